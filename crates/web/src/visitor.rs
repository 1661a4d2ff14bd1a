//! The maker of a request: a known person, or a stranger.

mod device;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use engine::say;
use engine::words::{ENGLISH, Speaker};
use table::DynGame;
use table::hall::TableView;
use table::hall::{Name, Person, Token};
use table::store::PersonId;

use crate::app::App;
use crate::failure::Failure;
use crate::layout::Reader;
use crate::people::{Remembered, friendly_name};
use crate::table_page::Preferences;
use crate::words::{self, Key};
pub(crate) use device::ON;
use device::device;

/// Name of the cookie that holds a person's token.
const COOKIE_NAME: &str = "tessera";
/// Lifetime of the cookie: two years, in seconds.
const COOKIE_AGE: u32 = 2 * 365 * 24 * 3600;
/// Maximum number of tokens per request that are looked up.
const MOST_TOKENS: usize = 4;
/// The header with which the script asks for only the changing part of a page.
const PART: HeaderName = HeaderName::from_static("tessera-part");

/// The maker of a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The person, if the token is known.
    pub(crate) person: Option<Person>,
    /// The token that identifies the person, if it is known.
    pub(crate) token: Option<Token>,
    /// Whether the token came in an `Authorization` header, from a program, and not in a cookie.
    pub(crate) by_header: bool,
    /// Whether the script asks for only the part of the page that changes.
    pub(crate) wants_part: bool,
    /// The language of pages and answers.
    pub(crate) language: &'static str,
    /// The host name in the request.
    host: Option<String>,
}

/// Returns the language of a request. This is the only place that decides. Refusals use it before the person is known,
/// so a language preference would have to come with the request, for example in a cookie.
pub(crate) const fn language(_: &HeaderMap) -> &'static str {
    ENGLISH
}

impl Visitor {
    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }

    /// Returns the address of the server for links, such as `https://games.example.org`.
    pub(crate) fn base(&self, app: &App) -> String {
        match (&app.config.public_url, &self.host) {
            (Some(url), _) => url.trim_end_matches('/').to_owned(),
            (None, Some(host)) => format!("http://{host}"),
            (None, None) => String::new(),
        }
    }

    /// Returns the person, or a failure that says they are not signed in.
    pub(crate) fn known(&self) -> Result<&Person, Failure> {
        self.person.as_ref().ok_or_else(|| Failure::new(StatusCode::UNAUTHORIZED, say!(FailureNotSignedIn)))
    }

    /// Returns the person's name, if they are known.
    pub(crate) fn name(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.name.as_str())
    }

    /// Returns the person's name, or one made up for a visitor who has not given one.
    pub(crate) fn name_or_new(&self) -> String {
        self.name().map_or_else(|| friendly_name(&self.speaker()), ToOwned::to_owned)
    }

    /// Returns a speaker for the messages of the pages and the hall.
    pub(crate) fn speaker(&self) -> Speaker<'static> {
        words::hall_speaker(self.language)
    }

    /// Returns a speaker for pages about a game.
    pub(crate) fn speaker_of(&self, kind: &dyn DynGame) -> Speaker<'static> {
        kind.speaker(self.language).with(words::library().for_reader(self.language))
    }

    /// Returns a speaker for the pages of a table, where players have names.
    pub(crate) fn speaker_at<'a>(&self, table_view: &'a TableView) -> Speaker<'a> {
        table_view.speaker(self.language).with(words::library().for_reader(self.language))
    }

    /// Returns the reader for whom pages are made.
    pub(crate) fn reader(&self) -> Reader {
        Reader { language: self.language, preferences: self.preferences() }
    }

    /// Returns what is remembered about the person.
    pub(crate) fn remembered(&self) -> Remembered {
        self.person.as_ref().map(Remembered::of).unwrap_or_default()
    }

    /// Returns the person's preferences.
    pub(crate) fn preferences(&self) -> Preferences {
        self.remembered().preferences
    }

    /// Returns the person, or creates one with this name, and the header that lets the browser remember them.
    pub(crate) async fn or_new(self, app: &App, name: &Name) -> Result<(Person, HeaderMap), Failure> {
        match self.person {
            Some(mut person) => {
                if person.name != name.as_str() {
                    person.name = name.as_str().to_owned();
                    app.hall.update_person(&person).await?;
                }
                Ok((person, HeaderMap::new()))
            }
            // A cookie in this answer could replace another person's session in a browser.
            None if self.by_header => Err(Failure::new(StatusCode::UNAUTHORIZED, say!(FailureUnknownToken))),
            None => {
                let (person, token) = app.hall.add_person(name, "").await?;
                Ok((person, remember(app, Some(&token))))
            }
        }
    }
}

/// Returns the header that lets a browser remember a token, or forget its token.
pub(crate) fn remember(app: &App, token: Option<&Token>) -> HeaderMap {
    let secure = if is_secure(app) { "; Secure" } else { "" };
    let (value, age) = token.map_or((String::new(), 0), |token| (token.to_string(), COOKIE_AGE));
    let cookie = format!("{COOKIE_NAME}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    let mut headers = HeaderMap::new();
    // Digits and fixed words: always a valid header value.
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        headers.insert(axum::http::header::SET_COOKIE, cookie);
    }
    headers
}

/// Whether cookies are limited to encrypted connections.
pub(crate) fn is_secure(app: &App) -> bool {
    app.config.public_url.as_ref().is_some_and(|url| url.starts_with("https:"))
}

/// Returns the first value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    cookies(headers, name).next()
}

/// Returns all values of a cookie. Other servers on the same host may have set cookies of the same name.
fn cookies<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = &'a str> {
    let all = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(move |(key, _)| *key == name).map(|(_, value)| value)
}

/// Returns the host name in a request, if it is well formed.
fn host(headers: &HeaderMap) -> Option<String> {
    let host = headers.get(HOST)?.to_str().ok()?;
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    (host.len() <= 255 && host.bytes().all(is_name)).then(|| host.to_owned())
}

/// Returns the token that a program sends.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "))
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let headers = &parts.headers;
        let bearer = bearer(headers);
        let (by_header, mut known) = (bearer.is_some(), None);
        let shown = bearer.into_iter().chain(cookies(headers, COOKIE_NAME).filter(|_| !by_header));
        for token in shown.filter_map(|text| text.trim().parse::<Token>().ok()).take(MOST_TOKENS) {
            if let Some(person) = app.hall.person(&token).await? {
                app.hall.uses(person.id, &token, &device(headers));
                known = Some((person, token));
                break;
            }
        }
        let (person, token) = known.unzip();
        let (wants_part, language, host) = (headers.contains_key(PART), language(headers), host(headers));
        Ok(Self { person, token, by_header, wants_part, language, host })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(name: HeaderName, value: &'static str) -> HeaderMap {
        [(name, HeaderValue::from_static(value))].into_iter().collect()
    }

    #[test]
    fn all_values_of_a_cookie_are_found() {
        let headers = said(COOKIE, "tessera=; x; =; tessera=abc; other=1");
        assert_eq!(cookies(&headers, "tessera").collect::<Vec<_>>(), ["", "abc"]);
    }
}
