//! Checks what the notation of packs allows but the game does not.

mod endless;
mod waiting;

use std::fmt;

use engine::pack::FileOfPack;

use super::file::PackFile;
use super::load::{COST, Loading, RowReader};
use super::{
    AttributeChip, AttributeId, Board, Card, CardId, ChipCard, Deck, EventCard, EventId, Goal, GoalId, IncomeId,
    MarkerCard, MarkerCardId, Toll, Top, Winners,
};
use crate::count::Count;
use crate::effect::{Activity, BonusId, Effect, Marker, Price};
use crate::material::Material;

/// The pieces that were read without mistakes.
#[derive(Default)]
pub(super) struct Pieces {
    pub(super) cards: Vec<Card>,
    pub(super) events: Vec<EventCard>,
    pub(super) goals: Vec<Goal>,
    /// The bonuses of the income chips, then those of the starting chip cards.
    pub(super) incomes: Vec<(IncomeId, BonusId)>,
    pub(super) attributes: Vec<AttributeChip>,
    pub(super) marker_cards: Vec<MarkerCard>,
    pub(super) chip_cards: Vec<ChipCard>,
}

/// Lists the ids of all pieces that need a name.
pub(super) fn named_pieces() -> impl Iterator<Item = String> {
    fn print(id: impl fmt::Display) -> String {
        id.to_string()
    }
    let chips = GoalId::all().map(print).chain(IncomeId::all().map(print)).chain(AttributeId::all().map(print));
    CardId::all().map(print).chain(EventId::all().map(print)).chain(chips).chain(MarkerCardId::all().map(print))
}

/// Number of ready-made starting hands.
const HANDS: u8 = 6;
const MOST_POINTS: u8 = 9;
const MOST_MARKERS: u8 = 20;

pub(super) fn check_card(row: &mut RowReader<'_>, card: &Card) {
    row.must(card.cost[0].need.is_some(), COST[0], || "expected a cost: the first space is never empty".to_owned());
    for ((space, points), field) in card.cost.iter().zip(card.points).zip(COST) {
        row.must(points <= MOST_POINTS, "points", || {
            format!("expected numbers from 0 to {MOST_POINTS}, found {points}")
        });
        row.must(space.need.is_some() || points == 0, field, || {
            "expected a cost, because there are points under this space".to_owned()
        });
    }
    for (spaces, field) in card.cost.windows(2).zip(&COST[1..]) {
        let (before, after) = (spaces[0].settlements, spaces[1].settlements);
        let good = !spaces[1].included || (1..after).contains(&before);
        row.must(good, field, || {
            let found = if before == 0 { "none".to_owned() } else { before.to_string() };
            format!(
                "expected fewer settlements in the previous space, because these {after} include them, found {found}"
            )
        });
    }
    row.must(!card.cost[0].included, COST[0], || "expected no `included`: there is no previous space".to_owned());
    if let Top::PointBonus(points) = card.top {
        let problem = || format!("expected a number from 1 to {MOST_POINTS}, found {points}");
        row.must((1..=MOST_POINTS).contains(&points), "point-bonus", problem);
    }
    if let Some(bonus) = card.bonus {
        let effects = row.loading.tables.bonuses.get(bonus).either.concat();
        let deck = card.id.deck();
        row.must(!effects.contains(&Effect::Install(deck)), "bonus", || {
            format!("expected no `install {deck}` on a card of that type, because such cards would install each other")
        });
    }
}

/// Refuses an activity with two prices that could be paid with the same pieces. Prices are checked one by one.
pub(super) fn check_activity(row: &mut RowReader<'_>, activity: &Activity) {
    for (index, price) in activity.price.iter().enumerate() {
        if let Some(other) = activity.price[..index].iter().find(|other| overlap(**other, *price)) {
            row.must(false, "activity", || {
                format!("expected prices of different things, found `{other}` and `{price}`")
            });
        }
    }
}

pub(super) fn check_event(row: &mut RowReader<'_>, event: &EventCard) {
    let weather = event.weather;
    let problem = || format!("expected one of -2, -1, 1, 2, found {weather}");
    row.must(matches!(weather, -2 | -1 | 1 | 2), "weather", problem);
    if let Winners::Most { count, .. } = event.winners
        && let Some(toll) = event.toll
    {
        let (name, counted) = match toll {
            Toll::Farm => ("farm", Count::Farms),
            Toll::Boat => ("boat", Count::Boats),
        };
        row.must(count == counted, "toll", || {
            format!(
                "expected `most = \"{counted}\"` with the toll {name}, because the winner needs one, found `{count}`"
            )
        });
    }
}

pub(super) fn check_marker_card(row: &mut RowReader<'_>, card: &MarkerCard) {
    for (index, (slot, _)) in card.markers.iter().enumerate() {
        let twice = card.markers[..index].iter().any(|(other, _)| other == slot);
        row.must(!twice, "markers", || format!("expected every space once, found {slot} twice"));
    }
    let total: u32 = card.markers.iter().map(|(_, number)| u32::from(*number)).sum();
    row.must(total <= u32::from(MOST_MARKERS), "markers", || {
        format!("expected at most {MOST_MARKERS} markers, found {total}")
    });
}

/// Checks whether the same piece could be paid for both prices. Then paying one could make the other unaffordable.
fn overlap(one: Price, other: Price) -> bool {
    use Price::{Dice, Favor, Features, Markers, Materials, Planning, Tribes, Weaken};
    match (one, other) {
        (Markers(one, _), Markers(other, _)) => one == other,
        // Some abilities let a material pay for another of the same land type.
        (Materials(one, _), Materials(other, _)) => Material::ALL
            .into_iter()
            .any(|material| one.allows(material) && Material::of(material.terrain()).any(|same| other.allows(same))),
        (Features(one, _), Features(other, _)) => one.is_none() || other.is_none() || one == other,
        // Focus markers can stand in for planning markers.
        (Planning(_), Planning(_) | Markers(Marker::Focus, _))
        | (Markers(Marker::Focus, _), Planning(_))
        | (Dice(_), Dice(_))
        | (Favor(_), Favor(_))
        | (Weaken(_) | Tribes(_), Weaken(_) | Tribes(_)) => true,
        _ => false,
    }
}

/// Checks what involves more than one row.
pub(super) fn check(loading: &mut Loading, pieces: &Pieces, board: Option<&Board>) {
    for deck in Deck::ALL {
        let cards = pieces.cards.iter().filter(|card| card.id.deck() == deck);
        let numbers = cards.map(|card| (card.id.to_string(), card.number));
        check_numbers(loading, PackFile::of(deck), "cards", CardId::PER_DECK, numbers);
    }
    let numbers = pieces.marker_cards.iter().map(|card| (card.id.to_string(), card.number));
    check_numbers(loading, PackFile::Starts, "marker cards", MarkerCardId::COUNT, numbers);
    let numbers = pieces.chip_cards.iter().map(|card| (card.id.to_string(), card.number));
    check_numbers(loading, PackFile::Starts, "chip cards", super::ChipCardId::COUNT, numbers);
    for (index, card) in pieces.chip_cards.iter().enumerate() {
        if let Some(other) = pieces.chip_cards[..index].iter().find(|other| other.module == card.module) {
            let problem = format!("expected ten different modules, found {} on {} too", card.module, other.id);
            loading.reader(PackFile::Starts, Some(card.id.to_string())).wrong::<()>(Some("module"), problem);
        }
    }
    loading.errors.extend(endless::check(pieces, &loading.tables.bonuses, &loading.tables.activities));
    // Tasks can only be counted if every chain ends.
    if loading.errors.is_empty() {
        loading.errors.extend(waiting::check(pieces, board, &loading.tables.bonuses, &loading.tables.activities));
    }
}

/// Checks that each ready-made starting hand has exactly one of these pieces.
fn check_numbers(
    loading: &mut Loading,
    file: PackFile,
    what: &str,
    expected: usize,
    numbers: impl Iterator<Item = (String, Option<u8>)>,
) {
    let numbers: Vec<(String, Option<u8>)> = numbers.collect();
    for (id, number) in numbers.iter().filter_map(|(id, number)| Some((id, (*number)?))) {
        if !(1..=HANDS).contains(&number) {
            let problem = format!("expected a number from 1 to {HANDS}, found {number}");
            loading.reader(file, Some(id.clone())).wrong::<()>(Some("number"), problem);
        }
    }
    // A row that could not be read may have been the one that is missing.
    if numbers.len() < expected {
        return;
    }
    for hand in 1..=HANDS {
        let with: Vec<&str> =
            numbers.iter().filter(|(_, number)| *number == Some(hand)).map(|(id, _)| id.as_str()).collect();
        if with.len() != 1 {
            let found = if with.is_empty() { "none".to_owned() } else { with.join(", ") };
            let problem = format!("expected number {hand} on exactly one of the {what}, found {found}");
            loading.errors.push(file.wrong(problem));
        }
    }
}
