//! The viewer's resources, pieces, crates and artifacts.

use engine::page::Page;
use engine::say;
use engine::words::Phrase;

use crate::content::ArtifactColor;
use crate::player::{LARGE_BUILDINGS, SMALL_BUILDINGS};
use crate::resource::Resource;
use crate::space::SpaceSet;
use crate::tribe::{Side, TECHNOLOGIES};
use crate::view::{PlayerView, View};
use crate::words::{Key, phrase, piece, technology};

/// Writes the resources with their limits, the energy, the switch token and the pieces on the board.
pub(super) fn supplies(own: &PlayerView, view: &View, page: &mut Page<'_>) {
    let board = &own.board;
    page.part(&page.say(say!(PlainPartOwn, player = super::name(own.seat, page))));
    let limits = view.pack.player_board().limits;
    let resources = Resource::ALL
        .map(|resource| say!(PlainOf, what = resource, count = board.purse[resource], most = limits[resource]));
    page.paragraph(&page.say(say!(PlainResources, resources = phrase::commas(resources))));
    page.paragraph(&page.say(say!(
        PlainEnergy,
        stored = board.energy,
        used = board.powered.len(),
        switch = switch(own),
        visible = own.flasks.0,
        all = own.flasks.1,
    )));
    page.paragraph(&page.say(say!(PlainBlue, points = own.points, bonus = next_bonus(own, view))));
    if own.has_tribe {
        page.paragraph(&page.say(ability(own, view)));
    }
    if own.has_tribe && board.side == Side::Moon && board.tribe_tiles > 0 {
        page.paragraph(&page.say(say!(PlainTribeTiles, count = board.tribe_tiles)));
    }
    page.paragraph(&page.say(pieces(own)));
}

/// The tribe with its markers and its ability.
pub(super) fn ability(player: &PlayerView, view: &View) -> Phrase {
    let board = &player.board;
    say!(
        PlainAbility,
        tribe = phrase::tribe_side(board.tribe, board.side),
        ability = technology::ability(&view.pack, board.tribe, board.side),
        markers = board.tribe_markers,
    )
}

/// The state of the switch token.
pub(super) fn switch(own: &PlayerView) -> Phrase {
    if own.board.switched { say!(PlainSwitchUsed) } else { say!(PlainSwitchReady) }
}

/// The next bonus of the point track.
fn next_bonus(own: &PlayerView, view: &View) -> Phrase {
    let bonuses = view.pack.tracks().point_bonuses.iter();
    match bonuses.filter(|(at, _)| u16::from(*at) > own.points).min_by_key(|(at, _)| *at) {
        Some((at, bonus)) => say!(PlainBonusAt, bonus = *bonus, at = *at),
        None => say!(PlainNone),
    }
}

/// Buildings and figures on the board.
pub(super) fn pieces(player: &PlayerView) -> Phrase {
    let board = &player.board;
    let on = |spaces: SpaceSet| super::list_or_none(spaces.iter().map(phrase::space));
    say!(
        PlainPieces,
        small = on(board.small),
        small_left = SMALL_BUILDINGS - board.small.len(),
        large = on(board.large),
        large_left = LARGE_BUILDINGS - board.large.len(),
        figures = on(board.figures),
        left = TECHNOLOGIES as u32 - board.figures.len(),
    )
}

/// Writes the closed crates with their contents, and the opened ones.
pub(super) fn crates(own: &PlayerView, view: &View, page: &mut Page<'_>) {
    if own.closed_crates == 0 && own.board.opened.is_empty() {
        return;
    }
    page.part(&page.say(say!(PlainPartCrates)));
    for found in &own.known_crates {
        page.item(&page.say(say!(PlainClosed, found = piece::crate_full(&view.pack, *found))));
    }
    let hidden = own.closed_crates.saturating_sub(own.known_crates.len() as u8);
    if hidden > 0 {
        page.item(&page.say(say!(PlainClosedHidden, count = hidden)));
    }
    for found in own.board.opened.minus(own.board.reopened).iter() {
        page.item(&page.say(say!(PlainOpened, found = piece::crate_full(&view.pack, found))));
    }
    for found in own.board.reopened.iter() {
        page.item(&page.say(say!(PlainReopened, found = piece::name(found))));
    }
}

/// Writes the artifact card with its categories, the artifacts, and the cards to choose from.
pub(super) fn artifacts(own: &PlayerView, view: &View, page: &mut Page<'_>) {
    let content = &view.pack;
    page.part(&page.say(say!(PlainPartArtifacts)));
    for card in &own.offered {
        let text = say!(PieceSays, piece = piece::name(*card), text = piece::artifact_card(content, *card));
        page.item(&page.say(say!(PlainOffered, card = text)));
    }
    let Some(card) = own.artifact_card else {
        if own.offered.is_empty() {
            page.item(&page.say(say!(PlainArtifactHidden)));
        }
        return;
    };
    page.paragraph(&page.say(say!(PlainArtifactCard, card = piece::name(card))));
    for color in ArtifactColor::ALL {
        let Some(worth) = view.artifact_worth(own.seat, color) else { continue };
        page.item(&page.say(say!(
            PlainCategory,
            color = color,
            text = piece::category((worth.category, worth.points)),
            have = worth.count,
            times = worth.times,
            worth = phrase::points(worth.now()),
            more = worth.more(),
        )));
    }
    page.paragraph(&page.say(endings(own)));
}

/// Minor artifacts and the end game tile.
fn endings(own: &PlayerView) -> Phrase {
    use crate::rules::{END_TILE, MINOR_ARTIFACT};
    let minor = own.board.minor_artifacts;
    let text = say!(PlainMinor, count = minor, points = u16::from(minor) * MINOR_ARTIFACT);
    if own.board.end_tile {
        phrase::sentences([text, say!(PlainEndTile, points = phrase::points(END_TILE))])
    } else {
        text
    }
}
