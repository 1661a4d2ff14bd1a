//! Playing alone: how many actions are left, and the results that points lead to.

use engine::say;
use maud::{Markup, html};
use revive::{BUDGET, names};

use super::{Scene, icon};
use crate::words::Key;

pub(super) fn alone(scene: Scene<'_>) -> Markup {
    let left = scene.view.budget.unwrap_or_default();
    let points = scene.page.score.total(super::shown(scene));
    let mut ladder: Vec<_> = names::ladder().collect();
    ladder.reverse();
    let reached = ladder.iter().rposition(|(least, _)| points >= *least);
    let label = scene.title(say!(ReviveBudget, count = left, all = BUDGET));
    html! {
        div.alone {
            div.budget role="img" aria-label=(label) title=(label) {
                span.cap { (icon::icon("rv-hibernate")) b { (left) } " / " (BUDGET) }
                span.cubes { @for cell in 0..BUDGET { i.on[cell < left] {} } }
            }
            ol.ladder {
                @for (place, (least, rank)) in ladder.iter().enumerate() {
                    li.reached[reached == Some(place)] aria-current=[(reached == Some(place)).then_some("step")] {
                        b { (least) } " " (scene.title(rank))
                    }
                }
            }
        }
    }
}
