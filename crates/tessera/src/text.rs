//! Text layout for a terminal: wrapped lines, columns, score sheets and standings.

use std::fmt::Write;

use engine::words::{Phrase, Speaker};
use engine::{Rival, Seat, Standings, Viewer, say};
use table::Table;

use crate::words::{self, Key};

/// Length of a line, in characters, that fits any terminal.
pub(crate) const WIDTH: usize = 80;
/// The narrowest and the widest lines that are still easy to read.
const NARROWEST: usize = 40;
const WIDEST: usize = 120;

/// Returns the length of a line for this output: the width of the terminal, within reason, or [`WIDTH`].
pub(crate) fn width(is_terminal: bool) -> usize {
    let found = if is_terminal { terminal_size::terminal_size() } else { None };
    found.map_or(WIDTH, |(terminal_size::Width(columns), _)| usize::from(columns).clamp(NARROWEST, WIDEST))
}

/// Wraps a text to this width. The first line starts with `begin`, the others with `indent`.
pub(crate) fn wrap(width: usize, begin: &str, indent: &str, text: &str) -> Vec<String> {
    let mut lines = vec![begin.to_owned()];
    for word in text.split(' ') {
        let is_full = |line: &String| line.chars().count() + 1 + word.chars().count() > width;
        if lines.last().is_some_and(is_full) {
            lines.push(indent.to_owned());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

/// Formats a cost in points. Differences below half a point count as equal.
pub(crate) fn cost(speaker: &Speaker<'_>, difference: f32) -> String {
    if difference > -0.5 { speaker.say(say!(PlayAsGood)) } else { format!("{difference:.1}") }
}

/// Lays out rows in columns: the first column left-aligned, the others right-aligned, without trailing spaces.
pub(crate) fn columns(rows: &[Vec<String>]) -> String {
    let width = |text: &String| text.chars().count();
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> =
        (0..count).map(|column| rows.iter().filter_map(|row| row.get(column)).map(width).max().unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            // Writing to a string cannot fail.
            let _ = match column {
                0 => write!(line, "{cell:width$}"),
                _ => write!(line, "  {cell:>width$}"),
            };
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Every player's points by source, as far as the viewer may know them. Unknown numbers show as `?`.
pub(crate) fn score_sheet(table: &Table, viewer: Viewer) -> String {
    let sheet = table.playing().seen(viewer).score_sheet();
    let points = |points: &Option<i32>| points.map_or_else(|| "?".to_owned(), |points| points.to_string());
    let total = |seat| format!("{}{}", sheet.total(seat), if sheet.is_complete(seat) { "" } else { "+?" });
    let line = |name: &str, cells: Vec<String>| std::iter::once(name.to_owned()).chain(cells).collect::<Vec<_>>();

    // When the game is over, everything counts.
    let is_expected = |counted: bool| !counted && !table.is_over();
    let speaker = words::at_table(table);
    let rival = sheet.rival.map(|rival| speaker.say(table.kind().source_name(rival)));
    let players = Seat::first(table.playing().players());
    let names = players.clone().map(|seat| speaker.say(Phrase::player(seat)));
    let mut lines = vec![line("", names.chain(rival).collect())];
    for row in &sheet.rows {
        let name = speaker.say(table.kind().source_name(row.source));
        let name = if is_expected(row.counted) { format!("{name} *") } else { name };
        lines.push(line(&name, row.points.iter().map(points).collect()));
    }
    let rival_total = sheet.rival_points().map(|(_, total)| total.to_string());
    lines.push(line(&speaker.say(say!(OutcomeTotal)), players.map(total).chain(rival_total).collect()));
    let mut text = columns(&lines);
    if sheet.rows.iter().any(|row| is_expected(row.counted)) {
        let _ = writeln!(text, "{}", speaker.say(say!(OutcomeIfOver)));
    }
    text
}

/// A note that the game was recorded with older rules than it was replayed with; `None` if the versions agree.
pub(crate) fn rules_note(table: &Table) -> Option<Phrase> {
    let (then, now) = (table.recorded_by(), table.kind().rules_version());
    (then < now).then(|| say!(ReplayOlderRules, then = then, now = now))
}

/// Every player's place, best first.
pub(crate) fn standings(table: &Table, standings: &Standings) -> String {
    let speaker = words::at_table(table);
    let mut text = String::new();
    let points = |points: i32| say!(OutcomePoints, points = points);
    for standing in standings.iter() {
        let (place, player) = (standing.place, standing.seat);
        let is_tied = standings.iter().filter(|other| other.score == standing.score).count() > 1;
        let tie_break: Vec<String> = standing.tie_break.iter().map(ToString::to_string).collect();
        let told = if is_tied && !tie_break.is_empty() {
            let numbers = tie_break.join(", ");
            say!(OutcomePlaceTied, place = place, player = player, points = points(standing.score), numbers = numbers)
        } else {
            say!(OutcomePlace, place = place, player = player, points = points(standing.score))
        };
        let _ = writeln!(text, "{}", speaker.say(told));
    }
    if let Some(Rival { name, score }) = standings.rival() {
        let rival = table.kind().source_name(name);
        let told = match standings.winners().next() {
            Some(_) => say!(OutcomeRival, rival = rival, points = points(score)),
            None => say!(OutcomeRivalWon, rival = rival, points = points(score)),
        };
        let _ = writeln!(text, "   {}", speaker.say(told));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_is_wrapped() {
        let text = "word ".repeat(30);
        let lines = wrap(WIDTH, "-", " ", text.trim_end());
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("- word word") && lines[1].starts_with("  word"), "{lines:?}");
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH), "{lines:?}");
        assert_eq!(wrap(WIDTH, "", "  ", "short"), ["short"]);
        assert_eq!(wrap(120, "-", " ", text.trim_end())[0].chars().count(), 116, "a wide line holds more words");
    }

    #[test]
    fn columns_line_up() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let rows = [row(["", "Red", "Grün"]), row(["Buildings", "7", "110"]), row(["Total", "-17", ""])];
        assert_eq!(columns(&rows), "           Red  Grün\nBuildings    7   110\nTotal      -17\n");
    }
}
