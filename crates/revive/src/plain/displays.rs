//! The displays and supplies next to the game board.

use engine::page::Page;
use engine::say;

use crate::content::ArtifactColor;
use crate::view::View;
use crate::words::{Key, phrase, piece};

pub(super) fn list(view: &View, page: &mut Page<'_>) {
    let content = &view.pack;
    page.part(&page.say(say!(PlainPartDisplays)));
    let artifacts =
        ArtifactColor::ALL.map(|color| say!(PlainCounted, what = color, count = view.artifacts[color.index()]));
    let artifacts = phrase::commas(artifacts);
    page.paragraph(&page.say(match view.extra_artifacts {
        0 => say!(PlainArtifactsLeft, artifacts = artifacts),
        extra => say!(PlainArtifactsAwaited, artifacts = artifacts, extra = extra),
    }));
    page.paragraph(&page.say(say!(
        PlainSupply,
        cards = view.citizen_deck,
        modules = view.module_pile,
        crates = view.crate_stack,
        energy = view.energy,
    )));
    page.paragraph(&page.say(say!(PlainCitizens)));
    view.citizens.iter().flatten().for_each(|card| page.item(&page.say(piece::card_full(content, *card))));
    page.paragraph(&page.say(say!(PlainModules)));
    view.modules.iter().flatten().for_each(|module| page.item(&page.say(piece::module_full(content, *module))));
    page.paragraph(&page.say(say!(PlainMachines)));
    view.machines
        .iter()
        .flatten()
        .flatten()
        .for_each(|machine| page.item(&page.say(piece::machine_full(content, *machine))));
}
