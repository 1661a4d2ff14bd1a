//! The symbols of the board with their meanings, and everything that is printed in our own pack.

use ::revive::content::{ArtifactCardId, CardId, Content, CrateId, Half, LargeId, MachineId, ModuleId, SIDES};
use ::revive::names;
use engine::pack::Pack as _;
use engine::words::{Phrase, Speaker};
use maud::{Markup, html};

use super::face::{self, Pack, Shown, Standing};
use super::{icon, legend};
use crate::page::style::Sample;

pub(super) fn gallery(speaker: &Speaker<'_>) -> Vec<Sample> {
    let Ok(content) = Content::original() else { return Vec::new() };
    let speaker = &speaker.clone().with([content.names()]);
    let pack = Pack { content, speaker };
    let symbols = legend::groups(content, &legend::all_boards()).into_iter().flat_map(|(_, samples)| samples);
    symbols.chain(printed(pack)).map(|Sample { picture, meaning }| in_words(pack, &picture, &meaning)).collect()
}

/// Wraps a picture, so that the style of the board reaches it, and says its meaning with the names of the pack.
fn in_words(pack: Pack<'_>, picture: &Markup, meaning: &Phrase) -> Sample {
    Sample {
        picture: html! { span.revive { (picture) } },
        meaning: Phrase::verbatim(pack.speaker.say_capitalized(meaning)),
    }
}

fn printed(pack: Pack<'_>) -> impl Iterator<Item = Sample> {
    let content = pack.content;
    let sample = |class: &str, picture: Markup, meaning: Phrase| Sample {
        picture: html! { span.(class) { (picture) } },
        meaning,
    };
    let cards = CardId::all()
        .map(move |card| sample("sample-card", face::card(pack, card, Shown::Whole), names::card(content, card)));
    let halves = Half::ALL.map(|half| {
        let card = CardId::all().next().unwrap_or_default();
        sample("sample-card", face::card(pack, card, Shown::Only(half)), names::card_half(content, card, half))
    });
    let machines = MachineId::all()
        .map(move |id| sample("sample-token", face::machine(pack, id), names::full_machine(content, id)));
    let modules =
        ModuleId::all().map(move |id| sample("sample-module", face::module(pack, id), names::full_module(content, id)));
    let crates =
        CrateId::all().map(move |id| sample("sample-crate", face::crate_(pack, id), names::crate_text(content, id)));
    let artifacts =
        ArtifactCardId::all().map(move |id| sample("sample-wide", face::artifact_card(pack, id), names::full_name(id)));
    let large = LargeId::all().flat_map(move |id| {
        (0..SIDES).map(move |side| {
            let score = content.large(id, side);
            sample("sample-crate", icon::large_score(score), names::large_score(score))
        })
    });
    cards.chain(halves).chain(machines).chain(modules).chain(crates).chain(artifacts).chain(large).chain(tribes(pack))
}

fn tribes(pack: Pack<'_>) -> impl Iterator<Item = Sample> {
    legend::all_boards().into_iter().flat_map(move |(tribe, side)| {
        let ability = Sample {
            picture: html! { span.abil { (face::ability(pack, tribe, side)) } },
            meaning: names::ability(pack.content, tribe, side),
        };
        let technologies = (0..).zip(&pack.content.tribe(tribe, side).technologies);
        let technologies = technologies.map(move |(number, technology)| Sample {
            picture: html! { span.tech { (face::technology(pack, technology, Standing::Printed)) } },
            meaning: names::full_technology(pack.content, number, technology),
        });
        [ability].into_iter().chain(technologies)
    })
}
