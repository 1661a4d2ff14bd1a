//! How a browser comes to know somebody, and how it forgets them.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::header::REFERRER_POLICY;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use engine::say;
use serde::Deserialize;
use table::hall::{Person, Token};

use super::MyPage;
use crate::app::App;
use crate::failure::Failure;
use crate::layout;
use crate::page;
use crate::visitor::{Visitor, remember};
use crate::words::Key;

/// The person of a personal link.
async fn of_link(app: &App, token: &str) -> Result<Person, Failure> {
    let unknown = || Failure::new(StatusCode::NOT_FOUND, say!(FailureUnknownLink));
    let token: Token = token.parse().map_err(|_| unknown())?;
    app.hall.person_of_link(&token).await?.ok_or_else(unknown)
}

/// A personal link: says who one would become, and changes nothing, as programs that show previews follow links too.
pub(crate) async fn come_back(
    State(app): State<App>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Failure> {
    let person = of_link(&app, &token).await?;
    let (speaker, is_same) = (visitor.speaker(), visitor.id() == Some(person.id));
    let content = page::me::come_back(&speaker, visitor.name(), &person.name, is_same, &token);
    let page = layout::page(visitor.reader(), &speaker.say(say!(MeComeBackTitle)), &content);
    // The address is the secret. (With `no-referrer` browsers would not say any more that the form is from here.)
    Ok(([(REFERRER_POLICY, "strict-origin")], page).into_response())
}

/// A personal link that somebody wants to be known by.
#[derive(Debug, Deserialize)]
pub(crate) struct ComeBack {
    token: String,
}

/// Lets the browser know the person of a personal link, by a session of its own.
pub(crate) async fn confirm_come_back(
    State(app): State<App>,
    visitor: Visitor,
    Form(posted): Form<ComeBack>,
) -> Result<Response, Failure> {
    let person = of_link(&app, &posted.token).await?;
    if visitor.id() == Some(person.id) {
        return Ok(Redirect::to("/").into_response());
    }
    let token = app.hall.begin_session(person.id).await?;
    end_session(&app, &visitor).await?;
    Ok((remember(&app, Some(&token)), Redirect::to("/")).into_response())
}

/// Ends the session of a browser.
async fn end_session(app: &App, visitor: &Visitor) -> Result<(), Failure> {
    if let (Some(person), Some(token)) = (visitor.id(), &visitor.token) {
        app.hall.end_session(person, token).await?;
    }
    Ok(())
}

/// Makes a new personal link and shows it, this once.
pub(crate) async fn new_link(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let person = visitor.known()?.id;
    let link = app.hall.new_link(person).await?;
    let link = Some(format!("{}/come-back/{link}", visitor.base(&app)));
    // The old link may have been the session of this browser as well.
    let mut headers = HeaderMap::new();
    if let Some(token) = &visitor.token
        && app.hall.person(token).await?.is_none()
    {
        headers = remember(&app, Some(&app.hall.begin_session(person).await?));
    }
    let page = MyPage { link, ..MyPage::default() }.answer(&app, &visitor).await?;
    Ok((headers, page).into_response())
}

/// Makes a token for a program and shows it, this once.
pub(crate) async fn new_token(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let token = app.hall.begin_session(visitor.known()?.id).await?;
    MyPage { token: Some(token.to_string()), ..MyPage::default() }.answer(&app, &visitor).await
}

/// Ends all sessions but that of this browser.
pub(crate) async fn sign_out_elsewhere(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let token = app.hall.end_other_sessions(visitor.known()?.id).await?;
    Ok((remember(&app, Some(&token)), Redirect::to("/me?saved=elsewhere")).into_response())
}

/// Lets the browser forget who uses it.
pub(crate) async fn forget(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    end_session(&app, &visitor).await?;
    Ok((remember(&app, None), Redirect::to("/")).into_response())
}

/// Whether somebody wants to be deleted.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Leave {
    #[serde(default)]
    sure: String,
}

/// Asks whether somebody wants to be deleted, and does it.
pub(crate) async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    Form(posted): Form<Leave>,
) -> Result<Response, Failure> {
    let person = visitor.known()?;
    if posted.sure != "yes" {
        let speaker = visitor.speaker();
        let page = page::me::leave(&speaker, &person.name);
        return Ok(layout::page(visitor.reader(), &speaker.say(say!(MeDelete)), &page).into_response());
    }
    app.hall.leave(person.id).await?;
    Ok((remember(&app, None), Redirect::to("/")).into_response())
}
