//! Sentences for refusals: why an action is not allowed, and what would be.

use engine::say;
use engine::words::Phrase;

use super::{Key, phrase, task};
use crate::refusal::Refusal;

pub(super) fn tell(refusal: &Refusal) -> Phrase {
    match *refusal {
        Refusal::GameOver => say!(RefusalGameOver),
        Refusal::NotYourTurn { turn } => say!(RefusalNotYourTurn, player = turn),
        Refusal::NotAsked { asked } => say!(RefusalNotAsked, question = task::asks(&asked)),
        Refusal::NotEnoughPeople { have, want } => {
            say!(RefusalNotEnoughPeople, have = phrase::people(have), want = want)
        }
        Refusal::NobodyPlaced => say!(RefusalNobodyPlaced),
        Refusal::AlreadyThere { place } => say!(RefusalAlreadyThere, place = Phrase::from(place)),
        Refusal::PlaceFull { place, people } => say!(RefusalPlaceFull, place = Phrase::from(place), count = people),
        Refusal::NotEnoughRoom { place, free, want } => {
            say!(RefusalNotEnoughRoom, free = free, place = Phrase::from(place), want = want)
        }
        Refusal::ExactNumber { place, need } => {
            say!(RefusalExactNumber, people = phrase::people(need), place = Phrase::from(place))
        }
        Refusal::TooManyPlayers { site, players, allowed } => {
            say!(RefusalTooManyPlayers, players = players, allowed = allowed, place = site)
        }
        Refusal::VillageFull { site, players } => {
            say!(RefusalVillageFull, players = players, place = site)
        }
        Refusal::NoCard { slot } => say!(RefusalNoCard, number = slot.number()),
        Refusal::NoBuilding { slot } => say!(RefusalNoBuilding, number = slot.number()),
        Refusal::NobodyThere { place } => say!(RefusalNobodyThere, place = Phrase::from(place)),
        Refusal::CardTooDear { price, have } => {
            say!(RefusalCardTooDear, price = price, pieces = phrase::pieces(u16::from(price)), have = have)
        }
        Refusal::BuildingTooDear { slot } => say!(RefusalBuildingTooDear, number = slot.number()),
        Refusal::NoSuchTool { value, have } => say!(RefusalNoSuchTool, value = value, have = have),
        Refusal::NoSuchOneUseTool { value } => say!(RefusalNoSuchOneUseTool, value = value),
        Refusal::OtherResourceFirst { next, .. } => say!(RefusalOtherResourceFirst, resource = next),
        Refusal::NotEnoughResource { resource, have, want, .. } => {
            say!(RefusalNotEnoughResource, have = phrase::amount(resource, have), want = want)
        }
        Refusal::PaymentDoesNotFit { bill, paid, .. } => {
            say!(RefusalPaymentDoesNotFit, bill = phrase::bill(&bill), paid = paid)
        }
        Refusal::DieNotThere => say!(RefusalDieNotThere),
        Refusal::NothingToCash => say!(RefusalNothingToCash),
        Refusal::CashLater => say!(RefusalCashLater),
        Refusal::NotEnoughForFood { missing, have } => {
            say!(RefusalNotEnoughForFood, missing = phrase::food(u16::from(missing)), have = have)
        }
    }
}
