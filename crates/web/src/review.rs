//! The review of a player's decisions in a finished game.

use axum::extract::{Form, Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use engine::{Seat, say};
use serde::Deserialize;
use table::hall::{HallError, ReviewView, TableView};
use table::store::Status;

use crate::app::App;
use crate::failure::Failure;
use crate::layout;
use crate::page;
use crate::page::review::Reviewing;
use crate::tables::{address, find};
use crate::visitor::Visitor;
use crate::words::Key;

/// Seconds until the browser asks again while the review is being computed.
const ASK_AGAIN: &str = "2";

/// The seat to review.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Whose {
    seat: Option<String>,
}

impl Whose {
    /// Returns the requested seat, or the person's first one.
    fn seat(&self, table_view: &TableView) -> Result<Seat, HallError> {
        let asked = self.seat.as_deref().and_then(|seat| seat.parse().ok());
        let own = || table_view.seats.iter().find(|seat| seat.is_mine).map(|seat| seat.seat);
        asked.or_else(own).ok_or(HallError::NotSeated)
    }
}

/// Shows the review of a seat, or its progress.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(whose): Query<Whose>,
) -> Result<Response, Failure> {
    let table = find(&app, &id).await?;
    let table_view = table.view(visitor.id()).await?;
    if table_view.status != Status::Over {
        return Ok(Redirect::to(&address(table.id())).into_response());
    }
    let person = visitor.known()?;
    let seat = whose.seat(&table_view)?;
    let review = table.review(person.id, seat).await?;
    let speaker = visitor.speaker_at(&table_view);
    let shown = Reviewing { speaker: &speaker, me: &person.name, table_view: &table_view, seat, review: &review };
    let title = speaker.say(say!(ReviewTitle, game = table_view.kind.title()));
    let page = layout::page(visitor.reader(), &title, &page::review::review(&shown));
    Ok(match review {
        ReviewView::Begun(_) => ([(header::REFRESH, ASK_AGAIN)], page).into_response(),
        ReviewView::NotAsked | ReviewView::Done(_) => page.into_response(),
    })
}

/// Starts the review of a seat.
pub(crate) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(whose): Form<Whose>,
) -> Result<Redirect, Failure> {
    let table = find(&app, &id).await?;
    let person = visitor.known()?.id;
    let seat = whose.seat(&table.view(Some(person)).await?)?;
    table.begin_review(person, seat).await?;
    Ok(Redirect::to(&format!("{}/review?seat={seat}", address(table.id()))))
}
