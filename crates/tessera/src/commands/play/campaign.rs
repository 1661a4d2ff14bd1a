//! Campaigns in the terminal, told apart by their names. How far they have come is kept where the server keeps
//! everything, so that a campaign can be played on in the browser by its link.

use std::future::Future;
use std::io;
use std::path::{Path, PathBuf};

use engine::Chapter;
use engine::words::Speaker;
use table::hall::{Campaign, Hall, HallConfig, HallError, Name};
use table::{GameKind, Table};

use super::screen::Screen;
use crate::commands::{Choice, serve};
use crate::failure::Failure;
use crate::words;

/// Where campaigns are kept.
pub(super) struct Campaigns {
    data: PathBuf,
}

impl Campaigns {
    /// Those in this folder, or where the server keeps them.
    pub(super) fn new(data: Option<PathBuf>) -> Self {
        Self { data: data.unwrap_or_else(serve::default_data) }
    }

    /// The campaign of this name as it stands.
    pub(super) fn find(&self, kind: &dyn GameKind, name: Name) -> Result<Campaign, Failure> {
        self.ask(kind, async |hall| hall.terminal_campaign(kind.id(), name).await)
    }

    /// Keeps a chapter that has been played to its end.
    pub(super) fn keep(&self, table: &Table) -> Result<Campaign, Failure> {
        let saved = table.save();
        self.ask(table.kind(), async |hall| hall.keep_chapter(saved.as_bytes()).await)
    }

    /// Opens the data for as long as it takes: a server may want it, and nobody needs it while a game is played.
    fn ask<'a, F>(&self, kind: &dyn GameKind, question: impl FnOnce(Hall) -> F) -> Result<Campaign, Failure>
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

/// The options with the chapter that is to be played: the one that was asked for, or the next one.
pub(super) fn choose(campaign: &Campaign, options: &[Choice]) -> Result<Vec<Choice>, Failure> {
    let mut options = options.to_vec();
    let asked = options.iter().find(|choice| choice.key == Chapter::OPTION).map(|choice| choice.value.clone());
    match asked {
        Some(chapter) => campaign.must_be_open(&chapter)?,
        None => {
            let next = campaign.next().ok_or(Failure::CampaignOver)?;
            options.push(Choice { key: Chapter::OPTION.to_owned(), value: next.chapter.id.to_owned() });
        }
    }
    Ok(options)
}

/// Tells how the campaign stands, and the story of the chapter that begins.
pub(super) fn begin(screen: &mut Screen<'_>, campaign: &Campaign, table: &Table) -> io::Result<()> {
    let speaker = words::at_table(table);
    standing(screen, &speaker, campaign)?;
    let goal = table.playing().goal();
    if let Some(chapter) = goal.and_then(|goal| campaign.chapter(goal.chapter)) {
        let Chapter { id, title, story, news, goal } = &chapter.chapter;
        screen.say("")?;
        screen.say(format_args!("Chapter {id}: {}", speaker.say(title)))?;
        for text in [story, news, goal] {
            screen.say("")?;
            screen.tell(speaker.say(text))?;
        }
        screen.say("")?;
    }
    Ok(())
}

/// Keeps the chapter that has come to its end, and tells how the campaign stands now.
pub(super) fn end(screen: &mut Screen<'_>, campaigns: &Campaigns, table: &Table, saved: &Path) -> io::Result<()> {
    screen.say("")?;
    match campaigns.keep(table) {
        Ok(campaign) => {
            standing(screen, &words::at_table(table), &campaign)?;
            match campaign.next() {
                Some(next) => screen.tell(format_args!(
                    "Chapter {} is open: `tessera play {} --campaign \"{}\"`.",
                    next.chapter.id,
                    table.kind().id(),
                    campaign.name
                )),
                None => screen.say("That was the last chapter."),
            }
        }
        // The file has everything that the campaign needs.
        Err(failure) => screen.tell(format_args!(
            "The chapter could not be added to the campaign: {failure}. Nothing is lost: `tessera play --load {}` tries \
             it again, and a server takes the file on its first page.",
            saved.display()
        )),
    }
}

fn standing(screen: &mut Screen<'_>, speaker: &Speaker<'_>, campaign: &Campaign) -> io::Result<()> {
    screen.say(format_args!("Campaign {}", campaign.name))?;
    for chapter in &campaign.chapters {
        let state = match chapter {
            chapter if chapter.is_reached() => "goal reached",
            chapter if chapter.is_played() => "played, goal not reached",
            chapter if chapter.is_open => "open",
            _ => "not open yet",
        };
        // What comes later is not told before.
        let title = if chapter.is_open { format!(", {}", speaker.say(&chapter.chapter.title)) } else { String::new() };
        screen.say(format_args!("  Chapter {}{title}: {state}", chapter.chapter.id))?;
    }
    match &campaign.id {
        Some(id) => screen.say(format_args!("In the browser it is found at /campaigns/{}/{id}.", campaign.game)),
        None => Ok(()),
    }
}
