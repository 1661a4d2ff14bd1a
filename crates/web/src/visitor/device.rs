//! Short names for browsers and programs, for the list of sessions.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

/// Separates the browser and the system in a stored device name.
pub(crate) const ON: &str = " on ";

/// Returns a short name for a browser or program: `Firefox on Linux`.
pub(super) fn device(headers: &HeaderMap) -> String {
    let said = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let first =
        |known: &[(&str, &'static str)]| known.iter().find(|(part, _)| said.contains(part)).map(|(_, name)| *name);
    // Most browsers also claim to be others, so the order matters.
    let browsers = [
        ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"),
        ("Edg", "Edge"),
        ("OPR", "Opera"),
        ("SamsungBrowser", "Samsung Internet"),
        ("Chrome", "Chrome"),
        ("CriOS", "Chrome"),
        ("Safari", "Safari"),
        ("curl", "curl"),
        ("ython", "Python"),
    ];
    let systems = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("Linux", "Linux"),
    ];
    match (first(&browsers), first(&systems)) {
        (Some(browser), Some(system)) => format!("{browser}{ON}{system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn devices_have_short_names() {
        let device = |said_so| device(&[(USER_AGENT, HeaderValue::from_static(said_so))].into_iter().collect());
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120 Safari/537.36 Edg/120";
        assert_eq!(device(edge), "Edge on Windows");
        assert_eq!(
            device("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"),
            "Firefox on Linux"
        );
        assert_eq!(device("Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36"), "Chrome on Android");
        assert_eq!(device("curl/8.5.0"), "curl");
        assert_eq!(device("<script>"), "");
    }
}
