//! The home page, and imported games.

use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use engine::say;
use maud::html;
use serde::Deserialize;
use table::hall::{HallError, Name};

use crate::app::App;
use crate::failure::Failure;
use crate::layout;
use crate::page::home::{Home, home};
use crate::page::site::site;
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
    /// The text of the saved game, to show it again.
    saved: String,
    /// The reason why the last request failed.
    failure: Option<Failure>,
}

impl FirstPage {
    async fn answer(self, app: &App, visitor: &Visitor) -> Result<Response, Failure> {
        let (me, speaker) = (visitor.name(), visitor.speaker());
        let lobby = app.hall.lobby(visitor.id()).await?;
        let page = home(&Home {
            speaker: &speaker,
            language: visitor.language,
            me,
            person: visitor.id(),
            games: app.hall.games(),
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
    let name = visitor.name_or_new();
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
            FirstPage { saved, failure: Some(failure) }.answer(&app, &visitor).await
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
            main.page.nothing id="content" tabindex="-1" {
                h1 { (title) }
                p { (speaker.say(say!(HomeNothingHereWhy))) }
                p { a.button.primary href="/" { (speaker.say(say!(SiteGoHome))) } }
            }
        },
    );
    (StatusCode::NOT_FOUND, layout::page(visitor.reader(), &title, &page)).into_response()
}
