//! Lists of tables, and a way to bring in a saved game.

use engine::Seat;
use maud::{Markup, html};
use table::GameKind;
use table::hall::{MOST_IMPORTS, Summary};
use table::store::{Status, TableSummary};

use super::Home;
use crate::page::site::{ago, and, emblem};

pub(super) fn mine(home: &Home<'_>) -> Markup {
    html! {
        section.table-list.my-tables {
            h2 { "Your tables" }
            @if home.lobby.mine.is_empty() {
                p.none { "Games that you have begun wait for you here. Press Play to begin one." }
            } @else {
                ul { @for table in mine_first(home) { (my_table(home, table)) } }
            }
        }
    }
}

/// One's tables, those first where it is one's turn.
fn mine_first<'a>(home: &'a Home<'_>) -> Vec<&'a TableSummary> {
    let mut tables: Vec<&TableSummary> = home.lobby.mine.iter().collect();
    tables.sort_by_key(|table| !is_my_turn(home, table, &Summary::of(table)));
    tables
}

fn my_table(home: &Home<'_>, table: &TableSummary) -> Markup {
    let summary = Summary::of(table);
    let is_my_turn = is_my_turn(home, table, &summary);
    html! {
        li class=[is_my_turn.then_some("my-turn")] {
            a.table-line href={ "/tables/" (table.id) } {
                b.game { (title(home, table)) }
                span.list-turn {
                    @match table.status {
                        Status::Gathering => { (gathering(table)) }
                        Status::Playing if is_my_turn => { "Your turn" }
                        Status::Playing => { (turn(table, &summary)) }
                        Status::Over | Status::Aborted => { "Over" }
                    }
                }
                (who(table))
                span.list-when {
                    @if let (Some(kind), 1..) = (kind(home, table), summary.round) {
                        (crate::words::round_name(kind)) " " (summary.round) ", "
                    }
                    (ago(table.changed_at, home.now))
                }
            }
        }
    }
}

pub(super) fn open(home: &Home<'_>) -> Markup {
    html! {
        section.table-list {
            h2 { "Open tables" }
            @if home.lobby.open.is_empty() {
                p.none {
                    "Nobody waits for players at the moment. Open a table yourself: choose friends, and under More \
                     choices that anybody may join."
                }
            } @else {
                ul {
                    @for table in &home.lobby.open {
                        li {
                            a.table-line href={ "/tables/" (table.id) } {
                                b.game { (title(home, table)) }
                                span.list-turn.join { "Join" }
                                (who(table))
                                span.list-when { (gathering(table)) ", " (ago(table.changed_at, home.now)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn finished(home: &Home<'_>) -> Markup {
    html! {
        section.table-list {
            h2 { "Finished games" }
            @if home.lobby.finished.is_empty() {
                p.none { "Your finished games stay here, move by move, with their results." }
            } @else {
                ul { @for table in &home.lobby.finished { (finished_table(home, table)) } }
            }
        }
    }
}

fn finished_table(home: &Home<'_>, table: &TableSummary) -> Markup {
    let summary = Summary::of(table);
    let end = if table.status == Status::Aborted { "" } else { "/result" };
    html! {
        li {
            a.table-line href={ "/tables/" (table.id) (end) } {
                b.game { (title(home, table)) }
                span.list-turn { (outcome(table, &summary)) }
                @if summary.scores.is_empty() { (who(table)) } @else { (scores(table, &summary)) }
                span.list-when { (ago(table.changed_at, home.now)) }
            }
        }
    }
}

/// Who has won, if the game is over.
pub(in crate::page) fn outcome(table: &TableSummary, summary: &Summary) -> String {
    let winners: Vec<&str> = summary.winners.iter().map(|seat| name(table, *seat)).collect();
    match table.status {
        Status::Aborted => "Aborted".to_owned(),
        Status::Over if winners.is_empty() => "Lost".to_owned(),
        Status::Over => format!("{} won", and(&winners)),
        Status::Gathering | Status::Playing => String::new(),
    }
}

/// Everybody's final points.
pub(in crate::page) fn scores(table: &TableSummary, summary: &Summary) -> Markup {
    html! {
        span.list-who {
            @for (seat, score) in Seat::ALL.into_iter().zip(&summary.scores) {
                span.seat-score { (emblem(seat)) (name(table, seat.index() as u8)) " " b { (score) } }
            }
        }
    }
}

/// One's campaigns.
pub(super) fn campaigns(home: &Home<'_>) -> Markup {
    let campaigns = &home.lobby.campaigns;
    html! {
        @if !campaigns.is_empty() {
            section.table-list {
                h2 { "Your campaigns" }
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

/// What a game is called.
fn game_title(home: &Home<'_>, game: &str) -> String {
    let kind = home.games.iter().map(|(kind, _)| *kind).find(|kind| kind.id() == game);
    kind.map_or_else(|| game.to_owned(), crate::words::title)
}

pub(super) fn import(home: &Home<'_>) -> Markup {
    html! {
        details.import open[!home.saved.is_empty()] {
            summary { "Bring in a saved game" }
            form method="post" action="/import" {
                p { "Paste a finished game, exported here or saved by the command line, and look at it move by move. "
                    "The last " (MOST_IMPORTS) " that you bring in are kept, and all chapters of campaigns."
                }
                // Shown only where the script can read it.
                p.file {
                    label for="saved-file" { "From a file: " }
                    input type="file" id="saved-file" accept=".tessera,.txt,text/plain" data-fills="saved";
                }
                label.visually-hidden for="saved" { "The saved game" }
                textarea id="saved" name="saved" rows="6" required spellcheck="false" placeholder="tessera 1 …" {
                    (home.saved)
                }
                button.button id="import" { "Bring it in" }
            }
        }
    }
}

fn kind<'a>(home: &Home<'a>, table: &TableSummary) -> Option<&'a dyn GameKind> {
    home.games.iter().map(|(kind, _)| *kind).find(|kind| kind.id() == table.game)
}

fn title(home: &Home<'_>, table: &TableSummary) -> String {
    let Some(kind) = kind(home, table) else { return table.game.clone() };
    match kind.chapter_in(&table.setup) {
        Ok(Some(chapter)) => format!("{}, chapter {chapter}", crate::words::title(kind)),
        Ok(None) | Err(_) => crate::words::title(kind),
    }
}

pub(in crate::page) fn name(table: &TableSummary, seat: u8) -> &str {
    table.names.get(usize::from(seat)).and_then(Option::as_deref).unwrap_or("nobody")
}

pub(in crate::page) fn who(table: &TableSummary) -> Markup {
    html! {
        span.list-who {
            @for (seat, name) in Seat::ALL.into_iter().zip(&table.names) {
                span.seat-name {
                    (emblem(seat))
                    @match name {
                        Some(name) => { (name) }
                        None => { i { "open" } }
                    }
                }
            }
        }
    }
}

fn gathering(table: &TableSummary) -> String {
    let taken = table.names.iter().flatten().count();
    format!("{taken} of {} seats taken", table.names.len())
}

fn turn(table: &TableSummary, summary: &Summary) -> String {
    let names: Vec<&str> = summary.to_act.iter().map(|seat| name(table, *seat)).collect();
    if names.is_empty() { "In play".to_owned() } else { format!("{} to move", and(&names)) }
}

/// Whether the person is asked.
fn is_my_turn(home: &Home<'_>, table: &TableSummary, summary: &Summary) -> bool {
    let is_mine = |seat: &u8| table.people.get(usize::from(*seat)).copied().flatten() == home.person;
    home.person.is_some() && table.status == Status::Playing && summary.to_act.iter().any(is_mine)
}
