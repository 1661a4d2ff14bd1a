//! Bots in seats. A bot remembers its last search for as long as its turn lasts.

use bots::{Allowance, Bot, Level, Perspective};
use engine::{Evaluate, Narrate, Seat};

use crate::dyn_play::DynPlay;
use crate::in_play::InPlay;

/// A bot that plays one seat of one game.
pub trait SeatedBot: Send {
    /// Returns the bot's action in this position of its game, in notation. `None` if it has nothing to do.
    fn choose(&mut self, playing: &dyn DynPlay) -> Option<String>;
}

/// The resources a bot may use.
#[derive(Clone, Debug)]
pub struct Means {
    /// The allowance shared with all other bots on this machine.
    pub allowance: Allowance,
    /// Number of threads that one bot may use.
    pub threads: u32,
}

impl Means {
    /// Returns the means of a program in which no other bot thinks at the same time.
    #[must_use]
    pub fn alone() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { allowance: Allowance::unlimited(), threads: Self::MOST_THREADS.min(cores as u32) }
    }

    /// Maximum number of threads for one bot. More than two find out little more, because each thread grows a search
    /// tree of its own.
    pub const MOST_THREADS: u32 = 2;
}

/// A bot in a game of this type.
pub(crate) struct TypedBot<G> {
    seat: Seat,
    means: Means,
    bot: Kept<G>,
}

enum Kept<G> {
    /// A reference bot. It is created again for every decision, so an interrupted game goes on as it would have.
    Reference(&'static str),
    /// A level. Its bot is created when it first thinks.
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

/// The bot that acted last at a table. What it knows about its next decisions is only valid until something else
/// happens there.
#[derive(Default)]
pub(crate) struct LastBot(Option<(Seat, String, u64, Box<dyn SeatedBot>)>);

impl LastBot {
    /// Takes the bot out, if it is this one, in this seat, and no action was taken since it left the table at this
    /// position.
    pub(crate) fn take(&mut self, seat: Seat, bot: &str, number: u64) -> Option<Box<dyn SeatedBot>> {
        let (its_seat, its_bot, its_number, seated_bot) = self.0.take()?;
        (its_seat == seat && its_bot == bot && its_number == number).then_some(seated_bot)
    }

    /// Keeps a bot that has acted and left the table at this position.
    pub(crate) fn keep(&mut self, seat: Seat, bot: &str, number: u64, seated_bot: Box<dyn SeatedBot>) {
        self.0 = Some((seat, bot.to_owned(), number, seated_bot));
    }

    /// Drops the bot.
    pub(crate) fn forget(&mut self) {
        self.0 = None;
    }
}

impl Clone for LastBot {
    /// A cloned table starts without a bot's memory.
    fn clone(&self) -> Self {
        Self::default()
    }
}
