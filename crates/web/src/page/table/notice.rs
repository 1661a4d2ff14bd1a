//! What somebody must know now: a refusal, a question of others, a hint, the result.

use engine::{Seat, Standings, say};
use maud::{Markup, html};

use super::{icon, points};
use crate::page::result::rival_lines;
use crate::show::{ConsentAsked, Shown};
use table::Tell;

use crate::words::Key;

pub(super) fn notice(shown: &Shown<'_>) -> Markup {
    html! {
        section.notices id="notice" data-region="notice" aria-live="polite" {
            @if let Some(refused) = &shown.refused { p.flash.bad role="alert" { (refused) } }
            @if let Some(asked) = &shown.asked { (consent(asked, shown)) }
            @if let Some(hint) = &shown.hint { (hint_panel(hint, shown)) }
            @if let Some(standings) = &shown.standings { (result(standings, shown)) }
        }
    }
}

fn consent(asked: &ConsentAsked, shown: &Shown<'_>) -> Markup {
    html! {
        div.notice.asked {
            p { (asked.sentence) }
            @if asked.is_mine_to_answer {
                form.answers method="post" action={ (shown.address) "/consent" } {
                    button.button.primary id="agree" name="agree" value="yes" { (shown.say(say!(TableAgree))) }
                    button.button id="disagree" name="agree" value="no" { (shown.say(say!(TableDecline))) }
                }
            }
        }
    }
}

fn hint_panel(hint: &table::Hint, shown: &Shown<'_>) -> Markup {
    html! {
        div.notice.hint {
            p.hint-best { (icon("hint")) span { b { (shown.title(&hint.label)) } } }
            p.hint-worth { (shown.say(say!(TableHintExpected, expected = hint.expected.tell()))) }
            @if hint.alternatives.is_empty() { p.hint-worth { (shown.say(say!(TableHintOnly))) } }
            @else {
                p.hint-worth { (shown.say(say!(TableHintOthers))) }
                ol.hint-others {
                    @for other in &hint.alternatives {
                        li { span { (shown.title(&other.label)) } b { (cost(other.difference, shown)) } }
                    }
                }
            }
        }
    }
}

/// What another action would cost. A bot that wants to win need not like best what brings most points, and small
/// differences are chance: neither is worth a number.
fn cost(difference: f32, shown: &Shown<'_>) -> String {
    const SMALL: f32 = -0.5;
    if difference > SMALL { shown.say(say!(TableHintAsGood)) } else { points(difference) }
}

fn result(standings: &Standings, shown: &Shown<'_>) -> Markup {
    let name = |seat: Seat| shown.names.get(seat.index()).map_or("", String::as_str);
    let (rival_ahead, rival_beaten) = rival_lines(standings, shown.rival.as_deref());
    html! {
        div.notice.result {
            ol.standings {
                (rival_ahead)
                @for standing in standings.iter() {
                    li.winner[standing.place == 1] {
                        span.place-number { (standing.place) }
                        svg class={ "emblem seat-" (standing.seat.index() + 1) } aria-hidden="true" {
                            use href={ "#emblem-" (standing.seat.index() + 1) } {}
                        }
                        span.name { (name(standing.seat)) }
                        b { (standing.score) }
                    }
                }
                (rival_beaten)
            }
            div.answers {
                @if let Some((address, _)) = &shown.campaign {
                    a.button.primary id="go-campaign" href=(address) { (shown.say(say!(TableCampaign))) }
                }
                a.button id="go-history" href={ (shown.address) "/history/0" } { (shown.say(say!(TableHistory))) }
                a.button id="rematch" href={ (shown.address) "/result" } { (shown.say(say!(SiteRematch))) }
            }
        }
    }
}
