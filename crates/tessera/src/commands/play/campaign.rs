//! Campaigns in the terminal, identified by their names. Their progress is kept in the data folder of the server, and a
//! campaign can be continued in the browser through its link.

use std::future::Future;
use std::io;
use std::path::{Path, PathBuf};

use engine::words::{Phrase, Speaker};
use engine::{Chapter, say};
use table::hall::{Campaign, CampaignChapter, Hall, HallConfig, HallError, Name};
use table::{DynGame, Table};

use super::screen::Screen;
use crate::commands::{Choice, serve};
use crate::failure::Failure;
use crate::files;
use crate::words::{self, Key};

/// The folder that keeps campaigns.
pub(super) struct Campaigns {
    data: PathBuf,
}

impl Campaigns {
    /// Campaigns in this folder, by default the data folder of the server.
    pub(super) fn new(data: Option<PathBuf>) -> Self {
        Self { data: data.unwrap_or_else(serve::default_data) }
    }

    /// The folder itself.
    pub(super) fn folder(&self) -> &Path {
        &self.data
    }

    /// Returns the current state of the campaign with this name.
    pub(super) fn find(&self, kind: &dyn DynGame, name: Name) -> Result<Campaign, Failure> {
        self.ask(kind, async |hall| hall.terminal_campaign(kind.id(), name).await)
    }

    /// Adds a finished chapter to its campaign.
    pub(super) fn keep(&self, table: &Table) -> Result<Campaign, Failure> {
        let saved = table.save();
        self.ask(table.kind(), async |hall| hall.keep_chapter(saved.as_bytes()).await)
    }

    /// Opens the data folder only for the duration of the question: a server may need it while the game is played.
    fn ask<'a, F>(&self, kind: &dyn DynGame, question: impl FnOnce(Hall) -> F) -> Result<Campaign, Failure>
    where
        F: Future<Output = Result<Campaign, HallError>> + 'a,
    {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        runtime.block_on(async {
            let hall = serve::open_hall(&self.data, HallConfig { bot_threads: 1, ..HallConfig::default() }).await?;
            let answer = question(hall.clone()).await;
            hall.close().await;
            answer.map_err(|error| Failure::hall(kind, &error))
        })
    }
}

/// Returns the options with the chapter to play: the requested one if it is open, or the next one.
pub(super) fn choose(campaign: &Campaign, options: &[Choice]) -> Result<Vec<Choice>, Failure> {
    let mut options = options.to_vec();
    let asked = options.iter().find(|choice| choice.key == Chapter::OPTION).map(|choice| choice.value.clone());
    match asked {
        Some(chapter) => campaign.must_be_open(&chapter)?,
        None => {
            let next = campaign.next().ok_or_else(over)?;
            options.push(Choice { key: Chapter::OPTION.to_owned(), value: next.chapter.id.to_owned() });
        }
    }
    Ok(options)
}

/// A campaign whose chapters have all been played.
fn over() -> Failure {
    Failure::Campaign(words::in_general().say(say!(PlayCampaignOver)))
}

/// Shows the state of the campaign, and the story of the chapter that begins.
pub(super) fn begin(screen: &mut Screen<'_>, campaign: &Campaign, table: &Table) -> io::Result<()> {
    let speaker = words::at_table(table);
    standing(screen, &speaker, campaign)?;
    let goal = table.playing().goal();
    if let Some(chapter) = goal.and_then(|goal| campaign.chapter(goal.chapter)) {
        let Chapter { id, title, story, news, goal } = &chapter.chapter;
        screen.blank()?;
        screen.say(&speaker, say!(PlayChapterTitle, chapter = *id, title = title.clone()))?;
        for text in [story, news, goal] {
            screen.blank()?;
            screen.tell(&speaker, text)?;
        }
        screen.blank()?;
    }
    Ok(())
}

/// Adds the finished chapter to its campaign, and shows the new state.
pub(super) fn end(screen: &mut Screen<'_>, campaigns: &Campaigns, table: &Table, saved: &Path) -> io::Result<()> {
    let speaker = words::at_table(table);
    screen.blank()?;
    match campaigns.keep(table) {
        Ok(campaign) => {
            standing(screen, &speaker, &campaign)?;
            let told = match campaign.next() {
                Some(next) => {
                    let (game, name) = (table.kind().id(), campaign.name.to_string());
                    say!(PlayNextChapter, chapter = next.chapter.id, game = game, name = name)
                }
                None => say!(PlayLastChapter),
            };
            screen.tell(&speaker, told)
        }
        // Nothing is lost: the saved game has everything that the campaign needs.
        Err(failure) => {
            let (problem, file) = (failure.to_string(), files::name(saved));
            screen.tell(&speaker, say!(PlayChapterNotKept, problem = problem, file = file))
        }
    }
}

/// Shows the chapters of a campaign and their states.
fn standing(screen: &mut Screen<'_>, speaker: &Speaker<'_>, campaign: &Campaign) -> io::Result<()> {
    screen.say(speaker, say!(PlayCampaign, name = campaign.name.to_string()))?;
    campaign.chapters.iter().try_for_each(|chapter| screen.say_below(speaker, told(chapter)))?;
    match &campaign.id {
        Some(id) => {
            let path = format!("/campaigns/{}/{id}", campaign.game);
            screen.say(speaker, say!(PlayCampaignPage, path = path))
        }
        None => Ok(()),
    }
}

/// Describes the state of a chapter. The titles of closed chapters stay secret.
fn told(chapter: &CampaignChapter) -> Phrase {
    let (id, title) = (chapter.chapter.id, chapter.chapter.title.clone());
    let state = match chapter {
        chapter if chapter.is_reached() => say!(PlayStateReached),
        chapter if chapter.is_played() => say!(PlayStatePlayed),
        chapter if chapter.is_open => say!(PlayStateOpen),
        _ => say!(PlayStateClosed),
    };
    if chapter.is_open {
        say!(PlayChapter, chapter = id, title = title, state = state)
    } else {
        say!(PlayChapterUntitled, chapter = id, state = state)
    }
}
