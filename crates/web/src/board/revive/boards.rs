//! A player's boards as they are drawn: in the middle of the table, or opened from the row of another player.

use std::fmt::Display;

use engine::Seat;
use engine::words::Phrase;
use maud::{Markup, html};
use revive::content::Content;
use revive::{Action, PlayerView, Task};
use table::LegalAction;

use super::Scene;
use crate::spot::{Thing, spot};

/// A player's boards.
#[derive(Clone, Copy)]
pub(super) struct Boards<'a> {
    pub(super) scene: Scene<'a>,
    pub(super) player: &'a PlayerView,
    /// Whether they are part of the table. Opened ones are pictures: nothing is done there, and nothing moves there.
    pub(super) is_live: bool,
}

/// A thing on a player's boards.
pub(super) struct Part<'a> {
    /// Its name in the page.
    pub(super) at: String,
    /// CSS classes.
    pub(super) class: &'a str,
    /// Its name.
    pub(super) title: Phrase,
    /// Its name and what it says.
    pub(super) label: Phrase,
    /// What can be done with it now.
    pub(super) offers: Vec<&'a LegalAction>,
    /// What a player would want to do with it, if nothing can be done.
    pub(super) wanted: Option<Action>,
    /// What its panel shows besides.
    pub(super) about: Option<Markup>,
    /// How its panel draws the actions. Without it, a single action needs no panel.
    pub(super) choices: Option<Markup>,
    /// Its looks.
    pub(super) inner: Markup,
}

impl<'a> Boards<'a> {
    /// Returns the seat that they belong to.
    pub(super) const fn seat(self) -> Seat {
        self.player.seat
    }

    /// Returns what is printed in the box.
    pub(super) fn content(self) -> &'a Content {
        &self.scene.view.pack
    }

    /// Returns the name of a place where pieces stand: `hand-P1`.
    pub(super) fn place(self, what: impl Display) -> Option<String> {
        self.is_live.then(|| format!("{what}-{}", self.seat()))
    }

    /// Returns the name and the place of a piece that stands on these boards.
    pub(super) fn piece(self, piece: &str, place: impl Display) -> Option<(String, String)> {
        self.place(place).map(|at| (piece.to_owned(), at))
    }

    /// A piece where it stands.
    pub(super) fn standing(self, piece: Option<(String, String)>, inner: &Markup) -> Markup {
        html! {
            @match piece {
                Some((piece, at)) => span.held data-piece=(piece) data-at=(at) { (inner) },
                None => (inner),
            }
        }
    }

    /// Returns the legal actions of a kind, with their offers.
    pub(super) fn offers(self, wanted: impl Fn(&Action) -> bool) -> Vec<&'a LegalAction> {
        if self.is_live { self.scene.offered(wanted) } else { Vec::new() }
    }

    /// Draws a thing with everything that can be done with it.
    pub(super) fn draw(self, part: Part<'a>) -> Markup {
        if self.is_live {
            self.scene.part(part)
        } else {
            picture(part.class, &self.scene.title(&part.label), &part.inner)
        }
    }
}

impl<'a> Scene<'a> {
    /// Draws a thing with everything that can be done with it.
    pub(super) fn part(self, part: Part<'a>) -> Markup {
        let Part { at, class, title, label, offers, wanted, about, choices, inner } = part;
        let is_single = offers.len() == 1;
        let thing = Thing {
            at: &at,
            offers,
            class,
            title: &title,
            label: &label,
            why_not: &|| wanted.and_then(|action| self.why_not(&action)),
            gives_up: false,
            // A single action needs no panel.
            about: about.filter(|_| choices.is_some() || !is_single),
            picks: None,
            panel: choices,
            hover: None,
            inner,
        };
        spot(&self.page.moves, &thing)
    }

    /// Returns the question that the viewer is asked, if they are.
    pub(super) fn asked(self) -> Option<Task> {
        let step = self.view.asked?;
        (Some(step.seat) == self.page.moves.seat).then_some(step.task)
    }
}

/// A thing that is only looked at.
pub(super) fn picture(class: &str, label: &str, inner: &Markup) -> Markup {
    html! { span.spot.(class) role="img" aria-label=(label) title=(label) { (inner) } }
}
