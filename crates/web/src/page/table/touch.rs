//! The panel that says what a thing does, where no pointer can rest on it. The script fills it.

use engine::say;
use maud::{Markup, html};

use crate::table_page::TablePage;
use crate::words::Key;

pub(super) fn panel(page: &TablePage<'_>) -> Markup {
    html! {
        div.panel.menu.touch-panel id="touch-panel" popover="auto" {
            div id="touch-picture" aria-hidden="true" {}
            p.panel-title id="touch-says" {}
            button.button.primary.big id="do-it" type="button" { (page.say(say!(TableDoIt))) }
        }
    }
}
