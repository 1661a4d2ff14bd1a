//! Plans: several answers of a seat, given together.
//!
//! The rules ask small questions. A page can ask several of them at once, and sends the answers as one plan. The plan first
//! runs on a copy of the game, up to the first answer that draws or reveals something. If an answer is refused there, the
//! whole plan is refused and nothing has happened. Then it runs on the game itself. What was drawn stays drawn: after a
//! draw, the plan goes on while its answers fit, and otherwise stops at the new question.
//!
//! A plan is one change for the store and one step for undo. The log and the record keep its single actions.

use engine::words::Phrase;
use engine::{Seat, Viewer, say};
use sha2::{Digest as _, Sha256};

use crate::dyn_play::{ActError, DynPlay};
use crate::seen::DynSeen;
use crate::words::{Key, Tell, english};

/// Maximum number of answers in a plan.
pub const MOST_ANSWERS: usize = 64;

/// Several answers of a seat, given together.
pub trait Plan: Send + Sync {
    /// Returns the next answer in notation, after this number of answers, for a seat that sees this. `None` if the plan is
    /// complete, or has no answer to this question.
    fn answer(&self, given: usize, seen: &dyn DynSeen) -> Option<String>;

    /// Returns why the plan as a whole does not fit the question, as a clause, for a seat that sees this. Asked before the
    /// first answer: rules that answer a question themselves would not notice an answer that differs.
    fn fault(&self, seen: &dyn DynSeen) -> Option<Phrase> {
        let _ = seen;
        None
    }

    /// Returns text that identifies the plan: its kind and its fields.
    fn text(&self) -> String;
}

/// The simplest plan: lines of notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines(Vec<String>);

impl Lines {
    /// Takes the lines that are not blank. There may be at most [`MOST_ANSWERS`].
    pub fn new(lines: impl IntoIterator<Item = impl AsRef<str>>) -> Result<Self, PlanError> {
        let lines = lines.into_iter().map(|line| line.as_ref().trim().to_owned());
        let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
        if lines.len() > MOST_ANSWERS { Err(PlanError::TooLong { found: lines.len() }) } else { Ok(Self(lines)) }
    }
}

impl Plan for Lines {
    fn answer(&self, given: usize, _: &dyn DynSeen) -> Option<String> {
        self.0.get(given).cloned()
    }

    fn text(&self) -> String {
        format!("lines\n{}", self.0.join("\n"))
    }
}

/// Identifies a plan, so that a repeated request is recognized.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanDigest(String);

impl PlanDigest {
    /// Returns the digest of a plan.
    #[must_use]
    pub fn of(plan: &dyn Plan) -> Self {
        let hash = Sha256::digest(plan.text().as_bytes());
        Self(engine::hex::encode(&hash[..16]))
    }

    /// Takes a digest from a store.
    #[must_use]
    pub const fn stored(text: String) -> Self {
        Self(text)
    }

    /// Returns the digest as hexadecimal digits.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Why a plan was refused. Nothing has happened then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", english(&self.tell()))]
pub enum PlanError {
    /// The plan has no answer to the question.
    Empty,
    /// The plan has more answers than [`MOST_ANSWERS`].
    TooLong {
        /// The number of answers.
        found: usize,
    },
    /// The plan does not fit the question; a clause says why.
    Unfit(Phrase),
    /// One of several answers is refused.
    Answer {
        /// The number of the answer, counted from 1.
        number: usize,
        /// The answer in notation.
        answer: String,
        /// Why it is refused.
        error: ActError,
    },
    /// The first answer is refused.
    First(#[from] ActError),
}

impl Tell for PlanError {
    fn tell(&self) -> Phrase {
        match self {
            Self::Empty => say!(PlanEmpty),
            Self::TooLong { found } => say!(PlanTooLong, most = MOST_ANSWERS, found = *found),
            Self::Unfit(why) => why.clone(),
            Self::Answer { number, answer, error } => {
                say!(PlanAnswer, number = *number, answer = answer, error = error.tell())
            }
            Self::First(error) => error.tell(),
        }
    }
}

/// Carries out a plan, first on a copy and then on the game itself, and returns the number of answers. `playing` returns
/// the game if it has begun. `act` takes an answer and returns whether it drew or revealed something.
pub(crate) fn carry_out<G>(
    game: &mut G,
    seat: Seat,
    plan: &dyn Plan,
    playing: impl Fn(&G) -> Option<&dyn DynPlay>,
    mut act: impl FnMut(&mut G, &str) -> Result<bool, ActError>,
) -> Result<usize, PlanError> {
    let Some(before) = playing(game) else { return Ok(0) };
    let Tried { answers, told_something } = try_out(before, seat, plan)?;
    for answer in &answers {
        act(game, answer)?;
    }
    let mut given = answers.len();
    while told_something
        && given < MOST_ANSWERS
        && let Some(answer) = playing(game).and_then(|playing| next(playing, seat, plan, given))
        && act(game, &answer).is_ok()
    {
        given += 1;
    }
    Ok(given)
}

/// The answers of a plan up to the first that draws or reveals something.
struct Tried {
    /// The answers in notation.
    answers: Vec<String>,
    /// Whether the last one draws or reveals something, so that the plan may have more to say afterwards.
    told_something: bool,
}

/// Tries a plan on a copy of the game.
fn try_out(playing: &dyn DynPlay, seat: Seat, plan: &dyn Plan) -> Result<Tried, PlanError> {
    if let Some(why) = plan.fault(&*playing.seen(Viewer::Seat(seat))) {
        return Err(PlanError::Unfit(why));
    }
    let mut copy = playing.boxed_clone();
    let mut answers = Vec::new();
    while answers.len() < MOST_ANSWERS
        && let Some(answer) = next(&*copy, seat, plan, answers.len())
    {
        match copy.act(seat, &answer) {
            Ok(done) => {
                answers.push(answer);
                if done.told_something {
                    return Ok(Tried { answers, told_something: true });
                }
            }
            Err(error) if answers.is_empty() => return Err(error.into()),
            Err(error) => return Err(PlanError::Answer { number: answers.len() + 1, answer, error }),
        }
    }
    if answers.is_empty() { Err(PlanError::Empty) } else { Ok(Tried { answers, told_something: false }) }
}

/// Returns the next answer of a plan in this position.
fn next(playing: &dyn DynPlay, seat: Seat, plan: &dyn Plan, given: usize) -> Option<String> {
    plan.answer(given, &*playing.seen(Viewer::Seat(seat)))
}
