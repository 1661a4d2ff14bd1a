//! Export and import of games as text files.

use std::fmt::Write;
use std::sync::Arc;

use engine::{Entry, RecordedDice, Seat, Secret};

use super::error::HallError;
use super::limits::{Asker, Errand};
use super::live::LiveTable;
use super::moves::to_the_end;
use super::past::has_whole_record;
use super::state::Running;
use super::{Hall, Name, new_seat, random};
use crate::history::History;
use crate::occupant::Occupant;
use crate::store::{EntryKind, EntryRow, Holder, PersonId, SeatRow, Status};
use crate::table::Table;

/// A game as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Export {
    /// The complete record of a finished game, which can be imported and verified.
    Record(String),
    /// The log of an unfinished game, as far as its viewer may know it.
    Log(String),
}

impl LiveTable {
    /// Exports the game as a text file: the record if the game is over, otherwise the log as far as the person may know
    /// it, in this language.
    pub async fn export(self: &Arc<Self>, person: Option<PersonId>, language: &str) -> Result<Export, HallError> {
        self.count(Errand::Export, person).await?;
        let state = self.lock().await?;
        state.must_look(person)?;
        let head = &state.row.head;
        if head.status != Status::Over {
            drop(state);
            let log = self.log(person).await?;
            let state = self.lock().await?;
            let speaker = state.speaker(language);
            let mut text = format!("{}, {}\n", speaker.say(state.kind.title()), state.row.setup);
            for told in log {
                // Writing to a string cannot fail.
                let _ = writeln!(text, "{:>5} {}", told.position, speaker.say(told.sentence));
            }
            return Ok(Export::Log(text));
        }
        if !has_whole_record(&state) {
            return Err(HallError::NoRecord);
        }
        let seed = head.seed.ok_or(HallError::NotBegun)?;
        let mut record = state.kind.record(&state.row.setup, seed)?;
        record.rules_version = state.row.rules_version;
        record.seats = state.seats.iter().map(occupant).map(|occupant| occupant.to_string()).collect();
        record.campaign.clone_from(&state.row.campaign);
        let commitment = state.row.commitment.clone();
        record.fair_dice = state.disclosed_dice().map(|dice| RecordedDice { commitment, dice });
        let (length, id) = (head.position, self.id.clone());
        drop(state);
        for entry in self.shared.loader.store.entries(&id, 0..length).await? {
            match (entry.seat, entry.what) {
                (Some(seat), EntryKind::Act(action)) => record.push(seat, action),
                (_, EntryKind::Redraw(salt)) => record.push_redraw(salt),
                (None, EntryKind::Act(_)) => {}
            }
        }
        Ok(Export::Record(record.to_string()))
    }
}

fn occupant(row: &SeatRow) -> Occupant {
    match &row.holder {
        Holder::Bot(bot) => bot.parse().unwrap_or(Occupant::Human),
        Holder::Person(_) | Holder::Kept(_) | Holder::Open => Occupant::Human,
    }
}

impl Hall {
    /// Imports a finished game as a new table, after replaying it from the beginning. Only the latest imports of each
    /// person are kept, and all chapters of campaigns.
    pub async fn import(&self, person: PersonId, saved: &[u8]) -> Result<Arc<LiveTable>, HallError> {
        self.0.shared.counter.count(Errand::Import, Some(person), None)?;
        let (hall, saved) = (self.clone(), saved.to_vec());
        // If the caller goes away, the import must still be counted.
        to_the_end(async move {
            let _room = hall.room_for(person).await?;
            let _turn = hall.0.shared.counter.look_back(Asker::Person(person)).await;
            // A person can only import one game at a time, so no other import takes the room in between.
            hall.must_have_room_for_import(person).await?;
            let table = hall.bring_in(person, &saved).await?;
            hall.store().add_import(table.id(), person).await?;
            hall.prune_imports(person).await?;
            Ok(table)
        })
        .await
    }

    /// Imports a finished game without any limit.
    pub(super) async fn bring_in(&self, person: PersonId, saved: &[u8]) -> Result<Arc<LiveTable>, HallError> {
        let table = Table::load(self.games(), saved)?;
        if !table.is_over() {
            return Err(HallError::ImportNotOver);
        }
        let kind = table.kind();
        let record = table.record();
        // A game that was played elsewhere did not use this server's dice. Its table gets a secret that nothing is
        // derived from.
        let secret = Secret::from_bytes(random()?);
        let mut row =
            self.new_row(kind, record.setup.clone(), person, secret, false, super::TableOptions::default())?;
        // An invalid name of a campaign does not invalidate the game.
        let campaign = record.campaign.as_deref().and_then(|name| Name::parse(name).ok());
        if let Some(name) = campaign.filter(|_| table.playing().goal().is_some()) {
            let campaign = self.campaign_named(Some(person), kind.id(), name).await?;
            (row.campaign_id, row.campaign) = (Some(campaign.id_or_new()?), Some(campaign.name.to_string()));
        }
        let (seed, start) = (record.seed, kind.start(&record.setup, record.seed)?);
        let entries = (0..).zip(&record.entries).map(|(position, entry)| entry_row(position, entry)).collect();
        let history = History::since(record.entries.len());
        let game = Running { playing: table.playing().boxed_clone(), history };
        self.open_table(row, seats(&table, person)?, move |draft| {
            draft.inherit(seed, &*start, entries, game);
            Ok(())
        })
        .await
    }
}

/// Creates the seats of an imported game. The first human seat becomes the importer's.
fn seats(table: &Table, person: PersonId) -> Result<Vec<SeatRow>, HallError> {
    let mut importer = Some(person);
    let mut seats = Vec::new();
    for (seat, occupant) in Seat::first(table.occupants().len()).zip(table.occupants()) {
        let holder = match occupant {
            Occupant::Bot(bot) => Holder::Bot((*bot).to_owned()),
            Occupant::Human => importer.take().map_or(Holder::Open, Holder::Person),
        };
        seats.push(new_seat(seat, holder, table.name(seat).to_owned())?);
    }
    Ok(seats)
}

fn entry_row(position: u64, entry: &Entry) -> EntryRow {
    match entry {
        Entry::Action(action) => {
            EntryRow { position, seat: Some(action.seat), what: EntryKind::Act(action.action.clone()), plan: None }
        }
        Entry::Redraw { salt } => EntryRow { position, seat: None, what: EntryKind::Redraw(*salt), plan: None },
    }
}
