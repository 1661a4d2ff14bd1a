//! At least one value of every variant, so that every sentence is rendered once.

use engine::{Seat, samples};

use crate::action::{Action, Item};
use crate::content::{Bottom, Building, BuildingId, Card, CardId, Content, Cost, Culture, Effect, Profession};
use crate::dice::Dice;
use crate::event::Event;
use crate::place::{Acquisition, Capacity, Place, Site, Slot};
use crate::refusal::Refusal;
use crate::resource::{Resource, Resources};
use crate::task::{Bill, EndReason, Gathering, Purpose, Task};
use crate::tools::ToolChoice;

const RED: Seat = Seat::ALL[0];
const TWO: Slot = Slot::ALL[1];
const CARD: Purpose = Purpose::Acquire(Acquisition::Card(TWO));
const BUILDING: Purpose = Purpose::Acquire(Acquisition::Building(TWO));
const FOREST: Place = Place::Site(Site::Forest);

fn some(counts: [u16; Resource::COUNT]) -> Resources {
    let mut resources = Resources::NONE;
    for (resource, count) in Resource::ALL.into_iter().zip(counts) {
        resources[resource] = count;
    }
    resources
}

fn card(number: u16) -> Card {
    *Content::printed().unwrap().card(CardId::new(number - 1).unwrap())
}

fn building(number: u16) -> Building {
    *Content::printed().unwrap().building(BuildingId::new(number - 1).unwrap())
}

fn dice(faces: &[u8]) -> Dice {
    faces.iter().copied().collect()
}

fn tools() -> ToolChoice {
    ToolChoice { tiles: [1, 1, 0, 0], one_use: [0, 0, 0, 1] }
}

pub(super) fn events() -> Vec<Event> {
    let stone = Gathering::Resource(Resource::Stone);
    samples! {
        Event::RoundBegan { .. } => [Event::RoundBegan { round: 2, start: RED }],
        Event::Placed { .. } => [
            Event::Placed { seat: RED, place: FOREST, people: 3 },
            Event::Placed { seat: RED, place: Place::card(TWO), people: 1 },
        ],
        Event::Stuck { .. } => [Event::Stuck { seat: RED, people: 1 }, Event::Stuck { seat: RED, people: 2 }],
        Event::Rolled { .. } => [
            Event::Rolled { seat: RED, gathering: stone, dice: dice(&[2, 4, 5]) },
            Event::Rolled { seat: RED, gathering: Gathering::Food, dice: dice(&[1]) },
        ],
        Event::Gathered { .. } => [
            Event::Gathered { seat: RED, gathering: stone, pips: 11, tools: ToolChoice::NONE, gain: 2 },
            Event::Gathered { seat: RED, gathering: stone, pips: 18, tools: tools(), gain: 3 },
            Event::Gathered { seat: RED, gathering: Gathering::Food, pips: 1, tools: ToolChoice::NONE, gain: 0 },
        ],
        Event::GotTool { .. } => [Event::GotTool { seat: RED, gained: true }, Event::GotTool { seat: RED, gained: false }],
        Event::GotFoodTrack { .. } => [
            Event::GotFoodTrack { seat: RED, gained: true },
            Event::GotFoodTrack { seat: RED, gained: false },
        ],
        Event::GotPerson { .. } => [
            Event::GotPerson { seat: RED, gained: true },
            Event::GotPerson { seat: RED, gained: false },
        ],
        Event::Left { .. } => [
            Event::Left { seat: RED, what: Acquisition::Card(TWO) },
            Event::Left { seat: RED, what: Acquisition::Building(TWO) },
        ],
        Event::BoughtCard { .. } => [Event::BoughtCard { seat: RED, card: card(11), paid: some([2, 0, 0, 1]) }],
        Event::Built { .. } => [Event::Built { seat: RED, building: building(1), paid: some([2, 1, 0, 0]), points: 10 }],
        Event::BuildingRevealed { .. } => [Event::BuildingRevealed { slot: TWO, building: building(19) }],
        Event::StackEmpty { .. } => [Event::StackEmpty { slot: TWO }],
        Event::GotFood { .. } => [Event::GotFood { seat: RED, food: 7 }],
        Event::GotResources { .. } => [Event::GotResources { seat: RED, resources: some([0, 0, 2, 0]) }],
        Event::GotPoints { .. } => [Event::GotPoints { seat: RED, points: 3 }],
        Event::KeptFaceUp { .. } => [
            Event::KeptFaceUp { seat: RED, card: card(33) },
            Event::KeptFaceUp { seat: RED, card: card(36) },
        ],
        Event::RolledForAll { .. } => [Event::RolledForAll { seat: RED, dice: dice(&[2, 2, 5, 6]) }],
        Event::Picked { .. } => [
            Event::Picked { seat: RED, item: Item::Brick },
            Event::Picked { seat: RED, item: Item::Tool },
            Event::Picked { seat: RED, item: Item::FoodTrack },
        ],
        Event::DrewExtraCard { .. } => [
            Event::DrewExtraCard { seat: RED, card: Some(card(28)) },
            Event::DrewExtraCard { seat: RED, card: None },
        ],
        Event::NoExtraCard { .. } => [Event::NoExtraCard { seat: RED }],
        Event::Cashed { .. } => [Event::Cashed { seat: RED, resources: some([1, 0, 0, 1]) }],
        Event::Harvested { .. } => [Event::Harvested { seat: RED, food: 3 }],
        Event::Fed { .. } => [
            Event::Fed { seat: RED, food: 5, resources: Resources::NONE },
            Event::Fed { seat: RED, food: 2, resources: some([1, 2, 0, 0]) },
            Event::Fed { seat: RED, food: 0, resources: some([5, 0, 0, 0]) },
        ],
        Event::WentHungry { .. } => [Event::WentHungry { seat: RED, missing: 3 }],
        Event::CardRevealed { .. } => [Event::CardRevealed { slot: TWO, card: card(9) }],
        Event::GameEnded { .. } => [
            Event::GameEnded { reason: EndReason::Buildings },
            Event::GameEnded { reason: EndReason::Cards },
            Event::GameEnded { reason: EndReason::RoundLimit },
        ],
    }
}

pub(super) fn refusals() -> Vec<Refusal> {
    let bill = Bill { least: 4, most: 4, kinds: Some(2) };
    let mut samples = samples! {
        Refusal::GameOver => [Refusal::GameOver],
        Refusal::NotYourTurn { .. } => [Refusal::NotYourTurn { turn: RED }],
        Refusal::NotAsked { .. } => [Refusal::NotAsked { asked: Task::Gain }],
        Refusal::NotEnoughPeople { .. } => [Refusal::NotEnoughPeople { have: 1, want: 2 }],
        Refusal::NobodyPlaced => [Refusal::NobodyPlaced],
        Refusal::AlreadyThere { .. } => [Refusal::AlreadyThere { place: FOREST }],
        Refusal::PlaceFull { .. } => [
            Refusal::PlaceFull { place: Place::Site(Site::ClayPit), people: 7 },
            Refusal::PlaceFull { place: Place::building(TWO), people: 1 },
        ],
        Refusal::NotEnoughRoom { .. } => [
            Refusal::NotEnoughRoom { place: FOREST, free: 1, want: 4 },
            Refusal::NotEnoughRoom { place: FOREST, free: 2, want: 4 },
        ],
        Refusal::ExactNumber { .. } => [Refusal::ExactNumber { place: Place::Site(Site::Hut), need: 2 }],
        Refusal::TooManyPlayers { .. } => [
            Refusal::TooManyPlayers { site: Site::Forest, players: 3, allowed: 2 },
            Refusal::TooManyPlayers { site: Site::River, players: 2, allowed: 1 },
        ],
        Refusal::VillageFull { .. } => [Refusal::VillageFull { site: Site::Field, players: 3 }],
        Refusal::NoCard { .. } => [Refusal::NoCard { slot: TWO }],
        Refusal::NoBuilding { .. } => [Refusal::NoBuilding { slot: TWO }],
        Refusal::NobodyThere { .. } => [Refusal::NobodyThere { place: Place::card(TWO) }],
        Refusal::CardTooDear { .. } => [Refusal::CardTooDear { price: 2, have: 1 }],
        Refusal::BuildingTooDear { .. } => [Refusal::BuildingTooDear { slot: TWO }],
        Refusal::NoSuchTool { .. } => [
            Refusal::NoSuchTool { value: 2, have: 0 },
            Refusal::NoSuchTool { value: 2, have: 1 },
            Refusal::NoSuchTool { value: 2, have: 2 },
        ],
        Refusal::NoSuchOneUseTool { .. } => [Refusal::NoSuchOneUseTool { value: 3 }],
        Refusal::OtherResourceFirst { .. } => [
            Refusal::OtherResourceFirst { purpose: CARD, next: Resource::Brick },
            Refusal::OtherResourceFirst { purpose: BUILDING, next: Resource::Brick },
            Refusal::OtherResourceFirst { purpose: Purpose::Food, next: Resource::Brick },
        ],
        Refusal::NotEnoughResource { .. } => [
            Refusal::NotEnoughResource { purpose: CARD, resource: Resource::Gold, have: 0, want: 3 },
            Refusal::NotEnoughResource { purpose: CARD, resource: Resource::Wood, have: 1, want: 3 },
        ],
        Refusal::PaymentDoesNotFit { .. } => [Refusal::PaymentDoesNotFit { purpose: BUILDING, bill, paid: 1 }],
        Refusal::DieNotThere => [Refusal::DieNotThere],
        Refusal::NothingToCash => [Refusal::NothingToCash],
        Refusal::CashLater => [Refusal::CashLater],
        Refusal::NotEnoughForFood { .. } => [Refusal::NotEnoughForFood { missing: 3, have: 2 }],
    };
    samples.extend(tasks().into_iter().map(|asked| Refusal::NotAsked { asked }));
    samples
}

pub(super) fn tasks() -> Vec<Task> {
    let pay = |purpose, bill, paid, next| Task::Pay { purpose, bill, paid, next };
    let to_get = |what| Purpose::Acquire(what);
    let (card, building) = (Acquisition::Card(TWO), Acquisition::Building(TWO));
    let of_two_kinds = Bill { least: 4, most: 4, kinds: Some(2) };
    let up_to_seven = Bill { least: 1, most: 7, kinds: None };
    samples! {
        Task::Place => [Task::Place],
        Task::Use => [Task::Use],
        Task::Tools { .. } => [
            Task::Tools { gathering: Gathering::Food, pips: 11 },
            Task::Tools { gathering: Gathering::Resource(Resource::Gold), pips: 1 },
        ],
        Task::Pay { .. } => [
            pay(to_get(card), Bill::exactly(2), Resources::NONE, Resource::Wood),
            pay(to_get(building), of_two_kinds, some([1, 0, 0, 0]), Resource::Brick),
            pay(to_get(building), up_to_seven, some([1, 2, 0, 0]), Resource::Stone),
            pay(Purpose::Food, Bill::exactly(1), Resources::NONE, Resource::Gold),
        ],
        Task::Pick { .. } => [
            Task::Pick { dice: dice(&[1, 2, 3, 4, 5, 6]) },
            Task::Pick { dice: dice(&[2, 2]) },
        ],
        Task::Gain => [Task::Gain],
        Task::Feed { .. } => [Task::Feed { missing: 3 }],
    }
}

pub(super) fn actions() -> Vec<Action> {
    let slots = |what: fn(Slot) -> Acquisition| Slot::ALL.map(what);
    let places = Place::ALL.map(|place| match place.capacity() {
        Capacity::Exactly(people) => Action::Place { place, people },
        Capacity::UpTo(_) | Capacity::Unlimited => Action::Place { place, people: 3 },
    });
    let mut samples = samples! {
        Action::Place { .. } => [Action::Place { place: FOREST, people: 1 }],
        Action::Use { .. } => [Action::Use { site: Site::Forest }],
        Action::Buy { .. } => [Action::Buy { what: Acquisition::Card(TWO) }],
        Action::Leave { .. } => [Action::Leave { what: Acquisition::Card(TWO) }],
        Action::Tools(_) => [
            Action::Tools(ToolChoice::NONE),
            Action::Tools(ToolChoice { tiles: [1, 0, 0, 0], ..ToolChoice::NONE }),
            Action::Tools(ToolChoice { one_use: [0, 0, 0, 1], ..ToolChoice::NONE }),
            Action::Tools(tools()),
        ],
        Action::Pay { .. } => [Action::Pay { resource: Resource::Wood, count: 0 }],
        Action::Take { .. } => [Action::Take { item: Item::Tool }],
        Action::Cash => [Action::Cash],
        Action::Gain { .. } => [
            Action::Gain { first: Resource::Wood, second: Resource::Wood },
            Action::Gain { first: Resource::Brick, second: Resource::Gold },
        ],
        Action::Feed => [Action::Feed],
        Action::Starve => [Action::Starve],
    };
    samples.extend(places);
    samples.extend(Site::ALL.map(|site| Action::Use { site }));
    for what in slots(Acquisition::Card).into_iter().chain(slots(Acquisition::Building)) {
        samples.extend([Action::Buy { what }, Action::Leave { what }]);
    }
    samples.extend(Resource::ALL.map(|resource| Action::Pay { resource, count: 2 }));
    samples.extend(Item::ALL.map(|item| Action::Take { item }));
    samples
}

/// Returns true if an action answers a question, legally or not.
pub(super) fn answers(action: &Action, task: &Task) -> bool {
    match task {
        Task::Place => matches!(action, Action::Place { .. }),
        Task::Use => matches!(action, Action::Use { .. } | Action::Buy { .. } | Action::Leave { .. }),
        Task::Tools { .. } => matches!(action, Action::Tools(_) | Action::Cash),
        Task::Pay { next, .. } => matches!(action, Action::Pay { resource, .. } if resource == next),
        Task::Pick { .. } => matches!(action, Action::Take { .. }),
        Task::Gain => matches!(action, Action::Gain { .. }),
        Task::Feed { .. } => matches!(action, Action::Feed | Action::Starve),
    }
}

/// Every effect, paired with a lower half and a cost.
pub(super) fn content() -> Vec<(Effect, Bottom, Cost)> {
    let effects = samples! {
        Effect::DiceForAll => [Effect::DiceForAll],
        Effect::Food(_) => [Effect::Food(7)],
        Effect::Resource(..) => [Effect::Resource(Resource::Wood, 1), Effect::Resource(Resource::Brick, 2)],
        Effect::Roll(_) => [Effect::Roll(Resource::Gold)],
        Effect::Points(_) => [Effect::Points(1), Effect::Points(3)],
        Effect::Tool => [Effect::Tool],
        Effect::FoodTrack => [Effect::FoodTrack],
        Effect::ExtraCard => [Effect::ExtraCard],
        Effect::OneUseTool(_) => [Effect::OneUseTool(4)],
        Effect::AnyTwo => [Effect::AnyTwo],
    };
    let costs = samples! {
        Cost::Fixed(_) => [Cost::Fixed(some([2, 1, 0, 0])), Cost::Fixed(some([1, 1, 1, 0]))],
        Cost::Counted { .. } => [Cost::Counted { pieces: 4, kinds: 1 }, Cost::Counted { pieces: 5, kinds: 3 }],
        Cost::UpTo(_) => [Cost::UpTo(7)],
    };
    let cultures = Culture::ALL.map(|culture| Bottom::Culture { culture });
    let professions = Profession::ALL.map(|profession| [1, 2].map(|count| Bottom::Profession { profession, count }));
    let bottoms = cultures.into_iter().chain(professions.into_iter().flatten());
    bottoms.zip(effects.into_iter().cycle()).zip(costs.into_iter().cycle()).map(|((b, e), c)| (e, b, c)).collect()
}
