//! The game board and its tracks.

use super::{Loading, RowReader, effects, within};
use crate::board::{Board, Hexes, Layout};
use crate::content::file::{BoardRow, BonusRow, HibernationRow, PackFile, PackFiles, PlaceKind, PlaceRow};
use crate::content::{TrackBonus, Tracks};
use crate::effect::{Carrier, EffectsId};
use crate::space::{HEXES, LARGE_LOCATIONS, PLACES};

const MOST_POINTS: u8 = 100;
const MOST_HIBERNATIONS: usize = 10;
const STARTS: usize = 5;

pub(super) fn read_board(loading: &mut Loading, files: &PackFiles) -> Option<(Board, Tracks)> {
    let from: BoardRow = loading.keep(files.whole(PackFile::Board))?;
    let row = &mut loading.reader(PackFile::Board, None);
    within(row, "points-track", from.points_track, 1, MOST_POINTS);
    let point_bonuses =
        bonuses(row, "point-bonus", &from.point_bonus, from.points_track, &[TrackBonus::Crate, TrackBonus::Artifact]);
    let (hibernation, removes) = (hibernation(row, &from.hibernation), from.hibernation.removes);
    let layout = layout(row, &from)?;
    let board = match Board::new(layout) {
        Ok(board) => board,
        Err(problem) => return row.wrong(Some(problem.field()), problem.to_string()),
    };
    Some((board, Tracks { lap: from.points_track, point_bonuses, hibernation: hibernation?, removes }))
}

/// Reads the bonuses of a track. A space gives at most one bonus.
pub(super) fn bonuses(
    row: &mut RowReader<'_>,
    field: &'static str,
    from: &[BonusRow],
    last: u8,
    allowed: &[TrackBonus],
) -> Vec<(u8, TrackBonus)> {
    for (index, BonusRow { at, gain }) in from.iter().enumerate() {
        let twice = from[..index].iter().any(|other| other.at == *at);
        row.must((1..=last).contains(at) && !twice, field, || {
            format!("expected different numbers `at` from 1 to {last}, found {at}")
        });
        row.must(allowed.contains(gain), field, || {
            let allowed: Vec<&str> = allowed.iter().map(|bonus| bonus.name()).collect();
            format!("expected `gain` to be one of {}, found `{gain}`", allowed.join(", "))
        });
    }
    from.iter().map(|bonus| (bonus.at, bonus.gain)).collect()
}

fn hibernation(row: &mut RowReader<'_>, from: &HibernationRow) -> Option<Vec<EffectsId>> {
    const FIELD: &str = "hibernation rewards";
    let rewards: Vec<Option<EffectsId>> =
        from.rewards.iter().map(|text| effects(row, FIELD, Carrier::Hibernation, text)).collect();
    row.must((1..=MOST_HIBERNATIONS).contains(&rewards.len()), FIELD, || {
        format!("expected 1 to {MOST_HIBERNATIONS}, found {}", rewards.len())
    });
    // The track has a space before the first reward.
    let spaces = rewards.len().min(MOST_HIBERNATIONS) as u8 + 1;
    within(row, "hibernation removes", from.removes, 2, spaces);
    rewards.into_iter().collect()
}

fn layout(row: &mut RowReader<'_>, from: &BoardRow) -> Option<Layout> {
    for (kind, expected) in [
        (PlaceKind::Start, STARTS),
        (PlaceKind::Tile, PLACES - STARTS),
        (PlaceKind::Large, LARGE_LOCATIONS),
        (PlaceKind::Chasm, 1),
    ] {
        let found = from.place.iter().filter(|place| place.kind == kind).count();
        row.must(found == expected, "place", || format!("expected {expected} with the kind `{kind}`, found {found}"));
    }
    let shape = common_shape(&from.place);
    let mut places = Vec::new();
    let mut large = Vec::new();
    let mut chasm = None;
    let mut good = true;
    for (index, place) in from.place.iter().enumerate() {
        let fits = hexes(place).filter(|hexes| shape.is_some_and(|shape| same_shape(hexes, &shape)));
        let Some(hexes) = fits else {
            good = false;
            row.wrong::<()>(Some("place"), wrong_hexes(index, place));
            continue;
        };
        match place.kind {
            PlaceKind::Start | PlaceKind::Tile => places.push((hexes, place.kind == PlaceKind::Start)),
            PlaceKind::Large => large.push(hexes),
            PlaceKind::Chasm => chasm = Some(hexes),
        }
    }
    let crystals = from.crystal.iter().map(|crystal| (crystal.at, crystal.vast)).collect();
    let layout = Layout { places: places.try_into().ok()?, large: large.try_into().ok()?, chasm: chasm?, crystals };
    good.then_some(layout)
}

fn hexes(place: &PlaceRow) -> Option<Hexes> {
    place.hexes.as_slice().try_into().ok()
}

/// Returns the vector from one hex to another.
fn way(from: (i8, i8), to: (i8, i8)) -> (i16, i16) {
    (i16::from(to.0) - i16::from(from.0), i16::from(to.1) - i16::from(from.1))
}

/// Returns true if a half turn reverses the order of the hexes.
fn turns(hexes: &Hexes) -> bool {
    way(hexes[0], hexes[1]) == way(hexes[2], hexes[3])
}

/// Returns true if a tile that fits on `one` also fits on `other`.
fn same_shape(one: &Hexes, other: &Hexes) -> bool {
    one.iter().zip(other).all(|(one_hex, other_hex)| way(one[0], *one_hex) == way(other[0], *other_hex))
}

/// Returns the shape that most places have.
fn common_shape(places: &[PlaceRow]) -> Option<Hexes> {
    let shapes: Vec<Hexes> = places.iter().filter_map(hexes).filter(turns).collect();
    shapes.iter().copied().max_by_key(|shape| shapes.iter().filter(|other| same_shape(shape, other)).count())
}

fn wrong_hexes(index: usize, place: &PlaceRow) -> String {
    let (number, found) = (index + 1, place.hexes.len());
    if found == HEXES {
        format!("expected the hexes of place {number} in the same shape as the others, reversed by a half turn")
    } else {
        format!("expected {HEXES} hexes of place {number}, found {found}")
    }
}
