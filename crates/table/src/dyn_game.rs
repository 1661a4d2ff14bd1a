//! The games that can be played.

use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::time::Duration;

use bots::arena::{ArenaError, ArenaReport, Progress, RoundRobinReport};
use bots::bench::{BenchReport, bench};
use bots::learn::{Learned, Lesson, LessonError};
use engine::chance::{FastChance, Seed};
use engine::words::{Phrase, Speaker};
use engine::{
    Chapter, Evaluate, Game, MAX_SEATS, Narrate, OptionValues, PackInfo, PackProblems, Record, Setup, SetupError,
    SetupOption,
};

use crate::dyn_play::{DynPlay, SnapshotError};
use crate::in_play::InPlay;
use crate::jobs::{ArenaJob, LearnJob, SoakJob};
use crate::soak::{SoakError, SoakReport, playable, soak};
use crate::words::library;

/// A game that can be played: an entry in a program's list of games.
pub trait DynGame: Send + Sync {
    /// Returns the identifier of the game in commands, files and addresses.
    fn id(&self) -> &'static str;

    /// Returns the title of the game for people.
    fn title(&self) -> Phrase;

    /// Returns a speaker for what the game says outside of any table. It knows no content pack, and so no names of
    /// pieces.
    fn speaker(&self, language: &str) -> Speaker<'static>;

    /// Returns the current version of the game's rules.
    fn rules_version(&self) -> u32;

    /// Returns a number that identifies the rules and the layout of [snapshots](DynPlay::snapshot). A snapshot can only
    /// be restored if it was taken under the same number.
    fn layout(&self) -> u32;

    /// Returns the options of a setup, `players` first.
    fn options(&self) -> &'static [SetupOption];

    /// Returns the possible numbers of players.
    fn players(&self) -> RangeInclusive<usize>;

    /// Returns the name of a source of points, as a line of the score sheet.
    fn source_name(&self, source: &'static str) -> Phrase;

    /// Returns what the game calls its rounds, as a title.
    fn round_name(&self) -> Phrase;

    /// Returns the chapters of the game's campaign in order. Empty if the game has no campaign.
    fn chapters(&self) -> Vec<Chapter>;

    /// Returns the chapter that this setup plays, if any.
    fn chapter_in(&self, setup: &str) -> Result<Option<&'static str>, SetupError>;

    /// Returns the content pack that this setup plays with.
    fn pack(&self, setup: &str) -> Result<PackInfo, SetupError>;

    /// Reads another content pack, which setups can name from then on. `text` returns the text of each of its files.
    fn read_pack(&self, text: &mut dyn FnMut(&'static str) -> Result<String, String>)
    -> Result<PackInfo, PackProblems>;

    /// Returns a setup with these choices and defaults for everything else, as one line. Fails if no game can start
    /// with it.
    fn setup_line(&self, choices: &[(&str, &str)]) -> Result<String, SetupError>;

    /// Returns the setup for this number of players that `number` selects. Each option that was not chosen takes one of
    /// its values.
    fn variant(&self, players: usize, number: u64, choices: &[(&str, &str)]) -> Result<String, SetupError>;

    /// Returns the number of players in this setup.
    fn players_in(&self, setup: &str) -> Result<usize, SetupError>;

    /// Returns the record of a game that has just been set up.
    fn record(&self, setup: &str, seed: Seed) -> Result<Record, SetupError>;

    /// Sets up a new game.
    fn start(&self, setup: &str, seed: Seed) -> Result<Box<dyn DynPlay>, SetupError>;

    /// Restores a game from a [snapshot](DynPlay::snapshot).
    fn restore(&self, snapshot: &[u8]) -> Result<Box<dyn DynPlay>, SnapshotError>;

    /// Plays random games for this duration on one thread and measures the speed.
    fn bench(&self, setup: &str, duration: Duration) -> Result<BenchReport, SetupError>;

    /// Plays games between bots.
    fn arena(&self, job: &ArenaJob, progress: &dyn Progress) -> Result<ArenaReport, ArenaError>;

    /// Plays a round robin: every pair of bots meets in games of this number of players.
    fn round_robin(
        &self,
        job: &ArenaJob,
        players: usize,
        progress: &dyn Progress,
    ) -> Result<RoundRobinReport, ArenaError>;

    /// Learns from games with these setups what positions are worth.
    fn learn(&self, job: &LearnJob, progress: &dyn Progress) -> Result<Learned, LessonError>;

    /// Plays random games of every variant and checks every property of the contract after every action.
    fn soak(&self, job: &SoakJob, progress: &dyn Progress) -> Result<SoakReport, SoakError>;
}

/// Combines the version of the rules and of the layout into one number. The last three digits are the layout's.
pub(crate) const fn layout(rules_version: u32, layout: u32) -> u32 {
    rules_version * 1000 + layout % 1000
}

/// The [`DynGame`] of any game that implements the engine's traits.
pub struct Registered<G>(PhantomData<fn() -> G>);

impl<G> Registered<G> {
    /// Creates the only value of this type.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for Registered<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Evaluate + Narrate> DynGame for Registered<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn title(&self) -> Phrase {
        G::title()
    }

    fn speaker(&self, language: &str) -> Speaker<'static> {
        Speaker::new(G::library().for_reader(language), &[]).with(library().for_reader(language))
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn layout(&self) -> u32 {
        layout(G::RULES_VERSION, G::LAYOUT)
    }

    fn options(&self) -> &'static [SetupOption] {
        G::Setup::options()
    }

    fn players(&self) -> RangeInclusive<usize> {
        match G::Setup::options().iter().find(|option| option.key == "players").map(|option| option.values) {
            Some(OptionValues::Number { min, max }) => min as usize..=max as usize,
            Some(OptionValues::OneOf(_)) | None => 1..=MAX_SEATS,
        }
    }

    fn source_name(&self, source: &'static str) -> Phrase {
        G::tell_source(source)
    }

    fn round_name(&self) -> Phrase {
        G::round_name()
    }

    fn chapters(&self) -> Vec<Chapter> {
        G::chapters()
    }

    fn chapter_in(&self, setup: &str) -> Result<Option<&'static str>, SetupError> {
        let chosen = G::Setup::from_line(setup)?.get(Chapter::OPTION);
        // Runs for every line of a list, so it finds the chapter in the option instead of building all chapters.
        let option = G::Setup::options().iter().find(|option| option.key == Chapter::OPTION);
        Ok(option.and_then(|option| match option.values {
            OptionValues::OneOf(words) => words.iter().copied().find(|word| *word == chosen && *word != option.default),
            OptionValues::Number { .. } => None,
        }))
    }

    fn pack(&self, setup: &str) -> Result<PackInfo, SetupError> {
        Ok(G::pack(&G::Setup::from_line(setup)?))
    }

    fn read_pack(
        &self,
        text: &mut dyn FnMut(&'static str) -> Result<String, String>,
    ) -> Result<PackInfo, PackProblems> {
        G::read_pack(text)
    }

    fn setup_line(&self, choices: &[(&str, &str)]) -> Result<String, SetupError> {
        with_choices::<G>(G::Setup::default(), choices)
    }

    fn variant(&self, players: usize, number: u64, choices: &[(&str, &str)]) -> Result<String, SetupError> {
        with_choices::<G>(playable::<G>(players, number)?, choices)
    }

    fn players_in(&self, setup: &str) -> Result<usize, SetupError> {
        Ok(G::Setup::from_line(setup)?.players())
    }

    fn record(&self, setup: &str, seed: Seed) -> Result<Record, SetupError> {
        Ok(Record::new::<G>(&G::Setup::from_line(setup)?, seed))
    }

    fn start(&self, setup: &str, seed: Seed) -> Result<Box<dyn DynPlay>, SetupError> {
        Ok(Box::new(InPlay::<G>::start(setup, seed)?))
    }

    fn restore(&self, snapshot: &[u8]) -> Result<Box<dyn DynPlay>, SnapshotError> {
        Ok(Box::new(InPlay::<G>::restore(snapshot)?))
    }

    fn bench(&self, setup: &str, duration: Duration) -> Result<BenchReport, SetupError> {
        /// Every run plays the same games, as far as it gets.
        const SEED: u64 = 1;
        bench::<G>(&G::Setup::from_line(setup)?, duration, SEED)
    }

    fn arena(&self, job: &ArenaJob, progress: &dyn Progress) -> Result<ArenaReport, ArenaError> {
        job.with_setup(G::Setup::from_line(&job.setup)?).run::<G>(progress)
    }

    fn round_robin(
        &self,
        job: &ArenaJob,
        players: usize,
        progress: &dyn Progress,
    ) -> Result<RoundRobinReport, ArenaError> {
        job.with_setup(G::Setup::from_line(&job.setup)?).run_round_robin::<G>(players, progress)
    }

    fn learn(&self, job: &LearnJob, progress: &dyn Progress) -> Result<Learned, LessonError> {
        let setups = job.setups.iter().map(|line| G::Setup::from_line(line)).collect::<Result<_, _>>()?;
        Lesson { setups, games: job.games, seed: job.seed, threads: job.threads }.run::<G>(progress)
    }

    fn soak(&self, job: &SoakJob, progress: &dyn Progress) -> Result<SoakReport, SoakError> {
        soak::<G>(self.players(), job, progress)
    }
}

/// Returns the line of this setup with these options changed.
fn with_choices<G: Game>(mut setup: G::Setup, choices: &[(&str, &str)]) -> Result<String, SetupError> {
    for (key, value) in choices {
        setup.set(key, value)?;
    }
    // Options that are valid one by one may contradict each other. Only setting up a game shows that.
    G::new(&setup, &mut FastChance::new(0))?;
    Ok(setup.to_line())
}
