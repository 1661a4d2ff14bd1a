//! What the pages show of a game before it is played: a picture, a line about it, and the facts.

use engine::say;
use engine::words::{Phrase, Speaker};
use maud::{Markup, html};
use table::DynGame;

use crate::words::{Key, list};
use crate::{assets, board};

/// The picture of a game. It stands beside the game's name, so it needs no words of its own.
pub(super) fn picture(game: &str, class: &str) -> Markup {
    let name = match game {
        "stone-age" => Some("front-stone-age.svg"),
        "revive" => Some("front-revive.svg"),
        "civolution" => Some("front-civolution.svg"),
        _ => None,
    };
    html! { @if let Some(name) = name { img class=(class) src=(assets::address(name)) width="640" height="360" alt=""; } }
}

/// A line about the game.
pub(super) fn about(game: &str) -> Option<Phrase> {
    match game {
        "stone-age" => Some(say!(HomeAboutStoneAge)),
        "revive" => Some(say!(HomeAboutRevive)),
        "civolution" => Some(say!(HomeAboutCivolution)),
        _ => None,
    }
}

/// Says how many can play and how long it takes, and what the game looks like here.
pub(super) fn facts(speaker: &Speaker<'_>, kind: &dyn DynGame) -> Markup {
    let (least, most) = kind.players().into_inner();
    let time = match kind.id() {
        "stone-age" => Some(say!(HomeTimeStoneAge)),
        "revive" => Some(say!(HomeTimeRevive)),
        "civolution" => Some(say!(HomeTimeCivolution)),
        _ => None,
    };
    let contents = match kind.id() {
        "revive" => Some(say!(HomeContentsRevive)),
        "civolution" => Some(say!(HomeContentsCivolution)),
        _ => None,
    };
    let text_only = (!board::is_for(kind.id())).then(|| say!(HomeTextOnly));
    let game = list([Some(say!(HomeHowMany, least = least, most = most)), time].into_iter().flatten());
    let here = list([contents, text_only].into_iter().flatten());
    html! { @for facts in game.into_iter().chain(here) { p.fine { (speaker.say_capitalized(facts)) } } }
}
