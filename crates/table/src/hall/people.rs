//! People: how they sign in, come back, and leave.

use crate::words::{Key, seat_name};
use engine::say;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use super::driver::is_hopeless;
use super::live::LiveTable;
use super::moves::to_the_end;
use super::{Hall, HallError, Name, Person, Session, Token, now, random};
use crate::store::{Holder, PersonChange, PersonId, Status, StoreError, TokenHash};

/// The text that replaces the name of a person who has left.
pub const FORMER_PLAYER: &str = "Former player";

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The sessions used today, so that each is stored once a day instead of at every request.
#[derive(Default)]
pub(super) struct Visits(Mutex<(i64, HashSet<TokenHash>)>);

impl Visits {
    /// Returns true if this is the session's first use today.
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
    /// Adds a person. The token is that of their first session.
    pub async fn add_person(&self, name: &Name, preferences: &str) -> Result<(Person, Token), HallError> {
        let token = new_token()?;
        let id = self.store().add_person(token.hash(), name.as_str(), preferences).await?;
        let person = Person { id, name: name.as_str().to_owned(), preferences: preferences.to_owned() };
        Ok((person, token))
    }

    /// Returns the person with this session token.
    pub async fn person(&self, token: &Token) -> Result<Option<Person>, HallError> {
        Ok(self.store().person_by_token(token.hash()).await?)
    }

    /// Returns the person with this token in their personal link.
    pub async fn person_of_link(&self, token: &Token) -> Result<Option<Person>, HallError> {
        Ok(self.store().person_by_link(token.hash()).await?)
    }

    /// Updates a person's name and preferences.
    pub async fn update_person(&self, person: &Person) -> Result<(), HallError> {
        Ok(self.store().update_person(person).await?)
    }

    /// Lists a person's sessions, last used first.
    pub async fn sessions(&self, person: PersonId) -> Result<Vec<Session>, HallError> {
        Ok(self.store().sessions_of(person).await?)
    }

    /// Adds a session to a person and returns its token.
    pub async fn begin_session(&self, person: PersonId) -> Result<Token, HallError> {
        let token = new_token()?;
        self.store().change_person(person, PersonChange::Begin(token.hash())).await?;
        Ok(token)
    }

    /// Records once a day that a session is used, and on which device. Does not wait for the store.
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
                Err(error) => tracing::warn!(%error, "the use of a session was not recorded"),
            }
        });
    }

    /// Ends a session.
    pub async fn end_session(&self, person: PersonId, token: &Token) -> Result<(), HallError> {
        Ok(self.store().change_person(person, PersonChange::End(token.hash())).await?)
    }

    /// Ends all sessions of a person and returns the token of a new one.
    pub async fn end_other_sessions(&self, person: PersonId) -> Result<Token, HallError> {
        let token = new_token()?;
        self.store().change_person(person, PersonChange::EndOthers(token.hash())).await?;
        Ok(token)
    }

    /// Replaces the personal link. The old one becomes invalid.
    pub async fn new_link(&self, person: PersonId) -> Result<Token, HallError> {
        let token = new_token()?;
        self.store().change_person(person, PersonChange::Link(token.hash())).await?;
        Ok(token)
    }

    /// Lets a person leave permanently. Bots play on in their seats, and nothing says who they were.
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
                    // The game cannot go on if its table cannot be opened, but the name is still removed.
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
    /// Gives the seats of a person who leaves to bots or opens them again, and makes another player the host. Returns
    /// the names of the seats that were opened.
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
                    // People who share the host's device have no separate vote. Players who are away come last.
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
