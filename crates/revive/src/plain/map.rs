//! The game board as a drawing: two lines for each row of hexes, with the name of each space above what is there.

use std::collections::BTreeMap;

use engine::page::{Page, WIDTH};
use engine::say;
use engine::words::Phrase;

use crate::board::{Hex, Hexes};
use crate::space::{Space, SpaceSet, TilePlace};
use crate::view::View;
use crate::words::{Key, phrase, word};

/// The width of a hex in letters. Each row is shifted by half a hex.
const HEX: usize = 4;

/// The text in a hex: its name, and below it what is there.
#[derive(Clone, Default)]
struct Cell {
    name: Option<Phrase>,
    ground: Option<Phrase>,
    mark: Option<Phrase>,
}

/// Draws the game board with a legend, if it fits.
pub(super) fn draw(view: &View, page: &mut Page<'_>) {
    page.part(&page.say(say!(PlainPartBoard)));
    let cells = cells(view);
    let (Some(first), Some(last)) = (cells.keys().map(|(_, x)| *x).min(), cells.keys().map(|(_, x)| *x).max()) else {
        return;
    };
    let speaker = page.speaker();
    let said = |part: Option<Phrase>| part.map(|part| speaker.say(part)).unwrap_or_default();
    let half = HEX / 2;
    if (last - first) as usize * half + HEX > WIDTH {
        return;
    }
    let mut rows: Vec<i16> = cells.keys().map(|(row, _)| *row).collect();
    rows.dedup();
    for row in rows {
        let in_row = || cells.range((row, i16::MIN)..=(row, i16::MAX));
        let (Some(((_, from), _)), Some(((_, to), _))) = (in_row().next(), in_row().next_back()) else { continue };
        let indent = (from - first) as usize * half;
        let columns = || (*from..=*to).step_by(2).map(|x| cells.get(&(row, x)).cloned().unwrap_or_default());
        if columns().any(|cell| cell.name.is_some()) {
            page.columns("", indent, columns().map(|cell| said(cell.name)), HEX);
        }
        page.columns("", indent, columns().map(|cell| said(cell.ground) + &said(cell.mark)), HEX);
    }
    page.paragraph(&page.say(say!(PlainLegend)));
    let players = view
        .seats
        .iter()
        .map(|player| say!(PlainNumbered, number = player.seat.index() + 1, text = super::name(player.seat, page)));
    page.paragraph(&page.say(say!(PlainLegendPieces, players = phrase::commas(players))));
}

/// Returns all hexes by row and distance from the left in half hexes.
fn cells(view: &View) -> BTreeMap<(i16, i16), Cell> {
    let layout = view.pack.board().layout();
    let at = |(q, r): Hex| (i16::from(r), 2 * i16::from(q) + i16::from(r));
    let mut cells = BTreeMap::new();
    for (place, (hexes, _)) in TilePlace::all().zip(&layout.places) {
        for (number, hex) in hexes.iter().enumerate() {
            let space = place.space(number, false);
            cells.insert(at(*hex), there(view, space, Phrase::verbatim(space.to_string())));
        }
    }
    let mut one = |space: Space, hexes: &Hexes, name: Phrase| {
        let cell = there(view, space, name);
        cells.extend(hexes.iter().map(|hex| (at(*hex), cell.clone())));
    };
    for (number, hexes) in layout.large.iter().enumerate() {
        if let Some(space) = Space::large(number) {
            one(space, hexes, say!(PlainMapLarge, number = number + 1));
        }
    }
    one(Space::CHASM, &layout.chasm, say!(PlainMapChasm));
    for crystal in view.pack.board().crystals().iter().filter(|crystal| !crystal.vast || view.unlocked.vast) {
        let ground = if crystal.vast { say!(PlainMapVast) } else { say!(PlainMapCrystal) };
        cells.insert(at(crystal.at), Cell { name: None, ground: Some(ground), mark: None });
    }
    cells
}

/// Returns a hex of a space: its name, two letters for what it shows, and the owner of the pieces there.
fn there(view: &View, space: Space, name: Phrase) -> Cell {
    Cell { name: Some(name), ground: Some(ground(view, space)), mark: mark(view, space) }
}

fn ground(view: &View, space: Space) -> Phrase {
    let map = &view.map;
    if let Some(color) = map.color_of(space) {
        word("map", color)
    } else if map.sand.contains(space) {
        say!(PlainMapSand)
    } else if map.water.contains(space) {
        say!(PlainMapWater)
    } else if map.locations.contains(space) {
        say!(PlainMapLocation)
    } else {
        match space.place() {
            Some(place) => say!(PlainMapBack, number = map.backs[place.index()] + 1),
            None => say!(PlainMapWhole),
        }
    }
}

/// Returns the number of the player whose pieces are there, or a sign for several players or for tribe tiles.
fn mark(view: &View, space: Space) -> Option<Phrase> {
    let mut owners = view.seats.iter().filter(|player| player.board.pieces().contains(space));
    let map = &view.map;
    let tiles = map.forests | map.sands | map.temples | map.targets | map.workshops;
    let falcon = map.falcon.map_or(SpaceSet::EMPTY, SpaceSet::only);
    match (owners.next(), owners.next()) {
        (Some(owner), None) => Some(Phrase::verbatim((owner.seat.index() + 1).to_string())),
        (Some(_), Some(_)) => Some(say!(PlainMapSeveral)),
        (None, _) if (tiles | falcon).contains(space) => Some(say!(PlainMapTile)),
        (None, _) => None,
    }
}
