//! Every count of a civilization.

use civolution::continent::Terrain;
use civolution::{
    AttributeId, Chore, Count, Deck, Effect, Feature, Gain, Ground, Half, Settlements, SiteKind, Task, Track,
};

use crate::pack::without_ability;
use crate::table::{BLUE, RED, Table, card, chip, column, goal, site, spot, territory};

/// Returns red's count: red gets a point for each unit.
fn counted(table: Table, count: Count) -> u32 {
    let effect = Effect::Per { gain: Gain::Points, each: 1, count, most: u8::MAX };
    table.task(RED, Task::Chore(Chore::Effect(effect))).points(RED)
}

/// Red has boats on two Waters and tribes in all kinds of places. Blue has some too.
fn settled() -> Table {
    let table = without_ability().scene(|scene| {
        let scene = scene.boat(RED, territory("water-a"), true).boat(RED, territory("water-d"), false);
        scene.boat(BLUE, territory("water-e"), false)
    });
    let table = table.tribes(
        RED,
        "forest-b fire strong, forest-b camp weak, forest-d wild strong, swamp-e wild weak, water-a boat strong, \
         water-a boat weak, water-d boat weak",
    );
    table.tribes(BLUE, "forest-g camp strong, hills-b camp weak, hills-b wild weak, water-e boat strong")
}

#[test]
fn tribes() {
    assert_eq!(counted(settled(), Count::Tribes), 7);
    assert_eq!(counted(settled().tribes(RED, ""), Count::Tribes), 0);
}

#[test]
fn strong_tribes() {
    assert_eq!(counted(settled(), Count::StrongTribes), 3);
}

#[test]
fn tribes_in_the_wilderness() {
    assert_eq!(counted(settled(), Count::WildTribes), 2);
}

#[test]
fn tribes_on_boats() {
    assert_eq!(counted(settled(), Count::TribesAfloat), 3);
}

#[test]
fn tribes_next_to_a_site() {
    // Water A borders spots 8 and 9, forest B spot 9, Water D both.
    let table = |kind: SiteKind| {
        let first = settled().scene(|scene| scene.site(spot(8), site(kind, 0)));
        first.scene(|scene| scene.site(spot(9), site(kind, 1)))
    };
    assert_eq!(counted(table(SiteKind::Cave), Count::TribesNextTo(SiteKind::Cave)), 2 + 1 + 2, "each tribe once");
    assert_eq!(counted(table(SiteKind::Cave), Count::TribesNextTo(SiteKind::Gorge)), 0);
    assert_eq!(counted(settled(), Count::TribesNextTo(SiteKind::Cave)), 0, "it lies face down");
}

#[test]
fn territories() {
    assert_eq!(counted(settled(), Count::Territories), 5);
}

#[test]
fn territories_of_a_type() {
    for (terrain, number) in [(Terrain::Forest, 2), (Terrain::Water, 2), (Terrain::Swamp, 1), (Terrain::Hills, 0)] {
        assert_eq!(counted(settled(), Count::TerritoriesOf(terrain)), number, "{terrain}");
    }
}

#[test]
fn tribes_in_one_territory_of_a_type() {
    for (terrain, number) in [(Terrain::Forest, 2), (Terrain::Water, 2), (Terrain::Swamp, 1), (Terrain::Hills, 0)] {
        assert_eq!(counted(settled(), Count::TribesInOne(terrain)), number, "{terrain}");
    }
}

/// Red has farms in two forests, but a tribe in only one of them. Blue has a farm in a forest with a tribe of red.
fn farmed() -> Table {
    without_ability().tribes(RED, "forest-b camp strong, forest-g camp weak").scene(|scene| {
        scene.land(|land| {
            land.set_farm(territory("forest-b"), Some(RED));
            land.set_farm(territory("forest-d"), Some(RED));
            land.set_farm(territory("forest-g"), Some(BLUE));
        })
    })
}

#[test]
fn territories_with_a_tribe_and_a_farm() {
    assert_eq!(counted(farmed(), Count::FarmedTerritories(Terrain::Forest)), 1);
    assert_eq!(counted(farmed(), Count::FarmedTerritories(Terrain::Swamp)), 0);
}

#[test]
fn farms() {
    assert_eq!(counted(farmed(), Count::Farms), 2);
    assert_eq!(counted(without_ability(), Count::Farms), 0);
}

#[test]
fn boats() {
    assert_eq!(counted(settled(), Count::Boats), 2);
}

/// Three statues and two settlements of red, a statue of blue.
fn built() -> Table {
    farmed().scene(|scene| {
        let scene = scene.statues(RED, Ground::ISLAND, 2).statues(RED, Ground::ALL[0], 1);
        let scene = scene.statues(BLUE, Ground::ISLAND, 1).boat(RED, territory("water-a"), true);
        let scene = scene.land(|land| {
            land.built_mut(Ground::ALL[1], RED).settlement = true;
            land.built_mut(Ground::ALL[2], RED).settlement = true;
        });
        scene.civilization(RED, |civ| civ.settlements = Settlements::from_bits(0b1001))
    })
}

#[test]
fn statues() {
    assert_eq!(counted(built(), Count::Statues), 3);
}

#[test]
fn settlements() {
    assert_eq!(counted(built(), Count::Settlements), 2);
}

#[test]
fn buildings() {
    assert_eq!(counted(built(), Count::Buildings), 2 + 1 + 3 + 2);
}

#[test]
fn raw_materials() {
    let table = settled().scene(|scene| {
        scene.land(|land| {
            land.add_raw(territory("forest-b"), RED);
            land.add_raw(territory("forest-b"), RED);
            land.add_raw(territory("forest-b"), BLUE);
        })
    });
    assert_eq!(counted(table, Count::RawMaterials), 2 + 1, "including the one on a boat");
}

const STORED: &str = "2 wood, 1 oil, 3 jade";

#[test]
fn stored_materials() {
    assert_eq!(counted(without_ability().has(RED, STORED).has(BLUE, "1 gold"), Count::Stored), 6);
}

#[test]
fn kinds_of_stored_materials() {
    assert_eq!(counted(without_ability().has(RED, STORED).has(BLUE, "1 gold"), Count::StoredKinds), 3);
}

#[test]
fn stored_materials_of_a_land_type() {
    for (terrain, number) in [(Terrain::Forest, 3), (Terrain::Mountains, 3), (Terrain::Desert, 0)] {
        assert_eq!(counted(without_ability().has(RED, STORED), Count::StoredOf(terrain)), number);
    }
}

const MARKERS: &str = "1 food, 2 money, 3 idea, 4 focus, 5 planning-1, 1 planning-6";

#[test]
fn food() {
    assert_eq!(counted(without_ability().has(RED, MARKERS), Count::Food), 1);
}

#[test]
fn money() {
    assert_eq!(counted(without_ability().has(RED, MARKERS), Count::Money), 2);
}

#[test]
fn ideas() {
    assert_eq!(counted(without_ability().has(RED, MARKERS), Count::Ideas), 3);
}

#[test]
fn planning_and_focus_markers() {
    assert_eq!(counted(without_ability().has(RED, MARKERS), Count::Plans), 5 + 1 + 4);
}

const FEATURES: &str = "2 calm, 3 stamina, 1 dexterity";

#[test]
fn feature_markers() {
    assert_eq!(counted(without_ability().has(RED, FEATURES), Count::Features), 6);
}

#[test]
fn feature_markers_of_a_type() {
    let of = |feature| counted(without_ability().has(RED, FEATURES), Count::FeaturesOf(feature));
    assert_eq!((of(Feature::Calm), of(Feature::Stamina), of(Feature::Expression)), (2, 3, 0));
}

#[test]
fn types_of_feature() {
    assert_eq!(counted(without_ability().has(RED, FEATURES), Count::FeatureKinds), 3);
}

/// Seven activation dice, two of them used, and three fate dice.
fn with_dice() -> Table {
    let table = without_ability().has(RED, "0 die-1, 2 used-dice, 3 fate-dice");
    table.scene(|scene| scene.dice_display(2, 1))
}

#[test]
fn activation_dice() {
    assert_eq!(counted(with_dice(), Count::ActivationDice), 7);
}

#[test]
fn fate_dice() {
    assert_eq!(counted(with_dice(), Count::FateDice), 3);
}

#[test]
fn all_dice() {
    assert_eq!(counted(with_dice(), Count::Dice), 10);
}

const TRACKS: &str = "3 technology, 12 prestige, 0 knowledge, 4 construction, 1 culture";

#[test]
fn steps_on_a_track() {
    let steps = |track| counted(without_ability().has(RED, TRACKS), Count::Steps(track));
    assert_eq!(Track::ALL.map(steps), [3, 12, 0, 4, 1]);
}

#[test]
fn steps_on_all_tracks() {
    assert_eq!(counted(without_ability().has(RED, TRACKS), Count::AllSteps), 20);
}

#[test]
fn tracks_on_pale_spaces() {
    assert_eq!(counted(without_ability().has(RED, TRACKS), Count::PaleTracks), 2, "spaces 3 and 12");
    assert_eq!(counted(without_ability(), Count::PaleTracks), 0, "the start is not pale");
}

#[test]
fn favor_is_the_space_counted_from_1() {
    assert_eq!(counted(without_ability(), Count::Favor), 1);
    assert_eq!(counted(without_ability().has(RED, "6 favor"), Count::Favor), 6);
}

/// Two inventions and an insight of red, an insight of blue.
fn with_cards() -> Table {
    without_ability().hand(RED, &["D1", "D2"]).scene(|scene| {
        let scene = scene.installed(RED, card("A1"), column(1)).installed(RED, card("A2"), column(1));
        scene.installed(RED, card("C2"), column(2)).installed(BLUE, card("C3"), column(2))
    })
}

#[test]
fn installed_cards() {
    assert_eq!(counted(with_cards(), Count::Cards), 3);
}

#[test]
fn installed_cards_of_a_type() {
    let of = |deck| counted(with_cards(), Count::CardsOf(deck));
    assert_eq!((of(Deck::Invention), of(Deck::Insight), of(Deck::Building)), (2, 1, 0));
}

#[test]
fn types_of_installed_cards() {
    assert_eq!(counted(with_cards(), Count::CardKinds), 2);
}

#[test]
fn hand_cards() {
    assert_eq!(counted(with_cards(), Count::HandCards), 2);
}

#[test]
fn income_chips() {
    assert_eq!(counted(without_ability(), Count::IncomeChips), 1, "the starting chip card");
    let more = without_ability().scene(|scene| scene.income_chip(RED, chip("I2"), column(2)));
    assert_eq!(counted(more, Count::IncomeChips), 2);
}

#[test]
fn goal_chips() {
    let table = without_ability().scene(|scene| {
        let scene = scene.goals(RED, [Some(goal("G1")), None, None]);
        scene.goal_installed(RED, goal("G2"), column(1), Half::Left).goal_installed(
            RED,
            goal("G3"),
            column(1),
            Half::Right,
        )
    });
    assert_eq!(counted(table, Count::GoalChips), 2, "those in the goal area do not count");
}

#[test]
fn attribute_chips() {
    let chips = ["T1", "T5"].map(|name| AttributeId::named(name).unwrap());
    let table = without_ability()
        .scene(|scene| chips.into_iter().fold(scene, |scene, chip| scene.attribute_chip(RED, chip, column(3))));
    assert_eq!(counted(table, Count::AttributeChips), 2);
}

#[test]
fn module_upgrades() {
    assert_eq!(counted(without_ability().has(RED, "1 research"), Count::Upgrades), 0);
    assert_eq!(counted(without_ability().has(RED, "3 research, 2 trade"), Count::Upgrades), 3);
}

#[test]
fn diamonds() {
    let diamonds = |holdings: &str| counted(without_ability().has(RED, holdings), Count::Diamonds);
    assert_eq!((diamonds("2 food, 1 money"), diamonds("3 food, 2 money"), diamonds("30 food")), (0, 2, 5));
    assert_eq!((diamonds("1 wood, 1 oil"), diamonds("1 wood, 1 beeswax"), diamonds("1 beeswax, 1 oil")), (0, 1, 2));
    assert_eq!(counted(built(), Count::Diamonds), 1 + 3, "the first and the last settlement");
}

/// Returns the test of each count. A count without a test does not compile.
fn test_of(count: Count) -> fn() {
    match count {
        Count::Tribes => tribes,
        Count::StrongTribes => strong_tribes,
        Count::WildTribes => tribes_in_the_wilderness,
        Count::TribesAfloat => tribes_on_boats,
        Count::TribesNextTo(_) => tribes_next_to_a_site,
        Count::Territories => territories,
        Count::TerritoriesOf(_) => territories_of_a_type,
        Count::TribesInOne(_) => tribes_in_one_territory_of_a_type,
        Count::FarmedTerritories(_) => territories_with_a_tribe_and_a_farm,
        Count::Farms => farms,
        Count::Boats => boats,
        Count::Statues => statues,
        Count::Settlements => settlements,
        Count::Buildings => buildings,
        Count::RawMaterials => raw_materials,
        Count::Stored => stored_materials,
        Count::StoredKinds => kinds_of_stored_materials,
        Count::StoredOf(_) => stored_materials_of_a_land_type,
        Count::Food => food,
        Count::Money => money,
        Count::Ideas => ideas,
        Count::Plans => planning_and_focus_markers,
        Count::Features => feature_markers,
        Count::FeaturesOf(_) => feature_markers_of_a_type,
        Count::FeatureKinds => types_of_feature,
        Count::ActivationDice => activation_dice,
        Count::FateDice => fate_dice,
        Count::Dice => all_dice,
        Count::Steps(_) => steps_on_a_track,
        Count::AllSteps => steps_on_all_tracks,
        Count::PaleTracks => tracks_on_pale_spaces,
        Count::Favor => favor_is_the_space_counted_from_1,
        Count::Cards => installed_cards,
        Count::CardsOf(_) => installed_cards_of_a_type,
        Count::CardKinds => types_of_installed_cards,
        Count::HandCards => hand_cards,
        Count::IncomeChips => income_chips,
        Count::GoalChips => goal_chips,
        Count::AttributeChips => attribute_chips,
        Count::Upgrades => module_upgrades,
        Count::Diamonds => diamonds,
    }
}

#[test]
fn every_count_has_a_test() {
    test_of(Count::Tribes)();
}
