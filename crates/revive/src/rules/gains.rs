//! Gaining resources, points, energy, crates and artifacts, and paying.

use engine::Seat;

use super::reach::Price;
use crate::content::{ArtifactColor, CrateId, TrackBonus};
use crate::event::Event;
use crate::flow::Flow;
use crate::player::Source;
use crate::resource::{Purse, Resource};
use crate::state::{Course, Revive, stream};
use crate::task::Task;
use crate::tribe::Gives;

impl Revive {
    /// Gains a resource. What does not fit is lost, but a crystal may become a basic resource instead.
    pub(crate) fn gain(&mut self, seat: Seat, resource: Resource, count: u8, flow: &mut impl Flow) {
        let fits = count.min(self.player(seat).room(&self.content, resource));
        if fits > 0 {
            self.player_mut(seat).purse[resource] += fits;
            flow.record(Event::Gained { seat, resource, count: fits });
        }
        let spare = count - fits;
        if spare == 0 {
            return;
        }
        if resource == Resource::Crystal {
            self.push(seat, Task::SpareCrystals(spare));
        } else {
            flow.record(Event::Overflowed { seat, resource, count: spare });
        }
    }

    /// Pays the price of an action on the board, with crystals for what is missing. Returns the resources spent on the
    /// action itself, with crystals counted as the resources that they replaced.
    pub(crate) fn pay_price(&mut self, seat: Seat, price: &Price, flow: &mut impl Flow) -> Purse {
        let total = price.total();
        let purse = &mut self.players[seat].purse;
        let mut instead = Purse::NOTHING;
        for basic in Resource::BASIC {
            let paid = total[basic].min(purse[basic]);
            purse[basic] -= paid;
            instead[basic] = total[basic] - paid;
        }
        purse[Resource::Crystal] = purse[Resource::Crystal].saturating_sub(instead.total());
        flow.record(Event::Paid { seat, cost: total, instead });
        price.action
    }

    /// Trades a crystal for a basic resource, which is lost if it does not fit.
    pub(crate) fn trade(&mut self, seat: Seat, resource: Resource, flow: &mut impl Flow) {
        let fits = self.player(seat).room(&self.content, resource) > 0;
        let purse = &mut self.player_mut(seat).purse;
        purse[Resource::Crystal] = purse[Resource::Crystal].saturating_sub(1);
        purse[resource] += u8::from(fits);
        flow.record(Event::Traded { seat, resource });
        if !fits {
            flow.record(Event::Overflowed { seat, resource, count: 1 });
        }
    }

    /// Spends a resource.
    pub(crate) fn spend(&mut self, seat: Seat, resource: Resource, count: u8, flow: &mut impl Flow) {
        let purse = &mut self.player_mut(seat).purse;
        purse[resource] = purse[resource].saturating_sub(count);
        flow.record(Event::Paid { seat, cost: Purse::of(resource, count), instead: Purse::NOTHING });
    }

    /// Returns the number of bonuses of a kind that a player's next points would reach on the point track.
    pub(crate) fn bonuses_ahead(&self, seat: Seat, points: u8, bonus: TrackBonus) -> usize {
        let now = self.player(seat).blue_points();
        let reached = now + u16::from(points);
        let ahead = |at: u8| (now + 1..=reached).contains(&u16::from(at));
        self.content.tracks().point_bonuses.iter().filter(|(at, kind)| ahead(*at) && *kind == bonus).count()
    }

    /// Scores blue points, with the bonuses of the point track.
    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: u8, flow: &mut impl Flow) {
        if points == 0 {
            return;
        }
        let before = self.player(seat).blue_points();
        self.player_mut(seat).points[source.index()] += u16::from(points);
        flow.record(Event::Scored { seat, source, points });
        let reached = before + 1..=before + u16::from(points);
        for kind in [TrackBonus::Artifact, TrackBonus::Energy, TrackBonus::Crate] {
            for &(at, bonus) in &self.content.0.tracks().point_bonuses {
                if bonus == kind && reached.contains(&u16::from(at)) {
                    flow.record(Event::PointBonus { seat, at, bonus });
                    self.track_bonus(seat, bonus, flow);
                }
            }
        }
    }

    /// Gives the bonus of a space of a track.
    pub(crate) fn track_bonus(&mut self, seat: Seat, bonus: TrackBonus, flow: &mut impl Flow) {
        match bonus {
            TrackBonus::Energy => self.gain_energy(seat, flow),
            TrackBonus::Crate => self.gain_crate(seat, flow),
            TrackBonus::Artifact => self.push(seat, Task::TakeArtifact { optional: false }),
        }
    }

    /// Takes an energy from the supply, if any is left.
    pub(crate) fn gain_energy(&mut self, seat: Seat, flow: &mut impl Flow) {
        if self.supply.energy > 0 {
            self.supply.energy -= 1;
            self.player_mut(seat).energy += 1;
            flow.record(Event::GainedEnergy { seat });
        }
    }

    /// Takes a crate, if any is left.
    pub(crate) fn gain_crate(&mut self, seat: Seat, flow: &mut impl Flow) {
        let Some(found) = self.supply.crates.take(stream::CRATES, flow).and_then(CrateId::new) else { return };
        self.player_mut(seat).closed.insert(found);
        flow.record(Event::GainedCrate { seat, found: Some(found) });
        if self.player(seat).has(&self.content, Gives::CrateCrystal) {
            self.gain(seat, Resource::Crystal, 1, flow);
        }
    }

    /// Returns true if a major artifact is left on the board.
    pub(crate) fn has_artifacts(&self) -> bool {
        self.supply.artifacts.iter().any(|count| *count > 0)
    }

    /// Takes a major artifact of a color, or a minor artifact if there is no color.
    pub(crate) fn take_artifact(&mut self, seat: Seat, color: Option<ArtifactColor>, flow: &mut impl Flow) {
        let player = &mut self.players[seat];
        if let Some(color) = color {
            self.supply.artifacts[color.index()] -= 1;
            player.artifacts[color.index()] += 1;
        } else {
            self.supply.extra_artifacts = self.supply.extra_artifacts.saturating_sub(1);
            player.minor_artifacts += 1;
        }
        flow.record(Event::TookArtifact { seat, color });
        self.check_last_artifact(seat, flow);
    }

    /// Removes a major artifact from the game.
    pub(crate) fn remove_artifact(&mut self, seat: Seat, color: ArtifactColor, flow: &mut impl Flow) {
        self.supply.artifacts[color.index()] -= 1;
        self.supply.boxed_artifacts[color.index()] += 1;
        flow.record(Event::RemovedArtifact { seat, color });
        self.check_last_artifact(seat, flow);
    }

    /// Gives the end game tile to the player who took the last artifact, which triggers the end of the game. A solo
    /// game ends with its budget instead.
    fn check_last_artifact(&mut self, seat: Seat, flow: &mut impl Flow) {
        let is_last = !self.has_artifacts() && self.supply.extra_artifacts == 0;
        if self.course == Course::Open && is_last && !self.is_solo() {
            self.course = Course::Ending;
            self.supply.end_tile = false;
            self.player_mut(seat).end_tile = true;
            flow.record(Event::EndTriggered { seat });
        }
    }
}
