//! What players read: sentences made from typed values by the messages in `text/en.ftl`.

mod ability;
mod action;
mod asked;
mod cost;
mod count;
mod deed;
mod effect;
mod event;
mod key;
pub(crate) mod phrase;
pub(crate) mod piece;
mod place;
mod refusal;
mod request;
#[cfg(test)]
mod tests;
mod thing;
pub(crate) mod vici;
pub(crate) mod worth;

use std::sync::LazyLock;

use engine::words::{Arg, Words};
use engine::{Narrate, Seat};

use crate::action::Action;
use crate::content::ContentRef;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Civolution;
use crate::view::View;
pub(crate) use ability::{ability, rule, trigger};
pub(crate) use count::counted;
pub(crate) use effect::{activity, bonus, bonus_of, effect, price};
pub(crate) use key::Key;

/// Says the sentence of a key with named values: `say!(EventReset, player = name)`.
macro_rules! say {
    ($key:ident $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::speak(
            $crate::words::Key::$key,
            &[$((stringify!($name), ::engine::words::Arg::from($value))),*],
        )
    };
}
pub(crate) use say;

const ENGLISH: &str = include_str!("../text/en.ftl");

// A broken file must not take a table down: every sentence is then its key. A test keeps the file whole.
static WORDS: LazyLock<Words> = LazyLock::new(|| Words::parse(ENGLISH).unwrap_or_else(|_| Words::none()));

pub(crate) fn speak(key: Key, args: &[(&'static str, Arg<'_>)]) -> String {
    utter(key.name(), args)
}

/// What one of a vocabulary is called, or says: the key is the name of the group and its own.
pub(crate) fn word(group: &str, name: &str, args: &[(&'static str, Arg<'_>)]) -> String {
    utter(&format!("{group}-{name}"), args)
}

#[cfg(not(test))]
fn utter(key: &str, args: &[(&'static str, Arg<'_>)]) -> String {
    WORDS.say(key, args)
}

/// In tests a sentence is a failure if it is missing, lacks a value in any of its forms, or does not use one.
#[cfg(test)]
fn utter(key: &str, args: &[(&'static str, Arg<'_>)]) -> String {
    assert_eq!(tests::values_of(key), args.iter().map(|(name, _)| *name).collect(), "{key}");
    WORDS.try_say(key, args).unwrap()
}

impl Narrate for Civolution {
    type Content = ContentRef;

    fn content(&self) -> ContentRef {
        self.content
    }

    fn words() -> &'static Words {
        &WORDS
    }

    fn title() -> String {
        say!(Title)
    }

    fn seat_name(seat: Seat) -> String {
        phrase::seat(seat)
    }

    fn tell_event(event: &Event, content: ContentRef, names: &[String]) -> String {
        event::tell(event, &content, names)
    }

    fn tell_refusal(refusal: &Refusal, content: ContentRef, names: &[String]) -> String {
        refusal::tell(refusal, &content, names)
    }

    fn tell_action(action: &Action, view: &View) -> String {
        action::tell(action, view)
    }

    fn tell_request(view: &View, names: &[String]) -> String {
        request::tell(view, names)
    }

    fn plain(view: &View, names: &[String]) -> String {
        crate::plain::table(view, names)
    }

    fn tell_source(source: &'static str) -> String {
        WORDS.say(source, &[])
    }

    fn round_name() -> String {
        say!(RoundName)
    }
}
