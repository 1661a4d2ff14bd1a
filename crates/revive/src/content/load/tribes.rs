//! The tribe boards.

use engine::pack::{FileOfPack, Written};

use super::{Loading, RowReader, Tables, effects, within};
use crate::content::file::{PackFile, PackFiles, TechnologyRow, TribeRow, TribesRow};
use crate::content::{grammar, validate};
use crate::effect::Carrier;
use crate::tribe::{Gives, Side, TECHNOLOGIES, Technology, TechnologySet, Tribe, TribeBoard};

/// The names of the technologies of a board in error messages.
const TECHNOLOGY: [&str; TECHNOLOGIES] =
    ["technology 1", "technology 2", "technology 3", "technology 4", "technology 5", "technology 6", "technology 7"];
const MOST_COST: u8 = 9;
const MOST_POINTS: u8 = 20;

/// Reads the links between technologies, and the tribe boards.
pub(super) fn read_tribes(
    loading: &mut Loading,
    files: &PackFiles,
) -> Option<([TechnologySet; TECHNOLOGIES], Vec<TribeBoard>)> {
    let from: TribesRow = loading.keep(files.whole(PackFile::Tribes))?;
    let links = links(&mut loading.reader(PackFile::Tribes, None), &from.links);
    let boards = Tribe::ALL.into_iter().flat_map(|tribe| Side::ALL.map(|side| (tribe, side)));
    let expected = Tribe::COUNT * Side::COUNT;
    if from.tribe.len() != expected {
        let problem = format!("expected {expected} rows, sun and moon of each tribe, found {}", from.tribe.len());
        loading.errors.push(PackFile::Tribes.wrong(problem));
    }
    let read = |((tribe, side), table): ((Tribe, Side), toml::Table)| {
        let mut row = loading.reader(PackFile::Tribes, Some(format!("{tribe} {side}")));
        row.piece::<TribeRow>((tribe, side), table)
    };
    let boards = boards.zip(from.tribe).filter_map(read).collect();
    Some((links?, boards))
}

/// Reads, for each technology, those of which one must be unlocked first.
fn links(row: &mut RowReader<'_>, from: &[Vec<u8>]) -> Option<[TechnologySet; TECHNOLOGIES]> {
    let mut links = Vec::new();
    for (index, numbers) in from.iter().enumerate() {
        // Links only lead to lower numbers and so finally to the root: no technology is out of reach.
        let below = numbers.iter().all(|number| (1..=index).contains(&usize::from(*number)));
        let good = below && (index == 0 || !numbers.is_empty());
        row.must(good, "links", || {
            if index == 0 {
                "expected none for technology 1, which is the root".to_owned()
            } else {
                format!("expected for technology {} at least one number from 1 to {index}, and no other", index + 1)
            }
        });
        links.push(good.then(|| numbers.iter().map(|number| number - 1).collect()));
    }
    row.exactly("links", links)
}

impl Written<Tables> for TribeRow {
    type Id = (Tribe, Side);
    type Piece = TribeBoard;

    fn read(self, (tribe, side): (Tribe, Side), row: &mut RowReader<'_>) -> Option<TribeBoard> {
        row.must(self.name == tribe, "name", || {
            format!(
                "expected {tribe}, because tribes must be in the order {}, found {}",
                Tribe::NAMES.join(", "),
                self.name
            )
        });
        row.must(self.side == side, "side", || {
            format!("expected {side}, because sun comes before moon, found {}", self.side)
        });
        let ability = effects(row, "ability", Carrier::Ability, &self.ability);
        let technologies: Vec<Option<Technology>> =
            self.technology.iter().zip(TECHNOLOGY).map(|(from, field)| technology(row, field, from)).collect();
        let found = self.technology.len();
        row.must(found == TECHNOLOGIES, "technology", || format!("expected {TECHNOLOGIES}, found {found}"));
        let technologies: Vec<Technology> = technologies.into_iter().collect::<Option<_>>()?;
        let slots = technologies.iter().filter(|technology| technology.gives == Gives::Slot).count();
        row.must(slots == 1, "technology", || format!("expected `slot` exactly once, found it {slots} times"));
        Some(TribeBoard { ability: ability?, technologies: technologies.try_into().ok()? })
    }
}

fn technology(row: &mut RowReader<'_>, field: &'static str, from: &TechnologyRow) -> Option<Technology> {
    within(row, field, from.cost, 1, MOST_COST);
    within(row, field, from.points, 0, MOST_POINTS);
    let gives = grammar::gives(&from.gives, &mut row.loading.tables);
    let gives = row.read(field, gives)?;
    match gives {
        Gives::AtOnce(effects) => validate::check_effects(row, field, Carrier::Technology, effects),
        Gives::Machine(effects) => validate::check_effects(row, field, Carrier::Machine, effects),
        Gives::AbilityMore(effects) => validate::check_effects(row, field, Carrier::AbilityMore, effects),
        _ => {}
    }
    Some(Technology { cost: from.cost, points: from.points, gives })
}
