//! The statements of each write. The [writer](super::writer) makes sure that either all of them take effect or none.

use sqlx::{SqliteConnection, query};

use super::{campaigns, rows, talk};
use crate::store::{
    CampaignId, Change, Holder, Move, MoveRow, NoteRow, SeatRow, SnapshotRow, StoreError, TableId, TableRow,
};

pub(super) async fn add_table(
    connection: &mut SqliteConnection,
    table: &TableRow,
    seats: &[SeatRow],
) -> Result<(), StoreError> {
    let TableRow { head, parent, .. } = table;
    campaigns::begin(connection, table).await?;
    query(
        "INSERT INTO tables (id, game, rules_version, pack_name, pack_hash, setup, host, secret, commitment, is_listed, \
         options, parent, parent_at, campaign, campaign_id, created_at, version, status, awaits, seed, number, position, handed_on, changed_at, \
         summary, rematch, asked) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(table.id.as_str())
    .bind(&table.game)
    .bind(i64::from(table.rules_version))
    .bind(&table.pack_name)
    .bind(&table.pack_hash)
    .bind(&table.setup)
    .bind(table.host.0)
    .bind(table.secret.to_string())
    .bind(&table.commitment)
    .bind(table.is_listed)
    .bind(&table.options)
    .bind(parent.as_ref().map(|(id, _)| id.as_str()))
    .bind(parent.as_ref().map(|(_, position)| integer(*position)).transpose()?)
    .bind(&table.campaign)
    .bind(table.campaign_id.as_ref().map(CampaignId::as_str))
    .bind(table.created_at)
    .bind(integer(table.version)?)
    .bind(head.status.name())
    .bind(head.awaits.name())
    .bind(head.seed.map(|seed| seed.to_string()))
    .bind(integer(head.number)?)
    .bind(integer(head.position)?)
    .bind(integer(head.confirmed)?)
    .bind(head.changed_at)
    .bind(&head.summary)
    .bind(head.rematch.as_ref().map(TableId::as_str))
    .bind(&head.asked)
    .execute(&mut *connection)
    .await?;
    for seat in seats {
        add_seat(connection, &table.id, seat).await?;
    }
    campaigns::add_people(connection, table, seats).await
}

pub(super) async fn commit(connection: &mut SqliteConnection, id: &TableId, change: &Change) -> Result<(), StoreError> {
    advance(connection, id, change).await?;
    if let Some(position) = change.take_back_from {
        take_back(connection, id, integer(position)?).await?;
    }
    for made in &change.moves {
        add_move(connection, id, made).await?;
    }
    for snapshot in change.beginning.iter().chain(&change.snapshot) {
        put_snapshot(connection, id, snapshot).await?;
    }
    if change.drop_snapshots {
        drop_snapshots(connection, id, change.snapshot.as_ref()).await?;
    }
    for seat in &change.seats {
        update_seat(connection, id, seat).await?;
        campaigns::add_person(connection, id, seat.holder.person()).await?;
    }
    for note in &change.notes {
        add_note(connection, id, note).await?;
    }
    for changed in &change.talk {
        talk::change(connection, id, *changed).await?;
    }
    Ok(())
}

/// Increases the version of the table, if it is still the expected one.
async fn advance(connection: &mut SqliteConnection, id: &TableId, change: &Change) -> Result<(), StoreError> {
    let Change { version, head, rules_version, .. } = change;
    let updated = query(
        "UPDATE tables SET version = version + 1, rules_version = ?, status = ?, awaits = ?, seed = ?, number = ?, position = ?, \
         handed_on = ?, changed_at = ?, summary = ?, rematch = ?, asked = ?, host = COALESCE(?, host), options = COALESCE(?, options) WHERE id = ? AND version = ?",
    )
    .bind(rules_version)
    .bind(head.status.name())
    .bind(head.awaits.name())
    .bind(head.seed.map(|seed| seed.to_string()))
    .bind(integer(head.number)?)
    .bind(integer(head.position)?)
    .bind(integer(head.confirmed)?)
    .bind(head.changed_at)
    .bind(&head.summary)
    .bind(head.rematch.as_ref().map(TableId::as_str))
    .bind(&change.head.asked)
    .bind(change.host.map(|person| person.0))
    .bind(&change.options)
    .bind(id.as_str())
    .bind(integer(*version)?)
    .execute(connection)
    .await?;
    if updated.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

async fn take_back(connection: &mut SqliteConnection, id: &TableId, position: i64) -> Result<(), StoreError> {
    query("UPDATE moves SET taken_back = 1 WHERE table_id = ? AND position >= ? AND taken_back = 0")
        .bind(id.as_str())
        .bind(position)
        .execute(&mut *connection)
        .await?;
    query("DELETE FROM snapshots WHERE table_id = ? AND position > ?")
        .bind(id.as_str())
        .bind(position)
        .execute(connection)
        .await?;
    Ok(())
}

async fn add_move(connection: &mut SqliteConnection, id: &TableId, made: &MoveRow) -> Result<(), StoreError> {
    let (position, notation, salt, undo_to) = match &made.what {
        Move::Act { position, notation } => (Some(integer(*position)?), Some(notation), None, None),
        Move::Redraw { position, salt } => (Some(integer(*position)?), None, Some(salt.cast_signed()), None),
        Move::Undo { to } => (None, None, None, Some(integer(*to)?)),
        Move::Confirm => (None, None, None, None),
    };
    query(
        "INSERT INTO moves (table_id, number, at, seat, kind, position, notation, salt, undo_to, plan_from, plan_digest) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(id.as_str())
    .bind(integer(made.number)?)
    .bind(made.at)
    .bind(made.seat.map(rows::seat_number))
    .bind(rows::MoveKind::of(&made.what).name())
    .bind(position)
    .bind(notation)
    .bind(salt)
    .bind(undo_to)
    .bind(made.plan.as_ref().map(|plan| integer(plan.from)).transpose()?)
    .bind(made.plan.as_ref().map(|plan| plan.digest.as_str()))
    .execute(connection)
    .await?;
    Ok(())
}

async fn put_snapshot(
    connection: &mut SqliteConnection,
    id: &TableId,
    snapshot: &SnapshotRow,
) -> Result<(), StoreError> {
    query(
        "INSERT INTO snapshots (table_id, position, layout, state) VALUES (?, ?, ?, ?) \
         ON CONFLICT (table_id, position) DO UPDATE SET layout = excluded.layout, state = excluded.state",
    )
    .bind(id.as_str())
    .bind(integer(snapshot.position)?)
    .bind(snapshot.layout)
    .bind(&snapshot.state)
    .execute(connection)
    .await?;
    Ok(())
}

/// Drops all snapshots but the first and this one.
async fn drop_snapshots(
    connection: &mut SqliteConnection,
    id: &TableId,
    kept: Option<&SnapshotRow>,
) -> Result<(), StoreError> {
    query(
        "DELETE FROM snapshots WHERE table_id = ?1 AND position IS NOT ?2 \
         AND position > (SELECT MIN(position) FROM snapshots WHERE table_id = ?1)",
    )
    .bind(id.as_str())
    .bind(kept.map(|snapshot| integer(snapshot.position)).transpose()?)
    .execute(connection)
    .await?;
    Ok(())
}

async fn add_seat(connection: &mut SqliteConnection, id: &TableId, seat: &SeatRow) -> Result<(), StoreError> {
    let insert = "INSERT INTO seats (holder, person, bot, stand_in, resigned, name, code, nonce, table_id, seat) \
                  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    write_seat(connection, insert, id, seat).await?;
    Ok(())
}

async fn update_seat(connection: &mut SqliteConnection, id: &TableId, seat: &SeatRow) -> Result<(), StoreError> {
    let update = "UPDATE seats SET holder = ?, person = ?, bot = ?, stand_in = ?, resigned = ?, name = ?, code = ?, \
                  nonce = ? WHERE table_id = ? AND seat = ?";
    match write_seat(connection, update, id, seat).await? {
        0 => Err(missing(format!("seat {} of table {id}", seat.seat))),
        _ => Ok(()),
    }
}

/// Runs a statement with the columns of a seat, and returns the number of changed rows.
async fn write_seat(
    connection: &mut SqliteConnection,
    statement: &'static str,
    id: &TableId,
    seat: &SeatRow,
) -> Result<u64, StoreError> {
    let (person, bot) = holder_columns(&seat.holder);
    let written = query(statement)
        .bind(rows::HolderKind::of(&seat.holder).name())
        .bind(person)
        .bind(bot)
        .bind(&seat.stand_in)
        .bind(seat.resigned)
        .bind(&seat.name)
        .bind(&seat.code)
        .bind(seat.nonce.map(|nonce| nonce.to_string()))
        .bind(id.as_str())
        .bind(rows::seat_number(seat.seat))
        .execute(connection)
        .await?;
    Ok(written.rows_affected())
}

async fn add_note(connection: &mut SqliteConnection, id: &TableId, note: &NoteRow) -> Result<(), StoreError> {
    let phrase = match note.said.as_verbatim() {
        Some(_) => None,
        None => Some(rows::phrase(&note.said)?),
    };
    query("INSERT INTO notes (table_id, at, name, seat, person, text, phrase) VALUES (?, ?, ?, ?, ?, ?, ?)")
        .bind(id.as_str())
        .bind(note.at)
        .bind(&note.name)
        .bind(note.seat.map(rows::seat_number))
        .bind(note.person.map(|person| person.0))
        .bind(note.said.as_verbatim().unwrap_or_default())
        .bind(phrase)
        .execute(connection)
        .await?;
    Ok(())
}

fn holder_columns(holder: &Holder) -> (Option<i64>, Option<&str>) {
    match holder {
        Holder::Open => (None, None),
        Holder::Kept(person) | Holder::Person(person) => (Some(person.0), None),
        Holder::Bot(bot) => (None, Some(bot)),
    }
}

/// SQLite has no integers above 2⁶³.
fn integer(value: u64) -> Result<i64, sqlx::Error> {
    i64::try_from(value).map_err(|error| sqlx::Error::Encode(error.into()))
}

pub(super) fn missing(what: String) -> StoreError {
    StoreError::Corrupt { what, problem: "there is no such row".to_owned() }
}
