//! What happens during a game.

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

/// Something that happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A phase of an era begins.
    PhaseBegan {
        /// The era, from 1.
        era: u8,
        /// The phase.
        phase: Phase,
    },
    /// The event of the era was revealed.
    EventRevealed {
        /// The event.
        event: EventId,
    },
    /// A research card was turned up onto its face-up stack.
    RevealedCard {
        /// The card.
        card: CardId,
    },
    /// The last round of the action phase begins.
    LastRound,
    /// A module was activated.
    Activated {
        /// The civilization that activated it.
        seat: Seat,
        /// The module.
        panel: Panel,
    },
    /// One of the two values of a module was paid for.
    Paid {
        /// The civilization that paid.
        seat: Seat,
        /// What it paid with.
        payment: Payment,
        /// The value paid for, or `None` if the module takes any value, as Sleep does.
        value: Option<u8>,
        /// Number of ideas spent to change the value.
        ideas: u8,
    },
    /// A reset was done.
    Reset {
        /// The civilization that did the reset.
        seat: Seat,
        /// Number of resets that have moved the phase indicator in this era.
        resets: u8,
        /// Number of resets that end the action phase.
        end: u8,
        /// Whether this reset ends the action phase: the current round is finished and one more follows.
        closes: bool,
    },
    /// Activation dice were rolled.
    RolledDice {
        /// The civilization that rolled.
        seat: Seat,
        /// Number of dice with each value, from 1 to 6.
        faces: [u8; 6],
    },
    /// Fate dice were rolled.
    RolledFate {
        /// The civilization that rolled.
        seat: Seat,
        /// Number of dice with each value, from 1 to 6.
        faces: [u8; 6],
    },
    /// A favor test was passed or failed.
    FavorTest {
        /// The civilization that took the test.
        seat: Seat,
        /// Whether it was passed.
        passed: bool,
    },
    /// A die was gained.
    GainedDie {
        /// The civilization that gained it.
        seat: Seat,
        /// True for a fate die, false for an activation die.
        fate: bool,
        /// The civilization it was taken from, or `None` if it came from the display.
        from: Option<Seat>,
    },
    /// A die was turned to another value.
    TurnedDie {
        /// The owner of the die.
        seat: Seat,
        /// The old value.
        from: u8,
        /// The new value.
        to: u8,
    },
    /// Markers were gained.
    Gained {
        /// The civilization that gained them.
        seat: Seat,
        /// The space of the console where they were placed.
        slot: Slot,
        /// Number of markers.
        count: u8,
        /// The piece whose bonus this was, if it was a bonus.
        by: Option<Origin>,
    },
    /// Markers were returned to the supply.
    Lost {
        /// The civilization that returned them.
        seat: Seat,
        /// The space of the console they were taken from.
        slot: Slot,
        /// Number of markers.
        count: u8,
    },
    /// A raw material was returned to the supply.
    RawReturned {
        /// The civilization that returned it.
        seat: Seat,
        /// The territory it was taken from.
        territory: Territory,
    },
    /// A feature marker was moved.
    Mutated {
        /// The owner of the marker.
        seat: Seat,
        /// The old feature.
        from: Feature,
        /// The new feature.
        to: Feature,
    },
    /// Success points were gained.
    Scored {
        /// The civilization that gained them.
        seat: Seat,
        /// The source of the points.
        source: Source,
        /// Number of points.
        points: u16,
        /// The card, chip or event that gave the points, if one did.
        by: Option<Origin>,
    },
    /// A disc was advanced on a progress track.
    Advanced {
        /// The owner of the disc.
        seat: Seat,
        /// The track.
        track: Track,
        /// The new space.
        space: u8,
    },
    /// A disc was moved on the Favor of Agera track.
    Favor {
        /// The owner of the disc.
        seat: Seat,
        /// The new space, from 1.
        space: u8,
        /// The piece whose bonus this was, if it was a bonus.
        by: Option<Origin>,
    },
    /// A module was upgraded.
    Upgraded {
        /// The civilization that upgraded it.
        seat: Seat,
        /// The module.
        module: Module,
        /// The new level.
        level: u8,
    },
    /// A stage tile was flipped to active.
    StageTile {
        /// The owner of the tile.
        seat: Seat,
        /// The stage of the tile, 4 or 5.
        stage: u8,
    },
    /// A stage was completed.
    StageCompleted {
        /// The civilization that completed it.
        seat: Seat,
        /// The stage, counted from 1.
        stage: u8,
    },
    /// A tribe left its place.
    SetOut {
        /// The owner of the tribe.
        seat: Seat,
        /// The territory it left.
        from: Territory,
    },
    /// A tribe crossed a territory.
    Crossed {
        /// The owner of the tribe.
        seat: Seat,
        /// The territory.
        territory: Territory,
    },
    /// A tribe settled on an encampment.
    Settled {
        /// The owner of the tribe.
        seat: Seat,
        /// The territory.
        territory: Territory,
        /// Whether it settled on the fire encampment.
        fire: bool,
        /// The owner of the displaced tribe, if there was one.
        displaced: Option<Seat>,
    },
    /// A tribe went aboard a boat.
    Boarded {
        /// The owner of the tribe.
        seat: Seat,
        /// The territory of the boat.
        water: Territory,
    },
    /// A tribe from the supply was placed on the continent.
    Born {
        /// The owner of the tribe.
        seat: Seat,
        /// The territory.
        territory: Territory,
        /// Whether it is strong.
        strong: bool,
    },
    /// A territory was developed.
    Developed {
        /// The civilization that developed it.
        seat: Seat,
        /// The territory.
        territory: Territory,
        /// The material on its tile.
        material: Material,
    },
    /// A tribe was strengthened.
    Strengthened {
        /// The owner of the tribe.
        seat: Seat,
        /// The territory.
        territory: Territory,
    },
    /// A tribe was weakened.
    Weakened {
        /// The owner of the tribe.
        seat: Seat,
        /// The territory.
        territory: Territory,
        /// Why the tribe was weakened.
        cause: Weakness,
    },
    /// A tribe was saved by Deus ex machina.
    Saved {
        /// The owner of the tribe.
        seat: Seat,
        /// The territory.
        territory: Territory,
    },
    /// A tribe was returned to the supply.
    TribeLost {
        /// The owner of the tribe.
        seat: Seat,
        /// The territory it was taken from.
        territory: Territory,
    },
    /// A hunt was announced.
    Hunts {
        /// The civilization that hunts.
        seat: Seat,
        /// The territory.
        territory: Territory,
    },
    /// A lucky find was announced.
    LooksFor {
        /// The civilization that made the announcement.
        seat: Seat,
        /// The announced type of territory.
        terrain: Terrain,
    },
    /// A site was revealed.
    Revealed {
        /// The civilization that revealed it.
        seat: Seat,
        /// The spot of the site.
        spot: SiteSpot,
        /// The type of site.
        kind: SiteKind,
    },
    /// A raw material was produced.
    Produced {
        /// The civilization that produced it.
        seat: Seat,
        /// The territory.
        territory: Territory,
    },
    /// A raw material was transported.
    Transported {
        /// The civilization that transported it.
        seat: Seat,
        /// The territory it came from.
        territory: Territory,
        /// The material it was stored as.
        material: Material,
    },
    /// A material was sold.
    Sold {
        /// The civilization that sold it.
        seat: Seat,
        /// The material.
        material: Material,
    },
    /// A material was purchased.
    Purchased {
        /// The civilization that purchased it.
        seat: Seat,
        /// The material.
        material: Material,
    },
    /// A farm was built.
    BuiltFarm {
        /// The owner of the farm.
        seat: Seat,
        /// The territory.
        territory: Territory,
    },
    /// A farm was returned to the console.
    FarmReturned {
        /// The owner of the farm.
        seat: Seat,
        /// The territory it was taken from.
        territory: Territory,
    },
    /// A boat was built.
    BuiltBoat {
        /// The owner of the boat.
        seat: Seat,
        /// The territory.
        water: Territory,
    },
    /// A boat was returned to the console.
    BoatReturned {
        /// The owner of the boat.
        seat: Seat,
        /// The territory it was taken from.
        water: Territory,
        /// Number of tribes lost with the boat.
        tribes: u8,
    },
    /// A statue was built.
    BuiltStatue {
        /// The owner of the statue.
        seat: Seat,
        /// The building ground.
        ground: Ground,
        /// The material of the statue, or `None` for V.I.C.I, which needs none.
        material: Option<Material>,
    },
    /// A settlement was built.
    BuiltSettlement {
        /// The owner of the settlement.
        seat: Seat,
        /// The building ground.
        ground: Ground,
        /// The settlement, counted from 1.
        settlement: u8,
    },
    /// A research card was installed.
    Installed {
        /// The civilization that installed it.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The column.
        column: Column,
        /// The stage.
        stage: u8,
    },
    /// The top card of a face-up stack was taken.
    TookCard {
        /// The civilization that took it.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card was drawn from a face-down stack.
    DrewCard {
        /// The civilization that drew it.
        seat: Seat,
        /// The type of the card.
        deck: Deck,
        /// The card, known only to the player who drew it.
        card: Option<CardId>,
    },
    /// A player is looking at a card from a face-down stack.
    LooksAt {
        /// The player's seat.
        seat: Seat,
        /// The type of the card.
        deck: Deck,
        /// The card, known only to that player.
        card: Option<CardId>,
    },
    /// A player kept one of the cards they were looking at.
    KeptCard {
        /// The player's seat.
        seat: Seat,
        /// The type of the card.
        deck: Deck,
        /// The card, known only to that player.
        card: Option<CardId>,
    },
    /// A player put one of the cards they were looking at under its stack.
    PutUnder {
        /// The player's seat.
        seat: Seat,
        /// The type of the card.
        deck: Deck,
        /// The card, known only to that player.
        card: Option<CardId>,
    },
    /// A player could have taken a goal chip but took none.
    NoGoal {
        /// The player's seat.
        seat: Seat,
    },
    /// A goal chip was taken.
    TookGoal {
        /// The civilization that took it.
        seat: Seat,
        /// The goal chip.
        goal: GoalId,
    },
    /// A goal chip was covered with another one.
    CoveredGoal {
        /// The civilization that covered it.
        seat: Seat,
        /// The new goal chip.
        goal: GoalId,
        /// The space of the goal area.
        space: u8,
    },
    /// A goal chip was installed.
    InstalledGoal {
        /// The civilization that installed it.
        seat: Seat,
        /// The goal chip.
        goal: GoalId,
        /// The column.
        column: Column,
    },
    /// An income chip was taken.
    TookIncome {
        /// The civilization that took it.
        seat: Seat,
        /// The income chip.
        chip: IncomeId,
    },
    /// An income chip was installed.
    InstalledIncome {
        /// The civilization that installed it.
        seat: Seat,
        /// The income chip.
        chip: IncomeId,
        /// The column.
        column: Column,
        /// The stage.
        stage: u8,
    },
    /// The action of an income chip was performed.
    UsedIncome {
        /// The civilization that used it.
        seat: Seat,
        /// The income chip.
        chip: IncomeId,
    },
    /// An attribute chip was taken.
    TookAttribute {
        /// The civilization that took it.
        seat: Seat,
        /// The attribute chip.
        chip: AttributeId,
    },
    /// An attribute chip was installed.
    InstalledAttribute {
        /// The civilization that installed it.
        seat: Seat,
        /// The attribute chip.
        chip: AttributeId,
        /// The column.
        column: Column,
        /// The stage.
        stage: u8,
    },
    /// An activity was performed.
    Activity {
        /// The civilization that performed it.
        seat: Seat,
        /// The card with the activity, or `None` for the activity of the console.
        card: Option<CardId>,
    },
    /// A player's starting marker card was revealed.
    MarkerCard {
        /// The player's seat.
        seat: Seat,
        /// The starting marker card.
        card: MarkerCardId,
    },
    /// A player has secretly chosen a starting card.
    ChoseCard {
        /// The player's seat.
        seat: Seat,
        /// The research card, known only to that player.
        card: Option<CardId>,
    },
    /// A player received a starting chip card.
    ChipCard {
        /// The player's seat.
        seat: Seat,
        /// The starting chip card.
        card: ChipCardId,
        /// The goal chip that came with it.
        goal: GoalId,
    },
    /// A player has finished feeding their tribes.
    Fed {
        /// The player's seat.
        seat: Seat,
        /// Whether a tribe was not fed.
        hungry: bool,
    },
    /// The weather has changed.
    Weather {
        /// The new weather.
        weather: Weather,
        /// Whether the indicator crossed a white line.
        beyond: bool,
    },
    /// Wolves came out of a gorge.
    Wolves {
        /// The civilization they came to.
        seat: Seat,
        /// The spot of the gorge.
        spot: SiteSpot,
        /// Whether they found food there.
        fed: bool,
    },
    /// The event was resolved.
    EventResolved {
        /// The event.
        event: EventId,
        /// The civilizations that receive its bonus.
        winners: SeatSet,
        /// What the event counts.
        count: Count,
        /// The number needed, or `None` if the event goes to the civilization with the most.
        need: Option<u8>,
        /// The highest number that a civilization has.
        most: u16,
        /// The civilizations with that number, including V.I.C.I.
        leaders: SeatSet,
    },
    /// The category of the era was scored.
    EraScored {
        /// The civilization that scored.
        seat: Seat,
        /// The category.
        category: Category,
        /// Number of units of the civilization.
        units: u16,
    },
    /// The starting monolith was passed.
    Monolith {
        /// The seat of the new holder.
        seat: Seat,
    },
    /// V.I.C.I's discard pile was shuffled to form a new stack.
    ViciShuffled {
        /// Number of cards in the new stack.
        cards: u8,
    },
    /// V.I.C.I revealed an action card.
    ViciCard {
        /// The card, counted from 1.
        card: u8,
        /// Whether its red half counts.
        red: bool,
        /// The blue and red icons that are visible now. Four of each make V.I.C.I do a reset.
        icons: (u8, u8),
        /// Whether the card is carried out. A card that makes V.I.C.I do a reset is carried out only with the harder
        /// reset.
        carried_out: bool,
        /// The die that selected a line of the card, if there are several lines.
        roll: Option<u8>,
    },
    /// A die was rolled for the chip that V.I.C.I removes.
    ViciRolled {
        /// The value rolled.
        value: u8,
        /// The kind of chip to remove.
        act: Act,
    },
    /// V.I.C.I does what a scoring category asks for.
    ViciServes {
        /// The category. `None` in the last era if the card means the category of the next era; V.I.C.I then gains
        /// points instead.
        category: Option<Category>,
        /// How many times V.I.C.I does it.
        times: u8,
    },
    /// The place where V.I.C.I does something was determined. A territory roll decides between several.
    ViciDetermined {
        /// What V.I.C.I does.
        act: Act,
        /// Whether the territories meet the priority requirement. If not, none did, and these meet the minimum
        /// requirement.
        priority: bool,
        /// The eligible territories.
        territories: TerritorySet,
        /// The territory roll, if several were eligible.
        roll: Option<TerritoryRoll>,
        /// The chosen territory.
        territory: Territory,
    },
    /// V.I.C.I skipped something.
    ViciSkipped {
        /// What V.I.C.I would have done.
        act: Act,
        /// Why it was skipped.
        reason: Skip,
    },
    /// No tribe of V.I.C.I can migrate, so it procreates first.
    ViciStays,
    /// V.I.C.I occupies every encampment in its territories, so it also migrates.
    ViciBoxedIn,
    /// V.I.C.I's tribe settled on the encampment given by its priority table.
    ViciSettled {
        /// The tribe that migrated, chosen by V.I.C.I's priority list, or `None` for a new tribe.
        from: Option<Who>,
        /// The territory.
        territory: Territory,
        /// The line of the table, from 1 to 9.
        priority: u8,
        /// Whether the tribe settled on the fire encampment.
        fire: bool,
        /// The owner of the displaced tribe, if there was one.
        displaced: Option<Seat>,
        /// The points of the fire encampment.
        points: u8,
    },
    /// V.I.C.I's provision markers were counted in one of its territories.
    ViciFed {
        /// The territory.
        territory: Territory,
        /// Number of provision markers there.
        provisions: u8,
        /// Number of tribes fed.
        fed: u8,
        /// Number of tribes weakened or lost.
        hungry: u8,
    },
    /// V.I.C.I removed a research card.
    ViciRemovedCard {
        /// The card.
        card: CardId,
    },
    /// V.I.C.I removed a goal chip.
    ViciRemovedGoal {
        /// The goal chip.
        goal: GoalId,
    },
    /// V.I.C.I removed an income chip.
    ViciRemovedIncome {
        /// The income chip.
        chip: IncomeId,
    },
    /// V.I.C.I removed an attribute chip.
    ViciRemovedAttribute {
        /// The attribute chip.
        chip: AttributeId,
    },
    /// V.I.C.I placed a marker in a grid.
    ViciGrid {
        /// The category of the grid: Evolution or Prosperity.
        category: Category,
        /// The space of the grid.
        space: u8,
    },
    /// V.I.C.I placed a hunting token.
    ViciToken {
        /// The territory.
        territory: Territory,
    },
    /// V.I.C.I placed a provision marker.
    ViciProvision {
        /// The territory.
        territory: Territory,
        /// Number of provision markers there now.
        provisions: u8,
        /// Whether they block the building space of the farm.
        blocked: bool,
    },
    /// The last era ended.
    GameOver,
    /// A part of the final scoring was counted.
    FinalScored {
        /// The part of the final scoring.
        part: FinalPart,
        /// The points of each civilization.
        points: BySeat<u16>,
        /// The civilizations in the game, including V.I.C.I.
        seats: SeatSet,
    },
}

/// A part of the final scoring.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FinalPart {
    /// A category, with the units of each civilization.
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
        /// The tribe stands next to a glacier.
        Glacier = "glacier",
        /// The tribe was not fed.
        Hunger = "hunger",
        /// Weakening it was the price of an activity.
        Price = "price",
    }
}

impl Event {
    /// Returns the seat that the event is about, or `None` if it is about the whole table.
    pub(crate) const fn about(&self) -> Option<Seat> {
        match *self {
            Self::Activated { seat, .. }
            | Self::Paid { seat, .. }
            | Self::Reset { seat, .. }
            | Self::RolledDice { seat, .. }
            | Self::RolledFate { seat, .. }
            | Self::FavorTest { seat, .. }
            | Self::GainedDie { seat, .. }
            | Self::TurnedDie { seat, .. }
            | Self::Gained { seat, .. }
            | Self::Lost { seat, .. }
            | Self::RawReturned { seat, .. }
            | Self::Mutated { seat, .. }
            | Self::Scored { seat, .. }
            | Self::Advanced { seat, .. }
            | Self::Favor { seat, .. }
            | Self::Upgraded { seat, .. }
            | Self::StageTile { seat, .. }
            | Self::StageCompleted { seat, .. }
            | Self::SetOut { seat, .. }
            | Self::Crossed { seat, .. }
            | Self::Settled { seat, .. }
            | Self::Boarded { seat, .. }
            | Self::Born { seat, .. }
            | Self::Developed { seat, .. }
            | Self::Strengthened { seat, .. }
            | Self::Weakened { seat, .. }
            | Self::Saved { seat, .. }
            | Self::TribeLost { seat, .. }
            | Self::Hunts { seat, .. }
            | Self::LooksFor { seat, .. }
            | Self::Revealed { seat, .. }
            | Self::Produced { seat, .. }
            | Self::Transported { seat, .. }
            | Self::Sold { seat, .. }
            | Self::Purchased { seat, .. }
            | Self::BuiltFarm { seat, .. }
            | Self::FarmReturned { seat, .. }
            | Self::BuiltBoat { seat, .. }
            | Self::BoatReturned { seat, .. }
            | Self::BuiltStatue { seat, .. }
            | Self::BuiltSettlement { seat, .. }
            | Self::Installed { seat, .. }
            | Self::TookCard { seat, .. }
            | Self::DrewCard { seat, .. }
            | Self::LooksAt { seat, .. }
            | Self::KeptCard { seat, .. }
            | Self::PutUnder { seat, .. }
            | Self::NoGoal { seat }
            | Self::TookGoal { seat, .. }
            | Self::CoveredGoal { seat, .. }
            | Self::InstalledGoal { seat, .. }
            | Self::TookIncome { seat, .. }
            | Self::InstalledIncome { seat, .. }
            | Self::UsedIncome { seat, .. }
            | Self::TookAttribute { seat, .. }
            | Self::InstalledAttribute { seat, .. }
            | Self::Activity { seat, .. }
            | Self::MarkerCard { seat, .. }
            | Self::ChoseCard { seat, .. }
            | Self::ChipCard { seat, .. }
            | Self::Fed { seat, .. }
            | Self::Wolves { seat, .. }
            | Self::EraScored { seat, .. }
            | Self::Monolith { seat } => Some(seat),
            Self::PhaseBegan { .. }
            | Self::EventRevealed { .. }
            | Self::RevealedCard { .. }
            | Self::LastRound
            | Self::Weather { .. }
            | Self::EventResolved { .. }
            | Self::ViciShuffled { .. }
            | Self::ViciCard { .. }
            | Self::ViciRolled { .. }
            | Self::ViciServes { .. }
            | Self::ViciDetermined { .. }
            | Self::ViciSkipped { .. }
            | Self::ViciStays
            | Self::ViciBoxedIn
            | Self::ViciSettled { .. }
            | Self::ViciFed { .. }
            | Self::ViciRemovedCard { .. }
            | Self::ViciRemovedGoal { .. }
            | Self::ViciRemovedIncome { .. }
            | Self::ViciRemovedAttribute { .. }
            | Self::ViciGrid { .. }
            | Self::ViciToken { .. }
            | Self::ViciProvision { .. }
            | Self::GameOver
            | Self::FinalScored { .. } => None,
        }
    }

    /// Returns true if the event only tells something and changes nothing in the game.
    pub(crate) const fn is_only_told(&self) -> bool {
        matches!(self, Self::NoGoal { .. } | Self::Fed { .. } | Self::Wolves { .. } | Self::EventResolved { .. })
    }

    /// Returns what a viewer may know of the event. Cards that a player drew in secret are hidden from the others.
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
