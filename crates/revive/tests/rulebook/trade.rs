//! “Free action: trade”.

use revive::tribe::{Gives, Side, Tribe};
use revive::{Refusal, Task};

use crate::table::{BLUE, Table, pack, space};

#[test]
fn a_crystal_becomes_any_basic_resource() {
    let mut game = Table::of(2).has(BLUE, "3 crystal").turn(BLUE);
    assert_eq!(game.offers_of("trade"), ["trade gear", "trade book", "trade food"]);
    game.acts(&["trade gear", "trade book", "trade food"]);
    assert_eq!(["crystal", "gear", "book", "food"].map(|what| game.has(BLUE, what)), [0, 1, 1, 1]);
    assert_eq!(game.asked(), Task::Turn { left: 2, acted: false }, "a trade is not an action");
}

#[test]
fn without_a_crystal_there_is_no_trade() {
    let game = Table::of(2).has(BLUE, "3 gear").turn(BLUE);
    assert_eq!(game.refusal("trade food"), Refusal::NoCrystal);
}

#[test]
fn some_technologies_give_other_trades() {
    let technologies = pack().tribe(Tribe::Hofstadterians, Side::Sun).technologies;
    let number = technologies.iter().position(|technology| matches!(technology.gives, Gives::Trade { .. })).unwrap();
    let line = format!("technology {}", number + 1);
    let table = || Table::of(2).tribe(BLUE, Tribe::Hofstadterians, Side::Sun).has(BLUE, "1 gear, 1 book");
    assert_eq!(table().turn(BLUE).refusal(&line), Refusal::NoTrade, "it is not unlocked");
    let mut game = table().scene(|scene| scene.populated(BLUE, &[(number as u8, space("large-1"))])).turn(BLUE);
    game.acts(&[&line, "take gear"]);
    assert_eq!((game.has(BLUE, "crystal"), game.player(BLUE).purse.total()), (1, 1));
    assert_eq!(game.refusal(&line), Refusal::NoTrade, "nothing is left to give");
}
