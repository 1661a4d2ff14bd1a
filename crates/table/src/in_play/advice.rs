//! What a bot advises a seat.

use bots::{Care, Comparison, Effort, Finding, Greedy, Perspective, Search};
use engine::{Evaluate, Narrate, Seat};

use super::{COMPARED, FEWEST, InPlay, MOST};
use crate::dyn_play::Named;
use crate::hint::{Alternative, Contrast, Ending, Hint, Pair};
use crate::seated_bot::Means;

/// Maximum number of actions that a hint names.
const NAMED: usize = 5;
/// A hint searches at least this many worlds, even while many others are thinking.
const LEAST: u32 = 60;

/// The actions that a hint names, with what became of them.
struct Compared<A> {
    comparison: Comparison,
    /// Each action with the number of its best line.
    actions: Vec<(A, usize)>,
}

impl<G: Evaluate + Narrate> InPlay<G> {
    /// Returns what a bot with this effort considers the seat's best action, and why. `None` if the seat has nothing to
    /// do.
    pub(super) fn advise(&self, seat: Seat, effort: Effort, means: &Means) -> Option<Hint> {
        let perspective = Perspective::new(&self.game, seat);
        let mut legal = Vec::new();
        perspective.actions(&mut legal);
        if let [only] = *legal {
            let Named { notation, label } = self.named(seat, &only);
            let (expected, alternatives) = (self.outlook(seat), Vec::new());
            return Some(Hint { notation, label, expected, alternatives, compared: None, ending: None });
        }
        legal.first()?;
        let Compared { comparison, mut actions } = self.compared(&perspective, effort, means);
        let (best, line) = actions.remove(best(&comparison, &actions));
        actions.sort_by(|(_, a), (_, b)| comparison.lead(*b).total_cmp(&comparison.lead(*a)));
        let contrast = |line, other, is_best| {
            Contrast::of(&Pair { comparison: &comparison, line, other, is_best }, G::tell_source)
        };
        let alternative = |(action, other): &(G::Action, usize)| {
            let Named { notation, label } = self.named(seat, action);
            let compared = contrast(*other, line, false);
            let expected = self.expected(comparison.lead(*other));
            Alternative { notation, label, expected, difference: compared.difference, compared }
        };
        let expected = self.expected(comparison.lead(line));
        let Named { notation, label } = self.named(seat, &best);
        Some(Hint {
            notation,
            label,
            expected,
            alternatives: actions.iter().map(alternative).collect(),
            compared: actions.first().map(|(_, next)| contrast(line, *next, true)),
            ending: Ending::of(&comparison, line, expected),
        })
    }

    /// Finds the actions worth naming, the most promising first, and tries each as often, in the same worlds.
    fn compared(&self, perspective: &Perspective<'_, G>, effort: Effort, means: &Means) -> Compared<G::Action> {
        let (adviser, findings) = self.findings(perspective, effort, means);
        let mut adviser = adviser;
        let looked_at = tries(&findings);
        let tried = findings.into_iter().filter(|finding| finding.tried > 0);
        let mut lines: Vec<Vec<G::Action>> = tried.map(|finding| finding.line).take(NAMED).collect();
        // Actions that the search ignored are still worth naming: one of them may be what the player had in mind.
        for (action, _) in Greedy::new(Care::QUICK, 0).rate(perspective) {
            let is_named = lines.iter().any(|line| line.first() == Some(&action));
            if lines.len() < NAMED && !is_named && !perspective.is_pointless(&action) {
                lines.push(vec![action]);
            }
        }
        // The continuation that was found first may not be the best for another action. Compare both and take the
        // better.
        let firsts: Vec<G::Action> = lines.iter().filter_map(|line| line.first()).copied().collect();
        for action in firsts.iter().skip(1) {
            lines.push(adviser.line_with(perspective, *action));
        }
        let comparison = adviser.compare(perspective, &lines, (looked_at / COMPARED).clamp(FEWEST, MOST));
        let best_line = |action: &G::Action| {
            let own = (0..lines.len()).filter(|line| lines[*line].first() == Some(action));
            own.max_by(|a, b| comparison.lead(*a).total_cmp(&comparison.lead(*b)))
        };
        let actions = firsts.iter().filter_map(|action| Some((*action, best_line(action)?))).collect();
        Compared { comparison, actions }
    }

    fn findings(
        &self,
        perspective: &Perspective<'_, G>,
        effort: Effort,
        means: &Means,
    ) -> (Search<G>, Vec<Finding<G::Action>>) {
        let mut adviser = self.adviser(effort, means);
        let findings = adviser.findings(perspective);
        if tries(&findings) >= LEAST {
            return (adviser, findings);
        }
        let mut adviser = self.adviser(Effort::Iterations(LEAST), means);
        let findings = adviser.findings(perspective);
        (adviser, findings)
    }
}

/// Returns the number of the action to recommend. The search found that the first one wins most often. If the comparison
/// contradicts it beyond doubt, it is right, because it had the same luck for all.
fn best<A>(comparison: &Comparison, actions: &[(A, usize)]) -> usize {
    const SURE: f32 = 2.0;
    let Some((_, first)) = actions.first() else { return 0 };
    let is_better = |(_, line): &(A, usize)| {
        let gain = comparison.difference(*line, *first);
        comparison.hope(*line) > comparison.hope(*first) && gain.mean > SURE * gain.doubt
    };
    let better = (1..actions.len()).filter(|number| is_better(&actions[*number]));
    better.max_by(|a, b| comparison.hope(actions[*a].1).total_cmp(&comparison.hope(actions[*b].1))).unwrap_or(0)
}

fn tries<A>(findings: &[Finding<A>]) -> u32 {
    findings.iter().map(|finding| finding.tried).sum()
}
