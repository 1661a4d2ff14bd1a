//! What cards, chips and events give and take, as phrases in the imperative.

use engine::say;
use engine::words::Phrase;

use super::{Key, counted, phrase};
use crate::content::{ActivityId, Content};
use crate::effect::{Bonus, BonusId, Effect, Gain, MaterialChoice, Price, TrackChoice, UpgradeChoice};

/// `gain 2 food`, `advance 1 step on the Culture track`.
pub(crate) fn effect(effect: Effect) -> Phrase {
    match effect {
        Effect::Points(count) => say!(EffectGain, what = phrase::points(u16::from(count))),
        Effect::Markers(marker, count) => say!(EffectGain, what = phrase::markers(marker, count)),
        Effect::Per { gain, each, count, most } => {
            let what = match gain {
                Gain::Points => phrase::points(u16::from(each)),
                Gain::Markers(marker) => phrase::markers(marker, each),
            };
            say!(EffectPer, what = what, unit = counted(count, 1), most = most)
        }
        Effect::Planning(count) => say!(EffectPlanning, count = count),
        Effect::Features(Some(feature), count) => say!(EffectGain, what = phrase::features(feature, count)),
        Effect::Features(None, count) => say!(EffectFeatures, count = count),
        Effect::Mutate(count) => say!(EffectMutate, count = count),
        Effect::Materials(choice, count) => say!(EffectGain, what = materials(choice, count)),
        Effect::Advance(TrackChoice::Any, count) => say!(EffectAdvanceAny, steps = phrase::steps(count)),
        Effect::Advance(TrackChoice::Lowest, count) => say!(EffectAdvanceLowest, steps = phrase::steps(count)),
        Effect::Advance(TrackChoice::Only(track), count) => {
            say!(EffectAdvance, steps = phrase::steps(count), track = track)
        }
        Effect::Favor(count) => say!(EffectFavor, steps = phrase::steps(count)),
        Effect::ActivationDie => say!(EffectActivationDie),
        Effect::FateDie => say!(EffectFateDie),
        Effect::Recover(count) => say!(EffectRecover, count = count),
        Effect::TurnDice(count) => say!(EffectTurnDice, count = count),
        Effect::Cards(None, count) => say!(EffectCards, count = count),
        Effect::Cards(Some(deck), count) => say!(EffectCardsOf, count = count, deck = deck),
        Effect::Draw { draw, keep } => say!(EffectDraw, count = draw, keep = keep),
        Effect::GoalChip => say!(EffectGoalChip),
        Effect::InstallGoal => say!(EffectInstallGoal),
        Effect::IncomeChip => say!(EffectIncomeChip),
        Effect::IncomeActions(count) => say!(EffectIncomeActions, count = count),
        Effect::Activity => say!(EffectActivity),
        Effect::StageTile => say!(EffectStageTile),
        Effect::Upgrade(choice) => say!(EffectUpgrade, module = upgrade(choice)),
        Effect::Migrations(count) => say!(EffectMigrations, count = count),
        Effect::Procreations(count) => say!(EffectProcreations, count = count),
        Effect::WeakTribes(count) => say!(EffectWeakTribes, count = count),
        Effect::Strengthen(count) => say!(EffectStrengthen, count = count),
        Effect::Encamp(count) => say!(EffectEncamp, count = count),
        Effect::Hunts(count) => say!(EffectHunts, count = count),
        Effect::LuckyFinds(count) => say!(EffectLuckyFinds, count = count),
        Effect::Explore => say!(EffectExplore),
        Effect::RevealSite => say!(EffectRevealSite),
        Effect::Produce(count) => say!(EffectProduce, count = count),
        Effect::Transport(count) => say!(EffectTransport, count = count),
        Effect::Build(None) => say!(EffectBuildAny),
        Effect::Build(Some(project)) => say!(EffectBuild, project = project),
        Effect::Install(deck) => say!(EffectInstall, deck = deck),
        Effect::Sales(count) => say!(EffectSales, count = count),
        Effect::Purchases(count) => say!(EffectPurchases, count = count),
    }
}

/// `2 Wood`, `1 stored material of your choice`.
pub(crate) fn materials(choice: MaterialChoice, count: u8) -> Phrase {
    match choice {
        MaterialChoice::Any => say!(MaterialsAny, count = count),
        MaterialChoice::Only(material) => phrase::materials(material, count),
        MaterialChoice::Of(terrain) => say!(MaterialsOf, count = count, terrain = terrain),
        MaterialChoice::In(row) => say!(MaterialsIn, count = count, row = row.price()),
    }
}

/// `a module`, `the Research module`, `a module with a die value of the Culture track (5)`.
pub(crate) fn upgrade(choice: UpgradeChoice) -> Phrase {
    match choice {
        UpgradeChoice::Any => say!(UpgradeAny),
        UpgradeChoice::Only(module) => say!(PanelMain, module = module),
        UpgradeChoice::Colour(track) => say!(UpgradeColour, value = track.die()),
    }
}

/// One alternative of a bonus, or all of it.
pub(crate) fn effects(effects: &[Effect]) -> Phrase {
    let parts = effects.iter().copied().map(effect);
    parts.reduce(|first, second| say!(JoinThen, first = first, second = second)).unwrap_or_else(|| say!(EffectNothing))
}

/// What a bonus gives: `take a favor test; if you pass, gain 3 money`.
pub(crate) fn bonus(bonus: &Bonus) -> Phrase {
    let either = phrase::either(bonus.either.iter().map(|alternative| effects(alternative)));
    let either = either.unwrap_or_else(|| say!(EffectNothing));
    if bonus.favor_test { say!(BonusFavorTest, bonus = either) } else { either }
}

/// The same, by its number.
pub(crate) fn bonus_of(content: &Content, id: BonusId) -> Phrase {
    bonus(content.bonus(id))
}

/// `return 1 food`.
pub(crate) fn price(price: Price) -> Phrase {
    match price {
        Price::Markers(marker, count) => say!(PriceReturn, what = phrase::markers(marker, count)),
        Price::Materials(choice, count) => say!(PriceReturn, what = materials(choice, count)),
        Price::Features(Some(feature), count) => say!(PriceReturn, what = phrase::features(feature, count)),
        Price::Features(None, count) => say!(PriceFeatures, count = count),
        Price::Planning(count) => say!(PricePlanning, count = count),
        Price::Dice(count) => say!(PriceDice, count = count),
        Price::Weaken(count) => say!(PriceWeaken, count = count),
        Price::Tribes(count) => say!(PriceTribes, count = count),
        Price::Favor(count) => say!(PriceFavor, steps = phrase::steps(count)),
    }
}

/// What an activity costs and gives: `return 1 food: advance 1 step on the Culture track`.
pub(crate) fn activity(content: &Content, id: ActivityId) -> Phrase {
    let activity = content.activity(id);
    let bonus = bonus_of(content, activity.bonus);
    if activity.price.is_empty() {
        return say!(ActivityFree, bonus = bonus);
    }
    say!(ActivityPaid, price = phrase::list(activity.price.iter().copied().map(price)), bonus = bonus)
}
