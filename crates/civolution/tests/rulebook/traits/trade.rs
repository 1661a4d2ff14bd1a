//! Trade (p. 30).

use civolution::{Effect, Source};

use super::{give, scored};
use crate::pack::{with_ability, without_ability};
use crate::table::{Play, RED, Table};

/// Red sells oil for money and wood for points.
fn sell(table: Table) -> Play {
    let mut game = give(table.has(RED, "1 wood, 1 oil"), Effect::Sales(1));
    game.acts(&["do sale", "material oil", "material wood"]);
    game
}

#[test]
pub(super) fn merchant() {
    for (table, money) in [(without_ability(), 3), (with_ability("merchant 2"), 5)] {
        let game = sell(table);
        assert_eq!((game.has(RED, "money"), scored(&game, Source::Sales)), (money, 2));
    }
}

#[test]
pub(super) fn showman() {
    let game = sell(with_ability("showman 2"));
    assert_eq!((game.has(RED, "money"), scored(&game, Source::Sales)), (3, 4));
}

/// The money left of 9 after purchasing a material whose tile lies face up, and one whose tile lies face down.
fn left(table: impl Fn() -> Table) -> [u8; 2] {
    ["wood", "jade"].map(|material| {
        let mut game = give(table().has(RED, "9 money"), Effect::Purchases(1));
        game.acts(&["do purchase", &format!("material {material}")]);
        assert_eq!(game.has(RED, material), 1);
        game.has(RED, "money")
    })
}

#[test]
pub(super) fn haggler() {
    assert_eq!(left(without_ability), [7, 5]);
    assert_eq!(left(|| with_ability("haggler 1")), [8, 6]);
    assert_eq!(left(|| with_ability("haggler 9")), [8, 8], "at least for 1");
    let poor = |table: Table| give(table.has(RED, "1 money"), Effect::Purchases(1)).can("do purchase");
    assert!(poor(with_ability("haggler 1")) && !poor(without_ability()));
}

#[test]
pub(super) fn known_world() {
    assert_eq!(left(|| with_ability("known-world")), [7, 7]);
}
