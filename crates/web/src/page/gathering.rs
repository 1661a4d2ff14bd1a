//! The page of a table before the game begins: who is here, and which seats are open.

use bots::Level;
use engine::words::{Phrase, Speaker};
use engine::{Seat, say};
use maud::{Markup, html};
use table::USUAL;
use table::hall::{Name, SeatStatus, TableView, now};

use super::site::{BRAND, emblem, fingerprint, level, nonce_field, problem, skip};
use super::waiting::Waits;
use crate::words::{self, Key, Mark, and, marked};

/// What a table that waits for players shows to one visitor, besides its seats.
pub struct Welcome<'a> {
    /// The speaker of the page.
    pub speaker: &'a Speaker<'a>,
    /// The address of the server: `https://games.example.org`.
    pub base: &'a str,
    /// The codes of the open seats, if the visitor is the host.
    pub invitations: &'a [(Seat, String)],
    /// The seat that the visitor has a link for.
    pub invited: Option<Seat>,
    /// Whether the visitor came with a link that fits no open seat.
    pub has_old_link: bool,
    /// The initial value of the name field.
    pub name: &'a str,
    /// Why the last request was refused, as a sentence.
    pub refused: Option<&'a Phrase>,
}

/// Renders the page of a table that waits for players.
#[must_use]
pub fn gathering(table_view: &TableView, welcome: &Welcome<'_>) -> Markup {
    let address = format!("/tables/{}", table_view.id);
    let (speaker, sits) = (welcome.speaker, sits(table_view));
    html! {
        div.gathering id="table" data-version=(table_view.tick) data-address=(address) {
            (skip(speaker, "content", say!(SiteToContent)))
            header.bar id="bar" {
                a.brand href="/" { (BRAND) }
                section.where id="where" data-region="where" { span.title { (welcome.speaker.say(table_view.kind.title())) } }
                span id="connection" class="connection" { (speaker.say(say!(SiteLive))) }
            }
            main.page id="content" tabindex="-1" {
                section.notices id="notice" data-region="notice" { (problem(speaker, welcome.refused)) }
                section id="headline" data-region="headline" data-say="headline" { (headline(table_view, welcome)) }
                section id="task" data-region="task" {
                    @if !sits && (welcome.invited.is_some() || table_view.is_listed) {
                        (sit_down(table_view, welcome, &address))
                    } @else if !sits && !table_view.is_host {
                        (watching(welcome))
                    }
                    @if table_view.is_host { (host(table_view, welcome, &address)) }
                    @else if sits {
                        p.notice { (speaker.say(say!(GatheringWait))) }
                    }
                }
                section.card-panel.seats id="seats" data-region="seats" {
                    h2 { (speaker.say(say!(GatheringPlayers))) }
                    ul.seat-list { @for seat in &table_view.seats { (seat_line(speaker, seat)) } }
                }
                section id="dice" data-region="dice" { (dice(speaker, table_view)) }
            }
        }
    }
}

fn sits(table_view: &TableView) -> bool {
    table_view.seats.iter().any(|seat| seat.is_mine)
}

fn headline(table_view: &TableView, welcome: &Welcome<'_>) -> Markup {
    let open = table_view.seats.iter().filter(|seat| seat.is_open).count();
    let title = if welcome.invited.is_some() && !sits(table_view) {
        say!(GatheringInvited, game = table_view.kind.title())
    } else {
        say!(GatheringWaiting, count = open)
    };
    let waits = Waits { waiting: &table_view.waiting, trouble: None, now: now() };
    html! { h1 { (welcome.speaker.say(title)) } (waits.players(welcome.speaker)) }
}

fn seat_line(speaker: &Speaker<'_>, seat: &SeatStatus) -> Markup {
    let state = match &seat.bot {
        _ if seat.is_open => say!(SiteSeatOpen),
        _ if seat.is_mine => say!(GatheringYou),
        Some(bot) => say!(SiteBot, level = level(bot)),
        None if seat.is_here => say!(GatheringHere),
        None => say!(TableAway),
    };
    html! {
        li class={ "seat-line" @if seat.is_open { " open" } @if seat.is_mine { " mine" } } {
            (emblem(seat.seat))
            span.name { @if seat.is_open { (speaker.say(Phrase::seat(seat.seat))) } @else { (seat.name) } }
            span.state { (speaker.say(state)) }
        }
    }
}

fn sit_down(table_view: &TableView, welcome: &Welcome<'_>, address: &str) -> Markup {
    let open: Vec<&SeatStatus> = table_view.seats.iter().filter(|seat| seat.is_open).collect();
    let speaker = welcome.speaker;
    let chosen = welcome.invited.or_else(|| open.first().map(|seat| seat.seat));
    html! {
        form.card-panel.sit method="post" action={ (address) "/sit" } {
            h2 { (speaker.say(say!(GatheringTakeSeat))) }
            (nonce_field())
            div.field {
                label for="sit-name" { (speaker.say(say!(SiteYourName))) }
                input type="text" id="sit-name" name="name" value=(welcome.name) maxlength=(Name::LONGEST)
                    required autocomplete="nickname";
            }
            @if let Some(seat) = chosen {
                @if welcome.invited.is_some() || open.len() == 1 {
                    input type="hidden" name="seat" value=(seat);
                } @else {
                    fieldset.field.segments {
                        legend { (speaker.say(say!(GatheringColor))) }
                        div.segment-row {
                            @for line in &open {
                                label.segment {
                                    input type="radio" name="seat" value=(line.seat) checked[line.seat == seat];
                                    span { (emblem(line.seat)) (speaker.say(Phrase::seat(line.seat))) }
                                }
                            }
                        }
                    }
                }
                button.button.primary.big id="sit" { (speaker.say(say!(GatheringSit))) }
            }
        }
    }
}

fn watching(welcome: &Welcome<'_>) -> Markup {
    let why = if welcome.has_old_link { say!(GatheringOldLink) } else { say!(GatheringWatching) };
    html! { p.notice { (welcome.speaker.say(why)) } }
}

/// The host's part: links to share, and how to start without waiting.
fn host(table_view: &TableView, welcome: &Welcome<'_>, address: &str) -> Markup {
    let speaker = welcome.speaker;
    let bots = html! {
        select name="bot" aria-label=(speaker.say(say!(SiteBotLevel))) {
            @for bot in Level::ALL {
                option value=(bot) selected[bot == USUAL] {
                    (speaker.say(say!(GatheringBots, level = level(bot.name()))))
                }
            }
        }
    };
    html! {
        div.card-panel.invite {
            h2 { (speaker.say(say!(GatheringInvite))) }
            p { (speaker.say(say!(GatheringLinks))) }
            @for (seat, code) in welcome.invitations {
                @let id = format!("link-{seat}");
                div.invite-line {
                    label for=(id) { (emblem(*seat)) (speaker.say(Phrase::seat(*seat))) }
                    input.link type="text" id=(id) readonly data-copy
                        value={ (welcome.base) "/join/" (table_view.id) "/" (code) };
                }
            }
            @if table_view.is_listed { p.fine { (speaker.say(say!(GatheringListed))) } }
        }
        div.card-panel.begin {
            form.one-line method="post" action={ (address) "/fill" } {
                label { (marked(speaker, say!(GatheringFill, bots = Mark(0)), &[bots])) }
                button.button.primary id="fill" { (speaker.say(say!(GatheringBegin))) }
            }
            a.button.quiet id="abort" href={ (address) "/abort" } { (speaker.say(say!(GatheringClose))) }
        }
    }
}

fn dice(speaker: &Speaker<'_>, table_view: &TableView) -> Markup {
    let added = table_view.seats.iter().filter(|seat| seat.has_nonce).map(|seat| seat.name.as_str());
    let added = and(words::names(added));
    html! {
        details.promise {
            summary { (speaker.say(say!(SiteFairDice))) }
            p { (speaker.say(say!(GatheringFairDice))) }
            @if let Some(added) = added { p { (speaker.say(say!(GatheringAdded, players = added))) } }
            (fingerprint(speaker, &table_view.commitment))
        }
    }
}
