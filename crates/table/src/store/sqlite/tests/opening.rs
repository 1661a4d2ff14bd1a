//! Opening, closing, and opening again.

use std::fs;
use std::path::Path;

use super::*;
use crate::store::sqlite::open;

async fn refusal(folder: &Path) -> String {
    match SqliteStore::open(folder).await.unwrap_err() {
        StoreError::Unusable { path, problem } => format!("{path}: {problem}"),
        error => panic!("{error:?}"),
    }
}

#[tokio::test]
async fn folder_is_created() {
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("a").join("b");
    let store = SqliteStore::open(&folder).await.unwrap();
    store.close().await;
    let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, ["tessera.db", "tessera.lock"]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&folder).unwrap().permissions().mode() & 0o777, 0o700);
    }
}

/// No caller may hear of a commit that a power failure could undo.
#[tokio::test]
async fn commits_are_on_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let mut opened = open::open(folder.path()).await.unwrap();
    let journal: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut opened.writer).await.unwrap();
    let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut opened.writer).await.unwrap();
    let foreign_keys: i64 = sqlx::query_scalar("PRAGMA foreign_keys").fetch_one(&mut opened.writer).await.unwrap();
    assert_eq!((journal.as_str(), synchronous, foreign_keys), ("wal", 2, 1));
    let written = sqlx::query("DELETE FROM notes").execute(&opened.readers).await;
    assert!(written.unwrap_err().to_string().contains("readonly"));
}

/// As after a crash: the commits are in the journal, and nothing was cleaned up.
#[tokio::test]
async fn data_survives_a_crash() {
    let (folder, store, table) = store_with_table().await;
    store.commit(&table.id, change(0, &table.head)).await.unwrap();
    let copy = tempfile::tempdir().unwrap();
    for file in ["tessera.db", "tessera.db-wal"] {
        fs::copy(folder.path().join(file), copy.path().join(file)).unwrap();
    }
    let after = SqliteStore::open(copy.path()).await.unwrap();
    assert_eq!(after.table(&table.id).await.unwrap().unwrap().0.version, 1);
}

#[tokio::test]
async fn closing_empties_the_journal() {
    let (folder, store, table) = store_with_table().await;
    store.commit(&table.id, change(0, &table.head)).await.unwrap();
    store.close().await;
    assert!(!folder.path().join("tessera.db-wal").exists());
}

#[tokio::test]
async fn a_folder_has_one_server_at_a_time() {
    let (folder, store) = new_store().await;
    let refusal = refusal(folder.path()).await;
    assert!(refusal.contains("another server uses this folder already; stop it"), "{refusal}");
    store.check_health().await.unwrap();
    drop(store);
    SqliteStore::open(folder.path()).await.unwrap();
}

/// Permissions do not stop an administrator, and tests often run as one. So a file is in the way instead.
#[tokio::test]
async fn unusable_folders_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "in the way").unwrap();
    for path in [file.clone(), file.join("below")] {
        let refusal = refusal(&path).await;
        assert!(refusal.contains("the folder cannot be created") && refusal.contains("choose another"), "{refusal}");
    }
    let locked = folder.path().join("locked");
    fs::create_dir_all(locked.join("tessera.lock")).unwrap();
    let locked = refusal(&locked).await;
    assert!(locked.contains("cannot be written"), "{locked}");
    let taken = folder.path().join("taken");
    fs::create_dir_all(taken.join("tessera.db")).unwrap();
    let taken = refusal(&taken).await;
    assert!(taken.contains("it cannot be written"), "{taken}");
}

#[tokio::test]
async fn file_that_is_not_a_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("tessera.db"), "a shopping list\n".repeat(1000)).unwrap();
    let refusal = refusal(folder.path()).await;
    assert!(refusal.contains("tessera.db: it is not a database; move the file away"), "{refusal}");
    let untouched = fs::read_to_string(folder.path().join("tessera.db")).unwrap();
    assert!(untouched.starts_with("a shopping list"));
}

#[tokio::test]
async fn files_of_other_versions_are_refused() {
    let (folder, store, _) = store_with_table().await;
    store.close().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'from the future', 1, x'00', 0)";
    sqlx::query(newer).execute(&mut beside(&folder).await).await.unwrap();
    let refused = refusal(folder.path()).await;
    assert!(refused.contains("written by a newer version of the server"), "{refused}");

    let other = "UPDATE _sqlx_migrations SET checksum = x'00', version = 1 WHERE version = 1";
    sqlx::query("DELETE FROM _sqlx_migrations WHERE version = 9999").execute(&mut beside(&folder).await).await.unwrap();
    sqlx::query(other).execute(&mut beside(&folder).await).await.unwrap();
    let refused = refusal(folder.path()).await;
    assert!(refused.contains("never released"), "{refused}");
}
