//! Tests of how bots play a real game.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up fails")]

use bots::arena::{Arena, ArenaError, ArenaReport};
use bots::{Bot, Care, Greedy, NAMES, Perspective, by_name};
use engine::chance::{FastChance, Seed, SeededChance};
use engine::{Chance, Game, Seat, Stream};
use stone_age::{Setup, StoneAge};

fn arena(bots: &[&str], games: u64, seed: &str) -> Result<ArenaReport, ArenaError> {
    let bots = bots.iter().map(|&name| name.to_owned()).collect();
    let arena = Arena { threads: 2, ..Arena::new(Setup::default(), bots, games, Seed::from_text(seed)) };
    arena.run::<StoneAge>(&())
}

#[test]
fn greedy_beats_random_from_every_seat() {
    let report = arena(&["greedy", "random", "random", "random"], 8, "greedy").unwrap();
    let [greedy, random] = &report.bots[..] else { panic!("{report:?}") };
    assert_eq!((report.games, greedy.seats, random.seats), (8, 1, 3));
    assert!(greedy.win_share.value > 0.99, "{report:?}");
    assert!(greedy.mean_score > random.mean_score + 50.0, "{report:?}");
}

#[test]
fn greedy_games_of_four_are_as_long_as_human_games() {
    let report = arena(&["greedy"; 4], 6, "length").unwrap();
    assert!((9.0..=16.0).contains(&report.mean_rounds), "{report:?}");
}

#[test]
fn the_same_seed_plays_the_same_games_on_any_number_of_threads() {
    let play = |threads| {
        let bots = ["greedy", "random"].map(str::to_owned).to_vec();
        let arena = Arena { threads, ..Arena::new(Setup::default(), bots, 3, Seed::from_text("same")) };
        let report = arena.run::<StoneAge>(&()).unwrap();
        (report.games, report.mean_rounds, report.mean_decisions, report.bots[0].mean_score, report.bots[1].mean_score)
    };
    let once = play(1);
    assert_eq!(once.0, 4, "three games are rounded up to whole deals of two seatings");
    assert_eq!(once, play(2));
}

/// Stronger bots are measured against greedy. A change to how it plays changes the yardstick.
#[test]
fn greedy_is_frozen() {
    let report = arena(&["greedy"; 3], 2, "frozen").unwrap();
    let points = report.bots[0].mean_score * 6.0;
    assert_eq!((report.mean_rounds, report.mean_decisions, points.round()), (14.5, 396.5, 1241.0));
}

#[test]
fn greedy_takes_what_it_rates_best() {
    let (game, seat) = game_with_a_secret();
    let perspective = Perspective::new(&game, seat);
    let mut legal = Vec::new();
    game.actions(seat, &mut legal);
    for seed in 0..20 {
        let greedy = || Greedy::new(Care::REFERENCE, seed);
        let rated = greedy().rate(&perspective);
        assert_eq!(rated.first().map(|(action, _)| *action), greedy().choose(&perspective));
        assert!(rated.is_sorted_by(|(_, a), (_, b)| a >= b), "{rated:?}");
        assert!(legal.iter().all(|legal| rated.iter().filter(|(action, _)| action == legal).count() == 1), "{rated:?}");
        assert_eq!(rated.len(), legal.len());
    }
}

#[test]
fn unknown_bots_and_impossible_tables_are_refused() {
    let unknown = arena(&["greedy", "genius"], 1, "x").unwrap_err();
    assert_eq!(unknown, ArenaError::UnknownBot("genius".to_owned()));
    let known = format!("there is no bot `genius`: expected one of {}, or `cmd:`", NAMES.join(", "));
    assert!(unknown.to_string().starts_with(&known), "{unknown}");
    assert!(matches!(arena(&["random"], 1, "x"), Err(ArenaError::Setup(_))));
    assert!(by_name::<StoneAge>("genius", 0).is_none());
}

/// Plays random games until a player holds a card that no other player has seen.
fn game_with_a_secret() -> (StoneAge, Seat) {
    const CHOICE: Stream = Stream::named("choice");
    let mut actions = Vec::new();
    for number in 0.. {
        let mut chance = SeededChance::new(Seed::from_text("secret").derive(number));
        let mut game = StoneAge::new(&Setup::default(), &mut chance).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            let mut other = game;
            other.determinize(seat, &mut FastChance::new(number));
            game.actions(seat, &mut actions);
            if other != game && actions.len() > 3 {
                return (game, seat);
            }
            let action = actions[chance.below(CHOICE, actions.len() as u32) as usize];
            game.perform(seat, &action, &mut chance, &mut ());
        }
    }
    unreachable!("some game has an extra card")
}

#[test]
fn bots_for_people_skip_pointless_actions() {
    let mut chance = SeededChance::new(Seed::from_text("sense"));
    let mut game = StoneAge::new(&Setup::default(), &mut chance).unwrap();
    let names = ["easy", "medium", "hard@24", "expert@24"];
    let mut bots: Vec<_> = names.iter().map(|name| by_name::<StoneAge>(name, 3).unwrap()).collect();
    let (mut actions, mut pointless) = (Vec::new(), 0);
    while let Some(seat) = game.to_act().iter().next() {
        let perspective = Perspective::new(&game, seat);
        perspective.actions(&mut actions);
        pointless += actions.iter().filter(|action| perspective.is_pointless(action)).count();
        let chosen = bots[seat.index()].choose(&perspective).unwrap();
        assert!(!perspective.is_pointless(&chosen), "{} takes {chosen}", names[seat.index()]);
        game.perform(seat, &chosen, &mut chance, &mut ());
    }
    assert!(pointless > 50, "{pointless}");
}

#[test]
fn no_bot_uses_what_its_seat_cannot_know() {
    let (game, seat) = game_with_a_secret();
    let mut worlds = FastChance::new(1);
    for name in NAMES {
        let choice = |game: &StoneAge| by_name::<StoneAge>(name, 7).unwrap().choose(&Perspective::new(game, seat));
        let here = choice(&game);
        assert!(here.is_some());
        for _ in 0..20 {
            let mut other = game;
            other.determinize(seat, &mut worlds);
            assert_eq!(choice(&other), here, "{name}");
        }
    }
}
