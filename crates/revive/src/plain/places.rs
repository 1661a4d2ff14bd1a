//! Places and spaces of the game board: what they are, what lies there and what is next to them.

use engine::Seat;
use engine::page::Page;

use crate::content::BACKS;
use crate::effect::Piece;
use crate::space::{LARGE_LOCATIONS, Place, Space};
use crate::view::View;
use crate::words::{phrase, piece, say, worth};

/// The large locations, what they score and who is there.
pub(super) fn large_locations(view: &View, names: &[String], page: &mut Page) {
    page.part(&say!(PlainPartLarge));
    for number in 0..LARGE_LOCATIONS {
        let Some(space) = Space::large(number) else { continue };
        let (tile, side) = view.map.large[number];
        let score = piece::large_score(view.pack.large(tile, usize::from(side)));
        let name = piece::name(&view.pack, tile);
        page.paragraph(&say!(PlainLarge, number = number + 1, name = name, score = score));
        let worth = view.seats.iter().map(|player| {
            say!(PlainCounted, what = phrase::player(player.seat, names), count = player.large_points[number])
        });
        let next = phrase::spaces(view.pack.board().next_to(space).iter());
        page.item(&say!(PlainLargeNow, there = there(view, space, names), worth = phrase::commas(worth), next = next));
    }
}

/// Face-down tiles by the kind of their back.
pub(super) fn face_down(view: &View, page: &mut Page) {
    let hidden = |back: u8| {
        Place::all().filter(move |place| !view.map.is_explored(*place) && view.map.backs[place.index()] == back)
    };
    if (0..BACKS as u8).all(|back| hidden(back).next().is_none()) {
        return;
    }
    page.part(&say!(PlainPartFaceDown));
    for back in 0..BACKS as u8 {
        let places = phrase::commas(hidden(back).map(|place| place.to_string()));
        if !places.is_empty() {
            let text = piece::back(view.pack.back(back));
            page.item(&say!(PlainBack, number = back + 1, back = text, places = places));
        }
    }
}

/// Every explored space.
pub(super) fn spaces(view: &View, names: &[String], page: &mut Page) {
    page.part(&say!(PlainPartSpaces));
    for place in Place::all() {
        if view.map.is_explored(place) {
            place.spaces().iter().for_each(|at| page.item(&space(view, at, names)));
        }
    }
    let chasm = phrase::spaces(view.pack.board().next_to(Space::CHASM).iter());
    page.item(&say!(PlainSpace, space = phrase::capital(&say!(SpaceChasm)), ground = say!(PlainOrigin), next = chasm));
}

/// A space with what it shows, who is there, and what is next to it.
fn space(view: &View, space: Space, names: &[String]) -> String {
    let map = &view.map;
    let ground = match map.color_of(space) {
        Some(color) => phrase::terrain(color),
        None if map.sand.contains(space) => say!(Sand),
        None if map.water.contains(space) => say!(WaterWith, effects = worth::water(view, space)),
        None => say!(Location),
    };
    let there = pieces(view, space, names);
    let text = if there.is_empty() { ground } else { say!(JoinComma, first = ground, second = there) };
    let board = view.pack.board();
    let crystals = board.crystals().iter().filter(|crystal| !crystal.vast || view.unlocked.vast);
    let crystals = crystals.filter(|crystal| crystal.touches.contains(space));
    let crystals = crystals.map(|crystal| if crystal.vast { say!(PlainVast) } else { say!(PlainCrystal) });
    let next = phrase::commas(board.next_to(space).iter().map(phrase::space).chain(crystals));
    say!(PlainSpace, space = phrase::space(space), ground = text, next = next)
}

/// Who is there, or nobody.
fn there(view: &View, space: Space, names: &[String]) -> String {
    let pieces = pieces(view, space, names);
    if pieces.is_empty() { say!(PlainNobody) } else { pieces }
}

/// Everything that lies on a space.
fn pieces(view: &View, space: Space, names: &[String]) -> String {
    let map = &view.map;
    let of = |what: String, seat: Seat| say!(PlainPieceOf, piece = what, player = phrase::player(seat, names));
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
    let tiles = tiles.into_iter().filter(|(_, there)| *there).map(|(piece, _)| phrase::tribe_piece(piece));
    phrase::commas(people.chain(tiles))
}
