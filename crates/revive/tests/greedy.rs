//! The yardstick for stronger bots.

use bots::arena::Arena;
use engine::chance::Seed;
use revive::{Revive, Setup};

/// A change to how greedy plays or values a position changes the yardstick.
#[test]
fn greedy_is_frozen() {
    let bots = vec!["greedy".to_owned(); 2];
    let arena = Arena::new(Setup::default(), bots, 2, Seed::from_text("frozen"));
    let report = arena.run::<Revive>(&()).expect("greedy can play");
    let points = report.bots[0].mean_score * 4.0;
    assert_eq!((report.mean_rounds, report.mean_decisions, points.round()), (19.0, 333.0, 380.0));
}
