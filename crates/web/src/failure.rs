//! What is answered when something was not done.

use axum::Json;
use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use engine::words::{ENGLISH, Speaker};
use maud::html;
use serde_json::json;
use table::hall::{HallError, Look};
use table::store::StoreError;
use table::{ActError, Tell};

use crate::{layout, spot, words};

/// Why a request was not done: a status, and a sentence for people.
#[derive(Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    sentence: String,
}

impl Failure {
    /// A failure with this status and sentence.
    pub(crate) fn new(status: StatusCode, sentence: impl Into<String>) -> Self {
        Self { status, sentence: sentence.into() }
    }

    /// The status.
    pub(crate) const fn status(&self) -> StatusCode {
        self.status
    }

    /// The sentence.
    pub(crate) fn sentence(&self) -> &str {
        &self.sentence
    }

    /// The failure for a program.
    pub(crate) fn into_json(self) -> Response {
        (self.status, Json(json!({ "error": self.sentence }))).into_response()
    }
}

impl From<HallError> for Failure {
    fn from(error: HallError) -> Self {
        Self { status: status_of(&error), sentence: told(&error, &words::hall_speaker(ENGLISH)) }
    }
}

impl Failure {
    /// What was not done at a table, in the words of its game.
    pub(crate) fn at(look: &Look, error: &HallError) -> Self {
        Self { status: status_of(error), sentence: told(error, &look.speaker(ENGLISH)) }
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, COULD_NOT)
    }
}

/// What people are told when something failed that is none of their business.
const COULD_NOT: &str = "The server could not do it; nothing was changed. Try again.";

/// What people are told of an error. Paths and what a database says are for whoever runs the server.
pub(crate) fn told(error: &HallError, speaker: &Speaker<'_>) -> String {
    match error {
        HallError::Store(StoreError::Database(_) | StoreError::Unusable { .. }) => {
            tracing::error!(%error, "the store failed");
            "The server cannot get at its data at the moment, so nothing was done. Try again in a minute; if it stays \
             like this, tell whoever runs the server."
                .to_owned()
        }
        HallError::Store(StoreError::Corrupt { .. }) => {
            tracing::error!(%error, "the store failed");
            "What is kept of this cannot be understood, so nothing was done. Tell whoever runs the server: their log \
             says what is wrong."
                .to_owned()
        }
        HallError::Internal(_) => {
            tracing::error!(%error, "a request failed");
            COULD_NOT.to_owned()
        }
        error => sentence(&speaker.say(error.tell())),
    }
}

/// The text as a sentence.
pub(crate) fn sentence(text: &str) -> String {
    let end = if text.ends_with(['.', '!', '?', ')']) { "" } else { "." };
    spot::sentence(text) + end
}

fn status_of(error: &HallError) -> StatusCode {
    match error {
        HallError::NoSuchTable
        | HallError::NobodyCalled { .. }
        | HallError::NoSuchCampaign
        | HallError::NoSuchGame { .. }
        | HallError::NoSuchPosition { .. }
        | HallError::NoCampaign { .. } => StatusCode::NOT_FOUND,
        HallError::NotYourSeat { .. }
        | HallError::NotSeated
        | HallError::NotHost
        | HallError::OnlyHostAborts { .. }
        | HallError::NotInvited
        | HallError::OnlyWatching
        | HallError::Removed
        | HallError::ClosedToNew
        | HallError::OthersPlay => StatusCode::FORBIDDEN,
        HallError::Stale
        | HallError::SeatTaken { .. }
        | HallError::NameTaken { .. }
        | HallError::NotBegun
        | HallError::Begun
        | HallError::Over
        | HallError::NotOver
        | HallError::NotHandedOn { .. }
        | HallError::NothingToHandOn { .. }
        | HallError::BotPlays { .. }
        | HallError::NoBotPlays { .. }
        | HallError::IsHere { .. }
        | HallError::NotToAct { .. }
        | HallError::NotAwayLong { .. }
        | HallError::Resigned { .. }
        | HallError::NothingAsked
        | HallError::FormUsed
        | HallError::HandedOn
        | HallError::NoRecord
        | HallError::StandsStill
        | HallError::NothingStandsStill
        | HallError::NoBeginning
        | HallError::KeptAsText
        | HallError::ChapterClosed { .. }
        | HallError::Undo(_)
        | HallError::Act(ActError::Refused(_))
        | HallError::Store(StoreError::Conflict) => StatusCode::CONFLICT,
        HallError::NoSuchSeat { .. }
        | HallError::ImportNotOver
        | HallError::NoChapter
        | HallError::Seats { .. }
        | HallError::Act(ActError::Notation(_))
        | HallError::Setup(_)
        | HallError::Name(_)
        | HallError::Occupant(_)
        | HallError::Import(_) => StatusCode::UNPROCESSABLE_ENTITY,
        HallError::TooManyTables { .. }
        | HallError::TooManyChapters { .. }
        | HallError::TooFast { .. }
        | HallError::TooMuchSaid { .. } => StatusCode::TOO_MANY_REQUESTS,
        HallError::Store(StoreError::Closed) => StatusCode::SERVICE_UNAVAILABLE,
        HallError::Act(ActError::Broken) | HallError::Broken(_) | HallError::Store(_) | HallError::Internal(_) => {
            StatusCode::INTERNAL_SERVER_ERROR
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let page = html! {
            main.page {
                h1 { "That did not work" }
                p.flash.bad role="alert" { (self.sentence) }
                p { a.button href="/" { "To the first page" } }
            }
        };
        let mut response = (self.status, layout::page("That did not work", &page)).into_response();
        response.extensions_mut().insert(Sentence(self.sentence));
        response
    }
}

/// What a page that says why something was not done says.
#[derive(Clone)]
struct Sentence(String);

/// Gives every refusal the form in which it is understood: JSON for programs, a page for people. What the framework
/// cannot read it refuses in plain text, or without a word.
pub(crate) async fn explain(request: Request, next: Next) -> Response {
    /// The longest text that becomes a sentence.
    const LONGEST: usize = 4096;
    let is_program = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let status = response.status();
    let said = response.extensions_mut().remove::<Sentence>();
    let kind = response.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    let is_plain = status.is_client_error() && kind.is_none_or(|kind| kind.starts_with(b"text/plain"));
    let sentence = match said {
        Some(Sentence(said)) if is_program => said,
        None if is_plain => {
            let text = to_bytes(std::mem::take(response.body_mut()), LONGEST).await.unwrap_or_default();
            match str::from_utf8(&text) {
                Ok(text) if !text.trim().is_empty() => sentence(text.trim()),
                Ok(_) | Err(_) => "Nothing like that can be done here.".to_owned(),
            }
        }
        Some(_) | None => return response,
    };
    let failure = Failure { status, sentence };
    let mut explained = if is_program { failure.into_json() } else { failure.into_response() };
    // What may be done instead.
    if let Some(allowed) = response.headers_mut().remove(header::ALLOW) {
        explained.headers_mut().insert(header::ALLOW, allowed);
    }
    explained
}
