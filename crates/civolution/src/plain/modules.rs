//! The modules of a console with their levels.

use engine::page::Page;
use engine::say;

use crate::module::{Module, Panel};
use crate::view::CivilizationView;
use crate::words::{Key, piece};

/// Writes all main modules with their effects at their level, then the others.
pub(super) fn list(own: &CivilizationView, page: &mut Page<'_>) {
    page.part(&page.say(say!(PlainPartModules)));
    for module in Module::ALL {
        let level = own.console.level(module);
        page.item(&page.say(say!(
            PlainModule,
            dice = piece::panel_dice(Panel::Main(module)),
            module = module,
            level = level,
            does = piece::module_level(module, level),
        )));
    }
    page.item(&page.say(say!(PlainFeatureModules)));
    page.item(&page.say(say!(PlainSleep, does = piece::panel(Panel::Sleep, 1))));
}
