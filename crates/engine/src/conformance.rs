//! Conformance checks: does a game keep the contract? Plays random games and checks every property after every action.
//!
//! A game calls [`check_game`] from its tests for every player count and variant. The `soak` command does the same for
//! any number of games.

mod redraw;
#[cfg(test)]
pub(crate) mod toy;

use std::fmt;

use redraw::Redraw;

use crate::chance::{Chance, FastChance, Seed, SeededChance, Stream, Watched};
use crate::game::{Game, Viewer};
use crate::record::Record;
use crate::seat::Seat;
use crate::setup::Setup;

crate::vocabulary! {
    /// A property that is checked.
    pub enum Property {
        /// The setup that the game offers can be played, prints, and parses back.
        SetupWorks = "setup-works",
        /// Every piece is in exactly one place and every count is in its range.
        Conservation = "conservation",
        /// Until the game is over, every seat that owes a decision has a legal action.
        AlwaysAnAction = "always-an-action",
        /// No other seat has a legal action.
        OnlyWhoOwesActs = "only-who-owes-acts",
        /// No action is listed twice.
        ListedOnce = "listed-once",
        /// Every listed action is allowed and leads to a sound state.
        ListedApplies = "listed-applies",
        /// Every action that is not listed is refused.
        UnlistedRefused = "unlisted-refused",
        /// A refused action changes nothing, draws nothing and leaves no event.
        RefusalLeavesNoTrace = "refusal-leaves-no-trace",
        /// Actions print and parse back.
        NotationRoundTrip = "notation-round-trip",
        /// States serialize and come back the same.
        SnapshotRoundTrip = "snapshot-round-trip",
        /// The recorded actions lead to the same state and events again.
        ReplayReproduces = "replay-reproduces",
        /// What a seat sees does not change when the things it cannot know are redrawn. The same holds for a spectator,
        /// who knows no more than any seat.
        ViewHidesSecrets = "view-hides-secrets",
        /// The legal actions of a seat do not change when the things it cannot know are redrawn.
        ActionsHideSecrets = "actions-hide-secrets",
        /// The events a viewer is told do not depend on secrets, unless the viewer sees a difference on the table too.
        EventsHideSecrets = "events-hide-secrets",
        /// Redrawing does change what a seat cannot know.
        SecretsVary = "secrets-vary",
        /// Changes to a copy do not touch the original.
        CloneIsIndependent = "clone-is-independent",
        /// The game ends.
        Terminates = "terminates",
        /// There is a result for every player when the game is over, and none before.
        ResultAtTheEnd = "result-at-the-end",
        /// The score sheet adds up to the result.
        ScoreAddsUp = "score-adds-up",
        /// Pages are offered exactly the legal actions.
        OffersAreActions = "offers-are-actions",
    }
}

/// A violated property, with the game that shows it.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The property that does not hold.
    pub property: Property,
    /// What was observed.
    pub detail: String,
    /// The game up to the violation.
    pub record: Record,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} does not hold after {} actions: {}", self.property, self.record.entries.len(), self.detail)?;
        write!(f, "{}", self.record)
    }
}

/// A game in which all properties held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The number of decisions that were made.
    pub decisions: usize,
    /// The round in which the game ended.
    pub rounds: u32,
    /// The record of the game.
    pub record: Record,
}

/// Plays one random game with this setup and seed and checks every property after every action. A game that is not over
/// after `longest` decisions counts as one that never ends.
pub fn check_game<G: Game>(setup: &G::Setup, seed: Seed, longest: usize) -> Result<Checked, Box<Violation>> {
    Check::<G>::new(setup, seed, longest)?.run()
}

/// Describes the layout of the serialized state of a new game: its version numbers, its length and a hash. Stored
/// states are read by the number of their layout. If this description changes although no draw of the setup has
/// changed, [`Game::LAYOUT`] has to be raised.
pub fn layout<G: Game>(setup: &G::Setup) -> Result<String, String> {
    let state = G::new(setup, &mut SeededChance::new(Seed::from_text("layout"))).map_err(|error| error.to_string())?;
    let bytes = postcard::to_allocvec(&state).map_err(|error| error.to_string())?;
    let hash = Seed::from_text(&format!("{bytes:?}"));
    Ok(format!("rules {}, layout {}: {} bytes, {hash}", G::RULES_VERSION, G::LAYOUT, bytes.len()))
}

/// The stream that chooses the next action. It is not part of the game.
const CHOICE: Stream = Stream::named("conformance");

struct Check<'a, G: Game> {
    setup: &'a G::Setup,
    longest: usize,
    game: G,
    chance: SeededChance,
    events: Vec<G::Event>,
    record: Record,
    whim: FastChance,
    /// Actions that were legal at some point, to be tried when they are not.
    seen: Vec<G::Action>,
}

type Outcome<T = ()> = Result<T, (Property, String)>;

fn ensure(holds: bool, property: Property, detail: impl FnOnce() -> String) -> Outcome {
    if holds { Ok(()) } else { Err((property, detail())) }
}

impl<'a, G: Game> Check<'a, G> {
    fn new(setup: &'a G::Setup, seed: Seed, longest: usize) -> Result<Self, Box<Violation>> {
        let record = Record::new::<G>(setup, seed);
        let mut chance = SeededChance::new(seed);
        let whim = FastChance::new(seed.derive(0).short());
        let game = G::new(setup, &mut chance).map_err(|error| {
            let detail = error.to_string();
            Box::new(Violation { property: Property::SetupWorks, detail, record: record.clone() })
        })?;
        Ok(Self { setup, longest, game, chance, events: Vec::new(), record, whim, seen: Vec::new() })
    }

    fn run(mut self) -> Result<Checked, Box<Violation>> {
        match self.play() {
            Ok(()) => {
                Ok(Checked { decisions: self.record.entries.len(), rounds: self.game.round(), record: self.record })
            }
            Err((property, detail)) => Err(Box::new(Violation { property, detail, record: self.record })),
        }
    }

    fn play(&mut self) -> Outcome {
        self.check_setup()?;
        let mut listed = Vec::new();
        while !self.game.to_act().is_empty() {
            ensure(self.record.entries.len() < self.longest, Property::Terminates, || {
                format!("no end after {} decisions", self.longest)
            })?;
            self.check_state()?;
            let seat = self.pick(self.game.to_act().iter().collect::<Vec<_>>().as_slice()).unwrap_or_default();
            self.game.actions(seat, &mut listed);
            let Some(action) = self.pick(&listed) else {
                return Err((Property::AlwaysAnAction, format!("{seat} owes a decision and has no action")));
            };
            self.step(seat, action)?;
        }
        self.check_state()?;
        self.check_end()?;
        self.check_replay()
    }

    fn check_setup(&self) -> Outcome {
        let line = self.setup.to_line();
        let reread = G::Setup::from_line(&line);
        ensure(reread.as_ref() == Ok(self.setup), Property::SetupWorks, || format!("`{line}` reads as {reread:?}"))?;
        let (here, there) = (self.game.players(), self.setup.players());
        ensure(here == there, Property::SetupWorks, || format!("set up for {there} players, but has {here}"))?;
        let unset = G::Setup::default();
        let odd = G::Setup::options().iter().find(|option| unset.get(option.key) != option.default);
        ensure(odd.is_none(), Property::SetupWorks, || format!("the default of {odd:?} is `{}`", unset.to_line()))
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let index = self.whim.below(CHOICE, from.len() as u32);
        from.get(index as usize).copied()
    }

    /// Takes one action and checks what each viewer could learn from it.
    fn step(&mut self, seat: Seat, action: G::Action) -> Outcome {
        let before = self.game.clone();
        let chance_before = self.chance.clone();
        let first_new = self.events.len();
        self.record.push(seat, action.to_string());
        let result = self.game.apply(seat, &action, &mut self.chance, &mut self.events);
        ensure(result.is_ok(), Property::ListedApplies, || format!("{seat} {action}: {result:?}"))?;
        let events = self.events.get(first_new..).unwrap_or_default().to_vec();
        let seats = Seat::first(self.game.players()).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            self.check_twin(&before, &chance_before, seat, action, &events, viewer)?;
        }
        Ok(())
    }

    /// Takes the same action in a world that looks the same to the viewer: same dice, other secrets. If the viewer
    /// still sees no difference, they must have been told the same. If they see one, `determinize` must know about it.
    fn check_twin(
        &mut self,
        before: &G,
        chance: &SeededChance,
        seat: Seat,
        action: G::Action,
        events: &[G::Event],
        viewer: Viewer,
    ) -> Outcome {
        let mut twin = before.clone();
        // A spectator knows no more than the player who acts.
        let knower = match viewer {
            Viewer::Seat(viewer) => viewer,
            Viewer::Spectator | Viewer::Everything => seat,
        };
        twin.determinize(knower, &mut self.whim);
        let mut twin_events = Vec::new();
        let mut redraw = Redraw { same: chance.clone(), other: &mut self.whim };
        if twin.apply(seat, &action, &mut redraw, &mut twin_events).is_err() {
            return Ok(());
        }
        if twin == self.game || twin.view(viewer) != self.game.view(viewer) {
            return Ok(());
        }
        let told = |events: &[G::Event]| -> Vec<G::Event> {
            events.iter().filter_map(|event| G::event_for(event, viewer)).collect()
        };
        let (told_here, told_there) = (told(events), told(&twin_events));
        ensure(told_here == told_there, Property::EventsHideSecrets, || {
            format!("{viewer:?} sees no difference, but is told {told_here:?} or {told_there:?}")
        })?;
        let Viewer::Seat(viewer) = viewer else { return Ok(()) };
        const TRIES: usize = 64;
        let varies = (0..TRIES).any(|_| {
            let mut other = self.game.clone();
            other.determinize(viewer, &mut self.whim);
            other != self.game
        });
        ensure(varies, Property::SecretsVary, || format!("{viewer} does not know everything, but nothing is redrawn"))
    }

    fn check_state(&mut self) -> Outcome {
        self.game.audit().map_err(|problem| (Property::Conservation, problem))?;
        let bytes = self.check_snapshot()?;
        let over = self.game.to_act().is_empty();
        ensure(over == self.game.standings().is_some(), Property::ResultAtTheEnd, || {
            format!("over: {over}, result: {:?}", self.game.standings())
        })?;
        for seat in Seat::ALL {
            self.check_actions(seat)?;
        }
        for seat in Seat::first(self.game.players()) {
            self.check_knowledge(seat)?;
        }
        let bytes_after = postcard::to_allocvec(&self.game).map_err(snapshot_error)?;
        ensure(bytes == bytes_after, Property::CloneIsIndependent, || {
            "acting on copies changed the original".to_owned()
        })
    }

    fn check_snapshot(&self) -> Outcome<Vec<u8>> {
        let bytes = postcard::to_allocvec(&self.game).map_err(snapshot_error)?;
        let copy: G = postcard::from_bytes(&bytes).map_err(snapshot_error)?;
        ensure(copy == self.game, Property::SnapshotRoundTrip, || format!("{copy:?} is not {:?}", self.game))?;
        Ok(bytes)
    }

    fn check_actions(&mut self, seat: Seat) -> Outcome {
        let mut listed = Vec::new();
        self.game.actions(seat, &mut listed);
        if self.game.to_act().contains(seat) {
            ensure(!listed.is_empty(), Property::AlwaysAnAction, || {
                format!("{seat} owes a decision and has no action")
            })?;
        } else {
            ensure(listed.is_empty(), Property::OnlyWhoOwesActs, || {
                format!("{seat} owes nothing, but may {}", listed[0])
            })?;
        }
        for (i, action) in listed.iter().enumerate() {
            ensure(!listed[..i].contains(action), Property::ListedOnce, || format!("`{action}` is listed twice"))?;
            let text = action.to_string();
            let parsed = text.parse::<G::Action>();
            ensure(parsed.as_ref() == Ok(action), Property::NotationRoundTrip, || {
                format!("`{text}` reads as {parsed:?}")
            })?;
            self.check_listed(seat, action)?;
        }
        let offered: Vec<G::Action> = self.game.offers(seat).into_iter().map(|offer| offer.action).collect();
        ensure(offered == listed, Property::OffersAreActions, || format!("{offered:?} is not {listed:?}"))?;

        for action in self.strangers(&listed) {
            self.check_unlisted(seat, &action)?;
        }
        self.remember(&listed);
        Ok(())
    }

    fn check_listed(&mut self, seat: Seat, action: &G::Action) -> Outcome {
        let mut copy = self.game.clone();
        let result = copy.apply(seat, action, &mut self.whim, &mut ());
        ensure(result.is_ok(), Property::ListedApplies, || format!("{seat} {action} is listed, but {result:?}"))?;
        copy.audit().map_err(|problem| (Property::Conservation, format!("after {seat} {action}: {problem}")))
    }

    fn check_unlisted(&mut self, seat: Seat, action: &G::Action) -> Outcome {
        let mut copy = self.game.clone();
        let mut watched = Watched::new(&mut self.whim);
        let mut events = Vec::new();
        let result = copy.apply(seat, action, &mut watched, &mut events);
        let is_quiet = events.is_empty() && !watched.has_told_something();
        ensure(result.is_err() && self.game.check(seat, action).is_err(), Property::UnlistedRefused, || {
            format!("{seat} {action} is allowed, but not listed")
        })?;
        ensure(copy == self.game && is_quiet, Property::RefusalLeavesNoTrace, || {
            format!("{seat} {action} was refused ({result:?}), but recorded {events:?}")
        })
    }

    /// Returns actions that are not in the list: legal ones of other positions, and misspelled ones that still parse.
    fn strangers(&mut self, listed: &[G::Action]) -> Vec<G::Action> {
        const FROM_EARLIER: usize = 6;
        const MISSPELLED: usize = 3;
        let mut strangers = Vec::with_capacity(FROM_EARLIER + MISSPELLED);
        for _ in 0..FROM_EARLIER {
            let index = self.whim.below(CHOICE, self.seen.len() as u32) as usize;
            strangers.extend(self.seen.get(index).copied());
        }
        for _ in 0..MISSPELLED {
            let index = self.whim.below(CHOICE, self.seen.len() as u32) as usize;
            let text = self.seen.get(index).map(ToString::to_string).unwrap_or_default();
            strangers.extend(misspell(&text, &mut self.whim).parse::<G::Action>().ok());
        }
        strangers.retain(|action| !listed.contains(action));
        strangers
    }

    fn remember(&mut self, listed: &[G::Action]) {
        const MEMORY: usize = 128;
        let Some(action) = self.pick(listed) else { return };
        if self.seen.len() < MEMORY {
            self.seen.push(action);
        } else {
            let index = self.whim.below(CHOICE, MEMORY as u32) as usize;
            self.seen[index] = action;
        }
    }

    fn check_knowledge(&mut self, seat: Seat) -> Outcome {
        let mut other = self.game.clone();
        other.determinize(seat, &mut self.whim);
        if other == self.game {
            return Ok(());
        }
        other.audit().map_err(|problem| (Property::Conservation, format!("determinized for {seat}: {problem}")))?;
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let (here, there) = (self.game.view(viewer), other.view(viewer));
            ensure(here == there, Property::ViewHidesSecrets, || format!("{viewer:?} sees {here:?} or {there:?}"))?;
            let (here, there) = (self.game.score_sheet(viewer), other.score_sheet(viewer));
            ensure(here == there, Property::ViewHidesSecrets, || format!("{viewer:?} sees {here:?} or {there:?}"))?;
        }
        let (mut here, mut there) = (Vec::new(), Vec::new());
        self.game.actions(seat, &mut here);
        other.actions(seat, &mut there);
        ensure(here == there && self.game.to_act() == other.to_act(), Property::ActionsHideSecrets, || {
            format!("{seat} may {here:?} or {there:?}")
        })
    }

    fn check_end(&self) -> Outcome {
        let Some(standings) = self.game.standings() else { return Ok(()) };
        let sheet = self.game.score_sheet(Viewer::Everything);
        for seat in Seat::first(self.game.players()) {
            let Some(standing) = standings.of(seat) else {
                return Err((Property::ResultAtTheEnd, format!("{seat} has no place in {standings:?}")));
            };
            let total = sheet.total(seat);
            ensure(total == standing.score && sheet.is_complete(seat), Property::ScoreAddsUp, || {
                format!("{seat}: the sheet says {total}, the result {}", standing.score)
            })?;
        }
        Ok(())
    }

    /// Reads the record as an outsider would and plays it again.
    fn check_replay(&self) -> Outcome {
        let fail = |detail: String| (Property::ReplayReproduces, detail);
        let record = Record::parse(&self.record.to_string()).map_err(|error| fail(error.to_string()))?;
        let setup = G::Setup::from_line(&record.setup).map_err(|error| fail(error.to_string()))?;
        let mut chance = SeededChance::new(record.seed);
        let mut game = G::new(&setup, &mut chance).map_err(|error| fail(error.to_string()))?;
        let mut events = Vec::new();
        for recorded in record.actions() {
            let action = recorded.parse::<G>().map_err(|error| fail(error.to_string()))?;
            let result = game.apply(recorded.seat, &action, &mut chance, &mut events);
            result.map_err(|refusal| fail(format!("{recorded}: {refusal:?}")))?;
        }
        ensure(game == self.game, Property::ReplayReproduces, || format!("{game:?} is not {:?}", self.game))?;
        ensure(events == self.events, Property::ReplayReproduces, || "the events differ".to_owned())
    }
}

#[expect(clippy::needless_pass_by_value, reason = "used with map_err")]
fn snapshot_error(error: postcard::Error) -> (Property, String) {
    (Property::SnapshotRoundTrip, error.to_string())
}

/// Changes one character of a line.
fn misspell(text: &str, whim: &mut FastChance) -> String {
    const LETTERS: &[u8] = b"0123456789 aeflnorstw";
    let mut bytes = text.as_bytes().to_vec();
    let letter = LETTERS[whim.below(CHOICE, LETTERS.len() as u32) as usize];
    let at = whim.below(CHOICE, bytes.len() as u32) as usize;
    if let Some(byte) = bytes.get_mut(at) {
        *byte = letter;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
