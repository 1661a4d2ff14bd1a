mod samples;

use std::collections::{BTreeMap, BTreeSet};

use engine::chance::{FastChance, Seed, SeededChance};
use engine::words::values_in;
use engine::{Chance, Game, Narrate, Refusal as _, Seat, Stream, Viewer};

use super::*;
use crate::setup::Setup;
use crate::step::{EndReason, Phase, Question, Step};

/// The values that a sentence uses in any of its forms, also in those that the numbers at hand do not choose.
pub(super) fn values_of(key: Key) -> BTreeSet<&'static str> {
    static VALUES: LazyLock<BTreeMap<&str, BTreeSet<&str>>> = LazyLock::new(|| values_in(ENGLISH));
    VALUES.get(key.name()).cloned().unwrap_or_default()
}

fn game(players: u8) -> StoneAge {
    let setup = Setup { players, start: Some(Seat::ALL[0]), ..Setup::default() };
    StoneAge::new(&setup, &mut SeededChance::new(Seed::from_text("words"))).unwrap()
}

fn names() -> Vec<String> {
    vec!["Ann".to_owned(), "Ben".to_owned()]
}

/// A view in which this is asked of the first player, who has two people everywhere.
fn asked(question: Question) -> View {
    let red = Seat::ALL[0];
    let mut view = View { step: Some(Step { seat: red, question }), ..game(4).view(Viewer::Spectator) };
    view.players[red.index()].at_home = 2;
    view.sites.iter_mut().for_each(|here| here.people[red.index()] = 2);
    view
}

fn assert_sentence(text: &str) {
    let first = text.chars().next();
    assert!(first.is_some_and(|c| !c.is_lowercase()) && text.ends_with(['.', '?', ')']), "{text}");
    assert_tidy(text);
}

fn assert_tidy(text: &str) {
    let tidy = !text.is_empty() && !["  ", " .", " ,", "()", "{", "}", "\n"].iter().any(|bad| text.contains(bad));
    assert!(tidy && text.trim() == text, "{text}");
}

#[test]
fn the_text_file_is_whole() {
    assert!(Words::parse(ENGLISH).is_ok(), "{:?}", Words::parse(ENGLISH).err());
}

#[test]
fn the_text_file_has_every_sentence_and_no_other() {
    let sections: BTreeSet<&str> = samples::refusals().iter().map(engine::Refusal::section).collect();
    let sources: BTreeSet<&str> = game(2).score_sheet(Viewer::Everything).rows.iter().map(|row| row.source).collect();
    let said: BTreeSet<&str> = Key::ALL.iter().map(|key| key.name()).chain(sections).chain(sources).collect();
    let written: BTreeSet<&str> = WORDS.keys().collect();
    assert_eq!(said.difference(&written).collect::<Vec<_>>(), Vec::<&&str>::new(), "not in the text file");
    assert_eq!(written.difference(&said).collect::<Vec<_>>(), Vec::<&&str>::new(), "nobody says these");
    assert_eq!(written.len(), WORDS.keys().count(), "a sentence is written twice");
}

#[test]
fn sections_and_sources_are_said() {
    for refusal in samples::refusals() {
        assert!(StoneAge::tell_section(&refusal).contains('“'), "{}", refusal.section());
    }
    for row in game(3).score_sheet(Viewer::Everything).rows {
        assert_ne!(StoneAge::tell_source(row.source), row.source);
    }
}

#[test]
fn every_event_is_told() {
    for event in samples::events() {
        assert_sentence(&StoneAge::tell_event(&event, (), &names()));
    }
}

#[test]
fn every_refusal_is_told() {
    for refusal in samples::refusals() {
        assert_sentence(&StoneAge::tell_refusal(&refusal, (), &names()));
    }
}

#[test]
fn every_question_is_asked() {
    for question in samples::questions() {
        let request = StoneAge::tell_request(&asked(question), &names());
        assert_sentence(&request);
        assert!(request.starts_with("Ann: "), "{request}");
    }
}

#[test]
fn every_action_is_told_whatever_is_asked() {
    for action in samples::actions() {
        for question in samples::questions() {
            assert_tidy(&StoneAge::tell_action(&action, &asked(question)));
        }
        let mut empty = View { step: None, ..game(2).view(Viewer::Spectator) };
        empty.cards.clear();
        empty.stacks.clear();
        assert_tidy(&StoneAge::tell_action(&action, &empty));
    }
}

#[test]
fn every_effect_bottom_and_cost_is_told() {
    for (top, bottom, cost) in samples::content() {
        for text in [phrase::effect(top), phrase::bottom(bottom), phrase::cost(&cost), phrase::worth(&cost)] {
            assert_tidy(&text);
        }
    }
}

#[test]
fn random_games_are_told_from_beginning_to_end() {
    for players in 2..=4 {
        let mut game = game(players);
        let mut chance = FastChance::new(u64::from(players));
        let (mut events, mut actions) = (Vec::new(), Vec::new());
        while let Some(seat) = game.to_act().iter().next() {
            let view = game.view(Viewer::Seat(seat));
            assert_sentence(&StoneAge::tell_request(&view, &[]));
            game.actions(seat, &mut actions);
            let told: BTreeSet<String> = actions.iter().map(|action| StoneAge::tell_action(action, &view)).collect();
            assert_eq!(told.len(), actions.len(), "different actions are told alike: {told:?}");
            let action = actions[chance.below(Stream::named("player"), actions.len() as u32) as usize];
            events.clear();
            game.apply(seat, &action, &mut chance, &mut events).unwrap();
            for event in &events {
                assert_sentence(&StoneAge::tell_event(event, (), &[]));
            }
        }
        let end = StoneAge::tell_request(&game.view(Viewer::Spectator), &[]);
        assert!(end.starts_with("The game is over: ") && end.contains("point"), "{end}");
    }
}

#[test]
fn a_seat_without_a_name_is_called_by_its_colour() {
    let told = |seat| StoneAge::tell_event(&Event::GotTool { seat, gained: true }, (), &names());
    assert_eq!(Seat::ALL.map(told), ["Ann", "Ben", "Green", "Yellow"].map(|name| format!("{name} takes a tool.")));
    assert_eq!(Seat::ALL.map(StoneAge::seat_name), ["Red", "Blue", "Green", "Yellow"]);
    assert_eq!(phrase::player(Seat::ALL[0], &[String::new()]), "Red");
}

#[test]
fn the_result_names_the_winner_and_what_broke_the_tie() {
    let [red, blue, green, _] = Seat::ALL;
    let over = |results: Vec<(Seat, i32, Vec<i32>)>| View {
        step: None,
        phase: Phase::Over(EndReason::Cards),
        standings: Some(engine::Standings::by_score(results)),
        ..game(3).view(Viewer::Spectator)
    };
    let told = |results| StoneAge::tell_request(&over(results), &[]);
    let because = "The game is over: there are not enough cards for a new round.";
    assert_eq!(
        told(vec![(red, 90, vec![9]), (blue, 101, vec![3]), (green, 7, vec![3])]),
        format!("{because} Blue has won with 101 points.")
    );
    assert_eq!(
        told(vec![(red, 101, vec![9]), (blue, 101, vec![3]), (green, 7, vec![3])]),
        format!("{because} Red has won with 101 points, the tie broken by food production, tools and people.")
    );
    assert_eq!(
        told(vec![(red, 101, vec![9]), (blue, 101, vec![9]), (green, 101, vec![9])]),
        format!("{because} Red, Blue and Green share the victory with 101 points each.")
    );
}

/// How it all reads, in one place.
#[test]
fn sentences_read_well() {
    let mut told: Vec<String> = Vec::new();
    told.extend(samples::events().iter().map(|event| StoneAge::tell_event(event, (), &[])));
    told.push(String::new());
    for refusal in samples::refusals() {
        told.push(StoneAge::tell_refusal(&refusal, (), &[]));
        told.push(format!("    {}", StoneAge::tell_section(&refusal)));
    }
    for question in samples::questions() {
        let view = asked(question);
        told.push(String::new());
        told.push(StoneAge::tell_request(&view, &[]));
        let answers = samples::actions().into_iter().filter(|action| samples::answers(action, &question));
        told.extend(
            answers.map(|action| format!("    {:<18}  {}", action.to_string(), StoneAge::tell_action(&action, &view))),
        );
    }
    insta::assert_snapshot!(told.join("\n"));
}
