//! The pages of the rulebook that explain each question.

use super::Task;
use crate::effect::Project;
use crate::module::Module;

impl Task {
    /// Returns the key of the rulebook page that explains the question.
    pub(crate) const fn page(self) -> &'static str {
        match self {
            Self::ChooseChipCard => "page-10",
            Self::TakeGoal { refill: false } | Self::ExtraFind => "page-12",
            Self::Chore(_) | Self::Turn | Self::PayFirst(_) | Self::PaySecond(_) => "page-13",
            Self::Side { .. } | Self::Sleep => "page-14",
            Self::Migrate(_) | Self::Travel(_) | Self::Arrive(_) => "page-15",
            Self::Procreate(_) | Self::Settle { .. } | Self::WeakTribes(_) | Self::WeakCamp { .. } => "page-16",
            Self::Order { module: Module::Procreation, .. } | Self::Failed { .. } => "page-17",
            Self::Order { .. } | Self::Produce(_) | Self::Transport { .. } | Self::Unload { .. } => "page-18",
            Self::Hunt { .. } | Self::HuntValue { .. } | Self::Strengthen(_) => "page-19",
            Self::Explore | Self::RevealSite | Self::LuckyFind(_) | Self::LuckyValue { .. } => "page-20",
            Self::BuildAt(Project::Statue | Project::Settlement)
            | Self::StatueOf(_)
            | Self::ChooseSettlement
            | Self::SettleGround(_)
            | Self::LeaveOut { .. } => "page-22",
            Self::Build { .. } | Self::BuildAt(_) | Self::Board { .. } => "page-21",
            Self::GainIncome
            | Self::IncomeColumn(_)
            | Self::UseIncome(_)
            | Self::IncomeActions(_)
            | Self::StageTile => "page-23",
            Self::Install { .. } | Self::CardColumn { .. } | Self::CardSettlements(_) => "page-24",
            // Tasks that only cards and chips grant are explained with their bonuses.
            Self::CardLevel { .. }
            | Self::CardIgnore(_)
            | Self::Alternative(..)
            | Self::GainFeatures(_)
            | Self::GainMaterial { .. }
            | Self::TurnDice(_)
            | Self::Recover(_)
            | Self::PayMaterial(_)
            | Self::TurnTo { .. }
            | Self::Encamp(_)
            | Self::EncampAt { .. } => "page-25",
            Self::TakeGoal { refill: true }
            | Self::Cover(_)
            | Self::InstallGoal
            | Self::GoalColumn(_)
            | Self::GoalHalf { .. }
            | Self::GainAndInstall { .. }
            | Self::PlanningSpace(_) => "page-26",
            Self::Pause | Self::AttributeColumn(_) | Self::Upgrade(_) => "page-27",
            Self::TakeCard { .. }
            | Self::DrawCards { .. }
            | Self::KeepCard(_)
            | Self::TakeDie { .. }
            | Self::GiveDie { .. } => "page-28",
            Self::Mutate(_) | Self::MutateTo { .. } => "page-29",
            Self::Trade { .. } | Self::SellForMoney | Self::SellForPoints | Self::Purchase => "page-30",
            Self::Activity { .. }
            | Self::Price { .. }
            | Self::ChooseTrack { .. }
            | Self::FavorOrIncome
            | Self::TileOrPoints => "page-31",
            Self::Reroll { .. } | Self::ResetMarker => "page-32",
            Self::Glacier(_) | Self::Feed | Self::FeedGroup { .. } | Self::Spare { .. } | Self::Doom(_) => "page-33",
            Self::Weather | Self::LoseTribe | Self::Toll => "page-34",
            Self::IncomePhase => "page-36",
            Self::Short { .. } => "page-37",
            Self::HolyRock(_) | Self::Grotto(_) | Self::GrottoWork { .. } | Self::SiteOrder { .. } => "page-38",
        }
    }
}
