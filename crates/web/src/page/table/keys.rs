//! The list of keys.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};

use crate::shortcut::Shortcut;
use crate::table_page::{TablePage, TurnState};
use crate::words::Key;

/// Renders the panel, for a board with these parts.
pub(super) fn panel(page: &TablePage<'_>, sections: &[Shortcut]) -> Markup {
    let plays = page.moment.is_now && page.me.is_some() && page.turn_state != TurnState::Over;
    let works = |shortcut: &Shortcut| {
        (plays || !shortcut.is_of_a_player()) && (!shortcut.is_of_the_board() || sections.contains(shortcut))
    };
    let row = |keys: &str, what: Phrase| html! { div { dt { kbd { (keys) } } dd { (page.title(what)) } } };
    html! {
        div.panel.keys-panel id="keys-panel" popover="auto" data-key=(Shortcut::Help) {
            h2.panel-title { (page.say(say!(TableKeys))) }
            section id="keys" data-region="keys" {
                @if page.preferences.keys_off { p { (page.say(say!(KeysOff))) } }
                dl.key-list {
                    @if !page.preferences.keys_off {
                        @for shortcut in Shortcut::ALL.into_iter().filter(works) { (row(shortcut.key(), shortcut.says())) }
                        @if plays { (row("1 – 9", say!(KeysDigits))) }
                    }
                    @if page.moment.is_now { (row("← ↑ → ↓", say!(KeysArrows))) }
                    @else { (row("← →", say!(KeysSteps))) }
                    (row(&page.say(say!(KeysTabName)), say!(KeysTab)))
                    (row(&page.say(say!(KeysEscapeName)), say!(KeysEscape)))
                }
            }
        }
    }
}
