//! Sentences for actions.

use engine::say;
use engine::words::Phrase;

use super::{Key, phrase};
use crate::action::Action;
use crate::content::{Building, Card};
use crate::place::{Acquisition, Place, Site, Slot};
use crate::player::HUNGER_PENALTY;
use crate::resource::{Resource, Resources};
use crate::task::{Purpose, Task};
use crate::tools::ToolChoice;
use crate::view::View;

pub(super) fn tell(action: &Action, view: &View) -> Phrase {
    match *action {
        Action::Place { place, people } => {
            let point = point(place, people, view);
            say!(ActionPlace, people = phrase::people(people), place = Phrase::from(place), point = point)
        }
        Action::Use { site } => {
            let people = people_of_asked(site, view);
            say!(ActionUse, people = phrase::people(people), place = site, point = site_point(site, people))
        }
        Action::Buy { what } => buy(what, view),
        Action::Leave { what } => say!(ActionLeave, what = Phrase::from(what)),
        Action::Tools(choice) => add_tools(&choice, view),
        Action::Pay { resource, count } => pay(&Resources::of(resource, u16::from(count)), resource, view),
        Action::Take { item } => say!(ActionTake, face = item.face(), item = phrase::item(item)),
        Action::Cash => say!(ActionCash),
        Action::Gain { first, second } => {
            let mut resources = Resources::of(first, 1);
            resources.add(&Resources::of(second, 1));
            say!(ActionGain, amount = phrase::amounts(&resources))
        }
        Action::Feed => feed(view),
        Action::Starve => say!(ActionStarve, points = phrase::points(HUNGER_PENALTY)),
    }
}

fn card(slot: Slot, view: &View) -> Option<Card> {
    view.cards.get(slot.index())?.card
}

fn building(slot: Slot, view: &View) -> Option<Building> {
    view.stacks.get(slot.index())?.top
}

/// Returns the number of people on a site that belong to the player who is asked.
fn people_of_asked(site: Site, view: &View) -> u8 {
    let people = |seat: engine::Seat| {
        let here = view.sites.iter().find(|here| here.site == site)?;
        here.people.get(seat.index()).copied()
    };
    view.asked.and_then(|step| people(step.seat)).unwrap_or(0)
}

/// Says what people are placed somewhere for.
fn point(place: Place, people: u8, view: &View) -> Phrase {
    let known = match place {
        Place::Site(site) => Some(site_point(site, people)),
        Place::Acquisition(Acquisition::Card(slot)) => card(slot, view).map(|card| phrase::card(&card)),
        Place::Acquisition(Acquisition::Building(slot)) => building(slot, view).map(|building| {
            say!(PointBuilding, cost = phrase::cost(&building.cost), points = phrase::worth(&building.cost))
        }),
    };
    known.unwrap_or_else(|| say!(PointUnknown))
}

fn site_point(site: Site, people: u8) -> Phrase {
    phrase::site_purpose(site, |gathering| {
        say!(PointRoll, dice = say!(Dice, count = people), what = phrase::gathering(gathering))
    })
}

fn buy(what: Acquisition, view: &View) -> Phrase {
    let known = match what {
        Acquisition::Card(slot) => card(slot, view).map(|card| {
            let price = phrase::pieces(u16::from(slot.number()));
            say!(ActionBuyCard, number = slot.number(), card = phrase::card(&card), price = price)
        }),
        Acquisition::Building(slot) => building(slot, view).map(|building| {
            let (cost, points) = (phrase::cost(&building.cost), phrase::worth(&building.cost));
            say!(ActionBuyBuilding, number = slot.number(), cost = cost, points = points)
        }),
    };
    known.unwrap_or_else(|| say!(ActionBuyUnknown, what = Phrase::from(what)))
}

fn pay(payment: &Resources, resource: Resource, view: &View) -> Phrase {
    let amount = phrase::amount(resource, payment[resource]);
    let task = view.asked.map(|step| step.task);
    let Some(Task::Pay { purpose: Purpose::Acquire(Acquisition::Building(_)), mut paid, .. }) = task else {
        return say!(ActionPay, amount = amount);
    };
    paid.add(payment);
    say!(ActionPayBuilding, amount = amount, points = phrase::points(paid.value()))
}

fn add_tools(choice: &ToolChoice, view: &View) -> Phrase {
    let tools = phrase::tools(choice);
    let Some(Task::Tools { gathering, pips }) = view.asked.map(|step| step.task) else {
        return if choice.is_none() { say!(ActionNoToolsUnknown) } else { say!(ActionToolsUnknown, tools = tools) };
    };
    let gain = |pips: u8| pips / gathering.pips_per_piece();
    let (before, after) = (gain(pips), gain(pips.saturating_add(choice.value())));
    let amount = phrase::gathered(gathering, after);
    if choice.is_none() {
        say!(ActionNoTools, amount = amount)
    } else if after == before {
        say!(ActionToolsInVain, tools = tools, amount = amount)
    } else {
        say!(ActionTools, tools = tools, amount = amount, before = before)
    }
}

fn feed(view: &View) -> Phrase {
    let Some(Task::Feed { missing }) = view.asked.map(|step| step.task) else {
        return say!(ActionFeedUnknown);
    };
    say!(ActionFeed, pieces = phrase::pieces(u16::from(missing)))
}
