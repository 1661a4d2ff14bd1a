//! Campaigns: games that follow each other under one name.
//!
//! A campaign is nothing but its tables: whoever knows the name can look at it and play the next chapter. A chapter is
//! open once the one before it has been played to its end, whether or not anybody has reached its goal.

use engine::Chapter;

use super::{Hall, HallError, Name, Summary};
use crate::kind::GameKind;
use crate::store::{PersonId, Status, TableSummary, TokenHash};
use crate::table::Table;

/// The hash of the token of whoever plays in the terminal of this machine: no token has it.
const TERMINAL: TokenHash = TokenHash([0; 32]);

/// More tables than any campaign has.
const MOST_TABLES: u32 = 1000;

/// A campaign as it stands.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// What it is called.
    pub name: Name,
    /// Its chapters, in order.
    pub chapters: Vec<CampaignChapter>,
}

/// A chapter of a campaign.
#[derive(Clone, Debug)]
pub struct CampaignChapter {
    /// What it tells.
    pub chapter: Chapter,
    /// Whether it can be played.
    pub is_open: bool,
    /// The tables at which it is or was played, the last changed first.
    pub tables: Vec<TableSummary>,
}

impl CampaignChapter {
    /// Whether it has been played to its end.
    #[must_use]
    pub fn is_played(&self) -> bool {
        self.tables.iter().any(|table| table.status == Status::Over)
    }

    /// Whether a person has reached its goal.
    #[must_use]
    pub fn is_reached(&self) -> bool {
        self.tables.iter().any(|table| !Summary::of(table).reached.is_empty())
    }
}

impl Campaign {
    fn new(kind: &dyn GameKind, name: Name, tables: &[TableSummary]) -> Self {
        let mut is_open = true;
        let chapters = kind.chapters().into_iter().map(|chapter| {
            let is_this = |table: &&TableSummary| kind.chapter_in(&table.setup) == Ok(Some(chapter.id));
            let tables = tables.iter().filter(is_this).cloned().collect();
            let chapter = CampaignChapter { chapter, is_open, tables };
            is_open &= chapter.is_played();
            chapter
        });
        Self { chapters: chapters.collect(), name }
    }

    /// The chapter of this name in the setup.
    #[must_use]
    pub fn chapter(&self, id: &str) -> Option<&CampaignChapter> {
        self.chapters.iter().find(|chapter| chapter.chapter.id == id)
    }

    /// The first chapter that has not been played to its end.
    #[must_use]
    pub fn next(&self) -> Option<&CampaignChapter> {
        self.chapters.iter().find(|chapter| !chapter.is_played())
    }

    /// That a chapter can be played.
    pub fn must_be_open(&self, id: &str) -> Result<(), HallError> {
        let closed = self.chapter(id).filter(|chapter| !chapter.is_open);
        match closed.and(self.next()) {
            Some(next) => Err(HallError::ChapterClosed { chapter: id.to_owned(), next: next.chapter.id }),
            None => Ok(()),
        }
    }
}

impl Hall {
    /// The campaign of this name as it stands, begun or not.
    pub async fn campaign(&self, game: &str, name: Name) -> Result<Campaign, HallError> {
        let kind = self.game(game)?;
        if kind.chapters().is_empty() {
            return Err(HallError::NoCampaign { game: kind.title() });
        }
        let tables = self.store().campaign(game, name.as_str(), MOST_TABLES).await?;
        // It is called as it was when it began, however its name is typed.
        let first = tables.last().and_then(|table| table.campaign.as_deref()).map(Name::parse);
        Ok(Campaign::new(kind, first.transpose()?.unwrap_or(name), &tables))
    }

    /// Keeps a chapter that was played to its end in the terminal, and says how its campaign stands. Keeping the same
    /// game once more changes nothing.
    pub async fn keep_chapter(&self, saved: &[u8]) -> Result<Campaign, HallError> {
        let table = Table::load(self.games(), saved)?;
        let record = table.record();
        let name = Name::parse(record.campaign.as_deref().unwrap_or_default())?;
        let campaign = self.campaign(&record.game, name.clone()).await?;
        for kept in campaign.chapters.iter().flat_map(|chapter| &chapter.tables) {
            let row = self.store().table(&kept.id).await?;
            if row.is_some_and(|(row, _)| row.head.seed == Some(record.seed)) {
                return Ok(campaign);
            }
        }
        self.bring_in(self.terminal_person().await?, saved).await?;
        self.campaign(&record.game, name).await
    }

    async fn terminal_person(&self) -> Result<PersonId, HallError> {
        match self.store().person_by_token(TERMINAL).await? {
            Some(person) => Ok(person.id),
            None => Ok(self.store().add_person(TERMINAL, "Terminal", "").await?),
        }
    }
}
