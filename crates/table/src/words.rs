//! What the table and the hall say: messages in `text/en.ftl`, reached by typed keys.

mod key;

use std::sync::LazyLock;

use engine::Seat;
use engine::words::{ENGLISH, Library, Phrase, Speaker};

use crate::dyn_game::DynGame;

pub(crate) use key::Key;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::embedded(&[(ENGLISH, include_str!("../text/en.ftl"))]));

/// The messages of tables and halls, for speakers of whoever shows them.
#[must_use]
pub fn library() -> &'static Library {
    &LIBRARY
}

/// What can be told to a person: why something was not done, most of all.
pub trait Tell {
    /// The sentence, without a capital letter and a full stop unless it has several.
    fn tell(&self) -> Phrase;
}

/// What a seat is called that nobody has given a name: it is stored as the name of the seat.
#[must_use]
pub fn seat_name(kind: &dyn DynGame, seat: Seat) -> String {
    kind.speaker(ENGLISH).say(Phrase::seat(seat))
}

/// A phrase as logs and terminals have it, without the words of any game.
pub(crate) fn english(phrase: &Phrase) -> String {
    Speaker::new(LIBRARY.for_reader(ENGLISH), &[]).say(phrase)
}

#[cfg(test)]
mod tests {
    use engine::narration::problems_of_library;

    use super::*;

    #[test]
    fn the_text_file_has_every_message_and_no_other() {
        let said = Key::ALL.iter().map(|key| key.name().to_owned()).collect();
        assert_eq!(problems_of_library(&LIBRARY, &said), Vec::<String>::new());
    }
}
