//! The bar at the top: the title, the tools, and the connection.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};

use super::icon;
use crate::page::site::{BRAND, round};
use crate::shortcut::Shortcut;
use crate::table_page::{TablePage, TurnState};
use crate::words::Key;

pub(super) fn bar(page: &TablePage<'_>, has_board: bool) -> Markup {
    html! {
        header.bar id="bar" {
            a.brand href="/" { (BRAND) }
            section.where id="where" data-region="where" {
                h1.title { (page.title) }
                @if let Some((address, name)) = &page.campaign { a.campaign-link href=(address) { (name) } }
                span.round { (page.say(round(&page.round_name, page.moment.round))) }
            }
            @if page.moment.is_now { span id="connection" class="connection" { (page.say(say!(SiteLive))) } }
            (toolbar(page, has_board))
        }
    }
}

/// A button that switches between the board and the plain view.
fn view(page: &TablePage<'_>) -> Markup {
    let (name, label) = if page.preferences.plain { ("board", say!(TableBoard)) } else { ("plain", say!(TablePlain)) };
    html! {
        form.tool-form method="post" action="/me/preferences" {
            input type="hidden" name="key" value="plain";
            input type="hidden" name="value" value=(if page.preferences.plain { "off" } else { "on" });
            input type="hidden" name="back" value=(page.address);
            button.tool-button id="go-view" { (icon(name)) span { (page.say(label)) } }
        }
    }
}

/// The link to a hint. It takes a moment, and says so.
fn hint(page: &TablePage<'_>) -> Markup {
    html! {
        a.tool-button id="go-hint" data-key=(Shortcut::Hint) href={ (page.address) "?hint=1" } {
            (icon("hint"))
            span { (page.say(say!(TableHint))) }
            span.when-busy { (page.say(say!(TableHintBusy))) }
        }
    }
}

fn toolbar(page: &TablePage<'_>, has_board: bool) -> Markup {
    let open = |panel: &str, key: Option<Shortcut>, name: &str, label: Phrase, count: usize| {
        html! {
            button type="button" class="tool-button" id={ "open-" (panel) } popovertarget=(panel) data-key=[key] {
                (icon(name)) span { (page.say(label)) }
                @if count > 0 { b.badge { (count) } }
            }
        }
    };
    let link = |id: &str, key: Shortcut, to: &str, name: &str, label: Phrase| {
        html! {
            a.tool-button id={ "go-" (id) } data-key=(key) href={ (page.address) (to) } { (icon(name)) span { (page.say(label)) } }
        }
    };
    html! {
        nav.toolbar id="toolbar" data-region="toolbar" aria-label=(page.say(say!(TableTools))) {
            (open("score-panel", Some(Shortcut::Score), "score", say!(TableScore), 0))
            (link("log", Shortcut::Log, "/log", "log", say!(SiteLog)))
            @if page.turn_state == TurnState::Decide { (hint(page)) }
            @else { span.tool-button.off { (icon("hint")) span { (page.say(say!(TableHint))) } } }
            @if has_board { (view(page)) }
            (open("chat-panel", None, "chat", say!(TableChat), page.chat.len()))
            (open("more-panel", None, "more", say!(TableMore), 0))
        }
    }
}
