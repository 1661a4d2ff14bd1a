//! Output to the terminal.

use std::borrow::Borrow;
use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;

use engine::words::{Phrase, Speaker};
use engine::{Seat, Viewer, say};
use table::Table;

use super::sections::{Section, Sections};
use crate::words::{self, Key};
use crate::{files, text};

/// Number of log entries that `log` shows.
const LATELY: usize = 20;

/// The screen that shows a game.
pub(super) struct Screen<'a> {
    out: &'a mut dyn Write,
    /// Whether the output is a terminal, which can be cleared.
    is_terminal: bool,
}

impl<'a> Screen<'a> {
    pub(super) const fn new(out: &'a mut dyn Write, is_terminal: bool) -> Self {
        Self { out, is_terminal }
    }

    /// The length of a line.
    pub(super) fn width(&self) -> usize {
        text::width(self.is_terminal)
    }

    /// Writes a line without wrapping it.
    pub(super) fn line(&mut self, line: impl Display) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    pub(super) fn blank(&mut self) -> io::Result<()> {
        self.line("")
    }

    pub(super) fn list(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// Says something on one line, however long: commands in it can then be copied whole.
    pub(super) fn say(&mut self, speaker: &Speaker<'_>, phrase: impl Borrow<Phrase>) -> io::Result<()> {
        self.line(speaker.say(phrase))
    }

    /// Says something on one line, indented as part of the line above.
    pub(super) fn say_below(&mut self, speaker: &Speaker<'_>, phrase: impl Borrow<Phrase>) -> io::Result<()> {
        self.line(format_args!("  {}", speaker.say(phrase)))
    }

    /// Says something in wrapped lines.
    pub(super) fn tell(&mut self, speaker: &Speaker<'_>, phrase: impl Borrow<Phrase>) -> io::Result<()> {
        self.list(&text::wrap(self.width(), "", " ", &speaker.say(phrase)))
    }

    /// Shows a prompt without ending the line.
    pub(super) fn prompt(&mut self, prompt: &str) -> io::Result<()> {
        write!(self.out, "{prompt} ")?;
        self.flush()
    }

    /// Makes sure that everything is on the screen.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Clears the screen and its scrollback.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        const CLEAR_SCREEN_AND_SCROLLBACK: &str = "\x1b[2J\x1b[3J\x1b[H";
        let clear = if self.is_terminal { CLEAR_SCREEN_AND_SCROLLBACK } else { "\n\n\n" };
        write!(self.out, "{clear}")
    }

    /// Shows the game, its seats and the saved file.
    pub(super) fn greet(&mut self, table: &Table, save_file: &Path) -> io::Result<()> {
        let speaker = words::at_table(table);
        self.say(&speaker, say!(PlayGame, game = table.kind().title(), setup = &table.record().setup))?;
        for (seat, occupant) in Seat::ALL.into_iter().zip(table.occupants()) {
            self.say_below(&speaker, say!(PlaySeat, player = seat, occupant = occupant.to_string()))?;
        }
        if !table.is_empty() {
            self.say(&speaker, say!(PlayActionsSoFar, actions = table.len()))?;
        }
        self.say(&speaker, say!(PlaySavedAlways, file = files::name(save_file)))?;
        self.say(&speaker, say!(PlayHow))
    }

    /// Lists what a player can type.
    pub(super) fn help(&mut self, speaker: &Speaker<'_>) -> io::Result<()> {
        speaker.say(say!(PlayHelp)).lines().try_for_each(|line| self.line(format_args!("  {line}")))
    }

    /// Shows the whole table.
    pub(super) fn table(&mut self, table: &Table, viewer: Viewer) -> io::Result<()> {
        self.line(table.playing().seen(viewer).plain(&words::at_table(table)).trim_end())
    }

    /// Shows how the game stands, and what the player in a seat has.
    pub(super) fn status(&mut self, table: &Table, seat: Seat) -> io::Result<()> {
        let (viewer, speaker) = (Viewer::Seat(seat), words::at_table(table));
        let plain = table.playing().seen(viewer).plain(&speaker);
        let mut top = String::new();
        for text in Sections::of(&plain).status(&speaker.say(Phrase::player(seat))) {
            self.line(text)?;
            self.blank()?;
            top.push_str(text);
        }
        // Some games say at the top what they wait for.
        let request = speaker.say(table.playing().seen(viewer).request());
        let is_told = engine::page::one_line(&top).contains(&request);
        if is_told { Ok(()) } else { self.request(table, viewer) }
    }

    /// Shows the parts of the table with these words in their headings. Without words, lists all parts.
    pub(super) fn parts(&mut self, table: &Table, viewer: Viewer, words: &str) -> io::Result<()> {
        let speaker = words::at_table(table);
        let plain = table.playing().seen(viewer).plain(&speaker);
        let sections = Sections::of(&plain);
        let found = if words.is_empty() { Vec::new() } else { sections.find(words) };
        if found.is_empty() {
            let none = if words.is_empty() { say!(PlayParts) } else { say!(PlayNoPart, part = words) };
            self.tell(&speaker, none)?;
            return sections.all().iter().try_for_each(|section| self.line(format_args!("  {}", section.title)));
        }
        for (index, Section { text, .. }) in found.iter().enumerate() {
            if index > 0 {
                self.blank()?;
            }
            self.line(text)?;
        }
        Ok(())
    }

    /// Shows what the game is waiting for.
    pub(super) fn request(&mut self, table: &Table, viewer: Viewer) -> io::Result<()> {
        self.tell(&words::at_table(table), table.playing().seen(viewer).request())
    }

    /// Shows what happened after the first `actions` actions.
    pub(super) fn news(&mut self, table: &Table, viewer: Viewer, actions: usize) -> io::Result<()> {
        let speaker = words::at_table(table);
        let mut sentences = table.log_since(viewer, actions).into_iter();
        sentences.try_for_each(|sentence| self.list(&text::wrap(self.width(), "-", " ", &speaker.say(sentence))))
    }

    /// Shows the latest entries of the log, or all of them.
    pub(super) fn log(&mut self, table: &Table, viewer: Viewer, all: bool) -> io::Result<()> {
        let speaker = words::at_table(table);
        let sentences = table.log(viewer);
        if sentences.is_empty() {
            return self.say(&speaker, say!(PlayLogEmpty));
        }
        let skipped = if all { 0 } else { sentences.len().saturating_sub(LATELY) };
        if skipped > 0 {
            self.say(&speaker, say!(PlayLogEarlier, entries = skipped))?;
        }
        sentences[skipped..].iter().try_for_each(|sentence| self.say(&speaker, sentence))
    }

    pub(super) fn score(&mut self, table: &Table, viewer: Viewer) -> io::Result<()> {
        write!(self.out, "{}", text::score_sheet(table, viewer))
    }

    /// Shows how the game ended: the news after the first `told` actions, the points and the standings.
    pub(super) fn conclude(&mut self, table: &Table, told: usize, save_file: &Path) -> io::Result<()> {
        let speaker = words::at_table(table);
        self.blank()?;
        self.news(table, Viewer::Everything, told)?;
        self.request(table, Viewer::Everything)?;
        self.blank()?;
        self.say(&speaker, say!(PlayFinalScore))?;
        self.score(table, Viewer::Everything)?;
        self.blank()?;
        if let Some(standings) = table.playing().standings() {
            write!(self.out, "{}", text::standings(table, &standings))?;
        }
        self.say(&speaker, say!(PlayEnded, file = files::name(save_file)))
    }
}
