//! The page about oneself: name, preferences, and how to be known on another device.

use maud::{Markup, html};
use table::hall::Name;

use super::site::{problem, site};
use crate::show::{Preferences, Theme};

/// Everything that the page about a person shows.
pub struct Me<'a> {
    /// What the person is called, if he is known.
    pub me: Option<&'a str>,
    /// What stands in the field for the name.
    pub name: &'a str,
    /// How the person likes it.
    pub preferences: Preferences,
    /// The personal link, if it was asked for.
    pub link: Option<&'a str>,
    /// What was done, as a sentence.
    pub done: Option<&'a str>,
    /// Why the last thing was not done, as a sentence.
    pub problem: Option<&'a str>,
}

/// The page about a person.
#[must_use]
pub fn me(me: &Me<'_>) -> Markup {
    site(
        me.me,
        &html! {
            main.page.me-page {
                h1 { "You" }
                (problem(me.problem))
                @if let Some(done) = me.done { p.flash.good role="status" { (done) } }
                section.card-panel {
                    h2 { "Your name" }
                    form.one-line method="post" action="/me" {
                        label.visually-hidden for="my-name" { "Your name" }
                        input type="text" id="my-name" name="name" value=(me.name) maxlength=(Name::LONGEST)
                            required autocomplete="nickname";
                        button.button.primary id="save-name" { "Save" }
                    }
                    p.fine { "Others see it at the tables where you sit down from now on." }
                }
                @if me.me.is_some() {
                    (preferences(me.preferences))
                    (other_devices(me.link))
                } @else {
                    section.card-panel {
                        h2 { "Preferences" }
                        p {
                            "Give yourself a name first, or begin a game: then this browser knows you and keeps your \
                             preferences."
                        }
                    }
                }
            }
        },
    )
}

fn preferences(preferences: Preferences) -> Markup {
    let switch = |key: &str, title: &str, help: &str, is_on: bool| {
        html! {
            form.preference method="post" action="/me/preferences" {
                input type="hidden" name="key" value=(key);
                input type="hidden" name="value" value=(if is_on { "off" } else { "on" });
                input type="hidden" name="back" value="/me";
                button.switch id={ "prefer-" (key) } role="switch" aria-checked=(is_on) {
                    span.switch-mark aria-hidden="true" {}
                    span { b { (title) } small { (help) } }
                }
            }
        }
    };
    let switches = [
        (
            "confirms_by_itself",
            "Hand turns on by itself",
            "Without asking whether you are done. The last move of a turn cannot be taken back then.",
            preferences.confirms_by_itself,
        ),
        ("still", "Nothing moves", "Pieces appear in their new place without gliding there.", preferences.still),
        ("plain", "Plain view", "The table as text, with every move as a button.", preferences.plain),
    ];
    html! {
        section.card-panel.preferences {
            h2 { "Preferences" }
            @for (key, title, help, is_on) in switches { (switch(key, title, help, is_on)) }
            (theme(preferences.theme))
        }
    }
}

fn theme(theme: Theme) -> Markup {
    let themes =
        [(Theme::Auto, "auto", "As the device"), (Theme::Light, "light", "Light"), (Theme::Dark, "dark", "Dark")];
    html! {
        form.theme method="post" action="/me/preferences" {
            input type="hidden" name="key" value="theme";
            input type="hidden" name="back" value="/me";
            p id="theme-label" { b { "Colours" } }
            div.segment-row role="group" aria-labelledby="theme-label" {
                @for (value, name, label) in themes {
                    button.segment-button id={ "theme-" (name) } name="value" value=(name)
                        aria-pressed=(value == theme) { (label) }
                }
            }
        }
    }
}

fn other_devices(link: Option<&str>) -> Markup {
    html! {
        section.card-panel {
            h2 { "Other devices" }
            @if let Some(link) = link {
                p { "Open this link on the other device. Keep it to yourself: " b { "whoever has it is you." } }
                p.copy-row {
                    input.link type="text" id="personal-link" readonly data-copy value=(link)
                        aria-label="Your personal link";
                }
                p.fine { "Programs use its last part as their token: see " a href="/api" { "the API" } "." }
            } @else {
                p { "There are no accounts and no passwords here. A personal link makes you known on another device." }
                form method="post" action="/me/link" { button.button id="show-link" { "Show my personal link" } }
            }
            details.forget {
                summary { "Forget me on this device" }
                p {
                    "This browser will no longer know you. Without your personal link you cannot come back to your \
                     tables."
                }
                form method="post" action="/me/forget" { button.button.danger id="forget" { "Forget me" } }
            }
        }
    }
}
