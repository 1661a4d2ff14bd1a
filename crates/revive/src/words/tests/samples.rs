//! A sample of everything that has a text.

use engine::pack::Pack;
use engine::{Seat, SeatSet};

use crate::action::{Action, MachineSpot};
use crate::chapter::Chapter;
use crate::content::{
    ArtifactCardId, ArtifactColor, CardId, CardSet, Content, CrateId, Half, MachineId, ModuleId, TileId, TrackBonus,
};
use crate::effect::{BoardAction, Clause, Effect, EffectsId, PayId, Piece};
use crate::event::Event;
use crate::player::Source;
use crate::refusal::Refusal;
use crate::resource::{Color, Purse, Resource};
use crate::space::{Space, TilePlace};
use crate::task::{Chore, Task};
use crate::tribe::{Side, Tribe};

pub(super) fn content() -> &'static Content {
    Content::original().unwrap()
}

fn card(name: &str) -> CardId {
    CardId::named(name).unwrap()
}

fn space(name: &str) -> Space {
    Space::named(name).unwrap()
}

fn place(number: usize) -> TilePlace {
    TilePlace::nth(number - 1).unwrap()
}

fn machine() -> MachineId {
    MachineId::named("M3").unwrap()
}

fn module() -> ModuleId {
    ModuleId::named("L9").unwrap()
}

fn found() -> CrateId {
    CrateId::named("K1").unwrap()
}

fn artifact_card() -> ArtifactCardId {
    ArtifactCardId::named("R1").unwrap()
}

fn tile() -> TileId {
    TileId::named("T6").unwrap()
}

/// Returns an effect list with a choice, and the number of that step.
fn either() -> (EffectsId, u8) {
    let lists = (0..500).map(EffectsId);
    let found = lists.filter_map(|list| {
        let steps = content().effects(list);
        let at = steps.iter().position(|step| matches!(step, Clause::Either(..)))?;
        Some((list, at as u8))
    });
    { found }.next().unwrap()
}

/// Returns two payments: one with a single gain, one with a choice.
fn pays() -> [PayId; 2] {
    let is_either = |pay: &PayId| matches!(content().pay(*pay).gain, Clause::Either(..));
    let all = || {
        (0..500).flat_map(|list| content().effects(EffectsId(list))).filter_map(|step| match step {
            Clause::One(Effect::Pay(pay)) => Some(*pay),
            _ => None,
        })
    };
    let single = all().find(|pay| !is_either(pay)).unwrap();
    [single, all().find(is_either).unwrap_or(single)]
}

pub(super) fn events() -> Vec<Event> {
    let [seat, owner, ..] = Seat::ALL;
    let mut events = vec![
        Event::TribeChosen { seat, tribe: Tribe::Nadair, side: Side::Moon },
        Event::KeptArtifactCard { seat, card: Some(artifact_card()) },
        Event::KeptArtifactCard { seat, card: None },
        Event::TurnBegan { seat },
        Event::Played { seat, card: card("C7"), slot: 2, half: Half::Bottom },
        Event::Activated { seat, card: card("SA1") },
        Event::ActivatedModule { seat, module: module() },
        Event::AllColors { seat, card: card("C7") },
        Event::Copied { seat, card: card("C7") },
        Event::Switched { seat },
        Event::Explored { seat, place: place(7) },
        Event::TurnedUp { seat, place: place(7), tile: tile() },
        Event::Laid { seat, place: place(7), tile: tile(), turned: false },
        Event::Laid { seat, place: place(7), tile: tile(), turned: true },
        Event::Built { seat, space: space("12b"), large: false },
        Event::Built { seat, space: space("12b"), large: true },
        Event::Populated { seat, space: space("large-2"), technology: 3 },
        Event::MovedFigure { seat, from: space("3a"), to: space("4b") },
        Event::TargetHit { seat, owner: seat, space: space("3a") },
        Event::TargetHit { seat, owner, space: space("3a") },
        Event::Watered { seat, space: space("5c") },
        Event::UsedAbility { seat },
        Event::Paid { seat, cost: Purse::of(Resource::Gear, 3).plus(Resource::Food, 1), instead: Purse::NOTHING },
        Event::Paid { seat, cost: Purse::of(Resource::Book, 1), instead: Purse::of(Resource::Book, 1) },
        Event::Paid { seat, cost: Purse::of(Resource::Book, 3), instead: Purse::of(Resource::Book, 2) },
        Event::Paid { seat, cost: Purse::NOTHING, instead: Purse::NOTHING },
        Event::GainedEnergy { seat },
        Event::Recharged { seat, spot: MachineSpot::Reward(3), machine: Some(machine()) },
        Event::UsedMachine { seat, spot: MachineSpot::Reward(3), machine: Some(machine()) },
        Event::UsedMachine { seat, spot: MachineSpot::Reward(0), machine: None },
        Event::UsedMachine { seat, spot: MachineSpot::Technology(2), machine: None },
        Event::Progressed { seat, space: 5, bonus: None },
        Event::GoalReached { seat, chapter: Chapter::First },
        Event::GainedCrate { seat, found: Some(found()) },
        Event::GainedCrate { seat, found: None },
        Event::OpenedCrate { seat, found: found() },
        Event::Unlocked { seat, reward: 4 },
        Event::Unlocked { seat, reward: 15 },
        Event::TookMachine { seat, machine: machine() },
        Event::TookModule { seat, module: module() },
        Event::PlacedModule { seat, module: module(), space: 4, replaced: None },
        Event::PlacedModule { seat, module: module(), space: 4, replaced: ModuleId::named("L2") },
        Event::Recruited { seat, card: card("C1"), blind: false },
        Event::Recruited { seat, card: card("C1"), blind: true },
        Event::Rested { seat, card: card("C1") },
        Event::Woken { seat, card: card("C1") },
        Event::Retired { seat, card: card("C1") },
        Event::LeftGame { seat, card: card("C1") },
        Event::TookArtifact { seat, color: None },
        Event::EndTriggered { seat },
        Event::Hibernated { seat },
        Event::Discarded { seat, action: Action::Card(card("C1")) },
        Event::Discarded { seat, action: Action::Module(module()) },
        Event::Discarded { seat, action: Action::Token(machine()) },
        Event::CardShown { card: card("C1") },
        Event::ModuleShown { module: module() },
        Event::MachineShown { machine: machine() },
        Event::ChapterEnded { chapter: Chapter::First, reached: SeatSet::only(seat) },
        Event::ChapterEnded { chapter: Chapter::First, reached: SeatSet::EMPTY },
        Event::GameOver { stopped: false },
        Event::GameOver { stopped: true },
    ];
    for resource in Resource::ALL {
        events.push(Event::Gained { seat, resource, count: 2 });
        events.push(Event::Overflowed { seat, resource, count: 1 });
    }
    events.extend(Resource::BASIC.map(|resource| Event::Traded { seat, resource }));
    events.extend(Piece::ALL.map(|piece| Event::PlacedPiece { seat, piece, space: space("3a") }));
    events.extend(Source::ALL.map(|source| Event::Scored { seat, source, points: 2 }));
    for bonus in TrackBonus::ALL {
        events.push(Event::PointBonus { seat, at: 16, bonus });
        events.push(Event::Progressed { seat, space: 4, bonus: Some(bonus) });
    }
    events.extend(Color::ALL.map(|color| Event::Advanced { seat, color, at: 5 }));
    for color in ArtifactColor::ALL {
        events.push(Event::TookArtifact { seat, color: Some(color) });
        events.push(Event::RemovedArtifact { seat, color });
    }
    events
}

pub(super) fn refusals() -> Vec<Refusal> {
    let asked = Task::TakeModule;
    let purse = Purse::of(Resource::Gear, 3).plus(Resource::Food, 1);
    let mut refusals = vec![
        Refusal::GameOver,
        Refusal::NotYourTurn { turn: Seat::ALL[1] },
        Refusal::NotAsked { asked },
        Refusal::CannotPass { asked: Task::Unlock },
        Refusal::NotOffered { asked },
        Refusal::NoActionLeft,
        Refusal::NotActedYet,
        Refusal::HasActed,
        Refusal::NotActive { card: card("C1") },
        Refusal::SlotLocked,
        Refusal::SlotTaken { slot: 1 },
        Refusal::OtherColor { card: card("C1"), color: Color::Gray },
        Refusal::SwitchUsed,
        Refusal::PlainSwitch,
        Refusal::Explored { place: place(7) },
        Refusal::OutOfReach,
        Refusal::TooFar,
        Refusal::OtherAction,
        Refusal::TooDear { cost: purse, have: Purse::of(Resource::Gear, 1) },
        Refusal::TooDear { cost: purse, have: Purse::NOTHING },
        Refusal::NotExplored { space: space("7a") },
        Refusal::NotSand { space: space("7a") },
        Refusal::BuildingThere { space: space("7a") },
        Refusal::NoBuildingLeft { large: false },
        Refusal::NoBuildingLeft { large: true },
        Refusal::NotALocation { space: space("chasm") },
        Refusal::FigureThere { space: space("large-1") },
        Refusal::TechnologyUnlocked,
        Refusal::NotConnected,
        Refusal::NoCrystal,
        Refusal::NoTrade,
        Refusal::NoMachine { spot: MachineSpot::Reward(2) },
        Refusal::MachineUsed { spot: MachineSpot::Technology(2) },
        Refusal::NoEnergy,
        Refusal::NoMachinesNow,
        Refusal::NoCrate { found: found() },
        Refusal::NotNow,
        Refusal::NoAbility,
    ];
    refusals.extend((0..5).map(|slot| Refusal::OtherHalf { slot }));
    refusals.extend((0..3).map(|crystals| Refusal::OtherCrystals { crystals }));
    refusals
}

pub(super) fn tasks() -> Vec<Task> {
    let (list, at) = either();
    let [single, choice] = pays();
    let mut tasks = vec![
        Task::Chore(Chore::Begin),
        Task::ChooseTribe,
        Task::KeepArtifactCard,
        Task::Turn { left: 2, acted: false },
        Task::Turn { left: 1, acted: true },
        Task::Turn { left: 0, acted: true },
        Task::Triggers {
            slot: 1,
            cards: std::iter::once(card("C1").id()).collect::<CardSet>().into(),
            modules: [0, 1].into_iter().collect(),
        },
        Task::Either { list, at, card: Some(card("C1")) },
        Task::Either { list, at, card: None },
        Task::Pay { pay: single, left: 1, paid: 0, card: None },
        Task::Pay { pay: choice, left: 3, paid: 0, card: Some(card("C1")) },
        Task::PayEither { pay: choice, card: None },
        Task::Basic { left: 1 },
        Task::Basic { left: 2 },
        Task::SpareCrystals(1),
        Task::SpareCrystals(2),
        Task::Points(2),
        Task::Step { color: Some(Color::Green), left: 2 },
        Task::Step { color: None, left: 1 },
        Task::Rewards,
        Task::Unlock,
        Task::TakeModule,
        Task::PlaceModule(module()),
        Task::Tribe,
        Task::Recharge,
        Task::TakeArtifact { optional: true },
        Task::TakeArtifact { optional: false },
        Task::RemoveArtifact,
        Task::TakeMachine { reward: 3 },
        Task::Rest { not: Some(card("C1")) },
        Task::Rest { not: None },
        Task::Wake,
        Task::Play(None),
        Task::Play(Some(Color::Yellow)),
        Task::TakeCard(None),
        Task::TakeCard(Some(Color::Gray)),
        Task::Act { action: None, range: 1 },
        Task::Act { action: None, range: 0 },
        Task::Recruit,
        Task::Orient { place: place(7), tile: tile() },
        Task::Retire,
        Task::AllColors,
        Task::Reopen,
        Task::ToCrystal,
        Task::TradeAway { technology: 1, left: 2 },
        Task::TradeFor { technology: 1 },
        Task::MoveFigure,
        Task::MoveFigureTo(space("3a")),
        Task::HibernationReward,
        Task::ClearDisplay,
        Task::CopyCard,
        Task::Spare { place: place(7), range: 0, crystals: 0, spared: Purse::NOTHING },
    ];
    tasks.extend(Piece::ALL.map(Task::Piece));
    tasks.extend(BoardAction::ALL.map(|action| Task::Act { action: Some(action), range: 0 }));
    tasks
}

/// Returns one or more samples of every kind of action.
pub(super) fn actions() -> Vec<Action> {
    let mut actions = vec![
        Action::Tribe(Tribe::Kuniban, Side::Moon),
        Action::Keep(artifact_card()),
        Action::Play { card: card("C1"), slot: 4, half: Half::Top },
        Action::SwitchCopy,
        Action::Explore { place: place(1), crystals: 1 },
        Action::Build { space: space("12b"), large: true, crystals: 0 },
        Action::Populate { space: space("large-1"), technology: 0, crystals: 0 },
        Action::Hibernate,
        Action::End,
        Action::Machine(MachineSpot::Reward(0)),
        Action::Machine(MachineSpot::Reward(3)),
        Action::Machine(MachineSpot::Technology(3)),
        Action::Open(found()),
        Action::Technology(0),
        Action::Card(card("C1")),
        Action::ModuleSpace(0),
        Action::ModuleSpace(1),
        Action::Option(0),
        Action::Option(1),
        Action::Crystals,
        Action::At(space("12b")),
        Action::At(space("chasm")),
        Action::Reward(0),
        Action::Reward(14),
        Action::Reward(15),
        Action::Module(module()),
        Action::Token(machine()),
        Action::Blind,
        Action::Turned(false),
        Action::Turned(true),
        Action::Do,
        Action::Pass,
    ];
    actions.extend(Resource::ALL.map(Action::Take));
    actions.extend(Resource::BASIC.map(Action::Trade));
    actions.extend(Resource::BASIC.map(Action::Switch));
    actions.extend(Color::ALL.map(Action::SwitchStep));
    actions.extend(Color::ALL.map(Action::Track));
    actions.extend(ArtifactColor::ALL.map(Action::Artifact));
    actions
}
