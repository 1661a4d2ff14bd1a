//! Links to seats, taking a seat, and tables that wait for players.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use engine::words::Phrase;
use engine::{Nonce, Seat};
use maud::Markup;
use serde::Deserialize;
use table::hall::{HallError, LiveTable, Name, TableView};
use table::store::{Status, TableId};

use super::friendly_name_for;
use crate::app::App;
use crate::failure::Failure;
use crate::layout::{self, TablePart};
use crate::page;
use crate::page::gathering::Welcome;
use crate::tables::{address, find, seat};
use crate::visitor::{Visitor, cookie, is_secure};

/// Name of the cookie that holds the code of a seat's link. Limited to the pages of that table.
pub(crate) const SEAT_COOKIE: &str = "tessera-seat";
/// Lifetime of the cookie in seconds: an hour is enough to read the page and sit down.
const SEAT_COOKIE_AGE: u32 = 3600;

/// Opens a link to a seat. It takes no seat, because programs that make previews follow links too. It moves the code
/// from the address into a cookie. The table's page says whether the code is valid.
pub(crate) async fn join(
    State(app): State<App>,
    Path((id, code)): Path<(String, String)>,
) -> Result<Response, Failure> {
    let id: TableId = id.parse().map_err(|_| HallError::NoSuchTable)?;
    let to = address(&id);
    // Codes are written like table ids. An invalid one fits no seat.
    let code = code.parse::<TableId>().map_or_else(|_| "broken".to_owned(), |code| code.to_string());
    Ok((AppendHeaders(seat_cookie(&app, &to, &code, SEAT_COOKIE_AGE)), Redirect::to(&to)).into_response())
}

fn seat_cookie(app: &App, path: &str, code: &str, age: u32) -> [(HeaderName, String); 1] {
    let secure = if is_secure(app) { "; Secure" } else { "" };
    let cookie = format!("{SEAT_COOKIE}={code}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    [(SET_COOKIE, cookie)]
}

/// The form for taking a seat.
#[derive(Debug, Deserialize)]
pub(crate) struct SitDown {
    seat: String,
    name: String,
    #[serde(default)]
    nonce: String,
    code: Option<String>,
}

/// Takes a seat at a table.
pub(crate) async fn sit_down(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(posted): Form<SitDown>,
) -> Result<Response, Failure> {
    let table = find(&app, &id).await?;
    let code = posted.code.clone().or_else(|| cookie(&headers, SEAT_COOKIE).map(ToOwned::to_owned));
    let guest = visitor.clone();
    let sat = async {
        let seat = seat(&posted.seat)?;
        let name = Name::parse(&posted.name).map_err(HallError::from)?;
        let nonce: Option<Nonce> = posted.nonce.parse().ok();
        // Check first that the seat is free, before a new visitor becomes a known person.
        may_sit(&table, &guest, seat, code.as_deref()).await?;
        let (person, headers) = guest.or_new(&app, &name).await?;
        table.sit_down(person.id, seat, name, code.clone(), nonce).await?;
        Ok(headers)
    };
    match sat.await {
        Ok(headers) => {
            // The code is used up. Both headers set a cookie, so neither may replace the other.
            let used = AppendHeaders(seat_cookie(&app, &address(table.id()), "", 0));
            Ok((headers, used, Redirect::to(&address(table.id()))).into_response())
        }
        Err(failure) => refuse(&app, &visitor, &table, code.as_deref(), failure).await,
    }
}

async fn may_sit(table: &Arc<LiveTable>, guest: &Visitor, seat: Seat, code: Option<&str>) -> Result<(), Failure> {
    let table_view = table.view(guest.id()).await?;
    let Some(line) = table_view.seats.get(seat.index()) else {
        return Err(HallError::NoSuchSeat { seat, players: table_view.seats.len() }.into());
    };
    if !line.is_open {
        return Err(HallError::SeatTaken { name: line.name.clone() }.into());
    }
    let fits = match code {
        Some(code) => table.seat_of_code(code).await? == Some(seat),
        None => false,
    };
    if fits || line.is_kept_for_me || table_view.is_listed { Ok(()) } else { Err(HallError::NotInvited.into()) }
}

/// The bots for the open seats.
#[derive(Debug, Deserialize)]
pub(crate) struct Fill {
    bot: String,
}

/// Puts bots into all open seats and starts the game.
pub(crate) async fn fill_with_bots(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(posted): Form<Fill>,
) -> Result<Response, Failure> {
    let table = find(&app, &id).await?;
    let person = visitor.known()?.id;
    match table.fill_with_bots(person, posted.bot).await {
        Ok(()) => Ok(Redirect::to(&address(table.id())).into_response()),
        Err(error) => refuse(&app, &visitor, &table, None, error.into()).await,
    }
}

/// Shows the table's page with the reason for a refusal. If the game has started in the meantime, its page is shown
/// instead.
async fn refuse(
    app: &App,
    visitor: &Visitor,
    table: &Arc<LiveTable>,
    code: Option<&str>,
    failure: Failure,
) -> Result<Response, Failure> {
    if failure.status().is_server_error() {
        return Err(failure);
    }
    let table_view = table.view(visitor.id()).await?;
    if table_view.status != Status::Gathering {
        return Ok(Redirect::to(&address(table.id())).into_response());
    }
    let content = gathering(app, visitor, table, &table_view, code, Some(failure.sentence())).await?;
    let title = visitor.speaker_at(&table_view).say(table_view.kind.title());
    let part = TablePart { game: table_view.kind.id(), title, is_page: true, content };
    Ok((failure.status(), layout::page_or_part(visitor, &part)).into_response())
}

/// Renders the page of a table that waits for players.
pub(crate) async fn gathering(
    app: &App,
    visitor: &Visitor,
    table: &Arc<LiveTable>,
    table_view: &TableView,
    code: Option<&str>,
    refused: Option<&Phrase>,
) -> Result<Markup, Failure> {
    let kept = table_view.seats.iter().find(|line| line.is_kept_for_me).map(|line| line.seat);
    let invited = match code {
        Some(code) => table.seat_of_code(code).await?.or(kept),
        None => kept,
    };
    let invitations = match visitor.id().filter(|_| table_view.is_host) {
        Some(host) => table.invitations(host).await?,
        None => Vec::new(),
    };
    // Must not change between reloads, which follow every change at the table.
    let speaker = visitor.speaker_at(table_view);
    let stranger = || friendly_name_for(code.unwrap_or(table_view.id.as_str()), &speaker);
    let name = visitor.name().map_or_else(stranger, ToOwned::to_owned);
    let welcome = Welcome {
        speaker: &speaker,
        base: &visitor.base(app),
        invitations: &invitations,
        invited,
        has_old_link: code.is_some() && invited.is_none(),
        name: &name,
        refused,
    };
    Ok(page::gathering::gathering(table_view, &welcome))
}
