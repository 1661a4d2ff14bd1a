//! The boards.

use super::{Loading, RowReader};
use crate::content::file::{BoardRow, PackFile, PackFiles, SettlementRow};
use crate::content::{Board, SettlementPlan};
use crate::material::Material;
use crate::module::Track;

/// The most of anything that stands on a space of a board.
const MOST: u8 = 9;
const MOST_DIAMONDS: u8 = 20;

impl Loading {
    pub(super) fn board(&mut self, files: &PackFiles) -> Option<Board> {
        let from: BoardRow = self.keep(files.whole(PackFile::Board))?;
        let mut row = RowReader { loading: self, file: PackFile::Board, id: None };
        let statue_points = row.numbers("statue-points", &from.statue_points);
        row.must(from.statue_points.is_sorted(), "statue-points", || {
            "expected that no space gives fewer points than the one before it".to_owned()
        });
        for (field, diamonds) in [("food-diamonds", from.food_diamonds), ("money-diamonds", from.money_diamonds)] {
            let problem = || format!("expected a number from 1 to {MOST_DIAMONDS}, found {diamonds}");
            row.must((1..=MOST_DIAMONDS).contains(&diamonds), field, problem);
        }
        let pale = row.bits("pale", &from.pale, Track::END);
        let hunting = row.hunting(&from);
        let settlements: Vec<Option<SettlementPlan>> =
            from.settlement.iter().map(|settlement| row.settlement(settlement)).collect();
        let grounds: Vec<Option<u32>> =
            from.ground.iter().map(|ground| row.materials("ground", &ground.materials)).collect();
        Some(Board {
            hunting: hunting?,
            statue_points: statue_points?,
            settlements: row.exactly("settlement", settlements)?,
            food_diamonds: from.food_diamonds,
            money_diamonds: from.money_diamonds,
            pale: pale? as u16,
            grounds: row.exactly("ground", grounds)?,
        })
    }
}

impl RowReader<'_> {
    /// So many of them, and all good.
    fn exactly<T, const N: usize>(&mut self, field: &'static str, list: Vec<Option<T>>) -> Option<[T; N]> {
        self.must(list.len() == N, field, || format!("expected {N}, found {}", list.len()));
        list.into_iter().collect::<Option<Vec<T>>>()?.try_into().ok()
    }

    fn numbers<const N: usize>(&mut self, field: &'static str, numbers: &[u8]) -> Option<[u8; N]> {
        if let Some(number) = numbers.iter().find(|number| **number > MOST) {
            self.wrong::<()>(Some(field), format!("expected numbers from 0 to {MOST}, found {number}"));
        }
        self.exactly(field, numbers.iter().copied().map(Some).collect())
    }

    /// The hunting table, which is written by type of territory and used by die.
    fn hunting(&mut self, from: &BoardRow) -> Option<[[u8; 7]; 6]> {
        let table = &from.hunting;
        let columns: [Option<[u8; 6]>; 7] = [
            self.numbers("hunting forest", &table.forest),
            self.numbers("hunting grassland", &table.grassland),
            self.numbers("hunting hills", &table.hills),
            self.numbers("hunting swamp", &table.swamp),
            self.numbers("hunting mountains", &table.mountains),
            self.numbers("hunting desert", &table.desert),
            self.numbers("hunting water", &table.water),
        ];
        let mut hunting = [[0; 7]; 6];
        for (terrain, column) in columns.into_iter().enumerate() {
            for (by_terrain, food) in hunting.iter_mut().zip(column?) {
                by_terrain[terrain] = food;
            }
        }
        Some(hunting)
    }

    fn settlement(&mut self, from: &SettlementRow) -> Option<SettlementPlan> {
        let problem = || format!("expected at most {MOST} diamonds, found {}", from.diamonds);
        self.must(from.diamonds <= MOST, "settlement", problem);
        Some(SettlementPlan { cost: self.materials("settlement", &from.cost)?, diamonds: from.diamonds })
    }

    /// Different materials, at least one, as a bit each.
    fn materials(&mut self, field: &'static str, materials: &[Material]) -> Option<u32> {
        let mut bits = 0u32;
        for material in materials {
            if bits >> material.index() & 1 == 1 {
                return self.wrong(Some(field), format!("expected different materials, found {material} twice"));
            }
            bits |= 1 << material.index();
        }
        self.must(bits != 0, field, || "expected at least one material".to_owned());
        Some(bits)
    }
}
