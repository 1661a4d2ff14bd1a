//! The head of a player's boards: who it is, their points, and what their artifacts are worth.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};
use revive::content::{ArtifactCardId, ArtifactColor};
use revive::{END_TILE, MINOR_ARTIFACT, names};

use super::boards::Boards;
use super::{Scene, icon};
use crate::board::picture::emblem;
use crate::words::Key;

pub(super) fn head(boards: Boards<'_>) -> Markup {
    let (scene, seat, board) = (boards.scene, boards.seat(), &boards.player.board);
    let name = scene.page.names.get(seat.index()).map_or("", String::as_str);
    html! {
        header.mhead {
            (emblem(seat))
            b.nm { (name) }
            @if boards.player.has_tribe { span.tb { (scene.say(names::tribe_side(board.tribe, board.side))) } }
            (points(boards))
            (goal(boards))
            (artifacts(boards))
        }
    }
}

/// The points now, and if the game ended now.
pub(super) fn points(boards: Boards<'_>) -> Markup {
    let (scene, seat) = (boards.scene, boards.seat());
    let score = &scene.page.score;
    let (now, total) = (score.now(seat), score.total(seat));
    let is_complete = score.is_complete(seat);
    let label = if is_complete {
        say!(RevivePoints, now = now, total = total)
    } else {
        say!(RevivePointsAtLeast, now = now, total = total)
    };
    html! {
        span.pp title=(scene.title(&label)) data-place=[boards.place("points")]
            data-meter=[boards.is_live.then_some("points")] {
            span aria-hidden="true" {
                @if scene.view.standings.is_some() { b.pnow { (total) } }
                @else { b.pnow { (now) } span.pend { "→ " b { (total) } @if !is_complete { "+" } } }
            }
            span.visually-hidden { (scene.title(label)) }
        }
    }
}

/// The goal of the chapter, with how far the player is.
fn goal(boards: Boards<'_>) -> Markup {
    let goal = boards.scene.view.goal.as_ref();
    let have = goal.and_then(|goal| Some((goal, goal.have.get(boards.seat().index())?)));
    html! {
        @if let Some((goal, have)) = have {
            @let label = say!(ReviveGoal, chapter = goal.chapter, have = *have, want = goal.want, goal = names::chapter(goal.chapter).goal);
            span.goal.reached[*have >= goal.want] title=(boards.scene.title(&label)) {
                span aria-hidden="true" { @if *have >= goal.want { "✓ " } (have) " / " (goal.want) }
                span.visually-hidden { (boards.scene.title(label)) }
            }
        }
    }
}

/// The artifacts: with the card if it may be known, otherwise only those that were taken.
fn artifacts(boards: Boards<'_>) -> Markup {
    let board = &boards.player.board;
    html! {
        ul.artcard data-place=[boards.place("artifacts")] {
            @for color in ArtifactColor::ALL {
                @match boards.player.artifact_card {
                    Some(card) => (category(card, color, boards)),
                    None => (taken(color, boards)),
                }
            }
            @if board.minor_artifacts > 0 {
                @let points = u16::from(board.minor_artifacts) * MINOR_ARTIFACT;
                (extra(&icon::minor_artifact(), u16::from(board.minor_artifacts), points, say!(ReviveMinor, count = board.minor_artifacts), boards.scene))
            }
            @if board.end_tile { (extra(&icon::icon("rv-end"), 1, END_TILE, say!(ReviveEndTile), boards.scene)) }
        }
    }
}

/// A row of the artifact card: how often it counts, what it counts, and what it is worth now.
fn category(card: ArtifactCardId, color: ArtifactColor, boards: Boards<'_>) -> Markup {
    let (scene, player) = (boards.scene, boards.player);
    let (category, points) = boards.content().artifact_card(card).categories[color.index()];
    let times = player.board.artifacts[color.index()] + 1;
    let have = player.counts[category.index()];
    let source = format!("score-{color}-artifacts");
    let row = scene.page.score.rows.iter().find(|row| row.source == source);
    let worth = row.and_then(|row| row.points.get(player.seat.index()).copied().flatten()).unwrap_or_default();
    let label = say!(
        ReviveCategory,
        color = color,
        text = names::artifact_category(boards.content(), card, color),
        have = have,
        times = times,
        worth = worth,
    );
    html! {
        li title=(scene.title(&label)) {
            span.am aria-hidden="true" { (icon::artifact(Some(color))) b { "×" (times) } }
            span.aw aria-hidden="true" { (icon::artifact_worth(category, points)) b { (have) } }
            b.eq aria-hidden="true" { (worth) }
            span.visually-hidden { (scene.title(label)) }
        }
    }
}

/// The artifacts of a color, where the card is not known.
fn taken(color: ArtifactColor, boards: Boards<'_>) -> Markup {
    let count = boards.player.board.artifacts[color.index()];
    let label = boards.scene.title(say!(DrawnValue, label = Phrase::from(color), value = count));
    html! {
        @if count > 0 {
            li title=(label) {
                span.am aria-hidden="true" { (icon::artifact(Some(color))) b { "×" (count) } }
                span.visually-hidden { (label) }
            }
        }
    }
}

/// Something besides the card that brings points at the end.
fn extra(picture: &Markup, count: u16, points: u16, label: Phrase, scene: Scene<'_>) -> Markup {
    let label = scene.title(say!(DrawnWith, what = label, more = names::points(points)));
    html! {
        li title=(label) {
            span.am aria-hidden="true" { (icon::counted(count, picture)) (icon::end_points(points)) }
            span.visually-hidden { (label) }
        }
    }
}
