//! The page that shows every part of the pages in every state, for people who change them.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use engine::say;

use crate::app::App;
use crate::page::style::{Boards, samples, style};
use crate::visitor::Visitor;
use crate::words::Key;
use crate::{board, layout};

/// Shows the page.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Response {
    let speaker = visitor.speaker();
    let drawn = app.hall.games().iter().filter_map(|kind| {
        let speaker = visitor.speaker_of(*kind);
        let symbols = board::gallery(kind.id(), &speaker)?;
        Some((speaker.say(kind.title()), samples(&speaker, &symbols)))
    });
    let boards: Boards = drawn.collect();
    let drawings: String = app.hall.games().iter().filter_map(|kind| board::sprite(kind.id())).collect();
    let page = style(&speaker, visitor.name(), &boards);
    layout::with_drawings(visitor.reader(), &speaker.say(say!(StyleTitle)), Some(&drawings), &page).into_response()
}
