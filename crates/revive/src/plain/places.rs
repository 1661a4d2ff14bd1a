//! Places and spaces of the game board: what they show, what is on them and what is next to them.

use engine::page::Page;
use engine::words::Phrase;
use engine::{Seat, say};

use crate::content::BACKS;
use crate::effect::Piece;
use crate::space::{LARGE_LOCATIONS, Space, TilePlace};
use crate::view::View;
use crate::words::{Key, phrase, piece, worth};

/// Writes the large locations with their scoring and the pieces there.
pub(super) fn large_locations(view: &View, page: &mut Page<'_>) {
    page.part(&page.say(say!(PlainPartLarge)));
    for number in 0..LARGE_LOCATIONS {
        let Some(space) = Space::large(number) else { continue };
        let (tile, side) = view.map.large[number];
        let score = piece::large_score(view.pack.large(tile, usize::from(side)));
        let name = piece::name(tile);
        page.paragraph(&page.say(say!(PlainLarge, number = number + 1, name = name, score = score)));
        let worth =
            view.seats.iter().map(|player| say!(PlainCounted, what = player.seat, count = player.large_points[number]));
        let next = phrase::spaces(view.pack.board().next_to(space).iter());
        page.item(&page.say(say!(
            PlainLargeNow,
            there = there(view, space),
            worth = phrase::commas(worth),
            next = next
        )));
    }
}

/// Writes the face-down tiles by the kind of their back.
pub(super) fn face_down(view: &View, page: &mut Page<'_>) {
    let hidden = |back: u8| {
        TilePlace::all().filter(move |place| !view.map.is_explored(*place) && view.map.backs[place.index()] == back)
    };
    if (0..BACKS as u8).all(|back| hidden(back).next().is_none()) {
        return;
    }
    page.part(&page.say(say!(PlainPartFaceDown)));
    for back in 0..BACKS as u8 {
        if hidden(back).next().is_some() {
            let places = phrase::commas(hidden(back).map(|place| Phrase::verbatim(place.to_string())));
            let text = piece::back(view.pack.back(back));
            page.item(&page.say(say!(PlainBack, number = back + 1, back = text, places = places)));
        }
    }
}

/// Writes every explored space.
pub(super) fn spaces(view: &View, page: &mut Page<'_>) {
    page.part(&page.say(say!(PlainPartSpaces)));
    for place in TilePlace::all() {
        if view.map.is_explored(place) {
            place.spaces().iter().for_each(|at| page.item(&page.say(space(view, at))));
        }
    }
    let chasm = phrase::spaces(view.pack.board().next_to(Space::CHASM).iter());
    page.item(&page.say(say!(PlainSpace, space = say!(SpaceChasm), ground = say!(PlainOrigin), next = chasm)));
}

/// A space with what it shows, the pieces there, and what is next to it.
fn space(view: &View, space: Space) -> Phrase {
    let map = &view.map;
    let ground = match map.color_of(space) {
        Some(color) => phrase::terrain(color),
        None if map.sand.contains(space) => say!(Sand),
        None if map.water.contains(space) => say!(WaterWith, effects = worth::water(view, space)),
        None => say!(Location),
    };
    let text = phrase::commas([ground].into_iter().chain(pieces(view, space)));
    let board = view.pack.board();
    let crystals = board.crystals().iter().filter(|crystal| !crystal.vast || view.unlocked.vast);
    let crystals = crystals.filter(|crystal| crystal.touches.contains(space));
    let crystals = crystals.map(|crystal| if crystal.vast { say!(PlainVast) } else { say!(PlainCrystal) });
    let next = phrase::commas(board.next_to(space).iter().map(phrase::space).chain(crystals));
    say!(PlainSpace, space = phrase::space(space), ground = text, next = next)
}

/// The pieces on a space, or `no one`.
fn there(view: &View, space: Space) -> Phrase {
    let pieces = pieces(view, space);
    if pieces.is_empty() { say!(PlainNobody) } else { phrase::commas(pieces) }
}

/// Lists the pieces and tribe tiles on a space.
fn pieces(view: &View, space: Space) -> Vec<Phrase> {
    let map = &view.map;
    let of = |what: Phrase, seat: Seat| say!(PlainPieceOf, piece = what, player = seat);
    let people = view.seats.iter().flat_map(|player| {
        let board = &player.board;
        let small = board.small.contains(space).then(|| of(phrase::building(false), player.seat));
        let large = board.large.contains(space).then(|| of(phrase::building(true), player.seat));
        let figure = board.figures.contains(space).then(|| of(say!(PlainFigure), player.seat));
        small.into_iter().chain(large).chain(figure)
    });
    let tiles = [
        (Piece::Forest, map.forests.contains(space)),
        (Piece::Temple, map.temples.contains(space)),
        (Piece::Target, map.targets.contains(space)),
        (Piece::Sand, map.sands.contains(space)),
        (Piece::Workshop, map.workshops.contains(space)),
        (Piece::Falcon, map.falcon == Some(space)),
    ];
    let tiles = tiles.into_iter().filter(|(_, there)| *there).map(|(piece, _)| Phrase::from(piece));
    people.chain(tiles).collect()
}
