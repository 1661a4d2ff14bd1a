//! A table's page before the game begins: who has come, and who is still to come.

use bots::Level;
use engine::Seat;
use maud::{Markup, html};
use table::USUAL;
use table::hall::{Look, Name, SeatLook};

use super::site::{and, emblem, level, nonce_field, problem, sprite};

/// What a table that has not begun shows to one visitor beside its seats.
pub struct Welcome<'a> {
    /// Where the server is found: `https://games.example.org`.
    pub base: &'a str,
    /// The codes of the open seats, if the visitor is the host.
    pub invitations: &'a [(Seat, String)],
    /// The seat that the visitor has a link for.
    pub invited: Option<Seat>,
    /// Whether the visitor came with a link that fits no open seat.
    pub has_old_link: bool,
    /// What stands in the field for the name.
    pub name: &'a str,
    /// Why the last thing was not done, as a sentence.
    pub refused: Option<&'a str>,
}

/// The page of a table that waits for players.
#[must_use]
pub fn gathering(look: &Look, welcome: &Welcome<'_>) -> Markup {
    let address = format!("/tables/{}", look.id);
    let sits = sits(look);
    html! {
        main.gathering id="table" data-version=(look.tick) data-address=(address) {
            (sprite())
            header.bar id="bar" {
                a.brand href="/" { "Tessera" }
                section.where id="where" data-region="where" { span.title { (crate::words::title(look.kind)) } }
                span id="connection" class="connection" role="status" { "live" }
            }
            div.page {
                section.notices id="notice" data-region="notice" aria-live="polite" { (problem(welcome.refused)) }
                section id="headline" data-region="headline" { (headline(look, welcome)) }
                section id="task" data-region="task" {
                    @if !sits && (welcome.invited.is_some() || look.is_listed) {
                        (sit_down(look, welcome, &address))
                    } @else if !sits && !look.is_host {
                        (watching(welcome))
                    }
                    @if look.is_host { (host(look, welcome, &address)) }
                    @else if sits {
                        p.notice { "You sit at this table. The game begins by itself when the last seat is taken." }
                    }
                }
                section.card-panel.seats id="seats" data-region="seats" {
                    h2 { "Around the table" }
                    ul.seat-list { @for seat in &look.seats { (seat_line(look, seat)) } }
                }
                section id="dice" data-region="dice" { (dice(look)) }
            }
        }
    }
}

fn sits(look: &Look) -> bool {
    look.seats.iter().any(|seat| seat.is_mine)
}

fn headline(look: &Look, welcome: &Welcome<'_>) -> Markup {
    let open = look.seats.iter().filter(|seat| seat.is_open).count();
    html! {
        h1 {
            @if welcome.invited.is_some() && !sits(look) { "You are invited to " (crate::words::title(look.kind)) }
            @else if open == 1 { "Waiting for one more" }
            @else { "Waiting for " (open) " more" }
        }
    }
}

fn seat_line(look: &Look, seat: &SeatLook) -> Markup {
    html! {
        li class={ "seat-line" @if seat.is_open { " open" } @if seat.is_mine { " mine" } } {
            (emblem(seat.seat))
            @if seat.is_open {
                span.name { (crate::words::seat_name(look.kind, seat.seat)) }
                span.state { "open" }
            } @else {
                span.name { (seat.name) }
                span.state {
                    @if seat.is_mine { "you" }
                    @else if let Some(bot) = &seat.bot { (level(bot)) " bot" }
                    @else if seat.is_here { "here" }
                    @else { "away" }
                }
            }
        }
    }
}

fn sit_down(look: &Look, welcome: &Welcome<'_>, address: &str) -> Markup {
    let open: Vec<&SeatLook> = look.seats.iter().filter(|seat| seat.is_open).collect();
    let chosen = welcome.invited.or_else(|| open.first().map(|seat| seat.seat));
    html! {
        form.card-panel.sit method="post" action={ (address) "/sit" } {
            h2 { "Take a seat" }
            (nonce_field())
            div.field {
                label for="sit-name" { "Your name" }
                input type="text" id="sit-name" name="name" value=(welcome.name) maxlength=(Name::LONGEST)
                    required autocomplete="nickname";
            }
            @if let Some(seat) = chosen {
                @if welcome.invited.is_some() || open.len() == 1 {
                    input type="hidden" name="seat" value=(seat);
                } @else {
                    fieldset.field.segments {
                        legend { "Colour" }
                        div.segment-row {
                            @for line in &open {
                                label.segment {
                                    input type="radio" name="seat" value=(line.seat) checked[line.seat == seat];
                                    span { (emblem(line.seat)) (crate::words::seat_name(look.kind, line.seat)) }
                                }
                            }
                        }
                    }
                }
                button.button.primary.big id="sit" { "Sit down" }
            }
        }
    }
}

fn watching(welcome: &Welcome<'_>) -> Markup {
    html! {
        p.notice {
            @if welcome.has_old_link {
                "The seat of your link is taken, or the link is not complete. Ask the host for another one, or stay \
                 and watch."
            } @else {
                "You are watching. To play, ask the host for the link of a seat."
            }
        }
    }
}

/// What the host alone sees: links to share, and how to begin without waiting.
fn host(look: &Look, welcome: &Welcome<'_>, address: &str) -> Markup {
    html! {
        div.card-panel.invite {
            h2 { "Invite" }
            p { "Send each friend one of these links. A link is good for one seat." }
            @for (seat, code) in welcome.invitations {
                @let id = format!("link-{seat}");
                div.invite-line {
                    label for=(id) { (emblem(*seat)) (crate::words::seat_name(look.kind, *seat)) }
                    input.link type="text" id=(id) readonly data-copy
                        value={ (welcome.base) "/join/" (look.id) "/" (code) };
                }
            }
            @if look.is_listed { p.fine { "This table is listed on the first page too: anybody may join." } }
        }
        div.card-panel.begin {
            form.one-line method="post" action={ (address) "/fill" } {
                label { "Do not wait: " select name="bot" aria-label="Strength of the bots" {
                    @for bot in Level::ALL {
                        option value=(bot) selected[bot == USUAL] { (level(bot.name())) " bots" }
                    }
                } " take the open seats" }
                button.button.primary id="fill" { "Begin now" }
            }
            a.button.quiet id="abort" href={ (address) "/abort" } { "Close this table …" }
        }
    }
}

fn dice(look: &Look) -> Markup {
    let added: Vec<&str> = look.seats.iter().filter(|seat| seat.has_nonce).map(|seat| seat.name.as_str()).collect();
    html! {
        details.promise {
            summary { "Fair dice: nobody can choose them, not even this server." }
            p {
                "The server has drawn a secret for this game and is bound to it by this fingerprint. Every browser \
                 adds a random number when its player sits down. The dice follow from all of them, and when the game \
                 is over everything is shown."
            }
            @if !added.is_empty() { p { "Added so far by the browser of " (and(&added)) "." } }
            p.fingerprint { "Fingerprint: " code { (look.commitment) } }
        }
    }
}
