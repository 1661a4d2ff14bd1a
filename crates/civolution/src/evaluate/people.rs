//! The worth of tribes: what they count for, what they eat, and where they can go.

use engine::Seat;

use super::outlook::Outlook;
use crate::ability::Trait;
use crate::category::Category;
use crate::continent::{Terrain, Territory, TerritorySet};
use crate::effect::Marker;
use crate::land::{Berth, Tribes, Who};
use crate::site::SiteKind;
use crate::state::{Civolution, Weather};
use crate::task::{Phase, Task};

/// What settling brings on average in addition to the territory: a fire, a raw material.
pub(super) const SETTLING: f32 = 1.2;
/// Spare food beyond this amount is worth nothing more.
const MOST_SPARE: f32 = 9.0;

/// The tribes of a civilization and their hunger.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct People {
    pub(super) strong: f32,
    pub(super) weak: f32,
    /// The food that strong tribes need in the next feeding phase.
    pub(super) strong_need: f32,
    /// The food that weak tribes need in the next feeding phase.
    pub(super) weak_need: f32,
    /// The food that will be lost in other ways.
    pub(super) tolls: f32,
}

impl People {
    pub(super) fn new(game: &Civolution, seat: Seat, own: TerritorySet, fed: bool) -> Self {
        // During feeding, only groups that have not been asked about are still hungry.
        let asked = game.agenda.iter().find_map(|step| match step.task {
            Task::FeedGroup { group, .. } if step.seat == seat => Some(usize::from(group)),
            Task::Spare { group, .. } if step.seat == seat => Some(usize::from(group) + 1),
            _ => None,
        });
        let mut people = Self::default();
        if let Some(first) = asked {
            game.land.each_group(seat, |who, count| {
                let number = (who.territory.index() * Berth::COUNT + who.berth.index()) * 2 + usize::from(who.strong);
                let food = if number < first { 0 } else { game.food_for(seat, who) };
                people.add(who.strong, count, food);
            });
        } else {
            people.count(game, seat, own);
        }
        people.tolls = tolls(game, seat, own, fed);
        people
    }
}

impl People {
    fn add(&mut self, strong: bool, count: u8, food: u8) {
        let (count, food) = (f32::from(count), f32::from(food));
        if strong {
            self.strong += count;
            self.strong_need += count * food;
        } else {
            self.weak += count;
            self.weak_need += count * food;
        }
    }

    /// Counts all tribes. A tribe on a fire eats no more than one on another encampment, so they are counted together.
    fn count(&mut self, game: &Civolution, seat: Seat, own: TerritorySet) {
        let land = &game.land;
        let mut add = |territory: Territory, berth: Berth, tribes: Tribes| {
            if tribes.all() > 0 {
                let food = game.food_for(seat, Who { territory, berth, strong: true });
                self.add(true, tribes.strong, food);
                self.add(false, tribes.weak, food);
            }
        };
        for territory in own.iter() {
            if territory.is_water() {
                add(territory, Berth::Boat, land.boat(territory, seat).tribes);
                continue;
            }
            let mut camped = Tribes::default();
            for camp in land.open_camps(territory) {
                if let Some(tribe) = land.camp(camp).filter(|tribe| tribe.seat == seat) {
                    camped.strong += u8::from(tribe.strong);
                    camped.weak += u8::from(!tribe.strong);
                }
            }
            add(territory, Berth::Camp, camped);
            add(territory, Berth::Wild, land.wild(territory, seat));
        }
    }
}

/// Returns the food that gorges and bad weather will take in this era.
fn tolls(game: &Civolution, seat: Seat, own: TerritorySet, fed: bool) -> f32 {
    let traits = &game.civ(seat).traits;
    let phase = game.phase.unwrap_or(Phase::NewCards);
    let mut food = 0;
    if phase < Phase::Sites && !traits.has(Trait::WolfTamers) {
        for spot in game.land.spots(SiteKind::Gorge).iter() {
            food += u8::from(!game.land.layout.around(spot).intersection(own).is_empty());
        }
    }
    if phase < Phase::Event && !(fed && phase < Phase::Feeding) && !traits.has(Trait::Sheltered) {
        let moves = game.event.map_or(0, |event| game.content.event(event).weather);
        let space = game.weather.index() as i8 + moves;
        food += u8::from(space == Weather::Cold.index() as i8 || space == Weather::Hot.index() as i8);
    }
    f32::from(food)
}

impl Outlook<'_> {
    /// Estimates the food that will be eaten or lost before the next scoring of diamonds.
    pub(super) fn food_to_come(&self) -> f32 {
        if self.clock.fed {
            self.people.tolls
        } else {
            self.people.strong_need + self.people.weak_need + self.people.tolls
        }
    }

    /// Estimates what this much food is worth, without its diamonds.
    pub(super) fn food_worth(&self, food: f32) -> f32 {
        let weights = self.weights;
        let people = &self.people;
        if self.clock.feedings == 0.0 {
            return (food.min(people.tolls)) * weights.hungry_weak;
        }
        let need = people.strong_need + people.weak_need + people.tolls;
        let missing = (need - food).max(0.0);
        let strong = missing.min(people.strong_need);
        let weak = missing - strong;
        let fear = if self.clock.fed {
            weights.far_hunger * 0.6
        } else {
            1.0 - self.clock.action * (1.0 - weights.far_hunger)
        };
        let lost = self.unit(Category::Population) + weights.tribe * self.clock.usable + weights.hungry_weak;
        let hunger = fear * (strong * weights.hungry_strong + weak * lost);
        let later = if self.clock.feedings > 1.0 { 1.0 } else { 0.25 * self.clock.usable };
        let spare = (food - need).clamp(0.0, MOST_SPARE);
        // The more spare food there is, the less each further marker helps.
        let spare = spare * (1.0 - 0.5 * spare / MOST_SPARE);
        spare * weights.spare_food * later - hunger
    }

    /// Estimates what this much additional food is worth.
    pub(super) fn more_food(&self, more: f32) -> f32 {
        if self.long {
            return self.food * more;
        }
        let food = f32::from(self.civ.marker(Marker::Food));
        let spare = (food + more - self.food_to_come()).clamp(0.0, more.max(0.0));
        self.food_worth(food + more) - self.food_worth(food) + spare * self.unit(Category::Prosperity) / 3.0
    }

    /// Estimates one more food marker. For later eras, the current hunger does not matter.
    pub(super) fn price_of_food(&self) -> f32 {
        if self.long {
            return self.weights.long_food * (self.clock.feedings / 2.0).min(1.0)
                + self.unit(Category::Prosperity) / 4.0;
        }
        self.more_food(1.0)
    }

    /// Estimates the food of one more tribe, unless a farm feeds it.
    pub(super) fn price_of_mouth(&self) -> f32 {
        let food = f32::from(self.civ.marker(Marker::Food));
        (self.food_worth(food) - self.food_worth(food - 1.0)) * 0.7
    }

    /// Estimates what a strong tribe is worth beyond a weak one.
    pub(super) fn strength(&self) -> f32 {
        self.clock.strong * 0.85 + self.weights.strong * self.clock.usable
    }

    /// Estimates one more tribe, wherever it is.
    pub(super) fn tribe(&self, strong: bool) -> f32 {
        let upkeep = self.weights.upkeep * (self.clock.feedings - 1.0).max(0.0) + self.mouth;
        self.unit(Category::Population)
            + self.weights.tribe * self.clock.usable
            + if strong { self.strength() } else { 0.0 }
            - upkeep
    }

    pub(super) fn people_worth(&self) -> f32 {
        let weights = self.weights;
        let people = &self.people;
        let count = people.strong + people.weak;
        let food = f32::from(self.civ.marker(Marker::Food));
        let upkeep = (people.strong_need + people.weak_need) * (self.clock.feedings - 1.0).max(0.0);
        count * (self.unit(Category::Population) + weights.tribe * self.clock.usable)
            + self.own.len() as f32 * self.unit(Category::Expansion)
            + people.strong * self.strength()
            + self.food_worth(food)
            - upkeep * weights.upkeep
            + self.reach()
            + self.oaks()
    }

    /// Estimates the territories that strong tribes can reach, those with a free fire first.
    fn reach(&self) -> f32 {
        let land = &self.game.land;
        let mut around = TerritorySet::EMPTY;
        for territory in land.strongholds(self.seat).iter() {
            around = around.union(land.layout.neighbours(territory));
        }
        let around = around.minus(self.own);
        let mut worth = 0.0;
        for territory in around.iter() {
            if let Some(fire) = territory.fire_camp() {
                worth += if land.camp(fire).is_none() { 1.0 } else { 0.5 };
            } else if land.boat(territory, self.seat).has_room() {
                worth += 0.7;
            }
        }
        // No civilization can go everywhere.
        let worth = if worth > 4.0 { 4.0 + (worth - 4.0) * 0.3 } else { worth };
        worth * self.weights.reach * self.clock.usable * self.unit(Category::Expansion).min(4.0) * 0.5
    }

    /// Estimates the oaks next to the civilization's territories.
    fn oaks(&self) -> f32 {
        let land = &self.game.land;
        let more = f32::from(self.civ.traits[Trait::OakPoints]);
        let mut points = 0.0;
        for spot in land.spots(SiteKind::MysticOak).iter() {
            let around = land.layout.around(spot).intersection(self.own);
            for territory in around.iter() {
                points += match territory.terrain() {
                    Terrain::Water | Terrain::Swamp | Terrain::Desert => 2.0,
                    Terrain::Forest | Terrain::Grassland | Terrain::Hills | Terrain::Mountains => 1.0,
                };
            }
            points += if around.is_empty() { 0.0 } else { more };
        }
        points * self.clock.sites * 0.9
    }
}
