//! The boards of the games: each draws what a viewer may know, as HTML over a landscape of our own.
//!
//! A board implements [`Board`] for its game, and [`BOARDS`] lists it. A page knows neither the game nor its types:
//! [`draw`] finds the board, and [`Typed`] is the one place where what any game shows becomes what this game shows.
//!
//! A board is a few sections with a `data-region`, which the script swaps one by one. A piece that can move carries
//! `data-piece` (what it is) and `data-at` (where it is): the script pairs the old and the new page by them.

mod stone_age;

use std::borrow::Borrow;
use std::marker::PhantomData;

use engine::words::{Phrase, Speaker};
use engine::{Game, Narrate, Spot};
use maud::Markup;
use table::{DynSeen, LegalAction, Reason, Seen};

pub use self::stone_age::StoneAgeBoard;
use crate::table_page::{TablePage, TurnState};

/// What a board draws, and how it looks.
pub trait Board: Sized + Send + Sync + 'static {
    /// The game that is played on it.
    type Game: Narrate;

    /// The whole play area, in the order of reading.
    fn draw(scene: Scene<'_, Self>) -> Markup;

    /// The spots that [`draw`](Self::draw) draws with what can be done there. Every other legal action has to be
    /// [listed](Scene::elsewhere), so that none is lost.
    fn spots(scene: Scene<'_, Self>) -> Vec<Spot>;

    /// What an event looks like, for the moment after it happened; nothing if the board as it then is shows enough.
    fn describe(event: &EventOf<Self>) -> Option<Markup>;
}

type ActionOf<B> = <<B as Board>::Game as Game>::Action;
type EventOf<B> = <<B as Board>::Game as Game>::Event;
type ViewOf<B> = <<B as Board>::Game as Game>::View;

/// What a board is drawn from.
pub struct Scene<'a, B: Board> {
    /// What the viewer may know.
    pub view: &'a ViewOf<B>,
    /// Everything that the page around the board shows.
    pub page: &'a TablePage<'a>,
    seen: &'a Seen<B::Game>,
    /// The legal actions, in the order of the page's.
    actions: &'a [ActionOf<B>],
    /// What the last action brought about, the first first.
    latest: &'a [&'a EventOf<B>],
}

impl<B: Board> Clone for Scene<'_, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Board> Copy for Scene<'_, B> {}

impl<'a, B: Board> Scene<'a, B> {
    /// The legal actions, and what the page says of each.
    pub fn offers(self) -> impl Iterator<Item = (&'a ActionOf<B>, &'a LegalAction)> {
        self.actions.iter().zip(self.page.moves.offers)
    }

    /// Where on the board an action belongs, whether it is legal or not.
    pub fn spot(self, action: &ActionOf<B>) -> Spot {
        self.seen.spot(action)
    }

    /// The legal actions at spots that the board does not draw.
    pub fn elsewhere(self) -> Vec<&'a LegalAction> {
        let drawn = B::spots(self);
        self.page.moves.offers.iter().filter(|legal| !drawn.contains(&legal.spot)).collect()
    }

    /// Why the viewer may not take this action; nothing if it is legal, or if the viewer only watches.
    pub fn why_not(self, action: &ActionOf<B>) -> Option<Reason> {
        if self.page.turn_state == TurnState::Watch { None } else { self.seen.why_not(action) }
    }

    /// What the newest event of the last action looks like that [has looks](Board::describe).
    pub fn latest(self) -> Option<Markup> {
        self.latest.iter().rev().find_map(|event| B::describe(event))
    }

    /// Who says what the board shows: the messages of the game and of the pages.
    pub fn speaker(self) -> &'a Speaker<'a> {
        self.page.moves.speaker
    }

    /// The text of a phrase.
    pub fn say(self, phrase: impl Borrow<Phrase>) -> String {
        self.speaker().say(phrase)
    }

    /// The text of a phrase as a title.
    pub fn title(self, phrase: impl Borrow<Phrase>) -> String {
        self.speaker().say_capitalized(phrase)
    }
}

/// All boards. A game without one is played in its plain view.
static BOARDS: &[&dyn DynBoard] = &[&Typed::<StoneAgeBoard>(PhantomData)];

/// The board of the game that is seen, with what can be done on this page; nothing if the game has none.
#[must_use]
pub fn draw(seen: &dyn DynSeen, page: &TablePage<'_>) -> Option<Markup> {
    BOARDS.iter().find_map(|board| board.draw(seen, page))
}

/// Whether the game that is seen has a board.
#[must_use]
pub fn exists(seen: &dyn DynSeen) -> bool {
    BOARDS.iter().any(|board| board.is_of(seen))
}

/// A board of any game.
trait DynBoard: Send + Sync {
    /// Whether this is the board of the game that is seen.
    fn is_of(&self, seen: &dyn DynSeen) -> bool;

    /// The board, if this is its game.
    fn draw(&self, seen: &dyn DynSeen, page: &TablePage<'_>) -> Option<Markup>;
}

/// A board with the types of its game.
struct Typed<B>(PhantomData<B>);

impl<B: Board> Typed<B> {
    fn seen(seen: &dyn DynSeen) -> Option<&Seen<B::Game>> {
        seen.as_any().downcast_ref()
    }
}

impl<B: Board> DynBoard for Typed<B> {
    fn is_of(&self, seen: &dyn DynSeen) -> bool {
        Self::seen(seen).is_some()
    }

    fn draw(&self, seen: &dyn DynSeen, page: &TablePage<'_>) -> Option<Markup> {
        let seen = Self::seen(seen)?;
        let actions = if page.moves.offers.is_empty() { Vec::new() } else { seen.actions() };
        let latest: Vec<&EventOf<B>> = page.latest.iter().filter_map(|event| event.downcast_ref()).collect();
        Some(B::draw(Scene { view: seen.view(), page, seen, actions: &actions, latest: &latest }))
    }
}
