//! Queries. Each is a single statement and so sees a consistent state. None of them slows down as games grow longer.

use std::ops::Range;

use sqlx::{SqliteConnection, query};

use super::rows::{Fields, What};
use crate::store::{ChangedTable, EntryRow, MoveRow, NoteRow, SeatRow, SnapshotRow, StoreError, TableId, TableRow};

/// The columns of a table for [`Fields::table`], with those of each seat for [`Fields::seat`].
pub(super) const TABLE: &str = "SELECT id, game, rules_version, pack_name, pack_hash, setup, host, secret, commitment, is_listed, \
    options, parent, parent_at, campaign, campaign_id, created_at, version, status, awaits, seed, number, position, handed_on, changed_at, \
    summary, rematch, asked, seat, holder, person, bot, stand_in, resigned, name, code, nonce \
    FROM tables LEFT JOIN seats ON seats.table_id = tables.id WHERE tables.id = ? ORDER BY seat";

pub(super) async fn table(
    connection: &mut SqliteConnection,
    id: &TableId,
) -> Result<Option<(TableRow, Vec<SeatRow>)>, StoreError> {
    let rows = query(TABLE).bind(id.as_str()).fetch_all(connection).await?;
    let Some(first) = rows.first() else { return Ok(None) };
    let table = Fields::new(first, What::Table(id.as_str()));
    if table.optional::<i64>("seat")?.is_none() {
        return Err(table.corrupt("it has no seats"));
    }
    let mut seats = Vec::with_capacity(rows.len());
    for row in &rows {
        let fields = Fields::new(row, What::At(id.as_str(), "seat", "seat"));
        let seat = fields.seat()?;
        if seat.seat.index() != seats.len() {
            return Err(fields.corrupt("the seat before it is missing"));
        }
        seats.push(seat);
    }
    Ok(Some((table.table()?, seats)))
}

pub(super) const VERSION: &str = "SELECT version FROM tables WHERE id = ?";

pub(super) async fn changed_since(
    connection: &mut SqliteConnection,
    known: &[(TableId, u64)],
) -> Result<Vec<ChangedTable>, StoreError> {
    let mut changed = Vec::new();
    for (id, known) in known {
        let row = query(VERSION).bind(id.as_str()).fetch_optional(&mut *connection).await?;
        let version = row.map(|row| Fields::new(&row, What::Table(id.as_str())).count("version")).transpose()?;
        if version != Some(*known) {
            changed.push(ChangedTable { table: id.clone(), version });
        }
    }
    Ok(changed)
}

pub(super) const SNAPSHOT: &str = "SELECT position, layout, state FROM snapshots WHERE table_id = ? AND position <= ? AND layout = ? \
    ORDER BY position DESC LIMIT 1";

pub(super) async fn snapshot(
    connection: &mut SqliteConnection,
    id: &TableId,
    at_most: u64,
    layout: u32,
) -> Result<Option<SnapshotRow>, StoreError> {
    let row = query(SNAPSHOT).bind(id.as_str()).bind(bound(at_most)).bind(layout).fetch_optional(connection).await?;
    row.map(|row| Fields::new(&row, What::At(id.as_str(), "snapshot", "position")).snapshot()).transpose()
}

pub(super) async fn snapshots(connection: &mut SqliteConnection, id: &TableId) -> Result<Vec<SnapshotRow>, StoreError> {
    let rows = query("SELECT position, layout, state FROM snapshots WHERE table_id = ? ORDER BY position")
        .bind(id.as_str())
        .fetch_all(connection)
        .await?;
    rows.iter().map(|row| Fields::new(row, What::At(id.as_str(), "snapshot", "position")).snapshot()).collect()
}

pub(super) const ENTRIES: &str = "SELECT number, position, seat, kind, notation, salt, plan_from FROM moves \
    WHERE table_id = ? AND position >= ? AND position < ? AND taken_back = 0 ORDER BY position";

pub(super) async fn entries(
    connection: &mut SqliteConnection,
    id: &TableId,
    positions: Range<u64>,
) -> Result<Vec<EntryRow>, StoreError> {
    let rows = query(ENTRIES)
        .bind(id.as_str())
        .bind(bound(positions.start))
        .bind(bound(positions.end))
        .fetch_all(connection)
        .await?;
    rows.iter().map(|row| Fields::new(row, What::At(id.as_str(), "move", "number")).entry()).collect()
}

pub(super) const MOVES: &str = "SELECT number, at, seat, kind, position, notation, salt, undo_to, plan_from, plan_digest FROM moves \
    WHERE table_id = ? AND at <= ? ORDER BY number";

pub(super) async fn moves(
    connection: &mut SqliteConnection,
    id: &TableId,
    until: i64,
) -> Result<Vec<MoveRow>, StoreError> {
    let rows = query(MOVES).bind(id.as_str()).bind(until).fetch_all(connection).await?;
    rows.iter().map(|row| Fields::new(row, What::At(id.as_str(), "move", "number")).made()).collect()
}

pub(super) const MOVE: &str = "SELECT number, at, seat, kind, position, notation, salt, undo_to, plan_from, plan_digest FROM moves WHERE table_id = ? AND number = ?";

pub(super) async fn find_move(
    connection: &mut SqliteConnection,
    id: &TableId,
    number: u64,
) -> Result<Option<MoveRow>, StoreError> {
    let row = query(MOVE).bind(id.as_str()).bind(bound(number)).fetch_optional(connection).await?;
    row.map(|row| Fields::new(&row, What::At(id.as_str(), "move", "number")).made()).transpose()
}

pub(super) const NOTES: &str =
    "SELECT id, at, name, seat, person, text, phrase FROM notes WHERE table_id = ? ORDER BY id DESC LIMIT ?";

pub(super) async fn notes(
    connection: &mut SqliteConnection,
    id: &TableId,
    most: u32,
) -> Result<Vec<NoteRow>, StoreError> {
    let rows = query(NOTES).bind(id.as_str()).bind(most).fetch_all(connection).await?;
    rows.iter().rev().map(|row| Fields::new(row, What::At(id.as_str(), "note", "id")).note()).collect()
}

/// Checks whether anything can be read at all.
pub(super) async fn anything(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    query("SELECT 1 FROM tables LIMIT 1").fetch_optional(connection).await?;
    Ok(())
}

/// SQLite has no integers above 2⁶³, so no row lies beyond.
fn bound(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}
