//! The question, the notices and the score of a table that was made up, in each state.

use engine::words::Speaker;
use engine::{ScoreRow, ScoreSheet, Seat, say};
use maud::{Markup, html};
use table::hall::TalkView;
use table::{Alternative, Contrast, Expected, Hint, SourceGain, Verdict};

use crate::page::table::{icon, parts};
use crate::page::waiting::Waits;
use crate::table_page::{
    ConsentAsked, EventLine, Moment, Moves, Preferences, SeatLine, SinceLines, TablePage, TurnState, Undo,
};
use crate::words::Key;

/// The states, as the page's address names them.
const STATES: [(&str, TurnState); 4] = [
    ("decide", TurnState::Decide),
    ("confirm", TurnState::Confirm),
    ("wait", TurnState::Wait),
    ("over", TurnState::Over),
];

/// Draws the parts in one state, with links to the others.
pub(super) fn frame(speaker: &Speaker<'_>, turn: &str) -> Markup {
    let (shown, turn_state) = STATES.into_iter().find(|(name, _)| *name == turn).unwrap_or(STATES[0]);
    let names: Vec<String> = Seat::first(2).map(|seat| seat.to_string()).collect();
    let seats = Seat::first(names.len()).zip(&names).map(|(seat, name)| SeatLine {
        seat,
        name: name.clone(),
        bot: None,
        stands_in: false,
        is_mine: seat == Seat::ALL[0],
        is_here: true,
        is_to_act: (seat == Seat::ALL[0]) == (turn_state == TurnState::Decide),
        has_say: true,
    });
    let row = |source, counted, points: [Option<i32>; 2]| ScoreRow { source, counted, points: points.to_vec() };
    let rows = vec![row("first", true, [Some(12), Some(9)]), row("second", false, [Some(-3), None])];
    let speaker = speaker.clone().calling(&names);
    let is_decided = turn_state == TurnState::Decide;
    let page = TablePage {
        game: "",
        is_whole: false,
        address: "/style",
        title: "",
        campaign: None,
        moment: Moment { position: 1, length: 1, is_now: true, round: 1 },
        seats: seats.collect(),
        names: &names,
        me: Some(Seat::ALL[0]),
        look: None,
        request: speaker.say(say!(StyleQuestion)),
        turn_state,
        moves: Moves {
            post_to: "/style",
            answers: 0,
            seat: Some(Seat::ALL[0]),
            offers: &[],
            hints: &[],
            previews: &[],
            picks: None,
            speaker: &speaker,
        },
        events: Vec::new(),
        recent: &[],
        since: is_decided.then(|| since(&speaker)),
        score: ScoreSheet { rows, rival: None },
        sources: vec![speaker.say(say!(StyleFirst)), speaker.say(say!(StyleSecond))],
        round_name: String::new(),
        standings: None,
        rival: None,
        undo: if is_decided { Undo::No(speaker.say(say!(StyleWhyNot))) } else { Undo::Now },
        asked: is_decided.then(|| ConsentAsked { sentence: speaker.say(say!(StyleAsked)), is_mine_to_answer: true }),
        hint: is_decided.then(hint),
        refused: is_decided.then(|| speaker.say(say!(StyleBad))),
        chat: Vec::new(),
        talk: TalkView::default(),
        preferences: Preferences::default(),
        may_abort: false,
        waits: Waits::default(),
        commitment: "",
    };
    html! {
        nav.row aria-label=(speaker.say(say!(StyleStates))) {
            @for (name, _) in STATES {
                a.button href={ "/style?turn=" (name) "#frame" } aria-current=[(name == shown).then_some("true")] { (name) }
            }
        }
        div.style-frame id="frame" {
            (parts(&page))
            p.meters {
                @for (after, kind) in [("5", "more"), ("2", "less")] {
                    span.meter { (icon("cards")) b { "3" } b.foretold.(kind) { "→ " (after) } }
                }
            }
        }
    }
}

/// A hint with two actions.
fn hint() -> Hint {
    let contrast = |difference: f32| Contrast {
        difference,
        doubt: 1.0,
        better: 0.8,
        continuations: 200,
        sources: vec![
            SourceGain { source: say!(StyleFirst), points: difference + 2.0, doubt: 1.0 },
            SourceGain { source: say!(StyleSecond), points: -2.0, doubt: 1.0 },
        ],
        others: 0.0,
        later: 0.0,
        verdict: Verdict::Likely,
        sure: say!(StyleSure),
        why: say!(StyleWhy),
    };
    Hint {
        notation: String::new(),
        label: say!(StyleOne),
        expected: Expected::Lead(4.0),
        alternatives: vec![Alternative {
            notation: String::new(),
            label: say!(StyleNumber),
            expected: Expected::Lead(-1.0),
            difference: -5.0,
            compared: contrast(-5.0),
        }],
        compared: Some(contrast(5.0)),
        ending: None,
    }
}

/// What two seats have done since the viewer's last action: one event in symbols, one in words.
fn since(speaker: &Speaker<'_>) -> SinceLines<'static> {
    let line = |about, signs| EventLine { position: 1, about, sentence: speaker.say(say!(StyleNeutral)), signs };
    let signs = html! { (icon("cards")) (icon("person")) };
    SinceLines { is_cut: true, lines: vec![line(Seat::new(1), Some(signs)), line(Seat::new(0), None)], told: &[] }
}
