//! Paying with resources of the player's choice: every way to pay can be chosen by exactly one sequence of actions.

use engine::Game;
use engine::chance::FastChance;
use proptest::prelude::*;
use stone_age::{Action, Content, Cost, Resource, Resources, StoneAge, Task};

use crate::table::{BLUE, Layout, RED, building, resources};

/// The price of a card on the space with this number, or of a building.
#[derive(Clone, Copy, Debug)]
enum Price {
    Card(u32),
    Building(u16),
}

impl Price {
    /// Returns true if these resources are exactly the price. This is the simplest possible check, as an oracle.
    fn is_met_by(self, paid: &Resources) -> bool {
        let kinds = Resource::ALL.into_iter().filter(|&resource| paid[resource] > 0).count();
        match self {
            Self::Card(price) => u32::from(paid.total()) == price,
            Self::Building(number) => match cost(number) {
                Cost::Fixed(cost) => *paid == cost,
                Cost::Counted { pieces, kinds: wanted } => {
                    paid.total() == u16::from(pieces) && kinds == usize::from(wanted)
                }
                Cost::UpTo(most) => (1..=u16::from(most)).contains(&paid.total()),
            },
        }
    }

    /// Returns every payment that a player with these resources could make.
    fn ways(self, have: &Resources) -> Vec<Resources> {
        const MOST: u16 = 7;
        let mut ways = Vec::new();
        for code in 0..8u16.pow(4) {
            let mut paid = Resources::NONE;
            for (digit, resource) in (0..).zip(Resource::ALL) {
                paid[resource] = code / 8u16.pow(digit) % 8;
            }
            if paid.total() <= MOST && have.cover(&paid) && self.is_met_by(&paid) {
                ways.push(paid);
            }
        }
        in_order(ways)
    }

    /// Returns a game in which Red has these resources and is about to buy.
    fn game(self, have: &Resources) -> StoneAge {
        let layout = Layout::of(4).scene(|scene| scene.player(RED, |player| player.resources = *have));
        let layout = match self {
            // This card gives points, which cannot be mistaken for resources.
            Self::Card(price) => layout.card(price, "C26").using(&format!("P1 card {price}, P1 hunt 1")),
            Self::Building(number) => layout.building(1, &name(number)).using("P1 building 1, P1 hunt 1"),
        };
        layout.table().game
    }
}

fn name(number: u16) -> String {
    format!("B{number:02}")
}

fn cost(number: u16) -> Cost {
    Content::printed().unwrap().building(building(&name(number))).cost
}

fn in_order(mut ways: Vec<Resources>) -> Vec<Resources> {
    ways.sort_by_key(|paid| Resource::ALL.map(|resource| paid[resource]));
    ways
}

/// Returns every payment that can be made by choosing actions until the purchase is done.
fn played(game: &StoneAge) -> Vec<Resources> {
    let mut options = Vec::new();
    game.actions(RED, &mut options);
    let mut ways = Vec::new();
    for action in options.iter().filter(|action| matches!(action, Action::Buy { .. })) {
        pay_on(game, action, &holdings(game), &mut ways);
    }
    in_order(ways)
}

fn pay_on(game: &StoneAge, action: &Action, before: &Resources, ways: &mut Vec<Resources>) {
    let mut game = *game;
    assert_eq!(game.apply(RED, action, &mut FastChance::new(1), &mut ()), Ok(()));
    let step = game.view(engine::Viewer::Everything).asked.unwrap();
    if !matches!(step.task, Task::Pay { .. }) {
        let mut paid = *before;
        paid.remove(&holdings(&game));
        ways.push(paid);
        return;
    }
    let mut options = Vec::new();
    game.actions(RED, &mut options);
    options.iter().for_each(|action| pay_on(&game, action, before, ways));
}

fn holdings(game: &StoneAge) -> Resources {
    game.view(engine::Viewer::Everything).players[RED.index()].resources
}

fn prices() -> impl Iterator<Item = Price> {
    (1..=4).map(Price::Card).chain((1..=28).map(Price::Building))
}

#[test]
fn paying_offers_every_way_exactly_once_to_the_rich() {
    let rich = resources("9 wood, 9 brick, 9 stone, 9 gold");
    for price in prices() {
        let ways = price.ways(&rich);
        assert!(!ways.is_empty());
        assert_eq!(played(&price.game(&rich)), ways, "{price:?}");
    }
}

#[test]
fn paying_four_of_two_kinds_has_18_ways() {
    // Six pairs of kinds, and 1 + 3, 2 + 2 or 3 + 1 of each: counted by hand, to check the oracle too.
    let rich = resources("9 wood, 9 brick, 9 stone, 9 gold");
    assert_eq!(played(&Price::Building(19).game(&rich)).len(), 18);
    assert_eq!(played(&Price::Card(4).game(&rich)).len(), 35, "multisets of four out of four kinds");
    assert_eq!(played(&Price::Building(26).game(&rich)).len(), 329, "multisets of one to seven out of four kinds");
}

#[test]
fn paying_choice_buildings_have_the_ranges_that_their_kinds_allow() {
    let rich = resources("9 wood, 9 brick, 9 stone, 9 gold");
    let ranges = [(12, 24), (13, 23), (15, 21), (18, 18), (15, 30), (16, 29), (18, 27), (21, 24), (3, 42)];
    for (number, range) in (18..).zip(ranges) {
        let points = || played(&Price::Building(number).game(&rich)).into_iter().map(|paid| paid.value());
        assert_eq!((points().min().unwrap(), points().max().unwrap()), range, "{}", name(number));
    }
}

#[test]
fn paying_goes_from_wood_to_gold_and_skips_what_is_settled() {
    let mut table = Layout::of(4).card(3, "C26").has(RED, "1 wood, 2 stone, 1 gold").using("P1 card 3").table();
    table.play("P1 buy card 3");
    assert_eq!(table.options(), ["P1 pay wood 0", "P1 pay wood 1"]);
    table.play("P1 pay wood 0");
    // Without wood, all the other pieces are needed.
    assert_eq!(table.resources(RED), resources("1 wood"));
    assert_eq!(table.player(BLUE).card_count, 0);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn paying_is_possible_exactly_where_some_payment_fits(
        have in prop::array::uniform4(0u16..5),
        price in prop_oneof![(1u32..=4).prop_map(Price::Card), (1u16..=28).prop_map(Price::Building)],
    ) {
        let mut stock = Resources::NONE;
        Resource::ALL.into_iter().zip(have).for_each(|(resource, count)| stock[resource] = count);
        prop_assert_eq!(played(&price.game(&stock)), price.ways(&stock));
    }
}
