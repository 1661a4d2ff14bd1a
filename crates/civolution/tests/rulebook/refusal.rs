//! Every reason for refusing an action.

use civolution::continent::Terrain;
use civolution::{
    Chore, Deed, Effect, Feature, Journey, Material, Module, Panel, Payment, Phase, Project, Refusal, Settlements,
    Setup, SiteKind, Special, Step, Task, Track, TrackChoice, UpgradeChoice, Weather,
};
use engine::chance::Scripted;
use engine::pack::Pack;
use engine::{Game, Refusal as _, Seat};

use crate::table::{BLUE, GREEN, Play, RED, Table, card, chip, column, event, goal, site, spot, territory, who};

fn refused(game: &Play, line: &str, expected: Refusal) {
    assert_eq!(game.refusal(line), expected, "{line}");
}

/// Red's turn with only the six dice on the console.
fn bare_turn() -> Play {
    Table::of(2).bare(RED).turn(RED)
}

fn task(task: Task) -> Play {
    Table::of(2).bare(RED).task(RED, task)
}

/// Red could take an attribute chip, and so is asked even if no other choice is left.
fn asked_anyway(table: Table) -> Table {
    let first = civolution::AttributeId::all().next().unwrap();
    let feature = civolution::Content::original().unwrap().attribute(first).feature;
    table.scene(|scene| {
        let displayed = scene.attribute_display([Some(first), None, None]);
        displayed.civilization(RED, |civ| civ.features[feature.index()] = 4)
    })
}

#[test]
fn refusal_not_your_turn() {
    let game = bare_turn();
    let reset = "reset".parse().unwrap();
    assert_eq!(game.game.check(BLUE, &reset), Err(Refusal::NotYourTurn { turn: RED }));
}

#[test]
fn refusal_not_asked() {
    refused(&bare_turn(), "feed all", Refusal::NotAsked { asked: Task::Turn });
}

#[test]
fn refusal_cites_the_page_of_the_question() {
    let page = |asked: Task, line: &str| task(asked).refusal(line).section();
    assert_eq!(page(Task::ExtraFind, "material copper"), "page-12");
    assert_eq!(page(Task::Migrate(1), "tribe forest-b camp weak"), "page-15");
    assert_eq!(page(Task::Procreate(1), "at desert-g"), "page-16");
    assert_eq!(page(Task::Procreate(1), "reset"), "page-16");
    assert_eq!(page(Task::Hunt { left: 1, except: None }, "at desert-g"), "page-19");
    let mut game = task(Task::Procreate(1));
    game.act("at forest-b");
    assert!(matches!(game.asked(), Task::Settle { .. }));
    assert_eq!(game.refusal("pass").section(), "page-16");
    assert_eq!(bare_turn().refusal("pass").section(), "page-13");
}

#[test]
fn refusal_on_land_does_not_mention_boats() {
    let mut game = task(Task::Migrate(1));
    game.acts(&["tribe forest-b camp strong", "at hills-b"]);
    let asked = Task::Arrive(Journey { at: territory("hills-b"), strong: true, left: 0 });
    refused(&game, "at hills-b", Refusal::NotAsked { asked });
    refused(&game, "at desert-g", Refusal::NotAsked { asked });
}

#[test]
fn refusal_cannot_pass() {
    refused(&bare_turn(), "pass", Refusal::CannotPass { asked: Task::Turn });
}

#[test]
fn refusal_not_offered() {
    let setup = Setup { players: 2, newcomers: 0, ..Setup::default() };
    let game = civolution::Civolution::new(&setup, &mut Scripted::anything()).unwrap();
    let mut offers = Vec::new();
    game.actions(RED, &mut offers);
    let foreign = civolution::CardId::all().map(civolution::Action::Keep).find(|keep| !offers.contains(keep)).unwrap();
    assert_eq!(game.check(RED, &foreign), Err(Refusal::NotOffered));
}

#[test]
fn refusal_cannot_activate() {
    let game = Table::of(2).bare(RED).has(RED, "0 die-1, 0 die-2, 2 used-dice").turn(RED);
    let panel = Panel::Main(Module::Research);
    refused(&game, "activate research", Refusal::CannotActivate { panel });
}

#[test]
fn refusal_nothing_to_do() {
    let panel = Panel::Main(Module::Mutation);
    refused(&bare_turn(), "activate mutation", Refusal::NothingToDo { panel });
}

#[test]
fn refusal_too_many_dice() {
    refused(&bare_turn(), "reset", Refusal::TooManyDice { dice: 6, most: 3 });
}

#[test]
fn refusal_nothing_to_pay_with() {
    let mut game = Table::of(2).bare(RED).has(RED, "1 planning-1").turn(RED);
    game.act("activate research");
    refused(&game, "pay focus", Refusal::NothingToPayWith { payment: Payment::Focus });
}

#[test]
fn refusal_not_enough_ideas() {
    let mut game = Table::of(2).bare(RED).has(RED, "1 idea").turn(RED);
    game.act("activate research");
    refused(&game, "pay die 3", Refusal::NotEnoughIdeas { need: 2, have: 1 });
}

#[test]
fn refusal_other_value_unmet() {
    let mut game = Table::of(2).bare(RED).has(RED, "1 idea, 1 planning-1, 0 die-3, 0 die-1, 2 used-dice").turn(RED);
    game.act("activate research");
    let panel = Panel::Main(Module::Research);
    refused(&game, "pay die 2", Refusal::OtherValueUnmet { panel });
}

#[test]
fn refusal_not_so_many_dice() {
    let mut game = Table::of(2).bare(RED).has(RED, "0 die-4, 0 die-5, 0 die-6, 3 used-dice").turn(RED);
    game.act("reset");
    refused(&game, "reroll 2", Refusal::NotSoManyDice { value: 1, have: 1 });
}

#[test]
fn refusal_no_side() {
    let game = task(Task::Side { module: Module::Sustenance, level: 1 });
    refused(&game, "do strengthen", Refusal::NoSide { module: Module::Sustenance, deed: Deed::Strengthen });
}

#[test]
fn refusal_no_tribe_there() {
    let asked = Task::Hunt { left: 1, except: None };
    refused(&task(asked), "at desert-g", Refusal::NoTribeThere { territory: territory("desert-g"), asked });
}

#[test]
fn refusal_already_hunted() {
    let hunted = territory("forest-b");
    let table = Table::of(2).bare(RED).scene(|scene| {
        scene.land(|land| land.hunted = civolution::continent::TerritorySet::only(hunted)).hunting_tokens(5)
    });
    let game = table.task(RED, Task::Hunt { left: 1, except: None });
    refused(&game, "at forest-b", Refusal::AlreadyHunted { territory: hunted });
}

#[test]
fn refusal_no_hunting_token() {
    let six = ["desert-g", "forest-g", "hills-g", "hills-h", "grassland-h", "swamp-e"];
    let hunted = six.into_iter().map(territory).collect();
    let table = Table::of(2).bare(RED).scene(|scene| scene.land(|land| land.hunted = hunted).hunting_tokens(0));
    let game = asked_anyway(table).task(RED, Task::Hunt { left: 1, except: None });
    refused(&game, "at forest-b", Refusal::NoHuntingToken);
}

#[test]
fn refusal_not_adjacent() {
    let mut game = task(Task::Migrate(1));
    game.act("tribe forest-b camp strong");
    let (from, to) = (territory("forest-b"), territory("desert-g"));
    refused(&game, "at desert-g", Refusal::NotAdjacent { from, to });
}

#[test]
fn refusal_no_boat() {
    let mut game = task(Task::Migrate(1));
    game.act("tribe forest-b camp strong");
    let asked = Task::Travel(Journey { at: territory("forest-b"), strong: true, left: 1 });
    refused(&game, "at water-a", Refusal::NoBoat { water: territory("water-a"), asked });
}

#[test]
fn refusal_boat_loaded() {
    let table = Table::of(2).bare(RED).scene(|scene| scene.boat(RED, territory("water-a"), true));
    let game = table.tribes(RED, "forest-b camp strong, water-a boat strong").task(RED, Task::Produce(1));
    refused(&game, "at water-a", Refusal::BoatLoaded { water: territory("water-a") });
}

#[test]
fn refusal_no_raw_material() {
    let table = Table::of(2).bare(RED).scene(|scene| scene.land(|land| land.add_raw(territory("forest-b"), RED)));
    let game = table.task(RED, Task::Transport { left: 1, any: false });
    refused(&game, "at swamp-c", Refusal::NoRawMaterial { territory: territory("swamp-c") });
}

#[test]
fn refusal_no_shore() {
    let table = Table::of(2).bare(RED).scene(|scene| {
        scene.boat(RED, territory("water-h"), true).land(|land| land.add_raw(territory("forest-b"), RED))
    });
    let game = table.task(RED, Task::Transport { left: 1, any: false });
    refused(&game, "at water-h", Refusal::NoShore { water: territory("water-h") });
}

#[test]
fn refusal_nothing_hidden() {
    let table = Table::of(2).bare(RED).scene(|scene| scene.site(spot(1), site(SiteKind::Cave, 0)));
    refused(&table.task(RED, Task::RevealSite), "site 1", Refusal::NothingHidden);
}

#[test]
fn refusal_no_such_terrain() {
    let terrain = Terrain::Desert;
    let asked = Task::LuckyFind(1);
    refused(&task(asked), "terrain desert", Refusal::NoSuchTerrain { terrain, asked });
    let asked = Task::ExtraFind;
    refused(&task(asked), "material copper", Refusal::NoSuchTerrain { terrain, asked });
}

#[test]
fn refusal_no_tribes_left() {
    let eighteen = "forest-b camp strong, grassland-c camp strong".to_owned() + &", swamp-e wild weak".repeat(18);
    let table = || Table::of(2).bare(RED).tribes(RED, &eighteen);
    refused(
        &table().turn(RED),
        "activate procreation",
        Refusal::NothingToDo { panel: Panel::Main(Module::Procreation) },
    );
    refused(&asked_anyway(table()).task(RED, Task::Procreate(1)), "at forest-b", Refusal::NoTribesLeft);
}

#[test]
fn refusal_not_here() {
    let table = Table::of(2).bare(RED).scene(|scene| scene.site(spot(9), site(SiteKind::HolyRock, 0)));
    let asked = Task::HolyRock(spot(9));
    refused(&table.task(RED, asked), "at desert-g", Refusal::NotHere { territory: territory("desert-g"), asked });
}

#[test]
fn refusal_no_such_tribe() {
    let absent = who("swamp-c wild strong");
    let asked = Task::Migrate(1);
    refused(&task(asked), "tribe swamp-c wild strong", Refusal::NoSuchTribe { who: absent, asked });
}

#[test]
fn refusal_weak_tribe() {
    let table = Table::of(2).bare(RED).tribes(RED, "forest-b camp weak, grassland-c camp strong");
    let weak = who("forest-b camp weak");
    let asked = Task::Migrate(1);
    refused(&table.task(RED, asked), "tribe forest-b camp weak", Refusal::WeakTribe { who: weak, asked });
}

#[test]
fn refusal_strong_tribe() {
    let table = Table::of(2).bare(RED).tribes(RED, "forest-b camp weak, grassland-c camp strong");
    let strong = who("grassland-c camp strong");
    let game = table.task(RED, Task::Strengthen(1));
    refused(&game, "tribe grassland-c camp strong", Refusal::StrongTribe { who: strong });
}

#[test]
fn refusal_has_migrated() {
    let mut game = task(Task::Migrate(2));
    game.acts(&["tribe forest-b camp strong", "at mountains-b", "settle camp"]);
    let moved = who("mountains-b camp strong");
    refused(&game, "tribe mountains-b camp strong", Refusal::HasMigrated { who: moved });
}

#[test]
fn refusal_no_free_camp() {
    let full = "mountains-b fire strong, mountains-b camp strong, mountains-b wild strong, forest-b wild strong";
    let game = Table::of(2).bare(RED).tribes(RED, full).task(RED, Task::Encamp(1));
    let refusal = Refusal::NoFreeCamp { territory: territory("mountains-b") };
    refused(&game, "tribe mountains-b wild strong", refusal);
}

#[test]
fn refusal_nobody_to_displace() {
    let mut game = task(Task::Procreate(1));
    game.act("at forest-b");
    refused(&game, "displace P2 weak", Refusal::NobodyToDisplace { seat: BLUE, strong: false });
}

#[test]
fn refusal_no_crossing() {
    let mut game = task(Task::Migrate(1));
    game.acts(&["tribe forest-b camp strong", "at mountains-b"]);
    refused(&game, "cross", Refusal::NoCrossing { territory: territory("mountains-b") });
}

#[test]
fn refusal_nothing_left() {
    let farms = ["forest-b", "grassland-c", "swamp-c"].map(territory);
    let table = Table::of(2)
        .bare(RED)
        .scene(|scene| scene.land(|land| farms.into_iter().for_each(|farm| land.set_farm(farm, Some(RED)))));
    let game = table.task(RED, Task::Build { left: 1, only: None, same: false });
    refused(&game, "build farm", Refusal::NothingLeft { project: Project::Farm });
}

#[test]
fn refusal_farm_there() {
    let table = Table::of(2).bare(RED).scene(|scene| {
        scene.land(|land| land.set_farm(territory("forest-b"), Some(BLUE))).tribe(RED, who("swamp-c camp strong"))
    });
    let game = table.task(RED, Task::BuildAt(Project::Farm));
    refused(&game, "at forest-b", Refusal::FarmThere { territory: territory("forest-b"), seat: BLUE });
}

#[test]
fn refusal_volcano_near() {
    let table =
        Table::of(2).bare(RED).tribes(RED, "forest-b camp strong, grassland-c camp strong, swamp-e camp strong");
    let next_to_forest = (1..=24).map(spot).find(|spot| {
        let around = crate::table::known_layout().around(*spot);
        around.contains(territory("forest-b")) && !around.contains(territory("grassland-c"))
    });
    let table = table.scene(|scene| scene.site(next_to_forest.unwrap(), site(SiteKind::Volcano, 0)));
    let game = table.task(RED, Task::BuildAt(Project::Farm));
    refused(&game, "at forest-b", Refusal::VolcanoNear { territory: territory("forest-b") });
}

#[test]
fn refusal_provisions_there() {
    let table = Table::of(1).bare(RED).scene(|scene| {
        let forest = territory("forest-b").index();
        scene.land(|land| land.provisions[forest] = 2).tribe(RED, who("swamp-c camp strong"))
    });
    let game = table.task(RED, Task::BuildAt(Project::Farm));
    refused(&game, "at forest-b", Refusal::ProvisionsThere { territory: territory("forest-b") });
}

#[test]
fn refusal_boat_there() {
    let table = Table::of(2).bare(RED).scene(|scene| scene.boat(RED, territory("water-a"), false));
    let tribes = "forest-b camp strong, hills-h camp strong, desert-d camp strong, swamp-e camp strong";
    let game = table.tribes(RED, tribes).task(RED, Task::BuildAt(Project::Boat));
    refused(&game, "at water-a", Refusal::BoatThere { water: territory("water-a") });
}

#[test]
fn refusal_no_building_ground() {
    let game = statue_game();
    refused(&game, "site 24", Refusal::NoBuildingGround);
}

/// Red can build a statue on the island and on one building ground.
fn statue_game() -> Play {
    let table = Table::of(2)
        .bare(RED)
        .has(RED, "2 jade")
        .scene(|scene| scene.boat(RED, territory("water-a"), false).site(spot(9), site(SiteKind::BuildingGround, 0)));
    let around = crate::table::known_layout().around(spot(9));
    let land = around.iter().find(|territory| !territory.is_water()).unwrap();
    let tribes = format!("water-a boat strong, {land} camp strong");
    table.tribes(RED, &tribes).task(RED, Task::BuildAt(Project::Statue))
}

#[test]
fn refusal_settlement_built_or_too_dear() {
    let table = Table::of(2).bare(RED).has(RED, "2 wood, 2 papyrus, 2 stone").scene(|scene| {
        scene
            .boat(RED, territory("water-a"), false)
            .civilization(RED, |civ| civ.settlements = Settlements::only(0))
            .land(|land| land.built_mut(civolution::Ground::ISLAND, RED).settlement = true)
            .site(spot(9), site(SiteKind::BuildingGround, 0))
    });
    let around = crate::table::known_layout().around(spot(9));
    let land = around.iter().find(|territory| !territory.is_water()).unwrap();
    let table = asked_anyway(table.tribes(RED, &format!("{land} camp strong")));
    let mut game = table.task(RED, Task::ChooseSettlement);
    refused(&game, "settlement 1", Refusal::SettlementBuilt { settlement: 1 });
    refused(&game, "settlement 4", Refusal::SettlementTooDear { settlement: 4 });
    game.act("settlement 2");
    assert!(game.events.iter().any(|event| matches!(event, civolution::Event::BuiltSettlement { settlement: 2, .. })));
}

#[test]
fn refusal_cannot_build() {
    let game = task(Task::Build { left: 1, only: None, same: false });
    refused(&game, "build statue", Refusal::CannotBuild { project: Project::Statue });
}

#[test]
fn refusal_not_stored() {
    let game = Table::of(2).bare(RED).has(RED, "1 wood").task(RED, Task::SellForMoney);
    refused(&game, "material oil", Refusal::NotStored { material: Material::Oil });
}

#[test]
fn refusal_other_material() {
    let choice = civolution::MaterialChoice::Of(Terrain::Forest);
    let game = task(Task::GainMaterial { choice, left: 1 });
    refused(&game, "material gold", Refusal::OtherMaterial { material: Material::Gold });
}

#[test]
fn refusal_too_dear() {
    let game = Table::of(2).bare(RED).has(RED, "2 money").task(RED, Task::Purchase);
    refused(&game, "material copper", Refusal::TooDear { price: 4, have: 2 });
}

#[test]
fn refusal_no_feature() {
    let game = Table::of(2).bare(RED).has(RED, "1 calm").task(RED, Task::Mutate(1));
    refused(&game, "feature stamina", Refusal::NoFeature { feature: Feature::Stamina });
}

#[test]
fn refusal_same_feature() {
    let mut game = Table::of(2).bare(RED).has(RED, "1 calm").task(RED, Task::Mutate(1));
    game.act("feature calm");
    refused(&game, "feature calm", Refusal::SameFeature { feature: Feature::Calm });
}

#[test]
fn refusal_not_this_food() {
    let table = Table::of(2).bare(RED).has(RED, "1 food").tribes(RED, "forest-b camp weak, grassland-c camp weak");
    let game = table.scene(|scene| scene.start(RED)).phase(Phase::Feeding);
    refused(&game, "feed 2", Refusal::NotThisFood { have: 1, need: 2 });
}

/// The event phase of two civilizations with food, after an event that makes the weather a step hotter.
fn hotter(than: Weather) -> Play {
    let table = Table::of(2).bare(RED).has(RED, "5 food");
    table.scene(|scene| scene.weather(than).event(event("F1"))).phase(Phase::Event)
}

#[test]
fn refusal_food_in_weather_that_takes_none() {
    refused(&hotter(Weather::Mild), "do food", Refusal::NotAsked { asked: Task::Weather });
    refused(&hotter(Weather::Hot), "do food", Refusal::NotAsked { asked: Task::LoseTribe });
}

#[test]
fn refusal_names_the_page_of_the_question() {
    let page = |game: &Play, line: &str| engine::Refusal::section(&game.refusal(line));
    assert_eq!(page(&bare_turn(), "pass"), "page-13");
    assert_eq!(page(&task(Task::ResetMarker), "pass"), "page-32");
    assert_eq!(page(&hotter(Weather::Warm), "pass"), "page-34");
    assert_eq!(page(&hotter(Weather::Hot), "pass"), "page-34", "a tribe must be lost");

    let next_to = |kind| Table::of(2).bare(RED).scene(|scene| scene.site(spot(9), site(kind, 0)));
    let glacier = next_to(SiteKind::Glacier).tribes(RED, "forest-b camp strong, forest-b fire strong");
    assert_eq!(page(&glacier.phase(Phase::Sites), "pass"), "page-33");
    let grotto = next_to(SiteKind::HiddenGrotto).tribes(RED, "forest-b camp strong");
    assert_eq!(page(&grotto.task(RED, Task::Grotto(spot(9))), "reset"), "page-38");
    let hungry = Table::of(2).bare(RED).has(RED, "1 food").tribes(RED, "forest-b camp weak, swamp-c camp weak");
    assert_eq!(page(&hungry.phase(Phase::Feeding), "pass"), "page-33");
    assert_eq!(page(&Table::of(2).bare(RED).phase(Phase::Income), "reset"), "page-36");
}

#[test]
fn refusal_not_in_hand_or_other_deck_or_cost_unmet() {
    let payable = Table::of(2).bare(RED).hand(RED, &["C16", "C1", "A1"]).has(RED, "3 intelligence, 3 stamina");
    let game = payable.task(RED, Task::Install { deck: civolution::Deck::Insight, special: Special::No });
    refused(&game, "install C2", Refusal::NotInHand { card: card("C2") });
    refused(&game, "install A1", Refusal::OtherDeck { deck: civolution::Deck::Insight });
    let poor = Table::of(2).bare(RED).hand(RED, &["C16", "A1"]).has(RED, "1 intelligence");
    let game = poor.scene(|scene| scene.hand(RED, &[card("C16"), card("C1"), card("C2"), card("C3"), card("C4")]));
    let game = game.task(RED, Task::Install { deck: civolution::Deck::Insight, special: Special::No });
    let dear = ["C1", "C2", "C3", "C4"].into_iter().find(|name| !game.can(&format!("install {name}"))).unwrap();
    refused(&game, &format!("install {dear}"), Refusal::CostUnmet { card: card(dear) });
}

#[test]
fn refusal_level_unmet() {
    let table = Table::of(2).bare(RED).hand(RED, &["C16"]).has(RED, "1 intelligence, 2 expression");
    let mut game = table.task(RED, Task::Install { deck: civolution::Deck::Insight, special: Special::No });
    game.acts(&["install C16", "column 1"]);
    refused(&game, "level 3", Refusal::LevelUnmet { card: card("C16"), level: 3 });
}

#[test]
fn refusal_level_too_low() {
    let table = Table::of(2).bare(RED).hand(RED, &["C16"]).has(RED, "1 intelligence, 2 expression, 1 calm");
    let mut game = table.task(RED, Task::Install { deck: civolution::Deck::Insight, special: Special::No });
    game.acts(&["install C16", "column 5"]);
    refused(&game, "level 1", Refusal::LevelTooLow { stage: 2 });
}

#[test]
fn refusal_column_taken() {
    let table = Table::of(2).bare(RED).hand(RED, &["C16"]).has(RED, "1 intelligence");
    let table = table.scene(|scene| scene.installed(RED, card("A1"), column(1)));
    let mut game = table.task(RED, Task::Install { deck: civolution::Deck::Insight, special: Special::No });
    game.act("install C16");
    refused(&game, "column 1", Refusal::ColumnTaken { column: column(1) });
}

#[test]
fn refusal_unsupported() {
    let table =
        Table::of(2).bare(RED).scene(|scene| scene.goal_installed(RED, goal("G1"), column(1), civolution::Half::Left));
    let mut game = table.task(RED, Task::GainIncome);
    game.act("income 1");
    refused(&game, "column 1", Refusal::Unsupported { column: column(1) });
}

#[test]
fn refusal_no_chip_there() {
    refused(&task(Task::TakeGoal { refill: true }), "goal 6", Refusal::NoChipThere);
}

#[test]
fn refusal_goal_unmet() {
    let pay_wood = civolution::GoalId::all().find(|id| {
        let content = civolution::Content::original().unwrap();
        content.goal(*id).requirement == civolution::Requirement::Pay(Material::Wood)
    });
    let steps = civolution::GoalId::all().find(|id| {
        let content = civolution::Content::original().unwrap();
        let wanted = civolution::Count::Steps(Track::Culture);
        matches!(content.goal(*id).requirement, civolution::Requirement::Have(count, _) if count == wanted)
    });
    let table = Table::of(2).bare(RED).has(RED, "1 wood");
    let game = table.scene(|scene| scene.goals(RED, [pay_wood, steps, None])).task(RED, Task::InstallGoal);
    refused(&game, "space 2", Refusal::GoalUnmet { goal: steps.unwrap() });
    refused(&game, "space 3", Refusal::NoChipThere);
}

#[test]
fn refusal_not_your_chip() {
    refused(&task(Task::IncomeActions(1)), "chip I1", Refusal::NotYourChip { chip: chip("I1") });
}

#[test]
fn refusal_too_few_features_and_not_now() {
    let content = civolution::Content::original().unwrap();
    let first = civolution::AttributeId::all().next().unwrap();
    let printed = content.attribute(first);
    let table = || Table::of(2).bare(RED).scene(|scene| scene.attribute_display([Some(first), None, None]));
    let (feature, need) = (printed.feature, printed.need);
    refused(&table().turn(RED), "attribute 1", Refusal::TooFewFeatures { feature, need, have: 0 });
    refused(&table().turn(RED), "attribute 2", Refusal::NoChipThere);
    let mut rich = table()
        .has(RED, "1 planning-1")
        .scene(|scene| scene.civilization(RED, |civ| civ.features[feature.index()] = 4))
        .turn(RED);
    rich.act("activate research");
    refused(&rich, "attribute 1", Refusal::NotNow);
}

#[test]
fn refusal_top_level_or_other_module() {
    let table = Table::of(2).bare(RED).has(RED, "3 trade");
    let game = table.task(RED, Task::Upgrade(UpgradeChoice::Colour(Track::Culture)));
    refused(&game, "upgrade trade", Refusal::TopLevel { module: Module::Trade });
    refused(&game, "upgrade research", Refusal::OtherModule { module: Module::Research });
}

#[test]
fn refusal_tile_active() {
    let table = Table::of(2).bare(RED).scene(|scene| scene.civilization(RED, |civ| civ.stage_tiles = [true, false]));
    refused(&table.task(RED, Task::StageTile), "tile 4", Refusal::TileActive { stage: 4 });
}

#[test]
fn refusal_activities() {
    let table = asked_anyway(Table::of(2).bare(RED).has(RED, "2 money"));
    let mut game = table.task(RED, Task::Activity { left: 2, again: false, except: None });
    refused(&game, "activity A1", Refusal::NoActivity);
    game.acts(&["activity console", "track culture"]);
    refused(&game, "activity console", Refusal::SameActivity);
    let content = civolution::Content::original().unwrap();
    let theocracy = card("C16");
    assert!(matches!(content.card(theocracy).top, civolution::Top::Activity(_)));
    let table = Table::of(2).bare(RED).has(RED, "2 money").scene(|scene| scene.installed(RED, theocracy, column(1)));
    let game = table.task(RED, Task::Activity { left: 1, again: false, except: None });
    refused(&game, "activity C16", Refusal::ActivityTooDear);
}

#[test]
fn refusal_other_deck_to_take_from() {
    let game = task(Task::TakeCard { deck: Some(civolution::Deck::Insight), left: 1 });
    refused(&game, "take building", Refusal::OtherDeck { deck: civolution::Deck::Insight });
}

#[test]
fn refusal_not_drawn() {
    let mut game = task(Task::Chore(Chore::Effect(Effect::Draw { draw: 2, keep: 1 })));
    game.acts(&["draw insight", "draw insight"]);
    refused(&game, "keep A1", Refusal::NotDrawn { card: card("A1") });
}

#[test]
fn refusal_not_most_dice() {
    let table = Table::of(3).bare(RED).scene(|scene| {
        let more = |civ: &mut civolution::Civilization| civ.fate_dice = 3;
        scene.dice_display(4, 0).civilization(BLUE, more)
    });
    let table = table
        .scene(|scene| scene.civilization(GREEN, |civ| civ.fate_dice = 3).civilization(RED, |civ| civ.fate_dice = 1));
    let game = table.task(RED, Task::TakeDie { fate: true });
    assert!(game.can("from P2") && game.can("from P3"));
    refused(&game, "from P1", Refusal::NotMostDice { seat: RED });
}

#[test]
fn refusal_no_such_die() {
    let game = Table::of(2).bare(RED).has(RED, "0 die-3, 1 used-dice").task(RED, Task::TurnDice(1));
    refused(&game, "value 3", Refusal::NoSuchDie { value: 3 });
}

#[test]
fn refusal_not_lowest_track() {
    let table = Table::of(2).bare(RED).has(RED, "1 culture");
    let game = table.task(RED, Task::Chore(Chore::Effect(Effect::Advance(TrackChoice::Lowest, 1))));
    refused(&game, "track culture", Refusal::NotLowestTrack { track: Track::Culture });
}

#[test]
fn refusal_chip_card_gone() {
    let setup = Setup { players: 2, newcomers: 1, start: Some(RED), ..Setup::default() };
    let mut chance = Scripted::anything();
    let mut game = civolution::Civolution::new(&setup, &mut chance).unwrap();
    let mut actions = Vec::new();
    while game.view(engine::Viewer::Everything).asked.map(|step: Step| step.task) != Some(Task::ChooseChipCard) {
        let seat = game.to_act().iter().next().unwrap();
        game.actions(seat, &mut actions);
        game.perform(seat, &actions[0], &mut chance, &mut ());
    }
    let seat: Seat = game.to_act().iter().next().unwrap();
    game.actions(seat, &mut actions);
    let gone = civolution::ChipCardId::all().map(civolution::Action::ChipCard).find(|card| !actions.contains(card));
    assert_eq!(game.check(seat, &gone.unwrap()), Err(Refusal::ChipCardGone));
}
