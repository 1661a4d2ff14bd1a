//! The log of a game is complete and true.

use super::*;
use crate::civilization::Source;
use crate::event::FinalPart;
use crate::task::Phase;

/// Returns random games to the end, with their events.
fn logs() -> Vec<(Civolution, Vec<Event>)> {
    let game = |(setup, seed): (Setup, u64)| {
        let mut log = Vec::new();
        let over = play(&setup, seed, |Decision { events, .. }| log.extend_from_slice(events));
        (over, log)
    };
    setups().into_iter().zip(40..).map(game).collect()
}

#[test]
fn points_of_cards_chips_and_events_name_them() {
    let mut seen = 0;
    for event in logs().into_iter().flat_map(|(_, log)| log) {
        if let Event::Scored { source: Source::Bonuses | Source::Cards | Source::Income, by, .. } = event {
            assert!(by.is_some(), "{event:?}");
            seen += 1;
        }
    }
    assert!(seen > 0);
}

#[test]
fn p37_the_final_scoring_adds_up() {
    for (game, log) in logs() {
        let mut sum = game.all().map(|seat| game.civ(seat).total_points()).collect::<Vec<_>>();
        let mut parts = 0;
        for event in &log {
            let Event::FinalScored { part, points, seats } = *event else { continue };
            assert_eq!(seats.len(), game.all().len());
            for (seat, sum) in seats.iter().zip(&mut sum) {
                match part {
                    FinalPart::Total => assert_eq!(u32::from(points[seat]), *sum),
                    _ => *sum += u32::from(points[seat]),
                }
            }
            parts += 1;
        }
        assert_eq!(parts, 12, "nine categories, stages, point bonuses and all together");
        let finals: Vec<u32> = game.all().map(|seat| game.final_total(seat)).collect();
        assert_eq!(sum, finals);
    }
}

#[test]
fn p32_every_reset_is_counted_and_one_closes_the_era() {
    for (game, log) in logs() {
        let (mut count, mut closed) = (0, 0);
        for event in log {
            match event {
                Event::PhaseBegan { phase: Phase::Action, .. } => count = 0,
                Event::Reset { resets, end, closes, .. } => {
                    count = u8::min(count + 1, end);
                    assert_eq!((resets, end), (count, game.reset_end()));
                    closed += u8::from(closes);
                }
                _ => {}
            }
        }
        assert_eq!(closed, 4);
    }
}

#[test]
fn the_migration_of_vici_leads_from_one_place_to_another() {
    use crate::continent::Territory;
    use crate::land::{Berth, Who};
    let told = |from: Option<Who>, displaced| {
        let event =
            Event::ViciSettled { from, territory: Territory::SwampE, priority: 3, fire: true, displaced, points: 2 };
        said_alone(Civolution::tell_event(&event, pack()))
    };
    let who = Who { territory: Territory::ForestB, berth: Berth::Fire, strong: true };
    let settles = "settles on the fire encampment of Swamp E (line 3 of its table; 2 success points)";
    assert_eq!(
        told(Some(who), Some(Seat::ALL[0])),
        format!(
            "V.I.C.I's strong tribe leaves the fire encampment of Forest B and {settles} and displaces a tribe of Ann \
             into the wilderness."
        )
    );
    assert_eq!(
        told(None, Some(Seat::ALL[1])),
        format!("V.I.C.I's new tribe {settles} in place of another of its tribes, which goes into the wilderness.")
    );
}

#[test]
fn p34_an_event_says_who_leads() {
    for (game, log) in logs() {
        for event in log {
            let Event::EventResolved { winners, need, most, leaders, .. } = event else { continue };
            assert!(!leaders.is_empty());
            match need {
                Some(need) => assert!(winners.is_empty() || most >= u16::from(need)),
                None if winners.is_empty() => {
                    let vici = game.vici_seat().is_some_and(|vici| leaders == engine::SeatSet::only(vici));
                    assert!(most == 0 || leaders.len() > 1 || vici, "{event:?}");
                }
                None => assert!(winners.iter().all(|seat| leaders.contains(seat)), "{event:?}"),
            }
        }
    }
}

/// A turn of V.I.C.I can be followed line by line without being too long.
#[test]
fn a_turn_of_vici_is_short() {
    for (_, log) in logs().into_iter().take(1) {
        let turns = log.split(|event| matches!(event, Event::ViciCard { .. })).skip(1);
        for turn in turns {
            let others = |event: &&Event| {
                !matches!(event, Event::ViciServes { .. } | Event::Advanced { .. } | Event::Developed { .. })
            };
            let ours = turn.iter().take_while(|event| {
                !matches!(event, Event::Paid { .. } | Event::Reset { .. } | Event::LastRound | Event::PhaseBegan { .. })
            });
            let lines = ours.filter(others).count();
            assert!(lines <= 12, "{lines}: {turn:?}");
        }
    }
}
