//! What is said at the table, and who is listened to.

use maud::{Markup, html};
use table::hall::LONGEST_CHAT;

use crate::show::Shown;

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
            @if shown.talk.may_speak && shown.moment.is_now {
                form.chat-form method="post" action={ (shown.address) "/chat" } {
                    input id="chat-text" type="text" name="text" maxlength=(LONGEST_CHAT) required autocomplete="off"
                        aria-label="Say something";
                    button.button id="chat-send" { "Say" }
                }
            }
            section id="talk" data-region="talk" { (talk(shown)) }
        }
    }
}

/// Whom one listens to, and for the host who may watch.
fn talk(shown: &Shown<'_>) -> Markup {
    let talk = &shown.talk;
    let is_quiet = [&talk.speakers, &talk.muted, &talk.watchers, &talk.removed].iter().all(|names| names.is_empty());
    html! {
        @if !is_quiet || talk.watchers_speak.is_some() {
            details.talk {
                summary { "Who is listened to" }
                @for name in &talk.speakers { (about(shown, "mute", name, &format!("Do not listen to {name}"))) }
                @for name in &talk.muted { (about(shown, "unmute", name, &format!("Listen to {name} again"))) }
                @for name in &talk.watchers { (about(shown, "remove", name, &format!("Send {name} away, who watches"))) }
                @for name in &talk.removed { (about(shown, "let-back", name, &format!("Let {name} come back"))) }
                @if let Some(may) = talk.watchers_speak {
                    form method="post" action={ (shown.address) "/watchers" } {
                        input type="hidden" name="on" value=(if may { "off" } else { "on" });
                        button.button.quiet id="watchers" {
                            @if may { "Those who watch may not speak any more" } @else { "Let those who watch speak" }
                        }
                    }
                }
            }
        }
    }
}

/// Something that is done about somebody.
fn about(shown: &Shown<'_>, deed: &str, name: &str, label: &str) -> Markup {
    html! {
        form method="post" action={ (shown.address) "/" (deed) } {
            input type="hidden" name="name" value=(name);
            button.button.quiet { (label) }
        }
    }
}
