//! Lines compared with each other, by where their points come from.

use engine::{Evaluate, Seat, Viewer};

/// What became of lines that were tried equally often, in the same worlds with the same luck.
///
/// Lines have the numbers in which they were given. All figures are means over the worlds that were imagined, so they say
/// what the seat can expect and nothing about the true world.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Comparison {
    /// The names of the sources of points, as in the score sheet.
    sources: Vec<&'static str>,
    /// The tries of each line, one for each world.
    lines: Vec<Vec<Try>>,
}

/// What became of a line in one world.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Try {
    /// The seat's hope for victory, from 0 to 1.
    pub(super) hope: f32,
    /// The seat's expected lead over the best of the others; its expected points if it plays alone.
    pub(super) lead: f32,
    /// The seat's points by source when the playing on ended.
    points: Vec<i32>,
    /// The points of the best of the others then, or of the rival. `None` if there is neither.
    best_other: Option<i32>,
    /// Whether the game was over then, and the seat among its winners.
    end: End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    NotYet,
    Won,
    Lost,
}

/// A mean over worlds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f32,
    /// The standard error of the mean.
    pub doubt: f32,
}

/// How many more points a line brings from a source than another line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gain {
    /// The name of the source.
    pub source: &'static str,
    /// The points; negative if the line brings less.
    pub points: Estimate,
    /// Whether the source costs points instead of bringing any.
    pub costs: bool,
}

impl Comparison {
    /// Adds the next line.
    pub(super) fn add<G: Evaluate>(&mut self, seat: Seat, tries: impl Iterator<Item = (f32, f32, G)>) {
        let sources = &mut self.sources;
        let told = tries.map(|(hope, lead, last)| {
            let sheet = last.score_sheet(Viewer::Everything);
            if sources.is_empty() {
                sources.extend(sheet.rows.iter().map(|row| row.source));
            }
            let own = |points: &Vec<Option<i32>>| points.get(seat.index()).copied().flatten().unwrap_or(0);
            let others = Seat::first(last.players()).filter(|other| *other != seat).map(|other| sheet.total(other));
            let best_other = others.max().or_else(|| sheet.rival_points().map(|(_, total)| total));
            let end = last.standings().map_or(End::NotYet, |standings| {
                if standings.winners().any(|winner| winner == seat) { End::Won } else { End::Lost }
            });
            let points = sheet.rows.iter().map(|row| own(&row.points)).collect();
            Try { hope, lead, points, best_other, end }
        });
        let told = told.collect();
        self.lines.push(told);
    }

    /// Returns a line's hope for victory, from 0 to 1.
    #[must_use]
    pub fn hope(&self, line: usize) -> f32 {
        mean(self.tries(line).iter().map(|one| one.hope))
    }

    /// Returns a line's expected lead over the best of the others, in points; the expected points if the seat plays
    /// alone.
    #[must_use]
    pub fn lead(&self, line: usize) -> f32 {
        mean(self.tries(line).iter().map(|one| one.lead))
    }

    /// Returns how much further one line leads than another.
    #[must_use]
    pub fn difference(&self, line: usize, other: usize) -> Estimate {
        self.paired(line, other, |one| one.lead)
    }

    /// Returns the number of worlds in which both lines were tried.
    #[must_use]
    pub fn worlds(&self, line: usize, other: usize) -> usize {
        self.pairs(line, other).count()
    }

    /// Returns in which share of the worlds a line comes out better than another. Worlds in which both come out the
    /// same count half.
    #[must_use]
    pub fn better(&self, line: usize, other: usize) -> f32 {
        mean(self.pairs(line, other).map(|(one, other)| match one.lead.total_cmp(&other.lead) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        }))
    }

    /// Returns how many more points a line brings the seat than another, by source, in the order of the score sheet.
    pub fn by_source(&self, line: usize, other: usize) -> impl Iterator<Item = Gain> {
        let gain = move |(number, source): (usize, &&'static str)| {
            let points = |one: &Try| one.points.get(number).map_or(0.0, |points| *points as f32);
            let costs = self.pairs(line, other).map(|(one, other)| points(one) + points(other)).sum::<f32>() < 0.0;
            Gain { source, points: self.paired(line, other, points), costs }
        };
        self.sources.iter().enumerate().map(gain)
    }

    /// Returns how many points fewer the best of the others has after a line than after another.
    #[must_use]
    pub fn others(&self, line: usize, other: usize) -> Estimate {
        self.paired(line, other, |one| one.best_other.map_or(0.0, |points| -points as f32))
    }

    /// Returns the share of the worlds in which the game was over after a line, and of those the share in which the
    /// seat had won.
    #[must_use]
    pub fn ended(&self, line: usize) -> (f32, f32) {
        let ended = || self.tries(line).iter().filter(|one| one.end != End::NotYet);
        let won = mean(ended().map(|one| if one.end == End::Won { 1.0 } else { 0.0 }));
        (ended().count() as f32 / self.tries(line).len().max(1) as f32, won)
    }

    /// Returns true if there is no one to lead over: no other seat and no rival.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        self.lines.iter().flatten().all(|one| one.best_other.is_none())
    }

    fn tries(&self, line: usize) -> &[Try] {
        self.lines.get(line).map_or(&[], Vec::as_slice)
    }

    fn pairs(&self, line: usize, other: usize) -> impl Iterator<Item = (&Try, &Try)> + Clone {
        self.tries(line).iter().zip(self.tries(other))
    }

    fn paired(&self, line: usize, other: usize, value: impl Fn(&Try) -> f32) -> Estimate {
        let differences = self.pairs(line, other).map(|(one, other)| value(one) - value(other));
        let (mean, count) = (mean(differences.clone()), differences.clone().count() as f32);
        let squares: f32 = differences.map(|difference| (difference - mean).powi(2)).sum();
        Estimate { mean, doubt: (squares / (count * (count - 1.0)).max(1.0)).sqrt() }
    }
}

fn mean(values: impl Iterator<Item = f32>) -> f32 {
    let (mut sum, mut count) = (0.0, 0u32);
    for value in values {
        sum += value;
        count += 1;
    }
    sum / count.max(1) as f32
}
