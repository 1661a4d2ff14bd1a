//! Features of points: what eras, events and the final scoring would give now, what the evaluation expects, and what
//! rivals have.

use engine::Features;

use crate::ability::Trait;
use crate::category::{Category, ERA_POINTS, ERAS};
use crate::civilization::TRIBES;
use crate::content::Winners;
use crate::evaluate::outlook::{Outlook, TERMS};
use crate::task::Phase;
use crate::vici::{EVOLUTION_GRID, PROSPERITY_GRID, RESET_ICONS, VICI_TRIBES};

/// The number of features that [`describe`] writes.
pub(super) const FEATURES: usize = Category::COUNT * 2 + ERAS + 1 + 3 + 4;
/// The number of features that [`rivals`] writes.
pub(super) const RIVALS: usize = 10 + 4;

/// The approximate maximum of each term of the evaluation in a good game.
pub(super) const SCALES: [f32; TERMS] =
    [100.0, 60.0, 40.0, 10.0, 40.0, 20.0, 40.0, 15.0, 60.0, 40.0, 20.0, 5.0, 20.0, 5.0, 15.0];

/// The number of units of each category that counts as many.
const MANY_UNITS: [f32; Category::COUNT] = [12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 10.0];

pub(super) fn describe(outlook: &Outlook<'_>, out: &mut Features) {
    let (game, civ, seat) = (outlook.game, outlook.civ, outlook.seat);
    let mut units = [0.0; Category::COUNT];
    for (units, space) in units.iter_mut().zip(civ.tracks) {
        *units = f32::from(space);
    }
    units[Category::Evolution.index()] = f32::from(civ.features.iter().sum::<u8>());
    units[Category::Prosperity.index()] = f32::from(game.diamonds(seat));
    units[Category::Population.index()] = outlook.people.strong + outlook.people.weak;
    units[Category::Expansion.index()] = outlook.own.len() as f32;
    for (units, many) in units.into_iter().zip(MANY_UNITS) {
        out.part(units, many);
    }
    for points in outlook.units {
        out.part(points, 6.0);
    }

    let more = f32::from(civ.traits[Trait::EraUnits]);
    let first = outlook.clock.era + usize::from(!outlook.clock.unscored);
    for (era, (category, points)) in game.era_categories.into_iter().zip(ERA_POINTS).enumerate() {
        let scored = if era < first { 0.0 } else { (units[category.index()] + more) * f32::from(points) };
        out.part(scored, 30.0);
    }
    // The starting monolith goes to the leader of the category.
    let category = game.era_categories[outlook.clock.era];
    let rivals = game.all().filter(|rival| *rival != seat).map(|rival| game.units(rival, category));
    let lead = units[category.index()] - f32::from(rivals.max().unwrap_or(0));
    out.part(lead, 6.0);

    let mut categories = 0.0;
    for category in Category::ALL {
        let tile = game.final_tiles.contains(&category);
        categories += units[category.index()] * f32::from(category.final_points(tile));
    }
    out.part(categories, 80.0);
    out.part(game.stage_points(seat), 50.0);
    out.part(game.point_bonuses(seat), 8.0);
    event(outlook, out);
}

/// Writes how the civilization stands in the event of this era, until the event is over.
fn event(outlook: &Outlook<'_>, out: &mut Features) {
    let (game, seat) = (outlook.game, outlook.seat);
    let over = game.phase.is_none_or(|phase| phase > Phase::Feeding);
    let Some(event) = game.event.filter(|_| !over) else {
        (0..4).for_each(|_| out.push(0.0));
        return;
    };
    let card = outlook.content.event(event);
    let (own, need) = match card.winners {
        Winners::AtLeast(count, need) => (game.count(seat, count), u16::from(need)),
        Winners::Most { shared, .. } => {
            let has = |seat| game.compared(seat).map_or(0, |(_, count)| count);
            let most = game.all().filter(|rival| *rival != seat).map(has).max().unwrap_or(0);
            let tie = shared || outlook.civ.traits.has(Trait::Figurehead);
            (has(seat), if tie { most.max(1) } else { most + 1 })
        }
    };
    out.flag(matches!(card.winners, Winners::Most { .. }));
    out.part(outlook.bonus(card.bonus), 8.0);
    out.flag(own >= need);
    out.part((f32::from(own) - f32::from(need)).clamp(-4.0, 4.0), 4.0);
}

/// Writes what the other civilizations have, including V.I.C.I: the best of them and the average.
pub(super) fn rivals(outlook: &Outlook<'_>, out: &mut Features) {
    const COUNTS: usize = 4;
    const MANY: [f32; COUNTS] = [100.0, 15.0, 10.0, 30.0];
    let (game, own) = (outlook.game, outlook.civ.total_points() as f32);
    let vici = game.vici_seat();
    let (mut best, mut sum, mut count, mut ahead) = ([0.0f32; COUNTS], [0.0; COUNTS], 0.0f32, 0.0);
    for seat in game.all().filter(|seat| *seat != outlook.seat) {
        let civ = game.civ(seat);
        let tribes = if vici == Some(seat) { VICI_TRIBES } else { TRIBES }.saturating_sub(civ.tribes);
        let steps: u8 = civ.tracks.iter().sum();
        let points = civ.total_points() as f32;
        let has = [points, f32::from(tribes), game.land.territories(seat).len() as f32, f32::from(steps)];
        for index in 0..COUNTS {
            best[index] = best[index].max(has[index]);
            sum[index] += has[index];
        }
        count += 1.0;
        ahead += f32::from(u8::from(points > own));
    }
    let count = count.max(1.0);
    for index in 0..COUNTS {
        out.part(best[index], MANY[index]);
        out.part(sum[index] / count, MANY[index]);
    }
    out.part(own - best[0], 100.0);
    out.push(ahead / count);
    if vici.is_some() {
        let (blue, red) = game.vici.icons();
        out.part(game.vici.evolution, f32::from(EVOLUTION_GRID.0));
        out.part(game.vici.prosperity, f32::from(PROSPERITY_GRID.0));
        out.flag(game.vici.difficulty.is_red_in(game.era));
        out.part(blue.min(red), f32::from(RESET_ICONS));
    } else {
        (0..4).for_each(|_| out.push(0.0));
    }
}

/// Writes the terms of the evaluation.
pub(super) fn terms(terms: &[f32; TERMS], out: &mut Features) {
    for (term, scale) in terms.iter().zip(SCALES) {
        out.part(*term, scale);
    }
}
