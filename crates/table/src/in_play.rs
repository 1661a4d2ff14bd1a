use std::any::Any;
use std::sync::Arc;

use bots::{Greedy, Perspective};
use engine::chance::{FastChance, Seed, SeededChance, Watched};
use engine::{
    Evaluate, Game, Goal, Narrate, Offer, ScoreSheet, Seat, SeatSet, Setup, SetupError, Spot, Standings, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::playing::{ActError, Alternative, Done, Happening, Hint, Offered, Playing, Reason, SnapshotError};

/// Bots use the seeds that follow from the game's by the number of the position. No position has this number, so that
/// what is drawn anew has nothing to do with them.
const REDRAWN: u64 = u64::MAX;

/// How many actions a hint names besides the best.
const ALTERNATIVES: usize = 2;

/// A game of this kind in progress, with its randomness.
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

    fn refused(names: &[String], refusal: &G::Refusal) -> ActError {
        ActError::Refused(Reason { sentence: G::tell_refusal(refusal, names), section: G::tell_section(refusal) })
    }
}

impl<G: Evaluate + Narrate> Playing for InPlay<G> {
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

    fn offers(&self, seat: Seat) -> Vec<Offered> {
        let view = self.game.view(Viewer::Seat(seat));
        let offers = self.game.offers(seat).into_iter();
        offers.map(|Offer { action, spot }| offered::<G>(&action, spot, &view)).collect()
    }

    fn act(&mut self, names: &[String], seat: Seat, notation: &str) -> Result<Done, ActError> {
        let action: G::Action = notation.parse()?;
        let mut chance = Watched::new(&mut self.chance);
        let mut events: Vec<G::Event> = Vec::new();
        let result = self.game.apply(seat, &action, &mut chance, &mut events);
        result.map_err(|refusal| Self::refused(names, &refusal))?;
        // When the game is over, everybody's secrets are shown.
        let told_something = chance.has_told_something() || self.game.to_act().is_empty();
        self.position += 1;
        let happened = |event| Arc::new(Happened::<G>(event)) as Arc<dyn Happening>;
        Ok(Done { notation: action.to_string(), events: events.into_iter().map(happened).collect(), told_something })
    }

    fn why(&self, names: &[String], seat: Seat, notation: &str) -> Result<Offered, ActError> {
        let action: G::Action = notation.parse()?;
        self.game.check(seat, &action).map_err(|refusal| Self::refused(names, &refusal))?;
        Ok(offered::<G>(&action, self.game.spot(&action), &self.game.view(Viewer::Seat(seat))))
    }

    fn view(&self, viewer: Viewer) -> serde_json::Result<serde_json::Value> {
        serde_json::to_value(self.game.view(viewer))
    }

    fn seen(&self, viewer: Viewer) -> Box<dyn Any + Send> {
        Box::new(self.game.view(viewer))
    }

    fn plain(&self, names: &[String], viewer: Viewer) -> String {
        G::plain(&self.game.view(viewer), names)
    }

    fn request(&self, names: &[String], viewer: Viewer) -> String {
        G::tell_request(&self.game.view(viewer), names)
    }

    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet {
        self.game.score_sheet(viewer)
    }

    fn goal(&self) -> Option<Goal> {
        self.game.goal()
    }

    fn standings(&self) -> Option<Standings> {
        self.game.standings()
    }

    fn choose(&self, seat: Seat, bot: &str) -> Option<String> {
        // A new bot for every decision, so that a game that was interrupted goes on as it would have.
        let seed = self.chance.seed().derive(self.position).short();
        let mut bot = bots::by_name::<G>(bot, seed)?;
        bot.choose(&Perspective::new(&self.game, seat)).map(|action| action.to_string())
    }

    fn hint(&self, seat: Seat) -> Option<Hint> {
        // Not the seed of the game: who is told what follows from it could learn something of what will be drawn.
        let seed = Seed::from_text("hint").derive(self.position).short();
        let perspective = Perspective::new(&self.game, seat);
        let rated = Greedy::new(G::evaluate, seed).rate(&perspective);
        let view = self.game.view(Viewer::Seat(seat));
        let mut rated = rated.into_iter().map(|(action, expected)| {
            let (notation, label) = (action.to_string(), G::tell_action(&action, &view));
            Alternative { notation, label, expected }
        });
        let Alternative { notation, label, expected } = rated.next()?;
        let now = perspective.imagine(&mut FastChance::new(seed)).evaluate(seat);
        Some(Hint { notation, label, expected, now, alternatives: rated.take(ALTERNATIVES).collect() })
    }

    fn redraw(&mut self, salt: u64) {
        self.chance = SeededChance::new(self.chance.seed().derive(REDRAWN).derive(salt));
    }

    fn imagined(&self, seat: Seat, seed: Seed) -> Box<dyn Playing> {
        let mut imagined = Self { chance: SeededChance::new(seed), ..self.clone() };
        imagined.game.determinize(seat, &mut imagined.chance);
        Box::new(imagined)
    }

    fn snapshot(&self) -> Result<Vec<u8>, SnapshotError> {
        Ok(postcard::to_allocvec(self)?)
    }

    fn boxed_clone(&self) -> Box<dyn Playing> {
        Box::new(self.clone())
    }
}

fn offered<G: Narrate>(action: &G::Action, spot: Spot, view: &G::View) -> Offered {
    Offered { notation: action.to_string(), label: G::tell_action(action, view), spot }
}

/// An event of a game.
#[derive(Debug)]
struct Happened<G: Game>(G::Event);

impl<G: Narrate> Happening for Happened<G> {
    fn seen(&self, viewer: Viewer) -> Option<Box<dyn Any + Send + Sync>> {
        G::event_for(&self.0, viewer).map(|event| Box::new(event) as Box<dyn Any + Send + Sync>)
    }

    fn tell(&self, names: &[String], viewer: Viewer) -> Option<String> {
        G::event_for(&self.0, viewer).map(|event| G::tell_event(&event, names))
    }

    fn json(&self, viewer: Viewer) -> Option<serde_json::Value> {
        G::event_for(&self.0, viewer).and_then(|event| serde_json::to_value(event).ok())
    }
}

#[cfg(test)]
mod tests {
    use stone_age::StoneAge;

    use super::*;

    #[test]
    fn what_is_drawn_anew_has_nothing_to_do_with_the_luck_of_bots() {
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
