//! Errors and how they are shown to people and programs.

use axum::Json;
use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use engine::say;
use engine::words::{Phrase, Speaker};
use maud::{Markup, html};
use serde_json::{Value, json};
use table::hall::HallError;
use table::store::StoreError;
use table::{ActError, PlanError, Tell};

use crate::layout::{self, Reader};
use crate::table_page::Preferences;
use crate::visitor;
use crate::words::{self, Key};

/// The reason why a request failed: a status, and a sentence for people.
#[derive(Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    sentence: Phrase,
}

impl Failure {
    /// A failure with this status and sentence.
    pub(crate) fn new(status: StatusCode, sentence: Phrase) -> Self {
        Self { status, sentence }
    }

    /// Returns the HTTP status.
    pub(crate) const fn status(&self) -> StatusCode {
        self.status
    }

    /// Returns the sentence.
    pub(crate) const fn sentence(&self) -> &Phrase {
        &self.sentence
    }

    /// Returns the response for a program, with the value that the program should look at instead.
    pub(crate) fn with_current(self, current: Value) -> Response {
        let mut response = self.into_response();
        response.extensions_mut().insert(Current(current));
        response
    }
}

impl From<HallError> for Failure {
    fn from(error: HallError) -> Self {
        Self { status: status_of(&error), sentence: told(&error) }
    }
}

impl Failure {
    /// Explains an error at a table in the words of its game.
    pub(crate) fn at(speaker: &Speaker<'_>, error: &HallError) -> Self {
        Self { status: status_of(error), sentence: Phrase::verbatim(speaker.say(told(error))) }
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, say!(FailureInternal))
    }
}

/// Returns what a player is told about an error. Paths and database errors are logged for the administrator only.
pub(crate) fn told(error: &HallError) -> Phrase {
    match error {
        HallError::Store(StoreError::Database(_) | StoreError::Unusable { .. }) => {
            tracing::error!(%error, "the store failed");
            say!(FailureStore)
        }
        HallError::Store(StoreError::Corrupt { .. }) => {
            tracing::error!(%error, "the store failed");
            say!(FailureCorrupt)
        }
        HallError::Internal(_) => {
            tracing::error!(%error, "a request failed");
            say!(FailureInternal)
        }
        // A refusal is already a sentence with its rulebook reference.
        HallError::Act(ActError::Refused(reason)) => reason.tell(),
        error => clause(error.tell()),
    }
}

/// Turns a clause into a sentence.
pub(crate) fn clause(clause: Phrase) -> Phrase {
    say!(FailureClause, clause = clause)
}

/// Turns a text into a sentence.
pub(crate) fn sentence(text: &str) -> Phrase {
    let end = if text.ends_with(['.', '!', '?', ')']) { "" } else { "." };
    say!(FailureSentence, text = format!("{text}{end}"))
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
        | HallError::NotConfirmed { .. }
        | HallError::NothingToConfirm { .. }
        | HallError::BotPlays { .. }
        | HallError::NoBotPlays { .. }
        | HallError::IsHere { .. }
        | HallError::NotToAct { .. }
        | HallError::NotAwayLong { .. }
        | HallError::Resigned { .. }
        | HallError::NothingAsked
        | HallError::FormUsed
        | HallError::TurnConfirmed
        | HallError::NoRecord
        | HallError::StandsStill
        | HallError::NothingStandsStill
        | HallError::NoBeginning
        | HallError::KeptAsText
        | HallError::ChapterClosed { .. }
        | HallError::Undo(_)
        | HallError::Act(ActError::Refused(_))
        | HallError::Plan(PlanError::Answer { error: ActError::Refused(_), .. })
        | HallError::Store(StoreError::Conflict) => StatusCode::CONFLICT,
        HallError::NoSuchSeat { .. }
        | HallError::ImportNotOver
        | HallError::NoChapter
        | HallError::Seats { .. }
        | HallError::Act(ActError::Notation(_))
        | HallError::Plan(
            PlanError::Empty
            | PlanError::TooLong { .. }
            | PlanError::Unfit(_)
            | PlanError::Answer { error: ActError::Notation(_), .. },
        )
        | HallError::Setup(_)
        | HallError::Name(_)
        | HallError::Occupant(_)
        | HallError::Import(_) => StatusCode::UNPROCESSABLE_ENTITY,
        HallError::TooManyTables { .. }
        | HallError::TooManyChapters { .. }
        | HallError::TooFast { .. }
        | HallError::TooMuchSaid { .. } => StatusCode::TOO_MANY_REQUESTS,
        HallError::Store(StoreError::Closed) => StatusCode::SERVICE_UNAVAILABLE,
        HallError::Act(ActError::Broken)
        | HallError::Plan(PlanError::Answer { error: ActError::Broken, .. } | PlanError::First(_))
        | HallError::Broken(_)
        | HallError::Store(_)
        | HallError::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// Leaves the body to [`explain`], which knows the form and language of the answer.
impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(Refused(self.sentence));
        response
    }
}

/// The sentence of a failure, kept until [`explain`] writes the body.
#[derive(Clone)]
struct Refused(Phrase);

/// What a program should look at instead.
#[derive(Clone)]
struct Current(Value);

/// Writes the body of every refusal in the form and language of its reader: JSON for programs, a page for people.
/// This includes requests that axum rejects, with plain text or an empty body.
pub(crate) async fn explain(request: Request, next: Next) -> Response {
    /// Maximum length of a plain text that becomes a sentence, in bytes.
    const LONGEST: usize = 4096;
    let language = visitor::language(request.headers());
    let is_program = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let status = response.status();
    let said = response.extensions_mut().remove::<Refused>();
    let kind = response.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    let is_plain = status.is_client_error() && kind.is_none_or(|kind| kind.starts_with(b"text/plain"));
    let why = match said {
        Some(Refused(why)) => why,
        None if is_plain => {
            let text = to_bytes(std::mem::take(response.body_mut()), LONGEST).await.unwrap_or_default();
            match str::from_utf8(&text) {
                Ok(text) if !text.trim().is_empty() => sentence(text.trim()),
                Ok(_) | Err(_) => say!(FailureNothingLikeThat),
            }
        }
        None => return response,
    };
    let speaker = words::hall_speaker(language);
    let mut explained = if is_program {
        let current = response.extensions_mut().remove::<Current>();
        (status, Json(for_program(&speaker.say(why), current))).into_response()
    } else {
        let reader = Reader { language, preferences: Preferences::default() };
        let title = speaker.say(say!(FailureTitle));
        (status, layout::page(reader, &title, &for_people(&speaker, &title, &why))).into_response()
    };
    // Keep the list of allowed methods.
    if let Some(allowed) = response.headers_mut().remove(header::ALLOW) {
        explained.headers_mut().insert(header::ALLOW, allowed);
    }
    explained
}

fn for_program(why: &str, current: Option<Current>) -> Value {
    match current {
        Some(Current(current)) => json!({ "error": why, "current": current }),
        None => json!({ "error": why }),
    }
}

fn for_people(speaker: &Speaker<'_>, title: &str, why: &Phrase) -> Markup {
    html! {
        main.page id="content" tabindex="-1" {
            h1 { (title) }
            p.flash.bad role="alert" { (speaker.say(why)) }
            p { a.button href="/" { (speaker.say(say!(SiteGoHome))) } }
        }
    }
}
