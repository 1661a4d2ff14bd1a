//! The symbols of the board with their meanings.

use engine::words::{Phrase, Speaker};
use engine::{Seat, say};
use maud::{Markup, html};
use names::Label;
use stone_age::{Content, Resource, Site, names};

use super::{card, icon};
use crate::page::style::Sample;
use crate::words::Key;

pub(super) fn gallery(speaker: &Speaker<'_>) -> Vec<Sample> {
    let sample = |picture: Markup, meaning: Phrase| Sample { picture, meaning };
    let labels = [
        ("i-people", Label::People),
        ("i-food", Label::Food),
        ("i-track", Label::FoodTrack),
        ("i-tool", Label::ToolsReady),
        ("i-hut", Label::OwnBuildings),
        ("i-card", Label::OwnCards),
        ("i-any", Label::AnyTwo),
        ("i-points", Label::Points),
        ("i-start", Label::StartPlayer),
    ];
    let people = Seat::ALL.map(|seat| sample(icon::person(seat, "gallery"), Phrase::player(seat)));
    let labels = labels.map(|(name, label)| sample(icon::icon(name), label.into()));
    let resources = Resource::ALL.map(|which| sample(icon::resource(which), names::resource_with_value(which)));
    let tools = [("ready", Label::ToolsReady), ("used", Label::ToolsUsed), ("once", Label::OneUseTools)];
    let tools = tools.map(|(kind, label)| sample(icon::tool(2, kind), label.into()));
    let dice = (1..=6).map(|face| sample(icon::die(face), names::pips(face)));
    let sites = Site::ALL.iter().map(|&site| {
        let place = html! { svg.scene aria-hidden="true" { use href={ "#scene-" (site) } {} } };
        sample(place, say!(DrawnValue, label = site, value = names::site_gives(site)))
    });
    people
        .into_iter()
        .chain(labels)
        .chain(resources)
        .chain(tools)
        .chain(dice)
        .chain(sites)
        .chain(cards(speaker))
        .collect()
}

/// One card of each effect and of each lower half, and one building of each kind of cost.
fn cards(speaker: &Speaker<'_>) -> Vec<Sample> {
    let Ok(content) = Content::printed() else { return Vec::new() };
    let (mut effects, mut bottoms) = (Vec::new(), Vec::new());
    let mut samples = Vec::new();
    for card in content.cards() {
        if effects.contains(&card.top) && bottoms.contains(&card.bottom) {
            continue;
        }
        effects.push(card.top);
        bottoms.push(card.bottom);
        let picture = html! { span.card-face { (card::face(card, speaker)) } };
        samples.push(Sample { picture, meaning: names::card(card) });
    }
    let mut costs = Vec::new();
    for building in content.buildings() {
        let kind = std::mem::discriminant(&building.cost);
        if !costs.contains(&kind) {
            costs.push(kind);
            let picture = html! { span.building-face { (card::building(building, speaker)) } };
            samples.push(Sample { picture, meaning: names::building(building) });
        }
    }
    samples
}
