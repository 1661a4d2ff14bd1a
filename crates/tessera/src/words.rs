//! Who says to a person at a terminal what games and tables tell.

use engine::words::{ENGLISH, Speaker};
use table::{GameKind, Table};

/// The language of the person at this terminal: the only one there is. `LANG` would be asked here.
pub(crate) const fn language() -> &'static str {
    ENGLISH
}

/// Who says what a table tells.
pub(crate) fn at_table(table: &Table) -> Speaker<'_> {
    table.speaker(language())
}

/// Who says what is told about a game, away from any table.
pub(crate) fn about(kind: &dyn GameKind) -> Speaker<'static> {
    kind.speaker(language())
}

/// Who says what is told away from any table and game.
pub(crate) fn away_from_tables() -> Speaker<'static> {
    Speaker::new(table::library().for_reader(language()), &[])
}

/// The name of a game, as reports have it.
pub(crate) fn title(kind: &dyn GameKind) -> String {
    kind.speaker(ENGLISH).say(kind.title())
}

/// The name of a source of points, or of a group of pieces, as reports have it.
pub(crate) fn source_name(kind: &dyn GameKind, source: &'static str) -> String {
    kind.speaker(ENGLISH).say(kind.source_name(source))
}
