//! Signs of life at tables.

use sqlx::{SqliteConnection, query};

use super::rows::{Fields, What};
use crate::store::{PersonId, SignRow, StoreError, TableId};

pub(super) async fn keep(connection: &mut SqliteConnection, id: &TableId, sign: &SignRow) -> Result<(), StoreError> {
    query(
        "INSERT INTO signs (table_id, person, at, abort_at) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, person) \
         DO UPDATE SET at = MAX(at, excluded.at), abort_at = COALESCE(excluded.abort_at, abort_at)",
    )
    .bind(id.as_str())
    .bind(sign.person.0)
    .bind(sign.at)
    .bind(sign.abort_at)
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) const SIGNS: &str = "SELECT person, at, abort_at FROM signs WHERE table_id = ? ORDER BY person";

pub(super) async fn of_table(connection: &mut SqliteConnection, id: &TableId) -> Result<Vec<SignRow>, StoreError> {
    let rows = query(SIGNS).bind(id.as_str()).fetch_all(connection).await?;
    let sign = |row| {
        let fields = Fields::new(row, What::At(id.as_str(), "sign of person", "person"));
        Ok(SignRow {
            person: PersonId(fields.read("person")?),
            at: fields.read("at")?,
            abort_at: fields.optional("abort_at")?,
        })
    };
    rows.iter().map(sign).collect()
}

/// Stores that the server is up, and moves all signs forward by the length of an outage. Signs are never moved back,
/// even if the clock was.
pub(super) async fn keep_awake(
    connection: &mut SqliteConnection,
    at: i64,
    longest_pause: i64,
) -> Result<(), StoreError> {
    query(
        "UPDATE signs SET at = signs.at + away.time, abort_at = abort_at + away.time \
         FROM (SELECT ? - at AS time FROM awake) AS away WHERE away.time > ?",
    )
    .bind(at)
    .bind(longest_pause)
    .execute(&mut *connection)
    .await?;
    query("INSERT INTO awake (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at")
        .bind(at)
        .execute(connection)
        .await?;
    Ok(())
}
