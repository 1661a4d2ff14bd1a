//! What can be counted, as a noun that follows a number.

use engine::say;
use engine::words::Phrase;

use super::Key;
use crate::count::Count;

/// What is counted, as it is called if there are so many: `strong tribes`, `farm`.
pub(crate) fn counted(count: Count, n: u8) -> Phrase {
    match count {
        Count::Tribes => say!(CountTribes, n = n),
        Count::StrongTribes => say!(CountStrongTribes, n = n),
        Count::WildTribes => say!(CountWildTribes, n = n),
        Count::TribesAfloat => say!(CountTribesAfloat, n = n),
        Count::TribesNextTo(kind) => say!(CountTribesNextTo, n = n, site = kind),
        Count::Territories => say!(CountTerritories, n = n),
        Count::TerritoriesOf(terrain) => say!(CountTerritoriesOf, n = n, terrain = terrain),
        Count::TribesInOne(terrain) => say!(CountTribesInOne, n = n, terrain = terrain),
        Count::FarmedTerritories(terrain) => say!(CountFarmed, n = n, terrain = terrain),
        Count::Farms => say!(CountFarms, n = n),
        Count::Boats => say!(CountBoats, n = n),
        Count::Statues => say!(CountStatues, n = n),
        Count::Settlements => say!(CountSettlements, n = n),
        Count::Buildings => say!(CountBuildings, n = n),
        Count::RawMaterials => say!(CountRawMaterials, n = n),
        Count::Stored => say!(CountStored, n = n),
        Count::StoredKinds => say!(CountStoredKinds, n = n),
        Count::StoredOf(terrain) => say!(CountStoredOf, n = n, terrain = terrain),
        Count::Food => say!(CountFood, n = n),
        Count::Money => say!(CountMoney, n = n),
        Count::Ideas => say!(CountIdeas, n = n),
        Count::Plans => say!(CountPlans, n = n),
        Count::Features => say!(CountFeatures, n = n),
        Count::FeaturesOf(feature) => say!(CountFeaturesOf, n = n, feature = feature),
        Count::FeatureKinds => say!(CountFeatureKinds, n = n),
        Count::ActivationDice => say!(CountActivationDice, n = n),
        Count::FateDice => say!(CountFateDice, n = n),
        Count::Dice => say!(CountDice, n = n),
        Count::Steps(track) => say!(CountSteps, n = n, track = track),
        Count::AllSteps => say!(CountAllSteps, n = n),
        Count::PaleTracks => say!(CountPaleTracks, n = n),
        Count::Favor => say!(CountFavor, n = n),
        Count::Cards => say!(CountCards, n = n),
        Count::CardsOf(deck) => say!(CountCardsOf, n = n, deck = deck),
        Count::CardKinds => say!(CountCardKinds, n = n),
        Count::HandCards => say!(CountHandCards, n = n),
        Count::IncomeChips => say!(CountIncomeChips, n = n),
        Count::GoalChips => say!(CountGoalChips, n = n),
        Count::AttributeChips => say!(CountAttributeChips, n = n),
        Count::Upgrades => say!(CountUpgrades, n = n),
        Count::Diamonds => say!(CountDiamonds, n = n),
    }
}
