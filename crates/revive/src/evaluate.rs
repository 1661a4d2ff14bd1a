//! The evaluation of positions: the points a player has now, and what they can still make of everything else.

mod agenda;
mod features;
mod goals;
mod land;
mod weights;

use engine::chance::FastChance;
use engine::{Evaluate, Features, Game, Seat};

use crate::action::Action;
use crate::content::SLOTS;
use crate::resource::Resource;
use crate::state::{BUDGET, Course, Revive};
use crate::tribe::Gives;
use weights::{ALONE, TOGETHER, Weights};

/// The share of a game that the last turn makes up.
const LAST_TURN: f32 = 0.08;
/// The number of turns that each player takes in a typical game.
const USUAL_TURNS: f32 = 15.0;
/// The weight of the remaining artifacts, compared with the turns, in the estimate of how much of the game is left.
const BY_ARTIFACTS: f32 = 0.5;

impl Revive {
    const fn weights(&self) -> &'static Weights {
        if self.is_solo() { &ALONE } else { &TOGETHER }
    }

    /// Estimates how much of the game is left, from 1 at the beginning to 0 at the end.
    fn left(&self) -> f32 {
        if self.is_solo() {
            return f32::from(BUDGET.saturating_sub(self.cube)) / f32::from(BUDGET);
        }
        match self.course {
            Course::Over => 0.0,
            Course::Ending | Course::Last(_) => LAST_TURN,
            Course::Preparing | Course::Open => {
                let there: u8 = self.supply.artifacts.iter().sum::<u8>() + self.supply.extra_artifacts;
                let all = 3 * self.player_count + self.supply.extra_artifacts;
                let artifacts = (f32::from(there) / f32::from(all.max(1))).min(1.0);
                let turns = f32::from(self.turns) / (f32::from(self.player_count) * USUAL_TURNS);
                // Taking an artifact shortens the game for all players, so it costs the player less than it seems.
                let open = BY_ARTIFACTS * artifacts + (1.0 - BY_ARTIFACTS) * (1.0 - turns).max(0.0);
                LAST_TURN + (1.0 - LAST_TURN) * open
            }
        }
    }

    /// Returns the share of immediately usable things that will still be used: all of them until shortly before the
    /// end.
    fn soon(&self, left: f32) -> f32 {
        (left * self.weights().soon).min(1.0)
    }

    /// Returns the same share for things that take longer to use.
    fn later(&self, left: f32) -> f32 {
        (left * self.weights().later).min(1.0)
    }

    /// Values resources. The first ones of a kind are worth more than the last.
    fn purse_worth(&self, seat: Seat) -> f32 {
        let w = self.weights();
        let purse = self.player(seat).purse;
        let basics = Resource::BASIC.into_iter().map(|basic| {
            let have = f32::from(purse[basic]);
            have.min(w.plenty) + w.beyond * (have - w.plenty).max(0.0)
        });
        basics.sum::<f32>() * w.basic + f32::from(purse[Resource::Crystal]) * w.crystal
    }

    /// Values the cards that can be played before the next hibernation, and all others.
    fn hand_worth(&self, seat: Seat) -> f32 {
        let w = self.weights();
        let player = self.player(seat);
        let active = player.active.len() as f32;
        let open = (0..SLOTS).filter(|slot| self.is_open(seat, *slot)).count() as f32;
        let playable = active.min(open);
        playable * w.playable + (active - playable) * w.waiting + player.resting.len() as f32 * w.resting
    }

    /// Values what lasts: machines with the energy for them, modules, recruited cards, and technologies.
    fn engine_worth(&self, seat: Seat, left: f32) -> f32 {
        let w = self.weights();
        let player = self.player(seat);
        let machines = self.machines_of(seat).count() as f32;
        let energy = f32::from(player.all_energy());
        let pairs = machines.min(energy);
        let idle = machines - player.powered.len() as f32;
        let ready = idle.min(f32::from(player.energy));
        let modules = player.modules.iter().flatten().map(|module| {
            let module = self.content.module(*module);
            self.list_worth(seat, module.effect, 0, 1.0) * module.colors.len() as f32 / 2.0
        });
        let technologies = player.gives(&self.content).map(|gives| match gives {
            Gives::AtOnce(_) | Gives::MoveFigure | Gives::Machine(_) => 0.0,
            Gives::Slot => w.slot,
            _ => w.technology,
        });
        let lasting = pairs * w.pair
            + (energy - pairs) * w.energy
            + (machines - pairs) * w.machine
            + modules.sum::<f32>() * w.module
            + f32::from(player.recruited(&self.content, None)) * w.card
            + technologies.sum::<f32>();
        lasting * left + ready * w.ready * self.soon(left)
    }

    /// Values the technologies that can be unlocked next.
    fn frontier_worth(&self, seat: Seat, left: f32, artifact: f32) -> f32 {
        let w = self.weights();
        let player = self.player(seat);
        let board = player.board(&self.content);
        let worth = self.unlockable(seat).iter().map(|number| {
            let technology = board.technologies[usize::from(number)];
            let gives = match technology.gives {
                Gives::AtOnce(_) => artifact,
                Gives::Slot => w.slot * left,
                _ => w.technology * left,
            };
            f32::from(technology.points) + gives
        });
        worth.sum::<f32>() * w.frontier
    }

    fn outlook(&self, seat: Seat, left: f32) -> f32 {
        let w = self.weights();
        let player = self.player(seat);
        let soon = self.soon(left);
        let artifact = self.artifact_worth(seat, left);
        self.purse_worth(seat) * soon
            + self.hand_worth(seat) * soon
            + player.closed.len() as f32 * w.closed * soon
            + f32::from(!player.switched) * w.basic * soon
            + self.engine_worth(seat, left)
            + self.frontier_worth(seat, left, artifact) * self.later(left)
            + (self.track_worth(seat, left, artifact) + self.progress_worth(seat, left, artifact)) * self.later(left)
            + self.category_hope(seat, left)
            + self.land_worth(seat, left)
    }
}

impl Revive {
    /// Returns true if this trade, made up to the maximum number of times, lets the player do something new. Crystals
    /// that can already replace what is missing need not be traded.
    fn trade_helps(&self, seat: Seat, trade: &Action) -> bool {
        let (mut before, mut after) = (Vec::new(), Vec::new());
        self.actions(seat, &mut before);
        let is_new = |action: &Action| {
            let same = |other: &Action| action.without_crystals() == other.without_crystals();
            !matches!(action, Action::Trade(_)) && !before.iter().any(same)
        };
        let mut world = *self;
        // A trade involves no chance.
        let mut chance = FastChance::new(0);
        while world.check(seat, trade).is_ok() {
            world.perform(seat, trade, &mut chance, &mut ());
            world.actions(seat, &mut after);
            if after.iter().any(is_new) {
                return true;
            }
        }
        false
    }
}

impl Evaluate for Revive {
    const FEATURES: usize = features::FEATURES;
    const HORIZON: u32 = 2;
    const PLAYS_AS_LEARNED: bool = true;

    fn evaluate(&self, seat: Seat) -> f32 {
        let points = f32::from(self.total_points(seat));
        if self.is_over() {
            return points;
        }
        let left = self.left();
        points + self.outlook(seat, left) + self.waiting_worth(seat, left)
    }

    fn is_pointless(&self, seat: Seat, action: &Action) -> bool {
        matches!(action, Action::Trade(_)) && !self.trade_helps(seat, action)
    }

    fn features(&self, seat: Seat, out: &mut Features) {
        self.describe(seat, out);
    }

    fn learned() -> &'static str {
        include_str!("../data/learned.txt")
    }
}

#[cfg(test)]
mod tests {

    use engine::whim::pick;

    use super::*;
    use crate::setup::Setup;

    #[test]
    fn trade_without_new_options_is_pointless() {
        let mut chance = FastChance::new(5);
        let (mut actions, mut later) = (Vec::new(), Vec::new());
        let (mut pointless, mut helps) = (0, 0);
        for players in [1, 2, 4] {
            for _ in 0..10 {
                let mut game = Revive::new(&Setup { players, ..Setup::default() }, &mut chance).unwrap();
                while let Some((seat, action)) = pick(&game, &mut actions, &mut chance) {
                    assert!(actions.iter().any(|action| !game.is_pointless(seat, action)), "{actions:?}");
                    for action in &actions {
                        if !matches!(action, Action::Trade(_)) {
                            assert!(!game.is_pointless(seat, action), "{action}");
                        } else if game.is_pointless(seat, action) {
                            pointless += 1;
                            let mut after = game;
                            after.perform(seat, action, &mut FastChance::new(1), &mut ());
                            after.actions(seat, &mut later);
                            let mut others = later.iter().filter(|later| !matches!(later, Action::Trade(_)));
                            let was_there = |later: &Action| {
                                actions.iter().any(|one| one.without_crystals() == later.without_crystals())
                            };
                            assert!(others.all(was_there), "{action}");
                        } else {
                            helps += 1;
                        }
                    }
                    game.perform(seat, &action, &mut chance, &mut ());
                }
            }
        }
        assert!(pointless > 1000 && helps > 10, "{pointless} {helps}");
    }
}
