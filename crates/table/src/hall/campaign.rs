//! Campaigns: series of games that build on each other.
//!
//! The progress of a campaign follows from its tables. Anyone with its link can look at it and play the next chapter;
//! its name is only for people to read. A chapter is open once the one before it has been played to the end, even if no
//! one has reached its goal.

use engine::Chapter;
use engine::words::ENGLISH;

use super::{Hall, HallError, Name, Summary, random};
use crate::dyn_game::DynGame;
use crate::store::{CampaignId, CampaignRow, PersonId, Status, TableSummary, TokenHash};
use crate::table::Table;

/// The token hash of the person who plays in the terminal of this machine. No token has this hash.
const TERMINAL: TokenHash = TokenHash([0; 32]);

/// More tables than any campaign has.
const MOST_TABLES: u32 = 1000;

/// The campaign that a new game becomes a chapter of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChapterOf {
    /// The campaign with this id, whose link the host has.
    Campaign(CampaignId),
    /// The host's campaign of this name. If there is none, it starts with this chapter.
    Own(Name),
}

/// A campaign and its progress.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// The id in its link. `None` until its first chapter is started.
    pub id: Option<CampaignId>,
    /// The identifier of the game.
    pub game: &'static str,
    /// The name that people gave it.
    pub name: Name,
    /// Its chapters, in order.
    pub chapters: Vec<CampaignChapter>,
}

/// A chapter of a campaign.
#[derive(Clone, Debug)]
pub struct CampaignChapter {
    /// The chapter and its texts.
    pub chapter: Chapter,
    /// Whether the chapter can be played.
    pub is_open: bool,
    /// The tables where it is or was played, last changed first.
    pub tables: Vec<TableSummary>,
}

impl CampaignChapter {
    /// Returns true if the chapter has been played to the end.
    #[must_use]
    pub fn is_played(&self) -> bool {
        self.tables.iter().any(|table| table.status == Status::Over)
    }

    /// Returns true if a person has reached its goal.
    #[must_use]
    pub fn is_reached(&self) -> bool {
        self.tables.iter().any(|table| !Summary::of(table).reached.is_empty())
    }
}

impl Campaign {
    fn new(kind: &dyn DynGame, id: Option<CampaignId>, name: Name, tables: &[TableSummary]) -> Self {
        let mut is_open = true;
        let chapters = kind.chapters().into_iter().map(|chapter| {
            let is_this = |table: &&TableSummary| kind.chapter_in(&table.setup) == Ok(Some(chapter.id));
            let tables = tables.iter().filter(is_this).cloned().collect();
            let chapter = CampaignChapter { chapter, is_open, tables };
            is_open &= chapter.is_played();
            chapter
        });
        Self { id, game: kind.id(), chapters: chapters.collect(), name }
    }

    /// Returns the id, or a new one if the campaign has not been started.
    pub(super) fn id_or_new(&self) -> Result<CampaignId, HallError> {
        self.id.clone().map_or_else(|| Ok(CampaignId::from_random(random()?)), Ok)
    }

    /// Returns the chapter with this id in the setup.
    #[must_use]
    pub fn chapter(&self, id: &str) -> Option<&CampaignChapter> {
        self.chapters.iter().find(|chapter| chapter.chapter.id == id)
    }

    /// Returns the first chapter that has not been played to the end.
    #[must_use]
    pub fn next(&self) -> Option<&CampaignChapter> {
        self.chapters.iter().find(|chapter| !chapter.is_played())
    }

    /// Checks that a chapter can be played.
    pub fn must_be_open(&self, id: &str) -> Result<(), HallError> {
        let closed = self.chapter(id).filter(|chapter| !chapter.is_open);
        match closed.and(self.next()) {
            Some(next) => Err(HallError::ChapterClosed { chapter: id.to_owned(), next: next.chapter.id }),
            None => Ok(()),
        }
    }
}

impl Hall {
    /// Returns a campaign and its progress.
    pub async fn campaign(&self, id: &CampaignId) -> Result<Campaign, HallError> {
        let row = self.store().campaign(id).await?.ok_or(HallError::NoSuchCampaign)?;
        self.standing(row).await
    }

    /// Returns a person's campaign with this name, or a new one that has not been started. Ignores case.
    pub async fn campaign_named(
        &self,
        person: Option<PersonId>,
        game: &str,
        name: Name,
    ) -> Result<Campaign, HallError> {
        let kind = self.game(game)?;
        if kind.chapters().is_empty() {
            return Err(HallError::NoCampaign { game: kind.speaker(ENGLISH).say(kind.title()) });
        }
        let own = match person {
            Some(person) => self.store().campaigns_of(person).await?,
            None => Vec::new(),
        };
        let is_same = |row: &CampaignRow| row.game == game && row.name.eq_ignore_ascii_case(name.as_str());
        match own.into_iter().find(is_same) {
            Some(row) => self.standing(row).await,
            None => Ok(Campaign::new(kind, None, name, &[])),
        }
    }

    async fn standing(&self, row: CampaignRow) -> Result<Campaign, HallError> {
        let (kind, name) = (self.game(&row.game)?, Name::parse(&row.name)?);
        let tables = self.store().campaign_tables(&row.id, MOST_TABLES).await?;
        Ok(Campaign::new(kind, Some(row.id), name, &tables))
    }

    /// Adds a campaign to those on a person's home page, after they have opened its link.
    pub async fn join_campaign(&self, id: &CampaignId, person: PersonId) -> Result<(), HallError> {
        if self.store().campaigns_of(person).await?.iter().all(|row| row.id != *id) {
            self.store().join_campaign(id, person).await?;
        }
        Ok(())
    }

    /// Returns the id and the name of the campaign in which a chapter is about to start.
    pub(super) async fn begin_chapter(
        &self,
        kind: &dyn DynGame,
        setup: &str,
        host: PersonId,
        asked: ChapterOf,
    ) -> Result<(CampaignId, String), HallError> {
        let chapter = kind.chapter_in(setup)?.ok_or(HallError::NoChapter)?;
        let campaign = match asked {
            ChapterOf::Campaign(id) => self.campaign(&id).await?,
            ChapterOf::Own(name) => self.campaign_named(Some(host), kind.id(), name).await?,
        };
        if campaign.game != kind.id() {
            return Err(HallError::NoSuchCampaign);
        }
        campaign.must_be_open(chapter)?;
        Ok((campaign.id_or_new()?, campaign.name.to_string()))
    }

    /// Returns the campaign of this name that is played in the terminal of this machine. It need not have been started.
    pub async fn terminal_campaign(&self, game: &str, name: Name) -> Result<Campaign, HallError> {
        let person = self.store().person_by_token(TERMINAL).await?;
        self.campaign_named(person.map(|person| person.id), game, name).await
    }

    /// Stores a chapter that was finished in the terminal, and returns its campaign. Storing the same game again has no
    /// effect.
    pub async fn keep_chapter(&self, saved: &[u8]) -> Result<Campaign, HallError> {
        let table = Table::load(self.games(), saved)?;
        let record = table.record();
        let name = Name::parse(record.campaign.as_deref().unwrap_or_default())?;
        let campaign = self.terminal_campaign(&record.game, name.clone()).await?;
        for kept in campaign.chapters.iter().flat_map(|chapter| &chapter.tables) {
            let row = self.store().table(&kept.id).await?;
            if row.is_some_and(|(row, _)| row.head.seed == Some(record.seed)) {
                return Ok(campaign);
            }
        }
        self.bring_in(self.terminal_person().await?, saved).await?;
        self.terminal_campaign(&record.game, name).await
    }

    async fn terminal_person(&self) -> Result<PersonId, HallError> {
        match self.store().person_by_token(TERMINAL).await? {
            Some(person) => Ok(person.id),
            None => Ok(self.store().add_person(TERMINAL, "Terminal", "").await?),
        }
    }
}
