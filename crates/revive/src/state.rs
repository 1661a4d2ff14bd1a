//! A game in progress.

mod audit;
mod now;
mod scene;

pub(crate) use now::{ForAction, ForNext, ForTurn, Now};
pub use scene::{Kind, Scene};

use engine::agenda::Agenda;
use engine::bag::IdSet;
use engine::{BySeat, Seat, Stream};
use serde::{Deserialize, Serialize};

use crate::chapter::Chapter;
use crate::content::{ArtifactColor, CardId, CardSet, ContentRef, MachineId, ModuleId};
use crate::map::Map;
use crate::player::Player;
use crate::resource::Color;
use crate::setup::{ArtifactRule, Unlocked};
use crate::task::{Step, Task};

/// Streams of chance, one for each kind of draw.
pub(crate) mod stream {
    use super::Stream;

    pub(crate) const START: Stream = Stream::named("start");
    pub(crate) const TRIBES: Stream = Stream::named("tribes");
    pub(crate) const SETS: Stream = Stream::named("starting sets");
    pub(crate) const RESTING: Stream = Stream::named("starting cards");
    pub(crate) const ARTIFACT_CARDS: Stream = Stream::named("artifact cards");
    pub(crate) const BACKS: Stream = Stream::named("backs");
    pub(crate) const TILES: Stream = Stream::named("area tiles");
    pub(crate) const TURNS: Stream = Stream::named("orientations");
    pub(crate) const LARGE: Stream = Stream::named("large locations");
    pub(crate) const CITIZENS: Stream = Stream::named("citizens");
    pub(crate) const MODULES: Stream = Stream::named("modules");
    pub(crate) const CRATES: Stream = Stream::named("crates");
    pub(crate) const MACHINES: [Stream; 3] =
        [Stream::named("yellow machines"), Stream::named("green machines"), Stream::named("gray machines")];
}

/// Number of citizen cards, and number of modules, on display.
pub(crate) const DISPLAY: usize = 5;
/// Number of machines of each color on display.
pub(crate) const MACHINE_DISPLAY: usize = 3;
/// Number of energy tokens in the game.
pub(crate) const ENERGY: u8 = 28;
/// Maximum number of tasks on the agenda.
pub(crate) const MOST_TASKS: usize = 100;
/// Maximum number of tasks on the agenda with which free actions are possible.
pub(crate) const MOST_INTERRUPTED: usize = 16;
/// Number of card actions in a solo game.
pub const BUDGET: u8 = 20;
/// Number of turns of each player after which a game is stopped if no player has ended it (A11).
pub(crate) const MOST_TURNS: u16 = 60;

/// Displays, decks and stacks next to the game board, and what has left the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Supply {
    pub(crate) citizens: CardSet,
    pub(crate) citizen_display: [Option<CardId>; DISPLAY],
    pub(crate) machines: IdSet<1>,
    pub(crate) machine_display: [[Option<MachineId>; MACHINE_DISPLAY]; Color::COUNT],
    pub(crate) modules: IdSet<1>,
    pub(crate) module_display: [Option<ModuleId>; DISPLAY],
    pub(crate) crates: IdSet<1>,
    pub(crate) energy: u8,
    /// Major artifacts on the craters.
    pub(crate) artifacts: [u8; ArtifactColor::COUNT],
    /// Minor artifacts next to the craters. A long game of four ends only once they are taken.
    pub(crate) extra_artifacts: u8,
    pub(crate) end_tile: bool,
    /// Cards that left the game.
    pub(crate) boxed_cards: CardSet,
    /// Modules that left the game.
    pub(crate) boxed_modules: IdSet<1>,
    /// Machines that left the game.
    pub(crate) boxed_machines: IdSet<1>,
    /// Artifacts that left the game.
    pub(crate) boxed_artifacts: [u8; ArtifactColor::COUNT],
}

/// The stage of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Course {
    /// Players make the choices of the setup.
    Preparing,
    /// The last artifact is not taken yet.
    Open,
    /// The last artifact was taken in this turn.
    Ending,
    /// This number of players still have their last turn.
    Last(u8),
    /// The game is over and scored.
    Over,
}

/// A game of Revive in progress.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Revive {
    pub(crate) content: ContentRef,
    pub(crate) player_count: u8,
    pub(crate) unlocked: Unlocked,
    pub(crate) chapter: Option<Chapter>,
    pub(crate) artifact_rule: ArtifactRule,
    pub(crate) course: Course,
    pub(crate) start: Seat,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Number of turns taken by all players.
    pub(crate) turns: u16,
    /// Number of spaces that the action cube of a solo game has moved.
    pub(crate) cube: u8,
    pub(crate) map: Map,
    pub(crate) supply: Supply,
    pub(crate) players: BySeat<Player>,
    pub(crate) now: Now,
    /// Pending tasks. The one on top comes first.
    pub(crate) agenda: Agenda<Task, MOST_TASKS>,
    /// Whether a task found no room on the agenda. The state cannot be trusted after that.
    pub(crate) broken: bool,
}

impl Revive {
    /// Lists the seats of all players.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(usize::from(self.player_count))
    }

    /// Lists the seats of all players in turn order, starting with `first`.
    pub(crate) fn seats_from(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        first.clockwise(usize::from(self.player_count))
    }

    /// Lists the seats of all other players.
    pub(crate) fn others(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        self.seats().filter(move |other| *other != seat)
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// Returns what applies to a player's next action. Only the player whose turn it is has it. Other players who act
    /// meanwhile do not have it and do not use it up.
    pub(crate) fn next_of(&self, seat: Seat) -> ForNext {
        if seat == self.turn { self.now.next } else { ForNext::default() }
    }

    /// Ends temporary effects because a player has used them. Only for the player whose turn it is: see
    /// [`Self::next_of`].
    pub(crate) fn use_up(&mut self, seat: Seat, ends: impl FnOnce(&mut Now)) {
        if seat == self.turn {
            ends(&mut self.now);
        }
    }

    pub(crate) const fn is_solo(&self) -> bool {
        self.player_count == 1
    }

    pub(crate) fn is_over(&self) -> bool {
        self.course == Course::Over
    }

    /// Puts a task on top of the agenda. The check of packs proves that there is room (`content::validate::waiting`).
    /// If there is none nevertheless, the game is marked as broken.
    pub(crate) fn push(&mut self, seat: Seat, task: Task) {
        self.broken |= self.agenda.push(seat, task).is_err();
    }

    /// Returns true if the agenda has room for a free action before the pending question. With more tasks than
    /// [`MOST_INTERRUPTED`] the question must be answered first, which guarantees room for the consequences of any
    /// answer. The free action can be taken after it.
    pub(crate) fn has_room_for_free_actions(&self) -> bool {
        self.agenda.len() <= MOST_INTERRUPTED
    }

    /// Returns the task on top of the agenda.
    pub(crate) fn top(&self) -> Option<Step> {
        self.agenda.top()
    }

    /// Returns the spaces of all players' buildings.
    pub(crate) fn all_buildings(&self) -> crate::space::SpaceSet {
        self.seats().fold(crate::space::SpaceSet::EMPTY, |all, seat| all | self.player(seat).buildings())
    }
}

#[cfg(test)]
mod tests {
    use engine::Game;
    use engine::chance::FastChance;

    use super::*;
    use crate::setup::Setup;

    #[test]
    fn a_task_without_room_breaks_the_game_instead_of_being_dropped() {
        let mut game = Revive::new(&Setup::default(), &mut FastChance::new(1)).unwrap();
        while game.agenda.len() < MOST_TASKS {
            game.push(game.turn, Task::Wake);
        }
        assert!(!game.is_broken() && game.audit().is_ok());
        game.push(game.turn, Task::Retire);
        assert!(game.is_broken() && game.audit().is_err());
    }
}
