//! What is asked now, and of whom; undo and handing on.

use engine::Seat;
use maud::{Markup, html};

use super::{icon, seat_form};
use crate::show::{SeatLine, Shown, Task, Undo};
use crate::spot::sentence;

pub(super) fn prompt(shown: &Shown<'_>) -> Markup {
    let acting = shown.seats.iter().find(|line| line.is_to_act);
    let seat = asked(shown, acting).map_or_else(String::new, |seat| format!("seat-{}", seat.index() + 1));
    let mine = matches!(shown.task, Task::Decide | Task::Confirm);
    html! {
        section class={ "prompt " (seat) } id="prompt" data-region="prompt" {
            div class={ "prompt-inner" @if mine { " mine" } } {
                (mark(shown, acting))
                div.prompt-text role="status" {
                    p.prompt-who { (who(shown, acting)) }
                    p.prompt-what { (what(shown, acting)) }
                }
                div.prompt-actions { (actions(shown)) }
            }
        }
    }
}

/// Whom the prompt is about.
fn asked(shown: &Shown<'_>, acting: Option<&SeatLine>) -> Option<Seat> {
    match shown.task {
        Task::Confirm => shown.me,
        Task::Over => shown.standings.as_ref().and_then(|standings| standings.winners().next()),
        Task::Decide | Task::Wait | Task::Watch => acting.map(|line| line.seat),
    }
}

/// The emblem of whom the prompt is about.
fn mark(shown: &Shown<'_>, acting: Option<&SeatLine>) -> Markup {
    let seat = asked(shown, acting);
    html! {
        @if shown.task == Task::Over { span.prompt-mark.trophy { (icon("trophy")) } }
        @else if let Some(seat) = seat {
            svg class={ "prompt-mark emblem seat-" (seat.index() + 1) } aria-hidden="true" {
                use href={ "#emblem-" (seat.index() + 1) } {}
            }
        }
    }
}

fn who(shown: &Shown<'_>, acting: Option<&SeatLine>) -> String {
    match (shown.task, acting) {
        (Task::Decide, Some(line)) if shown.seats.iter().filter(|line| line.is_mine).count() > 1 => {
            format!("Your turn, {}", line.name)
        }
        (Task::Decide, _) => "Your turn".to_owned(),
        (Task::Confirm, _) => "Turn done".to_owned(),
        (Task::Over, _) => winners(shown),
        (Task::Wait | Task::Watch, Some(line)) if line.bot.is_some() => format!("{} is thinking", line.name),
        (Task::Wait | Task::Watch, Some(line)) => format!("{} is to move", line.name),
        (Task::Wait | Task::Watch, None) => "Just a moment".to_owned(),
    }
}

fn winners(shown: &Shown<'_>) -> String {
    let winners =
        shown.standings.iter().flat_map(engine::Standings::winners).filter_map(|seat| shown.names.get(seat.index()));
    let winners: Vec<&str> = winners.map(String::as_str).collect();
    match winners.as_slice() {
        [] => shown.rival.as_ref().map_or_else(|| "The game is over".to_owned(), |rival| format!("{rival} has won")),
        [only] => format!("{only} has won"),
        [others @ .., last] => format!("{} and {last} have won", others.join(", ")),
    }
}

/// What is asked. The sentence begins with a name, which stands above it already.
fn what(shown: &Shown<'_>, acting: Option<&SeatLine>) -> String {
    if shown.task == Task::Confirm {
        return "Hand on, or undo.".to_owned();
    }
    // The sentence speaks to whoever is asked.
    if matches!(shown.task, Task::Wait | Task::Watch) {
        return String::new();
    }
    let name = acting.and_then(|line| shown.names.get(line.seat.index()));
    let rest = name.and_then(|name| shown.request.strip_prefix(name.as_str())?.strip_prefix(": "));
    rest.map_or_else(|| shown.request.clone(), sentence)
}

fn actions(shown: &Shown<'_>) -> Markup {
    html! {
        @if shown.task == Task::Confirm { (by_itself(shown, "prompt")) }
        @if matches!(shown.task, Task::Wait | Task::Watch) {
            noscript { a.button id="reload" href=(shown.address) { "Reload" } }
        }
        @if shown.task == Task::Over {
            a.button.primary id="go-result" href={ (shown.address) "/result" } { "Result" }
        } @else if shown.me.is_some() {
            (undo(shown))
        }
        @if shown.task == Task::Confirm {
            (seat_form(&shown.moves, shown, "confirm", &html! {
                button.button.primary.big id="confirm" { (icon("check")) "Hand on" }
            }))
        }
    }
}

fn undo(shown: &Shown<'_>) -> Markup {
    let inside = html! { (icon("undo")) span { "Undo" } };
    // Bots are not asked, but whoever one stands in for is.
    let has_others = shown.seats.iter().any(|line| line.has_say && !line.is_mine);
    let reason = |sentence: &str, ask: bool| {
        html! {
            button.button.quiet.cannot[!ask] type="button" id="undo" popovertarget="undo-panel"
                aria-disabled=[(!ask).then_some("true")] { (inside) }
            div.panel.reason id="undo-panel" popover="auto" {
                p.panel-title { "Undo" }
                p.why { (sentence) @if ask && has_others { " If all agree, you can go back, and everything after is drawn anew." } }
                @if ask {
                    (seat_form(&shown.moves, shown, "ask-undo", &html! {
                        button.button.primary id="ask-undo" {
                            @if has_others { "Ask the others" } @else { "Take it back, and draw anew" }
                        }
                    }))
                }
            }
        }
    };
    match &shown.undo {
        Undo::Now => seat_form(&shown.moves, shown, "undo", &html! { button.button id="undo" { (inside) } }),
        Undo::WithConsent(why) => reason(why, true),
        Undo::No(why) if why.is_empty() => html! {},
        Undo::No(why) => reason(why, false),
    }
}

/// The preference to hand on without confirming.
pub(super) fn by_itself(shown: &Shown<'_>, place: &str) -> Markup {
    preference(shown, place, ("confirms-by-itself", "Hand on by itself"), shown.preferences.confirms_by_itself)
}

/// A preference as a button that looks like a checkbox.
pub(super) fn preference(shown: &Shown<'_>, place: &str, (key, label): (&str, &str), is_on: bool) -> Markup {
    html! {
        form.preference method="post" action="/me/preferences" {
            input type="hidden" name="key" value=(key);
            input type="hidden" name="value" value=(if is_on { "off" } else { "on" });
            input type="hidden" name="back" value=(shown.address);
            button.button.quiet id={ (place) "-" (key) } role="switch" aria-checked=(is_on) {
                (icon(if is_on { "box-on" } else { "box" })) span { (label) }
            }
        }
    }
}
