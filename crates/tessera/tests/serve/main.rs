//! Tests of the real server as a separate process: killed at any moment, stopped, started twice, and measured.
#![expect(clippy::unwrap_used, clippy::panic, reason = "test helpers may panic")]

/// A client of the server.
mod api;
/// Many connections from one address, and too many for the system.
mod crowd;
/// Behaviour when nothing can be written to disk.
mod full;
/// What survives when the server is killed.
mod killed;
/// A player who moves as fast as possible, and remembers every acknowledgement.
mod player;
/// Reasons why a server refuses to start.
mod refused;
/// Files and logs that must stay private.
mod secret;
/// Stopping on request, and other parts of the command line.
mod stopped;
/// Data folders written by earlier versions.
mod yesterday;

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// Timeout for anything that should be immediate.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running server, killed when this is dropped.
struct Server {
    child: Child,
    /// The address it printed.
    base: String,
    /// The file with everything on its stderr.
    log: PathBuf,
}

impl Server {
    /// Starts a server on a free port with the data in this folder.
    fn start(folder: &TempDir) -> Self {
        Self::start_with(folder, &["--listen", "127.0.0.1:0"])
    }

    /// Starts a server with these options.
    fn start_with(folder: &TempDir, options: &[&str]) -> Self {
        let mut command = tessera(&["serve"]);
        command.args(options);
        Self::run(folder, command)
    }

    /// Starts a server on a free port from a shell that runs `limits` first.
    fn start_limited(folder: &TempDir, limits: &str) -> Self {
        let mut command = Command::new("sh");
        let script = format!("{limits}; exec \"$0\" serve --listen 127.0.0.1:0 \"$@\"");
        command.args(["-c", &script, env!("CARGO_BIN_EXE_tessera")]).stdin(Stdio::null()).env_remove("RUST_LOG");
        Self::run(folder, command)
    }

    /// Runs a server with the data in this folder.
    fn run(folder: &TempDir, mut command: Command) -> Self {
        let log = folder.path().join("stderr");
        let err = File::options().create(true).append(true).open(&log).unwrap();
        command.arg("--data").arg(data(folder));
        let mut child = command.stdout(Stdio::piped()).stderr(err).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut server = Self { child, base: String::new(), log };
        let ready = lines.next().map(|line| line.unwrap()).unwrap_or_default();
        let Some(base) = ready.strip_prefix("Tessera is ready at ") else {
            panic!("it printed `{ready}`, and on stderr: {}", server.complaints());
        };
        base.clone_into(&mut server.base);
        // The pipe must stay open while the server runs.
        thread::spawn(move || lines.for_each(drop));
        server
    }

    /// Kills the process without warning, like a power cut.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks the process to stop, and returns its exit status and the time it took.
    fn terminate(mut self) -> (ExitStatus, Duration) {
        let asked = Instant::now();
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        while asked.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().unwrap() {
                return (status, asked.elapsed());
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("it does not stop");
    }

    /// Everything that servers on this folder have written to stderr.
    fn complaints(&self) -> String {
        fs::read_to_string(&self.log).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have stopped already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The data folder of a server.
fn data(folder: &TempDir) -> PathBuf {
    folder.path().join("data")
}

fn tessera(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tessera"));
    command.args(args).stdin(Stdio::null()).env_remove("RUST_LOG");
    command
}

/// A port that is free at the moment.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Runs a command that must fail with exit code 2, and returns its message.
#[track_caller]
fn refused(args: &[&str]) -> String {
    let output = tessera(args).output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), b"".as_slice()), "{args:?}: {err}");
    assert!(err.starts_with("error: ") && !err.contains("panicked"), "{args:?}: {err}");
    err
}

#[track_caller]
fn assert_contains(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "`{part}` is not in:\n{text}");
    }
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}
