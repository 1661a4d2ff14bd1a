//! Where the points came from, round by round: a small chart for each player, with the sources stacked on each other.

use engine::words::Speaker;
use engine::{Seat, say};
use maud::{Markup, html};
use table::hall::RoundScore;

use super::chart::{Scale, at};
use crate::page::site::emblem;
use crate::words::Key;

const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 230.0;
/// Margins for the labels of the axes, and for the letters of the sources.
const LEFT: f64 = 40.0;
const BELOW: f64 = 26.0;
const ABOVE: f64 = 10.0;
const RIGHT: f64 = 20.0;
/// The share of a round's width that its bar takes.
const BAR: f64 = 0.74;
/// A source with a lower part of a bar than this has no letter there.
const LOWEST_LABELED: f64 = 13.0;
/// Patterns that tell the sources apart without color: lines in a square of eight.
const PATTERNS: [&str; 7] = [
    "",
    "M-2 2L2 -2M0 8L8 0M6 10L10 6",
    "M2 0V8M6 0V8",
    "M1 2h2M5 6h2",
    "M0 2H8M0 6H8",
    "M0 0L8 8M0 8L8 0",
    "M-2 6L2 10M0 0L8 8M6 -2L10 2",
];
/// Number of colors. With more sources, they repeat with other patterns.
const COLORS: usize = 8;

/// The points of all players by source and round.
pub(in crate::page) struct Stacked<'a> {
    speaker: &'a Speaker<'a>,
    /// The players, and then the rival.
    names: &'a [&'a str],
    round_name: &'a str,
    rounds: &'a [RoundScore],
    sources: Vec<Source>,
    scale: Scale,
}

/// A source of points.
struct Source {
    id: &'static str,
    letter: char,
    name: String,
}

impl<'a> Stacked<'a> {
    /// Leaves out sources that never brought anything to anyone.
    pub(in crate::page) fn new(
        speaker: &'a Speaker<'a>,
        names: &'a [&'a str],
        round_name: &'a str,
        rounds: &'a [RoundScore],
        name_of: impl Fn(&'static str) -> String,
    ) -> Self {
        let columns = || 0..names.len();
        let mut ids: Vec<&'static str> = Vec::new();
        let brings = |id: &str| rounds.iter().any(|round| columns().any(|column| points(round, id, column) != 0));
        for row in rounds.iter().flat_map(|round| &round.sheet.rows) {
            if !ids.contains(&row.source) && brings(row.source) {
                ids.push(row.source);
            }
        }
        let sources = ('A'..='Z').zip(ids).map(|(letter, id)| Source { id, letter, name: name_of(id) });
        let sources: Vec<Source> = sources.collect();
        let sum = |is_wanted: fn(i32) -> bool, round: &RoundScore, column: usize| {
            sources.iter().map(|source| points(round, source.id, column)).filter(|part| is_wanted(*part)).sum::<i32>()
        };
        let all = |is_wanted: fn(i32) -> bool| {
            rounds.iter().flat_map(move |round| columns().map(move |column| sum(is_wanted, round, column)))
        };
        let scale = Scale::new(all(|part| part < 0).min().unwrap_or(0), all(|part| part > 0).max().unwrap_or(0));
        Self { speaker, names, round_name, rounds, sources, scale }
    }

    /// Draws the charts, with their numbers below.
    pub(in crate::page) fn draw(&self) -> Markup {
        html! {
            @if self.sources.is_empty() {
                p { (self.speaker.say(say!(ResultNoPoints))) }
            } @else {
                (self.patterns())
                ul.chart-legend.source-legend {
                    @for (index, source) in self.sources.iter().enumerate() {
                        li {
                            svg.source-key viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" {
                                rect.source-edge width="20" height="20" fill={ "url(#source-" (index) ")" } {}
                            }
                            b { (source.letter) } " " (source.name)
                        }
                    }
                }
                div.source-plots { @for column in 0..self.names.len() { (self.plot(column)) } }
                details.chart-numbers {
                    summary { (self.speaker.say(say!(ResultNumbers))) }
                    @for column in 0..self.names.len() { (self.numbers(column)) }
                }
            }
        }
    }

    /// What the parts of the bars are filled with, once per page.
    fn patterns(&self) -> Markup {
        html! {
            svg.visually-hidden width="0" height="0" aria-hidden="true" {
                defs {
                    @for index in 0..self.sources.len() {
                        // The second round of colors has other patterns.
                        @let pattern = PATTERNS[(index + index / COLORS) % PATTERNS.len()];
                        pattern id={ "source-" (index) } width="8" height="8" patternUnits="userSpaceOnUse" {
                            rect class={ "source-color-" (index % COLORS) } width="8" height="8" {}
                            @if !pattern.is_empty() { path.source-lines d=(pattern) {} }
                        }
                    }
                }
            }
        }
    }

    fn total(&self, round: &RoundScore, column: usize) -> i32 {
        self.sources.iter().map(|source| points(round, source.id, column)).sum()
    }

    fn is_complete(&self, column: usize) -> bool {
        self.rounds
            .iter()
            .flat_map(|round| &round.sheet.rows)
            .all(|row| row.points.get(column).is_none_or(Option::is_some))
    }

    fn plot(&self, column: usize) -> Markup {
        let name = self.names.get(column).copied().unwrap_or_default();
        let total = self.rounds.last().map_or(0, |round| self.total(round, column));
        html! {
            figure.source-plot {
                figcaption {
                    @if let Some(seat) = Seat::new(column) { (emblem(seat)) }
                    span.name { (name) }
                    b { (total) @if !self.is_complete(column) { "+" } }
                }
                svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img"
                    aria-label=(self.speaker.say(say!(ResultSourcesOf, player = name))) {
                    (self.grid())
                    @for index in 0..self.sources.len() { (self.bars(column, index)) }
                    (self.letters(column))
                }
            }
        }
    }

    /// Returns the left end and the width of a round's bar.
    fn span(&self, round: usize) -> (f64, f64) {
        let step = (WIDTH - LEFT - RIGHT) / self.rounds.len().max(1) as f64;
        // A single bar is not as wide as the chart.
        let width = (step * BAR).min(60.0);
        (LEFT + step * round as f64 + (step - width) / 2.0, width)
    }

    fn y(&self, points: i32) -> f64 {
        let Scale { low, high, .. } = self.scale;
        HEIGHT - BELOW - (HEIGHT - ABOVE - BELOW) * f64::from(points - low) / f64::from((high - low).max(1))
    }

    fn grid(&self) -> Markup {
        let every = self.rounds.len().div_ceil(12).max(1);
        html! {
            @for points in self.scale.lines() {
                @let y = at(self.y(points));
                line class=(if points == 0 { "axis" } else { "grid" }) x1=(LEFT) x2=(WIDTH - RIGHT) y1=(y) y2=(y) {}
                text.tick x=(LEFT - 7.0) y=(y) dy="0.35em" text-anchor="end" { (points) }
            }
            @for (index, round) in self.rounds.iter().enumerate() {
                @let (x, width) = self.span(index);
                @if index % every == 0 {
                    text.tick x=(at(x + width / 2.0)) y=(HEIGHT - 8.0) text-anchor="middle" { (round.round) }
                }
            }
        }
    }

    /// Returns the lower and upper end of a source's part of a bar. What is lost hangs below the axis.
    fn part(&self, round: &RoundScore, column: usize, index: usize) -> (i32, i32) {
        let part = |source: &Source| points(round, source.id, column);
        let Some(own) = self.sources.get(index).map(part) else { return (0, 0) };
        let below = self.sources[..index].iter().map(part).filter(|part| (*part < 0) == (own < 0)).sum::<i32>();
        (below.min(below + own), below.max(below + own))
    }

    /// All parts of one source, as one shape.
    fn bars(&self, column: usize, index: usize) -> Markup {
        let mut shape = String::new();
        for (number, round) in self.rounds.iter().enumerate() {
            let (low, high) = self.part(round, column, index);
            if low < high {
                let ((x, width), top, bottom) = (self.span(number), self.y(high), self.y(low));
                let (x, top, width, height) = (at(x), at(top), at(width), at(bottom - top));
                shape.push_str(&format!("M{x} {top}h{width}v{height}h-{width}z"));
            }
        }
        html! { @if !shape.is_empty() { path.source-edge fill={ "url(#source-" (index) ")" } d=(shape) {} } }
    }

    /// The letters of the sources beside the last bar.
    fn letters(&self, column: usize) -> Markup {
        let Some((number, round)) = self.rounds.iter().enumerate().next_back() else { return Markup::default() };
        let (x, width) = self.span(number);
        html! {
            @for (index, source) in self.sources.iter().enumerate() {
                @let (low, high) = self.part(round, column, index);
                @let (top, bottom) = (self.y(high), self.y(low));
                @if bottom - top >= LOWEST_LABELED {
                    text.source-letter x=(at(x + width + 4.0)) y=(at(f64::midpoint(top, bottom))) dy="0.35em" { (source.letter) }
                }
            }
        }
    }

    fn numbers(&self, column: usize) -> Markup {
        html! {
            div.scroll-x tabindex="0" {
                table.score-sheet {
                    caption { (self.names.get(column).copied().unwrap_or_default()) }
                    thead {
                        tr {
                            th scope="col" { (self.round_name) }
                            @for source in &self.sources { th scope="col" { (source.letter) " " (source.name) } }
                            th scope="col" { (self.speaker.say(say!(ResultTotal))) }
                        }
                    }
                    tbody {
                        @for round in self.rounds {
                            tr {
                                th scope="row" { (round.round) }
                                @for source in &self.sources { td { (points(round, source.id, column)) } }
                                td { b { (self.total(round, column)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Returns the points of a player from a source, as far as they are known.
fn points(round: &RoundScore, source: &str, column: usize) -> i32 {
    let rows = round.sheet.rows.iter().filter(|row| row.source == source);
    rows.filter_map(|row| row.points.get(column).copied().flatten()).sum()
}

#[cfg(test)]
mod tests {
    use engine::words::ENGLISH;
    use engine::{ScoreRow, ScoreSheet};

    use super::*;
    use crate::words;

    fn round(number: u32, rows: [(&'static str, [Option<i32>; 2]); 3]) -> RoundScore {
        let rows = rows.map(|(source, points)| ScoreRow { source, counted: true, points: points.to_vec() });
        let sheet = ScoreSheet { rows: rows.to_vec(), rival: None };
        RoundScore { round: number, position: 0, totals: Seat::first(2).map(|seat| sheet.total(seat)).collect(), sheet }
    }

    #[test]
    fn parts_are_stacked_and_losses_hang_below_the_axis() {
        let speaker = words::speaker(ENGLISH);
        let rounds = [
            round(1, [("huts", [Some(5), Some(0)]), ("hunger", [Some(-10), Some(0)]), ("cards", [Some(2), None])]),
            round(2, [("huts", [Some(9), Some(4)]), ("hunger", [Some(-10), Some(0)]), ("cards", [Some(6), None])]),
        ];
        let plot = Stacked::new(&speaker, &["Ada", "Ben"], "Round", &rounds, ToOwned::to_owned);
        assert_eq!([0, 1, 2].map(|source| plot.part(&rounds[1], 0, source)), [(0, 9), (-10, 0), (9, 15)]);
        assert_eq!([0, 1, 2].map(|source| plot.part(&rounds[1], 1, source)), [(0, 4), (4, 4), (4, 4)]);
        assert!(plot.scale.lines().any(|line| line <= -10) && plot.scale.lines().any(|line| line >= 15));
        assert_eq!((plot.is_complete(0), plot.is_complete(1)), (true, false));
        let drawn = plot.draw().0;
        assert!(drawn.contains("<b>4+</b>") && drawn.contains("<b>5</b>"), "{drawn}");
        assert!(!drawn.contains("style=") && !drawn.contains("NaN"));
        assert_eq!(drawn.matches("url(#source-1)").count(), 2, "in the legend, and for the player who was hungry");
    }

    #[test]
    fn games_of_one_round_or_without_points_can_be_drawn() {
        let speaker = words::speaker(ENGLISH);
        let nothing = [("huts", [Some(0), Some(0)]), ("hunger", [Some(0), Some(0)]), ("cards", [None, None])];
        let draw = |rounds: &[RoundScore]| {
            Stacked::new(&speaker, &["Ada", "Ben"], "Round", rounds, ToOwned::to_owned).draw().0
        };
        for rounds in [&[][..], &[round(1, nothing)]] {
            assert!(draw(rounds).contains("No points yet"), "{rounds:?}");
        }
        let one = round(1, [("huts", [Some(3), Some(0)]), ("hunger", [Some(0), Some(0)]), ("cards", [None, None])]);
        let drawn = draw(&[one]);
        assert!(drawn.contains("<figure") && !drawn.contains("NaN"), "{drawn}");
    }

    #[test]
    fn sources_that_share_a_color_differ_in_their_pattern() {
        let pattern = |index: usize| (index % COLORS, (index + index / COLORS) % PATTERNS.len());
        let all: std::collections::BTreeSet<_> = (0..26).map(pattern).collect();
        assert_eq!(all.len(), 26);
    }
}
