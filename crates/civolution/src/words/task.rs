//! What a player is asked to do, as a phrase that follows their name or "you are asked to".

use engine::words::Phrase;
use engine::{Seat, say};

use super::action::Asked;
use super::effect::effects;
use super::{Key, bonus_of, deed, phrase, piece, price, worth};
use crate::action::Deed;
use crate::civilization::Civilization;
use crate::content::{CardId, Content};
use crate::effect::{Effect, Marker, Price};
use crate::module::Panel;
use crate::state::Weather;
use crate::task::{Follow, Installation, Journey, Special, Target, Task};
use crate::view::{CivilizationView, View};

/// Returns the pack, if the request can be told in full.
fn seen(view: Option<&View>) -> Option<&Content> {
    view.map(|view| &*view.pack)
}

/// Lists what a player can activate modules with.
fn means(civ: &Civilization) -> Phrase {
    let mut parts = Vec::new();
    match civ.ready_dice() {
        0 => parts.push(say!(MeansNoDice)),
        count => parts.push(say!(MeansDice, count = count, values = phrase::faces(&civ.dice))),
    }
    if civ.planning.iter().any(|count| *count > 0) {
        parts.push(say!(MeansPlanning, values = phrase::faces(&civ.planning)));
    }
    if civ.marker(Marker::Focus) > 0 {
        parts.push(phrase::markers(Marker::Focus, civ.marker(Marker::Focus)));
    }
    parts.push(phrase::ideas(civ.marker(Marker::Idea)));
    phrase::semicolons(parts)
}

/// Describes what a task asks for. With a view, all relevant numbers are included.
pub(super) fn asks(task: Task, seat: Seat, view: Option<&View>) -> Phrase {
    let civ = view.and_then(|view| view.civilization(seat));
    let at = phrase::territory;
    match task {
        Task::Pause => say!(AskedPause),
        Task::ChooseChipCard => say!(AskedChipCard),
        Task::Turn => match civ.map(|civ| &civ.console) {
            Some(civ) => {
                let asked = say!(AskedTurn, means = means(civ), most = civ.reset_dice());
                match view.map(|view| (view.last_round, view.resets)) {
                    Some((true, _)) => say!(AskedLastTurn, asked = asked),
                    Some((false, (resets, end))) if resets >= end => say!(AskedLastTurnButOne, asked = asked),
                    _ => asked,
                }
            }
            None => say!(AskedTurnBrief),
        },
        Task::PayFirst(panel) => pay(panel, worth::value_asked(task), true),
        Task::PaySecond(panel) => pay(panel, worth::value_asked(task), false),
        Task::Reroll { value, taken } => match civ {
            Some(civ) => say!(AskedReroll, value = value, count = taken.saturating_add(civ.console.used_dice)),
            None => say!(AskedRerollBrief, value = value),
        },
        Task::ResetMarker => say!(AskedResetMarker),
        Task::Side { module, level } => {
            let does = possible(view).unwrap_or_else(|| piece::module_level(module, level));
            say!(AskedSide, module = module, does = does)
        }
        Task::Order { module, level } => {
            say!(AskedOrder, module = module, does = piece::module_level(module, level))
        }
        Task::Sleep => say!(AskedSleep),
        Task::GainAndInstall { gain, install } => {
            let can = |deed| view.is_none_or(|view| view.deeds.is_empty() || view.deeds.contains(&deed));
            match (gain && can(Deed::Goal), install && can(Deed::Install)) {
                (true, false) => say!(AskedTakeGoal),
                (false, true) => say!(AskedInstallGoal),
                _ => say!(AskedGainAndInstall),
            }
        }
        Task::Alternative(bonus, origin) => match seen(view) {
            Some(content) => {
                let either = phrase::either(content.bonus(bonus).either.iter().map(|alternative| effects(alternative)));
                say!(AskedAlternative, piece = piece::origin(origin), bonus = either.unwrap_or_else(phrase::nothing))
            }
            None => say!(AskedAlternativeUnknown),
        },
        Task::Short { target, left } => say!(AskedShort, what = short(target, left)),
        Task::PlanningSpace(count) => say!(AskedPlanningSpace, count = count),
        Task::GainFeatures(count) => say!(AskedGainFeatures, count = count),
        Task::GainMaterial { choice, left } => say!(AskedGainMaterial, what = phrase::materials(choice, left)),
        Task::Mutate(count) => say!(AskedMutate, count = count),
        Task::MutateTo { from, .. } => say!(AskedMutateTo, feature = from),
        Task::ExtraFind => say!(AskedExtraFind),
        Task::TakeDie { fate: false } if view.is_some_and(|view| view.dice.0 > 0) => say!(AskedGainDie),
        Task::TakeDie { fate: true } => say!(AskedTakeDie, die = say!(DieFate)),
        Task::TakeDie { fate: false } => say!(AskedTakeDie, die = say!(DieActivation)),
        Task::GiveDie { to } => say!(AskedGiveDie, player = to),
        Task::Recover(count) => say!(AskedRecover, count = count),
        Task::TurnDice(count) => say!(AskedTurnDice, count = count),
        Task::TurnTo { from, .. } => say!(AskedTurnTo, value = from),
        Task::Failed { pass, fail, ideas } => {
            let (pass, fail) = (follow(pass, seen(view)), follow(fail, seen(view)));
            say!(AskedFailed, ideas = phrase::ideas(ideas), pass = pass, fail = fail)
        }
        Task::Migrate(count) => say!(AskedMigrate, count = count),
        Task::Travel(Journey { at: from, strong, left }) => {
            say!(AskedTravel, tribe = phrase::tribe(strong), territory = at(from), count = left)
        }
        Task::Arrive(Journey { at: here, strong, left }) if here.is_water() => {
            say!(AskedArriveWater, tribe = phrase::tribe(strong), territory = at(here), count = left)
        }
        Task::Arrive(Journey { at: here, strong, left }) => {
            say!(AskedArrive, tribe = phrase::tribe(strong), territory = at(here), count = left)
        }
        Task::Procreate(count) => say!(AskedProcreate, count = count),
        Task::Settle { territory, strong } | Task::EncampAt { territory, strong } => {
            say!(AskedSettle, tribe = phrase::tribe(strong), territory = at(territory))
        }
        Task::WeakTribes(count) => say!(AskedWeakTribes, count = count),
        Task::WeakCamp { territory, left } => say!(AskedWeakCamp, territory = at(territory), count = left),
        Task::Strengthen(count) => say!(AskedStrengthen, count = count),
        Task::Encamp(count) => say!(AskedEncamp, count = count),
        Task::Board { water, .. } => say!(AskedBoard, territory = at(water)),
        Task::Glacier(spot) => say!(AskedGlacier, spot = phrase::spot(spot)),
        Task::HolyRock(spot) => say!(AskedHolyRock, spot = phrase::spot(spot)),
        Task::LoseTribe => match view.map(|view| view.weather) {
            Some((_, true)) => say!(AskedLoseTribeBeyond),
            Some(_) => say!(AskedLoseTribeBad),
            None => say!(AskedLoseTribe),
        },
        Task::Doom(who) => match civ {
            Some(civ) if worth::saves_by_idea(&civ.console) => say!(AskedDoomIdea, who = phrase::who(who)),
            Some(_) | None => say!(AskedDoom, who = phrase::who(who)),
        },
        Task::Hunt { left, .. } => say!(AskedHunt, count = left),
        Task::HuntValue { territory, faces } => {
            let dice = phrase::list(faces.iter().map(phrase::number));
            match civ {
                Some(civ) => say!(AskedHuntValue, territory = at(territory), dice = dice, ideas = ideas(civ)),
                None => say!(AskedHuntValueBrief, territory = at(territory), dice = dice),
            }
        }
        Task::LuckyFind(count) => say!(AskedLuckyFind, count = count),
        Task::LuckyValue { terrain, faces } => {
            let dice = phrase::list(faces.iter().map(phrase::number));
            let terrain = Phrase::from(terrain);
            match civ {
                Some(civ) => say!(AskedLuckyValue, terrain = terrain, dice = dice, ideas = ideas(civ)),
                None => say!(AskedLuckyValueBrief, terrain = terrain, dice = dice),
            }
        }
        Task::Explore => say!(AskedExplore),
        Task::RevealSite => say!(AskedRevealSite),
        Task::Produce(count) => say!(AskedProduce, count = count),
        Task::Transport { left, .. } => say!(AskedTransport, count = left),
        Task::Unload { water, .. } => say!(AskedUnload, territory = at(water)),
        Task::Grotto(spot) => say!(AskedGrotto, spot = phrase::spot(spot)),
        Task::GrottoWork { territory, produce, transport } => match (produce, transport) {
            (true, false) => say!(AskedGrottoProduce, territory = at(territory)),
            (false, true) => say!(AskedGrottoTransport, territory = at(territory)),
            _ => say!(AskedGrottoWork, territory = at(territory)),
        },
        Task::SiteOrder { kind, spots } => {
            let [one, other] = spots.map(phrase::spot);
            say!(AskedSiteOrder, site = kind, spots = phrase::list([one, other]))
        }
        Task::Build { left, only: None, .. } => say!(AskedBuild, count = left),
        Task::Build { left, only: Some(project), .. } => {
            say!(AskedBuildOnly, project = project, count = left)
        }
        Task::BuildAt(project) => say!(AskedBuildAt, project = project),
        Task::StatueOf(ground) => say!(AskedStatueOf, ground = phrase::ground(ground)),
        Task::ChooseSettlement => say!(AskedSettlement),
        Task::SettleGround(settlement) => say!(AskedSettleGround, number = settlement + 1),
        Task::LeaveOut { settlement, .. } => say!(AskedLeaveOut, number = settlement + 1),
        Task::PayMaterial(material) => say!(AskedPayMaterial, material = material),
        Task::Install { deck, special: Special::Offered } => say!(AskedInstallSpecial, deck = deck),
        Task::Install { deck, special: Special::No | Special::Another } => {
            say!(AskedInstall, deck = deck)
        }
        Task::CardColumn { card, .. } => say!(AskedColumn, piece = piece::name(card)),
        Task::CardLevel { card, column, .. } => match (civ, card_cost(view, card)) {
            (Some(civ), Some(cost)) => {
                let stage = civ.console.stages.free_stage(column).unwrap_or(0);
                say!(AskedCardLevel, card = piece::name(card), stage = stage, cost = cost)
            }
            _ => say!(AskedCardLevelBrief, card = piece::name(card)),
        },
        Task::CardIgnore(Installation { card, .. }) => match card_cost(view, card) {
            Some(cost) => say!(AskedCardIgnore, card = piece::name(card), cost = cost),
            None => say!(AskedCardIgnoreBrief, card = piece::name(card)),
        },
        Task::CardSettlements(Installation { card, .. }) => match (civ, card_cost(view, card)) {
            (Some(civ), Some(cost)) => {
                let count = civ.console.settlements_built();
                say!(AskedCardSettlements, card = piece::name(card), count = count, cost = cost)
            }
            _ => say!(AskedCardSettlementsBrief, card = piece::name(card)),
        },
        Task::TakeGoal { .. } => say!(AskedTakeGoal),
        Task::Cover(goal) => say!(AskedCover, goal = piece::name(goal)),
        Task::InstallGoal => say!(AskedInstallGoal),
        Task::GoalColumn(_) => say!(AskedGoalColumn),
        Task::GoalHalf { column, .. } => say!(AskedGoalHalf, column = column.number()),
        Task::GainIncome => say!(AskedGainIncome),
        Task::IncomeColumn(chip) => say!(AskedColumn, piece = piece::name(chip)),
        Task::UseIncome(chip) => say!(AskedUseIncome, chip = piece::name(chip)),
        Task::IncomeActions(count) => say!(AskedIncomeActions, count = count),
        Task::IncomePhase => match view {
            Some(view) => say!(AskedIncomePhase, count = view.income_left.len()),
            None => say!(AskedIncomePhaseBrief),
        },
        Task::AttributeColumn(chip) => say!(AskedColumn, piece = piece::name(chip)),
        Task::Activity { left, again, .. } => {
            if again {
                say!(AskedActivityAgain, count = left)
            } else {
                say!(AskedActivity, count = left)
            }
        }
        Task::Price { activity, number, left } => seen(view)
            .and_then(|content| {
                let printed = content.activity(activity);
                let price = price_left(*printed.price.get(usize::from(number))?, left);
                Some(if printed.price.len() > 1 {
                    say!(AskedPricePart, price = price, activity = super::activity(content, activity))
                } else {
                    say!(AskedPrice, price = price, bonus = bonus_of(content, printed.bonus))
                })
            })
            .unwrap_or_else(|| say!(AskedPriceUnknown)),
        Task::TakeCard { deck: None, left } => say!(AskedTakeCard, count = left),
        Task::TakeCard { deck: Some(deck), left } => {
            say!(AskedTakeCardOf, deck = deck, count = left)
        }
        Task::DrawCards { left, keep } => say!(AskedDrawCards, count = left, keep = keep),
        Task::KeepCard(count) => say!(AskedKeepCard, count = count),
        Task::ChooseTrack { steps, lowest: false } => say!(AskedTrack, steps = phrase::steps(steps)),
        Task::ChooseTrack { steps, lowest: true } => say!(AskedLowestTrack, steps = phrase::steps(steps)),
        Task::FavorOrIncome => possible(view).unwrap_or_else(|| say!(AskedFavorOrIncome)),
        Task::TileOrPoints => say!(AskedTileOrPoints),
        Task::Upgrade(choice) => say!(AskedUpgrade, module = choice),
        Task::StageTile => say!(AskedStageTile),
        Task::Trade { sales, purchases } => say!(AskedTrade, sales = sales, purchases = purchases),
        Task::SellForMoney => say!(AskedSellForMoney),
        Task::SellForPoints => say!(AskedSellForPoints),
        Task::Purchase => match civ {
            Some(civ) => say!(AskedPurchase, money = civ.console.marker(Marker::Money)),
            None => say!(AskedPurchaseBrief),
        },
        Task::Feed => match civ {
            Some(civ) => say!(AskedFeed, need = civ.food_needed, food = civ.console.marker(Marker::Food)),
            None => say!(AskedFeedBrief),
        },
        Task::FeedGroup { .. } => match view.and_then(|view| view.feeding) {
            Some((who, count, each)) => say!(
                AskedFeedGroup,
                count = count,
                strong = if who.strong { 1u8 } else { 0 },
                place = phrase::place(who, count),
                each = each,
                food = civ.map_or(0, |civ| civ.console.marker(Marker::Food)),
            ),
            None => say!(AskedFeedUnknown),
        },
        Task::Spare { unfed, hardy, .. } => match view.and_then(|view| view.feeding) {
            Some((who, ..)) => say!(AskedSpare, count = unfed, place = phrase::place(who, unfed), hardy = hardy),
            None => say!(AskedSpareUnknown),
        },
        Task::Weather => weather(view),
        Task::Toll => say!(AskedToll),
        // Chores need no answer.
        Task::Chore(_) => say!(AskedNothing),
    }
}

/// Lists the named options, if the viewer knows which of them are possible.
fn possible(view: Option<&View>) -> Option<Phrase> {
    let view = view?;
    phrase::either(view.deeds.iter().map(|deed| deed::does(*deed, Asked::new(view))))
}

fn ideas(civ: &CivilizationView) -> Phrase {
    phrase::ideas(civ.console.marker(Marker::Idea))
}

fn pay(panel: Panel, value: Option<u8>, first: bool) -> Phrase {
    let panel = phrase::panel(panel);
    match (value, first) {
        (Some(value), true) => say!(AskedPayFirst, panel = panel, value = value),
        (Some(value), false) => say!(AskedPaySecond, panel = panel, value = value),
        (None, true) => say!(AskedPayAnyFirst, panel = panel),
        (None, false) => say!(AskedPayAnySecond, panel = panel),
    }
}

/// Describes what could not be gained because no marker is left.
fn short(target: Target, left: u8) -> Phrase {
    match target {
        Target::Slot(slot) => phrase::slot(slot, left),
        Target::Raw(territory) => say!(ShortRaw, territory = phrase::territory(territory)),
        Target::ResetColumn => say!(ShortReset, count = left),
        Target::Notch => say!(ShortNotch),
    }
}

/// Describes what a favor test leads to.
fn follow(follow: Follow, content: Option<&Content>) -> Phrase {
    use super::effect;
    match follow {
        Follow::Nothing => say!(EffectNothing),
        Follow::Migrations(count) => effect(Effect::Migrations(count)),
        Follow::Procreations(count) => effect(Effect::Procreations(count)),
        Follow::ProcreateIn(territory) => say!(FollowProcreateIn, territory = phrase::territory(territory)),
        Follow::Strengthen(count) => effect(Effect::Strengthen(count)),
        Follow::Transport(count) => effect(Effect::Transport(count)),
        Follow::Bonus(bonus, _) => {
            let either = content.map(|content| content.bonus(bonus).either.iter().map(|either| effects(either)));
            either.and_then(phrase::either).unwrap_or_else(|| say!(FollowBonus))
        }
    }
}

fn card_cost(view: Option<&View>, card: CardId) -> Option<Phrase> {
    view.map(|view| piece::cost(view.pack.card(card)))
}

/// Describes the part of a price that is still to be paid.
fn price_left(of: Price, left: u8) -> Phrase {
    use crate::effect::Price;
    price(match of {
        Price::Markers(marker, _) => Price::Markers(marker, left),
        Price::Materials(choice, _) => Price::Materials(choice, left),
        Price::Features(feature, _) => Price::Features(feature, left),
        Price::Planning(_) => Price::Planning(left),
        Price::Dice(_) => Price::Dice(left),
        Price::Weaken(_) => Price::Weaken(left),
        Price::Tribes(_) => Price::Tribes(left),
        Price::Favor(_) => Price::Favor(left),
    })
}

fn weather(view: Option<&View>) -> Phrase {
    match view.map(|view| view.weather) {
        Some((_, true)) => say!(AskedWeatherBeyond),
        Some((Weather::Cold | Weather::Hot, false)) => say!(AskedWeatherBad),
        Some((Weather::Rain, false)) => say!(AskedWeatherRain),
        Some((Weather::Mild, false)) => match possible(view) {
            Some(possible) => say!(AskedWeatherMildPossible, possible = possible),
            None => say!(AskedWeatherMild),
        },
        Some((Weather::Warm, false)) => say!(AskedWeatherWarm),
        None => say!(AskedWeather),
    }
}
