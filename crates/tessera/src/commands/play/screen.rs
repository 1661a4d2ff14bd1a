//! Output to the terminal.

use std::borrow::Borrow;
use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;

use engine::words::{Phrase, Speaker};
use engine::{Seat, Viewer, say};
use table::Table;

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
        self.list(&text::wrap("", " ", &speaker.say(phrase)))
    }

    /// Shows a prompt without ending the line.
    pub(super) fn prompt(&mut self, prompt: &str) -> io::Result<()> {
        write!(self.out, "{prompt} ")?;
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

    /// Shows what the game is waiting for.
    pub(super) fn request(&mut self, table: &Table, viewer: Viewer) -> io::Result<()> {
        self.tell(&words::at_table(table), table.playing().seen(viewer).request())
    }

    /// Shows what happened after the first `actions` actions.
    pub(super) fn news(&mut self, table: &Table, viewer: Viewer, actions: usize) -> io::Result<()> {
        let speaker = words::at_table(table);
        let mut sentences = table.log_since(viewer, actions).into_iter();
        sentences.try_for_each(|sentence| self.list(&text::wrap("-", " ", &speaker.say(sentence))))
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
