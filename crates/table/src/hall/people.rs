//! People: how they become known, come back, and leave for good.

use crate::words::{Key, seat_name};
use engine::say;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use super::driver::is_hopeless;
use super::live::LiveTable;
use super::moves::to_the_end;
use super::{Hall, HallError, Name, Person, Session, Token, now, random};
use crate::store::{Holder, PersonChange, PersonId, Status, StoreError, TokenHash};

/// What stands where the name of somebody was who has left for good.
pub const FORMER_PLAYER: &str = "Former player";

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Today's sessions, so that each is written down once a day and not at every request.
#[derive(Default)]
pub(super) struct Visits(Mutex<(i64, HashSet<TokenHash>)>);

impl Visits {
    /// Whether this is the first time today.
    fn is_first(&self, day: i64, session: TokenHash) -> bool {
        let mut today = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if today.0 != day {
            *today = (day, HashSet::new());
        }
        today.1.insert(session)
    }
}

fn new_token() -> Result<Token, HallError> {
    Ok(Token::from_random(random()?))
}

impl Hall {
    /// Makes a person known. The token is that of a session.
    pub async fn add_person(&self, name: &Name, preferences: &str) -> Result<(Person, Token), HallError> {
        let token = new_token()?;
        let id = self.store().add_person(token.hash(), name.as_str(), preferences).await?;
        let person = Person { id, name: name.as_str().to_owned(), preferences: preferences.to_owned() };
        Ok((person, token))
    }

    /// The person who is known by the session of this token.
    pub async fn person(&self, token: &Token) -> Result<Option<Person>, HallError> {
        Ok(self.store().person_by_token(token.hash()).await?)
    }

    /// The person whose personal link ends with this token.
    pub async fn person_of_link(&self, token: &Token) -> Result<Option<Person>, HallError> {
        Ok(self.store().person_by_link(token.hash()).await?)
    }

    /// Changes a person's name and preferences.
    pub async fn update_person(&self, person: &Person) -> Result<(), HallError> {
        Ok(self.store().update_person(person).await?)
    }

    /// Where a person is known, the last used first.
    pub async fn sessions(&self, person: PersonId) -> Result<Vec<Session>, HallError> {
        Ok(self.store().sessions_of(person).await?)
    }

    /// Lets a person be known in another place, by this token.
    pub async fn begin_session(&self, person: PersonId) -> Result<Token, HallError> {
        let token = new_token()?;
        self.store().change_person(person, PersonChange::Begin(token.hash())).await?;
        Ok(token)
    }

    /// Remembers, once a day, that a session is used, and by what. Nobody waits for that.
    pub fn uses(&self, person: PersonId, token: &Token, device: &str) {
        let (session, day) = (token.hash(), now() / DAY);
        if !self.0.visits.is_first(day, session) {
            return;
        }
        let (hall, device) = (self.clone(), device.to_owned());
        tokio::spawn(async move {
            let change = PersonChange::Use { session, day, device };
            match hall.store().change_person(person, change).await {
                Ok(()) | Err(StoreError::Closed) => {}
                Err(error) => tracing::warn!(%error, "when a session was last used was not written down"),
            }
        });
    }

    /// Ends a session.
    pub async fn end_session(&self, person: PersonId, token: &Token) -> Result<(), HallError> {
        Ok(self.store().change_person(person, PersonChange::End(token.hash())).await?)
    }

    /// Ends all sessions of a person. The token is that of a new one.
    pub async fn end_other_sessions(&self, person: PersonId) -> Result<Token, HallError> {
        let token = new_token()?;
        self.store().change_person(person, PersonChange::EndOthers(token.hash())).await?;
        Ok(token)
    }

    /// Makes a new personal link; the old one is good for nothing any more.
    pub async fn new_link(&self, person: PersonId) -> Result<Token, HallError> {
        let token = new_token()?;
        self.store().change_person(person, PersonChange::Link(token.hash())).await?;
        Ok(token)
    }

    /// Lets a person leave for good: bots play on in their seats, and nothing tells who they were.
    pub async fn leave(&self, person: PersonId) -> Result<(), HallError> {
        let hall = self.clone();
        to_the_end(async move {
            let mut called = Vec::new();
            for table in hall.store().tables_of(person, u32::MAX).await? {
                match hall.table(&table.id).await {
                    Ok(table) => {
                        let names = table.part_with(person).await?;
                        called.extend(names.into_iter().map(|name| (table.id().clone(), name)));
                    }
                    // Nobody plays on at a table that cannot be opened; the name goes from it all the same.
                    Err(error) if is_hopeless(&error) => {}
                    Err(error) => return Err(error),
                }
            }
            let name = FORMER_PLAYER.to_owned();
            hall.store().change_person(person, PersonChange::Leave { name, called }).await?;
            hall.catch_up().await;
            Ok(())
        })
        .await
    }
}

impl LiveTable {
    /// Gives the seats of somebody who leaves for good to bots, or to whoever comes, and makes somebody else the host.
    /// Says what those seats were called that are not theirs any more.
    async fn part_with(self: &Arc<Self>, person: PersonId) -> Result<Vec<String>, HallError> {
        self.commit(|draft| {
            let mut called = Vec::new();
            let is_host = draft.state.row.host == person;
            let is_theirs = |holder: &Holder| matches!(holder, Holder::Person(of) | Holder::Kept(of) if *of == person);
            let seats: Vec<_> =
                draft.state.seats.iter().filter(|row| is_theirs(&row.holder)).map(|row| row.seat).collect();
            match draft.state.row.head.status {
                Status::Gathering if is_host => {
                    draft.head().status = Status::Aborted;
                    draft.note(say!(NoteHostLeft));
                }
                Status::Gathering => {
                    for seat in seats {
                        let name = seat_name(draft.state.kind, seat);
                        draft.seat(seat, |row| {
                            row.holder = Holder::Open;
                            called.push(std::mem::replace(&mut row.name, name));
                            row.nonce = None;
                        });
                    }
                }
                Status::Playing => {
                    for seat in seats {
                        draft.stand_in(seat, true, say!(NoteLeft))?;
                    }
                    // Whoever only shares the host's device has no say of their own. Those who are away come last.
                    let mut others = draft.state.active_people().into_iter().chain(draft.state.people_with_say());
                    if let Some(next) = others.find(|other| is_host && *other != person) {
                        draft.host(next);
                    }
                }
                Status::Over | Status::Aborted => {}
            }
            Ok(called)
        })
        .await
    }
}
