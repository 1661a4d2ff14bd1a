//! Answers that are a material, a feature or the value of a die. Their meaning depends on the request.

use engine::say;
use engine::words::Phrase;

use super::action::Asked;
use super::{Key, phrase, worth};
use crate::effect::Price;
use crate::material::Material;
use crate::module::Feature;
use crate::task::Task;

/// Describes choosing a material.
pub(super) fn material(material: Material, asked: Asked<'_>) -> Phrase {
    let name = Phrase::from(material);
    let (view, civ) = (asked.view, asked.civ);
    match asked.task {
        Some(Task::GainMaterial { .. }) => {
            say!(MaterialGain, material = name, have = civ.map_or(0, |civ| civ.stored(material)))
        }
        Some(Task::ExtraFind) => {
            let have = civ.map_or(0, |civ| civ.stored(material));
            say!(MaterialFind, material = name, terrain = material.terrain(), have = have)
        }
        Some(Task::LuckyValue { faces, .. }) => {
            match civ.map_or(0, |civ| worth::ideas_to_find(civ, faces, material.row())) {
                0 => say!(MaterialLucky, material = name),
                ideas => say!(MaterialLuckyIdeas, material = name, ideas = phrase::ideas(ideas)),
            }
        }
        Some(Task::Unload { .. }) => say!(MaterialUnload, material = name),
        Some(Task::StatueOf(_)) => {
            say!(MaterialStatue, material = name, have = civ.map_or(0, |civ| civ.stored(material)))
        }
        Some(Task::LeaveOut { .. }) => say!(MaterialLeaveOut, material = name),
        Some(Task::Price { .. } | Task::PayMaterial(_)) => say!(MaterialReturn, material = name),
        Some(Task::SellForMoney) => {
            let money = civ.map_or(0, |civ| worth::sale_money(civ, material));
            say!(MaterialSellMoney, material = name, money = money)
        }
        Some(Task::SellForPoints) => {
            let points = phrase::points(civ.map_or(0, worth::sale_points));
            say!(MaterialSellPoints, material = name, points = points)
        }
        Some(Task::Purchase) => {
            let price = civ.map_or(0, |civ| worth::purchase_price(view, civ, material));
            say!(MaterialPurchase, material = name, money = price)
        }
        _ => say!(MaterialUnknown, material = name),
    }
}

/// Describes choosing a feature.
pub(super) fn feature(feature: Feature, asked: Asked<'_>) -> Phrase {
    let name = Phrase::from(feature);
    let have = asked.civ.map_or(0, |civ| civ.feature(feature));
    match asked.task {
        Some(Task::GainFeatures(_)) => say!(FeatureGain, feature = name, have = have),
        Some(Task::Mutate(_)) => say!(FeatureMove, feature = name, have = have),
        Some(Task::MutateTo { from, .. }) => {
            say!(FeatureMoveTo, feature = name, from = from, have = have)
        }
        Some(Task::Price { .. }) => say!(FeatureReturn, feature = name, have = have),
        _ => say!(FeatureUnknown, feature = name),
    }
}

/// Describes choosing a value of a die.
pub(super) fn value(value: u8, asked: Asked<'_>) -> Phrase {
    match asked.task {
        Some(Task::PlanningSpace(count)) => say!(ValuePlanning, value = value, count = count),
        Some(Task::GiveDie { .. }) => say!(ValueGive, value = value),
        Some(Task::TurnDice(_)) => say!(ValueTurn, value = value),
        Some(Task::TurnTo { .. }) => say!(ValueTurnTo, value = value),
        Some(Task::HuntValue { territory, faces }) => {
            let food = asked.seat.map_or(0, |seat| worth::hunt_food(asked.view, seat, territory, value));
            let free = faces
                .iter()
                .map(|face| asked.seat.map_or(0, |seat| worth::hunt_food(asked.view, seat, territory, face)));
            match asked.civ.map_or(0, |civ| worth::ideas_to_turn(civ, faces, value)) {
                0 => say!(ValueHunt, value = value, food = food),
                ideas if free.max().is_some_and(|best| food <= best) => {
                    say!(ValueHuntInVain, value = value, food = food, ideas = phrase::ideas(ideas))
                }
                ideas => say!(ValueHuntIdeas, value = value, food = food, ideas = phrase::ideas(ideas)),
            }
        }
        Some(Task::Price { activity, number, .. }) => {
            let price = asked.view.pack.activity(activity).price.get(usize::from(number)).copied();
            if matches!(price, Some(Price::Planning(_))) {
                say!(ValuePlanningReturn, value = value)
            } else {
                say!(ValueDiePay, value = value)
            }
        }
        _ => say!(ValueUnknown, value = value),
    }
}
