use civolution::Civolution;
use revive::Revive;
use stone_age::StoneAge;
use table::{DynGame, Registered};

use crate::failure::Failure;

/// A new game is one more entry.
static GAMES: &[&dyn DynGame] =
    &[&Registered::<StoneAge>::new(), &Registered::<Revive>::new(), &Registered::<Civolution>::new()];

/// All games there are.
pub(crate) fn games() -> &'static [&'static dyn DynGame] {
    GAMES
}

/// The game of this name.
pub(crate) fn find(id: &str) -> Result<&'static dyn DynGame, Failure> {
    let found = games().iter().find(|kind| kind.id() == id);
    found.copied().ok_or_else(|| {
        let known: Vec<&str> = games().iter().map(|kind| kind.id()).collect();
        Failure::UnknownGame { found: id.to_owned(), known: known.join(", ") }
    })
}
