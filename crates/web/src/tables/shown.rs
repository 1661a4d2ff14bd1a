//! Turns what a viewer may know into what their page shows.

use engine::words::{Phrase, Speaker};
use engine::{Seat, say};
use maud::Markup;
use table::hall::{HallError, MayAbort, Past, SeatView, TableView, TalkView, now};
use table::store::{NoteRow, Status};
use table::{Hint, Since, Told, UndoError};

use super::address;
use crate::board;
use crate::failure::told;
use crate::layout::Reader;
use crate::page;
use crate::page::waiting::Waits;
use crate::picks::Picks;
use crate::table_page::{
    ChatLine, ConsentAsked, EventLine, Moment, Moves, NAMED, Preferences, SeatLine, SinceLines, TablePage, TurnState,
    Undo,
};
use crate::words::{self, Key};

/// Returns what the viewer has to do now.
pub(super) fn turn_state(table_view: &TableView, seat_view: &SeatView) -> TurnState {
    if table_view.status != Status::Playing {
        return TurnState::Over;
    }
    let Some(me) = seat_view.seat() else { return TurnState::Watch };
    let plays_himself = table_view.seats.get(me.index()).is_some_and(|seat| seat.bot.is_none());
    match table_view.to_confirm {
        Some(seat) if seat == me => TurnState::Confirm,
        None if plays_himself && seat_view.to_act().contains(me) => TurnState::Decide,
        Some(_) | None => TurnState::Wait,
    }
}

/// The parts that a table's page is made from.
pub(super) struct PageParts<'a> {
    pub(super) table_view: &'a TableView,
    pub(super) seat_view: &'a SeatView,
    pub(super) turn_state: TurnState,
    pub(super) hint: Option<Hint>,
    pub(super) refused: Option<&'a Phrase>,
    pub(super) picks: Option<&'a Picks>,
    pub(super) look: Option<Seat>,
    pub(super) is_whole: bool,
    pub(super) preferences: Preferences,
    pub(super) talk: TalkView,
    pub(super) language: &'a str,
}

impl PageParts<'_> {
    pub(super) fn render(self) -> Markup {
        let Self {
            table_view,
            seat_view,
            turn_state,
            hint,
            refused,
            picks,
            look,
            is_whole,
            preferences,
            talk,
            language,
        } = self;
        let offers = if turn_state == TurnState::Decide { seat_view.offers() } else { Vec::new() };
        let has_previews = !offers.is_empty() && !preferences.plain;
        let previews = if has_previews { board::previews(seat_view.seen()) } else { Vec::new() };
        let address = address(&table_view.id);
        let length = table_view.position as usize;
        let speaker = speaker(seat_view, language);
        let title = speaker.say(table_view.kind.title());
        let hints = hint.as_ref().map_or_else(Vec::new, |hint| hint.notations().take(NAMED).collect());
        let page = TablePage {
            moment: Moment { position: length, length, is_now: true, round: seat_view.round() },
            request: request(table_view, seat_view, &speaker),
            turn_state,
            moves: Moves {
                post_to: &format!("{address}/act"),
                answers: table_view.number,
                seat: seat_view.seat(),
                offers: &offers,
                hints: &hints,
                previews: &previews,
                picks,
                speaker: &speaker,
            },
            events: events(&table_view.recent, &speaker, preferences),
            since: table_view.since.as_ref().and_then(|done| since(done, &speaker, preferences)),
            undo: undo(table_view, &speaker),
            asked: table_view.asked.as_ref().map(|asked| ConsentAsked {
                sentence: speaker.say(say!(TableConsent, player = asked.by)),
                is_mine_to_answer: asked.is_mine_to_answer,
            }),
            waits: Waits { waiting: &table_view.waiting, trouble: table_view.trouble, now: now() },
            hint: hint.clone(),
            look,
            is_whole,
            refused: refused.map(|refused| speaker.say(refused)),
            preferences,
            talk,
            ..nothing_to_do(table_view, seat_view, &address, &title, &speaker)
        };
        page::table::table(&page, seat_view.seen())
    }
}

/// Returns the speaker of a table's page: the messages of the game, the players' names, and the messages of the pages.
fn speaker<'a>(seat_view: &'a SeatView, language: &str) -> Speaker<'a> {
    seat_view.speaker(language).with(words::library().for_reader(language))
}

/// Returns address and name of the game's campaign, for viewers to whom it belongs.
pub(crate) fn campaign(table_view: &TableView) -> Option<(String, &str)> {
    let (id, name) = (table_view.campaign_id.as_ref()?, table_view.campaign.as_deref()?);
    Some((crate::campaign::address(table_view.kind.id(), id), name))
}

/// Returns the parts that a current and an earlier position have in common.
fn nothing_to_do<'a>(
    table_view: &'a TableView,
    seat_view: &'a SeatView,
    address: &'a str,
    title: &'a str,
    speaker: &'a Speaker<'a>,
) -> TablePage<'a> {
    let score = seat_view.score_sheet();
    let sources = score.rows.iter().map(|row| speaker.say(table_view.kind.source_name(row.source))).collect();
    TablePage {
        game: table_view.kind.id(),
        is_whole: false,
        address,
        title,
        campaign: campaign(table_view),
        moment: Moment { position: 0, length: 0, is_now: true, round: 0 },
        seats: seats(table_view, seat_view),
        names: seat_view.names(),
        me: seat_view.seat(),
        look: None,
        request: String::new(),
        turn_state: TurnState::Watch,
        moves: Moves {
            post_to: address,
            answers: table_view.number,
            seat: None,
            offers: &[],
            hints: &[],
            previews: &[],
            picks: None,
            speaker,
        },
        events: Vec::new(),
        recent: &table_view.recent,
        since: None,
        rival: score.rival.map(|rival| speaker.say(table_view.kind.source_name(rival))),
        score,
        sources,
        round_name: speaker.say(table_view.kind.round_name()),
        standings: seat_view.standings(),
        undo: Undo::No(String::new()),
        asked: None,
        hint: None,
        refused: None,
        chat: table_view.notes.iter().map(|note| chat_line(note, speaker)).collect(),
        talk: TalkView::default(),
        preferences: Preferences::default(),
        may_abort: table_view.may_abort != MayAbort::No,
        waits: Waits::default(),
        commitment: &table_view.commitment,
    }
}

fn request(table_view: &TableView, seat_view: &SeatView, speaker: &Speaker<'_>) -> String {
    match (table_view.status, table_view.to_confirm) {
        (Status::Aborted, _) => speaker.say(say!(TableWasAborted)),
        (Status::Playing, Some(seat)) if seat_view.seat() != Some(seat) => {
            speaker.say(say!(TableMayUndo, player = seat))
        }
        (Status::Playing, _) => match seat_view.question() {
            // The prompt says who is asked.
            Some(question) => speaker.say_capitalized(question),
            None => speaker.say(seat_view.request()),
        },
        _ => speaker.say(seat_view.request()),
    }
}

fn events(told: &[Told], speaker: &Speaker<'_>, preferences: Preferences) -> Vec<EventLine> {
    let line = |told: &Told| EventLine {
        position: told.line.position,
        about: told.line.about,
        sentence: speaker.say(&told.line.sentence),
        // The plain view has no pictures.
        signs: if preferences.plain { None } else { board::signs(&*told.event) },
    };
    told.iter().map(line).collect()
}

fn since<'a>(since: &'a Since, speaker: &Speaker<'_>, preferences: Preferences) -> Option<SinceLines<'a>> {
    let Since { from: _, is_cut, told } = since;
    let lines = events(told, speaker, preferences);
    (!lines.is_empty()).then_some(SinceLines { is_cut: *is_cut, lines, told })
}

fn chat_line(note: &NoteRow, speaker: &Speaker<'_>) -> ChatLine {
    ChatLine { name: note.name.clone(), seat: note.seat, text: speaker.say(&note.said) }
}

fn seats(table_view: &TableView, seat_view: &SeatView) -> Vec<SeatLine> {
    let lines = table_view.seats.iter().map(|seat| SeatLine {
        seat: seat.seat,
        name: seat.name.clone(),
        bot: seat.bot.clone(),
        stands_in: seat.stands_in,
        is_mine: seat.is_mine,
        is_here: seat.is_here,
        is_to_act: match table_view.to_confirm {
            Some(to_confirm) => to_confirm == seat.seat,
            None => seat_view.to_act().contains(seat.seat),
        },
        has_say: seat.has_say,
    });
    lines.collect()
}

/// Returns why something cannot be undone without consent.
fn why_not(error: &HallError) -> Phrase {
    match error {
        HallError::Undo(UndoError::ActedSince { seat, .. }) => say!(TableActedSince, player = *seat),
        HallError::Undo(UndoError::Told { told, .. }) => {
            let told = told.iter().cloned().reduce(|first, second| say!(TableToldJoin, first = first, second = second));
            say!(TableTold, told = told.unwrap_or_else(|| Phrase::verbatim("")))
        }
        HallError::TurnConfirmed => say!(TableConfirmed),
        other => told(other),
    }
}

fn undo(table_view: &TableView, speaker: &Speaker<'_>) -> Undo {
    match &table_view.undo {
        Some(Ok(())) => Undo::Now,
        Some(Err(error)) => {
            let why = speaker.say(why_not(error));
            let can_ask = table_view.status == Status::Playing
                && !matches!(error, HallError::Undo(UndoError::NothingDone { .. } | UndoError::Redrawn));
            if can_ask { Undo::WithConsent(why) } else { Undo::No(why) }
        }
        None => Undo::No(speaker.say(say!(TableOnlyWatching))),
    }
}

/// Renders the table's page at an earlier position, with what was done since then if that is to be shown again.
pub(super) fn past(
    table_view: &TableView,
    past: &Past,
    done: Option<&Since>,
    look: Option<Seat>,
    is_whole: bool,
    reader: Reader,
) -> Markup {
    let address = address(&table_view.id);
    let Past { position, length, recent, seat_view } = past;
    let (position, length) = (*position as usize, *length as usize);
    let speaker = speaker(seat_view, reader.language);
    let title = speaker.say(table_view.kind.title());
    let page = TablePage {
        moment: Moment { position, length, is_now: false, round: seat_view.round() },
        request: speaker.say(seat_view.request()),
        events: events(recent, &speaker, reader.preferences),
        recent,
        since: done.and_then(|done| since(done, &speaker, reader.preferences)),
        look,
        is_whole,
        preferences: reader.preferences,
        ..nothing_to_do(table_view, seat_view, &address, &title, &speaker)
    };
    page::table::table(&page, seat_view.seen())
}
