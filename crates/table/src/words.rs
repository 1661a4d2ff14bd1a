//! Messages of the table and the hall. The texts are in `text/en.ftl` and are reached by typed keys.

mod key;

use std::sync::LazyLock;

use engine::Seat;
use engine::words::{ENGLISH, Library, Phrase, Speaker};

use crate::dyn_game::DynGame;

pub(crate) use key::Key;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::embedded(&[(ENGLISH, include_str!("../text/en.ftl"))]));

/// Returns the messages of tables and halls, to be added to a speaker.
#[must_use]
pub fn library() -> &'static Library {
    &LIBRARY
}

/// Something that can be told to a person, such as the reason for a refusal.
pub trait Tell {
    /// Returns the sentence. It has no capital letter and no full stop unless it consists of several sentences.
    fn tell(&self) -> Phrase;
}

/// Returns the default name of a seat, which is stored as its name.
#[must_use]
pub fn seat_name(kind: &dyn DynGame, seat: Seat) -> String {
    kind.speaker(ENGLISH).say(Phrase::seat(seat))
}

/// Renders a phrase for logs and terminals, without the vocabulary of any game.
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
