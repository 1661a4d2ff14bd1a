//! The choice of tools to add to a roll.

use std::collections::BTreeMap;

use maud::{Markup, html};
use names::Label;
use stone_age::{Action, Gathering, ToolChoice, names};
use table::LegalAction;

use super::{Scene, icon, panel, plans};
use crate::spot::act;

/// A way to use tools.
struct Way<'a> {
    offered: &'a LegalAction,
    choice: ToolChoice,
}

/// The roll, with the cheapest way to each result that tools can reach. A panel chooses any others.
pub(super) fn tools(gathering: Gathering, pips: u8, scene: Scene<'_>) -> Markup {
    let moves = &scene.page.moves;
    let best = best(gathering, pips, scene);
    let has_more = scene.page.moves.offers.len() > best.len();
    let way = |way: &Way<'_>| inside(way, gathering, pips);
    html! {
        div.roll {
            span.roll-sum title=(scene.say(names::pips(pips))) data-piece="roll" data-at="tray" {
                b { (pips) } span.roll-what { (icon::gathering(gathering)) }
            }
            @if best.is_empty() { span.roll-gain { (scene.say(names::gain(gathering, pips))) } }
            div.ways {
                @for best in &best { (act(moves, best.offered, "button way", &way(best))) }
            }
            @if has_more { (panel(plans::TOOLS, "", &scene.title(Label::MoreTools), plans::choose_tools(gathering, pips, scene), scene)) }
        }
    }
}

/// Returns the cheapest way to each result.
fn best(gathering: Gathering, pips: u8, scene: Scene<'_>) -> Vec<Way<'_>> {
    let mut by_gain: BTreeMap<u8, Way<'_>> = BTreeMap::new();
    // Tool tiles can be used again in the next round, one-use tools cannot.
    let price = |way: &Way<'_>| (way.choice.one_use.iter().sum::<u8>(), way.choice.value());
    for (action, offered) in scene.offers() {
        if let Action::Tools(choice) = *action {
            let gain = pips.saturating_add(choice.value()) / gathering.pips_per_piece();
            let way = Way { offered, choice };
            if by_gain.get(&gain).is_none_or(|best| price(&way) < price(best)) {
                by_gain.insert(gain, way);
            }
        }
    }
    by_gain.into_values().collect()
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
