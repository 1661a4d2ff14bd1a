//! How a browser signs a person in and out.

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

/// Finds the person of a personal link.
async fn of_link(app: &App, token: &str) -> Result<Person, Failure> {
    let unknown = || Failure::new(StatusCode::NOT_FOUND, say!(FailureUnknownLink));
    let token: Token = token.parse().map_err(|_| unknown())?;
    app.hall.person_of_link(&token).await?.ok_or_else(unknown)
}

/// Shows whom a personal link signs in. Changes nothing, because programs that make previews follow links too.
pub(crate) async fn come_back(
    State(app): State<App>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Failure> {
    let person = of_link(&app, &token).await?;
    let (speaker, is_same) = (visitor.speaker(), visitor.id() == Some(person.id));
    let content = page::me::come_back(&speaker, visitor.name(), &person.name, is_same, &token);
    let page = layout::page(visitor.reader(), &speaker.say(say!(MeComeBackTitle)), &content);
    // The address is the secret. (With `no-referrer`, browsers would not tell us that the form came from this site.)
    Ok(([(REFERRER_POLICY, "strict-origin")], page).into_response())
}

/// The form that confirms a personal link.
#[derive(Debug, Deserialize)]
pub(crate) struct ComeBack {
    token: String,
}

/// Signs the browser in as the person of a personal link, in a new session.
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

/// Ends the browser's session.
async fn end_session(app: &App, visitor: &Visitor) -> Result<(), Failure> {
    if let (Some(person), Some(token)) = (visitor.id(), &visitor.token) {
        app.hall.end_session(person, token).await?;
    }
    Ok(())
}

/// Creates a new personal link and shows it once.
pub(crate) async fn new_link(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let person = visitor.known()?.id;
    let link = app.hall.new_link(person).await?;
    let link = Some(format!("{}/come-back/{link}", visitor.base(&app)));
    // The old link may have been this browser's session.
    let mut headers = HeaderMap::new();
    if let Some(token) = &visitor.token
        && app.hall.person(token).await?.is_none()
    {
        headers = remember(&app, Some(&app.hall.begin_session(person).await?));
    }
    let page = MyPage { link, ..MyPage::default() }.answer(&app, &visitor).await?;
    Ok((headers, page).into_response())
}

/// Creates a token for a program and shows it once.
pub(crate) async fn new_token(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let token = app.hall.begin_session(visitor.known()?.id).await?;
    MyPage { token: Some(token.to_string()), ..MyPage::default() }.answer(&app, &visitor).await
}

/// Ends all sessions except that of this browser.
pub(crate) async fn sign_out_elsewhere(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let token = app.hall.end_other_sessions(visitor.known()?.id).await?;
    Ok((remember(&app, Some(&token)), Redirect::to("/me?saved=elsewhere")).into_response())
}

/// Signs this browser out.
pub(crate) async fn forget(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    end_session(&app, &visitor).await?;
    Ok((remember(&app, None), Redirect::to("/")).into_response())
}

/// The form of a person who wants to be deleted.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Leave {
    #[serde(default)]
    sure: String,
}

/// Asks for confirmation, then deletes the person.
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
