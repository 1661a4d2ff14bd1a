//! Named options, and passing. Their meaning depends on the request.

use engine::say;
use engine::words::Phrase;

use super::action::Asked;
use super::effect::{effect, effects};
use super::{Key, phrase, worth};
use crate::ability::Trait;
use crate::action::Deed;
use crate::effect::{Effect, Marker};
use crate::module::Module;
use crate::task::Task;

/// Describes a deed, with a capital letter.
pub(super) fn tell(deed: Deed, asked: Asked<'_>) -> Phrase {
    phrase::capital(does(deed, asked))
}

/// Describes a deed.
pub(super) fn does(deed: Deed, asked: Asked<'_>) -> Phrase {
    let level = match asked.task {
        Some(Task::Side { level, .. } | Task::Order { level, .. }) => level,
        _ => 1,
    };
    let low = level < 2;
    let top = level > 2;
    let from = asked.task;
    let dreams = asked.civ.is_some_and(|civ| civ.traits.has(Trait::Dreamer));
    match deed {
        Deed::Install => match from {
            Some(Task::Side { module, .. }) => match module.deck() {
                Some(deck) if top => say!(DeedInstallSpecial, deck = deck),
                Some(deck) => effect(Effect::Install(deck)),
                None => effect(Effect::InstallGoal),
            },
            _ => effect(Effect::InstallGoal),
        },
        Deed::Explore if low => effect(Effect::Explore),
        Deed::Explore => say!(DeedExploreBetter, points = phrase::points(if top { 4 } else { 2 })),
        Deed::LuckyFind => effect(Effect::LuckyFinds(if top { 2 } else { 1 })),
        Deed::Hunt => effect(Effect::Hunts(if top { 2 } else { 1 })),
        Deed::Strengthen => match from {
            Some(Task::Order { .. }) => say!(DeedStrengthenFirst),
            _ => effect(Effect::Strengthen(if top {
                4
            } else if low {
                1
            } else {
                3
            })),
        },
        Deed::Take => effect(Effect::Cards(None, if top { 2 } else { 1 })),
        Deed::Draw => effect(Effect::Draw { draw: if low { 2 } else { 4 }, keep: if top { 2 } else { 1 } }),
        Deed::Income => match from {
            Some(Task::Side { .. }) => effect(Effect::IncomeActions(level.min(2))),
            _ => effect(Effect::IncomeActions(1)),
        },
        Deed::Activity => effect(Effect::Activity),
        Deed::Mutate => effect(Effect::Mutate(level.min(2))),
        Deed::Plan => {
            let more = asked.civ.map_or(0, |civ| civ.traits[Trait::Planner]);
            effect(Effect::Planning(if low { 2 } else { 3 } + more))
        }
        Deed::Goal => match from {
            Some(Task::Side { .. }) => say!(DeedGoalBoth),
            _ => effect(Effect::GoalChip),
        },
        Deed::Build => match from {
            Some(Task::Side { module: Module::Building, level: 2 }) => say!(DeedBuildSame),
            Some(Task::Side { module: Module::Building, level: 3.. }) => say!(DeedBuildTwo),
            _ => effect(Effect::Build(None)),
        },
        Deed::ActivationDie => effect(Effect::ActivationDie),
        Deed::FateDie => effect(Effect::FateDie),
        Deed::Dice => match asked.view.gainable_dice {
            (true, false) => effect(Effect::ActivationDie),
            (false, true) => effect(Effect::FateDie),
            _ => say!(DeedDice),
        },
        Deed::Produce => match from {
            Some(Task::GrottoWork { .. }) => effect(Effect::Produce(1)),
            _ => say!(DeedProduceFirst),
        },
        Deed::Transport => match from {
            Some(Task::GrottoWork { .. }) => effect(Effect::Transport(1)),
            _ => say!(DeedTransportFirst),
        },
        Deed::Procreate => say!(DeedProcreateFirst),
        Deed::Sale => say!(DeedSale),
        Deed::Purchase => say!(DeedPurchase),
        Deed::Focus if dreams => effects(&[Effect::Markers(Marker::Focus, 1), Effect::Markers(Marker::Idea, 2)]),
        Deed::Focus => effect(Effect::Markers(Marker::Focus, 1)),
        Deed::Ideas => match from {
            Some(Task::ResetMarker) => effect(Effect::Markers(Marker::Idea, 1)),
            Some(Task::Side { .. }) => effect(Effect::Markers(Marker::Idea, if low { 3 } else { 6 })),
            _ if dreams => effects(&[Effect::Markers(Marker::Idea, 2), Effect::Markers(Marker::Focus, 1)]),
            _ => effect(Effect::Markers(Marker::Idea, 2)),
        },
        Deed::Food => match from {
            Some(Task::Weather) => say!(DeedLoseFood),
            _ => effect(Effect::Markers(Marker::Food, 1)),
        },
        Deed::Tribe => say!(DeedLoseTribe),
        Deed::Favor => effect(Effect::Favor(1)),
        Deed::StageTile => effect(Effect::StageTile),
        Deed::Points => effect(Effect::Points(3)),
        Deed::Spend => match from {
            Some(Task::Failed { ideas, .. }) => say!(DeedSpend, ideas = phrase::ideas(ideas)),
            _ => say!(DeedSpendUnknown),
        },
        Deed::Save => {
            if asked.civ.is_some_and(worth::saves_by_idea) {
                say!(DeedSaveIdea)
            } else {
                say!(DeedSave)
            }
        }
        Deed::Used => say!(DeedUsed),
    }
}

/// Describes what passing means.
pub(super) fn pass(asked: Asked<'_>) -> Phrase {
    match asked.task {
        Some(Task::Pause) => say!(PassPause),
        Some(Task::Feed) => say!(PassFeed),
        Some(Task::Failed { .. }) => say!(PassFailed),
        Some(Task::Doom(_)) => say!(PassDoom),
        Some(Task::CardIgnore(_)) => say!(PassIgnore),
        Some(Task::TakeGoal { .. }) => say!(PassGoal),
        Some(Task::Board { .. }) => say!(PassBoard),
        Some(Task::SellForMoney | Task::SellForPoints) => say!(PassSell),
        Some(Task::Short { .. }) => say!(PassShort),
        Some(_) | None => match asked.view.ends {
            Some((panel, true)) => say!(PassUnused, panel = phrase::panel(panel)),
            Some((panel, false)) => say!(PassModule, panel = phrase::panel(panel)),
            None => say!(Pass),
        },
    }
}
