//! What a person at a terminal reads: the messages in `text/en.ftl`, reached by typed keys, and who says them.

mod key;

use std::sync::LazyLock;

use engine::MAX_SEATS;
use engine::words::{ENGLISH, Library, Speaker};
use table::{DynGame, Table};

pub(crate) use key::Key;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::embedded(&[(ENGLISH, include_str!("../text/en.ftl"))]));

/// The language of the person at this terminal: the only one there is. `LANG` would be asked here.
const fn language() -> &'static str {
    ENGLISH
}

/// Who says what happens at a table. People at a terminal have no names: seats are called what the game calls them.
pub(crate) fn at_table(table: &Table) -> Speaker<'static> {
    static NAMELESS: [String; MAX_SEATS] = [const { String::new() }; MAX_SEATS];
    let names = NAMELESS.get(..table.playing().players()).unwrap_or(&NAMELESS);
    table.playing().speaker(language(), names).with(LIBRARY.for_reader(language()))
}

/// Who says what is told about a game, away from any table.
pub(crate) fn about(kind: &dyn DynGame) -> Speaker<'static> {
    kind.speaker(language()).with(LIBRARY.for_reader(language()))
}

/// Who says what is told about no game.
pub(crate) fn in_general() -> Speaker<'static> {
    Speaker::new(table::library().for_reader(language()), &[]).with(LIBRARY.for_reader(language()))
}

/// The name of a game, as reports in English have it.
pub(crate) fn title(kind: &dyn DynGame) -> String {
    kind.speaker(ENGLISH).say(kind.title())
}

/// The name of a source of points, or of a group of pieces, as reports in English have it.
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
    fn the_text_file_has_every_message_and_no_other() {
        let said = Key::ALL.iter().map(|key| key.name().to_owned()).collect();
        assert_eq!(problems_of_library(&LIBRARY, &said), Vec::<String>::new());
    }

    #[test]
    fn no_game_and_no_table_has_a_message_of_the_same_name() {
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
