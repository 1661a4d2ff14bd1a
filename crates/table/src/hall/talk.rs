//! Chat at a table: who may speak, who is muted, and who is sent away.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use engine::Seat;

use super::error::HallError;
use super::live::LiveTable;
use super::moves::to_the_end;
use super::name::{Name, clean_line, looks_like};
use super::now;
use super::state::{Draft, State};
use crate::store::{PersonId, Status, TalkChange};

/// Maximum number of characters in a message.
pub const LONGEST_CHAT: usize = 300;
/// Maximum number of messages of one person in a minute, at all tables together.
pub const LINES_A_MINUTE: usize = 20;
/// Maximum number of watchers' names that a host sees.
const MOST_WATCHERS: usize = 50;

/// A minute in milliseconds.
const MINUTE: i64 = 60_000;
/// If there are more people than this, those who were quiet for a minute are forgotten.
const MANY: usize = 1000;

/// The times of each person's recent messages, in milliseconds since 1970.
#[derive(Default)]
pub(super) struct Breath(Mutex<HashMap<PersonId, VecDeque<i64>>>);

impl Breath {
    /// Counts a message of a person, unless they have sent too many within a minute.
    fn take(&self, person: PersonId, now: i64) -> Result<(), HallError> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() > MANY {
            all.retain(|_, lines| lines.back().is_some_and(|at| now - at < MINUTE));
        }
        let lines = all.entry(person).or_default();
        lines.retain(|at| now - at < MINUTE);
        if lines.len() >= LINES_A_MINUTE {
            return Err(HallError::TooMuchSaid { most: LINES_A_MINUTE });
        }
        lines.push_back(now);
        Ok(())
    }
}

/// The mutes and removals of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Manners {
    /// Pairs of a person and someone they have muted.
    pub(super) mutes: Vec<(PersonId, PersonId)>,
    /// People who were sent away, each with the newest person at that time.
    pub(super) removed: Vec<(PersonId, PersonId)>,
}

/// The chat of a table, as one person sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TalkView {
    /// Whether the person may speak.
    pub may_speak: bool,
    /// The names of other speakers the person has not muted.
    pub speakers: Vec<String>,
    /// The names of people they have muted.
    pub muted: Vec<String>,
    /// Whether watchers may speak. Only for the host of an unlisted table.
    pub watchers_speak: Option<bool>,
    /// The names of people who watch or have spoken without a seat. Only for the host.
    pub watchers: Vec<String>,
    /// The names of people who were sent away. Only for the host.
    pub removed: Vec<String>,
}

impl State {
    /// Returns true if a person is more than a watcher.
    fn belongs(&self, person: PersonId) -> bool {
        self.row.host == person || self.seats.iter().any(|row| row.holder.person() == Some(person))
    }

    /// Checks that a person may look at the table. Unlisted tables are closed to people who were sent away, and to
    /// everyone who was added since: they could be the same person under another name.
    pub(super) fn must_look(&self, person: Option<PersonId>) -> Result<(), HallError> {
        let removed = &self.manners.removed;
        if self.row.is_listed || removed.is_empty() || person.is_some_and(|person| self.belongs(person)) {
            return Ok(());
        }
        if person.is_some_and(|person| self.is_removed(person)) {
            return Err(HallError::Removed);
        }
        let was_known = person.is_some_and(|person| removed.iter().all(|(_, newest)| person <= *newest));
        // Before the game there is nothing to see, and invited people must be able to find their seat.
        if was_known || self.row.head.status == Status::Gathering { Ok(()) } else { Err(HallError::ClosedToNew) }
    }

    /// Returns the name under which a person speaks, if they may. Players use the name of their seat. Others use their
    /// own name, which must be visible and different from that of any player.
    fn speaks_as(&self, person: PersonId, name: &str) -> Result<String, HallError> {
        self.may_speak(person)?;
        if let Some(seat) = self.seats_of(person).next() {
            return Ok(self.name(seat).to_owned());
        }
        // Older names were checked less strictly.
        let name = Name::parse(name)?;
        match self.look_alike(name.as_str(), None) {
            Some(taken) => Err(HallError::NameTaken { name: taken.to_owned() }),
            None => Ok(name.to_string()),
        }
    }

    /// Returns true if the host has sent the person away.
    pub(super) fn is_removed(&self, person: PersonId) -> bool {
        self.manners.removed.iter().any(|(other, _)| *other == person)
    }

    fn may_speak(&self, person: PersonId) -> Result<(), HallError> {
        if self.belongs(person) {
            return Ok(());
        }
        if self.is_removed(person) {
            return Err(HallError::Removed);
        }
        if self.row.is_listed || self.options.watchers_speak { Ok(()) } else { Err(HallError::OnlyWatching) }
    }

    /// Returns the name of another occupied seat that could be mistaken for this name.
    pub(super) fn look_alike(&self, name: &str, but: Option<Seat>) -> Option<&str> {
        let mut others = self.seats.iter().filter(|row| Some(row.seat) != but && !row.is_open());
        others.find(|row| looks_like(&row.name, name)).map(|row| row.name.as_str())
    }

    /// Returns the name a person has here, if any.
    fn called(&self, person: PersonId) -> Option<&str> {
        let seat = self.seats.iter().find(|row| row.holder.person() == Some(person)).map(|row| row.name.as_str());
        let said = || self.notes.iter().rev().find(|note| note.person == Some(person)).map(|note| note.name.as_str());
        seat.or_else(said)
    }

    fn is_muted(&self, viewer: PersonId, other: PersonId) -> bool {
        self.manners.mutes.contains(&(viewer, other))
    }

    /// Returns true unless the viewer has muted the speaker.
    pub(super) fn is_heard(&self, viewer: Option<PersonId>, speaker: Option<PersonId>) -> bool {
        !matches!((viewer, speaker), (Some(viewer), Some(speaker)) if self.is_muted(viewer, speaker))
    }

    /// Returns the other people who have a name here.
    fn others(&self, person: PersonId) -> Vec<PersonId> {
        let seated = self.seats.iter().filter_map(|row| row.holder.person());
        let spoken = self.notes.iter().filter_map(|note| note.person);
        let mut others: Vec<PersonId> = Vec::new();
        for other in seated.chain(spoken) {
            if other != person && !others.contains(&other) {
                others.push(other);
            }
        }
        others
    }

    /// Returns those of them who have this name.
    fn called_so(&self, people: Vec<PersonId>, name: &str) -> Result<Vec<PersonId>, HallError> {
        let mut found = people;
        found.retain(|person| self.called(*person) == Some(name));
        if found.is_empty() { Err(HallError::NobodyCalled { name: name.to_owned() }) } else { Ok(found) }
    }

    /// Returns the chat as a person sees it, without the names of watchers.
    fn talk(&self, person: Option<PersonId>) -> TalkView {
        let Some(person) = person else { return TalkView::default() };
        let names = |people: Vec<PersonId>| {
            let mut names: Vec<String> =
                people.into_iter().filter_map(|person| self.called(person).map(ToOwned::to_owned)).collect();
            names.dedup();
            names
        };
        let (muted, heard): (Vec<PersonId>, Vec<PersonId>) =
            self.others(person).into_iter().partition(|other| self.is_muted(person, *other));
        let has_spoken = |other: &PersonId| self.notes.iter().any(|note| note.person == Some(*other));
        let is_host = self.row.host == person;
        TalkView {
            may_speak: self.may_speak(person).is_ok(),
            speakers: names(heard.into_iter().filter(has_spoken).collect()),
            muted: names(muted),
            watchers_speak: (is_host && !self.row.is_listed).then_some(self.options.watchers_speak),
            ..TalkView::default()
        }
    }

    /// Returns the people who watch or have spoken without a seat.
    fn watchers(&self, here: Vec<PersonId>) -> Vec<PersonId> {
        let mut watchers: Vec<PersonId> = Vec::new();
        for person in here.into_iter().chain(self.notes.iter().filter_map(|note| note.person)) {
            if !self.is_removed(person) && !self.belongs(person) && !watchers.contains(&person) {
                watchers.push(person);
            }
        }
        watchers.truncate(MOST_WATCHERS);
        watchers
    }
}

impl LiveTable {
    /// Sends a message to everyone at the table.
    pub async fn say(self: &Arc<Self>, person: PersonId, name: String, text: &str) -> Result<(), HallError> {
        let text = clean_line(text, LONGEST_CHAT);
        if text.is_empty() {
            return Ok(());
        }
        let table = self.clone();
        to_the_end(async move {
            let state = table.welcome(person).await?;
            table
                .commit_locked(state, |draft| {
                    let name = draft.state.speaks_as(person, &name)?;
                    table.shared.breath.take(person, now())?;
                    let seat = draft.state.seats_of(person).next();
                    draft.line(person, name, seat, text);
                    Ok(())
                })
                .await
        })
        .await
    }

    /// Returns the chat as a person sees it.
    pub async fn talk(&self, person: Option<PersonId>) -> Result<TalkView, HallError> {
        let state = self.lock().await?;
        let mut talk = state.talk(person);
        if person == Some(state.row.host) {
            let watchers = state.watchers(self.all_here());
            let removed = state.manners.removed.iter().map(|(person, _)| *person).collect();
            drop(state);
            talk.watchers = self.names(watchers).await?;
            talk.removed = self.names(removed).await?;
        }
        Ok(talk)
    }

    async fn names(&self, people: Vec<PersonId>) -> Result<Vec<String>, HallError> {
        if people.is_empty() {
            return Ok(Vec::new());
        }
        Ok(self.shared.loader.store.people(&people).await?.into_iter().map(|person| person.name).collect())
    }

    /// Mutes another person at this table, or stops muting them.
    pub async fn mute(self: &Arc<Self>, person: PersonId, name: &str, is_muted: bool) -> Result<(), HallError> {
        let (table, name) = (self.clone(), name.to_owned());
        to_the_end(async move {
            table
                .commit(|draft| {
                    draft.state.must_look(Some(person))?;
                    let mut others = draft.state.others(person);
                    others.retain(|other| draft.state.is_muted(person, *other) != is_muted);
                    for other in draft.state.called_so(others, &name)? {
                        draft.mute(person, other, is_muted);
                    }
                    Ok(())
                })
                .await
        })
        .await
    }

    /// Sends a watcher away. They can no longer speak here or, at an unlisted table, look.
    pub async fn remove(self: &Arc<Self>, person: PersonId, name: &str) -> Result<(), HallError> {
        let (table, name) = (self.clone(), name.to_owned());
        to_the_end(async move {
            let watchers = {
                let state = table.lock().await?;
                state.must_host(person)?;
                state.watchers(table.all_here())
            };
            let store = &table.shared.loader.store;
            let known = store.people(&watchers).await?;
            let newest = store.newest_person().await?;
            table
                .commit(|draft| {
                    draft.state.must_host(person)?;
                    let is_called = |watcher: &&PersonId| {
                        draft.state.called(**watcher) == Some(&*name)
                            || known.iter().any(|row| row.id == **watcher && row.name == name)
                    };
                    let found: Vec<PersonId> = watchers.iter().filter(is_called).copied().collect();
                    if found.is_empty() {
                        return Err(HallError::NobodyCalled { name });
                    }
                    for watcher in found {
                        draft.remove(watcher, newest);
                    }
                    Ok(())
                })
                .await
        })
        .await
    }

    /// Lets a person back in who was sent away.
    pub async fn let_back(self: &Arc<Self>, person: PersonId, name: &str) -> Result<(), HallError> {
        let (table, name) = (self.clone(), name.to_owned());
        to_the_end(async move {
            let removed: Vec<PersonId> = {
                let state = table.lock().await?;
                state.must_host(person)?;
                state.manners.removed.iter().map(|(person, _)| *person).collect()
            };
            let mut known = table.shared.loader.store.people(&removed).await?;
            known.retain(|row| row.name == name);
            table
                .commit(|draft| {
                    draft.state.must_host(person)?;
                    if known.is_empty() {
                        return Err(HallError::NobodyCalled { name });
                    }
                    for row in known {
                        draft.let_back(row.id);
                    }
                    Ok(())
                })
                .await
        })
        .await
    }

    /// Sets whether watchers of this unlisted table may speak.
    pub async fn let_watchers_speak(self: &Arc<Self>, person: PersonId, may: bool) -> Result<(), HallError> {
        let table = self.clone();
        to_the_end(async move {
            table
                .commit(|draft| {
                    draft.state.must_host(person)?;
                    let options = super::TableOptions { watchers_speak: may, ..draft.state.options };
                    draft.options(options);
                    Ok(())
                })
                .await
        })
        .await
    }

    /// Checks that a person may look at the table.
    pub async fn must_look(&self, person: Option<PersonId>) -> Result<(), HallError> {
        self.lock().await?.must_look(person)
    }
}

impl Draft<'_> {
    fn mute(&mut self, person: PersonId, other: PersonId, is_muted: bool) {
        let mutes = &mut self.state.manners.mutes;
        mutes.retain(|pair| *pair != (person, other));
        if is_muted {
            mutes.push((person, other));
        }
        self.talk(TalkChange::Mute { person, other, is_muted });
    }

    fn remove(&mut self, person: PersonId, newest: PersonId) {
        self.state.manners.removed.push((person, newest));
        self.talk(TalkChange::Remove { person, newest });
    }

    fn let_back(&mut self, person: PersonId) {
        self.state.manners.removed.retain(|(other, _)| *other != person);
        self.talk(TalkChange::LetBack(person));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_limited_per_minute() {
        let breath = Breath::default();
        let (ada, bob) = (PersonId(1), PersonId(2));
        assert!((0..LINES_A_MINUTE).all(|line| breath.take(ada, line as i64).is_ok()));
        assert!(matches!(breath.take(ada, 59_000), Err(HallError::TooMuchSaid { most: LINES_A_MINUTE })));
        assert!(breath.take(bob, 59_000).is_ok());
        assert!(breath.take(ada, 60_000).is_ok());
        assert!(breath.take(ada, 60_000).is_err(), "one line has left the minute");
    }
}
