//! The other players in brief, and the points of all players.

use engine::page::Page;
use engine::words::Phrase;
use engine::{Narrate, Seat, say};

use super::cards::each;
use crate::content::{ArtifactColor, Category, SLOTS};
use crate::state::Revive;
use crate::view::{PlayerView, View};
use crate::words::{Key, phrase, piece, technology};

/// Writes the boards of all players except the one whose boards are shown in full.
pub(super) fn others(view: &View, own: Option<Seat>, page: &mut Page<'_>) {
    for player in view.seats.iter().filter(|player| Some(player.seat) != own) {
        page.part(&page.say(say!(PlainPartOther, player = super::name(player.seat, page))));
        other(player, view, page);
    }
}

fn other(player: &PlayerView, view: &View, page: &mut Page<'_>) {
    let (board, content) = (&player.board, &view.pack);
    page.item(&page.say(say!(
        PlainOther,
        resources = phrase::purse(board.purse),
        stored = board.energy,
        used = board.powered.len(),
        switch = super::own::switch(player),
    )));
    if player.has_tribe {
        page.item(&page.say(super::own::ability(player, view)));
    }
    let titles = |cards| super::list_or_none(each(cards).into_iter().map(|card| piece::card_title(content, card)));
    page.item(&page.say(say!(PlainOtherActive, cards = titles(board.active), resting = titles(board.resting))));
    let slots = (0..SLOTS).flat_map(|slot| {
        each(board.slots[slot]).into_iter().map(move |card| {
            let half = board.shown(card);
            let does = piece::half(content, card, half);
            let card = piece::card_title(content, card);
            say!(PlainOtherPlayed, number = slot + 1, card = card, half = half, does = does)
        })
    });
    slots.for_each(|text| page.item(&page.say(text)));
    let modules = board.modules.iter().zip(1_u8..).filter_map(|(module, space)| {
        Some(say!(PlainNumbered, number = space, text = piece::module_full(content, (*module)?)))
    });
    page.item(&page.say(say!(PlainOtherModules, modules = semicolons_or_none(modules))));
    let machines = player.machines.iter().map(|spot| {
        let (name, does) = piece::spot(content, board, *spot);
        say!(PieceSays, piece = name, text = does)
    });
    page.item(&page.say(say!(PlainOtherMachines, machines = semicolons_or_none(machines))));
    page.item(&page.say(say!(PlainOtherTracks, tracks = super::tracks::tracks(player))));
    page.item(&page.say(super::tracks::progress(player, view)));
    page.item(&page.say(super::tracks::hibernation(player, view)));
    let technologies = board.technologies.iter().map(|number| {
        let gives = board.board(content).technologies[usize::from(number)].gives;
        say!(PlainNumbered, number = number + 1, text = technology::gives(content, gives))
    });
    page.item(&page.say(say!(PlainOtherTechnologies, technologies = semicolons_or_none(technologies))));
    let opened = super::list_or_none(board.opened.iter().map(piece::name));
    page.item(&page.say(say!(PlainOtherCrates, closed = player.closed_crates, opened = opened)));
    for found in &player.known_crates {
        page.item(&page.say(say!(PlainClosed, found = piece::crate_full(content, *found))));
    }
    let artifacts =
        ArtifactColor::ALL.map(|color| say!(PlainCounted, what = color, count = board.artifacts[color.index()]));
    page.item(&page.say(say!(
        PlainOtherArtifacts,
        artifacts = phrase::commas(artifacts),
        minor = board.minor_artifacts
    )));
    if let Some(card) = player.artifact_card {
        let text = say!(PieceSays, piece = piece::name(card), text = piece::artifact_card(content, card));
        page.item(&page.say(say!(PlainArtifactCard, card = text)));
    }
    page.item(&page.say(super::own::pieces(player)));
}

/// A list of parts that may contain commas, or `none` if it is empty.
fn semicolons_or_none(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    let mut parts = parts.into_iter().peekable();
    if parts.peek().is_some() { phrase::semicolons(parts) } else { say!(PlainNone) }
}

/// Writes how many items of each category every player has.
pub(super) fn categories(view: &View, page: &mut Page<'_>) {
    page.table(&page.say(say!(PlainPartCategories)));
    for category in Category::ALL {
        let label = page.say(Phrase::from(category));
        page.row(&label, view.seats.iter().map(|player| player.counts[category.index()].to_string()));
    }
}

/// Writes every player's points: those scored already, and those from the rest if the game ended now.
pub(super) fn points(view: &View, page: &mut Page<'_>) {
    let speaker = page.speaker();
    page.table(&page.say(say!(PlainPartPoints)));
    for row in &view.scores.rows {
        let label = Revive::tell_source(row.source);
        let label = if row.counted { label } else { say!(PlainLater, text = label) };
        let known =
            |points: &Option<i32>| points.map_or_else(|| speaker.say(say!(PlainUnknown)), |points| points.to_string());
        page.row(&page.say(label), row.points.iter().map(known));
    }
    page.row(&page.say(say!(PlainPointsNow)), view.seats.iter().map(|player| view.scores.now(player.seat).to_string()));
    if view.standings.is_none() {
        let later = view.seats.iter().map(|player| {
            let points = view.scores.total(player.seat);
            if view.scores.is_complete(player.seat) {
                points.to_string()
            } else {
                speaker.say(say!(PlainAtLeast, points = points))
            }
        });
        page.row(&page.say(say!(PlainPointsLater)), later);
    }
}
