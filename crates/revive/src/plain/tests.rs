use engine::chance::{Seed, SeededChance};
use engine::narration::{long_names, plain};
use engine::page::one_line;
use engine::whim::play_on;
use engine::words::ENGLISH;
use engine::{Game, Narrate, Seat, Viewer};

use super::*;
use crate::content::RewardSpaces;
use crate::setup::{ArtifactRule, Setup, Unlocked};
use crate::words::{piece, technology};

fn new_game(setup: &Setup) -> Revive {
    Revive::new(setup, &mut SeededChance::new(Seed::from_text("plain"))).unwrap()
}

fn setup(players: u8) -> Setup {
    Setup { players, start: Some(Seat::ALL[0]), ..Setup::default() }
}

const ALL: Unlocked = Unlocked { moon: true, tribes: true, large: true, vast: true, switch: true };

/// Plays at most `moves` random moves. `look` sees every position.
fn play(game: &mut Revive, seed: u64, moves: usize, look: impl FnMut(&Revive, usize)) {
    play_on(game, seed, moves, look).unwrap();
}

/// Returns the table as text with these player names.
fn read(view: &View, names: &[&str]) -> String {
    let names = names.iter().copied().chain(std::iter::repeat("")).map(str::to_owned);
    let names: Vec<String> = names.take(view.seats.len()).collect();
    Revive::plain(view, &Revive::speaker(view.pack, ENGLISH, &names))
}

/// Checks that the page is narrow enough and contains everything needed to play.
fn check(view: &View, names: &[String]) {
    let speaker = Revive::speaker(view.pack, ENGLISH, names);
    let text = plain::<Revive>(view, &speaker).unwrap();
    let flowing = one_line(&text);
    let must_flow = |part: Phrase| {
        let part = one_line(&speaker.try_say(&part).unwrap());
        assert!(flowing.contains(&part), "{part:?} is not in\n{text}");
    };
    let request = one_line(&speaker.say(Revive::tell_request(view)));
    assert_eq!(flowing.matches(&request).count(), 2, "first and last: {request}\n{text}");
    let content = &view.pack;
    view.citizens.iter().flatten().for_each(|card| must_flow(piece::card_full(content, *card)));
    view.modules.iter().flatten().for_each(|module| must_flow(piece::module_full(content, *module)));
    let machines = view.machines.iter().flatten().flatten();
    machines.for_each(|machine| must_flow(piece::machine_full(content, *machine)));
    for (tile, side) in view.map.large {
        must_flow(piece::large_score(content.large(tile, usize::from(side))));
    }
    for space in view.map.explored().iter().filter(|space| space.place().is_some()) {
        must_flow(phrase::spaces(content.board().next_to(space).iter()));
    }
    let own = own(view).map(|own| own.seat);
    for player in &view.seats {
        let board = &player.board;
        if player.has_tribe {
            must_flow(phrase::tribe_side(board.tribe, board.side));
            must_flow(technology::ability(content, board.tribe, board.side));
        } else {
            must_flow(say!(PlainNoTribe));
        }
        for card in cards::each(board.cards()) {
            must_flow(piece::card_title(content, card));
        }
        for card in cards::each(board.active) {
            if Some(player.seat) == own {
                must_flow(piece::card_full(content, card));
            }
        }
        for module in board.modules.iter().flatten() {
            must_flow(piece::module_full(content, *module));
        }
        for spot in &player.machines {
            must_flow(piece::spot(content, board, *spot).1);
        }
        player.known_crates.iter().for_each(|found| must_flow(piece::crate_full(content, *found)));
        player.offered.iter().for_each(|card| must_flow(piece::artifact_card(content, *card)));
    }
}

#[test]
fn every_position_of_random_games_fits_and_is_complete() {
    let setups = [
        setup(1),
        Setup { unlocked: ALL, choose_tribes: true, artifact_rule: ArtifactRule::Choose, ..setup(4) },
        Setup { unlocked: ALL, artifact_rule: ArtifactRule::Shared, ..setup(3) },
        setup(2),
    ];
    for (setup, seed) in setups.iter().zip(1..) {
        let mut game = new_game(setup);
        play(&mut game, seed, 5_000, |game, number| {
            if number % 40 == 0 {
                let seat = game.to_act().iter().next().unwrap_or_default();
                check(&game.view(Viewer::Seat(seat)), &long_names());
                check(&game.view(Viewer::Spectator), &[]);
            }
        });
        assert!(game.to_act().is_empty());
        check(&game.view(Viewer::Spectator), &long_names());
    }
}

#[test]
fn secrets_of_others_are_not_shown() {
    let mut game = new_game(&Setup { artifact_rule: ArtifactRule::Choose, ..setup(2) });
    let [mine, other, ..] = Seat::ALL;
    play(&mut game, 5, 400, |game, _| {
        let view = game.view(Viewer::Seat(mine));
        let text = one_line(&read(&view, &[]));
        let theirs = game.view(Viewer::Seat(other));
        for found in theirs.seats.iter().flat_map(|player| &player.known_crates) {
            let speaker = Revive::speaker(view.pack, ENGLISH, &[]);
            assert!(!text.contains(&speaker.say(piece::crate_full(&view.pack, *found))), "{found}");
        }
    });
}

#[test]
fn effects_on_this_turn_are_shown() {
    let mut view = new_game(&setup(2)).view(Viewer::Seat(Seat::ALL[0]));
    let card = cards::each(view.seats[0].board.active)[0];
    (view.now.all_colors, view.now.leaving, view.now.hibernated) = (Some(card), Some(card), true);
    (view.now.range, view.now.discount, view.now.explore_any, view.now.rotate) = (2, [0, 2, 0], true, true);
    view.seats[0].board.unlocked = RewardSpaces::ALL;
    view.map.falcon = view.map.sand.iter().next();
    check(&view, &[]);
    let text = one_line(&read(&view, &[]));
    for part in [
        "counts as having all colors.",
        "leaves the game at the end of this turn, and you hibernate.",
        "you cannot use machines for the rest of this turn.",
        "Skip 2 spaces for free in your next action on the board.",
        "Your next build action costs 2 less, not counting the range.",
        "Your next explore action needs no range and reaches every tile.",
        "You may play your next card for the half that its slot does not show.",
        "unlocked: 2 points for each recruited gray card at the end",
        "sand, the falcon;",
    ] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
}

#[test]
fn copied_hibernation_is_announced_without_a_leaving_card() {
    let mut view = new_game(&setup(2)).view(Viewer::Seat(Seat::ALL[0]));
    let announces = |view: &View| one_line(&read(view, &[])).contains("This turn ends with a hibernation.");
    assert!(!announces(&view));
    view.now.hibernates = true;
    assert!(announces(&view));
}

#[test]
fn the_beginning_of_a_game() {
    let game = new_game(&setup(2));
    insta::assert_snapshot!(read(&game.view(Viewer::Seat(Seat::ALL[0])), &["Ann"]));
}

#[test]
fn the_middle_of_a_game() {
    let mut game = new_game(&Setup { unlocked: ALL, ..setup(3) });
    play(&mut game, 11, 150, |_, _| {});
    insta::assert_snapshot!(read(&game.view(Viewer::Seat(Seat::ALL[0])), &["Ann"]));
}

#[test]
fn the_end_of_a_solo_game() {
    let mut game = new_game(&setup(1));
    play(&mut game, 3, 5_000, |_, _| {});
    insta::assert_snapshot!(read(&game.view(Viewer::Seat(Seat::ALL[0])), &["Ann"]));
}
