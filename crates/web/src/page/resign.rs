//! The page that asks before a player resigns, and explains the consequences.

use engine::words::Speaker;
use engine::{Seat, say};
use maud::{Markup, html};
use table::hall::TableView;

use super::site::site;
use crate::words::Key;

/// Everything that the page shows.
pub struct Resigning<'a> {
    /// The speaker of the page.
    pub speaker: &'a Speaker<'a>,
    /// The person's name.
    pub me: &'a str,
    /// The table.
    pub table_view: &'a TableView,
    /// The seat to give up.
    pub seat: Seat,
}

/// Renders the question whether to resign.
#[must_use]
pub fn resign(resigning: &Resigning<'_>) -> Markup {
    let Resigning { speaker, table_view, seat, .. } = *resigning;
    let address = format!("/tables/{}", table_view.id);
    site(
        speaker,
        Some(resigning.me),
        &html! {
            main.page id="content" tabindex="-1" {
                p.eyebrow { (speaker.say(table_view.kind.title())) }
                h1 { (speaker.say(say!(ResignQuestion))) }
                p { (speaker.say(say!(ResignAbout))) }
                p { (speaker.say(say!(ResignNoNeed))) }
                div.page-links {
                    form method="post" action={ (address) "/resign" } {
                        input type="hidden" name="seat" value=(seat);
                        input type="hidden" name="sure" value="yes";
                        button.button.danger id="resign-now" { (speaker.say(say!(ResignNow, player = seat))) }
                    }
                    a.button id="go-table" href=(address) { (speaker.say(say!(SiteBackToTable))) }
                }
            }
        },
    )
}
