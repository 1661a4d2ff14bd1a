//! The page between turns on a shared device.

use engine::words::{Phrase, Speaker};
use engine::{Seat, say};
use maud::{Markup, html};
use table::hall::TableView;

use super::site::{emblem, skip};
use crate::words::Key;

/// Renders the page that hides the table until the next player has the device.
#[must_use]
pub fn curtain(speaker: &Speaker<'_>, table_view: &TableView, seat: Seat) -> Markup {
    let address = format!("/tables/{}", table_view.id);
    let name = table_view.seats.get(seat.index()).map(|line| Phrase::verbatim(line.name.as_str()));
    let name = name.unwrap_or_else(|| say!(CurtainNextPlayer));
    html! {
        div.curtain id="table" data-version=(table_view.number) data-address=(address) {
            (skip(speaker, "content", say!(SiteToContent)))
            main.curtain-inner id="content" tabindex="-1" data-region="curtain" {
                (emblem(seat))
                h1 data-say="curtain" { (speaker.say(say!(CurtainPass, player = name.clone()))) }
                p { (speaker.say(say!(CurtainLookAway))) }
                form method="post" action={ (address) "/device" } {
                    input type="hidden" name="seat" value=(seat);
                    button.button.primary.big id="take-device" { (speaker.say(say!(CurtainTake, player = name))) }
                }
                p.fine { a href="/" { (speaker.say(say!(CurtainLeave))) } }
            }
        }
    }
}
