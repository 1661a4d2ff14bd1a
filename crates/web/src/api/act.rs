//! Moves of programs.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use engine::{Seat, say};
use serde::Deserialize;
use serde_json::Value;
use table::hall::{Accepted, HallError, LiveTable};

use super::problem::{Body, Caller, Problem};
use super::tables::current;
use crate::app::App;
use crate::failure::Failure;
use crate::tables::{Deed, Fields, explained, find, perform, seat};
use crate::visitor::Visitor;
use crate::words::Key;

/// A move.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    /// Who; may be left out by somebody who has one seat.
    seat: Option<String>,
    /// The number of the last move that the caller has seen.
    answers: u64,
    /// The action in the notation of the game.
    action: String,
    /// Whether the turn is confirmed with it.
    #[serde(default = "yes")]
    confirm: bool,
}

/// Something that is done with the turn itself.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Turn {
    seat: Option<String>,
    answers: u64,
}

const fn yes() -> bool {
    true
}

/// Takes an action.
pub(super) async fn act(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(act): Body<Act>,
) -> Result<Json<Value>, Problem> {
    let turn = Turn { seat: act.seat, answers: act.answers };
    done(&app, caller, &id, turn, Do::Act(act.action, act.confirm)).await
}

/// Hands the turn on.
pub(super) async fn confirm(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(turn): Body<Turn>,
) -> Result<Json<Value>, Problem> {
    done(&app, caller, &id, turn, Do::Confirm).await
}

/// Takes the last action back.
pub(super) async fn undo(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(turn): Body<Turn>,
) -> Result<Json<Value>, Problem> {
    done(&app, caller, &id, turn, Do::Undo).await
}

/// Something else that is done at a table, as its form on the page.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Other {
    /// Whose seat it is about; may be left out by somebody who has one seat.
    seat: Option<String>,
    /// The number of the last move that the caller has seen.
    answers: u64,
    /// The answer to a question.
    agree: bool,
    /// What is said.
    text: String,
    /// Whom it is about.
    name: String,
    /// Whether it is to be so from now on.
    on: bool,
}

/// Does whatever else can be done on the page of a table.
pub(super) async fn deed(
    State(app): State<App>,
    caller: Caller,
    Path((id, deed)): Path<(String, String)>,
    Body(other): Body<Other>,
) -> Result<Json<Value>, Problem> {
    let Caller(visitor) = caller;
    let table = find(&app, &id).await?;
    let person = visitor.known()?;
    let Other { seat, answers, agree, text, name, on } = other;
    let seat = match seat {
        None if OF_ONES_SEAT.contains(&&*deed) => Some(only(&table.view(Some(person.id)).await?.seats)?.to_string()),
        seat => seat,
    };
    let fields = Fields::of_program(seat, answers).saying(agree, text, name, on);
    let done = perform(&table, person, Deed::read(&deed, fields)?, true).await;
    answered(&table, &visitor, done).await
}

/// What is done about one's own seat.
const OF_ONES_SEAT: [&str; 4] = ["ask-undo", "resign", "hand-back", "device"];

/// What can be done.
enum Do {
    /// An action, and whether the turn is confirmed with it.
    Act(String, bool),
    Confirm,
    Undo,
}

/// Does it, and answers with the table as it is then.
async fn done(app: &App, Caller(visitor): Caller, id: &str, turn: Turn, what: Do) -> Result<Json<Value>, Problem> {
    let table = find(app, id).await?;
    let person = visitor.known()?.id;
    let seat = match turn.seat {
        Some(text) => seat(&text)?,
        None => only(&table.view(Some(person)).await?.seats)?,
    };
    let done: Result<Accepted, HallError> = match what {
        Do::Act(action, confirms) => table.act(person, seat, turn.answers, action, confirms).await,
        Do::Confirm => table.confirm(person, seat, turn.answers).await,
        Do::Undo => table.undo(person, seat, turn.answers).await,
    };
    answered(&table, &visitor, done.map(drop)).await
}

/// The table as it is now, or why nothing was done. What came too late is answered with the table too.
async fn answered(
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    done: Result<(), HallError>,
) -> Result<Json<Value>, Problem> {
    match done {
        Ok(()) => Ok(Json(current(table, visitor).await?)),
        Err(error @ HallError::Stale) => Err(Problem::with_current(error.into(), current(table, visitor).await?)),
        Err(error) => Err(explained(table, visitor, error).await.into()),
    }
}

/// The only seat of the caller.
fn only(seats: &[table::hall::SeatStatus]) -> Result<Seat, Failure> {
    let mine: Vec<Seat> = seats.iter().filter(|line| line.is_mine).map(|line| line.seat).collect();
    match mine.as_slice() {
        [] => Err(HallError::NotSeated.into()),
        [only] => Ok(*only),
        _ => Err(Failure::new(StatusCode::UNPROCESSABLE_ENTITY, say!(FailureWhichSeat))),
    }
}
