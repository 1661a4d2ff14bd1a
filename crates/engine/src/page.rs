//! Plain-text pages with lines of at most 80 columns: wrapped paragraphs, and tables with a column for each seat.
//!
//! ```
//! use engine::Seat;
//! use engine::page::Page;
//! use engine::words::Speaker;
//!
//! let names = ["Ann", "Ben"].map(str::to_owned);
//! let speaker = Speaker::new([], &names);
//! let mut page = Page::new(&speaker, Seat::first(2));
//! page.paragraph("Round 1");
//! page.table("POINTS");
//! page.row("from buildings", [12, 7].map(|points| points.to_string()));
//! assert_eq!(
//!     page.finish(),
//!     "Round 1\n\
//!      \n\
//!      POINTS                                         Ann       Ben\n\
//!      from buildings                                  12         7\n"
//! );
//! ```

use std::borrow::Borrow;

use crate::words::{Phrase, Speaker};
use crate::{MAX_SEATS, Seat};

/// The maximum width of a line.
pub const WIDTH: usize = 80;
/// The width of one seat's column.
pub const SEAT_WIDTH: usize = 10;
/// The width left for the labels before the columns of the seats. These columns are in the same place in every table.
pub const LABEL_WIDTH: usize = WIDTH - MAX_SEATS * SEAT_WIDTH;

const INDENT: usize = 2;

/// A blank at which lines are not broken.
const NO_BREAK: char = '\u{a0}';

/// A page that grows line by line.
pub struct Page<'a> {
    speaker: &'a Speaker<'a>,
    lines: Vec<String>,
    seats: Vec<String>,
}

impl<'a> Page<'a> {
    /// Creates an empty page for the reader this speaker speaks to, with columns for these seats.
    #[must_use]
    pub fn new(speaker: &'a Speaker<'a>, seats: impl IntoIterator<Item = Seat>) -> Self {
        let players: Vec<String> = seats.into_iter().map(|seat| speaker.say(Phrase::player(seat))).collect();
        Self { speaker, lines: Vec::new(), seats: headings(&players) }
    }

    /// Returns the speaker that says the phrases on the page.
    #[must_use]
    pub const fn speaker(&self) -> &'a Speaker<'a> {
        self.speaker
    }

    /// Returns the text of a phrase.
    #[must_use]
    pub fn say(&self, phrase: impl Borrow<Phrase>) -> String {
        self.speaker.say(phrase)
    }

    /// Adds an empty line.
    pub fn blank(&mut self) {
        self.lines.push(String::new());
    }

    /// Adds text that is broken between words. All lines but the first are indented.
    pub fn paragraph(&mut self, text: &str) {
        self.wrap(text, 0);
    }

    /// Adds an indented paragraph that belongs to the line before.
    pub fn item(&mut self, text: &str) {
        self.wrap(text, INDENT);
    }

    /// Adds the heading of a section after an empty line.
    pub fn part(&mut self, title: &str) {
        self.blank();
        self.paragraph(title);
    }

    /// Adds the heading of a table after an empty line, with the names of the players above their columns.
    pub fn table(&mut self, title: &str) {
        self.blank();
        let seats = self.seats.clone();
        self.row(title, seats);
    }

    /// Adds a line to a table, with one cell for each player.
    pub fn row(&mut self, label: &str, cells: impl IntoIterator<Item = String>) {
        self.line(left(label, LABEL_WIDTH), cells.into_iter().map(|cell| right(&cell, SEAT_WIDTH)));
    }

    /// Adds a line to a table, with a text of any length and details of fixed width. A text that does not fit before
    /// the details gets its own line.
    pub fn entry(&mut self, text: &str, details: &str, cells: impl IntoIterator<Item = String>) {
        let room = LABEL_WIDTH.saturating_sub(length(details));
        if length(text) <= room {
            self.row(&(left(text, room) + details), cells);
        } else {
            self.paragraph(text);
            self.row(&(left("", room) + details), cells);
        }
    }

    /// Adds a line to a table whose columns are not seats and have this width.
    pub fn columns(&mut self, label: &str, label_width: usize, cells: impl IntoIterator<Item = String>, width: usize) {
        self.line(left(label, label_width), cells.into_iter().map(|cell| left(&cell, width)));
    }

    /// Returns the text of the page.
    #[must_use]
    pub fn finish(self) -> String {
        (self.lines.join("\n") + "\n").replace(NO_BREAK, " ")
    }

    fn line(&mut self, label: String, cells: impl Iterator<Item = String>) {
        let line = cells.fold(label, |line, cell| line + &cell);
        self.lines.push(cut(line.trim_end(), WIDTH));
    }

    fn wrap(&mut self, text: &str, indent: usize) {
        let (first, rest) = (" ".repeat(indent), " ".repeat(indent + INDENT));
        let mut line = String::new();
        for word in text.split(|c: char| c.is_whitespace() && c != NO_BREAK).filter(|word| !word.is_empty()) {
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
}

/// Returns the names above the columns, cut to fit. Names that become equal are distinguished by the seat.
fn headings(players: &[String]) -> Vec<String> {
    // One blank separates the columns.
    const ROOM: usize = SEAT_WIDTH - 1;
    let short: Vec<String> = players.iter().map(|name| cut(&one_line(name), ROOM)).collect();
    let distinct = short.iter().zip(Seat::ALL).map(|(name, seat)| {
        if short.iter().filter(|other| *other == name).count() == 1 {
            return name.clone();
        }
        let seat = seat.to_string();
        cut(name, ROOM - 1 - length(&seat)) + " " + &seat
    });
    distinct.collect()
}

/// Returns the text in a form that a page keeps on one line, if it fits.
#[must_use]
pub fn unbroken(text: &str) -> String {
    text.replace(' ', NO_BREAK.encode_utf8(&mut [0; 2]))
}

/// Returns the text with its line breaks and repeated blanks replaced by single blanks.
#[must_use]
pub fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Aligns the text left in a column, cut if it is wider.
#[must_use]
pub fn left(text: &str, width: usize) -> String {
    let text = cut(text, width);
    let blank = " ".repeat(width - length(&text));
    text + &blank
}

/// Aligns the text right in a column, cut if it is wider.
#[must_use]
pub fn right(text: &str, width: usize) -> String {
    let text = cut(text, width);
    " ".repeat(width - length(&text)) + &text
}

fn length(text: &str) -> usize {
    text.chars().count()
}

/// Returns the text, or its beginning and an ellipsis.
fn cut(text: &str, width: usize) -> String {
    if length(text) <= width {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(width.saturating_sub(1)).collect();
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(names: &[&str]) -> Page<'static> {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let players = names.len();
        let speaker = Box::leak(Box::new(Speaker::new([], names.leak())));
        Page::new(speaker, Seat::first(players))
    }

    fn lines(page: Page<'_>) -> Vec<String> {
        page.finish().lines().map(str::to_owned).collect()
    }

    fn cells(line: &str) -> Vec<String> {
        let seats: Vec<char> = line.chars().skip(LABEL_WIDTH).collect();
        seats.chunks(SEAT_WIDTH).map(|cell| cell.iter().collect::<String>().trim().to_owned()).collect()
    }

    #[test]
    fn names_that_are_cut_alike_are_distinguished() {
        let mut page = page(&[
            "Bartholomew Montgomery-Featherstonehaugh",
            "Bot that thinks ahead for a second No. 1",
            "Bot that thinks ahead for a second No. 2",
            "Ö",
        ]);
        page.table("POINTS");
        assert_eq!(cells(&lines(page)[1]), ["Bartholo…", "Bot t… P2", "Bot t… P3", "Ö"]);
    }

    #[test]
    fn a_text_too_long_for_its_column_gets_its_own_line() {
        let mut page = page(&["Ann"]);
        let fits = "x".repeat(LABEL_WIDTH - 3);
        page.entry(&fits, " 36", ["1".to_owned()]);
        page.entry(&(fits.clone() + "y"), " 36", ["1".to_owned()]);
        let (before, cell) = (" ".repeat(LABEL_WIDTH - 3), right("1", SEAT_WIDTH));
        assert_eq!(
            lines(page),
            [format!("{fits} 36{cell}"), format!("{fits}y"), format!("{before} 36{cell}")],
            "the details stay in their column"
        );
    }

    #[test]
    fn lines_are_broken_between_words_and_indented() {
        let word = "x".repeat(WIDTH / 2 - 1);
        let mut page = page(&[]);
        page.paragraph(&format!("{word}\n {word}a {word}"));
        page.item(&format!("{word} {word}"));
        let (second, third) = (format!("  {word}"), format!("    {word}"));
        assert_eq!(lines(page), [format!("{word} {word}a"), second.clone(), second, third]);
    }

    #[test]
    fn unbroken_text_stays_on_one_line() {
        let name = "x".repeat(WIDTH - 10);
        let mut page = page(&[]);
        page.paragraph(&format!("They are: {}", unbroken(&format!("{name} and y"))));
        assert_eq!(lines(page), ["They are:".to_owned(), format!("  {name} and y")]);
    }

    #[test]
    fn no_line_is_too_long_or_ends_with_a_blank() {
        let long = "x".repeat(2 * WIDTH);
        let mut page = page(&["Ann"]);
        page.paragraph(&format!("{long} {long}"));
        page.item(&long);
        page.row(&long, [long.clone(), String::new()]);
        page.columns(&long, WIDTH, [long.clone()], WIDTH);
        page.columns("", 10, [String::new()], 10);
        page.part(" ");
        for line in lines(page) {
            assert!(length(&line) <= WIDTH && line.trim_end() == line, "{line:?}");
        }
    }
}
