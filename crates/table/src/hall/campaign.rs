//! Campaigns: games that follow each other.
//!
//! How far a campaign has come follows from its tables. Whoever has its link can look at it and play the next chapter;
//! its name is only what people call it. A chapter is open once the one before it has been played to its end, whether
//! or not anybody has reached its goal.

use engine::Chapter;
use engine::words::ENGLISH;

use super::{Hall, HallError, Name, Summary, random};
use crate::dyn_game::DynGame;
use crate::store::{CampaignId, CampaignRow, PersonId, Status, TableSummary, TokenHash};
use crate::table::Table;

/// The hash of the token of whoever plays in the terminal of this machine: no token has it.
const TERMINAL: TokenHash = TokenHash([0; 32]);

/// More tables than any campaign has.
const MOST_TABLES: u32 = 1000;

/// The campaign that a new game is to be a chapter of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChapterOf {
    /// This one, whose link somebody has.
    Campaign(CampaignId),
    /// The host's own one of this name, which begins with this chapter if there is none.
    Own(Name),
}

/// A campaign as it stands.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// Its name in its link; nothing before its first chapter is begun.
    pub id: Option<CampaignId>,
    /// The game.
    pub game: &'static str,
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

    /// Its name in its link, a new one if it has not begun.
    pub(super) fn id_or_new(&self) -> Result<CampaignId, HallError> {
        self.id.clone().map_or_else(|| Ok(CampaignId::from_random(random()?)), Ok)
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
    /// A campaign as it stands.
    pub async fn campaign(&self, id: &CampaignId) -> Result<Campaign, HallError> {
        let row = self.store().campaign(id).await?.ok_or(HallError::NoSuchCampaign)?;
        self.standing(row).await
    }

    /// The campaign of a person that is called this, or one of this name that has not begun. Capital letters do not
    /// matter.
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

    /// Lets somebody who has come by the link of a campaign find it on their first page.
    pub async fn join_campaign(&self, id: &CampaignId, person: PersonId) -> Result<(), HallError> {
        if self.store().campaigns_of(person).await?.iter().all(|row| row.id != *id) {
            self.store().join_campaign(id, person).await?;
        }
        Ok(())
    }

    /// The campaign of a chapter that somebody begins, and what it is called.
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

    /// The campaign of this name that is played in the terminal of this machine, begun or not.
    pub async fn terminal_campaign(&self, game: &str, name: Name) -> Result<Campaign, HallError> {
        let person = self.store().person_by_token(TERMINAL).await?;
        self.campaign_named(person.map(|person| person.id), game, name).await
    }

    /// Keeps a chapter that was played to its end in the terminal, and says how its campaign stands. Keeping the same
    /// game once more changes nothing.
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
