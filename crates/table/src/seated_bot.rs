//! Whoever thinks for a seat: a bot that remembers what it has thought as long as its turn lasts.

use bots::{Allowance, Bot, Level, Perspective};
use engine::{Evaluate, Narrate, Seat};

use crate::dyn_play::DynPlay;
use crate::in_play::InPlay;

/// A bot that plays one seat of one game.
pub trait SeatedBot: Send {
    /// What it does in this position of its game; nothing if it has nothing to do.
    fn choose(&mut self, playing: &dyn DynPlay) -> Option<String>;
}

/// What can be used for thinking.
#[derive(Clone, Debug)]
pub struct Means {
    /// Shared with everybody else who thinks on this machine.
    pub allowance: Allowance,
    /// On how many threads one bot can think.
    pub threads: u32,
}

impl Means {
    /// For a program in which nobody else thinks.
    #[must_use]
    pub fn alone() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { allowance: Allowance::unlimited(), threads: Self::MOST_THREADS.min(cores as u32) }
    }

    /// More threads find out little that two do not: each of them grows a tree of its own.
    pub const MOST_THREADS: u32 = 2;
}

/// A bot in a game of this type.
pub(crate) struct TypedBot<G> {
    seat: Seat,
    means: Means,
    bot: Kept<G>,
}

enum Kept<G> {
    /// One of those that others are measured against: a new one for every decision, so that a game that was interrupted
    /// goes on as it would have.
    Reference(&'static str),
    /// A level, once it has begun to think.
    Level(Level, Option<Box<dyn Bot<G>>>),
}

impl<G: Evaluate + Narrate> TypedBot<G> {
    pub(crate) fn new(seat: Seat, bot: &str, means: Means) -> Option<Self> {
        let bot = match Level::named(bot) {
            Some(level) => Kept::Level(level, None),
            None => Kept::Reference(bots::NAMES.iter().find(|known| **known == bot)?),
        };
        Some(Self { seat, means, bot })
    }
}

impl<G: Evaluate + Narrate> SeatedBot for TypedBot<G> {
    fn choose(&mut self, playing: &dyn DynPlay) -> Option<String> {
        let playing: &InPlay<G> = playing.as_any().downcast_ref()?;
        let (seed, perspective) = (playing.seed_of_bots(), Perspective::new(playing.game(), self.seat));
        let chosen = match &mut self.bot {
            Kept::Reference(name) => bots::by_name::<G>(name, seed)?.choose(&perspective),
            Kept::Level(level, bot) => {
                let Means { allowance, threads } = &self.means;
                bot.get_or_insert_with(|| level.at_table(allowance.clone(), *threads, seed)).choose(&perspective)
            }
        };
        chosen.map(|action| action.to_string())
    }
}

/// The bot that acted last at a table, as long as nothing else happens there: what it has thought of its next decisions
/// is true only then.
#[derive(Default)]
pub(crate) struct LastBot(Option<(Seat, String, u64, Box<dyn SeatedBot>)>);

impl LastBot {
    /// This bot in this seat, if it was the last to act and nothing has happened since: it left the table at
    /// this number.
    pub(crate) fn take(&mut self, seat: Seat, bot: &str, number: u64) -> Option<Box<dyn SeatedBot>> {
        let (its_seat, its_bot, its_number, seated_bot) = self.0.take()?;
        (its_seat == seat && its_bot == bot && its_number == number).then_some(seated_bot)
    }

    /// Keeps a bot that has acted and left the table at this number.
    pub(crate) fn keep(&mut self, seat: Seat, bot: &str, number: u64, seated_bot: Box<dyn SeatedBot>) {
        self.0 = Some((seat, bot.to_owned(), number, seated_bot));
    }

    /// Forgets it.
    pub(crate) fn forget(&mut self) {
        self.0 = None;
    }
}

impl Clone for LastBot {
    /// Another table, at which nobody has thought yet.
    fn clone(&self) -> Self {
        Self::default()
    }
}
