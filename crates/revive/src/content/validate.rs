//! Rejects what the language of packs can express but the game does not support.

mod endless;
mod waiting;

use engine::pack::PackError;

use super::file::PackFile;
use super::grammar::Spelled;
use super::load::{Loading, Pieces, RowReader};
use super::{BACKS, CardId, Content, Tile, TileId};
use crate::effect::{Carrier, Clause, Coin, Effect, EffectsId, Returns};
use crate::resource::Color;

impl Carrier {
    const fn name(self) -> &'static str {
        match self {
            Self::Card => "on a card",
            Self::Machine => "on a machine",
            Self::Module => "on a slot module",
            Self::Crate => "in a crate",
            Self::Water => "as a water reward",
            Self::Hibernation => "as a hibernation reward",
            Self::Technology => "as a technology",
            Self::Ability => "as a tribe ability",
            Self::AbilityMore => "with a tribe ability",
        }
    }
}

/// The maximum number of steps in an effect list: the tasks it creates must fit into a state.
const MOST_STEPS: usize = 6;

/// Checks that an effect list is allowed in its place.
pub(super) fn check_effects(row: &mut RowReader<'_>, field: &'static str, place: Carrier, effects: EffectsId) {
    let steps = row.loading.tables.effects(effects).to_vec();
    row.must(steps.len() <= MOST_STEPS, field, || {
        format!("expected at most {MOST_STEPS} steps, found {}", steps.len())
    });
    if let (Carrier::Ability, Some(Clause::One(effect @ Effect::Pay(pay)))) = (place, steps.first().copied()) {
        let is_open = row.loading.tables.pay(pay).coin == Coin::Basic;
        refuse(row, field, effect, is_open, |text| {
            format!("expected an ability that begins with a payment to name its resource, found `{text}`")
        });
    }
    let pieces = steps.iter().filter(|step| matches!(step, Clause::One(Effect::Piece(_)))).count();
    row.must(pieces <= 1, field, || format!("expected at most one piece of the tribe, found {pieces}"));
    for step in steps {
        match step {
            Clause::One(effect) => check_effect(row, field, place, effect),
            Clause::Either(one, other) => [one, other].into_iter().for_each(|effect| {
                let problem = |text: &str| format!("expected `{text}` as a step of its own, found it with `or`");
                refuse(row, field, effect, effect.facts().stands_alone, problem);
                check_effect(row, field, place, effect);
            }),
        }
    }
}

fn check_effect(row: &mut RowReader<'_>, field: &'static str, place: Carrier, effect: Effect) {
    let at = place.name();
    let facts = effect.facts();
    if let Some((home, name)) = facts.home {
        refuse(row, field, effect, home != place, |text| {
            format!("expected no `{text}` {at}: it is allowed only {name}")
        });
    }
    if matches!(place, Carrier::Water | Carrier::Hibernation) {
        refuse(row, field, effect, !facts.is_simple, |text| {
            format!(
                "expected {at} only resources, points, steps, modules, energy, crates, artifacts and cards, found \
                 `{text}`"
            )
        });
    }
    let recharges = facts.returns == Returns::Energy;
    refuse(row, field, effect, recharges && place == Carrier::Machine, |text| {
        format!("expected no `{text}` {at}: it could pay for itself forever")
    });
    let ability = matches!(place, Carrier::Ability | Carrier::AbilityMore);
    refuse(row, field, effect, ability && (recharges || facts.returns == Returns::Ability), |text| {
        format!("expected no `{text}` {at}: it could repeat forever, because it can activate the ability again")
    });
    if let Effect::Pay(pay) = effect {
        let gain = row.loading.tables.pay(pay).gain;
        let gains = match gain {
            Clause::One(gain) => [Some(gain), None],
            Clause::Either(one, other) => [Some(one), Some(other)],
        };
        for gain in gains.into_iter().flatten() {
            refuse(row, field, gain, gain.facts().home.is_some_and(|(home, _)| home == place), |text| {
                format!("expected an effect after `pay` that is allowed anywhere, found `{text}`")
            });
            check_effect(row, field, place, gain);
        }
    }
}

/// Reports a mistake in an effect if it is `wrong`.
fn refuse(
    row: &mut RowReader<'_>,
    field: &'static str,
    effect: Effect,
    wrong: bool,
    problem: impl FnOnce(&str) -> String,
) {
    if wrong {
        let text = Spelled(effect, &row.loading.tables).to_string();
        row.wrong::<()>(Some(field), problem(&text));
    }
}

/// Proves that nothing in a pack without mistakes goes on forever, and that the agenda has room for all waiting tasks.
pub(super) fn prove(content: &Content) -> Vec<PackError> {
    let endless = endless::check(content);
    if endless.is_empty() { waiting::check(content).into_iter().collect() } else { endless }
}

fn error(file: PackFile, row: Option<String>, field: &'static str, problem: String) -> PackError {
    PackError { file: file.name(), row, field: Some(field), problem }
}

/// Checks rules that involve more than one row.
pub(super) fn check(loading: &mut Loading, pieces: &Pieces) {
    // If a row could not be read, it may be the one that seems to be missing.
    if pieces.cards.len() == CardId::COUNT {
        for color in Color::ALL {
            let expected = CardId::CITIZENS / Color::COUNT;
            let found = pieces.cards.iter().filter(|card| card.id.set().is_none() && card.color == color).count();
            let problem = || format!("expected {expected} {color} cards, found {found}");
            loading.reader(PackFile::Citizens, None).must(found == expected, "color", problem);
        }
    }
    if pieces.tiles.len() == TileId::COUNT {
        for back in 0..BACKS {
            let expected = (TileId::COUNT - TileId::STARTS) / BACKS;
            let has = |tile: &&Tile| tile.back.is_some_and(|own| usize::from(own) == back);
            let found = pieces.tiles.iter().filter(has).count();
            let problem = || format!("expected {expected} tiles with back {}, found {found}", back + 1);
            loading.reader(PackFile::Tiles, None).must(found == expected, "back", problem);
        }
    }
}
