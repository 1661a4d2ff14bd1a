//! What was done at a table, and how far it can be undone.

use std::any::Any;
use std::sync::Arc;

use engine::words::Phrase;
use engine::{Roll, Seat, Viewer, say};

use crate::dyn_play::{Done, DynEvent, DynPlay};
use crate::words::{Key, Tell, english};

/// Maximum number of positions kept for undo, for games that go on for long without drawing anything.
const MOST_KEPT: usize = 256;

/// Why an action cannot be undone.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", english(&self.tell()))]
pub enum UndoError {
    /// The seat has not acted yet.
    NothingDone {
        /// The seat that asked to undo.
        seat: Seat,
    },
    /// Another seat has acted since.
    ActedSince {
        /// The seat that acted.
        seat: Seat,
        /// Its action in notation.
        action: String,
    },
    /// Something was drawn or revealed.
    Told {
        /// The action in notation.
        action: String,
        /// What the seat learned from it, sentence by sentence.
        told: Vec<Phrase>,
    },
    /// The action is older than the positions that are kept.
    TooLongAgo,
    /// Everything was redrawn at this point after an earlier undo, and no action was taken since.
    Redrawn,
}

impl Tell for UndoError {
    fn tell(&self) -> Phrase {
        match self {
            Self::NothingDone { seat } => say!(UndoNothingDone, player = *seat),
            Self::ActedSince { seat, action } => say!(UndoActedSince, player = *seat, action = action),
            Self::Told { action, told } => {
                let told =
                    told.iter().cloned().reduce(|first, second| say!(UndoToldJoin, first = first, second = second));
                let told = told.unwrap_or_else(|| Phrase::verbatim(""));
                say!(UndoTold, action = action, told = told)
            }
            Self::TooLongAgo => say!(UndoTooLongAgo, most = MOST_KEPT),
            Self::Redrawn => say!(UndoRedrawn),
        }
    }
}

/// The steps of a game and what happened in them. This determines the undo barrier: an action can be undone if neither
/// it nor any later one drew or revealed something, and all later ones belong to the same seat.
#[derive(Clone, Default)]
pub(crate) struct History {
    /// Number of earlier steps that are no longer kept.
    forgotten: usize,
    steps: Vec<HistoryEntry>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The number of entries in the game afterwards.
    pub position: usize,
    /// The round in which it happened.
    pub round: u32,
    /// The seat that acted; `None` where everything was redrawn.
    pub seat: Option<Seat>,
    /// The seat that the sentence is about; `None` if it is about the whole table.
    pub about: Option<Seat>,
    /// What happened, as a sentence.
    pub sentence: Phrase,
}

/// A line of the log with what it tells.
pub struct Told {
    /// The line.
    pub line: LogLine,
    /// The event as far as the viewer may know it, as the game's own type.
    pub event: Box<dyn Any + Send + Sync>,
}

/// What was done since a seat last acted.
pub struct Since {
    /// The number of entries in the game before that.
    pub from: u64,
    /// Whether the seat has not acted in the last steps, and more was done before these.
    pub is_cut: bool,
    /// What was done, oldest first.
    pub told: Vec<Told>,
}

/// One step: an action of a seat, or a redraw without one.
#[derive(Clone)]
struct HistoryEntry {
    seat: Option<Seat>,
    round: u32,
    notation: String,
    events: Vec<Arc<dyn DynEvent>>,
    told_something: bool,
    /// The number of steps before the plan that this one is part of.
    plan: Option<usize>,
    /// The game before the step, kept as long as the step can be undone.
    before: Option<Box<dyn DynPlay>>,
}

impl History {
    /// Creates the history of a game whose first `forgotten` steps are not known.
    pub(crate) fn since(forgotten: usize) -> Self {
        Self { forgotten, steps: Vec::new() }
    }

    /// Returns the number of steps taken.
    pub(crate) fn len(&self) -> usize {
        self.forgotten + self.steps.len()
    }

    /// Returns the seat that took the last step.
    pub(crate) fn last_seat(&self) -> Option<Seat> {
        self.steps.last()?.seat
    }

    /// Returns the dice that were rolled in the last step.
    pub(crate) fn rolls_of_last(&self) -> impl Iterator<Item = Roll> {
        self.steps.last().into_iter().flat_map(|step| &step.events).filter_map(|event| event.rolled())
    }

    /// Drops all but the last `kept` steps.
    pub(crate) fn forget_all_but(&mut self, kept: usize) {
        let forgotten = self.steps.len().saturating_sub(kept);
        self.steps.drain(..forgotten);
        self.forgotten += forgotten;
    }

    /// Adds a redraw.
    pub(crate) fn push_redraw(&mut self, round: u32) {
        self.forget_before(self.steps.len());
        let notation = String::from("redraw");
        self.steps.push(HistoryEntry {
            seat: None,
            round,
            notation,
            events: Vec::new(),
            told_something: true,
            plan: None,
            before: None,
        });
    }

    /// Adds an action that was taken in the position `before`, as part of a plan that began after `plan` steps.
    pub(crate) fn push(&mut self, seat: Seat, done: Done, before: Box<dyn DynPlay>, plan: Option<usize>) {
        let Done { notation, events, told_something } = done;
        if told_something {
            self.forget_before(self.steps.len());
        } else {
            self.forget_before((self.steps.len() + 1).saturating_sub(MOST_KEPT));
        }
        let (round, before) = (before.round(), (!told_something).then_some(before));
        self.steps.push(HistoryEntry { seat: Some(seat), round, notation, events, told_something, plan, before });
    }

    /// Drops the positions before the steps up to `end`. Steps that are older than the first one without a position
    /// have none either, so the loop can stop there.
    fn forget_before(&mut self, end: usize) {
        for step in self.steps[..end].iter_mut().rev() {
            if step.before.take().is_none() {
                break;
            }
        }
    }

    pub(crate) fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        let has_acted = self.forgotten > 0 || self.steps.iter().any(|step| step.seat == Some(seat));
        let Some(last) = self.steps.last().filter(|_| has_acted) else {
            return Err(UndoError::NothingDone { seat });
        };
        let action = last.notation.clone();
        let Some(acted) = last.seat else { return Err(UndoError::Redrawn) };
        if acted != seat {
            return Err(UndoError::ActedSince { seat: acted, action });
        }
        if last.told_something {
            let told = last.events.iter().filter_map(|event| event.tell(Viewer::Seat(seat)));
            return Err(UndoError::Told { action, told: told.collect() });
        }
        if last.before.is_some() { Ok(()) } else { Err(UndoError::TooLongAgo) }
    }

    /// Removes the last action and returns the position before it. If the action was part of a plan, removes the other
    /// actions of the plan too, as far as they can be undone and lie after the first `confirmed` steps.
    pub(crate) fn undo(&mut self, seat: Seat, confirmed: usize) -> Result<Box<dyn DynPlay>, UndoError> {
        self.can_undo(seat)?;
        let plan = self.steps.last().and_then(|step| step.plan);
        let mut before = self.steps.pop().and_then(|step| step.before).ok_or(UndoError::TooLongAgo)?;
        while plan.is_some_and(|from| self.len() > from.max(confirmed)) {
            let Some(earlier) = self.steps.pop_if(|step| step.plan == plan && step.before.is_some()) else { break };
            before = earlier.before.unwrap_or(before);
        }
        Ok(before)
    }

    /// Returns the log from this position on, as far as the viewer may know it.
    pub(crate) fn tell(&self, viewer: Viewer, from: usize) -> Vec<LogLine> {
        self.tell_events(viewer, from).into_iter().map(|told| told.line).collect()
    }

    /// The same with the events.
    pub(crate) fn tell_events(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        let kept = from.saturating_sub(self.forgotten).min(self.steps.len());
        let steps = self.steps.iter().enumerate().skip(kept);
        steps.flat_map(|(index, step)| self.told(viewer, index, step)).collect()
    }

    /// Returns the last events of [`tell_events`](Self::tell_events), at most this many, but the whole last step. The
    /// cost does not depend on the length of the game.
    pub(crate) fn tell_last(&self, viewer: Viewer, most: usize) -> Vec<Told> {
        let last = self.len();
        let steps = self.steps.iter().enumerate().rev();
        let told = steps.flat_map(|(index, step)| self.told(viewer, index, step).rev()).enumerate();
        let told = told.take_while(|(count, told)| *count < most || told.line.position == last);
        let mut told: Vec<Told> = told.map(|(_, told)| told).collect();
        told.reverse();
        told
    }

    /// Returns what was done since a seat last acted, in the last `most` steps, as far as the seat may know it.
    pub(crate) fn tell_since(&self, seat: Seat, most: usize) -> Since {
        let oldest = self.forgotten.max(self.len().saturating_sub(most));
        let acted = self.last_of(seat).map(|position| position + 1).filter(|from| *from >= oldest);
        let from = acted.unwrap_or(oldest);
        let told = self.tell_events(Viewer::Seat(seat), from);
        Since { from: from as u64, is_cut: acted.is_none() && oldest > 0, told }
    }

    /// Returns the events of one step, as far as the viewer may know them.
    fn told(&self, viewer: Viewer, index: usize, step: &HistoryEntry) -> impl DoubleEndedIterator<Item = Told> {
        let (position, round, seat) = (self.forgotten + index + 1, step.round, step.seat);
        step.events.iter().filter_map(move |event| {
            let line = LogLine { position, round, seat, about: event.about(), sentence: event.tell(viewer)? };
            Some(Told { line, event: event.seen(viewer)? })
        })
    }

    /// Returns the position before the last step of this seat.
    pub(crate) fn last_of(&self, seat: Seat) -> Option<usize> {
        let index = self.steps.iter().rposition(|step| step.seat == Some(seat))?;
        Some(self.forgotten + index)
    }

    /// Returns the number of positions kept.
    #[cfg(test)]
    fn kept(&self) -> usize {
        self.steps.iter().filter(|step| step.before.is_some()).count()
    }
}

#[cfg(test)]
mod tests {
    use engine::chance::Seed;
    use stone_age::StoneAge;

    use super::*;
    use crate::{DynGame, Registered};

    static STONE_AGE: Registered<StoneAge> = Registered::new();

    fn push(history: &mut History, seat: Seat, told_something: bool) {
        let before = STONE_AGE.start("players=2", Seed::from_text("history")).unwrap();
        let done = Done { notation: "cash".to_owned(), events: Vec::new(), told_something };
        history.push(seat, done, before, None);
    }

    #[test]
    fn positions_are_kept_since_the_last_draw_only() {
        let [me, ..] = Seat::ALL;
        let mut history = History::default();
        for _ in 0..5 {
            push(&mut history, me, false);
        }
        assert_eq!(history.kept(), 5);
        push(&mut history, me, true);
        assert_eq!(history.kept(), 0);
        push(&mut history, me, false);
        assert_eq!(history.kept(), 1);
    }

    #[test]
    fn number_of_kept_positions_is_limited() {
        let [me, ..] = Seat::ALL;
        let mut history = History::default();
        for _ in 0..MOST_KEPT + 10 {
            push(&mut history, me, false);
        }
        assert_eq!(history.kept(), MOST_KEPT);
        for _ in 0..MOST_KEPT {
            assert!(history.undo(me, 0).is_ok());
        }
        assert_eq!(history.can_undo(me), Err(UndoError::TooLongAgo));
    }

    #[test]
    fn undo_uncovers_the_action_before() {
        let [me, you, ..] = Seat::ALL;
        let mut history = History::default();
        push(&mut history, me, false);
        push(&mut history, you, false);
        assert!(matches!(history.can_undo(me), Err(UndoError::ActedSince { .. })));
        assert!(history.undo(you, 0).is_ok());
        assert!(history.undo(me, 0).is_ok());
        assert!(matches!(history.can_undo(me), Err(UndoError::NothingDone { .. })));
    }

    #[test]
    fn what_was_done_since_a_seat_acted_goes_back_a_limited_number_of_steps() {
        let [me, you, ..] = Seat::ALL;
        let mut history = History::default();
        push(&mut history, me, false);
        for _ in 0..5 {
            push(&mut history, you, false);
        }
        let from = |history: &History, most| {
            let since = history.tell_since(me, most);
            (since.from, since.is_cut)
        };
        assert_eq!(from(&history, 64), (1, false));
        assert_eq!(from(&history, 5), (1, false));
        assert_eq!(from(&history, 3), (3, true));
        history.forget_all_but(4);
        assert_eq!(from(&history, 64), (2, true));
        let never = History::default().tell_since(me, 64);
        assert_eq!((never.from, never.is_cut), (0, false));
    }
}
