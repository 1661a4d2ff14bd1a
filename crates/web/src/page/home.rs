//! The home page: what waits for the visitor, the games, and tables they can join or look back at.

pub(super) mod lists;

use engine::say;
use engine::words::{Phrase, Speaker};
use maud::{Markup, html};
use table::DynGame;
use table::hall::Lobby;
use table::store::PersonId;

use super::game;
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
    /// The games that can be played.
    pub games: &'a [&'a dyn DynGame],
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
            main.page.home-page id="content" tabindex="-1" {
                div.welcome {
                    h1 { (BRAND) }
                    // People with games in progress want to continue.
                    @if home.lobby.mine.is_empty() { p.lead { (speaker.say(say!(HomeLead))) } }
                }
                (problem(speaker, home.problem))
                (lists::mine(home))
                (lists::campaigns(home))
                (games(home))
                div.columns {
                    (lists::open(home))
                    (lists::finished(home))
                }
                (lists::import(home))
            }
        },
    )
}

/// A card for each game, which leads to the page where it is set up.
fn games(home: &Home<'_>) -> Markup {
    html! {
        section {
            h2 { (home.speaker.say(say!(HomeNewGame))) }
            ul.game-cards {
                @for kind in home.games.iter().copied() {
                    li {
                        a.card-panel.game-card id={ "game-" (kind.id()) } href={ "/games/" (kind.id()) } {
                            (game::picture(kind.id(), "game-picture"))
                            h3 { (home.speaker_of(kind).say(kind.title())) }
                            @if let Some(about) = game::about(kind.id()) { p { (home.speaker.say(about)) } }
                            (game::facts(home.speaker, kind))
                        }
                    }
                }
            }
        }
    }
}
