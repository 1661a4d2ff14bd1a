//! Every effect that a card, chip or event can have.

mod bonuses;
mod cards;
mod dice;
mod markers;
mod tribes;
mod works;

use civolution::{Chore, Effect, Task};

use crate::table::{Play, RED, Table};

/// Red gets an effect. Then it is red's turn.
fn give(table: Table, effect: Effect) -> Play {
    table.task(RED, Task::Chore(Chore::Effect(effect)))
}

/// Returns the test of each effect. An effect without a test does not compile.
fn test_of(effect: Effect) -> fn() {
    match effect {
        Effect::Points(_) => markers::points_are_gained,
        Effect::Markers(..) => markers::markers_are_gained,
        Effect::Per { .. } => markers::an_amount_for_each_unit_up_to_a_limit,
        Effect::Planning(_) => markers::planning_markers_on_one_dice_space,
        Effect::Features(..) => markers::feature_markers_of_one_type_or_of_any,
        Effect::Mutate(_) => markers::feature_markers_move,
        Effect::Materials(..) => markers::materials_of_choice,
        Effect::Advance(..) => markers::steps_on_a_track,
        Effect::Favor(_) => markers::favor_ends_with_its_track,
        Effect::ActivationDie => dice::an_activation_die_is_rolled,
        Effect::FateDie => dice::a_fate_die,
        Effect::Recover(_) => dice::used_dice_are_rolled,
        Effect::TurnDice(_) => dice::dice_are_turned,
        Effect::Cards(..) => cards::cards_are_gained_from_the_top_of_stacks,
        Effect::Draw { .. } => cards::cards_are_drawn_and_some_kept,
        Effect::GoalChip => cards::a_goal_chip_is_gained,
        Effect::InstallGoal => cards::a_goal_chip_is_installed,
        Effect::IncomeChip => cards::an_income_chip_is_gained_and_used,
        Effect::IncomeActions(_) => cards::income_chips_are_used,
        Effect::Activity => cards::an_activity_is_performed,
        Effect::StageTile => cards::a_stage_tile_is_flipped,
        Effect::Upgrade(_) => cards::a_module_is_upgraded,
        Effect::Migrations(_) => tribes::tribes_migrate,
        Effect::Procreations(_) => tribes::tribes_are_procreated,
        Effect::WeakTribes(_) => tribes::weak_tribes_on_vacant_encampments_of_one_territory,
        Effect::Strengthen(_) => tribes::tribes_are_strengthened,
        Effect::Encamp(_) => tribes::tribes_come_in_from_the_wilderness,
        Effect::Hunts(_) => works::hunts,
        Effect::LuckyFinds(_) => works::lucky_finds,
        Effect::Explore => works::the_sites_next_to_a_territory_are_revealed,
        Effect::RevealSite => works::one_site_anywhere_is_revealed,
        Effect::Produce(_) => works::raw_materials_are_produced,
        Effect::Transport(_) => works::raw_materials_are_transported,
        Effect::Build(_) => works::a_building_project_of_one_type_or_any,
        Effect::Install(_) => works::a_card_of_one_type_is_installed,
        Effect::Sales(_) => works::the_sale_action,
        Effect::Purchases(_) => works::the_purchase_action,
    }
}

#[test]
fn every_effect_has_a_test() {
    test_of(Effect::Points(1))();
}
