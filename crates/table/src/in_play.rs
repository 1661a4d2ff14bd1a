mod advice;

use std::any::Any;
use std::sync::Arc;

use bots::{Allowance, Effort, Judge, Perspective, Search, Settings};
use engine::chance::{FastChance, Seed, SeededChance, Watched};
use engine::words::{Phrase, Speaker};
use engine::{Evaluate, Game, Goal, Narrate, Roll, Seat, SeatSet, Setup, SetupError, Standings, Viewer};
use serde::{Deserialize, Serialize};

use crate::dyn_play::{ActError, Done, DynEvent, DynPlay, Examined, LegalAction, Named, Reason, SnapshotError};
use crate::hint::{Expected, Hint};
use crate::misread::Misread;
use crate::seated_bot::{Means, SeatedBot, TypedBot};
use crate::seen::{DynSeen, Seen};
use crate::words::library;

/// Salt for redraws. Bots derive their seeds from the game's seed and the position. No position has this number, so
/// redrawn randomness is independent of the bots'.
const REDRAWN: u64 = u64::MAX;

/// When actions are compared, each is tried once for this many worlds searched before, within the bounds of `FEWEST`
/// and `MOST`.
const COMPARED: u32 = 10;
const FEWEST: u32 = 40;
const MOST: u32 = 300;

/// A game in progress, with its randomness.
#[derive(Clone, Serialize, Deserialize)]
#[serde(bound = "G: Game")]
pub(crate) struct InPlay<G> {
    game: G,
    chance: SeededChance,
    position: u64,
}

impl<G: Evaluate + Narrate> InPlay<G> {
    pub(crate) fn start(setup: &str, seed: Seed) -> Result<Self, SetupError> {
        let setup = G::Setup::from_line(setup)?;
        let mut chance = SeededChance::new(seed);
        let game = G::new(&setup, &mut chance)?;
        Ok(Self { game, chance, position: 0 })
    }

    pub(crate) fn restore(snapshot: &[u8]) -> Result<Self, SnapshotError> {
        Ok(postcard::from_bytes(snapshot)?)
    }

    pub(crate) const fn game(&self) -> &G {
        &self.game
    }

    /// Returns the seed of a bot that starts to think now.
    pub(crate) fn seed_of_bots(&self) -> u64 {
        self.chance.seed().derive(self.position).short()
    }

    /// Returns a bot that judges this position only by what the seat knows. Its seed must not depend on the game's: its
    /// advice is shown to players, and they could learn from it what will be drawn.
    fn adviser(&self, effort: Effort, means: &Means) -> Search<G> {
        let looks = match effort {
            Effort::Iterations(iterations) | Effort::Time { iterations, .. } => u64::from(iterations),
        };
        // A second, longer search must not repeat the samples of the first.
        let seed = Seed::from_text("advice").derive(self.position).derive(looks).short();
        let settings = Settings { trees: means.threads, ..Settings::new::<G>(effort) };
        Search::new(Judge::learned(), settings, seed).within(means.allowance.clone())
    }

    /// Estimates what a seat can expect in this position.
    fn outlook(&self, seat: Seat) -> Expected {
        let seed = Seed::from_text("outlook").derive(self.position).short();
        let world = Perspective::new(&self.game, seat).imagine(&mut FastChance::new(seed));
        self.expected(Judge::learned().lead(&world, seat))
    }

    /// Turns a lead into an expectation: in a solo game the points themselves count.
    fn expected(&self, lead: f32) -> Expected {
        if self.game.players() == 1 { Expected::Points(lead) } else { Expected::Lead(lead) }
    }

    /// Reads an action that a seat has typed.
    fn read(&self, seat: Seat, notation: &str) -> Result<G::Action, ActError> {
        notation.parse().map_err(|error| {
            let mut legal = Vec::new();
            self.game.actions(seat, &mut legal);
            let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
            ActError::Notation(Box::new(Misread::new(notation, error, legal.iter().map(String::as_str))))
        })
    }

    fn named(&self, seat: Seat, action: &G::Action) -> Named {
        let view = self.game.view(Viewer::Seat(seat));
        Named { notation: action.to_string(), label: G::tell_action(action, &view) }
    }

    fn refused(content: G::Content, refusal: &G::Refusal) -> ActError {
        ActError::Refused(Box::new(Reason::of::<G>(refusal, content)))
    }
}

impl<G: Evaluate + Narrate> DynPlay for InPlay<G> {
    fn players(&self) -> usize {
        self.game.players()
    }

    fn position(&self) -> u64 {
        self.position
    }

    fn round(&self) -> u32 {
        self.game.round()
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act()
    }

    fn seen(&self, viewer: Viewer) -> Box<dyn DynSeen> {
        Box::new(Seen::new(self.game.clone(), viewer))
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<Done, ActError> {
        let action = self.read(seat, notation)?;
        let (before, content) = (self.clone(), self.game.content());
        let mut chance = Watched::new(&mut self.chance);
        let mut events: Vec<G::Event> = Vec::new();
        let result = self.game.apply(seat, &action, &mut chance, &mut events);
        result.map_err(|refusal| Self::refused(content, &refusal))?;
        if self.game.is_broken() {
            *self = before;
            return Err(ActError::Broken);
        }
        // When the game is over, all secrets are shown.
        let told_something = chance.has_told_something() || self.game.to_act().is_empty();
        self.position += 1;
        let happened = |event| Arc::new(Happened::<G> { event, content }) as Arc<dyn DynEvent>;
        Ok(Done { notation: action.to_string(), events: events.into_iter().map(happened).collect(), told_something })
    }

    fn why(&self, seat: Seat, notation: &str) -> Result<LegalAction, ActError> {
        let action = self.read(seat, notation)?;
        let checked = self.game.check(seat, &action);
        checked.map_err(|refusal| Self::refused(self.game.content(), &refusal))?;
        Ok(LegalAction::of::<G>(&self.game.offer(action), &self.game.view(Viewer::Seat(seat))))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn speaker<'a>(&self, language: &str, names: &'a [String]) -> Speaker<'a> {
        G::speaker(self.game.content(), language, names).with(library().for_reader(language))
    }

    fn goal(&self) -> Option<Goal> {
        self.game.goal()
    }

    fn standings(&self) -> Option<Standings> {
        self.game.standings()
    }

    fn seated_bot(&self, seat: Seat, bot: &str, means: &Means) -> Option<Box<dyn SeatedBot>> {
        Some(Box::new(TypedBot::<G>::new(seat, bot, means.clone())?))
    }

    fn hint(&self, seat: Seat, effort: Effort, means: &Means) -> Option<Hint> {
        self.advise(seat, effort, means)
    }

    fn examine(&self, seat: Seat, notation: &str, iterations: u32, allowance: &Allowance) -> Option<Examined> {
        let taken: G::Action = notation.parse().ok()?;
        let perspective = Perspective::new(&self.game, seat);
        let mut actions = Vec::new();
        perspective.actions(&mut actions);
        if actions.len() < 2 {
            return None;
        }
        let means = Means { allowance: allowance.clone(), threads: 1 };
        let mut adviser = self.adviser(Effort::Iterations(iterations), &means);
        let findings = adviser.findings(&perspective);
        let better = findings.first()?.line.clone();
        let action = *better.first()?;
        let (mut cost, mut doubt) = (0.0, 0.0);
        if action != taken {
            let tries = (iterations / 4).clamp(FEWEST, MOST);
            let raced = findings.into_iter().find(|finding| finding.action() == Some(taken));
            let mut lines = vec![better, adviser.line_with(&perspective, taken)];
            lines.extend(raced.map(|finding| finding.line));
            // Judge the action that was taken by its best known continuation.
            let compared = adviser.compare(&perspective, &lines, tries);
            let done = (1..lines.len()).max_by(|a, b| compared.lead(*a).total_cmp(&compared.lead(*b)));
            if let Some(done) = done
                && compared.hope(0) > compared.hope(done)
            {
                let gain = compared.difference(0, done);
                (cost, doubt) = (gain.mean.max(0.0), gain.doubt);
            }
        }
        Some(Examined { done: self.named(seat, &taken), better: self.named(seat, &action), cost, doubt })
    }

    fn redraw(&mut self, salt: u64) {
        self.chance = SeededChance::new(self.chance.seed().derive(REDRAWN).derive(salt));
    }

    fn imagined(&self, seat: Seat, seed: Seed) -> Box<dyn DynPlay> {
        let mut imagined = Self { chance: SeededChance::new(seed), ..self.clone() };
        imagined.game.determinize(seat, &mut imagined.chance);
        Box::new(imagined)
    }

    fn snapshot(&self) -> Result<Vec<u8>, SnapshotError> {
        Ok(postcard::to_allocvec(self)?)
    }

    fn boxed_clone(&self) -> Box<dyn DynPlay> {
        Box::new(self.clone())
    }
}

/// An event of a game, with the content pack it refers to.
#[derive(Debug)]
struct Happened<G: Narrate> {
    event: G::Event,
    content: G::Content,
}

impl<G: Narrate> DynEvent for Happened<G> {
    fn seen(&self, viewer: Viewer) -> Option<Box<dyn Any + Send + Sync>> {
        G::event_for(&self.event, viewer).map(|event| Box::new(event) as Box<dyn Any + Send + Sync>)
    }

    fn about(&self) -> Option<Seat> {
        G::about(&self.event)
    }

    fn tell(&self, viewer: Viewer) -> Option<Phrase> {
        G::event_for(&self.event, viewer).map(|event| G::tell_event(&event, self.content))
    }

    fn rolled(&self) -> Option<Roll> {
        G::rolled(&self.event)
    }

    fn json(&self, viewer: Viewer) -> Option<serde_json::Value> {
        G::event_for(&self.event, viewer).and_then(|event| serde_json::to_value(event).ok())
    }
}

#[cfg(test)]
mod tests {
    use stone_age::StoneAge;

    use super::*;

    #[test]
    fn redraws_do_not_use_the_seeds_of_bots() {
        let first = Seed::from_text("redraw");
        for salt in 0..100 {
            let mut playing = InPlay::<StoneAge>::start("players=2", first).unwrap();
            playing.redraw(salt);
            let seed = playing.chance.seed();
            assert_ne!(seed, first);
            assert!((0..1000).all(|position| first.derive(position) != seed), "{salt}");
        }
    }
}
