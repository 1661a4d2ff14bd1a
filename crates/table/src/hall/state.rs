//! A table in memory: its row in the store, and the game in its current position.

use engine::words::{Phrase, Speaker};
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use engine::chance::Seed;
use engine::{FairDice, Seat, Standings, Viewer};
use serde::{Deserialize, Serialize};

use super::grace::Grace;
use super::now;
use super::seat_view::SeatView;
use super::standstill::Standstill;
use super::talk::Manners;
use crate::dyn_game::DynGame;
use crate::dyn_play::{ActError, DynPlay};
use crate::history::{History, Since};
use crate::plan::{self, Plan, PlanDigest, PlanError};
use crate::store::{
    Awaits, Change, EntryKind, EntryRow, Head, Holder, Move, MoveRow, NoteRow, PersonId, PlanMark, SeatRow,
    SnapshotRow, Status, TableRow, TableSummary, TalkChange,
};

/// Number of steps of a game kept in memory for the log on the page.
pub(super) const STEPS_KEPT: usize = 64;
/// Number of notes kept in memory.
pub(super) const NOTES_KEPT: usize = 100;

/// Settings of a table for bots and the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableOptions {
    /// How long a bot waits before it acts while someone is watching, in milliseconds.
    pub pace: u32,
    /// Whether people who share a device see a curtain between their turns.
    pub curtain: bool,
    /// How long the player to act may give no sign of life before others can let a bot play for them.
    pub grace: Grace,
    /// Whether watchers of an unlisted table may speak.
    pub watchers_speak: bool,
}

impl Default for TableOptions {
    fn default() -> Self {
        Self { pace: 700, curtain: true, grace: Grace::Live, watchers_speak: false }
    }
}

/// The line about a table in a list: whose turn it is, or who has won.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    /// The seats that owe a decision, counted from 0.
    pub to_act: Vec<u8>,
    /// Since when each of them owes it, in milliseconds since 1970. Empty in summaries by earlier versions.
    pub since: Vec<i64>,
    /// The people whose consent to an undo is asked for and who have not answered, by their ids.
    asks: Vec<i64>,
    /// Since when they are asked, in milliseconds since 1970.
    asks_since: i64,
    /// The current round.
    pub round: u32,
    /// The final points of all seats, once the game is over.
    pub scores: Vec<i32>,
    /// The winning seats, counted from 0.
    pub winners: Vec<u8>,
    /// The people's seats that reached the goal of the chapter, counted from 0, once the game is over.
    pub reached: Vec<u8>,
}

impl Summary {
    /// Reads the summary of a table. Empty if it cannot be parsed.
    #[must_use]
    pub fn of(table: &TableSummary) -> Self {
        serde_json::from_str(&table.summary).unwrap_or_default()
    }

    /// Returns since when a seat owes a decision, in milliseconds since 1970, if it does and that is known.
    #[must_use]
    pub fn owes_since(&self, seat: u8) -> Option<i64> {
        let owing = self.to_act.iter().zip(&self.since).find(|(owing, _)| **owing == seat);
        owing.map(|(_, since)| *since)
    }

    /// Returns since when a person is asked for their consent to an undo, in milliseconds since 1970, if they are.
    #[must_use]
    pub fn asks_since(&self, person: PersonId) -> Option<i64> {
        self.asks.contains(&person.0).then_some(self.asks_since)
    }

    /// Notes since when each seat owes its decision. A seat that owed one before and has done nothing owes it since then,
    /// any other since now.
    fn note_since(&mut self, before: &Self, moves: &[MoveRow], now: i64) {
        let has_moved = |number: u8| moves.iter().any(|row| row.seat.is_some_and(|seat| seat.index() as u8 == number));
        let since = |number: u8| before.owes_since(number).filter(|_| !has_moved(number)).unwrap_or(now);
        self.since = self.to_act.iter().map(|number| since(*number)).collect();
    }
}

/// A table in memory.
pub(super) struct State {
    pub(super) kind: &'static dyn DynGame,
    pub(super) row: TableRow,
    pub(super) options: TableOptions,
    pub(super) seats: Vec<SeatRow>,
    pub(super) names: Arc<[String]>,
    /// The game, once it has begun.
    pub(super) game: Option<Running>,
    /// Why the game is missing although it has begun.
    pub(super) standstill: Option<Standstill>,
    pub(super) notes: VecDeque<NoteRow>,
    /// An open request to undo something that others have seen.
    pub(super) asked: Option<UndoRequest>,
    /// The mutes and removals.
    pub(super) manners: Manners,
    /// The seat that each person who plays several seats has open on their device.
    pub(super) in_hand: HashMap<PersonId, Seat>,
    /// Set while the state may differ from the store. It must then be reloaded.
    pub(super) is_spoiled: bool,
}

/// A game that has begun.
pub(super) struct Running {
    pub(super) playing: Box<dyn DynPlay>,
    pub(super) history: History,
}

/// A request to the other players to undo something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct UndoRequest {
    /// The seat that asks.
    pub(super) by: Seat,
    /// The position it wants to go back to.
    pub(super) to: u64,
    /// The number of the last move at that time. Any other move voids the request.
    pub(super) number: u64,
    /// When it was asked, in milliseconds since 1970. If an earlier version did not note it: when it was first read.
    pub(super) at: i64,
    /// The people who have agreed.
    pub(super) agreed: Vec<PersonId>,
}

/// A request as stored: seat, position, move number, people who have agreed, and time.
type AskedRow = (u8, u64, u64, Vec<i64>, i64);
/// The same as stored by earlier versions, without the time.
type OlderAskedRow = (u8, u64, u64, Vec<i64>);

impl UndoRequest {
    /// Parses a stored request. One that cannot be parsed is dropped; the player can ask again.
    pub(super) fn read(kept: Option<&str>) -> Option<Self> {
        let kept = kept?;
        let older = || {
            serde_json::from_str(kept).map(|(by, to, number, agreed): OlderAskedRow| (by, to, number, agreed, now()))
        };
        let (by, to, number, agreed, at): AskedRow = serde_json::from_str(kept).or_else(|_| older()).ok()?;
        let agreed = agreed.into_iter().map(PersonId).collect();
        Some(Self { by: Seat::new(usize::from(by))?, to, number, at, agreed })
    }

    fn kept(&self) -> Option<String> {
        let agreed = self.agreed.iter().map(|person| person.0).collect();
        let row: AskedRow = (self.by.index() as u8, self.to, self.number, agreed, self.at);
        serde_json::to_string(&row).ok()
    }
}

impl State {
    /// Returns the names of the seats for use in sentences.
    pub(super) fn names_of(seats: &[SeatRow]) -> Arc<[String]> {
        seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// Returns a speaker for the table in this language.
    pub(super) fn speaker(&self, language: &str) -> Speaker<'_> {
        match &self.game {
            Some(game) => game.playing.speaker(language, &self.names),
            None => self.kind.speaker(language).calling(&self.names),
        }
    }

    pub(super) fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.get(seat.index())
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Returns a person's seats, clockwise.
    pub(super) fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(move |seat| seat.holder == Holder::Person(person)).map(|seat| seat.seat)
    }

    /// Returns the people who play a seat themselves, each once.
    pub(super) fn active_people(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = Vec::new();
        for seat in self.seats.iter().filter(|seat| seat.stand_in.is_none()) {
            if let Holder::Person(person) = seat.holder
                && !people.contains(&person)
            {
                people.push(person);
            }
        }
        people
    }

    /// Returns the bot that plays a seat, for itself or for a person.
    pub(super) fn bot_in(&self, seat: Seat) -> Option<&str> {
        let row = self.seat(seat)?;
        match &row.holder {
            Holder::Bot(bot) => Some(bot),
            Holder::Person(_) | Holder::Kept(_) | Holder::Open => row.stand_in.as_deref(),
        }
    }

    pub(super) fn is_playing(&self) -> bool {
        self.row.head.status == Status::Playing
    }

    /// Returns the person's seat whose turn must be confirmed before anyone else can act.
    pub(super) fn awaits_confirmation(&self) -> Option<Seat> {
        let game = self.game.as_ref().filter(|_| self.is_playing())?;
        let head = &self.row.head;
        let last = game.history.last_seat()?;
        let has_passed = head.position > head.confirmed && !game.playing.to_act().contains(last);
        has_passed.then_some(last)
    }

    /// Returns the bot that has to act now, with its seat.
    pub(super) fn bot_to_act(&self) -> Option<(Seat, String)> {
        let game = self.game.as_ref().filter(|_| self.is_playing())?;
        if self.awaits_confirmation().is_some() {
            return None;
        }
        game.playing.to_act().iter().find_map(|seat| Some((seat, self.bot_in(seat)?.to_owned())))
    }

    /// Returns how a person sees the table, and the seat that the device must be passed to first.
    pub(super) fn viewer_of(&self, person: Option<PersonId>) -> (Viewer, Option<Seat>) {
        if self.row.head.status == Status::Over {
            return (Viewer::Everything, None);
        }
        let own: Vec<Seat> = person.map(|person| self.seats_of(person).collect()).unwrap_or_default();
        match *own {
            [] => (Viewer::Spectator, None),
            [only] => (Viewer::Seat(only), None),
            _ => self.viewer_among(person, &own),
        }
    }

    /// The same for a person who plays several seats on one device.
    fn viewer_among(&self, person: Option<PersonId>, own: &[Seat]) -> (Viewer, Option<Seat>) {
        let in_hand = person.and_then(|person| self.in_hand.get(&person)).copied();
        let wanted = self.awaits_confirmation().or_else(|| {
            let to_act = self.game.as_ref().map(|game| game.playing.to_act())?;
            // The player who holds the device continues if they can.
            let is_theirs = |seat: &Seat| to_act.contains(*seat) && own.contains(seat) && self.bot_in(*seat).is_none();
            in_hand.filter(is_theirs).or_else(|| to_act.iter().find(is_theirs))
        });
        match wanted.filter(|seat| own.contains(seat)) {
            Some(seat) if in_hand == Some(seat) || !self.options.curtain => (Viewer::Seat(seat), None),
            Some(seat) => (Viewer::Spectator, Some(seat)),
            None => (in_hand.map_or(Viewer::Spectator, Viewer::Seat), None),
        }
    }

    /// Returns the game as a viewer sees it.
    pub(super) fn seat_view(&self, viewer: Viewer) -> Option<SeatView> {
        let game = self.game.as_ref()?;
        Some(SeatView::new(game.playing.clone(), viewer, self.names.clone()))
    }

    /// Returns what was done since the viewing seat last acted.
    pub(super) fn since(&self, viewer: Viewer) -> Option<Since> {
        let Viewer::Seat(seat) = viewer else { return None };
        Some(self.game.as_ref()?.history.tell_since(seat, STEPS_KEPT))
    }

    /// Returns the dice with the contributions so far.
    pub(super) fn fair_dice(&self) -> FairDice {
        FairDice { secret: self.row.secret, nonces: self.seats.iter().map(|seat| seat.nonce).collect() }
    }

    /// Returns the dice once the game is over, if it was played with them. An imported game and one that was branched
    /// off have seeds from elsewhere.
    pub(super) fn disclosed_dice(&self) -> Option<FairDice> {
        let dice = self.fair_dice();
        (self.row.head.status == Status::Over && self.row.head.seed == Some(dice.seed())).then_some(dice)
    }

    /// Returns who the table is waiting for.
    fn awaits(&self) -> Awaits {
        if !self.is_playing() || self.standstill.is_some() {
            Awaits::Nobody
        } else if self.bot_to_act().is_some() {
            Awaits::Bots
        } else {
            Awaits::People
        }
    }

    /// Returns the people who have a say in the open request to undo something, and have not agreed.
    fn people_to_answer(&self) -> Vec<PersonId> {
        let Some(request) = self.open_request() else { return Vec::new() };
        let mut people = self.people_with_say();
        people.retain(|person| !request.agreed.contains(person));
        people
    }

    /// Returns the summary as it was last stored.
    pub(super) fn kept_summary(&self) -> Summary {
        serde_json::from_str(&self.row.head.summary).unwrap_or_default()
    }

    fn summary(&self) -> Summary {
        let Some(Running { playing, .. }) = &self.game else {
            // A game at a standstill keeps its last known summary.
            return self.kept_summary();
        };
        let number = |seat: Seat| seat.index() as u8;
        let standings = playing.standings();
        let scores = standings.iter().flat_map(|standings| {
            Seat::first(playing.players()).map(|seat| standings.of(seat).map_or(0, |standing| standing.score))
        });
        let is_person = |seat: &Seat| self.seat(*seat).is_some_and(|row| !matches!(row.holder, Holder::Bot(_)));
        let goal = playing.goal().filter(|_| standings.is_some());
        let reached = goal.iter().flat_map(|goal| goal.reached.iter()).filter(is_person);
        Summary {
            to_act: match self.awaits_confirmation() {
                Some(seat) => vec![number(seat)],
                None => playing.to_act().iter().map(number).collect(),
            },
            round: playing.round(),
            since: Vec::new(),
            asks: self.people_to_answer().iter().map(|person| person.0).collect(),
            asks_since: self.open_request().map_or(0, |request| request.at),
            scores: scores.collect(),
            winners: standings.iter().flat_map(Standings::winners).map(number).collect(),
            reached: reached.map(number).collect(),
        }
    }
}

/// A change to a table in progress. It takes effect in memory immediately, but remains invisible until the store has
/// it: the table stays locked until then, and is reloaded if the store fails.
pub(super) struct Draft<'a> {
    pub(super) state: &'a mut State,
    change: Change,
    now: i64,
}

impl<'a> Draft<'a> {
    /// Starts a change to this table at this time, in milliseconds since 1970.
    pub(super) fn new(state: &'a mut State, now: i64) -> Self {
        let change = Change {
            version: state.row.version,
            head: state.row.head.clone(),
            rules_version: state.row.rules_version,
            moves: Vec::new(),
            take_back_from: None,
            beginning: None,
            snapshot: None,
            drop_snapshots: false,
            seats: Vec::new(),
            notes: Vec::new(),
            host: None,
            options: None,
            talk: Vec::new(),
        };
        Self { state, change, now }
    }

    /// Returns the head of the table for modification.
    pub(super) fn head(&mut self) -> &mut Head {
        &mut self.state.row.head
    }

    fn push_move(&mut self, seat: Option<Seat>, what: Move) {
        self.push_move_of(None, seat, what);
    }

    fn push_move_of(&mut self, plan: Option<PlanMark>, seat: Option<Seat>, what: Move) {
        self.state.row.head.number += 1;
        self.change.moves.push(MoveRow { number: self.state.row.head.number, at: self.now, seat, what, plan });
        self.state.asked = None;
    }

    /// Takes an action. If it is refused, nothing changes. `confirms` says whether to confirm a turn that could still
    /// be undone.
    pub(super) fn act(&mut self, seat: Seat, notation: &str, confirms: bool) -> Result<(), ActError> {
        self.act_in_plan(seat, notation, confirms, None).map(drop)
    }

    /// Takes the actions of a plan, and returns their number. If an action is refused before anything was drawn, nothing
    /// changes. After a draw, the plan stops at the first action that does not fit.
    pub(super) fn act_by_plan(&mut self, seat: Seat, plan: &dyn Plan, confirms: bool) -> Result<usize, PlanError> {
        let mark = PlanMark { from: self.state.row.head.position, digest: PlanDigest::of(plan) };
        plan::carry_out(
            self,
            seat,
            plan,
            |draft| draft.state.game.as_ref().map(|game| &*game.playing),
            |draft, answer| draft.act_in_plan(seat, answer, confirms, Some(mark.clone())),
        )
    }

    /// Takes an action, and returns whether it drew or revealed something.
    fn act_in_plan(
        &mut self,
        seat: Seat,
        notation: &str,
        confirms: bool,
        plan: Option<PlanMark>,
    ) -> Result<bool, ActError> {
        let Some(game) = &mut self.state.game else { return Ok(false) };
        let before = game.playing.clone();
        let done = game.playing.act(seat, notation)?;
        let (notation, is_final) = (done.notation.clone(), done.told_something);
        let to_act = game.playing.to_act();
        game.history.push(seat, done, before, plan.as_ref().map(|plan| plan.from as usize));
        if game.history.len().is_multiple_of(STEPS_KEPT) {
            game.history.forget_all_but(STEPS_KEPT);
        }
        let position = self.state.row.head.position;
        self.push_move_of(plan, Some(seat), Move::Act { position, notation });
        self.state.row.head.position += 1;
        if to_act.is_empty() {
            self.state.row.head.status = Status::Over;
            self.change.drop_snapshots = true;
        }
        if !to_act.contains(seat) && (is_final || confirms) {
            self.make_final();
        }
        Ok(is_final)
    }

    /// Confirms everything so far. Also stores a snapshot, so that loading starts from here.
    pub(super) fn make_final(&mut self) {
        self.state.row.head.confirmed = self.state.row.head.position;
        self.keep_snapshot();
    }

    /// Confirms the turn of a seat.
    pub(super) fn confirm(&mut self, seat: Seat) {
        self.push_move(Some(seat), Move::Confirm);
        self.make_final();
    }

    /// Takes everything back from a position on. `before` is the game in that position.
    pub(super) fn take_back(&mut self, seat: Option<Seat>, to: u64, before: Running) {
        self.push_move(seat, Move::Undo { to });
        self.change.take_back_from = Some(to);
        self.state.game = Some(before);
        let head = &mut self.state.row.head;
        head.position = to;
        head.confirmed = head.confirmed.min(to);
    }

    /// Redraws all randomness from here on.
    pub(super) fn redraw(&mut self, salt: u64) {
        let position = self.state.row.head.position;
        self.push_move(None, Move::Redraw { position, salt });
        if let Some(game) = &mut self.state.game {
            game.playing.redraw(salt);
            game.history.push_redraw(game.playing.round());
        }
        self.state.row.head.position += 1;
        self.make_final();
    }

    /// Continues a game that was begun elsewhere: these entries lead from the starting position to the current one.
    pub(super) fn inherit(&mut self, seed: Seed, start: &dyn DynPlay, entries: Vec<EntryRow>, game: Running) {
        self.change.beginning = snapshot(&self.state.row, self.state.kind.layout(), start);
        for EntryRow { position, seat, what, plan: _ } in entries {
            let what = match what {
                EntryKind::Act(notation) => Move::Act { position, notation },
                EntryKind::Redraw(salt) => Move::Redraw { position, salt },
            };
            self.push_move(seat, what);
            self.state.row.head.position += 1;
        }
        self.begin(seed, game);
    }

    /// Begins the game in its current position.
    pub(super) fn begin(&mut self, seed: Seed, game: Running) {
        let is_over = game.playing.to_act().is_empty();
        self.state.game = Some(game);
        let head = &mut self.state.row.head;
        head.seed = Some(seed);
        head.status = if is_over { Status::Over } else { Status::Playing };
        self.make_final();
    }

    /// Drops all snapshots but the first and the next one. Those in between belong to positions that cannot be
    /// replayed.
    pub(super) fn drop_snapshots(&mut self) {
        self.change.drop_snapshots = true;
    }

    pub(super) fn keep_snapshot(&mut self) {
        if let Some(game) = &self.state.game {
            self.change.snapshot = snapshot(&self.state.row, self.state.kind.layout(), &*game.playing);
        }
    }

    /// Changes a seat.
    pub(super) fn seat(&mut self, seat: Seat, change: impl FnOnce(&mut SeatRow)) {
        let Some(row) = self.state.seats.get_mut(seat.index()) else { return };
        change(row);
        let row = row.clone();
        self.change.seats.retain(|changed| changed.seat != seat);
        self.change.seats.push(row);
        self.state.names = State::names_of(&self.state.seats);
    }

    /// Makes another person the host.
    pub(super) fn host(&mut self, person: PersonId) {
        self.state.row.host = person;
        self.change.host = Some(person);
    }

    /// Changes the settings for bots and the page.
    pub(super) fn options(&mut self, options: TableOptions) {
        self.state.options = options;
        self.change.options = serde_json::to_string(&options).ok();
    }

    /// Changes the mutes or removals.
    pub(super) fn talk(&mut self, change: TalkChange) {
        self.change.talk.push(change);
    }

    /// Adds an announcement of the table.
    pub(super) fn note(&mut self, said: Phrase) {
        self.say(NoteRow { at: self.now, name: String::new(), seat: None, person: None, said });
    }

    /// Adds a person's chat message.
    pub(super) fn line(&mut self, person: PersonId, name: String, seat: Option<Seat>, text: String) {
        self.say(NoteRow { at: self.now, name, seat, person: Some(person), said: Phrase::verbatim(text) });
    }

    fn say(&mut self, note: NoteRow) {
        self.change.notes.push(note.clone());
        self.state.notes.push_back(note);
        if self.state.notes.len() > NOTES_KEPT {
            self.state.notes.pop_front();
        }
    }

    /// Returns true if the table has changed.
    pub(super) fn has_changed_something(&self) -> bool {
        let Change { head, moves, seats, notes, .. } = &self.change;
        let Change { host, options, talk, .. } = &self.change;
        let is_quiet = moves.is_empty() && seats.is_empty() && notes.is_empty() && talk.is_empty();
        let is_quiet = is_quiet && host.is_none() && options.is_none();
        *head != self.state.row.head || !is_quiet
    }

    /// Completes the change and returns it for the store.
    pub(super) fn finish(mut self) -> Change {
        let awaits = self.state.awaits();
        let mut summary = self.state.summary();
        summary.note_since(&self.state.kept_summary(), &self.change.moves, self.now);
        let summary = serde_json::to_string(&summary).unwrap_or_default();
        let asked = self.state.open_request().and_then(UndoRequest::kept);
        let head = &mut self.state.row.head;
        head.asked = asked;
        head.awaits = awaits;
        head.summary = summary;
        head.changed_at = self.now;
        self.change.head = head.clone();
        self.change.rules_version = self.state.row.rules_version;
        self.state.row.version += 1;
        self.change
    }
}

/// Takes a snapshot. Without one, loading starts further back.
fn snapshot(row: &TableRow, layout: u32, playing: &dyn DynPlay) -> Option<SnapshotRow> {
    let state = playing.snapshot();
    let state =
        state.inspect_err(|error| tracing::error!(table = %row.id, %error, "a snapshot could not be taken")).ok()?;
    Some(SnapshotRow { position: row.head.position, layout, state })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_of_earlier_versions_are_read() {
        let older = UndoRequest::read(Some("[1,20,31,[7,9]]")).unwrap();
        let expected =
            UndoRequest { by: Seat::ALL[1], to: 20, number: 31, at: older.at, agreed: vec![PersonId(7), PersonId(9)] };
        assert_eq!(older, expected);
        assert!((now() - 60_000..=now()).contains(&older.at), "it is not known when it was asked");
        assert_eq!(UndoRequest::read(older.kept().as_deref()), Some(older));
        assert_eq!(UndoRequest::read(Some("[1,20]")), None);
    }

    #[test]
    fn summaries_say_whose_consent_is_asked() {
        let older: Summary = serde_json::from_str(r#"{"to_act":[0],"since":[5],"round":2}"#).unwrap();
        assert_eq!(older.asks_since(PersonId(7)), None);
        let asked = Summary { asks: vec![7], asks_since: 12, ..older };
        assert_eq!([7, 8].map(|person| asked.asks_since(PersonId(person))), [Some(12), None]);
    }
}
