//! The page of a finished game: the winners, the points and their sources, and the proof of fair dice.

pub(super) mod chart;
mod dice;
pub(super) mod sources;
mod times;

use engine::words::{Phrase, Speaker};
use engine::{FairDice, ScoreSheet, Seat, Standings, say};
use maud::{Markup, html};
use table::hall::{Recap, SeatView, TableView};

use super::site::{dice_fields, emblem, site};
use crate::tables::campaign;
use crate::words::{self, Key, Mark, and, marked};
use sources::Stacked;

/// Everything that the page of a finished game shows.
pub struct Finished<'a> {
    /// The speaker of the page.
    pub speaker: &'a Speaker<'a>,
    /// The person's name, if they are known.
    pub me: Option<&'a str>,
    /// The table.
    pub table_view: &'a TableView,
    /// The result.
    pub standings: &'a Standings,
    /// All players' points by source.
    pub sheet: &'a ScoreSheet,
    /// All players' points round by round, their dice, and how long they took.
    pub recap: &'a Recap,
    /// The ticket for the next game's dice.
    pub ticket: &'a str,
    /// The commitment to the secret of that ticket.
    pub commitment: &'a str,
}

impl Finished<'_> {
    fn say(&self, phrase: Phrase) -> String {
        self.speaker.say(phrase)
    }

    fn name(&self, seat: Seat) -> &str {
        self.table_view.seats.get(seat.index()).map_or("", |line| line.name.as_str())
    }

    /// Whether a bot had the seat from the beginning.
    fn is_bot(&self, seat: Seat) -> bool {
        self.table_view.seats.get(seat.index()).is_some_and(|line| line.bot.is_some() && !line.stands_in)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        self.table_view.seats.iter().map(|line| line.seat)
    }

    fn address(&self) -> String {
        format!("/tables/{}", self.table_view.id)
    }
}

/// Renders the page of a finished game.
#[must_use]
pub fn result(game: &Finished<'_>) -> Markup {
    let mut winners: Vec<&str> = game.standings.winners().map(|seat| game.name(seat)).collect();
    let rival = rival(game);
    if winners.is_empty() {
        winners.extend(rival.as_deref());
    }
    let names: Vec<&str> =
        game.table_view.seats.iter().map(|line| line.name.as_str()).chain(rival.as_deref()).collect();
    let round_name = game.speaker.say(game.table_view.kind.round_name());
    let name_of = |id| game.speaker.say_capitalized(game.table_view.kind.source_name(id));
    let stacked = Stacked::new(game.speaker, &names, &round_name, &game.recap.rounds, name_of);
    let count = winners.len();
    let title = and(words::names(winners));
    let title = title.map_or_else(|| say!(TableOver), |winners| say!(ResultWon, count = count, players = winners));
    site(
        game.speaker,
        game.me,
        &html! {
            main.page.result-page id="content" tabindex="-1" {
                p.eyebrow { (game.speaker.say(game.table_view.kind.title())) }
                h1 { (game.say(title)) }
                (chapter(game))
                (standings(game))
                (buttons(game))
                section.card-panel {
                    h2 { (game.say(say!(ResultOverTime))) }
                    p.fine { (game.say(say!(ResultOverTimeAbout))) }
                    (chart::chart(game.speaker, &names, &round_name, &game.recap.rounds))
                }
                section.card-panel { h2 { (game.say(say!(ResultSources))) } (sheet(game)) }
                section.card-panel id="by-source" {
                    h2 { (game.say(say!(ResultSourcesOverTime))) }
                    (stacked.draw())
                }
                section.card-panel id="dice" { h2 { (game.say(say!(DiceTitle))) } (dice::dice(game.speaker, &names, &game.recap.dice)) }
                section.card-panel id="times" { h2 { (game.say(say!(TimesTitle))) } (times::times(game.speaker, &names, &game.recap.times)) }
                section.card-panel.fair-dice { h2 { (game.say(say!(ResultFairDice))) } (dice(game)) }
            }
        },
    )
}

/// Says whether the goal of a campaign's chapter was reached, with a link to the campaign.
fn chapter(game: &Finished<'_>) -> Markup {
    let goal = game.table_view.seat_view.as_ref().and_then(SeatView::goal);
    let reached = goal.into_iter().flat_map(|goal| goal.reached.iter().collect::<Vec<_>>());
    let reached = and(reached.map(|seat| Phrase::verbatim(game.name(seat))));
    html! {
        @if let Some(goal) = goal {
            p.lead {
                (game.say(match reached {
                    Some(players) => say!(ResultReached, chapter = goal.chapter, players = players),
                    None => say!(ResultMissed, chapter = goal.chapter),
                }))
            }
            // The last line of the log tells how the chapter ends.
            @if let Some(told) = game.table_view.recent.last() { p.story { (game.speaker.say(&told.line.sentence)) } }
        }
        @if let Some((address, name)) = campaign(game.table_view) {
            p { a.button.primary id="go-campaign" href=(address) { (game.say(say!(ResultCampaign, name = name))) } }
        }
    }
}

/// Returns the name of an opponent without a seat.
fn rival(game: &Finished<'_>) -> Option<String> {
    game.sheet.rival.map(|rival| game.speaker.say(game.table_view.kind.source_name(rival)))
}

fn standings(game: &Finished<'_>) -> Markup {
    let list: Vec<_> = game.standings.iter().collect();
    let by_tie_break = |i: usize| {
        list.iter().enumerate().any(|(j, other)| j != i && other.score == list[i].score && other.place != list[i].place)
    };
    let (rival_ahead, rival_beaten) = rival_lines(game.standings, rival(game).as_deref());
    html! {
        ol.standings.big-standings {
            (rival_ahead)
            @for (i, standing) in list.iter().enumerate() {
                li.winner[standing.place == 1] {
                    span.place-number { (standing.place) }
                    (emblem(standing.seat))
                    span.name {
                        (game.name(standing.seat))
                        @if by_tie_break(i) { " " small { (game.say(say!(ResultTieBreak))) } }
                    }
                    b { (standing.score) }
                }
            }
            (rival_beaten)
        }
    }
}

/// Returns the line of an opponent without a seat: before all others if it has won, after them if not.
pub(super) fn rival_lines(standings: &Standings, rival: Option<&str>) -> (Markup, Markup) {
    let has_won = standings.winners().next().is_none();
    let line = html! {
        @if let (Some(name), Some(rival)) = (rival, standings.rival()) {
            li.winner[has_won] { span.name { (name) } b { (rival.score) } }
        }
    };
    if has_won { (line, Markup::default()) } else { (Markup::default(), line) }
}

fn buttons(game: &Finished<'_>) -> Markup {
    let address = game.address();
    // In a campaign, continuing is more likely than a rematch.
    let rematch_class = if game.table_view.campaign.is_some() { "button" } else { "button primary" };
    let sits = game.table_view.is_host || game.table_view.seats.iter().any(|line| line.is_mine);
    html! {
        div.page-links {
            @if let Some(rematch) = &game.table_view.rematch {
                a class=(rematch_class) id="rematch" href={ "/tables/" (rematch) } { (game.say(say!(ResultToRematch))) }
            } @else if sits {
                form method="post" action={ (address) "/rematch" } {
                    (dice_fields(game.ticket, game.commitment))
                    button class=(rematch_class) id="rematch" { (game.say(say!(SiteRematch))) }
                }
            }
            @if game.table_view.seats.iter().any(|line| line.is_mine) {
                form method="post" action={ (address) "/review" } {
                    button.button id="review" { (game.say(say!(SiteReview))) }
                }
            }
            a.button id="go-table" href=(address) { (game.say(say!(ResultTable))) }
            a.button id="go-history" href={ (address) "/history/0" } { (game.say(say!(SiteReplay))) }
            a.button id="go-log" href={ (address) "/log" } { (game.say(say!(SiteLog))) }
            a.button id="go-export" href={ (address) "/export" } { (game.say(say!(SiteExport))) }
        }
        p.fine { (game.say(say!(ResultReplayAbout))) }
    }
}

fn sheet(game: &Finished<'_>) -> Markup {
    let rival_total = game.sheet.rival_points().map(|(_, total)| total);
    let best = game.seats().map(|seat| game.sheet.total(seat)).chain(rival_total).max();
    html! {
        div.scroll-x tabindex="0" {
            table.score-sheet {
                thead {
                    tr {
                        th { span.visually-hidden { (game.say(say!(ResultSource))) } }
                        @for seat in game.seats() { th scope="col" { (emblem(seat)) span { (game.name(seat)) } } }
                        @if let Some(rival) = rival(game) { th scope="col" { span { (rival) } } }
                    }
                }
                tbody {
                    @for row in &game.sheet.rows {
                        tr {
                            th scope="row" { (game.speaker.say_capitalized(game.table_view.kind.source_name(row.source))) }
                            @for points in &row.points {
                                td { @match points { Some(points) => { (points) } None => { "?" } } }
                            }
                        }
                    }
                    tr.sum.total {
                        th scope="row" { (game.say(say!(ResultTotal))) }
                        @for seat in game.seats() {
                            @let total = game.sheet.total(seat);
                            td.best[Some(total) == best] { (total) }
                        }
                        @if let Some(total) = rival_total { td.best[Some(total) == best] { (total) } }
                    }
                }
            }
        }
    }
}

fn dice(game: &Finished<'_>) -> Markup {
    let commitment = &game.table_view.commitment;
    html! {
        @match &game.table_view.dice {
            Some(dice) if dice.secret.commitment() == *commitment => { (opened(game, dice)) }
            _ => { p { (game.say(say!(ResultDiceElsewhere))) } }
        }
        @if let Some((parent, position)) = &game.table_view.parent {
            @let origin = format!("/tables/{parent}/history/{position}");
            @let link = html! { a href=(origin) { (game.say(say!(ResultParentLink, position = *position as usize))) } };
            p { (marked(game.speaker, say!(ResultParent, origin = Mark(0)), &[link])) }
        }
    }
}

/// Shows the secret and the numbers that the dice were made from.
fn opened(game: &Finished<'_>, dice: &FairDice) -> Markup {
    let export = html! { a href={ (game.address()) "/export" } { (game.say(say!(ResultDiceExport))) } };
    let command = html! { code { "tessera replay --verify FILE" } };
    html! {
        p { (game.say(say!(ResultDice))) }
        dl.dice-parts {
            dt { (game.say(say!(ResultFingerprint))) } dd { code { (game.table_view.commitment) } }
            dt { (game.say(say!(ResultSecret))) } dd { code { (dice.secret) } }
            @for (seat, nonce) in game.seats().zip(&dice.nonces) {
                dt { (emblem(seat)) (game.name(seat)) }
                dd {
                    @match nonce {
                        Some(nonce) => { code { (nonce) } }
                        None if game.is_bot(seat) => { (game.say(say!(ResultDiceOfBot))) }
                        None => { (game.say(say!(ResultDiceMissing))) }
                    }
                }
            }
        }
        p { (marked(game.speaker, say!(ResultDiceCheck, export = Mark(0), command = Mark(1)), &[export, command])) }
    }
}
