//! What is around every page.

use maud::{DOCTYPE, Markup, html};

use crate::show::{Preferences, Theme};

/// A whole page for somebody whose preferences are not known.
pub(crate) fn page(title: &str, content: &Markup) -> Markup {
    page_for(title, Preferences::default(), content)
}

/// A whole page.
pub(crate) fn page_for(title: &str, preferences: Preferences, content: &Markup) -> Markup {
    let theme = match preferences.theme {
        Theme::Auto => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    html! {
        (DOCTYPE)
        html lang="en" data-theme=[theme] class=[preferences.still.then_some("still")] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · Tessera" }
                link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/assets/style.css";
                link rel="stylesheet" href="/assets/pages.css";
                link rel="stylesheet" href="/assets/stone-age.css";
                script src="/assets/tessera.js" defer {}
            }
            body { (content) }
        }
    }
}
