//! Parts of sentences: people, places and amounts.

use engine::say;
use engine::words::Phrase;

use super::Key;
use crate::action::Item;
use crate::content::{Bottom, Card, Cost, Effect, Profession};
use crate::dice::Dice;
use crate::place::{Acquisition, Place, Site, Work};
use crate::resource::{Resource, Resources};
use crate::task::{Bill, EndReason, Gathering, Purpose};
use crate::tools::{ByValue, ToolChoice};

/// `1 wood`; `1 wood and 2 gold`; `1 wood, 1 brick and 2 gold`.
pub(crate) fn list(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    let mut parts: Vec<Phrase> = parts.into_iter().collect();
    let Some(last) = parts.pop() else { return nothing() };
    match parts.into_iter().reduce(|first, second| say!(JoinComma, first = first, second = second)) {
        Some(first) => say!(JoinAnd, first = first, second = last),
        None => last,
    }
}

/// An empty phrase.
pub(crate) fn nothing() -> Phrase {
    Phrase::verbatim("")
}

/// `1 wood, 1 brick, 2 gold`, where the whole is part of a longer list.
fn comma_list(parts: impl Iterator<Item = Phrase>) -> Phrase {
    parts.reduce(|first, second| say!(JoinComma, first = first, second = second)).unwrap_or_else(nothing)
}

/// `1 + 2 + 2`.
fn sum(parts: impl Iterator<Item = Phrase>) -> Phrase {
    parts.reduce(|first, second| say!(JoinPlus, first = first, second = second)).unwrap_or_else(nothing)
}

pub(crate) fn people(count: u8) -> Phrase {
    say!(People, count = count)
}

pub(crate) fn points(count: u16) -> Phrase {
    say!(Points, count = count)
}

pub(crate) fn pips(count: u8) -> Phrase {
    say!(Pips, count = count)
}

/// An amount of resources of any kind.
pub(crate) fn pieces(count: u16) -> Phrase {
    say!(Pieces, count = count)
}

pub(crate) fn food(count: u16) -> Phrase {
    say!(AmountFood, count = count)
}

pub(crate) fn amount(resource: Resource, count: u16) -> Phrase {
    say!(Amount, resource = resource, count = count)
}

pub(crate) fn amounts(resources: &Resources) -> Phrase {
    list(resources.iter().map(|(resource, count)| amount(resource, count)))
}

/// Names what is gathered.
pub(crate) fn gathering(gathering: Gathering) -> Phrase {
    match gathering {
        Gathering::Food => say!(Food),
        Gathering::Resource(resource) => resource.into(),
    }
}

/// An amount of what is gathered.
pub(crate) fn gathered(gathering: Gathering, count: u8) -> Phrase {
    match gathering {
        Gathering::Food => food(u16::from(count)),
        Gathering::Resource(resource) => amount(resource, u16::from(count)),
    }
}

/// Says what a number of pips brings.
pub(crate) fn gain(gathering: Gathering, pips: u8) -> Phrase {
    gathered(gathering, pips / gathering.pips_per_piece())
}

/// Describes what a site is for: what its dice are rolled for, in the words of `roll`, or what it gives without a roll.
pub(crate) fn site_purpose(site: Site, roll: impl Fn(Gathering) -> Phrase) -> Phrase {
    match site.work() {
        Work::Gather(gathering) => roll(gathering),
        Work::Tool => say!(PointToolMaker),
        Work::Person => say!(PointHut),
        Work::FoodTrack => say!(PointField),
    }
}

/// Names a place: `forest`, `card 2`. A message that asks for the form `at` gets `in the forest`, `on card 2`.
impl From<Place> for Phrase {
    fn from(place: Place) -> Self {
        match place {
            Place::Site(site) => site.into(),
            Place::Acquisition(what) => what.into(),
        }
    }
}

impl From<Acquisition> for Phrase {
    fn from(what: Acquisition) -> Self {
        match what {
            Acquisition::Card(slot) => say!(CardNumber, number = slot.number()),
            Acquisition::Building(slot) => say!(BuildingNumber, number = slot.number()),
        }
    }
}

/// Returns the values of all tools in rising order.
pub(crate) fn tool_values(tools: &ByValue) -> impl Iterator<Item = u8> {
    (1..).zip(*tools).flat_map(|(value, count)| std::iter::repeat_n(value, usize::from(count)))
}

/// `tools 1 + 2 + one-use tool 4`.
pub(crate) fn tools(choice: &ToolChoice) -> Phrase {
    let tiles = tool_values(&choice.tiles).count();
    let values = sum(tool_values(&choice.tiles).map(|value| Phrase::verbatim(value.to_string())));
    let tiles = (tiles > 0).then(|| say!(Tools, count = tiles, values = values));
    let one_use = tool_values(&choice.one_use).map(|value| effect(Effect::OneUseTool(value)));
    sum(tiles.into_iter().chain(one_use))
}

/// Says what a die of a dice-for-all card stands for.
pub(crate) fn item(item: Item) -> Phrase {
    match item {
        Item::Wood => amount(Resource::Wood, 1),
        Item::Brick => amount(Resource::Brick, 1),
        Item::Stone => amount(Resource::Stone, 1),
        Item::Gold => amount(Resource::Gold, 1),
        Item::Tool => say!(ItemTool),
        Item::FoodTrack => say!(ItemFoodTrack),
    }
}

/// Lists dice with what each stands for: `2 (1 brick), 5 (a tool)`.
pub(crate) fn items(dice: &Dice) -> Phrase {
    let each = |face: u8| Item::ALL.into_iter().find(|item| item.face() == face);
    comma_list(dice.faces().filter_map(each).map(|die| say!(DieItem, face = die.face(), item = item(die))))
}

/// `2 4 5`.
pub(crate) fn faces(dice: &Dice) -> Phrase {
    Phrase::verbatim(dice.faces().map(|face| face.to_string()).collect::<Vec<_>>().join(" "))
}

/// Describes both halves of a card.
pub(crate) fn card(card: &Card) -> Phrase {
    say!(Card, top = effect(card.top), bottom = bottom(card.bottom))
}

/// Describes the upper half of a card.
pub(crate) fn effect(effect: Effect) -> Phrase {
    match effect {
        Effect::DiceForAll => say!(EffectDiceForAll),
        Effect::Food(count) => food(u16::from(count)),
        Effect::Resource(resource, count) => amount(resource, u16::from(count)),
        Effect::Roll(resource) => say!(EffectRoll, what = resource),
        Effect::Points(count) => points(u16::from(count)),
        Effect::Tool => say!(EffectTool),
        Effect::FoodTrack => say!(EffectFoodTrack),
        Effect::ExtraCard => say!(EffectExtraCard),
        Effect::OneUseTool(value) => say!(EffectOneUseTool, value = value),
        Effect::AnyTwo => say!(EffectAnyTwo),
    }
}

/// Describes the lower half of a card.
pub(crate) fn bottom(bottom: Bottom) -> Phrase {
    match bottom {
        Bottom::Culture { culture } => culture.into(),
        Bottom::Profession { profession, count } => match profession {
            Profession::Farmers => say!(Farmers, count = count),
            Profession::ToolMakers => say!(ToolMakers, count = count),
            Profession::HutBuilders => say!(HutBuilders, count = count),
            Profession::Shamans => say!(Shamans, count = count),
        },
    }
}

/// Describes the cost of a building.
pub(crate) fn cost(cost: &Cost) -> Phrase {
    match *cost {
        Cost::Fixed(resources) => comma_list(resources.iter().map(|(resource, count)| amount(resource, count))),
        Cost::Counted { pieces, kinds } => counted(pieces, kinds),
        Cost::UpTo(most) => say!(CostUpTo, most = most),
    }
}

fn counted(count: u8, kinds: u8) -> Phrase {
    say!(CostCounted, pieces = pieces(u16::from(count)), kinds = say!(Kinds, count = kinds))
}

/// Says how many points a building scores.
pub(crate) fn worth(cost: &Cost) -> Phrase {
    match cost {
        Cost::Fixed(resources) => points(resources.value()),
        Cost::Counted { .. } | Cost::UpTo(_) => say!(PointsByValue),
    }
}

/// Describes a price that leaves the player a choice.
pub(crate) fn bill(bill: &Bill) -> Phrase {
    match *bill {
        Bill { most, kinds: Some(kinds), .. } => say!(BillExactly, pieces = counted(most, kinds)),
        Bill { least, most, kinds: None } if least == most => say!(BillExactly, pieces = pieces(u16::from(most))),
        Bill { least, most, kinds: None } => say!(BillRange, least = least, most = most),
    }
}

/// Says what is paid for.
pub(crate) fn purpose(purpose: Purpose) -> Phrase {
    match purpose {
        Purpose::Acquire(what) => what.into(),
        Purpose::Food => say!(PurposeFood),
    }
}

/// Says why the game is over.
pub(crate) fn end(reason: EndReason) -> Phrase {
    match reason {
        EndReason::Buildings => say!(EndedBuildings),
        EndReason::Cards => say!(EndedCards),
        EndReason::RoundLimit => say!(EndedRoundLimit),
    }
}
