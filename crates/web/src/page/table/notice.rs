//! What needs attention now: a refusal, a question by another player, the result.

use engine::{Seat, Standings, say};
use maud::{Markup, html};

use super::more;
use crate::page::result::rival_lines;
use crate::table_page::{ConsentAsked, TablePage};
use crate::words::Key;

pub(super) fn notice(page: &TablePage<'_>) -> Markup {
    html! {
        section.notices id="notice" data-region="notice" {
            @if let Some(refused) = &page.refused { p.flash.bad role="alert" { (refused) } }
            @if let Some(asked) = &page.asked { (consent(asked, page)) }
            (away(page))
            (page.waits.trouble(page.moves.speaker))
            @if let Some(standings) = &page.standings { (result(standings, page)) }
        }
    }
}

fn consent(asked: &ConsentAsked, page: &TablePage<'_>) -> Markup {
    html! {
        div.notice.asked data-say="asked" {
            p { (asked.sentence) }
            (page.waits.answers(page.moves.speaker, |seat| page.is_mine(seat)))
            @if asked.is_mine_to_answer {
                form.answers method="post" action={ (page.address) "/consent" } {
                    button.button.primary id="agree" name="agree" value="yes" { (page.say(say!(TableAgree))) }
                    button.button id="disagree" name="agree" value="no" { (page.say(say!(TableDecline))) }
                }
            }
        }
    }
}

/// Offers to let a bot play for those who have been away for long enough.
fn away(page: &TablePage<'_>) -> Markup {
    let offer = more::stand_in(page, "");
    html! { @if !offer.0.is_empty() { div.notice.away { (offer) } } }
}

fn result(standings: &Standings, page: &TablePage<'_>) -> Markup {
    let name = |seat: Seat| page.names.get(seat.index()).map_or("", String::as_str);
    let (rival_ahead, rival_beaten) = rival_lines(standings, page.rival.as_deref());
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
                @if let Some((address, _)) = &page.campaign {
                    a.button.primary id="go-campaign" href=(address) { (page.say(say!(TableCampaign))) }
                }
                a.button id="go-history" href={ (page.address) "/history/0" } { (page.say(say!(TableHistory))) }
                a.button id="rematch" href={ (page.address) "/result" } { (page.say(say!(SiteRematch))) }
            }
        }
    }
}
