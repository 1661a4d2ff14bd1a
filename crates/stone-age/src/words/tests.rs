mod samples;

use std::collections::BTreeSet;

use engine::chance::{Seed, SeededChance};
use engine::narration::{check_game, keys_of_options, problems_of_library, sentence, tidy};
use engine::{Game, Narrate, Refusal as _, Seat, Setup as _, Viewer};

use super::*;
use crate::names::keys_of_names;
use crate::setup::Setup;
use crate::task::{EndReason, Phase, Step, Task};

fn game(players: u8) -> StoneAge {
    let setup = Setup { players, start: Some(Seat::ALL[0]), ..Setup::default() };
    StoneAge::new(&setup, &mut SeededChance::new(Seed::from_text("words"))).unwrap()
}

fn names() -> Vec<String> {
    ["Ann", "Ben", "", ""].map(str::to_owned).to_vec()
}

/// A view in which the first player is asked this and has two people at every site.
fn asked(task: Task) -> View {
    let red = Seat::ALL[0];
    let mut view = View { asked: Some(Step { seat: red, task }), ..game(4).view(Viewer::Spectator) };
    view.players[red.index()].at_home = 2;
    view.sites.iter_mut().for_each(|here| here.people[red.index()] = 2);
    view
}

/// Renders a phrase with the colors of the seats as names.
fn said(phrase: impl std::borrow::Borrow<Phrase>) -> String {
    StoneAge::speaker((), ENGLISH, &[]).try_say(phrase.borrow()).unwrap()
}

/// Renders a sentence at a table of two players with names.
fn said_to_two(phrase: &Phrase) -> String {
    sentence(&StoneAge::speaker((), ENGLISH, &names()), phrase).unwrap()
}

#[test]
fn the_text_file_has_every_sentence_and_no_other() {
    let sections: BTreeSet<String> = samples::refusals().iter().map(|refusal| refusal.section().to_owned()).collect();
    let sources = game(2).score_sheet(Viewer::Everything).rows.into_iter().map(|row| row.source.to_owned());
    let keys = Key::ALL.iter().map(|key| key.name().to_owned());
    let seats = Seat::ALL.map(|seat| Phrase::seat(seat).key().to_owned());
    let names = keys_of_names().chain(keys_of_options::<Setup>());
    let said = keys.chain(sections).chain(sources).chain(seats).chain(names).collect();
    assert_eq!(problems_of_library(&LIBRARY, &said), Vec::<String>::new());
}

#[test]
fn sections_and_sources_are_said() {
    for refusal in samples::refusals() {
        assert!(said(StoneAge::tell_section(&refusal)).contains('“'), "{}", refusal.section());
    }
    for row in game(3).score_sheet(Viewer::Everything).rows {
        assert_ne!(said(StoneAge::tell_source(row.source)), row.source);
    }
}

#[test]
fn every_event_is_told() {
    for event in samples::events() {
        said_to_two(&StoneAge::tell_event(&event, ()));
    }
}

#[test]
fn the_dice_of_every_roll_are_told() {
    let seat = Seat::ALL[1];
    let dice = [3, 3, 6].into_iter().collect();
    let gathering = samples::events().into_iter().find_map(|event| match event {
        Event::Rolled { gathering, .. } => Some(gathering),
        _ => None,
    });
    for event in [Event::Rolled { seat, gathering: gathering.unwrap(), dice }, Event::RolledForAll { seat, dice }] {
        assert_eq!(StoneAge::rolled(&event), Some(Roll { seat, faces: [0, 0, 2, 0, 0, 1] }));
    }
    assert_eq!(samples::events().iter().filter_map(StoneAge::rolled).map(|roll| roll.faces.len()).min(), Some(6));
    assert!(samples::events().iter().any(|event| StoneAge::rolled(event).is_none()));
}

#[test]
fn every_refusal_is_told() {
    for refusal in samples::refusals() {
        said_to_two(&StoneAge::tell_refusal(&refusal, ()));
    }
}

#[test]
fn every_task_is_asked() {
    for task in samples::tasks() {
        let request = said_to_two(&StoneAge::tell_request(&asked(task)));
        assert!(request.starts_with("Ann: "), "{request}");
    }
}

#[test]
fn every_action_is_told_whatever_is_asked() {
    let speaker = StoneAge::speaker((), ENGLISH, &[]);
    for action in samples::actions() {
        for task in samples::tasks() {
            tidy(&speaker, &StoneAge::tell_action(&action, &asked(task))).unwrap();
        }
        let mut empty = View { asked: None, ..game(2).view(Viewer::Spectator) };
        empty.cards.clear();
        empty.stacks.clear();
        tidy(&speaker, &StoneAge::tell_action(&action, &empty)).unwrap();
    }
}

#[test]
fn every_effect_bottom_and_cost_is_told() {
    let speaker = StoneAge::speaker((), ENGLISH, &[]);
    for (top, bottom, cost) in samples::content() {
        for text in [phrase::effect(top), phrase::bottom(bottom), phrase::cost(&cost), phrase::worth(&cost)] {
            tidy(&speaker, &text).unwrap();
        }
    }
}

#[test]
fn random_games_are_told_from_beginning_to_end() {
    for players in 2..=4 {
        let setup = Setup { players, ..Setup::default() };
        let end = check_game::<StoneAge>(&setup, &setup.to_line()).unwrap();
        assert!(end.starts_with("The game is over: ") && end.contains("point"), "{end}");
    }
}

#[test]
fn a_seat_without_a_name_is_called_by_its_color() {
    let names = names();
    let speaker = StoneAge::speaker((), ENGLISH, &names);
    let told = |seat| speaker.say(StoneAge::tell_event(&Event::GotTool { seat, gained: true }, ()));
    assert_eq!(Seat::ALL.map(told), ["Ann", "Ben", "Green", "Yellow"].map(|name| format!("{name} takes a tool.")));
    assert_eq!(Seat::ALL.map(|seat| said(Phrase::player(seat))), ["Red", "Blue", "Green", "Yellow"]);
}

#[test]
fn the_result_names_the_winner_and_what_broke_the_tie() {
    let [red, blue, green, _] = Seat::ALL;
    let over = |results: Vec<(Seat, i32, Vec<i32>)>| View {
        asked: None,
        phase: Phase::Over(EndReason::Cards),
        standings: Some(engine::Standings::by_score(results)),
        ..game(3).view(Viewer::Spectator)
    };
    let told = |results| said(StoneAge::tell_request(&over(results)));
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

/// All sentences in one snapshot.
#[test]
fn sentences_read_well() {
    let mut told: Vec<String> = Vec::new();
    told.extend(samples::events().iter().map(|event| said(StoneAge::tell_event(event, ()))));
    told.push(String::new());
    for refusal in samples::refusals() {
        told.push(said(StoneAge::tell_refusal(&refusal, ())));
        told.push(format!("    {}", said(StoneAge::tell_section(&refusal))));
    }
    for task in samples::tasks() {
        let view = asked(task);
        told.push(String::new());
        told.push(said(StoneAge::tell_request(&view)));
        let answers = samples::actions().into_iter().filter(|action| samples::answers(action, &task));
        told.extend(
            answers.map(|action| {
                format!("    {:<18}  {}", action.to_string(), said(StoneAge::tell_action(&action, &view)))
            }),
        );
    }
    insta::assert_snapshot!(told.join("\n"));
}
