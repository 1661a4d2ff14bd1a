//! Samples of every request and every answer.

use super::samples::card;
use super::*;
use crate::action::{Deed, Payment};
use crate::content::{ActivityId, AttributeId, ChipCardId, CostSpaces, Deck, GoalId, IncomeId, MarkerCardId, Slot};
use crate::continent::{SiteSpot, Terrain, Territory};
use crate::effect::{BonusId, Effect, Marker, MaterialChoice, Project, UpgradeChoice};
use crate::land::{Berth, Who};
use crate::material::{Material, Row};
use crate::module::{Feature, Module, Panel, Track};
use crate::site::{Ground, SiteKind};
use crate::stages::{Column, Half};
use crate::task::{Chore, Faces, Follow, Installation, Journey, Origin, Phase, Special, Target, Task};

#[rustfmt::skip]
pub(super) fn tasks() -> Vec<Task> {
    let (territory, special) = (Territory::ForestB, Special::No);
    let water = Territory::WaterA;
    let (spot, column) = (SiteSpot::numbered(12).unwrap(), Column::numbered(3).unwrap());
    let who = Who { territory, berth: Berth::Fire, strong: false };
    let journey = Journey { at: territory, strong: true, left: 2 };
    let installation = Installation { card: card("A7"), column, active: CostSpaces::from_bits(0b11), special };
    let (pass, fail) = (Follow::Migrations(2), Follow::Migrations(1));
    let chip = IncomeId::named("I7").unwrap();
    let activities = || (0..3).map(ActivityId);
    let mut tasks = vec![
        Task::Pause, Task::ChooseChipCard, Task::Turn, Task::ResetMarker, Task::Sleep, Task::ExtraFind,
        Task::Reroll { value: 3, taken: 1 }, Task::PlanningSpace(1), Task::PlanningSpace(3), Task::GainFeatures(1),
        Task::GainMaterial { choice: MaterialChoice::In(Row::Third), left: 1 }, Task::Mutate(2),
        Task::MutateTo { from: Feature::Calm, left: 1 }, Task::TakeDie { fate: true }, Task::TakeDie { fate: false },
        Task::GiveDie { to: Seat::ALL[1] }, Task::Recover(2), Task::TurnDice(1), Task::TurnTo { from: 3, left: 0 },
        Task::Migrate(1), Task::Migrate(3), Task::Travel(journey), Task::Arrive(journey),
        Task::Arrive(Journey { left: 0, ..journey }), Task::Arrive(Journey { at: water, left: 1, ..journey }),
        Task::Procreate(2), Task::Settle { territory, strong: true }, Task::WeakTribes(2),
        Task::WeakCamp { territory, left: 1 }, Task::Strengthen(3), Task::Encamp(1),
        Task::EncampAt { territory, strong: false }, Task::Board { water, left: 1 }, Task::Glacier(spot),
        Task::HolyRock(spot), Task::LoseTribe, Task::Doom(who), Task::Hunt { left: 2, except: None },
        Task::HuntValue { territory, faces: Faces::from_bits(0b10010) }, Task::LuckyFind(1),
        Task::LuckyValue { terrain: Terrain::Hills, faces: Faces::only(3) }, Task::Explore, Task::RevealSite, Task::Produce(2),
        Task::Transport { left: 3, any: false }, Task::Unload { water, any: true }, Task::Grotto(spot),
        Task::GrottoWork { territory, produce: true, transport: true },
        Task::GrottoWork { territory: water, produce: true, transport: false },
        Task::GrottoWork { territory, produce: false, transport: true },
        Task::SiteOrder { kind: SiteKind::HolyRock, spots: [spot, SiteSpot::numbered(3).unwrap()] },
        Task::Build { left: 2, only: None, same: true },
        Task::Build { left: 1, only: Some(Project::Farm), same: true }, Task::StatueOf(Ground::ISLAND),
        Task::ChooseSettlement, Task::SettleGround(1), Task::LeaveOut { settlement: 1, ground: Ground::ISLAND },
        Task::PayMaterial(Material::Oil),
        Task::Install { deck: Deck::Insight, special },
        Task::Install { deck: Deck::Insight, special: Special::Offered },
        Task::CardColumn { card: card("A7"), special }, Task::CardLevel { card: card("A7"), column, special },
        Task::CardIgnore(installation), Task::CardSettlements(installation), Task::TakeGoal { refill: true },
        Task::Cover(GoalId::named("G7").unwrap()), Task::InstallGoal, Task::GoalColumn(1),
        Task::GoalHalf { space: 1, column }, Task::GainIncome, Task::IncomeColumn(chip), Task::UseIncome(chip),
        Task::IncomeActions(2), Task::IncomePhase, Task::AttributeColumn(AttributeId::named("T2").unwrap()),
        Task::Activity { left: 2, again: false, except: None }, Task::Activity { left: 1, again: true, except: None },
        Task::TakeCard { deck: None, left: 2 }, Task::TakeCard { deck: Some(Deck::Insight), left: 1 },
        Task::DrawCards { left: 1, keep: 1 }, Task::DrawCards { left: 4, keep: 2 }, Task::KeepCard(1),
        Task::ChooseTrack { steps: 2, lowest: false }, Task::ChooseTrack { steps: 1, lowest: true },
        Task::FavorOrIncome, Task::TileOrPoints, Task::Upgrade(UpgradeChoice::Any),
        Task::Upgrade(UpgradeChoice::Colour(Track::Culture)), Task::StageTile, Task::Trade { sales: 0, purchases: 2 },
        Task::Trade { sales: 1, purchases: 1 }, Task::SellForMoney, Task::SellForPoints, Task::Purchase, Task::Feed,
        Task::FeedGroup { group: 3, hardy: 0, hungry: false }, Task::Spare { group: 3, unfed: 2, hardy: 1 }, Task::Weather, Task::Toll,
    ];
    tasks.extend(Panel::all().flat_map(|panel| [Task::PayFirst(panel), Task::PaySecond(panel)]));
    tasks.extend(Module::ALL.into_iter().flat_map(|module| (1..=3).map(move |level| Task::Side { module, level })));
    tasks.extend([1, 2, 3].map(|level| Task::Order { module: Module::Production, level }));
    tasks.push(Task::Order { module: Module::Procreation, level: 3 });
    tasks.extend(Project::ALL.map(Task::BuildAt));
    let both = [true, false].into_iter().flat_map(|gain| [true, false].map(|install| (gain, install)));
    tasks.extend(both.map(|(gain, install)| Task::GainAndInstall { gain, install }));
    tasks.extend((0..40).map(|bonus| Task::Alternative(BonusId(bonus), Origin::Console)));
    let slots = [Slot::Marker(Marker::Food), Slot::Planning(2)].map(Target::Slot);
    tasks.extend(slots.into_iter().chain([Target::Raw(territory), Target::ResetColumn, Target::Notch])
        .map(|target| Task::Short { target, left: 2 }));
    let follows = [
        Follow::Nothing, Follow::Procreations(2), Follow::ProcreateIn(territory), Follow::Strengthen(1),
        Follow::Transport(1), Follow::Bonus(BonusId(3), Origin::Card(card("A7"))), Follow::Migrations(1),
    ];
    tasks.extend(follows.map(|pass| Task::Failed { pass, fail: Follow::Nothing, ideas: 2 }));
    tasks.push(Task::Failed { pass, fail, ideas: 1 });
    tasks.extend(activities().map(|activity| Task::Price { activity, number: 0, left: 1 }));
    // Chores need no answer.
    tasks.extend(Phase::ALL.into_iter().flat_map(|phase| [Task::Chore(Chore::Begin(phase)), Task::Chore(Chore::End(phase))]));
    tasks.extend([
        Task::Chore(Chore::NextTurn), Task::Chore(Chore::EndPart), Task::Chore(Chore::Activated(Panel::Sleep)), Task::Chore(Chore::Effect(Effect::Points(1))),
        Task::Chore(Chore::Bonus(BonusId(0), Origin::Console)), Task::Chore(Chore::Give(Effect::Points(1), Origin::Console)), Task::Chore(Chore::Favor { pass, fail }), Task::Chore(Chore::Insert { card: card("A7"), special }),
        Task::Chore(Chore::BuildSettlement { settlement: 1, ground: Ground::ISLAND }), Task::Chore(Chore::InstallCard(installation)),
        Task::Chore(Chore::InstallGoal { space: 1, column, half: Half::Left }),
        Task::Chore(Chore::Advance { track: Track::Culture, steps: 1 }), Task::Chore(Chore::ExplorationPoints(2)),
        Task::Chore(Chore::MigrationsOver), Task::Chore(Chore::TribesLost(1)), Task::Chore(Chore::Starve { who, left: 1 }),
        Task::Chore(Chore::Happened { trigger: crate::ability::Trigger::Fed, installed: 0, before: 1 }), Task::Chore(Chore::Chance), Task::Chore(Chore::Sites(SiteKind::Glacier)), Task::Chore(Chore::GainDie { fate: true }), Task::Chore(Chore::Gorges), Task::Chore(Chore::Glaciers), Task::Chore(Chore::Oaks),
        Task::Chore(Chore::StartIncome), Task::Chore(Chore::Event), Task::Chore(Chore::ViciGoal), Task::Chore(Chore::ViciFeed),
    ]);
    tasks
}

#[rustfmt::skip]
pub(super) fn actions() -> Vec<Action> {
    let territory = Territory::ForestB;
    let spot = SiteSpot::numbered(12).unwrap();
    let chip = IncomeId::named("I7").unwrap();
    let mut actions = vec![
        Action::Keep(card("A7")), Action::MarkerCard(MarkerCardId::named("M3").unwrap()),
        Action::ChipCard(ChipCardId::named("S4").unwrap()), Action::Reset, Action::Reroll(0), Action::Reroll(1),
        Action::Reroll(2), Action::Alternative(1), Action::Alternative(9), Action::SettleFire, Action::SettleCamp,
        Action::Displace { seat: Seat::ALL[0], strong: true }, Action::Displace { seat: Seat::ALL[0], strong: false },
        Action::Displace { seat: Seat::ALL[1], strong: true }, Action::Displace { seat: Seat::ALL[1], strong: false },
        Action::Cross, Action::Goal(1), Action::Goal(6), Action::Space(1), Action::Space(3), Action::Income(1),
        Action::Attribute(1), Action::Chip(chip), Action::Point(chip), Action::Install(card("D9")),
        Action::Level(2), Action::Ignore(2), Action::Settlements(CostSpaces::EMPTY), Action::Settlements(CostSpaces::only(0)),
        Action::Settlements(CostSpaces::from_bits(0b101)),
        Action::Tile(4), Action::Tile(5), Action::Activity(None), Action::Activity(Some(card("A7"))),
        Action::Site(spot),
        Action::Island, Action::From(Seat::ALL[1]), Action::FeedAll, Action::Feed(0), Action::Feed(1), Action::Feed(2),
        Action::Spare(0), Action::Spare(1), Action::Spare(2),
        Action::ReturnRaw(territory), Action::Pass,
    ];
    actions.extend(Panel::all().map(Action::Activate));
    actions.extend([Payment::Die(3), Payment::Planning(4), Payment::Focus].map(Action::Pay));
    actions.extend(Deed::ALL.map(Action::Do));
    actions.extend([territory, Territory::WaterA, Territory::SwampE].map(Action::At));
    let berths = Berth::ALL.into_iter().flat_map(|berth| [true, false].map(|strong| Who { territory, berth, strong }));
    actions.extend(berths.map(Action::Tribe));
    actions.extend(Terrain::LAND.map(Action::Terrain));
    actions.extend(Material::ALL.map(Action::Material));
    actions.extend(Feature::ALL.map(Action::Feature));
    actions.extend(Track::ALL.map(Action::Track));
    actions.extend((1..=6).map(Action::Value));
    actions.extend(Deck::ALL.into_iter().flat_map(|deck| [Action::TakeOpen(deck), Action::Draw(deck)]));
    actions.extend(Column::all().map(Action::Column));
    actions.extend(Half::ALL.map(Action::Half));
    actions.extend(Module::ALL.map(Action::Upgrade));
    actions.extend(Project::ALL.map(Action::Build));
    actions.extend((1..=4).map(Action::Settlement));
    let slots = [Slot::Marker(Marker::Food), Slot::Planning(3), Slot::Storage(Material::Oil),
        Slot::Feature(Feature::Calm)];
    actions.extend(slots.map(Action::Return));
    actions
}
