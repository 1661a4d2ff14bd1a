//! The page on which a game is set up: a button that starts it, and all that can be chosen before.

mod choices;
pub(super) mod form;

use engine::say;
use engine::words::{Phrase, Speaker};
use maud::{Markup, html};
use table::DynGame;

pub use choices::{Choices, Opponents, SeatChoice};

use super::game;
use super::site::{problem, site};
use crate::words::Key;

/// Everything that the page shows.
pub struct SetupPage<'a> {
    /// The speaker of the game and the page.
    pub speaker: &'a Speaker<'a>,
    /// The person's name, if they are known.
    pub me: Option<&'a str>,
    /// The game.
    pub kind: &'a dyn DynGame,
    /// The choices in the form.
    pub choices: &'a Choices,
    /// Where these choices come from.
    pub origin: Origin,
    /// The ticket for the next table's dice.
    pub ticket: &'a str,
    /// The commitment to the secret of that ticket.
    pub commitment: &'a str,
    /// Why the last request failed, as a sentence.
    pub problem: Option<&'a Phrase>,
}

/// The origin of the choices in the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The defaults.
    Usual,
    /// The person's last table of this game.
    LastTime,
    /// A form that was refused.
    Refused,
}

/// Renders the page.
#[must_use]
pub fn setup(page: &SetupPage<'_>) -> Markup {
    let &SetupPage { speaker, kind, choices, ticket, commitment, .. } = page;
    let hint = match page.origin {
        Origin::Usual => Some(say!(SetupUsual)),
        Origin::LastTime => Some(say!(SetupLastTime)),
        Origin::Refused => None,
    };
    site(
        speaker,
        page.me,
        &html! {
            main.page.setup-page id="content" tabindex="-1" {
                (problem(speaker, page.problem))
                section.card-panel.new-game {
                    (game::picture(kind.id(), "game-picture"))
                    div.new-game-head {
                        h1 { (speaker.say(kind.title())) }
                        @if let Some(about) = game::about(kind.id()) { p { (speaker.say(about)) } }
                        (game::facts(speaker, kind))
                    }
                    (form::form(speaker, kind, choices, (ticket, commitment), hint))
                    (form::campaign(speaker, kind))
                }
            }
        },
    )
}
