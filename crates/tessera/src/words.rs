//! The messages of the terminal: `text/en.ftl`, reached by typed keys, and the speakers that put them into words.

mod key;

use std::sync::LazyLock;

use engine::MAX_SEATS;
use engine::words::{ENGLISH, Library, Speaker};
use table::{DynGame, Table};

pub(crate) use key::Key;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::embedded(&[(ENGLISH, include_str!("../text/en.ftl"))]));

/// The language of the terminal. English is the only one so far; `LANG` would be read here.
const fn language() -> &'static str {
    ENGLISH
}

/// Returns a speaker for a table. Players in the terminal have no names: seats are called what the game calls them.
pub(crate) fn at_table(table: &Table) -> Speaker<'static> {
    static NAMELESS: [String; MAX_SEATS] = [const { String::new() }; MAX_SEATS];
    let names = NAMELESS.get(..table.playing().players()).unwrap_or(&NAMELESS);
    table.playing().speaker(language(), names).with(LIBRARY.for_reader(language()))
}

/// Returns a speaker for messages about a game, without a table.
pub(crate) fn about(kind: &dyn DynGame) -> Speaker<'static> {
    kind.speaker(language()).with(LIBRARY.for_reader(language()))
}

/// Returns a speaker for messages that concern no particular game.
pub(crate) fn in_general() -> Speaker<'static> {
    Speaker::new(table::library().for_reader(language()), &[]).with(LIBRARY.for_reader(language()))
}

/// Returns the English name of a game, for reports.
pub(crate) fn title(kind: &dyn DynGame) -> String {
    kind.speaker(ENGLISH).say(kind.title())
}

/// Returns the English name of a source of points or a group of pieces, for reports.
pub(crate) fn source_name(kind: &dyn DynGame, source: &'static str) -> String {
    kind.speaker(ENGLISH).say(kind.source_name(source))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::Narrate;
    use engine::narration::problems_of_library;

    use super::*;

    #[test]
    fn text_file_has_exactly_the_messages_of_the_keys() {
        let said = Key::ALL.iter().map(|key| key.name().to_owned()).collect();
        assert_eq!(problems_of_library(&LIBRARY, &said), Vec::<String>::new());
    }

    #[test]
    fn message_names_do_not_clash_with_those_of_games_and_tables() {
        let others = [
            stone_age::StoneAge::library(),
            revive::Revive::library(),
            civolution::Civolution::library(),
            table::library(),
        ];
        let own: BTreeSet<&str> = Key::ALL.iter().map(|key| key.name()).collect();
        for (_, words) in others.iter().flat_map(|library| library.languages()) {
            let shared: Vec<&str> = words.keys().filter(|key| own.contains(key)).collect();
            assert_eq!(shared, Vec::<&str>::new());
        }
    }
}
