//! What happens in a game.

use engine::{BySeat, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::action::Payment;
use crate::category::Category;
use crate::civilization::Source;
use crate::content::{AttributeId, CardId, ChipCardId, Deck, EventId, GoalId, IncomeId, MarkerCardId, Slot};
use crate::continent::{SiteSpot, Terrain, Territory, TerritorySet};
use crate::count::Count;
use crate::land::Who;
use crate::material::Material;
use crate::module::{Feature, Module, Panel, Track};
use crate::site::{Ground, SiteKind};
use crate::stages::Column;
use crate::state::Weather;
use crate::task::{Origin, Phase};
use crate::vici::{Act, Skip, TerritoryRoll};

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A phase of an era begins.
    PhaseBegan {
        /// Which era.
        era: u8,
        /// Which phase.
        phase: Phase,
    },
    /// The event of the era is known.
    EventRevealed {
        /// Which.
        event: EventId,
    },
    /// A research card was turned up onto its face-up stack.
    RevealedCard {
        /// Which.
        card: CardId,
    },
    /// The last round of the action phase begins.
    LastRound,
    /// A module was activated.
    Activated {
        /// By whom.
        seat: Seat,
        /// Which.
        panel: Panel,
    },
    /// A value of a module was met.
    Paid {
        /// By whom.
        seat: Seat,
        /// With what.
        payment: Payment,
        /// The value; any for Sleep.
        value: Option<u8>,
        /// The ideas that were spent.
        ideas: u8,
    },
    /// A reset was done.
    Reset {
        /// By whom.
        seat: Seat,
        /// How many have moved the phase indicator in this era.
        resets: u8,
        /// How many end the action phase.
        end: u8,
        /// Whether this one does: after this round there is a last one.
        closes: bool,
    },
    /// Activation dice were rolled.
    RolledDice {
        /// By whom.
        seat: Seat,
        /// How many show each value.
        faces: [u8; 6],
    },
    /// Fate dice were rolled.
    RolledFate {
        /// By whom.
        seat: Seat,
        /// How many show each value.
        faces: [u8; 6],
    },
    /// A favor test was passed or failed.
    FavorTest {
        /// Whose.
        seat: Seat,
        /// Whether it was passed.
        passed: bool,
    },
    /// A die was gained.
    GainedDie {
        /// By whom.
        seat: Seat,
        /// A fate die, or an activation die.
        fate: bool,
        /// From whom, if not from the display.
        from: Option<Seat>,
    },
    /// A die was turned.
    TurnedDie {
        /// Whose.
        seat: Seat,
        /// The value it had.
        from: u8,
        /// The value it has.
        to: u8,
    },
    /// Markers were gained.
    Gained {
        /// By whom.
        seat: Seat,
        /// As what.
        slot: Slot,
        /// How many.
        count: u8,
        /// As the bonus of what.
        by: Option<Origin>,
    },
    /// Markers were returned to the supply.
    Lost {
        /// By whom.
        seat: Seat,
        /// From where.
        slot: Slot,
        /// How many.
        count: u8,
    },
    /// A raw material was returned to the supply.
    RawReturned {
        /// By whom.
        seat: Seat,
        /// From where.
        territory: Territory,
    },
    /// A feature marker was moved.
    Mutated {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Feature,
        /// Where to.
        to: Feature,
    },
    /// Success points were gained.
    Scored {
        /// By whom.
        seat: Seat,
        /// For what.
        source: Source,
        /// How many.
        points: u16,
        /// The card, chip or event that gives them.
        by: Option<Origin>,
    },
    /// A disc was advanced on a progress track.
    Advanced {
        /// Whose.
        seat: Seat,
        /// On which.
        track: Track,
        /// To which space.
        space: u8,
    },
    /// A disc was moved on the Favor of Agera track.
    Favor {
        /// Whose.
        seat: Seat,
        /// To which space, from 1.
        space: u8,
        /// As the bonus of what.
        by: Option<Origin>,
    },
    /// A module was upgraded.
    Upgraded {
        /// Whose.
        seat: Seat,
        /// Which.
        module: Module,
        /// To which level.
        level: u8,
    },
    /// A stage tile was flipped to active.
    StageTile {
        /// Whose.
        seat: Seat,
        /// Of which stage.
        stage: u8,
    },
    /// A stage was completed.
    StageCompleted {
        /// Whose.
        seat: Seat,
        /// Which.
        stage: u8,
    },
    /// A tribe left its place.
    SetOut {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Territory,
    },
    /// A tribe crossed a territory.
    Crossed {
        /// Whose.
        seat: Seat,
        /// Which.
        territory: Territory,
    },
    /// A tribe settled on an encampment.
    Settled {
        /// Whose.
        seat: Seat,
        /// Where.
        territory: Territory,
        /// Whether on the fire encampment.
        fire: bool,
        /// Whose tribe it displaced.
        displaced: Option<Seat>,
    },
    /// A tribe went aboard a boat.
    Boarded {
        /// Whose.
        seat: Seat,
        /// Where.
        water: Territory,
    },
    /// A tribe came from the supply.
    Born {
        /// Whose.
        seat: Seat,
        /// Where.
        territory: Territory,
        /// In which state.
        strong: bool,
    },
    /// A territory was developed.
    Developed {
        /// By whom.
        seat: Seat,
        /// Which.
        territory: Territory,
        /// The material on its tile.
        material: Material,
    },
    /// A tribe was strengthened.
    Strengthened {
        /// Whose.
        seat: Seat,
        /// Where.
        territory: Territory,
    },
    /// A tribe was weakened.
    Weakened {
        /// Whose.
        seat: Seat,
        /// Where.
        territory: Territory,
        /// By what.
        cause: Weakness,
    },
    /// A tribe was saved by Deus ex machina.
    Saved {
        /// Whose.
        seat: Seat,
        /// Where.
        territory: Territory,
    },
    /// A tribe was returned to the supply.
    TribeLost {
        /// Whose.
        seat: Seat,
        /// From where.
        territory: Territory,
    },
    /// A hunt was announced.
    Hunts {
        /// By whom.
        seat: Seat,
        /// Where.
        territory: Territory,
    },
    /// A lucky find was announced.
    LooksFor {
        /// By whom.
        seat: Seat,
        /// In which type of territory.
        terrain: Terrain,
    },
    /// A site was revealed.
    Revealed {
        /// By whom.
        seat: Seat,
        /// Where.
        spot: SiteSpot,
        /// What it is.
        kind: SiteKind,
    },
    /// A raw material was produced.
    Produced {
        /// By whom.
        seat: Seat,
        /// Where.
        territory: Territory,
    },
    /// A raw material was transported.
    Transported {
        /// By whom.
        seat: Seat,
        /// From where.
        territory: Territory,
        /// As what it is stored.
        material: Material,
    },
    /// A material was sold.
    Sold {
        /// By whom.
        seat: Seat,
        /// Which.
        material: Material,
    },
    /// A material was purchased.
    Purchased {
        /// By whom.
        seat: Seat,
        /// Which.
        material: Material,
    },
    /// A farm was built.
    BuiltFarm {
        /// By whom.
        seat: Seat,
        /// Where.
        territory: Territory,
    },
    /// A farm went back to its console.
    FarmReturned {
        /// Whose.
        seat: Seat,
        /// From where.
        territory: Territory,
    },
    /// A boat was built.
    BuiltBoat {
        /// By whom.
        seat: Seat,
        /// Where.
        water: Territory,
    },
    /// A boat went back to its console.
    BoatReturned {
        /// Whose.
        seat: Seat,
        /// From where.
        water: Territory,
        /// How many tribes it took down.
        tribes: u8,
    },
    /// A statue was built.
    BuiltStatue {
        /// By whom.
        seat: Seat,
        /// On which building ground.
        ground: Ground,
        /// Of what; V.I.C.I needs nothing.
        material: Option<Material>,
    },
    /// A settlement was built.
    BuiltSettlement {
        /// By whom.
        seat: Seat,
        /// On which building ground.
        ground: Ground,
        /// Which, counted from 1.
        settlement: u8,
    },
    /// A research card was installed.
    Installed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// In which column.
        column: Column,
        /// In which stage.
        stage: u8,
    },
    /// The top card of a face-up stack was taken.
    TookCard {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was drawn from a face-down stack.
    DrewCard {
        /// By whom.
        seat: Seat,
        /// Of which type.
        deck: Deck,
        /// Which; only who drew it knows.
        card: Option<CardId>,
    },
    /// Somebody looks at a card from a face-down stack.
    LooksAt {
        /// Who.
        seat: Seat,
        /// Of which type.
        deck: Deck,
        /// Which; only he knows.
        card: Option<CardId>,
    },
    /// Somebody keeps a card he looked at.
    KeptCard {
        /// Who.
        seat: Seat,
        /// Of which type.
        deck: Deck,
        /// Which; only he knows.
        card: Option<CardId>,
    },
    /// Somebody puts a card he looked at under its stack.
    PutUnder {
        /// Who.
        seat: Seat,
        /// Of which type.
        deck: Deck,
        /// Which; only he knows.
        card: Option<CardId>,
    },
    /// Somebody who could have taken a goal chip took none.
    NoGoal {
        /// Who.
        seat: Seat,
    },
    /// A goal chip was taken.
    TookGoal {
        /// By whom.
        seat: Seat,
        /// Which.
        goal: GoalId,
    },
    /// A goal chip was laid on another.
    CoveredGoal {
        /// By whom.
        seat: Seat,
        /// Which.
        goal: GoalId,
        /// On which space of the goal area.
        space: u8,
    },
    /// A goal chip was installed.
    InstalledGoal {
        /// By whom.
        seat: Seat,
        /// Which.
        goal: GoalId,
        /// In which column.
        column: Column,
    },
    /// An income chip was taken.
    TookIncome {
        /// By whom.
        seat: Seat,
        /// Which.
        chip: IncomeId,
    },
    /// An income chip was installed.
    InstalledIncome {
        /// By whom.
        seat: Seat,
        /// Which.
        chip: IncomeId,
        /// In which column.
        column: Column,
        /// In which stage.
        stage: u8,
    },
    /// The action of an income chip was performed.
    UsedIncome {
        /// By whom.
        seat: Seat,
        /// Which.
        chip: IncomeId,
    },
    /// An attribute chip was taken.
    TookAttribute {
        /// By whom.
        seat: Seat,
        /// Which.
        chip: AttributeId,
    },
    /// An attribute chip was installed.
    InstalledAttribute {
        /// By whom.
        seat: Seat,
        /// Which.
        chip: AttributeId,
        /// In which column.
        column: Column,
        /// In which stage.
        stage: u8,
    },
    /// An activity was performed.
    Activity {
        /// By whom.
        seat: Seat,
        /// Of which card; otherwise the console's own.
        card: Option<CardId>,
    },
    /// Somebody's starting markers are known.
    MarkerCard {
        /// Whose.
        seat: Seat,
        /// From which card.
        card: MarkerCardId,
    },
    /// Somebody has chosen a starting card in secret.
    ChoseCard {
        /// Who.
        seat: Seat,
        /// Which research card; only he knows.
        card: Option<CardId>,
    },
    /// Somebody has his starting chip card.
    ChipCard {
        /// Who.
        seat: Seat,
        /// Which.
        card: ChipCardId,
        /// The goal chip that came with it.
        goal: GoalId,
    },
    /// Somebody has finished feeding his tribes.
    Fed {
        /// Who.
        seat: Seat,
        /// Whether some tribe got no food.
        hungry: bool,
    },
    /// The weather has changed.
    Weather {
        /// To what.
        weather: Weather,
        /// Whether it went over a white line.
        beyond: bool,
    },
    /// Wolves come out of a gorge.
    Wolves {
        /// To whom.
        seat: Seat,
        /// Out of which site.
        spot: SiteSpot,
        /// Whether they find food there.
        fed: bool,
    },
    /// The event is resolved.
    EventResolved {
        /// Which.
        event: EventId,
        /// Who receives its bonus.
        winners: SeatSet,
        /// What it counts.
        count: Count,
        /// How many one must have of it, if the most are not compared.
        need: Option<u8>,
        /// The most that somebody has.
        most: u16,
        /// Who has so many, V.I.C.I too.
        leaders: SeatSet,
    },
    /// The category of the era was scored.
    EraScored {
        /// By whom.
        seat: Seat,
        /// Which.
        category: Category,
        /// How many units he has.
        units: u16,
    },
    /// The starting monolith was passed.
    Monolith {
        /// To whom.
        seat: Seat,
    },
    /// V.I.C.I's discard pile was shuffled and is its new stack.
    ViciShuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// V.I.C.I revealed an action card.
    ViciCard {
        /// Which, counted from 1.
        card: u8,
        /// Whether its red half counts.
        red: bool,
        /// The blue and red icons that are visible now; four of each make V.I.C.I do a reset.
        icons: (u8, u8),
        /// Whether it is carried out: a card that makes V.I.C.I do a reset is not, unless it plays harder.
        carried_out: bool,
        /// The die for its line, if there are several.
        roll: Option<u8>,
    },
    /// A die was rolled for the chip that V.I.C.I removes.
    ViciRolled {
        /// What it shows.
        value: u8,
        /// Which kind of chip it removes.
        act: Act,
    },
    /// V.I.C.I does what a scoring category asks for.
    ViciServes {
        /// Which; none if its card means that of the next era in the last one, which gives points instead.
        category: Option<Category>,
        /// How many times.
        times: u8,
    },
    /// Where V.I.C.I does something. A territory roll decides between several.
    ViciDetermined {
        /// What.
        act: Act,
        /// Whether these fit the priority requirement; otherwise they meet the minimum requirement, for none fits it.
        priority: bool,
        /// The eligible territories.
        territories: TerritorySet,
        /// The territory roll between several.
        roll: Option<TerritoryRoll>,
        /// Where.
        territory: Territory,
    },
    /// V.I.C.I does not do something.
    ViciSkipped {
        /// What.
        act: Act,
        /// Why not.
        reason: Skip,
    },
    /// No tribe of V.I.C.I can migrate, so that a procreation comes first.
    ViciStays,
    /// All encampments in V.I.C.I's territories are its own, so that it migrates in addition.
    ViciBoxedIn,
    /// V.I.C.I's tribe settles on the encampment that its priority table names.
    ViciSettled {
        /// From where it migrates, by V.I.C.I's priority list; a new tribe from nowhere.
        from: Option<Who>,
        /// Where.
        territory: Territory,
        /// The line of the table, from 1 to 9.
        priority: u8,
        /// Whether on the fire encampment.
        fire: bool,
        /// Whose tribe it displaced.
        displaced: Option<Seat>,
        /// The points of the fire encampment.
        points: u8,
    },
    /// V.I.C.I's provision markers were counted in one of its territories.
    ViciFed {
        /// Which.
        territory: Territory,
        /// How many there are.
        provisions: u8,
        /// How many tribes are fed.
        fed: u8,
        /// How many are weakened or lost.
        hungry: u8,
    },
    /// V.I.C.I removed a research card.
    ViciRemovedCard {
        /// Which.
        card: CardId,
    },
    /// V.I.C.I removed a goal chip.
    ViciRemovedGoal {
        /// Which.
        goal: GoalId,
    },
    /// V.I.C.I removed an income chip.
    ViciRemovedIncome {
        /// Which.
        chip: IncomeId,
    },
    /// V.I.C.I removed an attribute chip.
    ViciRemovedAttribute {
        /// Which.
        chip: AttributeId,
    },
    /// V.I.C.I placed a marker in a grid.
    ViciGrid {
        /// In the Evolution or Prosperity grid.
        category: Category,
        /// On which space.
        space: u8,
    },
    /// V.I.C.I placed a hunting token.
    ViciToken {
        /// Where.
        territory: Territory,
    },
    /// V.I.C.I placed a provision marker.
    ViciProvision {
        /// Where.
        territory: Territory,
        /// How many lie there now.
        provisions: u8,
        /// Whether they block the building space of the farm.
        blocked: bool,
    },
    /// The last era is over.
    GameOver,
    /// A part of the final scoring.
    FinalScored {
        /// Which.
        part: FinalPart,
        /// The points of each.
        points: BySeat<u16>,
        /// Who plays, V.I.C.I too.
        seats: SeatSet,
    },
}

/// A part of the final scoring.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FinalPart {
    /// A category, with the units of each.
    Category(Category, BySeat<u16>),
    /// The stages of the consoles.
    Stages,
    /// The point bonuses of cards.
    PointBonuses,
    /// All points together.
    Total,
}

engine::vocabulary! {
    /// Why a tribe was weakened.
    pub enum Weakness {
        /// It stands next to a Glacier.
        Glacier = "glacier",
        /// It was not fed.
        Hunger = "hunger",
        /// That was the price of an activity.
        Price = "price",
    }
}

impl Event {
    /// Whether it says something about what happens, but nothing has changed by it.
    pub(crate) const fn is_only_told(&self) -> bool {
        matches!(self, Self::NoGoal { .. } | Self::Fed { .. } | Self::Wolves { .. } | Self::EventResolved { .. })
    }

    /// What this viewer may know of it: which card somebody drew is for him alone.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Self {
        let known = |seat: Seat, card: Option<CardId>| card.filter(|_| viewer.sees(seat));
        match self {
            Self::DrewCard { seat, deck, card } => Self::DrewCard { seat, deck, card: known(seat, card) },
            Self::LooksAt { seat, deck, card } => Self::LooksAt { seat, deck, card: known(seat, card) },
            Self::KeptCard { seat, deck, card } => Self::KeptCard { seat, deck, card: known(seat, card) },
            Self::PutUnder { seat, deck, card } => Self::PutUnder { seat, deck, card: known(seat, card) },
            Self::ChoseCard { seat, card } => Self::ChoseCard { seat, card: known(seat, card) },
            open => open,
        }
    }
}
