//! The JSON API: the same tables, rules and people for programs.

mod act;
mod answer;
mod past;
mod problem;
mod tables;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use engine::say;
use serde::Deserialize;
use serde_json::{Value, json};
use table::hall::{HallError, Name};

use crate::app::App;
use crate::failure::Failure;
use crate::visitor::Visitor;
use crate::words::Key;
use crate::{events, layout, page};
use problem::{Body, Caller, Problem};

/// Returns the routes of the API.
pub(crate) fn router() -> Router<App> {
    let table = Router::new()
        .route("/", get(tables::show))
        .route("/log", get(tables::log))
        .route("/history/{position}", get(past::position))
        .route("/rounds", get(past::rounds))
        .route("/review", get(past::review).post(past::begin_review))
        .route("/hint", get(tables::hint))
        .route("/events", get(events::stream))
        .route("/sit", post(tables::sit))
        .route("/act", post(act::act))
        .route("/confirm", post(act::confirm))
        .route("/undo", post(act::undo))
        .route("/fill", post(tables::fill))
        .route("/rematch", post(tables::rematch))
        .route("/branch", post(tables::branch))
        .route("/export", get(tables::export))
        .route("/{deed}", post(act::deed));
    Router::new()
        .route("/", get(documentation))
        .route("/people", post(add_person))
        .route("/games", get(games))
        .route("/tables", get(tables::mine).post(tables::create))
        .route("/import", post(tables::import))
        .route("/campaigns/{id}", get(tables::campaign))
        .nest("/tables/{id}", table)
        .fallback(nothing_here)
}

/// Serves the documentation.
async fn documentation(State(app): State<App>, visitor: Visitor) -> Response {
    let speaker = visitor.speaker();
    let page = page::api::api(&speaker, visitor.name(), &visitor.base(&app));
    layout::page(visitor.reader(), &speaker.say(say!(SiteApi)), &page).into_response()
}

/// The name of a new person.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NewPerson {
    name: String,
}

async fn add_person(State(app): State<App>, Body(new): Body<NewPerson>) -> Result<Response, Problem> {
    let name = Name::parse(&new.name).map_err(HallError::from)?;
    let (person, token) = app.hall.add_person(&name, "").await?;
    let answer = json!({ "name": person.name, "token": token.to_string() });
    Ok((StatusCode::CREATED, axum::Json(answer)).into_response())
}

async fn games(State(app): State<App>, Caller(visitor): Caller) -> axum::Json<Value> {
    let games = app.hall.games().iter().map(|kind| {
        let speaker = visitor.speaker_of(*kind);
        json!({
            "game": kind.id(),
            "title": speaker.say(kind.title()),
            "players": { "min": kind.players().start(), "max": kind.players().end() },
            "options": kind.options().iter().map(|option| option.said(&speaker)).collect::<Vec<_>>(),
        })
    });
    axum::Json(json!({ "games": games.collect::<Vec<_>>(), "bots": bots::NAMES }))
}

async fn nothing_here() -> Problem {
    Failure::new(StatusCode::NOT_FOUND, say!(FailureNoCall)).into()
}
