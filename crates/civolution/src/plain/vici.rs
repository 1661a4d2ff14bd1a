//! V.I.C.I's cards and grids.

use engine::page::Page;
use engine::say;

use crate::vici::{EVOLUTION_GRID, PROSPERITY_GRID, RESET_ICONS};
use crate::view::View;
use crate::words::{Key, counted, phrase, vici};

/// Writes V.I.C.I's part of the table, in solo games.
pub(super) fn part(view: &View, page: &mut Page<'_>) {
    let Some(shown) = &view.vici else { return };
    page.part(&page.say(say!(PlainPartVici)));
    page.item(&page.say(if shown.red { say!(PlainViciRed) } else { say!(PlainViciBlue) }));
    page.item(&page.say(say!(
        PlainViciGrids,
        evolution = shown.evolution,
        evolution_spaces = EVOLUTION_GRID.0,
        prosperity = shown.prosperity,
        prosperity_spaces = PROSPERITY_GRID.0,
    )));
    let (blue, red) = shown.icons;
    page.item(&page.say(say!(PlainViciIcons, blue = blue, red = red, needed = RESET_ICONS, stack = shown.stack)));
    if let Some((count, number)) = shown.event {
        let what = counted(count, u8::try_from(number).unwrap_or(u8::MAX));
        page.item(&page.say(say!(PlainViciEvent, count = number, what = what)));
    }
    for card in &shown.revealed {
        let text = phrase::sentence(vici::action_card(*card, shown.red, Some(view)));
        page.item(&page.say(if shown.red {
            say!(PlainViciCardRed, number = *card, text = text)
        } else {
            say!(PlainViciCardBlue, number = *card, text = text)
        }));
    }
    if let Some(civ) = view.civilizations.iter().find(|civ| phrase::is_vici(view, civ.seat)) {
        let tribes = view.land.tribes(civ.seat);
        page.item(&page.say(say!(
            PlainViciTribes,
            strong = tribes.strong,
            weak = tribes.weak,
            dice = civ.console.activation_dice(),
            fate = civ.console.fate_dice,
            statues = view.land.statues(civ.seat),
        )));
    }
}
