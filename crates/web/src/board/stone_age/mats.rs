//! The players' boards, the viewer's first.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};
use names::Label;
use stone_age::{END_OF_FOOD_TRACK, Meter, PlayerView, Resource, names};

use super::{Scene, card, glides, icon};
use crate::page::site::level;
use crate::shortcut::Shortcut;
use crate::spot::opener;
use crate::table_page::SeatLine;
use crate::words::Key;

pub(super) fn mats(scene: Scene<'_>) -> Markup {
    let Scene { view, page, .. } = scene;
    let players = view.players.len();
    let first = page.me.unwrap_or(engine::Seat::ALL[0]);
    html! {
        section class={ "mats mats-" (players) } id="mats" data-region="mats" aria-label=(scene.say(Label::Players)) {
            h2.visually-hidden { (scene.say(Label::Players)) }
            @for (place, seat) in first.clockwise(players).enumerate() {
                @if let (Some(player), Some(line)) = (view.player(seat), page.seats.get(seat.index())) {
                    (mat(player, line, place, scene))
                }
            }
        }
    }
}

/// What the viewer has, in one line.
pub(super) fn strip(scene: Scene<'_>) -> Option<Markup> {
    let player = scene.view.player(scene.page.me?)?;
    Some(html! {
        (icon::emblem(player.seat))
        (count("i-people", player.at_home.into(), &Label::AtHome.into(), "", "", Meter::AtHome, scene))
        (count("i-food", player.food, &Label::Food.into(), hungry(player), "", Meter::Food, scene))
        @for resource in Resource::ALL {
            @let label = names::resource_with_value(resource);
            (count(&format!("i-{resource}"), player.resources[resource], &label, "", "", meter(resource), scene))
        }
        span.mat-score data-meter=(Meter::Points) { b { (signed(scene.page.score.now(player.seat))) } }
    })
}

fn mat(player: &PlayerView, line: &SeatLine, place: usize, scene: Scene<'_>) -> Markup {
    let (seat, page) = (player.seat, scene.page);
    let turn = if line.is_to_act { "turn" } else { "" };
    let mine = if page.me == Some(seat) { "mine" } else { "" };
    // The viewer's own mat is the first. Spectators have none.
    let key = match place {
        0 if page.me.is_some() => Some(Shortcut::Mine),
        0 | 1 if place == usize::from(page.me.is_some()) => Some(Shortcut::Others),
        _ => None,
    };
    html! {
        article class={ "mat " (icon::seat_class(seat)) " " (turn) " " (mine) } id={ "mat-" (seat) }
            data-key=[key] tabindex=[key.map(|_| "-1")]
            aria-label=(line.name) {
            header.mat-head {
                (icon::emblem(seat))
                h3.mat-name { (line.name) }
                span data-place={ "start-" (seat) } {
                    @if scene.view.start == seat {
                        @let start = scene.say(Label::StartPlayer);
                        span.start data-piece="start" data-at={ "start-" (seat) } title=(start) {
                            (icon::icon("i-start"))
                            span.visually-hidden { (start) }
                        }
                    }
                }
                (presence(line, scene))
                (score(seat, scene))
            }
            div.mat-row.folk {
                (home(player, scene))
                (count("i-food", player.food, &Phrase::from(Label::Food), hungry(player), &glides::food(seat), Meter::Food, scene))
                (food_track(player, scene))
            }
            div.mat-row.goods {
                @for resource in Resource::ALL {
                    @let label = names::resource_with_value(resource);
                    (count(&format!("i-{resource}"), player.resources[resource], &label, "", &glides::goods(seat, resource), meter(resource), scene))
                }
                (tools(player, scene))
            }
            (holdings(player, scene))
            (sources(seat, scene))
        }
    }
}

/// Shows if the seat is not simply held by a person who is present.
fn presence(line: &SeatLine, scene: Scene<'_>) -> Markup {
    html! {
        @if let Some(bot) = &line.bot { span.tag { (scene.say(level(bot))) } }
        @else if !line.is_here && !line.is_mine { span.tag.away { (scene.say(say!(TableAway))) } }
    }
}

fn score(seat: engine::Seat, scene: Scene<'_>) -> Markup {
    let score = &scene.page.score;
    let (now, total) = (signed(score.now(seat)), signed(score.total(seat)));
    let open = if score.is_complete(seat) { "" } else { "+" };
    let words =
        say!(DrawnScore, track = Label::Points, now = &now, total = Label::Total, points = format!("{total}{open}"));
    html! {
        span.mat-score data-meter=(Meter::Points) data-score=(seat) data-place={ "score-" (seat) } title=(scene.title(words)) {
            @if scene.view.standings.is_some() { b { (total) } }
            @else { b { (now) } span.would { "→ " (total) (open) } }
        }
    }
}

/// Formats points with a minus sign that is as wide as a plus.
fn signed(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// The sources of the points, as far as the viewer knows them.
fn sources(seat: engine::Seat, scene: Scene<'_>) -> Markup {
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
    let page = scene.page;
    let rows = page.score.rows.iter().zip(&page.sources);
    let known = rows.filter_map(|(row, name)| Some((row, name, row.points.get(seat.index()).copied().flatten()?)));
    html! {
        ul.sources {
            @for (row, name, points) in known.filter(|(_, _, points)| *points != 0) {
                @let points = signed(points);
                @let words = say!(DrawnValue, label = Phrase::verbatim(name.as_str()), value = &points);
                li.later[!row.counted] title=(scene.title(words)) {
                    (icon::icon(picture(row.source))) b { (points) }
                    span.visually-hidden { " " (name) }
                }
            }
        }
    }
}

/// The people at home.
fn home(player: &PlayerView, scene: Scene<'_>) -> Markup {
    let at_home = say!(DrawnValue, label = Label::AtHome, value = player.at_home);
    let of_all = say!(DrawnOf, value = at_home.clone(), all = player.people);
    let people = say!(DrawnValue, label = Label::People, value = player.people);
    let at = glides::at_home(player.seat);
    html! {
        span.home.several[player.at_home > 5].many[player.at_home > 7] data-meter=(Meter::AtHome) data-place=(at) title=(scene.title(of_all)) {
            span.visually-hidden { (scene.say(say!(SiteList, first = at_home, next = people))) }
            @for _ in 0..player.at_home { (icon::person(player.seat, &at)) }
            @for _ in player.at_home..player.people { span.gone {} }
        }
    }
}

/// Returns a class if the food is not enough for the next feeding.
fn hungry(player: &PlayerView) -> &'static str {
    let food = player.food.saturating_add(u16::from(player.food_track));
    if food < u16::from(player.people) { "short" } else { "" }
}

fn count(icon: &str, count: u16, label: &Phrase, class: &str, place: &str, meter: Meter, scene: Scene<'_>) -> Markup {
    let none = if count == 0 { "none" } else { "" };
    html! {
        span class={ "count " (class) " " (none) } data-meter=(meter) data-place=[(!place.is_empty()).then_some(place)] title=(scene.title(label)) {
            (icon::icon(icon))
            b { (count) }
            span.visually-hidden { " " (scene.say(label)) }
        }
    }
}

fn meter(resource: Resource) -> Meter {
    match resource {
        Resource::Wood => Meter::Wood,
        Resource::Brick => Meter::Brick,
        Resource::Stone => Meter::Stone,
        Resource::Gold => Meter::Gold,
    }
}

fn food_track(player: &PlayerView, scene: Scene<'_>) -> Markup {
    html! {
        span.track data-meter=(Meter::FoodTrack) data-place={ "track-" (player.seat) } title=(scene.title(Label::FoodTrack)) {
            (icon::icon("i-track"))
            b { "+" (player.food_track) }
            span.steps aria-hidden="true" {
                @for step in 1..=END_OF_FOOD_TRACK { i.on[step <= player.food_track] {} }
            }
            span.visually-hidden { (scene.say(Label::FoodTrack)) }
        }
    }
}

fn tools(player: &PlayerView, scene: Scene<'_>) -> Markup {
    let tools = &player.tools;
    let empty =
        3_usize.saturating_sub(icon::tool_values(&tools.ready).count() + icon::tool_values(&tools.used).count());
    let (ready, used) = (scene.say(Label::ToolsReady), scene.say(Label::ToolsUsed));
    html! {
        span.tools data-meter=(Meter::Tools) data-place={ "tools-" (player.seat) } {
            span.visually-hidden { (ready) ": " }
            @for value in icon::tool_values(&tools.ready) {
                span title=(ready) { (icon::tool(value, "ready")) }
            }
            @if tools.used.iter().any(|&count| count > 0) {
                span.visually-hidden { (used) ": " }
            }
            @for value in icon::tool_values(&tools.used) {
                span title=(used) { (icon::tool(value, "used")) }
            }
            @for _ in 0..empty { i.tool-space {} }
            @for value in icon::tool_values(&player.one_use_tools) {
                span title=(scene.title(Label::OneUseTools)) { (icon::tool(value, "once")) }
            }
            @for _ in 0..player.any_two_cards {
                span title=(scene.title(Label::AnyTwo)) { span.tool.once { (icon::icon("i-any")) b { "2" } } }
            }
        }
    }
}

/// Buildings and cards: as many as fit, and all of them in a panel.
fn holdings(player: &PlayerView, scene: Scene<'_>) -> Markup {
    let seat = player.seat;
    let at = format!("mat-{seat}");
    // Of other players, only the face-up cards are known.
    let known = player.cards.as_ref().unwrap_or(&player.face_up);
    let unseen = usize::from(player.card_count).saturating_sub(known.len());
    let panel = format!("holdings-{seat}");
    let (buildings, cards) = (Label::OwnBuildings, Label::OwnCards);
    let (buildings_title, cards_title) = (scene.say(buildings), scene.say(cards));
    let label = scene.title(say!(
        SiteList,
        first = say!(DrawnValue, label = buildings, value = player.buildings.len()),
        next = say!(DrawnValue, label = cards, value = player.card_count)
    ));
    let inner = html! {
        span.count data-meter=(Meter::Buildings) data-place={ "buildings-" (seat) } title=(buildings_title) { (icon::icon("i-hut")) b { (player.buildings.len()) } }
        span.count data-meter=(Meter::Cards) data-place={ "cards-" (seat) } title=(cards_title) { (icon::icon("i-card")) b { (player.card_count) } }
        span.chips {
            @for card in known { (card::chip(card, &at, scene.speaker())) }
        }
    };
    html! {
        (opener(&format!("open-{panel}"), "mat-row holdings", &panel, &label, &inner))
        div.panel.holdings-panel id=(panel) popover="auto" {
            p.panel-title { (label) }
            @if !player.buildings.is_empty() {
                ul.owned {
                    @for building in &player.buildings { li { (icon::icon("i-hut")) (scene.title(names::building(building))) } }
                }
            }
            ul.owned {
                @for card in known { li { span.mini { (card::bottom(card.bottom)) } (scene.title(names::card(card))) } }
                @if unseen > 0 { li { (icon::icon("i-card")) (unseen) " × " (scene.say(Label::UnseenCard)) } }
            }
        }
    }
}
