//! The past for programs: earlier positions, points round by round, reviews.

use axum::Json;
use axum::extract::{Path, Query, State};
use engine::Seat;
use engine::words::Speaker;
use serde::Deserialize;
use serde_json::{Value, json};
use table::hall::{HallError, ReviewView, TableView};

use super::answer;
use super::problem::{Body, Caller, Problem};
use crate::app::App;
use crate::tables::{find, seat};

/// Returns the game at an earlier position.
pub(super) async fn position(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path((id, position)): Path<(String, u64)>,
) -> Result<Json<Value>, Problem> {
    let table = find(&app, &id).await?;
    let table_view = table.view(visitor.id()).await?;
    Ok(Json(answer::past(&table_view, &table.at(visitor.id(), position).await?, &visitor.speaker_at(&table_view))?))
}

/// Returns all players' points at the end of each round.
pub(super) async fn rounds(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Problem> {
    let table = find(&app, &id).await?;
    table.must_look(visitor.id()).await?;
    Ok(Json(json!({ "rounds": table.recap().await?.rounds })))
}

/// The seat to review. Optional for callers with one seat.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Whose {
    seat: Option<String>,
}

impl Whose {
    fn seat(&self, table_view: &TableView) -> Result<Seat, Problem> {
        match &self.seat {
            Some(text) => Ok(seat(text)?),
            None => {
                let own = table_view.seats.iter().find(|line| line.is_mine).map(|line| line.seat);
                Ok(own.ok_or(HallError::NotSeated)?)
            }
        }
    }
}

/// Returns the progress of the review of the caller's decisions.
pub(super) async fn review(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(id): Path<String>,
    Query(whose): Query<Whose>,
) -> Result<Json<Value>, Problem> {
    let table = find(&app, &id).await?;
    let person = visitor.known()?.id;
    let table_view = table.view(Some(person)).await?;
    let seat = whose.seat(&table_view)?;
    Ok(Json(reviewed(seat, &table.review(person, seat).await?, &visitor.speaker_at(&table_view))))
}

/// Starts a review of the caller's decisions.
pub(super) async fn begin_review(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(id): Path<String>,
    Body(whose): Body<Whose>,
) -> Result<Json<Value>, Problem> {
    let table = find(&app, &id).await?;
    let person = visitor.known()?.id;
    let table_view = table.view(Some(person)).await?;
    let seat = whose.seat(&table_view)?;
    table.begin_review(person, seat).await?;
    Ok(Json(reviewed(seat, &table.review(person, seat).await?, &visitor.speaker_at(&table_view))))
}

fn reviewed(seat: Seat, review: &ReviewView, speaker: &Speaker<'_>) -> Value {
    let (done, all, review) = match review {
        ReviewView::NotAsked => (None, None, None),
        ReviewView::Begun(reviewed) => (Some(reviewed.done), Some(reviewed.all), None),
        ReviewView::Done(review) => (Some(review.decisions), Some(review.decisions), Some(&**review)),
    };
    json!({ "seat": answer::name(seat), "done": done, "all": all, "review": review.map(|review| review.said(speaker)) })
}
