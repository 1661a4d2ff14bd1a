//! Counts, and needs: a count and how many of it.

use std::fmt;

use engine::notation::{Expected, Part, Tokens};

use super::{Read, land};
use crate::civilization::{BOATS, FARMS, HIGHEST_FAVOR, SETTLEMENTS};
use crate::content::Deck;
use crate::continent::Terrain;
use crate::count::Count;
use crate::land::Boat;
use crate::module::{Feature, Track};
use crate::site::SiteKind;

engine::vocabulary! {
    pub(super) enum CountWord {
        Tribes = "tribes",
        StrongTribes = "strong-tribes",
        WildTribes = "wild-tribes",
        TribesAfloat = "tribes-afloat",
        TribesNextTo = "tribes-next-to",
        Territories = "territories",
        TerritoriesOf = "territories-of",
        TribesInOne = "tribes-in-one",
        Farmed = "farmed",
        Farms = "farms",
        Boats = "boats",
        Statues = "statues",
        Settlements = "settlements",
        Buildings = "buildings",
        RawMaterials = "raw-materials",
        Stored = "stored",
        StoredKinds = "stored-kinds",
        StoredOf = "stored-of",
        Food = "food",
        Money = "money",
        Ideas = "ideas",
        Plans = "plans",
        Features = "features",
        FeaturesOf = "features-of",
        FeatureKinds = "feature-kinds",
        ActivationDice = "activation-dice",
        FateDice = "fate-dice",
        Dice = "dice",
        Steps = "steps",
        AllSteps = "all-steps",
        PaleTracks = "pale-tracks",
        Favor = "favor",
        Cards = "cards",
        CardsOf = "cards-of",
        CardKinds = "card-kinds",
        HandCards = "hand-cards",
        IncomeChips = "income-chips",
        GoalChips = "goal-chips",
        AttributeChips = "attribute-chips",
        Upgrades = "upgrades",
        Diamonds = "diamonds",
    }
}

/// Reads a count.
pub(in crate::content) fn count(text: &str) -> Read<Count> {
    Part::whole(text).read(Expected::End, read_count)
}

/// Reads a count and how many of it.
pub(in crate::content) fn need(text: &str) -> Read<(Count, u8)> {
    Part::whole(text).read(Expected::End, |tokens| {
        let count = read_count(tokens)?;
        Ok((count, tokens.up_to(highest(count))?))
    })
}

pub(super) fn read_count(tokens: &mut Tokens<'_>) -> Read<Count> {
    use CountWord as Word;
    Ok(match tokens.take(&Word::NAMES, Word::named)? {
        Word::Tribes => Count::Tribes,
        Word::StrongTribes => Count::StrongTribes,
        Word::WildTribes => Count::WildTribes,
        Word::TribesAfloat => Count::TribesAfloat,
        Word::TribesNextTo => Count::TribesNextTo(tokens.take(&SiteKind::NAMES, SiteKind::named)?),
        Word::Territories => Count::Territories,
        Word::TerritoriesOf => Count::TerritoriesOf(tokens.take(&Terrain::NAMES, Terrain::named)?),
        Word::TribesInOne => Count::TribesInOne(tokens.take(&Terrain::NAMES, Terrain::named)?),
        Word::Farmed => Count::FarmedTerritories(land(tokens)?),
        Word::Farms => Count::Farms,
        Word::Boats => Count::Boats,
        Word::Statues => Count::Statues,
        Word::Settlements => Count::Settlements,
        Word::Buildings => Count::Buildings,
        Word::RawMaterials => Count::RawMaterials,
        Word::Stored => Count::Stored,
        Word::StoredKinds => Count::StoredKinds,
        Word::StoredOf => Count::StoredOf(land(tokens)?),
        Word::Food => Count::Food,
        Word::Money => Count::Money,
        Word::Ideas => Count::Ideas,
        Word::Plans => Count::Plans,
        Word::Features => Count::Features,
        Word::FeaturesOf => Count::FeaturesOf(tokens.take(&Feature::NAMES, Feature::named)?),
        Word::FeatureKinds => Count::FeatureKinds,
        Word::ActivationDice => Count::ActivationDice,
        Word::FateDice => Count::FateDice,
        Word::Dice => Count::Dice,
        Word::Steps => Count::Steps(tokens.take(&Track::NAMES, Track::named)?),
        Word::AllSteps => Count::AllSteps,
        Word::PaleTracks => Count::PaleTracks,
        Word::Favor => Count::Favor,
        Word::Cards => Count::Cards,
        Word::CardsOf => Count::CardsOf(tokens.take(&Deck::NAMES, Deck::named)?),
        Word::CardKinds => Count::CardKinds,
        Word::HandCards => Count::HandCards,
        Word::IncomeChips => Count::IncomeChips,
        Word::GoalChips => Count::GoalChips,
        Word::AttributeChips => Count::AttributeChips,
        Word::Upgrades => Count::Upgrades,
        Word::Diamonds => Count::Diamonds,
    })
}

/// The highest number a piece may ask for, so that nobody writes a goal that nobody can reach.
fn highest(count: Count) -> u8 {
    match count {
        Count::Boats | Count::TerritoriesOf(Terrain::Water) => BOATS,
        Count::TribesInOne(Terrain::Water) => Boat::SEATS,
        Count::TribesAfloat => BOATS * Boat::SEATS,
        Count::Farms => FARMS,
        Count::TerritoriesOf(_) | Count::FarmedTerritories(_) => 3,
        Count::Settlements => SETTLEMENTS as u8,
        Count::FeatureKinds => Feature::COUNT as u8,
        Count::PaleTracks => Track::COUNT as u8,
        Count::CardKinds => Deck::COUNT as u8,
        Count::Favor => HIGHEST_FAVOR,
        Count::Steps(_) => Track::END,
        _ => 20,
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use CountWord as Word;
        let (word, of) = match *self {
            Self::Tribes => (Word::Tribes, ""),
            Self::StrongTribes => (Word::StrongTribes, ""),
            Self::WildTribes => (Word::WildTribes, ""),
            Self::TribesAfloat => (Word::TribesAfloat, ""),
            Self::TribesNextTo(site) => (Word::TribesNextTo, site.name()),
            Self::Territories => (Word::Territories, ""),
            Self::TerritoriesOf(terrain) => (Word::TerritoriesOf, terrain.name()),
            Self::TribesInOne(terrain) => (Word::TribesInOne, terrain.name()),
            Self::FarmedTerritories(terrain) => (Word::Farmed, terrain.name()),
            Self::Farms => (Word::Farms, ""),
            Self::Boats => (Word::Boats, ""),
            Self::Statues => (Word::Statues, ""),
            Self::Settlements => (Word::Settlements, ""),
            Self::Buildings => (Word::Buildings, ""),
            Self::RawMaterials => (Word::RawMaterials, ""),
            Self::Stored => (Word::Stored, ""),
            Self::StoredKinds => (Word::StoredKinds, ""),
            Self::StoredOf(terrain) => (Word::StoredOf, terrain.name()),
            Self::Food => (Word::Food, ""),
            Self::Money => (Word::Money, ""),
            Self::Ideas => (Word::Ideas, ""),
            Self::Plans => (Word::Plans, ""),
            Self::Features => (Word::Features, ""),
            Self::FeaturesOf(feature) => (Word::FeaturesOf, feature.name()),
            Self::FeatureKinds => (Word::FeatureKinds, ""),
            Self::ActivationDice => (Word::ActivationDice, ""),
            Self::FateDice => (Word::FateDice, ""),
            Self::Dice => (Word::Dice, ""),
            Self::Steps(track) => (Word::Steps, track.name()),
            Self::AllSteps => (Word::AllSteps, ""),
            Self::PaleTracks => (Word::PaleTracks, ""),
            Self::Favor => (Word::Favor, ""),
            Self::Cards => (Word::Cards, ""),
            Self::CardsOf(deck) => (Word::CardsOf, deck.name()),
            Self::CardKinds => (Word::CardKinds, ""),
            Self::HandCards => (Word::HandCards, ""),
            Self::IncomeChips => (Word::IncomeChips, ""),
            Self::GoalChips => (Word::GoalChips, ""),
            Self::AttributeChips => (Word::AttributeChips, ""),
            Self::Upgrades => (Word::Upgrades, ""),
            Self::Diamonds => (Word::Diamonds, ""),
        };
        let space = if of.is_empty() { "" } else { " " };
        write!(f, "{word}{space}{of}")
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Every count there is.
    pub(in crate::content::grammar) fn all() -> Vec<Count> {
        let simple = CountWord::NAMES.into_iter().filter_map(|word| count(word).ok());
        let of = |of: fn(Terrain) -> Count| Terrain::ALL.map(of);
        simple
            .chain(SiteKind::ALL.map(Count::TribesNextTo))
            .chain(of(Count::TerritoriesOf))
            .chain(of(Count::TribesInOne))
            .chain(Terrain::LAND.map(Count::FarmedTerritories))
            .chain(Terrain::LAND.map(Count::StoredOf))
            .chain(Feature::ALL.map(Count::FeaturesOf))
            .chain(Track::ALL.map(Count::Steps))
            .chain(Deck::ALL.map(Count::CardsOf))
            .collect()
    }

    #[test]
    fn every_count_is_written_as_it_is_read() {
        for written in all() {
            assert_eq!(count(&written.to_string()), Ok(written));
            for number in [1, highest(written)] {
                assert_eq!(need(&format!("{written} {number}")), Ok((written, number)));
            }
        }
        for word in CountWord::ALL {
            assert!(all().iter().any(|count| count.to_string().split(' ').next() == Some(word.name())), "{word}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_need_is_said() {
        for (text, message) in [
            ("steps culture 13", "column 15: expected a number from 1 to 12, found `13`"),
            ("farms 0", "column 7: expected a number from 1 to 3, found `0`"),
            ("tribes", "column 7: expected a number from 1 to 20, found nothing"),
            ("boats 3", "column 7: expected a number from 1 to 2, found `3`"),
            ("farms 2 3", "column 9: expected the end of the line, found `3`"),
            (
                "farmed water 1",
                "column 8: expected one of forest, grassland, hills, swamp, mountains, desert, found `water`",
            ),
        ] {
            assert_eq!(need(text).unwrap_err().to_string(), message, "{text}");
        }
        let error = count("tribe").unwrap_err().to_string();
        assert!(error.starts_with("column 1: expected one of tribes, strong-tribes,"), "{error}");
        assert!(error.ends_with("found `tribe`"), "{error}");
    }
}
