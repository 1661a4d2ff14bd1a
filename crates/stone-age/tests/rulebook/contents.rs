//! The contents of the box: the cards and tiles, checked against known totals.

use std::collections::BTreeMap;

use stone_age::{
    BUILDINGS, Bottom, Building, BuildingId, CARDS, Card, CardId, Content, Cost, Culture, Effect, Profession, Resource,
    Resources,
};

/// The upper and lower half of every card, as printed.
const PRINTED: [(&str, &str); CARDS] = [
    ("dice-for-all", "pottery"),
    ("dice-for-all", "writing"),
    ("dice-for-all", "time"),
    ("dice-for-all", "transport"),
    ("dice-for-all", "1 hut-builders"),
    ("dice-for-all", "2 hut-builders"),
    ("dice-for-all", "1 farmers"),
    ("dice-for-all", "2 farmers"),
    ("dice-for-all", "2 tool-makers"),
    ("dice-for-all", "2 tool-makers"),
    ("7 food", "pottery"),
    ("5 food", "healing"),
    ("3 food", "weaving"),
    ("1 food", "weaving"),
    ("2 food", "2 hut-builders"),
    ("4 food", "1 hut-builders"),
    ("3 food", "2 farmers"),
    ("2 stone", "transport"),
    ("1 stone", "1 farmers"),
    ("1 stone", "1 shamans"),
    ("1 gold", "1 shamans"),
    ("1 brick", "2 shamans"),
    ("roll gold", "art"),
    ("roll wood", "2 shamans"),
    ("roll stone", "1 shamans"),
    ("3 points", "music"),
    ("3 points", "music"),
    ("3 points", "3 hut-builders"),
    ("tool", "art"),
    ("food-track", "time"),
    ("food-track", "1 farmers"),
    ("extra-card", "writing"),
    ("one-use-tool 4", "1 tool-makers"),
    ("one-use-tool 3", "1 tool-makers"),
    ("one-use-tool 2", "2 tool-makers"),
    ("any-two", "healing"),
];

fn cards() -> Vec<Card> {
    let content = Content::printed().unwrap();
    (0..CARDS as u16).map(|id| *content.card(CardId::new(id).unwrap())).collect()
}

fn buildings() -> Vec<Building> {
    let content = Content::printed().unwrap();
    (0..BUILDINGS as u16).map(|id| *content.building(BuildingId::new(id).unwrap())).collect()
}

fn upper_half(card: &Card) -> String {
    match card.top {
        Effect::DiceForAll => "dice-for-all".to_owned(),
        Effect::Food(food) => format!("{food} food"),
        Effect::Resource(resource, count) => format!("{count} {resource}"),
        Effect::Roll(resource) => format!("roll {resource}"),
        Effect::Points(points) => format!("{points} points"),
        Effect::Tool => "tool".to_owned(),
        Effect::FoodTrack => "food-track".to_owned(),
        Effect::ExtraCard => "extra-card".to_owned(),
        Effect::OneUseTool(value) => format!("one-use-tool {value}"),
        Effect::AnyTwo => "any-two".to_owned(),
    }
}

fn lower_half(card: &Card) -> String {
    match card.bottom {
        Bottom::Culture { culture } => culture.to_string(),
        Bottom::Profession { profession, count } => format!("{count} {profession}"),
    }
}

/// Returns the number of figures on each card of a profession, in ascending order.
fn figures(wanted: Profession) -> Vec<u8> {
    let mut figures: Vec<u8> = cards()
        .iter()
        .filter_map(|card| match card.bottom {
            Bottom::Profession { profession, count } if profession == wanted => Some(count),
            Bottom::Profession { .. } | Bottom::Culture { .. } => None,
        })
        .collect();
    figures.sort_unstable();
    figures
}

fn fixed_costs() -> Vec<Resources> {
    let fixed = |building: &Building| match building.cost {
        Cost::Fixed(cost) => Some(cost),
        Cost::Counted { .. } | Cost::UpTo(_) => None,
    };
    buildings().iter().filter_map(fixed).collect()
}

#[test]
fn contents_every_card_is_as_printed() {
    let halves: Vec<(String, String)> = cards().iter().map(|card| (upper_half(card), lower_half(card))).collect();
    for (found, printed) in halves.iter().zip(PRINTED) {
        assert_eq!((found.0.as_str(), found.1.as_str()), printed);
    }
}

#[test]
fn contents_number_of_cards_of_each_upper_half_matches_the_sheet() {
    let mut counts = BTreeMap::new();
    for card in cards() {
        let kind = match card.top {
            Effect::DiceForAll => "items for dice",
            Effect::Food(_) => "food",
            Effect::Resource(..) => "resource",
            Effect::Roll(_) => "resource with die roll",
            Effect::Points(points) => {
                assert_eq!(points, 3);
                "points"
            }
            Effect::Tool => "new tool",
            Effect::FoodTrack => "food production",
            Effect::ExtraCard => "additional card",
            Effect::OneUseTool(_) => "tool for unique use",
            Effect::AnyTwo => "two resources",
        };
        *counts.entry(kind).or_insert(0) += 1;
    }
    let sheet = [
        ("additional card", 1),
        ("food", 7),
        ("food production", 2),
        ("items for dice", 10),
        ("new tool", 1),
        ("points", 3),
        ("resource", 5),
        ("resource with die roll", 3),
        ("tool for unique use", 3),
        ("two resources", 1),
    ];
    assert_eq!(counts.into_iter().collect::<Vec<_>>(), sheet);
}

#[test]
fn contents_food_cards_hold_25_food() {
    let food = cards().into_iter().filter_map(|card| match card.top {
        Effect::Food(food) => Some(u32::from(food)),
        _ => None,
    });
    assert_eq!(food.sum::<u32>(), 25);
}

#[test]
fn contents_16_green_cards_show_each_culture_twice() {
    let mut counts = [0; Culture::COUNT];
    for card in cards() {
        if let Bottom::Culture { culture } = card.bottom {
            counts[culture.index()] += 1;
        }
    }
    assert_eq!(counts, [2; 8]);
}

#[test]
fn contents_20_sand_cards_show_five_of_each_profession() {
    assert_eq!(figures(Profession::Farmers), [1, 1, 1, 2, 2]);
    assert_eq!(figures(Profession::ToolMakers), [1, 1, 2, 2, 2]);
    assert_eq!(figures(Profession::HutBuilders), [1, 1, 2, 2, 3]);
    assert_eq!(figures(Profession::Shamans), [1, 1, 1, 2, 2]);
}

#[test]
fn contents_four_of_the_ten_dice_cards_are_green() {
    let green = |card: &Card| matches!(card.bottom, Bottom::Culture { .. });
    let dice: Vec<Card> = cards().into_iter().filter(|card| card.top == Effect::DiceForAll).collect();
    assert_eq!((dice.len(), dice.iter().filter(|card| green(card)).count()), (10, 4));
}

#[test]
fn contents_only_two_pairs_of_cards_are_alike() {
    let cards = cards();
    let mut alike = Vec::new();
    for (i, one) in cards.iter().enumerate() {
        for other in &cards[i + 1..] {
            if (one.top, one.bottom) == (other.top, other.bottom) {
                alike.push(format!("{} {}", one.id, other.id));
            }
        }
    }
    assert_eq!(alike, ["C09 C10", "C26 C27"]);
}

#[test]
fn contents_17_buildings_need_14_wood_14_brick_14_stone_and_9_gold_for_222_points() {
    let fixed = fixed_costs();
    let mut sum = Resources::NONE;
    fixed.iter().for_each(|cost| sum.add(cost));
    assert_eq!(fixed.len(), 17);
    assert_eq!(Resource::ALL.map(|resource| sum[resource]), [14, 14, 14, 9]);
    assert_eq!(fixed.iter().map(Resources::value).sum::<u16>(), 222);
}

#[test]
fn contents_fixed_buildings_are_two_and_one_once_and_three_different_twice() {
    let mut expected = Vec::new();
    for twice in [Resource::Wood, Resource::Brick, Resource::Stone] {
        for once in Resource::ALL.into_iter().filter(|&once| once != twice) {
            let mut cost = Resources::of(twice, 2);
            cost.add(&Resources::of(once, 1));
            expected.push(cost);
        }
    }
    for left_out in Resource::ALL {
        let mut cost = Resources::NONE;
        Resource::ALL.into_iter().filter(|&used| used != left_out).for_each(|used| cost[used] = 1);
        expected.extend([cost, cost]);
    }
    let sorted = |mut costs: Vec<Resources>| {
        costs.sort_by_key(|cost| Resource::ALL.map(|resource| cost[resource]));
        costs
    };
    assert_eq!(sorted(fixed_costs()), sorted(expected));
}

#[test]
fn contents_8_buildings_take_4_or_5_of_1_to_4_kinds_and_3_take_1_to_7() {
    let chosen: Vec<Cost> = buildings().iter().map(|building| building.cost).skip(17).collect();
    let mut expected = Vec::new();
    for pieces in [4, 5] {
        expected.extend((1..=4).map(|kinds| Cost::Counted { pieces, kinds }));
    }
    expected.extend([Cost::UpTo(7); 3]);
    assert_eq!(chosen, expected);
}

#[test]
fn contents_resources_are_worth_3_4_5_and_6() {
    assert_eq!(Resource::ALL.map(Resource::value), [3, 4, 5, 6]);
}
