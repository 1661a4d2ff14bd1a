//! A game in progress.

mod audit;
mod scene;

pub use scene::Scene;

use engine::agenda::Agenda;
use engine::bag::{Deck as Stack, IdSet};
use engine::{BySeat, Seat, Stream};
use serde::{Deserialize, Serialize};
use tinyvec::{Array, ArrayVec};

use crate::category::{Category, ERAS};
use crate::civilization::{Civilization, TRIBES};
use crate::content::{
    AttributeId, CardId, CardSet, ChipCardId, ContentRef, Deck, EventId, EventSet, GoalId, GoalSet, IncomeId,
    IncomeSet, MarkerCardId, MarkerCardSet,
};
use crate::continent::{Camp, Territory};
use crate::land::{Land, Tribe, arrays};
use crate::task::{Phase, Step, Task};
use crate::vici::{VICI_SEAT, Vici};

/// The streams of chance, one for each kind of piece that is drawn.
pub(crate) mod stream {
    use super::Stream;

    pub(crate) const START: Stream = Stream::named("start");
    pub(crate) const CATEGORIES: Stream = Stream::named("scoring tiles");
    pub(crate) const EVENTS: Stream = Stream::named("events");
    pub(crate) const GOALS: Stream = Stream::named("goals");
    pub(crate) const INCOMES: Stream = Stream::named("income chips");
    pub(crate) const ATTRIBUTES: Stream = Stream::named("attribute chips");
    pub(crate) const MATERIALS: Stream = Stream::named("materials");
    pub(crate) const SITES: Stream = Stream::named("sites");
    pub(crate) const STARTS: Stream = Stream::named("starting cards");
    pub(crate) const ACTION_CARDS: Stream = Stream::named("action cards");
    pub(crate) const CARDS: [Stream; 5] = [
        Stream::named("inventions"),
        Stream::named("mutations"),
        Stream::named("insights"),
        Stream::named("buildings"),
        Stream::named("achievements"),
    ];
}

/// Number of spaces in the goal chip display.
pub(crate) const GOAL_DISPLAY: usize = 6;
/// Number of spaces in the income chip display and in the attribute chip display.
pub(crate) const CHIP_DISPLAY: usize = 3;
/// Maximum number of tasks on the agenda.
pub(crate) const MOST_TASKS: usize = 192;
/// Maximum number of tribes that have migrated or are on a journey: all of them.
const MOST_MOVED: usize = TRIBES as usize;
/// Maximum number of cards drawn together: the highest number a pack can name.
const MOST_DRAWN: usize = 9;

engine::vocabulary! {
    /// A space of the weather gauge.
    pub enum Weather {
        /// Lose food or a tribe.
        Cold = "cold",
        /// Perform an activity.
        Rain = "rain",
        /// Perform an income action or an activity.
        Mild = "mild",
        /// Perform an income action.
        Warm = "warm",
        /// Lose food or a tribe.
        Hot = "hot",
    }
}

impl Weather {
    /// Moves the indicator by a number of steps: positive towards hot, negative towards cold. If it crosses a white
    /// line, it returns to the last space before the line. Also returns whether it crossed one.
    pub(crate) fn moved(self, steps: i8) -> (Self, bool) {
        let space = self.index() as i8 + steps;
        let last = Self::COUNT as i8 - 1;
        (Self::ALL[space.clamp(0, last) as usize], space < 0 || space > last)
    }
}

/// Where a tribe is located.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Stand {
    Camp(Camp),
    Wild(Territory, Tribe),
    Boat(Territory, Tribe),
}

impl Default for Stand {
    fn default() -> Self {
        Self::Camp(Camp::ALL[0])
    }
}

engine::small_set! {
    /// Sets of migrations that interrupt one another. The outermost is 0.
    pub(crate) struct MigrationSets(u16) of numbers below 15
}

/// A tribe that has migrated or is on a journey.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Moved {
    pub(crate) stand: Stand,
    /// The sets of migrations in which the tribe has settled. The first is the set of the module or of the outermost
    /// bonus.
    pub(crate) sets: MigrationSets,
    /// Whether the tribe is on a journey. If several are, the last of them is the one that moves.
    pub(crate) afoot: bool,
}

/// The progress of the action phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Rounds {
    /// The phase indicator has not reached the end space.
    Open,
    /// The phase indicator has reached the end space, and this round is finished.
    Finishing,
    /// The last round is being played.
    Last,
}

/// Appends an item to a bounded list. If there is no room for it, marks the game as broken.
pub(crate) fn append<A: Array>(list: &mut ArrayVec<A>, item: A::Item, broken: &mut bool) {
    *broken |= list.try_push(item).is_some();
}

/// A face-down research stack.
pub(crate) type FaceDown = Stack<3, 32>;
/// A face-up research stack with its top card last. It grows by one card each era.
pub(crate) type FaceUp = ArrayVec<[CardId; 8]>;

/// What is on display on the progress board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Display {
    pub(crate) goals: [Option<GoalId>; GOAL_DISPLAY],
    pub(crate) incomes: [Option<IncomeId>; CHIP_DISPLAY],
    pub(crate) attributes: [Option<AttributeId>; CHIP_DISPLAY],
    pub(crate) activation_dice: u8,
    pub(crate) fate_dice: u8,
    pub(crate) hunting_tokens: u8,
}

/// The secret choices of the setup (option B, p. 10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Choosing {
    /// The starting marker cards offered; empty once one is chosen.
    pub(crate) marker_cards: MarkerCardSet,
    /// The starting marker card that was chosen or dealt.
    pub(crate) marker_card: Option<MarkerCardId>,
    /// The research cards offered; empty for a type once one of it is chosen.
    pub(crate) cards: CardSet,
    /// Whether the player chooses among all cards, as a single player may (p. 44).
    pub(crate) freely: bool,
}

/// A game of Civolution in progress.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Civolution {
    pub(crate) content: ContentRef,
    /// Number of human players. A single player plays against V.I.C.I.
    pub(crate) player_count: u8,
    /// The seat that begins, or `None` to draw it.
    pub(crate) chosen_start: Option<Seat>,
    /// Number of players with a ready-made starting hand, counted from the first seat.
    pub(crate) newcomers: u8,
    /// The number of the ready-made hand of each of these players.
    pub(crate) hand_numbers: BySeat<u8>,
    pub(crate) era: u8,
    pub(crate) phase: Option<Phase>,
    /// The holder of the starting monolith.
    pub(crate) start: Seat,
    /// The seat whose turn it is in the action phase.
    pub(crate) turn: Seat,
    /// Number of resets that have moved the phase indicator in this era.
    pub(crate) resets: u8,
    pub(crate) rounds: Rounds,
    pub(crate) land: Land,
    pub(crate) civilizations: BySeat<Civilization>,
    pub(crate) hands: BySeat<CardSet>,
    pub(crate) display: Display,
    pub(crate) face_down: [FaceDown; Deck::COUNT],
    pub(crate) face_up: [FaceUp; Deck::COUNT],
    /// Hand cards that all players have seen.
    pub(crate) open_hands: CardSet,
    /// The stage in which each card is installed.
    #[serde(with = "arrays")]
    pub(crate) card_stage: [u8; CardId::COUNT],
    /// Number of cards and attribute chips installed so far. Each gets the next number, stored in `card_order` and
    /// `attribute_order`.
    pub(crate) pieces_installed: u8,
    #[serde(with = "arrays")]
    pub(crate) card_order: [u8; CardId::COUNT],
    pub(crate) attribute_order: [u8; AttributeId::COUNT],
    /// Cards that have left the game.
    pub(crate) boxed_cards: CardSet,
    pub(crate) goal_bag: GoalSet,
    /// The goal chip under each goal chip in the goal areas.
    #[serde(with = "arrays")]
    pub(crate) goal_under: [Option<GoalId>; GoalId::COUNT],
    pub(crate) goals_done: BySeat<GoalSet>,
    pub(crate) income_bag: IncomeSet,
    /// The column and stage of each income chip.
    #[serde(with = "arrays")]
    pub(crate) income_slot: [(u8, u8); IncomeId::COUNT],
    pub(crate) attribute_bag: IdSet<1>,
    pub(crate) attribute_stage: [u8; AttributeId::COUNT],
    pub(crate) events: IdSet<1>,
    pub(crate) event: Option<EventId>,
    /// The events whose bonus each civilization has received.
    pub(crate) events_won: BySeat<EventSet>,
    pub(crate) weather: Weather,
    /// Whether the weather indicator crossed a white line in this era.
    pub(crate) beyond: bool,
    pub(crate) era_categories: [Category; ERAS],
    /// The categories with a scoring tile in the final scoring.
    pub(crate) final_tiles: [Category; 3],
    /// The tasks that are still to be done.
    pub(crate) agenda: Agenda<Task, MOST_TASKS>,
    /// Whether something did not fit on the agenda or another list. The position is invalid then.
    pub(crate) broken: bool,
    /// The players who have declined the displayed attribute chips, as long as nothing has happened since.
    pub(crate) let_lie: BySeat<bool>,
    /// Tribes that have migrated in the unfinished sets of migrations, and those on a journey.
    pub(crate) moved: ArrayVec<[Moved; MOST_MOVED]>,
    /// The stacks a player has chosen to draw from.
    pub(crate) draw_decks: ArrayVec<[u8; MOST_DRAWN]>,
    /// The cards that player is looking at.
    pub(crate) looking: ArrayVec<[CardId; MOST_DRAWN]>,
    /// Income chips not yet used in this income phase.
    pub(crate) income_left: IncomeSet,
    pub(crate) choosing: BySeat<Choosing>,
    /// Starting chip cards to choose from, with their goal chips.
    pub(crate) chip_cards: ArrayVec<[(ChipCardId, GoalId); 5]>,
    pub(crate) vici: Vici,
}

impl Civolution {
    /// Lists the seats of the human players.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(usize::from(self.player_count))
    }

    /// Lists all seats, including V.I.C.I's.
    pub(crate) fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(usize::from(self.land.civilizations))
    }

    /// Lists all seats in seating order: clockwise from the starting civilization, including V.I.C.I's.
    pub(crate) fn seating(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        self.start.clockwise(usize::from(self.land.civilizations))
    }

    /// Lists the seats of the human players in seating order.
    pub(crate) fn people(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let vici = self.vici_seat();
        self.seating().filter(move |seat| Some(*seat) != vici)
    }

    /// Returns V.I.C.I's seat, if it plays.
    pub(crate) fn vici_seat(&self) -> Option<Seat> {
        (self.player_count == 1).then_some(VICI_SEAT)
    }

    pub(crate) fn civ(&self, seat: Seat) -> &Civilization {
        &self.civilizations[seat]
    }

    pub(crate) fn civ_mut(&mut self, seat: Seat) -> &mut Civilization {
        &mut self.civilizations[seat]
    }

    pub(crate) fn is_over(&self) -> bool {
        self.phase.is_none() && usize::from(self.era) > ERAS
    }

    /// Puts a task on top of the agenda. The check of a pack proves that there is always room.
    pub(crate) fn push(&mut self, seat: Seat, task: Task) {
        self.broken |= self.agenda.push(seat, task).is_err();
    }

    /// Returns the player who is looking at drawn cards.
    pub(crate) fn looker(&self) -> Option<Seat> {
        self.agenda.iter().find(|step| matches!(step.task, Task::KeepCard(_))).map(|step| step.seat)
    }

    /// Returns the task on top of the agenda.
    pub(crate) fn top(&self) -> Option<Step> {
        self.agenda.top()
    }
}

#[cfg(test)]
mod tests {
    use engine::Game;
    use engine::chance::Scripted;

    use super::*;
    use crate::setup::Setup;

    #[test]
    fn without_room_for_a_task_the_game_is_broken() {
        let Ok(mut game) = Civolution::new(&Setup::default(), &mut Scripted::anything()) else { unreachable!() };
        assert!(!game.is_broken());
        for _ in game.agenda.len()..MOST_TASKS {
            game.push(Seat::ALL[0], Task::Pause);
        }
        assert!(!game.is_broken(), "there was room for all of them");
        game.push(Seat::ALL[0], Task::Pause);
        assert!(game.is_broken() && game.audit().is_err());
    }
}
