//! People: taking seats, names, preferences, and signing in again.

mod known;
mod preferences;
mod seats;

use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use engine::say;
use engine::words::{Phrase, Speaker};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use table::hall::{HallError, Name, now, random};

use crate::app::App;
use crate::failure::Failure;
use crate::layout;
use crate::page::me::{self, Me};
use crate::page::notices;
use crate::visitor::Visitor;
use crate::words::Key;

pub(crate) use known::{come_back, confirm_come_back, forget, leave, new_link, new_token, sign_out_elsewhere};
pub(crate) use preferences::{NOTICE, Remembered, set_preference};
pub(crate) use seats::{SEAT_COOKIE, fill_with_bots, gathering, join, sit_down};

/// Query of the page "You": what to report as done.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct MeQuery {
    saved: Option<String>,
}

/// Serves the page "You".
pub(crate) async fn me(
    State(app): State<App>,
    visitor: Visitor,
    Query(asked): Query<MeQuery>,
) -> Result<Response, Failure> {
    let done = match asked.saved.as_deref() {
        Some("elsewhere") => Some(say!(MeSignedOutElsewhere)),
        Some(_) => Some(say!(MeSaved)),
        None => None,
    };
    MyPage { done, ..MyPage::default() }.answer(&app, &visitor).await
}

/// Serves the page where a person chooses what they want to be told, and how.
pub(crate) async fn notices(visitor: Visitor) -> Response {
    let speaker = visitor.speaker();
    let page = notices::notices(&speaker, visitor.name(), visitor.preferences().notices);
    layout::page(visitor.reader(), &speaker.say(say!(NoticesTitle)), &page).into_response()
}

/// What the page "You" shows besides its standard content.
#[derive(Default)]
struct MyPage<'a> {
    /// The name that was typed.
    name: Option<&'a str>,
    /// The personal link, if it was just created.
    link: Option<String>,
    /// The token for a program, if it was just created.
    token: Option<String>,
    done: Option<Phrase>,
    failure: Option<Failure>,
}

impl MyPage<'_> {
    async fn answer(self, app: &App, visitor: &Visitor) -> Result<Response, Failure> {
        let (me, speaker) = (visitor.name(), visitor.speaker());
        let sessions = match visitor.id() {
            Some(person) => app.hall.sessions(person).await?,
            None => Vec::new(),
        };
        let page = me::me(&Me {
            speaker: &speaker,
            me,
            name: self.name.or(me).unwrap_or_default(),
            preferences: visitor.preferences(),
            link: self.link.as_deref(),
            token: self.token.as_deref(),
            sessions: &sessions,
            now: now(),
            done: self.done.as_ref(),
            problem: self.failure.as_ref().map(Failure::sentence),
        });
        let status = self.failure.as_ref().map_or(StatusCode::OK, Failure::status);
        Ok((status, layout::page(visitor.reader(), &speaker.say(say!(MeTitle)), &page)).into_response())
    }
}

/// The form for changing the name.
#[derive(Debug, Deserialize)]
pub(crate) struct Rename {
    name: String,
}

/// Changes the visitor's name.
pub(crate) async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Form(posted): Form<Rename>,
) -> Result<Response, Failure> {
    match Name::parse(&posted.name) {
        Ok(name) => {
            let (_, headers) = visitor.or_new(&app, &name).await?;
            Ok((headers, Redirect::to("/me?saved=1")).into_response())
        }
        Err(error) => {
            let typed: String = posted.name.chars().take(80).collect();
            let failure = Some(HallError::from(error).into());
            MyPage { name: Some(&typed), failure, ..MyPage::default() }.answer(&app, &visitor).await
        }
    }
}

/// Makes up a name for a visitor who has not given one.
pub(crate) fn friendly_name(speaker: &Speaker<'_>) -> String {
    // Without randomness every visitor gets the same name. That is harmless.
    name_from(random().unwrap_or_default(), speaker)
}

/// Makes up a name that is always the same for the same text.
fn friendly_name_for(text: &str, speaker: &Speaker<'_>) -> String {
    let hash = Sha256::digest(text.as_bytes());
    name_from([hash[0], hash[1]], speaker)
}

fn name_from([word, number]: [u8; 2], speaker: &Speaker<'_>) -> String {
    speaker.say(say!(SiteMadeUpName, word = word % 8, number = 2 + number % 97))
}

#[cfg(test)]
mod tests {
    use engine::words::ENGLISH;

    use super::*;
    use crate::words;

    #[test]
    fn made_up_names_are_names() {
        let speaker = words::speaker(ENGLISH);
        for _ in 0..100 {
            let name = friendly_name(&speaker);
            assert_eq!(friendly_name_for(&name, &speaker), friendly_name_for(&name, &speaker));
            assert_eq!(Name::parse(&name).unwrap().as_str(), name);
        }
    }
}
