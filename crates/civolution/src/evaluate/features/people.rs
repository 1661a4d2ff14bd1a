//! Features of tribes: what they eat, where they are, and what stands there.

use engine::Features;

use crate::civilization::{BOATS, FARMS, HIGHEST_FAVOR, SETTLEMENTS};
use crate::continent::{Terrain, Territory, TerritorySet};
use crate::effect::Marker;
use crate::evaluate::outlook::Outlook;
use crate::site::SiteKind;

/// The number of features that [`describe`] writes.
pub(super) const FEATURES: usize = 4 + 6 + 4 + 6 + SITES.len() + 2 + 4;

/// The sites that matter to the civilizations next to them.
const SITES: [SiteKind; 6] = [
    SiteKind::BuildingGround,
    SiteKind::MysticOak,
    SiteKind::Cave,
    SiteKind::Gorge,
    SiteKind::Glacier,
    SiteKind::MushroomValley,
];

pub(super) fn describe(outlook: &Outlook<'_>, out: &mut Features) {
    let (civ, people, own, seat) = (outlook.civ, &outlook.people, outlook.own, outlook.seat);
    let land = &outlook.game.land;
    out.part(people.strong, 8.0);
    out.flag(people.strong > 0.0);
    out.flag(people.strong > 1.0);
    out.part(people.weak, 8.0);

    let need = people.strong_need + people.weak_need;
    let missing = need + people.tolls - f32::from(civ.marker(Marker::Food));
    out.part(people.strong_need, 8.0);
    out.part(people.weak_need, 8.0);
    out.part(people.tolls, 2.0);
    out.part(missing.max(0.0), 8.0);
    out.part((-missing).max(0.0), 8.0);
    out.flag(missing > 0.0);

    let favor = usize::from(civ.favor.clamp(1, HIGHEST_FAVOR)) - 1;
    out.part(FARMS.saturating_sub(civ.farms), f32::from(FARMS));
    out.part(BOATS.saturating_sub(civ.boats), f32::from(BOATS));
    out.part(civ.settlements_built(), SETTLEMENTS as f32);
    out.part(outlook.statues * f32::from(outlook.content.board().statue_points[favor]), 8.0);

    let (mut fires, mut wild) = (0u8, 0u8);
    for territory in own.iter() {
        if let Some(fire) = territory.fire_camp() {
            fires += u8::from(land.camp(fire).is_some_and(|tribe| tribe.seat == seat));
            wild += land.wild(territory, seat).all();
        }
    }
    let terrains = Terrain::ALL.into_iter().filter(|terrain| !own.intersection(TerritorySet::of(*terrain)).is_empty());
    out.part(terrains.count() as f32, Terrain::COUNT as f32);
    out.part(own.intersection(TerritorySet::WATER).len() as f32, 2.0);
    out.flag(own.contains(Territory::WaterA));
    out.part(fires, 6.0);
    out.part(wild, 6.0);
    let rivals = outlook.game.all().filter(|rival| *rival != seat);
    let shared = rivals.fold(TerritorySet::EMPTY, |all, rival| all.union(land.territories(rival))).intersection(own);
    out.part(shared.len() as f32, 10.0);

    for kind in SITES {
        let near = land.spots(kind).iter().filter(|spot| !land.layout.around(*spot).intersection(own).is_empty());
        out.part(near.count() as f32, 2.0);
    }
    let hidden = land.hidden_spots();
    let (mut all, mut most) = (0, 0);
    for territory in own.iter() {
        let near = land.layout.sites(territory).intersection(hidden).len();
        all += near;
        most = most.max(near);
    }
    out.part(all as f32, 12.0);
    out.part(most as f32, 4.0);
    reach(outlook, out);
}

/// Writes where strong tribes could go and what food is worth.
fn reach(outlook: &Outlook<'_>, out: &mut Features) {
    let land = &outlook.game.land;
    let mut around = TerritorySet::EMPTY;
    for territory in land.strongholds(outlook.seat).iter() {
        around = around.union(land.layout.neighbours(territory));
    }
    let around = around.minus(outlook.own);
    let (mut fires, mut unknown) = (0u8, 0u8);
    for territory in around.iter() {
        if let Some(fire) = territory.fire_camp() {
            fires += u8::from(land.camp(fire).is_none());
            unknown += u8::from(land.material(territory).is_none());
        }
    }
    out.part(around.len() as f32, 10.0);
    out.part(fires, 8.0);
    out.part(unknown, 8.0);
    out.part(outlook.food, 6.0);
}
