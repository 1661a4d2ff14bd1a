//! The yardstick of stronger bots.

use bots::arena::Arena;
use engine::chance::Seed;
use revive::{Revive, Setup};

/// Whoever changes how greedy plays, or what it takes a position to be worth, changes the yardstick.
#[test]
fn greedy_is_frozen() {
    let bots = vec!["greedy".to_owned(); 2];
    let arena = Arena::new(Setup::default(), bots, 2, Seed::from_text("frozen"));
    let report = arena.run::<Revive>(&()).expect("greedy can play");
    let points = report.bots[0].mean_score * 4.0;
    assert_eq!((report.mean_rounds, report.mean_decisions, points.round()), (19.0, 333.0, 380.0));
}
