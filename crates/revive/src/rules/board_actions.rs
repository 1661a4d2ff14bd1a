//! Explore, build and populate (sections “Explore”, “Build”, “Populate”).

use engine::Seat;

use super::reach::Price;
use crate::board::CrystalSet;
use crate::content::{LargeScore, TileId};
use crate::effect::{BoardAction, Clause, Effect, Piece};
use crate::event::Event;
use crate::flow::Flow;
use crate::player::{Rewards, Source};
use crate::resource::{Color, Purse, Resource};
use crate::space::{Space, SpaceSet, TilePlace};
use crate::state::{Revive, stream};
use crate::task::{Chore, Task};
use crate::tribe::Gives;

/// Number of crystals that a vast crystal gives.
const VAST: u8 = 2;

/// Number of points for a building on a sand tile.
pub(crate) const SAND_TILE: u8 = 1;

impl Revive {
    /// Explores: pays, scores points and recruits, and then turns up the tile (A6).
    pub(crate) fn explore(&mut self, seat: Seat, place: TilePlace, price: &Price, flow: &mut impl Flow) {
        flow.record(Event::Explored { seat, place });
        self.pay_price(seat, price, flow);
        self.use_up(seat, |now| now.use_for_action(BoardAction::Explore));
        self.push(seat, Task::Chore(Chore::TurnUp(place)));
        self.push(seat, Task::Recruit);
        let points = self.content.back(self.map.backs[place.index()]).points;
        self.score(seat, Source::Exploring, points, flow);
    }

    /// Turns up the tile of a place. The tile is drawn now from all face-down tiles with the same back.
    pub(crate) fn turn_up(&mut self, seat: Seat, place: TilePlace, flow: &mut impl Flow) {
        let back = usize::from(self.map.backs[place.index()]);
        let hidden: engine::bag::IdSet<1> = self.map.face_down[back].iter().map(TileId::id).collect();
        let Some(tile) = flow.draw(stream::TILES, &hidden).and_then(TileId::new) else { return };
        self.map.face_down[back].remove(tile);
        flow.record(Event::TurnedUp { seat, place, tile });
        self.push(seat, Task::Orient { place, tile });
    }

    /// Lays a tile in this orientation. Buildings next to it gain the rewards of its spaces.
    pub(crate) fn orient(&mut self, seat: Seat, place: TilePlace, tile: TileId, turned: bool, flow: &mut impl Flow) {
        let content = self.content.0;
        self.map.lay(place, tile, turned, content);
        flow.record(Event::Laid { seat, place, tile, turned });
        for owner in self.seats_from(seat).rev() {
            self.reach_buildings(owner, place.spaces());
        }
    }

    /// Adds the rewards of new spaces next to a player's buildings.
    pub(crate) fn reach_buildings(&mut self, owner: Seat, spaces: SpaceSet) {
        let player = self.player(owner);
        let (small, large) = (player.small, player.large);
        for building in (small | large).iter() {
            self.add_rewards(owner, building, large.contains(building), spaces);
        }
        if !self.player(owner).rewards.is_empty() {
            self.push(owner, Task::Rewards);
        }
    }

    /// Adds the rewards of these spaces to those of a building next to them.
    fn add_rewards(&mut self, owner: Seat, building: Space, large: bool, among: SpaceSet) {
        let new = self.rewards_among(owner, building, large, among);
        let player = &mut self.players[owner];
        for (steps, more) in player.rewards.steps.iter_mut().zip(new.steps) {
            *steps += more;
        }
        player.waters |= new.waters;
        player.rewards.waters |= new.waters;
    }

    /// Returns the rewards of these spaces for a building next to them: steps, and water spaces that have not yet given
    /// the owner their reward.
    pub(super) fn rewards_among(&self, owner: Seat, building: Space, large: bool, among: SpaceSet) -> Rewards {
        let next = self.content.board().next_to(building) & among;
        let times = if large { 2 } else { 1 };
        let steps = self.map.terrain.map(|terrain| times * (next & terrain).len() as u8);
        Rewards { steps, crystals: 0, waters: next & self.map.water & !self.player(owner).waters }
    }

    /// Returns the rewards of a new building on this space.
    pub(crate) fn building_rewards(&self, seat: Seat, space: Space, large: bool) -> Rewards {
        let (crystals, _) = self.crystals_next_to(seat, space, large);
        Rewards { crystals, ..self.rewards_among(seat, space, large, self.map.explored()) }
    }

    /// Places a building.
    pub(crate) fn build(&mut self, seat: Seat, space: Space, large: bool, price: &Price, flow: &mut impl Flow) {
        flow.record(Event::Built { seat, space, large });
        let spent = self.pay_price(seat, price, flow);
        self.use_up(seat, |now| now.use_for_action(BoardAction::Build));
        let player = self.player_mut(seat);
        if large {
            player.large.insert(space);
        } else {
            player.small.insert(space);
        }
        self.add_rewards(seat, space, large, self.map.explored());
        self.add_crystals(seat, space, large);
        self.push(seat, Task::Rewards);
        if self.map.sands.contains(space) {
            self.score(seat, Source::SandTiles, SAND_TILE, flow);
        }
        self.hit_target(seat, space, spent, flow);
    }

    /// Adds the crystals for a new building next to the rim.
    fn add_crystals(&mut self, seat: Seat, space: Space, large: bool) {
        let (crystals, vast) = self.crystals_next_to(seat, space, large);
        let player = &mut self.players[seat];
        player.rewards.crystals += crystals;
        player.vast = player.vast.union(vast);
    }

    /// Returns the number of crystals for a building next to the rim, and the vast crystals among the sources, which
    /// give only once.
    fn crystals_next_to(&self, seat: Seat, space: Space, large: bool) -> (u8, CrystalSet) {
        let (mut crystals, mut vast) = (0, CrystalSet::EMPTY);
        for (crystal, number) in self.content.board().crystals().iter().zip(0..) {
            if !crystal.touches.contains(space) {
                continue;
            }
            if !crystal.vast {
                crystals += if large { 2 } else { 1 };
            } else if self.unlocked.vast && !self.player(seat).vast.contains(number) {
                vast.insert(number);
                crystals += VAST;
            }
        }
        (crystals, vast)
    }

    /// Populates: pays the technology and the books for other players together, then unlocks the technology (A9).
    pub(crate) fn populate(&mut self, seat: Seat, space: Space, technology: u8, price: &Price, flow: &mut impl Flow) {
        flow.record(Event::Populated { seat, space, technology });
        let spent = self.pay_price(seat, price, flow);
        self.use_up(seat, |now| now.use_for_action(BoardAction::Populate));
        let there = self.others(seat).filter(|other| self.player(*other).figures.contains(space));
        if price.books > 0 {
            for other in there.collect::<engine::SeatSet>().iter() {
                self.gain(other, Resource::Book, 1, flow);
            }
        }
        let player = self.player_mut(seat);
        player.figures.insert(space);
        player.technologies.insert(technology);
        let gives = self.player(seat).board(&self.content).technologies[usize::from(technology)].gives;
        match gives {
            Gives::AtOnce(list) => self.push(seat, Task::Chore(Chore::Technology { list, at: 0 })),
            Gives::MoveFigure => self.push(seat, Task::MoveFigure),
            Gives::CrateCrystal => {
                // The crystal is gained even if no crate is left.
                if self.supply.crates.is_empty() {
                    self.gain(seat, Resource::Crystal, 1, flow);
                }
                self.gain_crate(seat, flow);
            }
            Gives::CopySwitch => self.player_mut(seat).switched = false,
            _ => {}
        }
        if let Some(number) = space.as_large() {
            let (tile, side) = self.map.large[number];
            if matches!(self.content.large(tile, usize::from(side)), LargeScore::FlasksAndEnergy(_)) {
                self.gain_energy(seat, flow);
            }
        }
        self.hit_target(seat, space, spent, flow);
    }

    /// Returns a target on the space of an action to its owner, who gains what another player spent there.
    fn hit_target(&mut self, seat: Seat, space: Space, spent: Purse, flow: &mut impl Flow) {
        if !self.map.targets.contains(space) {
            return;
        }
        let Some(owner) = self.owner_of(Piece::Target) else { return };
        self.map.targets.remove(space);
        self.player_mut(owner).tribe_tiles += 1;
        flow.record(Event::TargetHit { seat, owner, space });
        if owner != seat {
            for basic in Resource::BASIC {
                self.gain(owner, basic, spent[basic], flow);
            }
        }
    }

    /// Returns true if a waiting reward would bring more than the owner has room for.
    pub(super) fn overflows(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let (rewards, limits) = (player.rewards, self.content.player_board());
        let room = |resource| player.room(&self.content, resource);
        let is_at_end = |color: Color| {
            let (steps, at) = (rewards.steps[color.index()], player.tracks[color.index()]);
            at >= limits.track_length && steps > room(color.resource())
        };
        // A crystal that does not fit may become a basic resource.
        let spare: u8 = Resource::ALL.into_iter().map(room).sum();
        let fits = |resource, count| count <= if resource == Resource::Crystal { spare } else { room(resource) };
        let lists = rewards.waters.iter().filter_map(|space| self.map.water_reward(space, self.content.0));
        let mut gains = lists.flat_map(|list| self.content.effects(list)).filter_map(|clause| match clause {
            Clause::One(Effect::Gain(resource, count)) => Some((*resource, *count)),
            _ => None,
        });
        Color::ALL.into_iter().any(is_at_end)
            || !fits(Resource::Crystal, rewards.crystals)
            || gains.any(|(resource, count)| !fits(resource, count))
    }

    /// Collects one of the waiting rewards. The others keep waiting.
    pub(crate) fn collect(&mut self, seat: Seat, reward: Collected, flow: &mut impl Flow) {
        let rewards = &mut self.players[seat].rewards;
        match reward {
            Collected::Step(color) => rewards.steps[color.index()] -= 1,
            Collected::Crystals => {}
            Collected::Water(space) => rewards.waters.remove(space),
        }
        let crystals = if reward == Collected::Crystals { std::mem::take(&mut rewards.crystals) } else { 0 };
        if !rewards.is_empty() {
            self.push(seat, Task::Rewards);
        }
        match reward {
            Collected::Step(color) => self.advance(seat, color, flow),
            Collected::Crystals => self.gain(seat, Resource::Crystal, crystals, flow),
            Collected::Water(space) => {
                flow.record(Event::Watered { seat, space });
                if let Some(effects) = self.map.water_reward(space, self.content.0) {
                    self.push_effects(seat, effects, None);
                }
            }
        }
    }
}

/// A reward of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Collected {
    Step(Color),
    Crystals,
    Water(Space),
}
