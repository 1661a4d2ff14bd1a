//! The choice of tools to add to a roll.

use std::collections::BTreeMap;

use maud::{Markup, html};
use names::Label;
use stone_age::{Action, Gathering, ToolChoice, names};
use table::LegalAction;

use super::{Scene, icon};
use crate::spot::{act, button, form, label, opener, slug};

/// A way to use tools.
struct Way<'a> {
    offered: &'a LegalAction,
    choice: ToolChoice,
}

/// The roll, with the cheapest way to each result that tools can reach. The other ways are in a panel.
pub(super) fn tools(gathering: Gathering, pips: u8, scene: Scene<'_>) -> Markup {
    let moves = &scene.page.moves;
    let more = scene.say(Label::MoreTools);
    let (best, other) = sorted(gathering, pips, scene);
    let way = |way: &Way<'_>| inside(way, gathering, pips);
    html! {
        div.roll {
            span.roll-sum title=(scene.say(names::pips(pips))) data-piece="roll" data-at="tray" {
                b { (pips) } span.roll-what { (icon::gathering(gathering)) }
            }
            @if best.is_empty() { span.roll-gain { (scene.say(names::gain(gathering, pips))) } }
            div.ways {
                @for best in &best { (act(moves, best.offered, "button way", &way(best))) }
                @if !other.is_empty() {
                    (opener("more-tools", "button quiet more-tools", "pop-tools", &more, &html! {
                        (more) " (" (other.len()) ")"
                    }))
                    div.panel.menu id="pop-tools" popover="auto" {
                        p.panel-title { (more) }
                        (form(moves, "options", &html! {
                            @for other in &other {
                                @let (id, label) = (slug("do", &other.offered.notation), label(moves, other.offered));
                                (button(moves, other.offered, "button way", &id, Some(&label), &way(other)))
                            }
                        }))
                    }
                }
            }
        }
    }
}

/// Returns the cheapest way to each result, and all others.
fn sorted(gathering: Gathering, pips: u8, scene: Scene<'_>) -> (Vec<Way<'_>>, Vec<Way<'_>>) {
    let mut by_gain: BTreeMap<u8, Vec<Way<'_>>> = BTreeMap::new();
    for (action, offered) in scene.offers() {
        if let Action::Tools(choice) = *action {
            let gain = pips.saturating_add(choice.value()) / gathering.pips_per_piece();
            by_gain.entry(gain).or_default().push(Way { offered, choice });
        }
    }
    let (mut best, mut other) = (Vec::new(), Vec::new());
    for ways in by_gain.into_values() {
        let mut ways = ways;
        // Tool tiles can be used again in the next round, one-use tools cannot.
        ways.sort_by_key(|way| (way.choice.one_use.iter().sum::<u8>(), way.choice.value()));
        let mut ways = ways.into_iter();
        best.extend(ways.next());
        other.extend(ways);
    }
    (best, other)
}

fn inside(way: &Way<'_>, gathering: Gathering, pips: u8) -> Markup {
    let choice = &way.choice;
    html! {
        span.way-tools {
            @if choice.is_none() { "–" }
            @for value in icon::tool_values(&choice.tiles) { (icon::tool(value, "ready")) }
            @for value in icon::tool_values(&choice.one_use) { (icon::tool(value, "once")) }
        }
        span.way-gain {
            b { (pips.saturating_add(choice.value()) / gathering.pips_per_piece()) } (icon::gathering(gathering))
        }
    }
}
