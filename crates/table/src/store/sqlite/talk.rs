//! Mutes and removals at a table.

use sqlx::{SqliteConnection, query, query_as};

use crate::store::{PersonId, StoreError, TableId, TalkChange, TalkRows};

pub(super) const MUTES: &str = "SELECT person, other FROM mutes WHERE table_id = ? ORDER BY person, other";
pub(super) const REMOVALS: &str = "SELECT person, newest FROM removals WHERE table_id = ? ORDER BY person";

pub(super) async fn of_table(connection: &mut SqliteConnection, id: &TableId) -> Result<TalkRows, StoreError> {
    let mutes: Vec<(i64, i64)> = query_as(MUTES).bind(id.as_str()).fetch_all(&mut *connection).await?;
    let removed: Vec<(i64, i64)> = query_as(REMOVALS).bind(id.as_str()).fetch_all(connection).await?;
    let people =
        |pairs: Vec<(i64, i64)>| pairs.into_iter().map(|(one, other)| (PersonId(one), PersonId(other))).collect();
    Ok(TalkRows { mutes: people(mutes), removed: people(removed) })
}

pub(super) async fn change(
    connection: &mut SqliteConnection,
    id: &TableId,
    change: TalkChange,
) -> Result<(), StoreError> {
    let (statement, one, other) = match change {
        TalkChange::Mute { person, other, is_muted: true } => {
            ("INSERT OR IGNORE INTO mutes (table_id, person, other) VALUES (?, ?, ?)", person, Some(other))
        }
        TalkChange::Mute { person, other, is_muted: false } => {
            ("DELETE FROM mutes WHERE table_id = ? AND person = ? AND other = ?", person, Some(other))
        }
        TalkChange::Remove { person, newest } => {
            ("INSERT OR REPLACE INTO removals (table_id, person, newest) VALUES (?, ?, ?)", person, Some(newest))
        }
        TalkChange::LetBack(person) => ("DELETE FROM removals WHERE table_id = ? AND person = ?", person, None),
    };
    let statement = query(statement).bind(id.as_str()).bind(one.0);
    match other {
        Some(other) => statement.bind(other.0).execute(connection).await?,
        None => statement.execute(connection).await?,
    };
    Ok(())
}
