//! Who asks: a person with a token, or somebody unknown.

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
use crate::table_page::Preferences;
use crate::words::{self, Key};
pub(crate) use device::ON;
use device::device;

/// The cookie that holds a person's token.
const COOKIE_NAME: &str = "tessera";
/// Two years, in seconds.
const COOKIE_AGE: u32 = 2 * 365 * 24 * 3600;
/// How many tokens of one request are looked at.
const MOST_TOKENS: usize = 4;
/// The header by which the script asks for the changing part of a page alone.
const PART: HeaderName = HeaderName::from_static("tessera-part");

/// Whoever makes a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The person, if the token is known.
    pub(crate) person: Option<Person>,
    /// The token, if the person is known by it.
    pub(crate) token: Option<Token>,
    /// Whether a program says who it is, and no browser does.
    pub(crate) by_header: bool,
    /// Whether the script asks, which needs only the part that changes.
    pub(crate) wants_part: bool,
    /// The language that pages and answers are in.
    pub(crate) language: &'static str,
    /// The name by which the visitor found the server.
    host: Option<String>,
}

/// The language of who makes a request: the only place that decides. What is refused before anybody knows who asks is
/// told in it, too, so that a preference has to come with the request, as in a cookie.
pub(crate) const fn language(_: &HeaderMap) -> &'static str {
    ENGLISH
}

impl Visitor {
    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }

    /// Where the server is found, for links: `https://games.example.org`.
    pub(crate) fn base(&self, app: &App) -> String {
        match (&app.config.public_url, &self.host) {
            (Some(url), _) => url.trim_end_matches('/').to_owned(),
            (None, Some(host)) => format!("http://{host}"),
            (None, None) => String::new(),
        }
    }

    /// The person, or why nothing can be done without one.
    pub(crate) fn known(&self) -> Result<&Person, Failure> {
        self.person.as_ref().ok_or_else(|| Failure::new(StatusCode::UNAUTHORIZED, say!(FailureNotSignedIn)))
    }

    /// What the person is called, if they are known.
    pub(crate) fn name(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.name.as_str())
    }

    /// Who says the words of the pages and of the hall.
    pub(crate) fn speaker(&self) -> Speaker<'static> {
        words::hall_speaker(self.language)
    }

    /// The same for pages about a game.
    pub(crate) fn speaker_of(&self, kind: &dyn DynGame) -> Speaker<'static> {
        kind.speaker(self.language).with(words::library().for_reader(self.language))
    }

    /// The same for pages of a table, where players have names.
    pub(crate) fn speaker_at<'a>(&self, table_view: &'a TableView) -> Speaker<'a> {
        table_view.speaker(self.language).with(words::library().for_reader(self.language))
    }

    /// For whom pages are made.
    pub(crate) fn reader(&self) -> Reader {
        Reader { language: self.language, preferences: self.preferences() }
    }

    /// How the person likes it.
    pub(crate) fn preferences(&self) -> Preferences {
        let stored = self.person.as_ref().map(|person| person.preferences.as_str());
        stored.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
    }

    /// The person, made known under this name if he was not yet, and the header that lets his browser remember it.
    pub(crate) async fn or_new(self, app: &App, name: &Name) -> Result<(Person, HeaderMap), Failure> {
        match self.person {
            Some(mut person) => {
                if person.name != name.as_str() {
                    person.name = name.as_str().to_owned();
                    app.hall.update_person(&person).await?;
                }
                Ok((person, HeaderMap::new()))
            }
            // Whoever answers with a cookie here would take the place of somebody else in a browser.
            None if self.by_header => Err(Failure::new(StatusCode::UNAUTHORIZED, say!(FailureUnknownToken))),
            None => {
                let (person, token) = app.hall.add_person(name, "").await?;
                Ok((person, remember(app, Some(&token))))
            }
        }
    }
}

/// The header that lets a browser remember a token, or forget the one it has.
pub(crate) fn remember(app: &App, token: Option<&Token>) -> HeaderMap {
    let secure = if is_secure(app) { "; Secure" } else { "" };
    let (value, age) = token.map_or((String::new(), 0), |token| (token.to_string(), COOKIE_AGE));
    let cookie = format!("{COOKIE_NAME}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    let mut headers = HeaderMap::new();
    // Digits and our own words: always a value that a header can have.
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        headers.insert(axum::http::header::SET_COOKIE, cookie);
    }
    headers
}

/// Whether cookies are for encrypted connections alone.
pub(crate) fn is_secure(app: &App) -> bool {
    app.config.public_url.as_ref().is_some_and(|url| url.starts_with("https:"))
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    cookies(headers, name).next()
}

/// The values of a cookie: what other servers of the same name have set is sent along.
fn cookies<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = &'a str> {
    let all = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(move |(key, _)| *key == name).map(|(_, value)| value)
}

/// The name of the server in a request, if it looks like one.
fn host(headers: &HeaderMap) -> Option<String> {
    let host = headers.get(HOST)?.to_str().ok()?;
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    (host.len() <= 255 && host.bytes().all(is_name)).then(|| host.to_owned())
}

/// The token that a program sends.
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
