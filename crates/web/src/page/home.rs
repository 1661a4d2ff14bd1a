//! The first page: a game at once, one's own tables, and those one can join.

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

/// Everything that the first page shows.
pub struct Home<'a> {
    /// Who says what stands on the page.
    pub speaker: &'a Speaker<'a>,
    /// The language of whoever looks.
    pub language: &'a str,
    /// What the person is called, if he is known.
    pub me: Option<&'a str>,
    /// Who that is.
    pub person: Option<PersonId>,
    /// The games that can be played, with what was chosen for each.
    pub games: Vec<(&'a dyn DynGame, Choices)>,
    /// The ticket of the next table's dice.
    pub ticket: &'a str,
    /// The hash that binds the server to that ticket.
    pub commitment: &'a str,
    /// Why the last thing was not done, as a sentence.
    pub problem: Option<&'a Phrase>,
    /// The tables that concern the person.
    pub lobby: &'a Lobby,
    /// The saved game that was typed and could not be read.
    pub saved: &'a str,
    /// Milliseconds since 1970.
    pub now: i64,
}

impl Home<'_> {
    /// Who says what is said of a game.
    fn speaker_of(&self, kind: &dyn DynGame) -> Speaker<'static> {
        kind.speaker(self.language).with(crate::words::library().for_reader(self.language))
    }
}

/// The first page.
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
                // Whoever has games on wants to go on; whoever is new wants to begin.
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
