//! The chat, and who is muted.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};
use table::hall::LONGEST_CHAT;

use crate::table_page::TablePage;
use crate::words::Key;

pub(super) fn panel(page: &TablePage<'_>) -> Markup {
    html! {
        div.panel.chat-panel id="chat-panel" popover="auto" {
            h2.panel-title { (page.say(say!(TableChat))) }
            section id="chat" data-region="chat" {
                ol.chat-lines {
                    @for line in &page.chat {
                        @let seat = line.seat.map_or_else(String::new, |seat| format!("seat-{}", seat.index() + 1));
                        li class=(seat) {
                            @if line.name.is_empty() { em { (line.text) } } @else { b { (line.name) } " " (line.text) }
                        }
                    }
                    @if page.chat.is_empty() { li.none { (page.say(say!(TableChatNone))) } }
                }
            }
            @if page.talk.may_speak && page.moment.is_now {
                form.chat-form method="post" action={ (page.address) "/chat" } {
                    input id="chat-text" type="text" name="text" maxlength=(LONGEST_CHAT) required autocomplete="off"
                        aria-label=(page.say(say!(TableMessage)));
                    button.button id="chat-send" { (page.say(say!(TableSend))) }
                }
            }
            section id="talk" data-region="talk" { (talk(page)) }
        }
    }
}

/// Whom the viewer has muted and, for the host, who may watch.
fn talk(page: &TablePage<'_>) -> Markup {
    let talk = &page.talk;
    let is_quiet = [&talk.speakers, &talk.muted, &talk.watchers, &talk.removed].iter().all(|names| names.is_empty());
    html! {
        @if !is_quiet || talk.watchers_speak.is_some() {
            details.talk {
                summary { (page.say(say!(TablePeople))) }
                @for name in &talk.speakers { (about(page, "mute", name, say!(TableMute, name = name))) }
                @for name in &talk.muted { (about(page, "unmute", name, say!(TableUnmute, name = name))) }
                @for name in &talk.watchers { (about(page, "remove", name, say!(TableRemove, name = name))) }
                @for name in &talk.removed { (about(page, "let-back", name, say!(TableLetBack, name = name))) }
                @if let Some(may) = talk.watchers_speak {
                    form method="post" action={ (page.address) "/watchers" } {
                        input type="hidden" name="on" value=(if may { "off" } else { "on" });
                        button.button.quiet id="watchers" {
                            (page.say(if may { say!(TableSpectatorsMayNot) } else { say!(TableSpectatorsMay) }))
                        }
                    }
                }
            }
        }
    }
}

/// A form with a deed about a person.
fn about(page: &TablePage<'_>, deed: &str, name: &str, label: Phrase) -> Markup {
    html! {
        form method="post" action={ (page.address) "/" (deed) } {
            input type="hidden" name="name" value=(name);
            button.button.quiet { (page.say(label)) }
        }
    }
}
