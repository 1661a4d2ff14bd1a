//! A table as JSON. Seats are named as in the notation: `P1` to `P4`.

use engine::Seat;
use engine::words::Speaker;
use serde_json::{Value, json};
use table::hall::{Campaign, Past, SeatStatus, SeatView, StandstillView, TableView, TalkView, Waiting};
use table::store::{CampaignId, NoteRow, Status, TableId, TableSummary};
use table::{LegalAction, LogLine};

use super::problem::Problem;
use crate::failure::Failure;

/// Returns the table as its viewer sees it.
pub(super) fn table(table_view: &TableView, speaker: &Speaker<'_>) -> Result<Value, Problem> {
    let seats: Vec<Value> = table_view.seats.iter().map(seat).collect();
    let mine: Vec<String> =
        table_view.seats.iter().filter(|seat| seat.is_mine).map(|line| line.seat.to_string()).collect();
    let mut table = json!({
        "id": table_view.id.as_str(),
        "game": table_view.kind.id(),
        "setup": table_view.setup,
        "campaign": table_view.campaign,
        "campaign_id": table_view.campaign_id.as_ref().map(CampaignId::as_str),
        "grace": table_view.grace.as_secs(),
        "status": table_view.status,
        "number": table_view.number,
        "position": table_view.position,
        "seats": seats,
        "mine": mine,
        "me": Value::Null,
        "to_act": [],
        "to_confirm": table_view.to_confirm.map(name),
        "request": Value::Null,
        "actions": [],
        "view": Value::Null,
        "score": Value::Null,
        "standings": kept_standings(table_view),
        "rival": Value::Null,
        "log": table_view.recent.iter().map(|recent| told(&recent.line, speaker)).collect::<Vec<_>>(),
        "chat": table_view.notes.iter().map(|note| said(note, speaker)).collect::<Vec<_>>(),
        "asked": table_view.asked.as_ref().map(|asked| json!({ "by": name(asked.by), "mine": asked.is_mine_to_answer })),
        "waiting": table_view.waiting.iter().map(waiting).collect::<Vec<_>>(),
        "trouble": table_view.trouble.map(|trouble| json!({ "cause": trouble.cause, "since": trouble.since })),
        "host": table_view.is_host,
        "commitment": table_view.commitment,
        "standstill": table_view.standstill.as_ref().map(|why| standstill(why, speaker)),
        "rematch": table_view.rematch.as_ref().map(TableId::as_str),
    });
    if let (Some(seat_view), Some(fields)) = (&table_view.seat_view, table.as_object_mut()) {
        for (key, value) in game(table_view, seat_view, speaker)? {
            fields.insert(key.to_owned(), value);
        }
    }
    Ok(table)
}

/// Explains why the game cannot be played, and how much of it can be replayed.
fn standstill(standstill: &StandstillView, speaker: &Speaker<'_>) -> Value {
    json!({
        "why": speaker.say(&standstill.why),
        "plays_to": standstill.plays_to,
        "can_go_on": standstill.can_go_on,
    })
}

/// Returns the stored result of a game that was played by older rules.
fn kept_standings(table_view: &TableView) -> Option<Value> {
    let scores = &table_view.summary.scores;
    let has_won = |index: usize| table_view.summary.winners.contains(&(index as u8));
    let place = |index: usize| {
        let is_ahead = |other: usize| (has_won(other), scores[other]) > (has_won(index), scores[index]);
        // If no seat has won, an opponent without a seat has.
        1 + usize::from(table_view.summary.winners.is_empty())
            + (0..scores.len()).filter(|other| is_ahead(*other)).count()
    };
    let lines = table_view.seats.iter().zip(scores).enumerate();
    let lines =
        lines.map(|(index, (line, score))| json!({ "seat": name(line.seat), "place": place(index), "score": score }));
    (table_view.standstill.is_some() && table_view.status == Status::Over).then(|| lines.collect())
}

/// Adds the fields that exist only once the game has begun.
fn game(
    table_view: &TableView,
    seat_view: &SeatView,
    speaker: &Speaker<'_>,
) -> Result<Vec<(&'static str, Value)>, Problem> {
    let view = seat_view.json().map_err(|error| Failure::from(std::io::Error::other(error)))?;
    let to_act: Vec<String> = seat_view.to_act().iter().map(name).collect();
    let may_act =
        table_view.status == Status::Playing && table_view.to_confirm.is_none_or(|seat| seat_view.seat() == Some(seat));
    let offers = if may_act { seat_view.offers() } else { Vec::new() };
    Ok(vec![
        ("me", json!(seat_view.seat().map(name))),
        ("to_act", json!(to_act)),
        ("request", json!(speaker.say(seat_view.request()))),
        ("actions", offers.iter().map(|offer| offered(offer, speaker)).collect()),
        ("view", view),
        ("score", score(table_view, seat_view, speaker)),
        ("standings", standings(seat_view)),
        ("rival", rival(table_view, seat_view, speaker)),
    ])
}

/// Returns the game at an earlier position.
pub(super) fn past(table_view: &TableView, past: &Past, speaker: &Speaker<'_>) -> Result<Value, Problem> {
    let view = past.seat_view.json().map_err(|error| Failure::from(std::io::Error::other(error)))?;
    Ok(json!({
        "position": past.position,
        "length": past.length,
        "me": past.seat_view.seat().map(name),
        "to_act": past.seat_view.to_act().iter().map(name).collect::<Vec<_>>(),
        "request": speaker.say(past.seat_view.request()),
        "view": view,
        "score": score(table_view, &past.seat_view, speaker),
        "log": past.recent.iter().map(|recent| told(&recent.line, speaker)).collect::<Vec<_>>(),
    }))
}

fn score(table_view: &TableView, seat_view: &SeatView, speaker: &Speaker<'_>) -> Value {
    let sheet = seat_view.score_sheet();
    let seats = || table_view.seats.iter().map(|line| line.seat);
    json!({
        "rival": sheet.rival.map(|rival| speaker.say(table_view.kind.source_name(rival))),
        "rows": sheet.rows,
        "now": seats().map(|seat| sheet.now(seat)).collect::<Vec<_>>(),
        "total": seats().map(|seat| sheet.total(seat)).collect::<Vec<_>>(),
    })
}

fn standings(seat_view: &SeatView) -> Value {
    let standings = seat_view.standings().map(|standings| {
        let line = |standing: &engine::Standing| {
            json!({
                "seat": name(standing.seat),
                "place": standing.place,
                "score": standing.score,
                "tie_break": standing.tie_break,
            })
        };
        standings.iter().map(line).collect::<Vec<_>>()
    });
    json!(standings)
}

/// The opponent that has no seat.
fn rival(table_view: &TableView, seat_view: &SeatView, speaker: &Speaker<'_>) -> Value {
    let rival = seat_view.standings().and_then(|standings| standings.rival());
    json!(
        rival
            .map(|rival| json!({ "name": speaker.say(table_view.kind.source_name(rival.name)), "score": rival.score }))
    )
}

fn seat(line: &SeatStatus) -> Value {
    json!({
        "seat": name(line.seat),
        "name": line.name,
        "bot": line.bot,
        "open": line.is_open,
        "stands_in": line.stands_in,
        "resigned": line.has_resigned,
        "here": line.is_here,
    })
}

/// Who is awaited, and since when.
fn waiting(waiting: &Waiting) -> Value {
    json!({
        "seat": name(waiting.seat),
        "for": waiting.for_what,
        "since": waiting.since,
    })
}

fn offered(offered: &LegalAction, speaker: &Speaker<'_>) -> Value {
    json!({ "action": offered.notation, "label": speaker.say(&offered.label), "spot": offered.spot.to_string() })
}

/// A line of the log.
pub(super) fn told(told: &LogLine, speaker: &Speaker<'_>) -> Value {
    json!({ "position": told.position, "seat": told.seat.map(name), "sentence": speaker.say(&told.sentence) })
}

/// A chat message. Without a name, it comes from the table itself.
fn said(note: &NoteRow, speaker: &Speaker<'_>) -> Value {
    json!({ "at": note.at, "name": note.name, "seat": note.seat.map(name), "text": speaker.say(&note.said) })
}

/// Who may chat, and whom the viewer has muted.
pub(super) fn talk(talk: &TalkView) -> Value {
    json!({
        "may_speak": talk.may_speak,
        "speakers": talk.speakers,
        "muted": talk.muted,
        "watchers_speak": talk.watchers_speak,
        "watchers": talk.watchers,
        "removed": talk.removed,
    })
}

/// A table in a list.
pub(super) fn summary(table: &TableSummary) -> Value {
    json!({ "id": table.id.as_str(), "game": table.game, "status": table.status, "names": table.names, "campaign": table.campaign })
}

/// A campaign. Chapters that are not open yet stay secret.
pub(super) fn campaign(campaign: &Campaign, speaker: &Speaker<'_>) -> Value {
    let chapters = campaign.chapters.iter().map(|chapter| {
        json!({
            "chapter": chapter.chapter.id,
            "title": chapter.is_open.then(|| speaker.say(&chapter.chapter.title)),
            "open": chapter.is_open,
            "played": chapter.is_played(),
            "reached": chapter.is_reached(),
            "tables": chapter.tables.iter().map(summary).collect::<Vec<_>>(),
        })
    });
    json!({
        "id": campaign.id.as_ref().map(CampaignId::as_str),
        "game": campaign.game,
        "name": campaign.name.as_str(),
        "chapters": chapters.collect::<Vec<_>>(),
    })
}

pub(super) fn name(seat: Seat) -> String {
    seat.to_string()
}
