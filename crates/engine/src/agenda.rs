//! The stack of pending tasks of a game whose tasks add further tasks.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::seat::Seat;

/// A task and the seat that owes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step<T> {
    /// The seat that must do it.
    pub seat: Seat,
    /// What the seat must do.
    pub task: T,
}

/// The error of [`Agenda::push`]: there is no room for another task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

/// A stack of at most `ROOM` tasks. The top one is done first; the tasks it adds go on top of the others. The agenda is
/// part of the game state, so it has a fixed size and is `Copy`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(
    transparent,
    bound(serialize = "T: Copy + Default + Serialize", deserialize = "T: Copy + Default + Deserialize<'de>")
)]
pub struct Agenda<T: Copy + Default, const ROOM: usize>(ArrayVec<[Step<T>; ROOM]>);

impl<T: Copy + Default, const ROOM: usize> Default for Agenda<T, ROOM> {
    fn default() -> Self {
        Self(ArrayVec::new())
    }
}

impl<T: Copy + Default, const ROOM: usize> Agenda<T, ROOM> {
    /// Puts a task on top. If the stack is full, nothing changes, and the game state can no longer be trusted.
    #[inline]
    pub fn push(&mut self, seat: Seat, task: T) -> Result<(), Full> {
        if self.0.try_push(Step { seat, task }).is_some() { Err(Full) } else { Ok(()) }
    }

    /// Returns the task on top.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<Step<T>> {
        self.0.last().copied()
    }

    /// Removes the task on top, if there is one.
    #[inline]
    pub fn pop(&mut self) {
        // Unlike `ArrayVec::pop`, this leaves the old step in the array, out of reach.
        self.0.truncate(self.0.len().saturating_sub(1));
    }

    /// Removes the task at this position, counted from the bottom. Does nothing if there is none.
    pub fn remove(&mut self, at: usize) {
        if at < self.0.len() {
            self.0.remove(at);
        }
    }

    /// Returns the number of tasks.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns true if there is nothing left to do.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Drops all tasks.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<'a, T: Copy + Default, const ROOM: usize> IntoIterator for &'a Agenda<T, ROOM> {
    type Item = &'a Step<T>;
    type IntoIter = std::slice::Iter<'a, Step<T>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + Default, const ROOM: usize> Deref for Agenda<T, ROOM> {
    type Target = [Step<T>];

    /// The tasks from bottom to top.
    #[inline]
    fn deref(&self) -> &[Step<T>] {
        &self.0
    }
}

impl<T: Copy + Default, const ROOM: usize> DerefMut for Agenda<T, ROOM> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Step<T>] {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat::ALL[0];

    fn agenda(tasks: impl IntoIterator<Item = u8>) -> Agenda<u8, 3> {
        let mut agenda = Agenda::default();
        tasks.into_iter().for_each(|task| agenda.push(ME, task).unwrap());
        agenda
    }

    #[test]
    fn last_task_pushed_is_done_first() {
        let mut agenda = agenda([1, 2]);
        assert_eq!(agenda.top(), Some(Step { seat: ME, task: 2 }));
        agenda.pop();
        assert_eq!(agenda.top(), Some(Step { seat: ME, task: 1 }));
        agenda.pop();
        agenda.pop();
        assert_eq!(agenda.top(), None);
    }

    #[test]
    fn a_task_without_room_is_refused_and_nothing_changes() {
        let mut full = agenda([1, 2, 3]);
        assert_eq!(full.push(ME, 4), Err(Full));
        assert_eq!(full, agenda([1, 2, 3]));
    }

    #[test]
    fn task_below_others_can_be_removed() {
        let mut tasks = agenda([1, 2, 3]);
        tasks.remove(1);
        tasks.remove(7);
        assert_eq!(tasks, agenda([1, 3]));
    }

    #[test]
    fn agenda_serializes_as_a_list_of_tasks() {
        let tasks = agenda([5, 6]);
        let written = serde_json::to_string(&tasks).unwrap();
        assert_eq!(written, r#"[{"seat":0,"task":5},{"seat":0,"task":6}]"#);
        assert_eq!(serde_json::from_str::<Agenda<u8, 3>>(&written).unwrap(), tasks);
        assert_eq!(postcard::to_allocvec(&tasks).unwrap(), [2, 0, 5, 0, 6]);
        assert!(serde_json::from_str::<Agenda<u8, 1>>(&written).is_err());
    }
}
