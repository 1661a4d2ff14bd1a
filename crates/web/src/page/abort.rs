//! The page that asks before a game is aborted, and explains the consequences.

use engine::say;
use engine::words::Speaker;
use maud::{Markup, html};
use table::hall::{MayAbort, TableView, lasting};
use table::store::Status;

use super::site::site;
use crate::words::Key;

/// Everything that the page shows.
pub struct Aborting<'a> {
    /// The speaker of the page.
    pub speaker: &'a Speaker<'a>,
    /// The person's name.
    pub me: &'a str,
    /// The table.
    pub table_view: &'a TableView,
}

/// Renders the question whether to abort the game.
#[must_use]
pub fn abort(aborting: &Aborting<'_>) -> Markup {
    let Aborting { speaker, table_view, .. } = *aborting;
    let address = format!("/tables/{}", table_view.id);
    let has_begun = table_view.status != Status::Gathering;
    site(
        speaker,
        Some(aborting.me),
        &html! {
            main.page id="content" tabindex="-1" {
                p.eyebrow { (speaker.say(table_view.kind.title())) }
                h1 { (speaker.say(if has_begun { say!(AbortGame) } else { say!(AbortTable) })) }
                p { (speaker.say(if has_begun { say!(AbortGameAbout) } else { say!(AbortTableAbout) })) }
                @if table_view.may_abort == MayAbort::Together {
                    p { (speaker.say(say!(AbortTogether))) }
                } @else if has_begun {
                    p { (speaker.say(say!(AbortNoNeed, time = lasting(table_view.grace)))) }
                }
                div.page-links {
                    form method="post" action={ (address) "/abort" } {
                        input type="hidden" name="sure" value="yes";
                        button.button.danger id="abort-now" {
                            (speaker.say(match table_view.may_abort {
                                _ if !has_begun => say!(AbortTableNow),
                                MayAbort::Together => say!(AbortAgree),
                                MayAbort::No | MayAbort::Alone => say!(AbortGameNow),
                            }))
                        }
                    }
                    a.button id="go-table" href=(address) { (speaker.say(say!(SiteBackToTable))) }
                }
            }
        },
    )
}
