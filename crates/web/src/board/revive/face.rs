//! The faces of pieces: what is printed on cards, tokens and boards. What surrounds a face, and what can be done with
//! it, is drawn where it lies.

mod artifact;
mod card;
mod crate_;
mod machine;
mod module;
mod technology;
mod tribe;

use ::revive::content::Content;
use engine::words::{Phrase, Speaker};
use maud::{Markup, html};

pub(super) use self::artifact::artifact_card;
pub(super) use self::card::{Shown, about_halves, card};
pub(super) use self::crate_::{closed_crate, crate_};
pub(super) use self::machine::{about_machine, machine, machine_at};
pub(super) use self::module::{about_module, module};
pub(super) use self::technology::{Standing, about_technology, technology};
pub(super) use self::tribe::ability;
use super::Scene;

/// A content pack, and somebody who reads it.
#[derive(Clone, Copy)]
pub(super) struct Pack<'a> {
    pub(super) content: &'a Content,
    pub(super) speaker: &'a Speaker<'a>,
}

impl<'a> Pack<'a> {
    /// Returns the pack that a game is played with.
    pub(super) fn of(scene: Scene<'a>) -> Self {
        Self { content: &scene.view.pack, speaker: scene.speaker() }
    }

    fn say(self, phrase: impl Into<Phrase>) -> String {
        self.speaker.say(phrase.into())
    }

    fn title(self, phrase: impl Into<Phrase>) -> String {
        self.speaker.say_capitalized(phrase.into())
    }
}

/// A thing in words.
fn about(sentence: &str) -> Markup {
    html! { span.tl { (sentence) } }
}

/// The flask of a piece.
fn flask(is_there: bool) -> Markup {
    html! { @if is_there { span.flask { (super::icon::icon("rv-flask")) } } }
}
