//! The modules of a console with their levels.

use engine::page::Page;

use crate::module::{Module, Panel};
use crate::view::CivilizationView;
use crate::words::{phrase, piece, say};

/// All main modules with what they do at their level, then the others.
pub(super) fn list(own: &CivilizationView, page: &mut Page) {
    page.part(&say!(PlainPartModules));
    for module in Module::ALL {
        let level = own.console.level(module);
        page.item(&say!(
            PlainModule,
            dice = piece::panel_dice(Panel::Main(module)),
            module = phrase::module(module),
            level = level,
            does = piece::module_level(module, level),
        ));
    }
    page.item(&say!(PlainFeatureModules));
    page.item(&say!(PlainSleep, does = piece::panel(Panel::Sleep, 1)));
}
