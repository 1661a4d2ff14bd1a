//! Secrets: acquired cards lie face down, and only its owner has ever seen the additional card.

use engine::chance::FastChance;
use engine::{Game, Viewer};
use stone_age::{Bottom, Card, Culture, Event, Profession, Setup, StoneAge};

use crate::table::{BLUE, GREEN, Layout, RED, Table, card};

/// Red has bought the card that brings an additional one, and `deck` cards are left.
fn drawn(setup: &Setup, deck: u32) -> Table {
    let mut table = Layout::with(setup)
        .card(1, "C32")
        .has(RED, "1 wood")
        .scene(|scene| scene.deck_size(deck + 1, BLUE))
        .using("P1 card 1, P1 hunt 1")
        .table();
    table.play("P1 buy card 1");
    table
}

fn setup(open_cards: bool) -> Setup {
    Setup { players: 3, start: Some(RED), open_cards, ..Setup::default() }
}

fn cards_of_red(game: &StoneAge, viewer: Viewer) -> Option<Vec<Card>> {
    game.view(viewer).players.swap_remove(RED.index()).cards
}

/// The card that only Red has seen.
fn extra_card(game: &StoneAge) -> Card {
    let owned = cards_of_red(game, Viewer::Seat(RED)).unwrap();
    owned.into_iter().find(|owned| owned.id != card("C32")).unwrap()
}

#[test]
fn secret_owned_cards_are_seen_by_their_owner_only() {
    let table = Layout::with(&setup(false)).owns(RED, "C01 C20").table();
    assert_eq!(cards_of_red(&table.game, Viewer::Seat(RED)).unwrap().len(), 2);
    for viewer in [Viewer::Seat(BLUE), Viewer::Spectator] {
        let view = table.game.view(viewer);
        assert_eq!((view.players[0].cards.as_ref(), view.players[0].card_count), (None, 2));
        assert!(!view.score.is_complete(RED));
    }
}

#[test]
fn secret_open_cards_are_seen_by_all() {
    let table = Layout::with(&setup(true)).owns(RED, "C01 C20").table();
    for viewer in [Viewer::Seat(BLUE), Viewer::Spectator] {
        assert_eq!(cards_of_red(&table.game, viewer).unwrap().len(), 2);
        assert!(table.game.view(viewer).score.is_complete(RED));
    }
}

#[test]
fn secret_buying_is_public() {
    let mut table = Layout::of(3).card(1, "C26").has(RED, "1 wood").using("P1 card 1, P1 hunt 1").table();
    table.play("P1 buy card 1");
    assert!(matches!(table.events[0], Event::BoughtCard { .. }));
    assert_eq!(StoneAge::event_for(&table.events[0], Viewer::Spectator), Some(table.events[0]));
}

#[test]
fn secret_additional_card_is_seen_by_its_owner_only_even_with_open_cards() {
    for open_cards in [false, true] {
        let table = drawn(&setup(open_cards), 9);
        let extra = extra_card(&table.game);
        for viewer in [Viewer::Seat(BLUE), Viewer::Seat(GREEN), Viewer::Spectator] {
            let known = cards_of_red(&table.game, viewer);
            assert_eq!(known.map(|cards| cards.len()), open_cards.then_some(1));
            assert!(!table.game.view(viewer).score.is_complete(RED));
        }
        let event = *table.events.iter().find(|event| matches!(event, Event::DrewExtraCard { .. })).unwrap();
        assert_eq!(event, Event::DrewExtraCard { seat: RED, card: Some(extra) });
        let told = |viewer| StoneAge::event_for(&event, viewer);
        assert_eq!(told(Viewer::Seat(RED)), Some(event));
        for viewer in [Viewer::Seat(BLUE), Viewer::Spectator] {
            assert_eq!(told(viewer), Some(Event::DrewExtraCard { seat: RED, card: None }));
        }
    }
}

#[test]
fn secret_cards_that_wait_to_be_used_are_public() {
    let table = Layout::with(&setup(false)).keeps(RED, "C33 C36").table();
    for viewer in [Viewer::Seat(BLUE), Viewer::Spectator] {
        let red = table.game.view(viewer).players.swap_remove(RED.index());
        assert_eq!((red.one_use_tools, red.any_two_cards), ([0, 0, 0, 1], 1));
        let lower_halves: Vec<Bottom> = red.face_up.iter().map(|card| card.bottom).collect();
        let one_tool_maker = Bottom::Profession { profession: Profession::ToolMakers, count: 1 };
        assert_eq!(lower_halves, [one_tool_maker, Bottom::Culture { culture: Culture::Healing }]);
    }
}

#[test]
fn secret_additional_card_is_any_unseen_card_to_other_players_each_equally_likely() {
    const DECK: usize = 9;
    const DRAWS: u32 = 20_000;
    let table = drawn(&setup(false), DECK as u32);
    let mut counts = std::collections::BTreeMap::new();
    let mut chance = FastChance::new(11);
    for _ in 0..DRAWS {
        let mut other = table.game;
        other.determinize(BLUE, &mut chance);
        *counts.entry(extra_card(&other).id).or_insert(0u32) += 1;
    }
    assert_eq!(counts.len(), DECK + 1, "the deck and the card itself");
    let expected = f64::from(DRAWS) / (DECK + 1) as f64;
    let chi_squared: f64 = counts.values().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    // The 99.9 % quantile for nine degrees of freedom.
    assert!(chi_squared < 27.9, "{chi_squared}: {counts:?}");
}

#[test]
fn secret_additional_card_stays_the_same_for_its_owner() {
    let table = drawn(&setup(false), 9);
    let mut other = table.game;
    other.determinize(RED, &mut FastChance::new(5));
    assert_eq!(other, table.game);
}

#[test]
fn secret_redrawing_leaves_every_card_in_one_place() {
    let table = drawn(&setup(false), 9);
    let mut chance = FastChance::new(3);
    for _ in 0..50 {
        let mut other = table.game;
        other.determinize(GREEN, &mut chance);
        assert_eq!(other.audit(), Ok(()));
        assert_eq!(other.view(Viewer::Seat(GREEN)), table.game.view(Viewer::Seat(GREEN)));
    }
}

/// Otherwise a bot's choice would reveal something about cards that it cannot know. The printed deck has only one card
/// that brings an additional one, but this must also hold for decks with more.
#[test]
fn secret_redrawing_does_not_depend_on_the_secrets() {
    let hide = |layout: Layout, seat, cards: &str| {
        let unseen = cards.split(' ').map(|name| card(name).id()).collect();
        layout.owns(seat, cards).scene(|scene| scene.player(seat, |player| player.unseen_cards = unseen))
    };
    let layout = hide(Layout::with(&setup(false)), RED, "C01 C20");
    let game = hide(layout, BLUE, "C05 C14").table().game;
    let redrawn = |game: &StoneAge, luck: u64| {
        let mut other = *game;
        other.determinize(GREEN, &mut FastChance::new(luck));
        assert_eq!(other.audit(), Ok(()));
        other
    };
    for luck in 0..50 {
        let other = redrawn(&game, luck);
        assert_ne!(other, game);
        assert_eq!(redrawn(&other, 7), redrawn(&game, 7));
    }
}
