//! The boards of the games. Each draws what a viewer may know as HTML, over a landscape drawn for this site.
//!
//! A board implements [`Board`] for its game, and `BOARDS` lists it. Pages do not know the games' types: [`draw`]
//! finds the board, and `Typed` is the only place that downcasts the view of any game to that of one game.
//!
//! A board consists of sections with a `data-region`, which the script swaps one by one. A movable piece carries
//! `data-piece` (what it is) and `data-at` (where it is). The script uses them to match the pieces of the old and the
//! new page.

mod glide;
mod picture;
mod plan;
mod revive;
mod stone_age;

use std::any::Any;
use std::collections::BTreeMap;
use std::marker::PhantomData;

use engine::words::{Phrase, Speaker};
use engine::{Game, Narrate, Seat, SeatSet, Spot};
use maud::Markup;
use table::{DynSeen, LegalAction, Plan, Reason, Seen, Told};

pub use self::glide::{Glide, Gliding, Place};
pub use self::revive::ReviveBoard;
pub use self::stone_age::StoneAgeBoard;
use crate::page::style::Sample;
use crate::page::table::Section;
use crate::picks::Picks;
use crate::shortcut::Shortcut;
use crate::spot::offers_at;
use crate::table_page::{Preview, TablePage, TurnState};

/// The board of a game.
pub trait Board: Sized + Send + Sync + 'static {
    /// The game that is played on it.
    type Game: Narrate;

    /// The name of its style sheet.
    const STYLE: &str;
    /// The drawings that the board refers to. They stand in the page once, outside the part that changes.
    const SPRITE: &str;
    /// Whether there is anything that no move changes.
    const HAS_BASE: bool = false;
    /// The keys of the parts that [`draw`](Self::draw) marks with them.
    const KEYS: &'static [Shortcut];

    /// Draws the whole play area, in reading order.
    fn draw(scene: Scene<'_, Self>) -> Markup;

    /// Draws what the viewer has, in one line that stays in sight in narrow windows.
    fn strip(scene: Scene<'_, Self>) -> Option<Markup>;

    /// Draws what the rest refers to and no move changes. Pages carry it once, updates of them do not.
    fn base(scene: Scene<'_, Self>) -> Option<Markup> {
        let _ = scene;
        None
    }

    /// Draws what stands beside the question: actions that belong to no thing on the board.
    fn prompt(scene: Scene<'_, Self>) -> Option<Markup> {
        let _ = scene;
        None
    }

    /// Lists the sections that people go to in narrow windows, in order.
    fn sections(scene: Scene<'_, Self>) -> Vec<Section>;

    /// Checks whether [`draw`](Self::draw) shows this legal action at a thing. Every other one must be
    /// [listed](Scene::elsewhere), or it would be lost.
    fn draws(scene: Scene<'_, Self>, action: &ActionOf<Self>) -> bool;

    /// Lists the symbols of the board with their meanings.
    fn gallery(speaker: &Speaker<'_>) -> Vec<Sample>;

    /// Reads the plan that a [panel](crate::picks::Panel) of this board posts. Returns `None` if no panel posts that.
    fn plan(picks: &Picks) -> Option<Box<dyn Plan>> {
        let _ = picks;
        None
    }

    /// Says what an action costs and brings, as far as the one who looks can know.
    fn preview(view: &ViewOf<Self>, action: &ActionOf<Self>) -> Option<Preview> {
        let _ = (view, action);
        None
    }

    /// Draws an event for the moment after it happened. Returns `None` if the new board shows enough.
    fn describe(event: &EventOf<Self>) -> Option<Markup>;

    /// Draws an event as a row of small symbols, for the log. The sentence stands beside them.
    fn signs(event: &EventOf<Self>) -> Option<Markup>;

    /// Returns what moves on the board in an event. `before` is the event before it in the same action.
    fn glides(event: &EventOf<Self>, before: Option<&EventOf<Self>>, speaker: &Speaker<'_>) -> Vec<Glide>;
}

type ActionOf<B> = <<B as Board>::Game as Game>::Action;
type EventOf<B> = <<B as Board>::Game as Game>::Event;
type ViewOf<B> = <<B as Board>::Game as Game>::View;

/// Everything that a board is drawn from.
pub struct Scene<'a, B: Board> {
    /// What the viewer may know.
    pub view: &'a ViewOf<B>,
    /// The page around the board.
    pub page: &'a TablePage<'a>,
    seen: &'a Seen<B::Game>,
    /// The legal actions, in the order of `page.moves.offers`.
    actions: &'a [ActionOf<B>],
    /// The events of the last action, in order.
    latest: &'a [&'a EventOf<B>],
    /// The places where something has changed since the viewer's last action, with the seats that did it.
    changed: &'a BTreeMap<String, SeatSet>,
}

impl<B: Board> Clone for Scene<'_, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Board> Copy for Scene<'_, B> {}

impl<'a, B: Board> Scene<'a, B> {
    /// Returns the legal actions with their labels.
    pub fn offers(self) -> impl Iterator<Item = (&'a ActionOf<B>, &'a LegalAction)> {
        self.actions.iter().zip(self.page.moves.offers)
    }

    /// Returns the spot of an action, whether it is legal or not.
    pub fn spot(self, action: &ActionOf<B>) -> Spot {
        self.seen.spot(action)
    }

    /// Returns the legal actions that the board shows at no thing. The one that ends the turn is in the prompt.
    pub fn elsewhere(self) -> Vec<&'a LegalAction> {
        self.offered(|action| !B::draws(self, action)).into_iter().filter(|legal| !legal.ends_turn).collect()
    }

    /// Returns the legal actions of this kind.
    pub fn offered(self, wanted: impl Fn(&ActionOf<B>) -> bool) -> Vec<&'a LegalAction> {
        self.offers().filter(|(action, _)| wanted(action)).map(|(_, legal)| legal).collect()
    }

    /// Returns the legal actions at a spot.
    pub fn at(self, spot: Spot) -> Vec<&'a LegalAction> {
        offers_at(&self.page.moves, spot).collect()
    }

    /// Whether one of these spots answers the question.
    pub fn asks(self, mut spots: impl Iterator<Item = Spot>) -> bool {
        spots.any(|spot| offers_at(&self.page.moves, spot).next().is_some())
    }

    /// Returns why the viewer may not take this action. `None` if it is legal, or if the viewer only watches.
    pub fn why_not(self, action: &ActionOf<B>) -> Option<Reason> {
        if self.page.turn_state == TurnState::Watch { None } else { self.seen.why_not(action) }
    }

    /// Returns the drawing of the newest event of the last action that [has one](Board::describe).
    pub fn latest(self) -> Option<Markup> {
        self.latest.iter().rev().find_map(|event| B::describe(event))
    }

    /// Returns the seats that have changed something at a place since the viewer's last action.
    pub fn changed(self, place: &str) -> impl Iterator<Item = Seat> {
        self.changed.get(place).into_iter().flat_map(|seats| seats.iter())
    }

    /// Returns the speaker for the messages of the game and of the pages.
    pub fn speaker(self) -> &'a Speaker<'a> {
        self.page.moves.speaker
    }

    /// Returns the text of a phrase.
    pub fn say(self, phrase: impl Into<Phrase>) -> String {
        self.speaker().say(phrase.into())
    }

    /// Returns the text of a phrase as a title.
    pub fn title(self, phrase: impl Into<Phrase>) -> String {
        self.speaker().say_capitalized(phrase.into())
    }
}

/// All boards. Games without one are played in the plain view.
static BOARDS: &[&dyn DynBoard] = &[&Typed::<StoneAgeBoard>(PhantomData), &Typed::<ReviveBoard>(PhantomData)];

/// A board and what the frame shows of it elsewhere.
pub struct Drawn {
    /// The play area.
    pub board: Markup,
    /// What no move changes. `None` in updates.
    pub base: Option<Markup>,
    /// Whether it needs that in the page.
    pub has_base: bool,
    /// What the viewer has, in one line.
    pub strip: Option<Markup>,
    /// What stands beside the question.
    pub prompt: Option<Markup>,
    /// The sections that people go to.
    pub sections: Vec<Section>,
}

/// Draws the board of a game with everything that can be done on this page. Returns `None` if the game has no board.
#[must_use]
pub fn draw(seen: &dyn DynSeen, page: &TablePage<'_>) -> Option<Drawn> {
    BOARDS.iter().find_map(|board| board.draw(seen, page))
}

/// Checks whether the game has a board.
#[must_use]
pub fn exists(seen: &dyn DynSeen) -> bool {
    BOARDS.iter().any(|board| board.is_of(seen))
}

/// Returns the style sheet of the board of the game of this id, and the drawings that it refers to.
#[must_use]
pub fn looks(game: &str) -> Option<(&'static str, &'static str)> {
    BOARDS.iter().find(|board| board.game() == game).map(|board| board.looks())
}

/// Lists the symbols of the board of the game of this id.
#[must_use]
pub fn gallery(game: &str, speaker: &Speaker<'_>) -> Option<Vec<Sample>> {
    BOARDS.iter().find(|board| board.game() == game).map(|board| board.gallery(speaker))
}

/// Returns the keys of the parts of the game's board.
#[must_use]
pub fn keys(seen: &dyn DynSeen) -> &'static [Shortcut] {
    BOARDS.iter().find(|board| board.is_of(seen)).map_or(&[], |board| board.keys())
}

/// Checks whether the game of this id has a board.
#[must_use]
pub fn is_for(game: &str) -> bool {
    BOARDS.iter().any(|board| board.game() == game)
}

/// Draws an event as a row of small symbols. Returns `None` if its game has no board.
#[must_use]
pub fn signs(event: &(dyn Any + Send + Sync)) -> Option<Markup> {
    BOARDS.iter().find_map(|board| board.signs(event))
}

/// Returns for each event what moves on the board of its game.
pub fn glides<'a>(told: &'a [Told], speaker: &'a Speaker<'a>) -> impl Iterator<Item = Vec<Glide>> + 'a {
    told.iter().enumerate().map(move |(index, event)| glides_at(told, index, event, speaker))
}

/// Returns what moves in an event, which has this index among all that are told.
fn glides_at(told: &[Told], index: usize, event: &Told, speaker: &Speaker<'_>) -> Vec<Glide> {
    let before = index.checked_sub(1).and_then(|before| told.get(before));
    let before = before.filter(|before| before.line.position == event.line.position);
    BOARDS.iter().find_map(|board| board.glides(event, before, speaker)).unwrap_or_default()
}

/// Says what each of the viewer's legal actions costs and brings, in the order of the offers.
#[must_use]
pub fn previews(seen: &dyn DynSeen) -> Vec<Option<Preview>> {
    BOARDS.iter().find_map(|board| board.previews(seen)).unwrap_or_default()
}

/// Reads the plan that a panel of this game's board posts.
#[must_use]
pub fn plan(game: &str, picks: &Picks) -> Option<Box<dyn Plan>> {
    BOARDS.iter().find(|board| board.game() == game)?.plan(picks)
}

/// A board of any game.
trait DynBoard: Send + Sync {
    /// Returns the id of the game.
    fn game(&self) -> &'static str;

    /// Returns the style sheet and the drawings of the board.
    fn looks(&self) -> (&'static str, &'static str);

    /// Lists the symbols of the board.
    fn gallery(&self, speaker: &Speaker<'_>) -> Vec<Sample>;

    /// Checks whether this is the board of the game.
    fn is_of(&self, seen: &dyn DynSeen) -> bool;

    /// Says what each legal action costs and brings, if this is its game.
    fn previews(&self, seen: &dyn DynSeen) -> Option<Vec<Option<Preview>>>;

    /// Reads the plan that a panel posts.
    fn plan(&self, picks: &Picks) -> Option<Box<dyn Plan>>;

    /// Returns the keys of its parts.
    fn keys(&self) -> &'static [Shortcut];

    /// Draws the board, if this is its game.
    fn draw(&self, seen: &dyn DynSeen, page: &TablePage<'_>) -> Option<Drawn>;

    /// Draws the symbols of an event, if it is of its game.
    fn signs(&self, event: &(dyn Any + Send + Sync)) -> Option<Markup>;

    /// Returns what moves in an event, if it is of its game.
    fn glides(&self, told: &Told, before: Option<&Told>, speaker: &Speaker<'_>) -> Option<Vec<Glide>>;
}

/// A board with the types of its game.
struct Typed<B>(PhantomData<B>);

impl<B: Board> Typed<B> {
    fn seen(seen: &dyn DynSeen) -> Option<&Seen<B::Game>> {
        seen.as_any().downcast_ref()
    }
}

impl<B: Board> DynBoard for Typed<B> {
    fn game(&self) -> &'static str {
        <B::Game as Game>::ID
    }

    fn looks(&self) -> (&'static str, &'static str) {
        (B::STYLE, B::SPRITE)
    }

    fn gallery(&self, speaker: &Speaker<'_>) -> Vec<Sample> {
        B::gallery(speaker)
    }

    fn is_of(&self, seen: &dyn DynSeen) -> bool {
        Self::seen(seen).is_some()
    }

    fn keys(&self) -> &'static [Shortcut] {
        B::KEYS
    }

    fn previews(&self, seen: &dyn DynSeen) -> Option<Vec<Option<Preview>>> {
        let seen = Self::seen(seen)?;
        Some(seen.actions().iter().map(|action| B::preview(seen.view(), action)).collect())
    }

    fn plan(&self, picks: &Picks) -> Option<Box<dyn Plan>> {
        B::plan(picks)
    }

    fn draw(&self, seen: &dyn DynSeen, page: &TablePage<'_>) -> Option<Drawn> {
        let seen = Self::seen(seen)?;
        let actions = if page.moves.offers.is_empty() { Vec::new() } else { seen.actions() };
        let latest = page.recent.iter().filter(|told| told.line.position == page.moment.position);
        let latest: Vec<&EventOf<B>> = latest.filter_map(|told| told.event.downcast_ref()).collect();
        let changed = changed(page);
        let scene = Scene { view: seen.view(), page, seen, actions: &actions, latest: &latest, changed: &changed };
        Some(Drawn {
            board: B::draw(scene),
            base: if page.is_whole { B::base(scene) } else { None },
            has_base: B::HAS_BASE,
            strip: B::strip(scene),
            prompt: B::prompt(scene),
            sections: B::sections(scene),
        })
    }

    fn signs(&self, event: &(dyn Any + Send + Sync)) -> Option<Markup> {
        B::signs(event.downcast_ref()?)
    }

    fn glides(&self, told: &Told, before: Option<&Told>, speaker: &Speaker<'_>) -> Option<Vec<Glide>> {
        let before = before.and_then(|before| before.event.downcast_ref());
        Some(B::glides(told.event.downcast_ref()?, before, speaker))
    }
}

/// Returns the places where others have changed something since the viewer's last action.
fn changed(page: &TablePage<'_>) -> BTreeMap<String, SeatSet> {
    let mut changed: BTreeMap<String, SeatSet> = BTreeMap::new();
    let told = page.since.as_ref().filter(|_| page.moment.is_now).map_or(&[][..], |since| since.told);
    for (index, event) in told.iter().enumerate() {
        let Some(seat) = event.line.about.filter(|seat| Some(*seat) != page.me) else { continue };
        for place in glides_at(told, index, event, page.moves.speaker).iter().flat_map(Glide::places) {
            let seats = changed.entry(place.to_owned()).or_default();
            *seats = seats.with(seat);
        }
    }
    changed
}
