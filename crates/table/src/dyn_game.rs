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

/// A game that can be played: what a list of games holds.
pub trait DynGame: Send + Sync {
    /// Its name in commands, files and addresses.
    fn id(&self) -> &'static str;

    /// Its name for people.
    fn title(&self) -> Phrase;

    /// Who says what it tells apart from any game that is played: no pack names its pieces.
    fn speaker(&self, language: &str) -> Speaker<'static>;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// What a [snapshot](Playing::snapshot) has to be like to be of use: a number that tells rules and layouts apart.
    fn layout(&self) -> u32;

    /// What can be chosen before a game, `players` first.
    fn options(&self) -> &'static [SetupOption];

    /// How many can play.
    fn players(&self) -> RangeInclusive<usize>;

    /// The name of a score sheet's source.
    fn source_name(&self, source: &'static str) -> Phrase;

    /// What its rounds are called, as a title.
    fn round_name(&self) -> Phrase;

    /// The chapters of its campaign, in order; none if it has no campaign.
    fn chapters(&self) -> Vec<Chapter>;

    /// The chapter that is played with this setup.
    fn chapter_in(&self, setup: &str) -> Result<Option<&'static str>, SetupError>;

    /// The content pack that a setup plays with.
    fn pack(&self, setup: &str) -> Result<PackInfo, SetupError>;

    /// Reads another content pack, which setups can name from then on; `text` gives the text of each of its files.
    fn read_pack(&self, text: &mut dyn FnMut(&'static str) -> Result<String, String>)
    -> Result<PackInfo, PackProblems>;

    /// These choices, and the defaults of all others, as one line, if a game can begin with them.
    fn setup_line(&self, choices: &[(&str, &str)]) -> Result<String, SetupError>;

    /// The setup for so many players that this number stands for: every option has any of its values, unless it was
    /// chosen.
    fn variant(&self, players: usize, number: u64, choices: &[(&str, &str)]) -> Result<String, SetupError>;

    /// How many play with this setup.
    fn players_in(&self, setup: &str) -> Result<usize, SetupError>;

    /// The record of a game that has just been set up.
    fn record(&self, setup: &str, seed: Seed) -> Result<Record, SetupError>;

    /// Sets up a new game.
    fn start(&self, setup: &str, seed: Seed) -> Result<Box<dyn DynPlay>, SetupError>;

    /// The game that a [snapshot](Playing::snapshot) was taken of.
    fn restore(&self, snapshot: &[u8]) -> Result<Box<dyn DynPlay>, SnapshotError>;

    /// Plays random games for so long, on one thread, and measures.
    fn bench(&self, setup: &str, duration: Duration) -> Result<BenchReport, SetupError>;

    /// Lets bots play against each other.
    fn arena(&self, job: &ArenaJob, progress: &dyn Progress) -> Result<ArenaReport, ArenaError>;

    /// Lets every two bots meet in games of so many players.
    fn round_robin(
        &self,
        job: &ArenaJob,
        players: usize,
        progress: &dyn Progress,
    ) -> Result<RoundRobinReport, ArenaError>;

    /// Learns from games of these setups what positions are worth.
    fn learn(&self, job: &LearnJob, progress: &dyn Progress) -> Result<Learned, LessonError>;

    /// Plays random games of every variant and checks every property of the contract after every action.
    fn soak(&self, job: &SoakJob, progress: &dyn Progress) -> Result<SoakReport, SoakError>;
}

/// The number of a layout under these rules: what they lead to is laid out alike where the last three digits are.
pub(crate) const fn layout(rules_version: u32, layout: u32) -> u32 {
    rules_version * 1000 + layout % 1000
}

/// The [`DynGame`] of a game that keeps the contract.
pub struct Registered<G>(PhantomData<fn() -> G>);

impl<G> Registered<G> {
    /// The only value there is.
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
        // Asked for every line of a list: the option names the chapters without telling them.
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
        /// Every run plays the same games, as far as it comes.
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

/// The line of a setup in which these options are changed.
fn with_choices<G: Game>(mut setup: G::Setup, choices: &[(&str, &str)]) -> Result<String, SetupError> {
    for (key, value) in choices {
        setup.set(key, value)?;
    }
    // Options that are fine one by one need not go together: only the beginning of a game tells.
    G::new(&setup, &mut FastChance::new(0))?;
    Ok(setup.to_line())
}
