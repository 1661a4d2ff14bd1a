mod answers;
mod content;
mod log;
mod samples;
mod tasks;

use engine::pack::Pack;
use std::borrow::Borrow;
use std::collections::BTreeSet;

use engine::chance::{Seed, SeededChance};
use engine::narration::{check_game, keys_of_options, problems_of_library, sentence, tidy};
use engine::whim::{Decision, play_out};
use engine::{Game, Narrate, Refusal as _, Seat, Setup as _, Viewer};

use super::*;
use crate::category::Category;
use crate::civilization::Source;
use crate::content::Content;
use crate::setup::Setup;
use crate::task::{Step, Task};

fn game(players: u8, newcomers: u8) -> Civolution {
    let setup = Setup { players, newcomers, start: Some(Seat::ALL[0]), ..Setup::default() };
    Civolution::new(&setup, &mut SeededChance::new(Seed::from_text("words"))).unwrap()
}

/// Returns the pack that the sentences refer to.
fn pack() -> ContentRef {
    engine::pack::PackRef(Content::original().unwrap())
}

/// Returns a speaker to players of whom some have names.
fn speaker() -> Speaker<'static> {
    static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| ["Ann", "Ben", "", ""].map(str::to_owned).to_vec());
    Civolution::speaker(pack(), ENGLISH, &NAMES)
}

/// Says a phrase to players without names.
fn said(phrase: impl Borrow<Phrase>) -> String {
    Civolution::speaker(pack(), ENGLISH, &[]).try_say(phrase.borrow()).unwrap()
}

/// Says a phrase to players with names.
fn said_by_name(phrase: impl Borrow<Phrase>) -> String {
    speaker().try_say(phrase.borrow()).unwrap()
}

/// Says a phrase in a solo game.
fn said_alone(phrase: impl Borrow<Phrase>) -> String {
    Civolution::speaker(pack(), ENGLISH, &["Ann".to_owned()]).try_say(phrase.borrow()).unwrap()
}

fn assert_sentence(phrase: &Phrase) -> String {
    let text = sentence(&speaker(), phrase).unwrap();
    assert!(!text.ends_with('!'), "{text}");
    text
}

fn assert_tidy(phrase: &Phrase) -> String {
    tidy(&speaker(), phrase).unwrap()
}

/// Returns a view in which the first player is asked this.
fn asked(task: Task) -> View {
    View { asked: Some(Step { seat: Seat::ALL[0], task }), ..game(4, 4).view(Viewer::Spectator) }
}

/// Lists the keys of names and of the tables of effects.
fn names() -> impl Iterator<Item = String> {
    use crate::ability::Trigger;
    use crate::count::Count;
    use crate::effect::{Effect, Price};
    let scored = Source::NAMES.iter().chain(&Category::NAMES).map(|name| format!("score-{name}"));
    let told = [Effect::MESSAGES, Price::MESSAGES, Trigger::MESSAGES, Count::MESSAGES].concat();
    let told = told.into_iter().map(str::to_owned);
    crate::names::keys_of_names().chain(told).chain(scored).chain(crate::rules::groups().map(str::to_owned))
}

#[test]
fn the_dice_of_every_roll_are_told() {
    let (seat, faces) = (Seat::ALL[1], [0, 2, 0, 0, 1, 0]);
    for event in [Event::RolledDice { seat, faces }, Event::RolledFate { seat, faces }] {
        assert_eq!(Civolution::rolled(&event), Some(Roll { seat, faces }));
    }
    assert_eq!(Civolution::rolled(&Event::FavorTest { seat, passed: true }), None);
}

#[test]
fn the_text_file_has_every_sentence_and_no_other() {
    let asked = tasks::tasks().into_iter().map(|asked| Refusal::NotAsked { asked });
    let refusals = samples::refusals().into_iter().chain(asked);
    let sections = refusals.map(|refusal| refusal.section().to_owned()).collect::<BTreeSet<_>>();
    let sheet = game(2, 2).score_sheet(Viewer::Everything);
    let sources = sheet.rows.iter().map(|row| row.source.to_owned());
    let keys = Key::ALL.iter().map(|key| key.name().to_owned());
    let rival = game(1, 1).score_sheet(Viewer::Everything).rival.unwrap().to_owned();
    let seats =
        Seat::ALL.map(|seat| Phrase::seat(seat).key().to_owned()).into_iter().chain([rival, "rival".to_owned()]);
    let said = keys.chain(sections).chain(sources).chain(names()).chain(seats);
    let said = said.chain(keys_of_options::<Setup>()).collect();
    assert_eq!(problems_of_library(&LIBRARY, &said), Vec::<String>::new());
}

#[test]
fn sections_and_sources_have_texts() {
    let asked = tasks::tasks().into_iter().map(|asked| Refusal::NotAsked { asked });
    for refusal in samples::refusals().into_iter().chain(asked) {
        assert!(said(Civolution::tell_section(&refusal)).starts_with("rulebook p. "), "{}", refusal.section());
    }
    for row in game(3, 3).score_sheet(Viewer::Everything).rows {
        assert_ne!(said(Civolution::tell_source(row.source)), row.source);
    }
}

#[test]
fn every_event_is_told() {
    for event in samples::events() {
        let told = assert_sentence(&Civolution::tell_event(&event, pack()));
        assert!(told.len() < 220, "{told}");
    }
}

#[test]
fn every_refusal_is_told() {
    for refusal in samples::refusals() {
        assert_sentence(&Civolution::tell_refusal(&refusal, pack()));
    }
    for asked in tasks::tasks() {
        assert_sentence(&Civolution::tell_refusal(&Refusal::NotAsked { asked }, pack()));
    }
}

#[test]
fn every_task_is_asked() {
    for task in tasks::tasks() {
        let request = assert_sentence(&Civolution::tell_request(&asked(task)));
        assert!(request.starts_with("Ann: "), "{request}");
    }
}

#[test]
fn every_action_is_told_for_every_request() {
    let mut empty = View { asked: None, ..game(2, 0).view(Viewer::Spectator) };
    empty.goals = [None; 6];
    empty.civilizations.clear();
    for action in tasks::actions() {
        assert_tidy(&Civolution::tell_action(&action, &empty));
    }
    let view = asked(Task::Turn);
    for task in tasks::tasks() {
        let view = View { asked: Some(Step { seat: Seat::ALL[0], task }), ..view.clone() };
        for action in tasks::actions() {
            let told = assert_tidy(&Civolution::tell_action(&action, &view));
            assert!(told.chars().next().is_some_and(|c| !c.is_lowercase()), "{told}");
        }
    }
}

#[test]
fn water_is_described_for_migrating_tribes() {
    use crate::continent::Territory;
    use crate::land::Boat;
    let told = |built, left| {
        let journey = crate::task::Journey { at: Territory::DesertC, strong: true, left };
        let mut view = asked(Task::Travel(journey));
        view.land.set_boat(Territory::WaterA, Seat::ALL[0], Boat { built, ..Boat::default() });
        said(Civolution::tell_action(&Action::At(Territory::WaterA), &view))
    };
    assert_eq!(told(true, 1), "Go to your boat in Water A");
    assert_eq!(told(true, 2), "Go to your boat in Water A, or cross it");
    assert_eq!(told(false, 2), "Cross Water A without a boat", "some tribes swim");
}

/// Plays a random game. `look` sees every decision.
fn play(setup: &Setup, seed: u64, look: impl FnMut(Decision<'_, Civolution>)) -> Civolution {
    let game = Civolution::new(setup, &mut SeededChance::new(Seed::from_text("words"))).unwrap();
    play_out(game, seed, look).unwrap()
}

fn setups() -> Vec<Setup> {
    (1..=4).map(|players| Setup { players, newcomers: players / 2, ..Setup::default() }).collect()
}

#[test]
fn random_games_are_told_from_beginning_to_end() {
    for setup in setups() {
        let end = check_game::<Civolution>(&setup, &setup.to_line()).unwrap();
        assert!(end.starts_with("The last era is over: ") && end.contains("success point"), "{end}");
    }
}

/// The costs and gains that an answer announces are those of the rules.
#[test]
fn told_numbers_match_the_rules() {
    let mut seen = [0; 3];
    for (setup, seed) in [setups(), setups(), setups(), setups()].concat().into_iter().zip(1..) {
        play(&setup, seed, |Decision { game, seat, action, events, .. }| {
            let view = game.view(Viewer::Seat(seat));
            let told = said(Civolution::tell_action(action, &view));
            for event in events {
                if let (Action::Pay(_), Event::Paid { ideas, .. }) = (action, event) {
                    let says =
                        if *ideas == 0 { !told.contains("idea") } else { told.contains(&said(phrase::ideas(*ideas))) };
                    assert!(says, "{told}: {event:?}");
                    seen[0] += 1;
                    break;
                }
            }
            match view.asked.map(|step| step.task) {
                Some(Task::HuntValue { territory, .. }) => {
                    for value in 1..=6 {
                        let food = worth::hunt_food(&view, seat, territory, value);
                        assert_eq!(food, game.hunt_food(seat, territory, value));
                    }
                    seen[1] += 1;
                }
                Some(Task::Purchase) => {
                    for material in crate::material::Material::ALL {
                        let price = worth::purchase_price(&view, game.civ(seat), material);
                        assert_eq!(price, game.price(seat, material));
                    }
                    seen[2] += 1;
                }
                _ => {}
            }
        });
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn a_seat_without_a_name_is_called_by_its_colour() {
    let told = |seat| said_by_name(Civolution::tell_event(&Event::Monolith { seat }, pack()));
    let all = ["Ann", "Ben", "Green", "Yellow"].map(|name| format!("{name} now has the starting monolith."));
    assert_eq!(Seat::ALL.map(told), all);
    assert_eq!(Seat::ALL.map(|seat| said(Phrase::seat(seat))), ["Red", "Blue", "Green", "Yellow"]);
    let unnamed = [String::new()];
    assert_eq!(Civolution::speaker(pack(), ENGLISH, &unnamed).say(Phrase::player(Seat::ALL[0])), "Red");
}

#[test]
fn secret_choices_read_well_for_one_and_several_players() {
    let told = |newcomers| said(Civolution::tell_request(&game(3, newcomers).view(Viewer::Spectator)));
    assert_eq!(told(1), "Blue and Green choose starting cards in secret.");
    assert_eq!(told(2), "Green chooses starting cards in secret.");
}

#[test]
fn the_opponent_in_a_solo_game_is_vici() {
    let told = |seat, closes| {
        let resets = if closes { 5 } else { 2 };
        said_alone(Civolution::tell_event(&Event::Reset { seat, resets, end: 5, closes }, pack()))
    };
    assert_eq!(told(Seat::ALL[0], false), "Ann does a reset (2 of 5).");
    let last = "V.I.C.I does a reset (5 of 5): everyone has one more turn after this round.";
    assert_eq!(told(Seat::ALL[1], true), last);
    let view = game(1, 1).view(Viewer::Spectator);
    assert_eq!(said_alone(Phrase::player(Seat::ALL[1])), "V.I.C.I");
    let take = Civolution::tell_action(&Action::From(Seat::ALL[1]), &view);
    assert_eq!(said_alone(take), "Take the die from V.I.C.I");
    let give = View { asked: Some(Step { seat: Seat::ALL[0], task: Task::GiveDie { to: Seat::ALL[1] } }), ..view };
    let asked = said_alone(Civolution::tell_request(&give));
    assert!(asked.starts_with("Ann: ") && asked.contains("V.I.C.I"), "{asked}");
    let turn = Civolution::tell_refusal(&Refusal::NotYourTurn { turn: Seat::ALL[1] }, pack());
    assert!(said_alone(turn).contains("V.I.C.I"));
}

#[test]
fn the_result_names_the_winner_and_what_broke_the_tie() {
    let [red, blue, green, _] = Seat::ALL;
    let over = |results: Vec<(Seat, i32, Vec<i32>)>| View {
        asked: None,
        to_act: engine::SeatSet::EMPTY,
        standings: Some(engine::Standings::by_score(results)),
        ..game(3, 3).view(Viewer::Spectator)
    };
    let told = |results| said(Civolution::tell_request(&over(results)));
    let because = "The last era is over: the final scoring decides.";
    assert_eq!(
        told(vec![(red, 90, vec![9, 3]), (blue, 101, vec![3, 2]), (green, 7, vec![3, 1])]),
        format!("{because} Blue has won with 101 success points.")
    );
    assert_eq!(
        told(vec![(red, 101, vec![9, 3]), (blue, 101, vec![3, 2]), (green, 7, vec![3, 1])]),
        format!("{because} Red has won with 101 success points, the tie broken by module upgrades and seating order.")
    );
    let mut alone = View { players: 1, ..over(vec![(red, 101, vec![9, 3])]) };
    alone.vici = game(1, 1).view(Viewer::Spectator).vici;
    alone.civilizations.truncate(2);
    alone.civilizations[1].final_points = 101;
    let end = said(Civolution::tell_request(&alone));
    assert_eq!(end, format!("{because} Red has 101 success points, no more than V.I.C.I with 101: V.I.C.I has won."));
    alone.civilizations[1].final_points = 100;
    let end = said(Civolution::tell_request(&alone));
    assert_eq!(end, format!("{because} Red has won with 101 success points against V.I.C.I's 100."));
}

/// All events, refusals and requests in one snapshot.
#[test]
fn sentences_read_well() {
    let mut told: Vec<String> =
        samples::events().iter().map(|event| said(Civolution::tell_event(event, pack()))).collect();
    told.push(String::new());
    for refusal in samples::refusals() {
        told.push(said(Civolution::tell_refusal(&refusal, pack())));
        told.push(format!("    {}", said(Civolution::tell_section(&refusal))));
    }
    told.push(String::new());
    told.extend(tasks::tasks().into_iter().map(|task| said(Civolution::tell_request(&asked(task)))));
    insta::assert_snapshot!(told.join("\n"));
}

/// The first request of each kind, with its answers.
#[test]
fn answers_read_well() {
    let mut told = Vec::new();
    let mut kinds = BTreeSet::new();
    for (setup, seed) in setups().into_iter().zip(7..) {
        let names = vec![String::new(); usize::from(setup.players)];
        let speaker = Civolution::speaker(pack(), ENGLISH, &names);
        let said = |phrase: Phrase| speaker.try_say(&phrase).unwrap();
        play(&setup, seed, |Decision { game, seat, actions, .. }| {
            let view = game.view(Viewer::Seat(seat));
            let kind = view.asked.map(|step| format!("{:?}", step.task).split(['(', ' ']).next().unwrap().to_owned());
            if kinds.insert(kind) {
                told.push(format!("\n{}", said(Civolution::tell_request(&view))));
                let shown = actions.iter().take(12);
                told.extend(shown.map(|action| {
                    format!("    {:<24}  {}", action.to_string(), said(Civolution::tell_action(action, &view)))
                }));
            }
        });
    }
    insta::assert_snapshot!(told.join("\n"));
}
