//! Sentences: values until they reach a reader, then text made from Fluent messages.
//!
//! A [`Phrase`] names a message and the values in it. A [`Speaker`] says it to a reader: in their language, with the
//! names of a content pack and of the players. Code that makes sentences makes phrases, with [`say!`](crate::say!);
//! only code that shows them has a speaker.
//!
//! A message requests forms of its parts by the name of the variable: with `{ $place-dative }`, the message that stands
//! for the place can select on `$form`, or have an attribute with this name.
//!
//! ```
//! use engine::words::{Phrase, Speaker, Words};
//!
//! let english = "placed = { $who } goes to { $place }.\nforest = the forest\nseat-1 = Red\n";
//! let german = "placed = { $who } geht { $place-dative }.\nforest = { $form ->\n    [dative] zum Wald\n   *[other] der Wald\n }\n";
//! let (english, german) = (Words::parse("en", english)?, Words::parse("de", german)?);
//!
//! let red = engine::Seat::ALL[0];
//! let placed = Phrase::new("placed").with("who", red).with("place", Phrase::new("forest"));
//! assert_eq!(Speaker::new([&english], &[]).say(&placed), "Red goes to the forest.");
//! let names = ["Ann".to_owned()];
//! assert_eq!(Speaker::new([&german, &english], &names).say(&placed), "Ann geht zum Wald.");
//! # Ok::<(), String>(())
//! ```

mod phrase;
mod speaker;
#[cfg(test)]
mod tests;
mod variables;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::parser::ParserError;
use unic_langid::LanguageIdentifier;

pub use phrase::{Arg, Phrase, StoredPhrase};
pub use speaker::Speaker;
use variables::Variables;

/// The first language of every message, which stands in for messages that another language lacks.
pub const ENGLISH: &str = "en";

/// The messages of one file, in one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    messages: BTreeMap<String, Message>,
}

/// Without messages, every sentence is its key.
impl Default for Words {
    fn default() -> Self {
        Self { bundle: FluentBundle::new_concurrent(Vec::new()), messages: BTreeMap::new() }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.keys()).finish()
    }
}

/// The variables of a message, in all of its variants.
struct Message {
    /// The variables of its text, if it has one.
    value: Option<Variables>,
    /// The variables of each attribute.
    attributes: BTreeMap<String, Variables>,
}

impl Words {
    /// Parses a Fluent file in a language such as `en`. The error says what is wrong with it.
    pub fn parse(language: &str, source: &str) -> Result<Self, String> {
        let language: LanguageIdentifier = language
            .parse()
            .map_err(|_| format!("expected the code of a language such as `en`, found `{language}`"))?;
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| syntax(source, &errors))?;
        let messages = variables::of_messages(&resource);
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // The marks that isolate text directions would show up as boxes in a terminal.
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).map_err(|errors| twice(&errors))?;
        bundle.add_function("CAPITAL", capital).map_err(|error| error.to_string())?;
        Ok(Self { bundle, messages })
    }

    /// Lists the keys of all messages.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.messages.keys().map(String::as_str)
    }

    /// Checks whether there is a message with this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.messages.contains_key(key)
    }

    /// Returns the names of the values that a message uses, in all of its variants and attributes.
    #[must_use]
    pub fn values_of(&self, key: &str) -> BTreeSet<&str> {
        let variables = self.messages.get(key).into_iter().flat_map(|message| {
            let attributes = message.attributes.values().flatten();
            message.value.iter().flatten().chain(attributes)
        });
        variables::names(variables.map(String::as_str))
    }

    fn has_form(&self, key: &str, form: &str) -> bool {
        self.messages.get(key).is_some_and(|message| message.attributes.contains_key(form))
    }

    /// Lists the variables of a message, or of an attribute of it.
    fn variables(&self, key: &str, attribute: Option<&str>) -> impl Iterator<Item = &str> {
        let message = self.messages.get(key);
        let variables = message.and_then(|message| match attribute {
            Some(attribute) => message.attributes.get(attribute),
            None => message.value.as_ref(),
        });
        variables.into_iter().flatten().map(String::as_str)
    }

    /// Returns the text of a message, or of an attribute of it.
    fn format(&self, key: &str, attribute: Option<&str>, values: &FluentArgs<'_>) -> Result<String, String> {
        let message = self.bundle.get_message(key).ok_or_else(|| format!("there is no message `{key}`"))?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let pattern = pattern.ok_or_else(|| format!("message `{key}` has no text"))?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(values), &mut errors);
        if errors.is_empty() { Ok(text.into_owned()) } else { Err(format!("message `{key}`: {errors:?}")) }
    }
}

/// The same messages in several languages.
#[derive(Debug, Default)]
pub struct Library(Vec<(&'static str, Words)>);

impl Library {
    /// Parses files of the program, each with its language, the first language first. A broken file must not take a
    /// table down, so its sentences become their keys. Tests check [all files](crate::narration::problems_of_library).
    #[must_use]
    pub fn embedded(files: &[(&'static str, &str)]) -> Self {
        Self(
            files
                .iter()
                .map(|(language, text)| (*language, Words::parse(language, text).unwrap_or_default()))
                .collect(),
        )
    }

    /// Returns the messages for a reader: those in their language first, if there are any, then those in the first
    /// language.
    pub fn for_reader(&self, language: &str) -> impl Iterator<Item = &Words> {
        let own = self.0.iter().skip(1).filter(move |(code, _)| *code == language);
        own.chain(self.0.first()).map(|(_, words)| words)
    }

    /// Lists the languages with their messages.
    pub fn languages(&self) -> impl Iterator<Item = (&'static str, &Words)> {
        self.0.iter().map(|(language, words)| (*language, words))
    }
}

/// The Fluent function `CAPITAL($phrase)`: returns the text with a capital letter at the beginning.
fn capital<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match positional.first() {
        Some(FluentValue::String(text)) => FluentValue::from(capitalized(text)),
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}

/// Returns the text with a capital letter at the beginning.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Describes the syntax errors of a file.
fn syntax(source: &str, errors: &[ParserError]) -> String {
    let line = |error: &ParserError| source.get(..error.pos.start).map_or(1, |before| before.split('\n').count());
    let errors: Vec<String> = errors.iter().map(|error| format!("line {}: {}", line(error), error.kind)).collect();
    errors.join("; ")
}

/// Names the messages that are defined twice.
fn twice(errors: &[FluentError]) -> String {
    let error = |error: &FluentError| match error {
        FluentError::Overriding { id, .. } => format!("expected `{id}` once, found it again"),
        FluentError::ParserError(_) | FluentError::ResolverError(_) => error.to_string(),
    };
    errors.iter().map(error).collect::<Vec<_>>().join("; ")
}

/// Declares `Key`, the names of the messages that a crate uses. The compiler finds keys that are no longer used.
/// [A test](crate::narration::problems_of_library) finds keys that are not in the text file.
///
/// ```
/// # #![allow(unreachable_pub)]
/// engine::keys! { Title = "title", EventPlaced = "event-placed" }
/// assert_eq!(Key::EventPlaced.name(), "event-placed");
/// assert_eq!(engine::say!(Title).key(), "title");
/// ```
#[macro_export]
macro_rules! keys {
    ($($key:ident = $name:literal),+ $(,)?) => {
        /// A message in the text file.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Key { $($key),+ }

        impl Key {
            #[cfg(test)]
            pub(crate) const ALL: &'static [Self] = &[$(Self::$key),+];

            /// Returns its name in the text file.
            pub(crate) const fn name(self) -> &'static str {
                match self { $(Self::$key => $name),+ }
            }
        }

        impl From<Key> for $crate::words::Phrase {
            fn from(key: Key) -> Self {
                Self::new(key.name())
            }
        }
    };
}

/// Creates the phrase for a `Key` with named values: `say!(EventPlaced, player = seat, people = 3u8)`.
#[macro_export]
macro_rules! say {
    ($key:ident $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::Phrase::from(Key::$key)$(.with(stringify!($name), $value))*
    };
}
