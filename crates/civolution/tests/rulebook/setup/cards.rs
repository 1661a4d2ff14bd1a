//! Steps 13 to 16: starting cards, the starting civilization, starting chip cards (p. 9 and 10).

use civolution::{Action, CardId, Civolution, Deck, Event, IncomeId, MarkerCardId, Module, Setup, Slot};
use engine::chance::{FastChance, Scripted};
use engine::{Game, Seat, SeatSet, SetupError, Stream, Viewer};

use crate::table::{BLUE, GREEN, Play, RED, YELLOW};

fn play(players: u8, newcomers: u8) -> Play {
    let setup = Setup { players, newcomers, start: Some(RED), ..Setup::default() };
    Play::of(&setup, Scripted::anything())
}

fn options(game: &Play, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.game.actions(seat, &mut actions);
    actions
}

/// All players take the first card of each type that they are offered.
fn choose_all(game: &mut Play) {
    while game.view().asked.is_none() {
        let seat = game.decider();
        let first = options(game, seat)[0].to_string();
        game.act_as(seat, &first);
    }
}

fn marker_cards(game: &Play) -> Vec<(Seat, MarkerCardId)> {
    let shown = |event: &Event| if let Event::MarkerCard { seat, card } = *event { Some((seat, card)) } else { None };
    game.events.iter().filter_map(shown).collect()
}

#[test]
fn p09_option_a_gives_every_player_the_five_cards_with_the_number_of_their_marker_card() {
    let game = play(4, 4);
    let content = game.view().pack;
    let mut numbers = Vec::new();
    for seat in [RED, BLUE, GREEN, YELLOW] {
        let hand = game.civ(seat).known_hand;
        let number = content.card(hand[0]).number;
        assert!(number.is_some() && hand.iter().all(|card| content.card(*card).number == number));
        assert_eq!(hand.iter().map(|card| card.deck()).collect::<Vec<_>>(), Deck::ALL);
        assert!(!numbers.contains(&number), "every hand is dealt once");
        numbers.push(number);
    }
}

#[test]
fn p09_option_a_deals_the_hand_that_is_drawn() {
    let drawn = Scripted::anything().and(Stream::named("starting cards"), [5, 2]);
    let game = Play::of(&Setup { start: Some(RED), ..Setup::default() }, drawn);
    let numbers = [RED, BLUE].map(|seat| game.view().pack.card(game.civ(seat).known_hand[0]).number);
    assert_eq!(numbers, [Some(5), Some(2)]);
}

#[test]
fn p09_the_research_display_is_made_of_the_remaining_cards() {
    let view = play(3, 3).view();
    assert_eq!(view.face_down, [32 - 3 - 1; 5], "three are in hands, one is revealed in phase 1");
    assert!(view.face_up.iter().all(|stack| stack.len() == 1));
}

#[test]
fn p10_option_b_offers_three_marker_cards_and_two_cards_of_each_deck() {
    let game = play(4, 0);
    let mut seen = Vec::new();
    for seat in [RED, BLUE, GREEN, YELLOW] {
        let civ = game.civ(seat);
        assert_eq!(civ.offered_markers.len(), 3);
        let decks: Vec<Deck> = civ.offered.iter().map(|card| card.deck()).collect();
        assert_eq!(decks, Deck::ALL.into_iter().flat_map(|deck| [deck, deck]).collect::<Vec<_>>());
        assert_eq!(options(&game, seat).len(), 13);
        seen.extend(civ.offered_markers.iter().map(ToString::to_string));
        seen.extend(civ.offered.iter().map(ToString::to_string));
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 4 * 13, "no card is offered to two players");
}

#[test]
fn p10_option_b_takes_exactly_one_card_of_each_type() {
    let mut game = play(2, 0);
    let offered = game.civ(RED).offered;
    game.act_as(RED, &format!("keep {}", offered[0]));
    assert!(!options(&game, RED).contains(&Action::Keep(offered[1])), "the invention is chosen");
    assert!(options(&game, RED).contains(&Action::Keep(offered[2])));
    let markers = game.civ(RED).offered_markers;
    game.act_as(RED, &format!("marker-card {}", markers[2]));
    assert!(!options(&game, RED).contains(&Action::MarkerCard(markers[0])));
    assert_eq!(options(&game, RED).len(), 8);
    for index in [2, 4, 6, 8] {
        game.act_as(RED, &format!("keep {}", offered[index]));
    }
    assert!(options(&game, RED).is_empty());
    let kept: Vec<CardId> = offered.into_iter().step_by(2).collect();
    assert_eq!(game.civ(RED).known_hand, kept);
}

#[test]
fn p10_option_b_is_chosen_in_secret() {
    let mut game = play(2, 0);
    let card = game.civ(RED).offered[0];
    game.act_as(RED, &format!("keep {card}"));
    let marker = game.civ(RED).offered_markers[0];
    game.act_as(RED, &format!("marker-card {marker}"));
    let view = game.game.view(Viewer::Seat(BLUE));
    let red = view.civilization(RED).unwrap();
    assert!(red.offered.is_empty() && red.offered_markers.is_empty() && red.known_hand.is_empty());
    assert_eq!(red.hand, [1, 0, 0, 0, 0], "backs can be seen");
    assert_eq!(view.civilization(BLUE).unwrap().offered.len(), 10);
    let told = game.events.iter().filter_map(|event| Civolution::event_for(event, Viewer::Seat(BLUE)));
    assert!(told.into_iter().all(|event| !matches!(event, Event::ChoseCard { card: Some(_), .. })));
}

#[test]
fn p10_option_b_puts_the_other_cards_under_their_stacks() {
    // If they lay among the others, some of these games would reveal one in phase 1.
    for seed in 0..12 {
        let mut chance = FastChance::new(seed);
        let mut game = Civolution::new(&Setup { players: 4, newcomers: 0, ..Setup::default() }, &mut chance).unwrap();
        let view = game.view(Viewer::Everything);
        let offered: Vec<CardId> = view.civilizations.into_iter().flat_map(|civ| civ.offered).collect();
        let mut actions = Vec::new();
        while game.view(Viewer::Everything).phase.is_none() {
            let seat = game.to_act().iter().next().unwrap();
            game.actions(seat, &mut actions);
            game.perform(seat, &actions[0], &mut chance, &mut ());
        }
        let view = game.view(Viewer::Everything);
        assert_eq!((offered.len(), view.face_down), (40, [32 - 4 - 1; 5]));
        assert!(view.face_up.iter().flatten().all(|card| !offered.contains(card)));
    }
}

#[test]
fn a01_all_players_make_secret_choices_simultaneously() {
    let mut game = play(3, 0);
    assert_eq!(game.game.to_act(), SeatSet::first(3));
    let card = game.civ(GREEN).offered[3];
    game.act_as(GREEN, &format!("keep {card}"));
    let card = game.civ(RED).offered[0];
    game.act_as(RED, &format!("keep {card}"));
    assert_eq!(game.game.to_act(), SeatSet::first(3));
}

#[test]
fn p10_marker_cards_are_shown_when_all_have_chosen() {
    let mut game = play(2, 0);
    let first = game.civ(RED).offered_markers[1];
    game.act_as(RED, &format!("marker-card {first}"));
    assert!(marker_cards(&game).is_empty());
    choose_all(&mut game);
    assert_eq!(marker_cards(&game)[0], (RED, first));
    assert_eq!(marker_cards(&game).len(), 2);
}

#[test]
fn p10_step_14_markers_go_to_the_spaces_that_the_marker_card_shows() {
    let mut game = play(2, 0);
    choose_all(&mut game);
    let content = game.view().pack;
    for (seat, card) in marker_cards(&game) {
        let console = game.civ(seat).console;
        let markers = &content.marker_card(card).markers;
        assert!(markers.iter().all(|(slot, count)| console.slot(*slot) == *count), "{card}");
        let placed: u8 = markers.iter().map(|(_, count)| *count).sum();
        assert_eq!(console.supply, 50 - 8 - placed);
        assert!(markers.iter().any(|(slot, _)| matches!(slot, Slot::Marker(_))));
    }
}

#[test]
fn p10_step_15_the_starting_civilization_is_drawn_or_named() {
    let drawn = Scripted::anything().and(Stream::named("start"), [2]);
    assert_eq!(Play::of(&Setup { players: 3, ..Setup::default() }, drawn).view().start, GREEN);
    let named = Setup { players: 3, start: Some(BLUE), ..Setup::default() };
    assert_eq!(Play::of(&named, Scripted::anything()).view().start, BLUE);
}

#[test]
fn p10_step_15_only_a_civilization_in_the_game_can_start() {
    let setup = Setup { players: 2, start: Some(GREEN), ..Setup::default() };
    let error = Civolution::new(&setup, &mut Scripted::anything()).unwrap_err();
    assert!(matches!(error, SetupError::Contradiction { key: "start", .. }));
}

#[test]
fn p10_step_16_option_a_gives_the_chip_card_of_the_same_number_with_a_goal_chip() {
    let game = play(4, 4);
    let content = game.view().pack;
    for seat in [RED, BLUE, GREEN, YELLOW] {
        let civ = game.civ(seat);
        let number = content.card(civ.known_hand[0]).number;
        let [(chip, column, stage)] = civ.incomes[..] else { unreachable!("one chip card") };
        let card = chip.chip_card().unwrap();
        assert_eq!(content.chip_card(card).number, number);
        assert_eq!((column, stage), (9, 4));
        assert_eq!(civ.console.level(content.chip_card(card).module), 2);
        assert_eq!(civ.goals.iter().map(Vec::len).collect::<Vec<_>>(), [1, 0, 0]);
    }
}

#[test]
fn p10_step_16_option_b_displays_one_chip_card_more_than_there_are_civilizations() {
    for players in 2..=4 {
        let mut game = play(players, 0);
        choose_all(&mut game);
        assert_eq!(game.view().chip_cards.len(), usize::from(players) + 1);
        assert_eq!(game.offers().len(), usize::from(players) + 1);
    }
}

#[test]
fn p10_step_16_option_b_is_chosen_counter_clockwise_from_the_right_of_the_starting_civilization() {
    let setup = Setup { players: 4, newcomers: 0, start: Some(GREEN), ..Setup::default() };
    let mut game = Play::of(&setup, Scripted::anything());
    choose_all(&mut game);
    let mut order = Vec::new();
    while game.view().phase.is_none() {
        order.push(game.decider());
        let last = game.offers().pop().unwrap();
        game.act(&last);
    }
    assert_eq!(order, [BLUE, RED, YELLOW, GREEN]);
}

#[test]
fn p10_step_16_option_b_gives_the_chosen_card_its_goal_its_upgrade_and_its_income() {
    let mut game = play(2, 0);
    choose_all(&mut game);
    let (card, goal) = game.view().chip_cards[1];
    game.act(&format!("chip-card {card}"));
    let civ = game.civ(BLUE);
    let module: Module = game.view().pack.chip_card(card).module;
    assert_eq!(civ.goals, [vec![goal], vec![], vec![]]);
    assert_eq!((civ.console.level(module), civ.console.upgrades()), (2, 1));
    assert_eq!(civ.incomes, [(IncomeId::starting(card), 9, 4)]);
    assert!(!game.can(&format!("chip-card {card}")), "the card is taken");
}

#[test]
fn p10_step_16_the_goal_chip_of_the_unchosen_card_goes_back_into_the_bag() {
    let mut game = play(2, 0);
    choose_all(&mut game);
    let shown = game.view().chip_cards;
    game.act(&format!("chip-card {}", shown[0].0)).act(&format!("chip-card {}", shown[1].0));
    assert!(game.view().chip_cards.is_empty());
    let left = shown[2].1;
    let state = serde_json::to_value(game.game).unwrap();
    let bag: engine::bag::IdSet<2> = serde_json::from_value(state["goal_bag"].clone()).unwrap();
    assert!(bag.contains(left.id()) && !bag.contains(shown[0].1.id()));
}

#[test]
fn p10_newcomers_and_advanced_players_can_play_together() {
    let mut game = play(4, 2);
    assert_eq!(game.game.to_act(), [GREEN, YELLOW].into_iter().collect());
    let content = game.view().pack;
    let newcomers = [RED, BLUE].map(|seat| content.card(game.civ(seat).known_hand[0]).number);
    let offered: Vec<MarkerCardId> = [GREEN, YELLOW].into_iter().flat_map(|s| game.civ(s).offered_markers).collect();
    assert!(offered.iter().all(|card| !newcomers.contains(&content.marker_card(*card).number)));
    choose_all(&mut game);
    assert_eq!(game.view().chip_cards.len(), 3, "one more than there are advanced players");
    let shown = game.view().chip_cards;
    assert!(shown.iter().all(|(card, _)| !newcomers.contains(&content.chip_card(*card).number)));
    assert_eq!(game.decider(), YELLOW);
    assert_eq!((game.civ(RED).incomes.len(), game.civ(YELLOW).incomes.len()), (1, 0));
}

#[test]
fn p10_a_single_advanced_player_chooses_between_two_chip_cards() {
    let mut game = play(3, 2);
    choose_all(&mut game);
    assert_eq!((game.decider(), game.view().chip_cards.len()), (GREEN, 2));
}

#[test]
fn p10_cards_are_chosen_freely_only_in_solo_games() {
    let setup = Setup { players: 2, newcomers: 0, free_cards: true, ..Setup::default() };
    let error = Civolution::new(&setup, &mut Scripted::anything()).unwrap_err();
    assert!(matches!(error, SetupError::Contradiction { key: "cards", .. }));
}
