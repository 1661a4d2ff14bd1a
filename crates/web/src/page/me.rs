//! The page "You": name, preferences, and signing in on another device.

use engine::say;
use engine::words::{Phrase, Speaker};
use maud::{Markup, html};
use table::hall::{Name, Session};

use super::site::{problem, site};
use crate::table_page::{Preferences, Theme};
use crate::visitor;
use crate::words::{Key, Mark, list, marked};

/// Everything that the page "You" shows.
pub struct Me<'a> {
    /// The speaker of the page.
    pub speaker: &'a Speaker<'a>,
    /// The person's name, if they are known.
    pub me: Option<&'a str>,
    /// The initial value of the name field.
    pub name: &'a str,
    /// The person's preferences.
    pub preferences: Preferences,
    /// The personal link, if it was just created.
    pub link: Option<&'a str>,
    /// The token for a program, if it was just created.
    pub token: Option<&'a str>,
    /// The sessions in which the person is signed in, last used first.
    pub sessions: &'a [Session],
    /// The current time in milliseconds since 1970.
    pub now: i64,
    /// What was done, as a sentence.
    pub done: Option<&'a Phrase>,
    /// Why the last request failed, as a sentence.
    pub problem: Option<&'a Phrase>,
}

/// Renders the page "You".
#[must_use]
pub fn me(me: &Me<'_>) -> Markup {
    let speaker = me.speaker;
    let your_name = speaker.say(say!(SiteYourName));
    site(
        speaker,
        me.me,
        &html! {
            main.page.me-page id="content" tabindex="-1" {
                h1 { (speaker.say(say!(MeTitle))) }
                (problem(speaker, me.problem))
                @if let Some(done) = me.done { p.flash.good role="status" { (speaker.say(done)) } }
                section.card-panel {
                    h2 { (your_name) }
                    form.one-line method="post" action="/me" {
                        label.visually-hidden for="my-name" { (your_name) }
                        input type="text" id="my-name" name="name" value=(me.name) maxlength=(Name::LONGEST)
                            required autocomplete="nickname";
                        button.button.primary id="save-name" { (speaker.say(say!(MeSave))) }
                    }
                    p.fine { (speaker.say(say!(MeNameAbout))) }
                }
                @if me.me.is_some() {
                    (preferences(speaker, me.preferences))
                    (other_devices(speaker, me.link))
                    (sessions(me))
                    (programs(speaker, me.token))
                    (going(speaker))
                } @else {
                    section.card-panel {
                        h2 { (speaker.say(say!(MePreferences))) }
                        p { (speaker.say(say!(MePreferencesUnknown))) }
                    }
                }
            }
        },
    )
}

fn preferences(speaker: &Speaker<'_>, preferences: Preferences) -> Markup {
    let switch = |key, title, help, is_on| switch(speaker, "/me", key, (title, help), is_on);
    let Preferences { confirms_by_itself, still, plain, keys_off, theme: chosen, notices: _ } = preferences;
    html! {
        section.card-panel.preferences {
            h2 { (speaker.say(say!(MePreferences))) }
            (switch("confirms_by_itself", say!(MeAutoConfirm), say!(MeAutoConfirmAbout), confirms_by_itself))
            (switch("still", say!(MeStill), say!(MeStillAbout), still))
            (switch("plain", say!(MePlain), say!(MePlainAbout), plain))
            (switch("keys", say!(TableKeysOn), say!(MeKeysAbout), !keys_off))
            (theme(speaker, chosen))
            p { a.button id="go-notices" href="/me/notices" { (speaker.say(say!(NoticesTitle))) } }
        }
    }
}

/// A preference that is on or off, with its explanation. Afterwards, the page `back` is shown.
pub(super) fn switch(
    speaker: &Speaker<'_>,
    back: &str,
    key: &str,
    (title, help): (Phrase, Phrase),
    is_on: bool,
) -> Markup {
    html! {
        form.preference method="post" action="/me/preferences" {
            input type="hidden" name="key" value=(key);
            input type="hidden" name="value" value=(if is_on { "off" } else { "on" });
            input type="hidden" name="back" value=(back);
            button.switch id={ "prefer-" (key) } role="switch" aria-checked=(is_on) {
                span.switch-mark aria-hidden="true" {}
                span { b { (speaker.say(title)) } small { (speaker.say(help)) } }
            }
        }
    }
}

fn theme(speaker: &Speaker<'_>, theme: Theme) -> Markup {
    let themes = [
        (Theme::Auto, "auto", say!(MeThemeAuto)),
        (Theme::Light, "light", say!(MeThemeLight)),
        (Theme::Dark, "dark", say!(MeThemeDark)),
    ];
    html! {
        form.theme method="post" action="/me/preferences" {
            input type="hidden" name="key" value="theme";
            input type="hidden" name="back" value="/me";
            p id="theme-label" { b { (speaker.say(say!(MeTheme))) } }
            div.segment-row role="group" aria-labelledby="theme-label" {
                @for (value, name, label) in themes {
                    button.segment-button id={ "theme-" (name) } name="value" value=(name)
                        aria-pressed=(value == theme) { (speaker.say(label)) }
                }
            }
        }
    }
}

fn other_devices(speaker: &Speaker<'_>, link: Option<&str>) -> Markup {
    html! {
        section.card-panel {
            h2 { (speaker.say(say!(MeOtherDevices))) }
            @if let Some(link) = link {
                p { (speaker.say(say!(MeLinkShown))) " " b { (speaker.say(say!(MeLinkWarning))) } }
                p.copy-row {
                    input.link type="text" id="personal-link" readonly data-copy value=(link)
                        aria-label=(speaker.say(say!(MeLink)));
                }
            } @else {
                p { (speaker.say(say!(MeLinkAbout))) }
                form method="post" action="/me/link" {
                    button.button id="new-link" { (speaker.say(say!(MeNewLink))) }
                }
                p.fine { (speaker.say(say!(MeOldLink))) }
            }
        }
    }
}

/// The list of sessions.
fn sessions(me: &Me<'_>) -> Markup {
    let speaker = me.speaker;
    let line = |session: &Session| list([device(&session.device), used(session.used_on, me.now)]);
    html! {
        section.card-panel {
            h2 { (speaker.say(say!(MeSessions))) }
            ul.session-list {
                @for line in me.sessions.iter().filter_map(line) { li { (speaker.say_capitalized(line)) } }
            }
            form method="post" action="/me/sign-out" {
                button.button id="sign-out" { (speaker.say(say!(MeSignOut))) }
            }
            p.fine { (speaker.say(say!(MeSignOutAbout))) }
        }
    }
}

/// Returns the name of a device, from the words it is stored with.
fn device(kept: &str) -> Phrase {
    match kept.split_once(visitor::ON) {
        Some((browser, system)) => say!(MeDevice, browser = browser, system = system),
        None if kept.is_empty() => say!(MeUnknownDevice),
        None => Phrase::verbatim(kept),
    }
}

/// Returns when a session was last used.
fn used(day: i64, now: i64) -> Phrase {
    let today = now / (24 * 60 * 60 * 1000);
    if day == 0 { say!(MeUsedSometime) } else { say!(MeUsed, days = (today - day).max(0)) }
}

fn programs(speaker: &Speaker<'_>, token: Option<&str>) -> Markup {
    let api = html! { a href="/api" { (speaker.say(say!(MeProgramsApi))) } };
    html! {
        section.card-panel {
            h2 { (speaker.say(say!(MePrograms))) }
            @if let Some(token) = token {
                p { (speaker.say(say!(MeTokenShown))) }
                p.copy-row {
                    input.link type="text" id="program-token" readonly data-copy value=(token)
                        aria-label=(speaker.say(say!(MeToken)));
                }
            } @else {
                p { (marked(speaker, say!(MeProgramsAbout, api = Mark(0)), &[api])) }
                form method="post" action="/me/token" {
                    button.button id="new-token" { (speaker.say(say!(MeNewToken))) }
                }
            }
        }
    }
}

/// Signing out of this browser, and deleting the person.
fn going(speaker: &Speaker<'_>) -> Markup {
    html! {
        section.card-panel {
            h2 { (speaker.say(say!(MeGoing))) }
            details.forget {
                summary { (speaker.say(say!(MeForget))) }
                p { (speaker.say(say!(MeForgetAbout))) }
                form method="post" action="/me/forget" {
                    button.button.danger id="forget" { (speaker.say(say!(MeForgetNow))) }
                }
            }
            details.forget {
                summary { (speaker.say(say!(MeDelete))) }
                p { (speaker.say(say!(MeDeleteAbout))) }
                form method="post" action="/me/leave" {
                    button.button.danger id="leave" { (speaker.say(say!(MeDeleteAsk))) }
                    p.fine { (speaker.say(say!(MeDeleteAskAbout))) }
                }
            }
        }
    }
}

/// Renders the question whether to delete the person.
#[must_use]
pub fn leave(speaker: &Speaker<'_>, name: &str) -> Markup {
    site(
        speaker,
        Some(name),
        &html! {
            main.page.me-page id="content" tabindex="-1" {
                h1 { (speaker.say(say!(MeDeleteTitle, name = name))) }
                section.card-panel {
                    p { (speaker.say(say!(MeDeleteAbout))) }
                    form method="post" action="/me/leave" {
                        input type="hidden" name="sure" value="yes";
                        button.button.danger id="leave-now" { (speaker.say(say!(MeDeleteNow))) }
                    }
                    p { a.button href="/me" { (speaker.say(say!(MeDeleteNot))) } }
                }
            }
        },
    )
}

/// Renders the page of a personal link: whom it signs in, and who is signed in now. Nothing has changed yet.
#[must_use]
pub fn come_back(speaker: &Speaker<'_>, me: Option<&str>, becomes: &str, is_same: bool, token: &str) -> Markup {
    let bold = |name: &str| html! { b { (name) } };
    let about = match me {
        Some(me) => {
            let about = say!(MeComeBackFrom, now = Mark(0), name = Mark(1), me = me);
            marked(speaker, about, &[bold(me), bold(becomes)])
        }
        None => marked(speaker, say!(MeComeBackNew, name = Mark(0)), &[bold(becomes)]),
    };
    let stay = me.map_or_else(|| say!(MeComeBackNo), |me| say!(MeComeBackStay, name = me));
    site(
        speaker,
        me,
        &html! {
            main.page.me-page id="content" tabindex="-1" {
                @if is_same {
                    h1 { (speaker.say(say!(MeComeBackSame, name = becomes))) }
                    section.card-panel {
                        p { (speaker.say(say!(MeComeBackSameAbout))) }
                        p { a.button.primary href="/" { (speaker.say(say!(SiteGoHome))) } }
                    }
                } @else {
                    h1 { (speaker.say(say!(MeComeBack, name = becomes))) }
                    section.card-panel {
                        p { (about) }
                        p.fine { (speaker.say(say!(MeComeBackWarning, name = becomes))) }
                        form method="post" action="/come-back" {
                            input type="hidden" name="token" value=(token);
                            button.button.primary id="come-back" { (speaker.say(say!(MeComeBackNow, name = becomes))) }
                        }
                        p { a.button id="stay" href="/" { (speaker.say(stay)) } }
                    }
                }
            }
        },
    )
}

#[cfg(test)]
mod tests {
    use engine::words::ENGLISH;

    use super::*;
    use crate::words::speaker;

    #[test]
    fn days_are_rounded() {
        let day = |day: i64| day * 24 * 60 * 60 * 1000 + 5;
        let used = |day, now| speaker(ENGLISH).say(used(day, now));
        assert_eq!(used(20_000, day(20_000)), "used today");
        assert_eq!(used(19_999, day(20_000)), "last used yesterday");
        assert_eq!(used(19_990, day(20_000)), "last used 10 days ago");
        assert_eq!(used(0, day(20_000)), "used some time ago");
    }

    #[test]
    fn devices_are_named() {
        let named = |kept| speaker(ENGLISH).say(device(kept));
        assert_eq!(named("Firefox on Linux"), "Firefox on Linux");
        assert_eq!((named("curl"), named("")), ("curl".to_owned(), "a browser or program".to_owned()));
    }
}
