//! Lists of tables, and the form for importing a saved game.

use engine::words::{Phrase, Speaker};
use engine::{Seat, say};
use maud::{Markup, html};
use table::DynGame;
use table::hall::{MOST_IMPORTS, Summary};
use table::store::{Status, TableSummary};

use super::Home;
use crate::page::game;
use crate::page::site::{ago, emblem, lasting, round};
use crate::words::{Key, and, list};

/// The person's unfinished tables. Those that wait for them come first, the longest waiting before all others.
pub(super) fn mine(home: &Home<'_>) -> Markup {
    let mine = home.lobby.mine.iter().map(|table| Mine::of(home, table));
    let (mut waiting, others): (Vec<_>, Vec<_>) = mine.partition(|mine| mine.waits_since.is_some());
    waiting.sort_by_key(|mine| mine.waits_since);
    let list = |class: &str, title: Phrase, tables: &[Mine<'_>]| {
        html! {
            @if !tables.is_empty() {
                section class={ "table-list my-tables" (class) } {
                    h2 { (home.speaker.say(title)) }
                    ul { @for mine in tables { (my_table(home, mine)) } }
                }
            }
        }
    };
    let others_title = if waiting.is_empty() { say!(HomeYourTables) } else { say!(HomeYourOtherTables) };
    html! {
        (list(" waiting", say!(HomeWaiting), &waiting))
        (list("", others_title, &others))
    }
}

/// A table of the person.
struct Mine<'a> {
    table: &'a TableSummary,
    summary: Summary,
    /// Since when it waits for the person, if it does.
    waits_since: Option<i64>,
    /// Whether it waits, if at all, only for the person's consent to an undo.
    is_only_asked: bool,
}

impl<'a> Mine<'a> {
    fn of(home: &Home<'_>, table: &'a TableSummary) -> Self {
        let summary = Summary::of(table);
        let is_mine = |seat: usize| home.person.is_some() && table.people.get(seat).copied().flatten() == home.person;
        let owes_since = match table.status {
            // A seat that is kept for a person is open until they take it.
            Status::Gathering => {
                let is_kept = (0..).zip(&table.names).any(|(seat, name)| name.is_none() && is_mine(seat));
                is_kept.then_some(table.changed_at)
            }
            Status::Playing => {
                let mine = summary.to_act.iter().filter(|seat| is_mine(usize::from(**seat)));
                mine.map(|seat| owes_since(table, &summary, *seat)).min()
            }
            Status::Over | Status::Aborted => None,
        };
        let asks_since = home.person.and_then(|person| summary.asks_since(person));
        Self { table, summary, waits_since: owes_since.or(asks_since), is_only_asked: owes_since.is_none() }
    }
}

/// Returns since when a seat owes a decision. Older tables know only when they last changed.
fn owes_since(table: &TableSummary, summary: &Summary, seat: u8) -> i64 {
    summary.owes_since(seat).unwrap_or(table.changed_at)
}

fn my_table(home: &Home<'_>, mine: &Mine<'_>) -> Markup {
    let Mine { table, summary, waits_since, is_only_asked } = mine;
    let since = waits_since.or_else(|| summary.to_act.iter().map(|seat| owes_since(table, summary, *seat)).min());
    let (turn, when) = match table.status {
        Status::Gathering if waits_since.is_some() => (say!(HomeTakeSeat), ago(table.changed_at, home.now)),
        Status::Gathering => (seats_taken(table), ago(table.changed_at, home.now)),
        Status::Playing => {
            let turn = match (waits_since, is_only_asked) {
                (Some(_), true) => say!(HomeYourConsent),
                (Some(_), false) => say!(HomeYourTurn),
                (None, _) => turn(table, summary),
            };
            (turn, lasting(since.unwrap_or(table.changed_at), home.now))
        }
        Status::Over | Status::Aborted => (say!(HomeOver), ago(table.changed_at, home.now)),
    };
    let round = kind(home, table)
        .filter(|_| summary.round > 0)
        .map(|kind| round(&home.speaker_of(kind).say(kind.round_name()), summary.round));
    let when = list([when].into_iter().chain(round));
    html! {
        li {
            a.table-line.with-picture href={ "/tables/" (table.id) } {
                (game::picture(&table.game, "list-picture"))
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
    // Their own tables are above.
    let is_mine = |table: &&TableSummary| home.lobby.mine.iter().any(|mine| mine.id == table.id);
    let lines: Vec<Markup> = home.lobby.open.iter().filter(|table| !is_mine(table)).map(line).collect();
    html! {
        section.table-list {
            h2 { (home.speaker.say(say!(HomeOpenTables))) }
            @if lines.is_empty() { p.none { (home.speaker.say(say!(HomeNoOpenTables))) } }
            @else { ul { @for line in &lines { (line) } } }
        }
    }
}

pub(super) fn finished(home: &Home<'_>) -> Markup {
    let finished = &home.lobby.finished;
    html! {
        @if !finished.is_empty() {
            section.table-list {
                h2 { (home.speaker.say(say!(HomeFinished))) }
                ul { @for table in finished { (finished_table(home, table)) } }
            }
        }
    }
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
    let kind = home.games.iter().find(|kind| kind.id() == game);
    kind.map_or_else(|| game.to_owned(), |kind| home.speaker_of(*kind).say(kind.title()))
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
    home.games.iter().copied().find(|kind| kind.id() == table.game)
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
