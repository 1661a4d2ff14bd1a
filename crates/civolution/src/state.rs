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

/// Streams of chance, one for everything that is drawn.
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

/// How many spaces the goal chip display has.
pub(crate) const GOAL_DISPLAY: usize = 6;
/// How many spaces the income and the attribute chip display have.
pub(crate) const CHIP_DISPLAY: usize = 3;
/// The most tasks that can wait for one another.
pub(crate) const MOST_TASKS: usize = 192;
/// The most tribes that can have migrated, or be on their way: all.
const MOST_MOVED: usize = TRIBES as usize;
/// The most cards one looks at together: the highest number a pack can name.
const MOST_DRAWN: usize = 9;

engine::vocabulary! {
    /// The spaces of the weather gauge.
    pub enum Weather {
        /// Lose food or a tribe.
        Cold = "cold",
        /// An activity.
        Rain = "rain",
        /// An income action or an activity.
        Mild = "mild",
        /// An income action.
        Warm = "warm",
        /// Lose food or a tribe.
        Hot = "hot",
    }
}

impl Weather {
    /// Where so many steps towards hot, or (negative) towards cold lead; over a white line the indicator goes back to the
    /// space before it. Whether it went over one.
    pub(crate) fn moved(self, steps: i8) -> (Self, bool) {
        let space = self.index() as i8 + steps;
        let last = Self::COUNT as i8 - 1;
        (Self::ALL[space.clamp(0, last) as usize], space < 0 || space > last)
    }
}

/// Where a tribe is.
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
    /// Sets of migrations that interrupt one another, the outermost being 0.
    pub(crate) struct MigrationSets(u16) of numbers below 15
}

/// A tribe that has migrated, or is on its way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Moved {
    pub(crate) stand: Stand,
    /// The sets of migrations in which it has settled: that of the module, or of the outermost bonus, first.
    pub(crate) sets: MigrationSets,
    /// Whether it is on its way. Of several the last is the one whose journey goes on.
    pub(crate) afoot: bool,
}

/// How far the action phase has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Rounds {
    /// The phase indicator has not reached the end space.
    Open,
    /// It has: this round is finished.
    Finishing,
    /// The last round.
    Last,
}

/// Puts something at the end of a bounded list. Without room for it the game is broken.
pub(crate) fn append<A: Array>(list: &mut ArrayVec<A>, item: A::Item, broken: &mut bool) {
    *broken |= list.try_push(item).is_some();
}

/// A face-down research stack.
pub(crate) type FaceDown = Stack<3, 32>;
/// A face-up research stack, its top last. It grows by one card an era.
pub(crate) type FaceUp = ArrayVec<[CardId; 8]>;

/// What lies on the displays of the progress board.
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
    /// Starting marker cards one may choose from; none once chosen.
    pub(crate) marker_cards: MarkerCardSet,
    /// The one that was chosen, or given.
    pub(crate) marker_card: Option<MarkerCardId>,
    /// Research cards one may choose from; none of a type once it is chosen.
    pub(crate) cards: CardSet,
    /// Whether one chooses among all cards, as one may alone (p. 44).
    pub(crate) freely: bool,
}

/// A game of Civolution in progress.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Civolution {
    pub(crate) content: ContentRef,
    /// How many people play; alone one plays against V.I.C.I.
    pub(crate) player_count: u8,
    /// Who shall begin, if it is not drawn.
    pub(crate) chosen_start: Option<Seat>,
    /// How many of the first seats take a ready-made starting hand.
    pub(crate) newcomers: u8,
    /// The ready-made hand of each of them.
    pub(crate) hand_numbers: BySeat<u8>,
    pub(crate) era: u8,
    pub(crate) phase: Option<Phase>,
    /// Who has the starting monolith.
    pub(crate) start: Seat,
    /// Whose turn it is in the action phase.
    pub(crate) turn: Seat,
    /// How many resets have moved the phase indicator.
    pub(crate) resets: u8,
    pub(crate) rounds: Rounds,
    pub(crate) land: Land,
    pub(crate) civilizations: BySeat<Civilization>,
    pub(crate) hands: BySeat<CardSet>,
    pub(crate) display: Display,
    pub(crate) face_down: [FaceDown; Deck::COUNT],
    pub(crate) face_up: [FaceUp; Deck::COUNT],
    /// Hand cards that everybody has seen.
    pub(crate) open_hands: CardSet,
    /// The stage in which each card is installed.
    #[serde(with = "arrays")]
    pub(crate) card_stage: [u8; CardId::COUNT],
    /// How many cards and attribute chips have been installed, and with which of these numbers each was.
    pub(crate) pieces_installed: u8,
    #[serde(with = "arrays")]
    pub(crate) card_order: [u8; CardId::COUNT],
    pub(crate) attribute_order: [u8; AttributeId::COUNT],
    /// Cards that left the game.
    pub(crate) boxed_cards: CardSet,
    pub(crate) goal_bag: GoalSet,
    /// The goal chip under each in the goal areas.
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
    /// The events whose bonus each has received.
    pub(crate) events_won: BySeat<EventSet>,
    pub(crate) weather: Weather,
    /// Whether the weather indicator went over a white line in this era.
    pub(crate) beyond: bool,
    pub(crate) era_categories: [Category; ERAS],
    /// The categories with a scoring tile in the final scoring.
    pub(crate) final_tiles: [Category; 3],
    /// What is still to be done.
    pub(crate) agenda: Agenda<Task, MOST_TASKS>,
    /// Whether there was no room for something on the agenda or another list. Nothing can be trusted then.
    pub(crate) broken: bool,
    /// Who has let the displayed attribute chips lie, and nothing has happened since.
    pub(crate) let_lie: BySeat<bool>,
    /// Tribes that have migrated in the sets of migrations that are not over, and those on their way.
    pub(crate) moved: ArrayVec<[Moved; MOST_MOVED]>,
    /// The stacks somebody has chosen to draw from.
    pub(crate) draw_decks: ArrayVec<[u8; MOST_DRAWN]>,
    /// The cards he looks at.
    pub(crate) looking: ArrayVec<[CardId; MOST_DRAWN]>,
    /// Income chips that have not been used in this income phase.
    pub(crate) income_left: IncomeSet,
    pub(crate) choosing: BySeat<Choosing>,
    /// Starting chip cards to choose from, with their goal chips.
    pub(crate) chip_cards: ArrayVec<[(ChipCardId, GoalId); 5]>,
    pub(crate) vici: Vici,
}

impl Civolution {
    /// Everybody who plays.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(usize::from(self.player_count))
    }

    /// All civilizations, V.I.C.I's too.
    pub(crate) fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(usize::from(self.land.civilizations))
    }

    /// The seating order: from the starting civilization clockwise, V.I.C.I too.
    pub(crate) fn seating(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        self.start.clockwise(usize::from(self.land.civilizations))
    }

    /// The people who play, in seating order.
    pub(crate) fn people(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let vici = self.vici_seat();
        self.seating().filter(move |seat| Some(*seat) != vici)
    }

    /// V.I.C.I, if it plays.
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

    /// Who looks at cards he has drawn.
    pub(crate) fn looker(&self) -> Option<Seat> {
        self.agenda.iter().find(|step| matches!(step.task, Task::KeepCard(_))).map(|step| step.seat)
    }

    /// The task on top.
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
