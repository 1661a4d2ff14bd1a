use std::borrow::Borrow;
use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;

use engine::words::{Phrase, Speaker};
use engine::{Seat, Viewer, say};
use table::Table;

use crate::words::{self, Key};
use crate::{files, text};

/// How much of the log is shown unless all of it is asked for.
const LATELY: usize = 20;

/// Where a game is shown.
pub(super) struct Screen<'a> {
    out: &'a mut dyn Write,
    /// Whether it is one that can be cleared.
    is_terminal: bool,
}

impl<'a> Screen<'a> {
    pub(super) const fn new(out: &'a mut dyn Write, is_terminal: bool) -> Self {
        Self { out, is_terminal }
    }

    /// A line as it is.
    pub(super) fn line(&mut self, line: impl Display) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    pub(super) fn blank(&mut self) -> io::Result<()> {
        self.line("")
    }

    pub(super) fn list(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// Says something on one line, however long: a command in it can be copied as a whole.
    pub(super) fn say(&mut self, speaker: &Speaker<'_>, phrase: impl Borrow<Phrase>) -> io::Result<()> {
        self.line(speaker.say(phrase))
    }

    /// The same with a blank before it, as a part of what stands above.
    pub(super) fn say_below(&mut self, speaker: &Speaker<'_>, phrase: impl Borrow<Phrase>) -> io::Result<()> {
        self.line(format_args!("  {}", speaker.say(phrase)))
    }

    /// Says sentences of any length, in lines that fit.
    pub(super) fn tell(&mut self, speaker: &Speaker<'_>, phrase: impl Borrow<Phrase>) -> io::Result<()> {
        self.list(&text::wrap("", " ", &speaker.say(phrase)))
    }

    /// Shows something without ending the line.
    pub(super) fn prompt(&mut self, prompt: &str) -> io::Result<()> {
        write!(self.out, "{prompt} ")?;
        self.out.flush()
    }

    /// Hides what was shown so far.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        const CLEAR_SCREEN_AND_SCROLLBACK: &str = "\x1b[2J\x1b[3J\x1b[H";
        let clear = if self.is_terminal { CLEAR_SCREEN_AND_SCROLLBACK } else { "\n\n\n" };
        write!(self.out, "{clear}")
    }

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

    /// What can be typed.
    pub(super) fn help(&mut self, speaker: &Speaker<'_>) -> io::Result<()> {
        speaker.say(say!(PlayHelp)).lines().try_for_each(|line| self.line(format_args!("  {line}")))
    }

    /// The whole table.
    pub(super) fn table(&mut self, table: &Table, viewer: Viewer) -> io::Result<()> {
        self.line(table.playing().seen(viewer).plain(&words::at_table(table)).trim_end())
    }

    /// What the game waits for.
    pub(super) fn request(&mut self, table: &Table, viewer: Viewer) -> io::Result<()> {
        self.tell(&words::at_table(table), table.playing().seen(viewer).request())
    }

    /// What happened after so many actions.
    pub(super) fn news(&mut self, table: &Table, viewer: Viewer, actions: usize) -> io::Result<()> {
        let speaker = words::at_table(table);
        let mut sentences = table.log_since(viewer, actions).into_iter();
        sentences.try_for_each(|sentence| self.list(&text::wrap("-", " ", &speaker.say(sentence))))
    }

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

    /// How the game ended, after so many actions that have been told of.
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
