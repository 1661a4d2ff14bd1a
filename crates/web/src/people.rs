//! People: how they sit down, what they are called, how they like it, and how they come back.

mod preferences;
mod seats;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use table::hall::{HallError, Name, Token, random};

use crate::app::App;
use crate::failure::Failure;
use crate::layout;
use crate::page::me::{self, Me};
use crate::visitor::{Visitor, remember};

pub(crate) use preferences::set_preference;
pub(crate) use seats::{SEAT_COOKIE, fill_with_bots, gathering, join, sit_down};

/// What the page about oneself can say.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    saved: Option<String>,
}

/// The page about oneself.
pub(crate) async fn me(visitor: Visitor, Query(asked): Query<Asked>) -> Response {
    MyPage { done: asked.saved.map(|_| "Saved."), ..MyPage::default() }.answer(&visitor)
}

/// What is on the page about oneself beside what is always there.
#[derive(Default)]
struct MyPage<'a> {
    /// The name that was typed.
    name: Option<&'a str>,
    link: Option<String>,
    done: Option<&'a str>,
    failure: Option<Failure>,
}

impl MyPage<'_> {
    fn answer(self, visitor: &Visitor) -> Response {
        let me = visitor.person.as_ref().map(|person| person.name.as_str());
        let page = me::me(&Me {
            me,
            name: self.name.or(me).unwrap_or_default(),
            preferences: visitor.preferences(),
            link: self.link.as_deref(),
            done: self.done,
            problem: self.failure.as_ref().map(Failure::sentence),
        });
        let status = self.failure.as_ref().map_or(StatusCode::OK, Failure::status);
        (status, layout::page_for("You", visitor.preferences(), &page)).into_response()
    }
}

/// A name that is posted.
#[derive(Debug, Deserialize)]
pub(crate) struct Rename {
    name: String,
}

/// Gives oneself a name.
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
            Ok(MyPage { name: Some(&typed), failure, ..MyPage::default() }.answer(&visitor))
        }
    }
}

/// Shows the personal link.
pub(crate) async fn personal_link(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    visitor.known()?;
    let link = visitor.token.as_ref().map(|token| format!("{}/come-back/{token}", visitor.base(&app)));
    Ok(MyPage { link, ..MyPage::default() }.answer(&visitor))
}

/// Lets the browser forget who uses it.
pub(crate) async fn forget(State(app): State<App>) -> Response {
    (remember(&app, None), Redirect::to("/")).into_response()
}

/// Exchanges a personal link for the cookie, so that the token leaves the address at once.
pub(crate) async fn come_back(State(app): State<App>, Path(token): Path<String>) -> Result<Response, Failure> {
    let unknown = || {
        let sentence = "Nobody is known by this link: it may not have been copied as a whole.";
        Failure::new(StatusCode::NOT_FOUND, sentence)
    };
    let token: Token = token.parse().map_err(|_| unknown())?;
    app.hall.person(&token).await?.ok_or_else(unknown)?;
    Ok((remember(&app, Some(&token)), Redirect::to("/")).into_response())
}

/// A name for somebody who has not given one.
pub(crate) fn friendly_name() -> String {
    // Without random numbers everybody is the same wanderer, which does no harm.
    name_from(random().unwrap_or_default())
}

/// The same, but always the same for the same text.
fn friendly_name_for(text: &str) -> String {
    let hash = Sha256::digest(text.as_bytes());
    name_from([hash[0], hash[1]])
}

fn name_from([word, number]: [u8; 2]) -> String {
    const WORDS: [&str; 8] =
        ["Wanderer", "Forager", "Potter", "Weaver", "Stargazer", "Carver", "Pathfinder", "Firekeeper"];
    format!("{} {}", WORDS[usize::from(word) % WORDS.len()], 2 + number % 97)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn made_up_names_are_names() {
        for _ in 0..100 {
            let name = friendly_name();
            assert_eq!(friendly_name_for(&name), friendly_name_for(&name));
            assert_eq!(Name::parse(&name).unwrap().as_str(), name);
        }
    }
}
