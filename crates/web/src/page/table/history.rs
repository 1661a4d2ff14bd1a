//! The history bar: which position is shown, and links to others.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};

use super::icon;
use crate::page::site::{nonce_field, round};
use crate::table_page::TablePage;
use crate::words::{Key, Mark, marked};

pub(super) fn history(page: &TablePage<'_>) -> Markup {
    let (position, length) = (page.moment.position, page.moment.length);
    let at = |position: usize| format!("{}/history/{position}", page.address);
    let label = marked(
        page.moves.speaker,
        say!(TablePosition, position = Mark(0), length = length, round = round(&page.round_name, page.moment.round)),
        &[html! { b { (position) } }],
    );
    let step = |id: &str, to: usize, label: Phrase| {
        let label = page.say(label);
        html! {
            @if to == position { span.button.quiet.off role="link" aria-disabled="true" aria-label=(label) { (icon(id)) } }
            @else { a.button.quiet id={ "history-" (id) } href=(at(to)) aria-label=(label) { (icon(id)) } }
        }
    };
    html! {
        section.prompt.past id="prompt" data-region="prompt" aria-labelledby="question" {
            h2.visually-hidden id="question" tabindex="-1" { (page.say(say!(TableHistory))) }
            div.prompt-inner {
                nav.steps aria-label=(page.say(say!(TableHistory))) {
                    (step("first", 0, say!(TableFirst)))
                    (step("previous", position.saturating_sub(1), say!(TablePrevious)))
                    (step("next", (position + 1).min(length), say!(TableNext)))
                    (step("last", length, say!(TableLast)))
                }
                form.slide method="get" action={ (page.address) "/history" } {
                    label for="history-position" { (label) }
                    input id="history-position" type="range" name="position" min="0" max=(length) value=(position);
                    noscript { button.button { (page.say(say!(TableGo))) } }
                }
                div.prompt-actions {
                    a.button id="back-to-table" href=(page.address) { (page.say(say!(SiteBackToTable))) }
                    form method="post" action={ (page.address) "/branch" } {
                        input type="hidden" name="position" value=(position);
                        (nonce_field())
                        button.button.primary id="branch" { (page.say(say!(TableBranch))) }
                    }
                }
            }
        }
    }
}
