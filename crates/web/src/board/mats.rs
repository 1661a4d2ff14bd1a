//! The players' boards, the viewer's own first.

use maud::{Markup, html};
use stone_age::{END_OF_FOOD_TRACK, PlayerView, Resource, View, text};
use text::Label;

use super::{card, icon};
use crate::page::site::level;
use crate::show::{SeatLine, Shown};
use crate::spot::{opener, sentence};

pub(super) fn mats(view: &View, shown: &Shown<'_>) -> Markup {
    let players = view.players.len();
    let first = shown.me.unwrap_or(engine::Seat::ALL[0]);
    html! {
        section class={ "mats mats-" (players) } id="mats" data-region="mats" aria-label=(text::label(Label::Players)) {
            @for seat in first.clockwise(players) {
                @if let (Some(player), Some(line)) = (view.player(seat), shown.seats.get(seat.index())) {
                    (mat(player, line, view, shown))
                }
            }
        }
    }
}

fn mat(player: &PlayerView, line: &SeatLine, view: &View, shown: &Shown<'_>) -> Markup {
    let seat = player.seat;
    let turn = if line.is_to_act { "turn" } else { "" };
    let mine = if shown.me == Some(seat) { "mine" } else { "" };
    html! {
        article class={ "mat " (icon::seat_class(seat)) " " (turn) " " (mine) } id={ "mat-" (seat) }
            aria-label=(line.name) {
            header.mat-head {
                (icon::emblem(seat))
                span.mat-name { (line.name) }
                @if view.start == seat {
                    span.start data-piece="start" data-at={ "mat-" (seat) } title=(text::label(Label::StartPlayer)) {
                        (icon::icon("i-start"))
                        span.visually-hidden { (text::label(Label::StartPlayer)) }
                    }
                }
                (presence(line))
                (score(seat, view, shown))
            }
            div.mat-row.folk {
                (home(player))
                (count("i-food", player.food, &text::label(Label::Food), hungry(player)))
                (food_track(player))
            }
            div.mat-row.goods {
                @for resource in Resource::ALL {
                    (count(&format!("i-{resource}"), player.resources[resource], &text::resource_with_value(resource), ""))
                }
                (tools(player))
            }
            (holdings(player))
            (sources(seat, shown))
        }
    }
}

/// Who plays here, if it is not simply a person who is there.
fn presence(line: &SeatLine) -> Markup {
    html! {
        @if let Some(bot) = &line.bot { span.tag { (level(bot)) } }
        @else if !line.is_here && !line.is_mine { span.tag.away { "away" } }
    }
}

fn score(seat: engine::Seat, view: &View, shown: &Shown<'_>) -> Markup {
    let (now, total) = (shown.score.now(seat), shown.score.total(seat));
    let open = if shown.score.is_complete(seat) { "" } else { "+" };
    let points = |points: i32| points.to_string().replace('-', "−");
    let words = format!(
        "{}: {}; {}: {}{open}",
        sentence(&text::label(Label::Points)),
        points(now),
        text::label(Label::Total),
        points(total)
    );
    html! {
        span.mat-score data-score=(seat) title=(words) {
            @if view.standings.is_some() { b { (points(total)) } }
            @else { b { (points(now)) } span.would { "→ " (points(total)) (open) } }
        }
    }
}

/// Where the points come from, as far as the viewer knows.
fn sources(seat: engine::Seat, shown: &Shown<'_>) -> Markup {
    let picture = |source: &str| match source {
        "source-buildings" => "i-hut",
        "source-card-points" => "i-points",
        "source-hunger" => "i-food",
        "source-culture" => "c-art",
        "source-farmers" => "p-farmers",
        "source-tool-makers" => "p-tool-makers",
        "source-hut-builders" => "p-hut-builders",
        "source-shamans" => "p-shamans",
        _ => "i-any",
    };
    let rows = shown.score.rows.iter().zip(&shown.sources);
    let known = rows.filter_map(|(row, name)| Some((row, name, row.points.get(seat.index()).copied().flatten()?)));
    html! {
        ul.sources {
            @for (row, name, points) in known.filter(|(_, _, points)| *points != 0) {
                @let points = points.to_string().replace('-', "−");
                li.later[!row.counted] title=(format!("{}: {points}", sentence(name))) {
                    (icon::icon(picture(row.source))) b { (points) }
                    span.visually-hidden { " " (name) }
                }
            }
        }
    }
}

/// The people at home.
fn home(player: &PlayerView) -> Markup {
    html! {
        span.home.several[player.at_home > 5].many[player.at_home > 7] title=(format!("{}: {} / {}", text::label(Label::AtHome), player.at_home, player.people)) {
            span.visually-hidden {
                (text::label(Label::AtHome)) ": " (player.at_home) ", " (text::label(Label::People)) ": " (player.people)
            }
            @for _ in 0..player.at_home { (icon::person(player.seat, "home")) }
            @for _ in player.at_home..player.people { span.gone {} }
        }
    }
}

/// Whether the food will not do for the next meal.
fn hungry(player: &PlayerView) -> &'static str {
    let food = player.food.saturating_add(u16::from(player.food_track));
    if food < u16::from(player.people) { "short" } else { "" }
}

fn count(icon: &str, count: u16, label: &str, class: &str) -> Markup {
    let none = if count == 0 { "none" } else { "" };
    html! {
        span class={ "count " (class) " " (none) } title=(sentence(label)) {
            (icon::icon(icon))
            b { (count) }
            span.visually-hidden { " " (label) }
        }
    }
}

fn food_track(player: &PlayerView) -> Markup {
    html! {
        span.track title=(sentence(&text::label(Label::FoodTrack))) {
            (icon::icon("i-track"))
            b { "+" (player.food_track) }
            span.steps aria-hidden="true" {
                @for step in 1..=END_OF_FOOD_TRACK { i.on[step <= player.food_track] {} }
            }
            span.visually-hidden { (text::label(Label::FoodTrack)) }
        }
    }
}

fn tools(player: &PlayerView) -> Markup {
    let tools = &player.tools;
    let empty =
        3_usize.saturating_sub(icon::tool_values(&tools.ready).count() + icon::tool_values(&tools.used).count());
    html! {
        span.tools {
            span.visually-hidden { (text::label(Label::ToolsReady)) ": " }
            @for value in icon::tool_values(&tools.ready) {
                span title=(text::label(Label::ToolsReady)) { (icon::tool(value, "ready")) }
            }
            @if tools.used.iter().any(|&count| count > 0) {
                span.visually-hidden { (text::label(Label::ToolsUsed)) ": " }
            }
            @for value in icon::tool_values(&tools.used) {
                span title=(text::label(Label::ToolsUsed)) { (icon::tool(value, "used")) }
            }
            @for _ in 0..empty { i.tool-space {} }
            @for value in icon::tool_values(&player.one_use_tools) {
                span title=(sentence(&text::label(Label::OneUseTools))) { (icon::tool(value, "once")) }
            }
            @for _ in 0..player.any_two_cards {
                span title=(sentence(&text::label(Label::AnyTwo))) { span.tool.once { (icon::icon("i-any")) b { "2" } } }
            }
        }
    }
}

/// Buildings and cards: as many as there is room for, and all of them in a panel.
fn holdings(player: &PlayerView) -> Markup {
    let seat = player.seat;
    let at = format!("mat-{seat}");
    // Of others one knows at least the cards that lie face up.
    let known = player.cards.as_ref().unwrap_or(&player.face_up);
    let unseen = usize::from(player.card_count).saturating_sub(known.len());
    let panel = format!("holdings-{seat}");
    let label = format!(
        "{}: {}, {}: {}",
        text::label(Label::OwnBuildings),
        player.buildings.len(),
        text::label(Label::OwnCards),
        player.card_count
    );
    let inner = html! {
        span.count title=(text::label(Label::OwnBuildings)) { (icon::icon("i-hut")) b { (player.buildings.len()) } }
        span.count title=(text::label(Label::OwnCards)) { (icon::icon("i-card")) b { (player.card_count) } }
        span.chips {
            @for card in known { (card::chip(card, &at)) }
        }
    };
    html! {
        (opener(&format!("open-{panel}"), "mat-row holdings", &panel, &label, &inner))
        div.panel.holdings-panel id=(panel) popover="auto" {
            p.panel-title { (sentence(&label)) }
            @if !player.buildings.is_empty() {
                ul.owned {
                    @for building in &player.buildings { li { (icon::icon("i-hut")) (sentence(&text::building(building))) } }
                }
            }
            ul.owned {
                @for card in known { li { span.mini { (card::bottom(card.bottom)) } (sentence(&text::card(card))) } }
                @if unseen > 0 { li { (icon::icon("i-card")) (unseen) " × " (text::label(Label::UnseenCard)) } }
            }
        }
    }
}
