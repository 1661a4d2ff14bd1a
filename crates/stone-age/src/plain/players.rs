//! The players' possessions and points.

use engine::page::{Page, unbroken};
use engine::words::{Phrase, Speaker};
use engine::{Narrate, ScoreRow, say};

use crate::names::Label;
use crate::resource::Resource;
use crate::state::StoneAge;
use crate::task::Phase;
use crate::tools::ByValue;
use crate::view::{PlayerView, View};
use crate::words::{Key, phrase};

/// Writes the player boards.
pub(super) fn mats(view: &View, page: &mut Page<'_>) {
    let speaker = page.speaker();
    page.table(&page.say(say!(PlainPlayers)));
    let mut row = |label: Phrase, cell: &dyn Fn(&PlayerView) -> String| {
        page.row(&page.say(label), view.players.iter().map(cell));
    };
    row(Label::People.into(), &|player| player.people.to_string());
    row(Label::AtHome.into(), &|player| player.at_home.to_string());
    row(Label::Food.into(), &|player| player.food.to_string());
    row(Label::FoodTrack.into(), &|player| player.food_track.to_string());
    for resource in Resource::ALL {
        let label = say!(MatResource, resource = resource, value = resource.value());
        row(label, &|player| player.resources[resource].to_string());
    }
    row(Label::ToolsReady.into(), &|player| tools(&player.tools.ready, speaker));
    row(Label::ToolsUsed.into(), &|player| tools(&player.tools.used, speaker));
    row(Label::OneUseTools.into(), &|player| tools(&player.one_use_tools, speaker));
    row(Label::AnyTwo.into(), &|player| player.any_two_cards.to_string());
    row(Label::OwnBuildings.into(), &|player| player.buildings.len().to_string());
    row(Label::OwnCards.into(), &|player| player.card_count.to_string());
}

/// Returns the values of tools, separated by spaces.
fn tools(tools: &ByValue, speaker: &Speaker<'_>) -> String {
    let values: Vec<String> = phrase::tool_values(tools).map(|value| value.to_string()).collect();
    if values.is_empty() { speaker.say(say!(PlainNothing)) } else { values.join(" ") }
}

/// Writes the points by source: those scored already, then those that the end of the game would bring.
pub(super) fn points(view: &View, page: &mut Page<'_>) {
    let speaker = page.speaker();
    let source = |row: &ScoreRow, page: &mut Page| {
        let known =
            |points: &Option<i32>| points.map_or_else(|| speaker.say(say!(PlainUnknown)), |points| points.to_string());
        page.row(&speaker.say(StoneAge::tell_source(row.source)), row.points.iter().map(known));
    };
    page.table(&page.say(say!(PlainPointsNow)));
    for row in view.score.rows.iter().filter(|row| row.counted) {
        source(row, page);
    }
    page.row(&page.say(Phrase::from(Label::Points)), view.players.iter().map(|player| player.points.to_string()));
    page.table(&match view.phase {
        Phase::Placing | Phase::Using | Phase::Feeding { .. } => page.say(say!(PlainPointsLater)),
        Phase::Over(_) => page.say(say!(PlainFinalScoring)),
    });
    for row in view.score.rows.iter().filter(|row| !row.counted) {
        source(row, page);
    }
    let totals = view.players.iter().map(|player| {
        let total = view.score.total(player.seat);
        if view.score.is_complete(player.seat) {
            total.to_string()
        } else {
            speaker.say(say!(PlainAtLeast, points = total))
        }
    });
    page.row(&page.say(Phrase::from(Label::Total)), totals);
}

/// Writes the cards that the viewer may see.
pub(super) fn cards(view: &View, page: &mut Page<'_>) {
    let mut any = false;
    for player in &view.players {
        // Cards that lie face up are known to all.
        let known = player.cards.as_ref().unwrap_or(&player.face_up);
        if known.is_empty() {
            continue;
        }
        let unseen = usize::from(player.card_count).saturating_sub(known.len());
        let unseen = (unseen > 0).then(|| say!(PlainUnseen, count = unseen));
        let cards = known.iter().map(phrase::card).chain(unseen);
        let cards = cards.map(|card| Phrase::verbatim(unbroken(&page.say(card))));
        let cards = cards
            .reduce(|first, second| say!(JoinSemicolon, first = first, second = second))
            .unwrap_or_else(phrase::nothing);
        if !std::mem::replace(&mut any, true) {
            page.blank();
        }
        page.paragraph(&page.say(say!(PlainCardsOf, player = player.seat, count = player.card_count, cards = cards)));
    }
}
