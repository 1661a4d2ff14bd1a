//! The page that is shown while the server cannot be reached.

use engine::say;
use engine::words::Speaker;
use maud::{Markup, html};

use super::site::BRAND;
use crate::words::Key;

/// Renders the page. It stands in for any other, so its link leads to the address that was asked for.
#[must_use]
pub fn offline(speaker: &Speaker<'_>) -> Markup {
    html! {
        header.site-bar { a.brand href="/" { (BRAND) } }
        main.page id="content" tabindex="-1" {
            h1 { (speaker.say(say!(OfflineTitle))) }
            p.lead { (speaker.say(say!(OfflineWhy))) }
            p { a.button.primary id="try-again" href="" { (speaker.say(say!(OfflineAgain))) } }
        }
    }
}
