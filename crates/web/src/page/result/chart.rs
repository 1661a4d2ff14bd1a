//! A line chart of all players' points over the rounds.

use engine::words::Speaker;
use engine::{Seat, say};
use maud::{Markup, html};
use table::hall::RoundScore;

use crate::page::site::emblem;
use crate::words::Key;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 340.0;
/// Margins for the labels of the axes.
const LEFT: f64 = 48.0;
const BELOW: f64 = 40.0;
const ABOVE: f64 = 14.0;
const RIGHT: f64 = 18.0;
/// Maximum number of lines across the chart that remain readable.
const MOST_LINES: i32 = 6;
/// The size of the shapes on the lines.
const MARK: f64 = 11.0;
/// Dash patterns of the seats' lines, to tell them apart without color.
const DASHES: [&str; 4] = ["none", "9 4", "2 4", "12 4 2 4"];

/// Draws the chart, with its numbers in a table below.
pub(in crate::page) fn chart(speaker: &Speaker<'_>, names: &[&str], round_name: &str, rounds: &[RoundScore]) -> Markup {
    let plot = Plot::new(rounds);
    let seats = || Seat::first(names.len());
    html! {
        ul.chart-legend {
            @for (seat, name) in seats().zip(names) {
                li class={ "seat-" (seat.index() + 1) } {
                    svg.legend-line viewBox="0 0 44 12" width="44" height="12" aria-hidden="true" {
                        path.series d="M0 6H44" stroke-dasharray=(DASHES[seat.index()]) {}
                    }
                    (emblem(seat)) (name)
                }
            }
        }
        div.scroll-x tabindex="0" {
            svg.chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-labelledby="chart-title" {
                title id="chart-title" { (speaker.say(say!(ResultChart))) }
                (plot.grid(round_name, rounds))
                @for seat in seats() { (plot.series(seat, rounds)) }
            }
        }
        details.chart-numbers {
            summary { (speaker.say(say!(ResultNumbers))) }
            (numbers(names, round_name, rounds))
        }
    }
}

/// The layout of the chart.
struct Plot {
    scale: Scale,
    rounds: usize,
}

impl Plot {
    fn new(rounds: &[RoundScore]) -> Self {
        let all = || rounds.iter().flat_map(|round| round.totals.iter().copied());
        let scale = Scale::new(all().min().unwrap_or(0).min(0), all().max().unwrap_or(0));
        Self { scale, rounds: rounds.len() }
    }

    /// Returns the horizontal position of the round with this index.
    fn x(&self, index: usize) -> f64 {
        let between = self.rounds.saturating_sub(1).max(1) as f64;
        LEFT + MARK + (WIDTH - LEFT - RIGHT - 2.0 * MARK) * index as f64 / between
    }

    /// Returns the vertical position of this number of points.
    fn y(&self, points: i32) -> f64 {
        let Scale { low, high, .. } = self.scale;
        let share = f64::from(points - low) / f64::from((high - low).max(1));
        HEIGHT - BELOW - (HEIGHT - ABOVE - BELOW) * share
    }

    fn grid(&self, round_name: &str, rounds: &[RoundScore]) -> Markup {
        let every = self.rounds.div_ceil(16).max(1);
        html! {
            @for points in self.scale.lines() {
                @let y = at(self.y(points));
                line class=(if points == 0 { "axis" } else { "grid" }) x1=(LEFT) x2=(WIDTH - RIGHT) y1=(y) y2=(y) {}
                text.tick x=(LEFT - 8.0) y=(y) dy="0.35em" text-anchor="end" { (points) }
            }
            @for (index, round) in rounds.iter().enumerate() {
                @if index % every == 0 {
                    text.tick x=(at(self.x(index))) y=(HEIGHT - BELOW + 18.0) text-anchor="middle" { (round.round) }
                }
            }
            text.axis-name x=((LEFT + WIDTH - RIGHT) / 2.0) y=(HEIGHT - 4.0) text-anchor="middle" { (round_name) }
        }
    }

    fn series(&self, seat: Seat, rounds: &[RoundScore]) -> Markup {
        let number = seat.index() + 1;
        let points: Vec<(f64, f64)> = rounds
            .iter()
            .enumerate()
            .filter_map(|(index, round)| Some((self.x(index), self.y(*round.totals.get(seat.index())?))))
            .collect();
        let path: Vec<String> = points.iter().map(|(x, y)| format!("{} {}", at(*x), at(*y))).collect();
        let every = points.len().div_ceil(24).max(1);
        html! {
            g class={ "seat-" (number) } {
                path.series d={ "M" (path.join("L")) } stroke-dasharray=(DASHES[seat.index()]) {}
                @for (i, (x, y)) in points.iter().enumerate() {
                    @if i % every == 0 || i + 1 == points.len() {
                        use.mark href={ "#emblem-" (number) } x=(at(x - MARK / 2.0)) y=(at(y - MARK / 2.0))
                            width=(MARK) height=(MARK) {}
                    }
                }
            }
        }
    }
}

pub(super) fn at(coordinate: f64) -> String {
    format!("{coordinate:.1}")
}

/// Round numbers that span all points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scale {
    pub(super) low: i32,
    pub(super) high: i32,
    step: i32,
}

impl Scale {
    pub(super) fn new(least: i32, most: i32) -> Self {
        let span = most.saturating_sub(least).max(1);
        // 1, 2, 5, 10, 20, 50 …
        let steps = (0..9).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i32.pow(power)));
        let step = steps.into_iter().find(|step| span / step < MOST_LINES).unwrap_or(span);
        let low = least.div_euclid(step) * step;
        let high = (most + step - 1).div_euclid(step) * step;
        Self { low, high: high.max(low + step), step }
    }

    pub(super) fn lines(self) -> impl Iterator<Item = i32> {
        (self.low..=self.high).step_by(self.step.unsigned_abs() as usize)
    }
}

fn numbers(names: &[&str], round_name: &str, rounds: &[RoundScore]) -> Markup {
    html! {
        div.scroll-x tabindex="0" {
            table.score-sheet {
                thead { tr { th scope="col" { (round_name) } @for name in names { th scope="col" { (name) } } } }
                tbody {
                    @for round in rounds {
                        tr { th scope="row" { (round.round) } @for total in &round.totals { td { (total) } } }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::ScoreSheet;
    use engine::words::ENGLISH;

    use super::*;
    use crate::words;

    fn round(round: u32, totals: &[i32]) -> RoundScore {
        let sheet = ScoreSheet { rows: Vec::new(), rival: None };
        RoundScore { round, position: 0, totals: totals.to_vec(), sheet }
    }

    #[test]
    fn scales_are_round_and_span_everything() {
        for (least, most) in
            [(0, 0), (0, 3), (0, 7), (0, 23), (0, 99), (0, 187), (-30, 12), (-1, 0), (0, 1000), (0, 12_345)]
        {
            let scale = Scale::new(least, most);
            let lines: Vec<i32> = scale.lines().collect();
            assert!(scale.low <= least && scale.high >= most, "{scale:?} for {least} to {most}");
            assert!((2..=MOST_LINES as usize + 2).contains(&lines.len()), "{lines:?} for {least} to {most}");
            assert!(lines.contains(&0), "{lines:?} for {least} to {most}");
            assert!(lines.first() == Some(&scale.low) && lines.last() == Some(&scale.high));
        }
        assert_eq!(Scale::new(0, 187), Scale { low: 0, high: 200, step: 50 });
    }

    #[test]
    fn more_points_are_higher_and_later_rounds_are_further_right() {
        let round = |number, totals: [i32; 2]| round(number, &totals);
        let rounds = [round(1, [0, -4]), round(2, [20, 7]), round(3, [60, 31])];
        let plot = Plot::new(&rounds);
        assert!(plot.y(60) < plot.y(31) && plot.y(31) < plot.y(-4));
        assert!(plot.x(0) < plot.x(1) && plot.x(1) < plot.x(2));
        assert!(plot.y(60) >= ABOVE && plot.y(-4) <= HEIGHT - BELOW);
        let speaker = words::speaker(ENGLISH);
        let drawn = chart(&speaker, &["Ada", "Ben"], "Round", &rounds).0;
        assert!(drawn.contains("seat-2") && !drawn.contains("style="));
    }

    #[test]
    fn a_game_of_one_round_can_be_drawn() {
        let rounds = [round(1, &[5])];
        assert!(Plot::new(&rounds).x(0).is_finite());
        let speaker = words::speaker(ENGLISH);
        assert!(!chart(&speaker, &["Ada"], "Round", &rounds).0.contains("NaN"));
        assert!(!chart(&speaker, &["Ada"], "Round", &[]).0.contains("NaN"));
    }
}
