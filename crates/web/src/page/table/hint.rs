//! The hint: the best actions, how they differ, and how sure that is.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};
use table::{Contrast, Hint};

use super::icon;
use crate::table_page::{NAMED, TablePage};
use crate::words::Key;

/// The place of the hint, which is empty until one is asked for.
pub(super) fn hint(page: &TablePage<'_>) -> Markup {
    html! {
        div.hint-place id="hint" data-region="hint" {
            @if let Some(hint) = &page.hint { (panel(hint, page)) }
        }
    }
}

fn panel(hint: &Hint, page: &TablePage<'_>) -> Markup {
    let others = hint.alternatives.iter().take(NAMED - 1);
    html! {
        section.hint id="hint-panel" tabindex="-1" aria-labelledby="hint-title" data-say="hint" {
            header.hint-head {
                (icon("hint")) h2 id="hint-title" { (page.say(say!(TableHintTitle))) }
                a.button.quiet id="close-hint" href=(page.address) { (page.say(say!(TableHintClose))) }
            }
            ol.hint-list {
                (entry(1, &hint.label, hint.compared.as_ref(), page))
                @for (rank, other) in (2..).zip(others) { (entry(rank, &other.label, Some(&other.compared), page)) }
            }
            @if hint.compared.is_none() { p { (page.say(say!(TableHintOnly))) } }
            @if let Some(ending) = &hint.ending { p { (page.say(&ending.said)) } }
            @if let Some(compared) = &hint.compared {
                p.fine { (page.say(say!(TableHintAbout, count = compared.continuations))) }
            }
        }
    }
}

/// An action, how it compares, and why, which opens.
fn entry(rank: usize, label: &Phrase, compared: Option<&Contrast>, page: &TablePage<'_>) -> Markup {
    let action = html! { b.hint-action { (page.title(label)) } };
    html! {
        li.hint-entry {
            span.hint-rank aria-hidden="true" { (rank) }
            @if let Some(compared) = compared {
                details open[rank == 1] {
                    summary id={ "hint-" (rank) } {
                        (action)
                        span.hint-sure { (page.say(&compared.sure)) }
                        span.hint-gains { (gains(compared, page)) span.hint-ask { (page.say(say!(TableHintWhy))) } }
                    }
                    p.hint-why { (page.say(&compared.why)) }
                }
            } @else { (action) }
        }
    }
}

/// The differences in points, by where they come from.
fn gains(compared: &Contrast, page: &TablePage<'_>) -> Markup {
    let chip = |points: f32, say: &dyn Fn(String) -> Phrase| {
        let kind = if points > 0.0 { "more" } else { "less" };
        html! { span.gain.(kind) { (page.say(say(format!("{points:+.0}").replace('-', "−")))) } " " }
    };
    html! {
        @for gain in &compared.sources {
            (chip(gain.points, &|points| say!(TableHintGain, points = points, source = gain.source.clone())))
        }
        @if compared.others != 0.0 { (chip(compared.others, &|points| say!(TableHintAgainst, points = points))) }
        @if let Some(later) = compared.later() { (chip(later, &|points| say!(TableHintLater, points = points))) }
    }
}
