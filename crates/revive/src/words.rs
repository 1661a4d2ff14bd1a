//! The text that players read: sentences made from typed values with the messages in `text/en.ftl`.

mod action;
mod answer;
pub(crate) mod chapter;
pub(crate) mod effect;
mod event;
pub(crate) mod foretold;
mod key;
pub(crate) mod phrase;
pub(crate) mod piece;
mod refusal;
pub(crate) mod request;
mod task;
pub(crate) mod technology;
#[cfg(test)]
mod tests;
pub(crate) mod worth;

use std::sync::LazyLock;

use engine::Narrate;
use engine::notation::Vocabulary;
use engine::words::{ENGLISH, Library, Phrase, Speaker, Words};

use crate::action::Action;
use crate::chapter::Chapter;
use crate::content::ContentRef;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Revive;
use crate::view::View;
pub(crate) use key::Key;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::embedded(&[(ENGLISH, include_str!("../text/en.ftl"))]));

/// Another text for a member of a vocabulary, in addition to its [name](crate::names). The key combines the name of the
/// group and the member's own name.
pub(crate) fn word(group: &str, of: impl Vocabulary) -> Phrase {
    Phrase::new(format!("{group}-{of}"))
}

impl Narrate for Revive {
    type Content = ContentRef;

    fn content(&self) -> ContentRef {
        self.content
    }

    fn library() -> &'static Library {
        &LIBRARY
    }

    fn names(content: ContentRef) -> Option<&'static Words> {
        Some(content.0.names())
    }

    fn title() -> Phrase {
        Key::Title.into()
    }

    fn tell_event(event: &Event, content: ContentRef) -> Phrase {
        event::tell(event, &content)
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

    fn tell_question(view: &View) -> Option<Phrase> {
        request::question(view)
    }

    fn ends_turn(action: &Action) -> bool {
        *action == Action::End
    }

    fn plain(view: &View, speaker: &Speaker<'_>) -> String {
        crate::plain::table(view, speaker)
    }

    fn round_name() -> Phrase {
        Key::RoundName.into()
    }

    fn chapters() -> Vec<engine::Chapter> {
        Chapter::ALL.into_iter().map(chapter::tell).collect()
    }
}
