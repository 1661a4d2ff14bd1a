//! All players' points by source.

use engine::{Seat, say};
use maud::{Markup, html};

use crate::table_page::TablePage;
use crate::words::Key;

pub(super) fn panel(page: &TablePage<'_>) -> Markup {
    html! {
        div.panel.sheet id="score-panel" popover="auto" {
            h2.panel-title { (page.say(say!(TableScore))) }
            section id="score" data-region="score" { (sheet(page)) }
            @if page.moment.is_now {
                a.button.quiet id="go-score" href={ (page.address) "/score" } { (page.say(say!(ResultOverTime))) }
            }
        }
    }
}

pub(super) fn sheet(page: &TablePage<'_>) -> Markup {
    let rows = || page.score.rows.iter().zip(&page.sources);
    let signed = |points: i32| points.to_string().replace('-', "−");
    let cell = |points: &Option<i32>| points.map_or_else(|| "?".to_owned(), signed);
    let seats = || page.seats.iter().map(|line| line.seat);
    let rival = page.score.rival_points();
    let at_least = |seat: Seat| if page.score.is_complete(seat) { "" } else { "+" };
    html! {
        table.score-sheet {
            thead {
                tr {
                    th { span.visually-hidden { (page.say(say!(ResultSource))) } }
                    @for line in &page.seats {
                        th scope="col" {
                            svg class={ "emblem seat-" (line.seat.index() + 1) } aria-hidden="true" {
                                use href={ "#emblem-" (line.seat.index() + 1) } {}
                            }
                            span { (line.name) }
                        }
                    }
                    @if let Some(rival) = &page.rival { th scope="col" { span { (rival) } } }
                }
            }
            tbody {
                @for (row, source) in rows().filter(|(row, _)| row.counted) {
                    tr { th scope="row" { (source) } @for points in &row.points { td { (cell(points)) } } }
                }
                tr.sum {
                    th scope="row" { (page.say(say!(TableNow))) }
                    @for seat in seats() { td { (signed(page.score.now(seat))) } }
                    @if let Some((now, _)) = rival { td { (signed(now)) } }
                }
                @for (row, source) in rows().filter(|(row, _)| !row.counted) {
                    tr.later { th scope="row" { (source) } @for points in &row.points { td { (cell(points)) } } }
                }
                tr.sum.total {
                    th scope="row" { (page.say(if page.standings.is_some() { say!(TableTotal) } else { say!(TableIfEnded) })) }
                    @for seat in seats() { td { (signed(page.score.total(seat))) (at_least(seat)) } }
                    @if let Some((_, total)) = rival { td { (signed(total)) } }
                }
            }
        }
    }
}
