//! From what a viewer may know to what his page shows.

use engine::say;
use engine::words::{Phrase, Speaker};
use maud::Markup;
use table::hall::{HallError, Look, MayAbort, Past, Sight, TalkLook};
use table::store::{NoteRow, Status};
use table::{Hint, Told, UndoError};

use super::address;
use crate::failure::told;
use crate::layout::Reader;
use crate::show::{ChatLine, ConsentAsked, EventLine, Moment, Moves, Preferences, SeatLine, Shown, Task, Undo};
use crate::words::{self, Key};
use crate::{board, page};

/// What the viewer is to do now.
pub(super) fn task(look: &Look, sight: &Sight) -> Task {
    if look.status != Status::Playing {
        return Task::Over;
    }
    let Some(me) = sight.seat() else { return Task::Watch };
    let plays_himself = look.seats.get(me.index()).is_some_and(|seat| seat.bot.is_none());
    match look.to_confirm {
        Some(seat) if seat == me => Task::Confirm,
        None if plays_himself && sight.to_act().contains(me) => Task::Decide,
        Some(_) | None => Task::Wait,
    }
}

/// What a table's page is made of.
pub(super) struct TablePage<'a> {
    pub(super) look: &'a Look,
    pub(super) sight: &'a Sight,
    pub(super) task: Task,
    pub(super) hint: Option<Hint>,
    pub(super) refused: Option<&'a Phrase>,
    pub(super) preferences: Preferences,
    pub(super) talk: TalkLook,
    pub(super) language: &'a str,
}

impl TablePage<'_> {
    pub(super) fn render(self) -> Markup {
        let Self { look, sight, task, hint, refused, preferences, talk, language } = self;
        let offers = if task == Task::Decide { sight.offers() } else { Vec::new() };
        let address = address(&look.id);
        let why = |notation: &str| if task == Task::Watch { None } else { sight.why_not(notation) };
        let length = look.position as usize;
        let speaker = speaker(sight, language);
        let title = speaker.say(look.kind.title());
        let shown = Shown {
            moment: Moment { position: length, length, is_now: true, round: sight.round() },
            request: request(look, sight, &speaker),
            task,
            moves: Moves {
                post_to: &format!("{address}/act"),
                answers: look.number,
                seat: sight.seat(),
                offers: &offers,
                why: &why,
                hint: hint.as_ref().map(|hint| hint.notation.as_str()),
                speaker: &speaker,
            },
            events: events(&look.recent, &speaker),
            undo: undo(look, &speaker),
            asked: look.asked.as_ref().map(|asked| ConsentAsked {
                sentence: speaker.say(say!(TableConsent, player = asked.by)),
                is_mine_to_answer: asked.is_mine_to_answer,
            }),
            hint: hint.clone(),
            refused: refused.map(|refused| speaker.say(refused)),
            preferences,
            talk,
            ..nothing_to_do(look, sight, &address, &title, &speaker)
        };
        draw(sight, &shown)
    }
}

/// Who says what a table's page shows: the messages of the game that has a board, the names of those who play, and the
/// messages of the pages.
fn speaker<'a>(sight: &'a Sight, language: &str) -> Speaker<'a> {
    sight.speaker(language).with(words::library().for_reader(language))
}

/// The campaign of a game, with its address, for those whose campaign it is.
pub(crate) fn campaign(look: &Look) -> Option<(String, &str)> {
    let (id, name) = (look.campaign_id.as_ref()?, look.campaign.as_deref()?);
    Some((crate::campaign::address(look.kind.id(), id), name))
}

/// What is the same for the present and the past.
fn nothing_to_do<'a>(
    look: &'a Look,
    sight: &'a Sight,
    address: &'a str,
    title: &'a str,
    speaker: &'a Speaker<'a>,
) -> Shown<'a> {
    let score = sight.score_sheet();
    let sources = score.rows.iter().map(|row| speaker.say(look.kind.source_name(row.source))).collect();
    Shown {
        address,
        title,
        campaign: campaign(look),
        moment: Moment { position: 0, length: 0, is_now: true, round: 0 },
        seats: seats(look, sight),
        names: sight.names(),
        me: sight.seat(),
        request: String::new(),
        task: Task::Watch,
        moves: Moves {
            post_to: address,
            answers: look.number,
            seat: None,
            offers: &[],
            why: &|_| None,
            hint: None,
            speaker,
        },
        events: Vec::new(),
        latest: &look.latest,
        rival: score.rival.map(|rival| speaker.say(look.kind.source_name(rival))),
        score,
        sources,
        round_name: speaker.say(look.kind.round_name()),
        standings: sight.standings(),
        undo: Undo::No(String::new()),
        asked: None,
        hint: None,
        refused: None,
        chat: look.notes.iter().map(|note| chat_line(note, speaker)).collect(),
        talk: TalkLook::default(),
        preferences: Preferences::default(),
        may_abort: look.may_abort != MayAbort::No,
        grace: look.grace,
        commitment: &look.commitment,
    }
}

/// The board of the game, or the plain view if it has none.
fn draw(sight: &Sight, shown: &Shown<'_>) -> Markup {
    let view = sight.view();
    let board = view.downcast_ref::<stone_age::View>().map(|view| board::stone_age(view, shown));
    page::table::table(shown, board.as_ref(), &sight.plain(shown.moves.speaker))
}

fn request(look: &Look, sight: &Sight, speaker: &Speaker<'_>) -> String {
    match (look.status, look.to_confirm) {
        (Status::Aborted, _) => speaker.say(say!(TableWasAborted)),
        (Status::Playing, Some(seat)) if sight.seat() != Some(seat) => speaker.say(say!(TableMayUndo, player = seat)),
        _ => speaker.say(sight.request()),
    }
}

fn events(told: &[Told], speaker: &Speaker<'_>) -> Vec<EventLine> {
    let line =
        |told: &Told| EventLine { position: told.position, seat: told.seat, sentence: speaker.say(&told.sentence) };
    told.iter().map(line).collect()
}

fn chat_line(note: &NoteRow, speaker: &Speaker<'_>) -> ChatLine {
    ChatLine { name: note.name.clone(), seat: note.seat, text: speaker.say(&note.said) }
}

fn seats(look: &Look, sight: &Sight) -> Vec<SeatLine> {
    let lines = look.seats.iter().map(|seat| SeatLine {
        seat: seat.seat,
        name: seat.name.clone(),
        bot: seat.bot.clone(),
        stands_in: seat.stands_in,
        is_mine: seat.is_mine,
        is_here: seat.is_here,
        is_to_act: match look.to_confirm {
            Some(to_confirm) => to_confirm == seat.seat,
            None => sight.to_act().contains(seat.seat),
        },
        has_say: seat.has_say,
        can_be_replaced: seat.can_be_replaced,
    });
    lines.collect()
}

/// Why something cannot be taken back at once.
fn why_not(error: &HallError) -> Phrase {
    match error {
        HallError::Undo(UndoError::ActedSince { seat, .. }) => say!(TableActedSince, player = *seat),
        HallError::Undo(UndoError::Told { told, .. }) => {
            let told = told.iter().cloned().reduce(|first, second| say!(TableToldJoin, first = first, second = second));
            say!(TableTold, told = told.unwrap_or_else(|| Phrase::verbatim("")))
        }
        HallError::HandedOn => say!(TableConfirmed),
        other => told(other),
    }
}

fn undo(look: &Look, speaker: &Speaker<'_>) -> Undo {
    match &look.undo {
        Some(Ok(())) => Undo::Now,
        Some(Err(error)) => {
            let why = speaker.say(why_not(error));
            let can_ask = look.status == Status::Playing
                && !matches!(error, HallError::Undo(UndoError::NothingDone { .. } | UndoError::Redrawn));
            if can_ask { Undo::WithConsent(why) } else { Undo::No(why) }
        }
        None => Undo::No(speaker.say(say!(TableOnlyWatching))),
    }
}

/// The table's page at a position of the past.
pub(super) fn past(look: &Look, past: &Past, reader: Reader) -> Markup {
    let address = address(&look.id);
    let Past { position, length, recent, latest, sight } = past;
    let (position, length) = (*position as usize, *length as usize);
    let speaker = speaker(sight, reader.language);
    let title = speaker.say(look.kind.title());
    let shown = Shown {
        moment: Moment { position, length, is_now: false, round: sight.round() },
        request: speaker.say(sight.request()),
        events: events(recent, &speaker),
        latest,
        preferences: reader.preferences,
        ..nothing_to_do(look, sight, &address, &title, &speaker)
    };
    draw(sight, &shown)
}
