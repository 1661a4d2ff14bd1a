//! Tables for programs: opening, viewing and joining them, their logs and hints.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{Nonce, Secret, say};
use serde::Deserialize;
use serde_json::{Value, json};
use table::hall::{
    BadGrace, ChapterOf, Export, Grace, HallError, LiveTable, Name, NewSeat, NewTable, Person, TableOptions,
};

use super::answer;
use super::problem::{Body, Caller, Problem};
use crate::app::App;
use crate::failure::{Failure, sentence};
use crate::tables::{find, seat};
use crate::visitor::Visitor;
use crate::words::Key;

/// Maximum time that bots may wait before they act, in milliseconds.
const SLOWEST: u32 = 10_000;
/// Maximum number of options that are read.
const MOST_OPTIONS: usize = 32;

/// The table to open.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    game: String,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    /// Name of the caller's campaign that the game is a chapter of.
    campaign: Option<String>,
    /// The campaign's id in its link, for campaigns of any person.
    campaign_id: Option<String>,
    /// The occupant of each seat: `me`, `open`, or the name of a bot.
    seats: Vec<String>,
    #[serde(default)]
    listed: bool,
    #[serde(default)]
    pace: u32,
    /// How long the player to act may be away: `live`, `days`, or a number of minutes.
    #[serde(default)]
    grace: Option<Value>,
    /// Whether spectators may chat, if the table is not listed.
    #[serde(default)]
    watchers_speak: bool,
}

/// Lists the caller's tables, and those they can join.
pub(super) async fn mine(State(app): State<App>, Caller(visitor): Caller) -> Result<Json<Value>, Problem> {
    let lobby = app.hall.lobby(visitor.id()).await?;
    let list = |tables: &[table::store::TableSummary]| tables.iter().map(answer::summary).collect::<Vec<_>>();
    let campaigns = lobby.campaigns.iter();
    let campaigns = campaigns.map(|row| json!({ "id": row.id.as_str(), "game": row.game, "name": row.name }));
    Ok(Json(json!({
        "mine": list(&lobby.mine),
        "open": list(&lobby.open),
        "finished": list(&lobby.finished),
        "campaigns": campaigns.collect::<Vec<_>>(),
    })))
}

/// Returns a campaign and adds it to the caller's campaigns.
pub(super) async fn campaign(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Problem> {
    let id = id.parse().map_err(|_| HallError::NoSuchCampaign)?;
    let campaign = app.hall.campaign(&id).await?;
    if let Some(person) = visitor.id() {
        app.hall.join_campaign(&id, person).await?;
    }
    let kind = app.hall.games().iter().find(|kind| kind.id() == campaign.game);
    let speaker = kind.map_or_else(|| visitor.speaker(), |kind| visitor.speaker_of(*kind));
    Ok(Json(answer::campaign(&campaign, &speaker)))
}

/// Opens a table.
pub(super) async fn create(
    State(app): State<App>,
    Caller(visitor): Caller,
    Body(wanted): Body<Wanted>,
) -> Result<Response, Problem> {
    let person = visitor.known()?;
    let me = Name::parse(&person.name).map_err(HallError::from)?;
    let occupant = |text: &String| match text.as_str() {
        "me" => NewSeat::Here(me.clone()),
        "open" => NewSeat::Open,
        bot => NewSeat::Bot(bot.to_owned()),
    };
    let secret = new_secret(&app)?;
    let campaign = match (&wanted.campaign_id, &wanted.campaign) {
        (Some(id), _) => Some(ChapterOf::Campaign(id.parse().map_err(|_| HallError::NoSuchCampaign)?)),
        (None, Some(name)) => Some(ChapterOf::Own(Name::parse(name).map_err(HallError::from)?)),
        (None, None) => None,
    };
    let watchers_speak = wanted.watchers_speak;
    let options =
        TableOptions { pace: wanted.pace.min(SLOWEST), curtain: false, grace: grace(&wanted)?, watchers_speak };
    let new = NewTable {
        options,
        choices: choices(&wanted),
        campaign,
        game: wanted.game,
        seats: wanted.seats.iter().map(occupant).collect(),
        is_listed: wanted.listed,
        secret,
        nonce: None,
    };
    let table = app.hall.create(person.id, new).await?;
    created(&table, &visitor, person).await
}

/// Answers with a new table, including the codes of its open seats if the caller is the host.
async fn created(table: &Arc<LiveTable>, visitor: &Visitor, person: &Person) -> Result<Response, Problem> {
    let invitations = match table.invitations(person.id).await {
        Err(HallError::NotHost) => Vec::new(),
        invitations => invitations?,
    };
    let table_view = table.view(Some(person.id)).await?;
    let mut answer = answer::table(&table_view, &visitor.speaker_at(&table_view))?;
    if let Some(fields) = answer.as_object_mut() {
        let line = |(seat, code): &(engine::Seat, String)| json!({ "seat": answer::name(*seat), "code": code });
        fields.insert("invitations".to_owned(), invitations.iter().map(line).collect());
    }
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

/// Draws the server's part of the dice of a new table.
fn new_secret(app: &App) -> Result<Secret, Failure> {
    let ticket = app.cup.ticket()?;
    Ok(app.cup.open(&ticket).ok_or(HallError::FormUsed)?)
}

/// Reads how long the player to act may be away.
fn grace(wanted: &Wanted) -> Result<Grace, Failure> {
    let Some(value) = &wanted.grace else { return Ok(Grace::default()) };
    let read = text(value).parse();
    read.map_err(|error: BadGrace| Failure::new(StatusCode::UNPROCESSABLE_ENTITY, sentence(&error.to_string())))
}

/// Returns a word or a number as text.
fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)
}

/// Returns the options of the game. The number of players follows from the seats.
fn choices(wanted: &Wanted) -> Vec<(String, String)> {
    let options = wanted.options.iter().take(MOST_OPTIONS).map(|(key, value)| (key.clone(), text(value)));
    let players = ("players".to_owned(), wanted.seats.len().to_string());
    [players].into_iter().chain(options).collect()
}

/// Returns a table.
pub(super) async fn show(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Problem> {
    let table = find(&app, &id).await?;
    Ok(Json(current(&table, &visitor).await?))
}

/// Returns the table as the caller sees it now.
pub(super) async fn current(table: &Arc<LiveTable>, visitor: &Visitor) -> Result<Value, Problem> {
    let table_view = table.view(visitor.id()).await?;
    let mut answer = answer::table(&table_view, &visitor.speaker_at(&table_view))?;
    if let Some(fields) = answer.as_object_mut() {
        fields.insert("talk".to_owned(), answer::talk(&table.talk(visitor.id()).await?));
    }
    Ok(answer)
}

/// Returns the whole log.
pub(super) async fn log(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Problem> {
    let table = find(&app, &id).await?;
    let told = table.log(visitor.id()).await?;
    let table_view = table.view(visitor.id()).await?;
    let speaker = visitor.speaker_at(&table_view);
    Ok(Json(json!({ "log": told.iter().map(|line| answer::told(line, &speaker)).collect::<Vec<_>>() })))
}

/// The seat that asks for a hint.
#[derive(Debug, Default, Deserialize)]
pub(super) struct ForSeat {
    seat: Option<String>,
}

/// Returns what a bot would do.
pub(super) async fn hint(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(id): Path<String>,
    Query(asked): Query<ForSeat>,
) -> Result<Json<Value>, Problem> {
    let table = find(&app, &id).await?;
    let person = visitor.known()?.id;
    let seat = match asked.seat {
        Some(text) => seat(&text)?,
        None => {
            let table_view = table.view(Some(person)).await?;
            table_view.seat_view.as_ref().and_then(table::hall::SeatView::seat).ok_or(HallError::NotSeated)?
        }
    };
    let hint = table.hint(person, seat).await?;
    let table_view = table.view(Some(person)).await?;
    let hint = hint.map(|hint| hint.said(&visitor.speaker_at(&table_view)));
    Ok(Json(json!({ "seat": answer::name(seat), "hint": hint })))
}

/// The person who sits down.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    seat: String,
    code: Option<String>,
    nonce: Option<String>,
}

/// Takes an open seat.
pub(super) async fn sit(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(id): Path<String>,
    Body(sit): Body<Sit>,
) -> Result<Json<Value>, Problem> {
    let table = find(&app, &id).await?;
    let person = visitor.known()?;
    let name = Name::parse(&person.name).map_err(HallError::from)?;
    table.sit_down(person.id, seat(&sit.seat)?, name, sit.code, nonce(sit.nonce)?).await?;
    Ok(Json(current(&table, &visitor).await?))
}

/// Parses the caller's part of the dice.
fn nonce(text: Option<String>) -> Result<Option<Nonce>, Failure> {
    let bad = || Failure::new(StatusCode::UNPROCESSABLE_ENTITY, say!(FailureNonce));
    let read = |text: String| text.parse().map_err(|_| bad());
    text.map(read).transpose()
}

/// The bots that take the open seats.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Fill {
    bot: String,
}

/// Puts bots into all open seats and starts the game.
pub(super) async fn fill(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(id): Path<String>,
    Body(Fill { bot }): Body<Fill>,
) -> Result<Json<Value>, Problem> {
    let table = find(&app, &id).await?;
    table.fill_with_bots(visitor.known()?.id, bot).await?;
    Ok(Json(current(&table, &visitor).await?))
}

/// Options of a rematch.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Next {
    nonce: Option<String>,
}

/// Opens a table for the same people and bots.
pub(super) async fn rematch(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(id): Path<String>,
    Body(next): Body<Next>,
) -> Result<Response, Problem> {
    let (old, person) = (find(&app, &id).await?, visitor.known()?);
    let new = app.hall.rematch(&old, person.id, new_secret(&app)?, nonce(next.nonce)?).await?;
    created(&new, &visitor, person).await
}

/// The position to play on from.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Branch {
    position: u64,
    nonce: Option<String>,
}

/// Opens a table that plays on from a position of this one.
pub(super) async fn branch(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(id): Path<String>,
    Body(next): Body<Branch>,
) -> Result<Response, Problem> {
    let (old, person) = (find(&app, &id).await?, visitor.known()?);
    let (secret, nonce) = (new_secret(&app)?, nonce(next.nonce)?);
    let new = app.hall.branch(&old, person.id, person.name.clone(), next.position, secret, nonce).await?;
    created(&new, &visitor, person).await
}

/// Returns the game as a text file.
pub(super) async fn export(
    State(app): State<App>,
    Caller(visitor): Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Problem> {
    Ok(Json(match find(&app, &id).await?.export(visitor.id(), visitor.language).await? {
        Export::Record(text) => json!({ "record": text }),
        Export::Log(text) => json!({ "log": text }),
    }))
}

/// A finished game as a text file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Import {
    record: String,
}

/// Imports a finished game as a table.
pub(super) async fn import(
    State(app): State<App>,
    Caller(visitor): Caller,
    Body(Import { record }): Body<Import>,
) -> Result<Response, Problem> {
    let person = visitor.known()?;
    let table = app.hall.import(person.id, record.as_bytes()).await?;
    created(&table, &visitor, person).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_words_or_numbers_and_seats_set_the_player_count() {
        let text = r#"{ "game": "x", "options": { "round-limit": 20, "open-cards": "on" }, "seats": ["me", "x"] }"#;
        let wanted: Wanted = serde_json::from_str(text).unwrap();
        let choices = choices(&wanted);
        let choices: Vec<(&str, &str)> = choices.iter().map(|(key, value)| (&**key, &**value)).collect();
        assert_eq!(choices, [("players", "2"), ("open-cards", "on"), ("round-limit", "20")]);
        assert!(serde_json::from_str::<Wanted>(r#"{ "game": "x", "seats": [], "speed": 1 }"#).is_err());
    }
}
