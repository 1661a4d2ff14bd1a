//! A table as JSON. Seats are called as in the notation: `P1` to `P4`.

use engine::Seat;
use engine::words::Speaker;
use serde_json::{Value, json};
use table::hall::{Campaign, Look, Past, SeatLook, Sight, StandstillLook, TalkLook};
use table::store::{CampaignId, NoteRow, Status, TableId, TableSummary};
use table::{Offered, Told};

use super::problem::Problem;
use crate::failure::Failure;

/// The table as its viewer sees it.
pub(super) fn table(look: &Look, speaker: &Speaker<'_>) -> Result<Value, Problem> {
    let seats: Vec<Value> = look.seats.iter().map(seat).collect();
    let mine: Vec<String> = look.seats.iter().filter(|seat| seat.is_mine).map(|line| line.seat.to_string()).collect();
    let mut table = json!({
        "id": look.id.as_str(),
        "game": look.kind.id(),
        "setup": look.setup,
        "campaign": look.campaign,
        "campaign_id": look.campaign_id.as_ref().map(CampaignId::as_str),
        "grace": look.grace.as_secs(),
        "status": look.status,
        "number": look.number,
        "position": look.position,
        "seats": seats,
        "mine": mine,
        "me": Value::Null,
        "to_act": [],
        "to_confirm": look.to_confirm.map(name),
        "request": Value::Null,
        "actions": [],
        "view": Value::Null,
        "score": Value::Null,
        "standings": kept_standings(look),
        "rival": Value::Null,
        "log": look.recent.iter().map(|line| told(line, speaker)).collect::<Vec<_>>(),
        "chat": look.notes.iter().map(|note| said(note, speaker)).collect::<Vec<_>>(),
        "asked": look.asked.as_ref().map(|asked| json!({ "by": name(asked.by), "mine": asked.is_mine_to_answer })),
        "host": look.is_host,
        "commitment": look.commitment,
        "standstill": look.standstill.as_ref().map(|why| standstill(why, speaker)),
        "rematch": look.rematch.as_ref().map(TableId::as_str),
    });
    if let (Some(sight), Some(fields)) = (&look.sight, table.as_object_mut()) {
        for (key, value) in game(look, sight, speaker)? {
            fields.insert(key.to_owned(), value);
        }
    }
    Ok(table)
}

/// Why the game cannot be played, and how much of it can be replayed.
fn standstill(standstill: &StandstillLook, speaker: &Speaker<'_>) -> Value {
    json!({
        "why": speaker.say(&standstill.why),
        "plays_to": standstill.plays_to,
        "can_go_on": standstill.can_go_on,
    })
}

/// What was kept of the result of a game by older rules.
fn kept_standings(look: &Look) -> Option<Value> {
    let scores = &look.summary.scores;
    let has_won = |index: usize| look.summary.winners.contains(&(index as u8));
    let place = |index: usize| {
        let is_ahead = |other: usize| (has_won(other), scores[other]) > (has_won(index), scores[index]);
        // Where nobody has won, an opponent that no seat plays has.
        1 + usize::from(look.summary.winners.is_empty()) + (0..scores.len()).filter(|other| is_ahead(*other)).count()
    };
    let lines = look.seats.iter().zip(scores).enumerate();
    let lines =
        lines.map(|(index, (line, score))| json!({ "seat": name(line.seat), "place": place(index), "score": score }));
    (look.standstill.is_some() && look.status == Status::Over).then(|| lines.collect())
}

/// What is only known once the game has begun.
fn game(look: &Look, sight: &Sight, speaker: &Speaker<'_>) -> Result<Vec<(&'static str, Value)>, Problem> {
    let view = sight.json().map_err(|error| Failure::from(std::io::Error::other(error)))?;
    let to_act: Vec<String> = sight.to_act().iter().map(name).collect();
    let may_act = look.status == Status::Playing && look.to_confirm.is_none_or(|seat| sight.seat() == Some(seat));
    let offers = if may_act { sight.offers() } else { Vec::new() };
    Ok(vec![
        ("me", json!(sight.seat().map(name))),
        ("to_act", json!(to_act)),
        ("request", json!(speaker.say(sight.request()))),
        ("actions", offers.iter().map(|offer| offered(offer, speaker)).collect()),
        ("view", view),
        ("score", score(look, sight, speaker)),
        ("standings", standings(sight)),
        ("rival", rival(look, sight, speaker)),
    ])
}

/// The game at a position of its past.
pub(super) fn past(look: &Look, past: &Past, speaker: &Speaker<'_>) -> Result<Value, Problem> {
    let view = past.sight.json().map_err(|error| Failure::from(std::io::Error::other(error)))?;
    Ok(json!({
        "position": past.position,
        "length": past.length,
        "me": past.sight.seat().map(name),
        "to_act": past.sight.to_act().iter().map(name).collect::<Vec<_>>(),
        "request": speaker.say(past.sight.request()),
        "view": view,
        "score": score(look, &past.sight, speaker),
        "log": past.recent.iter().map(|line| told(line, speaker)).collect::<Vec<_>>(),
    }))
}

fn score(look: &Look, sight: &Sight, speaker: &Speaker<'_>) -> Value {
    let sheet = sight.score_sheet();
    let seats = || look.seats.iter().map(|line| line.seat);
    json!({
        "rival": sheet.rival.map(|rival| speaker.say(look.kind.source_name(rival))),
        "rows": sheet.rows,
        "now": seats().map(|seat| sheet.now(seat)).collect::<Vec<_>>(),
        "total": seats().map(|seat| sheet.total(seat)).collect::<Vec<_>>(),
    })
}

fn standings(sight: &Sight) -> Value {
    let standings = sight.standings().map(|standings| {
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

/// The opponent that no seat plays.
fn rival(look: &Look, sight: &Sight, speaker: &Speaker<'_>) -> Value {
    let rival = sight.standings().and_then(|standings| standings.rival());
    json!(rival.map(|rival| json!({ "name": speaker.say(look.kind.source_name(rival.name)), "score": rival.score })))
}

fn seat(line: &SeatLook) -> Value {
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

fn offered(offered: &Offered, speaker: &Speaker<'_>) -> Value {
    json!({ "action": offered.notation, "label": speaker.say(&offered.label), "spot": offered.spot.to_string() })
}

/// A line of the log.
pub(super) fn told(told: &Told, speaker: &Speaker<'_>) -> Value {
    json!({ "position": told.position, "seat": told.seat.map(name), "sentence": speaker.say(&told.sentence) })
}

/// Something that was said; by the table itself if nobody has the name.
fn said(note: &NoteRow, speaker: &Speaker<'_>) -> Value {
    json!({ "at": note.at, "name": note.name, "seat": note.seat.map(name), "text": speaker.say(&note.said) })
}

/// Who may speak, and who is listened to.
pub(super) fn talk(talk: &TalkLook) -> Value {
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

/// A campaign. What comes later is not told before.
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
