//! Saying phrases to a reader.

use std::borrow::{Borrow, Cow};

use fluent_bundle::{FluentArgs, FluentValue};

use super::{Arg, Phrase, Words, capitalized};
use crate::seat::Seat;

/// The variable with the form that the surrounding message asks for. Messages may select on it.
const FORM: &str = "form";

/// What is wrong with a phrase. `None` if no one asks.
struct Problems(Option<Vec<String>>);

impl Problems {
    fn add<P: IntoIterator<Item = String>>(&mut self, problems: impl FnOnce() -> P) {
        if let Some(known) = &mut self.0 {
            known.extend(problems());
        }
    }
}

/// The message that names a seat without a player.
const RIVAL: &str = "rival";

/// Says phrases to a reader: messages in their language, with the names of players and pieces.
#[derive(Clone)]
pub struct Speaker<'a> {
    words: Vec<&'a Words>,
    names: &'a [String],
}

impl<'a> Speaker<'a> {
    /// Creates a speaker that looks messages up in these files, in this order: the names of a pack before the game, the
    /// reader's language before the first language. Seats are called by the names of their players. A seat whose name
    /// is empty is called what the game calls it. A seat without a player is the rival of a solo player.
    pub fn new(words: impl IntoIterator<Item = &'a Words>, names: &'a [String]) -> Self {
        Self { words: words.into_iter().collect(), names }
    }

    /// Returns the speaker with other names for the seats.
    #[must_use]
    pub fn calling<'b>(self, names: &'b [String]) -> Speaker<'b>
    where
        'a: 'b,
    {
        Speaker { words: self.words, names }
    }

    /// Returns the speaker with additional messages, which are looked up last.
    #[must_use]
    pub fn with(mut self, words: impl IntoIterator<Item = &'a Words>) -> Self {
        self.words.extend(words);
        self
    }

    /// Returns true if the player in a seat has a name that is not that of the seat.
    #[must_use]
    pub fn is_named(&self, seat: Seat) -> bool {
        let name = self.names.get(seat.index()).filter(|name| !name.is_empty());
        name.is_some_and(|name| *name != self.say(Phrase::seat(seat)))
    }

    /// Returns the text of a phrase. A message that is missing or broken is shown as its key: a page with one
    /// unintelligible word is better than no page.
    #[must_use]
    pub fn say(&self, phrase: impl Borrow<Phrase>) -> String {
        self.speak(phrase.borrow(), "", &mut Problems(None))
    }

    /// Returns the text of a phrase with a capital letter at the beginning.
    #[must_use]
    pub fn say_capitalized(&self, phrase: impl Borrow<Phrase>) -> String {
        capitalized(&self.say(phrase))
    }

    /// Returns the text of a phrase, or everything that is wrong with it: messages that are missing or broken, and
    /// values that are missing or not used in any variant.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, Vec<String>> {
        let mut problems = Problems(Some(Vec::new()));
        let text = self.speak(phrase, "", &mut problems);
        match problems.0 {
            Some(problems) if !problems.is_empty() => Err(problems),
            Some(_) | None => Ok(text),
        }
    }

    fn speak(&self, phrase: &Phrase, form: &str, problems: &mut Problems) -> String {
        if let Some(text) = phrase.as_verbatim() {
            return text.to_owned();
        }
        if let Some(seat) = phrase.as_player() {
            return match self.names.get(seat.index()) {
                Some(name) if !name.is_empty() => name.clone(),
                None if !self.names.is_empty() => self.speak(&Phrase::new(RIVAL), form, problems),
                Some(_) | None => self.speak(&Phrase::seat(seat), form, problems),
            };
        }
        self.message(phrase, None, form, problems).unwrap_or_else(|| phrase.key().to_owned())
    }

    /// Returns the text of a message, or of an attribute of it.
    fn message(&self, phrase: &Phrase, attribute: Option<&str>, form: &str, problems: &mut Problems) -> Option<String> {
        let key = phrase.key();
        let Some(words) = self.words.iter().find(|words| words.has(key)) else {
            problems.add(|| [format!("there is no message `{key}`")]);
            return None;
        };
        problems.add(|| {
            let used = words.values_of(key);
            let unused = phrase.args().map(|(name, _)| name).filter(move |name| !used.contains(name));
            unused.map(|name| format!("message `{key}` does not use `{name}`"))
        });
        let mut values = FluentArgs::new();
        for variable in words.variables(key, attribute) {
            match self.value(phrase, variable, form, problems) {
                Some(value) => values.set(variable.to_owned(), value),
                None => problems.add(|| [format!("message `{key}` is not given `{variable}`")]),
            }
        }
        match words.format(key, attribute, &values) {
            Ok(text) => Some(text),
            Err(problem) => {
                problems.add(|| [problem]);
                None
            }
        }
    }

    /// Returns what a variable of a message stands for: a value of its name, or, as in `$place-dative`, a value in a
    /// form.
    fn value(
        &self,
        phrase: &Phrase,
        variable: &str,
        form: &str,
        problems: &mut Problems,
    ) -> Option<FluentValue<'static>> {
        if variable == FORM {
            return Some(FluentValue::from(form.to_owned()));
        }
        let (name, asked) = variable.split_once('-').unwrap_or((variable, ""));
        Some(match phrase.arg(name)? {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::String(Cow::Owned(text.clone())),
            Arg::Phrase(part) => FluentValue::String(Cow::Owned(self.part(part, asked, form, problems))),
        })
    }

    /// Returns a part of a sentence in the requested form: an attribute of that name, or the message itself. The form
    /// `form` is the one that was requested of the surrounding sentence.
    fn part(&self, part: &Phrase, asked: &str, form: &str, problems: &mut Problems) -> String {
        let asked = if asked == FORM { form } else { asked };
        let has_attribute = || {
            self.words.iter().find(|words| words.has(part.key())).is_some_and(|words| words.has_form(part.key(), asked))
        };
        if !asked.is_empty() && has_attribute() {
            return self.message(part, Some(asked), form, problems).unwrap_or_default();
        }
        self.speak(part, asked, problems)
    }
}
