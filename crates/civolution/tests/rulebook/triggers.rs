//! Every trigger of a card or chip, and the timing of its bonus.

mod builds;
mod console;
mod order;
mod phases;
mod tribes;
mod works;

use civolution::{Chore, Effect, Event, Source, Task, Trigger};

use crate::pack::with_ability;
use crate::table::{Play, RED, Table};

/// Red has a card that gives 7 points whenever this happens.
fn when(trigger: &str) -> Table {
    with_ability(&format!("when {trigger}: points 7"))
}

/// Red gets an effect. Then it is red's turn.
fn give(table: Table, effect: Effect) -> Play {
    table.task(RED, Task::Chore(Chore::Effect(effect)))
}

/// Counts how many times the card has given its points.
fn times(game: &Play) -> usize {
    let paid = |event: &&Event| matches!(event, Event::Scored { seat, source: Source::Bonuses, points: 7, .. } if *seat == RED);
    game.events.iter().filter(paid).count()
}

/// Returns the test of each trigger. A trigger without a test does not compile.
fn test_of(trigger: Trigger) -> fn() {
    match trigger {
        Trigger::Activated(_) => console::a_module_was_activated,
        Trigger::Slept => console::sleep_was_activated,
        Trigger::FeatureGained => console::a_feature_module_was_activated,
        Trigger::Reset => console::a_reset,
        Trigger::SettledAnew => tribes::settled_anew,
        Trigger::Displaced => tribes::displaced,
        Trigger::WasDisplaced => tribes::was_displaced,
        Trigger::Developed => tribes::developed,
        Trigger::Procreated => tribes::procreated,
        Trigger::TribeLost => tribes::a_tribe_was_lost,
        Trigger::Hunted => works::hunted,
        Trigger::LuckyFind => works::a_lucky_find,
        Trigger::SiteRevealed => works::a_site_was_revealed,
        Trigger::Built(_) => builds::built,
        Trigger::FavorPassed => works::a_favor_test_was_passed,
        Trigger::FavorFailed => works::a_favor_test_was_failed,
        Trigger::Sold => works::sold,
        Trigger::Purchased => works::purchased,
        Trigger::CardInstalled(_) => builds::a_card_was_installed,
        Trigger::CardGained => console::a_card_was_gained,
        Trigger::GoalInstalled => builds::a_goal_was_installed,
        Trigger::IncomeChipGained => builds::an_income_chip_was_gained,
        Trigger::AttributeTaken => builds::an_attribute_chip_was_taken,
        Trigger::Upgraded => console::a_module_was_upgraded,
        Trigger::StageFlipped => console::a_stage_tile_was_flipped,
        Trigger::LineCrossed(_) => console::a_line_was_crossed,
        Trigger::ExtraFind => phases::the_extra_find,
        Trigger::SitePhase(_) => phases::the_site_phase,
        Trigger::Fed => phases::tribes_were_fed,
        Trigger::EventWon => phases::an_event_was_won,
        Trigger::EraLed => phases::the_lead_of_an_era,
        Trigger::IncomePhase => phases::the_income_phase,
    }
}

#[test]
fn every_trigger_has_a_test() {
    test_of(Trigger::Slept)();
}
