//! The home page: new games, the visitor's tables, and tables they can join.

mod choices;
pub(super) mod form;
pub(super) mod lists;

use engine::say;
use engine::words::{Phrase, Speaker};
use maud::{Markup, html};
use table::DynGame;
use table::hall::Lobby;
use table::store::PersonId;

pub use choices::{Choices, Opponents, SeatChoice};

use super::site::{BRAND, problem, site};
use crate::words::Key;

/// Everything that the home page shows.
pub struct Home<'a> {
    /// The speaker of the page.
    pub speaker: &'a Speaker<'a>,
    /// The language of the visitor.
    pub language: &'a str,
    /// The person's name, if they are known.
    pub me: Option<&'a str>,
    /// The person's id, if they are known.
    pub person: Option<PersonId>,
    /// The games that can be played, with the choices in their forms.
    pub games: Vec<(&'a dyn DynGame, Choices)>,
    /// The ticket for the next table's dice.
    pub ticket: &'a str,
    /// The commitment to the secret of that ticket.
    pub commitment: &'a str,
    /// Why the last request failed, as a sentence.
    pub problem: Option<&'a Phrase>,
    /// The tables and campaigns to list.
    pub lobby: &'a Lobby,
    /// The text of a saved game that could not be imported.
    pub saved: &'a str,
    /// The current time in milliseconds since 1970.
    pub now: i64,
}

impl Home<'_> {
    /// Returns the speaker for texts about a game.
    fn speaker_of(&self, kind: &dyn DynGame) -> Speaker<'static> {
        kind.speaker(self.language).with(crate::words::library().for_reader(self.language))
    }
}

/// Renders the home page.
#[must_use]
pub fn home(home: &Home<'_>) -> Markup {
    let speaker = home.speaker;
    site(
        speaker,
        home.me,
        &html! {
            main.page.home-page {
                div.welcome {
                    h1 { (BRAND) }
                    p.lead { (speaker.say(say!(HomeLead))) }
                }
                (problem(speaker, home.problem))
                // People with games in progress want to continue. New visitors want to start one.
                @if !home.lobby.mine.is_empty() { (lists::mine(home)) }
                (lists::campaigns(home))
                @for (kind, choices) in &home.games {
                    (form::form(home, *kind, choices))
                }
                div.columns {
                    (lists::open(home))
                    @if home.lobby.mine.is_empty() { (lists::mine(home)) }
                    (lists::finished(home))
                    (lists::import(home))
                }
            }
        },
    )
}
