//! The average worth of effects, bonuses and abilities.

use super::outlook::Outlook;
use super::people::SETTLING;
use crate::ability::{Ability, Trait, TraitNumber, Trigger};
use crate::category::{Category, ERA_POINTS};
use crate::content::Decks;
use crate::continent::Terrains;
use crate::effect::{BonusId, Effect, Gain, Marker, MaterialChoice, Price, Project, TrackChoice};

/// The average points of a site.
const SITE_POINTS: f32 = 2.2;

impl Outlook<'_> {
    /// Estimates what a bonus brings.
    pub(super) fn bonus(&self, id: BonusId) -> f32 {
        let bonus = self.content.bonus(id);
        let best = bonus.either.iter().fold(0.0f32, |best, list| {
            let worth: f32 = list.iter().map(|effect| self.effect(*effect)).sum();
            best.max(worth)
        });
        if bonus.favor_test { best * self.luck } else { best }
    }

    pub(super) fn marker(&self, marker: Marker, count: f32) -> f32 {
        match marker {
            Marker::Food => self.more_food(count),
            Marker::Money => self.money(count),
            Marker::Idea => self.ideas(count),
            Marker::Focus => self.focus() * count,
        }
    }

    /// Estimates what an effect brings.
    pub(super) fn effect(&self, effect: Effect) -> f32 {
        let times = |count: u8, worth: f32| f32::from(count) * worth;
        match effect {
            Effect::Points(points) => f32::from(points),
            Effect::Markers(marker, count) => self.marker(marker, f32::from(count)),
            Effect::Per { gain, each, most, .. } => {
                let units = f32::from(most).min(3.0) * 0.8 * f32::from(each);
                match gain {
                    Gain::Points => units,
                    Gain::Markers(marker) => self.marker(marker, units),
                }
            }
            Effect::Planning(count) => times(count + self.civ.traits[Trait::Planner], self.plan()),
            Effect::Features(_, count) => times(count, self.feature),
            Effect::Mutate(_) => 0.4 * self.clock.usable,
            Effect::Materials(MaterialChoice::Any, count) => times(count, self.material()),
            Effect::Materials(MaterialChoice::Only(_), count) => times(count, self.some_material()),
            Effect::Materials(_, count) => times(count, (self.material() + self.some_material()) * 0.5),
            Effect::Advance(TrackChoice::Only(track), steps) => times(steps, self.steps[track.index()]),
            Effect::Advance(TrackChoice::Any, steps) => times(steps, self.best_step),
            Effect::Advance(TrackChoice::Lowest, steps) => times(steps, self.best_step * 0.8),
            Effect::Favor(steps) => self.favor(steps),
            Effect::ActivationDie => self.new_die(),
            Effect::FateDie => self.new_fate_die(),
            Effect::Recover(count) => times(count.min(self.civ.used_dice), self.weights.die),
            Effect::TurnDice(_) => 0.3 * self.clock.usable,
            Effect::Cards(_, count) => times(count, self.card()),
            Effect::Draw { draw, keep } => times(keep, self.card() + 0.15 * f32::from(draw - keep.min(draw))),
            Effect::GoalChip => self.goal(),
            Effect::InstallGoal => self.install_goal,
            Effect::IncomeChip => self.new_income,
            Effect::IncomeActions(count) => times(count, self.best_income),
            Effect::Activity => self.activity(),
            Effect::StageTile => self.tile,
            Effect::Upgrade(_) => self.upgrade(),
            Effect::Migrations(count) => self.migrations(f32::from(count)),
            Effect::Procreations(count) => times(count, self.procreation()),
            Effect::WeakTribes(count) => times(count, (self.tribe(false) + 0.5).max(0.0) * 0.7),
            Effect::Strengthen(count) => f32::from(count).min(self.people.weak) * self.strength(),
            Effect::Encamp(_) => 0.5,
            Effect::Hunts(count) => times(count, self.hunt()),
            Effect::LuckyFinds(count) => times(count, self.find()),
            Effect::Explore => self.exploration(),
            Effect::RevealSite => self.reveal(),
            Effect::Produce(count) => times(count, self.raw()),
            Effect::Transport(count) => f32::from(count).min(self.raws) * self.transport(),
            Effect::Build(Some(project)) => self.project(project),
            Effect::Build(None) => self.best_project(),
            Effect::Install(deck) => self.install[deck.index()],
            Effect::Sales(count) => times(count, self.sale()),
            Effect::Purchases(count) => times(count, self.purchase()),
        }
    }

    /// Estimates what a price costs.
    pub(super) fn price(&self, price: Price) -> f32 {
        let times = |count: u8, worth: f32| f32::from(count) * worth;
        match price {
            Price::Markers(marker, count) => self.marker(marker, f32::from(count)),
            Price::Materials(_, count) => times(count, self.some_material()),
            Price::Features(_, count) => times(count, self.feature),
            Price::Planning(count) => times(count, self.plan()),
            Price::Dice(count) => times(count, self.weights.die),
            Price::Weaken(count) => times(count, self.strength()),
            Price::Tribes(count) => times(count, self.tribe(false)),
            Price::Favor(steps) => times(steps, self.favor(1)),
        }
    }

    // Actions.

    /// Estimates a card drawn, before its face is known.
    pub(super) fn card(&self) -> f32 {
        let hand = self.game.hands[self.seat].len() as f32;
        let time = (self.clock.turns / 12.0).min(1.0);
        self.weights.card * time * (4.0 / (3.0 + hand.max(1.0) * 0.5)).min(1.0)
    }

    /// Estimates a goal chip gained.
    pub(super) fn goal(&self) -> f32 {
        let free = self.civ.goals.iter().filter(|goal| goal.is_none()).count();
        let time = (self.clock.turns / 10.0).min(1.0);
        self.weights.goal * time * if free > 0 { 1.0 } else { 0.3 }
    }

    /// Estimates an activity, such as a step on a track for money.
    pub(super) fn activity(&self) -> f32 {
        let console = if self.civ.marker(Marker::Money) > 0 { self.best_step - self.money(1.0) } else { 0.0 };
        console.max(0.0)
    }

    pub(super) fn migrations(&self, count: f32) -> f32 {
        let movers = self.people.strong + if self.civ.traits.has(Trait::Wanderers) { self.people.weak } else { 0.0 };
        let each = 0.8 * self.unit(Category::Expansion) + SETTLING;
        count.min(movers.max(0.2) * 2.0) * each * 0.8
    }

    pub(super) fn procreation(&self) -> f32 {
        if self.civ.tribes == 0 {
            return 0.0;
        };
        (self.tribe(true) + 0.5).max(0.0)
    }

    pub(super) fn hunt(&self) -> f32 {
        self.more_food(2.6)
    }

    pub(super) fn find(&self) -> f32 {
        self.material()
    }

    pub(super) fn reveal(&self) -> f32 {
        SITE_POINTS + f32::from(self.civ.traits[Trait::Surveyor])
    }

    /// Estimates the sites next to one territory.
    pub(super) fn exploration(&self) -> f32 {
        let hidden = self.game.land.hidden_spots();
        let layout = &self.game.land.layout;
        let most = self.own.iter().map(|territory| layout.sites(territory).intersection(hidden).len()).max();
        most.unwrap_or(0) as f32 * self.reveal()
    }

    pub(super) fn sale(&self) -> f32 {
        let stored = self.stored;
        if stored == 0 {
            return 0.0;
        };
        let points = 2.0 + f32::from(self.civ.traits[Trait::Showman]) - self.some_material() * 0.8;
        let money = if stored > 1 { self.money(1.7) - self.some_material() * 0.8 } else { 0.0 };
        points.max(0.0) + money.max(0.0)
    }

    pub(super) fn purchase(&self) -> f32 {
        let money = f32::from(self.civ.marker(Marker::Money));
        if money < 2.0 {
            return 0.0;
        };
        (self.material() + 0.6 * self.clock.usable + self.money(-2.0)).max(0.0)
    }

    pub(super) fn project(&self, project: Project) -> f32 {
        match project {
            Project::Farm => self.farm(),
            Project::Boat => self.boat(),
            Project::Statue if self.game.can_build(self.seat, project) => self.statue() - self.some_material(),
            Project::Settlement if self.game.can_build(self.seat, project) => {
                self.settlement(0) - 2.0 * self.some_material()
            }
            Project::Statue | Project::Settlement => 0.0,
        }
    }

    pub(super) fn best_project(&self) -> f32 {
        Project::ALL.into_iter().fold(0.0, |best, project| self.project(project).max(best))
    }

    // Abilities.

    /// Estimates what a lasting ability brings in the remaining time.
    pub(super) fn ability(&self, ability: Ability) -> f32 {
        match ability {
            Ability::Trait(Trait::EraUnits, number) => {
                let first = self.clock.era + usize::from(!self.clock.unscored);
                let points: u8 = ERA_POINTS.iter().skip(first).sum();
                f32::from(number) * f32::from(points)
            }
            // This trait is counted with the statues.
            Ability::Trait(Trait::Monumental, _) => 0.6 * self.clock.after,
            Ability::Trait(what, number) => {
                let count = match what.number() {
                    TraitNumber::None => 1.0,
                    TraitNumber::Amount => f32::from(number),
                    TraitNumber::Terrains => Terrains::from_bits(number).len() as f32,
                    TraitNumber::Decks => Decks::from_bits(number).len() as f32,
                };
                count * trait_per_era(what) * self.clock.eras * self.weights.ability
            }
            Ability::When(trigger, bonus) => {
                self.bonus(bonus) * trigger_per_era(trigger) * self.clock.eras * self.weights.ability
            }
        }
    }
}

/// Estimates what a trait brings per era. For sets, this is per member.
const fn trait_per_era(what: Trait) -> f32 {
    match what {
        Trait::EraUnits | Trait::Monumental => 0.0,
        Trait::LongMarch | Trait::Fertile | Trait::Bright | Trait::WellFed => 1.3,
        Trait::FirePoints | Trait::Planner | Trait::CheapSettlements | Trait::Sculptor | Trait::Blessed => 1.0,
        Trait::Wanderers | Trait::LuckySix | Trait::EarlyReset | Trait::Ambitious | Trait::OakPoints => 0.9,
        Trait::FedIn
        | Trait::Trusted
        | Trait::Gifted
        | Trait::Sheltered
        | Trait::Dreamer
        | Trait::HuntFood
        | Trait::Prospector
        | Trait::Surveyor
        | Trait::Swimmers
        | Trait::Produce
        | Trait::Settled => 0.7,
        Trait::FedAfloat
        | Trait::WildRations
        | Trait::Hardy
        | Trait::Conqueror
        | Trait::OpenTrade
        | Trait::FarBuilders
        | Trait::Carriers
        | Trait::Merchant
        | Trait::Showman
        | Trait::Haggler
        | Trait::KnownWorld
        | Trait::FlexiblePlans
        | Trait::IncomePoints
        | Trait::Figurehead
        | Trait::Learned => 0.55,
        Trait::RichIn | Trait::HuntersIn | Trait::Crafty | Trait::DisplacePoints => 0.4,
        Trait::OpenFarms
        | Trait::Mercy
        | Trait::Rooted
        | Trait::Shipwrights
        | Trait::FarmProduce
        | Trait::Poacher
        | Trait::Crowded
        | Trait::WolfTamers
        | Trait::IcePeople
        | Trait::AshFarmers
        | Trait::Summit => 0.3,
    }
}

/// Estimates how often something happens per era.
const fn trigger_per_era(trigger: Trigger) -> f32 {
    match trigger {
        Trigger::Reset | Trigger::CardInstalled(None) | Trigger::LineCrossed(None) => 2.2,
        Trigger::CardGained | Trigger::FavorPassed | Trigger::Upgraded | Trigger::Sold => 1.3,
        Trigger::SettledAnew | Trigger::SiteRevealed | Trigger::Procreated | Trigger::FeatureGained => 1.1,
        Trigger::ExtraFind | Trigger::Fed | Trigger::IncomePhase => 1.0,
        Trigger::Activated(_) | Trigger::Hunted | Trigger::Developed | Trigger::LuckyFind | Trigger::FavorFailed => 0.8,
        Trigger::GoalInstalled | Trigger::IncomeChipGained | Trigger::SitePhase(_) => 0.7,
        Trigger::CardInstalled(Some(_)) | Trigger::LineCrossed(Some(_)) | Trigger::Built(_) | Trigger::Purchased => 0.5,
        Trigger::Slept
        | Trigger::Displaced
        | Trigger::WasDisplaced
        | Trigger::TribeLost
        | Trigger::EventWon
        | Trigger::EraLed
        | Trigger::AttributeTaken
        | Trigger::StageFlipped => 0.4,
    }
}
