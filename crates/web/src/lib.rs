//! The web server: pages, live updates and a JSON API for the tables of a [hall](table::hall).
//!
//! [`router`] answers every request, and [`run`] serves it until a signal comes. Pages are rendered on the server from
//! what one viewer may know, and all of them work without a script. A small script keeps a table's page current: it
//! listens for changes and swaps the parts that differ. Programs use the same tables through the API, which documents
//! itself at `/api`. The crate draws a board for the games that have one; any other game is played in a text view.
//!
//! A server on an empty store, and a first request:
//!
//! ```
//! use std::sync::Arc;
//!
//! use axum::body::{Body, to_bytes};
//! use axum::http::{Request, StatusCode};
//! use serde_json::Value;
//! use stone_age::StoneAge;
//! use table::hall::{Hall, HallConfig};
//! use table::store::SqliteStore;
//! use table::{DynGame, Registered};
//! use tower::ServiceExt;
//! use web::{App, WebConfig};
//!
//! static STONE_AGE: Registered<StoneAge> = Registered::new();
//! static GAMES: &[&dyn DynGame] = &[&STONE_AGE];
//!
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = tempfile::tempdir()?;
//! let store = SqliteStore::open(folder.path()).await?;
//! let hall = Hall::open(Arc::new(store), GAMES, HallConfig::default()).await?;
//! let router = web::router(App::new(hall.clone(), WebConfig::default())?);
//!
//! let response = router.oneshot(Request::get("/api/games").body(Body::empty())?).await?;
//! assert_eq!(response.status(), StatusCode::OK);
//! let answer: Value = serde_json::from_slice(&to_bytes(response.into_body(), 1 << 20).await?)?;
//! assert_eq!(answer["games"][0]["game"], "stone-age");
//!
//! hall.close().await;
//! # Ok(())
//! # }
//! ```
//!
//! # Modules
//!
//! The server:
//!
//! | Module | Contents |
//! | --- | --- |
//! | [`app`] | [`App`] and [`WebConfig`], and the [`router`] with all routes and middleware |
//! | [`serve`] | [`run`]: accepting connections, their limits, and shutting down |
//! | `visitor` | Who makes a request: cookies, tokens and language |
//! | `guard`, `host` | Security headers, rate limits, requests from other sites, and host names |
//! | `source`, `body`, `permits` | The address that a request comes from, and limits per address |
//! | `failure` | Errors, as pages for people and as JSON for programs |
//! | `health`, `span` | Health checks, and what is logged about a request |
//! | `assets` | Style sheets, the script and pictures, embedded in the binary |
//!
//! Requests, by what they are about:
//!
//! | Module | Contents |
//! | --- | --- |
//! | `home`, `setup`, `campaign` | The home page and imported games, new tables, and campaigns |
//! | `tables`, `events` | The page of a table, everything that is done there, and the stream of its changes |
//! | `past`, `review` | Earlier positions, the log, the result, the export, and reviews of decisions |
//! | `people` | Taking seats, names, preferences, and signing in and out |
//! | `dice` | The server's part of the fair dice, before the table exists |
//! | `install`, `style` | What makes the pages installable, and the page of all their parts |
//! | `api` | The same for programs, in JSON |
//!
//! What people see:
//!
//! | Module | Contents |
//! | --- | --- |
//! | [`page`] | The pages, rendered from plain data |
//! | [`table_page`] | The data behind a table's page |
//! | [`board`] | The boards of the games, and the trait for more of them |
//! | [`spot`] | Buttons, menus and explanations for the things on a board |
//! | [`shortcut`] | The single keys of a table |
//! | `layout` | The frame of every page |
//! | [`words`] | The messages, in `text/en.ftl` |

mod api;
pub mod app;
mod assets;
pub mod board;
mod body;
mod campaign;
mod dice;
mod events;
mod failure;
mod guard;
mod health;
mod home;
mod host;
mod install;
mod layout;
pub mod page;
mod past;
mod people;
mod permits;
pub mod picks;
mod review;
pub mod serve;
mod setup;
pub mod shortcut;
mod source;
mod span;
pub mod spot;
mod style;
pub mod table_page;
mod tables;
mod visitor;
pub mod words;

pub use app::{App, WebConfig, router};
pub use serve::run;
