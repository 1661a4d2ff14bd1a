//! Features of dice, markers, materials and modules.

use engine::Features;

use crate::civilization::{Civilization, HIGHEST_FAVOR, MARKERS};
use crate::effect::Marker;
use crate::evaluate::outlook::Outlook;
use crate::material::Row;
use crate::module::{Feature, Module};

/// The number of features that [`describe`] writes.
pub(super) const FEATURES: usize = 6 + 7 + 12 + Row::COUNT + 3 + Feature::COUNT + 1 + Module::COUNT;

pub(super) fn describe(outlook: &Outlook<'_>, out: &mut Features) {
    let civ = outlook.civ;
    dice(civ, out);

    let marker = |marker: Marker| civ.marker(marker);
    out.part(marker(Marker::Focus), 3.0);
    out.flag(marker(Marker::Focus) > 0);
    out.part(marker(Marker::Idea), 8.0);
    out.flag(marker(Marker::Idea) > 0);
    out.flag(marker(Marker::Idea) > 2);
    out.part(marker(Marker::Food), 10.0);
    out.part(marker(Marker::Money), 10.0);
    out.flag(marker(Marker::Money) > 1);
    out.part(civ.fate_dice, 5.0);
    out.part(civ.favor, f32::from(HIGHEST_FAVOR));
    out.push(outlook.luck);
    out.part(civ.supply, f32::from(MARKERS));

    let mut rows = [0u8; Row::COUNT];
    let mut kinds = 0u8;
    for (index, stored) in civ.storage.iter().enumerate() {
        rows[index % Row::COUNT] += stored;
        kinds += u8::from(*stored > 0);
    }
    for row in rows {
        out.part(row, 5.0);
    }
    out.part(kinds, 8.0);
    out.flag(outlook.stored > 2);
    out.part(outlook.raws, 8.0);

    for feature in civ.features {
        out.part(feature, 4.0);
    }
    out.part(civ.features.iter().filter(|feature| **feature > 0).count() as f32, Feature::COUNT as f32);
    for level in civ.levels {
        out.push((f32::from(level) - 1.0) / 2.0);
    }
}

fn dice(civ: &Civilization, out: &mut Features) {
    let ready = civ.ready_dice();
    let (mut values, mut pairs) = (0u8, 0u8);
    for value in 0..6 {
        let there = civ.dice[value] + civ.planning[value];
        values += u8::from(there > 0);
        pairs += u8::from(there > 1);
        out.part(there, 3.0);
    }
    out.part(ready, 8.0);
    out.part(civ.used_dice, 8.0);
    out.part(civ.planning.iter().sum::<u8>(), 5.0);
    out.flag(ready > 1);
    out.flag(ready <= civ.reset_dice());
    out.part(values, 6.0);
    out.part(pairs, Feature::COUNT as f32);
}
