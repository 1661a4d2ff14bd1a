//! The frame of every page.

use engine::say;
use engine::words::Speaker;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::table_page::{Preferences, Theme};
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

/// The drawings that the pictures of all pages refer to.
const SPRITE: &str = include_str!("../assets/table.svg");

/// A complete page.
pub(crate) fn page(reader: Reader, name: &str, content: &Markup) -> Markup {
    with_drawings(reader, name, None, content)
}

/// A complete page with more drawings that its pictures refer to.
pub(crate) fn with_drawings(reader: Reader, name: &str, drawings: Option<&str>, content: &Markup) -> Markup {
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
                link rel="icon" href=(assets::address("icon.svg")) type="image/svg+xml";
                link rel="apple-touch-icon" href=(assets::address("icon-180.png"));
                link rel="manifest" href="/manifest.webmanifest";
                meta name="theme-color" content="#f3ebdc" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#1b1820" media="(prefers-color-scheme: dark)";
                @for name in assets::STYLES {
                    link rel="stylesheet" href=(assets::address(name));
                }
                (script(&speaker))
            }
            body {
                (PreEscaped(SPRITE))
                @if let Some(drawings) = drawings { (PreEscaped(drawings)) }
                (content)
            }
        }
    }
}

/// The script, whose modules are all fetched at once, with the words that it shows.
fn script(speaker: &Speaker<'_>) -> Markup {
    html! {
        @for name in assets::modules() { link rel="modulepreload" href=(assets::address(name)); }
        script id="script" type="module" src=(assets::address("tessera.js"))
            data-live=(speaker.say(say!(SiteLive)))
            data-reconnecting=(speaker.say(say!(SiteReconnecting)))
            data-offline=(speaker.say(say!(SiteOffline)))
            data-copy=(speaker.say(say!(SiteCopy)))
            data-copied=(speaker.say(say!(SiteCopied))) {}
    }
}

/// A complete page of a table or, for the script, only the part that changes, with the window title.
pub(crate) fn page_or_part(visitor: &Visitor, game: &str, name: &str, content: &Markup) -> Markup {
    if visitor.wants_part {
        return html! { (title(&visitor.speaker(), name)) (content) };
    }
    with_drawings(visitor.reader(), name, board::sprite(game), content)
}
