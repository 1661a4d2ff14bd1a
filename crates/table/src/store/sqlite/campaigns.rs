//! Campaigns, and who they belong to.

use sqlx::sqlite::SqliteRow;
use sqlx::{SqliteConnection, query};

use super::rows::{Fields, What};
use crate::store::{CampaignId, CampaignRow, PersonId, SeatRow, StoreError, TableId, TableRow};

/// Maximum number of campaigns in a person's list.
const MOST_CAMPAIGNS: u32 = 200;

pub(super) const CAMPAIGNS_OF: &str = "SELECT id, game, name, \
    (SELECT MAX(changed_at) FROM tables WHERE campaign_id = campaigns.id) AS rank \
    FROM campaign_people CROSS JOIN campaigns ON campaigns.id = campaign_people.campaign \
    WHERE person = ? ORDER BY rank DESC, id LIMIT ?";

fn row(row: &SqliteRow) -> Result<CampaignRow, StoreError> {
    let fields = Fields::new(row, What::Campaign);
    Ok(CampaignRow { id: fields.parsed("id")?, game: fields.read("game")?, name: fields.read("name")? })
}

pub(super) async fn find(
    connection: &mut SqliteConnection,
    id: &CampaignId,
) -> Result<Option<CampaignRow>, StoreError> {
    let found = query("SELECT id, game, name FROM campaigns WHERE id = ?").bind(id.as_str());
    found.fetch_optional(connection).await?.as_ref().map(row).transpose()
}

pub(super) async fn of_person(
    connection: &mut SqliteConnection,
    person: PersonId,
) -> Result<Vec<CampaignRow>, StoreError> {
    let rows = query(CAMPAIGNS_OF).bind(person.0).bind(MOST_CAMPAIGNS).fetch_all(connection).await?;
    rows.iter().map(row).collect()
}

pub(super) async fn join(
    connection: &mut SqliteConnection,
    id: &CampaignId,
    person: PersonId,
) -> Result<(), StoreError> {
    query("INSERT OR IGNORE INTO campaign_people (campaign, person) VALUES (?, ?)")
        .bind(id.as_str())
        .bind(person.0)
        .execute(connection)
        .await?;
    Ok(())
}

/// Adds the campaign of a table if it starts with this table.
pub(super) async fn begin(connection: &mut SqliteConnection, table: &TableRow) -> Result<(), StoreError> {
    let (Some(id), Some(name)) = (&table.campaign_id, &table.campaign) else { return Ok(()) };
    query("INSERT OR IGNORE INTO campaigns (id, game, name) VALUES (?, ?, ?)")
        .bind(id.as_str())
        .bind(&table.game)
        .bind(name)
        .execute(connection)
        .await?;
    Ok(())
}

/// Adds the campaign of a new table to the campaigns of its host and of everyone seated.
pub(super) async fn add_people(
    connection: &mut SqliteConnection,
    table: &TableRow,
    seats: &[SeatRow],
) -> Result<(), StoreError> {
    let Some(id) = &table.campaign_id else { return Ok(()) };
    join(connection, id, table.host).await?;
    for person in seats.iter().filter_map(|seat| seat.holder.person()) {
        join(connection, id, person).await?;
    }
    Ok(())
}

/// Adds the campaign of a table to the campaigns of a person who sits down.
pub(super) async fn add_person(
    connection: &mut SqliteConnection,
    table: &TableId,
    person: Option<PersonId>,
) -> Result<(), StoreError> {
    let Some(person) = person else { return Ok(()) };
    query(
        "INSERT OR IGNORE INTO campaign_people (campaign, person) \
         SELECT campaign_id, ? FROM tables WHERE id = ? AND campaign_id IS NOT NULL",
    )
    .bind(person.0)
    .bind(table.as_str())
    .execute(connection)
    .await?;
    Ok(())
}
