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
    let artifacts = phrase::commas(artifacts);
    page.paragraph(&match view.extra_artifacts {
        0 => say!(PlainArtifactsLeft, artifacts = artifacts),
        extra => say!(PlainArtifactsAwaited, artifacts = artifacts, extra = extra),
    });
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
