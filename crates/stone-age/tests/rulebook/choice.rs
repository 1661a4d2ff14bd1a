//! The actions listed are exactly those allowed, and no input does any harm.

use engine::chance::{FastChance, Seed, SeededChance, Watched};
use engine::whim::pick;
use engine::{Game, Seat};
use proptest::prelude::*;
use stone_age::{Acquisition, Action, Item, Place, Resource, Setup, Site, Slot, StoneAge, ToolChoice};

/// Returns every possible action, with counts up to one more than is ever allowed.
fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::Cash, Action::Feed, Action::Starve];
    for place in Place::ALL {
        all.extend((0..=11).map(|people| Action::Place { place, people }));
    }
    all.extend(Site::ALL.map(|site| Action::Use { site }));
    for slot in Slot::ALL {
        for what in [Acquisition::Card(slot), Acquisition::Building(slot)] {
            all.extend([Action::Buy { what }, Action::Leave { what }]);
        }
    }
    for resource in Resource::ALL {
        all.extend((0..=11).map(|count| Action::Pay { resource, count }));
        all.extend(Resource::ALL.map(|second| Action::Gain { first: resource, second }));
    }
    all.extend(Item::ALL.map(|item| Action::Take { item }));
    for code in 0..4u32.pow(4) * 2u32.pow(4) {
        let tiles = [0, 1, 2, 3].map(|digit| (code / 4u32.pow(digit) % 4) as u8);
        let one_use = [0, 1, 2, 3].map(|digit| (code / 4u32.pow(4) / 2u32.pow(digit) % 2) as u8);
        all.push(Action::Tools(ToolChoice { tiles, one_use }));
    }
    all
}

#[test]
fn choice_lists_exactly_what_is_allowed() {
    let all = all_actions();
    for players in 2..=4 {
        let mut chance = FastChance::new(u64::from(players));
        let mut game = StoneAge::new(&Setup { players, ..Setup::default() }, &mut chance).unwrap();
        let mut listed = Vec::new();
        while let Some((seat, action)) = pick(&game, &mut listed, &mut chance) {
            let allowed = all.iter().filter(|action| game.check(seat, action).is_ok());
            let unlisted: Vec<_> = allowed.clone().filter(|action| !listed.contains(action)).collect();
            assert_eq!((unlisted.len(), allowed.count()), (0, listed.len()), "{unlisted:?} in {:?}", game.to_act());
            assert_eq!(game.apply(seat, &action, &mut chance, &mut ()), Ok(()));
        }
    }
}

/// Generates a line that looks like an action, but may be nonsense.
fn any_line() -> impl Strategy<Value = String> {
    let verb = prop::sample::select(vec![
        "place", "use", "buy", "leave", "tools", "pay", "take", "cash", "gain", "feed", "starve", "",
    ]);
    let word = prop::sample::select(vec![
        "hunt",
        "forest",
        "clay-pit",
        "quarry",
        "river",
        "tool-maker",
        "hut",
        "field",
        "card",
        "building",
        "none",
        "once",
        "wood",
        "brick",
        "stone",
        "gold",
        "tool",
        "food-track",
        "0",
        "1",
        "2",
        "3",
        "4",
        "5",
        "10",
        "255",
        "4294967296",
        "-1",
        "é",
    ]);
    (verb, prop::collection::vec(word, 0..5)).prop_map(|(verb, words)| format!("{verb} {}", words.join(" ")))
}

/// Returns all actions, with only a few of the many choices of tools, which would crowd out the others.
fn unchecked_actions() -> Vec<Action> {
    let few = |action: &Action| !matches!(action, Action::Tools(choice) if choice.value() > 3);
    all_actions().into_iter().filter(few).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn choice_of_nonsense_is_refused_and_changes_nothing(
        players in 2u8..=4,
        open_cards: bool,
        round_limit in 10u8..=99,
        start in 0usize..5,
        seed: u64,
        lines in prop::collection::vec((any_line(), 0usize..4, any::<prop::sample::Index>()), 1..300),
    ) {
        let start = Seat::new(start).filter(|seat| seat.index() < usize::from(players));
        let setup = Setup { players, open_cards, start, round_limit };
        let mut chance = SeededChance::new(Seed::from_text("nonsense").derive(seed));
        let mut game = StoneAge::new(&setup, &mut chance).unwrap();
        let mut listed = Vec::new();
        for (line, seat, pick) in lines {
            let seat = Seat::ALL[seat];
            if let Ok(action) = line.parse::<Action>() {
                game.actions(seat, &mut listed);
                let (before, mut events) = (game, Vec::new());
                let mut watched = Watched::new(&mut chance);
                let refused = game.apply(seat, &action, &mut watched, &mut events).is_err();
                prop_assert_eq!(refused, !listed.contains(&action), "{} {}", seat, line);
                if refused {
                    prop_assert!(game == before && events.is_empty() && !watched.has_told_something());
                }
            }
            let Some(seat) = game.to_act().iter().next() else { break };
            game.actions(seat, &mut listed);
            let action = listed[pick.index(listed.len())];
            prop_assert_eq!(game.apply(seat, &action, &mut chance, &mut ()), Ok(()));
            prop_assert_eq!(game.audit(), Ok(()));
        }
    }

    #[test]
    fn choice_of_any_text_is_read_or_rejected(line in any::<String>()) {
        if let Ok(action) = line.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn choice_that_was_never_checked_does_not_panic(
        players in 2u8..=4,
        seed: u64,
        actions in prop::collection::vec((prop::sample::select(unchecked_actions()), 0usize..4), 1..100),
    ) {
        let mut chance = FastChance::new(seed);
        let mut game = StoneAge::new(&Setup { players, ..Setup::default() }, &mut chance).unwrap();
        let mut listed = Vec::new();
        for (action, seat) in actions {
            game.perform(Seat::ALL[seat], &action, &mut chance, &mut ());
            Seat::ALL.into_iter().for_each(|seat| game.actions(seat, &mut listed));
        }
    }
}
