//! What views say about possible actions, compared with the rules over random games.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a game that cannot be played fails every test")]

use engine::chance::FastChance;
use engine::whim::play_on;
use engine::{Game, Seat, Viewer};
use revive::content::ArtifactColor;
use revive::effect::Piece;
use revive::resource::{Purse, Resource};
use revive::space::{SPACES, Space, SpaceSet, TilePlace};
use revive::tribe::{Gives, TECHNOLOGIES};
use revive::{Action, ArtifactRule, PriceView, Refusal, Revive, Setup, Task, Unlocked, View};

const ALL: Unlocked = Unlocked { moon: true, tribes: true, large: true, vast: true, switch: true };

/// Visits the positions of random games with all tribes and options, as the player who is asked sees them.
fn each_position(mut visit: impl FnMut(&Revive, Seat, &View)) {
    for seed in 0..12 {
        let players = seed % 4 + 1;
        let artifact_rule = if players == 3 { ArtifactRule::Choose } else { ArtifactRule::Dealt };
        let setup = Setup { players: players as u8, unlocked: ALL, artifact_rule, ..Setup::default() };
        let mut game = Revive::new(&setup, &mut FastChance::new(seed)).unwrap();
        play_on(&mut game, seed, 3_000, |game, _| {
            if let Some(seat) = game.to_act().iter().next() {
                visit(game, seat, &game.view(Viewer::Seat(seat)));
            }
        })
        .unwrap();
    }
}

/// Returns the spaces that an action on the board or a piece is about.
fn spaces_of(action: Action) -> SpaceSet {
    match action {
        Action::Explore { place, .. } => place.spaces(),
        Action::Build { space, .. } | Action::Populate { space, .. } | Action::At(space) => SpaceSet::only(space),
        other => panic!("{other} has no price"),
    }
}

/// Returns true if the range of an action is what leads there: not for pieces that take none.
fn takes_range(view: &View, price: &PriceView) -> bool {
    !matches!(price.action, Action::At(_))
        || matches!(view.asked.unwrap().task, Task::Piece(Piece::Forest | Piece::Temple | Piece::Sand))
}

#[test]
fn ranges_equal_those_of_prices() {
    let (mut plain, mut discounted) = (0, 0);
    each_position(|_, seat, view| {
        let player = view.player(seat).unwrap();
        let less = player.board.sum_of(&view.pack, |gives| if let Gives::ExploreFood(food) = gives { food } else { 0 });
        for price in view.prices.iter().filter(|price| takes_range(view, price)) {
            let food = view.ranges[seat.index()].food(spaces_of(price.action));
            if !matches!(price.action, Action::Explore { .. }) || (less == 0 && !view.now.explore_any) {
                assert_eq!(food, Some(price.range), "{}", price.action);
                plain += 1;
            } else if !view.now.explore_any {
                // A technology takes food off the tile, and what is left of it off the range.
                let food = food.unwrap();
                assert!((food.saturating_sub(less)..=food).contains(&price.range), "{}", price.action);
                discounted += 1;
            }
        }
    });
    assert!(plain > 1_000 && discounted > 10, "{plain} {discounted}");
}

#[test]
fn ranges_do_not_depend_on_what_a_player_has() {
    each_position(|_, seat, view| {
        let reach = view.ranges[seat.index()];
        let pieces = view.player(seat).unwrap().board.pieces();
        assert!(pieces.iter().all(|space| view.range(seat, space) == Some(0)));
        // What lies next to an own piece costs no food.
        assert_eq!(view.pack.board().next_to_any(pieces) & !reach.within(0), SpaceSet::EMPTY);
        let purse = view.player(seat).unwrap().purse;
        let most = purse[Resource::Food] + purse[Resource::Crystal];
        assert!(view.prices.iter().filter(|price| price.range > 0).all(|price| price.range <= most));
    });
}

#[test]
fn artifacts_are_worth_what_the_score_sheet_says() {
    let mut scored = 0;
    each_position(|_, seat, view| {
        let sources = ["score-purple-artifacts", "score-orange-artifacts", "score-white-artifacts"];
        for (color, source) in ArtifactColor::ALL.into_iter().zip(sources) {
            let row = view.scores.rows.iter().find(|row| row.source == source).unwrap();
            let Some(worth) = view.artifact_worth(seat, color) else { continue };
            assert_eq!(row.points[seat.index()], Some(i32::from(worth.now())));
            assert_eq!(worth.now(), worth.more() * u16::from(worth.times));
            assert_eq!(worth.count, view.player(seat).unwrap().counts[worth.category.index()]);
            scored += u32::from(worth.now());
        }
        let other = view.seats.iter().find(|player| player.seat != seat && player.artifact_card.is_none());
        assert!(other.is_none_or(|other| view.artifact_worth(other.seat, ArtifactColor::White).is_none()));
    });
    assert!(scored > 1_000, "{scored}");
}

#[test]
fn board_actions_and_pieces_are_legal_exactly_if_nothing_is_missing() {
    let (mut legal, mut missed, mut pieces) = (0, 0, 0);
    each_position(|game, seat, view| {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let piece = matches!(view.asked.unwrap().task, Task::Piece(_));
        let priced = |action: &Action| action.board_action().is_some() || (piece && matches!(action, Action::At(_)));
        // A tile is listed once for each way to take a discount off.
        let mut listed: Vec<Action> = view.prices.iter().map(|price| price.action).collect();
        listed.dedup();
        assert_eq!(listed, actions.iter().copied().filter(priced).collect::<Vec<_>>());
        legal += listed.len();
        let have = view.player(seat).unwrap().purse;
        for price in view.prices.iter().chain(&view.unaffordable) {
            let lacking: u8 =
                Resource::BASIC.into_iter().map(|basic| price.total()[basic].saturating_sub(have[basic])).sum();
            if !piece {
                assert_eq!(lacking, price.instead.total() + price.missing.total(), "{price:?}");
                assert_eq!(price.instead.total(), lacking.min(have[Resource::Crystal]), "{price:?}");
            }
            assert_eq!(game.check(seat, &price.action).is_ok(), price.missing == Purse::NOTHING, "{price:?}");
            missed += usize::from(price.missing != Purse::NOTHING);
            pieces += usize::from(piece && price.missing != Purse::NOTHING);
        }
    });
    assert!(legal > 5_000 && missed > 50_000 && pieces > 10, "{legal} {missed} {pieces}");
}

#[test]
fn everything_that_is_too_dear_has_a_price() {
    let mut dear = 0;
    let spaces = || (0..SPACES).filter_map(Space::new);
    each_position(|game, seat, view| {
        let builds = spaces().flat_map(|space| [false, true].map(|large| Action::Build { space, large, crystals: 0 }));
        let populates = spaces().flat_map(|space| {
            (0..TECHNOLOGIES as u8).map(move |technology| Action::Populate { space, technology, crystals: 0 })
        });
        let explores = TilePlace::all().map(|place| Action::Explore { place, crystals: 0 });
        let mut refused = 0;
        for action in builds.chain(populates).chain(explores) {
            let Err(Refusal::TooDear { cost, have }) = game.check(seat, &action) else { continue };
            let same = |price: &&PriceView| match (price.action, action) {
                (Action::Explore { place, .. }, Action::Explore { place: other, .. }) => place == other,
                (Action::Build { space, large, .. }, Action::Build { space: other, large: size, .. }) => {
                    (space, large) == (other, size)
                }
                (
                    Action::Populate { space, technology, .. },
                    Action::Populate { space: other, technology: number, .. },
                ) => (space, technology) == (other, number),
                _ => false,
            };
            let price = view.unaffordable.iter().find(same).unwrap();
            assert_eq!((price.total(), view.player(seat).unwrap().purse), (cost, have), "{action}");
            refused += 1;
        }
        if !matches!(view.asked.unwrap().task, Task::Piece(_)) {
            assert_eq!(view.unaffordable.len(), refused);
        }
        dear += refused;
    });
    assert!(dear > 10_000, "{dear}");
}
