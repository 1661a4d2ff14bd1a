//! The bar at the top: which table this is, the tools, and the connection.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};

use super::icon;
use crate::page::site::{BRAND, round};
use crate::show::{Shown, Task};
use crate::words::Key;

pub(super) fn bar(shown: &Shown<'_>, has_board: bool) -> Markup {
    html! {
        header.bar id="bar" {
            a.brand href="/" { (BRAND) }
            section.where id="where" data-region="where" {
                span.title { (shown.title) }
                @if let Some((address, name)) = &shown.campaign { a.campaign-link href=(address) { (name) } }
                span.round { (shown.say(round(&shown.round_name, shown.moment.round))) }
            }
            @if shown.moment.is_now { span id="connection" class="connection" role="status" { (shown.say(say!(SiteLive))) } }
            (toolbar(shown, has_board))
        }
    }
}

/// From the board to the plain view, and back.
fn view(shown: &Shown<'_>) -> Markup {
    let (name, label) = if shown.preferences.plain { ("board", say!(TableBoard)) } else { ("plain", say!(TablePlain)) };
    html! {
        form.tool-form method="post" action="/me/preferences" {
            input type="hidden" name="key" value="plain";
            input type="hidden" name="value" value=(if shown.preferences.plain { "off" } else { "on" });
            input type="hidden" name="back" value=(shown.address);
            button.tool-button id="go-view" { (icon(name)) span { (shown.say(label)) } }
        }
    }
}

fn toolbar(shown: &Shown<'_>, has_board: bool) -> Markup {
    let open = |panel: &str, name: &str, label: Phrase, count: usize| {
        html! {
            button type="button" class="tool-button" id={ "open-" (panel) } popovertarget=(panel) {
                (icon(name)) span { (shown.say(label)) }
                @if count > 0 { b.badge { (count) } }
            }
        }
    };
    let link = |id: &str, to: &str, name: &str, label: Phrase| {
        html! {
            a.tool-button id={ "go-" (id) } href={ (shown.address) (to) } { (icon(name)) span { (shown.say(label)) } }
        }
    };
    html! {
        nav.toolbar id="toolbar" data-region="toolbar" aria-label=(shown.say(say!(TableTools))) {
            (open("score-panel", "score", say!(TableScore), 0))
            (link("log", "/log", "log", say!(SiteLog)))
            @if shown.task == Task::Decide { (link("hint", "?hint=1", "hint", say!(TableHint))) }
            @else { span.tool-button.off { (icon("hint")) span { (shown.say(say!(TableHint))) } } }
            @if has_board { (view(shown)) }
            (open("chat-panel", "chat", say!(TableChat), shown.chat.len()))
            (open("more-panel", "more", say!(TableMore), 0))
        }
    }
}
