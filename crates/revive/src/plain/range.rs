//! The amount of food that it takes the viewer to reach each space.

use engine::page::Page;
use engine::say;
use engine::words::Phrase;

use crate::space::{Space, SpaceSet, TilePlace};
use crate::view::{PlayerView, View};
use crate::words::{Key, phrase};

/// Writes the spaces and the face-down tiles within reach, grouped by the amount of food.
pub(super) fn list(own: &PlayerView, view: &View, page: &mut Page<'_>) {
    let Some(reach) = view.ranges.get(own.seat.index()).filter(|_| own.has_tribe && view.standings.is_none()) else {
        return;
    };
    page.part(&page.say(say!(PlainPartRange, player = super::name(own.seat, page))));
    let open = view.map.explored() & !own.board.pieces() & !SpaceSet::only(Space::CHASM);
    let most = reach.all();
    let mut nearer = SpaceSet::EMPTY;
    for food in 0.. {
        let here = reach.within(food) & !nearer;
        let spaces = (here & open).iter().map(phrase::space);
        let tiles = TilePlace::all()
            .filter(|place| !view.map.is_explored(*place))
            .filter(|place| here.meets(place.spaces()) && !nearer.meets(place.spaces()));
        let there: Vec<Phrase> = spaces.chain(tiles.map(phrase::place)).collect();
        if !there.is_empty() {
            page.item(&page.say(say!(PlainRange, food = food, spaces = phrase::commas(there))));
        }
        nearer = reach.within(food);
        if nearer == most {
            break;
        }
    }
}
