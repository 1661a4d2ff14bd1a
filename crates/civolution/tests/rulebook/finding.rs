//! Sustenance, exploration and lucky finds (p. 19, 20, 38).

mod exploration;
mod hunting;
mod lucky;

use civolution::{Berth, Task};

use crate::table::{BLUE, RED, Table};

/// Red has these tribes and a module at a level. The continent has no other tribes.
fn red(tribes: &str, module: &str) -> Table {
    Table::of(2).bare(RED).has(RED, module).tribes(RED, tribes).tribes(BLUE, "")
}

// Strengthening.

#[test]
fn p19_sustenance_strengthens_one_weak_tribe() {
    let mut game = red("forest-b camp weak, swamp-c wild weak, swamp-c fire strong", "1 sustenance").turn(RED);
    game.activate("sustenance").act("do strengthen");
    game.offers_only(&["tribe forest-b camp weak", "tribe swamp-c wild weak", "pass"]);
    game.act("tribe swamp-c wild weak");
    assert_eq!(game.group(RED, "swamp-c", Berth::Wild), (1, 0));
    assert_eq!((game.group(RED, "forest-b", Berth::Camp), game.decider()), ((0, 1), BLUE));
}

#[test]
fn p20_sustenance_ii_strengthens_up_to_3_and_iii_up_to_4() {
    for (level, count) in [(2, 3), (3, 4)] {
        let weak = ["forest-b wild weak"; 6].join(", ");
        let mut game = red(&weak, &format!("{level} sustenance")).turn(RED);
        game.activate("sustenance").act("do strengthen");
        for left in (1..=count).rev() {
            assert_eq!(game.asked(), Task::Strengthen(left));
            game.act("tribe forest-b wild weak");
        }
        assert_eq!((game.group(RED, "forest-b", Berth::Wild), game.decider()), ((count, 6 - count), BLUE));
    }
}

#[test]
fn p20_fewer_tribes_may_be_strengthened() {
    let mut game = red("forest-b wild weak, forest-b wild weak", "2 sustenance").turn(RED);
    game.activate("sustenance").acts(&["do strengthen", "tribe forest-b wild weak", "pass"]);
    assert_eq!(game.group(RED, "forest-b", Berth::Wild), (1, 1));
}

#[test]
fn p19_without_a_weak_tribe_there_is_only_the_hunt() {
    let mut game = red("forest-b camp strong", "1 sustenance").turn(RED);
    game.activate("sustenance");
    game.offers_only(&["do hunt", "pass"]);
}
