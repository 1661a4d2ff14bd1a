use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use axum::http::Method;
use fantoccini::error::{CmdError, NewSessionError};
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;
use url::{ParseError, Url};

const MISSING: &str = "there is no chromedriver: install Debian's chromium and chromium-driver, or run ./check as root";

/// The kind of browser.
#[derive(Clone, Copy)]
pub(crate) struct Kind {
    /// Width and height of its window.
    pub(crate) size: (u32, u32),
    /// Whether it is a phone.
    pub(crate) is_phone: bool,
    /// Whether it runs scripts.
    pub(crate) has_script: bool,
}

/// A running browser and its driver. Dropping this ends both.
pub(crate) struct Driver {
    child: Child,
    browser: Option<u64>,
    profile: TempDir,
}

impl Driver {
    /// Starts a browser without any cookies.
    pub(crate) async fn start(kind: Kind) -> (Self, Client) {
        let mut problem = String::new();
        for _ in 0..3 {
            let port = free_port();
            let mut driver = Self::spawn(port);
            match driver.connect(port, kind).await {
                Ok(client) => return (driver, client),
                // Another process may have taken the port in the meantime.
                Err(error) => problem = error.to_string(),
            }
        }
        panic!("no browser could be started: {problem}");
    }

    fn spawn(port: u16) -> Self {
        let profile = tempfile::tempdir().unwrap();
        let child = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .env("TMPDIR", profile.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let child = child.unwrap_or_else(|error| panic!("{MISSING} ({error})"));
        Self { child, browser: None, profile }
    }

    async fn connect(&mut self, port: u16, kind: Kind) -> Result<Client, NewSessionError> {
        let address = format!("http://127.0.0.1:{port}");
        let capabilities = self.capabilities(kind);
        let mut tries = 0;
        let client = loop {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            match builder.capabilities(capabilities.clone()).connect(&address).await {
                Ok(client) => break client,
                // The driver needs a moment until it listens.
                Err(NewSessionError::FailedC(_)) if tries < 100 => tries += 1,
                Err(error) => return Err(error),
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        self.browser = client.capabilities().and_then(|found| found.get("goog:processID")?.as_u64());
        Ok(client)
    }

    fn capabilities(&self, kind: Kind) -> Capabilities {
        let (width, height) = kind.size;
        let profile = self.profile.path().display();
        let mut options = json!({
            "args": [
                "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
                "--disable-component-update", "--disable-sync", "--hide-scrollbars", "--disable-dev-shm-usage",
                format!("--user-data-dir={profile}"), format!("--window-size={width},{height}"),
            ],
        });
        if kind.is_phone {
            let metrics = json!({ "width": width, "height": height, "pixelRatio": 2, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        if !kind.has_script {
            options["prefs"] = json!({ "profile.managed_default_content_settings.javascript": 2 });
        }
        let capabilities = json!({
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        capabilities.as_object().cloned().unwrap_or_default()
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // A killed driver leaves its browser running.
        if let Some(browser) = self.browser {
            let _ = Command::new("kill").args(["-9", &browser.to_string()]).stderr(Stdio::null()).status();
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        // The last processes may still write for a moment. The folder can only be removed afterwards.
        for _ in 0..60 {
            if !is_used(self.profile.path()) {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

/// Whether a process was started with this folder.
fn is_used(folder: &Path) -> bool {
    let Ok(processes) = std::fs::read_dir("/proc") else { return false };
    let folder = folder.display().to_string();
    let commands = processes.flatten().filter_map(|process| std::fs::read(process.path().join("cmdline")).ok());
    commands.into_iter().any(|command| String::from_utf8_lossy(&command).contains(&folder))
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    listener.local_addr().unwrap().port()
}

/// A command specific to this browser's driver.
#[derive(Debug)]
pub(crate) struct Special {
    path: &'static str,
    body: Value,
}

impl Special {
    /// Returns what was written to the console since the last call.
    pub(crate) fn console() -> Self {
        Self { path: "se/log", body: json!({ "type": "browser" }) }
    }

    /// Sets the size of the window exactly.
    pub(crate) fn size((width, height): (u32, u32)) -> Self {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        let body = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": metrics });
        Self { path: "goog/cdp/execute", body }
    }

    /// Slows the processor down by this factor.
    pub(crate) fn slow(times: u32) -> Self {
        let body = json!({ "cmd": "Emulation.setCPUThrottlingRate", "params": { "rate": times } });
        Self { path: "goog/cdp/execute", body }
    }

    /// Runs a script in every page before its own scripts.
    pub(crate) fn beforehand(script: &str) -> Self {
        let body = json!({ "cmd": "Page.addScriptToEvaluateOnNewDocument", "params": { "source": script } });
        Self { path: "goog/cdp/execute", body }
    }

    /// Sets the color theme of the device.
    pub(crate) fn theme(name: &str) -> Self {
        let features = json!([{ "name": "prefers-color-scheme", "value": name }]);
        let body = json!({ "cmd": "Emulation.setEmulatedMedia", "params": { "features": features } });
        Self { path: "goog/cdp/execute", body }
    }

    pub(crate) async fn run(self, client: &Client) -> Result<Value, CmdError> {
        client.issue_cmd(self).await
    }
}

impl WebDriverCompatibleCommand for Special {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
