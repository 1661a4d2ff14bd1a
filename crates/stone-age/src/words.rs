//! What players read: sentences made from typed values by the messages in `text/en.ftl`.

mod action;
mod event;
mod key;
pub(crate) mod phrase;
mod refusal;
mod request;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use engine::words::{Arg, Words};
use engine::{Narrate, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::StoneAge;
use crate::view::View;
pub(crate) use key::Key;

/// Says the sentence of a key with named values: `say!(EventPlaced, player = name, people = 3u8)`.
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

#[cfg(not(test))]
pub(crate) fn speak(key: Key, args: &[(&'static str, Arg<'_>)]) -> String {
    WORDS.say(key.name(), args)
}

/// In tests a sentence is a failure if it is missing, lacks a value in any of its forms, or does not use one.
#[cfg(test)]
pub(crate) fn speak(key: Key, args: &[(&'static str, Arg<'_>)]) -> String {
    assert_eq!(tests::values_of(key), args.iter().map(|(name, _)| *name).collect(), "{}", key.name());
    WORDS.try_say(key.name(), args).unwrap()
}

impl Narrate for StoneAge {
    // Its cards and buildings are printed.
    type Content = ();

    fn content(&self) {}

    fn words() -> &'static Words {
        &WORDS
    }

    fn title() -> String {
        say!(Title)
    }

    fn seat_name(seat: Seat) -> String {
        phrase::seat(seat)
    }

    fn tell_event(event: &Event, (): (), names: &[String]) -> String {
        event::tell(event, names)
    }

    fn tell_refusal(refusal: &Refusal, (): (), names: &[String]) -> String {
        refusal::tell(refusal, names)
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
