//! Everybody's points by source.

use engine::{Seat, say};
use maud::{Markup, html};

use crate::show::Shown;
use crate::words::Key;

pub(super) fn panel(shown: &Shown<'_>) -> Markup {
    html! {
        div.panel.sheet id="score-panel" popover="auto" {
            p.panel-title { (shown.say(say!(TableScore))) }
            section id="score" data-region="score" { (sheet(shown)) }
        }
    }
}

fn sheet(shown: &Shown<'_>) -> Markup {
    let rows = || shown.score.rows.iter().zip(&shown.sources);
    let signed = |points: i32| points.to_string().replace('-', "−");
    let cell = |points: &Option<i32>| points.map_or_else(|| "?".to_owned(), signed);
    let seats = || shown.seats.iter().map(|line| line.seat);
    let rival = shown.score.rival_points();
    let at_least = |seat: Seat| if shown.score.is_complete(seat) { "" } else { "+" };
    html! {
        table.score-sheet {
            thead {
                tr {
                    th {}
                    @for line in &shown.seats {
                        th scope="col" {
                            svg class={ "emblem seat-" (line.seat.index() + 1) } aria-hidden="true" {
                                use href={ "#emblem-" (line.seat.index() + 1) } {}
                            }
                            span { (line.name) }
                        }
                    }
                    @if let Some(rival) = &shown.rival { th scope="col" { span { (rival) } } }
                }
            }
            tbody {
                @for (row, source) in rows().filter(|(row, _)| row.counted) {
                    tr { th scope="row" { (source) } @for points in &row.points { td { (cell(points)) } } }
                }
                tr.sum {
                    th scope="row" { (shown.say(say!(TableNow))) }
                    @for seat in seats() { td { (signed(shown.score.now(seat))) } }
                    @if let Some((now, _)) = rival { td { (signed(now)) } }
                }
                @for (row, source) in rows().filter(|(row, _)| !row.counted) {
                    tr.later { th scope="row" { (source) } @for points in &row.points { td { (cell(points)) } } }
                }
                tr.sum.total {
                    th scope="row" { (shown.say(if shown.standings.is_some() { say!(TableTotal) } else { say!(TableIfEnded) })) }
                    @for seat in seats() { td { (signed(shown.score.total(seat))) (at_least(seat)) } }
                    @if let Some((_, total)) = rival { td { (signed(total)) } }
                }
            }
        }
    }
}
