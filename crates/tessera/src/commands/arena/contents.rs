//! The reports on the contents of a pack: each piece, and the balance of all.

use std::io::Write;

use bots::arena::{ArenaReport, ContentsReport, Mean, Spread};
use table::DynGame;

use super::lines::{interval, percent};
use crate::failure::Failure;
use crate::{text, words};

pub(super) fn write_cards(out: &mut dyn Write, kind: &dyn DynGame, contents: &ContentsReport) -> Result<(), Failure> {
    let heading = ["piece", "group", "offered", "taken", "had", "used", "wins of those who had it"];
    let mut rows = vec![heading.map(str::to_owned).to_vec()];
    for piece in &contents.pieces {
        // A piece that never lies on a display is not chosen by anyone.
        let (offered, taken) = match piece.offered {
            0 => ("-".to_owned(), "-".to_owned()),
            games => (games.to_string(), format!("{} %", percent(piece.taken.value))),
        };
        rows.push(vec![
            piece.name.clone(),
            words::source_name(kind, piece.group),
            offered,
            taken,
            piece.had.to_string(),
            format!("{} %", percent(piece.used.value)),
            interval(&piece.won),
        ]);
    }
    write!(out, "\n{}", text::columns(&rows))?;
    Ok(())
}

pub(super) fn write_balance(
    out: &mut dyn Write,
    kind: &dyn DynGame,
    arena: &ArenaReport,
    contents: &ContentsReport,
) -> Result<(), Failure> {
    let mut rows = vec![["", "mean", "95 % interval", "quartiles", "median interval"].map(str::to_owned).to_vec()];
    for (name, spread) in
        [("rounds", &arena.rounds), ("winner's points", &arena.winning_scores), ("all points", &arena.scores)]
    {
        rows.push(spread_row(name, spread));
    }
    write!(out, "\n{}", text::columns(&rows))?;
    let heading = ["pieces of winners", "kinds", "used", "points", "of all points", "95 % interval"];
    let mut rows = vec![heading.map(str::to_owned).to_vec()];
    for group in &contents.groups {
        let mut row = vec![
            words::source_name(kind, group.group),
            group.pieces.to_string(),
            format!("{:.2}", group.used_by_winners),
            format!("{:.1}", group.points_of_winners),
        ];
        row.extend(part(&group.part_of_winners));
        rows.push(row);
    }
    write!(out, "\n{}", text::columns(&rows))?;
    let heading = ["points from", "of all", "of winners", "of all points", "95 % interval"];
    let mut rows = vec![heading.map(str::to_owned).to_vec()];
    for source in &contents.sources {
        let mut row = vec![
            words::source_name(kind, source.source),
            format!("{:.1}", source.points_of_all),
            format!("{:.1}", source.points_of_winners),
        ];
        row.extend(part(&source.part_of_winners));
        rows.push(row);
    }
    write!(out, "\n{}", text::columns(&rows))?;
    for group in contents.groups.iter().filter(|group| group.one_each) {
        write_one_each(out, &words::source_name(kind, group.group), group.group, contents)?;
    }
    let mut rows = vec![["seat", "wins", "95 % interval"].map(str::to_owned).to_vec()];
    for (share, number) in arena.seats.iter().zip(1..) {
        rows.push(vec![format!("P{number}"), format!("{} %", percent(share.value)), interval(share)]);
    }
    write!(out, "\n{}", text::columns(&rows))?;
    Ok(())
}

/// Reports on a group of which every player has exactly one piece: how often each wins, relative to its fair share.
fn write_one_each(
    out: &mut dyn Write,
    name: &str,
    group: &'static str,
    contents: &ContentsReport,
) -> Result<(), Failure> {
    let mut rows = vec![[name, "had", "wins vs. share", "95 % interval"].map(str::to_owned).to_vec()];
    for piece in contents.pieces.iter().filter(|piece| piece.group == group) {
        let share = &piece.won_of_share;
        rows.push(vec![
            piece.name.clone(),
            piece.had.to_string(),
            format!("{:.2}", share.value),
            format!("{:.2} to {:.2}", share.low, share.high),
        ]);
    }
    write!(out, "\n{}", text::columns(&rows))?;
    Ok(())
}

fn part(mean: &Mean) -> [String; 2] {
    [format!("{} %", percent(mean.value)), format!("{} to {} %", percent(mean.low), percent(mean.high))]
}

fn spread_row(name: &str, spread: &Spread) -> Vec<String> {
    let Spread { mean, lower_quartile, median, upper_quartile } = spread;
    vec![
        name.to_owned(),
        format!("{:.1}", mean.value),
        format!("{:.1} to {:.1}", mean.low, mean.high),
        format!("{lower_quartile:.0}, {:.0}, {upper_quartile:.0}", median.value),
        format!("{:.0} to {:.0}", median.low, median.high),
    ]
}
