//! The page of a review: which of somebody's decisions have cost most.

use engine::Seat;
use maud::{Markup, html};
use table::hall::{Look, ReviewLook};
use table::{Costly, NOISE, Review, Reviewed};

use super::site::{emblem, site};
use super::table::points;

/// Everything that the page of a review shows.
pub struct Reviewing<'a> {
    /// What the person is called.
    pub me: &'a str,
    /// The table.
    pub look: &'a Look,
    /// Whose decisions.
    pub seat: Seat,
    /// The review, as far as it has come.
    pub review: &'a ReviewLook,
}

impl Reviewing<'_> {
    fn address(&self) -> String {
        format!("/tables/{}", self.look.id)
    }
}

/// The page of a review.
#[must_use]
pub fn review(shown: &Reviewing<'_>) -> Markup {
    let address = shown.address();
    site(
        Some(shown.me),
        &html! {
            main.page.review-page {
                p.eyebrow { (crate::words::title(shown.look.kind)) }
                h1 { "Your decisions" }
                (seats(shown))
                @match shown.review {
                    ReviewLook::NotAsked => { (offer(shown)) }
                    ReviewLook::Begun(progress) => { (begun(*progress)) }
                    ReviewLook::Done(review) => { (done(shown, review)) }
                }
                nav.page-links aria-label="This game" {
                    a.button id="go-result" href={ (address) "/result" } { "Result" }
                    a.button id="go-history" href={ (address) "/history/0" } { "Replay from the beginning" }
                }
            }
        },
    )
}

/// The seats of somebody who played several.
fn seats(shown: &Reviewing<'_>) -> Markup {
    let own: Vec<_> = shown.look.seats.iter().filter(|seat| seat.is_mine).collect();
    html! {
        @if own.len() > 1 {
            nav.page-links aria-label="Seat" {
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
        p.lead {
            "A bot looks at every decision that you had to make, as you knew the game then, and says which of them have \
             cost you most."
        }
        form method="post" action={ (shown.address()) "/review" } {
            input type="hidden" name="seat" value=(shown.seat);
            button.button.primary.big id="begin-review" { "Review my decisions" }
        }
    }
}

fn begun(Reviewed { done, all }: Reviewed) -> Markup {
    html! {
        section.card-panel.review-progress {
            label for="review-progress" {
                "A bot is looking at your decisions"
                // How many there are is known once it has begun.
                @if done > 0 { ": " (done) " of about " (all) " so far" }
                "."
            }
            progress id="review-progress" value=(done) max=(all) {}
            p.fine { "This page comes again by itself. You can also leave and come back." }
        }
    }
}

fn done(shown: &Reviewing<'_>, review: &Review) -> Markup {
    let Review { decisions, agreed, costly, .. } = review;
    let noise = format!("{NOISE:.1}");
    html! {
        p.lead {
            "You had to choose " (decisions) " times. In " (agreed) " of these decisions the bot would have done the \
             same. "
            @if costly.is_empty() { "None of the others has cost you much." }
            @else { "These have cost you most:" }
        }
        @if !costly.is_empty() { ol.review-list { @for costly in costly { (line(shown, costly)) } } }
        p.fine {
            "What is better is a bot’s opinion. It knew what you knew at the time, played on from there many times, and \
             compared how many points you could expect. That is an estimate: differences below " (noise) " points, or such as \
             chance explains, are not listed, and a decision that was right can still have met with bad luck."
        }
    }
}

fn line(shown: &Reviewing<'_>, costly: &Costly) -> Markup {
    let Costly { position, round, examined, .. } = costly;
    html! {
        li.card-panel {
            a.review-where href={ (shown.address()) "/history/" (position) } {
                (crate::words::round_name(shown.look.kind)) " " (round) span.fine { "look at the position" }
            }
            dl {
                dt { "You did" } dd { (shown.look.speaker(engine::words::ENGLISH).say_capitalized(&examined.done.label)) }
                dt { "Better" } dd { b { (shown.look.speaker(engine::words::ENGLISH).say_capitalized(&examined.better.label)) } }
            }
            b.review-cost { (points(-examined.cost)) small { " points" } }
        }
    }
}
