//! Before a game is aborted: what that does, and a way back.

use maud::{Markup, html};
use table::hall::{Look, MayAbort, lasting};
use table::store::Status;

use super::site::site;

/// Everything that the page shows.
pub struct Aborting<'a> {
    /// What the person is called.
    pub me: &'a str,
    /// The table.
    pub look: &'a Look,
}

/// The page that asks whether a game is to be aborted.
#[must_use]
pub fn abort(aborting: &Aborting<'_>) -> Markup {
    let look = aborting.look;
    let address = format!("/tables/{}", look.id);
    let has_begun = look.status != Status::Gathering;
    site(
        Some(aborting.me),
        &html! {
            main.page {
                p.eyebrow { (crate::words::title(look.kind)) }
                h1 { @if has_begun { "Abort this game?" } @else { "Close this table?" } }
                @if has_begun {
                    p {
                        "The game ends here for everybody, without a result, and nobody can go on with it. It stays \
                         among the finished games of all who sit at the table, marked as aborted."
                    }
                } @else {
                    p { "Nobody can sit down any more, and the links to the open seats lead nowhere. This cannot be taken back." }
                }
                @if look.may_abort == MayAbort::Together {
                    p {
                        "The host has given no sign for a long time. That is why all others together may abort the \
                         game: it ends as soon as the last of them has agreed."
                    }
                } @else if has_begun {
                    p {
                        "If somebody is only away, there is no need for it: when it is their turn and they have given \
                         no sign for " (look.speaker(engine::words::ENGLISH).say(lasting(look.grace))) ", a bot can play for them until they are back."
                    }
                }
                div.page-links {
                    form method="post" action={ (address) "/abort" } {
                        input type="hidden" name="sure" value="yes";
                        button.button.danger id="abort-now" {
                            @if !has_begun { "Close the table" }
                            @else if look.may_abort == MayAbort::Together { "Agree to abort the game" }
                            @else { "Abort the game for everybody" }
                        }
                    }
                    a.button id="go-table" href=(address) { "Back to the table" }
                }
            }
        },
    )
}
