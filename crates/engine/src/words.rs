//! Sentences, made from typed values by Fluent messages.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast;
use fluent_syntax::parser::ParserError;
use unic_langid::LanguageIdentifier;

/// The messages of one game in one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    keys: Vec<String>,
}

/// A value that goes into a sentence.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// A piece of text.
    Text(Cow<'a, str>),
    /// A number, which may decide between singular and plural.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
arg_from_number!(u8, u16, u32, i16, i32);

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

/// Decides between singular and plural.
fn english() -> LanguageIdentifier {
    "en".parse().unwrap_or_default()
}

impl Words {
    /// The messages of a Fluent file. Says what is wrong with it otherwise.
    pub fn parse(source: &str) -> Result<Self, String> {
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| syntax(source, &errors))?;
        let keys = resource.entries().filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some(message.id.name.to_owned()),
            ast::Entry::Term(_)
            | ast::Entry::Comment(_)
            | ast::Entry::GroupComment(_)
            | ast::Entry::ResourceComment(_)
            | ast::Entry::Junk { .. } => None,
        });
        let keys = keys.collect();
        let mut bundle = FluentBundle::new_concurrent(vec![english()]);
        // The marks that isolate text directions would show up as boxes in a terminal.
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).map_err(|errors| twice(&errors))?;
        Ok(Self { bundle, keys })
    }

    /// No messages at all: every sentence is its key.
    #[must_use]
    pub fn none() -> Self {
        Self { bundle: FluentBundle::new_concurrent(vec![english()]), keys: Vec::new() }
    }

    /// The sentence of this key with these values. A sentence that is missing or broken is its key.
    #[must_use]
    pub fn say(&self, key: &str, args: &[(&'static str, Arg<'_>)]) -> String {
        self.try_say(key, args).unwrap_or_else(|_| key.to_owned())
    }

    /// The sentence of this key with these values, or what is wrong with it.
    pub fn try_say(&self, key: &str, args: &[(&'static str, Arg<'_>)]) -> Result<String, String> {
        let message = self.bundle.get_message(key).ok_or_else(|| format!("there is no message `{key}`"))?;
        let pattern = message.value().ok_or_else(|| format!("message `{key}` has no text"))?;
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            let value = match value {
                Arg::Text(text) => FluentValue::from(text.as_ref()),
                Arg::Number(number) => FluentValue::from(*number),
            };
            values.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors);
        if errors.is_empty() { Ok(text.into_owned()) } else { Err(format!("message `{key}`: {errors:?}")) }
    }

    /// The keys of all messages.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }
}

/// What is wrong with the way a file is written.
fn syntax(source: &str, errors: &[ParserError]) -> String {
    let line = |error: &ParserError| source.get(..error.pos.start).map_or(1, |before| before.split('\n').count());
    let errors: Vec<String> = errors.iter().map(|error| format!("line {}: {}", line(error), error.kind)).collect();
    errors.join("; ")
}

/// Which messages are there twice.
fn twice(errors: &[FluentError]) -> String {
    let error = |error: &FluentError| match error {
        FluentError::Overriding { id, .. } => format!("expected `{id}` once, found it again"),
        FluentError::ParserError(_) | FluentError::ResolverError(_) => error.to_string(),
    };
    errors.iter().map(error).collect::<Vec<_>>().join("; ")
}

/// Declares `Key`, the names of the sentences that a game says. One that nobody says any more is found by the compiler.
///
/// ```
/// # #![allow(unreachable_pub)]
/// engine::keys! { Title = "title", EventPlaced = "event-placed" }
/// assert_eq!(Key::EventPlaced.name(), "event-placed");
/// # let _ = Key::Title;
/// ```
#[macro_export]
macro_rules! keys {
    ($($key:ident = $name:literal),+ $(,)?) => {
        /// A sentence in the text file.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Key { $($key),+ }

        impl Key {
            #[cfg(test)]
            pub(crate) const ALL: &'static [Self] = &[$(Self::$key),+];

            /// Its name in the text file.
            pub(crate) const fn name(self) -> &'static str {
                match self { $(Self::$key => $name),+ }
            }
        }
    };
}

/// The values that each sentence of a text file uses in any of its forms, also in those that the numbers at hand do not
/// choose: for tests that a sentence is given what it needs, and nothing else.
#[must_use]
pub fn values_in(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut values: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut key = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" = ").filter(|_| !line.starts_with(' ')) {
            key = name;
        }
        let in_name = |c: char| c.is_alphanumeric() || c == '_';
        let used = line.split('$').skip(1).filter_map(|rest| rest.split(|c: char| !in_name(c)).next());
        values.entry(key).or_default().extend(used);
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_values_of_a_sentence_are_those_of_all_its_forms() {
        let text = "# $not = here\nbuilt = { $player } builds { $count ->\n    [one] a hut\n   *[other] { $more_huts } huts\n }.\nplain = Nothing.\n";
        let values = values_in(text);
        assert_eq!(values["built"].iter().copied().collect::<Vec<_>>(), ["count", "more_huts", "player"]);
        assert!(values["plain"].is_empty() && values.len() == 2);
    }

    #[test]
    fn numbers_choose_between_singular_and_plural() {
        let words = Words::parse("people = { $n ->\n    [one] one person\n   *[other] { $n } people\n }\n").unwrap();
        assert_eq!(words.say("people", &[("n", 1u8.into())]), "one person");
        assert_eq!(words.say("people", &[("n", 3u8.into())]), "3 people");
        assert_eq!(words.keys().collect::<Vec<_>>(), ["people"]);
    }

    #[test]
    fn what_is_missing_is_said() {
        let words = Words::parse("hello = Hello { $name }\n").unwrap();
        assert_eq!(words.say("bye", &[]), "bye");
        assert!(words.try_say("hello", &[]).is_err(), "an argument is missing");
        let problem = |text| Words::parse(text).err().unwrap();
        assert_eq!(problem("a = A\n= nothing\n"), "line 2: Expected one of \"a-zA-Z\"");
        assert_eq!(problem("a = A\nb = B\na = C\n"), "expected `a` once, found it again");
    }
}
