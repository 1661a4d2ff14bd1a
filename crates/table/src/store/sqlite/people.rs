//! People: how they sign in, and how they leave.

use std::collections::BTreeSet;

use engine::words::{Phrase, StoredPhrase};
use sqlx::{SqliteConnection, query, query_as, query_scalar};

use super::change::missing;
use super::rows::{self, Fields, What};
use crate::store::{MOST_SESSIONS, PersonChange, PersonId, PersonRow, SessionRow, StoreError, TableId, TokenHash};

/// The link of the person who takes the seats of everyone who has left. No token has this hash.
const NOBODY: TokenHash = TokenHash([0xff; 32]);

pub(super) async fn by_token(
    connection: &mut SqliteConnection,
    TokenHash(token): TokenHash,
) -> Result<Option<PersonRow>, StoreError> {
    let known =
        "SELECT id, name, preferences FROM sessions JOIN persons ON persons.id = sessions.person WHERE token = ?";
    let row = query(known).bind(token.as_slice()).fetch_optional(connection).await?;
    row.map(|row| Fields::new(&row, What::Person).person()).transpose()
}

pub(super) async fn by_link(
    connection: &mut SqliteConnection,
    TokenHash(link): TokenHash,
) -> Result<Option<PersonRow>, StoreError> {
    let known = "SELECT id, name, preferences FROM persons WHERE link = ?";
    let row = query(known).bind(link.as_slice()).fetch_optional(connection).await?;
    row.map(|row| Fields::new(&row, What::Person).person()).transpose()
}

pub(super) async fn sessions_of(
    connection: &mut SqliteConnection,
    person: PersonId,
) -> Result<Vec<SessionRow>, StoreError> {
    let all = "SELECT person AS id, device, used_on FROM sessions WHERE person = ? ORDER BY used_on DESC, token";
    let rows = query(all).bind(person.0).fetch_all(connection).await?;
    rows.iter().map(|row| Fields::new(row, What::Person).session()).collect()
}

pub(super) async fn all_of(
    connection: &mut SqliteConnection,
    people: &[PersonId],
) -> Result<Vec<PersonRow>, StoreError> {
    let mut found = Vec::new();
    for person in people {
        let known = query("SELECT id, name, preferences FROM persons WHERE id = ?").bind(person.0);
        if let Some(row) = known.fetch_optional(&mut *connection).await? {
            found.push(Fields::new(&row, What::Person).person()?);
        }
    }
    Ok(found)
}

pub(super) async fn newest(connection: &mut SqliteConnection) -> Result<PersonId, StoreError> {
    Ok(PersonId(query_scalar("SELECT IFNULL(MAX(id), 0) FROM persons").fetch_one(connection).await?))
}

pub(super) async fn add(
    connection: &mut SqliteConnection,
    token: TokenHash,
    name: &str,
    preferences: &str,
) -> Result<PersonId, StoreError> {
    // Use random bytes as the link, so that no known token fits it.
    let person = insert(connection, None, name, preferences).await?;
    begin(connection, person, token).await?;
    Ok(person)
}

/// Adds a row with an id that was never used before.
async fn insert(
    connection: &mut SqliteConnection,
    link: Option<TokenHash>,
    name: &str,
    preferences: &str,
) -> Result<PersonId, StoreError> {
    let added = query(
        "INSERT INTO persons (id, link, name, preferences) VALUES (1 + MAX( \
         (SELECT IFNULL(MAX(id), 0) FROM persons), (SELECT IFNULL(MAX(id), 0) FROM former_persons)), \
         IFNULL(?, randomblob(32)), ?, ?)",
    )
    .bind(link.map(|link| link.0.to_vec()))
    .bind(name)
    .bind(preferences)
    .execute(connection)
    .await?;
    Ok(PersonId(added.last_insert_rowid()))
}

pub(super) async fn update(connection: &mut SqliteConnection, person: &PersonRow) -> Result<(), StoreError> {
    let updated = query("UPDATE persons SET name = ?, preferences = ? WHERE id = ?")
        .bind(&person.name)
        .bind(&person.preferences)
        .bind(person.id.0)
        .execute(connection)
        .await?;
    if updated.rows_affected() == 0 { Err(missing(format!("person {}", person.id.0))) } else { Ok(()) }
}

pub(super) async fn change(
    connection: &mut SqliteConnection,
    person: PersonId,
    change: &PersonChange,
) -> Result<(), StoreError> {
    match change {
        PersonChange::Begin(session) => begin(connection, person, *session).await,
        PersonChange::Use { session, day, device } => {
            query("UPDATE sessions SET used_on = ?, device = ? WHERE token = ? AND person = ?")
                .bind(day)
                .bind(device)
                .bind(session.0.as_slice())
                .bind(person.0)
                .execute(connection)
                .await?;
            Ok(())
        }
        PersonChange::End(session) => {
            let end = "DELETE FROM sessions WHERE token = ? AND person = ? AND token NOT IN (SELECT link FROM persons)";
            query(end).bind(session.0.as_slice()).bind(person.0).execute(connection).await?;
            Ok(())
        }
        PersonChange::EndOthers(session) => {
            query(
                "UPDATE persons SET link = randomblob(32) \
                 WHERE id = ?1 AND link IN (SELECT token FROM sessions WHERE person = ?1)",
            )
            .bind(person.0)
            .execute(&mut *connection)
            .await?;
            of(connection, "DELETE FROM sessions WHERE person = ?", person).await?;
            begin(connection, person, *session).await
        }
        PersonChange::Link(link) => {
            let old = "DELETE FROM sessions WHERE token = (SELECT link FROM persons WHERE id = ?)";
            of(connection, old, person).await?;
            query("UPDATE persons SET link = ? WHERE id = ?")
                .bind(link.0.as_slice())
                .bind(person.0)
                .execute(connection)
                .await?;
            Ok(())
        }
        PersonChange::Leave { name, called } => leave(connection, person, name, called).await,
    }
}

/// Adds a session to a person.
async fn begin(connection: &mut SqliteConnection, person: PersonId, session: TokenHash) -> Result<(), StoreError> {
    query(
        "DELETE FROM sessions WHERE token IN (SELECT token FROM sessions \
         WHERE person = ? ORDER BY used_on DESC, token LIMIT -1 OFFSET ?)",
    )
    .bind(person.0)
    .bind(MOST_SESSIONS - 1)
    .execute(&mut *connection)
    .await?;
    query("INSERT INTO sessions (token, person, device, used_on) VALUES (?, ?, '', unixepoch() / 86400)")
        .bind(session.0.as_slice())
        .bind(person.0)
        .execute(connection)
        .await?;
    Ok(())
}

/// Removes everything that mentions a person. Their seats and tables pass to the person who stands for everyone who has
/// left.
async fn leave(
    connection: &mut SqliteConnection,
    person: PersonId,
    name: &str,
    called: &[(TableId, String)],
) -> Result<(), StoreError> {
    let known: Option<i64> = query_scalar("SELECT id FROM persons WHERE link = ?")
        .bind(NOBODY.0.as_slice())
        .fetch_optional(&mut *connection)
        .await?;
    let nobody = match known {
        Some(id) => PersonId(id),
        None => insert(connection, Some(NOBODY), name, "").await?,
    };
    advance(connection, person, called).await?;
    forget_in_lines(connection, person, name, called).await?;
    query("UPDATE notes SET name = ?, person = NULL WHERE person = ?")
        .bind(name)
        .bind(person.0)
        .execute(&mut *connection)
        .await?;
    query("UPDATE seats SET person = ?, name = ? WHERE person = ?")
        .bind(nobody.0)
        .bind(name)
        .bind(person.0)
        .execute(&mut *connection)
        .await?;
    for theirs in ["UPDATE tables SET host = ? WHERE host = ?", "UPDATE imports SET person = ? WHERE person = ?"] {
        query(theirs).bind(nobody.0).bind(person.0).execute(&mut *connection).await?;
    }
    of(connection, "DELETE FROM sessions WHERE person = ?", person).await?;
    of(connection, "DELETE FROM campaign_people WHERE person = ?", person).await?;
    of(connection, "DELETE FROM mutes WHERE person = ?1 OR other = ?1", person).await?;
    // A person who was removed must not be able to return by leaving.
    query("UPDATE OR REPLACE removals SET person = ? WHERE person = ?")
        .bind(nobody.0)
        .bind(person.0)
        .execute(&mut *connection)
        .await?;
    of(connection, "INSERT INTO former_persons (id) VALUES (?)", person).await?;
    of(connection, "DELETE FROM persons WHERE id = ?", person).await
}

/// Increases the version of every table that mentions a person, and of those where they were called something.
async fn advance(
    connection: &mut SqliteConnection,
    person: PersonId,
    called: &[(TableId, String)],
) -> Result<(), StoreError> {
    let telling: Vec<String> = query_scalar(
        "SELECT table_id FROM seats WHERE person = ?1 UNION SELECT id FROM tables WHERE host = ?1 \
         UNION SELECT table_id FROM notes WHERE person = ?1 UNION SELECT table_id FROM removals WHERE person = ?1 \
         UNION SELECT table_id FROM mutes WHERE person = ?1 UNION SELECT table_id FROM mutes WHERE other = ?1",
    )
    .bind(person.0)
    .fetch_all(&mut *connection)
    .await?;
    let called = called.iter().map(|(table, _)| table.to_string());
    for table in telling.into_iter().chain(called).collect::<BTreeSet<_>>() {
        query("UPDATE tables SET version = version + 1 WHERE id = ?").bind(table).execute(&mut *connection).await?;
    }
    Ok(())
}

/// The id of a note, its text, and its phrase.
type LogLine = (i64, String, Option<String>);

/// Replaces a person's name in the announcements of tables: those where they sit, and those where they had these names.
async fn forget_in_lines(
    connection: &mut SqliteConnection,
    person: PersonId,
    new: &str,
    called: &[(TableId, String)],
) -> Result<(), StoreError> {
    let told = "SELECT notes.id, notes.text, notes.phrase, seats.name FROM seats \
                JOIN notes ON notes.table_id = seats.table_id WHERE seats.person = ? AND notes.name = ''";
    let mut lines: Vec<(LogLine, String)> = Vec::new();
    let rows: Vec<(i64, String, Option<String>, String)> =
        query_as(told).bind(person.0).fetch_all(&mut *connection).await?;
    lines.extend(rows.into_iter().map(|(id, text, phrase, old)| ((id, text, phrase), old)));
    for (table, old) in called {
        let told = query_as("SELECT id, text, phrase FROM notes WHERE table_id = ? AND name = ''").bind(table.as_str());
        let told: Vec<LogLine> = told.fetch_all(&mut *connection).await?;
        lines.extend(told.into_iter().map(|row| (row, old.clone())));
    }
    for ((id, text, phrase), old) in lines {
        let replace = |text: &str| replace_name(text, &old, new);
        let renamed = phrase.as_deref().and_then(|phrase| serde_json::from_str::<StoredPhrase>(phrase).ok());
        let renamed = renamed.map(|phrase| rows::phrase(&Phrase::from(phrase).map_texts(&replace))).transpose()?;
        // A phrase that cannot be read may still contain the name.
        let renamed = renamed.or_else(|| phrase.as_deref().map(replace));
        if replace(&text) != text || renamed != phrase {
            let update = query("UPDATE notes SET text = ?, phrase = ? WHERE id = ?");
            update.bind(replace(&text)).bind(renamed).bind(id).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// Replaces a name in a sentence. Parts of longer words are left alone.
fn replace_name(text: &str, old: &str, new: &str) -> String {
    if old.is_empty() {
        return text.to_owned();
    }
    let is_part = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let (mut replaced, mut end) = (String::new(), 0);
    for (at, _) in text.match_indices(old) {
        let after = at + old.len();
        let is_word = !is_part(text[..at].chars().next_back()) && !is_part(text[after..].chars().next());
        replaced.push_str(&text[end..at]);
        replaced.push_str(if is_word { new } else { old });
        end = after;
    }
    replaced + &text[end..]
}

/// Runs a statement whose only parameter is a person.
async fn of(connection: &mut SqliteConnection, statement: &'static str, person: PersonId) -> Result<(), StoreError> {
    query(statement).bind(person.0).execute(connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::replace_name;

    #[test]
    fn only_the_name_itself_is_replaced() {
        let replaced = |text, old| replace_name(text, old, "Former player");
        assert_eq!(replaced("Ada sits down.", "Ada"), "Former player sits down.");
        assert_eq!(replaced("A bot plays for Ada from now on.", "Ada"), "A bot plays for Former player from now on.");
        assert_eq!(replaced("Adam sits down.", "Ada"), "Adam sits down.");
        assert_eq!(replaced("Ada (Blue) is back.", "Ada (Blue)"), "Former player is back.");
        assert_eq!(replaced("AdaAda and Ada", "Ada"), "AdaAda and Former player");
        assert_eq!(replaced("Ada", ""), "Ada");
    }
}
