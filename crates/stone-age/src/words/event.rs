//! What happened.

use super::{phrase, say};
use crate::event::Event;
use crate::player::{HUNGER_PENALTY, MOST_PEOPLE};

pub(super) fn tell(event: &Event, names: &[String]) -> String {
    let name = |seat| phrase::player(seat, names);
    match *event {
        Event::RoundBegan { round, start } => say!(EventRoundBegan, round = round, player = name(start)),
        Event::Placed { seat, place, people } => {
            say!(EventPlaced, player = name(seat), people = phrase::people(people), at = phrase::at(place))
        }
        Event::Stuck { seat, people } => say!(EventStuck, player = name(seat), count = people),
        Event::Rolled { seat, gathering, dice } => say!(
            EventRolled,
            player = name(seat),
            dice = phrase::faces(&dice),
            what = phrase::gathering(gathering),
            pips = phrase::pips(dice.pips()),
        ),
        Event::Gathered { seat, gathering, pips, tools, gain } => {
            let (player, amount) = (name(seat), phrase::gathered(gathering, gain));
            let pips = phrase::pips(pips);
            if tools.is_none() {
                say!(EventGathered, player = player, amount = amount, pips = pips)
            } else {
                let tools = phrase::tools(&tools);
                say!(EventGatheredWithTools, player = player, amount = amount, pips = pips, tools = tools)
            }
        }
        Event::GotTool { seat, gained: true } => say!(EventGotTool, player = name(seat)),
        Event::GotTool { seat, gained: false } => say!(EventGotNoTool, player = name(seat)),
        Event::GotFoodTrack { seat, gained: true } => say!(EventGotFoodTrack, player = name(seat)),
        Event::GotFoodTrack { seat, gained: false } => say!(EventGotNoFoodTrack, player = name(seat)),
        Event::GotPerson { seat, gained: true } => say!(EventGotPerson, player = name(seat)),
        Event::GotPerson { seat, gained: false } => {
            say!(EventGotNoPerson, player = name(seat), most = MOST_PEOPLE)
        }
        Event::Left { seat, what } => say!(EventLeft, player = name(seat), what = phrase::acquisition(what)),
        Event::BoughtCard { seat, card, paid } => {
            say!(EventBoughtCard, player = name(seat), card = phrase::card(&card), paid = phrase::amounts(&paid))
        }
        Event::Built { seat, building: _, paid, points } => {
            say!(EventBuilt, player = name(seat), paid = phrase::amounts(&paid), points = phrase::points(points))
        }
        Event::BuildingRevealed { slot, building } => {
            say!(EventBuildingRevealed, number = slot.number(), cost = phrase::cost(&building.cost))
        }
        Event::StackEmpty { slot } => say!(EventStackEmpty, number = slot.number()),
        Event::GotFood { seat, food } => {
            say!(EventGotAmount, player = name(seat), amount = phrase::food(u16::from(food)))
        }
        Event::GotResources { seat, resources } => {
            say!(EventGotAmount, player = name(seat), amount = phrase::amounts(&resources))
        }
        Event::GotPoints { seat, points } => {
            say!(EventGotPoints, player = name(seat), points = phrase::points(u16::from(points)))
        }
        Event::KeptFaceUp { seat, card } => {
            say!(EventKeptFaceUp, player = name(seat), effect = phrase::effect(card.top))
        }
        Event::RolledForAll { seat, dice } => {
            say!(EventRolledForAll, player = name(seat), dice = phrase::items(&dice))
        }
        Event::Picked { seat, item } => {
            say!(EventPicked, player = name(seat), face = item.face(), item = phrase::item(item))
        }
        Event::DrewExtraCard { seat, card: Some(card) } => {
            say!(EventDrewExtraCard, player = name(seat), bottom = phrase::bottom(card.bottom))
        }
        Event::DrewExtraCard { seat, card: None } => say!(EventDrewHiddenCard, player = name(seat)),
        Event::NoExtraCard { seat } => say!(EventNoExtraCard, player = name(seat)),
        Event::Cashed { seat, resources } => {
            say!(EventCashed, player = name(seat), amount = phrase::amounts(&resources))
        }
        Event::Harvested { seat, food } => {
            say!(EventHarvested, player = name(seat), food = phrase::food(u16::from(food)))
        }
        Event::Fed { seat, food, resources } => {
            let food = (food > 0).then(|| phrase::food(u16::from(food)));
            let instead = resources.iter().map(|(resource, count)| phrase::amount(resource, count));
            say!(EventFed, player = name(seat), amount = phrase::list(food.into_iter().chain(instead)))
        }
        Event::WentHungry { seat, missing } => say!(
            EventWentHungry,
            player = name(seat),
            missing = phrase::food(u16::from(missing)),
            points = phrase::points(HUNGER_PENALTY),
        ),
        Event::CardRevealed { slot, card } => {
            say!(EventCardRevealed, number = slot.number(), card = phrase::card(&card))
        }
        Event::GameEnded { reason } => phrase::end(reason),
    }
}
