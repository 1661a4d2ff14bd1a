//! Migration (p. 14 to 16).

mod adjacency;
mod boats;
mod journeys;
mod settling;

use crate::table::{BLUE, RED, Table};

/// Red has these tribes and the migration module at a level. The continent has no other tribes.
fn red(tribes: &str, level: u8) -> Table {
    Table::of(2).bare(RED).has(RED, &format!("{level} migration")).tribes(RED, tribes).tribes(BLUE, "")
}
