//! The parts of sentences: who, where, how many of what.

use engine::say;
use engine::words::Phrase;

use super::Key;
use crate::action::Item;
use crate::content::{Bottom, Card, Cost, Culture, Effect, Profession};
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

/// No words at all.
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

/// How many resources, of whatever kind.
pub(crate) fn pieces(count: u16) -> Phrase {
    say!(Pieces, count = count)
}

pub(crate) fn resource(resource: Resource) -> Phrase {
    match resource {
        Resource::Wood => say!(Wood),
        Resource::Brick => say!(Brick),
        Resource::Stone => say!(Stone),
        Resource::Gold => say!(Gold),
    }
}

pub(crate) fn food(count: u16) -> Phrase {
    say!(AmountFood, count = count)
}

pub(crate) fn amount(of: Resource, count: u16) -> Phrase {
    match of {
        Resource::Wood => say!(AmountWood, count = count),
        Resource::Brick => say!(AmountBrick, count = count),
        Resource::Stone => say!(AmountStone, count = count),
        Resource::Gold => say!(AmountGold, count = count),
    }
}

pub(crate) fn amounts(resources: &Resources) -> Phrase {
    list(resources.iter().map(|(resource, count)| amount(resource, count)))
}

/// What is gathered.
pub(crate) fn gathering(gathering: Gathering) -> Phrase {
    match gathering {
        Gathering::Food => say!(Food),
        Gathering::Resource(which) => resource(which),
    }
}

/// So much of what is gathered.
pub(crate) fn gathered(gathering: Gathering, count: u8) -> Phrase {
    match gathering {
        Gathering::Food => food(u16::from(count)),
        Gathering::Resource(resource) => amount(resource, u16::from(count)),
    }
}

/// What so many pips bring.
pub(crate) fn gain(gathering: Gathering, pips: u8) -> Phrase {
    gathered(gathering, pips / gathering.pips_per_piece())
}

/// What a site is for: what its dice are rolled for, in the words of `roll`, or what it simply gives.
pub(crate) fn site_purpose(site: Site, roll: impl Fn(Gathering) -> Phrase) -> Phrase {
    match site.work() {
        Work::Gather(gathering) => roll(gathering),
        Work::Tool => say!(PointToolMaker),
        Work::Person => say!(PointHut),
        Work::FoodTrack => say!(PointField),
    }
}

/// The title of a site.
pub(crate) fn site(site: Site) -> Phrase {
    match site {
        Site::Hunt => say!(SiteHunt),
        Site::Forest => say!(SiteForest),
        Site::ClayPit => say!(SiteClayPit),
        Site::Quarry => say!(SiteQuarry),
        Site::River => say!(SiteRiver),
        Site::ToolMaker => say!(SiteToolMaker),
        Site::Hut => say!(SiteHut),
        Site::Field => say!(SiteField),
    }
}

/// `in the forest`, `on card 2`.
pub(crate) fn at(place: Place) -> Phrase {
    match place {
        Place::Site(Site::Hunt) => say!(AtHunt),
        Place::Site(Site::Forest) => say!(AtForest),
        Place::Site(Site::ClayPit) => say!(AtClayPit),
        Place::Site(Site::Quarry) => say!(AtQuarry),
        Place::Site(Site::River) => say!(AtRiver),
        Place::Site(Site::ToolMaker) => say!(AtToolMaker),
        Place::Site(Site::Hut) => say!(AtHut),
        Place::Site(Site::Field) => say!(AtField),
        Place::Acquisition(Acquisition::Card(slot)) => say!(AtCard, number = slot.number()),
        Place::Acquisition(Acquisition::Building(slot)) => say!(AtBuilding, number = slot.number()),
    }
}

/// `card 2`.
pub(crate) fn acquisition(what: Acquisition) -> Phrase {
    match what {
        Acquisition::Card(slot) => say!(CardNumber, number = slot.number()),
        Acquisition::Building(slot) => say!(BuildingNumber, number = slot.number()),
    }
}

/// The values of tools, rising, each as often as there are tools of it.
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

/// What a die of a dice-for-all card stands for.
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

/// Dice with what each stands for: `2 (1 brick), 5 (a tool)`.
pub(crate) fn items(dice: &Dice) -> Phrase {
    let each = |face: u8| Item::ALL.into_iter().find(|item| item.face() == face);
    comma_list(dice.faces().filter_map(each).map(|die| say!(DieItem, face = die.face(), item = item(die))))
}

/// `2 4 5`.
pub(crate) fn faces(dice: &Dice) -> Phrase {
    Phrase::verbatim(dice.faces().map(|face| face.to_string()).collect::<Vec<_>>().join(" "))
}

/// Both halves of a card.
pub(crate) fn card(card: &Card) -> Phrase {
    say!(Card, top = effect(card.top), bottom = bottom(card.bottom))
}

/// The upper half of a card.
pub(crate) fn effect(effect: Effect) -> Phrase {
    match effect {
        Effect::DiceForAll => say!(EffectDiceForAll),
        Effect::Food(count) => food(u16::from(count)),
        Effect::Resource(resource, count) => amount(resource, u16::from(count)),
        Effect::Roll(which) => say!(EffectRoll, what = resource(which)),
        Effect::Points(count) => points(u16::from(count)),
        Effect::Tool => say!(EffectTool),
        Effect::FoodTrack => say!(EffectFoodTrack),
        Effect::ExtraCard => say!(EffectExtraCard),
        Effect::OneUseTool(value) => say!(EffectOneUseTool, value = value),
        Effect::AnyTwo => say!(EffectAnyTwo),
    }
}

/// The lower half of a card.
pub(crate) fn bottom(bottom: Bottom) -> Phrase {
    match bottom {
        Bottom::Culture { culture } => match culture {
            Culture::Healing => say!(Healing),
            Culture::Art => say!(Art),
            Culture::Writing => say!(Writing),
            Culture::Pottery => say!(Pottery),
            Culture::Time => say!(Time),
            Culture::Transport => say!(Transport),
            Culture::Music => say!(Music),
            Culture::Weaving => say!(Weaving),
        },
        Bottom::Profession { profession, count } => match profession {
            Profession::Farmers => say!(Farmers, count = count),
            Profession::ToolMakers => say!(ToolMakers, count = count),
            Profession::HutBuilders => say!(HutBuilders, count = count),
            Profession::Shamans => say!(Shamans, count = count),
        },
    }
}

/// What a building costs.
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

/// What a building is worth.
pub(crate) fn worth(cost: &Cost) -> Phrase {
    match cost {
        Cost::Fixed(resources) => points(resources.value()),
        Cost::Counted { .. } | Cost::UpTo(_) => say!(PointsByValue),
    }
}

/// A price of the player's choice.
pub(crate) fn bill(bill: &Bill) -> Phrase {
    match *bill {
        Bill { most, kinds: Some(kinds), .. } => say!(BillExactly, pieces = counted(most, kinds)),
        Bill { least, most, kinds: None } if least == most => say!(BillExactly, pieces = pieces(u16::from(most))),
        Bill { least, most, kinds: None } => say!(BillRange, least = least, most = most),
    }
}

/// What is paid for.
pub(crate) fn purpose(purpose: Purpose) -> Phrase {
    match purpose {
        Purpose::Acquire(what) => acquisition(what),
        Purpose::Food => say!(PurposeFood),
    }
}

/// Why the game is over.
pub(crate) fn end(reason: EndReason) -> Phrase {
    match reason {
        EndReason::Buildings => say!(EndedBuildings),
        EndReason::Cards => say!(EndedCards),
        EndReason::RoundLimit => say!(EndedRoundLimit),
    }
}
