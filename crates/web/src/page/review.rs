//! The page of a review: a player's costliest decisions.

use engine::words::{Phrase, Speaker};
use engine::{Seat, say};
use maud::{Markup, html};
use table::hall::{ReviewView, TableView};
use table::{Costly, NOISE, Review, Reviewed};

use super::site::{emblem, round, site};
use super::table::points;
use crate::words::{Key, Mark, marked};

/// Everything that the page of a review shows.
pub struct Reviewing<'a> {
    /// The speaker of the page.
    pub speaker: &'a Speaker<'a>,
    /// The person's name.
    pub me: &'a str,
    /// The table.
    pub table_view: &'a TableView,
    /// The seat whose decisions are reviewed.
    pub seat: Seat,
    /// The review, as far as it has come.
    pub review: &'a ReviewView,
}

impl Reviewing<'_> {
    fn address(&self) -> String {
        format!("/tables/{}", self.table_view.id)
    }

    fn say(&self, phrase: Phrase) -> String {
        self.speaker.say(phrase)
    }
}

/// Renders the page of a review.
#[must_use]
pub fn review(shown: &Reviewing<'_>) -> Markup {
    let address = shown.address();
    site(
        shown.speaker,
        Some(shown.me),
        &html! {
            main.page.review-page id="content" tabindex="-1" {
                p.eyebrow { (shown.say(shown.table_view.kind.title())) }
                h1 { (shown.say(say!(ReviewYourDecisions))) }
                (seats(shown))
                @match shown.review {
                    ReviewView::NotAsked => { (offer(shown)) }
                    ReviewView::Begun(progress) => { (begun(shown, *progress)) }
                    ReviewView::Done(review) => { (done(shown, review)) }
                }
                nav.page-links aria-label=(shown.say(say!(SiteThisGame))) {
                    a.button id="go-result" href={ (address) "/result" } { (shown.say(say!(SiteResult))) }
                    a.button id="go-history" href={ (address) "/history/0" } { (shown.say(say!(SiteReplay))) }
                }
            }
        },
    )
}

/// Links to the other seats of a person who played several.
fn seats(shown: &Reviewing<'_>) -> Markup {
    let own: Vec<_> = shown.table_view.seats.iter().filter(|seat| seat.is_mine).collect();
    html! {
        @if own.len() > 1 {
            nav.page-links aria-label=(shown.say(say!(ReviewSeat))) {
                @for line in own {
                    @let is_shown = line.seat == shown.seat;
                    a.button aria-current=[is_shown.then_some("page")] href={ (shown.address()) "/review?seat=" (line.seat) } {
                        (emblem(line.seat)) (line.name)
                    }
                }
            }
        }
    }
}

fn offer(shown: &Reviewing<'_>) -> Markup {
    html! {
        p.lead { (shown.say(say!(ReviewOffer))) }
        form method="post" action={ (shown.address()) "/review" } {
            input type="hidden" name="seat" value=(shown.seat);
            button.button.primary.big id="begin-review" { (shown.say(say!(SiteReview))) }
        }
    }
}

fn begun(shown: &Reviewing<'_>, Reviewed { done, all }: Reviewed) -> Markup {
    // The number of decisions is known once the review has begun.
    let progress = if done > 0 { say!(ReviewProgress, done = done, all = all) } else { say!(ReviewBegun) };
    html! {
        section.card-panel.review-progress {
            label for="review-progress" { (shown.say(progress)) }
            progress id="review-progress" value=(done) max=(all) {}
            p.fine { (shown.say(say!(ReviewComesAgain))) }
        }
    }
}

fn done(shown: &Reviewing<'_>, review: &Review) -> Markup {
    let Review { decisions, agreed, costly, .. } = review;
    let noise = format!("{NOISE:.1}");
    html! {
        p.lead {
            (shown.say(say!(ReviewAgreed, decisions = *decisions, agreed = *agreed))) " "
            (shown.say(if costly.is_empty() { say!(ReviewNothingCostly) } else { say!(ReviewCostly) }))
        }
        @if !costly.is_empty() { ol.review-list { @for costly in costly { (line(shown, costly)) } } }
        p.fine { (shown.say(say!(ReviewAbout, noise = noise))) }
    }
}

fn line(shown: &Reviewing<'_>, costly: &Costly) -> Markup {
    let Costly { position, round: number, examined, .. } = costly;
    let label = |label: &Phrase| shown.speaker.say_capitalized(label);
    let cost = html! { (points(-examined.cost)) };
    html! {
        li.card-panel {
            a.review-where href={ (shown.address()) "/history/" (position) } {
                (shown.say(round(&shown.speaker.say(shown.table_view.kind.round_name()), *number))) span.fine { (shown.say(say!(ReviewPosition))) }
            }
            dl {
                dt { (shown.say(say!(ReviewYouDid))) } dd { (label(&examined.done.label)) }
                dt { (shown.say(say!(ReviewBetter))) } dd { b { (label(&examined.better.label)) } }
            }
            b.review-cost { (marked(shown.speaker, say!(ReviewCost, points = Mark(0)), &[cost])) }
        }
    }
}
