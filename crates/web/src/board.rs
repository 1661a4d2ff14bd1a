//! The boards of the games. Each draws what a viewer may know as HTML, over a landscape drawn for this site.
//!
//! A board implements [`Board`] for its game, and `BOARDS` lists it. Pages do not know the games' types: [`draw`]
//! finds the board, and `Typed` is the only place that downcasts the view of any game to that of one game.
//!
//! A board consists of sections with a `data-region`, which the script swaps one by one. A movable piece carries
//! `data-piece` (what it is) and `data-at` (where it is). The script uses them to match the pieces of the old and the
//! new page.

mod plan;
mod stone_age;

use std::marker::PhantomData;

use engine::words::{Phrase, Speaker};
use engine::{Game, Narrate, Spot};
use maud::Markup;
use table::{DynSeen, LegalAction, Plan, Reason, Seen};

pub use self::stone_age::StoneAgeBoard;
use crate::picks::Picks;
use crate::table_page::{Preview, TablePage, TurnState};

/// The board of a game.
pub trait Board: Sized + Send + Sync + 'static {
    /// The game that is played on it.
    type Game: Narrate;

    /// Draws the whole play area, in reading order.
    fn draw(scene: Scene<'_, Self>) -> Markup;

    /// Lists the spots that [`draw`](Self::draw) makes interactive. Every other legal action must be
    /// [listed](Scene::elsewhere), or it would be lost.
    fn spots(scene: Scene<'_, Self>) -> Vec<Spot>;

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

    /// Returns the legal actions at spots that the board does not draw. The one that ends the turn is in the prompt.
    pub fn elsewhere(self) -> Vec<&'a LegalAction> {
        let drawn = B::spots(self);
        let is_elsewhere = |legal: &&LegalAction| !legal.ends_turn && !drawn.contains(&legal.spot);
        self.page.moves.offers.iter().filter(is_elsewhere).collect()
    }

    /// Returns why the viewer may not take this action. `None` if it is legal, or if the viewer only watches.
    pub fn why_not(self, action: &ActionOf<B>) -> Option<Reason> {
        if self.page.turn_state == TurnState::Watch { None } else { self.seen.why_not(action) }
    }

    /// Returns the drawing of the newest event of the last action that [has one](Board::describe).
    pub fn latest(self) -> Option<Markup> {
        self.latest.iter().rev().find_map(|event| B::describe(event))
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
static BOARDS: &[&dyn DynBoard] = &[&Typed::<StoneAgeBoard>(PhantomData)];

/// Draws the board of a game with everything that can be done on this page. Returns `None` if the game has no board.
#[must_use]
pub fn draw(seen: &dyn DynSeen, page: &TablePage<'_>) -> Option<Markup> {
    BOARDS.iter().find_map(|board| board.draw(seen, page))
}

/// Checks whether the game has a board.
#[must_use]
pub fn exists(seen: &dyn DynSeen) -> bool {
    BOARDS.iter().any(|board| board.is_of(seen))
}

/// Checks whether the game of this id has a board.
#[must_use]
pub fn is_for(game: &str) -> bool {
    BOARDS.iter().any(|board| board.game() == game)
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

    /// Checks whether this is the board of the game.
    fn is_of(&self, seen: &dyn DynSeen) -> bool;

    /// Says what each legal action costs and brings, if this is its game.
    fn previews(&self, seen: &dyn DynSeen) -> Option<Vec<Option<Preview>>>;

    /// Reads the plan that a panel posts.
    fn plan(&self, picks: &Picks) -> Option<Box<dyn Plan>>;

    /// Draws the board, if this is its game.
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
    fn game(&self) -> &'static str {
        <B::Game as Game>::ID
    }

    fn is_of(&self, seen: &dyn DynSeen) -> bool {
        Self::seen(seen).is_some()
    }

    fn previews(&self, seen: &dyn DynSeen) -> Option<Vec<Option<Preview>>> {
        let seen = Self::seen(seen)?;
        Some(seen.actions().iter().map(|action| B::preview(seen.view(), action)).collect())
    }

    fn plan(&self, picks: &Picks) -> Option<Box<dyn Plan>> {
        B::plan(picks)
    }

    fn draw(&self, seen: &dyn DynSeen, page: &TablePage<'_>) -> Option<Markup> {
        let seen = Self::seen(seen)?;
        let actions = if page.moves.offers.is_empty() { Vec::new() } else { seen.actions() };
        let latest: Vec<&EventOf<B>> = page.latest.iter().filter_map(|event| event.downcast_ref()).collect();
        Some(B::draw(Scene { view: seen.view(), page, seen, actions: &actions, latest: &latest }))
    }
}
