//! Loads the files of a pack into tables. All mistakes are collected, so an author sees them together.

mod board;
mod rows;

use engine::pack::{self, FileOfPack, PackError, PackHeader, all};

pub(super) use rows::COST;

use super::bonuses::Bonuses;
use super::file::{
    AttributeRow, CardRow, ChipCardRow, EventRow, GoalRow, IncomeRow, MarkerCardRow, PackFile, PackFiles,
};
use super::validate::{self, Pieces};
use super::{
    ActivityId, AttributeId, CardId, CardSet, ChipCardId, Content, Deck, EventId, GoalId, IncomeId, MarkerCardId, Top,
    grammar,
};
use crate::ability::Ability;
use crate::continent::Tiles;
use crate::effect::{Activity, BonusId};

/// The activity printed on every console (p. 31).
const CONSOLE_ACTIVITY: &str = "pay money 1: track any 1";

impl Content {
    /// Reads the files of a pack and checks them. Reports as many mistakes as possible, not only the first.
    pub fn parse(files: &PackFiles) -> Result<Self, Vec<PackError>> {
        let mut loading = Loading::default();
        let pack = loading.pack(files);
        let board = board::read_board(&mut loading, files);
        let pieces = read_pieces(&mut loading, files);
        let names = loading.names(files, validate::named_pieces());
        validate::check(&mut loading, &pieces, board.as_ref());
        let tiles = Tiles::printed();
        if let Err(error) = &tiles {
            // The tiles are not part of a pack, so this can only be a mistake of this crate.
            loading.errors.push(PackFile::Board.wrong(error.to_string()));
        }
        let Loading { errors, tables: Tables { bonuses, activities } } = loading;
        let (Some(pack), Some(board), Ok(tiles), true) = (pack, board, tiles, errors.is_empty()) else {
            return Err(errors);
        };
        let waits = |top: &Top| matches!(top, Top::Ability(Ability::When(..)));
        let waiting_cards: CardSet =
            pieces.cards.iter().filter(|card| waits(&card.top)).map(|card| card.id.id()).collect();
        let content = || {
            Some(Self {
                header: PackHeader::new(files, pack),
                tiles,
                board,
                cards: all(pieces.cards)?,
                events: all(pieces.events)?,
                goals: all(pieces.goals)?,
                incomes: all(pieces.incomes.into_iter().map(|(_, bonus)| bonus).collect())?,
                attributes: all(pieces.attributes)?,
                marker_cards: all(pieces.marker_cards)?,
                chip_cards: all(pieces.chip_cards)?,
                bonuses,
                activities,
                waiting_cards,
                names,
            })
        };
        content().ok_or(errors)
    }
}

/// The tables that are filled while a pack is read.
#[derive(Default)]
pub(super) struct Tables {
    pub(super) bonuses: Bonuses,
    pub(super) activities: Vec<Activity>,
}

pub(super) type Loading = pack::Loading<Tables>;
pub(super) type RowReader<'a> = pack::RowReader<'a, Tables>;

fn read_pieces(loading: &mut Loading, files: &PackFiles) -> Pieces {
    if let Ok(activity) = grammar::activity(CONSOLE_ACTIVITY, &mut loading.tables.bonuses) {
        loading.tables.activities.push(activity);
    }
    let mut pieces = Pieces::default();
    for deck in Deck::ALL {
        let file = PackFile::of(deck);
        let [cards] = loading.lists(files, file, ["card"]);
        pieces.cards.extend(loading.rows::<CardRow>(file, cards, CardId::of(deck)));
    }
    let [events] = loading.lists(files, PackFile::Events, ["event"]);
    pieces.events = loading.rows::<EventRow>(PackFile::Events, events, EventId::all());
    let [goals] = loading.lists(files, PackFile::Goals, ["goal"]);
    pieces.goals = loading.rows::<GoalRow>(PackFile::Goals, goals, GoalId::all());
    let [incomes] = loading.lists(files, PackFile::Income, ["income"]);
    let in_bag = IncomeId::all().take(IncomeId::IN_BAG);
    pieces.incomes = loading.rows::<IncomeRow>(PackFile::Income, incomes, in_bag);
    let [attributes] = loading.lists(files, PackFile::Attributes, ["attribute"]);
    pieces.attributes = loading.rows::<AttributeRow>(PackFile::Attributes, attributes, AttributeId::all());
    let [marker_cards, chip_cards] = loading.lists(files, PackFile::Starts, ["marker-card", "chip-card"]);
    pieces.marker_cards = loading.rows::<MarkerCardRow>(PackFile::Starts, marker_cards, MarkerCardId::all());
    let chip_cards = loading.rows::<ChipCardRow>(PackFile::Starts, chip_cards, ChipCardId::all());
    for (card, bonus) in chip_cards {
        pieces.incomes.push((IncomeId::starting(card.id), bonus));
        pieces.chip_cards.push(card);
    }
    pieces
}

fn bonus(row: &mut RowReader<'_>, field: &'static str, text: &str) -> Option<BonusId> {
    let bonus = row.read(field, grammar::bonus(text))?;
    Some(row.loading.tables.bonuses.number(bonus))
}

fn activity(row: &mut RowReader<'_>, field: &'static str, text: &str) -> Option<ActivityId> {
    let activity = grammar::activity(text, &mut row.loading.tables.bonuses);
    let activity = row.read(field, activity)?;
    validate::check_activity(row, &activity);
    row.loading.tables.activities.push(activity);
    // At most one for each of the 160 cards and one for the console.
    Some(ActivityId((row.loading.tables.activities.len() - 1) as u8))
}

fn ability(row: &mut RowReader<'_>, field: &'static str, text: &str) -> Option<Ability> {
    let ability = grammar::ability(text, &mut row.loading.tables.bonuses);
    row.read(field, ability)
}
