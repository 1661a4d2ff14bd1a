//! The dice of a game: how often each face was rolled, and whether that is unusual.

use engine::words::{Phrase, Speaker};
use engine::{Seat, say};
use maud::{Markup, html};

use super::chart::{Scale, at};
use crate::page::site::emblem;
use crate::words::Key;

const FACES: f64 = 6.0;
/// With fewer dice, nothing can be said: each face should be expected at least five times.
const FEWEST: u32 = 30;

const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 190.0;
const LEFT: f64 = 40.0;
const BELOW: f64 = 28.0;
const ABOVE: f64 = 20.0;

/// Draws how often each face was rolled, by all and by each player.
pub(super) fn dice(speaker: &Speaker<'_>, names: &[&str], dice: &[[u32; 6]]) -> Markup {
    let all = dice.iter().fold([0; 6], |sum, faces| std::array::from_fn(|face| sum[face] + faces[face]));
    let count: u32 = all.iter().sum();
    html! {
        @if count == 0 {
            p { (speaker.say(say!(DiceNone))) }
        } @else {
            p { (speaker.say(verdict(all))) }
            (chart(speaker, all))
            div.scroll-x tabindex="0" {
                table.score-sheet.dice-sheet {
                    thead {
                        tr {
                            td {}
                            @for face in 1..=6 { th scope="col" { (face) } }
                            th scope="col" { (speaker.say(say!(DiceCount))) }
                            th scope="col" { (speaker.say(say!(DiceMean))) }
                        }
                    }
                    tbody {
                        @for ((seat, name), faces) in Seat::ALL.into_iter().zip(names).zip(dice) {
                            tr { th scope="row" { (emblem(seat)) " " (name) } (cells(*faces)) }
                        }
                        tr.sum { th scope="row" { (speaker.say(say!(DiceAll))) } (cells(all)) }
                    }
                }
            }
        }
    }
}

fn cells(faces: [u32; 6]) -> Markup {
    let count: u32 = faces.iter().sum();
    html! {
        @for times in faces { td { (times) } }
        td { (count) }
        td { @if count > 0 { (format!("{:.2}", mean(faces))) } @else { "–" } }
    }
}

/// Returns the mean number of pips.
fn mean(faces: [u32; 6]) -> f64 {
    let pips: u32 = (1..).zip(faces).map(|(pips, times): (u32, u32)| pips * times).sum();
    f64::from(pips) / f64::from(faces.iter().sum::<u32>().max(1))
}

/// Says whether these numbers are unusual for fair dice.
fn verdict(faces: [u32; 6]) -> Phrase {
    let count: u32 = faces.iter().sum();
    if count < FEWEST {
        return say!(DiceFew, count = count as usize);
    }
    let games = (chance_of(faces) * 100.0).round() as usize;
    match games {
        0 => say!(DiceRare, count = count as usize),
        1..5 => say!(DiceUnusual, count = count as usize, games = games),
        _ => say!(DiceUsual, count = count as usize, games = games),
    }
}

/// Returns the chance that as many fair dice fall at least as unevenly: the test of Pearson, with five degrees of freedom.
fn chance_of(faces: [u32; 6]) -> f64 {
    let expected = f64::from(faces.iter().sum::<u32>()) / FACES;
    let square = faces.iter().map(|times| (f64::from(*times) - expected).powi(2) / expected).sum::<f64>();
    let half = square / 2.0;
    let tail = (square * 2.0 / std::f64::consts::PI).sqrt() * (-half).exp() * (1.0 + square / 3.0);
    (outside(half.sqrt()) + tail).clamp(0.0, 1.0)
}

/// The complementary error function, to six digits (Abramowitz and Stegun, 7.1.26).
fn outside(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let series = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    series.iter().fold(0.0, |sum, factor| (sum + factor) * t) * (-x * x).exp()
}

fn chart(speaker: &Speaker<'_>, faces: [u32; 6]) -> Markup {
    let expected = f64::from(faces.iter().sum::<u32>()) / FACES;
    let most = faces.iter().copied().max().unwrap_or(0).max(expected.ceil() as u32);
    let scale = Scale::new(0, i32::try_from(most).unwrap_or(i32::MAX));
    let y = |times: f64| HEIGHT - BELOW - (HEIGHT - ABOVE - BELOW) * times / f64::from(scale.high.max(1));
    let step = (WIDTH - LEFT) / FACES;
    html! {
        svg.dice-plot viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(speaker.say(say!(DiceChart))) {
            @for times in scale.lines() {
                @let y = at(y(f64::from(times)));
                line class=(if times == 0 { "axis" } else { "grid" }) x1=(LEFT) x2=(WIDTH) y1=(y) y2=(y) {}
                text.tick x=(LEFT - 7.0) y=(y) dy="0.35em" text-anchor="end" { (times) }
            }
            @for (index, times) in faces.into_iter().enumerate() {
                @let (x, top) = (LEFT + step * (index as f64 + 0.18), y(f64::from(times)));
                rect.dice-bar x=(at(x)) y=(at(top)) width=(at(step * 0.64)) height=(at(y(0.0) - top)) {}
                // Inside the bar, where the line of what is expected does not cross it.
                @let is_inside = y(0.0) - top >= 22.0;
                text.dice-times.inside[is_inside] x=(at(x + step * 0.32)) text-anchor="middle"
                    y=(at(if is_inside { y(0.0) - 8.0 } else { top - 5.0 })) { (times) }
                text.tick x=(at(x + step * 0.32)) y=(HEIGHT - 8.0) text-anchor="middle" { (index + 1) }
            }
            line.dice-expected x1=(LEFT) x2=(WIDTH) y1=(at(y(expected))) y2=(at(y(expected))) stroke-dasharray="6 4" {}
        }
        p.fine.plot-key {
            svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true" {
                line.dice-expected x1="0" x2="34" y1="5" y2="5" stroke-dasharray="6 4" {}
            }
            " " (speaker.say(say!(DiceExpected, times = format!("{expected:.1}"))))
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::words::ENGLISH;

    use super::*;
    use crate::words;

    #[test]
    fn the_test_agrees_with_its_table() {
        // 600 dice whose statistic is known: critical values of five degrees of freedom.
        let of = |square: f64| {
            let half: f64 = square / 2.0;
            outside(half.sqrt()) + (square * 2.0 / std::f64::consts::PI).sqrt() * (-half).exp() * (1.0 + square / 3.0)
        };
        for (square, expected) in [(11.070, 0.05), (15.086, 0.01), (4.351, 0.5), (1.145, 0.95)] {
            assert!((of(square) - expected).abs() < 0.001, "{square}: {}", of(square));
        }
        assert!((chance_of([100; 6]) - 1.0).abs() < 1e-6);
        // (20² + 20²) / 100 = 8: a chance of 0.156.
        assert!((chance_of([120, 80, 100, 100, 100, 100]) - 0.156).abs() < 0.001);
    }

    #[test]
    fn a_plain_sentence_says_whether_the_dice_are_unusual() {
        let said = |faces| words::speaker(ENGLISH).say(verdict(faces));
        assert!(said([2, 3, 2, 3, 2, 3]).starts_with("15 dice are too few"));
        let usual = said([120, 80, 100, 100, 100, 100]);
        assert!(usual.contains("Nothing unusual") && usual.contains("16 of 100 games"), "{usual}");
        let unusual = said([130, 80, 90, 110, 90, 100]);
        assert!(unusual.contains("Unusual") && unusual.contains(" 1 of 100 games"), "{unusual}");
        assert!(said([300, 60, 60, 60, 60, 60]).contains("Very unusual"));
    }

    #[test]
    fn all_dice_are_counted_and_games_without_dice_say_so() {
        let speaker = words::speaker(ENGLISH);
        let none = dice(&speaker, &["Ada", "Ben"], &[]).0;
        assert!(none.contains("No dice"), "{none}");
        let drawn = dice(&speaker, &["Ada", "Ben"], &[[6, 5, 4, 3, 2, 1], [1, 0, 0, 0, 0, 1]]).0;
        for expected in [
            "<td>7</td><td>5</td><td>4</td><td>3</td><td>2</td><td>2</td><td>23</td>",
            "<td>2.67</td>",
            "<td>3.50</td>",
        ] {
            assert!(drawn.contains(expected), "{expected} is not in {drawn}");
        }
        assert!(!drawn.contains("NaN") && !drawn.contains("style="));
    }
}
