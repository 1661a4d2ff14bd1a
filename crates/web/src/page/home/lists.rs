//! Lists of tables, and the form for importing a saved game.

use engine::words::{Phrase, Speaker};
use engine::{Seat, say};
use maud::{Markup, html};
use table::DynGame;
use table::hall::{MOST_IMPORTS, Summary};
use table::store::{Status, TableSummary};

use super::Home;
use crate::page::site::{ago, emblem, round};
use crate::words::{Key, and, list};

/// A heading with a list, or with a sentence that says why the list is empty.
fn section(home: &Home<'_>, class: &str, (title, none): (Phrase, Phrase), lines: &[Markup]) -> Markup {
    html! {
        section class={ "table-list" (class) } {
            h2 { (home.speaker.say(title)) }
            @if lines.is_empty() { p.none { (home.speaker.say(none)) } }
            @else { ul { @for line in lines { (line) } } }
        }
    }
}

pub(super) fn mine(home: &Home<'_>) -> Markup {
    let lines: Vec<Markup> = mine_first(home).into_iter().map(|table| my_table(home, table)).collect();
    section(home, " my-tables", (say!(HomeYourTables), say!(HomeNoTables)), &lines)
}

/// Returns the person's tables. Those where it is their turn come first.
fn mine_first<'a>(home: &'a Home<'_>) -> Vec<&'a TableSummary> {
    let mut tables: Vec<&TableSummary> = home.lobby.mine.iter().collect();
    tables.sort_by_key(|table| !is_my_turn(home, table, &Summary::of(table)));
    tables
}

fn my_table(home: &Home<'_>, table: &TableSummary) -> Markup {
    let summary = Summary::of(table);
    let is_my_turn = is_my_turn(home, table, &summary);
    let turn = match table.status {
        Status::Gathering => seats_taken(table),
        Status::Playing if is_my_turn => say!(HomeYourTurn),
        Status::Playing => turn(table, &summary),
        Status::Over | Status::Aborted => say!(HomeOver),
    };
    let round = kind(home, table)
        .filter(|_| summary.round > 0)
        .map(|kind| round(&home.speaker_of(kind).say(kind.round_name()), summary.round));
    let when = list(round.into_iter().chain([ago(table.changed_at, home.now)]));
    html! {
        li class=[is_my_turn.then_some("my-turn")] {
            a.table-line href={ "/tables/" (table.id) } {
                b.game { (title(home, table)) }
                span.list-turn { (home.speaker.say(turn)) }
                (who(home.speaker, table))
                span.list-when { @if let Some(when) = when { (home.speaker.say(when)) } }
            }
        }
    }
}

pub(super) fn open(home: &Home<'_>) -> Markup {
    let line = |table: &TableSummary| {
        let when = list([seats_taken(table), ago(table.changed_at, home.now)]);
        html! {
            li {
                a.table-line href={ "/tables/" (table.id) } {
                    b.game { (title(home, table)) }
                    span.list-turn.join { (home.speaker.say(say!(HomeJoin))) }
                    (who(home.speaker, table))
                    span.list-when { @if let Some(when) = when { (home.speaker.say(when)) } }
                }
            }
        }
    };
    let lines: Vec<Markup> = home.lobby.open.iter().map(line).collect();
    section(home, "", (say!(HomeOpenTables), say!(HomeNoOpenTables)), &lines)
}

pub(super) fn finished(home: &Home<'_>) -> Markup {
    let lines: Vec<Markup> = home.lobby.finished.iter().map(|table| finished_table(home, table)).collect();
    section(home, "", (say!(HomeFinished), say!(HomeNoneFinished)), &lines)
}

fn finished_table(home: &Home<'_>, table: &TableSummary) -> Markup {
    let (speaker, summary) = (home.speaker, Summary::of(table));
    let end = if table.status == Status::Aborted { "" } else { "/result" };
    html! {
        li {
            a.table-line href={ "/tables/" (table.id) (end) } {
                b.game { (title(home, table)) }
                span.list-turn { @if let Some(outcome) = outcome(table, &summary) { (speaker.say(outcome)) } }
                @if summary.scores.is_empty() { (who(speaker, table)) } @else { (scores(speaker, table, &summary)) }
                span.list-when { (speaker.say(ago(table.changed_at, home.now))) }
            }
        }
    }
}

/// Returns who has won, if the game is over.
pub(in crate::page) fn outcome(table: &TableSummary, summary: &Summary) -> Option<Phrase> {
    match table.status {
        Status::Aborted => Some(say!(HomeAborted)),
        Status::Over => Some(match and(names(table, &summary.winners)) {
            Some(winners) => say!(HomeWon, players = winners),
            None => say!(HomeLost),
        }),
        Status::Gathering | Status::Playing => None,
    }
}

/// Shows all players' final points.
pub(in crate::page) fn scores(speaker: &Speaker<'_>, table: &TableSummary, summary: &Summary) -> Markup {
    html! {
        span.list-who {
            @for (seat, score) in Seat::ALL.into_iter().zip(&summary.scores) {
                span.seat-score { (emblem(seat)) (speaker.say(name(table, seat.index() as u8))) " " b { (score) } }
            }
        }
    }
}

/// The person's campaigns.
pub(super) fn campaigns(home: &Home<'_>) -> Markup {
    let campaigns = &home.lobby.campaigns;
    html! {
        @if !campaigns.is_empty() {
            section.table-list {
                h2 { (home.speaker.say(say!(HomeYourCampaigns))) }
                ul.campaign-list {
                    @for campaign in campaigns {
                        li {
                            a.table-line href=(crate::campaign::address(&campaign.game, &campaign.id)) {
                                b.game { (campaign.name) }
                                span.list-turn { (game_title(home, &campaign.game)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Returns the title of a game.
fn game_title(home: &Home<'_>, game: &str) -> String {
    let kind = home.games.iter().map(|(kind, _)| *kind).find(|kind| kind.id() == game);
    kind.map_or_else(|| game.to_owned(), |kind| home.speaker_of(kind).say(kind.title()))
}

pub(super) fn import(home: &Home<'_>) -> Markup {
    let speaker = home.speaker;
    html! {
        details.import open[!home.saved.is_empty()] {
            summary { (speaker.say(say!(HomeImport))) }
            form method="post" action="/import" {
                p { (speaker.say(say!(HomeImportAbout, most = MOST_IMPORTS))) }
                // Shown only if the script can read files.
                p.file {
                    label for="saved-file" { (speaker.say(say!(HomeImportFile))) " " }
                    input type="file" id="saved-file" accept=".tessera,.txt,text/plain" data-fills="saved";
                }
                label.visually-hidden for="saved" { (speaker.say(say!(HomeImportText))) }
                textarea id="saved" name="saved" rows="6" required spellcheck="false" placeholder="tessera 1 …" {
                    (home.saved)
                }
                button.button id="import" { (speaker.say(say!(HomeImportNow))) }
            }
        }
    }
}

fn kind<'a>(home: &Home<'a>, table: &TableSummary) -> Option<&'a dyn DynGame> {
    home.games.iter().map(|(kind, _)| *kind).find(|kind| kind.id() == table.game)
}

fn title(home: &Home<'_>, table: &TableSummary) -> String {
    let Some(kind) = kind(home, table) else { return table.game.clone() };
    match kind.chapter_in(&table.setup) {
        Ok(Some(chapter)) => home.speaker_of(kind).say(say!(HomeChapterOf, game = kind.title(), chapter = chapter)),
        Ok(None) | Err(_) => home.speaker_of(kind).say(kind.title()),
    }
}

pub(in crate::page) fn name(table: &TableSummary, seat: u8) -> Phrase {
    let name = table.names.get(usize::from(seat)).and_then(Option::as_deref);
    name.map_or_else(|| say!(HomeNobody), Phrase::verbatim)
}

pub(in crate::page) fn names(table: &TableSummary, seats: &[u8]) -> impl Iterator<Item = Phrase> {
    seats.iter().map(|seat| name(table, *seat))
}

pub(in crate::page) fn who(speaker: &Speaker<'_>, table: &TableSummary) -> Markup {
    html! {
        span.list-who {
            @for (seat, name) in Seat::ALL.into_iter().zip(&table.names) {
                span.seat-name {
                    (emblem(seat))
                    @match name {
                        Some(name) => { (name) }
                        None => { i { (speaker.say(say!(SiteSeatOpen))) } }
                    }
                }
            }
        }
    }
}

fn seats_taken(table: &TableSummary) -> Phrase {
    say!(HomeSeatsTaken, taken = table.names.iter().flatten().count(), seats = table.names.len())
}

fn turn(table: &TableSummary, summary: &Summary) -> Phrase {
    and(names(table, &summary.to_act)).map_or_else(|| say!(HomeInPlay), |names| say!(HomeToMove, players = names))
}

/// Whether the person has to act.
fn is_my_turn(home: &Home<'_>, table: &TableSummary, summary: &Summary) -> bool {
    let is_mine = |seat: &u8| table.people.get(usize::from(*seat)).copied().flatten() == home.person;
    home.person.is_some() && table.status == Status::Playing && summary.to_act.iter().any(is_mine)
}
