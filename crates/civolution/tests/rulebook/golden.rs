//! Whole games whose results must not change: see [`engine::golden`]. They are rewritten only when
//! [`Civolution::RULES_VERSION`] or the pack has changed.

use civolution::{Action, Civolution, Difficulty, Setup};
use engine::golden::{self, GoldenGame};
use engine::{Game, Seat, Viewer};

/// The kind of game in one file.
struct Kind {
    name: &'static str,
    setup: Setup,
}

/// Lists the games: every player count twice, and every choice of the setup.
fn games() -> impl Iterator<Item = Kind> {
    let of = |players, newcomers| Setup { players, newcomers, ..Setup::default() };
    let random = |setup: Setup| Setup { first_continent: false, first_materials: false, ..setup };
    let games = [
        ("2-players-newcomers", of(2, 4)),
        ("2-players-advanced", random(of(2, 0))),
        ("3-players-mixed", of(3, 2)),
        ("3-players-advanced", Setup { start: Some(Seat::ALL[2]), ..random(of(3, 0)) }),
        ("4-players-newcomers", Setup { first_materials: false, ..of(4, 4) }),
        ("4-players-mixed", Setup { first_continent: false, ..of(4, 1) }),
        ("solo-beginner", of(1, 1)),
        (
            "solo-expert",
            Setup { free_cards: true, harder_reset: true, difficulty: Difficulty::Expert, ..random(of(1, 0)) },
        ),
    ];
    games.into_iter().map(|(name, setup)| Kind { name, setup })
}

impl GoldenGame for Kind {
    type Game = Civolution;

    fn name(&self) -> String {
        self.name.to_owned()
    }

    fn setup(&self) -> Setup {
        self.setup.clone()
    }

    /// Prefers any action to a pass or a reset, so that much happens.
    fn likes(&self, action: &Action) -> bool {
        !matches!(action, Action::Pass | Action::Reset)
    }

    /// V.I.C.I counts as the second civilization.
    fn result(&self, game: &Civolution) -> String {
        let civilizations = game.view(Viewer::Everything).civilizations;
        let scores = civilizations.iter().map(|civ| format!("{} {}", civ.seat, civ.final_points));
        scores.collect::<Vec<_>>().join(", ")
    }
}

#[test]
fn golden_games_replay_unchanged() {
    for game in games() {
        golden::check(&game, env!("CARGO_MANIFEST_DIR")).unwrap_or_else(|error| panic!("{error}"));
    }
}
