//! Sentences for events.

use engine::say;
use engine::words::Phrase;

use super::{Key, phrase};
use crate::event::Event;
use crate::player::{HUNGER_PENALTY, MOST_PEOPLE};

pub(super) fn tell(event: &Event) -> Phrase {
    match *event {
        Event::RoundBegan { round, start } => say!(EventRoundBegan, round = round, player = start),
        Event::Placed { seat, place, people } => {
            say!(EventPlaced, player = seat, people = phrase::people(people), place = Phrase::from(place))
        }
        Event::Stuck { seat, people } => say!(EventStuck, player = seat, count = people),
        Event::Rolled { seat, gathering, dice } => say!(
            EventRolled,
            player = seat,
            dice = phrase::faces(&dice),
            what = phrase::gathering(gathering),
            pips = phrase::pips(dice.pips()),
        ),
        Event::Gathered { seat, gathering, pips, tools, gain } => {
            let (player, amount) = (seat, phrase::gathered(gathering, gain));
            let pips = phrase::pips(pips);
            if tools.is_none() {
                say!(EventGathered, player = player, amount = amount, pips = pips)
            } else {
                let tools = phrase::tools(&tools);
                say!(EventGatheredWithTools, player = player, amount = amount, pips = pips, tools = tools)
            }
        }
        Event::GotTool { seat, gained: true } => say!(EventGotTool, player = seat),
        Event::GotTool { seat, gained: false } => say!(EventGotNoTool, player = seat),
        Event::GotFoodTrack { seat, gained: true } => say!(EventGotFoodTrack, player = seat),
        Event::GotFoodTrack { seat, gained: false } => say!(EventGotNoFoodTrack, player = seat),
        Event::GotPerson { seat, gained: true } => say!(EventGotPerson, player = seat),
        Event::GotPerson { seat, gained: false } => {
            say!(EventGotNoPerson, player = seat, most = MOST_PEOPLE)
        }
        Event::Left { seat, what } => say!(EventLeft, player = seat, what = Phrase::from(what)),
        Event::BoughtCard { seat, card, paid } => {
            say!(EventBoughtCard, player = seat, card = phrase::card(&card), paid = phrase::amounts(&paid))
        }
        Event::Built { seat, building: _, paid, points } => {
            say!(EventBuilt, player = seat, paid = phrase::amounts(&paid), points = phrase::points(points))
        }
        Event::BuildingRevealed { slot, building } => {
            say!(EventBuildingRevealed, number = slot.number(), cost = phrase::cost(&building.cost))
        }
        Event::StackEmpty { slot } => say!(EventStackEmpty, number = slot.number()),
        Event::GotFood { seat, food } => {
            say!(EventGotAmount, player = seat, amount = phrase::food(u16::from(food)))
        }
        Event::GotResources { seat, resources } => {
            say!(EventGotAmount, player = seat, amount = phrase::amounts(&resources))
        }
        Event::GotPoints { seat, points } => {
            say!(EventGotPoints, player = seat, points = phrase::points(u16::from(points)))
        }
        Event::KeptFaceUp { seat, card } => {
            say!(EventKeptFaceUp, player = seat, effect = phrase::effect(card.top))
        }
        Event::RolledForAll { seat, dice } => {
            say!(EventRolledForAll, player = seat, dice = phrase::items(&dice))
        }
        Event::Picked { seat, item } => {
            say!(EventPicked, player = seat, face = item.face(), item = phrase::item(item))
        }
        Event::DrewExtraCard { seat, card: Some(card) } => {
            say!(EventDrewExtraCard, player = seat, bottom = phrase::bottom(card.bottom))
        }
        Event::DrewExtraCard { seat, card: None } => say!(EventDrewHiddenCard, player = seat),
        Event::NoExtraCard { seat } => say!(EventNoExtraCard, player = seat),
        Event::Cashed { seat, resources } => {
            say!(EventCashed, player = seat, amount = phrase::amounts(&resources))
        }
        Event::Harvested { seat, food } => {
            say!(EventHarvested, player = seat, food = phrase::food(u16::from(food)))
        }
        Event::Fed { seat, food, resources } => {
            let food = (food > 0).then(|| phrase::food(u16::from(food)));
            let instead = resources.iter().map(|(resource, count)| phrase::amount(resource, count));
            say!(EventFed, player = seat, amount = phrase::list(food.into_iter().chain(instead)))
        }
        Event::WentHungry { seat, missing } => say!(
            EventWentHungry,
            player = seat,
            missing = phrase::food(u16::from(missing)),
            points = phrase::points(HUNGER_PENALTY),
        ),
        Event::CardRevealed { slot, card } => {
            say!(EventCardRevealed, number = slot.number(), card = phrase::card(&card))
        }
        Event::GameEnded { reason } => phrase::end(reason),
    }
}
