//! Lines, columns and wrapped paragraphs.

use engine::{MAX_SEATS, Seat};

/// The longest line.
pub(super) const WIDTH: usize = 80;
/// The column of one seat.
pub(super) const SEAT_WIDTH: usize = 10;
/// What is left for what stands before the columns of the seats. They are in the same place in every table.
pub(super) const LABEL_WIDTH: usize = WIDTH - MAX_SEATS * SEAT_WIDTH;

/// A blank at which no line is broken.
const NO_BREAK: char = '\u{a0}';

/// The text as one that stays on one line, if it fits.
pub(super) fn unbroken(text: &str) -> String {
    text.replace(' ', NO_BREAK.encode_utf8(&mut [0; 2]))
}

/// Text that grows line by line.
pub(super) struct Page {
    lines: Vec<String>,
    seats: Vec<String>,
}

impl Page {
    /// An empty page for players with these names.
    pub(super) fn new(players: &[String]) -> Self {
        Self { lines: Vec::new(), seats: headings(players) }
    }

    /// The first line of a table, with the names of the players over their columns.
    pub(super) fn heading(&mut self, label: &str) {
        let seats = self.seats.clone();
        self.row(label, seats);
    }

    /// A line of a table, with one cell for each player.
    pub(super) fn row(&mut self, label: &str, cells: impl IntoIterator<Item = String>) {
        let mut line = left(label, LABEL_WIDTH);
        for cell in cells {
            line += &right(&cell, SEAT_WIDTH);
        }
        self.lines.push(line.trim_end().to_owned());
    }

    /// A line of a table with a text of any length and details of fixed width. A text that does not fit before the
    /// details gets a line of its own.
    pub(super) fn entry(&mut self, text: &str, details: &str, cells: impl IntoIterator<Item = String>) {
        let room = LABEL_WIDTH.saturating_sub(length(details));
        if length(text) <= room {
            self.row(&(left(text, room) + details), cells);
        } else {
            self.paragraph(text);
            self.row(&(left("", room) + details), cells);
        }
    }

    /// Text that is broken between words; all lines but the first are indented.
    pub(super) fn paragraph(&mut self, text: &str) {
        const INDENT: &str = "  ";
        let mut line = String::new();
        for word in text.split(|c: char| c.is_whitespace() && c != NO_BREAK).filter(|word| !word.is_empty()) {
            let word = cut(word, WIDTH - INDENT.len());
            if line.is_empty() {
                line = word;
            } else if length(&line) + 1 + length(&word) <= WIDTH {
                line = line + " " + &word;
            } else {
                self.lines.push(std::mem::replace(&mut line, format!("{INDENT}{word}")));
            }
        }
        self.lines.push(line);
    }

    /// An empty line.
    pub(super) fn blank(&mut self) {
        self.lines.push(String::new());
    }

    /// The text.
    pub(super) fn finish(self) -> String {
        (self.lines.join("\n") + "\n").replace(NO_BREAK, " ")
    }
}

/// The names over the columns: cut to fit, and told apart by the seat where that makes them equal.
fn headings(players: &[String]) -> Vec<String> {
    // A blank separates the columns.
    const ROOM: usize = SEAT_WIDTH - 1;
    let short: Vec<String> = players.iter().map(|name| cut(&one_line(name), ROOM)).collect();
    let told_apart = short.iter().zip(Seat::ALL).map(|(name, seat)| {
        if short.iter().filter(|other| *other == name).count() == 1 {
            return name.clone();
        }
        let seat = seat.to_string();
        cut(name, ROOM - 1 - length(&seat)) + " " + &seat
    });
    told_apart.collect()
}

/// The text with single blanks only.
pub(super) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn length(text: &str) -> usize {
    text.chars().count()
}

/// The text, or its beginning and an ellipsis.
fn cut(text: &str, width: usize) -> String {
    if length(text) <= width {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(width.saturating_sub(1)).collect();
    short.push('…');
    short
}

/// The text at the left of a column.
pub(super) fn left(text: &str, width: usize) -> String {
    let text = cut(text, width);
    let blank = " ".repeat(width - length(&text));
    text + &blank
}

/// The text at the right of a column.
pub(super) fn right(text: &str, width: usize) -> String {
    let text = cut(text, width);
    " ".repeat(width - length(&text)) + &text
}
