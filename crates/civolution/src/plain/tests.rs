use engine::chance::{Seed, SeededChance};
use engine::narration::{long_names, plain};
use engine::page::one_line;
use engine::whim::play_on;
use engine::words::ENGLISH;
use engine::{Game, Narrate, Seat, Viewer};

use super::*;
use crate::content::Deck;
use crate::continent::{SiteSpot, Territory};
use crate::effect::Marker;
use crate::setup::Setup;
use crate::stages::{Column, Holding};
use crate::task::Phase;
use crate::words::piece;

fn new_game(setup: &Setup) -> Civolution {
    Civolution::new(setup, &mut SeededChance::new(Seed::from_text("plain"))).unwrap()
}

/// Plays random moves, at most `moves`. `look` sees every position.
fn play(game: &mut Civolution, seed: u64, moves: usize, look: impl FnMut(&Civolution, usize)) {
    play_on(game, seed, moves, look).unwrap();
}

/// Returns the table as text, with these names for the players.
fn read(view: &View, names: &[&str]) -> String {
    let names = names.iter().copied().chain(std::iter::repeat("")).map(str::to_owned);
    let names: Vec<String> = names.take(usize::from(view.players)).collect();
    Civolution::plain(view, &Civolution::speaker(view.pack, ENGLISH, &names))
}

fn check(view: &View, speaker: &Speaker<'_>) {
    let text = plain::<Civolution>(view, speaker).unwrap();
    let flowing = one_line(&text);
    let must_say = |part: Phrase| {
        let part = one_line(&speaker.say(part));
        assert!(flowing.contains(&part), "{part:?} is not in\n{text}");
    };
    let must_flow = |part: &str| {
        let part = one_line(part);
        assert!(flowing.contains(&part), "{part:?} is not in\n{text}");
    };
    let request = one_line(&speaker.say(Civolution::tell_request(view)));
    assert_eq!(flowing.matches(&request).count(), 2, "first and last: {request}\n{text}");
    let content = &view.pack;
    if let Some(event) = view.event {
        must_say(piece::name(event));
        must_say(piece::event(content, event));
    }
    view.goals.iter().flatten().for_each(|goal| must_say(piece::goal_full(content, *goal)));
    view.incomes.iter().flatten().for_each(|chip| must_say(piece::income_full(content, *chip)));
    view.attributes.iter().flatten().for_each(|chip| must_say(piece::attribute_full(content, *chip)));
    view.looking.iter().for_each(|card| must_say(piece::card_title(*card)));
    for deck in Deck::ALL {
        for card in &view.face_up[deck.index()] {
            must_say(piece::name(*card));
        }
    }
    for territory in Territory::ALL {
        must_say(phrase::territory(territory));
        let neighbours = speaker.say(phrase::territories(view.land.layout.neighbours(territory).iter()));
        must_flow(&format!("next to {neighbours}; sites"));
    }
    for spot in SiteSpot::ALL {
        if let Some(site) = view.land.site(spot).filter(|site| site.ground().is_none()) {
            must_flow(&format!("{spot} {}, next to", speaker.say(Phrase::from(site.kind()))));
        }
    }
    let own = own(view);
    for civ in &view.civilizations {
        if phrase::is_vici(view, civ.seat) {
            continue;
        }
        let console = &civ.console;
        let [ideas, focus] = [Marker::Idea, Marker::Focus].map(|marker| console.marker(marker));
        must_flow(&format!("Ideas: {ideas}; focus: {focus}; food: {} ", console.marker(Marker::Food)));
        for (card, _) in &civ.installed {
            must_flow(&card.to_string());
        }
        for goal in civ.goals.iter().filter_map(|stack| stack.first()) {
            must_say(piece::goal_full(content, *goal));
        }
    }
    must_flow("Beyond either end, everyone loses a tribe.");
    let counts_resets = view.phase <= Some(Phase::Action) && view.standings.is_none();
    assert_eq!(flowing.contains("that end the Action phase"), counts_resets, "{text}");
    let scored = usize::from(view.era) - usize::from(view.phase <= Some(Phase::Event) && view.standings.is_none());
    assert_eq!(flowing.matches("(scored)").count(), scored.min(4), "{text}");
    if let Some(own) = own {
        for column in Column::all() {
            let cells: Vec<String> = (1..=5).map(|stage| speaker.say(stages::cell(own, column, stage))).collect();
            let goals = own.console.stages.pile(column).holds == Some(Holding::Goals);
            assert!(goals || !cells.iter().any(|cell| cell.contains('G')), "{cells:?} in column {}", column.number());
        }
        for card in &own.known_hand {
            must_say(piece::cost(content.card(*card)));
        }
        for module in crate::module::Module::ALL {
            must_say(piece::module_level(module, own.console.level(module)));
        }
    }
}

#[test]
fn every_fact_is_there_and_no_line_is_too_long() {
    for players in 1..=4 {
        let mut game = new_game(&Setup { players, newcomers: players / 2, ..Setup::default() });
        let names = &long_names()[..usize::from(players)];
        let speaker = Civolution::speaker(game.content(), ENGLISH, names);
        play(&mut game, u64::from(players), usize::MAX, |game, number| {
            if number < 12 || number % 97 == 0 || game.to_act().is_empty() {
                for viewer in [Viewer::Seat(Seat::ALL[number % usize::from(players)]), Viewer::Spectator] {
                    check(&game.view(viewer), &speaker);
                }
            }
        });
    }
}

#[test]
fn a_card_is_shown_in_its_stage_while_its_bonus_is_gained() {
    let mut seen = 0;
    for seed in 1..4 {
        let mut game = new_game(&Setup { players: 1, newcomers: 1, ..Setup::default() });
        play(&mut game, seed, usize::MAX, |game, _| {
            let view = game.view(Viewer::Seat(Seat::ALL[0]));
            let Some(own) = own(&view) else { return };
            for (card, stage) in &own.arriving {
                let cells: Vec<Phrase> = Column::all().map(|column| stages::cell(own, column, *stage)).collect();
                assert!(cells.contains(&Phrase::verbatim(card.to_string())), "{card} is not in {cells:?}");
                seen += 1;
            }
        });
    }
    assert!(seen > 0);
}

#[test]
fn p34_the_announced_weather_comes() {
    let mut foretold = None;
    let mut come = 0;
    let mut game = new_game(&Setup { players: 1, newcomers: 1, ..Setup::default() });
    play(&mut game, 8, usize::MAX, |game, _| {
        let text = one_line(&read(&game.view(Viewer::Spectator), &[]));
        let after =
            |begin: &str| text.split_once(begin).and_then(|(_, rest)| rest.split_once(" then")).map(|(now, _)| now);
        if game.phase == Some(Phase::Action) {
            foretold = after("the event changes it: ").map(str::to_owned);
        } else if game.phase == Some(Phase::Income)
            && let Some(weather) = foretold.take()
        {
            assert!(text.contains(&format!("Weather: {weather} now.")), "{weather}: {text}");
            come += 1;
        }
    });
    assert!(come > 0);
}

#[test]
fn a_secret_hand_is_not_shown() {
    let mut game = new_game(&Setup { players: 2, newcomers: 0, ..Setup::default() });
    play(&mut game, 3, 20, |_, _| ());
    let own = game.view(Viewer::Seat(Seat::ALL[0]));
    let hand = own.civilizations[0].known_hand.clone();
    let other = read(&game.view(Viewer::Seat(Seat::ALL[1])), &[]);
    let title = |card| Civolution::speaker(own.pack, ENGLISH, &[]).say(piece::card_title(card));
    assert!(!hand.is_empty());
    let mine = one_line(&read(&own, &[]));
    for card in hand {
        assert!(mine.contains(&title(card)) && !one_line(&other).contains(&title(card)), "{card}");
    }
}

#[test]
fn p10_no_player_has_the_monolith_while_starting_cards_are_chosen() {
    let setup = Setup { players: 2, newcomers: 0, start: Some(Seat::ALL[1]), ..Setup::default() };
    let mut game = new_game(&setup);
    let table = |game: &Civolution| read(&game.view(Viewer::Spectator), &[]);
    assert!(!table(&game).contains("monolith: "));
    // Each of them chooses six cards.
    play(&mut game, 3, 12, |_, _| ());
    assert!(table(&game).contains("monolith: Blue"));
}

#[test]
fn the_choice_of_starting_cards() {
    let game = new_game(&Setup { players: 2, newcomers: 0, ..Setup::default() });
    insta::assert_snapshot!(read(&game.view(Viewer::Seat(Seat::ALL[0])), &[]));
}

#[test]
fn the_middle_of_a_game() {
    let mut game = new_game(&Setup { players: 3, newcomers: 3, start: Some(Seat::ALL[0]), ..Setup::default() });
    play(&mut game, 5, 260, |_, _| ());
    insta::assert_snapshot!(read(&game.view(Viewer::Seat(Seat::ALL[0])), &["Ann"]));
}

#[test]
fn the_middle_of_a_game_against_vici() {
    let mut game = new_game(&Setup { players: 1, newcomers: 1, ..Setup::default() });
    play(&mut game, 6, 120, |_, _| ());
    insta::assert_snapshot!(read(&game.view(Viewer::Seat(Seat::ALL[0])), &["Ann"]));
}
