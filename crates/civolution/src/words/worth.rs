//! The costs and gains of an answer, as far as a view shows them. Tests compare them with the rules.

use engine::Seat;

use crate::ability::Trait;
use crate::action::Payment;
use crate::civilization::Civilization;
use crate::content::{CardId, CostSpaces};
use crate::continent::Territory;
use crate::effect::Marker;
use crate::material::{Material, Row};
use crate::site::SiteKind;
use crate::task::{Faces, Task};
use crate::view::View;

/// Returns the number of steps from one value of a die to another. 1 and 6 are adjacent.
fn distance(from: u8, to: u8) -> u8 {
    let direct = from.abs_diff(to);
    if direct > 3 { 6 - direct } else { direct }
}

fn reach(civ: &Civilization) -> u8 {
    1 + u8::from(civ.traits.has(Trait::Bright))
}

/// Returns the die value that must be paid now; `None` if any value is allowed.
pub(crate) fn value_asked(task: Task) -> Option<u8> {
    match task {
        Task::PayFirst(panel) => panel.dice().map(|(first, _)| first),
        Task::PaySecond(panel) => panel.dice().map(|(_, second)| second),
        _ => None,
    }
}

/// Returns the number of ideas that it takes to pay for a value with a die or marker.
pub(crate) fn ideas_to_pay(civ: &Civilization, payment: Payment, value: u8) -> u8 {
    match payment {
        Payment::Die(die) => distance(die, value).div_ceil(reach(civ)),
        Payment::Planning(plan) => {
            let free = u8::from(civ.traits.has(Trait::FlexiblePlans));
            distance(plan, value).saturating_sub(free).div_ceil(reach(civ))
        }
        Payment::Focus => 0,
    }
}

/// Returns the number of ideas that it takes to turn one of these fate dice to a value.
pub(crate) fn ideas_to_turn(civ: &Civilization, faces: Faces, value: u8) -> u8 {
    faces.iter().map(|face| distance(face, value).div_ceil(reach(civ))).min().unwrap_or(0)
}

/// Returns the number of ideas that it takes to find a material of this row with these fate dice.
pub(crate) fn ideas_to_find(civ: &Civilization, faces: Faces, row: Row) -> u8 {
    let values = (1..=6).filter(|value| Row::found_with(*value) == row);
    values.map(|value| ideas_to_turn(civ, faces, value)).min().unwrap_or(0)
}

/// Returns the food of a hunt with this value of a die.
pub(crate) fn hunt_food(view: &View, seat: Seat, territory: Territory, value: u8) -> u8 {
    const HUNTERS_FOOD: u8 = 2;
    let terrain = territory.terrain();
    let row = view.pack.board().hunting.get(usize::from(value).wrapping_sub(1));
    let printed = row.and_then(|row| row.get(terrain.index())).copied().unwrap_or(0);
    let valleys = view.land.spots(SiteKind::MushroomValley).intersection(view.land.layout.sites(territory));
    let more = view.civilization(seat).map_or(0, |civ| {
        let traits = &civ.console.traits;
        let knows = traits.terrains(Trait::HuntersIn).contains(terrain);
        traits[Trait::HuntFood] + if knows { HUNTERS_FOOD } else { 0 }
    });
    printed + valleys.len() as u8 + more
}

/// Returns the price of a material in money.
pub(crate) fn purchase_price(view: &View, civ: &Civilization, material: Material) -> u8 {
    let known = civ.traits.has(Trait::KnownWorld) || view.land.is_known(material);
    let price: u8 = if known { 2 } else { 4 };
    price.saturating_sub(civ.traits[Trait::Haggler]).max(1)
}

/// Returns the money for a sold material.
pub(crate) fn sale_money(civ: &Civilization, material: Material) -> u8 {
    material.row().price() + civ.traits[Trait::Merchant]
}

/// Returns the success points for a sold material.
pub(crate) fn sale_points(civ: &Civilization) -> u16 {
    2 + u16::from(civ.traits[Trait::Showman])
}

/// Returns the points for settling on the fire encampment of a territory.
pub(crate) fn fire_points(view: &View, civ: &Civilization, territory: Territory) -> u16 {
    u16::from(view.pack.tiles().fire_points(territory)) + u16::from(civ.traits[Trait::FirePoints])
}

/// Returns the points of an income chip that is used for points.
pub(crate) fn income_points(civ: &Civilization) -> u16 {
    1 + u16::from(civ.traits[Trait::IncomePoints])
}

/// Checks whether saving a tribe costs an idea instead of a step of favor.
pub(crate) fn saves_by_idea(civ: &Civilization) -> bool {
    civ.traits.has(Trait::Mercy) && civ.marker(Marker::Idea) > 0
}

/// Returns the total points of these cost spaces.
pub(crate) fn space_points(view: &View, card: CardId, spaces: CostSpaces) -> u16 {
    let points = view.pack.card(card).points;
    spaces.iter().map(|space| u16::from(points[usize::from(space)])).sum()
}

/// Lists the cost spaces that must be fulfilled in a stage.
pub(crate) fn active_spaces(view: &View, card: CardId, stage: u8) -> CostSpaces {
    let cost = view.pack.card(card).cost;
    let asked = cost.iter().zip(0..).take(usize::from(stage)).filter(|(space, _)| space.need.is_some());
    asked.map(|(_, number)| number).collect()
}
