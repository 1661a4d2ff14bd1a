//! The bar at the top: which table this is, the tools, and the connection.

use maud::{Markup, html};

use super::icon;
use crate::show::{Shown, Task};

pub(super) fn bar(shown: &Shown<'_>, has_board: bool) -> Markup {
    html! {
        header.bar id="bar" {
            a.brand href="/" { "Tessera" }
            section.where id="where" data-region="where" {
                span.title { (shown.title) }
                @if let Some((address, name)) = &shown.campaign { a.campaign-link href=(address) { (name) } }
                span.round { (shown.round_name) " " (shown.moment.round) }
            }
            @if shown.moment.is_now { span id="connection" class="connection" role="status" { "live" } }
            (toolbar(shown, has_board))
        }
    }
}

/// From the board to the plain view, and back.
fn view(shown: &Shown<'_>) -> Markup {
    let (name, label) = if shown.preferences.plain { ("board", "Board") } else { ("plain", "Plain") };
    html! {
        form.tool-form method="post" action="/me/preferences" {
            input type="hidden" name="key" value="plain";
            input type="hidden" name="value" value=(if shown.preferences.plain { "off" } else { "on" });
            input type="hidden" name="back" value=(shown.address);
            button.tool-button id="go-view" { (icon(name)) span { (label) } }
        }
    }
}

fn toolbar(shown: &Shown<'_>, has_board: bool) -> Markup {
    let open = |panel: &str, name: &str, label: &str, count: usize| {
        html! {
            button type="button" class="tool-button" id={ "open-" (panel) } popovertarget=(panel) {
                (icon(name)) span { (label) }
                @if count > 0 { b.badge { (count) } }
            }
        }
    };
    let link = |id: &str, to: &str, name: &str, label: &str| {
        html! {
            a.tool-button id={ "go-" (id) } href={ (shown.address) (to) } { (icon(name)) span { (label) } }
        }
    };
    html! {
        nav.toolbar id="toolbar" data-region="toolbar" aria-label="Table" {
            (open("score-panel", "score", "Score", 0))
            (link("log", "/log", "log", "Log"))
            @if shown.task == Task::Decide { (link("hint", "?hint=1", "hint", "Hint")) }
            @else { span.tool-button.off { (icon("hint")) span { "Hint" } } }
            @if has_board { (view(shown)) }
            (open("chat-panel", "chat", "Chat", shown.chat.len()))
            (open("more-panel", "more", "More", 0))
        }
    }
}
