//! A campaign: its chapters, their results, and the form for the next one.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use engine::{Chapter, say};
use serde::Deserialize;
use table::DynGame;
use table::hall::{Campaign, HallError, Name};
use table::store::CampaignId;

use crate::app::App;
use crate::dice::Ticket;
use crate::failure::Failure;
use crate::layout;
use crate::page::campaign::{CampaignPage, campaign, not_yours};
use crate::page::setup::Choices;
use crate::visitor::Visitor;
use crate::words::Key;

/// The campaign's name, and the chapter to play.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct CampaignQuery {
    #[serde(default)]
    name: String,
    chapter: Option<String>,
}

/// Returns the address of a campaign. Anyone with this link can continue it.
pub(crate) fn address(game: &str, id: &CampaignId) -> String {
    format!("/campaigns/{game}/{id}")
}

/// Returns the address where a campaign of this name starts.
pub(crate) fn beginning(game: &str, name: &str) -> String {
    // A pair of strings can always be encoded.
    let query = serde_urlencoded::to_string([("name", name)]).unwrap_or_default();
    format!("/campaigns/{game}/new?{query}")
}

/// Shows the campaign of a link.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, id)): Path<(String, String)>,
    Query(asked): Query<CampaignQuery>,
) -> Result<Response, Failure> {
    let kind = app.hall.game(&game)?;
    let id: CampaignId = id.parse().map_err(|_| HallError::NoSuchCampaign)?;
    let found = find(&app, kind, &id).await?;
    if let Some(person) = visitor.id() {
        app.hall.join_campaign(&id, person).await?;
    }
    answer(&app, &visitor, kind, &found, choices(kind, &visitor, asked.chapter), None).await
}

/// Finds a campaign by the id in its link.
async fn find(app: &App, kind: &dyn DynGame, id: &CampaignId) -> Result<Campaign, Failure> {
    let found = app.hall.campaign(id).await?;
    if found.game == kind.id() { Ok(found) } else { Err(HallError::NoSuchCampaign.into()) }
}

/// Serves old links by name. Redirects to the visitor's own campaign of that name, or explains what to do.
pub(crate) async fn by_name(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(asked): Query<CampaignQuery>,
) -> Result<Response, Failure> {
    let kind = app.hall.game(&game)?;
    let name = Name::parse(&asked.name).map_err(HallError::from)?;
    let found = app.hall.campaign_named(visitor.id(), kind.id(), name).await?;
    if let Some(id) = &found.id {
        let chapter = asked.chapter.and_then(|chapter| serde_urlencoded::to_string([("chapter", chapter)]).ok());
        let query = chapter.map(|chapter| format!("?{chapter}")).unwrap_or_default();
        return Ok(Redirect::to(&(address(kind.id(), id) + &query)).into_response());
    }
    let beginning = beginning(kind.id(), found.name.as_str());
    let title = visitor.speaker_of(kind).say(kind.title());
    let page = not_yours(&visitor.speaker(), visitor.name(), (&title, found.name.as_str()), &beginning);
    Ok(layout::page(visitor.reader(), &title, &page).into_response())
}

/// Shows the start of a new campaign, or redirects to the visitor's campaign of that name. A new campaign is stored
/// once its first chapter starts.
pub(crate) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(asked): Query<CampaignQuery>,
) -> Result<Response, Failure> {
    let kind = app.hall.game(&game)?;
    let name = Name::parse(&asked.name).map_err(HallError::from)?;
    let found = app.hall.campaign_named(visitor.id(), kind.id(), name).await?;
    match &found.id {
        Some(id) => Ok(Redirect::to(&address(kind.id(), id)).into_response()),
        None => answer(&app, &visitor, kind, &found, choices(kind, &visitor, asked.chapter), None).await,
    }
}

fn choices(kind: &dyn DynGame, visitor: &Visitor, chapter: Option<String>) -> Choices {
    let mut choices = Choices::new(kind, &visitor.name_or_new());
    if let Some(chapter) = chapter {
        choices.choose(Chapter::OPTION, &chapter);
    }
    choices
}

/// Returns the page of the campaign for these choices, with the reason why the chapter could not be started.
pub(crate) async fn refuse(
    app: &App,
    visitor: &Visitor,
    kind: &dyn DynGame,
    choices: Choices,
    failure: Failure,
) -> Result<Response, Failure> {
    let found = match choices.campaign_id.parse() {
        Ok(id) => find(app, kind, &id).await?,
        Err(_) => {
            let name = Name::parse(&choices.campaign).map_err(HallError::from)?;
            app.hall.campaign_named(visitor.id(), kind.id(), name).await?
        }
    };
    answer(app, visitor, kind, &found, choices, Some(failure)).await
}

/// Renders the page of a campaign. `failure` says why the chapter could not be started.
async fn answer(
    app: &App,
    visitor: &Visitor,
    kind: &dyn DynGame,
    found: &Campaign,
    mut choices: Choices,
    failure: Option<Failure>,
) -> Result<Response, Failure> {
    choices.campaign = found.name.to_string();
    choices.campaign_id = found.id.as_ref().map(ToString::to_string).unwrap_or_default();
    let asked = found.chapter(choices.chosen(Chapter::OPTION)).filter(|chapter| chapter.is_open);
    // Once every chapter has been played, any of them can be played again.
    let to_play = asked.or_else(|| found.next()).map(|chapter| chapter.chapter.id);
    choices.choose(Chapter::OPTION, to_play.unwrap_or_default());
    let Ticket { ticket, commitment } = app.cup.ticket()?;
    let speaker = visitor.speaker_of(kind);
    let page = campaign(&CampaignPage {
        speaker: &speaker,
        me: visitor.name(),
        kind,
        campaign: found,
        base: &visitor.base(app),
        to_play,
        choices: &choices,
        ticket: &ticket,
        commitment: &commitment,
        problem: failure.as_ref().map(Failure::sentence),
        now: table::hall::now(),
    });
    let status = failure.as_ref().map_or(StatusCode::OK, Failure::status);
    let title = speaker.say(say!(CampaignTitle, game = kind.title(), name = found.name.as_str()));
    Ok((status, layout::page(visitor.reader(), &title, &page)).into_response())
}
