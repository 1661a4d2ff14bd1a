//! The address that a request comes from, for limits.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;

/// The header to which proxies append the address of their client.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The address that a request comes from. An IPv6 client usually has a whole /64 network, so only the network counts.
/// All requests of unknown origin share one source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Source(Option<IpAddr>);

impl Source {
    /// Returns the source for a client address.
    pub(crate) fn of(address: IpAddr) -> Self {
        Self(Some(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let network = u128::from(address) >> 64 << 64;
                IpAddr::V6(Ipv6Addr::from(network))
            }
        }))
    }

    /// Returns the source of a request that came through this number of proxies.
    fn of_request(headers: &HeaderMap, extensions: &Extensions, trusted_proxies: usize) -> Self {
        let connected = || extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        forwarded(headers, trusted_proxies).or_else(connected).map_or(Self(None), Self::of)
    }
}

/// Returns the client address that the first trusted proxy saw. Each proxy appends its client's address to the list;
/// entries before those can be forged. Several header lines form one list.
fn forwarded(headers: &HeaderMap, trusted_proxies: usize) -> Option<IpAddr> {
    let lines = headers.get_all(FORWARDED_FOR).iter().map(HeaderValue::as_bytes);
    // Forged bytes must not hide the entries that follow them.
    let list: Vec<&[u8]> = lines.flat_map(|line| line.split(|byte| *byte == b',')).collect();
    // A request that skipped some proxies was first seen by the first address in the list.
    let first = list.len().saturating_sub(trusted_proxies);
    list.get(first..)?.first().and_then(|text| address(str::from_utf8(text).ok()?.trim()))
}

/// Parses an address as proxies write it. Some add the port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// Stores the source of a request in its extensions, for all limits.
pub(crate) async fn note(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let source = Source::of_request(request.headers(), request.extensions(), app.config.trusted_proxies);
    request.extensions_mut().insert(source);
    next.run(request).await
}

impl<S: Sync> FromRequestParts<S> for Source {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(lines: &[&'static str], trusted_proxies: usize) -> Source {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED_FOR, HeaderValue::from_static(line));
        }
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 9], 5000))));
        Source::of_request(&headers, &extensions, trusted_proxies)
    }

    fn source(address: &str) -> Source {
        Source::of(address.parse().unwrap())
    }

    #[test]
    fn behind_proxies_the_address_the_first_one_saw_counts() {
        assert_eq!(of(&["10.0.0.9, 192.0.2.7"], 1), source("192.0.2.7"));
        assert_eq!(of(&["10.0.0.9, 192.0.2.7"], 2), source("10.0.0.9"));
        assert_eq!(of(&["10.0.0.9"], 3), source("10.0.0.9"));
    }

    #[test]
    fn invalid_utf8_does_not_hide_later_entries() {
        let mut headers = HeaderMap::new();
        headers.append(FORWARDED_FOR, HeaderValue::from_bytes(b"\xff\xfe, 192.0.2.7").unwrap());
        assert_eq!(forwarded(&headers, 1), "192.0.2.7".parse().ok());
        assert_eq!(forwarded(&headers, 2), None);
    }

    #[test]
    fn several_header_lines_form_one_list() {
        assert_eq!(of(&["10.0.0.9", "192.0.2.7"], 1), source("192.0.2.7"));
        assert_eq!(of(&["10.0.0.9,10.0.0.8", "192.0.2.7"], 2), source("10.0.0.8"));
    }

    #[test]
    fn without_a_proxy_the_header_is_ignored() {
        assert_eq!(of(&["10.0.0.9"], 0), source("127.0.0.9"));
        assert_eq!(of(&[], 1), source("127.0.0.9"));
        assert_eq!(of(&["192.0.2.7, me"], 1), source("127.0.0.9"), "an invalid entry is ignored");
    }

    #[test]
    fn some_proxies_add_the_port() {
        assert_eq!(of(&["192.0.2.7:4711"], 1), source("192.0.2.7"));
        assert_eq!(of(&["[2001:db8::1]:4711"], 1), source("2001:db8::"));
        assert_eq!(of(&["[2001:db8::1]"], 1), source("2001:db8::"));
    }

    #[test]
    fn an_ipv6_network_is_one_source() {
        assert_eq!(source("2001:db8:1:2:3:4:5:6"), source("2001:db8:1:2:ffff::1"));
        assert_ne!(source("2001:db8:1:2::1"), source("2001:db8:1:3::1"));
        assert_eq!(source("::ffff:192.0.2.7"), source("192.0.2.7"));
        assert_ne!(source("192.0.2.7"), source("192.0.2.8"));
    }
}
