//! Limits on the number of tables per person.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::error::HallError;
use super::{Hall, Inner};
use crate::store::PersonId;

/// The number of tables that each person is opening at this moment.
pub(super) type Opening = Mutex<HashMap<PersonId, u32>>;

/// A reservation for one more table of a person, until this is dropped.
pub(super) struct Room(Arc<Inner>, PersonId);

impl Hall {
    /// Checks that a person may have one more table, including those they are opening at the same time.
    pub(super) async fn room_for(&self, person: PersonId) -> Result<Room, HallError> {
        let most = self.0.config.most_tables;
        let opening = {
            let mut opening = lock(&self.0.opening);
            let own = opening.entry(person).or_default();
            *own += 1;
            *own
        };
        let room = Room(self.0.clone(), person);
        let has = self.store().tables_of(person, most).await?.len();
        if has + opening as usize > most as usize {
            return Err(HallError::TooManyTables { most });
        }
        Ok(room)
    }

    /// Removes a person's oldest imports if there are too many. Chapters of campaigns stay.
    pub(super) async fn prune_imports(&self, person: PersonId) -> Result<(), HallError> {
        let brought = self.store().imports_of(person).await?;
        let too_many = brought.len().saturating_sub(self.0.config.most_imports as usize);
        for import in brought.iter().filter(|import| !import.is_of_campaign).take(too_many) {
            self.store().remove_import(&import.table).await?;
            self.0.tables.lock().await.remove(&import.table);
        }
        Ok(())
    }

    /// Checks that a person may import one more game. Imported chapters of campaigns count, because they are never
    /// removed.
    pub(super) async fn must_have_room_for_import(&self, person: PersonId) -> Result<(), HallError> {
        let most = self.0.config.most_imports;
        let chapters = self.store().imports_of(person).await?.iter().filter(|import| import.is_of_campaign).count();
        if chapters >= most as usize { Err(HallError::TooManyChapters { most }) } else { Ok(()) }
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let mut opening = lock(&self.0.opening);
        if let Some(own) = opening.get_mut(&self.1) {
            *own -= 1;
            if *own == 0 {
                opening.remove(&self.1);
            }
        }
    }
}

fn lock(opening: &Opening) -> MutexGuard<'_, HashMap<PersonId, u32>> {
    // The map is consistent between any two statements.
    opening.lock().unwrap_or_else(PoisonError::into_inner)
}
