//! Sentences for refusals: why an action is not allowed, and what is.

use engine::words::Phrase;
use engine::{Seat, say};

use super::task::asks;
use super::{Key, phrase, piece};
use crate::refusal::Refusal;
use crate::resource::Resource;
use crate::rules::{FAR, half_of};

pub(super) fn tell(refusal: &Refusal) -> Phrase {
    let asked = |task| asks(task, Seat::default(), None);
    match *refusal {
        Refusal::GameOver => say!(RefusalGameOver),
        Refusal::NotYourTurn { turn } => say!(RefusalNotYourTurn, player = turn),
        Refusal::NotAsked { asked: task } => say!(RefusalNotAsked, asked = asked(task)),
        Refusal::CannotPass { asked: task } => say!(RefusalCannotPass, asked = asked(task)),
        Refusal::NotOffered { asked: task } => say!(RefusalNotOffered, asked = asked(task)),
        Refusal::NoActionLeft => say!(RefusalNoActionLeft),
        Refusal::NotActedYet => say!(RefusalNotActedYet),
        Refusal::HasActed => say!(RefusalHasActed),
        Refusal::NotActive { card } => say!(RefusalNotActive, card = piece::name(card)),
        Refusal::SlotLocked => say!(RefusalSlotLocked),
        Refusal::SlotTaken { slot } => say!(RefusalSlotTaken, slot = phrase::slot(slot)),
        Refusal::OtherHalf { slot } => match half_of(usize::from(slot)) {
            Some(half) => {
                say!(RefusalOtherHalf, slot = phrase::slot(slot), half = half)
            }
            None => say!(RefusalOtherHalfUnknown),
        },
        Refusal::OtherColor { card, color } => {
            say!(RefusalOtherColor, card = piece::name(card), color = color)
        }
        Refusal::SwitchUsed => say!(RefusalSwitchUsed),
        Refusal::PlainSwitch => say!(RefusalPlainSwitch),
        Refusal::Explored { place } => say!(RefusalExplored, place = phrase::place(place)),
        Refusal::OutOfReach => say!(RefusalOutOfReach),
        Refusal::TooFar => say!(RefusalTooFar, food = FAR),
        Refusal::OtherAction => say!(RefusalOtherAction),
        Refusal::TooDear { cost, have } => {
            say!(RefusalTooDear, cost = phrase::purse(cost), have = phrase::purse(have))
        }
        Refusal::OtherCrystals { crystals: 0 } => say!(RefusalNoCrystals),
        Refusal::OtherCrystals { crystals } => {
            let needed = phrase::resources(Resource::Crystal, crystals);
            say!(RefusalOtherCrystals, crystals = needed, count = crystals)
        }
        Refusal::NotExplored { space } => say!(RefusalNotExplored, space = phrase::space(space)),
        Refusal::NotSand { space } => say!(RefusalNotSand, space = phrase::space(space)),
        Refusal::BuildingThere { space } => say!(RefusalBuildingThere, space = phrase::space(space)),
        Refusal::NoBuildingLeft { large: false } => say!(RefusalNoSmallBuilding),
        Refusal::NoBuildingLeft { large: true } => say!(RefusalNoLargeBuilding),
        Refusal::NotALocation { space } => say!(RefusalNotALocation, space = phrase::space(space)),
        Refusal::FigureThere { space } => say!(RefusalFigureThere, space = phrase::space(space)),
        Refusal::TechnologyUnlocked => say!(RefusalTechnologyUnlocked),
        Refusal::NotConnected => say!(RefusalNotConnected),
        Refusal::NoCrystal => say!(RefusalNoCrystal),
        Refusal::NoTrade => say!(RefusalNoTrade),
        Refusal::NoMachine { spot } => say!(RefusalNoMachine, machine = piece::spot_name(spot)),
        Refusal::MachineUsed { spot } => {
            say!(RefusalMachineUsed, machine = piece::spot_name(spot))
        }
        Refusal::NoEnergy => say!(RefusalNoEnergy),
        Refusal::NoMachinesNow => say!(RefusalNoMachinesNow),
        Refusal::NoCrate { found } => say!(RefusalNoCrate, found = piece::name(found)),
        Refusal::NotNow => say!(RefusalNotNow),
        Refusal::NoAbility => say!(RefusalNoAbility),
    }
}
