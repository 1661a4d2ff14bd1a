//! At least one value of every variant, so that every sentence is used once.

use engine::{BySeat, Seat, SeatSet, samples};

use crate::action::{Deed, Payment};
use crate::category::Category;
use crate::civilization::Source;
use crate::content::{AttributeId, CardId, ChipCardId, Deck, EventId, GoalId, IncomeId, MarkerCardId, Slot};
use crate::continent::{SiteSpot, Terrain, Territory, TerritorySet};
use crate::count::Count;
use crate::effect::{Marker, Project};
use crate::event::{Event, FinalPart, Weakness};
use crate::land::{Berth, Who};
use crate::material::Material;
use crate::module::{Feature, Module, Panel, Track};
use crate::refusal::Refusal;
use crate::site::{Ground, SiteKind};
use crate::stages::Column;
use crate::state::Weather;
use crate::task::{Origin, Phase, Special, Task};
use crate::vici::{Act, BeaconRoll, Skip, TerritoryRoll};

const RED: Seat = Seat::ALL[0];
const BLUE: Seat = Seat::ALL[1];
const FOREST: Territory = Territory::ForestB;
const SEA: Territory = Territory::WaterA;
const CALM: Feature = Feature::Calm;
const CULTURE: Track = Track::Culture;

pub(super) fn card(name: &str) -> CardId {
    CardId::named(name).unwrap()
}

fn column() -> Column {
    Column::numbered(3).unwrap()
}

fn spot() -> SiteSpot {
    SiteSpot::numbered(12).unwrap()
}

fn goal() -> GoalId {
    GoalId::named("G7").unwrap()
}

fn chip() -> IncomeId {
    IncomeId::named("I7").unwrap()
}

fn attribute() -> AttributeId {
    AttributeId::named("T2").unwrap()
}

fn event() -> EventId {
    EventId::named("F17").unwrap()
}

fn marker_card() -> MarkerCardId {
    MarkerCardId::named("M3").unwrap()
}

fn chip_card() -> ChipCardId {
    ChipCardId::named("S4").unwrap()
}

fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|number| Seat::ALL[*number]).collect()
}

fn resolved(winners: &[usize], need: Option<u8>, most: u16, leaders: &[usize]) -> Event {
    let (winners, leaders) = (seats(winners), seats(leaders));
    Event::EventResolved { event: event(), winners, count: Count::StrongTribes, need, most, leaders }
}

fn determined(act: Act, priority: bool, roll: Option<(Terrain, Option<(u8, u8)>)>) -> Event {
    let roll = roll.map(|(shown, beacons)| {
        let beacons = beacons.map(|(shown, taken)| BeaconRoll { value: 2 * shown, shown, taken });
        TerritoryRoll { value: 1, shown, taken: Terrain::Forest, beacons }
    });
    Event::ViciDetermined { act, priority, territories: TerritorySet::of(Terrain::Forest), roll, territory: FOREST }
}

fn vici_settled(from: Option<Berth>, fire: bool, displaced: Option<Seat>) -> Event {
    let from = from.map(|berth| Who { territory: FOREST, berth, strong: true });
    let points = if fire { 2 } else { 0 };
    Event::ViciSettled { from, territory: Territory::SwampE, priority: 3, fire, displaced, points }
}

fn by_seat(red: u16, blue: u16) -> BySeat<u16> {
    let mut values = BySeat::default();
    (values[RED], values[BLUE]) = (red, blue);
    values
}

fn final_scored(part: FinalPart) -> Event {
    Event::FinalScored { part, points: by_seat(3, 12), seats: seats(&[0, 1]) }
}

pub(super) fn events() -> Vec<Event> {
    let (seat, territory, material) = (RED, FOREST, Material::Wood);
    let (card, deck, goal, chip) = (card("A7"), Deck::Invention, goal(), chip());
    samples! {
        Event::PhaseBegan { .. } => [Event::PhaseBegan { era: 2, phase: Phase::Action }],
        Event::EventRevealed { .. } => [Event::EventRevealed { event: event() }],
        Event::RevealedCard { .. } => [Event::RevealedCard { card }],
        Event::LastRound => [Event::LastRound],
        Event::Activated { .. } => [
            Event::Activated { seat, panel: Panel::Main(Module::Trade) },
            Event::Activated { seat, panel: Panel::Feature(CALM) },
            Event::Activated { seat, panel: Panel::Sleep },
        ],
        Event::Paid { .. } => [
            Event::Paid { seat, payment: Payment::Die(3), value: Some(3), ideas: 0 },
            Event::Paid { seat, payment: Payment::Die(3), value: Some(5), ideas: 2 },
            Event::Paid { seat, payment: Payment::Planning(4), value: Some(5), ideas: 1 },
            Event::Paid { seat, payment: Payment::Focus, value: Some(5), ideas: 0 },
            Event::Paid { seat, payment: Payment::Focus, value: None, ideas: 0 },
        ],
        Event::Reset { .. } => [
            Event::Reset { seat, resets: 2, end: 5, closes: false },
            Event::Reset { seat, resets: 5, end: 5, closes: true },
        ],
        Event::RolledDice { .. } => [
            Event::RolledDice { seat, faces: [0, 0, 1, 0, 1, 0] },
            Event::RolledDice { seat, faces: [0; 6] },
        ],
        Event::RolledFate { .. } => [
            Event::RolledFate { seat, faces: [1, 0, 2, 0, 0, 0] },
            Event::RolledFate { seat, faces: [0; 6] },
        ],
        Event::FavorTest { .. } => [Event::FavorTest { seat, passed: true }, Event::FavorTest { seat, passed: false }],
        Event::GainedDie { .. } => [
            Event::GainedDie { seat, fate: true, from: None },
            Event::GainedDie { seat, fate: false, from: Some(BLUE) },
            Event::GainedDie { seat, fate: false, from: Some(seat) },
        ],
        Event::TurnedDie { .. } => [Event::TurnedDie { seat, from: 2, to: 6 }],
        Event::Gained { .. } => [
            Event::Gained { seat, slot: Slot::Marker(Marker::Food), count: 3, by: None },
            Event::Gained { seat, slot: Slot::Marker(Marker::Food), count: 3, by: Some(Origin::Card(card)) },
            Event::Gained { seat, slot: Slot::Marker(Marker::Money), count: 1, by: None },
            Event::Gained { seat, slot: Slot::Marker(Marker::Idea), count: 1, by: None },
            Event::Gained { seat, slot: Slot::Marker(Marker::Focus), count: 1, by: None },
            Event::Gained { seat, slot: Slot::Planning(4), count: 2, by: None },
            Event::Gained { seat, slot: Slot::Storage(Material::IronOre), count: 1, by: None },
            Event::Gained { seat, slot: Slot::Feature(CALM), count: 1, by: None },
        ],
        Event::Lost { .. } => [Event::Lost { seat, slot: Slot::Marker(Marker::Idea), count: 2 }],
        Event::RawReturned { .. } => [Event::RawReturned { seat, territory }],
        Event::Mutated { .. } => [Event::Mutated { seat, from: CALM, to: Feature::Stamina }],
        Event::Scored { .. } => [
            Event::Scored { seat, source: Source::Fires, points: 1, by: None },
            Event::Scored { seat, source: Source::Eras, points: 24, by: None },
            Event::Scored { seat, source: Source::Bonuses, points: 3, by: Some(Origin::Card(card)) },
            Event::Scored { seat, source: Source::Bonuses, points: 3, by: Some(Origin::Attribute(attribute())) },
            Event::Scored { seat, source: Source::Bonuses, points: 3, by: Some(Origin::Event(event())) },
            Event::Scored { seat, source: Source::Bonuses, points: 3, by: Some(Origin::Console) },
            Event::Scored { seat, source: Source::Cards, points: 3, by: Some(Origin::Card(card)) },
            Event::Scored { seat, source: Source::Income, points: 1, by: Some(Origin::Income(chip)) },
        ],
        Event::Advanced { .. } => [Event::Advanced { seat, track: CULTURE, space: 4 }],
        Event::Favor { .. } => [
            Event::Favor { seat, space: 3, by: None },
            Event::Favor { seat, space: 3, by: Some(Origin::Card(card)) },
        ],
        Event::Upgraded { .. } => [Event::Upgraded { seat, module: Module::Trade, level: 2 }],
        Event::StageTile { .. } => [Event::StageTile { seat, stage: 4 }],
        Event::StageCompleted { .. } => [Event::StageCompleted { seat, stage: 1 }],
        Event::SetOut { .. } => [Event::SetOut { seat, from: territory }],
        Event::Crossed { .. } => [Event::Crossed { seat, territory }],
        Event::Settled { .. } => [
            Event::Settled { seat, territory, fire: false, displaced: None },
            Event::Settled { seat, territory, fire: true, displaced: None },
            Event::Settled { seat, territory, fire: false, displaced: Some(BLUE) },
            Event::Settled { seat, territory, fire: true, displaced: Some(BLUE) },
            Event::Settled { seat, territory, fire: false, displaced: Some(RED) },
            Event::Settled { seat, territory, fire: true, displaced: Some(RED) },
        ],
        Event::Boarded { .. } => [Event::Boarded { seat, water: SEA }],
        Event::Born { .. } => [
            Event::Born { seat, territory, strong: true },
            Event::Born { seat, territory, strong: false },
        ],
        Event::Developed { .. } => [Event::Developed { seat, territory, material }],
        Event::Strengthened { .. } => [Event::Strengthened { seat, territory }],
        Event::Weakened { .. } => [
            Event::Weakened { seat, territory, cause: Weakness::Glacier },
            Event::Weakened { seat, territory, cause: Weakness::Hunger },
            Event::Weakened { seat, territory, cause: Weakness::Price },
        ],
        Event::Saved { .. } => [Event::Saved { seat, territory }],
        Event::TribeLost { .. } => [Event::TribeLost { seat, territory }],
        Event::Hunts { .. } => [Event::Hunts { seat, territory }],
        Event::LooksFor { .. } => [Event::LooksFor { seat, terrain: Terrain::Hills }],
        Event::Revealed { .. } => [Event::Revealed { seat, spot: spot(), kind: SiteKind::MysticOak }],
        Event::Produced { .. } => [Event::Produced { seat, territory }],
        Event::Transported { .. } => [Event::Transported { seat, territory, material }],
        Event::Sold { .. } => [Event::Sold { seat, material }],
        Event::Purchased { .. } => [Event::Purchased { seat, material }],
        Event::BuiltFarm { .. } => [Event::BuiltFarm { seat, territory }],
        Event::FarmReturned { .. } => [Event::FarmReturned { seat, territory }],
        Event::BuiltBoat { .. } => [Event::BuiltBoat { seat, water: SEA }],
        Event::BoatReturned { .. } => [
            Event::BoatReturned { seat, water: SEA, tribes: 0 },
            Event::BoatReturned { seat, water: SEA, tribes: 1 },
            Event::BoatReturned { seat, water: SEA, tribes: 2 },
        ],
        Event::BuiltStatue { .. } => [
            Event::BuiltStatue { seat, ground: Ground::ISLAND, material: Some(material) },
            Event::BuiltStatue { seat: BLUE, ground: Ground::ALL[1], material: None },
        ],
        Event::BuiltSettlement { .. } => [Event::BuiltSettlement { seat, ground: Ground::ALL[1], settlement: 2 }],
        Event::Installed { .. } => [Event::Installed { seat, card, column: column(), stage: 2 }],
        Event::TookCard { .. } => [Event::TookCard { seat, card }],
        Event::DrewCard { .. } => [
            Event::DrewCard { seat, deck, card: Some(card) },
            Event::DrewCard { seat, deck, card: None },
        ],
        Event::LooksAt { .. } => [
            Event::LooksAt { seat, deck, card: Some(card) },
            Event::LooksAt { seat, deck, card: None },
        ],
        Event::KeptCard { .. } => [
            Event::KeptCard { seat, deck, card: Some(card) },
            Event::KeptCard { seat, deck, card: None },
        ],
        Event::PutUnder { .. } => [
            Event::PutUnder { seat, deck, card: Some(card) },
            Event::PutUnder { seat, deck, card: None },
        ],
        Event::NoGoal { .. } => [Event::NoGoal { seat }],
        Event::TookGoal { .. } => [Event::TookGoal { seat, goal }],
        Event::CoveredGoal { .. } => [Event::CoveredGoal { seat, goal, space: 2 }],
        Event::InstalledGoal { .. } => [Event::InstalledGoal { seat, goal, column: column() }],
        Event::TookIncome { .. } => [Event::TookIncome { seat, chip }],
        Event::InstalledIncome { .. } => [Event::InstalledIncome { seat, chip, column: column(), stage: 2 }],
        Event::UsedIncome { .. } => [Event::UsedIncome { seat, chip }],
        Event::TookAttribute { .. } => [Event::TookAttribute { seat, chip: attribute() }],
        Event::InstalledAttribute { .. } => [
            Event::InstalledAttribute { seat, chip: attribute(), column: column(), stage: 2 },
        ],
        Event::Activity { .. } => [Event::Activity { seat, card: Some(card) }, Event::Activity { seat, card: None }],
        Event::MarkerCard { .. } => [Event::MarkerCard { seat, card: marker_card() }],
        Event::ChoseCard { .. } => [Event::ChoseCard { seat, card: Some(card) }, Event::ChoseCard { seat, card: None }],
        Event::ChipCard { .. } => [Event::ChipCard { seat, card: chip_card(), goal }],
        Event::Fed { .. } => [Event::Fed { seat, hungry: false }, Event::Fed { seat, hungry: true }],
        Event::Weather { .. } => [
            Event::Weather { weather: Weather::Mild, beyond: false },
            Event::Weather { weather: Weather::Hot, beyond: true },
        ],
        Event::Wolves { .. } => [
            Event::Wolves { seat, spot: spot(), fed: true },
            Event::Wolves { seat, spot: spot(), fed: false },
        ],
        Event::EventResolved { .. } => [
            resolved(&[], None, 0, &[0, 1]),
            resolved(&[], None, 4, &[1]),
            resolved(&[], None, 4, &[0, 1]),
            resolved(&[], Some(3), 2, &[1]),
            resolved(&[0], None, 4, &[0]),
            resolved(&[0, 1], Some(1), 4, &[0]),
        ],
        Event::EraScored { .. } => [
            Event::EraScored { seat, category: Category::Culture, units: 1 },
            Event::EraScored { seat, category: Category::Population, units: 7 },
        ],
        Event::Monolith { .. } => [Event::Monolith { seat }],
        Event::ViciShuffled { .. } => [Event::ViciShuffled { cards: 9 }],
        Event::ViciCard { .. } => [
            Event::ViciCard { card: 3, red: false, icons: (2, 1), carried_out: true, roll: Some(2) },
            Event::ViciCard { card: 3, red: true, icons: (2, 1), carried_out: true, roll: Some(5) },
            Event::ViciCard { card: 11, red: false, icons: (2, 1), carried_out: true, roll: None },
            Event::ViciCard { card: 3, red: false, icons: (4, 4), carried_out: false, roll: None },
        ],
        Event::ViciRolled { .. } => [Event::ViciRolled { value: 4, act: Act::Income }],
        Event::ViciServes { .. } => [
            Event::ViciServes { category: Some(Category::Culture), times: 1 },
            Event::ViciServes { category: Some(Category::Culture), times: 2 },
            Event::ViciServes { category: None, times: 2 },
        ],
        Event::ViciDetermined { .. } => [
            determined(Act::Migration, true, None),
            determined(Act::Sites, false, None),
            determined(Act::Arrival, true, Some((Terrain::Forest, None))),
            determined(Act::Arrival, true, Some((Terrain::Desert, Some((2, 2))))),
            determined(Act::Arrival, false, Some((Terrain::Forest, Some((2, 3))))),
        ],
        Event::ViciSkipped { .. } => [Event::ViciSkipped { act: Act::Statue, reason: Skip::NoMarker }],
        Event::ViciStays => [Event::ViciStays],
        Event::ViciBoxedIn => [Event::ViciBoxedIn],
        Event::ViciSettled { .. } => [
            vici_settled(None, true, None),
            vici_settled(None, false, None),
            vici_settled(Some(Berth::Fire), true, Some(RED)),
            vici_settled(Some(Berth::Camp), false, Some(RED)),
            vici_settled(Some(Berth::Wild), false, None),
            vici_settled(Some(Berth::Boat), true, None),
        ],
        Event::ViciFed { .. } => [
            Event::ViciFed { territory, provisions: 0, fed: 0, hungry: 2 },
            Event::ViciFed { territory, provisions: 1, fed: 1, hungry: 0 },
            Event::ViciFed { territory, provisions: 2, fed: 3, hungry: 1 },
        ],
        Event::ViciRemovedCard { .. } => [Event::ViciRemovedCard { card }],
        Event::ViciRemovedGoal { .. } => [Event::ViciRemovedGoal { goal }],
        Event::ViciRemovedIncome { .. } => [Event::ViciRemovedIncome { chip }],
        Event::ViciRemovedAttribute { .. } => [Event::ViciRemovedAttribute { chip: attribute() }],
        Event::ViciGrid { .. } => [Event::ViciGrid { category: Category::Evolution, space: 6 }],
        Event::ViciToken { .. } => [Event::ViciToken { territory }],
        Event::ViciProvision { .. } => [
            Event::ViciProvision { territory, provisions: 1, blocked: false },
            Event::ViciProvision { territory, provisions: 2, blocked: true },
        ],
        Event::GameOver => [Event::GameOver],
        Event::FinalScored { .. } => [
            final_scored(FinalPart::Category(Category::Culture, by_seat(1, 4))),
            final_scored(FinalPart::Stages),
            final_scored(FinalPart::PointBonuses),
            final_scored(FinalPart::Total),
        ],
    }
}

pub(super) fn refusals() -> Vec<Refusal> {
    let (territory, column, goal, chip) = (FOREST, column(), goal(), chip());
    let who = Who { territory, berth: Berth::Wild, strong: true };
    samples! {
        Refusal::GameOver => [Refusal::GameOver],
        Refusal::NotYourTurn { .. } => [Refusal::NotYourTurn { turn: RED }],
        Refusal::NotOffered => [Refusal::NotOffered],
        Refusal::NotAsked { .. } => [
            Refusal::NotAsked { asked: Task::Turn },
            Refusal::NotAsked { asked: Task::Migrate(2) },
            Refusal::NotAsked { asked: Task::CardColumn { card: card("A7"), special: Special::No } },
        ],
        Refusal::CannotPass { .. } => [
            Refusal::CannotPass { asked: Task::Turn },
            Refusal::CannotPass { asked: Task::Weather },
            Refusal::CannotPass { asked: Task::Grotto(spot()) },
        ],
        Refusal::CannotActivate { .. } => [Refusal::CannotActivate { panel: Panel::Main(Module::Trade) }],
        Refusal::NothingToDo { .. } => [Refusal::NothingToDo { panel: Panel::Main(Module::Trade) }],
        Refusal::TooManyDice { .. } => [Refusal::TooManyDice { dice: 5, most: 3 }],
        Refusal::NothingToPayWith { .. } => [Refusal::NothingToPayWith { payment: Payment::Die(3) }],
        Refusal::NotEnoughIdeas { .. } => [Refusal::NotEnoughIdeas { need: 2, have: 1 }],
        Refusal::OtherValueUnmet { .. } => [Refusal::OtherValueUnmet { panel: Panel::Main(Module::Trade) }],
        Refusal::NotSoManyDice { .. } => [Refusal::NotSoManyDice { value: 4, have: 1 }],
        Refusal::NoSide { .. } => [Refusal::NoSide { module: Module::Trade, deed: Deed::Hunt }],
        Refusal::NoTribeThere { .. } => [Refusal::NoTribeThere { territory, asked: Task::Procreate(1) }],
        Refusal::AlreadyHunted { .. } => [Refusal::AlreadyHunted { territory }],
        Refusal::NoHuntingToken => [Refusal::NoHuntingToken],
        Refusal::NotAdjacent { .. } => [Refusal::NotAdjacent { from: territory, to: Territory::DesertC }],
        Refusal::NoBoat { .. } => [Refusal::NoBoat { water: Territory::WaterA, asked: Task::Migrate(1) }],
        Refusal::BoatLoaded { .. } => [Refusal::BoatLoaded { water: Territory::WaterA }],
        Refusal::NoRawMaterial { .. } => [Refusal::NoRawMaterial { territory }],
        Refusal::NoShore { .. } => [Refusal::NoShore { water: Territory::WaterA }],
        Refusal::NothingHidden => [Refusal::NothingHidden],
        Refusal::NoSuchTerrain { .. } => [Refusal::NoSuchTerrain { terrain: Terrain::Swamp, asked: Task::ExtraFind }],
        Refusal::NoTribesLeft => [Refusal::NoTribesLeft],
        Refusal::NotHere { .. } => [Refusal::NotHere { territory, asked: Task::Toll }],
        Refusal::NoSuchTribe { .. } => [Refusal::NoSuchTribe { who, asked: Task::Migrate(1) }],
        Refusal::WeakTribe { .. } => [Refusal::WeakTribe { who, asked: Task::Migrate(1) }],
        Refusal::StrongTribe { .. } => [Refusal::StrongTribe { who }],
        Refusal::HasMigrated { .. } => [Refusal::HasMigrated { who }],
        Refusal::NowhereToGo { .. } => [Refusal::NowhereToGo { who }],
        Refusal::NoFreeCamp { .. } => [Refusal::NoFreeCamp { territory }],
        Refusal::NobodyToDisplace { .. } => [Refusal::NobodyToDisplace { seat: RED, strong: true }],
        Refusal::CannotDisplace { .. } => [Refusal::CannotDisplace { seat: RED }],
        Refusal::NoCrossing { .. } => [Refusal::NoCrossing { territory }],
        Refusal::NothingLeft { .. } => [Refusal::NothingLeft { project: Project::Farm }],
        Refusal::FarmThere { .. } => [Refusal::FarmThere { territory, seat: RED }],
        Refusal::VolcanoNear { .. } => [Refusal::VolcanoNear { territory }],
        Refusal::ProvisionsThere { .. } => [Refusal::ProvisionsThere { territory }],
        Refusal::BoatThere { .. } => [Refusal::BoatThere { water: Territory::WaterA }],
        Refusal::NoTribeNear => [Refusal::NoTribeNear],
        Refusal::NoBuildingGround => [Refusal::NoBuildingGround],
        Refusal::GroundFull { .. } => [Refusal::GroundFull { ground: Ground::ISLAND }],
        Refusal::NoStatueMaterial { .. } => [Refusal::NoStatueMaterial { ground: Ground::ISLAND }],
        Refusal::SettlementBuilt { .. } => [Refusal::SettlementBuilt { settlement: 2 }],
        Refusal::SettlementTooDear { .. } => [Refusal::SettlementTooDear { settlement: 2 }],
        Refusal::CannotBuild { .. } => [Refusal::CannotBuild { project: Project::Farm }],
        Refusal::NotStored { .. } => [Refusal::NotStored { material: Material::Oil }],
        Refusal::OtherMaterial { .. } => [Refusal::OtherMaterial { material: Material::Oil }],
        Refusal::TooDear { .. } => [Refusal::TooDear { price: 4, have: 1 }],
        Refusal::NoFeature { .. } => [Refusal::NoFeature { feature: Feature::Calm }],
        Refusal::SameFeature { .. } => [Refusal::SameFeature { feature: Feature::Calm }],
        Refusal::NothingToReturn => [Refusal::NothingToReturn],
        Refusal::NotThisFood { .. } => [Refusal::NotThisFood { have: 1, need: 2 }],
        Refusal::NotInHand { .. } => [Refusal::NotInHand { card: card("A7") }],
        Refusal::OtherDeck { .. } => [Refusal::OtherDeck { deck: Deck::Insight }],
        Refusal::CostUnmet { .. } => [Refusal::CostUnmet { card: card("A7") }],
        Refusal::LevelUnmet { .. } => [Refusal::LevelUnmet { card: card("A7"), level: 3 }],
        Refusal::LevelTooLow { .. } => [Refusal::LevelTooLow { stage: 4 }],
        Refusal::NotActive { .. } => [Refusal::NotActive { space: 2 }],
        Refusal::ColumnTaken { .. } => [Refusal::ColumnTaken { column }],
        Refusal::Unsupported { .. } => [Refusal::Unsupported { column }],
        Refusal::NoChipThere => [Refusal::NoChipThere],
        Refusal::GoalUnmet { .. } => [Refusal::GoalUnmet { goal }],
        Refusal::NotYourChip { .. } => [Refusal::NotYourChip { chip }],
        Refusal::TooFewFeatures { .. } => [Refusal::TooFewFeatures { feature: Feature::Calm, need: 2, have: 1 }],
        Refusal::NotNow => [Refusal::NotNow],
        Refusal::TopLevel { .. } => [Refusal::TopLevel { module: Module::Trade }],
        Refusal::OtherModule { .. } => [Refusal::OtherModule { module: Module::Trade }],
        Refusal::TileActive { .. } => [Refusal::TileActive { stage: 4 }],
        Refusal::NoActivity => [Refusal::NoActivity],
        Refusal::SameActivity => [Refusal::SameActivity],
        Refusal::ActivityTooDear => [Refusal::ActivityTooDear],
        Refusal::StackEmpty { .. } => [Refusal::StackEmpty { deck: Deck::Insight }],
        Refusal::NotDrawn { .. } => [Refusal::NotDrawn { card: card("A7") }],
        Refusal::NotMostDice { .. } => [Refusal::NotMostDice { seat: RED }],
        Refusal::NoSuchDie { .. } => [Refusal::NoSuchDie { value: 4 }],
        Refusal::NotLowestTrack { .. } => [Refusal::NotLowestTrack { track: Track::Culture }],
        Refusal::ChipCardGone => [Refusal::ChipCardGone],
    }
}
