//! The stage partition, drawn as nine columns, and what is installed in it.

use engine::page::Page;
use engine::say;
use engine::words::Phrase;

use crate::content::{ActivityId, Top};
use crate::stages::{Column, FIRST_STAGE, Half, Holding, STAGE_POINTS, printed_points};
use crate::task::Phase;
use crate::view::{CivilizationView, View};
use crate::words::{Key, ability, activity, phrase, piece};

const LABEL: usize = 17;
const WIDTH: usize = 7;

/// Writes the nine columns, the highest stage first.
pub(super) fn partition(own: &CivilizationView, page: &mut Page<'_>) {
    let speaker = page.speaker();
    page.part(&page.say(say!(PlainPartStages)));
    page.columns(&page.say(say!(PlainColumns)), LABEL, Column::all().map(|column| column.number().to_string()), WIDTH);
    let stages = &own.console.stages;
    let holding = |column| {
        stages.pile(column).holds.map_or_else(|| say!(PlainNone), |holding| say!(PlainShort, holding = holding))
    };
    page.columns(&page.say(say!(PlainHolding)), LABEL, Column::all().map(|column| speaker.say(holding(column))), WIDTH);
    let height = |column: Column| {
        let [left, right] = stages.pile(column).filled;
        FIRST_STAGE[column.index()].saturating_add(left.max(right)).saturating_sub(1)
    };
    let highest = Column::all().map(height).max().unwrap_or(0).max(STAGE_POINTS.len() as u8);
    for stage in (1..=highest).rev() {
        page.columns(
            &page.say(label(own, stage)),
            LABEL,
            Column::all().map(|column| speaker.say(cell(own, column, stage))),
            WIDTH,
        );
    }
    page.paragraph(&page.say(say!(PlainStageLegend)));
}

fn label(own: &CivilizationView, stage: u8) -> Phrase {
    let points = printed_points(stage);
    if own.console.is_active(stage) {
        say!(PlainStage, stage = stage, points = points)
    } else {
        say!(PlainStageInactive, stage = stage, points = points)
    }
}

/// Returns what is in a stage of a column.
pub(super) fn cell(own: &CivilizationView, column: Column, stage: u8) -> Phrase {
    let stages = &own.console.stages;
    let Some(above) = stage.checked_sub(FIRST_STAGE[column.index()]) else { return phrase::nothing() };
    let filled = Half::ALL.map(|half| stages.pile(column).filled[half.index()] > above);
    if filled == [false, false] {
        return say!(PlainNone);
    }
    if let Some((chip, ..)) = own.incomes.iter().find(|(_, at, in_stage)| (*at, *in_stage) == (column.number(), stage))
    {
        return Phrase::verbatim(chip.to_string());
    }
    let holds = stages.pile(column).holds;
    let mut cards = own.installed.iter().chain(&own.arriving);
    let card = cards.find(|(card, at)| *at == stage && holds == Some(Holding::of(card.deck())));
    let attribute = own.attributes.iter().find(|(_, at)| *at == stage && holds == Some(Holding::Attributes));
    match (card, attribute, filled) {
        (Some((card, _)), ..) => Phrase::verbatim(card.to_string()),
        (None, Some((chip, _)), _) => Phrase::verbatim(chip.to_string()),
        (None, None, _) if holds != Some(Holding::Goals) => say!(PlainStartingChip),
        (None, None, [true, true]) => say!(PlainBothHalves),
        (None, None, [true, false]) => say!(PlainLeftHalf),
        (None, None, [false, _]) => say!(PlainRightHalf),
    }
}

/// Writes activities, income chips and abilities.
pub(super) fn abilities(own: &CivilizationView, view: &View, page: &mut Page<'_>) {
    let content = &view.pack;
    page.part(&page.say(say!(PlainPartAbilities)));
    let console = say!(TopActivity, activity = activity(content, ActivityId::CONSOLE));
    page.item(&page.say(say!(PieceSays, piece = say!(PlainConsole), text = phrase::sentence(console))));
    for (card, _) in &own.installed {
        let top = content.card(*card).top;
        if top != Top::Nothing {
            let text = phrase::sentence(piece::top(content, &top));
            page.item(&page.say(say!(PieceSays, piece = piece::name(*card), text = text)));
        }
    }
    for (chip, _) in &own.attributes {
        let text = phrase::sentence(ability(content, &content.attribute(*chip).ability));
        page.item(&page.say(say!(PieceSays, piece = piece::name(*chip), text = text)));
    }
    for (chip, ..) in &own.incomes {
        let text = piece::income_full(content, *chip);
        let left = view.income_left.contains(chip) && matches!(view.phase, Some(Phase::Income));
        page.item(&page.say(if left { say!(PlainIncomeLeft, chip = text) } else { say!(PlainIncome, chip = text) }));
    }
}
