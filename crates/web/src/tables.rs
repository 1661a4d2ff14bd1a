//! The page of a table, and everything that can be done there.

mod deed;
mod shown;

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, Query, RawForm, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use engine::words::{Phrase, Speaker};
use engine::{Nonce, Seat, Secret, say};
use maud::{Markup, html};
use serde::Deserialize;
use table::hall::{HallError, LiveTable, Past, SeatStatus, TableView};
use table::store::{Status, TableId};
use table::{Hint, Since};

use crate::app::App;
use crate::dice::Ticket;
use crate::failure::Failure;
use crate::layout::TablePart;
use crate::page::sure::Sure;
use crate::picks::Picks;
use crate::table_page::TurnState;
use crate::visitor::{Visitor, cookie};
use crate::words::Key;
use crate::{layout, page};
pub(crate) use deed::{Deed, Fields, explained, perform, seat};
pub(crate) use shown::campaign;
use shown::{PageParts, turn_state};

/// The query of a table's address.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct TableQuery {
    /// Asks for a hint, if present.
    hint: Option<String>,
    /// The player whose boards are opened.
    look: Option<String>,
}

impl TableQuery {
    /// Returns the seat whose boards are opened.
    pub(crate) fn look(&self) -> Option<Seat> {
        self.look.as_ref()?.parse().ok()
    }
}

/// The dice of a new table, and the position that it continues from.
#[derive(Debug, Deserialize)]
pub(crate) struct NextTable {
    #[serde(default)]
    position: u64,
    #[serde(default)]
    ticket: String,
    #[serde(default)]
    commitment: String,
    #[serde(default)]
    nonce: String,
}

impl NextTable {
    /// Returns the server's part of the dice. Without a valid ticket in the form, a new one is drawn.
    fn secret(&self, app: &App) -> Result<Secret, Failure> {
        let ticket = Ticket { ticket: self.ticket.clone(), commitment: self.commitment.clone() };
        let ticket = if app.cup.open(&ticket).is_some() { ticket } else { app.cup.ticket()? };
        app.cup.open(&ticket).ok_or_else(|| HallError::FormUsed.into())
    }

    /// Returns the browser's part of the dice.
    fn nonce(&self) -> Option<Nonce> {
        self.nonce.parse().ok()
    }
}

/// Finds a table by its id.
pub(crate) async fn find(app: &App, id: &str) -> Result<Arc<LiveTable>, Failure> {
    let id: TableId = id.parse().map_err(|_| HallError::NoSuchTable)?;
    Ok(app.hall.table(&id).await?)
}

/// Shows a table's page.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Response, Failure> {
    let table = find(&app, &id).await?;
    let invitation = cookie(&headers, crate::people::SEAT_COOKIE).map(ToOwned::to_owned);
    Visit { app, visitor, table, asked, invitation, picks: None }.answer(None).await
}

/// A visitor at a table's page.
struct Visit {
    app: App,
    visitor: Visitor,
    table: Arc<LiveTable>,
    asked: TableQuery,
    invitation: Option<String>,
    /// What was picked on a panel that is given back.
    picks: Option<Picks>,
}

/// A hint and the number of the move that it follows, or the reason why there is none.
struct Advised {
    hint: Option<(u64, Hint)>,
    refused: Option<Failure>,
}

impl Visit {
    async fn new(app: App, visitor: Visitor, id: &str) -> Result<Self, Failure> {
        let table = find(&app, id).await?;
        Ok(Self { app, visitor, table, asked: TableQuery::default(), invitation: None, picks: None })
    }

    /// Answers after an attempt: the current page, with the reason if it was refused.
    async fn after<T>(self, tried: Result<T, Failure>) -> Result<Response, Failure> {
        match tried {
            Ok(_) if self.visitor.wants_part => self.answer(None).await,
            Ok(_) => Ok(Redirect::to(&address(self.table.id())).into_response()),
            Err(failure) => self.answer(Some(failure)).await,
        }
    }

    /// Returns the page or, for the script, only the part that changes.
    async fn answer(self, refused: Option<Failure>) -> Result<Response, Failure> {
        let Advised { hint, refused } = self.advise(refused).await?;
        let status = refused.as_ref().map_or(StatusCode::OK, Failure::status);
        let part = self.render(hint, refused.as_ref().map(Failure::sentence)).await?;
        Ok((status, layout::page_or_part(&self.visitor, &part)).into_response())
    }

    /// Computes the requested hint. If there have been too many, the page is still shown, with the reason.
    async fn advise(&self, refused: Option<Failure>) -> Result<Advised, Failure> {
        let none = |refused| Ok(Advised { hint: None, refused });
        if self.asked.hint.is_none() || refused.is_some() {
            return none(refused);
        }
        let table_view = self.table.view(self.visitor.id()).await?;
        let Some(seat_view) =
            table_view.seat_view.as_ref().filter(|seat_view| turn_state(&table_view, seat_view) == TurnState::Decide)
        else {
            return none(None);
        };
        let (Some(person), Some(seat)) = (self.visitor.id(), seat_view.seat()) else { return none(None) };
        match self.table.hint(person, seat).await {
            Ok(hint) => Ok(Advised { hint: hint.map(|hint| (table_view.number, hint)), refused: None }),
            Err(error @ HallError::TooFast { .. }) => none(Some(error.into())),
            Err(error) => Err(error.into()),
        }
    }

    async fn render(&self, hint: Option<(u64, Hint)>, refused: Option<&Phrase>) -> Result<TablePart, Failure> {
        let table_view = self.table.view(self.visitor.id()).await?;
        let speaker = self.visitor.speaker_at(&table_view);
        let (game, title) = (table_view.kind.id(), speaker.say(table_view.kind.title()));
        let part = |is_page, content| Ok(TablePart { game, title: title.clone(), is_page, content });
        if table_view.status == Status::Gathering {
            let page = crate::people::gathering(
                &self.app,
                &self.visitor,
                &self.table,
                &table_view,
                self.invitation.as_deref(),
                refused,
            );
            return part(true, page.await?);
        }
        if let Some(seat) = table_view.curtain {
            return part(false, page::curtain::curtain(&speaker, &table_view, seat));
        }
        if let Some(standstill) = &table_view.standstill {
            let page = page::standstill::standstill(&speaker, self.visitor.name(), &table_view, standstill, refused);
            return part(true, page);
        }
        let Some(seat_view) = &table_view.seat_view else { return part(true, aborted(&speaker)) };
        let turn_state = turn_state(&table_view, seat_view);
        // The table may have moved on during the computation.
        let hint = hint.filter(|(number, _)| *number == table_view.number).map(|(_, hint)| hint);
        let talk = self.table.talk(self.visitor.id()).await?;
        let preferences = self.visitor.preferences();
        let language = self.visitor.language;
        let content = PageParts {
            table_view: &table_view,
            seat_view,
            turn_state,
            hint,
            refused,
            picks: self.picks.as_ref(),
            look: self.asked.look(),
            is_whole: !self.visitor.wants_part,
            preferences,
            talk,
            language,
        }
        .render();
        Ok(TablePart { game, title: turn_title(&speaker, title, turn_state), is_page: false, content })
    }
}

/// Returns the title of the window, which says if it is the viewer's turn.
fn turn_title(speaker: &Speaker<'_>, game: String, turn_state: TurnState) -> String {
    match turn_state {
        TurnState::Decide | TurnState::Confirm => speaker.say(say!(TableTitleYourTurn, game = game)),
        TurnState::Wait | TurnState::Watch | TurnState::Over => game,
    }
}

fn aborted(speaker: &Speaker<'_>) -> Markup {
    html! {
        div.page-table id="table" {
            main.page id="content" tabindex="-1" {
                h1 { (speaker.say(say!(TableAborted))) }
                p { (speaker.say(say!(TableAbortedEarly))) }
                p { a.button href="/" { (speaker.say(say!(SiteGoHome))) } }
            }
        }
    }
}

pub(crate) fn address(id: &TableId) -> String {
    format!("/tables/{id}")
}

/// Performs a deed at the table.
pub(crate) async fn deed(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, deed)): Path<(String, String)>,
    RawForm(form): RawForm,
) -> Result<Response, Failure> {
    carry_out(app, visitor, &id, &deed, Fields::parse(&form)?).await
}

/// Performs the deed of a form. A panel that only asks for its sum, or was refused, is given back with its picks.
async fn carry_out(app: App, visitor: Visitor, id: &str, deed: &str, fields: Fields) -> Result<Response, Failure> {
    let mut visit = Visit::new(app, visitor, id).await?;
    visit.picks = fields.picks().cloned();
    if visit.picks.as_ref().is_some_and(|picks| picks.adds_up) {
        return visit.answer(None).await;
    }
    let done = match Deed::read(deed, fields) {
        Ok(deed) => visit.does(deed).await,
        Err(failure) => Err(failure),
    };
    if done.is_ok() {
        visit.picks = None;
    }
    visit.after(done).await
}

/// Asks for confirmation before the game is aborted, and explains the consequences.
pub(crate) async fn ask_abort(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    abort_question(&app, &visitor, &id, false).await
}

/// Aborts the game after confirmation.
pub(crate) async fn abort(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Failure> {
    if fields.is_sure() {
        return carry_out(app, visitor, &id, "abort", fields).await;
    }
    abort_question(&app, &visitor, &id, true).await
}

async fn abort_question(app: &App, visitor: &Visitor, id: &str, is_unsure: bool) -> Result<Response, Failure> {
    let table = find(app, id).await?;
    let person = visitor.known()?;
    let table_view = table.view(Some(person.id)).await?;
    if !matches!(table_view.status, Status::Gathering | Status::Playing) {
        return Ok(Redirect::to(&address(table.id())).into_response());
    }
    // Fail early for people who may not abort.
    table.must_be_able_to_abort(person.id).await?;
    let title = say!(AbortTitle, game = table_view.kind.title());
    Ok(question(visitor, &table_view, title, &Sure::abort(&table_view), is_unsure))
}

/// Asks for confirmation before a player resigns, and explains the consequences.
pub(crate) async fn ask_resign(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(fields): Query<Fields>,
) -> Result<Response, Failure> {
    resign_question(&app, &visitor, &id, &fields, false).await
}

/// Resigns after confirmation.
pub(crate) async fn resign(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Failure> {
    if fields.is_sure() {
        return carry_out(app, visitor, &id, "resign", fields).await;
    }
    resign_question(&app, &visitor, &id, &fields, true).await
}

async fn resign_question(
    app: &App,
    visitor: &Visitor,
    id: &str,
    fields: &Fields,
    is_unsure: bool,
) -> Result<Response, Failure> {
    let table = find(app, id).await?;
    let person = visitor.known()?;
    let seat = fields.seat()?;
    let table_view = table.view(Some(person.id)).await?;
    match table_view.seats.iter().find(|line| line.seat == seat) {
        Some(SeatStatus { is_mine: false, name, .. }) => {
            return Err(HallError::NotYourSeat { name: name.clone() }.into());
        }
        Some(line) if table_view.status == Status::Playing && !line.has_resigned => {}
        Some(_) | None => return Ok(Redirect::to(&address(table.id())).into_response()),
    }
    let title = say!(ResignTitle, game = table_view.kind.title());
    Ok(question(visitor, &table_view, title, &Sure::resign(seat), is_unsure))
}

/// Answers with the page that asks for a confirmation. `is_unsure` says that a form came without it.
fn question(visitor: &Visitor, table_view: &TableView, title: Phrase, sure: &Sure, is_unsure: bool) -> Response {
    let speaker = visitor.speaker_at(table_view);
    let refused = is_unsure.then(|| say!(FailureUnsure));
    let page = sure.page(&speaker, visitor.name().unwrap_or_default(), table_view, refused.as_ref());
    let status = if is_unsure { StatusCode::CONFLICT } else { StatusCode::OK };
    (status, layout::page(visitor.reader(), &speaker.say(title), &page)).into_response()
}

/// Opens a table for the same people.
pub(crate) async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(next): Form<NextTable>,
) -> Result<Redirect, Failure> {
    let old = find(&app, &id).await?;
    let new = app.hall.rematch(&old, visitor.known()?.id, next.secret(&app)?, next.nonce()).await?;
    Ok(Redirect::to(&address(new.id())))
}

/// Opens a table that plays on from a position of this one.
pub(crate) async fn branch(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(next): Form<NextTable>,
) -> Result<Redirect, Failure> {
    let old = find(&app, &id).await?;
    let person = visitor.known()?;
    let (secret, nonce) = (next.secret(&app)?, next.nonce());
    let new = app.hall.branch(&old, person.id, person.name.clone(), next.position, secret, nonce).await?;
    Ok(Redirect::to(&address(new.id())))
}

/// Shows again what others have done since the visitor's last action, from the position before it.
pub(crate) async fn since(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let table = find(&app, &id).await?;
    let table_view = table.view(visitor.id()).await?;
    let done = if table_view.seat_view.is_some() { table.since(visitor.id()).await? } else { None };
    let Some((past, since)) = done else { return Ok(Redirect::to(&address(table.id())).into_response()) };
    Ok(past_part(&visitor, &table_view, &past, Some(&since), None).into_response())
}

/// Renders the table's page at an earlier position.
pub(crate) async fn past_page(
    visitor: &Visitor,
    table: &Arc<LiveTable>,
    position: u64,
    look: Option<Seat>,
) -> Result<Markup, Failure> {
    let table_view = table.view(visitor.id()).await?;
    let past = table.at(visitor.id(), position).await?;
    Ok(past_part(visitor, &table_view, &past, None, look))
}

/// Renders an earlier position, with what was done since then if that is to be shown again.
fn past_part(
    visitor: &Visitor,
    table_view: &TableView,
    past: &Past,
    done: Option<&Since>,
    look: Option<Seat>,
) -> Markup {
    let content = shown::past(table_view, past, done, look, !visitor.wants_part, visitor.reader());
    let title = visitor.speaker_at(table_view).say(say!(
        TableTitlePosition,
        game = table_view.kind.title(),
        position = past.position as usize
    ));
    layout::page_or_part(visitor, &TablePart { game: table_view.kind.id(), title, is_page: false, content })
}
