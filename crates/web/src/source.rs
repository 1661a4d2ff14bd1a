//! Where a request comes from, as far as limits care.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;

/// Where proxies write whom they were asked by.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The address that a request comes from. Whoever has one address of IPv6 has a whole network of them, so that the
/// network (/64) counts. All of whom nothing is known are the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Source(Option<IpAddr>);

impl Source {
    /// The source of a connection.
    pub(crate) fn of(address: IpAddr) -> Self {
        Self(Some(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let network = u128::from(address) >> 64 << 64;
                IpAddr::V6(Ipv6Addr::from(network))
            }
        }))
    }

    /// The source of a request that came through this many proxies.
    fn of_request(headers: &HeaderMap, extensions: &Extensions, trusted_proxies: usize) -> Self {
        let connected = || extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        forwarded(headers, trusted_proxies).or_else(connected).map_or(Self(None), Self::of)
    }
}

/// The address that the first of the trusted proxies saw. Each of them adds the one that it was asked from at the end of
/// the list; what stands before these, anybody may have made up. Several lines are one list.
fn forwarded(headers: &HeaderMap, trusted_proxies: usize) -> Option<IpAddr> {
    let lines = headers.get_all(FORWARDED_FOR).iter().map(HeaderValue::as_bytes);
    // Whatever bytes somebody has made up, what was added behind them is found.
    let list: Vec<&[u8]> = lines.flat_map(|line| line.split(|byte| *byte == b',')).collect();
    // A request that passed fewer proxies than there are was not seen by any before the first one in the list.
    let first = list.len().saturating_sub(trusted_proxies);
    list.get(first..)?.first().and_then(|text| address(str::from_utf8(text).ok()?.trim()))
}

/// An address as proxies write it: some add the port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// Notes the source of a request, for everybody who counts.
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
    fn behind_a_proxy_the_last_address_that_it_added_counts() {
        assert_eq!(of(&["10.0.0.9, 192.0.2.7"], 1), source("192.0.2.7"));
        assert_eq!(of(&["10.0.0.9, 192.0.2.7"], 2), source("10.0.0.9"));
        assert_eq!(of(&["10.0.0.9"], 3), source("10.0.0.9"));
    }

    #[test]
    fn bytes_that_are_no_text_hide_nothing_that_was_added_behind_them() {
        let mut headers = HeaderMap::new();
        headers.append(FORWARDED_FOR, HeaderValue::from_bytes(b"\xff\xfe, 192.0.2.7").unwrap());
        assert_eq!(forwarded(&headers, 1), "192.0.2.7".parse().ok());
        assert_eq!(forwarded(&headers, 2), None);
    }

    #[test]
    fn several_lines_are_one_list() {
        assert_eq!(of(&["10.0.0.9", "192.0.2.7"], 1), source("192.0.2.7"));
        assert_eq!(of(&["10.0.0.9,10.0.0.8", "192.0.2.7"], 2), source("10.0.0.8"));
    }

    #[test]
    fn without_a_proxy_nobody_is_believed() {
        assert_eq!(of(&["10.0.0.9"], 0), source("127.0.0.9"));
        assert_eq!(of(&[], 1), source("127.0.0.9"));
        assert_eq!(of(&["192.0.2.7, me"], 1), source("127.0.0.9"), "what is no address says nothing");
    }

    #[test]
    fn some_proxies_add_the_port() {
        assert_eq!(of(&["192.0.2.7:4711"], 1), source("192.0.2.7"));
        assert_eq!(of(&["[2001:db8::1]:4711"], 1), source("2001:db8::"));
        assert_eq!(of(&["[2001:db8::1]"], 1), source("2001:db8::"));
    }

    #[test]
    fn a_network_of_version_six_is_one_source() {
        assert_eq!(source("2001:db8:1:2:3:4:5:6"), source("2001:db8:1:2:ffff::1"));
        assert_ne!(source("2001:db8:1:2::1"), source("2001:db8:1:3::1"));
        assert_eq!(source("::ffff:192.0.2.7"), source("192.0.2.7"));
        assert_ne!(source("192.0.2.7"), source("192.0.2.8"));
    }
}
