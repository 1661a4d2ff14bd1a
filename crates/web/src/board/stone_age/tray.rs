//! The tray: decisions next to the board, with dice, tools and payments. Its height is constant.

mod tools;

use engine::{Seat, Spot, Standings, say};
use maud::{Markup, html};
use names::Label;
use stone_age::{Action, Dice, Event, Item, Phase, PlayerView, Purpose, Resource, Task, ToolChoice, names};
use table::LegalAction;

use super::{Scene, icon, plans};
use crate::picks::given;
use crate::spot::{Thing, act, choices, label, opener, sheet, slug, spot};
use crate::table_page::TurnState;
use crate::words::Key;

pub(super) fn tray(scene: Scene<'_>) -> Markup {
    let Scene { view, page, .. } = scene;
    let asked = match (view.asked, page.turn_state) {
        (Some(step), TurnState::Decide) => question(step.seat, &step.task, scene),
        // The questions of others are theirs. The prompt says what they are asked.
        (Some(step), _) => people(view.player(page.me.unwrap_or(step.seat)), scene),
        (None, _) => view.standings.as_ref().map_or_else(|| html! {}, |standings| result(standings, scene)),
    };
    let rest = scene.elsewhere();
    let mine = match page.turn_state {
        TurnState::Over => "over",
        TurnState::Decide if asked_here(scene).next().is_some() => "asks",
        TurnState::Decide | TurnState::Confirm | TurnState::Wait | TurnState::Watch => "",
    };
    html! {
        section.tray.(mine) id="tray" data-region="tray" aria-label=(scene.say(say!(TableChoices))) {
            h2.visually-hidden { (scene.say(say!(TableChoices))) }
            ol.phases {
                @for (name, is_now) in names::phases(view.phase) {
                    li.now[is_now] aria-current=[is_now.then_some("step")] { (scene.say(name)) }
                }
            }
            div.tray-body { (asked) }
            @if view.standings.is_none() && !needs_room(scene) {
                @if let Some(roll) = scene.latest() { (roll) }
            }
            @if !rest.is_empty() || cash(scene).is_some() {
                div.tray-rest {
                    @if let Some(offered) = cash(scene) { (panel(plans::TWO, "", &label(&page.moves, offered), plans::two(scene), scene)) }
                    @for offered in rest { (act(&page.moves, offered, "button", &html! { (label(&page.moves, offered)) })) }
                }
            }
        }
    }
}

/// Lists the spots that are drawn in the tray now.
pub(super) fn spots(scene: Scene<'_>) -> impl Iterator<Item = Spot> {
    asked_here(scene).chain(cash(scene).map(|offered| offered.spot))
}

/// Returns the offer to turn in a card for two resources.
fn cash(scene: Scene<'_>) -> Option<&LegalAction> {
    scene.offers().find(|(action, _)| **action == Action::Cash).map(|(_, offered)| offered)
}

/// A button that opens a panel with picks, named by what it does.
fn panel(kind: &str, at: &str, title: &str, form: Option<Markup>, scene: Scene<'_>) -> Markup {
    let (moves, id) = (&scene.page.moves, slug("pop", kind));
    html! {
        @if let Some(form) = form {
            @let class = if plans::takes_hint(kind, scene) { "button can hinted" } else { "button can" };
            (opener(&slug("open", kind), class, &id, title, &html! { (title) }))
            (sheet(moves, &id, "menu", given(moves, kind, at).is_some(), title, &form))
        }
    }
}

/// Lists the spots that answer a question asked in the tray.
fn asked_here(scene: Scene<'_>) -> impl Iterator<Item = Spot> {
    let actions = match scene.view.asked.map(|step| step.task) {
        Some(Task::Tools { .. }) => vec![Action::Tools(ToolChoice::default())],
        Some(Task::Pay { next, .. }) => vec![Action::Pay { resource: next, count: 0 }],
        Some(Task::Pick { .. }) => Item::ALL.map(|item| Action::Take { item }).to_vec(),
        Some(Task::Gain) => vec![Action::Gain { first: Resource::Wood, second: Resource::Wood }],
        Some(Task::Feed { .. }) => vec![Action::Feed],
        Some(Task::Place | Task::Use) | None => Vec::new(),
    };
    actions.into_iter().map(move |action| scene.spot(&action))
}

/// Whether the question has nothing to do with the dice of the last action, or shows them itself.
fn needs_room(scene: Scene<'_>) -> bool {
    let task = scene.view.asked.map(|step| step.task);
    let is_about_roll = matches!(task, Some(Task::Place | Task::Use | Task::Tools { .. }) | None);
    scene.page.turn_state == TurnState::Decide && !is_about_roll
}

/// The dice of a roll, next to the question that follows it.
pub(super) fn roll(event: &Event) -> Option<Markup> {
    let (seat, gathering, dice) = match event {
        Event::Rolled { seat, gathering, dice } => (*seat, Some(*gathering), dice),
        Event::RolledForAll { seat, dice } => (*seat, None, dice),
        _ => return None,
    };
    Some(html! {
        div.last-roll {
            span.last-roll-who {
                (icon::emblem(seat))
                @if let Some(gathering) = gathering { (icon::gathering(gathering)) }
            }
            @for (index, face) in dice.faces().enumerate() {
                span.die-piece data-piece={ "rolled-" (index) } data-at="tray" { (icon::die(face)) }
            }
        }
    })
}

/// All players' points, the best first.
fn result(standings: &Standings, scene: Scene<'_>) -> Markup {
    html! {
        ol.final {
            @for standing in standings.iter() {
                li.won[standing.place == 1] {
                    (icon::emblem(standing.seat))
                    span { (scene.page.names.get(standing.seat.index()).map_or("", String::as_str)) }
                    b { (standing.score) }
                }
            }
        }
    }
}

fn question(seat: Seat, question: &Task, scene: Scene<'_>) -> Markup {
    let player = scene.view.player(seat);
    match *question {
        Task::Place | Task::Use => people(player, scene),
        Task::Tools { gathering, pips } => tools::tools(gathering, pips, scene),
        Task::Pay { purpose, bill, paid, next } => html! {
            div.pay {
                div.pay-what {
                    p.tray-title { (scene.title(say!(DrawnValue, label = names::purpose(purpose), value = names::bill(&bill)))) }
                    p.paid {
                        @if paid.total() == 0 { (scene.say(Label::NothingPaid)) }
                        @else {
                            (scene.title(Label::Paid)) " " (icon::pieces(&paid))
                            @if let Purpose::Acquire(stone_age::Acquisition::Building(_)) = purpose {
                                b { "= " (scene.say(names::points(paid.value()))) }
                            }
                        }
                    }
                }
                (pay(next, player, scene))
                (panel(plans::PAY, &plans::name(purpose), &scene.say(say!(PicksChoose)), plans::pay(purpose, scene), scene))
            }
        },
        Task::Pick { dice } => pick(&dice, scene),
        Task::Gain => gain(scene),
        Task::Feed { missing } => html! {
            div.pay {
                div.pay-what {
                    p.tray-title { (icon::icon("i-food")) " −" (missing) }
                    @if let Some(player) = player { p.paid { (icon::pieces(&player.resources)) } }
                }
                (feed(scene))
            }
        },
    }
}

/// A player's people that wait to be placed or used, and their next meal.
fn people(player: Option<&PlayerView>, scene: Scene<'_>) -> Markup {
    let is_placing = scene.view.phase == Phase::Placing;
    html! {
        @if let Some(player) = player {
            @let (label, count) = if is_placing { (Label::ToPlace, player.at_home) }
                else { (Label::StillOut, player.people.saturating_sub(player.at_home)) };
            div.waiting {
                p.tray-title {
                    (icon::emblem(player.seat)) " "
                    @if scene.page.me != Some(player.seat) {
                        (scene.page.names.get(player.seat.index()).map_or("", String::as_str)) ": "
                    }
                    b { (count) } " " (scene.say(label))
                }
                p.meal { (scene.say(names::meal(player, scene.view))) }
            }
        }
    }
}

/// The amounts of a resource to pay.
fn pay(next: Resource, player: Option<&PlayerView>, scene: Scene<'_>) -> Markup {
    let moves = &scene.page.moves;
    let here = scene.spot(&Action::Pay { resource: next, count: 0 });
    let offers = scene.at(here);
    html! {
        div.pay-next {
            span.pay-icon {
                (icon::resource(next))
                span { (scene.say(next)) @if let Some(player) = player { " (" (player.resources[next]) ")" } }
            }
            @if !offers.is_empty() { (choices(moves, &offers)) }
        }
    }
}

/// The dice that were rolled for all players. Equal dice lie together.
fn pick(dice: &Dice, scene: Scene<'_>) -> Markup {
    let face = |item: Item| {
        html! {
            @for copy in 0..dice.showing(item.face()) {
                span.die-piece data-piece={ "die-" (item.face()) "-" (copy) } data-at="tray" { (icon::die(item.face())) }
            }
            span.die-item { (icon::item(item)) }
        }
    };
    html! {
        div.dice {
            @for item in Item::ALL.into_iter().filter(|item| dice.showing(item.face()) > 0) {
                @let (here, label) = (scene.spot(&Action::Take { item }), names::item(item));
                (spot(&scene.page.moves, &Thing {
                    at: &here.to_string(), offers: scene.at(here), class: "die-button", title: &label, label: &label, why_not: &|| None, gives_up: false, about: None, picks: None, panel: None, hover: Some(&label), inner: face(item),
                }))
            }
        }
    }
}

/// The pairs of resources to take.
fn gain(scene: Scene<'_>) -> Markup {
    html! {
        div.gains {
            @for (action, offered) in scene.offers() {
                @if let Action::Gain { first, second } = *action {
                    (act(&scene.page.moves, offered, "button pair", &html! { (icon::resource(first)) (icon::resource(second)) }))
                }
            }
        }
    }
}

/// The choice between feeding people with resources and letting them go hungry.
fn feed(scene: Scene<'_>) -> Markup {
    let moves = &scene.page.moves;
    let choice = plans::pay(Purpose::Food, scene);
    let is_single = choice.is_none();
    let single = scene.offers().filter(|(action, _)| match action {
        Action::Feed => is_single,
        action => **action == Action::Starve,
    });
    html! {
        div.listed id="list-food" {
            (panel(plans::PAY, plans::FOOD, &scene.title(Label::FeedWith), choice, scene))
            @for (_, offered) in single { (act(moves, offered, "button", &html! { (label(moves, offered)) })) }
        }
    }
}
