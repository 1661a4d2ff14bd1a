//! Packs that differ from our own in one card, whose top third holds the tested text.

use engine::pack::Pack;
use std::convert::Infallible;

use civolution::{Content, PackFile, PackFiles, Setup, Task};

use crate::table::{BLUE, Play, RED, Table, card, column};

/// The card that carries the tested text.
pub(crate) const CARD: &str = "C16";

/// Loads our own pack with the top third of the card replaced, such as `ability = "hunt-food 1"`. Returns its name.
fn pack_with(top: &str) -> &'static str {
    let original = PackFiles::original();
    let letter = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let files = PackFiles::collect(|file| {
        Ok::<String, Infallible>(match file {
            PackFile::Pack => {
                let name: String = top.chars().map(letter).collect();
                format!("game = \"civolution\"\nname = \"{name}\"\nabout = \"For a test.\"\n")
            }
            PackFile::Insights => with_top(original.text(file), top),
            _ => original.text(file).to_owned(),
        })
    });
    let Ok(files) = files;
    Content::read(&files).unwrap_or_else(|errors| panic!("{top}: {errors:?}")).name()
}

fn with_top(rows: &str, top: &str) -> String {
    let rows = rows.split("[[card]]").map(|row| {
        if !row.contains(&format!("id = \"{CARD}\"")) {
            return row.to_owned();
        }
        let old = |line: &&str| ["activity", "ability", "point-bonus"].iter().any(|field| line.starts_with(field));
        let kept: Vec<&str> = row.lines().filter(|line| !old(line)).collect();
        format!("{}\n{top}\n\n", kept.join("\n").trim_end())
    });
    rows.collect::<Vec<String>>().join("[[card]]")
}

/// Red has only the card on its console; blue's is bare. With one player, red plays against V.I.C.I.
fn table_with(players: u8, top: &str) -> Table {
    let setup = Setup { players, start: (players > 1).then_some(RED), pack: pack_with(top), ..Setup::default() };
    let table = Table::with(&setup).bare(RED).scene(|scene| scene.installed(RED, card(CARD), column(1)));
    if players > 1 { table.bare(BLUE) } else { table }
}

/// Red has this lasting ability.
pub(crate) fn with_ability(ability: &str) -> Table {
    table_with(2, &format!("ability = \"{ability}\""))
}

/// Red has this lasting ability in a solo game.
pub(crate) fn alone_with_ability(ability: &str) -> Table {
    table_with(1, &format!("ability = \"{ability}\""))
}

/// Red can perform this activity.
pub(crate) fn with_activity(activity: &str) -> Table {
    table_with(2, &format!("activity = \"{activity}\""))
}

/// Red and blue have bare consoles and no special ability.
pub(crate) fn without_ability() -> Table {
    Table::of(2).bare(RED).bare(BLUE)
}

/// Checks whether everything is resolved and red's turn begins.
pub(crate) fn is_over(game: &Play) -> bool {
    game.view().asked.is_some_and(|step| step.seat == RED && step.task == Task::Turn)
}
