//! Explaining why an action is not allowed: the rule that forbids it.

use engine::Seat;
use engine::answers::Asks;

use super::turn::ideas_for;
use crate::ability::Trait;
use crate::action::{Action, Deed, Payment};
use crate::civilization::SETTLEMENTS;
use crate::content::{ActivityId, CardId, Slot};
use crate::continent::{Territory, TerritorySet};
use crate::effect::{Marker, Project};
use crate::land::{Berth, Who};
use crate::material::{Material, Row};
use crate::module::{Module, Panel};
use crate::refusal::Refusal;
use crate::site::SiteKind;
use crate::state::{Civolution, Weather};
use crate::task::{Step, Task};

impl Civolution {
    /// Checks whether a seat may take this action, and returns the rule that forbids it if not.
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if self.is_legal(seat, action) {
            return Ok(());
        }
        if self.is_choosing() {
            return Err(Refusal::NotOffered);
        }
        match self.top() {
            None => Err(Refusal::GameOver),
            Some(step) if step.seat != seat => Err(Refusal::NotYourTurn { turn: step.seat }),
            Some(step) => Err(self.why_not(step, *action)),
        }
    }

    fn why_not(&self, step: Step, action: Action) -> Refusal {
        let Step { seat, task } = step;
        let civ = self.civ(seat);
        let reason = match action {
            Action::Attribute(number) => Some(self.why_no_attribute(seat, task, number)),
            Action::Pass => Some(Refusal::CannotPass { asked: task }),
            Action::Activate(panel) if task == Task::Turn => Some(self.why_not_activate(seat, panel)),
            Action::Reset if task == Task::Turn => {
                let most = civ.reset_dice();
                Some(Refusal::TooManyDice { dice: civ.ready_dice(), most })
            }
            Action::Pay(payment) => self.why_not_pay(seat, task, payment),
            Action::Reroll(_) => match task {
                Task::Reroll { value, .. } => {
                    Some(Refusal::NotSoManyDice { value, have: civ.dice[usize::from(value - 1)] })
                }
                _ => None,
            },
            Action::Do(deed) => self.why_not_do(seat, task, deed),
            Action::At(territory) => self.why_not_at(seat, task, territory),
            Action::Tribe(who) => self.why_not_tribe(seat, task, who),
            Action::SettleFire | Action::SettleCamp | Action::Displace { .. } | Action::Cross => {
                self.why_not_settle(task, action)
            }
            Action::Terrain(terrain) if matches!(task, Task::LuckyFind(_)) => {
                Some(Refusal::NoSuchTerrain { terrain, asked: task })
            }
            Action::Material(_) => self.why_not_material(seat, task, action),
            Action::Feature(feature) => match task {
                Task::MutateTo { .. } => Some(Refusal::SameFeature { feature }),
                Task::Mutate(_) | Task::Price { .. } => Some(Refusal::NoFeature { feature }),
                _ => None,
            },
            Action::Track(track) if matches!(task, Task::ChooseTrack { .. }) => Some(Refusal::NotLowestTrack { track }),
            Action::Value(value) => match task {
                Task::GiveDie { .. } | Task::TurnDice(_) | Task::TurnTo { .. } | Task::Price { .. } => {
                    Some(Refusal::NoSuchDie { value })
                }
                Task::HuntValue { faces, .. } => Some(Refusal::NotEnoughIdeas {
                    need: self.ideas_needed(seat, faces, value).unwrap_or(0),
                    have: civ.marker(Marker::Idea),
                }),
                _ => None,
            },
            Action::TakeOpen(deck) | Action::Draw(deck) => match task {
                Task::TakeCard { deck: Some(only), .. } if only != deck => Some(Refusal::OtherDeck { deck: only }),
                Task::TakeCard { .. } | Task::DrawCards { .. } => Some(Refusal::StackEmpty { deck }),
                _ => None,
            },
            Action::Keep(card) if matches!(task, Task::KeepCard(_)) => Some(Refusal::NotDrawn { card }),
            Action::Goal(_) if matches!(task, Task::TakeGoal { .. }) => Some(Refusal::NoChipThere),
            Action::Income(_) if task == Task::GainIncome => Some(Refusal::NoChipThere),
            Action::Space(space) if task == Task::InstallGoal => {
                let goal = civ.goals.get(usize::from(space) - 1).copied().flatten();
                Some(goal.map_or(Refusal::NoChipThere, |goal| Refusal::GoalUnmet { goal }))
            }
            Action::Chip(chip) | Action::Point(chip) => match task {
                Task::UseIncome(_) | Task::IncomeActions(_) | Task::IncomePhase => Some(Refusal::NotYourChip { chip }),
                _ => None,
            },
            Action::Install(card) => self.why_not_install(seat, task, card),
            Action::Column(column) => match task {
                Task::IncomeColumn(_) => Some(Refusal::Unsupported { column }),
                Task::CardColumn { .. } | Task::GoalColumn(_) | Task::AttributeColumn(_) => {
                    Some(Refusal::ColumnTaken { column })
                }
                _ => None,
            },
            Action::Level(level) => match task {
                Task::CardLevel { card, column, .. } => Some(match civ.stages.free_stage(column) {
                    Some(stage) if level < stage.min(5) => Refusal::LevelTooLow { stage: stage.min(5) },
                    _ => Refusal::LevelUnmet { card, level },
                }),
                _ => None,
            },
            Action::Ignore(space) if matches!(task, Task::CardIgnore(_)) => Some(Refusal::NotActive { space }),
            Action::Upgrade(module) => match task {
                Task::Upgrade(_) if civ.level(module) == Module::TOP_LEVEL => Some(Refusal::TopLevel { module }),
                Task::Upgrade(_) => Some(Refusal::OtherModule { module }),
                _ => None,
            },
            Action::Tile(stage) if task == Task::StageTile => Some(Refusal::TileActive { stage }),
            Action::Activity(card) => match task {
                Task::Activity { except, .. } => Some(self.why_not_activity(seat, card, except)),
                _ => None,
            },
            Action::Build(project) if matches!(task, Task::Build { .. }) => Some(self.why_not_build(seat, project)),
            Action::Settlement(number) if task == Task::ChooseSettlement => {
                let built = civ.settlements.contains(number - 1);
                let settlement = number;
                Some(if built {
                    Refusal::SettlementBuilt { settlement }
                } else {
                    Refusal::SettlementTooDear { settlement }
                })
            }
            Action::Site(_) | Action::Island => self.why_not_ground(seat, task, action),
            Action::From(giver) if matches!(task, Task::TakeDie { .. }) => Some(Refusal::NotMostDice { seat: giver }),
            Action::FeedAll | Action::Feed(_) => match task {
                Task::Feed | Task::FeedGroup { .. } => {
                    Some(Refusal::NotThisFood { have: civ.marker(Marker::Food), need: self.food_for_all(seat) })
                }
                _ => None,
            },
            Action::Return(_) | Action::ReturnRaw(_) if matches!(task, Task::Short { .. }) => {
                Some(Refusal::NothingToReturn)
            }
            Action::ChipCard(_) if task == Task::ChooseChipCard => Some(Refusal::ChipCardGone),
            _ => None,
        };
        reason.unwrap_or(Refusal::NotAsked { asked: task })
    }

    fn why_no_attribute(&self, seat: Seat, task: Task, number: u8) -> Refusal {
        let Some(chip) = self.display.attributes.get(usize::from(number) - 1).copied().flatten() else {
            return Refusal::NoChipThere;
        };
        if !task.allows_chips() {
            return Refusal::NotNow;
        }
        let printed = self.content.attribute(chip);
        let have = self.civ(seat).feature(printed.feature);
        Refusal::TooFewFeatures { feature: printed.feature, need: self.attribute_need(seat, chip), have }
    }

    fn why_not_activate(&self, seat: Seat, panel: Panel) -> Refusal {
        if self.can_pay(seat, panel) { Refusal::NothingToDo { panel } } else { Refusal::CannotActivate { panel } }
    }

    fn why_not_pay(&self, seat: Seat, task: Task, payment: Payment) -> Option<Refusal> {
        let (panel, first) = match task {
            Task::PayFirst(panel) => (panel, true),
            Task::PaySecond(panel) => (panel, false),
            _ => return None,
        };
        let civ = self.civ(seat);
        let there = match payment {
            Payment::Die(value) => civ.dice[usize::from(value - 1)],
            Payment::Planning(value) => civ.slot(Slot::Planning(value)),
            Payment::Focus => civ.marker(Marker::Focus),
        };
        if there == 0 {
            return Some(Refusal::NothingToPayWith { payment });
        }
        let value = panel.dice().map(|(one, other)| if first { one } else { other });
        let need = value.map_or(0, |value| ideas_for(civ, payment, value));
        let have = civ.marker(Marker::Idea);
        Some(if need > have { Refusal::NotEnoughIdeas { need, have } } else { Refusal::OtherValueUnmet { panel } })
    }

    fn why_not_do(&self, seat: Seat, task: Task, deed: Deed) -> Option<Refusal> {
        let civ = self.civ(seat);
        match (task, deed) {
            (Task::Side { module, .. }, _) => Some(Refusal::NoSide { module, deed }),
            (Task::Trade { sales: 0, .. }, Deed::Sale) | (Task::Trade { purchases: 0, .. }, Deed::Purchase) => None,
            (Task::Trade { .. }, Deed::Purchase) => {
                let price = Material::ALL.into_iter().map(|material| self.price(seat, material)).min();
                Some(Refusal::TooDear { price: price.unwrap_or(0), have: civ.marker(Marker::Money) })
            }
            (Task::Weather, Deed::Food) if !self.beyond && matches!(self.weather, Weather::Hot | Weather::Cold) => {
                Some(Refusal::NotThisFood { have: civ.marker(Marker::Food), need: 1 })
            }
            _ => None,
        }
    }

    fn why_not_at(&self, seat: Seat, task: Task, territory: Territory) -> Option<Refusal> {
        let own = self.land.territories(seat).contains(territory);
        let no_tribe = Refusal::NoTribeThere { territory, asked: task };
        let no_boat = Refusal::NoBoat { water: territory, asked: task };
        let boat = self.land.boat(territory, seat);
        Some(match task {
            Task::Hunt { .. } if !own => no_tribe,
            Task::Hunt { .. } if self.land.hunted.contains(territory) => Refusal::AlreadyHunted { territory },
            Task::Hunt { .. } if self.display.hunting_tokens == 0 => Refusal::NoHuntingToken,
            Task::Travel(journey) if !self.land.reachable(journey.at).contains(territory) => {
                Refusal::NotAdjacent { from: journey.at, to: territory }
            }
            Task::Travel(_) => no_boat,
            Task::Arrive(journey) if journey.at == territory && territory.is_water() => no_boat,
            Task::Procreate(_) if self.civ(seat).tribes == 0 => Refusal::NoTribesLeft,
            Task::Procreate(_) if territory.is_water() && !boat.has_room() => no_boat,
            Task::Explore if own => Refusal::NothingHidden,
            Task::Produce(_) if own => Refusal::BoatLoaded { water: territory },
            Task::WeakTribes(_) if self.civ(seat).tribes == 0 => Refusal::NoTribesLeft,
            Task::WeakTribes(_) if own => Refusal::NoFreeCamp { territory },
            Task::Procreate(_) | Task::Explore | Task::Produce(_) | Task::WeakTribes(_) => no_tribe,
            Task::Transport { .. } if self.land.raw(territory, seat) == 0 => Refusal::NoRawMaterial { territory },
            Task::Transport { .. } => Refusal::NoShore { water: territory },
            Task::BuildAt(Project::Farm) => self.why_no_farm(seat, task, territory),
            Task::BuildAt(Project::Boat) if boat.built => Refusal::BoatThere { water: territory },
            Task::BuildAt(Project::Boat) => Refusal::NoTribeNear,
            Task::HolyRock(_) | Task::Grotto(_) | Task::Hunt { .. } | Task::Toll => {
                Refusal::NotHere { territory, asked: task }
            }
            _ => return None,
        })
    }

    fn why_no_farm(&self, seat: Seat, asked: Task, territory: Territory) -> Refusal {
        let traits = &self.civ(seat).traits;
        if !self.land.territories(seat).contains(territory) {
            Refusal::NoTribeThere { territory, asked }
        } else if let Some(seat) = self.land.farm(territory) {
            Refusal::FarmThere { territory, seat }
        } else if self.land.around(SiteKind::Volcano).contains(territory) && !traits.has(Trait::AshFarmers) {
            Refusal::VolcanoNear { territory }
        } else if territory.is_water() {
            Refusal::NotHere { territory, asked }
        } else {
            Refusal::ProvisionsThere { territory }
        }
    }

    fn why_not_tribe(&self, seat: Seat, task: Task, who: Who) -> Option<Refusal> {
        let there = self.land.group(who.territory, who.berth, seat).of(who.strong) > 0;
        let asks_for_tribe = matches!(
            task,
            Task::Migrate(_)
                | Task::Strengthen(_)
                | Task::Encamp(_)
                | Task::Board { .. }
                | Task::Glacier(_)
                | Task::LoseTribe
                | Task::Price { .. }
        );
        if !asks_for_tribe {
            return None;
        }
        Some(match task {
            _ if !there => Refusal::NoSuchTribe { who, asked: task },
            Task::Migrate(_) if !who.strong && !self.civ(seat).traits.has(Trait::Wanderers) => {
                Refusal::WeakTribe { who, asked: task }
            }
            Task::Migrate(left) if self.can_leave(seat, who.territory, left) => Refusal::HasMigrated { who },
            Task::Migrate(_) => Refusal::NowhereToGo { who },
            Task::Strengthen(_) => Refusal::StrongTribe { who },
            Task::Board { water, .. } if !self.land.boat(water, seat).has_room() => {
                Refusal::NoBoat { water, asked: task }
            }
            Task::Board { .. } | Task::Glacier(_) | Task::Price { .. } if !who.strong => {
                Refusal::WeakTribe { who, asked: task }
            }
            Task::Board { water, .. } => Refusal::NotAdjacent { from: who.territory, to: water },
            Task::Encamp(_) if who.berth == Berth::Wild => Refusal::NoFreeCamp { territory: who.territory },
            _ => Refusal::NotHere { territory: who.territory, asked: task },
        })
    }

    fn why_not_settle(&self, task: Task, action: Action) -> Option<Refusal> {
        let territory = match task {
            Task::Arrive(journey) => journey.at,
            Task::Settle { territory, .. } | Task::EncampAt { territory, .. } | Task::WeakCamp { territory, .. } => {
                territory
            }
            _ => return None,
        };
        let on_fire = territory.fire_camp().and_then(|camp| self.land.camp(camp));
        let only_free = matches!(task, Task::EncampAt { .. } | Task::WeakCamp { .. });
        Some(match action {
            Action::Cross => Refusal::NoCrossing { territory },
            Action::Displace { seat, strong } => Refusal::NobodyToDisplace { seat, strong },
            Action::SettleFire if !only_free && !territory.is_water() => {
                let seat = on_fire.map_or_else(Seat::default, |tribe| tribe.seat);
                Refusal::CannotDisplace { seat }
            }
            _ => Refusal::NoFreeCamp { territory },
        })
    }

    fn why_not_material(&self, seat: Seat, task: Task, action: Action) -> Option<Refusal> {
        let Action::Material(material) = action else { return None };
        let civ = self.civ(seat);
        let stored = civ.stored(material) > 0;
        Some(match task {
            Task::SellForMoney
            | Task::SellForPoints
            | Task::StatueOf(_)
            | Task::PayMaterial(_)
            | Task::Price { .. }
                if !stored =>
            {
                Refusal::NotStored { material }
            }
            Task::Purchase => Refusal::TooDear { price: self.price(seat, material), have: civ.marker(Marker::Money) },
            Task::ExtraFind => Refusal::NoSuchTerrain { terrain: material.terrain(), asked: task },
            Task::LuckyValue { terrain, faces } if terrain == material.terrain() => Refusal::NotEnoughIdeas {
                need: (1..=6)
                    .filter(|value| Row::found_with(*value) == material.row())
                    .filter_map(|value| self.ideas_needed(seat, faces, value))
                    .min()
                    .unwrap_or(0),
                have: civ.marker(Marker::Idea),
            },
            Task::LuckyValue { .. }
            | Task::GainMaterial { .. }
            | Task::Unload { .. }
            | Task::StatueOf(_)
            | Task::LeaveOut { .. }
            | Task::PayMaterial(_)
            | Task::Price { .. } => Refusal::OtherMaterial { material },
            _ => return None,
        })
    }

    fn why_not_install(&self, seat: Seat, task: Task, card: CardId) -> Option<Refusal> {
        let Task::Install { deck, .. } = task else { return None };
        Some(if !self.hands[seat].contains(card.id()) {
            Refusal::NotInHand { card }
        } else if card.deck() != deck {
            Refusal::OtherDeck { deck }
        } else {
            Refusal::CostUnmet { card }
        })
    }

    fn why_not_activity(&self, seat: Seat, card: Option<CardId>, except: Option<ActivityId>) -> Refusal {
        let installed = card.is_none_or(|card| self.civ(seat).installed.contains(card.id()));
        match self.activity_of(card) {
            Some(_) if !installed => Refusal::NoActivity,
            None => Refusal::NoActivity,
            Some(activity) if Some(activity) == except => Refusal::SameActivity,
            Some(_) => Refusal::ActivityTooDear,
        }
    }

    fn why_not_build(&self, seat: Seat, project: Project) -> Refusal {
        let civ = self.civ(seat);
        let left = match project {
            Project::Farm => civ.farms > 0,
            Project::Boat => civ.boats > 0,
            Project::Settlement => usize::from(civ.settlements_built()) < SETTLEMENTS,
            Project::Statue => true,
        };
        if left { Refusal::CannotBuild { project } } else { Refusal::NothingLeft { project } }
    }

    fn why_not_ground(&self, seat: Seat, task: Task, action: Action) -> Option<Refusal> {
        match task {
            Task::RevealSite => return Some(Refusal::NothingHidden),
            Task::BuildAt(Project::Statue) | Task::SettleGround(_) => {}
            _ => return None,
        }
        let Some(ground) = self.ground_for(action) else { return Some(Refusal::NoBuildingGround) };
        let around = self.land.around_ground(ground);
        Some(if !self.reaches(seat, ground) {
            match around.iter().next() {
                Some(water) if around == TerritorySet::only(water) && water.is_water() => {
                    Refusal::NoBoat { water, asked: task }
                }
                _ => Refusal::NoTribeNear,
            }
        } else if !self.has_room(seat, ground) || matches!(task, Task::SettleGround(_)) {
            Refusal::GroundFull { ground }
        } else {
            Refusal::NoStatueMaterial { ground }
        })
    }
}
