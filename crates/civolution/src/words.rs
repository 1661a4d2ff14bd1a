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

use engine::Narrate;
use engine::words::{Arg, Library, Phrase, Speaker};

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
static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::embedded(&[(engine::words::ENGLISH, ENGLISH)]));

pub(crate) fn speak(key: Key, args: &[(&'static str, Arg)]) -> String {
    utter(key.name(), args)
}

/// What one of a vocabulary is called, or says: the key is the name of the group and its own.
pub(crate) fn word(group: &str, name: &str, args: &[(&'static str, Arg)]) -> String {
    utter(&format!("{group}-{name}"), args)
}

fn utter(key: &str, args: &[(&'static str, Arg)]) -> String {
    Speaker::new(LIBRARY.for_reader("en"), &[]).say(Phrase::new(key.to_owned()).with_all(args.iter().cloned()))
}

/// The name of a source of points.
pub(crate) fn source(source: &'static str) -> String {
    utter(source, &[])
}

impl Narrate for Civolution {
    type Content = ContentRef;

    fn content(&self) -> ContentRef {
        self.content
    }

    fn library() -> &'static Library {
        &LIBRARY
    }

    fn title() -> Phrase {
        Phrase::verbatim(say!(Title))
    }

    fn tell_event(event: &Event, content: ContentRef) -> Phrase {
        Phrase::verbatim(event::tell(event, &content, &[]))
    }

    fn tell_refusal(refusal: &Refusal, content: ContentRef) -> Phrase {
        Phrase::verbatim(refusal::tell(refusal, &content, &[]))
    }

    fn tell_action(action: &Action, view: &View) -> Phrase {
        Phrase::verbatim(action::tell(action, view))
    }

    fn tell_request(view: &View) -> Phrase {
        Phrase::verbatim(request::tell(view, &[]))
    }

    fn plain(view: &View, _: &Speaker<'_>) -> String {
        crate::plain::table(view, &[])
    }

    fn round_name() -> Phrase {
        Phrase::verbatim(say!(RoundName))
    }
}

pub(crate) fn request_text(view: &View, names: &[String]) -> String {
    request::tell(view, names)
}
