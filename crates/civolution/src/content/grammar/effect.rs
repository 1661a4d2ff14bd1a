//! Effects.

use std::fmt;

use engine::notation::{ANY, Any, Tokens, words};

use super::count::read_count;
use super::{FEATURES, MATERIALS, MOST_AMOUNT, Read, amount};
use crate::content::Deck;
use crate::continent::Terrain;
use crate::effect::{Effect, Gain, Marker, MaterialChoice, Project, TrackChoice, UpgradeChoice};
use crate::material::{Material, Row};
use crate::module::{Feature, Module, Track};

engine::vocabulary! {
    /// The words with which an effect begins, besides those of markers and tracks.
    pub(super) enum EffectWord {
        Points = "points",
        Planning = "planning",
        Feature = "feature",
        Mutate = "mutate",
        Material = "material",
        Track = "track",
        Favor = "favor",
        ActivationDie = "activation-die",
        FateDie = "fate-die",
        Recover = "recover",
        TurnDice = "turn-dice",
        Card = "card",
        Draw = "draw",
        GoalChip = "goal-chip",
        InstallGoal = "install-goal",
        IncomeChip = "income-chip",
        IncomeAction = "income-action",
        Activity = "activity",
        StageTile = "stage-tile",
        Upgrade = "upgrade",
        UpgradeColour = "upgrade-colour",
        Migration = "migration",
        Procreation = "procreation",
        WeakTribes = "weak-tribes",
        Strengthen = "strengthen",
        Encamp = "encamp",
        Hunt = "hunt",
        LuckyFind = "lucky-find",
        Explore = "explore",
        RevealSite = "reveal-site",
        Produce = "produce",
        Transport = "transport",
        Build = "build",
        Install = "install",
        Sale = "sale",
        Purchase = "purchase",
    }
}

/// What an effect begins with.
enum First {
    Marker(Marker),
    Track(Track),
    Word(EffectWord),
}

impl First {
    fn named(word: &str) -> Option<Self> {
        let marker = Marker::named(word).map(Self::Marker);
        marker.or_else(|| Track::named(word).map(Self::Track)).or_else(|| EffectWord::named(word).map(Self::Word))
    }
}

const FIRST: [&str; EffectWord::COUNT + Marker::COUNT + Track::COUNT] =
    words(&[&EffectWord::NAMES, &Marker::NAMES, &Track::NAMES]);
const TRACKS: [&str; 2] = ["any", "lowest"];
const DECKS: [&str; 1 + Deck::COUNT] = words(&[ANY, &Deck::NAMES]);
const MODULES: [&str; 1 + Module::COUNT] = words(&[ANY, &Module::NAMES]);
const PROJECTS: [&str; 1 + Project::COUNT] = words(&[ANY, &Project::NAMES]);

const MOST_POINTS: u8 = 20;
const MOST_UNITS: u8 = 12;

pub(super) fn read_effect(tokens: &mut Tokens<'_>) -> Read<Effect> {
    use EffectWord as Word;
    let word = match tokens.take(&FIRST, First::named)? {
        First::Marker(marker) => return read_gain(tokens, Gain::Markers(marker)),
        First::Track(track) => return Ok(Effect::Advance(TrackChoice::Only(track), amount(tokens)?)),
        First::Word(word) => word,
    };
    Ok(match word {
        Word::Points => read_gain(tokens, Gain::Points)?,
        Word::Planning => Effect::Planning(amount(tokens)?),
        Word::Feature => Effect::Features(tokens.any_or(&FEATURES, Feature::named)?, amount(tokens)?),
        Word::Mutate => Effect::Mutate(amount(tokens)?),
        Word::Material => Effect::Materials(read_material(tokens)?, amount(tokens)?),
        Word::Track => {
            let tracks = [TrackChoice::Any, TrackChoice::Lowest];
            Effect::Advance(tracks[tokens.one_of(&TRACKS)?], amount(tokens)?)
        }
        Word::Favor => Effect::Favor(amount(tokens)?),
        Word::ActivationDie => Effect::ActivationDie,
        Word::FateDie => Effect::FateDie,
        Word::Recover => Effect::Recover(amount(tokens)?),
        Word::TurnDice => Effect::TurnDice(amount(tokens)?),
        Word::Card => Effect::Cards(tokens.any_or(&DECKS, Deck::named)?, amount(tokens)?),
        Word::Draw => {
            let draw = amount(tokens)?;
            tokens.one_of(&["keep"])?;
            Effect::Draw { draw, keep: tokens.up_to(draw)? }
        }
        Word::GoalChip => Effect::GoalChip,
        Word::InstallGoal => Effect::InstallGoal,
        Word::IncomeChip => Effect::IncomeChip,
        Word::IncomeAction => Effect::IncomeActions(amount(tokens)?),
        Word::Activity => Effect::Activity,
        Word::StageTile => Effect::StageTile,
        Word::Upgrade => {
            Effect::Upgrade(tokens.any_or(&MODULES, Module::named)?.map_or(UpgradeChoice::Any, UpgradeChoice::Only))
        }
        Word::UpgradeColour => Effect::Upgrade(UpgradeChoice::Colour(tokens.take(&Track::NAMES, Track::named)?)),
        Word::Migration => Effect::Migrations(amount(tokens)?),
        Word::Procreation => Effect::Procreations(amount(tokens)?),
        Word::WeakTribes => Effect::WeakTribes(amount(tokens)?),
        Word::Strengthen => Effect::Strengthen(amount(tokens)?),
        Word::Encamp => Effect::Encamp(amount(tokens)?),
        Word::Hunt => Effect::Hunts(amount(tokens)?),
        Word::LuckyFind => Effect::LuckyFinds(amount(tokens)?),
        Word::Explore => Effect::Explore,
        Word::RevealSite => Effect::RevealSite,
        Word::Produce => Effect::Produce(amount(tokens)?),
        Word::Transport => Effect::Transport(amount(tokens)?),
        Word::Build => Effect::Build(tokens.any_or(&PROJECTS, Project::named)?),
        Word::Install => Effect::Install(tokens.take(&Deck::NAMES, Deck::named)?),
        Word::Sale => Effect::Sales(amount(tokens)?),
        Word::Purchase => Effect::Purchases(amount(tokens)?),
    })
}

/// Reads a number, or a number per unit of something.
fn read_gain(tokens: &mut Tokens<'_>, gain: Gain) -> Read<Effect> {
    let most = if gain == Gain::Points { MOST_POINTS } else { MOST_AMOUNT };
    let each = tokens.up_to(most)?;
    if tokens.one_of(&["per"]).is_err() {
        return Ok(match gain {
            Gain::Points => Effect::Points(each),
            Gain::Markers(marker) => Effect::Markers(marker, each),
        });
    }
    let count = read_count(tokens)?;
    tokens.one_of(&["most"])?;
    Ok(Effect::Per { gain, each, count, most: tokens.up_to(MOST_UNITS)? })
}

pub(super) fn read_material(tokens: &mut Tokens<'_>) -> Read<MaterialChoice> {
    let named = |word: &str| {
        let land = Terrain::named(word).filter(|terrain| terrain.is_land()).map(MaterialChoice::Of);
        let material = || Material::named(word).map(MaterialChoice::Only);
        land.or_else(material).or_else(|| Row::named(word).map(MaterialChoice::In))
    };
    tokens.any_or(&MATERIALS, named).map(|choice| choice.unwrap_or(MaterialChoice::Any))
}

impl fmt::Display for MaterialChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Self::Any => "any",
            Self::Only(material) => material.name(),
            Self::Of(terrain) => terrain.name(),
            Self::In(row) => row.name(),
        })
    }
}

impl fmt::Display for Gain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points => EffectWord::Points.fmt(f),
            Self::Markers(marker) => marker.fmt(f),
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use EffectWord as Word;
        match *self {
            Self::Points(n) => write!(f, "{} {n}", Word::Points),
            Self::Markers(marker, n) => write!(f, "{marker} {n}"),
            Self::Per { gain, each, count, most } => write!(f, "{gain} {each} per {count} most {most}"),
            Self::Planning(n) => write!(f, "{} {n}", Word::Planning),
            Self::Features(feature, n) => write!(f, "{} {} {n}", Word::Feature, Any(feature)),
            Self::Mutate(n) => write!(f, "{} {n}", Word::Mutate),
            Self::Materials(choice, n) => write!(f, "{} {choice} {n}", Word::Material),
            Self::Advance(TrackChoice::Any, n) => write!(f, "{} {} {n}", Word::Track, TRACKS[0]),
            Self::Advance(TrackChoice::Lowest, n) => write!(f, "{} {} {n}", Word::Track, TRACKS[1]),
            Self::Advance(TrackChoice::Only(track), n) => write!(f, "{track} {n}"),
            Self::Favor(n) => write!(f, "{} {n}", Word::Favor),
            Self::ActivationDie => Word::ActivationDie.fmt(f),
            Self::FateDie => Word::FateDie.fmt(f),
            Self::Recover(n) => write!(f, "{} {n}", Word::Recover),
            Self::TurnDice(n) => write!(f, "{} {n}", Word::TurnDice),
            Self::Cards(deck, n) => write!(f, "{} {} {n}", Word::Card, Any(deck)),
            Self::Draw { draw, keep } => write!(f, "{} {draw} keep {keep}", Word::Draw),
            Self::GoalChip => Word::GoalChip.fmt(f),
            Self::InstallGoal => Word::InstallGoal.fmt(f),
            Self::IncomeChip => Word::IncomeChip.fmt(f),
            Self::IncomeActions(n) => write!(f, "{} {n}", Word::IncomeAction),
            Self::Activity => Word::Activity.fmt(f),
            Self::StageTile => Word::StageTile.fmt(f),
            Self::Upgrade(UpgradeChoice::Any) => write!(f, "{} {}", Word::Upgrade, Any::<Module>(None)),
            Self::Upgrade(UpgradeChoice::Only(module)) => write!(f, "{} {module}", Word::Upgrade),
            Self::Upgrade(UpgradeChoice::Colour(track)) => write!(f, "{} {track}", Word::UpgradeColour),
            Self::Migrations(n) => write!(f, "{} {n}", Word::Migration),
            Self::Procreations(n) => write!(f, "{} {n}", Word::Procreation),
            Self::WeakTribes(n) => write!(f, "{} {n}", Word::WeakTribes),
            Self::Strengthen(n) => write!(f, "{} {n}", Word::Strengthen),
            Self::Encamp(n) => write!(f, "{} {n}", Word::Encamp),
            Self::Hunts(n) => write!(f, "{} {n}", Word::Hunt),
            Self::LuckyFinds(n) => write!(f, "{} {n}", Word::LuckyFind),
            Self::Explore => Word::Explore.fmt(f),
            Self::RevealSite => Word::RevealSite.fmt(f),
            Self::Produce(n) => write!(f, "{} {n}", Word::Produce),
            Self::Transport(n) => write!(f, "{} {n}", Word::Transport),
            Self::Build(project) => write!(f, "{} {}", Word::Build, Any(project)),
            Self::Install(deck) => write!(f, "{} {deck}", Word::Install),
            Self::Sales(n) => write!(f, "{} {n}", Word::Sale),
            Self::Purchases(n) => write!(f, "{} {n}", Word::Purchase),
        }
    }
}
