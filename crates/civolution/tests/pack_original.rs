//! Requirements for the content pack that comes with the program, checked on the loaded pack: boards and cards
//! (b1, b2), events (b3), chips and starting cards (b4).

#![expect(clippy::panic, reason = "an unreadable pack fails every test")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use civolution::continent::Terrain;
use civolution::{
    Ability, AttributeId, Bonus, Card, CardId, ChipCardId, Civolution, Content, Count, Deck, Effect, EventId, Feature,
    GoalId, GridSpaces, Ground, IncomeId, Marker, MarkerCard, MarkerCardId, Material, Module, Need, Project,
    Requirement, Row, SPACES, SiteKind, Slot, Toll, Top, Track, TrackChoice, Winners,
};
use engine::Narrate;
use engine::pack::{Pack, PackRef};
use engine::words::{ENGLISH, Phrase};

fn pack() -> &'static Content {
    Content::original().unwrap_or_else(|errors| {
        let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("the pack has mistakes:\n{}", lines.join("\n"))
    })
}

fn name_of(id: impl Display) -> String {
    Civolution::speaker(PackRef(pack()), ENGLISH, &[]).say(Phrase::new(id.to_string()))
}

fn cards() -> impl Iterator<Item = &'static Card> {
    CardId::all().map(|id| pack().card(id))
}

fn deck(deck: Deck) -> impl Iterator<Item = &'static Card> {
    cards().filter(move |card| card.id.deck() == deck)
}

fn needs(card: &Card) -> impl Iterator<Item = Need> {
    card.cost.into_iter().filter_map(|space| space.need)
}

/// Number of markers of a feature that a card asks for in its last column.
fn asked(card: &Card, feature: Feature) -> u8 {
    needs(card)
        .map(|need| match need {
            Need::ReturnFeature(other) if other == feature => 1,
            Need::Have(other, number) if other == feature => number,
            _ => 0,
        })
        .sum()
}

/// Lists the bonuses of a card: its instant one and those of its top third.
fn bonuses(card: &Card) -> Vec<&'static Bonus> {
    let top = match card.top {
        Top::Activity(activity) => Some(pack().activity(activity).bonus),
        Top::Ability(Ability::When(_, bonus)) => Some(bonus),
        Top::Ability(Ability::Trait(..)) | Top::PointBonus(_) | Top::Nothing => None,
    };
    card.bonus.into_iter().chain(top).map(|bonus| pack().bonus(bonus)).collect()
}

fn effects(bonus: &Bonus) -> impl Iterator<Item = Effect> {
    bonus.either.iter().flatten().copied()
}

fn gives(card: &Card, wanted: impl Fn(Effect) -> bool) -> bool {
    bonuses(card).into_iter().flat_map(effects).any(wanted)
}

fn count_in(deck_of: Deck, wanted: impl Fn(Effect) -> bool) -> usize {
    deck(deck_of).filter(|card| gives(card, &wanted)).count()
}

/// Returns the kind of a lasting ability, without its numbers.
fn kind(ability: Ability) -> String {
    let text = pack().ability_text(&ability);
    let words = if text.starts_with("when ") { 2 } else { 1 };
    let words: Vec<&str> = text.split([' ', ':']).take(words).collect();
    words.join(" ")
}

fn lasting() -> impl Iterator<Item = Ability> {
    let on_cards = cards().filter_map(|card| match card.top {
        Top::Ability(ability) => Some(ability),
        Top::Activity(_) | Top::PointBonus(_) | Top::Nothing => None,
    });
    on_cards.chain(AttributeId::all().map(|id| pack().attribute(id).ability))
}

#[test]
fn b1_the_boards_show_the_agreed_numbers() {
    let board = pack().board();
    assert_eq!(board.statue_points, [1, 1, 2, 2, 3, 3]);
    assert_eq!(board.settlements.map(|settlement| settlement.diamonds), [1, 1, 2, 3]);
    assert_eq!(board.settlements.map(|settlement| settlement.cost.len()), [2, 2, 3, 3]);
    assert_eq!((board.food_diamonds, board.money_diamonds), (5, 5));
    assert_eq!(board.pale, [3, 6, 9, 12].into_iter().collect());
    let sums: Vec<u8> = (0..7).map(|terrain| board.hunting.iter().map(|row| row[terrain]).sum()).collect();
    assert_eq!(sums, [14, 13, 12, 10, 8, 6, 15]);
    for material in Material::ALL {
        let grounds = board.grounds.iter().filter(|ground| ground.contains(material)).count();
        assert!(grounds == 0 || grounds == 3, "{material}");
    }
    assert_eq!(board.grounds[Ground::ISLAND.index()].len(), 3);
}

#[test]
fn b2_all_cards_are_different() {
    let different: BTreeSet<String> = cards()
        .map(|card| {
            let top = match card.top {
                Top::Activity(activity) => pack().activity_text(activity),
                Top::Ability(ability) => pack().ability_text(&ability),
                Top::PointBonus(points) => points.to_string(),
                Top::Nothing => String::new(),
            };
            format!("{:?} {:?} {top} {:?}", card.cost, card.points, card.bonus)
        })
        .collect();
    assert_eq!(different.len(), CardId::COUNT);
}

#[test]
fn b2_theocracy_matches_the_rulebook() {
    let card = pack().card(CardId::named("C16").unwrap());
    assert_eq!(name_of(card.id), "Theocracy");
    let cost = card.cost.map(|space| space.need);
    let needs =
        [Need::ReturnFeature(Feature::Intelligence), Need::Have(Feature::Expression, 2), Need::Have(Feature::Calm, 1)];
    assert_eq!(cost, [Some(needs[0]), Some(needs[1]), Some(needs[2]), None, None]);
    let Top::Activity(activity) = card.top else { panic!("Theocracy has an activity") };
    assert_eq!(pack().activity_text(activity), "pay food 1: weak-tribes 2");
    assert_eq!(pack().bonus(card.bonus.unwrap()).to_string(), "culture 1");
}

#[test]
fn b2_the_top_thirds_of_every_deck_are_mixed() {
    for of in Deck::ALL {
        let count = |wanted: fn(Top) -> bool| deck(of).filter(|card| wanted(card.top)).count();
        assert!((10..=14).contains(&count(|top| matches!(top, Top::Ability(_)))), "{of}");
        assert!((6..=9).contains(&count(|top| matches!(top, Top::Activity(_)))), "{of}");
        assert_eq!(count(|top| top == Top::PointBonus(2)), 1, "{of}");
        assert!((2..=3).contains(&count(|top| top == Top::PointBonus(1))), "{of}");
        assert!(deck(of).all(|card| card.top != Top::Nothing || card.bonus.is_some()), "{of}");
    }
}

#[test]
fn b2_every_kind_of_cost_occurs() {
    let all: Vec<Need> = cards().flat_map(needs).collect();
    assert!(all.iter().any(|need| matches!(need, Need::ReturnFeature(_))));
    for number in [1, 2] {
        assert!(all.iter().any(|need| matches!(need, Need::Return(_, other) if *other == number)));
    }
    for number in [1, 2, 3] {
        assert!(all.iter().any(|need| matches!(need, Need::Have(_, other) if *other == number)));
    }
    let spaces: Vec<_> = cards().flat_map(|card| card.cost).collect();
    for number in 1..=4 {
        assert!(spaces.iter().any(|space| space.settlements == number));
    }
    assert!(spaces.iter().any(|space| space.included));
    assert!(spaces.iter().any(|space| space.settlements > 1 && !space.included));
}

#[test]
fn b2_the_first_space_is_never_empty_and_about_a_quarter_of_the_others_are() {
    assert!(cards().all(|card| card.cost[0].need.is_some()));
    let empty = cards().flat_map(|card| card.cost).filter(|space| space.need.is_none()).count();
    let others = CardId::COUNT * (SPACES - 1);
    assert!((others / 5..=others * 3 / 10).contains(&empty), "{empty} of {others}");
}

#[test]
fn b2_no_card_asks_for_more_than_four_of_a_feature_or_seven_in_all() {
    for card in cards() {
        let asked = Feature::ALL.map(|feature| asked(card, feature));
        assert!(asked.iter().all(|number| *number <= 4) && asked.iter().sum::<u8>() <= 7, "{}", card.id);
    }
}

#[test]
fn b2_points_stand_under_the_last_two_spaces() {
    for card in cards() {
        for (space, points) in card.cost.iter().zip(card.points).skip(3) {
            assert!(if space.need.is_some() { (1..=4).contains(&points) } else { points == 0 }, "{}", card.id);
        }
        assert_eq!(card.points[..2], [0, 0], "{}", card.id);
    }
}

#[test]
fn b2_every_material_occurs_in_at_least_ten_costs() {
    for material in Material::ALL {
        let asks = |card: &Card| needs(card).any(|need| matches!(need, Need::Return(other, _) if other == material));
        let costs = cards().filter(|card| asks(card)).count();
        assert!(costs >= 10, "{material}: {costs}");
    }
}

#[test]
fn b2_the_six_features_are_asked_for_evenly() {
    let asked = Feature::ALL.map(|feature| cards().map(|card| u32::from(asked(card, feature))).sum::<u32>());
    let (least, most) = (asked.iter().min().unwrap(), asked.iter().max().unwrap());
    assert!(most * 10 <= least * 11, "{asked:?}");
}

#[test]
fn b2_each_deck_has_its_own_kinds_of_costs() {
    for card in cards() {
        let allowed: fn(Need) -> bool = match card.id.deck() {
            Deck::Invention => |need| !matches!(need, Need::ReturnFeature(_)),
            Deck::Mutation | Deck::Insight => |need| !matches!(need, Need::Return(..)),
            Deck::Building => |need| matches!(need, Need::Return(..)),
            Deck::Achievement => |_| true,
        };
        assert!(needs(card).all(allowed), "{}", card.id);
    }
    let materials = |need| matches!(need, Need::Return(..));
    let mixed = |card: &&Card| needs(card).any(materials) && !needs(card).all(materials);
    assert!(deck(Deck::Achievement).filter(mixed).count() >= 24);
}

#[test]
fn b2_settlements_stand_in_for_most_early_costs_of_buildings() {
    for card in cards().filter(|card| card.id.deck() != Deck::Building) {
        assert!(card.cost.iter().all(|space| space.settlements == 0), "{}", card.id);
    }
    let (mut early, mut with) = (0, 0);
    for card in deck(Deck::Building) {
        let numbers: Vec<u8> = card.cost.iter().map(|space| space.settlements).filter(|number| *number > 0).collect();
        assert!(numbers.is_sorted_by(|a, b| a < b), "{}", card.id);
        assert!(card.cost[3..].iter().all(|space| matches!(space.settlements, 0 | 4)), "{}", card.id);
        early += card.cost[..3].iter().filter(|space| space.need.is_some()).count();
        with += card.cost[..3].iter().filter(|space| space.settlements > 0).count();
    }
    assert!(with * 4 >= early * 3, "{with} of {early}");
}

#[test]
fn b2_each_deck_has_its_own_kinds_of_effects() {
    use Effect::{
        ActivationDie, Advance, Cards, Draw, FateDie, GoalChip, IncomeActions, IncomeChip, InstallGoal, Markers,
        Migrations, Planning, Procreations, Produce, Sales, StageTile, Strengthen, Transport,
    };
    for (of, track) in Deck::ALL.into_iter().zip(Track::ALL).filter(|(of, _)| *of != Deck::Mutation) {
        assert!(count_in(of, |effect| matches!(effect, Advance(TrackChoice::Only(only), _) if only == track)) >= 16);
    }
    let moves = |effect| matches!(effect, Effect::Favor(_) | Strengthen(_) | Migrations(_) | Procreations(_));
    assert!(count_in(Deck::Mutation, |effect| matches!(effect, Advance(..))) <= 6);
    assert!(count_in(Deck::Mutation, moves) >= 20);
    assert!(count_in(Deck::Invention, |effect| matches!(effect, Produce(_) | Transport(_) | Sales(_))) >= 8);
    let thinks = |effect| matches!(effect, Markers(Marker::Idea, _) | Planning(_) | Cards(..) | Draw { .. });
    assert!(count_in(Deck::Insight, thinks) >= 15);
    assert!(count_in(Deck::Building, |effect| matches!(effect, Effect::Favor(_) | StageTile)) >= 10);
    let deeds =
        |effect| matches!(effect, ActivationDie | FateDie | GoalChip | InstallGoal | IncomeActions(_) | IncomeChip);
    assert!(count_in(Deck::Achievement, deeds) >= 12);
}

#[test]
fn b2_the_ready_made_hands_can_pay_for_their_first_spaces() {
    for number in 1..=6 {
        let of_hand = |id: &MarkerCardId| pack().marker_card(*id).number == Some(number);
        let markers = pack().marker_card(MarkerCardId::all().find(of_hand).unwrap());
        let hand: Vec<&Card> = cards().filter(|card| card.number == Some(number)).collect();
        assert_eq!(hand.iter().map(|card| card.id.deck()).collect::<Vec<_>>(), Deck::ALL);
        let paid = hand.iter().filter(|card| card.cost[0].need.is_some_and(|need| pays(markers, need))).count();
        assert!(paid >= 3, "hand {number}: {paid}");
        assert_eq!(ChipCardId::all().filter(|id| pack().chip_card(*id).number == Some(number)).count(), 1);
    }
}

fn pays(card: &MarkerCard, need: Need) -> bool {
    let (slot, number) = match need {
        Need::Return(material, number) => (Slot::Storage(material), number),
        Need::ReturnFeature(feature) => (Slot::Feature(feature), 1),
        Need::Have(feature, number) => (Slot::Feature(feature), number),
    };
    card.markers.iter().any(|(other, markers)| *other == slot && *markers >= number)
}

#[test]
fn b2_lasting_abilities_are_of_many_kinds() {
    let kinds: BTreeSet<String> = lasting().map(kind).collect();
    assert!(kinds.len() >= 75, "{}", kinds.len());
    let on_cards: BTreeSet<String> = lasting().take(lasting().count() - AttributeId::COUNT).map(kind).collect();
    assert!(on_cards.len() >= 40, "{}", on_cards.len());
}

#[test]
fn b2_income_chips_are_rare_and_no_bonus_is_endless() {
    assert!(cards().filter(|card| gives(card, |effect| effect == Effect::IncomeChip)).count() <= 4);
    for card in cards() {
        if let Top::Activity(activity) = card.top {
            let bonus = pack().bonus(pack().activity(activity).bonus);
            assert!(effects(bonus).all(|effect| effect != Effect::Activity), "{}", card.id);
        }
        let own = Effect::Install(card.id.deck());
        assert!(!gives(card, |effect| effect == own), "{}", card.id);
    }
    for id in IncomeId::all() {
        let again = |effect| matches!(effect, Effect::IncomeActions(_) | Effect::IncomeChip | Effect::Activity);
        assert!(!effects(pack().bonus(pack().income(id))).any(again), "{id}");
    }
}

fn most(id: &str) -> (Count, bool, Option<Toll>, Vec<u8>) {
    let event = EventId::named(id).map(|id| pack().event(id));
    let Some((Winners::Most { count, shared }, event)) = event.map(|event| (event.winners, event)) else {
        panic!("{id} is a majority event")
    };
    (count, shared, event.toll, event.proxy.into_iter().flat_map(GridSpaces::iter).collect())
}

#[test]
fn b3_the_majority_events_have_their_proxies() {
    let rows = |rows: &[u8]| (1..=16).filter(|space| rows.contains(&((space - 1) % 4))).collect::<Vec<u8>>();
    let (b, c, d) = (1, 2, 3);
    assert_eq!(most("F4"), (Count::Farms, false, Some(Toll::Farm), vec![4, 8, 12]));
    assert_eq!(most("F6"), (Count::Food, false, None, rows(&[b, c])));
    assert_eq!(most("F11"), (Count::Dice, false, None, vec![]));
    assert_eq!(most("F16"), (Count::Ideas, false, None, rows(&[c, d])));
    assert_eq!(most("F17"), (Count::Money, false, None, rows(&[b, d])));
    assert_eq!(most("F19"), (Count::Stored, false, None, rows(&[b, c, d])));
    assert_eq!(most("F20"), (Count::Boats, false, Some(Toll::Boat), vec![4, 10]));
    for (id, name) in [("F11", "Enlightenment"), ("F17", "Corruption"), ("F20", "Tsunami")] {
        assert_eq!(name_of(id), name);
    }
}

#[test]
fn b3_the_weather_is_balanced() {
    let mut arrows = BTreeMap::new();
    for id in EventId::all() {
        *arrows.entry(pack().event(id).weather).or_insert(0) += 1;
    }
    assert_eq!(arrows, BTreeMap::from([(-2, 4), (-1, 6), (1, 6), (2, 4)]));
}

#[test]
fn b3_three_other_events_depend_on_the_tracks() {
    let on_tracks = EventId::all().filter(|id| {
        let (Winners::Most { count, .. } | Winners::AtLeast(count, _)) = pack().event(*id).winners;
        matches!(count, Count::Steps(_) | Count::AllSteps | Count::PaleTracks)
    });
    assert!(on_tracks.count() >= 3);
}

#[test]
fn b4_the_goals_form_the_agreed_families() {
    let goals: Vec<Requirement> = GoalId::all().map(|id| pack().goal(id).requirement).collect();
    let has = |requirement: Requirement| {
        assert_eq!(goals.iter().filter(|goal| **goal == requirement).count(), 1, "{requirement:?}");
    };
    for terrain in Terrain::LAND {
        has(Requirement::Have(Count::TribesInOne(terrain), 2));
        has(Requirement::Have(Count::FarmedTerritories(terrain), 1));
        has(Requirement::Have(Count::TerritoriesOf(terrain), 2));
    }
    SiteKind::ALL.into_iter().for_each(|site| has(Requirement::Have(Count::TribesNextTo(site), 2)));
    Track::ALL.into_iter().for_each(|track| has(Requirement::Have(Count::Steps(track), 3)));
    Deck::ALL.into_iter().for_each(|deck| has(Requirement::Have(Count::CardsOf(deck), 2)));
    Material::ALL.into_iter().for_each(|material| has(Requirement::Pay(material)));
    for goal in &goals {
        match *goal {
            Requirement::Have(Count::ActivationDice, number) => assert!(number <= 8),
            Requirement::Have(Count::FateDice, number) => assert!(number <= 3),
            Requirement::Have(..) | Requirement::Pay(_) => has(*goal),
        }
    }
}

/// A bonus that needs no favor test, and may come every turn, never gives an expensive material.
#[test]
fn b4_a_material_of_choice_for_an_income_action_is_of_row_1_or_takes_a_favor_test() {
    for id in IncomeId::all().filter(|id| !pack().bonus(pack().income(*id)).favor_test) {
        let dear = |effect| match effect {
            Effect::Materials(choice, _) => {
                Material::ALL.into_iter().any(|material| choice.allows(material) && material.row() != Row::First)
            }
            _ => false,
        };
        assert!(!effects(pack().bonus(pack().income(id))).any(dear), "{id}");
    }
}

#[test]
fn b4_twelve_income_chips_take_a_favor_test() {
    let tests = |id: &IncomeId| pack().bonus(pack().income(*id)).favor_test;
    assert_eq!(IncomeId::all().take(IncomeId::IN_BAG).filter(tests).count(), 12);
    assert!(!IncomeId::all().skip(IncomeId::IN_BAG).any(|id| tests(&id)));
    let different: BTreeSet<String> = IncomeId::all().map(|id| pack().bonus(pack().income(id)).to_string()).collect();
    assert_eq!(different.len(), IncomeId::COUNT);
}

#[test]
fn b4_there_are_two_attribute_chips_for_every_feature() {
    for feature in Feature::ALL {
        let chips = AttributeId::all().map(|id| pack().attribute(id)).filter(|chip| chip.feature == feature);
        let needs: BTreeSet<u8> = chips.map(|chip| chip.need).collect();
        assert_eq!(needs, BTreeSet::from([3, 4]), "{feature}");
    }
}

#[test]
fn b4_starting_cards_are_different_and_of_similar_size() {
    let mut markers: Vec<&Vec<(Slot, u8)>> = Vec::new();
    for id in MarkerCardId::all() {
        let card = pack().marker_card(id);
        assert!((5..=6).contains(&card.markers.iter().map(|(_, number)| number).sum::<u8>()), "{id}");
        assert!(!markers.contains(&&card.markers), "{id}");
        markers.push(&card.markers);
    }
    assert!(ChipCardId::all().any(|id| pack().chip_card(id).module == Module::Mutation));
}

#[test]
fn all_names_are_different() {
    let pieces = CardId::all().map(|id| id.to_string()).chain(EventId::all().map(|id| id.to_string()));
    let chips = GoalId::all().map(|id| id.to_string()).chain(IncomeId::all().map(|id| id.to_string()));
    let others = AttributeId::all().map(|id| id.to_string()).chain(MarkerCardId::all().map(|id| id.to_string()));
    let names: Vec<String> = pieces.chain(chips).chain(others).map(name_of).collect();
    assert_eq!(names.iter().map(|name| name.to_lowercase()).collect::<BTreeSet<_>>().len(), names.len());
    assert!(names.iter().all(|name| !name.is_empty()));
}

#[test]
fn every_building_project_can_come_from_a_card() {
    for project in Project::ALL {
        assert!(cards().any(|card| gives(card, |effect| effect == Effect::Build(Some(project)))), "{project}");
    }
}
