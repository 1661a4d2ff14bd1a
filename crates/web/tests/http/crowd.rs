use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use axum::body::{Body, BodyDataStream};
use axum::http::{StatusCode, header};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, spawn_blocking};
use web::WebConfig;

use super::{HOST, Page, TestApp, Visitor};

/// A server on a real socket.
struct Served {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    server: JoinHandle<std::io::Result<()>>,
    _app: TestApp,
}

impl Served {
    async fn with(config: WebConfig) -> Self {
        let app = TestApp::with(config).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let server = tokio::spawn(web::run(listener, app.app.clone(), async { drop(stopped.await) }));
        Self { address, stop, server, _app: app }
    }

    /// Sends text bit by bit. Returns what comes back until the connection ends.
    async fn trickle(&self, bits: &'static [&'static str], pause: Duration) -> String {
        let mut connection = TcpStream::connect(self.address).unwrap();
        connection.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let trickle = move || {
            for bit in bits {
                if connection.write_all(bit.as_bytes()).is_err() {
                    break;
                }
                std::thread::sleep(pause);
            }
            let mut said = Vec::new();
            // Data sent after the server closed the connection causes a read error.
            let _ = connection.read_to_end(&mut said);
            String::from_utf8(said).unwrap()
        };
        spawn_blocking(trickle).await.unwrap()
    }

    async fn end(self) {
        drop(self.stop);
        self.server.await.unwrap().unwrap();
    }
}

const SHORT: Duration = Duration::from_millis(400);

fn hasty() -> WebConfig {
    WebConfig { header_time: SHORT, body_time: SHORT, ..WebConfig::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_headers_are_refused_with_an_explanation() {
    let served = Served::with(hasty()).await;
    let bits = &["GET / HTTP/1.1\r\n", "host: x\r\n", "a: 1\r\n", "b: 1\r\n", "c: 1\r\n", "d: 1\r\n"];
    let begun = Instant::now();
    let said = served.trickle(bits, Duration::from_millis(150)).await;
    assert!(said.starts_with("HTTP/1.1 408 Request Timeout\r\n"), "{said}");
    assert!(said.ends_with("Your request did not arrive in time, so nothing was done. Try again."), "{said}");
    assert!(begun.elapsed() < Duration::from_secs(5));
    let said = served.trickle(&[""], Duration::ZERO).await;
    assert_eq!(said, "", "a silent client gets no answer");
    served.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_body_is_refused_with_an_explanation() {
    const FORM: &str = "content-type: application/x-www-form-urlencoded\r\nsec-fetch-site: same-origin\r\n";
    let served = Served::with(hasty()).await;
    let said = "What you sent did not arrive in time, so nothing was done. Try again.";
    let head = format!("POST /me HTTP/1.1\r\nhost: {HOST}\r\n{FORM}content-length: 100\r\n\r\n");
    let head: &'static str = Box::leak(head.into_boxed_str());
    let bits: Vec<&'static str> = [head].into_iter().chain(["n"; 20]).collect();
    let answer = served.trickle(Box::leak(bits.into_boxed_slice()), Duration::from_millis(60)).await;
    assert!(answer.starts_with("HTTP/1.1 408 Request Timeout\r\n") && answer.contains(said), "{answer}");
    let answer = served
        .trickle(
            &[
                "POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n",
                "{",
            ],
            Duration::ZERO,
        )
        .await;
    assert!(answer.contains(" 408 ") && answer.contains(&format!(r#"{{"error":"{said}"}}"#)), "{answer}");
    served.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_server_says_so_until_a_connection_ends() {
    let served = Served::with(WebConfig { most_connections: 3, ..WebConfig::default() }).await;
    let mut taken: Vec<TcpStream> = (0..3).map(|_| TcpStream::connect(served.address).unwrap()).collect();
    let ask = &["GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"];
    let begun = Instant::now();
    let said = served.trickle(ask, Duration::ZERO).await;
    assert!(said.starts_with("HTTP/1.1 503 Service Unavailable\r\n"), "{said}");
    assert!(said.contains("The server is full at the moment") && said.contains("content-security"), "{said}");
    let said = served.trickle(&["GET /api/tables HTTP/1.1\r\nhost: x\r\n\r\n"], Duration::ZERO).await;
    assert!(said.contains(r#"{"error":"The server is full"#), "{said}");
    taken.pop();
    loop {
        let said = served.trickle(ask, Duration::ZERO).await;
        if said.starts_with("HTTP/1.1 200 OK\r\n") {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(10), "{said}");
    }
    drop(taken);
    served.end().await;
}

/// Opens many connections from one address. All of them stay silent.
#[tokio::test(flavor = "multi_thread")]
async fn connections_are_limited_per_address_except_for_proxies() {
    for (trusted_proxies, is_told) in [(0, true), (1, false)] {
        let served = Served::with(WebConfig { trusted_proxies, ..WebConfig::default() }).await;
        let _held: Vec<TcpStream> = (0..256).map(|_| TcpStream::connect(served.address).unwrap()).collect();
        let ask = &["GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"];
        let said = served.trickle(ask, Duration::ZERO).await;
        if is_told {
            assert!(said.starts_with("HTTP/1.1 429 Too Many Requests\r\n"), "{said}");
            assert!(said.contains("Too many connections from your address are open"), "{said}");
        } else {
            assert!(said.starts_with("HTTP/1.1 200 OK\r\n"), "{said}");
        }
    }
}

/// Opens the stream of a table from an address.
async fn stream(visitor: &Visitor<'_>, id: &str, from: &str) -> Result<BodyDataStream, Page> {
    let path = format!("/tables/{id}/events");
    let request = visitor.request("GET", &path).header("x-forwarded-for", from).body(Body::empty()).unwrap();
    let response = visitor.app.send(request).await;
    if response.status() == StatusCode::OK {
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
        return Ok(response.into_body().into_data_stream());
    }
    Err(Page::read(path, response).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_are_limited_per_person_and_address() {
    let app = TestApp::with(WebConfig { trusted_proxies: 1, ..WebConfig::default() }).await;
    let (id, ada, bob) = app.two_people().await;
    let mut open = Vec::new();
    for number in 0..64 {
        open.push(stream(&ada, &id, &format!("192.0.2.{number}")).await.unwrap());
    }
    let page = stream(&ada, &id, "198.51.100.1").await.unwrap_err();
    page.must_say(StatusCode::TOO_MANY_REQUESTS, "You have 64 pages open already");
    for number in 0..64 {
        open.push(stream(&bob, &id, &format!("2001:db8:1:2::{number}")).await.unwrap());
        open.push(stream(&app.stranger(), &id, &format!("2001:db8:1:2:ffff::{number}")).await.unwrap());
    }
    let page = stream(&app.stranger(), &id, "2001:db8:1:2:3::1").await.unwrap_err();
    page.must_say(StatusCode::TOO_MANY_REQUESTS, "128 pages are open from your address already");
    let page = app.stranger();
    let request = page.request("GET", &format!("/api/tables/{id}/events")).header("x-forwarded-for", "2001:db8:1:2::");
    let page = page.send(request.body(Body::empty()).unwrap()).await.must_be(StatusCode::TOO_MANY_REQUESTS);
    assert!(page.json()["error"].as_str().unwrap().contains("from your address"));
    open.push(stream(&app.stranger(), &id, "2001:db8:1:3::1").await.unwrap());
    drop(open);
    drop(stream(&ada, &id, "2001:db8:1:2::1").await.unwrap());
}

/// Sends a body that never ends from an address, until it is refused.
async fn send_forever(app: &TestApp, from: &str) -> StatusCode {
    let visitor = app.stranger();
    let request = visitor.request("POST", "/api/people").header("x-forwarded-for", from);
    let request = request.header(header::CONTENT_TYPE, "application/json");
    let body = Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>());
    app.send(request.body(body).unwrap()).await.status()
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_are_limited_per_address() {
    let config =
        WebConfig { trusted_proxies: 1, rate: 100_000, body_time: Duration::from_secs(2), ..WebConfig::default() };
    let app = TestApp::with(config).await;
    let sent = (0..70).map(|number| send_forever(&app, if number < 66 { "192.0.2.7" } else { "192.0.2.8" }));
    let answers = futures_util::future::join_all(sent).await;
    let count = |status: StatusCode| answers.iter().filter(|answer| **answer == status).count();
    assert_eq!(count(StatusCode::TOO_MANY_REQUESTS), 2, "{answers:?}");
    assert_eq!(count(StatusCode::REQUEST_TIMEOUT), 68, "{answers:?}");
    assert_eq!(send_forever(&app, "192.0.2.7").await, StatusCode::REQUEST_TIMEOUT, "there is room again");
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_leave_room_for_other_requests() {
    let app = TestApp::with(WebConfig { trusted_proxies: 1, most_connections: 8, ..WebConfig::default() }).await;
    let (id, ada, _bob) = app.two_people().await;
    let mut open = Vec::new();
    for number in 0..6 {
        open.push(stream(&app.stranger(), &id, &format!("192.0.2.{number}")).await.unwrap());
    }
    let page = stream(&ada, &id, "198.51.100.1").await.unwrap_err();
    page.must_say(StatusCode::SERVICE_UNAVAILABLE, "Too many pages are open at the moment");
}
