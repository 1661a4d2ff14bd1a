//! “Player setup”.

use engine::{Game, Seat, Viewer};
use revive::content::{CardId, CardSet};
use revive::resource::Resource;
use revive::tribe::{Side, Tribe};
use revive::{ArtifactRule, Refusal, Setup, Task, Unlocked};

use crate::table::{BLUE, EVERYTHING, GREEN, PURPLE, Play};

fn of(players: u8) -> Play {
    Play::of(&Setup { players, start: Some(BLUE), ..Setup::default() })
}

fn seats(game: &Play) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(game.game.players())
}

#[test]
fn a_starting_player_is_drawn_or_named() {
    let setup = Setup { players: 3, start: Some(GREEN), ..Setup::default() };
    assert_eq!((Play::of(&setup).decider(), Play::of(&setup).view().start), (GREEN, GREEN));
    let mut chance = engine::chance::Scripted::anything().and(engine::Stream::named("start"), [1]);
    let game = revive::Revive::new(&Setup { start: None, ..setup }, &mut chance).unwrap();
    assert_eq!(game.view(Viewer::Everything).start, PURPLE);
}

#[test]
fn each_player_has_a_different_random_tribe_on_its_sun_side() {
    let game = of(4);
    let mut tribes: Vec<usize> = seats(&game).map(|seat| game.player(seat).tribe.index()).collect();
    tribes.sort_unstable();
    assert_eq!(tribes, [0, 1, 2, 3], "the four of the base game");
    assert!(seats(&game).all(|seat| game.player(seat).side == Side::Sun));
}

#[test]
fn tribes_are_chosen_counter_clockwise_from_the_right_of_the_starting_player() {
    let setup = Setup { players: 3, choose_tribes: true, start: Some(PURPLE), ..Setup::default() };
    let mut game = Play::of(&setup);
    assert_eq!((game.decider(), game.asked()), (BLUE, Task::ChooseTribe));
    game.offers_only(&["tribe nadair sun", "tribe hofstadterians sun", "tribe jox49i sun", "tribe kuniban sun"]);
    game.act("tribe kuniban sun");
    assert_eq!(game.decider(), GREEN);
    assert_eq!(game.refusal("tribe kuniban sun"), Refusal::NotOffered { asked: Task::ChooseTribe });
    game.act("tribe nadair sun");
    assert_eq!(game.decider(), PURPLE);
    game.offers_only(&["tribe hofstadterians sun", "tribe jox49i sun"]);
    game.act("tribe jox49i sun");
    assert_eq!(
        [BLUE, PURPLE, GREEN].map(|seat| game.player(seat).tribe),
        [Tribe::Kuniban, Tribe::Jox49i, Tribe::Nadair]
    );
    assert_eq!((game.decider(), game.asked()), (PURPLE, Task::Turn { left: 2, acted: false }));
}

#[test]
fn the_last_of_four_players_has_no_tribe_to_choose() {
    let setup = Setup { players: 4, choose_tribes: true, start: Some(BLUE), ..Setup::default() };
    let mut game = Play::of(&setup);
    game.acts(&["tribe nadair sun", "tribe jox49i sun", "tribe kuniban sun"]);
    assert_eq!((game.player(BLUE).tribe, game.decider()), (Tribe::Hofstadterians, BLUE));
    assert_eq!(game.asked(), Task::Turn { left: 2, acted: false });
}

#[test]
fn moon_sides_and_more_tribes_are_offered_if_unlocked() {
    let offers = |unlocked| Play::of(&Setup { choose_tribes: true, unlocked, ..Setup::default() }).offers().len();
    assert_eq!(offers(Unlocked { moon: true, ..Unlocked::default() }), 8);
    assert_eq!(offers(Unlocked { tribes: true, ..Unlocked::default() }), 6);
    assert_eq!(offers(EVERYTHING), 12);
}

#[test]
fn each_player_begins_with_1_energy_and_all_markers_at_the_start() {
    let game = of(4);
    for seat in seats(&game) {
        let player = game.player(seat);
        assert_eq!((player.energy, player.tracks, player.hibernation, player.switched), (1, [1; 3], 0, false));
        assert_eq!(
            (player.progress, player.tribe_markers, player.unlocked.bits(), player.technologies.bits()),
            (0, 5, 0, 0)
        );
        assert_eq!((game.points(seat), player.pieces().len(), player.module_count()), (0, 0, 0));
    }
}

#[test]
fn each_player_has_a_different_starting_set_with_3_cards_active_and_3_resting() {
    let game = of(4);
    let mut sets = Vec::new();
    for seat in seats(&game) {
        let player = game.player(seat);
        assert_eq!((player.active.len(), player.resting.len(), player.played().len()), (3, 3, 0));
        let set = player.cards().nth(0).and_then(CardId::new).and_then(CardId::set).unwrap();
        assert_eq!(player.cards(), CardId::of(set).map(CardId::id).collect::<CardSet>());
        assert!(!sets.contains(&set));
        sets.push(set);
    }
}

#[test]
fn example_the_starting_player_has_a_crystal_and_each_following_player_one_more_resource() {
    let expected = [[1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 1, 0], [1, 1, 1, 1]];
    let game = of(4);
    for (seat, purse) in seats(&game).zip(expected) {
        assert_eq!(Resource::ALL.map(|resource| game.player(seat).purse[resource]), purse);
    }
    let game = Play::of(&Setup { players: 3, start: Some(GREEN), ..Setup::default() });
    for (seat, purse) in [GREEN, BLUE, PURPLE].into_iter().zip(expected) {
        assert_eq!(Resource::ALL.map(|resource| game.player(seat).purse[resource]), purse);
    }
}

#[test]
fn each_player_is_dealt_one_secret_artifact_card() {
    let game = of(4);
    let view = game.view();
    let mut cards: Vec<_> = seats(&game).map(|seat| view.player(seat).unwrap().artifact_card.unwrap()).collect();
    cards.sort_unstable_by_key(|card| card.index());
    cards.dedup();
    assert_eq!(cards.len(), 4);
    let seen = game.game.view(Viewer::Seat(PURPLE));
    assert!(seen.player(PURPLE).unwrap().artifact_card.is_some());
    assert!(seen.player(BLUE).unwrap().artifact_card.is_none());
    assert!(!game.game.score_sheet(Viewer::Seat(PURPLE)).is_complete(BLUE));
}

#[test]
fn one_of_two_dealt_artifact_cards_may_be_kept() {
    let setup = Setup { artifact_rule: ArtifactRule::Choose, start: Some(BLUE), ..Setup::default() };
    let mut game = Play::of(&setup);
    assert_eq!((game.decider(), game.asked(), game.offers().len()), (BLUE, Task::KeepArtifactCard, 2));
    assert!(game.game.view(Viewer::Seat(PURPLE)).player(BLUE).unwrap().offered.is_empty());
    let offered = game.view().player(BLUE).unwrap().offered.clone();
    game.act(&format!("keep {}", offered[1]));
    assert_eq!(game.view().player(BLUE).unwrap().artifact_card, Some(offered[1]));
    assert_eq!((game.decider(), game.asked()), (PURPLE, Task::KeepArtifactCard));
    let foreign = format!("keep {}", offered[0]);
    assert_eq!(game.refusal(&foreign), Refusal::NotOffered { asked: Task::KeepArtifactCard });
}

#[test]
fn one_shared_artifact_card_lies_face_up_for_all() {
    let game = Play::of(&Setup { players: 3, artifact_rule: ArtifactRule::Shared, ..Setup::default() });
    let seen = game.game.view(Viewer::Seat(BLUE));
    let cards = [BLUE, PURPLE, GREEN].map(|seat| seen.player(seat).unwrap().artifact_card);
    assert!(cards[0].is_some() && cards.iter().all(|card| *card == cards[0]));
    assert!(game.game.score_sheet(Viewer::Seat(BLUE)).is_complete(PURPLE));
}
