//! What is said at the table.

use maud::{Markup, html};

use crate::show::Shown;

/// As long as something said may be.
const MOST: usize = 300;

pub(super) fn panel(shown: &Shown<'_>) -> Markup {
    html! {
        div.panel.chat-panel id="chat-panel" popover="auto" {
            p.panel-title { "Chat" }
            section id="chat" data-region="chat" {
                ol.chat-lines {
                    @for line in &shown.chat {
                        @let seat = line.seat.map_or_else(String::new, |seat| format!("seat-{}", seat.index() + 1));
                        li class=(seat) {
                            @if line.name.is_empty() { em { (line.text) } } @else { b { (line.name) } " " (line.text) }
                        }
                    }
                    @if shown.chat.is_empty() { li.none { "Nobody has said anything yet." } }
                }
            }
            @if shown.me.is_some() {
                form.chat-form method="post" action={ (shown.address) "/chat" } {
                    input id="chat-text" type="text" name="text" maxlength=(MOST) required autocomplete="off"
                        aria-label="Say something";
                    button.button id="chat-send" { "Say" }
                }
            }
        }
    }
}
