//! Request bodies and errors of the API.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use engine::words::Phrase;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::hall::HallError;

use crate::app::App;
use crate::failure::Failure;
use crate::visitor::Visitor;

/// A failure, with the current table if that helps.
#[derive(Debug)]
pub(super) struct Problem {
    failure: Failure,
    current: Option<Value>,
}

impl Problem {
    /// A problem together with the value that the caller should look at.
    pub(super) fn with_current(failure: Failure, current: Value) -> Self {
        Self { failure, current: Some(current) }
    }
}

impl From<Failure> for Problem {
    fn from(failure: Failure) -> Self {
        Self { failure, current: None }
    }
}

impl From<HallError> for Problem {
    fn from(error: HallError) -> Self {
        Failure::from(error).into()
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        match self.current {
            None => self.failure.into_response(),
            Some(current) => self.failure.with_current(current),
        }
    }
}

/// The caller of the API.
pub(super) struct Caller(pub(super) Visitor);

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        Ok(Self(Visitor::from_request_parts(parts, app).await?))
    }
}

/// A JSON body.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        let read: Result<Json<T>, JsonRejection> = Json::from_request(request, app).await;
        match read {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => Err(Failure::new(rejection.status(), Phrase::verbatim(rejection.body_text())).into()),
        }
    }
}
