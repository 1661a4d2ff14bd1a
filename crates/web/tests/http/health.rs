use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, query};

use super::TestApp;

impl TestApp {
    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Checks that the server is alive and whether it is ready.
    async fn must_be_ready(&self, is_ready: bool) {
        let visitor = self.stranger();
        let page = visitor.get("/healthz").await.must_be(StatusCode::OK);
        assert_eq!(page.text, "ok");
        if is_ready {
            assert_eq!(visitor.get("/readyz").await.must_be(StatusCode::OK).text, "ok");
        } else {
            let page = visitor.get("/readyz").await.must_be(StatusCode::SERVICE_UNAVAILABLE);
            for inner in ["sqlite", "database", "tessera.db", "os error", self.folder.path().to_str().unwrap()] {
                assert!(!page.text.contains(inner), "{}", page.text);
            }
        }
    }

    /// Waits until the cached answer has expired.
    async fn forget_answer(&self) {
        tokio::time::sleep(Duration::from_millis(1100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closing_hall_is_alive_and_not_ready() {
    let app = TestApp::new().await;
    app.must_be_ready(true).await;
    app.hall.close().await;
    app.must_be_ready(false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn readiness_is_tested_by_writing_at_most_once_a_second() {
    let app = TestApp::new().await;
    let journal = app.file("tessera.db-wal");
    let written = || fs::metadata(&journal).unwrap().len();
    let (begun, before) = (Instant::now(), written());
    app.must_be_ready(true).await;
    let one = written() - before;
    assert!(one > 0, "nothing was written");
    while begun.elapsed() < Duration::from_millis(2500) {
        for _ in 0..20 {
            app.stranger().get("/readyz").await.must_be(StatusCode::OK);
        }
    }
    let times = (written() - before) / one;
    let most = begun.elapsed().as_secs() + 1;
    assert!((2..=most).contains(&times), "{times} times in {:?}", begun.elapsed());
}

/// A process that has a deleted file open can still write to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_database_is_not_ready() {
    for name in ["tessera.db", "tessera.db-wal"] {
        let app = TestApp::new().await;
        fs::rename(app.file(name), app.file("away")).unwrap();
        app.must_be_ready(false).await;
        fs::copy(app.file("away"), app.file(name)).unwrap();
        app.forget_answer().await;
        app.must_be_ready(false).await;
        fs::rename(app.file("away"), app.file(name)).unwrap();
        app.forget_answer().await;
        app.must_be_ready(true).await;
        fs::remove_file(app.file(name)).unwrap();
        app.forget_answer().await;
        app.must_be_ready(false).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_corrupt_database_is_not_ready() {
    let app = TestApp::new().await;
    let sound = fs::read(app.file("tessera.db")).unwrap();
    let journal = fs::read(app.file("tessera.db-wal")).unwrap();
    for broken in [Vec::new(), b"a letter, and no database. ".repeat(1000)] {
        fs::write(app.file("tessera.db"), broken).unwrap();
        // The write-ahead log would hide the damage for a while.
        fs::write(app.file("tessera.db-wal"), []).unwrap();
        app.must_be_ready(false).await;
        fs::write(app.file("tessera.db"), &sound).unwrap();
        fs::write(app.file("tessera.db-wal"), &journal).unwrap();
        app.forget_answer().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_folder_is_not_ready() {
    let app = TestApp::new().await;
    fs::create_dir(app.file("tessera.trial")).unwrap();
    app.must_be_ready(false).await;
    fs::remove_dir(app.file("tessera.trial")).unwrap();
    app.forget_answer().await;
    app.must_be_ready(true).await;
    assert!(!app.file("tessera.trial").exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_is_not_ready() {
    let app = TestApp::new().await;
    let mut other = SqliteConnectOptions::new().filename(app.file("tessera.db")).connect().await.unwrap();
    query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let asked = Instant::now();
    tokio::join!(app.must_be_ready(false), app.must_be_ready(false));
    assert!(asked.elapsed() < Duration::from_secs(8), "an answer took {:?}", asked.elapsed());
    query("ROLLBACK").execute(&mut other).await.unwrap();
    app.forget_answer().await;
    app.must_be_ready(true).await;
}
