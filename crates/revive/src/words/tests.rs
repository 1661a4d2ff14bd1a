mod now;
mod reading;
mod samples;
mod turn;

use std::borrow::Borrow;

use engine::chance::{Seed, SeededChance};
use engine::narration::{check_game, keys_of_options, problems_of_library, sentence, tidy};
use engine::whim::{Decision, play_out};
use engine::words::Arg;
use engine::{Game, Narrate, Refusal as _, Seat, Setup as _, Viewer};

use super::effect::Of;
use super::*;
use crate::chapter::Chapter;
use crate::content::{CardId, Half, LargeScore, Reward};
use crate::effect::{Effect, Lasting, Piece};
use crate::foretell::foretell;
use crate::names;
use crate::player::Source;
use crate::resource::{Color, Resource};
use crate::setup::{ArtifactRule, Setup, Unlocked};
use crate::task::{Step, Task};
use crate::tribe::Gives;

/// The pack that the sentences in these tests refer to.
fn content() -> ContentRef {
    engine::pack::PackRef(samples::content())
}

const ALL: Unlocked = Unlocked { moon: true, tribes: true, large: true, vast: true, switch: true };

/// A few setups that cover all options.
fn setups() -> Vec<Setup> {
    let base = |players| Setup { players, start: Some(Seat::ALL[0]), ..Setup::default() };
    let all = |players| Setup { unlocked: ALL, ..base(players) };
    vec![
        base(1),
        base(2),
        all(3),
        Setup { choose_tribes: true, artifact_rule: ArtifactRule::Choose, ..all(4) },
        Setup { artifact_rule: ArtifactRule::Shared, ..all(2) },
        all(1),
    ]
}

fn game(players: u8) -> Revive {
    let setup = Setup { players, start: Some(Seat::ALL[0]), ..Setup::default() };
    Revive::new(&setup, &mut SeededChance::new(Seed::from_text("words"))).unwrap()
}

fn names() -> Vec<String> {
    ["Ann", "Ben", "", ""].map(str::to_owned).to_vec()
}

/// A view in which the first player is asked this.
fn asked(task: Task) -> View {
    View { asked: Some(Step { seat: Seat::ALL[0], task }), ..game(4).view(Viewer::Seat(Seat::ALL[0])) }
}

fn speaker() -> Speaker<'static> {
    Revive::speaker(content(), ENGLISH, &[])
}

/// Returns the text of a phrase, with colors as player names.
fn said(phrase: impl Borrow<Phrase>) -> String {
    speaker().try_say(phrase.borrow()).unwrap()
}

/// Returns the text of a phrase in a game in which the first two players have names.
fn said_to_two(phrase: &Phrase) -> String {
    assert!(!says(phrase, Key::EffectNothing), "{phrase:?}");
    sentence(&Revive::speaker(content(), ENGLISH, &names()), phrase).unwrap()
}

/// Returns the text of a phrase. Panics if it is untidy or says that nothing happens.
fn said_tidily(phrase: &Phrase) -> String {
    assert!(!says(phrase, Key::EffectNothing), "{phrase:?}");
    tidy(&speaker(), phrase).unwrap()
}

/// Returns true if a message is part of a phrase.
fn says(phrase: &Phrase, key: Key) -> bool {
    let parts = phrase.args().filter_map(|(_, arg)| match arg {
        Arg::Phrase(part) => Some(part),
        Arg::Number(_) | Arg::Text(_) => None,
    });
    phrase.key() == key.name() || { parts }.any(|part| says(part, key))
}

/// The keys of the texts for vocabularies in addition to their names: one for each member.
fn vocabularies() -> impl Iterator<Item = String> {
    let groups: [(&str, &[&str]); 8] = [
        ("terrain", &Color::NAMES),
        ("map", &Color::NAMES),
        ("score", &Source::NAMES),
        ("chapter-story", &Chapter::NAMES),
        ("chapter-news", &Chapter::NAMES),
        ("chapter-goal", &Chapter::NAMES),
        ("chapter-reached", &Chapter::NAMES),
        ("chapter-missed", &Chapter::NAMES),
    ];
    let words = groups.iter().flat_map(|(group, names)| names.iter().map(move |name| format!("{group}-{name}")));
    words.chain(crate::rules::GROUPS.map(str::to_owned)).collect::<Vec<_>>().into_iter()
}

fn all_refusals() -> impl Iterator<Item = Refusal> {
    let asked = samples::tasks().into_iter().map(|asked| Refusal::NotAsked { asked });
    samples::refusals().into_iter().chain(asked)
}

#[test]
fn the_text_file_has_every_sentence_and_no_other() {
    let sections = all_refusals().map(|refusal| refusal.section().to_owned());
    let sheet = game(2).score_sheet(Viewer::Everything);
    let sources = sheet.rows.iter().map(|row| row.source.to_owned());
    let keys = Key::ALL.iter().map(|key| key.name().to_owned());
    let seats = Seat::ALL.map(|seat| Phrase::seat(seat).key().to_owned());
    let tables =
        [Effect::MESSAGES, Lasting::MESSAGES, Gives::MESSAGES, Reward::MESSAGES, LargeScore::MESSAGES].concat();
    let tables = tables.into_iter().map(str::to_owned);
    let said = keys.chain(sections).chain(sources).chain(seats).chain(vocabularies()).chain(tables);
    let said = said.chain(names::keys_of_names());
    let said = said.chain(keys_of_options::<Setup>()).collect();
    assert_eq!(problems_of_library(&LIBRARY, &said), Vec::<String>::new());
}

#[test]
fn sections_and_sources_are_said() {
    for refusal in all_refusals() {
        assert!(said(Revive::tell_section(&refusal)).starts_with("rulebook, “"), "{}", refusal.section());
    }
    for row in game(3).score_sheet(Viewer::Everything).rows {
        assert_ne!(said(Revive::tell_source(row.source)), row.source);
    }
}

#[test]
fn every_event_is_told() {
    for event in samples::events() {
        let told = said_to_two(&Revive::tell_event(&event, content()));
        assert!(told.len() < 200, "{told}");
    }
}

#[test]
fn every_refusal_is_told() {
    for refusal in all_refusals() {
        said_to_two(&Revive::tell_refusal(&refusal, content()));
    }
}

#[test]
fn everything_in_the_tables_of_effects_is_told() {
    for one in Effect::samples() {
        for of in [Of::Card, Of::Other, Of::Late] {
            said_tidily(&effect::effect(&content(), one, of));
        }
    }
    for gives in Gives::samples() {
        said_tidily(&technology::gives(&content(), gives));
    }
    for reward in Reward::samples() {
        said_tidily(&piece::reward(reward));
    }
    for score in LargeScore::samples() {
        said_tidily(&piece::large_score(score));
    }
}

#[test]
fn every_task_is_asked() {
    for task in samples::tasks() {
        let request = said_to_two(&Revive::tell_request(&asked(task)));
        assert!(request.starts_with("Ann: "), "{request}");
    }
}

#[test]
fn every_chapter_is_told() {
    for chapter in Revive::chapters() {
        said_tidily(&chapter.title);
        for phrase in [chapter.story, chapter.news, chapter.goal] {
            sentence(&speaker(), &phrase).unwrap();
        }
    }
}

#[test]
fn every_action_is_told_for_every_question() {
    let mut empty = View { asked: None, viewer: None, ..game(2).view(Viewer::Spectator) };
    empty.seats.clear();
    empty.prices.clear();
    empty.unaffordable.clear();
    for action in samples::actions() {
        let told = said(Revive::tell_action(&action, &empty));
        assert!(!told.is_empty() && !told.contains("  "), "{told}");
    }
    let view = asked(Task::Turn { left: 2, acted: false });
    for task in samples::tasks() {
        let view = View { asked: Some(Step { seat: Seat::ALL[0], task }), ..view.clone() };
        for action in samples::actions() {
            let told = said(Revive::tell_action(&action, &view));
            assert!(told.chars().next().is_some_and(|c| !c.is_lowercase()), "{told}");
        }
    }
}

/// Plays a random game. `look` sees every decision.
fn play(setup: &Setup, seed: u64, look: impl FnMut(Decision<'_, Revive>)) -> Revive {
    let game = Revive::new(setup, &mut SeededChance::new(Seed::from_text("words"))).unwrap();
    play_out(game, seed, look).unwrap()
}

#[test]
fn random_games_are_told_from_beginning_to_end() {
    for setup in setups() {
        let end = check_game::<Revive>(&setup, &setup.to_line()).unwrap();
        assert!(end.starts_with("The game is over. ") && end.contains("point"), "{end}");
    }
}

#[test]
fn random_games_never_say_that_nothing_happens() {
    for (setup, seed) in setups().into_iter().zip(1..) {
        play(&setup, seed, |Decision { game, seat, actions, events, .. }| {
            let view = game.view(Viewer::Seat(seat));
            let told = actions.iter().map(|action| Revive::tell_action(action, &view));
            let told = told.chain(events.iter().map(|event| Revive::tell_event(event, game.content())));
            let foretold = actions.iter().filter_map(|action| foretell(&view, action));
            for phrase in foretold.filter_map(|told| names::foretold(&view, &told)) {
                said_tidily(&phrase);
            }
            for phrase in told.chain([Revive::tell_request(&view)]) {
                assert!(!says(&phrase, Key::EffectNothing), "{phrase:?}");
            }
        });
    }
}

/// The stated costs and rewards of an action on the board are the actual ones.
#[test]
fn stated_prices_are_the_prices_paid() {
    let (mut paid, mut brought) = (0, 0);
    for (setup, seed) in setups().into_iter().zip(20..) {
        play(&setup, seed, |Decision { game, seat, actions, action, events }| {
            let view = game.view(Viewer::Seat(seat));
            let on_board = actions.iter().filter(|action| action.board_action().is_some()).count();
            assert_eq!(on_board, view.prices.iter().filter(|price| price.action.board_action().is_some()).count());
            let Some(price) = worth::price_of(&view, action).filter(|_| action.board_action().is_some()) else {
                return;
            };
            let total = price.cost.plus(Resource::Book, price.books).plus(Resource::Food, price.range);
            let cost = events.iter().find_map(|event| match event {
                Event::Paid { cost, .. } => Some(*cost),
                _ => None,
            });
            assert_eq!(cost, Some(total), "{action}");
            let instead = events.iter().find_map(|event| match event {
                Event::Paid { instead, .. } => Some(*instead),
                _ => None,
            });
            assert_eq!(instead, Some(price.instead), "{action}");
            paid += 1;
            if let Some(brings) = price.brings {
                let steps: u8 = brings.steps.iter().sum();
                let told = said(Revive::tell_action(action, &view));
                let on_sand_tile = matches!(action, Action::Build { space, .. } if view.map.sands.contains(*space));
                assert_eq!(told.contains("no reward"), brings.is_empty() && !on_sand_tile, "{told}");
                assert_eq!(told.contains("step"), steps > 0 || told.contains("advance"), "{told}");
                brought += 1;
            }
        });
    }
    assert!(paid > 20 && brought > 10, "{paid} {brought}");
}

#[test]
fn the_falcon_flies_to_a_terrain() {
    let view = asked(Task::Piece(Piece::Falcon));
    let field = view.map.terrain[Color::Yellow.index()].iter().next().unwrap();
    let told = said(Revive::tell_action(&Action::At(field), &view));
    assert_eq!(told, format!("Fly to {field}, a field"));
}

#[test]
fn a_seat_without_a_name_is_called_by_its_color() {
    let names = names();
    let speaker = Revive::speaker(content(), ENGLISH, &names);
    let told = |seat| speaker.say(Revive::tell_event(&Event::Hibernated { seat }, content()));
    assert_eq!(Seat::ALL.map(told), ["Ann", "Ben", "Green", "Yellow"].map(|name| format!("{name} hibernates.")));
    assert_eq!(Seat::ALL.map(|seat| said(Phrase::player(seat))), ["Red", "Blue", "Green", "Yellow"]);
    assert_eq!((said(Revive::title()).as_str(), said(Revive::round_name()).as_str()), ("Revive", "Round"));
}

#[test]
fn the_result_names_the_winner_and_what_broke_the_tie() {
    let [red, blue, ..] = Seat::ALL;
    let over = |players, results: Vec<(Seat, i32, Vec<i32>)>| View {
        asked: None,
        players,
        standings: Some(engine::Standings::by_score(results)),
        ..game(2).view(Viewer::Spectator)
    };
    let told = |players, results| said(Revive::tell_request(&over(players, results)));
    let over = "The game is over.";
    assert_eq!(
        told(2, vec![(red, 90, vec![1, 3]), (blue, 101, vec![0, 2])]),
        format!("{over} Blue has won with 101 points.")
    );
    assert_eq!(
        told(2, vec![(red, 90, vec![1, 3]), (blue, 90, vec![0, 9])]),
        format!("{over} Red has won with 90 points, the tie broken by remaining resources.")
    );
    assert_eq!(
        told(2, vec![(red, 90, vec![1, 3]), (blue, 90, vec![1, 9])]),
        format!("{over} Blue has won with 90 points, the tie broken by the machine tracks.")
    );
    assert_eq!(
        told(2, vec![(red, 90, vec![1, 3]), (blue, 90, vec![1, 3])]),
        format!("{over} Red and Blue share the victory with 90 points.")
    );
}

#[test]
fn each_rank_of_the_solo_ladder_begins_with_its_points() {
    let told = |points| {
        let standings = engine::Standings::by_score(vec![(Seat::ALL[0], points, vec![0, 0])]);
        let view = View { asked: None, players: 1, standings: Some(standings), ..game(1).view(Viewer::Spectator) };
        said(Revive::tell_request(&view))
    };
    let ladder = [
        (0, 49, "lost"),
        (50, 74, "survivor"),
        (75, 99, "a minor victory"),
        (100, 129, "a regular victory"),
        (130, 159, "a major victory"),
        (160, 179, "a superior victory"),
        (180, 300, "utopia"),
    ];
    assert_eq!(ladder.len(), request::Rank::COUNT);
    for (least, most, rank) in ladder {
        for points in [least, most] {
            assert_eq!(told(points), format!("The game is over. Red has {points} points: {rank}."));
        }
    }
}

#[test]
fn copying_a_card_says_what_the_copy_does() {
    let content = samples::content();
    let copy = |bottom: &str| {
        let says = |card: &CardId| content.effects_text(content.card(*card).effects[Half::Bottom.index()]) == bottom;
        let card = CardId::citizens().find(says).unwrap();
        let told = said(Revive::tell_action(&Action::Card(card), &asked(Task::CopyCard)));
        told.split_once(": ").unwrap().1.to_owned()
    };
    assert_eq!(copy("artifact, leave"), "take an artifact, then hibernate when everything else is done");
    assert_eq!(copy("lasting discount build 1, gear 2"), "gain 2 gears");
    assert_eq!(copy("rest, tribe"), "move a card from a slot to your resting area, then activate your tribe ability");
}

#[test]
fn last_turns_are_announced_correctly_for_any_owner_of_the_end_tile() {
    let told = said(Revive::tell_event(&Event::EndTriggered { seat: Seat::ALL[1] }, content()));
    assert!(told.ends_with("every player except the one whose turn it is takes one last turn."), "{told}");
}
