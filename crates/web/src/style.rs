//! The page that shows every part of the pages in every state, for people who change them.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use engine::say;
use serde::Deserialize;

use crate::app::App;
use crate::page::style::{Boards, samples, style};
use crate::visitor::Visitor;
use crate::words::Key;
use crate::{board, layout};

/// The query of the page's address.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    /// The state in which the parts of a table are shown.
    turn: String,
}

/// Shows the page.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor, Query(asked): Query<Asked>) -> Response {
    let speaker = visitor.speaker();
    let drawn = app.hall.games().iter().filter_map(|kind| {
        let speaker = visitor.speaker_of(*kind);
        let symbols = board::gallery(kind.id(), &speaker)?;
        Some((speaker.say(kind.title()), samples(&speaker, &symbols)))
    });
    let boards: Boards = drawn.collect();
    let (mut styles, mut drawings) = (vec![layout::PAGES], Vec::new());
    for (style, sprite) in app.hall.games().iter().filter_map(|kind| board::looks(kind.id())) {
        styles.push(style);
        drawings.push(sprite);
    }
    let page = style(&speaker, visitor.name(), &asked.turn, &boards);
    layout::with(visitor.reader(), &speaker.say(say!(StyleTitle)), &styles, &drawings, &page).into_response()
}
