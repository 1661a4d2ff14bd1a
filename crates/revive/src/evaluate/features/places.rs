//! Pieces on the board, what is in range, and the tracks.

use engine::{Features, Seat};

use super::nearness;
use crate::content::{BACKS, Reward, TrackBonus};
use crate::effect::BoardAction;
use crate::player::{LARGE_BUILDINGS, SMALL_BUILDINGS};
use crate::resource::{Purse, Resource};
use crate::rules::{LARGE_COST, Reach, SMALL_COST};
use crate::space::{Space, SpaceSet, TilePlace};
use crate::state::Revive;
use crate::tribe::TECHNOLOGIES;

/// The amounts of food for which the targets in range are counted.
const RANGES: [u8; 2] = [0, 3];
/// The cost in food beyond which targets are ignored.
const FARTHEST: u8 = 6;

/// Returns how many resources a player lacks to pay a cost, after using their crystals.
fn lacking(purse: Purse, cost: Purse, discount: u8) -> u8 {
    let missing: u8 = Resource::BASIC.into_iter().map(|basic| cost[basic].saturating_sub(purse[basic])).sum();
    missing.saturating_sub(discount).saturating_sub(purse[Resource::Crystal])
}

/// Describes how many of these spaces are in range and how far the nearest is. Returns the food to reach the nearest.
fn describe_targets(reach: &Reach, spaces: SpaceSet, much: f32, to: &mut Features) -> Option<u8> {
    for food in RANGES {
        to.part((reach.within(food) & spaces).len(), much);
    }
    let food = reach.food(spaces);
    to.push(nearness(food, f32::from(FARTHEST)));
    food
}

/// Describes whether a cost can be paid, and how much is lacking. `None` means that the action is impossible.
fn describe_lack(lack: Option<u8>, to: &mut Features) {
    to.flag(lack == Some(0));
    to.push(nearness(lack, 6.0));
}

impl Revive {
    pub(super) fn describe_pieces(&self, seat: Seat, to: &mut Features) {
        let player = self.player(seat);
        to.part(player.small.len(), 5.0);
        to.part(player.large.len(), 3.0);
        to.part((player.figures & SpaceSet::LARGE).len(), 3.0);
        to.part(self.tiles_present(seat), 10.0);
    }

    /// Describes what the player can do on the board and how much is lacking for it. Ignores discounts of single
    /// spaces.
    pub(super) fn describe_reach(&self, seat: Seat, to: &mut Features) {
        let player = self.player(seat);
        let purse = player.purse;
        let terms = self.terms_within(seat, 0, FARTHEST);
        let (reach, discount) = (&terms.reach, terms.discount);
        let off = |action: BoardAction| discount[action.index()];
        let with_range = |cost: Purse, food: u8| cost.plus(Resource::Food, food);

        let sand = describe_targets(reach, terms.vacant, 12.0, to);
        let build = |gears: u8, is_left: bool| {
            let food = sand.filter(|_| is_left)?;
            Some(lacking(purse, with_range(Purse::of(Resource::Gear, gears), food), off(BoardAction::Build)))
        };
        describe_lack(build(SMALL_COST, player.small.len() < SMALL_BUILDINGS), to);
        describe_lack(build(LARGE_COST, player.large.len() < LARGE_BUILDINGS), to);

        let locations = describe_targets(reach, self.map.all_locations() & !player.figures, 8.0, to);
        let technologies = &player.board(&self.content).technologies;
        let open = (0..TECHNOLOGIES).filter(|number| self.can_unlock(seat, *number as u8));
        let books = open.map(|number| technologies[number].cost).min();
        let populate = locations.zip(books).map(|(food, books)| {
            lacking(purse, with_range(Purse::of(Resource::Book, books), food), off(BoardAction::Populate))
        });
        describe_lack(populate, to);

        let mut hidden = [SpaceSet::EMPTY; BACKS];
        for place in TilePlace::all().filter(|place| !self.map.is_explored(*place)) {
            hidden[usize::from(self.map.backs[place.index()]).min(BACKS - 1)] |= place.spaces();
        }
        let all_hidden = hidden.iter().fold(SpaceSet::EMPTY, |all, spaces| all | *spaces);
        describe_targets(reach, all_hidden, 30.0, to);
        let (mut explore, mut points) = (None, 0);
        for (back, spaces) in hidden.into_iter().enumerate() {
            let Some(food) = reach.food(spaces) else { continue };
            let back = self.content.back(back as u8);
            let lack = lacking(purse, with_range(back.cost, food), off(BoardAction::Explore) + terms.explore_food);
            explore = explore.into_iter().chain([lack]).min();
            points = points.max(if lack == 0 { back.points } else { 0 });
        }
        describe_lack(explore, to);
        to.part(points, 3.0);
        for action in BoardAction::ALL {
            to.part(off(action), 2.0);
        }

        let large = SpaceSet::LARGE & !player.figures;
        to.push(nearness(reach.food(large), f32::from(FARTHEST)));
        let near = large & reach.within(FARTHEST);
        let points = near.iter().filter_map(Space::as_large).map(|large| self.large_points(seat, large));
        to.part(points.max().unwrap_or(0), 12.0);
    }

    /// Describes the machine tracks, progress track, point track and hibernation track.
    pub(super) fn describe_tracks(&self, seat: Seat, to: &mut Features) {
        let player = self.player(seat);
        for at in player.tracks {
            to.part(at, 12.0);
        }
        let (mut artifact, mut machine, mut cards) = (None, None, None);
        let (mut artifacts, mut bonuses) = (0_u8, 0_u8);
        for (space, number) in self.content.player_board().rewards.iter().zip(0..) {
            let is_unlocked = player.unlocked.contains(number);
            let nearest = match space.reward {
                Reward::Standard(_) | Reward::Machine(_) => &mut machine,
                Reward::Artifact => {
                    artifacts += u8::from(is_unlocked);
                    &mut artifact
                }
                Reward::Cards(_) => {
                    bonuses += u8::from(is_unlocked);
                    &mut cards
                }
            };
            if !is_unlocked {
                let missing = space.needs.iter().zip(player.tracks).map(|(need, at)| need.saturating_sub(at)).sum();
                *nearest = (*nearest).into_iter().chain([missing]).min();
            }
        }
        to.part(artifacts, 3.0);
        to.part(bonuses, 2.0);
        to.push(nearness(machine, 5.0));
        to.push(nearness(artifact, 10.0));
        to.push(nearness(cards, 8.0));

        to.push(nearness(self.markers_to_artifact(seat), 6.0));
        let blue = player.blue_points();
        let ahead = self.content.tracks().point_bonuses.iter().filter(|(space, _)| u16::from(*space) > blue);
        let missing = |space: u8| (u16::from(space) - blue).min(u16::from(u8::MAX)) as u8;
        let next = |wanted: TrackBonus| {
            ahead.clone().filter(|(_, bonus)| *bonus == wanted).map(|(space, _)| missing(*space)).min()
        };
        to.push(nearness(next(TrackBonus::Artifact), 16.0));
        to.push(nearness(next(TrackBonus::Crate), 16.0));
        to.part(player.hibernation, 5.0);
    }

    /// Returns how many markers on the progress track are missing for an artifact.
    fn markers_to_artifact(&self, seat: Seat) -> Option<u8> {
        let at = usize::from(self.player(seat).progress);
        let ahead = self.content.player_board().progress_bonus.get(at..)?;
        let next = ahead.iter().position(|bonus| *bonus == Some(TrackBonus::Artifact))?;
        Some(next as u8 + 1)
    }

    /// Returns how many steps on machine tracks, or markers on the progress track, a player needs for an artifact.
    pub(super) fn steps_to_artifact(&self, seat: Seat) -> Option<u8> {
        let player = self.player(seat);
        let locked = self
            .content
            .player_board()
            .rewards
            .iter()
            .zip(0..)
            .filter(|(space, number)| space.reward == Reward::Artifact && !player.unlocked.contains(*number));
        let missing = locked
            .map(|(space, _)| space.needs.iter().zip(player.tracks).map(|(need, at)| need.saturating_sub(at)).sum());
        missing.chain(self.markers_to_artifact(seat)).min()
    }
}
