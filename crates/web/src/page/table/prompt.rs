//! What is asked now, and of whom; undo and confirming.

use engine::words::Phrase;
use engine::{Seat, say};
use maud::{Markup, html};

use super::{icon, seat_form};
use crate::show::{SeatLine, Shown, Task, Undo};
use crate::words::{self, Key, and};

pub(super) fn prompt(shown: &Shown<'_>) -> Markup {
    let acting = shown.seats.iter().find(|line| line.is_to_act);
    let seat = asked(shown, acting).map_or_else(String::new, |seat| format!("seat-{}", seat.index() + 1));
    let mine = matches!(shown.task, Task::Decide | Task::Confirm);
    html! {
        section class={ "prompt " (seat) } id="prompt" data-region="prompt" {
            div class={ "prompt-inner" @if mine { " mine" } } {
                (mark(shown, acting))
                div.prompt-text role="status" {
                    p.prompt-who { (shown.say(who(shown, acting))) }
                    p.prompt-what { (what(shown)) }
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

fn who(shown: &Shown<'_>, acting: Option<&SeatLine>) -> Phrase {
    match (shown.task, acting) {
        (Task::Decide, Some(line)) if shown.seats.iter().filter(|line| line.is_mine).count() > 1 => {
            say!(TableYourTurnNamed, player = &line.name)
        }
        (Task::Decide, _) => say!(TableYourTurn),
        (Task::Confirm, _) => say!(TableTurnDone),
        (Task::Over, _) => winners(shown),
        (Task::Wait | Task::Watch, Some(line)) if line.bot.is_some() => say!(TableThinking, player = &line.name),
        (Task::Wait | Task::Watch, Some(line)) => say!(TableToMove, player = &line.name),
        (Task::Wait | Task::Watch, None) => say!(TableMoment),
    }
}

fn winners(shown: &Shown<'_>) -> Phrase {
    let winners = shown.standings.iter().flat_map(engine::Standings::winners);
    let winners: Vec<Phrase> = winners.map(Phrase::player).collect();
    let (count, rival) = (winners.len(), words::names(shown.rival.as_deref()));
    match and(winners).or_else(|| and(rival)) {
        Some(winners) => say!(TableWon, count = count, players = winners),
        None => say!(TableOver),
    }
}

/// What is asked, of those who are asked.
fn what(shown: &Shown<'_>) -> String {
    match shown.task {
        Task::Confirm => shown.say(say!(TableConfirmOrUndo)),
        Task::Wait | Task::Watch => String::new(),
        Task::Decide | Task::Over => shown.request.clone(),
    }
}

fn actions(shown: &Shown<'_>) -> Markup {
    html! {
        @if shown.task == Task::Confirm { (by_itself(shown, "prompt")) }
        @if matches!(shown.task, Task::Wait | Task::Watch) {
            noscript { a.button id="reload" href=(shown.address) { (shown.say(say!(TableReload))) } }
        }
        @if shown.task == Task::Over {
            a.button.primary id="go-result" href={ (shown.address) "/result" } { (shown.say(say!(SiteResult))) }
        } @else if shown.me.is_some() {
            (undo(shown))
        }
        @if shown.task == Task::Confirm {
            (seat_form(&shown.moves, shown, "confirm", &html! {
                button.button.primary.big id="confirm" { (icon("check")) (shown.say(say!(TableConfirm))) }
            }))
        }
    }
}

fn undo(shown: &Shown<'_>) -> Markup {
    let title = shown.say(say!(TableUndo));
    let inside = html! { (icon("undo")) span { (title) } };
    // Bots are not asked, but whoever one stands in for is.
    let has_others = shown.seats.iter().any(|line| line.has_say && !line.is_mine);
    let reason = |sentence: &str, ask: bool| {
        html! {
            button.button.quiet.cannot[!ask] type="button" id="undo" popovertarget="undo-panel"
                aria-disabled=[(!ask).then_some("true")] { (inside) }
            div.panel.reason id="undo-panel" popover="auto" {
                p.panel-title { (title) }
                p.why { (sentence) @if ask && has_others { " " (shown.say(say!(TableUndoConsent))) } }
                @if ask {
                    (seat_form(&shown.moves, shown, "ask-undo", &html! {
                        button.button.primary id="ask-undo" {
                            (shown.say(if has_others { say!(TableAskOthers) } else { say!(TableRedraw) }))
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

/// The preference that turns are confirmed by themselves.
pub(super) fn by_itself(shown: &Shown<'_>, place: &str) -> Markup {
    preference(shown, place, ("confirms-by-itself", say!(TableAutoConfirm)), shown.preferences.confirms_by_itself)
}

/// A preference as a button that looks like a checkbox.
pub(super) fn preference(shown: &Shown<'_>, place: &str, (key, label): (&str, Phrase), is_on: bool) -> Markup {
    html! {
        form.preference method="post" action="/me/preferences" {
            input type="hidden" name="key" value=(key);
            input type="hidden" name="value" value=(if is_on { "off" } else { "on" });
            input type="hidden" name="back" value=(shown.address);
            button.button.quiet id={ (place) "-" (key) } role="switch" aria-checked=(is_on) {
                (icon(if is_on { "box-on" } else { "box" })) span { (shown.say(label)) }
            }
        }
    }
}
