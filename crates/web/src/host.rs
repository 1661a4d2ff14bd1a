//! The host names that the server answers to.

use std::net::SocketAddr;

use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use engine::say;

use crate::app::App;
use crate::failure::Failure;
use crate::health;
use crate::words::Key;

/// The local address at which a connection arrived.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arrived(pub(crate) SocketAddr);

/// Refuses requests for other host names, if a public address is configured. A foreign name that resolves to this
/// server would let its pages read our answers, and our links would lead to it.
pub(crate) async fn refuse_other_names(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, Failure> {
    let Some(public_url) = &app.config.public_url else { return Ok(next.run(request).await) };
    let arrived = request.extensions().get().map(|Arrived(address)| *address);
    if health::is_asked_for(&request) || asked_name(&request).is_some_and(|name| is_ours(&name, public_url, arrived)) {
        return Ok(next.run(request).await);
    }
    Err(Failure::new(StatusCode::MISDIRECTED_REQUEST, say!(FailureOtherName, address = public_url)))
}

/// Returns the host name that a request asks for, if it names exactly one.
fn asked_name(request: &Request) -> Option<String> {
    if let Some(authority) = request.uri().authority() {
        return Some(authority.as_str().to_ascii_lowercase());
    }
    let mut names = request.headers().get_all(header::HOST).iter();
    let name = names.next()?.to_str().ok()?.to_ascii_lowercase();
    names.next().is_none().then_some(name)
}

/// Whether the name is that of the public address or of the address at which the request arrived.
fn is_ours(name: &str, public_url: &str, arrived: Option<SocketAddr>) -> bool {
    let (scheme, public) = public_url.split_once("://").unwrap_or(("http", public_url));
    let port = if scheme == "https" { 443 } else { 80 };
    with_port(name, port) == with_port(&public.to_ascii_lowercase(), port)
        || arrived.is_some_and(|arrived| is_here(&with_port(name, 80), arrived))
}

/// Appends the usual port if the name has none.
fn with_port(name: &str, usual: u16) -> String {
    let has_port = name.rsplit_once(':').is_some_and(|(_, port)| port.bytes().all(|byte| byte.is_ascii_digit()));
    // Colons inside brackets belong to the address.
    if has_port && !name.ends_with(']') { name.to_owned() } else { format!("{name}:{usual}") }
}

fn is_here(name: &str, arrived: SocketAddr) -> bool {
    let (address, port) = (arrived.ip().to_canonical(), arrived.port());
    let own = SocketAddr::new(address, port).to_string();
    let local = ["localhost", "127.0.0.1", "[::1]"].map(|host| format!("{host}:{port}"));
    name == own || (address.is_loopback() && local.iter().any(|local| name == local))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, public_url: &str, arrived: &str, expected: bool) {
        assert_eq!(is_ours(name, public_url, arrived.parse().ok()), expected, "{name} at {public_url} and {arrived}");
    }

    #[test]
    fn the_public_name_is_ours() {
        for public_url in ["https://games.example", "https://Games.Example", "https://games.example:443"] {
            check("games.example", public_url, "", true);
            check("games.example:443", public_url, "", true);
            for other in ["games.example:80", "games.example:8420", "evil.example", "games.example.evil.example", ""] {
                check(other, public_url, "", false);
            }
        }
        check("games.example:8443", "https://games.example:8443", "", true);
        check("games.example", "https://games.example:8443", "", false);
        check("games.example", "http://games.example", "", true);
        check("[2001:db8::1]", "http://[2001:db8::1]", "", true);
    }

    #[test]
    fn the_address_at_which_a_request_arrived_is_ours() {
        let public_url = "https://games.example";
        for name in ["localhost:8420", "127.0.0.1:8420", "[::1]:8420"] {
            check(name, public_url, "127.0.0.1:8420", true);
            check(name, public_url, "[::1]:8420", true);
            check(name, public_url, "[::ffff:127.0.0.1]:8420", true);
            check(name, public_url, "192.0.2.7:8420", false);
        }
        check("192.0.2.7:8420", public_url, "192.0.2.7:8420", true);
        check("192.0.2.7:8420", public_url, "127.0.0.1:8420", false);
        check("localhost", public_url, "127.0.0.1:8420", false);
        check("localhost", public_url, "127.0.0.1:80", true);
        check("localhost:8421", public_url, "127.0.0.1:8420", false);
        check("evil.example:8420", public_url, "127.0.0.1:8420", false);
    }
}
