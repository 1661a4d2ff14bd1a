//! The left side of a console: dice, markers, storage, features and buildings.

use engine::page::Page;
use engine::say;
use engine::words::Phrase;

use crate::ability::Trait;
use crate::civilization::{BOATS, FARMS};
use crate::continent::Terrain;
use crate::effect::Marker;
use crate::material::{Material, Row};
use crate::module::Feature;
use crate::view::{CivilizationView, View};
use crate::words::{Key, phrase, piece};

const LABEL: usize = 20;
const DICE_COLUMN: usize = 6;
const STORAGE_LABEL: usize = 14;
const STORAGE_COLUMN: usize = 11;

/// Writes dice, markers, storage and features.
pub(super) fn dice_and_markers(own: &CivilizationView, page: &mut Page<'_>) {
    let (civ, speaker) = (&own.console, page.speaker());
    page.part(&page.say(say!(PlainPartConsole, player = super::name(own.seat, page))));
    page.columns(&page.say(say!(PlainDiceSpaces)), LABEL, (1u8..=6).map(|value| value.to_string()), DICE_COLUMN);
    page.columns(&page.say(say!(PlainDiceReady)), LABEL, civ.dice.map(|count| count.to_string()), DICE_COLUMN);
    page.columns(&page.say(say!(PlainPlanning)), LABEL, civ.planning.map(|count| count.to_string()), DICE_COLUMN);
    page.paragraph(&page.say(say!(PlainDice, used = civ.used_dice, fate = civ.fate_dice, favor = civ.favor)));
    page.paragraph(&page.say(say!(PlainFavorTest, favor = civ.favor)));
    page.paragraph(&page.say(say!(
        PlainMarkers,
        ideas = civ.marker(Marker::Idea),
        focus = civ.marker(Marker::Focus),
        food = civ.marker(Marker::Food),
        need = own.food_needed,
        money = civ.marker(Marker::Money),
    )));
    let terrains = Terrain::LAND.map(|terrain| page.say(Phrase::from(terrain)));
    page.columns(&page.say(say!(PlainStorage)), STORAGE_LABEL, terrains, STORAGE_COLUMN);
    for row in Row::ALL.into_iter().rev() {
        let cells = Terrain::LAND.into_iter().filter_map(|terrain| {
            let material = Material::at(terrain, row)?;
            let (name, count) = (Phrase::from(material), civ.stored(material));
            Some(speaker.say(say!(PlainStored, material = name, count = count)))
        });
        page.columns(&page.say(say!(PlainStorageRow, row = row.price())), STORAGE_LABEL, cells, STORAGE_COLUMN);
    }
    page.paragraph(&page.say(say!(PlainStorageNote)));
    let features = Feature::ALL.map(|feature| say!(PlainCounted, what = feature, count = civ.feature(feature)));
    page.paragraph(&page.say(say!(PlainFeatures, features = phrase::commas(features))));
    page.paragraph(&page.say(say!(
        PlainSupply,
        markers = civ.supply,
        tribes = civ.tribes,
        resets = civ.reset_markers,
        diamonds = own.diamonds,
    )));
}

/// Returns the points of each statue in the Income phase.
fn statue_points(own: &CivilizationView, view: &View) -> u16 {
    let space = usize::from(own.console.favor).saturating_sub(1);
    let printed = view.pack.board().statue_points.get(space).copied().unwrap_or(0);
    u16::from(printed) + u16::from(own.console.traits[Trait::Monumental])
}

/// Writes farms, boats and settlements.
pub(super) fn pieces(own: &CivilizationView, view: &View, page: &mut Page<'_>) {
    let civ = &own.console;
    page.part(&page.say(say!(PlainPartPieces)));
    page.paragraph(&page.say(say!(
        PlainPieces,
        farms = civ.farms,
        all_farms = FARMS,
        boats = civ.boats,
        all_boats = BOATS,
        statues = view.land.statues(own.seat),
        points = phrase::points(statue_points(own, view)),
    )));
    for (plan, index) in view.pack.board().settlements.iter().zip(0..) {
        let (number, cost) = (index + 1, piece::settlement_cost(&view.pack, index, Some(civ)));
        page.item(&page.say(if civ.settlements.contains(index as u8) {
            say!(PlainSettlementBuilt, number = number, count = plan.diamonds)
        } else {
            say!(PlainSettlement, number = number, cost = cost, count = plan.diamonds)
        }));
    }
}
