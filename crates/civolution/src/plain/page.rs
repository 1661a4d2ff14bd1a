//! Lines, columns and wrapped paragraphs.

use engine::{MAX_SEATS, Seat};

/// The longest line.
pub(super) const WIDTH: usize = 80;
/// The column of one seat.
pub(super) const SEAT_WIDTH: usize = 10;
/// What is left for what stands before the columns of the seats.
pub(super) const LABEL_WIDTH: usize = WIDTH - MAX_SEATS * SEAT_WIDTH;

const INDENT: usize = 2;

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

    /// The heading of a part, after an empty line.
    pub(super) fn part(&mut self, title: &str) {
        self.blank();
        self.wrap(title, 0);
    }

    /// The heading of a table with a column for each player.
    pub(super) fn table(&mut self, title: &str) {
        self.blank();
        let seats = self.seats.clone();
        self.row(title, seats);
    }

    /// A line of a table, with one cell for each player.
    pub(super) fn row(&mut self, label: &str, cells: impl IntoIterator<Item = String>) {
        let mut line = left(label, LABEL_WIDTH);
        for cell in cells {
            line += &right(&cell, SEAT_WIDTH);
        }
        self.line(&line);
    }

    /// A line of a table whose columns are of this width.
    pub(super) fn columns(
        &mut self,
        label: &str,
        label_width: usize,
        cells: impl IntoIterator<Item = String>,
        width: usize,
    ) {
        let mut line = left(label, label_width);
        for cell in cells {
            line += &left(&cell, width);
        }
        self.line(&line);
    }

    /// Text that is broken between words; all lines but the first are indented.
    pub(super) fn paragraph(&mut self, text: &str) {
        self.wrap(text, 0);
    }

    /// The same, indented: something that belongs to the line before.
    pub(super) fn item(&mut self, text: &str) {
        self.wrap(text, INDENT);
    }

    fn line(&mut self, line: &str) {
        self.lines.push(cut(line.trim_end(), WIDTH));
    }

    fn wrap(&mut self, text: &str, indent: usize) {
        let (first, rest) = (" ".repeat(indent), " ".repeat(indent + INDENT));
        let mut line = String::new();
        for word in text.split_whitespace() {
            let word = cut(word, WIDTH - rest.len());
            if line.is_empty() {
                line = first.clone() + &word;
            } else if length(&line) + 1 + length(&word) <= WIDTH {
                line = line + " " + &word;
            } else {
                self.lines.push(std::mem::replace(&mut line, rest.clone() + &word));
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
        self.lines.join("\n") + "\n"
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
fn left(text: &str, width: usize) -> String {
    let text = cut(text, width);
    let blank = " ".repeat(width - length(&text));
    text + &blank
}

/// The text at the right of a column.
fn right(text: &str, width: usize) -> String {
    let text = cut(text, width);
    " ".repeat(width - length(&text)) + &text
}
