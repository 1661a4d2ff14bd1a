use civolution::{Deck, PackFile};

use super::{c23, columns, install};
use crate::table::{RED, Table, attribute, card, changed_card, column};

#[test]
fn p24_the_stage_says_how_many_spaces_must_be_fulfilled() {
    // C23: return 1 Expression; have 1 Calm; have 1 Perception; have 3 Intelligence; nothing.
    for (holdings, expected) in [
        ("1 expression", vec![1, 2, 3, 4]),
        ("1 expression, 1 calm", vec![1, 2, 3, 4, 5, 6]),
        ("1 expression, 1 calm, 1 perception", vec![1, 2, 3, 4, 5, 6, 7, 8]),
        ("1 expression, 1 calm, 1 perception, 3 intelligence", vec![1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ("1 expression, 1 perception, 3 intelligence", vec![1, 2, 3, 4]),
    ] {
        let mut game = install(c23().has(RED, holdings), Deck::Insight);
        game.act("install C23");
        assert_eq!(columns(&game), expected, "{holdings}");
    }
}

#[test]
fn p24_empty_spaces_are_fulfilled() {
    // A9: return 1 Papyrus; nothing; have 1 Perception; ...
    let table = Table::of(2).bare(RED).hand(RED, &["A9"]).has(RED, "1 papyrus");
    let mut game = install(table, Deck::Invention);
    game.act("install A9");
    assert_eq!(columns(&game), [1, 2, 3, 4, 5, 6]);
}

#[test]
fn p24_stored_materials_are_returned_in_the_number_shown() {
    // D26: return 2 Stone.
    let table = |stone: &str| Table::of(2).bare(RED).hand(RED, &["D26"]).has(RED, stone);
    assert!(!install(table("1 stone"), Deck::Building).can("install D26"));
    let mut game = install(table("2 stone"), Deck::Building);
    let supply = game.civ(RED).console.supply;
    game.acts(&["install D26", "column 1", "pass"]);
    assert_eq!((game.has(RED, "stone"), game.civ(RED).console.supply), (0, supply + 2));
}

#[test]
fn p24_a_feature_marker_is_returned_or_only_required() {
    let mut game = install(c23().has(RED, "1 expression, 1 calm"), Deck::Insight);
    game.acts(&["install C23", "column 5"]);
    assert_eq!((game.has(RED, "expression"), game.has(RED, "calm")), (0, 1));
}

#[test]
fn p24_several_spaces_of_the_same_kind_add_up() {
    // As in the example: together 3 Intelligence.
    let rest = "cost = [\"have intelligence 1\", \"have intelligence 2\", \"\", \"\", \"\"]\npoints = [0, 0, 0, 0, 0]";
    let setup = changed_card("adding-up", PackFile::Insights, "C23", rest);
    let table = |holdings: &str| Table::with(&setup).bare(RED).hand(RED, &["C23"]).has(RED, holdings);
    let mut game = install(table("2 intelligence"), Deck::Insight);
    game.act("install C23");
    assert_eq!(columns(&game), [1, 2, 3, 4], "2 are not enough in stage 2");
    let mut game = install(table("3 intelligence"), Deck::Insight);
    game.act("install C23");
    assert_eq!(columns(&game), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    game.act("column 5");
    assert_eq!(game.has(RED, "intelligence"), 3);
}

#[test]
fn a15_returning_and_having_add_up_too() {
    let rest = "cost = [\"lose calm\", \"have calm 2\", \"\", \"\", \"\"]\npoints = [0, 0, 0, 0, 0]";
    let setup = changed_card("return-and-have", PackFile::Insights, "C23", rest);
    let table = |holdings: &str| Table::with(&setup).bare(RED).hand(RED, &["C23"]).has(RED, holdings);
    let mut game = install(table("2 calm"), Deck::Insight);
    game.act("install C23");
    assert_eq!(columns(&game), [1, 2, 3, 4]);
    let mut game = install(table("3 calm"), Deck::Insight);
    game.acts(&["install C23", "column 5"]);
    assert_eq!(game.has(RED, "calm"), 2);
}

#[test]
fn a15_several_spaces_that_return_the_same_material_add_up() {
    // A17 asks for 1 Cotton in space 2 and 2 Cotton in space 5.
    let table = |cotton: &str| {
        let table = Table::of(2).bare(RED).hand(RED, &["A17"]).has(RED, "1 herbs, 1 dexterity");
        table.has(RED, cotton).scene(|scene| scene.installed(RED, card("A23"), column(9)))
    };
    assert!(!install(table("2 cotton"), Deck::Invention).can("install A17"));
    let mut game = install(table("3 cotton"), Deck::Invention);
    game.act("install A17");
    assert_eq!(game.has(RED, "cotton"), 0);
    assert_eq!(game.points(RED), 3);
}

#[test]
fn a15_a_material_that_stands_for_another_is_counted_once() {
    // T8: stored materials of a Forest can be paid for one another. D7 asks for Herbs, Beeswax and twice Wood.
    let table = |holdings: &str| {
        let table = Table::of(2).bare(RED).hand(RED, &["D7"]).has(RED, holdings);
        table.scene(|scene| scene.attribute_chip(RED, attribute("T8"), column(9)))
    };
    let mut game = install(table("1 herbs, 3 oil"), Deck::Building);
    game.act("install D7");
    assert_eq!(columns(&game), [1, 2, 3, 4, 5, 6, 7, 8], "Beeswax and twice Wood are three of a Forest");
    let mut game = install(table("1 herbs, 2 oil"), Deck::Building);
    game.act("install D7");
    assert_eq!(columns(&game), [1, 2, 3, 4, 5, 6]);
}
