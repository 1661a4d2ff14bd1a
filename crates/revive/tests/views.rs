//! What views say about possible actions, compared with the rules over random games.

use engine::chance::FastChance;
use engine::whim::play_on;
use engine::{Game, Seat, Viewer};
use revive::effect::Piece;
use revive::resource::Resource;
use revive::space::SpaceSet;
use revive::tribe::Gives;
use revive::{Action, ArtifactRule, PriceView, Revive, Setup, Task, Unlocked, View};

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
