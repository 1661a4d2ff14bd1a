//! The prompt: what is asked now and of whom; undoing and confirming.

use engine::words::Phrase;
use engine::{Seat, say};
use maud::{Markup, html};
use table::LegalAction;

use super::{icon, seat_form};
use crate::shortcut::Shortcut;
use crate::spot::{button, form, label};
use crate::table_page::{SeatLine, TablePage, TurnState, Undo};
use crate::words::{self, Key, and};

/// `strip` is what the viewer has, for narrow windows, where it stays in sight with the question. `beside` is what the
/// board adds to the buttons.
pub(super) fn prompt(page: &TablePage<'_>, strip: Option<&Markup>, beside: Option<&Markup>) -> Markup {
    let acting = page.seats.iter().find(|line| line.is_to_act);
    let seat = asked(page, acting).map_or_else(String::new, |seat| format!("seat-{}", seat.index() + 1));
    let mine = matches!(page.turn_state, TurnState::Decide | TurnState::Confirm);
    html! {
        section class={ "prompt " (seat) } id="prompt" data-region="prompt" aria-labelledby="question" {
            div class={ "prompt-inner" @if mine { " mine" } } {
                (mark(page, acting))
                // Whose turn it is among others is seen often enough. Only the viewer's own is told.
                div.prompt-text {
                    div data-say[mine || page.turn_state == TurnState::Over] {
                        h2.prompt-who id="question" tabindex="-1" aria-describedby="asked" { (page.say(who(page, acting))) }
                        p.prompt-what id="asked" { (what(page)) }
                    }
                    (page.waits.others(page.moves.speaker, |seat| page.is_mine(seat)))
                }
                div.prompt-actions { (actions(page, beside)) }
            }
            @if let Some(strip) = strip { div.strip { (strip) } }
        }
    }
}

/// Returns the seat that the prompt is about.
fn asked(page: &TablePage<'_>, acting: Option<&SeatLine>) -> Option<Seat> {
    match page.turn_state {
        TurnState::Confirm => page.me,
        TurnState::Over => page.standings.as_ref().and_then(|standings| standings.winners().next()),
        TurnState::Decide | TurnState::Wait | TurnState::Watch => acting.map(|line| line.seat),
    }
}

/// The emblem of the seat that the prompt is about.
fn mark(page: &TablePage<'_>, acting: Option<&SeatLine>) -> Markup {
    let seat = asked(page, acting);
    html! {
        @if page.turn_state == TurnState::Over { span.prompt-mark.trophy { (icon("trophy")) } }
        @else if let Some(seat) = seat {
            svg class={ "prompt-mark emblem seat-" (seat.index() + 1) } aria-hidden="true" {
                use href={ "#emblem-" (seat.index() + 1) } {}
            }
        }
    }
}

fn who(page: &TablePage<'_>, acting: Option<&SeatLine>) -> Phrase {
    match (page.turn_state, acting) {
        (TurnState::Decide, Some(line)) if page.seats.iter().filter(|line| line.is_mine).count() > 1 => {
            say!(TableYourTurnNamed, player = &line.name)
        }
        (TurnState::Decide, _) => say!(TableYourTurn),
        (TurnState::Confirm, _) => say!(TableTurnDone),
        (TurnState::Over, _) => winners(page),
        (TurnState::Wait | TurnState::Watch, Some(line)) if line.bot.is_some() => {
            say!(TableThinking, player = &line.name)
        }
        (TurnState::Wait | TurnState::Watch, Some(line)) => say!(TableChoosing, player = &line.name),
        (TurnState::Wait | TurnState::Watch, None) => say!(TableMoment),
    }
}

fn winners(page: &TablePage<'_>) -> Phrase {
    let winners = page.standings.iter().flat_map(engine::Standings::winners);
    let winners: Vec<Phrase> = winners.map(Phrase::player).collect();
    let (count, rival) = (winners.len(), words::names(page.rival.as_deref()));
    match and(winners).or_else(|| and(rival)) {
        Some(winners) => say!(TableWon, count = count, players = winners),
        None => say!(TableOver),
    }
}

/// Returns what is asked of the players who have to decide.
pub(super) fn what(page: &TablePage<'_>) -> String {
    match page.turn_state {
        TurnState::Confirm => page.say(say!(TableConfirmOrUndo)),
        TurnState::Decide | TurnState::Over | TurnState::Wait | TurnState::Watch => page.request.clone(),
    }
}

fn actions(page: &TablePage<'_>, beside: Option<&Markup>) -> Markup {
    html! {
        @if page.turn_state == TurnState::Confirm { (by_itself(page, "prompt")) }
        @if matches!(page.turn_state, TurnState::Wait | TurnState::Watch) {
            noscript { a.button id="reload" href=(page.address) { (page.say(say!(TableReload))) } }
        }
        @if page.turn_state == TurnState::Over {
            a.button.primary id="go-result" href={ (page.address) "/result" } { (page.say(say!(SiteResult))) }
        } @else if page.me.is_some() {
            (undo(page))
        }
        @if let Some(beside) = beside { (beside) }
        @if let Some(ending) = page.moves.ending() { (end_turn(page, ending)) }
        @if page.turn_state == TurnState::Confirm {
            (seat_form(&page.moves, page, "confirm", &html! {
                button.button.primary.big id="confirm" data-key=(Shortcut::EndTurn) { (icon("check")) (page.say(say!(TableConfirm))) }
            }))
        }
    }
}

/// The action that ends the turn, which needs no confirmation afterwards.
fn end_turn(page: &TablePage<'_>, ending: &LegalAction) -> Markup {
    let label = label(&page.moves, ending);
    let inside = html! { (icon("check")) (label) };
    let end = button(&page.moves, ending, "button primary big", "end-turn", None, &inside);
    let form = form(&page.moves, "end", &html! { input type="hidden" name="final" value="yes"; (end) });
    html! { div.act data-key=(Shortcut::EndTurn) { (form) } }
}

fn undo(page: &TablePage<'_>) -> Markup {
    let title = page.say(say!(TableUndo));
    let inside = html! { (icon("undo")) span { (title) } };
    // Bots are not asked, but players they stand in for are.
    let has_others = page.seats.iter().any(|line| line.has_say && !line.is_mine);
    let reason = |sentence: &str, ask: bool| {
        html! {
            button.button.quiet.cannot[!ask] type="button" id="undo" data-key=(Shortcut::Undo) popovertarget="undo-panel"
                aria-disabled=[(!ask).then_some("true")] { (inside) }
            div.panel.reason id="undo-panel" popover="auto" {
                p.panel-title { (title) }
                p.why { (sentence) @if ask && has_others { " " (page.say(say!(TableUndoConsent))) } }
                @if ask {
                    (seat_form(&page.moves, page, "ask-undo", &html! {
                        button.button.primary id="ask-undo" {
                            (page.say(if has_others { say!(TableAskOthers) } else { say!(TableRedraw) }))
                        }
                    }))
                }
            }
        }
    };
    match &page.undo {
        Undo::Now => seat_form(
            &page.moves,
            page,
            "undo",
            &html! { button.button id="undo" data-key=(Shortcut::Undo) { (inside) } },
        ),
        Undo::WithConsent(why) => reason(why, true),
        Undo::No(why) if why.is_empty() => html! {},
        Undo::No(why) => reason(why, false),
    }
}

/// The preference to confirm turns automatically.
pub(super) fn by_itself(page: &TablePage<'_>, place: &str) -> Markup {
    preference(page, place, ("confirms-by-itself", say!(TableAutoConfirm)), page.preferences.confirms_by_itself)
}

/// A preference, as a button that looks like a checkbox.
pub(super) fn preference(page: &TablePage<'_>, place: &str, (key, label): (&str, Phrase), is_on: bool) -> Markup {
    html! {
        form.preference method="post" action="/me/preferences" {
            input type="hidden" name="key" value=(key);
            input type="hidden" name="value" value=(if is_on { "off" } else { "on" });
            input type="hidden" name="back" value=(page.address);
            button.button.quiet id={ (place) "-" (key) } role="switch" aria-checked=(is_on) {
                (icon(if is_on { "box-on" } else { "box" })) span { (page.say(label)) }
            }
        }
    }
}
