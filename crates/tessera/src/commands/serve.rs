//! `tessera serve`: the table in the browser.

mod nofile;

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use table::hall::{Hall, HallConfig, HallError};
use table::store::SqliteStore;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;
use web::{App, WebConfig};

use super::Outcome;
use crate::failure::Failure;
use crate::registry;

const DEFAULT_ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8420);

#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(super) struct Args {
    /// Address to listen on; 0.0.0.0:8420 lets others on your network join
    #[arg(long, value_name = "ADDRESS:PORT", default_value_t = DEFAULT_ADDRESS)]
    listen: SocketAddr,
    /// Folder for all data [default: tessera in your folder for application data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Open the page in your browser
    #[arg(long)]
    open: bool,
    /// Public address of this server if it runs behind a proxy, such as `https://games.example.org`
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Number of proxies in front of this server, each of which appends to `X-Forwarded-For`; only they may reach the
    /// server then [default: 1 with --public-url, 0 without]
    #[arg(long, value_name = "N")]
    trusted_proxies: Option<usize>,
}

impl Default for Args {
    fn default() -> Self {
        Self { listen: DEFAULT_ADDRESS, data: None, open: false, public_url: None, trusted_proxies: None }
    }
}

const HELP: &str = "\
Examples:
  tessera serve --open
  tessera serve --listen 0.0.0.0:8420          friends on your network can join
  tessera serve --public-url https://games.example.org

Set RUST_LOG=debug for a detailed log on stderr.";

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    // Setting a logger fails only if one is set already, and this is the only place that sets one.
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // A failed write to the log, as on a full disk, must not panic the task that logs: reporting it to stderr would.
    let _ = log.log_internal_errors(false).try_init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args, out))?;
    Ok(Outcome::Done)
}

async fn serve(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let data = args.data.clone().unwrap_or_else(default_data);
    // Bind the port first: it is the likeliest thing to fail, and changes nothing on disk.
    let listener = TcpListener::bind(args.listen).await;
    let listener = listener.map_err(|error| Failure::Listen { address: args.listen, error })?;
    let address = listener.local_addr()?;
    let hall = open_hall(&data, HallConfig::default()).await?;
    let app = App::new(hall, web_config(args))?;

    let local = local_url(address);
    writeln!(out, "Tessera is ready at {local}")?;
    if let Some(public) = &args.public_url {
        writeln!(out, "Others can open {public}")?;
    }
    if let Some(lan) = lan_address(address) {
        writeln!(out, "Friends on your network can open http://{lan}")?;
    }
    writeln!(out, "All data is kept in {}", data.display())?;
    writeln!(out, "Press Ctrl+C to stop the server; nothing is lost.")?;
    out.flush()?;
    if args.open {
        open_browser(&local);
    }
    web::run(listener, app, stopped()).await?;
    Ok(())
}

fn web_config(args: &Args) -> WebConfig {
    let proxies = args.trusted_proxies.unwrap_or(usize::from(args.public_url.is_some()));
    WebConfig {
        public_url: args.public_url.clone(),
        trusted_proxies: proxies,
        most_connections: nofile::most_connections(),
        ..WebConfig::default()
    }
}

/// Opens the hall on the data in a folder.
pub(super) async fn open_hall(data: &Path, config: HallConfig) -> Result<Hall, Failure> {
    let store = SqliteStore::open(data).await.map_err(HallError::from)?;
    Ok(Hall::open(Arc::new(store), registry::games(), config).await?)
}

/// Completes when the server is asked to stop, by Ctrl+C or SIGTERM.
async fn stopped() {
    let Ok(mut terminate) = signal(SignalKind::terminate()) else {
        return std::future::pending().await;
    };
    tokio::select! {
        pressed = tokio::signal::ctrl_c() => if pressed.is_err() { std::future::pending::<()>().await },
        _ = terminate.recv() => {}
    }
}

/// Returns the default data folder, by the XDG base directory specification.
pub(super) fn default_data() -> PathBuf {
    let named = |variable: &str| std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")));
    data.map_or_else(|| PathBuf::from("tessera-data"), |data| data.join("tessera"))
}

/// Returns the URL of the server on this machine.
fn local_url(address: SocketAddr) -> String {
    let host = if address.ip().is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { address.ip() };
    format!("http://{}", SocketAddr::new(host, address.port()))
}

/// Returns the address of the server on the local network, if it is reachable there.
fn lan_address(address: SocketAddr) -> Option<SocketAddr> {
    if address.ip().is_loopback() {
        return None;
    }
    if !address.ip().is_unspecified() {
        return Some(address);
    }
    // Connecting a datagram socket sends nothing. It only finds out which of our addresses would be used.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(SocketAddr::new(own, address.port()))
}

/// Opens a page in the browser. If that fails, the address is on the screen anyway.
fn open_browser(url: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let started =
        Command::new(opener).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if let Err(error) = started {
        tracing::warn!(%error, "the browser could not be opened");
    }
}

/// Parses the public address, which must be a scheme and a host without a path.
fn public_url(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("expected only a scheme and a host, such as https://games.example.org".to_owned()),
    }
}
