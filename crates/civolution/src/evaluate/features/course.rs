//! Features of the course of the game: how far it has come, whose turn it is, and what is asked.

use engine::Features;

use crate::category::ERAS;
use crate::evaluate::clock::Clock;
use crate::evaluate::outlook::Outlook;
use crate::site::SiteKind;
use crate::state::{Civolution, Rounds, Weather};
use crate::task::{Phase, Task};

/// The number of features that [`describe`] writes.
pub(super) const FEATURES: usize = 1 + PLAYERS + ERAS + PARTS + 6 + 4 + 1 + QUESTIONS;

/// The maximum number of players.
const PLAYERS: usize = 4;
/// The number of parts of an era that [`part`] distinguishes.
const PARTS: usize = 8;
/// About the number of resets a civilization does in a game.
const MANY_RESETS: f32 = 10.0;

pub(super) fn describe(outlook: &Outlook<'_>, out: &mut Features) {
    let (game, seat, clock) = (outlook.game, outlook.seat, &outlook.clock);
    out.push(progress(game, clock));
    out.one_of(usize::from(game.player_count).checked_sub(1), PLAYERS);
    out.one_of(Some(clock.era), ERAS);
    out.one_of(part(game), PARTS);

    out.push(clock.action);
    out.part(clock.turns, ERAS as f32 * outlook.weights.turns_per_era);
    out.part(clock.resets, MANY_RESETS);
    let moves = game.event.map_or(0, |event| outlook.content.event(event).weather);
    let mild = Weather::Mild.index() as f32;
    out.push((game.weather.index() as f32 + f32::from(moves) - mild) / mild);
    out.part(game.display.activation_dice, 6.0);
    out.part(game.display.fate_dice, 6.0);

    let count = usize::from(game.land.civilizations.max(1));
    let place = |from: usize| ((seat.index() + count - from) % count) as f32 / count as f32;
    let own_turn = game.turn == seat && game.phase == Some(Phase::Action);
    let asked = game.top().filter(|step| step.seat == seat);
    out.flag(own_turn);
    out.push(place(game.turn.index()));
    out.push(place(game.start.index()));
    out.flag(own_turn && asked.is_some_and(|step| step.task != Task::Turn));

    let waiting = game.agenda.iter().filter(|step| step.seat == seat && !matches!(step.task, Task::Chore(_))).count();
    out.part(waiting as f32, 4.0);
    out.one_of(asked.and_then(|step| question(step.task)), QUESTIONS);
}

/// Returns how far the game has come, from 0 to 1.
fn progress(game: &Civolution, clock: &Clock) -> f32 {
    if game.is_over() {
        return 1.0;
    }
    let era = match game.phase {
        None | Some(Phase::NewCards) => 0.0,
        Some(Phase::NewGoals) => 0.02,
        Some(Phase::ExtraFind) => 0.04,
        Some(Phase::Action) => 0.06 + 0.8 * (1.0 - clock.action),
        Some(Phase::Sites) => 0.88,
        Some(Phase::Feeding) => 0.9,
        Some(Phase::Event) => 0.93,
        Some(Phase::Income) => 0.96,
    };
    (clock.era as f32 + era) / ERAS as f32
}

/// Returns the index of the current part of the era, or `None` after the game.
fn part(game: &Civolution) -> Option<usize> {
    match game.phase {
        None if game.is_over() => None,
        None => Some(0),
        Some(Phase::NewCards | Phase::NewGoals | Phase::ExtraFind) => Some(1),
        Some(Phase::Action) => Some(match game.rounds {
            Rounds::Open => 2,
            Rounds::Finishing => 3,
            Rounds::Last => 4,
        }),
        Some(Phase::Sites | Phase::Feeding) => Some(5),
        Some(Phase::Event) => Some(6),
        Some(Phase::Income) => Some(7),
    }
}

/// The number of kinds of question that [`question`] distinguishes.
const QUESTIONS: usize = 13;

/// Returns the kind of question a task asks, if it asks one.
fn question(task: Task) -> Option<usize> {
    Some(match task {
        Task::Chore(_) => return None,
        Task::Turn => 0,
        Task::PayFirst(_) | Task::PaySecond(_) => 1,
        Task::Reroll { .. } | Task::ResetMarker => 2,
        Task::Side { .. }
        | Task::Order { .. }
        | Task::Sleep
        | Task::GainAndInstall { .. }
        | Task::Alternative(..)
        | Task::Activity { .. }
        | Task::Price { .. } => 3,
        Task::Short { .. }
        | Task::PlanningSpace(_)
        | Task::GainFeatures(_)
        | Task::GainMaterial { .. }
        | Task::Mutate(_)
        | Task::MutateTo { .. }
        | Task::ExtraFind
        | Task::TakeDie { .. }
        | Task::GiveDie { .. }
        | Task::Recover(_)
        | Task::TurnDice(_)
        | Task::TurnTo { .. }
        | Task::Failed { .. } => 4,
        Task::Migrate(_)
        | Task::Travel(_)
        | Task::Arrive(_)
        | Task::Procreate(_)
        | Task::Settle { .. }
        | Task::WeakTribes(_)
        | Task::WeakCamp { .. }
        | Task::Strengthen(_)
        | Task::Encamp(_)
        | Task::EncampAt { .. }
        | Task::Board { .. }
        | Task::HolyRock(_)
        | Task::SiteOrder { kind: SiteKind::HolyRock, .. } => 5,
        Task::Glacier(_)
        | Task::LoseTribe
        | Task::Doom(_)
        | Task::Feed
        | Task::FeedGroup { .. }
        | Task::Spare { .. }
        | Task::Weather
        | Task::Toll => 6,
        Task::Hunt { .. }
        | Task::HuntValue { .. }
        | Task::LuckyFind(_)
        | Task::LuckyValue { .. }
        | Task::Explore
        | Task::RevealSite => 7,
        Task::Produce(_)
        | Task::Transport { .. }
        | Task::Unload { .. }
        | Task::Grotto(_)
        | Task::GrottoWork { .. }
        | Task::SiteOrder { .. }
        | Task::Trade { .. }
        | Task::SellForMoney
        | Task::SellForPoints
        | Task::Purchase => 8,
        Task::Build { .. }
        | Task::BuildAt(_)
        | Task::StatueOf(_)
        | Task::ChooseSettlement
        | Task::SettleGround(_)
        | Task::LeaveOut { .. } => 9,
        Task::PayMaterial(_)
        | Task::Install { .. }
        | Task::CardColumn { .. }
        | Task::CardLevel { .. }
        | Task::CardIgnore(_)
        | Task::CardSettlements(_)
        | Task::TakeCard { .. }
        | Task::DrawCards { .. }
        | Task::KeepCard(_) => 10,
        Task::Pause
        | Task::ChooseChipCard
        | Task::TakeGoal { .. }
        | Task::Cover(_)
        | Task::InstallGoal
        | Task::GoalColumn(_)
        | Task::GoalHalf { .. }
        | Task::GainIncome
        | Task::IncomeColumn(_)
        | Task::UseIncome(_)
        | Task::IncomeActions(_)
        | Task::IncomePhase
        | Task::AttributeColumn(_) => 11,
        Task::ChooseTrack { .. } | Task::FavorOrIncome | Task::TileOrPoints | Task::Upgrade(_) | Task::StageTile => 12,
    })
}
