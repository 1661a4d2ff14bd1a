//! Every part of the pages in every state: what there is to build with, and how it looks.

mod frame;

use engine::words::{Phrase, Speaker};
use engine::{Seat, Spot, say};
use maud::{Markup, html};
use table::{LegalAction, Reason};

use super::site::{emblem, site};
use super::table::icon;
use crate::picks::{Panel, Row, Total};
use crate::spot::{Thing, offers_at, spot};
use crate::table_page::Moves;
use crate::words::Key;

/// The title of each game with a board, and the board's symbols.
pub type Boards = Vec<(String, Markup)>;

/// A part with what it means.
pub struct Sample {
    /// The part.
    pub picture: Markup,
    /// What it means.
    pub meaning: Phrase,
}

/// The colors of the theme.
const COLORS: [&str; 12] =
    ["paper", "surface", "sunken", "ink", "ink-soft", "line", "accent", "glow", "good", "bad", "focus", "seat"];

/// Renders the page. `turn` names the state in which the parts of a table are shown.
#[must_use]
pub fn style(speaker: &Speaker<'_>, me: Option<&str>, turn: &str, boards: &Boards) -> Markup {
    site(
        speaker,
        me,
        &html! {
            main.page.style-page id="content" tabindex="-1" {
                h1 { (speaker.say(say!(StyleTitle))) }
                p.lead { (speaker.say(say!(StyleAbout))) }
                (part(speaker, say!(StyleColors), &colors()))
                (part(speaker, say!(StyleButtons), &buttons(speaker)))
                (part(speaker, say!(StyleFields), &fields(speaker)))
                (part(speaker, say!(StyleMessages), &messages(speaker)))
                (part(speaker, say!(StyleFrame), &frame::frame(speaker, turn)))
                (part(speaker, say!(StyleSpots), &spots(speaker)))
                (part(speaker, say!(StyleSeats), &seats()))
                (part(speaker, say!(StyleSymbols), &samples(speaker, &symbols())))
                @for (title, symbols) in boards {
                    section.card-panel { h2 { (title) } (symbols) }
                }
            }
        },
    )
}

fn part(speaker: &Speaker<'_>, title: Phrase, inside: &Markup) -> Markup {
    html! { section.card-panel { h2 { (speaker.say(title)) } (inside) } }
}

/// Pictures with their meanings.
#[must_use]
pub fn samples(speaker: &Speaker<'_>, samples: &[Sample]) -> Markup {
    html! {
        ul.samples {
            @for Sample { picture, meaning } in samples {
                li { span.sample { (picture) } span { (speaker.say_capitalized(meaning)) } }
            }
        }
    }
}

fn colors() -> Markup {
    html! { ul.swatches { @for name in COLORS { li { i class={ "swatch swatch-" (name) } {} code { (name) } } } } }
}

fn buttons(speaker: &Speaker<'_>) -> Markup {
    let kinds = [
        ("button", say!(StyleButton)),
        ("button primary", say!(StylePrimary)),
        ("button primary big", say!(StyleBig)),
        ("button quiet", say!(StyleQuiet)),
        ("button danger", say!(StyleDanger)),
        ("button can hinted", say!(StyleHinted)),
    ];
    html! {
        div.row {
            @for (class, label) in kinds { button type="button" class=(class) { (speaker.say(label)) } }
            button.button.cannot type="button" aria-disabled="true" { (speaker.say(say!(StyleCannot))) }
            span.button.quiet.off { (speaker.say(say!(StyleOff))) }
        }
    }
}

fn fields(speaker: &Speaker<'_>) -> Markup {
    let label = |key: Phrase| speaker.say(key);
    html! {
        div.stack {
            div.field { label for="style-text" { (label(say!(StyleText))) } input id="style-text" type="text"; }
            div.field {
                label for="style-select" { (label(say!(StyleSelect))) }
                select id="style-select" { option { (label(say!(StyleFirst))) } option { (label(say!(StyleSecond))) } }
            }
            div.field { label for="style-range" { (label(say!(StyleRange))) } input id="style-range" type="range"; }
            label.row { input type="checkbox" checked; (label(say!(StyleCheck))) }
        }
    }
}

fn messages(speaker: &Speaker<'_>) -> Markup {
    html! {
        div.stack {
            p.flash { (speaker.say(say!(StyleNeutral))) }
            p.flash.good { (speaker.say(say!(StyleGood))) }
            p.flash.bad { (speaker.say(say!(StyleBad))) }
            div.row {
                span.tag { (speaker.say(say!(StyleTag))) }
                span.tag.away { (speaker.say(say!(TableAway))) }
                b.badge { "3" }
            }
        }
    }
}

/// Things on a board: with one answer, with several, with a number, recommended, given up, and impossible.
fn spots(speaker: &Speaker<'_>) -> Markup {
    let action = |notation: &str, at: &'static str, label: Phrase, amount| LegalAction {
        notation: notation.to_owned(),
        label,
        spot: Spot::only(at),
        amount,
        ends_turn: false,
    };
    let offers = [
        action("one", "one", say!(StyleOne), None),
        action("first", "several", say!(StyleFirst), None),
        action("second", "several", say!(StyleSecond), None),
        action("number 1", "number", say!(StyleNumber), Some(1)),
        action("number 2", "number", say!(StyleNumber), Some(2)),
        action("best", "best", say!(StyleHinted), None),
        action("up", "up", say!(StyleGivesUp), None),
    ];
    let moves = Moves {
        post_to: "/style",
        answers: 0,
        seat: None,
        offers: &offers,
        hints: &["best"],
        previews: &[],
        picks: None,
        speaker,
    };
    let reason = || Some(Reason { sentence: say!(StyleWhyNot), section: say!(StyleRulebook) });
    let thing = |at: &'static str, label: Phrase| {
        spot(
            &moves,
            &Thing {
                at,
                offers: offers_at(&moves, Spot::only(at)).collect(),
                class: "style-thing",
                title: &label,
                label: &label,
                why_not: &reason,
                gives_up: at == "up",
                picks: None,
                panel: None,
                about: None,
                hover: None,
                inner: html! { (speaker.say(&label)) },
            },
        )
    };
    html! {
        div.row {
            (thing("one", say!(StyleOne)))
            (thing("several", say!(StyleSeveral)))
            (thing("number", say!(StyleNumber)))
            (thing("best", say!(StyleHinted)))
            (thing("up", say!(StyleGivesUp)))
            (thing("none", say!(StyleCannot)))
        }
        div.style-picks { (several(speaker, &moves)) }
    }
}

/// A panel on which several things are picked.
fn several(speaker: &Speaker<'_>, moves: &Moves<'_>) -> Markup {
    let row = |name: &str, picture: &str, label: Phrase, have| Row {
        name: name.to_owned(),
        picture: icon(picture),
        label,
        have,
        worth: 1,
    };
    let panel = Panel {
        kind: "sample",
        at: String::new(),
        need: say!(StyleSeveral),
        amount: (2, 3),
        gains: false,
        kinds: None,
        rows: vec![row("first", "cards", say!(StyleFirst), 4), row("second", "person", say!(StyleSecond), 2)],
        totals: vec![Total { label: say!(TableScore), base: 0, per: 1 }],
        confirm: say!(TableConfirm),
    };
    html! { p.panel-title { (speaker.say(&panel.need)) } (panel.form(moves)) }
}

fn seats() -> Markup {
    html! { ul.samples { @for seat in Seat::ALL { li { span.sample { (emblem(seat)) } code { (seat) } } } } }
}

/// The symbols of the frame.
fn symbols() -> Vec<Sample> {
    let symbols = [
        ("score", say!(TableScore)),
        ("log", say!(SiteLog)),
        ("hint", say!(TableHint)),
        ("plain", say!(TablePlain)),
        ("board", say!(TableBoard)),
        ("chat", say!(TableChat)),
        ("more", say!(TableMore)),
        ("undo", say!(TableUndo)),
        ("check", say!(TableConfirm)),
        ("cards", say!(TableSectionCards)),
        ("person", say!(TableSectionMe)),
        ("people", say!(TableSectionOthers)),
        ("trophy", say!(TableOver)),
        ("first", say!(TableFirst)),
        ("previous", say!(TablePrevious)),
        ("next", say!(TableNext)),
        ("last", say!(TableLast)),
    ];
    symbols.into_iter().map(|(name, meaning)| Sample { picture: icon(name), meaning }).collect()
}
