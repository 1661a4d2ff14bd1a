//! Recorded games that must replay unchanged: see [`engine::golden`]. They are recorded again only when
//! [`StoneAge::RULES_VERSION`] is raised.

use engine::golden::{self, GoldenGame};
use engine::{Game, Seat, Viewer};
use stone_age::{Acquisition, Action, EndReason, Phase, Place, Setup, StoneAge};

const GAMES_OF_A_KIND: u8 = 2;

/// The kind of game recorded in one file.
#[derive(Clone, Copy)]
struct Kind {
    players: u8,
    reason: EndReason,
    number: u8,
}

impl Kind {
    fn all() -> impl Iterator<Item = Self> {
        (2..=4).flat_map(|players| {
            EndReason::ALL
                .into_iter()
                .flat_map(move |reason| (1..=GAMES_OF_A_KIND).map(move |number| Self { players, reason, number }))
        })
    }
}

impl GoldenGame for Kind {
    type Game = StoneAge;

    fn name(&self) -> String {
        format!("{}-players-{}-{}", self.players, self.reason, self.number)
    }

    /// The second game of a kind uses the options that the first one leaves at their defaults.
    fn setup(&self) -> Setup {
        let second = self.number == GAMES_OF_A_KIND;
        Setup {
            players: self.players,
            open_cards: second,
            start: second.then_some(Seat::ALL[1]),
            round_limit: if self.reason == EndReason::RoundLimit { 10 } else { 60 },
        }
    }

    /// Prefers actions that bring the end nearer, to keep the files short.
    fn likes(&self, action: &Action) -> bool {
        let (Action::Buy { what } | Action::Place { place: Place::Acquisition(what), .. }) = action else {
            return false;
        };
        match self.reason {
            EndReason::Buildings => matches!(what, Acquisition::Building(_)),
            EndReason::Cards => matches!(what, Acquisition::Card(_)),
            EndReason::RoundLimit => false,
        }
    }

    fn is_wanted(&self, game: &StoneAge) -> bool {
        game.view(Viewer::Everything).phase == Phase::Over(self.reason)
    }

    fn result(&self, game: &StoneAge) -> String {
        let standings = game.standings().unwrap();
        let score = |seat| format!("{seat} {}", standings.of(seat).unwrap().score);
        let scores: Vec<String> = Seat::first(game.players()).map(score).collect();
        let Phase::Over(reason) = game.view(Viewer::Everything).phase else { unreachable!("there are standings") };
        format!("{reason}, round {}: {}", game.round(), scores.join(", "))
    }
}

#[test]
fn golden_games_replay_unchanged() {
    for kind in Kind::all() {
        golden::check(&kind, env!("CARGO_MANIFEST_DIR")).unwrap_or_else(|error| panic!("{error}"));
    }
}
