//! Sentences for events.

use engine::words::Phrase;
use engine::{Seat, say};

use super::{Key, phrase, piece, worth};
use crate::action::Action;
use crate::content::Content;
use crate::effect::Piece;
use crate::event::Event;
use crate::resource::Purse;

pub(super) fn tell(event: &Event, content: &Content) -> Phrase {
    let at = phrase::space;
    match *event {
        Event::TribeChosen { seat, tribe, side } => {
            say!(EventTribe, player = seat, tribe = phrase::tribe_side(tribe, side))
        }
        Event::KeptArtifactCard { seat, card: Some(card) } => {
            say!(EventKept, player = seat, card = piece::name(card))
        }
        Event::KeptArtifactCard { seat, card: None } => say!(EventKeptHidden, player = seat),
        Event::TurnBegan { seat } => say!(EventTurn, player = seat),
        Event::Played { seat, card, slot, half } => {
            say!(EventPlayed, player = seat, card = piece::name(card), slot = phrase::slot(slot), half = half,)
        }
        Event::Activated { seat, card } => {
            say!(EventActivated, player = seat, piece = piece::name(card))
        }
        Event::ActivatedModule { seat, module } => {
            say!(EventActivatedModule, player = seat, module = piece::module(module))
        }
        Event::AllColors { seat, card } => say!(EventAllColors, player = seat, card = piece::name(card)),
        Event::Copied { seat, card } => say!(EventCopied, player = seat, card = piece::name(card)),
        Event::Switched { seat } => say!(EventSwitched, player = seat),
        Event::Explored { seat, place } => say!(EventExplored, player = seat, place = phrase::place(place)),
        Event::TurnedUp { seat, place, tile } => {
            say!(EventTurnedUp, player = seat, place = phrase::place(place), tile = tile.to_string())
        }
        Event::Laid { seat, place, tile, turned } => {
            let way = if turned { say!(WayTurned) } else { say!(WayStraight) };
            say!(EventLaid, player = seat, place = phrase::place(place), tile = tile.to_string(), way = way)
        }
        Event::Built { seat, space, large } => {
            say!(EventBuilt, player = seat, building = phrase::building(large), space = at(space))
        }
        Event::Populated { seat, space, technology } => {
            say!(EventPopulated, player = seat, space = at(space), number = technology + 1)
        }
        Event::MovedFigure { seat, from, to } => {
            say!(EventMovedFigure, player = seat, from = at(from), to = at(to))
        }
        Event::TargetHit { seat, owner, space } if seat == owner => {
            say!(EventTargetOwn, player = seat, space = at(space))
        }
        Event::TargetHit { seat, owner, space } => {
            say!(EventTarget, player = seat, owner = owner, space = at(space))
        }
        Event::Watered { seat, space } => say!(EventWatered, player = seat, space = at(space)),
        Event::UsedAbility { seat } => say!(EventAbility, player = seat),
        Event::PlacedPiece { seat, piece: Piece::Falcon, space } => {
            say!(EventFalcon, player = seat, space = at(space))
        }
        Event::PlacedPiece { seat, piece, space } => {
            say!(EventPiece, player = seat, piece = piece, space = at(space))
        }
        Event::Paid { seat, cost, instead: Purse::NOTHING } => {
            say!(EventPaid, player = seat, cost = phrase::purse(cost))
        }
        Event::Paid { seat, cost, instead } => {
            say!(EventPaid, player = seat, cost = worth::with_crystals(phrase::purse(cost), instead))
        }
        Event::Gained { seat, resource, count } => {
            say!(EventGained, player = seat, what = phrase::resources(resource, count))
        }
        Event::Traded { seat, resource } => {
            say!(EventTraded, player = seat, what = phrase::resources(resource, 1))
        }
        Event::Overflowed { seat, resource, count } => {
            say!(EventOverflowed, player = seat, what = phrase::resources(resource, count))
        }
        Event::Scored { seat, source, points } => {
            say!(EventScored, player = seat, points = phrase::points(u16::from(points)), why = source,)
        }
        Event::GainedEnergy { seat } => say!(EventEnergy, player = seat),
        Event::PointBonus { seat, at, bonus } => {
            say!(EventPointBonus, player = seat, at = at, bonus = bonus)
        }
        Event::Progressed { seat, space, bonus: None } => {
            say!(EventProgressed, player = seat, number = space)
        }
        Event::Progressed { seat, space, bonus: Some(bonus) } => {
            say!(EventProgressedBonus, player = seat, number = space, bonus = bonus)
        }
        Event::Recharged { seat, spot, machine } => {
            say!(EventRecharged, player = seat, machine = piece::machine_of(content, spot, machine))
        }
        Event::UsedMachine { seat, spot, machine } => {
            say!(EventMachine, player = seat, machine = piece::machine_of(content, spot, machine))
        }
        Event::GainedCrate { seat, found: Some(found) } => {
            say!(EventCrate, player = seat, found = piece::name(found))
        }
        Event::GainedCrate { seat, found: None } => say!(EventCrateHidden, player = seat),
        Event::OpenedCrate { seat, found } => {
            say!(EventOpened, player = seat, found = piece::name(found))
        }
        Event::Advanced { seat, color, at } => {
            say!(EventAdvanced, player = seat, track = color, space = at)
        }
        Event::Unlocked { seat, reward } => match piece::reward_of(content, reward) {
            Some(text) => say!(EventUnlocked, player = seat, number = reward + 1, reward = text),
            None => say!(EventUnlockedUnknown, player = seat, number = reward + 1),
        },
        Event::TookMachine { seat, machine } => took(seat, piece::name(machine)),
        Event::TookModule { seat, module } => took(seat, say!(Module, module = piece::module_full(content, module))),
        Event::PlacedModule { seat, module, space, replaced: None } => {
            say!(EventPlacedModule, player = seat, module = piece::module(module), number = space + 1)
        }
        Event::PlacedModule { seat, module, space, replaced: Some(replaced) } => say!(
            EventReplacedModule,
            player = seat,
            module = piece::module(module),
            number = space + 1,
            replaced = piece::module(replaced),
        ),
        Event::Recruited { seat, card, blind: false } => took(seat, piece::name(card)),
        Event::Recruited { seat, card, blind: true } => {
            say!(EventRecruitedBlind, player = seat, card = piece::name(card))
        }
        Event::Rested { seat, card } => say!(EventRested, player = seat, card = piece::name(card)),
        Event::Woken { seat, card } => say!(EventWoken, player = seat, card = piece::name(card)),
        Event::Retired { seat, card } => say!(EventRetired, player = seat, card = piece::name(card)),
        Event::LeftGame { seat, card } => say!(EventLeftGame, player = seat, card = piece::name(card)),
        Event::TookArtifact { seat, color: Some(color) } => {
            say!(EventArtifact, player = seat, color = color)
        }
        Event::TookArtifact { seat, color: None } => say!(EventMinorArtifact, player = seat),
        Event::RemovedArtifact { seat, color } => {
            say!(EventRemovedArtifact, player = seat, color = color)
        }
        Event::EndTriggered { seat } => say!(EventEndTriggered, player = seat),
        Event::Hibernated { seat } => say!(EventHibernated, player = seat),
        Event::Discarded { seat, action } => {
            say!(EventDiscarded, player = seat, piece = discarded(action))
        }
        Event::CardShown { card } => say!(EventShown, piece = piece::name(card)),
        Event::ModuleShown { module } => {
            say!(EventModuleShown, module = piece::module_full(content, module))
        }
        Event::MachineShown { machine } => say!(EventShown, piece = piece::name(machine)),
        Event::GoalReached { seat, chapter } => {
            say!(EventGoalReached, player = seat, number = chapter.name(), title = chapter)
        }
        Event::ChapterEnded { chapter, reached } => {
            say!(EventChapterEnded, title = chapter, epilogue = super::chapter::epilogue(chapter, reached))
        }
        Event::GameOver { stopped: false } => say!(EventGameOver),
        Event::GameOver { stopped: true } => say!(EventGameStopped),
    }
}

fn took(player: Seat, piece: Phrase) -> Phrase {
    say!(EventTook, player = player, piece = piece)
}

/// The pieces discarded from the displays.
fn discarded(action: Action) -> Phrase {
    match action {
        Action::Card(card) => piece::name(card),
        Action::Module(module) => say!(Module, module = piece::module(module)),
        Action::Token(machine) => piece::name(machine),
        other => Phrase::verbatim(other.to_string()),
    }
}
