//! What moves on the board when something happens.
//!
//! The pieces of the world and of the displays move themselves. What the other players have is counted in their rows, so
//! what comes and goes there is a picture on its way, and the number follows.

use ::revive::content::TrackBonus;
use ::revive::effect::Piece;
use ::revive::resource::{Purse, Resource};
use ::revive::space::Space;
use ::revive::{Action, Event, MachineSpot};
use engine::Seat;
use maud::Markup;

use super::{icon, map};
use crate::board::glide::{Glide, Gliding, Place};

/// Returns what moves in an event. `before` is the event before it in the same action.
pub(super) fn glides(event: &Event, before: Option<&Event>) -> Vec<Glide> {
    let energy = || icon::energy(true);
    match *event {
        Event::Played { seat, .. } => vec![picture(icon::card_of(None), hand(seat), None, 1)],
        Event::Copied { seat, card, .. } => {
            vec![picture(icon::card_of(None), Some(Place::Of(format!("card-{card}"))), hand(seat), 0)]
        }
        Event::Explored { place, .. } => {
            let explores = icon::board_action(::revive::effect::BoardAction::Explore);
            vec![picture(explores, Place::named(format!("place-{place}")), None, 0)]
        }
        Event::Laid { place, .. } => {
            // The spaces of the tile have changed, although nothing is seen to move there.
            let laid = |space: Space| picture(Markup::default(), None, at(space), 0);
            place.spaces().iter().map(laid).collect()
        }
        Event::Built { seat, space, large } => {
            vec![new(map::building(seat, large, space), of(if large { "large" } else { "small" }, seat), space)]
        }
        Event::Populated { seat, space, technology } => {
            vec![new(map::figure(seat, space), of(format!("technology-{}", technology + 1), seat), space)]
        }
        Event::MovedFigure { seat, from, to } => vec![piece(format!("figure-{seat}"), at(from), at(to))],
        Event::TargetHit { space, .. } => vec![piece(Piece::Target.to_string(), at(space), None)],
        Event::Watered { space, .. } => {
            vec![picture(icon::icon("rv-water"), at(space), None, 0)]
        }
        Event::PlacedPiece { piece: Piece::Falcon, space, .. } => {
            vec![piece(Piece::Falcon.to_string(), None, at(space))]
        }
        Event::PlacedPiece { seat, piece, space } => {
            vec![new(map::tribe_piece(piece, Some(seat), space), None, space)]
        }
        Event::Paid { seat, cost, instead } => paid(seat, cost, instead),
        Event::Gained { seat, resource, count } => vec![resources(seat, resource, count)],
        Event::Traded { seat, resource } => vec![
            picture(icon::resource(Resource::Crystal), coin(seat, Resource::Crystal), None, 1),
            resources(seat, resource, 1),
        ],
        // A crystal was traded for it. Otherwise only what fits was gained.
        Event::Overflowed { seat, resource, count } if matches!(before, Some(Event::Traded { .. })) => {
            vec![picture(icon::resource(resource), coin(seat, resource), None, count)]
        }
        Event::Overflowed { .. } => Vec::new(),
        Event::Scored { seat, points, .. } => vec![picture(icon::points(points), None, of("points", seat), 0)],
        Event::PointBonus { seat, bonus, .. } => bonus_at(bonus, of("points", seat)),
        Event::Progressed { seat, .. } => {
            let from = match before {
                Some(Event::Unlocked { reward, .. }) => of(format!("reward-{}", reward + 1), seat),
                _ => of("ability", seat),
            };
            vec![picture(icon::icon("rv-tribe"), from, of("progress", seat), 1)]
        }
        Event::GainedEnergy { seat } => vec![picture(energy(), Place::named("energy-supply"), of("energy", seat), 1)],
        Event::Recharged { seat, spot, .. } => vec![picture(energy(), machine(seat, spot), of("energy", seat), 1)],
        Event::UsedMachine { seat, spot, .. } => vec![picture(energy(), of("energy", seat), machine(seat, spot), 1)],
        Event::GainedCrate { seat, .. } => {
            vec![picture(icon::icon("rv-crate"), Place::named("crate-stack"), of("crates", seat), 1)]
        }
        Event::OpenedCrate { seat, .. } => vec![picture(icon::icon("rv-crate"), of("crates", seat), None, 1)],
        Event::Advanced { seat, color, .. } => {
            vec![picture(icon::step(Some(color)), None, of(format!("track-{color}"), seat), 1)]
        }
        Event::TookMachine { machine, .. } => taken(format!("machine-{machine}"), icon::icon("rv-machine"), None),
        Event::TookModule { module, .. } => taken(format!("module-{module}"), icon::icon("rv-module"), None),
        Event::Recruited { seat, blind: true, .. } => {
            vec![picture(icon::card_of(None), Place::named("deck"), hand(seat), 1)]
        }
        Event::Recruited { seat, card, blind: false } => taken(format!("card-{card}"), icon::card_of(None), hand(seat)),
        Event::Rested { seat, .. } => vec![picture(icon::card_of(None), None, of("resting", seat), 1)],
        Event::Woken { seat, .. } => vec![picture(icon::card_of(None), of("resting", seat), hand(seat), 1)],
        Event::Retired { seat, .. } => vec![picture(icon::card_of(None), hand(seat), of("resting", seat), 1)],
        Event::LeftGame { seat, .. } => vec![picture(icon::icon("rv-leave"), hand(seat), None, 0)],
        Event::TookArtifact { seat, color: Some(color) } => {
            let from = Place::named(format!("artifacts-{color}"));
            vec![picture(icon::artifact(Some(color)), from, of("artifacts", seat), 0)]
        }
        Event::TookArtifact { seat, color: None } => {
            vec![picture(icon::minor_artifact(), None, of("artifacts", seat), 0)]
        }
        Event::RemovedArtifact { color, .. } => {
            vec![picture(icon::artifact(Some(color)), Place::named(format!("artifacts-{color}")), None, 0)]
        }
        Event::EndTriggered { seat } => vec![picture(icon::icon("rv-end"), None, of("artifacts", seat), 0)],
        Event::Hibernated { seat } => {
            let marker = Place::Of(format!("hibernation-{seat}"));
            vec![picture(icon::icon("rv-hibernate"), None, Some(marker), 0)]
        }
        Event::Discarded { action, .. } => discarded(action).into_iter().map(|name| piece(name, None, None)).collect(),
        Event::CardShown { .. } => vec![picture(icon::card_of(None), Place::named("deck"), None, 1)],
        Event::ModuleShown { .. } => vec![picture(icon::icon("rv-module"), Place::named("module-pile"), None, 1)],
        Event::TribeChosen { .. }
        | Event::KeptArtifactCard { .. }
        | Event::TurnBegan { .. }
        | Event::Activated { .. }
        | Event::ActivatedModule { .. }
        | Event::AllColors { .. }
        | Event::Switched { .. }
        | Event::TurnedUp { .. }
        | Event::UsedAbility { .. }
        | Event::Unlocked { .. }
        | Event::PlacedModule { .. }
        | Event::MachineShown { .. }
        | Event::GoalReached { .. }
        | Event::ChapterEnded { .. }
        | Event::GameOver { .. } => Vec::new(),
    }
}

/// What is paid goes away. Crystals replace a part of it.
fn paid(seat: Seat, cost: Purse, instead: Purse) -> Vec<Glide> {
    let count = |resource: Resource| match resource {
        Resource::Crystal => cost[resource] + instead.total(),
        Resource::Gear | Resource::Book | Resource::Food => cost[resource].saturating_sub(instead[resource]),
    };
    let gone = Resource::ALL.into_iter().filter(|resource| count(*resource) > 0);
    gone.map(|which| picture(icon::resource(which), coin(seat, which), None, count(which))).collect()
}

/// Resources come to a player.
fn resources(seat: Seat, resource: Resource, count: u8) -> Glide {
    picture(icon::resource(resource), None, coin(seat, resource), count)
}

/// A bonus of the point track shows itself. What it brings follows.
fn bonus_at(bonus: TrackBonus, place: Option<Place>) -> Vec<Glide> {
    vec![picture(icon::track_bonus(bonus), place, None, 0)]
}

/// A thing of a display goes to a player.
fn taken(name: String, looks: Markup, to: Option<Place>) -> Vec<Glide> {
    vec![picture(looks, Some(Place::Of(name.clone())), to, 1), piece(name, None, None)]
}

/// The thing of a display that is discarded.
fn discarded(action: Action) -> Option<String> {
    match action {
        Action::Card(card) => Some(format!("card-{card}")),
        Action::Module(module) => Some(format!("module-{module}")),
        Action::Token(machine) => Some(format!("machine-{machine}")),
        _ => None,
    }
}

fn at(space: Space) -> Option<Place> {
    Place::named(map::name(space))
}

/// A place on the boards of a player.
fn of(what: impl std::fmt::Display, seat: Seat) -> Option<Place> {
    Place::named(format!("{what}-{seat}"))
}

fn hand(seat: Seat) -> Option<Place> {
    of("hand", seat)
}

fn coin(seat: Seat, resource: Resource) -> Option<Place> {
    of(format!("coin-{resource}"), seat)
}

fn machine(seat: Seat, spot: MachineSpot) -> Option<Place> {
    of(super::machines::place(spot), seat)
}

fn piece(name: String, from: Option<Place>, to: Option<Place>) -> Glide {
    Glide::Move { what: Gliding::Piece(name), from, to, count: 1 }
}

fn new(looks: Markup, from: Option<Place>, space: Space) -> Glide {
    Glide::Move { what: Gliding::New(looks), from, to: at(space), count: 1 }
}

/// A picture on its way. A count of 0 is for what is not counted.
fn picture(picture: Markup, from: Option<Place>, to: Option<Place>, count: u8) -> Glide {
    Glide::Move { what: Gliding::Picture(picture), from, to, count: count.into() }
}
