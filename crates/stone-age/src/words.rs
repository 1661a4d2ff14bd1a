//! What players read: sentences made from typed values by the messages in `text/en.ftl`.

mod action;
mod event;
mod key;
pub(crate) mod phrase;
mod refusal;
mod request;
mod task;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use engine::words::{ENGLISH, Library, Phrase, Speaker};
use engine::{Narrate, Roll};

use crate::action::Action;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::StoneAge;
use crate::view::View;
pub(crate) use key::Key;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::embedded(&[(ENGLISH, include_str!("../text/en.ftl"))]));

impl Narrate for StoneAge {
    // Its cards and buildings are printed.
    type Content = ();

    fn content(&self) {}

    fn library() -> &'static Library {
        &LIBRARY
    }

    fn title() -> Phrase {
        Key::Title.into()
    }

    fn tell_event(event: &Event, (): ()) -> Phrase {
        event::tell(event)
    }

    fn rolled(event: &Event) -> Option<Roll> {
        match *event {
            Event::Rolled { seat, dice, .. } | Event::RolledForAll { seat, dice } => {
                Some(Roll { seat, faces: [1, 2, 3, 4, 5, 6].map(|face| dice.showing(face)) })
            }
            _ => None,
        }
    }

    fn tell_refusal(refusal: &Refusal, (): ()) -> Phrase {
        refusal::tell(refusal)
    }

    fn tell_action(action: &Action, view: &View) -> Phrase {
        action::tell(action, view)
    }

    fn tell_request(view: &View) -> Phrase {
        request::tell(view)
    }

    fn tell_question(view: &View) -> Option<Phrase> {
        view.asked.map(|step| task::question(&step, view))
    }

    fn plain(view: &View, speaker: &Speaker<'_>) -> String {
        crate::plain::table(view, speaker)
    }

    fn round_name() -> Phrase {
        Key::RoundName.into()
    }
}
