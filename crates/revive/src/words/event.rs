//! What happened.

use super::{phrase, piece, say, word, worth};
use crate::action::Action;
use crate::content::Content;
use crate::effect::Piece;
use crate::event::Event;
use crate::resource::Purse;

pub(super) fn tell(event: &Event, content: &Content, names: &[String]) -> String {
    let name = |seat| phrase::player(seat, names);
    let at = phrase::space;
    match *event {
        Event::TribeChosen { seat, tribe, side } => {
            say!(EventTribe, player = name(seat), tribe = phrase::tribe_side(tribe, side))
        }
        Event::KeptArtifactCard { seat, card: Some(card) } => {
            say!(EventKept, player = name(seat), card = piece::name(content, card))
        }
        Event::KeptArtifactCard { seat, card: None } => say!(EventKeptHidden, player = name(seat)),
        Event::TurnBegan { seat } => say!(EventTurn, player = name(seat)),
        Event::Played { seat, card, slot, half } => say!(
            EventPlayed,
            player = name(seat),
            card = piece::name(content, card),
            slot = phrase::slot(slot),
            half = phrase::half(half),
        ),
        Event::Activated { seat, card } => {
            say!(EventActivated, player = name(seat), piece = piece::name(content, card))
        }
        Event::ActivatedModule { seat, module } => {
            say!(EventActivatedModule, player = name(seat), module = piece::name(content, module))
        }
        Event::AllColors { seat, card } => say!(EventAllColors, player = name(seat), card = piece::name(content, card)),
        Event::Copied { seat, card } => say!(EventCopied, player = name(seat), card = piece::name(content, card)),
        Event::Switched { seat } => say!(EventSwitched, player = name(seat)),
        Event::Explored { seat, place } => say!(EventExplored, player = name(seat), place = phrase::place(place)),
        Event::TurnedUp { seat, place, tile } => {
            say!(EventTurnedUp, player = name(seat), place = phrase::place(place), tile = tile.to_string())
        }
        Event::Laid { seat, place, tile, turned } => {
            let way = if turned { say!(WayTurned) } else { say!(WayStraight) };
            say!(EventLaid, player = name(seat), place = phrase::place(place), tile = tile.to_string(), way = way)
        }
        Event::Built { seat, space, large } => {
            say!(EventBuilt, player = name(seat), building = phrase::building(large), space = at(space))
        }
        Event::Populated { seat, space, technology } => {
            say!(EventPopulated, player = name(seat), space = at(space), number = technology + 1)
        }
        Event::MovedFigure { seat, from, to } => {
            say!(EventMovedFigure, player = name(seat), from = at(from), to = at(to))
        }
        Event::TargetHit { seat, owner, space } if seat == owner => {
            say!(EventTargetOwn, player = name(seat), space = at(space))
        }
        Event::TargetHit { seat, owner, space } => {
            say!(EventTarget, player = name(seat), owner = name(owner), space = at(space))
        }
        Event::Watered { seat, space } => say!(EventWatered, player = name(seat), space = at(space)),
        Event::UsedAbility { seat } => say!(EventAbility, player = name(seat)),
        Event::PlacedPiece { seat, piece: Piece::Falcon, space } => {
            say!(EventFalcon, player = name(seat), space = at(space))
        }
        Event::PlacedPiece { seat, piece, space } => {
            say!(EventPiece, player = name(seat), piece = phrase::tribe_piece(piece), space = at(space))
        }
        Event::Paid { seat, cost, instead: Purse::NOTHING } => {
            say!(EventPaid, player = name(seat), cost = phrase::purse(cost))
        }
        Event::Paid { seat, cost, instead } => {
            say!(EventPaid, player = name(seat), cost = worth::with_crystals(phrase::purse(cost), instead))
        }
        Event::Gained { seat, resource, count } => {
            say!(EventGained, player = name(seat), what = phrase::resources(resource, count))
        }
        Event::Traded { seat, resource } => {
            say!(EventTraded, player = name(seat), what = phrase::resources(resource, 1))
        }
        Event::Overflowed { seat, resource, count } => {
            say!(EventOverflowed, player = name(seat), what = phrase::resources(resource, count))
        }
        Event::Scored { seat, source, points } => say!(
            EventScored,
            player = name(seat),
            points = phrase::points(u16::from(points)),
            why = word("why", source.name(), &[]),
        ),
        Event::GainedEnergy { seat } => say!(EventEnergy, player = name(seat)),
        Event::PointBonus { seat, at, bonus } => {
            say!(EventPointBonus, player = name(seat), at = at, bonus = piece::track_bonus(bonus))
        }
        Event::Progressed { seat, space, bonus: None } => {
            say!(EventProgressed, player = name(seat), number = space)
        }
        Event::Progressed { seat, space, bonus: Some(bonus) } => {
            say!(EventProgressedBonus, player = name(seat), number = space, bonus = piece::track_bonus(bonus))
        }
        Event::Recharged { seat, spot, machine } => {
            say!(EventRecharged, player = name(seat), machine = piece::machine_of(content, spot, machine))
        }
        Event::UsedMachine { seat, spot, machine } => {
            say!(EventMachine, player = name(seat), machine = piece::machine_of(content, spot, machine))
        }
        Event::GainedCrate { seat, found: Some(found) } => {
            say!(EventCrate, player = name(seat), found = piece::name(content, found))
        }
        Event::GainedCrate { seat, found: None } => say!(EventCrateHidden, player = name(seat)),
        Event::OpenedCrate { seat, found } => {
            say!(EventOpened, player = name(seat), found = piece::name(content, found))
        }
        Event::Advanced { seat, color, at } => {
            say!(EventAdvanced, player = name(seat), track = phrase::color(color), space = at)
        }
        Event::Unlocked { seat, reward } => match piece::reward_of(content, reward) {
            Some(text) => say!(EventUnlocked, player = name(seat), number = reward + 1, reward = text),
            None => say!(EventUnlockedUnknown, player = name(seat), number = reward + 1),
        },
        Event::TookMachine { seat, machine } => took(name(seat), piece::name(content, machine)),
        Event::TookModule { seat, module } => {
            took(name(seat), say!(Module, module = piece::module_full(content, module)))
        }
        Event::PlacedModule { seat, module, space, replaced: None } => {
            say!(EventPlacedModule, player = name(seat), module = piece::name(content, module), number = space + 1)
        }
        Event::PlacedModule { seat, module, space, replaced: Some(replaced) } => say!(
            EventReplacedModule,
            player = name(seat),
            module = piece::name(content, module),
            number = space + 1,
            replaced = piece::name(content, replaced),
        ),
        Event::Recruited { seat, card, blind: false } => took(name(seat), piece::name(content, card)),
        Event::Recruited { seat, card, blind: true } => {
            say!(EventRecruitedBlind, player = name(seat), card = piece::name(content, card))
        }
        Event::Rested { seat, card } => say!(EventRested, player = name(seat), card = piece::name(content, card)),
        Event::Woken { seat, card } => say!(EventWoken, player = name(seat), card = piece::name(content, card)),
        Event::Retired { seat, card } => say!(EventRetired, player = name(seat), card = piece::name(content, card)),
        Event::LeftGame { seat, card } => say!(EventLeftGame, player = name(seat), card = piece::name(content, card)),
        Event::TookArtifact { seat, color: Some(color) } => {
            say!(EventArtifact, player = name(seat), color = phrase::artifact_color(color))
        }
        Event::TookArtifact { seat, color: None } => say!(EventMinorArtifact, player = name(seat)),
        Event::RemovedArtifact { seat, color } => {
            say!(EventRemovedArtifact, player = name(seat), color = phrase::artifact_color(color))
        }
        Event::EndTriggered { seat } => say!(EventEndTriggered, player = name(seat)),
        Event::Hibernated { seat } => say!(EventHibernated, player = name(seat)),
        Event::Discarded { seat, action } => {
            say!(EventDiscarded, player = name(seat), piece = discarded(content, action))
        }
        Event::CardShown { card } => say!(EventShown, piece = piece::name(content, card)),
        Event::ModuleShown { module } => {
            say!(EventModuleShown, module = piece::module_full(content, module))
        }
        Event::MachineShown { machine } => say!(EventShown, piece = piece::name(content, machine)),
        Event::GoalReached { seat, chapter } => {
            say!(EventGoalReached, player = name(seat), number = chapter.name(), title = super::chapter::title(chapter),)
        }
        Event::ChapterEnded { chapter, reached } => {
            let title = super::chapter::title(chapter);
            say!(EventChapterEnded, title = title, epilogue = super::chapter::epilogue(chapter, reached, names))
        }
        Event::GameOver { stopped: false } => say!(EventGameOver),
        Event::GameOver { stopped: true } => say!(EventGameStopped),
    }
}

fn took(player: String, piece: String) -> String {
    say!(EventTook, player = player, piece = piece)
}

/// What was discarded from the displays.
fn discarded(content: &Content, action: Action) -> String {
    match action {
        Action::Card(card) => piece::name(content, card),
        Action::Module(module) => say!(Module, module = piece::name(content, module)),
        Action::Token(machine) => piece::name(content, machine),
        other => other.to_string(),
    }
}
