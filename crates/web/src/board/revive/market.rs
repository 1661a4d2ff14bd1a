//! The displays: citizens, machines and slot modules that can be had.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};
use revive::content::{CardId, MachineId, ModuleId};
use revive::resource::Color;
use revive::{Action, Task, names};
use table::LegalAction;

use super::boards::Part;
use super::face::{self, Pack, Shown};
use super::{Scene, icon};
use crate::board::picture::changed;
use crate::shortcut::Shortcut;
use crate::words::Key;

pub(super) fn market(scene: Scene<'_>) -> Markup {
    let view = scene.view;
    html! {
        section.market.clearing[scene.asked() == Some(Task::ClearDisplay)] id="market" data-region="market"
            data-key=(Shortcut::Displays) tabindex="-1" aria-label=(scene.say(say!(ReviveDisplays))) {
            h2.visually-hidden { (scene.say(say!(ReviveDisplays))) }
            div.mcards role="group" aria-label=(scene.say(say!(ReviveCitizens))) {
                @for (number, card) in (1..).zip(view.citizens) {
                    (shown(&format!("citizen-{number}"), card.map(|card| citizen(card, number, scene)), "gap card", scene))
                }
                (deck(scene))
            }
            div.mmach role="group" aria-label=(scene.say(say!(ReviveMachines))) {
                @for color in Color::ALL {
                    div class={ "mg " (icon::color_class(Some(color))) } role="group" aria-label=(scene.title(Phrase::from(color))) {
                        span.mgl { (icon::sign(color)) }
                        @for (number, machine) in (1..).zip(view.machines[color.index()]) {
                            @let place = format!("machine-{color}-{number}");
                            (shown(&place, machine.map(|machine| token(machine, &place, scene)), "gap mach", scene))
                        }
                    }
                }
            }
            div.mlast {
                div.mmods role="group" aria-label=(scene.say(say!(ReviveModules))) {
                    @for (number, module) in (1..).zip(view.modules) {
                        (shown(&format!("module-{number}"), module.map(|module| self::module(module, number, scene)), "gap module", scene))
                    }
                }
                (supplies(scene))
            }
        }
    }
}

/// Checks whether this part shows an action.
pub(super) fn draws(scene: Scene<'_>, action: &Action) -> bool {
    match action {
        Action::Card(card) => scene.view.citizens.contains(&Some(*card)),
        Action::Blind | Action::Module(_) | Action::Token(_) => true,
        _ => false,
    }
}

/// Checks whether something here answers the question.
pub(super) fn asks(scene: Scene<'_>) -> bool {
    scene.offers().any(|(action, _)| draws(scene, action))
}

/// A place of a display, with what lies there.
fn shown(place: &str, thing: Option<Markup>, gap: &str, scene: Scene<'_>) -> Markup {
    html! {
        div.place data-place=(place) {
            @match thing {
                Some(thing) => (thing),
                None => span.(gap) title=(scene.title(say!(ReviveEmpty))) {},
            }
            (changed(scene, place))
        }
    }
}

/// A thing on a display, with what can be done with it.
fn thing<'a>(
    name: String,
    class: &'a str,
    (title, label): (Phrase, Phrase),
    offers: Vec<&'a LegalAction>,
    about: Markup,
    inner: Markup,
    scene: Scene<'a>,
) -> Markup {
    scene.part(Part { at: name, class, title, label, offers, wanted: None, about: Some(about), choices: None, inner })
}

/// A piece where it lies.
fn piece(name: &str, place: &str, inner: &Markup) -> Markup {
    html! { span.held data-piece=(name) data-at=(place) { (inner) } }
}

/// A citizen of the display.
fn citizen(card: CardId, number: u8, scene: Scene<'_>) -> Markup {
    let pack = Pack::of(scene);
    let name = format!("card-{card}");
    let inner = piece(&name, &format!("citizen-{number}"), &face::card(pack, card, Shown::Whole));
    let offers = scene.offered(|action| *action == Action::Card(card));
    let label = (names::card_title(pack.content, card), names::card(pack.content, card));
    thing(name, "cardb look", label, offers, face::about_halves(pack, card), inner, scene)
}

/// The deck, face down.
fn deck(scene: Scene<'_>) -> Markup {
    let count = scene.view.citizen_deck;
    let label = say!(ReviveDeck, count = count);
    scene.part(Part {
        at: "deck".to_owned(),
        class: "deckb",
        title: say!(ReviveCitizens),
        label,
        offers: scene.offered(|action| *action == Action::Blind),
        wanted: None,
        about: None,
        choices: None,
        inner: html! { (icon::card_of(None)) span.left data-place="deck" { b { (count) } } },
    })
}

/// A machine of the display.
fn token(machine: MachineId, place: &str, scene: Scene<'_>) -> Markup {
    let pack = Pack::of(scene);
    let name = format!("machine-{machine}");
    let inner = piece(&name, place, &face::machine(pack, machine));
    let offers = scene.offered(|action| *action == Action::Token(machine));
    let label = (names::full_name(machine), names::full_machine(pack.content, machine));
    thing(name, "machb look", label, offers, face::about_machine(pack, machine), inner, scene)
}

/// A module of the display.
fn module(module: ModuleId, number: u8, scene: Scene<'_>) -> Markup {
    let pack = Pack::of(scene);
    let name = format!("module-{module}");
    let inner = piece(&name, &format!("module-{number}"), &face::module(pack, module));
    let offers = scene.offered(|action| *action == Action::Module(module));
    let label = (Phrase::verbatim(module.to_string()), names::full_module(pack.content, module));
    thing(name, "modb look", label, offers, face::about_module(pack, module), inner, scene)
}

/// What is left beside the displays.
fn supplies(scene: Scene<'_>) -> Markup {
    let view = scene.view;
    let supply = |place: &str, picture: Markup, count: u8, label: Phrase| {
        let label = scene.title(label);
        html! {
            span.left data-place=(place) title=(label) { (picture) b { (count) } span.visually-hidden { " " (label) } }
        }
    };
    html! {
        div.supply {
            (supply("module-pile", icon::icon("rv-module"), view.module_pile, say!(ReviveModulePile)))
            (supply("crate-stack", icon::icon("rv-crate"), view.crate_stack, say!(ReviveCrateStack)))
            (supply("energy-supply", icon::energy(true), view.energy, say!(ReviveEnergySupply)))
        }
    }
}
