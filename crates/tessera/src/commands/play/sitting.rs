//! The course of one game in the terminal.

use std::io::BufRead;
use std::path::{Path, PathBuf};

use engine::words::Phrase;
use engine::{BySeat, Seat, Viewer, say};
use table::hall::HINT;
use table::{ActError, Contrast, LegalAction, Means, Occupant, Table, Tell};

use super::campaign::{self, Campaigns};
use super::command::{COMMANDS, Command};
use super::input::{Input, Line};
use super::menu::Menu;
use super::reading::{self, Reading, Trouble};
use super::screen::Screen;
use crate::commands::review;
use crate::failure::Failure;
use crate::words::{self, Key};
use crate::{files, text};

/// One game in the terminal, from its first decision to its end, or until a player quits.
pub(super) struct Sitting<'a, R> {
    table: Table,
    save_file: PathBuf,
    input: Input<R>,
    screen: Screen<'a>,
    /// Whether to wait for Enter before bots move.
    confirm: bool,
    /// Number of actions that each seat has been told about.
    told: BySeat<usize>,
    /// Number of actions that the player who acted last took together.
    taken: usize,
    /// Number of actions that a spectator has been told about.
    told_watcher: usize,
    /// The last round in which the status was shown.
    shown_in: Option<u32>,
    /// The human who decided last and still holds the device.
    has_device: Option<Seat>,
}

/// Whether the game continues.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    GoOn,
    Stop,
}

/// The answer of a human who was asked to confirm their turn.
enum Answer {
    Confirm,
    TookBack,
    Stop,
}

impl<'a, R: BufRead> Sitting<'a, R> {
    pub(super) fn new(table: Table, save_file: PathBuf, input: Input<R>, screen: Screen<'a>, confirm: bool) -> Self {
        let told = table.len();
        let told_seats = BySeat::from_fn(|_| told);
        Self {
            table,
            save_file,
            input,
            screen,
            confirm,
            told: told_seats,
            taken: 1,
            told_watcher: told,
            shown_in: None,
            has_device: None,
        }
    }

    pub(super) fn run(&mut self) -> Result<(), Failure> {
        self.screen.greet(&self.table, &self.save_file)?;
        while !self.table.is_over() {
            if self.step()? == Flow::Stop {
                return self.say(say!(PlayStopped, file = files::name(&self.save_file)));
            }
        }
        let told = self.has_device.map_or(self.told_watcher, |seat| self.told[seat]);
        Ok(self.screen.conclude(&self.table, told, &self.save_file)?)
    }

    /// Offers the log and, to the player who holds the device, a review of their decisions.
    pub(super) fn offer_to_look_back(&mut self) -> Result<(), Failure> {
        if !self.table.is_over() || self.humans() == 0 {
            return Ok(());
        }
        let request = if self.has_device.is_some() { say!(PlayLookBackReview) } else { say!(PlayLookBack) };
        while let Some(line) = self.ask(&request, &["log all", "review"])? {
            match (Command::parse(&line), self.has_device) {
                (Command::Log { all }, _) => self.screen.log(&self.table, Viewer::Everything, all)?,
                (_, Some(seat)) if line.eq_ignore_ascii_case("review") => {
                    let review = review::make(&self.table, seat)?;
                    self.screen.list(&review::lines(&self.table, &review, &self.save_file))?;
                }
                _ => break,
            }
        }
        Ok(())
    }

    /// Adds the game to its campaign, if it is a finished chapter.
    pub(super) fn keep_chapter(&mut self, campaigns: &Campaigns) -> Result<(), Failure> {
        if self.table.is_over() && self.table.record().campaign.is_some() {
            campaign::end(&mut self.screen, campaigns, &self.table, &self.save_file)?;
        }
        Ok(())
    }

    /// Says something on one line.
    fn say(&mut self, phrase: Phrase) -> Result<(), Failure> {
        Ok(self.screen.say(&words::at_table(&self.table), phrase)?)
    }

    /// Says something in wrapped lines.
    fn tell(&mut self, phrase: Phrase) -> Result<(), Failure> {
        Ok(self.screen.tell(&words::at_table(&self.table), phrase)?)
    }

    /// Lets a bot or a human make one decision.
    fn step(&mut self) -> Result<Flow, Failure> {
        if self.table.bot_to_act().is_some() {
            return self.let_bot_act();
        }
        let Some(seat) = self.table.human_to_act() else { return Ok(Flow::GoOn) };
        if self.humans() > 1 && self.has_device != Some(seat) {
            return self.pass_device_to(seat);
        }
        self.has_device = Some(seat);
        self.decide(seat)
    }

    fn humans(&self) -> usize {
        self.table.occupants().iter().filter(|occupant| **occupant == Occupant::Human).count()
    }

    fn let_bot_act(&mut self) -> Result<Flow, Failure> {
        if let Some(human) = self.has_device.filter(|_| self.confirm)
            && self.table.can_undo(human).is_ok()
        {
            match self.ask_to_confirm(human, &say!(PlayLetBotsMove))? {
                Answer::Confirm => {}
                Answer::TookBack => return Ok(Flow::GoOn),
                Answer::Stop => return Ok(Flow::Stop),
            }
        }
        if let Err(error) = self.table.let_bot_act() {
            return Err(Failure::bot(&self.table, &error));
        }
        self.save()?;
        if self.humans() == 0 {
            self.screen.news(&self.table, Viewer::Spectator, self.told_watcher)?;
            self.told_watcher = self.table.len();
        }
        Ok(Flow::GoOn)
    }

    /// Clears the screen between two humans, because each may see what the other may not.
    fn pass_device_to(&mut self, seat: Seat) -> Result<Flow, Failure> {
        if let Some(last) = self.has_device {
            // They first see the result of their last action, and can still take it back.
            self.screen.news(&self.table, Viewer::Seat(last), self.told[last])?;
            self.told[last] = self.table.len();
            let can_undo = self.table.can_undo(last).is_ok();
            let request = if can_undo { say!(PlayConfirmOrUndo) } else { say!(PlayConfirm) };
            match self.ask_to_confirm(last, &request)? {
                Answer::Confirm => {}
                Answer::TookBack => return Ok(Flow::GoOn),
                Answer::Stop => return Ok(Flow::Stop),
            }
        }
        self.screen.clear()?;
        // From here on, anyone may hold the device.
        self.has_device = None;
        if self.ask(&say!(PlayPassDevice, player = seat), &[])?.is_none_or(|line| is_quit(&line)) {
            return Ok(Flow::Stop);
        }
        self.has_device = Some(seat);
        self.screen.clear()?;
        Ok(Flow::GoOn)
    }

    /// Waits for Enter. Until another player acts, the last one can still take their action back.
    fn ask_to_confirm(&mut self, last: Seat, request: &Phrase) -> Result<Answer, Failure> {
        let can_undo = self.table.can_undo(last).is_ok();
        loop {
            let Some(line) = self.ask(request, &["undo", "quit"])? else { return Ok(Answer::Stop) };
            match line.to_ascii_lowercase().as_str() {
                "" => return Ok(Answer::Confirm),
                "undo" if can_undo => {
                    self.undo(last)?;
                    return Ok(Answer::TookBack);
                }
                line if is_quit(line) => return Ok(Answer::Stop),
                _ if can_undo => self.say(say!(PlayEnterUndoOrQuit))?,
                _ => self.say(say!(PlayEnterOrQuit))?,
            }
        }
    }

    /// Asks a human until they act, take something back, or quit.
    fn decide(&mut self, seat: Seat) -> Result<Flow, Failure> {
        let viewer = Viewer::Seat(seat);
        let menu = Menu::new(self.offers(seat));
        self.show(seat, &menu)?;
        let prompt = say!(PlayPrompt, player = seat);
        let notations: Vec<String> = menu.notations().collect();
        let known: Vec<&str> = COMMANDS.into_iter().chain(notations.iter().map(String::as_str)).collect();
        loop {
            let Some(line) = self.ask(&prompt, &known)? else { return Ok(Flow::Stop) };
            // What one player typed may be a secret to the next at the same device.
            if self.humans() == 1 && !line.is_empty() {
                self.input.keep(&line);
            }
            let moved_on = match Command::parse(&line) {
                Command::Number(number) => self.act_by_number(seat, &menu, number)?,
                Command::Action(typed) => self.act(seat, typed)?,
                Command::Undo => self.undo(seat)?,
                Command::Quit => return Ok(Flow::Stop),
                other => {
                    self.answer(seat, viewer, &menu, other)?;
                    false
                }
            };
            if moved_on {
                return Ok(Flow::GoOn);
            }
        }
    }

    /// Returns the legal actions of a seat, with their descriptions.
    fn offers(&self, seat: Seat) -> Vec<LegalAction<String>> {
        let speaker = words::at_table(&self.table);
        self.table.playing().offers(seat).iter().map(|offered| offered.said(&speaker)).collect()
    }

    /// Shows the news, the status and the menu. A player who has just acted knows the status, and sees it again only when
    /// a new round has begun.
    fn show(&mut self, seat: Seat, menu: &Menu) -> Result<(), Failure> {
        let viewer = Viewer::Seat(seat);
        let acted_last = self.table.record().actions().next_back().is_some_and(|last| last.seat == seat);
        let round = Some(self.table.playing().round());
        let knows_status = acted_last && self.told[seat] + self.taken == self.table.len() && self.shown_in == round;
        self.screen.blank()?;
        self.screen.news(&self.table, viewer, self.told[seat])?;
        self.told[seat] = self.table.len();
        if knows_status {
            self.screen.request(&self.table, viewer)?;
        } else {
            self.screen.status(&self.table, seat)?;
            self.shown_in = round;
        }
        let width = self.screen.width();
        Ok(self.screen.list(&menu.lines(&words::at_table(&self.table), width))?)
    }

    /// Answers a command that changes nothing in the game.
    fn answer(&mut self, seat: Seat, viewer: Viewer, menu: &Menu, command: Command<'_>) -> Result<(), Failure> {
        match command {
            Command::Log { all } => self.screen.log(&self.table, viewer, all)?,
            Command::Score => self.screen.score(&self.table, viewer)?,
            Command::Why(action) => self.why(seat, action)?,
            Command::Save(None) => {
                self.save()?;
                self.say(say!(PlaySaved, file = files::name(&self.save_file)))?;
            }
            Command::Save(Some(file)) => self.save_copy(Path::new(file))?,
            Command::Hint => self.hint(seat)?,
            Command::Look => self.screen.table(&self.table, viewer)?,
            Command::Status => self.screen.status(&self.table, seat)?,
            Command::Show(words) => self.screen.parts(&self.table, viewer, words)?,
            Command::Moves => {
                self.screen.request(&self.table, viewer)?;
                self.screen.list(&menu.all(self.screen.width()))?;
            }
            Command::Actions("") => {
                let short = menu.short(&words::at_table(&self.table), self.screen.width());
                self.screen.list(&short)?;
            }
            Command::Actions(word) => match menu.of_kind(word, self.screen.width()) {
                none if none.is_empty() => self.say(say!(PlayNoKind, word = word))?,
                lines => self.screen.list(&lines)?,
            },
            Command::Help => self.screen.help(&words::at_table(&self.table))?,
            Command::Nothing | Command::Number(_) | Command::Action(_) | Command::Undo | Command::Quit => {}
        }
        Ok(())
    }

    /// Asks for a line. `known` is what can be completed. Returns `None` at the end of the input.
    fn ask(&mut self, prompt: &Phrase, known: &[&str]) -> Result<Option<String>, Failure> {
        let prompt = words::at_table(&self.table).say(prompt);
        loop {
            let line = match &mut self.input {
                Input::Lines(lines) => {
                    self.screen.prompt(&prompt)?;
                    lines.next()?
                }
                Input::Editor(editor) => {
                    self.screen.flush()?;
                    editor.next(&format!("{prompt} "), known.iter().map(|word| (*word).to_owned()).collect())?
                }
            };
            match line {
                Line::Text(line) => return Ok(Some(line)),
                Line::TooLong => self.say(say!(PlayLineTooLong))?,
                Line::NotText => self.say(say!(PlayLineNotText))?,
                Line::End => {
                    self.screen.blank()?;
                    return Ok(None);
                }
            }
        }
    }

    /// Takes the action with this number. Returns false if there is none, or if it is refused.
    fn act_by_number(&mut self, seat: Seat, menu: &Menu, number: usize) -> Result<bool, Failure> {
        if let Some(offered) = menu.get(number) {
            return self.act(seat, &offered.notation);
        }
        self.say(say!(PlayNoSuchNumber, number = number, most = menu.len()))?;
        Ok(false)
    }

    /// Takes what a line says: an action or several. Returns false if nothing was taken.
    fn act(&mut self, seat: Seat, line: &str) -> Result<bool, Failure> {
        let speaker = words::at_table(&self.table);
        let reading = match reading::read(self.table.playing(), seat, &speaker, line) {
            Ok(reading) => reading,
            Err(trouble) => {
                self.explain(seat, &trouble)?;
                return Ok(false);
            }
        };
        match self.table.act_by_plan(seat, &reading) {
            Ok(taken) => {
                self.taken = taken;
                self.save()?;
                self.tell_taken(line, &reading, taken)?;
                Ok(true)
            }
            Err(error) => {
                self.tell(say!(PlayNotPossible, why = error.tell()))?;
                Ok(false)
            }
        }
    }

    /// Says how a line was understood, if it was several actions in short, and which part of it did not fit any more.
    fn tell_taken(&mut self, line: &str, reading: &Reading, taken: usize) -> Result<(), Failure> {
        if reading.actions.len() > reading::parts(line).len() {
            self.tell(say!(PlayDone, actions = quoted(&reading.actions)))?;
        }
        if let Some(rest) =
            reading.rest.get(taken.saturating_sub(reading.actions.len())..).filter(|rest| !rest.is_empty())
        {
            self.tell(say!(PlayNotDone, rest = rest.join("; ")))?;
        }
        Ok(())
    }

    /// Says why a line was not taken.
    fn explain(&mut self, seat: Seat, trouble: &Trouble) -> Result<(), Failure> {
        match trouble {
            Trouble::Refused { action, error } => self.refuse(seat, action, error),
            Trouble::Unpaid { typed } => {
                self.tell(say!(PlayUnpaid, typed = typed))?;
                Ok(self.screen.request(&self.table, Viewer::Seat(seat))?)
            }
            Trouble::Drawn { actions, rest } => self.tell(say!(PlayDrawn, actions = quoted(actions), rest = rest)),
            Trouble::NotAsked { actions, rest } => {
                self.tell(say!(PlayNotAsked, actions = quoted(actions), rest = rest))
            }
            Trouble::Ambiguous(readings) => {
                self.tell(say!(PlayAmbiguous))?;
                let lines = readings
                    .iter()
                    .flat_map(|actions| text::wrap(self.screen.width(), " ", "   ", &actions.join("; ")));
                Ok(self.screen.list(&lines.collect::<Vec<_>>())?)
            }
        }
    }

    fn refuse(&mut self, seat: Seat, action: &str, error: &ActError) -> Result<(), Failure> {
        let word = action.split_whitespace().next().unwrap_or_default();
        match error {
            // Not even the first word is known: an example helps more than the expected words.
            ActError::Notation(misread) if misread.is_unknown() && misread.meant().is_none() => {
                self.tell(say!(PlayUnknownWord, word = word, example = self.example(seat)))
            }
            ActError::Notation(_) | ActError::Refused(_) | ActError::Broken => {
                self.tell(say!(PlayNotPossible, why = error.tell()))
            }
        }
    }

    /// Returns the notation of one legal action of a seat, as an example.
    fn example(&self, seat: Seat) -> String {
        let first = self.table.playing().offers(seat).into_iter().next();
        first.map(|offered| offered.notation).unwrap_or_default()
    }

    /// Takes back the last action of a seat. Returns false if that is not allowed.
    fn undo(&mut self, seat: Seat) -> Result<bool, Failure> {
        match self.table.undo(seat) {
            Ok(action) => {
                let actions = self.table.len();
                self.told = BySeat::from_fn(|seat| self.told[seat].min(actions));
                self.save()?;
                self.say(say!(PlayTakenBack, action = action))?;
                Ok(true)
            }
            Err(error) => {
                self.tell(say!(PlayNotPossible, why = error.tell()))?;
                Ok(false)
            }
        }
    }

    fn why(&mut self, seat: Seat, action: &str) -> Result<(), Failure> {
        if action.is_empty() {
            return self.say(say!(PlayWhyWhat, example = self.example(seat)));
        }
        match self.table.playing().why(seat, action) {
            Ok(LegalAction { notation, label, .. }) => self.tell(say!(PlayAllowed, action = notation, what = label)),
            Err(error) => self.refuse(seat, action, &error),
        }
    }

    fn hint(&mut self, seat: Seat) -> Result<(), Failure> {
        let Some(hint) = self.table.playing().hint(seat, HINT, &Means::alone()) else {
            return self.say(say!(PlayNothingToDo));
        };
        self.tell(say!(PlayHint, action = hint.notation, what = hint.label))?;
        if let Some(compared) = hint.compared {
            self.tell(say!(PlayHintWhy, sure = compared.sure, why = compared.why))?;
        }
        if let Some(ending) = hint.ending {
            self.tell(ending.said)?;
        }
        if !hint.alternatives.is_empty() {
            self.say(say!(PlayHintOthers))?;
        }
        for other in hint.alternatives {
            let cost = text::cost(&words::at_table(&self.table), other.difference);
            let Contrast { sure, why, .. } = other.compared;
            let told =
                words::at_table(&self.table).say(say!(PlayHintOther, action = other.notation, sure = sure, why = why));
            let line = text::wrap(self.screen.width(), &format!("{cost:>13}"), &" ".repeat(13), &told);
            self.screen.list(&line)?;
        }
        Ok(())
    }

    fn save(&self) -> Result<(), Failure> {
        Ok(files::write(&self.save_file, &self.table.save())?)
    }

    /// Saves a copy. A failure, such as a mistyped name, does not end the game.
    fn save_copy(&mut self, file: &Path) -> Result<(), Failure> {
        let claimed = files::claim(file, Some(&self.save_file));
        match claimed.and_then(|()| files::write(file, &self.table.save())) {
            Ok(()) => self.say(say!(PlayCopySaved, file = files::name(file))),
            // Errors of files are in English in every language.
            Err(error) => self.say(say!(PlayNotPossible, why = error.to_string())),
        }
    }
}

/// Returns actions as a list of code words.
fn quoted(actions: &[String]) -> String {
    actions.iter().map(|action| format!("`{action}`")).collect::<Vec<_>>().join(", ")
}

fn is_quit(line: &str) -> bool {
    Command::parse(line) == Command::Quit
}
