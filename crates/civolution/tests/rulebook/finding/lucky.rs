//! Lucky finds (p. 20).

use civolution::{Material, Task};

use super::red;
use crate::table::{BLUE, RED, who};

#[test]
fn p20_example_stone_in_the_mountains() {
    for face in [1, 2] {
        let mut game = red("mountains-b camp weak, forest-b camp strong", "1 exploration").dice(&[face]).turn(RED);
        game.activate("exploration").act("do lucky-find");
        game.offers_only(&["terrain forest", "terrain mountains", "pass"]);
        game.act("terrain mountains");
        assert_eq!((game.has(RED, "stone"), game.decider()), (1, BLUE), "{face}");
    }
}

#[test]
fn p20_two_values_for_each_of_the_three_materials() {
    for material in Material::ALL {
        let terrain = material.terrain();
        let place = civolution::continent::TerritorySet::of(terrain).iter().next().unwrap();
        let row = Material::of(terrain).position(|other| other == material).unwrap() as u8;
        for face in [2 * row + 1, 2 * row + 2] {
            let mut game = red(&format!("{place} camp strong"), "1 exploration").dice(&[face]).turn(RED);
            game.activate("exploration").acts(&["do lucky-find", &format!("terrain {terrain}")]);
            assert_eq!(game.has(RED, material.name()), 1, "{face} in {terrain}");
        }
    }
}

#[test]
fn p20_only_types_of_land_with_a_tribe_can_be_announced() {
    let mut game = red("swamp-c wild weak", "1 exploration")
        .tribes(BLUE, "hills-b camp strong")
        .boat(RED, "water-a", true)
        .scene(|scene| scene.tribe(RED, who("water-a boat strong")))
        .turn(RED);
    game.activate("exploration").act("do lucky-find");
    game.offers_only(&["terrain swamp", "pass"]);
}

#[test]
fn p20_the_material_tile_of_the_territory_does_not_matter() {
    let mut game = red("mountains-b camp weak", "1 exploration").developed("mountains-b jade").dice(&[2]).turn(RED);
    game.activate("exploration").acts(&["do lucky-find", "terrain mountains"]);
    assert_eq!((game.has(RED, "stone"), game.has(RED, "jade")), (1, 0));
}

#[test]
fn p20_one_of_the_dice_is_chosen() {
    let mut game = red("mountains-b camp weak", "1 exploration")
        .has(RED, "2 fate-dice")
        .scene(|scene| scene.dice_display(3, 2))
        .dice(&[6, 2])
        .turn(RED);
    game.activate("exploration").acts(&["do lucky-find", "terrain mountains"]);
    game.offers_only(&["material stone", "material jade"]);
    game.act("material jade");
    assert_eq!(game.has(RED, "jade"), 1);
}

#[test]
fn p20_ideas_turn_the_die() {
    let mut game = red("mountains-b camp weak", "1 exploration").has(RED, "1 idea").dice(&[1]).turn(RED);
    game.acts(&["activate exploration", "pay die 1", "pay die 4", "do lucky-find", "terrain mountains"]);
    game.offers_only(&["material stone", "material jade"]);
    game.act("material jade");
    assert_eq!((game.has(RED, "jade"), game.has(RED, "idea")), (1, 0), "from 1 to 6");
}

#[test]
fn a12_the_fewest_ideas_are_spent() {
    let mut game = red("mountains-b camp weak", "1 exploration").has(RED, "3 idea").dice(&[2]).turn(RED);
    game.acts(&["activate exploration", "pay die 1", "pay die 4", "do lucky-find", "terrain mountains"]);
    game.offers_only(&["material stone", "material iron-ore", "material jade"]);
    game.act("material jade");
    assert_eq!(game.has(RED, "idea"), 1, "2 to 6 takes two steps, by way of 1");
}

#[test]
fn a12_the_type_is_announced_before_the_roll() {
    let mut game = red("mountains-b camp weak, forest-b camp weak", "1 exploration").dice(&[5]).turn(RED);
    game.activate("exploration").act("do lucky-find");
    assert!(!game.spent());
    game.act("terrain forest");
    assert!(game.spent());
    assert_eq!(game.has(RED, "oil"), 1);
}

#[test]
fn p20_exploration_ii_makes_one_lucky_find() {
    let mut game = red("mountains-b camp weak", "2 exploration").dice(&[3]).turn(RED);
    game.activate("exploration").acts(&["do lucky-find", "terrain mountains"]);
    assert_eq!((game.has(RED, "iron-ore"), game.decider()), (1, BLUE));
}

#[test]
fn p20_exploration_iii_makes_two_even_of_the_same_type() {
    let mut game = red("mountains-b camp weak", "3 exploration").dice(&[3, 6]).turn(RED);
    game.activate("exploration").acts(&["do lucky-find", "terrain mountains"]);
    assert_eq!((game.has(RED, "iron-ore"), game.asked()), (1, Task::LuckyFind(1)));
    game.act("terrain mountains");
    assert_eq!((game.has(RED, "jade"), game.decider()), (1, BLUE));
}
