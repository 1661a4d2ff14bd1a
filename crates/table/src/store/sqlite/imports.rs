//! Imported games.

use sqlx::{SqliteConnection, query};

use super::rows::{self, Fields, What};
use crate::store::{ImportRow, PersonId, StoreError, TableId};

pub(super) async fn add(
    connection: &mut SqliteConnection,
    table: &TableId,
    person: PersonId,
) -> Result<(), StoreError> {
    query("INSERT INTO imports (table_id, person) VALUES (?, ?)")
        .bind(table.as_str())
        .bind(person.0)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) const OF_PERSON: &str = "SELECT tables.id AS id, campaign FROM imports \
    JOIN tables ON tables.id = imports.table_id WHERE imports.person = ? ORDER BY imports.id";

pub(super) async fn of_person(
    connection: &mut SqliteConnection,
    person: PersonId,
) -> Result<Vec<ImportRow>, StoreError> {
    let rows = query(OF_PERSON).bind(person.0).fetch_all(connection).await?;
    let import = |row| {
        let table = rows::table_id(row)?;
        let campaign: Option<String> = Fields::new(row, What::Table(table.as_str())).optional("campaign")?;
        Ok(ImportRow { is_of_campaign: campaign.is_some(), table })
    };
    rows.iter().map(import).collect()
}

/// Removes an imported game and everything that belongs to it. Games that were branched off from it stay, but lose
/// their origin. Does nothing if the table was not imported.
pub(super) async fn remove(connection: &mut SqliteConnection, table: &TableId) -> Result<(), StoreError> {
    let removed =
        query("DELETE FROM imports WHERE table_id = ?").bind(table.as_str()).execute(&mut *connection).await?;
    if removed.rows_affected() == 0 {
        return Ok(());
    }
    for statement in [
        "UPDATE tables SET parent = NULL, parent_at = NULL WHERE parent = ?",
        "UPDATE tables SET rematch = NULL WHERE rematch = ?",
        "DELETE FROM moves WHERE table_id = ?",
        "DELETE FROM snapshots WHERE table_id = ?",
        "DELETE FROM notes WHERE table_id = ?",
        "DELETE FROM signs WHERE table_id = ?",
        "DELETE FROM mutes WHERE table_id = ?",
        "DELETE FROM removals WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        query(statement).bind(table.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}
