//! Setting up a game, and opening its table.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use engine::{Nonce, say};
use table::DynGame;
use table::hall::{ChapterOf, HallError, Name, NewTable, Person};

use crate::app::App;
use crate::campaign;
use crate::dice::Ticket;
use crate::failure::Failure;
use crate::home::nothing_here;
use crate::layout;
use crate::page::setup::{Choices, Origin, SetupPage, setup};
use crate::people::Remembered;
use crate::tables::address;
use crate::visitor::Visitor;
use crate::words::Key;

/// Shows the page of a game, with the person's last choices.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let Ok(kind) = app.hall.game(&game) else { return Ok(nothing_here(visitor).await) };
    let name = visitor.name_or_new();
    let remembered = visitor.remembered();
    let last = remembered.last.get(kind.id()).and_then(|fields| Choices::last(kind, &name, fields));
    let (choices, origin) = match last {
        Some(choices) => (choices, Origin::LastTime),
        None => (Choices::new(kind, &name), Origin::Usual),
    };
    answer(&app, &visitor, kind, &choices, origin, None)
}

/// Renders the page of a game. `failure` says why no table was opened.
fn answer(
    app: &App,
    visitor: &Visitor,
    kind: &dyn DynGame,
    choices: &Choices,
    origin: Origin,
    failure: Option<&Failure>,
) -> Result<Response, Failure> {
    let speaker = visitor.speaker_of(kind);
    let Ticket { ticket, commitment } = app.cup.ticket()?;
    let page = setup(&SetupPage {
        speaker: &speaker,
        me: visitor.name(),
        kind,
        choices,
        origin,
        ticket: &ticket,
        commitment: &commitment,
        problem: failure.map(Failure::sentence),
    });
    let status = failure.map_or(StatusCode::OK, Failure::status);
    Ok((status, layout::page(visitor.reader(), &speaker.say(kind.title()), &page)).into_response())
}

/// Opens a table.
pub(crate) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Failure> {
    let field =
        |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.clone()).unwrap_or_default();
    let kind = app.hall.game(&field("game"))?;
    let choices = Choices::read(kind, &visitor.name_or_new(), &fields);
    let ticket = Ticket { ticket: field("ticket"), commitment: field("commitment") };
    let nonce: Option<Nonce> = field("nonce").parse().ok();
    match open_table(&app, visitor.clone(), kind, &choices, &ticket, nonce).await {
        Ok((to, headers)) => Ok((headers, Redirect::to(&to)).into_response()),
        Err(failure) if failure.status().is_client_error() && !choices.campaign.is_empty() => {
            campaign::refuse(&app, &visitor, kind, choices, failure).await
        }
        Err(failure) if failure.status().is_client_error() => {
            answer(&app, &visitor, kind, &choices, Origin::Refused, Some(&failure))
        }
        Err(failure) => Err(failure),
    }
}

async fn open_table(
    app: &App,
    visitor: Visitor,
    kind: &dyn DynGame,
    choices: &Choices,
    ticket: &Ticket,
    nonce: Option<Nonce>,
) -> Result<(String, HeaderMap), Failure> {
    let restarted = || Failure::new(StatusCode::CONFLICT, say!(FailureRestarted));
    let secret = app.cup.open(ticket).ok_or_else(restarted)?;
    let seats = choices.new_seats(kind).map_err(HallError::from)?;
    // Check the setup before a new visitor becomes a known person.
    choices.setup_line(kind).map_err(HallError::from)?;
    let campaign = match (choices.campaign_id.as_str(), choices.campaign.as_str()) {
        ("", "") => None,
        ("", name) => Some(ChapterOf::Own(Name::parse(name).map_err(HallError::from)?)),
        (id, _) => Some(ChapterOf::Campaign(id.parse().map_err(|_| HallError::NoSuchCampaign)?)),
    };
    let name = Name::parse(&choices.name).map_err(HallError::from)?;
    let (person, headers) = visitor.or_new(app, &name).await?;
    let id = person.id;
    // A chapter decides what is played, so it says nothing about the next game.
    if campaign.is_none() {
        remember(app, person, kind, choices).await?;
    }
    let new = NewTable {
        game: kind.id().to_owned(),
        choices: choices.setup(),
        campaign,
        seats,
        is_listed: choices.is_listed,
        options: choices.options,
        secret,
        nonce,
    };
    match app.hall.create(id, new).await {
        Ok(table) => Ok((address(table.id()), headers)),
        Err(HallError::FormUsed) => Err(Failure::new(StatusCode::CONFLICT, say!(FailureFormUsed))),
        Err(error) => Err(error.into()),
    }
}

/// Remembers a person's choices for their next table of this game.
async fn remember(app: &App, mut person: Person, kind: &dyn DynGame, choices: &Choices) -> Result<(), Failure> {
    let mut remembered = Remembered::of(&person);
    remembered.last.insert(kind.id().to_owned(), choices.unusual(kind));
    let text = remembered.text();
    if person.preferences != text {
        person.preferences = text;
        app.hall.update_person(&person).await?;
    }
    Ok(())
}
