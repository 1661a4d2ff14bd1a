//! Moves and other actions of programs at a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use engine::{Seat, say};
use serde::Deserialize;
use serde_json::Value;
use table::Lines;
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
    /// The seat that moves. Optional for callers with one seat.
    seat: Option<String>,
    /// Number of the last move that the caller has seen.
    answers: u64,
    /// The action in the notation of the game.
    action: Option<String>,
    /// Several actions that are taken as one, instead of `action`.
    actions: Option<Vec<String>>,
    /// Whether the action also confirms the turn.
    #[serde(default = "yes")]
    confirm: bool,
}

/// A confirmation or an undo.
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
    let what = match (act.action, act.actions) {
        (Some(action), None) => Do::Act(action, act.confirm),
        (None, Some(lines)) => Do::Plan(Lines::new(lines).map_err(HallError::from)?, act.confirm),
        (Some(_), Some(_)) | (None, None) => {
            return Err(Failure::new(StatusCode::UNPROCESSABLE_ENTITY, say!(FailureOneAction)).into());
        }
    };
    done(&app, caller, &id, turn, what).await
}

/// Confirms the turn.
pub(super) async fn confirm(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(turn): Body<Turn>,
) -> Result<Json<Value>, Problem> {
    done(&app, caller, &id, turn, Do::Confirm).await
}

/// Takes back the last action.
pub(super) async fn undo(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(turn): Body<Turn>,
) -> Result<Json<Value>, Problem> {
    done(&app, caller, &id, turn, Do::Undo).await
}

/// Any other request about a table, with the fields of its form on the page.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Other {
    /// The seat it is about. Optional for callers with one seat.
    seat: Option<String>,
    /// Number of the last move that the caller has seen.
    answers: u64,
    /// The answer to a question.
    agree: bool,
    /// The text of a chat message.
    text: String,
    /// The name of the person it is about.
    name: String,
    /// Whether to switch it on or off.
    on: bool,
}

/// Does anything else that the page of a table offers.
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
        None if OWN_SEAT_DEEDS.contains(&&*deed) => Some(only(&table.view(Some(person.id)).await?.seats)?.to_string()),
        seat => seat,
    };
    let fields = Fields::of_program(seat, answers).saying(agree, text, name, on);
    let done = perform(&table, person, Deed::read(&deed, fields)?, true).await;
    answered(&table, &visitor, done).await
}

/// The deeds that concern the caller's seat.
const OWN_SEAT_DEEDS: [&str; 4] = ["ask-undo", "resign", "hand-back", "device"];

/// What to do with the turn.
enum Do {
    /// Take an action; the flag says whether to confirm the turn with it.
    Act(String, bool),
    /// Take several actions as one.
    Plan(Lines, bool),
    Confirm,
    Undo,
}

/// Does it, and answers with the table as it is afterwards.
async fn done(app: &App, Caller(visitor): Caller, id: &str, turn: Turn, what: Do) -> Result<Json<Value>, Problem> {
    let table = find(app, id).await?;
    let person = visitor.known()?.id;
    let seat = match turn.seat {
        Some(text) => seat(&text)?,
        None => only(&table.view(Some(person)).await?.seats)?,
    };
    let done: Result<Accepted, HallError> = match what {
        Do::Act(action, confirms) => table.act(person, seat, turn.answers, action, confirms).await,
        Do::Plan(lines, confirms) => table.act_by_plan(person, seat, turn.answers, Box::new(lines), confirms).await,
        Do::Confirm => table.confirm(person, seat, turn.answers).await,
        Do::Undo => table.undo(person, seat, turn.answers).await,
    };
    answered(&table, &visitor, done.map(drop)).await
}

/// Answers with the current table, or with the error. A stale move is answered with the table too.
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

/// Returns the caller's only seat.
fn only(seats: &[table::hall::SeatStatus]) -> Result<Seat, Failure> {
    let mine: Vec<Seat> = seats.iter().filter(|line| line.is_mine).map(|line| line.seat).collect();
    match mine.as_slice() {
        [] => Err(HallError::NotSeated.into()),
        [only] => Ok(*only),
        _ => Err(Failure::new(StatusCode::UNPROCESSABLE_ENTITY, say!(FailureWhichSeat))),
    }
}
