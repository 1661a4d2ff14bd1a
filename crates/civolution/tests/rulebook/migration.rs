//! Migration (p. 14 to 16).

mod adjacency;
mod boats;
mod journeys;
mod settling;

use crate::table::{BLUE, RED, Table};

/// Red with these tribes, the migration module at a level, and nobody else on the continent.
fn red(tribes: &str, level: u8) -> Table {
    Table::of(2).bare(RED).has(RED, &format!("{level} migration")).tribes(RED, tribes).tribes(BLUE, "")
}
