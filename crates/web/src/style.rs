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
    let (mut styles, mut drawings) = (vec![layout::PAGES], Vec::new());
    for (style, sprite) in app.hall.games().iter().filter_map(|kind| board::looks(kind.id())) {
        styles.push(style);
        drawings.push(sprite);
    }
    let page = style(&speaker, visitor.name(), &boards);
    layout::with(visitor.reader(), &speaker.say(say!(StyleTitle)), &styles, &drawings, &page).into_response()
}
