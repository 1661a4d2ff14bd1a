//! The sentences that players read, made from typed values with the messages in `text/en.ftl`.

mod ability;
mod action;
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
mod task;
#[cfg(test)]
mod tests;
mod thing;
pub(crate) mod vici;
pub(crate) mod worth;

use std::sync::LazyLock;

use engine::words::{ENGLISH, Library, Phrase, Speaker, Words};
use engine::{Narrate, Roll};

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

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::embedded(&[(ENGLISH, include_str!("../text/en.ftl"))]));

impl Narrate for Civolution {
    type Content = ContentRef;

    fn content(&self) -> ContentRef {
        self.content
    }

    fn library() -> &'static Library {
        &LIBRARY
    }

    fn names(content: ContentRef) -> Option<&'static Words> {
        Some(&content.0.names)
    }

    fn title() -> Phrase {
        Key::Title.into()
    }

    fn tell_event(event: &Event, content: ContentRef) -> Phrase {
        event::tell(event, &content)
    }

    fn rolled(event: &Event) -> Option<Roll> {
        match *event {
            Event::RolledDice { seat, faces } | Event::RolledFate { seat, faces } => Some(Roll { seat, faces }),
            _ => None,
        }
    }

    fn tell_refusal(refusal: &Refusal, _: ContentRef) -> Phrase {
        refusal::tell(refusal)
    }

    fn tell_action(action: &Action, view: &View) -> Phrase {
        action::tell(action, view)
    }

    fn tell_request(view: &View) -> Phrase {
        request::tell(view)
    }

    fn plain(view: &View, speaker: &Speaker<'_>) -> String {
        crate::plain::table(view, speaker)
    }

    fn round_name() -> Phrase {
        Key::RoundName.into()
    }
}
