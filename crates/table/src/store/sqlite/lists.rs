//! Lists of tables. Tables that cannot be read are skipped, so that the others can still be found.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query};

use super::rows::{self, Fields, What};
use crate::store::{CampaignId, Holder, PersonId, StoreError, TableId, TableSummary};

/// Selects the tables that a statement picks, ordered by its `rank`, with one row for each seat.
macro_rules! summaries {
    ($picked:literal) => {
        concat!(
            "SELECT picked.*, seat, holder, person, bot, stand_in, name FROM (",
            $picked,
            ") AS picked LEFT JOIN seats ON seats.table_id = picked.id ORDER BY rank DESC, picked.id, seat"
        )
    };
}

// Without help, SQLite would scan all tables with a status. A `+` or a named index prevents that.

pub(super) const TABLES_OF: &str = summaries!(
    "SELECT id, game, setup, campaign, status, summary, changed_at, changed_at AS rank FROM tables \
     WHERE id IN (SELECT table_id FROM seats WHERE person = ?1 UNION ALL SELECT id FROM tables WHERE host = ?1) \
     AND +status IN ('gathering', 'playing') ORDER BY rank DESC, id LIMIT ?2"
);

pub(super) const FINISHED_OF: &str = summaries!(
    "SELECT id, game, setup, campaign, status, summary, changed_at, changed_at AS rank FROM tables \
     WHERE id IN (SELECT table_id FROM seats WHERE person = ?1 UNION ALL SELECT id FROM tables WHERE host = ?1) \
     AND (+status = 'over' OR +status = 'aborted' AND seed IS NOT NULL) ORDER BY rank DESC, id LIMIT ?2"
);

/// The newest tables of each host, with the first of every host before the second of any. Only the latest 2000 tables
/// are considered, which is far more than one host can have open.
pub(super) const OPEN_TABLES: &str = summaries!(
    "SELECT id, game, setup, campaign, status, summary, changed_at, created_at AS rank FROM (\
     SELECT *, ROW_NUMBER() OVER (PARTITION BY host ORDER BY created_at DESC, id) AS nth FROM (\
     SELECT id, game, setup, campaign, status, summary, changed_at, created_at, host FROM tables INDEXED BY tables_open \
     WHERE status = 'gathering' AND is_listed = 1 \
     AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND holder = 'open') \
     ORDER BY created_at DESC, id LIMIT 2000)) WHERE nth <= 3 ORDER BY nth, rank DESC, id LIMIT ?"
);

pub(super) const CAMPAIGN: &str = summaries!(
    "SELECT id, game, setup, campaign, status, summary, changed_at, changed_at AS rank FROM tables \
     WHERE campaign_id = ? AND +status <> 'aborted' ORDER BY rank DESC, id LIMIT ?"
);

pub(super) const AWAITING_BOTS: &str = "SELECT id FROM tables INDEXED BY tables_awaiting_bots \
    WHERE status = 'playing' AND awaits = 'bots' ORDER BY id";

pub(super) async fn tables_of(
    connection: &mut SqliteConnection,
    person: PersonId,
    most: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    Ok(read_all(&query(TABLES_OF).bind(person.0).bind(most).fetch_all(connection).await?))
}

pub(super) async fn finished_of(
    connection: &mut SqliteConnection,
    person: PersonId,
    most: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    Ok(read_all(&query(FINISHED_OF).bind(person.0).bind(most).fetch_all(connection).await?))
}

pub(super) async fn open_tables(connection: &mut SqliteConnection, most: u32) -> Result<Vec<TableSummary>, StoreError> {
    Ok(read_all(&query(OPEN_TABLES).bind(most).fetch_all(connection).await?))
}

pub(super) async fn campaign_tables(
    connection: &mut SqliteConnection,
    id: &CampaignId,
    most: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    Ok(read_all(&query(CAMPAIGN).bind(id.as_str()).bind(most).fetch_all(connection).await?))
}

pub(super) async fn awaiting_bots(connection: &mut SqliteConnection) -> Result<Vec<TableId>, StoreError> {
    let rows = query(AWAITING_BOTS).fetch_all(connection).await?;
    Ok(rows.iter().filter_map(|row| or_warn(rows::table_id(row))).collect())
}

pub(super) async fn count_tables(connection: &mut SqliteConnection) -> Result<[u64; 4], StoreError> {
    let rows = query("SELECT status, COUNT(*) AS tables FROM tables GROUP BY status").fetch_all(connection).await?;
    let mut counts = [0; 4];
    for row in &rows {
        let fields = Fields::new(row, What::Table("(one of several)"));
        let Some(status) = or_warn(fields.status()) else { continue };
        counts[status.index()] = fields.read::<i64>("tables")?.cast_unsigned();
    }
    Ok(counts)
}

/// Reads rows that are grouped by table and ordered by seat.
fn read_all(rows: &[SqliteRow]) -> Vec<TableSummary> {
    let same_table = |one: &SqliteRow, other: &SqliteRow| {
        let id = |row: &SqliteRow| row.try_get::<String, _>("id").ok();
        id(one) == id(other)
    };
    rows.chunk_by(same_table).filter_map(|rows| or_warn(summary(rows))).collect()
}

/// Reads the rows of one table.
fn summary(rows: &[SqliteRow]) -> Result<TableSummary, StoreError> {
    let first = &rows[0];
    let id = rows::table_id(first)?;
    let table = Fields::new(first, What::Table(id.as_str()));
    let (mut names, mut people) = (Vec::new(), Vec::new());
    for row in rows {
        let seat = Fields::new(row, What::At(id.as_str(), "seat", "seat"));
        let (name, person) = match seat.holder()? {
            Holder::Open => (None, None),
            Holder::Kept(person) => (None, Some(person)),
            Holder::Person(person) => {
                let stand_in: Option<String> = seat.optional("stand_in")?;
                (Some(seat.read("name")?), stand_in.is_none().then_some(person))
            }
            Holder::Bot(_) => (Some(seat.read("name")?), None),
        };
        names.push(name);
        people.push(person);
    }
    Ok(TableSummary {
        game: table.read("game")?,
        setup: table.read("setup")?,
        campaign: table.optional("campaign")?,
        status: table.status()?,
        summary: table.read("summary")?,
        names,
        people,
        changed_at: table.read("changed_at")?,
        id: id.clone(),
    })
}

/// Logs an error and drops it.
fn or_warn<T>(read: Result<T, StoreError>) -> Option<T> {
    read.inspect_err(|error| tracing::warn!(%error, "a row was left out of a list")).ok()
}
