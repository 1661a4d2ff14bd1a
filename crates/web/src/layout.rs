//! The frame of every page.

use engine::say;
use engine::words::Speaker;
use maud::{DOCTYPE, Markup, html};

use crate::assets;
use crate::table_page::{Notices, Preferences, Theme};
use crate::visitor::Visitor;
use crate::words::{self, Key};

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

/// A complete page.
pub(crate) fn page(reader: Reader, name: &str, content: &Markup) -> Markup {
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
                @for name in ["style.css", "pages.css", "stone-age.css"] {
                    link rel="stylesheet" href=(assets::address(name));
                }
                (script(&speaker, preferences.notices))
            }
            body { (content) }
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

/// A complete page or, for the script, only the part that changes, with the window title.
pub(crate) fn page_or_part(visitor: &Visitor, name: &str, content: &Markup) -> Markup {
    if visitor.wants_part {
        return html! { (title(&visitor.speaker(), name)) (content) };
    }
    page(visitor.reader(), name, content)
}
