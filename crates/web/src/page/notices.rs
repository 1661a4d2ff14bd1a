//! The page where a person chooses what they want to be told while a page is open, and how.

use engine::say;
use engine::words::{Phrase, Speaker};
use maud::{Markup, html};

use super::me::switch;
use super::site::site;
use crate::people::NOTICE;
use crate::table_page::Notices;
use crate::words::Key;

/// The address of the page.
const HERE: &str = "/me/notices";

/// Renders the page. The buttons that try things out appear with the script.
#[must_use]
pub fn notices(speaker: &Speaker<'_>, me: Option<&str>, chosen: Notices) -> Markup {
    let Notices { turn, moves, chat, notify, mark } = chosen;
    let choice = |name: &str, title: fn() -> Phrase, about: Phrase, is_on: bool| {
        html! {
            div.notice-choice {
                (switch(speaker, HERE, &format!("{NOTICE}{name}"), (title(), about), is_on))
                button.button type="button" id={ "try-" (name) } data-try=(name)
                    aria-label=(speaker.say(say!(NoticesTryOf, name = title()))) { (speaker.say(say!(NoticesTry))) }
            }
        }
    };
    site(
        speaker,
        me,
        &html! {
            main.page.me-page.notices-page id="content" tabindex="-1" data-test-title=(speaker.say(say!(NoticesTitle)))
                data-test=(speaker.say(say!(NoticesTest))) {
                h1 { (speaker.say(say!(NoticesTitle))) }
                p.lead { (speaker.say(say!(NoticesLead))) }
                noscript { p.flash { (speaker.say(say!(NoticesScript))) } }
                section.card-panel.preferences {
                    h2 { (speaker.say(say!(NoticesSounds))) }
                    (choice("turn", || say!(NoticesTurn), say!(NoticesTurnAbout), turn))
                    (choice("moves", || say!(NoticesMoves), say!(NoticesMovesAbout), moves))
                    (choice("chat", || say!(NoticesChat), say!(NoticesChatAbout), chat))
                    p.fine { (speaker.say(say!(NoticesSoundsNeed))) }
                }
                section.card-panel.preferences {
                    h2 { (speaker.say(say!(NoticesElsewhere))) }
                    (choice("notify", || say!(NoticesNotify), say!(NoticesNotifyAbout), notify))
                    p.fine id="notify-state" role="status" data-granted=(speaker.say(say!(NoticesGranted)))
                        data-denied=(speaker.say(say!(NoticesDenied))) data-default=(speaker.say(say!(NoticesDefault)))
                        data-missing=(speaker.say(say!(NoticesMissing))) {}
                    (choice("mark", || say!(NoticesMark), say!(NoticesMarkAbout), mark))
                }
            }
        },
    )
}
