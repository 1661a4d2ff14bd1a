//! A campaign: its chapters, what came of them, and the form for the next one.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::Chapter;
use serde::Deserialize;
use table::GameKind;
use table::hall::{HallError, Name};

use crate::app::App;
use crate::dice::Ticket;
use crate::failure::Failure;
use crate::layout;
use crate::page::campaign::{CampaignPage, campaign};
use crate::page::home::Choices;
use crate::people::friendly_name;
use crate::visitor::Visitor;

/// Which campaign, and which of its chapters is to be played.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    name: String,
    chapter: Option<String>,
}

/// Where a campaign is found.
pub(crate) fn address(game: &str, name: &str) -> String {
    // Pairs of strings can always be written.
    let query = serde_urlencoded::to_string([("name", name)]).unwrap_or_default();
    format!("/campaigns/{game}?{query}")
}

/// The page of a campaign.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Failure> {
    let kind = app.hall.game(&game)?;
    let me = visitor.person.as_ref().map_or_else(friendly_name, |person| person.name.clone());
    let mut choices = Choices::new(kind, &me);
    choices.campaign = asked.name;
    if let Some(chapter) = asked.chapter {
        choices.choose(Chapter::OPTION, &chapter);
    }
    answer(&app, &visitor, kind, choices, None).await
}

/// The page of the campaign of these choices; `failure` says why the chapter could not be begun.
pub(crate) async fn answer(
    app: &App,
    visitor: &Visitor,
    kind: &dyn GameKind,
    mut choices: Choices,
    failure: Option<Failure>,
) -> Result<Response, Failure> {
    let name = Name::parse(&choices.campaign).map_err(HallError::from)?;
    let found = app.hall.campaign(kind.id(), name).await?;
    let asked = found.chapter(choices.chosen(Chapter::OPTION)).filter(|chapter| chapter.is_open);
    // Whoever has played everything may play anything again.
    let to_play = asked.or_else(|| found.next()).map(|chapter| chapter.chapter.id);
    choices.choose(Chapter::OPTION, to_play.unwrap_or_default());
    let Ticket { ticket, commitment } = app.cup.ticket()?;
    let page = campaign(&CampaignPage {
        me: visitor.person.as_ref().map(|person| person.name.as_str()),
        kind,
        campaign: &found,
        to_play,
        choices: &choices,
        ticket: &ticket,
        commitment: &commitment,
        problem: failure.as_ref().map(Failure::sentence),
        now: table::hall::now(),
    });
    let status = failure.as_ref().map_or(StatusCode::OK, Failure::status);
    let title = format!("{}: {}", kind.title(), found.name);
    Ok((status, layout::page_for(&title, visitor.preferences(), &page)).into_response())
}
