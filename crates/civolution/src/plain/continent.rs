//! The continent: every territory, then the sites.

use engine::page::Page;
use engine::words::Phrase;
use engine::{Seat, say};

use crate::continent::{SiteSpot, Territory};
use crate::land::Tribes;
use crate::site::{Ground, Site};
use crate::view::View;
use crate::words::{Key, phrase, piece};

fn seats(view: &View) -> impl Iterator<Item = Seat> {
    view.civilizations.iter().map(|civ| civ.seat)
}

/// Writes every territory with everything in it.
pub(super) fn territories(view: &View, page: &mut Page<'_>) {
    page.part(&page.say(say!(PlainPartContinent)));
    page.paragraph(&page.say(say!(PlainContinentLegend)));
    for territory in Territory::ALL {
        page.paragraph(&page.say(title(territory, view)));
        let neighbours = phrase::territories(view.land.layout.neighbours(territory).iter());
        let spots = view.land.layout.sites(territory).iter().map(|spot| site_name(spot, view));
        page.item(&page.say(say!(PlainNeighbours, territories = neighbours, sites = phrase::commas(spots))));
        let inhabitants = if territory.is_water() { boats(territory, view) } else { tribes(territory, view) };
        for line in inhabitants {
            page.item(&page.say(line));
        }
    }
}

/// Returns the name of a territory with its main facts.
fn title(territory: Territory, view: &View) -> Phrase {
    let land = &view.land;
    let mut facts = Vec::new();
    if !territory.is_water() {
        facts.push(match land.material(territory) {
            Some(material) => Phrase::from(material),
            None => say!(PlainUndeveloped),
        });
    }
    if territory == Territory::WaterA {
        facts.push(say!(PlainHasIsland));
    }
    if let Some(owner) = land.farm(territory) {
        facts.push(say!(PlainFarmOf, player = owner));
    }
    if land.hunted.contains(territory) {
        facts.push(say!(PlainHunted));
    }
    if land.provisions[territory.index()] > 0 {
        facts.push(say!(PlainProvisions, count = land.provisions[territory.index()]));
    }
    let name = phrase::territory(territory);
    let own = super::own(view).is_some_and(|own| land.territories(own.seat).contains(territory));
    let name = if own { say!(PlainOwnTerritory, territory = name) } else { name };
    if facts.is_empty() { name } else { say!(PieceSays, piece = name, text = phrase::commas(facts)) }
}

fn strength(player: Seat, tribes: Tribes) -> Phrase {
    let parts = [
        (tribes.strong > 0).then(|| say!(PlainStrong, count = tribes.strong)),
        (tribes.weak > 0).then(|| say!(PlainWeak, count = tribes.weak)),
    ];
    say!(PlainCounted, what = player, count = phrase::commas(parts.into_iter().flatten()))
}

/// Describes the encampments, the wilderness and the raw materials of a territory.
fn tribes(territory: Territory, view: &View) -> Vec<Phrase> {
    let land = &view.land;
    let occupant = |camp| match land.camp(camp) {
        Some(tribe) if tribe.strong => say!(PlainTribeStrong, player = tribe.seat),
        Some(tribe) => say!(PlainTribeWeak, player = tribe.seat),
        None => say!(PlainFree),
    };
    let mut camps = land.open_camps(territory);
    let fire = camps.next().map_or_else(|| say!(PlainFree), occupant);
    let others = phrase::commas(camps.map(occupant));
    let points = view.pack.tiles().fire_points(territory);
    let mut lines = vec![say!(PlainCamps, points = points, fire = fire, camps = others)];
    let wild: Vec<Phrase> = seats(view)
        .map(|seat| (seat, land.wild(territory, seat)))
        .filter(|(_, tribes)| tribes.all() > 0)
        .map(|(seat, tribes)| strength(seat, tribes))
        .collect();
    if !wild.is_empty() {
        lines.push(say!(PlainWilderness, tribes = phrase::semicolons(wild)));
    }
    let raw: Vec<Phrase> = seats(view)
        .map(|seat| (seat, land.raw(territory, seat)))
        .filter(|(_, count)| *count > 0)
        .map(|(seat, count)| say!(PlainCounted, what = seat, count = count))
        .collect();
    if !raw.is_empty() {
        lines.push(say!(PlainRaw, raw = phrase::commas(raw)));
    }
    lines
}

/// Describes the boats on a Water territory.
fn boats(territory: Territory, view: &View) -> Vec<Phrase> {
    let there = seats(view).map(|seat| (seat, view.land.boat(territory, seat))).filter(|(_, boat)| boat.built);
    there
        .map(|(seat, boat)| {
            let crew = if boat.tribes.all() > 0 { strength(seat, boat.tribes) } else { say!(PlainNobody) };
            let cargo = if boat.loaded { say!(PlainLoaded) } else { say!(PlainUnloaded) };
            say!(PlainBoat, player = seat, crew = crew, cargo = cargo)
        })
        .collect()
}

/// Returns a site with its number: `12 Cave`, `12 face down`.
fn site_name(spot: SiteSpot, view: &View) -> Phrase {
    let what = match view.land.site(spot) {
        Some(site) => site.ground().map_or_else(|| Phrase::from(site.kind()), phrase::ground),
        None => say!(PlainFaceDown),
    };
    say!(PlainCounted, what = spot.number(), count = what)
}

/// Writes the face-up sites with their effects, and the building grounds with their buildings.
pub(super) fn sites(view: &View, page: &mut Page<'_>) {
    page.part(&page.say(say!(PlainPartSites, count = view.land.hidden_spots().len())));
    for spot in SiteSpot::ALL {
        let Some(site) = view.land.site(spot) else { continue };
        let around = phrase::territories(view.land.layout.around(spot).iter());
        page.item(&page.say(say!(PlainSite, site = site_name(spot, view), territories = around)));
        match Site::ground(site) {
            Some(ground) => buildings(ground, view, page),
            None => page.item(&page.say(say!(PlainDetail, text = phrase::sentence(piece::site(site.kind()))))),
        }
    }
    page.item(&page.say(say!(PlainSite, site = say!(Island), territories = phrase::territory(Territory::WaterA))));
    buildings(Ground::ISLAND, view, page);
}

fn buildings(ground: Ground, view: &View, page: &mut Page<'_>) {
    let built = seats(view).map(|seat| (seat, view.land.built(ground, seat))).filter(|(_, built)| built.all() > 0);
    let built: Vec<Phrase> = built
        .map(|(seat, built)| {
            let parts = [
                (built.statues > 0).then(|| say!(PlainStatues, count = built.statues)),
                built.settlement.then(|| say!(PlainOneSettlement)),
            ];
            say!(PlainCounted, what = seat, count = phrase::list(parts.into_iter().flatten()))
        })
        .collect();
    let built = if built.is_empty() { say!(PlainNothing) } else { phrase::semicolons(built) };
    page.item(&page.say(say!(PlainGround, materials = piece::ground_materials(&view.pack, ground), built = built)));
}
