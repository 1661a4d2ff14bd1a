//! Several answers at once, what choices foretell, and what glides.

use std::collections::{BTreeMap, BTreeSet};

use ::revive::content::{CardId, Content};
use ::revive::effect::{Clause, Coin, Effect, PayId};
use ::revive::resource::Resource;
use ::revive::tribe::{Gives, Side, Tribe};
use ::revive::{Event, Meter, Revive, Scene, Setup, Task};
use engine::chance::{Seed, SeededChance};
use engine::pack::Pack;
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
            // The rules give the last answers themselves where nothing is left to choose.
            let least = if ["activate", "collect"].contains(&picks.kind.as_str()) { 2 } else { 1 };
            assert!(answers >= least, "{picks:?} gives {answers} answers");
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
    assert_eq!(kinds, ["activate", "collect", "gain", "pay", "step"], "{seen:?}");
}

/// Returns a position in which the first player is asked this, and the plans that are offered for it.
fn asked(task: Task, tribe: Tribe, purse: [(Resource, u8); 3]) -> (Revive, Vec<Picks>) {
    let [seat, ..] = Seat::ALL;
    let setup = Setup { players: 2, start: Some(seat), ..Setup::default() };
    let game = Revive::new(&setup, &mut SeededChance::new(Seed::from_text("asked"))).unwrap();
    let scene = Scene::of(game).turn(seat).tribe(seat, tribe, Side::Sun);
    let scene = purse.into_iter().fold(scene, |scene, (which, count)| scene.resource(seat, which, count));
    let scene = scene.task(seat, Task::Turn { left: 1, acted: true }).task(seat, task);
    let game = scene.build(&mut SeededChance::new(Seed::from_text("asked")), &mut ()).unwrap();
    let page = page(&game, Some(seat), &offers(&game, seat), None);
    let plans = plans(&page);
    (game, plans)
}

/// Carries out a plan, and returns what the player then has: gears, books and food.
fn after(game: &Revive, picks: &Picks) -> [u8; 3] {
    let [seat, ..] = Seat::ALL;
    let (plan, mut copy) = (board::plan("revive", picks).unwrap(), *game);
    let mut answers = 0;
    while let Some(answer) = plan.answer(answers, &Seen::new(copy, Viewer::Seat(seat))) {
        copy.apply(seat, &answer.parse().unwrap(), &mut SeededChance::new(Seed::from_text("after")), &mut ()).unwrap();
        answers += 1;
    }
    let purse = copy.view(Viewer::Seat(seat)).player(seat).unwrap().purse;
    Resource::BASIC.map(|which| purse[which])
}

#[test]
fn a_trade_of_several_resources_is_one_press_for_each_mixture() {
    let content = Content::original().unwrap();
    let trades = |tribe: &Tribe| {
        let technologies = content.tribe(*tribe, Side::Sun).technologies;
        technologies.iter().position(|technology| matches!(technology.gives, Gives::Trade { coin: Coin::Basic, .. }))
    };
    let tribe = Tribe::ALL.into_iter().find(|tribe| trades(tribe).is_some()).unwrap();
    let task = Task::TradeAway { technology: trades(&tribe).unwrap() as u8, left: 2 };
    let (game, plans) = asked(task, tribe, [(Resource::Gear, 1), (Resource::Book, 0), (Resource::Food, 2)]);
    let left: BTreeSet<[u8; 3]> = plans.iter().map(|picks| after(&game, picks)).collect();
    assert_eq!((plans.len(), left), (2, [[0, 0, 1], [1, 0, 0]].into()));
}

#[test]
fn a_payment_with_a_choice_is_one_press_for_each_number_of_times() {
    let content = Content::original().unwrap();
    let either = |pay: &PayId| {
        let pay = content.pay(*pay);
        pay.coin == Coin::Only(Resource::Gear) && pay.times == 3 && matches!(pay.gain, Clause::Either(..))
    };
    let pay = pays().find(either).unwrap();
    let task = Task::Pay { pay, left: 3, paid: 0, card: None };
    let (game, plans) = asked(task, Tribe::Nadair, [(Resource::Gear, 2), (Resource::Book, 0), (Resource::Food, 0)]);
    let left: BTreeSet<[u8; 3]> = plans.iter().map(|picks| after(&game, picks)).collect();
    assert_eq!((plans.len(), left), (4, [[1, 0, 2], [0, 0, 4], [1, 2, 0], [0, 4, 0]].into()));

    let swap = |pay: &PayId| content.pay(*pay).coin == Coin::Basic && content.pay(*pay).times == 3;
    let task = Task::Pay { pay: pays().find(swap).unwrap(), left: 3, paid: 0, card: None };
    let (game, plans) = asked(task, Tribe::Nadair, [(Resource::Gear, 2), (Resource::Book, 0), (Resource::Food, 0)]);
    let left: BTreeSet<[u8; 3]> = plans.iter().map(|picks| after(&game, picks)).collect();
    assert_eq!((plans.len(), left), (4, [[1, 0, 1], [0, 0, 2], [1, 1, 0], [0, 2, 0]].into()));
}

/// Lists the payments on the cards of our pack.
fn pays() -> impl Iterator<Item = PayId> {
    let content = Content::original().unwrap();
    let lists = CardId::all().flat_map(|card| content.card(card).effects);
    lists.flat_map(|list| content.effects(list)).filter_map(|clause| match clause {
        Clause::One(Effect::Pay(pay)) => Some(*pay),
        _ => None,
    })
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
            if mark.is_empty() {
                continue;
            }
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
