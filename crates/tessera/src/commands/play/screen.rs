use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;

use engine::Viewer;
use table::Table;

use crate::{text, words};

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

    pub(super) fn say(&mut self, line: impl Display) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    /// Says a sentence of any length, in lines that fit.
    pub(super) fn tell(&mut self, sentence: impl Display) -> io::Result<()> {
        self.list(&text::wrap("", " ", &sentence.to_string()))
    }

    /// Shows something without ending the line.
    pub(super) fn prompt(&mut self, prompt: &str) -> io::Result<()> {
        write!(self.out, "{prompt}")?;
        self.out.flush()
    }

    pub(super) fn list(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Hides what was shown so far.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        const CLEAR_SCREEN_AND_SCROLLBACK: &str = "\x1b[2J\x1b[3J\x1b[H";
        let clear = if self.is_terminal { CLEAR_SCREEN_AND_SCROLLBACK } else { "\n\n\n" };
        write!(self.out, "{clear}")
    }

    pub(super) fn greet(&mut self, table: &Table, save_file: &Path) -> io::Result<()> {
        self.say(format_args!("{}, {}", words::at_table(table).say(table.kind().title()), table.record().setup))?;
        for (name, occupant) in table.names().iter().zip(table.occupants()) {
            self.say(format_args!("  {name}: {occupant}"))?;
        }
        if !table.is_empty() {
            self.say(format_args!("Actions taken so far: {}.", table.len()))?;
        }
        self.say(format_args!("The game is saved in {} after every move.", save_file.display()))?;
        self.say("Type the number of an action, the action itself, or `help`.")
    }

    /// The whole table.
    pub(super) fn table(&mut self, table: &Table, viewer: Viewer) -> io::Result<()> {
        self.say(table.playing().plain(viewer, &words::at_table(table)).trim_end())
    }

    /// What the game waits for.
    pub(super) fn request(&mut self, table: &Table, viewer: Viewer) -> io::Result<()> {
        self.tell(words::at_table(table).say(table.playing().request(viewer)))
    }

    /// What happened after so many actions.
    pub(super) fn news(&mut self, table: &Table, viewer: Viewer, actions: usize) -> io::Result<()> {
        let speaker = words::at_table(table);
        let mut sentences = table.log_since(viewer, actions).into_iter();
        sentences.try_for_each(|sentence| self.list(&text::wrap("-", " ", &speaker.say(sentence))))
    }

    pub(super) fn log(&mut self, table: &Table, viewer: Viewer, all: bool) -> io::Result<()> {
        let sentences = table.log(viewer);
        if sentences.is_empty() {
            return self.say("Nothing has happened yet.");
        }
        let skipped = if all { 0 } else { sentences.len().saturating_sub(LATELY) };
        if skipped > 0 {
            self.say(format_args!("… {skipped} earlier ones: `log all` shows them"))?;
        }
        let speaker = words::at_table(table);
        sentences[skipped..].iter().try_for_each(|sentence| self.say(speaker.say(sentence)))
    }

    pub(super) fn score(&mut self, table: &Table, viewer: Viewer) -> io::Result<()> {
        write!(self.out, "{}", text::score_sheet(table, viewer))
    }

    /// How the game ended, after so many actions that have been told of.
    pub(super) fn conclude(&mut self, table: &Table, told: usize, save_file: &Path) -> io::Result<()> {
        self.say("")?;
        self.news(table, Viewer::Everything, told)?;
        self.request(table, Viewer::Everything)?;
        self.say("")?;
        self.say("Final score")?;
        self.score(table, Viewer::Everything)?;
        self.say("")?;
        if let Some(standings) = table.playing().standings() {
            write!(self.out, "{}", text::standings(table, &standings))?;
        }
        self.say(format_args!("The game is saved: `tessera replay {}` shows it again.", save_file.display()))
    }
}
