//! What is shown while a device goes from one hand to the next.

use engine::Seat;
use maud::{Markup, html};
use table::hall::Look;

use super::site::{emblem, sprite};

/// The page that hides the table until the next player has the device.
#[must_use]
pub fn curtain(look: &Look, seat: Seat) -> Markup {
    let address = format!("/tables/{}", look.id);
    let name = look.seats.get(seat.index()).map_or("the next player", |line| line.name.as_str());
    html! {
        main.curtain id="table" data-version=(look.number) data-address=(address) {
            (sprite())
            section.curtain-inner id="curtain" data-region="curtain" {
                (emblem(seat))
                h1 { "Pass the device to " (name) }
                p { "Nobody else should look now." }
                form method="post" action={ (address) "/device" } {
                    input type="hidden" name="seat" value=(seat);
                    button.button.primary.big id="take-device" { "I am " (name) }
                }
                p.fine { a href="/" { "Leave the table" } }
            }
        }
    }
}
