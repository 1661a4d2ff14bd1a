//! Snapshots of all texts, for human readers.

use std::collections::{BTreeMap, BTreeSet};

use engine::chance::FastChance;
use engine::whim::Decision;
use engine::words::Phrase;
use engine::{Chance, Game, Narrate, Stream, Viewer};

use super::{asked, play, said, said_tidily, samples, setups};
use crate::action::Action;
use crate::content::{ArtifactCardId, CardId, Content, CrateId, LargeId, MachineId, ModuleId};
use crate::state::Revive;
use crate::tribe::{Side, Tribe};
use crate::words::{phrase, piece, technology};

/// All sentences in one place.
#[test]
fn sentences_read_well() {
    let pack = engine::pack::PackRef(samples::content());
    let mut told: Vec<String> = samples::events().iter().map(|event| said(Revive::tell_event(event, pack))).collect();
    told.push(String::new());
    for refusal in samples::refusals() {
        told.push(said(Revive::tell_refusal(&refusal, pack)));
        told.push(format!("    {}", said(Revive::tell_section(&refusal))));
    }
    told.push(String::new());
    told.extend(samples::tasks().into_iter().map(|task| said(Revive::tell_request(&asked(task)))));
    insta::assert_snapshot!(told.join("\n"));
}

/// Everything that is printed on the pieces of the original pack.
#[test]
fn pieces_read_well() {
    let content: &Content = samples::content();
    let mut told: Vec<String> = Vec::new();
    let mut tell = |phrase: Phrase| told.push(said_tidily(&phrase));
    CardId::all().for_each(|card| tell(piece::card_full(content, card)));
    ModuleId::all().for_each(|module| tell(piece::module_full(content, module)));
    MachineId::all().for_each(|machine| tell(piece::machine_full(content, machine)));
    CrateId::all().for_each(|found| tell(piece::crate_full(content, found)));
    for tribe in Tribe::ALL {
        for side in Side::ALL {
            let name = said_tidily(&phrase::tribe_side(tribe, side));
            told.push(format!("\n{name}: {}", said_tidily(&technology::ability(content, tribe, side))));
            let technologies = content.tribe(tribe, side).technologies.iter().zip(0..);
            let technologies = technologies.map(|(printed, number)| technology::full(content, number, printed));
            told.extend(technologies.map(|phrase| said_tidily(&phrase)));
        }
    }
    told.push(String::new());
    let large = LargeId::all().flat_map(|tile| [0, 1].map(|side| piece::large_score(content.large(tile, side))));
    let cards = ArtifactCardId::all().map(|card| piece::artifact_card(content, card));
    told.extend(large.chain(cards).map(|phrase| said_tidily(&phrase)));
    insta::assert_snapshot!(told.join("\n"));
}

/// Each question the first time it is asked in a few games, with its answers.
#[test]
fn answers_read_well() {
    let mut told = Vec::new();
    let mut kinds = BTreeSet::new();
    let mut on_board: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut chance = FastChance::new(1);
    for (setup, seed) in setups().into_iter().zip(7..) {
        play(&setup, seed, |Decision { game, seat, actions, .. }| {
            let view = game.view(Viewer::Seat(seat));
            let kind = view.asked.map(|step| format!("{:?}", step.task).split(['(', ' ']).next().unwrap().to_owned());
            if kinds.insert(kind) {
                told.push(format!("\n{}", said(Revive::tell_request(&view))));
                // If there are many answers of a kind, two are enough.
                let verb = |action: &Action| action.to_string().split(' ').next().unwrap().to_owned();
                let mut counts: BTreeMap<String, usize> = BTreeMap::new();
                for action in actions {
                    let count = counts.entry(verb(action)).or_default();
                    *count += 1;
                    if *count <= 2 || actions.len() < 8 {
                        told.push(format!(
                            "    {:<24}  {}",
                            action.to_string(),
                            said(Revive::tell_action(action, &view))
                        ));
                    }
                }
            }
            for action in actions.iter().filter(|action| action.board_action().is_some()) {
                let verb = action.to_string().split(' ').next().unwrap().to_owned();
                let shown = on_board.entry(verb).or_default();
                if shown.len() < 12 && chance.below(Stream::named("samples"), 30) == 0 {
                    shown.insert(said(Revive::tell_action(action, &view)));
                }
            }
        });
    }
    told.extend(on_board.into_values().flatten());
    insta::assert_snapshot!(told.join("\n"));
}
