//! The history of a game: any position, its log, its result, and its export.

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use engine::say;
use serde::Deserialize;
use table::hall::Export;
use table::store::Status;

use crate::app::App;
use crate::dice::Ticket;
use crate::failure::Failure;
use crate::layout;
use crate::page;
use crate::page::result::Finished;
use crate::tables::{TableQuery, address, find, past_page};
use crate::visitor::Visitor;
use crate::words::Key;

/// The position to go to.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Where {
    position: Option<u64>,
}

/// Redirects to the requested position, or to the last one.
pub(crate) async fn history(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Where>,
) -> Result<Response, Failure> {
    let table = find(&app, &id).await?;
    let position = match asked.position {
        Some(position) => position,
        None => table.view(visitor.id()).await?.position,
    };
    Ok(Redirect::to(&format!("{}/history/{position}", address(table.id()))).into_response())
}

/// Shows the table at an earlier position.
pub(crate) async fn position(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, position)): Path<(String, u64)>,
    Query(asked): Query<TableQuery>,
) -> Result<Response, Failure> {
    let table = find(&app, &id).await?;
    Ok(past_page(&visitor, &table, position, asked.look()).await?.into_response())
}

/// Shows the whole log.
pub(crate) async fn log(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<Response, Failure> {
    let table = find(&app, &id).await?;
    let table_view = table.view(visitor.id()).await?;
    if table_view.status == Status::Gathering || table_view.curtain.is_some() {
        return Ok(Redirect::to(&address(table.id())).into_response());
    }
    let told = table.log(visitor.id()).await?;
    let speaker = visitor.speaker_at(&table_view);
    let title = speaker.say(say!(LogTitle, game = table_view.kind.title()));
    let content = page::log::log(&speaker, visitor.name(), &title, &table_view, &told);
    Ok(layout::page(visitor.reader(), &title, &content).into_response())
}

/// Shows the result of a finished game.
pub(crate) async fn result(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let table = find(&app, &id).await?;
    let table_view = table.view(visitor.id()).await?;
    let seat_view = table_view.seat_view.as_ref().filter(|_| table_view.status == Status::Over);
    let Some((seat_view, standings)) = seat_view.and_then(|seat_view| Some((seat_view, seat_view.standings()?))) else {
        return Ok(Redirect::to(&address(table.id())).into_response());
    };
    let recap = table.recap().await?;
    let Ticket { ticket, commitment } = app.cup.ticket()?;
    let speaker = visitor.speaker_at(&table_view);
    let content = page::result::result(&Finished {
        speaker: &speaker,
        me: visitor.name(),
        table_view: &table_view,
        standings: &standings,
        sheet: &seat_view.score_sheet(),
        recap: &recap,
        ticket: &ticket,
        commitment: &commitment,
    });
    let title = speaker.say(say!(ResultTitle, game = table_view.kind.title()));
    Ok(layout::page(visitor.reader(), &title, &content).into_response())
}

/// Shows the points of a running game over time.
pub(crate) async fn score(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let table = find(&app, &id).await?;
    let table_view = table.view(visitor.id()).await?;
    if table_view.status == Status::Gathering || table_view.curtain.is_some() || table_view.standstill.is_some() {
        return Ok(Redirect::to(&address(table.id())).into_response());
    }
    let rounds = table.rounds_so_far(visitor.id()).await?;
    let speaker = visitor.speaker_at(&table_view);
    let title = speaker.say(say!(ResultOverTime));
    let content = page::score::score(&speaker, visitor.name(), &title, &table_view, &rounds);
    Ok(layout::page(visitor.reader(), &title, &content).into_response())
}

/// Exports the game as a file.
pub(crate) async fn export(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let table = find(&app, &id).await?;
    let game = table.view(visitor.id()).await?.kind.id();
    let (text, ending) = match table.export(visitor.id(), visitor.language).await? {
        Export::Record(text) => (text, "tessera"),
        Export::Log(text) => (text, "txt"),
    };
    let file = format!("attachment; filename=\"{game}-{}.{ending}\"", table.id());
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, text).into_response())
}
