//! Answers that are a territory or a tribe. Their meaning depends on the request.

use engine::say;
use engine::words::Phrase;

use super::action::Asked;
use super::{Key, phrase, worth};
use crate::continent::Territory;
use crate::effect::Price;
use crate::land::Who;
use crate::task::{Journey, Task};
use crate::view::View;

/// Describes choosing a territory.
pub(super) fn at(territory: Territory, asked: Asked<'_>) -> Phrase {
    let name = phrase::territory(territory);
    let view = asked.view;
    match asked.task {
        Some(Task::Travel(journey)) => travel(territory, journey, asked),
        Some(Task::Arrive(_)) => say!(AtAboard, territory = name),
        Some(Task::Procreate(_)) if territory.is_water() => say!(AtProcreateBoat, territory = name),
        Some(Task::Procreate(_)) => say!(AtProcreate, territory = name, details = details(territory, asked)),
        Some(Task::WeakTribes(_)) => say!(AtWeakTribes, territory = name, details = details(territory, asked)),
        Some(Task::HolyRock(_)) => say!(AtHolyRock, territory = name),
        Some(Task::Grotto(_)) => say!(AtGrotto, territory = name),
        Some(Task::Hunt { .. }) => hunt(territory, asked),
        Some(Task::Explore) => {
            let hidden = view.land.layout.sites(territory).intersection(view.land.hidden_spots());
            say!(AtExplore, territory = name, count = hidden.len())
        }
        Some(Task::Produce(_)) => say!(AtProduce, territory = name, material = material(territory, view)),
        Some(Task::Transport { .. }) => {
            let count = asked.seat.map_or(0, |seat| view.land.raw(territory, seat));
            say!(AtTransport, territory = name, material = material(territory, view), count = count)
        }
        Some(Task::BuildAt(project)) => say!(AtBuild, territory = name, project = project),
        Some(Task::Toll) if territory.is_water() => say!(AtTollBoat, territory = name),
        Some(Task::Toll) => say!(AtTollFarm, territory = name),
        _ => say!(AtUnknown, territory = name),
    }
}

/// Returns the material of a territory's raw materials.
fn material(territory: Territory, view: &View) -> Phrase {
    match view.land.material(territory) {
        Some(material) => Phrase::from(material),
        None if territory.is_water() => say!(RawAfloat),
        None => say!(RawUnknown),
    }
}

/// Describes the destination of a migrating tribe.
fn travel(territory: Territory, journey: Journey, asked: Asked<'_>) -> Phrase {
    let name = phrase::territory(territory);
    let land = &asked.view.land;
    if territory.is_water() {
        let aboard = asked.seat.is_some_and(|seat| land.boat(territory, seat).has_room());
        return match (aboard, journey.left) {
            (true, 0 | 1) => say!(AtTravelBoat, territory = name),
            (true, _) => say!(AtTravelAcross, territory = name),
            (false, _) => say!(AtTravelSwim, territory = name),
        };
    }
    say!(AtTravel, territory = name, details = details(territory, asked))
}

/// Describes what a tribe finds in a territory: free encampments, a fire, an undeveloped territory, sites.
fn details(territory: Territory, asked: Asked<'_>) -> Phrase {
    let land = &asked.view.land;
    let free = land.open_camps(territory).filter(|camp| land.camp(*camp).is_none()).count();
    let fire = territory.fire_camp().is_some_and(|camp| land.camp(camp).is_none());
    let points = asked.civ.map_or(0, |civ| worth::fire_points(asked.view, civ, territory));
    let mut details = vec![say!(TravelFree, count = free)];
    if fire {
        details.push(say!(TravelFire, points = phrase::points(points)));
    }
    if land.material(territory).is_none() {
        details.push(say!(TravelUndeveloped));
    }
    let spots = land.layout.sites(territory);
    let known: Vec<Phrase> = spots
        .iter()
        .filter_map(|spot| land.site(spot))
        .map(|site| site.ground().map_or_else(|| Phrase::from(site.kind()), phrase::ground))
        .collect();
    if !known.is_empty() {
        details.push(say!(TravelSites, sites = phrase::list(known)));
    }
    let hidden = spots.intersection(land.hidden_spots()).len();
    if hidden > 0 {
        details.push(say!(TravelHidden, count = hidden));
    }
    phrase::commas(details)
}

/// Describes a hunt, with the food for each value of a die.
fn hunt(territory: Territory, asked: Asked<'_>) -> Phrase {
    let name = phrase::territory(territory);
    let Some(seat) = asked.seat else { return say!(AtHunt, territory = name) };
    let food = (1..=6).map(|value| phrase::number(worth::hunt_food(asked.view, seat, territory, value)));
    say!(AtHuntFood, territory = name, food = phrase::commas(food))
}

/// Describes choosing one of the player's tribes.
pub(super) fn tribe(who: Who, asked: Asked<'_>) -> Phrase {
    let text = phrase::who(who);
    match asked.task {
        Some(Task::Migrate(_)) => say!(TribeMigrate, who = text),
        Some(Task::Strengthen(_)) => say!(TribeStrengthen, who = text),
        Some(Task::Encamp(_)) => say!(TribeEncamp, who = text),
        Some(Task::Board { water, .. }) => say!(TribeBoard, who = text, territory = phrase::territory(water)),
        Some(Task::Glacier(_)) => say!(TribeWeaken, who = text),
        Some(Task::LoseTribe) => say!(TribeLose, who = text),
        Some(Task::Price { activity, number, .. }) => {
            let price = asked.view.pack.activity(activity).price.get(usize::from(number)).copied();
            if matches!(price, Some(Price::Weaken(_))) {
                say!(TribeWeaken, who = text)
            } else {
                say!(TribeReturn, who = text)
            }
        }
        _ => say!(TribeUnknown, who = text),
    }
}
