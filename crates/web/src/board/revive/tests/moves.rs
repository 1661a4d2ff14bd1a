//! Several answers at once, what choices foretell, and what glides.

use std::collections::{BTreeMap, BTreeSet};

use ::revive::resource::Resource;
use ::revive::{Event, Meter, Revive, Setup, Task};
use engine::chance::{FastChance, Seed, SeededChance};
use engine::whim::Whim;
use engine::{Game, Seat, Viewer};
use table::Seen;

use super::super::glides::glides;
use super::{ALL, between, offers, page, play};
use crate::board::{self, Glide};
use crate::picks::Picks;

/// Returns the plans that the buttons of a page post.
fn plans(page: &str) -> Vec<Picks> {
    let form = |form: &str| {
        let form = form.split_once("</form>").unwrap().0.to_owned();
        let value = |name: &str| between(&form, &format!("name=\"{name}\" value=\""), '"').next().map(str::to_owned);
        let names: Vec<&str> = between(&form, "name=\"pick-", '"').collect();
        let count = |name: &str| value(&format!("pick-{name}")).unwrap().parse().unwrap();
        Some(Picks::of(&value("plan")?, &value("at")?, names.iter().map(|name| (*name, count(name)))))
    };
    page.split("<form").skip(1).filter_map(form).collect()
}

#[test]
fn one_press_gives_several_answers_and_does_what_it_foretells() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    play(|game, seat, number| {
        let Some(seat) = seat else { return };
        let task = game.view(Viewer::Seat(seat)).asked.unwrap().task;
        if matches!(task, Task::Turn { .. }) {
            return;
        }
        let page = page(game, Some(seat), &offers(game, seat), None);
        let (plans, marks) = (plans(&page), between(&page, "batch can\"", '>').map(ToOwned::to_owned));
        let texts: BTreeSet<String> = plans.iter().map(Picks::text).collect();
        assert_eq!(texts.len(), plans.len(), "position {number}: {texts:?}");
        for (picks, button) in plans.iter().zip(marks) {
            let plan = board::plan("revive", picks).unwrap();
            let (mut copy, mut answers) = (*game, 0);
            let mut chance = SeededChance::new(Seed::from_text("plans"));
            while let Some(answer) = plan.answer(answers, &Seen::new(copy, Viewer::Seat(seat))) {
                copy.apply(seat, &answer.parse().unwrap(), &mut chance, &mut ()).unwrap();
                answers += 1;
            }
            // Steps may lead to a question of their own, and the rules take the last of several things themselves.
            assert!(answers > 1 || picks.kind == "step", "{picks:?} gives {answers} answers");
            // What waited before the question may bring more.
            let view = copy.view(Viewer::Seat(seat));
            let purse = view.player(seat).unwrap().purse;
            let marks = between(&button, "data-preview=\"", '"').next().unwrap_or_default();
            for mark in marks.split(' ').filter(|_| ["gain", "spare"].contains(&picks.kind.as_str())) {
                let Some(resource) = Resource::ALL.into_iter().find(|of| mark.starts_with(of.name())) else { continue };
                let after: u8 = mark.split(':').nth(2).unwrap().parse().unwrap();
                assert!(after <= purse[resource], "{picks:?}: {button} {purse:?}");
            }
            *seen.entry(picks.kind.clone()).or_default() += 1;
        }
    });
    let kinds: Vec<&str> = seen.keys().map(String::as_str).collect();
    assert_eq!(kinds, ["activate", "collect", "gain", "give", "pay", "step"], "{seen:?}");
}

#[test]
fn a_plan_for_another_question_has_no_answer() {
    play(|game, seat, number| {
        let Some(seat) = seat.filter(|_| number % 11 == 0) else { return };
        if !matches!(game.view(Viewer::Seat(seat)).asked.unwrap().task, Task::Turn { .. }) {
            return;
        }
        for kind in ["pay", "gain", "spare", "step", "give", "activate", "collect"] {
            let picks = Picks::of(kind, "2", [("gear", 1), ("food", 1), ("yellow", 2)]);
            let plan = board::plan("revive", &picks).unwrap();
            assert_eq!(plan.answer(0, &Seen::new(*game, Viewer::Seat(seat))), None, "{kind}");
        }
    });
    for wrong in [Picks::of("nothing", "2", []), Picks::of("gain", "two", []), Picks::of("gain", "", [])] {
        assert!(board::plan("revive", &wrong).is_none());
    }
}

#[test]
fn choices_mark_numbers_and_places_of_the_board() {
    let (mut numbers, mut places) = (0, 0);
    play(|game, seat, number| {
        let Some(seat) = seat.filter(|_| number % 3 == 0) else { return };
        let page = page(game, Some(seat), &offers(game, seat), None);
        for mark in between(&page, "data-preview=\"", '"').flat_map(|marks| marks.split(' ')) {
            match mark.strip_prefix('@') {
                Some(place) => {
                    let place = place.strip_suffix(":1").unwrap();
                    // Rewards that are no machines have no place among them.
                    let is_there = page.contains(&format!("data-place=\"{place}\""));
                    assert!(is_there || place.starts_with("reward-"), "{place}");
                    places += 1;
                }
                None => {
                    let parts: Vec<&str> = mark.split(':').collect();
                    let [meter, before, after] = parts[..] else { panic!("{mark}") };
                    assert!(Meter::NAMES.contains(&meter), "{mark}");
                    assert_ne!(before.parse::<u16>().unwrap(), after.parse::<u16>().unwrap());
                    numbers += 1;
                }
            }
        }
        for meter in ["crystal", "gear", "book", "food", "energy", "track-yellow", "track-green", "track-gray"] {
            assert!(page.contains(&format!("data-meter=\"{meter}\"")), "{meter}");
        }
    });
    assert!(numbers > 1_000 && places > 100, "{numbers} {places}");
}

/// Places of boards that are drawn only for their owner, and some of them only if they hold a machine. What moves from or
/// to a place that is not drawn appears or disappears.
fn is_own(place: &str) -> bool {
    ["reward-", "technology-", "machine-of-technology-", "ability-", "small-", "large-P"]
        .iter()
        .any(|kind| place.starts_with(kind))
}

#[test]
fn what_glides_has_a_place_for_everyone() {
    let (mut kinds, mut moved) = (BTreeSet::new(), 0);
    for players in [1, 2, 4] {
        let setup = Setup { players, unlocked: ALL, ..Setup::default() };
        let mut chance = SeededChance::new(Seed::from_text("glides"));
        let mut game = Revive::new(&setup, &mut chance).unwrap();
        let mut whim = Whim::new(Seed::from_text("glides"));
        for _ in 0..200 {
            let Some((seat, action)) = whim.choose(&game, |action| action.board_action().is_some()) else { break };
            let (before, mut events) = (game, Vec::new());
            game.apply(seat, &action, &mut chance, &mut events).unwrap();
            let other = seat.next(game.players());
            let drawn = [before, game].map(|game| [seat, other].map(|me| page(&game, Some(me), &[], None)));
            for (number, event) in events.iter().enumerate() {
                let earlier = number.checked_sub(1).map(|earlier| &events[earlier]);
                let about = Revive::about(event).unwrap_or(seat);
                for glide in glides(event, earlier) {
                    kinds.insert(format!("{event:?}").split([' ', '(']).next().unwrap().to_owned());
                    moved += 1;
                    for place in glide.places() {
                        let is_drawn = |me: usize| {
                            drawn.iter().any(|pages| pages[me].contains(&format!("data-place=\"{place}\"")))
                        };
                        let owner = [seat, other].iter().position(|me| *me == about);
                        let is_there = place.starts_with("reward-") || owner.is_none_or(is_drawn);
                        assert!(is_there, "{place} of {event:?} for {about}");
                        assert!(is_own(place) || is_drawn(1), "{place} of {event:?} for others");
                    }
                }
            }
        }
    }
    assert!(kinds.len() >= 20 && moved > 500, "{moved} moves, {kinds:?}");
}

#[test]
fn a_trade_without_room_takes_back_what_it_brought() {
    let [seat, ..] = Seat::ALL;
    let traded = Event::Traded { seat, resource: Resource::Gear };
    let lost = Event::Overflowed { seat, resource: Resource::Gear, count: 1 };
    let net = |before: Option<&Event>| -> i32 {
        let count = |glide: &Glide| match glide {
            Glide::Move { from, count, .. } => i32::from(*count) * if from.is_some() { -1 } else { 1 },
            Glide::CloseUp(_) => 0,
        };
        glides(&lost, before).iter().map(count).sum()
    };
    assert_eq!((net(Some(&traded)), net(None)), (-1, 0));
    assert_eq!(glides(&traded, None).len(), 2);
}
