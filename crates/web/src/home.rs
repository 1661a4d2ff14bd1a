//! The home page, new tables and imported games.

use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use engine::{Nonce, say};
use maud::html;
use serde::Deserialize;
use table::DynGame;
use table::hall::{ChapterOf, HallError, Name, NewTable};

use crate::app::App;
use crate::campaign;
use crate::dice::Ticket;
use crate::failure::Failure;
use crate::layout;
use crate::page::home::{Choices, Home, home};
use crate::page::site::site;
use crate::people::friendly_name;
use crate::tables::address;
use crate::visitor::Visitor;
use crate::words::Key;

/// Serves the home page.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    FirstPage::default().answer(&app, &visitor).await
}

/// What the home page shows besides its standard content.
#[derive(Default)]
struct FirstPage {
    /// The choices in the form of a game, to fill it in again.
    choices: Option<Choices>,
    /// The text of the saved game, to show it again.
    saved: String,
    /// The reason why the last request failed.
    failure: Option<Failure>,
}

impl FirstPage {
    async fn answer(self, app: &App, visitor: &Visitor) -> Result<Response, Failure> {
        let (me, speaker) = (visitor.name(), visitor.speaker());
        let name = me.map_or_else(|| friendly_name(&speaker), ToOwned::to_owned);
        let lobby = app.hall.lobby(visitor.id()).await?;
        let Ticket { ticket, commitment } = app.cup.ticket()?;
        let chosen = |kind: &dyn DynGame| {
            let kept = self.choices.as_ref().filter(|choices| choices.game == kind.id());
            kept.cloned().unwrap_or_else(|| Choices::new(kind, &name))
        };
        let page = home(&Home {
            speaker: &speaker,
            language: visitor.language,
            me,
            person: visitor.id(),
            games: app.hall.games().iter().map(|kind| (*kind, chosen(*kind))).collect(),
            ticket: &ticket,
            commitment: &commitment,
            problem: self.failure.as_ref().map(Failure::sentence),
            lobby: &lobby,
            saved: &self.saved,
            now: table::hall::now(),
        });
        let status = self.failure.as_ref().map_or(StatusCode::OK, Failure::status);
        let title = speaker.say(say!(HomeTitle));
        Ok((status, layout::page(visitor.reader(), &title, &page)).into_response())
    }
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
    let name = visitor.name().map_or_else(|| friendly_name(&visitor.speaker()), ToOwned::to_owned);
    let choices = Choices::read(kind, &name, &fields);
    let ticket = Ticket { ticket: field("ticket"), commitment: field("commitment") };
    let nonce: Option<Nonce> = field("nonce").parse().ok();
    match open_table(&app, visitor.clone(), kind, &choices, &ticket, nonce).await {
        Ok((to, headers)) => Ok((headers, Redirect::to(&to)).into_response()),
        Err(failure) if failure.status().is_client_error() && !choices.campaign.is_empty() => {
            campaign::refuse(&app, &visitor, kind, choices, failure).await
        }
        Err(failure) if failure.status().is_client_error() => {
            let page = FirstPage { choices: Some(choices), failure: Some(failure), ..FirstPage::default() };
            page.answer(&app, &visitor).await
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
    let setup = choices.setup();
    let borrowed: Vec<(&str, &str)> = setup.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    kind.setup_line(&borrowed).map_err(HallError::from)?;
    let campaign = match (choices.campaign_id.as_str(), choices.campaign.as_str()) {
        ("", "") => None,
        ("", name) => Some(ChapterOf::Own(Name::parse(name).map_err(HallError::from)?)),
        (id, _) => Some(ChapterOf::Campaign(id.parse().map_err(|_| HallError::NoSuchCampaign)?)),
    };
    let name = Name::parse(&choices.name).map_err(HallError::from)?;
    let (person, headers) = visitor.or_new(app, &name).await?;
    let new = NewTable {
        game: kind.id().to_owned(),
        choices: setup,
        campaign,
        seats,
        is_listed: choices.is_listed,
        options: choices.options,
        secret,
        nonce,
    };
    match app.hall.create(person.id, new).await {
        Ok(table) => Ok((address(table.id()), headers)),
        Err(HallError::FormUsed) => Err(Failure::new(StatusCode::CONFLICT, say!(FailureFormUsed))),
        Err(error) => Err(error.into()),
    }
}

/// The form for importing a saved game.
#[derive(Debug, Deserialize)]
pub(crate) struct Import {
    saved: String,
}

/// Imports a saved game.
pub(crate) async fn import(
    State(app): State<App>,
    visitor: Visitor,
    Form(Import { saved }): Form<Import>,
) -> Result<Response, Failure> {
    let name = visitor.name().map_or_else(|| friendly_name(&visitor.speaker()), ToOwned::to_owned);
    // Browsers submit text areas with CRLF line ends.
    let text = saved.replace("\r\n", "\n");
    let imported = async {
        let name = Name::parse(&name).map_err(HallError::from)?;
        let (person, headers) = visitor.clone().or_new(&app, &name).await?;
        let table = app.hall.import(person.id, text.as_bytes()).await?;
        Ok((format!("{}/result", address(table.id())), headers))
    };
    match imported.await {
        Ok((to, headers)) => Ok((headers, Redirect::to(&to)).into_response()),
        Err(failure) if Failure::status(&failure).is_client_error() => {
            FirstPage { saved, failure: Some(failure), ..FirstPage::default() }.answer(&app, &visitor).await
        }
        Err(failure) => Err(failure),
    }
}

/// Answers requests for unknown addresses.
pub(crate) async fn nothing_here(visitor: Visitor) -> Response {
    let speaker = visitor.speaker();
    let title = speaker.say(say!(HomeNothingHere));
    let page = site(
        &speaker,
        visitor.name(),
        &html! {
            main.page.nothing {
                h1 { (title) }
                p { (speaker.say(say!(HomeNothingHereWhy))) }
                p { a.button.primary href="/" { (speaker.say(say!(SiteGoHome))) } }
            }
        },
    );
    (StatusCode::NOT_FOUND, layout::page(visitor.reader(), &title, &page)).into_response()
}
