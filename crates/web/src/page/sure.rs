//! The page that asks before something that cannot be taken back, and explains the consequences.

use engine::words::{Phrase, Speaker};
use engine::{Seat, say};
use maud::{Markup, html};
use table::hall::{MayAbort, TableView, lasting};
use table::store::Status;

use super::site::{problem, site};
use crate::words::Key;

/// A deed at a table that has to be confirmed.
pub struct Sure {
    /// The deed, as its address names it.
    deed: &'static str,
    /// The seat that it is about.
    seat: Option<Seat>,
    /// The question.
    question: Phrase,
    /// What happens then, in paragraphs.
    about: Vec<Phrase>,
    /// What the button says that does it.
    button: Phrase,
}

impl Sure {
    /// Asks whether to abort the game.
    #[must_use]
    pub fn abort(table_view: &TableView) -> Self {
        let has_begun = table_view.status != Status::Gathering;
        let more = match table_view.may_abort {
            MayAbort::Together => Some(say!(AbortTogether)),
            MayAbort::No | MayAbort::Alone => has_begun.then(|| say!(AbortNoNeed, time = lasting(table_view.grace))),
        };
        let about = if has_begun { say!(AbortGameAbout) } else { say!(AbortTableAbout) };
        Self {
            deed: "abort",
            seat: None,
            question: if has_begun { say!(AbortGame) } else { say!(AbortTable) },
            about: [Some(about), more].into_iter().flatten().collect(),
            button: match table_view.may_abort {
                _ if !has_begun => say!(AbortTableNow),
                MayAbort::Together => say!(AbortAgree),
                MayAbort::No | MayAbort::Alone => say!(AbortGameNow),
            },
        }
    }

    /// Asks whether the player in a seat resigns.
    #[must_use]
    pub fn resign(seat: Seat) -> Self {
        Self {
            deed: "resign",
            seat: Some(seat),
            question: say!(ResignQuestion),
            about: vec![say!(ResignAbout), say!(ResignNoNeed)],
            button: say!(ResignNow, player = seat),
        }
    }

    /// Renders the page for the person of this name. `refused` says why the deed was not done.
    #[must_use]
    pub fn page(&self, speaker: &Speaker<'_>, me: &str, table_view: &TableView, refused: Option<&Phrase>) -> Markup {
        let (address, deed) = (format!("/tables/{}", table_view.id), self.deed);
        site(
            speaker,
            Some(me),
            &html! {
                main.page id="content" tabindex="-1" {
                    (problem(speaker, refused))
                    p.eyebrow { (speaker.say(table_view.kind.title())) }
                    h1 { (speaker.say(&self.question)) }
                    @for about in &self.about { p { (speaker.say(about)) } }
                    div.page-links {
                        form method="post" action={ (address) "/" (deed) } {
                            @if let Some(seat) = self.seat { input type="hidden" name="seat" value=(seat); }
                            input type="hidden" name="sure" value="yes";
                            button.button.danger id={ (deed) "-now" } { (speaker.say(&self.button)) }
                        }
                        a.button id="go-table" href=(address) { (speaker.say(say!(SiteBackToTable))) }
                    }
                }
            },
        )
    }
}
