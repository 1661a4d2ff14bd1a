//! The games that this program knows.

use civolution::Civolution;
use revive::Revive;
use stone_age::StoneAge;
use table::{DynGame, Registered};

use crate::failure::Failure;

/// All games. A new game needs one more entry here.
static GAMES: &[&dyn DynGame] =
    &[&Registered::<StoneAge>::new(), &Registered::<Revive>::new(), &Registered::<Civolution>::new()];

/// Returns all games.
pub(crate) fn games() -> &'static [&'static dyn DynGame] {
    GAMES
}

/// Returns the game with this name, or an error that lists the known ones.
pub(crate) fn find(id: &str) -> Result<&'static dyn DynGame, Failure> {
    let found = games().iter().find(|kind| kind.id() == id);
    found.copied().ok_or_else(|| {
        let known: Vec<&str> = games().iter().map(|kind| kind.id()).collect();
        Failure::UnknownGame { found: id.to_owned(), known: known.join(", ") }
    })
}
