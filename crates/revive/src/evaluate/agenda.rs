//! The value of the tasks on the agenda.

use engine::Seat;

use crate::effect::{Clause, Effect, EffectsId};
use crate::resource::Resource;
use crate::state::Revive;
use crate::task::{Chore, Task};

// Values in points of things that have not happened yet. Things on the board are valued more precisely.
const STEP: f32 = 0.8;
const MODULE: f32 = 1.8;
const UNLOCKED: f32 = 1.5;
const HIBERNATION_REWARD: f32 = 1.2;
/// Clearing the displays changes nothing that is valued here, so the sooner it is over, the better.
const CLEARING: f32 = -0.1;

impl Revive {
    /// Values the tasks that wait for a player.
    pub(super) fn waiting_worth(&self, seat: Seat, left: f32) -> f32 {
        let mine = self.agenda.iter().filter(|step| step.seat == seat);
        mine.map(|step| self.task_worth(seat, step.task, left)).sum()
    }

    fn task_worth(&self, seat: Seat, task: Task, left: f32) -> f32 {
        let w = self.weights();
        let player = self.player(seat);
        let effect = |effect| self.effect_worth(seat, effect, left);
        match task {
            // An unfinished turn is worth its remaining actions. A solo player always has another turn.
            Task::Turn { .. } if self.is_solo() => 0.0,
            Task::Turn { left: actions, .. } => f32::from(actions) * w.action,
            Task::Chore(Chore::Effects { list, at, .. } | Chore::Technology { list, at }) => {
                self.list_worth(seat, list, at, left)
            }
            Task::Triggers { cards, modules, .. } => {
                let cards = cards.set();
                let cards = cards.iter().filter_map(crate::content::CardId::new);
                let halves = cards.map(|card| self.content.card(card).effects[player.shown(card).index()]);
                let modules = modules.iter().filter_map(|space| player.modules[usize::from(space)]);
                let lists = halves.chain(modules.map(|module| self.content.module(module).effect));
                lists.map(|list| self.list_worth(seat, list, 0, left)).sum()
            }
            Task::Either { list, at, .. } => {
                self.alternatives(list, at).map_or(0.0, |[first, second]| effect(first).max(effect(second)))
            }
            Task::Pay { pay, left: times, .. } => {
                f32::from(times) * effect(Effect::Pay(pay)) / f32::from(self.content.pay(pay).times.max(1))
            }
            Task::PayEither { pay, .. } => self.clause_worth(seat, self.content.pay(pay).gain, left),
            Task::Basic { left: count } => effect(Effect::Basic(count)),
            Task::SpareCrystals(count) => effect(Effect::Basic(count)),
            Task::Points(points) => effect(Effect::Points(points)),
            Task::Step { color, left: count } => effect(Effect::Step(color, count)),
            Task::Rewards => {
                let steps: u8 = player.rewards.steps.iter().sum();
                let waters =
                    player.rewards.waters.iter().filter_map(|space| self.map.water_reward(space, self.content.0));
                f32::from(steps) * STEP * left
                    + f32::from(player.rewards.crystals) * w.crystal * left
                    + waters.map(|list| self.list_worth(seat, list, 0, left)).sum::<f32>()
            }
            Task::Unlock => UNLOCKED,
            Task::TakeModule | Task::PlaceModule(_) => MODULE * left,
            Task::Tribe | Task::Piece(_) => w.tribe * left,
            Task::Recharge => effect(Effect::Recharge),
            Task::TakeArtifact { .. } => self.artifact_worth(seat, left),
            Task::TakeMachine { .. } => w.pair * left,
            Task::Wake => effect(Effect::Wake),
            Task::Play(_) => effect(Effect::Play(None)),
            Task::TakeCard(_) | Task::Recruit => w.card * left,
            Task::Act { .. } => w.action,
            Task::Retire => w.basic * left,
            Task::ClearDisplay => CLEARING,
            Task::HibernationReward => HIBERNATION_REWARD * left,
            Task::Chore(_)
            | Task::ChooseTribe
            | Task::KeepArtifactCard
            | Task::RemoveArtifact
            | Task::Rest { .. }
            | Task::Orient { .. }
            | Task::AllColors
            | Task::Reopen
            | Task::ToCrystal
            | Task::TradeAway { .. }
            | Task::TradeFor { .. }
            | Task::MoveFigure
            | Task::MoveFigureTo(_)
            | Task::CopyCard
            | Task::Spare { .. } => 0.0,
        }
    }

    pub(super) fn list_worth(&self, seat: Seat, list: EffectsId, at: u8, left: f32) -> f32 {
        let clauses = self.content.effects(list).iter().skip(usize::from(at));
        clauses.map(|clause| self.clause_worth(seat, *clause, left)).sum()
    }

    fn clause_worth(&self, seat: Seat, clause: Clause, left: f32) -> f32 {
        match clause {
            Clause::One(effect) => self.effect_worth(seat, effect, left),
            Clause::Either(first, second) => {
                self.effect_worth(seat, first, left).max(self.effect_worth(seat, second, left))
            }
        }
    }

    /// Values an effect.
    fn effect_worth(&self, seat: Seat, effect: Effect, left: f32) -> f32 {
        let w = self.weights();
        let player = self.player(seat);
        match effect {
            Effect::Gain(Resource::Crystal, count) => f32::from(count) * w.crystal * left,
            Effect::Gain(resource, count) => {
                f32::from(count.min(player.room(&self.content, resource))) * w.basic * left
            }
            Effect::Basic(count) => f32::from(count) * w.basic * left,
            Effect::PerFigure => player.figures.len() as f32 * w.basic * left,
            Effect::PerWater => player.waters.len() as f32 * w.basic * left,
            Effect::PerFlask => f32::from(self.visible_flasks(seat)) * w.basic * left,
            Effect::PerCard(_) => 1.5 * w.basic * left,
            Effect::Points(points) => f32::from(points),
            Effect::Step(_, count) => f32::from(count) * STEP * left,
            Effect::Module => MODULE * left,
            Effect::Tribe | Effect::Piece(_) => w.tribe * left,
            Effect::Energy => w.pair * left,
            Effect::Recharge => w.ready * left,
            Effect::Crate => w.closed * left,
            Effect::Artifact => self.artifact_worth(seat, left),
            Effect::Rest => 0.3 * left,
            Effect::Wake => w.playable * left,
            Effect::Range(range) => f32::from(range) * 0.3 * left,
            Effect::Play(_) | Effect::Act(_) | Effect::FreeAction(_) => w.action * left,
            Effect::Card(_) => w.card * left,
            Effect::Pay(pay) => {
                let pay = self.content.pay(pay);
                let gain = self.clause_worth(seat, pay.gain, left) - f32::from(pay.count) * w.basic * left;
                gain.max(0.0) * f32::from(pay.times) * 0.6
            }
            Effect::Lasting(_) => 0.6 * left,
            Effect::Leave => 0.0,
            Effect::Retire => 1.2 * left,
            Effect::Rotate | Effect::ExploreAny | Effect::AllColors | Effect::Reopen => 0.5 * left,
            Effect::Discount(_, count) => f32::from(count) * w.basic * left * 0.7,
        }
    }
}
