//! What lies beside the game board.

use engine::page::Page;

use crate::content::ArtifactColor;
use crate::view::View;
use crate::words::{phrase, piece, say};

pub(super) fn list(view: &View, page: &mut Page) {
    let content = &view.pack;
    page.part(&say!(PlainPartDisplays));
    let artifacts = ArtifactColor::ALL
        .map(|color| say!(PlainCounted, what = phrase::artifact_color(color), count = view.artifacts[color.index()]));
    page.paragraph(&say!(PlainArtifactsLeft, artifacts = phrase::commas(artifacts), extra = view.extra_artifacts));
    page.paragraph(&say!(
        PlainSupply,
        cards = view.citizen_deck,
        modules = view.module_pile,
        crates = view.crate_stack,
        energy = view.energy,
    ));
    page.paragraph(&say!(PlainCitizens));
    view.citizens.iter().flatten().for_each(|card| page.item(&piece::card_full(content, *card)));
    page.paragraph(&say!(PlainModules));
    view.modules.iter().flatten().for_each(|module| page.item(&piece::module_full(content, *module)));
    page.paragraph(&say!(PlainMachines));
    view.machines.iter().flatten().flatten().for_each(|machine| page.item(&piece::machine_full(content, *machine)));
}
