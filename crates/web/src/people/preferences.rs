//! What is remembered about a person: their preferences, and their last choices for a new table.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use engine::say;
use serde::{Deserialize, Serialize};
use table::hall::{HallError, Name, Person};

use super::friendly_name;
use crate::app::App;
use crate::failure::Failure;
use crate::table_page::{Preferences, Theme};
use crate::visitor::Visitor;
use crate::words::Key;

/// What is remembered about a person, on all their devices.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Remembered {
    /// Their preferences.
    #[serde(flatten)]
    pub(crate) preferences: Preferences,
    /// For each game, the fields of the form with which they last opened a table, without those that had their default.
    pub(crate) last: BTreeMap<String, Vec<(String, String)>>,
}

impl Remembered {
    /// Reads what is stored with a person. Empty if it cannot be parsed.
    pub(crate) fn of(person: &Person) -> Self {
        serde_json::from_str(&person.preferences).unwrap_or_default()
    }

    /// Returns the text to store with the person.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What the keys of preferences about notices begin with.
pub(crate) const NOTICE: &str = "notice-";

/// The form for one preference.
#[derive(Debug, Deserialize)]
pub(crate) struct Preference {
    key: String,
    value: String,
    #[serde(default)]
    back: String,
}

/// Changes a preference and returns to the page where it was changed.
pub(crate) async fn set_preference(
    State(app): State<App>,
    visitor: Visitor,
    Form(posted): Form<Preference>,
) -> Result<Response, Failure> {
    let unknown = || Failure::new(StatusCode::UNPROCESSABLE_ENTITY, say!(FailureNoPreference));
    let mut remembered = visitor.remembered();
    remembered.preferences = changed(remembered.preferences, &posted.key, &posted.value).ok_or_else(unknown)?;
    let wants_part = visitor.wants_part;
    let (mut person, headers) = match visitor.person {
        Some(person) => (person, HeaderMap::new()),
        None => {
            let name = Name::parse(&friendly_name(&visitor.speaker())).map_err(HallError::from)?;
            visitor.or_new(&app, &name).await?
        }
    };
    person.preferences = remembered.text();
    app.hall.update_person(&person).await?;
    if wants_part {
        return Ok((StatusCode::NO_CONTENT, headers).into_response());
    }
    Ok((headers, Redirect::to(local(&posted.back))).into_response())
}

/// Returns the preferences with one of them changed, or `None` if the key or value is unknown.
fn changed(mut preferences: Preferences, key: &str, value: &str) -> Option<Preferences> {
    let is_on = match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    };
    match key {
        "confirms_by_itself" | "confirms-by-itself" => preferences.confirms_by_itself = is_on?,
        "still" => preferences.still = is_on?,
        "plain" => preferences.plain = is_on?,
        "keys" => preferences.keys_off = !is_on?,
        "theme" => {
            preferences.theme = match value {
                "auto" => Theme::Auto,
                "light" => Theme::Light,
                "dark" => Theme::Dark,
                _ => return None,
            };
        }
        _ => {
            let notice = key.strip_prefix(NOTICE)?;
            let (_, wanted) = preferences.notices.each().into_iter().find(|(name, _)| *name == notice)?;
            *wanted = is_on?;
        }
    }
    Some(preferences)
}

/// Returns the path if it leads to a page of this site, otherwise that of the page "You".
fn local(path: &str) -> &str {
    // Browsers treat `//host` and `/\host` as addresses of other sites, and strip control characters.
    let is_local = path.starts_with('/') && !path.starts_with("//") && path.len() <= 200;
    let is_clean = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if is_local && is_clean { path } else { "/me" }
}

#[cfg(test)]
mod tests {
    use table::store::PersonId;

    use super::*;

    #[test]
    fn only_pages_of_this_site_are_returned_to() {
        assert_eq!(local("/tables/abc?view=plain"), "/tables/abc?view=plain");
        assert_eq!(local("/"), "/");
        let elsewhere = [
            "",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/\t/evil.example",
            "/a\r\nb",
            "tables",
            "/ö",
        ];
        for path in elsewhere {
            assert_eq!(local(path), "/me", "{path:?}");
        }
        assert_eq!(local(&format!("/{}", "x".repeat(500))), "/me");
    }

    #[test]
    fn what_earlier_versions_stored_is_understood() {
        let person =
            |preferences: &str| Person { id: PersonId(1), name: "Ada".to_owned(), preferences: preferences.to_owned() };
        let of = |preferences: &str| Remembered::of(&person(preferences));
        assert_eq!(of(""), Remembered::default());
        let old = of(r#"{"confirms_by_itself":false,"still":true,"plain":false,"theme":"dark"}"#);
        let preferences = Preferences { still: true, theme: Theme::Dark, ..Preferences::default() };
        assert_eq!(old, Remembered { preferences, ..Remembered::default() });
        let mut new = old;
        new.last.insert("stone-age".to_owned(), vec![("players".to_owned(), "2".to_owned())]);
        assert_eq!(of(&new.text()), new);
    }

    #[test]
    fn known_preferences_can_be_changed() {
        let usual = Preferences::default();
        assert!(changed(usual, "confirms_by_itself", "on").unwrap().confirms_by_itself);
        assert!(changed(usual, "confirms-by-itself", "on").unwrap().confirms_by_itself);
        assert!(!changed(Preferences { still: true, ..usual }, "still", "off").unwrap().still);
        assert_eq!(changed(usual, "theme", "dark").unwrap().theme, Theme::Dark);
        let quiet = changed(usual, "notice-turn", "off").unwrap();
        assert_eq!((usual.notices.wanted(), quiet.notices.wanted()), ("turn mark".to_owned(), "mark".to_owned()));
        assert!(changed(quiet, "notice-moves", "on").unwrap().notices.moves);
        assert_eq!(changed(usual, "notice-smoke", "on"), None);
        assert_eq!(changed(usual, "notice-turn", "maybe"), None);
        assert_eq!(changed(usual, "theme", "on"), None);
        assert_eq!(changed(usual, "plain", "maybe"), None);
        assert!(changed(usual, "keys", "off").unwrap().keys_off);
        assert_eq!(changed(usual, "else", "on"), None);
    }
}
