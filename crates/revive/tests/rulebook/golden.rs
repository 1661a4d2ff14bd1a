//! Whole games that must replay unchanged: see [`engine::golden`]. They are rewritten only when
//! [`Revive::RULES_VERSION`] or the pack has changed.

use engine::golden::{self, GoldenGame};
use engine::{Game, Seat, Viewer};
use revive::tribe::{Side, Tribe};
use revive::{Action, ArtifactRule, Revive, Setup};

use crate::table::EVERYTHING;

/// The kind of game recorded in one file.
struct Kind {
    name: &'static str,
    setup: Setup,
    /// Sides of tribe boards that must take part.
    tribes: &'static [(Tribe, Side)],
}

/// Lists the games by file name: every player count and length, with and without the unlocks of a campaign.
fn games() -> impl Iterator<Item = Kind> {
    let of = |players| Setup { players, ..Setup::default() };
    let unlocked = |setup: Setup| Setup { unlocked: EVERYTHING, ..setup };
    let with = |artifact_rule, setup: Setup| Setup { artifact_rule, ..setup };
    let chosen = |setup: Setup| Setup { choose_tribes: true, ..setup };
    let long = |setup: Setup| Setup { long: true, ..setup };
    let games: [(_, _, &[_]); 8] = [
        ("1-player", of(1), &[]),
        ("1-player-long-unlocked", unlocked(long(with(ArtifactRule::Choose, of(1)))), &[]),
        ("2-players", Setup { start: Some(Seat::ALL[1]), ..of(2) }, &[]),
        (
            "2-players-unlocked",
            unlocked(chosen(with(ArtifactRule::Shared, of(2)))),
            &[(Tribe::Formica, Side::Sun), (Tribe::Vukuntur, Side::Sun)],
        ),
        ("3-players-long", long(with(ArtifactRule::Choose, of(3))), &[]),
        ("3-players-unlocked", unlocked(chosen(of(3))), &[(Tribe::Formica, Side::Moon), (Tribe::Vukuntur, Side::Moon)]),
        (
            "4-players",
            with(ArtifactRule::Shared, of(4)),
            &[
                (Tribe::Nadair, Side::Sun),
                (Tribe::Hofstadterians, Side::Sun),
                (Tribe::Jox49i, Side::Sun),
                (Tribe::Kuniban, Side::Sun),
            ],
        ),
        (
            "4-players-long-unlocked",
            unlocked(long(chosen(with(ArtifactRule::Choose, of(4))))),
            &[
                (Tribe::Nadair, Side::Moon),
                (Tribe::Hofstadterians, Side::Moon),
                (Tribe::Jox49i, Side::Moon),
                (Tribe::Kuniban, Side::Moon),
            ],
        ),
    ];
    games.into_iter().map(|(name, setup, tribes)| Kind { name, setup, tribes })
}

/// Returns the sides of tribe boards in a game.
fn tribes_of(game: &Revive) -> Vec<(Tribe, Side)> {
    game.view(Viewer::Everything).seats.iter().map(|player| (player.board.tribe, player.board.side)).collect()
}

impl GoldenGame for Kind {
    type Game = Revive;

    fn name(&self) -> String {
        self.name.to_owned()
    }

    fn setup(&self) -> Setup {
        self.setup.clone()
    }

    /// Prefers the required tribes and actions that bring the end nearer, which keeps the files short.
    fn likes(&self, action: &Action) -> bool {
        match *action {
            Action::Tribe(tribe, side) => self.tribes.contains(&(tribe, side)),
            Action::Trade(_) | Action::Technology(_) | Action::Hibernate | Action::End | Action::Pass => false,
            _ => true,
        }
    }

    fn is_wanted(&self, game: &Revive) -> bool {
        let tribes = tribes_of(game);
        self.tribes.iter().all(|wanted| tribes.contains(wanted))
    }

    fn result(&self, game: &Revive) -> String {
        let view = game.view(Viewer::Everything);
        let standings = view.standings.unwrap();
        let scores = standings.iter().map(|standing| format!("{} {}", standing.seat, standing.score));
        let scores: Vec<String> = scores.collect();
        format!("round {}: {}", view.round, scores.join(", "))
    }
}

fn check(kind: &Kind) -> Revive {
    golden::check(kind, env!("CARGO_MANIFEST_DIR")).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn golden_games_replay_unchanged_with_every_side_of_every_tribe() {
    let played: Vec<(Tribe, Side)> = games().flat_map(|kind| tribes_of(&check(&kind))).collect();
    for tribe in Tribe::ALL {
        for side in Side::ALL {
            assert!(played.contains(&(tribe, side)), "{tribe} {side}");
        }
    }
}
