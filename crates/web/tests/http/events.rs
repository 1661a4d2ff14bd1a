use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use axum::http::{StatusCode, header};
use futures_util::StreamExt;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::{HOST, TestApp, Visitor};

const PATIENCE: Duration = Duration::from_secs(20);

/// Opens the event stream of a table.
async fn open(visitor: &Visitor<'_>, path: &str) -> BodyDataStream {
    let response = visitor.app.send(visitor.request("GET", path).body(Body::empty()).unwrap()).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
    assert!(!response.headers().contains_key(header::CONTENT_ENCODING), "a compressed stream comes too late");
    response.into_body().into_data_stream()
}

/// Returns the next event.
async fn next(stream: &mut BodyDataStream) -> String {
    let bytes = timeout(PATIENCE, stream.next()).await.unwrap().unwrap().unwrap();
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stream_sends_changed_first_and_after_every_change() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    for path in [format!("/tables/{id}/events"), format!("/api/tables/{id}/events")] {
        let mut stream = open(&bob, &path).await;
        assert!(next(&mut stream).await.starts_with("event: changed\ndata: {\"tick\":"));
        ada.post(&format!("/tables/{id}/chat"), &[("text", "hello")]).await.must_be(StatusCode::SEE_OTHER);
        assert!(next(&mut stream).await.starts_with("event: changed\n"));
    }
    let mut stream = open(&bob, &format!("/tables/{id}/events")).await;
    let first = next(&mut stream).await;
    ada.act(&id, "place forest 3").await;
    let second = next(&mut stream).await;
    assert_ne!(first, second, "each change has its own number");
    let quiet = timeout(Duration::from_millis(200), stream.next()).await;
    assert!(quiet.is_err(), "there is no event without a change: {quiet:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_stream_counts_as_presence() {
    let app = TestApp::new().await;
    let (id, ada, bob) = app.two_people().await;
    let here = async || ada.view(&id).await["seats"][1]["here"].clone();
    assert_eq!(here().await, false);
    let mut adas = open(&ada, &format!("/tables/{id}/events")).await;
    next(&mut adas).await;
    let mut bobs = open(&bob, &format!("/tables/{id}/events")).await;
    next(&mut bobs).await;
    next(&mut adas).await;
    assert_eq!(here().await, true);
    drop(bobs);
    next(&mut adas).await;
    assert_eq!(here().await, false);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stream_ends_when_the_server_stops() {
    let app = TestApp::new().await;
    let (id, ada, _bob) = app.two_people().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let server = tokio::spawn(web::run(listener, app.app.clone(), async { drop(stopped.await) }));
    let request = format!("GET /tables/{id}/events HTTP/1.1\r\nHost: {HOST}\r\n\r\n");
    let reader = tokio::task::spawn_blocking(move || {
        let mut connection = TcpStream::connect(address).unwrap();
        connection.set_read_timeout(Some(PATIENCE)).unwrap();
        connection.write_all(request.as_bytes()).unwrap();
        let mut lines = BufReader::new(connection).lines();
        assert!(lines.any(|line| line.unwrap() == "event: changed"));
        drop(stop);
        lines.map(|line| line.unwrap()).collect::<Vec<_>>()
    });
    let rest = timeout(PATIENCE, reader).await.unwrap().unwrap();
    assert_eq!(rest.iter().filter(|line| *line == "0").count(), 1, "it ends with a final chunk: {rest:?}");
    timeout(Duration::from_secs(5), server).await.unwrap().unwrap().unwrap();
    drop(ada);
}
