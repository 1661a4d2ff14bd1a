//! The tray: what is decided beside the board, with dice, tools and payments. It always has the same height.

mod tools;

use engine::{Seat, Standings, say};
use maud::{Markup, html};
use names::Label;
use stone_age::{Action, Dice, Event, Item, PlayerView, Purpose, Resource, Task, names};
use table::LegalAction;

use super::{Draw, icon};
use crate::spot::{Thing, act, choices, label, offers_at, slug, spot};
use crate::table_page::{self, Moves};
use crate::words::Key;

/// The spots that the valley and the market draw. All other actions are offered in the tray, so that none is lost.
fn is_on_board(offered: &LegalAction) -> bool {
    let action: Option<Action> = offered.notation.parse().ok();
    action.is_some_and(|action| {
        matches!(action, Action::Place { .. } | Action::Use { .. } | Action::Buy { .. } | Action::Leave { .. })
    })
}

pub(super) fn tray(draw: Draw<'_>) -> Markup {
    let Draw { view, page } = draw;
    let moves = &page.moves;
    let (asked, drawn) = match view.asked {
        Some(step) => question(step.seat, &step.task, draw),
        None => (view.standings.as_ref().map_or_else(|| html! {}, |standings| result(standings, draw)), Vec::new()),
    };
    let rest =
        moves.offers.iter().filter(|offered| !is_on_board(offered) && !drawn.contains(&offered.spot.to_string()));
    let rest: Vec<&LegalAction> = rest.collect();
    let mine = match page.turn_state {
        table_page::TurnState::Over => "over",
        table_page::TurnState::Decide if !drawn.is_empty() => "asks",
        table_page::TurnState::Decide
        | table_page::TurnState::Confirm
        | table_page::TurnState::Wait
        | table_page::TurnState::Watch => "",
    };
    html! {
        section.tray.(mine) id="tray" data-region="tray" {
            ol.phases {
                @for (name, is_now) in names::phases(view.phase) {
                    li.now[is_now] aria-current=[is_now.then_some("step")] { (draw.say(name)) }
                }
            }
            div.tray-body { (asked) }
            (last_roll(draw))
            @if !rest.is_empty() {
                div.tray-rest {
                    @for offered in rest { (act(moves, offered, "button", &html! { (label(moves, offered)) })) }
                }
            }
        }
    }
}

/// The dice of the last action, unless they are what is asked about.
fn last_roll(Draw { view, page }: Draw<'_>) -> Markup {
    let is_asked = matches!(view.asked.map(|step| step.task), Some(Task::Pick { .. }));
    let events = page.latest.iter().filter_map(|event| event.downcast_ref::<Event>());
    let roll = events.rev().find_map(|event| match event {
        Event::Rolled { seat, gathering, dice } => Some((*seat, Some(*gathering), *dice)),
        Event::RolledForAll { seat, dice } => Some((*seat, None, *dice)),
        _ => None,
    });
    let Some((seat, gathering, dice)) = roll.filter(|_| !is_asked && view.standings.is_none()) else {
        return html! {};
    };
    html! {
        div.last-roll {
            span.last-roll-who {
                (icon::emblem(seat))
                @if let Some(gathering) = gathering { (icon::gathering(gathering)) }
            }
            @for (index, face) in dice.faces().enumerate() {
                span.die-piece data-piece={ "rolled-" (index) } data-at="tray" { (icon::die(face)) }
            }
        }
    }
}

/// Everybody's points, the best first.
fn result(standings: &Standings, draw: Draw<'_>) -> Markup {
    html! {
        ol.final {
            @for standing in standings.iter() {
                li.won[standing.place == 1] {
                    (icon::emblem(standing.seat))
                    span { (draw.page.names.get(standing.seat.index()).map_or("", String::as_str)) }
                    b { (standing.score) }
                }
            }
        }
    }
}

/// What is asked, and the spots that are drawn with it.
fn question(seat: Seat, question: &Task, draw: Draw<'_>) -> (Markup, Vec<String>) {
    let moves = &draw.page.moves;
    let player = draw.view.player(seat);
    let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    match *question {
        Task::Place => (people(player, draw, Label::ToPlace, |player| player.at_home), Vec::new()),
        Task::Use => {
            let out = |player: &PlayerView| player.people.saturating_sub(player.at_home);
            (people(player, draw, Label::StillOut, out), Vec::new())
        }
        Task::Tools { gathering, pips } => (tools::tools(gathering, pips, draw), names(&["tools"])),
        Task::Pay { purpose, bill, paid, next } => {
            let what = html! {
                p.tray-title { (draw.title(say!(DrawnValue, label = names::purpose(purpose), value = names::bill(&bill)))) }
                p.paid {
                    @if paid.total() == 0 { (draw.say(names::label(Label::NothingPaid))) }
                    @else {
                        (draw.title(names::label(Label::Paid))) " " (icon::pieces(&paid))
                        @if let Purpose::Acquire(stone_age::Acquisition::Building(_)) = purpose {
                            b { "= " (draw.say(names::points(paid.value()))) }
                        }
                    }
                }
            };
            (html! { div.pay { div.pay-what { (what) } (pay(next, player, draw)) } }, names(&[next.name()]))
        }
        Task::Pick { dice } => {
            let drawn = Item::ALL.into_iter().map(|item| format!("die-{}", item.face()));
            (pick(&dice, draw), drawn.collect())
        }
        Task::Gain => (gain(moves), names(&["any-two"])),
        Task::Feed { missing } => {
            let body = html! {
                div.pay {
                    div.pay-what {
                        p.tray-title { (icon::icon("i-food")) " −" (missing) }
                        @if let Some(player) = player { p.paid { (icon::pieces(&player.resources)) } }
                    }
                    (listed(moves, "food", "button"))
                }
            };
            (body, names(&["food"]))
        }
    }
}

/// People who wait, and whose they are.
fn people(player: Option<&PlayerView>, draw: Draw<'_>, label: Label, count: impl Fn(&PlayerView) -> u8) -> Markup {
    html! {
        @if let Some(player) = player {
            div.waiting {
                p.tray-title {
                    (icon::emblem(player.seat)) " "
                    @if draw.page.me != Some(player.seat) {
                        (draw.page.names.get(player.seat.index()).map_or("", String::as_str)) ": "
                    }
                    b { (count(player)) } " " (draw.say(names::label(label)))
                }
                p.meal { (draw.say(names::meal(player, draw.view))) }
            }
        }
    }
}

/// How many of a resource to pay.
fn pay(next: Resource, player: Option<&PlayerView>, draw: Draw<'_>) -> Markup {
    let moves = &draw.page.moves;
    let offers: Vec<&LegalAction> = offers_at(moves, next.name()).collect();
    html! {
        div.pay-next {
            span.pay-icon {
                (icon::resource(next))
                span { (draw.say(names::resource(next))) @if let Some(player) = player { " (" (player.resources[next]) ")" } }
            }
            @if !offers.is_empty() { (choices(moves, &offers)) }
        }
    }
}

/// The dice that were rolled for all; those that show the same lie together.
fn pick(dice: &Dice, draw: Draw<'_>) -> Markup {
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
                @let (name, label) = (format!("die-{}", item.face()), names::item(item));
                (spot(&draw.page.moves, &Thing {
                    spot: &name, class: "die-button", title: &label, label: &label, ask: None, gives_up: None, about: None, hover: Some(&label), inner: face(item),
                }))
            }
        }
    }
}

/// Which two resources to take.
fn gain(moves: &Moves<'_>) -> Markup {
    html! {
        div.gains {
            @for offered in offers_at(moves, "any-two") {
                @match offered.notation.parse::<Action>() {
                    Ok(Action::Gain { first, second }) => {
                        (act(moves, offered, "button pair", &html! { (icon::resource(first)) (icon::resource(second)) }))
                    }
                    Ok(_) | Err(_) => { (act(moves, offered, "button", &html! { (label(moves, offered)) })) }
                }
            }
        }
    }
}

/// All actions of a spot, in words.
fn listed(moves: &Moves<'_>, spot: &str, class: &str) -> Markup {
    html! {
        div.listed id=(slug("list", spot)) {
            @for offered in offers_at(moves, spot) { (act(moves, offered, class, &html! { (label(moves, offered)) })) }
        }
    }
}
