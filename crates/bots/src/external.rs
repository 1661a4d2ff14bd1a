//! External programs that play as bots: `cmd:./mybot --flag` names one.
//!
//! A program plays one seat of one game. It reads one JSON object per line and answers each decision with one;
//! `docs/bot-protocol.md` describes them. It is told what a [`Perspective`] shows, the view and the legal actions, and
//! nothing else. No one waits for a program longer than agreed, and no process is left behind, even if it misbehaves.

mod fault;
mod message;
mod process;

use std::time::Duration;

use engine::Game;

pub use fault::Fault;
use message::{Answer, Message};
pub(crate) use message::{Hello, SeatResult};
use process::Process;

use crate::Perspective;

/// The prefix of the name of a program.
pub const PREFIX: &str = "cmd:";

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// Returns the command in the name of a bot, if it is a program.
#[must_use]
pub fn command_of(name: &str) -> Option<&str> {
    name.strip_prefix(PREFIX)
}

/// A program that plays one seat of one game.
pub(crate) struct Program {
    process: Process,
    /// The maximum time it may take for a decision.
    patience: Duration,
    /// The number of decisions it was asked for.
    asked: u64,
}

impl Program {
    /// Starts the program and greets it, or returns what is wrong.
    pub(crate) fn start(command: &str, patience: Duration, hello: &Hello<'_>) -> Result<Self, String> {
        let process = Process::start(command)?;
        let hello: Message<'_, ()> = Message::Hello(hello);
        process.tell(serde_json::to_string(&hello).map_err(|error| error.to_string())?);
        Ok(Self { process, patience, asked: 0 })
    }

    /// Asks for a decision and waits for the answer.
    pub(crate) fn choose<G: Game>(&mut self, perspective: &Perspective<'_, G>) -> Result<G::Action, Fault> {
        self.asked += 1;
        let mut actions = Vec::new();
        perspective.actions(&mut actions);
        let listed: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let view = perspective.view();
        let question = Message::Decide { number: self.asked, view: &view, actions: &listed };
        self.process.tell(serde_json::to_string(&question).map_err(|error| Fault::Unwritten(error.to_string()))?);
        let line = self.process.listen(self.patience)?;
        let answer = Answer::read(&line, self.asked)?;
        let action = answer.action.trim().parse().ok().filter(|action| actions.contains(action));
        action.ok_or_else(|| Fault::illegal(&answer.action, &listed))
    }

    /// Tells the program how the game ended and gives it a moment to end too.
    pub(crate) fn over(self, places: &[SeatResult], forfeiter: Option<usize>) {
        let over: Message<'_, ()> = Message::Over { standings: places, forfeit: forfeiter };
        if let Ok(over) = serde_json::to_string(&over) {
            self.process.tell(over);
        }
        self.process.end();
    }
}
