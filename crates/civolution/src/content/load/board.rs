//! Loads the board file.

use super::{Loading, RowReader};
use crate::content::file::{BoardRow, PackFile, PackFiles, SettlementRow};
use crate::content::{Board, SettlementPlan};
use crate::material::{Material, Materials};
use crate::module::Track;

/// The largest number on a space of a board.
const MOST: u8 = 9;
const MOST_DIAMONDS: u8 = 20;

pub(super) fn read_board(loading: &mut Loading, files: &PackFiles) -> Option<Board> {
    let from: BoardRow = loading.keep(files.whole(PackFile::Board))?;
    let row = &mut loading.reader(PackFile::Board, None);
    let statue_points = numbers(row, "statue-points", &from.statue_points);
    row.must(from.statue_points.is_sorted(), "statue-points", || {
        "expected that no space gives fewer points than the one before it".to_owned()
    });
    for (field, diamonds) in [("food-diamonds", from.food_diamonds), ("money-diamonds", from.money_diamonds)] {
        let problem = || format!("expected a number from 1 to {MOST_DIAMONDS}, found {diamonds}");
        row.must((1..=MOST_DIAMONDS).contains(&diamonds), field, problem);
    }
    let pale = row.bits("pale", &from.pale, Track::END).map(|_| from.pale.iter().copied().collect());
    let hunting = hunting(row, &from);
    let settlements: Vec<Option<SettlementPlan>> = from.settlement.iter().map(|from| settlement(row, from)).collect();
    let grounds: Vec<Option<Materials>> =
        from.ground.iter().map(|from| materials(row, "ground", &from.materials)).collect();
    Some(Board {
        hunting: hunting?,
        statue_points: statue_points?,
        settlements: row.exactly("settlement", settlements)?,
        food_diamonds: from.food_diamonds,
        money_diamonds: from.money_diamonds,
        pale: pale?,
        grounds: row.exactly("ground", grounds)?,
    })
}

fn numbers<const N: usize>(row: &mut RowReader<'_>, field: &'static str, numbers: &[u8]) -> Option<[u8; N]> {
    if let Some(number) = numbers.iter().find(|number| **number > MOST) {
        row.wrong::<()>(Some(field), format!("expected numbers from 0 to {MOST}, found {number}"));
    }
    row.exactly(field, numbers.iter().copied().map(Some).collect())
}

/// Reads the hunting table. The file lists it by type of territory, the game uses it by die.
fn hunting(row: &mut RowReader<'_>, from: &BoardRow) -> Option<[[u8; 7]; 6]> {
    let table = &from.hunting;
    let columns: [Option<[u8; 6]>; 7] = [
        numbers(row, "hunting forest", &table.forest),
        numbers(row, "hunting grassland", &table.grassland),
        numbers(row, "hunting hills", &table.hills),
        numbers(row, "hunting swamp", &table.swamp),
        numbers(row, "hunting mountains", &table.mountains),
        numbers(row, "hunting desert", &table.desert),
        numbers(row, "hunting water", &table.water),
    ];
    let mut hunting = [[0; 7]; 6];
    for (terrain, column) in columns.into_iter().enumerate() {
        for (by_terrain, food) in hunting.iter_mut().zip(column?) {
            by_terrain[terrain] = food;
        }
    }
    Some(hunting)
}

fn settlement(row: &mut RowReader<'_>, from: &SettlementRow) -> Option<SettlementPlan> {
    let problem = || format!("expected at most {MOST} diamonds, found {}", from.diamonds);
    row.must(from.diamonds <= MOST, "settlement", problem);
    Some(SettlementPlan { cost: materials(row, "settlement", &from.cost)?, diamonds: from.diamonds })
}

/// Reads a set of different materials, at least one.
fn materials(row: &mut RowReader<'_>, field: &'static str, materials: &[Material]) -> Option<Materials> {
    let mut all = Materials::EMPTY;
    for material in materials {
        if !all.insert(*material) {
            return row.wrong(Some(field), format!("expected different materials, found {material} twice"));
        }
    }
    row.must(!all.is_empty(), field, || "expected at least one material".to_owned());
    Some(all)
}
