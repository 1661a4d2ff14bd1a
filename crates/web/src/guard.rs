//! Protection for the whole server: security headers, rate limits, and requests from other sites.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::Response;
use engine::say;
use table::hall::{Buckets, Rate};

use crate::app::App;
use crate::failure::Failure;
use crate::source::Source;
use crate::words::Key;

/// Scripts, styles and pictures come only from this server, and no site may put a page into a frame.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Adds the security headers to every answer.
pub(crate) async fn add_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    // A page is for one person, and valid only until something changes.
    set(header::CACHE_CONTROL, "no-store");
    response
}

/// Refuses changing requests from pages of other sites.
pub(crate) async fn refuse_other_sites(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, Failure> {
    let changes_nothing = matches!(*request.method(), Method::GET | Method::HEAD);
    if changes_nothing || is_from_here(request.headers(), app.config.public_url.as_deref()) {
        return Ok(next.run(request).await);
    }
    Err(Failure::new(StatusCode::FORBIDDEN, say!(FailureOtherSite)))
}

/// Checks whether a request comes from a page of this site. Browsers send its origin; other programs do not have to.
fn is_from_here(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    let Some(origin) = text("origin") else { return true };
    if public_url == Some(origin) {
        return true;
    }
    let host = origin.parse::<Uri>().ok().and_then(|origin| origin.authority().map(ToString::to_string));
    host.is_some() && host.as_deref() == text("host")
}

/// Limits the number of changing requests per second and source.
pub(crate) async fn limit(
    State(app): State<App>,
    source: Source,
    request: Request,
    next: Next,
) -> Result<Response, Failure> {
    if matches!(*request.method(), Method::GET | Method::HEAD) || app.rates.take(source, Instant::now()) {
        return Ok(next.run(request).await);
    }
    Err(Failure::new(StatusCode::TOO_MANY_REQUESTS, say!(FailureTooMuchAtOnce)))
}

/// The number of requests that each source has left.
pub(crate) struct Rates {
    rate: Rate,
    buckets: Mutex<Buckets<Source>>,
}

impl Rates {
    /// Size of a burst, as seconds' worth of requests.
    const BURST: u32 = 5;

    pub(crate) fn new(per_second: u32) -> Self {
        let rate = Rate { at_once: per_second.saturating_mul(Self::BURST), a_minute: per_second.saturating_mul(60) };
        Self { rate, buckets: Mutex::default() }
    }

    /// Takes a request from the budget of a source. Returns false if none is left.
    fn take(&self, source: Source, now: Instant) -> bool {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner).take(source, self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pairs = pairs.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        pairs.collect()
    }

    #[test]
    fn requests_from_other_sites_are_recognized_by_their_headers() {
        let here =
            |pairs: &[(&'static str, &'static str)]| is_from_here(&headers(pairs), Some("https://games.example"));
        assert!(here(&[]));
        assert!(here(&[("sec-fetch-site", "same-origin")]));
        assert!(here(&[("sec-fetch-site", "none")]));
        assert!(!here(&[("sec-fetch-site", "cross-site")]));
        assert!(!here(&[("sec-fetch-site", "same-site")]));
        assert!(here(&[("origin", "http://127.0.0.1:8420"), ("host", "127.0.0.1:8420")]));
        assert!(!here(&[("origin", "http://127.0.0.1:9000"), ("host", "127.0.0.1:8420")]));
        assert!(!here(&[("origin", "null"), ("host", "127.0.0.1:8420")]));
        assert!(here(&[("origin", "https://games.example"), ("host", "inside:8420")]));
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let rates = Rates::new(10);
        let (start, source) = (Instant::now(), Source::default());
        let taken = (0..100).filter(|_| rates.take(source, start)).count();
        assert_eq!(taken, 50);
        assert!(rates.take(source, start + Duration::from_millis(101)));
        assert!(!rates.take(source, start + Duration::from_millis(102)));
        assert!(rates.take(Source::of([10, 0, 0, 1].into()), start));
    }
}
