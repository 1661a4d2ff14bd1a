use std::collections::BTreeMap;

use engine::chance::FastChance;
use engine::whim::play_on;
use engine::{Game, Seat, Viewer};

use super::*;
use crate::setup::{ArtifactRule, Setup, Unlocked};
use crate::state::Revive;

const ALL: Unlocked = Unlocked { moon: true, tribes: true, large: true, vast: true, switch: true };

/// Visits every legal action in the positions of random games, with what the player who acts may know.
fn each_action(mut visit: impl FnMut(&Revive, &View, Seat, Action)) {
    for seed in 0..40 {
        let players = seed % 4 + 1;
        let artifact_rule = if players == 3 { ArtifactRule::Choose } else { ArtifactRule::Dealt };
        let setup = Setup {
            players: players as u8,
            unlocked: ALL,
            artifact_rule,
            choose_tribes: players == 4,
            long: seed > 30,
            ..Setup::default()
        };
        let mut game = Revive::new(&setup, &mut FastChance::new(seed)).unwrap();
        let mut actions = Vec::new();
        play_on(&mut game, seed, 4_000, |game, _| {
            let Some(seat) = game.to_act().iter().next() else { return };
            let view = game.view(Viewer::Seat(seat));
            game.actions(seat, &mut actions);
            actions.iter().for_each(|action| visit(game, &view, seat, *action));
        })
        .unwrap();
    }
}

/// Carries out an action and everything that follows without a decision. Returns what happens, without what is drawn.
fn act(game: &mut Revive, seat: Seat, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    game.apply(seat, &action, &mut FastChance::new(7), &mut events).unwrap();
    let known = events.into_iter().filter_map(|event| match event {
        Event::CardShown { .. } | Event::ModuleShown { .. } | Event::MachineShown { .. } => None,
        Event::TurnedUp { .. } | Event::Recruited { blind: true, .. } => None,
        Event::GainedCrate { seat, .. } => Some(Event::GainedCrate { seat, found: None }),
        event => Some(event),
    });
    known.collect()
}

/// The first word of an action in notation.
fn kind(action: Action) -> String {
    action.to_string().split(' ').next().unwrap().to_owned()
}

#[test]
fn what_is_imagined_is_what_happens() {
    let (mut seen, mut whole) = (BTreeMap::new(), 0);
    each_action(|game, view, seat, action| {
        let imagined = Imagined::after(view, |given, _, _| (given == 0).then_some(action)).unwrap();
        let mut after = *game;
        let events = act(&mut after, seat, action);
        assert!(events.starts_with(&imagined.events), "{action}: {:?}\n{events:?}", imagined.events);
        // Nothing else has happened: then the players have what was imagined.
        if events.len() == imagined.events.len() && !imagined.drawn {
            let same = |other| {
                let (imagined, real) = (imagined.game.player(other), after.player(other));
                assert_eq!((imagined.purse, imagined.points), (real.purse, real.points), "{action}");
                assert_eq!((imagined.tracks, imagined.unlocked), (real.tracks, real.unlocked), "{action}");
                assert_eq!((imagined.rewards, imagined.progress), (real.rewards, real.progress), "{action}");
                assert_eq!((imagined.active, imagined.resting), (real.active, real.resting), "{action}");
            };
            game.seats().for_each(same);
            whole += 1;
        }
        *seen.entry(kind(action)).or_insert(0) += 1;
    });
    assert!(seen.len() > 25 && whole > 10_000, "{whole} {seen:?}");
}

#[test]
fn an_action_is_foretold_to_the_next_question() {
    let (mut asked, mut drawn) = (0, 0);
    each_action(|game, view, seat, action| {
        let told = foretell(view, &action).unwrap();
        let mut after = *game;
        act(&mut after, seat, action);
        // Tasks that waited before the action are not known to the view.
        if let Some(step) = told.asks.filter(|step| !matches!(step.task, Task::Turn { .. })) {
            assert_eq!(after.top(), Some(step), "{action}");
            asked += 1;
        }
        drawn += usize::from(told.draws);
    });
    assert!(asked > 1_000 && drawn > 1_000, "{asked} {drawn}");
}

/// Takes all rewards of the board that wait, and declines everything else. Returns what happens.
fn collect(game: &mut Revive, seat: Seat) -> Vec<Event> {
    let mut events = Vec::new();
    while let Some(step) = game.top().filter(|step| step.seat == seat && !matches!(step.task, Task::Turn { .. })) {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let first = actions[0];
        let pass = actions.into_iter().find(|action| *action == Action::Pass);
        let answer = if step.task == Task::Rewards { first } else { pass.unwrap_or(first) };
        events.extend(act(game, seat, answer));
    }
    events
}

#[test]
fn buildings_bring_what_is_foretold() {
    let (mut built, mut unlocked, mut beyond, mut lost) = (0, 0, 0, 0);
    each_action(|game, view, seat, action| {
        let Action::Build { .. } = action else { return };
        let told = foretell(view, &action).unwrap();
        let price = view.prices.iter().find(|price| price.action == action).unwrap();
        assert_eq!((told.paid, told.instead), (price.total(), price.instead));
        let brings = price.brings.unwrap();
        assert_eq!((told.crystals, told.waters), (brings.crystals, brings.waters));
        let mut after = *game;
        let mut events = act(&mut after, seat, action);
        events.extend(collect(&mut after, seat));
        let player = after.player(seat);
        // What water spaces bring may include steps, and what they lead to.
        let is_plain = brings.waters.is_empty();
        for color in Color::ALL {
            let before = game.player(seat).tracks[color.index()];
            let advance = told.tracks.iter().find(|advance| advance.color == color);
            let to = advance.map_or(before, |advance| advance.to);
            let steps = advance.map_or(0, |advance| advance.to - advance.from + advance.beyond);
            assert_eq!(steps, brings.steps[color.index()], "{action}");
            assert!(player.tracks[color.index()] == to || !is_plain, "{action}");
            beyond += usize::from(advance.is_some_and(|advance| advance.beyond > 0));
        }
        assert!(told.unlocks.minus(player.unlocked) == RewardSpaces::EMPTY, "{action}");
        unlocked += told.unlocks.len();
        let bonuses = |events: &[Event]| {
            let bonus = |event: &Event| match event {
                Event::PointBonus { seat: of, bonus, .. } | Event::Progressed { seat: of, bonus: Some(bonus), .. }
                    if *of == seat =>
                {
                    Some(*bonus)
                }
                _ => None,
            };
            events.iter().filter_map(bonus).count()
        };
        if is_plain && told.crystals == 0 && !told.draws {
            assert_eq!(bonuses(&events), told.bonuses.len(), "{action}");
            let lost_now: u8 = events
                .iter()
                .map(|event| match event {
                    Event::Overflowed { seat: of, count, .. } if *of == seat => *count,
                    _ => 0,
                })
                .sum();
            // A crate may bring a crystal, and a crystal without room a basic resource.
            if told.bonuses.is_empty() {
                assert_eq!((lost_now, player.purse), (told.lost.total(), told.have), "{action}");
                lost += u32::from(lost_now);
            }
        }
        built += 1;
    });
    assert!(built > 1_000 && unlocked > 100 && beyond > 0, "{built} {unlocked} {beyond} {lost}");
}

#[test]
fn hibernation_returns_what_is_foretold() {
    let (mut energy, mut removed) = (0, 0);
    each_action(|game, view, seat, action| {
        let told = foretell(view, &action).unwrap();
        let Some(foretold) = told.hibernation else { return };
        let mut after = *game;
        act(&mut after, seat, action);
        let (before, player) = (game.player(seat), after.player(seat));
        assert!(player.energy == before.energy + foretold.energy || told.tracks.len() + told.bonuses.len() > 0);
        assert_eq!(player.active.intersection(&before.resting), foretold.wakes);
        assert_eq!(foretold.rests.minus(&player.resting), CardSet::EMPTY);
        assert_eq!(foretold.leaves.intersection(&player.cards()), CardSet::EMPTY);
        assert_eq!((before.hibernation, player.hibernation), foretold.space);
        assert_eq!(before.switched, foretold.switch);
        assert!(foretold.rewards > 0);
        energy += usize::from(foretold.energy > 0);
        removed += usize::from(foretold.removes);
    });
    assert!(energy > 100 && removed > 5, "{energy} {removed}");
}

/// What a viewer may not know must not matter.
#[test]
fn foretelling_does_not_depend_on_secrets() {
    let mut number = 0;
    each_action(|game, view, seat, action| {
        number += 1;
        if number % 50 > 0 {
            return;
        }
        let mut other = *game;
        other.determinize(seat, &mut FastChance::new(number));
        assert_eq!(foretell(&other.view(Viewer::Seat(seat)), &action), foretell(view, &action));
    });
    assert!(number > 10_000);
}

#[test]
fn a_step_reaches_the_next_space_of_its_track() {
    let (mut steps, mut unlocked, mut beyond) = (0, 0, 0);
    each_action(|_, view, seat, action| {
        let (Action::Track(color) | Action::SwitchStep(color)) = action else { return };
        // The last reward that waits is collected without a question.
        if view.player(seat).unwrap().board.rewards.steps.iter().sum::<u8>() > 1 {
            return;
        }
        let told = foretell(view, &action).unwrap();
        let next = view.next_step(seat, color).unwrap();
        let from = view.player(seat).unwrap().board.tracks[color.index()];
        let advance = match next.space {
            Some(space) => Advance { color, from, to: space, beyond: 0 },
            None => Advance { color, from, to: from, beyond: 1 },
        };
        assert_eq!((told.tracks, told.unlocks), (vec![advance], next.unlocks), "{action}");
        steps += 1;
        unlocked += next.unlocks.len();
        beyond += u32::from(advance.beyond);
    });
    assert!(steps > 1_000 && unlocked > 100 && beyond > 0, "{steps} {unlocked} {beyond}");
}

#[test]
fn several_answers_are_foretold_together() {
    let mut seen = 0;
    each_action(|game, view, seat, action| {
        if !matches!(
            view.asked.unwrap().task,
            Task::Basic { .. } | Task::Step { .. } | Task::Rewards | Task::Pay { .. }
        ) {
            return;
        }
        let told = foretell_answers(view, |given, _, _| (given < 3).then_some(action)).unwrap();
        let mut after = *game;
        for given in 0..told.answers {
            assert!(after.check(seat, &action).is_ok(), "{action} after {given} answers");
            act(&mut after, seat, action);
        }
        if told.answers > 1 {
            let player = after.player(seat);
            // What waited before may follow, but takes nothing back.
            let to = told.tracks.iter().all(|advance| player.tracks[advance.color.index()] >= advance.to);
            assert!(to && told.unlocks.minus(player.unlocked.union(after.due(seat))).is_empty(), "{action}");
            seen += 1;
        }
    });
    assert!(seen > 500, "{seen}");
}
