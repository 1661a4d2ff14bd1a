//! The deeds at a table, as forms submit them.

use std::sync::Arc;

use axum::http::StatusCode;
use engine::{Seat, say};
use serde::Deserialize;
use table::hall::{HallError, LONGEST_CHAT, LiveTable, Person};
use table::{Lines, MOST_ANSWERS, PlanError};

use super::Visit;
use crate::board;
use crate::failure::{self, Failure};
use crate::picks::Picks;
use crate::visitor::Visitor;
use crate::words::Key;

/// The fields of all forms at a table.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Fields {
    seat: String,
    answers: u64,
    action: String,
    agree: String,
    text: String,
    sure: String,
    name: String,
    on: String,
    #[serde(rename = "final")]
    last: String,
    /// What was picked on a panel.
    #[serde(skip)]
    picks: Option<Picks>,
}

impl Fields {
    /// Reads the fields of a form.
    pub(crate) fn parse(form: &[u8]) -> Result<Self, Failure> {
        let wrong = |error: serde_urlencoded::de::Error| {
            Failure::new(StatusCode::UNPROCESSABLE_ENTITY, failure::sentence(&error.to_string()))
        };
        let fields: Self = serde_urlencoded::from_bytes(form).map_err(wrong)?;
        let all: Vec<(String, String)> = serde_urlencoded::from_bytes(form).map_err(wrong)?;
        let picks = Picks::read(&all);
        if picks.is_none() && all.iter().any(|(name, _)| name == "plan") {
            return Err(Failure::new(StatusCode::UNPROCESSABLE_ENTITY, failure::clause(say!(PicksNone))));
        }
        Ok(Self { picks, ..fields })
    }

    /// Returns what was picked on a panel.
    pub(crate) fn picks(&self) -> Option<&Picks> {
        self.picks.as_ref()
    }

    /// Whether the person has confirmed the question in the form.
    pub(crate) fn is_sure(&self) -> bool {
        self.sure == "yes"
    }

    /// Returns the seat that the form is about.
    pub(crate) fn seat(&self) -> Result<Seat, Failure> {
        seat(&self.seat)
    }

    /// Creates the fields for a request of a program.
    pub(crate) fn of_program(seat: Option<String>, answers: u64) -> Self {
        Self { seat: seat.unwrap_or_default(), answers, ..Self::default() }
    }

    /// Adds the answer to a question, a chat message, and the person it is about.
    pub(crate) fn saying(self, agrees: bool, text: String, name: String, is_on: bool) -> Self {
        let word = |is_so: bool, yes: &str| if is_so { yes.to_owned() } else { String::new() };
        Self { agree: word(agrees, "yes"), text, name, on: word(is_on, "on"), ..self }
    }
}

/// Something that a person does at a table.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Take an action. The last one of a turn may confirm the turn as well.
    Act { seat: Seat, answers: u64, action: String, confirms: bool },
    /// Take several actions as one.
    Plan { seat: Seat, answers: u64, lines: Lines },
    /// Take what was picked on a panel.
    Pick { seat: Seat, answers: u64, picks: Picks },
    /// Confirm the turn.
    Confirm { seat: Seat, answers: u64 },
    /// Undo the last action.
    Undo { seat: Seat, answers: u64 },
    /// Ask the others for consent to undo the last turn.
    AskUndo { seat: Seat, answers: u64 },
    /// Answer such a question.
    Consent { agrees: bool },
    /// Take the shared device.
    Device { seat: Seat },
    /// Send a chat message.
    Chat { text: String },
    /// Give up a seat.
    Resign { seat: Seat },
    /// End the game without a result.
    Abort,
    /// Continue a game at a standstill from the last position that can be replayed.
    GoOn,
    /// Let a bot play for a person who is away.
    TakeOver { seat: Seat },
    /// Take a seat back from a bot.
    HandBack { seat: Seat },
    /// Mute or unmute a person.
    Mute { name: String, is_muted: bool },
    /// Send a spectator away.
    Remove { name: String },
    /// Let a removed spectator come back.
    LetBack { name: String },
    /// Allow or forbid spectators to chat.
    LetWatchersSpeak { may: bool },
}

/// Maximum length of an action's notation, in bytes.
const LONGEST_ACTION: usize = 200;

impl Deed {
    /// Reads the deed of the form at this address.
    pub(crate) fn read(address: &str, fields: Fields) -> Result<Self, Failure> {
        let Fields { answers, action, agree, text, name, on, last, picks, .. } = fields;
        let seat = || seat(&fields.seat);
        let too_long = |length: usize, longest: usize| {
            let sentence = say!(FailureTooLong, most = longest, length = length);
            Err(Failure::new(StatusCode::UNPROCESSABLE_ENTITY, sentence))
        };
        if let ("act", Some(picks)) = (address, picks) {
            return Ok(Self::Pick { seat: seat()?, answers, picks });
        }
        Ok(match address {
            "act" if action.len() > LONGEST_ACTION * MOST_ANSWERS => {
                return too_long(action.chars().count(), LONGEST_ACTION);
            }
            "act" if action.trim().contains('\n') => {
                let lines = Lines::new(action.lines()).map_err(HallError::from)?;
                Self::Plan { seat: seat()?, answers, lines }
            }
            "act" if action.len() > LONGEST_ACTION => return too_long(action.chars().count(), LONGEST_ACTION),
            "act" => Self::Act { seat: seat()?, answers, action, confirms: last == "yes" },
            "confirm" => Self::Confirm { seat: seat()?, answers },
            "undo" => Self::Undo { seat: seat()?, answers },
            "ask-undo" => Self::AskUndo { seat: seat()?, answers },
            "consent" => Self::Consent { agrees: agree == "yes" },
            "device" => Self::Device { seat: seat()? },
            "chat" if text.chars().count() > LONGEST_CHAT => return too_long(text.chars().count(), LONGEST_CHAT),
            "chat" => Self::Chat { text },
            "resign" => Self::Resign { seat: seat()? },
            "abort" => Self::Abort,
            "go-on" => Self::GoOn,
            "take-over" => Self::TakeOver { seat: seat()? },
            "hand-back" => Self::HandBack { seat: seat()? },
            "mute" | "unmute" => Self::Mute { name, is_muted: address == "mute" },
            "remove" => Self::Remove { name },
            "let-back" => Self::LetBack { name },
            "watchers" => Self::LetWatchersSpeak { may: on == "on" },
            _ => return Err(Failure::new(StatusCode::NOT_FOUND, say!(FailureNoDeed))),
        })
    }
}

impl Visit {
    /// Performs a deed, or returns why it was refused.
    pub(super) async fn does(&self, deed: Deed) -> Result<(), Failure> {
        let person = self.visitor.known()?;
        match perform(&self.table, person, deed, self.visitor.preferences().confirms_by_itself).await {
            Ok(()) => Ok(()),
            Err(error) => Err(explained(&self.table, &self.visitor, error).await),
        }
    }
}

/// Explains an error in the words of the game, if the table can be viewed.
pub(crate) async fn explained(table: &Arc<LiveTable>, visitor: &Visitor, error: HallError) -> Failure {
    match table.view(visitor.id()).await {
        Ok(table_view) => Failure::at(&visitor.speaker_at(&table_view), &error),
        Err(_) => error.into(),
    }
}

/// Performs a deed for a person, for pages and programs alike. `confirms` says whether an action also confirms the
/// turn.
pub(crate) async fn perform(
    table: &Arc<LiveTable>,
    person: &Person,
    deed: Deed,
    confirms: bool,
) -> Result<(), HallError> {
    let id = person.id;
    match deed {
        Deed::Act { seat, answers, action, confirms: now } => {
            table.act(id, seat, answers, action, now || confirms).await.map(drop)
        }
        Deed::Plan { seat, answers, lines } => {
            table.act_by_plan(id, seat, answers, Box::new(lines), confirms).await.map(drop)
        }
        Deed::Pick { seat, answers, picks } => {
            let game = table.view(Some(id)).await?.kind.id();
            let plan = board::plan(game, &picks).ok_or_else(|| HallError::Plan(PlanError::Unfit(say!(PicksNone))))?;
            table.act_by_plan(id, seat, answers, plan, confirms).await.map(drop)
        }
        Deed::Confirm { seat, answers } => table.confirm(id, seat, answers).await.map(drop),
        Deed::Undo { seat, answers } => table.undo(id, seat, answers).await.map(drop),
        Deed::AskUndo { seat, answers } => table.ask_undo(id, seat, answers).await.map(drop),
        Deed::Consent { agrees } => table.answer(id, agrees).await.map(drop),
        Deed::Device { seat } => table.take_device(id, seat).await,
        Deed::Chat { text } => table.say(id, person.name.clone(), &text).await,
        Deed::Resign { seat } => table.resign(id, seat).await,
        Deed::Abort => table.abort(id).await.map(drop),
        Deed::GoOn => table.go_on(id).await,
        Deed::TakeOver { seat } => table.take_over(id, seat).await,
        Deed::HandBack { seat } => table.hand_back(id, seat).await,
        Deed::Mute { name, is_muted } => table.mute(id, &name, is_muted).await,
        Deed::Remove { name } => table.remove(id, &name).await,
        Deed::LetBack { name } => table.let_back(id, &name).await,
        Deed::LetWatchersSpeak { may } => table.let_watchers_speak(id, may).await,
    }
}

/// Parses a seat as forms name it.
pub(crate) fn seat(text: &str) -> Result<Seat, Failure> {
    text.parse().map_err(|_| Failure::new(StatusCode::UNPROCESSABLE_ENTITY, say!(FailureNoSeat)))
}

#[cfg(test)]
mod tests {
    use engine::words::ENGLISH;

    use super::*;
    use crate::words;

    fn fields(seat: &str, action: &str) -> Fields {
        Fields { seat: seat.to_owned(), answers: 7, action: action.to_owned(), ..Fields::default() }
    }

    #[test]
    fn forms_are_read() {
        let deed = Deed::read("act", fields("P2", "place forest 3")).unwrap();
        let seat = Seat::ALL[1];
        assert_eq!(deed, Deed::Act { seat, answers: 7, action: "place forest 3".to_owned(), confirms: false });
        let lines = Lines::new(["use hut", "use field"]).unwrap();
        let several = Deed::read("act", fields("P2", "use hut\r\n\r\nuse field\n")).unwrap();
        assert_eq!(several, Deed::Plan { seat, answers: 7, lines });
        let deed = Deed::read("act", fields("P2", "use hut\n")).unwrap();
        assert_eq!(deed, Deed::Act { seat, answers: 7, action: "use hut\n".to_owned(), confirms: false });
        let ending = Deed::read("act", Fields { last: "yes".to_owned(), ..fields("P2", "end") }).unwrap();
        assert_eq!(ending, Deed::Act { seat, answers: 7, action: "end".to_owned(), confirms: true });
        assert_eq!(Deed::read("undo", fields("P2", "")).unwrap(), Deed::Undo { seat, answers: 7 });
        assert_eq!(Deed::read("abort", Fields::default()).unwrap(), Deed::Abort);
    }

    #[test]
    fn bad_forms_say_what_was_expected() {
        let refused = |address: &str, fields: Fields| {
            words::speaker(ENGLISH).say(Deed::read(address, fields).unwrap_err().sentence())
        };
        assert!(refused("act", fields("P9", "cash")).contains("expected P1, P2, P3 or P4"));
        assert!(refused("act", fields("P1", &"x".repeat(300))).contains("at most 200 characters, found 300"));
        assert!(Deed::read("act", fields("P1", &"use hut\n".repeat(65))).is_err());
        assert!(Deed::read("act", fields("P1", &"use hut\n".repeat(64))).is_ok());
        assert!(refused("fly", Fields::default()).contains("no such action"));
        let text = "x".repeat(301);
        assert!(refused("chat", Fields { text, ..Fields::default() }).contains("at most 300"));
    }
}
