//! The bar of the past: which position is shown, and how to get to others.

use maud::{Markup, html};

use super::icon;
use crate::page::site::nonce_field;
use crate::show::Shown;

pub(super) fn history(shown: &Shown<'_>) -> Markup {
    let (position, length) = (shown.moment.position, shown.moment.length);
    let at = |position: usize| format!("{}/history/{position}", shown.address);
    let step = |id: &str, to: usize, label: &str| {
        html! {
            @if to == position { span.button.quiet.off aria-label=(label) { (icon(id)) } }
            @else { a.button.quiet id={ "history-" (id) } href=(at(to)) aria-label=(label) { (icon(id)) } }
        }
    };
    html! {
        section.prompt.past id="prompt" data-region="prompt" {
            div.prompt-inner {
                nav.steps aria-label="History" {
                    (step("first", 0, "First position"))
                    (step("previous", position.saturating_sub(1), "Previous position"))
                    (step("next", (position + 1).min(length), "Next position"))
                    (step("last", length, "Last position"))
                }
                form.slide method="get" action={ (shown.address) "/history" } {
                    label for="history-position" {
                        "Position " b { (position) } " of " (length) ", round " (shown.moment.round)
                    }
                    input id="history-position" type="range" name="position" min="0" max=(length) value=(position);
                    noscript { button.button { "Go" } }
                }
                div.prompt-actions {
                    a.button id="back-to-table" href=(shown.address) { "Back to the table" }
                    form method="post" action={ (shown.address) "/branch" } {
                        input type="hidden" name="position" value=(position);
                        (nonce_field())
                        button.button.primary id="branch" { "Play on from here" }
                    }
                }
            }
        }
    }
}
