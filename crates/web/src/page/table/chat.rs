//! What is said at the table, and who is listened to.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};
use table::hall::LONGEST_CHAT;

use crate::show::Shown;
use crate::words::Key;

pub(super) fn panel(shown: &Shown<'_>) -> Markup {
    html! {
        div.panel.chat-panel id="chat-panel" popover="auto" {
            p.panel-title { (shown.say(say!(TableChat))) }
            section id="chat" data-region="chat" {
                ol.chat-lines {
                    @for line in &shown.chat {
                        @let seat = line.seat.map_or_else(String::new, |seat| format!("seat-{}", seat.index() + 1));
                        li class=(seat) {
                            @if line.name.is_empty() { em { (line.text) } } @else { b { (line.name) } " " (line.text) }
                        }
                    }
                    @if shown.chat.is_empty() { li.none { (shown.say(say!(TableChatNone))) } }
                }
            }
            @if shown.talk.may_speak && shown.moment.is_now {
                form.chat-form method="post" action={ (shown.address) "/chat" } {
                    input id="chat-text" type="text" name="text" maxlength=(LONGEST_CHAT) required autocomplete="off"
                        aria-label=(shown.say(say!(TableMessage)));
                    button.button id="chat-send" { (shown.say(say!(TableSend))) }
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
                summary { (shown.say(say!(TablePeople))) }
                @for name in &talk.speakers { (about(shown, "mute", name, say!(TableMute, name = name))) }
                @for name in &talk.muted { (about(shown, "unmute", name, say!(TableUnmute, name = name))) }
                @for name in &talk.watchers { (about(shown, "remove", name, say!(TableRemove, name = name))) }
                @for name in &talk.removed { (about(shown, "let-back", name, say!(TableLetBack, name = name))) }
                @if let Some(may) = talk.watchers_speak {
                    form method="post" action={ (shown.address) "/watchers" } {
                        input type="hidden" name="on" value=(if may { "off" } else { "on" });
                        button.button.quiet id="watchers" {
                            (shown.say(if may { say!(TableSpectatorsMayNot) } else { say!(TableSpectatorsMay) }))
                        }
                    }
                }
            }
        }
    }
}

/// Something that is done about somebody.
fn about(shown: &Shown<'_>, deed: &str, name: &str, label: Phrase) -> Markup {
    html! {
        form method="post" action={ (shown.address) "/" (deed) } {
            input type="hidden" name="name" value=(name);
            button.button.quiet { (shown.say(label)) }
        }
    }
}
