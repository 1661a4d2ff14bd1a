//! People in older databases, and what remains of people who leave.

use super::*;
use crate::store::conformance::talking;
use crate::store::{CampaignRow, PersonChange, SessionRow};

const OLD: TokenHash = TokenHash([1; 32]);
const NEW: TokenHash = TokenHash([2; 32]);
const LINK: TokenHash = TokenHash([3; 32]);

/// A database from before there were sessions, with a person whose token is `OLD`.
async fn from_before(statements: &'static str) -> (TempDir, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let options = SqliteConnectOptions::new().filename(folder.path().join("tessera.db")).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    let mut migrator = sqlx::migrate!();
    migrator.migrations.to_mut().retain(|migration| migration.version < 5);
    migrator.run_direct(None, &mut connection, false).await.unwrap();
    sqlx::query(statements).execute(&mut connection).await.unwrap();
    drop(connection);
    let store = SqliteStore::open(folder.path()).await.unwrap();
    (folder, store)
}

const ANN: &str = "INSERT INTO persons (id, token, name, preferences) \
    VALUES (7, x'0101010101010101010101010101010101010101010101010101010101010101', 'Ann', 'none')";

#[tokio::test]
async fn older_token_is_both_session_and_link() {
    let (_folder, store) = from_before(ANN).await;
    let ann = store.person_by_token(OLD).await.unwrap().unwrap();
    assert_eq!((ann.id, ann.name.as_str(), ann.preferences.as_str()), (PersonId(7), "Ann", "none"));
    assert_eq!(store.person_by_link(OLD).await.unwrap(), Some(ann.clone()));
    assert_eq!(store.sessions_of(ann.id).await.unwrap(), [SessionRow { device: String::new(), used_on: 0 }]);

    store.change_person(ann.id, PersonChange::End(OLD)).await.unwrap();
    assert!(store.person_by_token(OLD).await.unwrap().is_some(), "other browsers use it too");
    store.change_person(ann.id, PersonChange::Link(LINK)).await.unwrap();
    assert_eq!(store.person_by_link(LINK).await.unwrap(), Some(ann));
    assert_eq!(store.person_by_token(OLD).await.unwrap(), None);
    assert_eq!(store.person_by_link(OLD).await.unwrap(), None);
}

#[tokio::test]
async fn signing_out_ends_a_link_that_was_a_session() {
    let (_folder, store) = from_before(ANN).await;
    let ann = PersonId(7);
    store.change_person(ann, PersonChange::EndOthers(NEW)).await.unwrap();
    assert_eq!(store.person_by_token(NEW).await.unwrap().unwrap().id, ann);
    assert_eq!(store.person_by_token(OLD).await.unwrap(), None);
    assert_eq!(store.person_by_link(OLD).await.unwrap(), None);
    store.change_person(ann, PersonChange::Link(LINK)).await.unwrap();
    store.change_person(ann, PersonChange::EndOthers(OLD)).await.unwrap();
    assert_eq!(store.person_by_link(LINK).await.unwrap().unwrap().id, ann, "a separate link stays valid");
}

#[tokio::test]
async fn people_who_leave_leave_no_rows() {
    let (folder, store) = new_store().await;
    let (_, bob) = talking(&store).await;
    store.change_person(bob, PersonChange::Leave { name: "Nobody".to_owned(), called: Vec::new() }).await.unwrap();
    let numbers: Vec<i64> =
        sqlx::query_scalar("SELECT id FROM persons").fetch_all(&mut beside(&folder).await).await.unwrap();
    assert!(!numbers.contains(&bob.0));
}

#[tokio::test]
async fn older_campaigns_belong_to_everyone_seated_at_their_tables() {
    let (_folder, store) = from_before(
        "INSERT INTO persons (id, token, name, preferences) VALUES \
         (1, x'01', 'Ann', ''), (2, x'02', 'Bob', ''), (3, x'03', 'Cleo', ''), (4, x'04', 'Dora', ''); \
         INSERT INTO tables (id, game, rules_version, pack_name, pack_hash, setup, host, secret, commitment, is_listed, \
         options, created_at, version, status, awaits, number, position, handed_on, changed_at, summary, campaign) VALUES \
         ('aaaaaaaaaaaa', 'revive', 1, '', '', '', 1, '', 'a', 0, '', 1, 0, 'over', 'nobody', 0, 0, 0, 1, '', 'Thaw'), \
         ('bbbbbbbbbbbb', 'revive', 1, '', '', '', 2, '', 'b', 0, '', 2, 0, 'over', 'nobody', 0, 0, 0, 2, '', 'thaw'), \
         ('cccccccccccc', 'revive', 1, '', '', '', 1, '', 'c', 0, '', 3, 0, 'over', 'nobody', 0, 0, 0, 3, '', 'Ice'), \
         ('dddddddddddd', 'other', 1, '', '', '', 1, '', 'd', 0, '', 4, 0, 'over', 'nobody', 0, 0, 0, 4, '', NULL); \
         INSERT INTO seats (table_id, seat, holder, person, resigned, name, code) VALUES \
         ('aaaaaaaaaaaa', 0, 'person', 3, 0, 'Cleo', ''), ('bbbbbbbbbbbb', 0, 'open', NULL, 0, 'Red', ''), \
         ('cccccccccccc', 0, 'person', 1, 0, 'Ann', ''), ('dddddddddddd', 0, 'person', 4, 0, 'Dora', '')",
    )
    .await;
    let mut found: Vec<Vec<CampaignRow>> = Vec::new();
    for person in 1..=4 {
        found.push(store.campaigns_of(PersonId(person)).await.unwrap());
    }
    let names = |rows: &[CampaignRow]| rows.iter().map(|row| row.name.to_lowercase()).collect::<Vec<_>>();
    assert_eq!(
        found.iter().map(|rows| names(rows)).collect::<Vec<_>>(),
        [vec!["ice", "thaw"], vec!["thaw"], vec!["thaw"], vec![]]
    );
    let thaw = &found[2][0];
    assert_eq!((&found[1][0], &found[0][1], thaw.game.as_str()), (thaw, thaw, "revive"));
    assert_ne!(found[0][0].id, thaw.id);
    assert_eq!(store.campaign(&thaw.id).await.unwrap().as_ref(), Some(thaw));
    let tables = store.campaign_tables(&thaw.id, 9).await.unwrap();
    assert_eq!(tables.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["bbbbbbbbbbbb", "aaaaaaaaaaaa"]);
}
