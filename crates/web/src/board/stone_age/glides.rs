//! What moves in the valley when something happens.

use engine::Seat;
use engine::words::Speaker;
use maud::{Markup, html};
use stone_age::{
    Acquisition, Building, Card, Event, Gathering, HUNGER_PENALTY, Place as Spot, Resource, Resources, Site, Slot, Work,
};

use super::{card, icon};
use crate::board::glide::{Glide, Gliding, Place};

/// Returns what moves in an event. People who have done something at a place come home.
pub(super) fn glides(event: &Event, before: Option<&Event>, speaker: &Speaker<'_>) -> Vec<Glide> {
    // What a card brings follows at once, and nobody comes home for it.
    let is_by_card = matches!(before, Some(Event::BoughtCard { .. } | Event::Picked { .. }));
    let home =
        |seat: Seat, site: Site, people: u8| some(!is_by_card, people_home(seat, Place::named(site.name()), people));
    let place = |site: Site| if is_by_card { None } else { Place::named(site.name()) };
    match *event {
        Event::RoundBegan { round: _, start } => {
            vec![
                piece("start", None, Place::named(format!("start-{start}")), 1),
                Glide::CloseUp(Slot::ALL.map(card_space).to_vec()),
            ]
        }
        Event::Placed { seat, place: spot, people } => {
            let to = match spot {
                Spot::Site(site) => site.name().to_owned(),
                Spot::Acquisition(what) => stand(what),
            };
            vec![piece(&person(seat), Place::named(at_home(seat)), Place::named(to), people)]
        }
        Event::Rolled { seat, gathering, dice } => {
            let mut glides = home(seat, site_of(gathering), dice.count());
            glides.push(picture(
                html! { @for face in dice.faces() { (icon::die(face)) } },
                Place::named(site_of(gathering).name()),
                None,
                1_u8,
            ));
            glides
        }
        Event::Gathered { seat, gathering, gain, .. } => {
            let to = match gathering {
                Gathering::Food => food(seat),
                Gathering::Resource(resource) => goods(seat, resource),
            };
            some(
                gain > 0,
                picture(icon::gathering(gathering), Place::named(site_of(gathering).name()), Place::named(to), gain),
            )
        }
        Event::GotTool { seat, gained } => {
            let mut glides = home(seat, Site::ToolMaker, 1);
            glides.extend(some(
                gained,
                picture(icon::icon("i-tool"), place(Site::ToolMaker), Place::named(format!("tools-{seat}")), 1_u8),
            ));
            glides
        }
        Event::GotFoodTrack { seat, gained } => {
            let mut glides = home(seat, Site::Field, 1);
            glides.extend(some(
                gained,
                picture(icon::icon("i-track"), place(Site::Field), Place::named(format!("track-{seat}")), 1_u8),
            ));
            glides
        }
        Event::GotPerson { seat, gained } => {
            let new = Glide::Move {
                what: Gliding::New(icon::person(seat, &at_home(seat))),
                from: Place::named(Site::Hut.name()),
                to: Place::named(at_home(seat)),
                count: 1,
            };
            let mut glides = home(seat, Site::Hut, 2);
            glides.extend(some(gained, new));
            glides
        }
        Event::Left { seat, what } => vec![people_home(seat, Place::named(stand(what)), 1)],
        Event::BoughtCard { seat, card, paid } => {
            taken(seat, &format!("card-{}", card.id), format!("cards-{seat}"), &paid)
        }
        Event::Built { seat, building, paid, points } => {
            let here = format!("building-{}", building.id);
            let score = picture(
                icon::icon("i-points"),
                Some(Place::Of(here.clone())),
                Place::named(format!("score-{seat}")),
                points,
            );
            let mut glides = vec![score];
            glides.extend(taken(seat, &here, format!("buildings-{seat}"), &paid));
            glides
        }
        Event::BuildingRevealed { slot, building } => vec![Glide::Move {
            what: Gliding::New(building_face(&building, slot, speaker)),
            from: None,
            to: Place::named(building_space(slot)),
            count: 1,
        }],
        Event::CardRevealed { slot, card } => vec![Glide::Move {
            what: Gliding::New(card_face(&card, slot, speaker)),
            from: Place::named("deck"),
            to: Place::named(card_space(slot)),
            count: 1,
        }],
        Event::GotFood { seat, food: gain } | Event::Harvested { seat, food: gain } => {
            vec![picture(icon::icon("i-food"), None, Place::named(food(seat)), gain)]
        }
        Event::GotResources { seat, resources } | Event::Cashed { seat, resources } => {
            let gain = |(which, count)| picture(icon::resource(which), None, Place::named(goods(seat, which)), count);
            resources.iter().map(gain).collect()
        }
        Event::Picked { seat, item } => match item.resource() {
            Some(resource) => vec![picture(icon::resource(resource), None, Place::named(goods(seat, resource)), 1_u8)],
            // The tool or the step follows as an event of its own.
            None => Vec::new(),
        },
        Event::RolledForAll { dice, seat } => {
            let faces = html! { @for face in dice.faces() { (icon::die(face)) } };
            vec![picture(faces, Place::named(format!("cards-{seat}")), None, 1_u8)]
        }
        Event::DrewExtraCard { seat, card: _ } => {
            vec![picture(icon::icon("i-card"), Place::named("deck"), Place::named(format!("cards-{seat}")), 1_u8)]
        }
        Event::Fed { seat, food: eaten, resources } => {
            let mut glides = some(eaten > 0, picture(icon::icon("i-food"), Place::named(food(seat)), None, eaten));
            glides.extend(payment(seat, &resources, None));
            glides
        }
        Event::GotPoints { seat, points } => {
            vec![picture(icon::icon("i-points"), None, Place::named(format!("score-{seat}")), points)]
        }
        Event::WentHungry { seat, missing: _ } => {
            vec![picture(icon::icon("i-points"), Place::named(format!("score-{seat}")), None, HUNGER_PENALTY)]
        }
        Event::Stuck { .. }
        | Event::StackEmpty { .. }
        | Event::KeptFaceUp { .. }
        | Event::NoExtraCard { .. }
        | Event::GameEnded { .. } => Vec::new(),
    }
}

/// The face of a card on its space of the market.
pub(super) fn card_face(card: &Card, slot: Slot, speaker: &Speaker<'_>) -> Markup {
    html! { span.card-face data-piece={ "card-" (card.id) } data-at={ "card-" (slot) } { (card::face(card, speaker)) } }
}

/// The face of the building on top of a stack.
pub(super) fn building_face(building: &Building, slot: Slot, speaker: &Speaker<'_>) -> Markup {
    html! {
        span.building-face data-piece={ "building-" (building.id) } data-at={ "building-" (slot) } {
            (card::building(building, speaker))
        }
    }
}

/// The place of the people who are at home.
pub(super) fn at_home(seat: Seat) -> String {
    format!("home-{seat}")
}

/// The place of a player's food.
pub(super) fn food(seat: Seat) -> String {
    format!("food-{seat}")
}

/// The place of a player's pieces of a resource.
pub(super) fn goods(seat: Seat, resource: Resource) -> String {
    format!("{resource}-{seat}")
}

/// The place of a card on the market.
pub(super) fn card_space(slot: Slot) -> String {
    format!("card-space-{slot}")
}

/// The place of the top building of a stack.
pub(super) fn building_space(slot: Slot) -> String {
    format!("building-space-{slot}")
}

/// The place of the person on a card or building.
pub(super) fn stand(what: Acquisition) -> String {
    match what {
        Acquisition::Card(slot) => format!("card-{slot}"),
        Acquisition::Building(slot) => format!("building-{slot}"),
    }
}

fn person(seat: Seat) -> String {
    format!("person-{seat}")
}

fn site_of(gathering: Gathering) -> Site {
    let is_it = |site: &Site| site.work() == Work::Gather(gathering);
    Site::ALL.into_iter().find(is_it).unwrap_or(Site::Hunt)
}

fn piece(name: &str, from: Option<Place>, to: Option<Place>, count: u8) -> Glide {
    Glide::Move { what: Gliding::Piece(name.to_owned()), from, to, count: count.into() }
}

fn picture(picture: Markup, from: Option<Place>, to: Option<Place>, count: impl Into<u16>) -> Glide {
    Glide::Move { what: Gliding::Picture(picture), from, to, count: count.into() }
}

fn some(is_some: bool, glide: Glide) -> Vec<Glide> {
    if is_some { vec![glide] } else { Vec::new() }
}

fn people_home(seat: Seat, from: Option<Place>, count: u8) -> Glide {
    piece(&person(seat), from, Place::named(at_home(seat)), count)
}

/// Resources leave a player.
fn payment(seat: Seat, paid: &Resources, to: Option<&Place>) -> impl Iterator<Item = Glide> {
    paid.iter()
        .map(move |(which, count)| picture(icon::resource(which), Place::named(goods(seat, which)), to.cloned(), count))
}

/// A card or building is paid for and taken, and the person on it comes home.
fn taken(seat: Seat, what: &str, to: String, paid: &Resources) -> Vec<Glide> {
    let here = Place::Of(what.to_owned());
    let mut glides: Vec<Glide> = payment(seat, paid, Some(&here)).collect();
    glides.push(people_home(seat, Some(here), 1));
    glides.push(piece(what, None, Place::named(to), 1));
    glides
}
