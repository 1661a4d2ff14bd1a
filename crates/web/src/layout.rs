//! The frame of every page.

use engine::say;
use engine::words::Speaker;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::table_page::{Notices, Preferences, Theme};
use crate::visitor::Visitor;
use crate::words::{self, Key};
use crate::{assets, board};

/// The reader a page is made for.
#[derive(Clone, Copy)]
pub(crate) struct Reader {
    /// Their language.
    pub(crate) language: &'static str,
    /// Their preferences.
    pub(crate) preferences: Preferences,
}

/// The title of the browser window.
fn title(speaker: &Speaker<'_>, page: &str) -> Markup {
    html! { title { (speaker.say(say!(SiteTitle, page = page))) } }
}

/// The style sheet of the pages around the tables.
pub(crate) const PAGES: &str = "pages.css";
/// The drawings that the pictures of all pages refer to.
const SPRITE: &str = include_str!("../assets/table.svg");

/// A complete page.
pub(crate) fn page(reader: Reader, name: &str, content: &Markup) -> Markup {
    with(reader, name, &[PAGES], &[], content)
}

/// A complete page with more style sheets, and with more drawings that its pictures refer to.
pub(crate) fn with(reader: Reader, name: &str, styles: &[&str], drawings: &[&str], content: &Markup) -> Markup {
    let Reader { language, preferences } = reader;
    let speaker = words::speaker(language);
    let theme = match preferences.theme {
        Theme::Auto => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    html! {
        (DOCTYPE)
        html lang=(language) data-theme=[theme] class=[preferences.still.then_some("still")] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                (title(&speaker, name))
                link rel="icon" id="icon" href=(assets::address("icon.svg")) type="image/svg+xml"
                    data-turn=(assets::address("icon-turn.svg"));
                link rel="apple-touch-icon" href=(assets::address("icon-180.png"));
                link rel="manifest" href="/manifest.webmanifest";
                meta name="theme-color" content="#f3ebdc" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#1b1820" media="(prefers-color-scheme: dark)";
                @for name in ["style.css"].iter().chain(styles) {
                    link rel="stylesheet" href=(assets::address(name));
                }
                (script(&speaker, preferences.notices))
            }
            body {
                (PreEscaped(SPRITE))
                @for drawings in drawings { (PreEscaped(drawings)) }
                (content)
                // Screen readers read out what the script writes here. It stays while everything else is swapped.
                div id="announce" class="visually-hidden" aria-live="polite" {}
            }
        }
    }
}

/// The script, whose modules are all fetched at once, with the words that it shows.
fn script(speaker: &Speaker<'_>, notices: Notices) -> Markup {
    html! {
        @for name in assets::modules() { link rel="modulepreload" href=(assets::address(name)); }
        script id="script" type="module" src=(assets::address("tessera.js"))
            data-notices=(notices.wanted())
            data-live=(speaker.say(say!(SiteLive)))
            data-reconnecting=(speaker.say(say!(SiteReconnecting)))
            data-offline=(speaker.say(say!(SiteOffline)))
            data-copy=(speaker.say(say!(SiteCopy)))
            data-copied=(speaker.say(say!(SiteCopied))) {}
    }
}

/// The content of a table's page.
pub(crate) struct TablePart {
    /// The id of the game.
    pub(crate) game: &'static str,
    /// The title of the window.
    pub(crate) title: String,
    /// Whether it is laid out like the pages around the tables, and not like a table.
    pub(crate) is_page: bool,
    /// What changes.
    pub(crate) content: Markup,
}

/// A complete page of a table or, for the script, only the part that changes, with the window title.
pub(crate) fn page_or_part(visitor: &Visitor, part: &TablePart) -> Markup {
    let TablePart { game, title: name, is_page, content } = part;
    if visitor.wants_part {
        return html! { (title(&visitor.speaker(), name)) (content) };
    }
    let (styles, drawings) = board::looks(game).unzip();
    let styles: Vec<&str> = is_page.then_some(PAGES).into_iter().chain(styles).collect();
    with(visitor.reader(), name, &styles, drawings.as_slice(), content)
}
