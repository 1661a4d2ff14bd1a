//! What a bot advises, and why.

use bots::{Comparison, Estimate, Gain};
use engine::say;
use engine::words::{Phrase, Speaker};
use serde::Serialize;

use crate::words::{Key, Tell};

/// A bot's opinion of a seat's actions.
///
/// Values are in points, but by the bot's own measure: compare them with each other only. Early in a game all of them
/// can be far from the final score. The bot plays to win, not for points, so its best action may not score the most.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint<T = Phrase> {
    /// The best action in notation.
    pub notation: String,
    /// What the best action does.
    pub label: T,
    /// What the bot expects of the seat after this action.
    pub expected: Expected,
    /// The next best actions worth considering, best first.
    pub alternatives: Vec<Alternative<T>>,
    /// The best action compared with the first of the alternatives. `None` if it is the only action.
    pub compared: Option<Contrast<T>>,
    /// How the game ends after the best action. `None` while most continuations do not reach the end.
    pub ending: Option<Ending<T>>,
}

/// Another action that a bot has considered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Alternative<T = Phrase> {
    /// The action in notation.
    pub notation: String,
    /// What the action does.
    pub label: T,
    /// What the bot expects of the seat after this action.
    pub expected: Expected,
    /// How many points this action gains over the best one. Usually negative.
    pub difference: f32,
    /// This action compared with the best one.
    pub compared: Contrast<T>,
}

/// What a bot expects of a seat at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expected {
    /// The lead over the best other player, in points; negative if the seat is behind.
    Lead(f32),
    /// The final score, in a solo game.
    Points(f32),
}

/// How two actions differ after they were tried in the same continuations with the same luck.
///
/// The points of the sources, of the others and of the rest add up to the difference.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Contrast<T = Phrase> {
    /// How many points the action gains over the other one.
    pub difference: f32,
    /// The standard error of the difference.
    pub doubt: f32,
    /// The share of the continuations in which the action comes out better, from 0 to 1.
    pub better: f32,
    /// The number of continuations that both were tried in.
    pub continuations: usize,
    /// The points by source, as far as they differ by more than chance: the greatest difference first.
    pub sources: Vec<SourceGain<T>>,
    /// The points that the best of the others has less. 0 if that may be chance.
    pub others: f32,
    /// The points that are left: what the bot thinks the position is worth in later turns.
    pub later: f32,
    /// How sure it is that the actions differ.
    pub verdict: Verdict,
    /// How sure it is, as a sentence.
    pub sure: T,
    /// Why the actions differ, as a sentence.
    pub why: T,
}

/// How many more points an action brings from a source than another action.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SourceGain<T = Phrase> {
    /// The name of the source.
    pub source: T,
    /// The points; negative if the action brings less.
    pub points: f32,
    /// The standard error of the points.
    pub doubt: f32,
}

/// How sure it is that one action is better than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The difference may be chance.
    Close,
    /// One is better on average, but the other comes out better almost as often.
    Mixed,
    /// One comes out better most of the time.
    Likely,
    /// One comes out better nearly always.
    Clear,
    /// The one with more points on average is less likely to win.
    Chances,
}

/// How a game ends.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ending<T = Phrase> {
    /// The share of the continuations that the seat wins, from 0 to 1.
    pub won: f32,
    /// The same as a sentence.
    pub said: T,
}

/// One action against another one, each as a line of a comparison.
pub(crate) struct Pair<'a> {
    pub(crate) comparison: &'a Comparison,
    pub(crate) line: usize,
    pub(crate) other: usize,
    /// Whether the first is the one that the hint recommends.
    pub(crate) is_best: bool,
}

/// The smallest difference in points that is worth naming.
const SMALL: f32 = 0.5;
/// The number of standard errors above which a difference is no chance.
const SURE: f32 = 2.0;
/// The number of sources that are named.
const NAMED: usize = 3;
/// A source is not named if its difference is smaller than this share of the greatest.
const SLIGHT: f32 = 0.2;
/// An action that comes out better in this share of the continuations is likely better, or clearly.
const LIKELY: f32 = 0.65;
const CLEAR: f32 = 0.95;
/// The share of continuations that must reach the end, so that the end can be told.
const NEARLY_ALL: f32 = 0.9;

/// Returns true if a difference is worth naming and no chance.
fn counts(Estimate { mean, doubt }: Estimate) -> bool {
    mean.abs() >= SMALL.max(SURE * doubt)
}

impl Contrast {
    /// Compares two actions. `name` says what a source is called.
    pub(crate) fn of(pair: &Pair<'_>, name: impl Fn(&'static str) -> Phrase) -> Self {
        let Pair { comparison, line, other, is_best } = *pair;
        let Estimate { mean: difference, doubt } = comparison.difference(line, other);
        let gains = named(comparison.by_source(line, other));
        let others = Some(comparison.others(line, other)).filter(|gain| counts(*gain)).map_or(0.0, |gain| gain.mean);
        let later = difference - others - gains.iter().map(|gain| gain.points.mean).sum::<f32>();
        let better = comparison.better(line, other);
        let verdict = if !counts(Estimate { mean: difference, doubt }) {
            Verdict::Close
        } else if (difference > 0.0) != is_best {
            Verdict::Chances
        } else {
            match if is_best { better } else { 1.0 - better } {
                CLEAR.. => Verdict::Clear,
                LIKELY.. => Verdict::Likely,
                _ => Verdict::Mixed,
            }
        };
        let later_counts = counts(Estimate { mean: later, doubt });
        let why = why(&gains, others, if later_counts { later } else { 0.0 }, &name);
        let gain =
            |gain: &Gain| SourceGain { source: name(gain.source), points: gain.points.mean, doubt: gain.points.doubt };
        Self {
            difference,
            doubt,
            better,
            continuations: comparison.worlds(line, other),
            sources: gains.iter().map(gain).collect(),
            others,
            later,
            verdict,
            sure: sure(verdict, better, is_best),
            why,
        }
    }

    fn said(&self, speaker: &Speaker<'_>) -> Contrast<String> {
        let source = |gain: &SourceGain| SourceGain {
            source: speaker.say(&gain.source),
            points: gain.points,
            doubt: gain.doubt,
        };
        let Self { difference, doubt, better, continuations, others, later, verdict, .. } = *self;
        let sources = self.sources.iter().map(source).collect();
        let (sure, why) = (speaker.say(&self.sure), speaker.say(&self.why));
        Contrast { difference, doubt, better, continuations, sources, others, later, verdict, sure, why }
    }

    /// Returns what is left for later turns, if it is worth naming.
    #[must_use]
    pub fn later(&self) -> Option<f32> {
        counts(Estimate { mean: self.later, doubt: self.doubt }).then_some(self.later)
    }
}

/// Returns a sentence that says how sure it is.
fn sure(verdict: Verdict, better: f32, is_best: bool) -> Phrase {
    match (verdict, is_best) {
        (Verdict::Close, true) => say!(HintCloseBest),
        (Verdict::Close, false) => say!(HintClose),
        (Verdict::Mixed, true) => say!(HintMixedBest, count = of_ten(better)),
        (Verdict::Mixed, false) => say!(HintMixed, count = of_ten(better)),
        (Verdict::Likely, true) => say!(HintLikelyBest, count = of_ten(better)),
        (Verdict::Likely, false) => say!(HintLikely, count = of_ten(1.0 - better)),
        (Verdict::Clear, true) => say!(HintClearBest),
        (Verdict::Clear, false) => say!(HintClear),
        (Verdict::Chances, true) => say!(HintChancesBest),
        (Verdict::Chances, false) => say!(HintChances),
    }
}

/// Returns a share as a number out of ten.
fn of_ten(share: f32) -> i32 {
    (10.0 * share).round() as i32
}

/// Returns a number of points without its sign, for a sentence.
fn about(points: f32) -> i32 {
    points.abs().round() as i32
}

/// Returns the sources with the greatest differences that are no chance, the greatest first.
fn named(gains: impl Iterator<Item = Gain>) -> Vec<Gain> {
    let size = |gain: &Gain| gain.points.mean.abs();
    let mut named: Vec<Gain> = gains.filter(|gain| counts(gain.points)).collect();
    named.sort_by(|a, b| size(b).total_cmp(&size(a)));
    named.truncate(NAMED);
    let least = named.first().map_or(0.0, size) * SLIGHT;
    named.retain(|gain| size(gain) >= least);
    named
}

/// Makes a sentence of what an action gains and what it costs: from sources, by what the others have, and in later
/// turns.
fn why(gains: &[Gain], others: f32, later: f32, name: &impl Fn(&'static str) -> Phrase) -> Phrase {
    let told = |is_more: bool| {
        let of_kind = |costs: bool| gains.iter().filter(move |gain| gain.costs == costs);
        let of_sign = |costs| of_kind(costs).filter(|gain| (gain.points.mean > 0.0) == is_more);
        let counted = |gain: f32| (gain != 0.0 && (gain > 0.0) == is_more).then(|| about(gain));
        let part = |gain: &Gain| {
            let (points, source) = (about(gain.points.mean), name(gain.source));
            match (gain.costs, is_more) {
                (false, true) => say!(HintPartMore, points = points, source = source),
                (false, false) => say!(HintPartLess, points = points, source = source),
                (true, _) => say!(HintPartCost, points = points, source = source),
            }
        };
        let brings = and(of_sign(false).map(part)).map(|parts| say!(HintBrings, parts = parts));
        let spends = and(of_sign(true).map(part));
        let spends =
            spends.map(|parts| if is_more { say!(HintSaves, parts = parts) } else { say!(HintCosts, parts = parts) });
        let others = counted(others);
        let others = others
            .map(|points| if is_more { say!(HintHinders, points = points) } else { say!(HintHelps, points = points) });
        let later = counted(later);
        let later =
            later.map(
                |points| if is_more { say!(HintPlaced, points = points) } else { say!(HintMisplaced, points = points) },
            );
        and([brings, spends, others, later].into_iter().flatten())
    };
    match (told(true), told(false)) {
        (Some(better), Some(worse)) => say!(HintBetterWorse, better = better, worse = worse),
        (Some(only), None) | (None, Some(only)) => say!(HintOnly, only = only),
        (None, None) => say!(HintAlike),
    }
}

/// Joins parts with commas and an “and” before the last one.
fn and(parts: impl Iterator<Item = Phrase>) -> Option<Phrase> {
    let mut parts: Vec<Phrase> = parts.collect();
    let last = parts.pop()?;
    let first = parts.into_iter().reduce(|first, next| say!(HintList, first = first, next = next));
    Some(match first {
        Some(first) => say!(HintAnd, first = first, last = last),
        None => last,
    })
}

impl Ending {
    /// Tells how the game ends after a line, if nearly all continuations reach the end.
    pub(crate) fn of(comparison: &Comparison, line: usize, expected: Expected) -> Option<Self> {
        let (reached, won) = comparison.ended(line);
        (reached >= NEARLY_ALL).then(|| {
            let said = if comparison.is_alone() {
                say!(HintEndingAlone, expected = expected.tell())
            } else {
                say!(HintEnding, count = of_ten(won), expected = expected.tell())
            };
            Self { won, said }
        })
    }
}

impl Hint {
    /// Lists the actions in notation, best first.
    pub fn notations(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.notation).chain(self.alternatives.iter().map(|other| &other.notation)).map(String::as_str)
    }

    /// Returns the same hint with its texts in the speaker's language.
    #[must_use]
    pub fn said(&self, speaker: &Speaker<'_>) -> Hint<String> {
        Hint {
            notation: self.notation.clone(),
            label: speaker.say(&self.label),
            expected: self.expected,
            alternatives: self.alternatives.iter().map(|alternative| alternative.said(speaker)).collect(),
            compared: self.compared.as_ref().map(|compared| compared.said(speaker)),
            ending: self.ending.as_ref().map(|ending| Ending { won: ending.won, said: speaker.say(&ending.said) }),
        }
    }
}

impl Alternative {
    fn said(&self, speaker: &Speaker<'_>) -> Alternative<String> {
        let Self { expected, difference, .. } = *self;
        let (notation, label) = (self.notation.clone(), speaker.say(&self.label));
        Alternative { notation, label, expected, difference, compared: self.compared.said(speaker) }
    }
}

impl Tell for Expected {
    fn tell(&self) -> Phrase {
        match *self {
            Self::Points(number) => say!(ExpectedPoints, points = number.round() as i32),
            Self::Lead(lead) => match lead.round() as i32 {
                0 => say!(ExpectedLevel),
                lead @ 1.. => say!(ExpectedAhead, points = lead),
                lead => say!(ExpectedBehind, points = -lead),
            },
        }
    }
}
