//! What moves on a board when something happens, for the script to show it again.
//!
//! Things move from place to place. A place is an element with `data-place`, whether something stands there or not. If
//! the place shows a number, what comes there raises it and what leaves lowers it. Otherwise a piece that comes takes
//! the first empty space in it.

use maud::{Markup, Render, html};

/// Something that moves.
#[derive(Clone, Debug)]
pub enum Glide {
    /// A thing moves from one place to another.
    Move {
        /// What moves.
        what: Gliding,
        /// Where it leaves. `None`: it appears where it comes to.
        from: Option<Place>,
        /// Where it comes to. `None`: it disappears where it was.
        to: Option<Place>,
        /// How many of them.
        count: u16,
    },
    /// The pieces at these places move up to the first ones.
    CloseUp(Vec<String>),
}

/// What moves.
#[derive(Clone, Debug)]
pub enum Gliding {
    /// Pieces on the board, by their `data-piece`.
    Piece(String),
    /// A new piece, as the board draws it.
    New(Markup),
    /// A picture that is seen only on its way.
    Picture(Markup),
}

/// An end of a way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The place of this name.
    Named(String),
    /// Where the piece of this name is.
    Of(String),
}

impl Place {
    /// Names a place.
    pub(crate) fn named(name: impl Into<String>) -> Option<Self> {
        Some(Self::Named(name.into()))
    }
}

impl Glide {
    /// Returns the names of the places where something changes.
    pub(super) fn places(&self) -> impl Iterator<Item = &str> {
        let ends = match self {
            Self::Move { from, to, .. } => [from.as_ref(), to.as_ref()],
            Self::CloseUp(_) => [None, None],
        };
        ends.into_iter().flatten().filter_map(|place| match place {
            Place::Named(name) => Some(name.as_str()),
            Place::Of(_) => None,
        })
    }
}

impl Render for Place {
    fn render(&self) -> Markup {
        match self {
            Self::Named(name) => html! { (name) },
            Self::Of(piece) => html! { "@" (piece) },
        }
    }
}

impl Render for Glide {
    fn render(&self) -> Markup {
        match self {
            Self::Move { what, from, to, count } => {
                let (piece, kind, picture) = match what {
                    Gliding::Piece(piece) => (Some(piece), None, None),
                    Gliding::New(picture) => (None, Some("new"), Some(picture)),
                    Gliding::Picture(picture) => (None, Some("picture"), Some(picture)),
                };
                html! {
                    span.glide data-moves=[piece] data-kind=[kind] data-from=[from.as_ref().map(|from| from.render().0)]
                        data-to=[to.as_ref().map(|to| to.render().0)] data-count=(count) {
                        @if let Some(picture) = picture { (picture) }
                    }
                }
            }
            Self::CloseUp(places) => html! { span.glide data-close-up=(places.join(" ")) {} },
        }
    }
}
