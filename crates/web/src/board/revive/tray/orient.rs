//! A tile that is about to be laid, in both ways, with its surroundings.

use ::revive::board::Hex;
use ::revive::content::TileId;
use ::revive::space::TilePlace;
use maud::{Markup, html};

use super::super::{Scene, map};
use super::rewards;

/// The tile laid in one way, and what the player's buildings next to it gain.
pub(super) fn way(place: TilePlace, tile: TileId, turned: bool, scene: Scene<'_>) -> Markup {
    let view = scene.view;
    let board = view.pack.board();
    let near = board.next_to_any(place.spaces()) & !place.spaces();
    let grounds = view.pack.tile(tile).hexes;
    let hexes: Vec<(Hex, _)> = (0..grounds.len())
        .filter_map(|number| {
            let at = place.space(number, turned);
            Some((*map::hexes(board, at).first()?, *grounds.get(number)?))
        })
        .collect();
    html! {
        (map::around(place, near, &hexes, scene))
        span.brings {
            @for lay in view.lays.iter().filter(|lay| lay.turned == turned) { (rewards(lay.brings, scene)) }
        }
    }
}
