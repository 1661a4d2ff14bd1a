//! The page about oneself: name, preferences, and how to be known on another device.

use maud::{Markup, html};
use table::hall::{Name, Session};

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
    /// The personal link, if it has just been made.
    pub link: Option<&'a str>,
    /// The token of a program, if it has just been made.
    pub token: Option<&'a str>,
    /// Where the person is known, the last used first.
    pub sessions: &'a [Session],
    /// Milliseconds since 1970.
    pub now: i64,
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
                    (sessions(me))
                    (programs(me.token))
                    (going())
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
                p {
                    "Open this link on the other device, and keep it in a safe place: it is shown only now. "
                    b { "Whoever has it can become you." }
                }
                p.copy-row {
                    input.link type="text" id="personal-link" readonly data-copy value=(link)
                        aria-label="Your personal link";
                }
            } @else {
                p { "There are no accounts and no passwords here. A personal link makes you known on another device." }
                form method="post" action="/me/link" { button.button id="new-link" { "Make a new personal link" } }
                p.fine { "A link that you had before is good for nothing then." }
            }
        }
    }
}

/// Where the person is known.
fn sessions(me: &Me<'_>) -> Markup {
    html! {
        section.card-panel {
            h2 { "Where you are known" }
            ul.session-list {
                @for session in me.sessions {
                    li {
                        @if session.device.is_empty() { "A browser or program" } @else { (session.device) }
                        ", " (used(session.used_on, me.now))
                    }
                }
            }
            form method="post" action="/me/sign-out" {
                button.button id="sign-out" { "Sign out everywhere else" }
            }
            p.fine {
                "All other browsers and programs no longer know you then. Your personal link stays as it is: if \
                 somebody else may have it, make a new one."
            }
        }
    }
}

/// When something was last used.
fn used(day: i64, now: i64) -> String {
    let today = now / (24 * 60 * 60 * 1000);
    match today - day {
        _ if day == 0 => "used some time ago".to_owned(),
        ..=0 => "used today".to_owned(),
        1 => "last used yesterday".to_owned(),
        days => format!("last used {days} days ago"),
    }
}

fn programs(token: Option<&str>) -> Markup {
    html! {
        section.card-panel {
            h2 { "Programs" }
            @if let Some(token) = token {
                p { "With this token a program is you. It is shown only now." }
                p.copy-row {
                    input.link type="text" id="program-token" readonly data-copy value=(token)
                        aria-label="The token of a program";
                }
            } @else {
                p { "A program that plays for you needs a token of its own: see " a href="/api" { "the API" } "." }
                form method="post" action="/me/token" { button.button id="new-token" { "Make a token" } }
            }
        }
    }
}

/// How to be forgotten, here or everywhere.
fn going() -> Markup {
    html! {
        section.card-panel {
            h2 { "Going away" }
            details.forget {
                summary { "Forget me on this device" }
                p {
                    "This browser will no longer know you. Without your personal link you cannot come back to your \
                     tables."
                }
                form method="post" action="/me/forget" { button.button.danger id="forget" { "Forget me" } }
            }
            details.forget {
                summary { "Delete me" }
                (leaving())
                form method="post" action="/me/leave" {
                    button.button.danger id="leave" { "Delete me …" }
                    p.fine { "You are asked once more." }
                }
            }
        }
    }
}

fn leaving() -> Markup {
    html! {
        p {
            "Bots play on in your seats, to the end of the game. Your name is replaced in all games and in all that was \
             said; your preferences, your personal link and all that makes you known are removed. Nothing of that can \
             be taken back, and nobody can be you any more."
        }
    }
}

/// The question whether somebody is to be deleted.
#[must_use]
pub fn leave(name: &str) -> Markup {
    site(
        Some(name),
        &html! {
            main.page.me-page {
                h1 { "Delete " (name) "?" }
                section.card-panel {
                    (leaving())
                    form method="post" action="/me/leave" {
                        input type="hidden" name="sure" value="yes";
                        button.button.danger id="leave-now" { "Delete me for good" }
                    }
                    p { a.button href="/me" { "No, stay" } }
                }
            }
        },
    )
}

/// The page of a personal link: who one would become, and who one is. Nothing has happened yet.
#[must_use]
pub fn come_back(me: Option<&str>, becomes: &str, is_same: bool, token: &str) -> Markup {
    site(
        me,
        &html! {
            main.page.me-page {
                @if is_same {
                    h1 { "You are " (becomes) }
                    section.card-panel {
                        p { "This browser knows you already: there is nothing to do. Keep your personal link to yourself." }
                        p { a.button.primary href="/" { "To the first page" } }
                    }
                } @else {
                    h1 { "Become " (becomes) "?" }
                    section.card-panel {
                        @match me {
                            Some(me) => p {
                                "In this browser you are " b { (me) } ". If you go on, it knows you as " b { (becomes) }
                                " instead, and you come back as " (me) " only by the personal link of " (me) "."
                            },
                            None => p {
                                "This is the personal link of " b { (becomes) } ". If that is you, this browser will know \
                                 you from now on."
                            },
                        }
                        p.fine { "Whoever sent you this link can be " (becomes) " as well." }
                        form method="post" action="/come-back" {
                            input type="hidden" name="token" value=(token);
                            button.button.primary id="come-back" { "Be " (becomes) " in this browser" }
                        }
                        p {
                            a.button id="stay" href="/" {
                                @if let Some(me) = me { "Stay " (me) } @else { "No, to the first page" }
                            }
                        }
                    }
                }
            }
        },
    )
}

#[cfg(test)]
mod tests {
    use super::used;

    #[test]
    fn days_are_told_roughly() {
        let day = |day: i64| day * 24 * 60 * 60 * 1000 + 5;
        assert_eq!(used(20_000, day(20_000)), "used today");
        assert_eq!(used(19_999, day(20_000)), "last used yesterday");
        assert_eq!(used(19_990, day(20_000)), "last used 10 days ago");
        assert_eq!(used(0, day(20_000)), "used some time ago");
    }
}
