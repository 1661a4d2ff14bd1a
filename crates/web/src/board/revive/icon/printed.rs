//! What is printed on boards and tokens, as pictures: technologies, scores, rewards, terrain.

use ::revive::CARD_BONUS;
use ::revive::content::{
    Back, Category, Content, Ground, LargeScore, PRESENCE, Reward, SLOTS, StandardMachine, TrackBonus,
};
use ::revive::effect::{BoardAction, Coin, Piece};
use ::revive::resource::{Color, Resource};
use ::revive::tribe::{Gives, Passing};
use maud::{Markup, html};

use super::{
    arrow, artifact, basic, board_action, card_of, coin, counted, discount, effects, end_points, energy, icon, icon_in,
    lasting, machine_of, per, piece, plate, points, purse, range, resource, small_effects, step, take,
};

/// What a technology gives.
pub(in super::super) fn gives(content: &Content, gives: Gives) -> Markup {
    let one = |inside: Markup| html! { span.fx { span.cl { (inside) } } };
    match gives {
        Gives::AtOnce(list) => effects(content, list),
        Gives::Machine(list) => html! { span.cl { (energy(true)) (arrow()) } (effects(content, list)) },
        Gives::AbilityMore(list) => html! { span.cl { (icon("rv-tribe")) b.n { "+" } } (effects(content, list)) },
        Gives::Lasting(of) => html! { span.fx { (lasting(of)) } },
        Gives::Slot => one(html! { (icon("rv-board")) b.n { (SLOTS) } }),
        Gives::FreePath(spaces) => one(html! { (icon("rv-range")) b.n { "0" } (passing(spaces)) }),
        Gives::ExploreFood(count) => {
            one(html! { (board_action(BoardAction::Explore)) (discount(&resource(Resource::Food), count)) })
        }
        Gives::RestForCrystal => one(html! { (resource(Resource::Crystal)) (arrow()) (icon("rv-rest")) }),
        Gives::NoBooks => one(html! { (board_action(BoardAction::Populate)) (icon("rv-nobooks")) }),
        Gives::MoveFigure => one(icon("rv-move")),
        Gives::CardResource => one(html! { (take(None)) b.n { "+" } (basic()) }),
        Gives::CrateCrystal => html! {
            span.fx {
                span.cl { (icon("rv-crate")) (resource(Resource::Crystal)) }
                span.cl.last { (icon("rv-crate")) b.n { "+" } (resource(Resource::Crystal)) }
            }
        },
        Gives::MountainDiscount => {
            one(html! { (discount(&board_action(BoardAction::Build), 1)) (per()) (plate(Color::Gray)) })
        }
        Gives::TempleRange(spaces) => one(html! { (piece(Piece::Temple)) (range(spaces)) }),
        Gives::FalconDiscount(count) => one(html! { (discount(&piece(Piece::Falcon), count)) (icon("rv-tile")) }),
        Gives::FalconResources(count) => one(html! { (piece(Piece::Falcon)) (arrow()) (counted(count, &basic())) }),
        Gives::CopySwitch => one(html! { (icon("rv-switch")) (arrow()) (icon("rv-others")) (card_of(None)) }),
        Gives::Trade { coin: paid, count, gain, gained } => one(
            html! { (counted(count, &coin(paid))) (icon_in("ar", "rv-trade")) (counted(gained, &traded(gain, gained))) },
        ),
    }
}

/// The gain of a trade. Several basic resources are of one kind, which an equals sign says.
fn traded(gain: Coin, gained: u8) -> Markup {
    html! { (coin(gain)) @if gain == Coin::Basic && gained > 1 { b.n { "=" } } }
}

/// Kinds of spaces that cost nothing to pass.
fn passing(spaces: Passing) -> Markup {
    html! {
        @for color in spaces.terrain.iter() { (plate(color)) }
        @if spaces.water { (icon("rv-water")) }
    }
}

/// What is counted at the end of the game.
fn category(category: Category) -> Markup {
    match category {
        Category::Crates => icon("rv-crate"),
        Category::Energy => energy(true),
        Category::Modules => icon("rv-module"),
        Category::Figures => icon("rv-figure"),
        Category::TribeMarkers => icon("rv-tribe"),
        Category::Flasks => icon("rv-flask"),
        Category::Cards => card_of(None),
        Category::Waters => icon("rv-water"),
        Category::Crystals => resource(Resource::Crystal),
    }
}

/// What a color is worth on an artifact card. These cards count every two modules.
pub(in super::super) fn artifact_worth(of: Category, count: u8) -> Markup {
    html! {
        span.cl {
            (end_points(count)) (per())
            @if of == Category::Modules { (counted(2_u8, &category(of))) } @else { (category(of)) }
        }
    }
}

/// What a large location is worth.
pub(in super::super) fn large_score(score: LargeScore) -> Markup {
    let each = |count: u8, thing: &Markup| html! { (end_points(count)) (per()) (thing) };
    html! {
        span.cl {
            @match score {
                LargeScore::Each(of, count) => (each(count, &category(of))),
                LargeScore::Track(color) => { (icon("rv-end")) b.n { "=" } (step(Some(color))) },
                LargeScore::LargeBuildings(count) => (each(count, &icon("rv-large"))),
                LargeScore::FiguresInLarge(count) => (each(count, &icon("rv-inlarge"))),
                LargeScore::Presence(points) => { (presence(points)) (icon("rv-presence")) },
                LargeScore::FlasksAndEnergy(count) => { (energy(true)) (each(count, &icon("rv-flask"))) },
            }
        }
    }
}

/// The points for being present on few and on many tiles.
fn presence(points: [u8; PRESENCE.len()]) -> Markup {
    let (fewest, most) = (points.iter().min(), points.iter().max());
    html! { @if let (Some(fewest), Some(most)) = (fewest, most) { b.endp { (fewest) "–" (most) } } }
}

/// What a space of a track gives.
pub(in super::super) fn track_bonus(bonus: TrackBonus) -> Markup {
    match bonus {
        TrackBonus::Energy => energy(true),
        TrackBonus::Crate => icon("rv-crate"),
        TrackBonus::Artifact => artifact(None),
    }
}

/// A machine of the player board.
pub(in super::super) fn standard(machine: StandardMachine) -> Markup {
    html! {
        span.fx.sm {
            @match machine {
                StandardMachine::Crystal => span.cl.pay {
                    span.cost { (basic()) } (arrow()) span.gains { span.cl { (resource(Resource::Crystal)) } }
                },
                StandardMachine::Rest => span.cl { (icon("rv-rest")) },
                StandardMachine::Range => span.cl { (range(1)) },
            }
        }
    }
}

/// What a reward space along the machine tracks holds.
pub(in super::super) fn reward(reward: Reward) -> Markup {
    match reward {
        Reward::Standard(machine) => standard(machine),
        Reward::Machine(color) => machine_of(color),
        Reward::Artifact => artifact(None),
        Reward::Cards(color) => html! { span.cl { (end_points(CARD_BONUS)) (per()) (card_of(Some(color))) } },
    }
}

/// The back of an area tile: its cost, and the points for exploring it.
pub(in super::super) fn back(back: Back) -> Markup {
    html! { span.chip { (purse(back.cost)) (points(back.points)) } }
}

/// What a hex shows, beside words. Water shows its reward.
pub(in super::super) fn ground(content: &Content, ground: Ground) -> Markup {
    let hex = html! { svg.ic.hexsign.(terrain_class(ground)) viewBox="-30 -34 60 68" aria-hidden="true" {
        polygon points="0,-32 27.7,-16 27.7,16 0,32 -27.7,16 -27.7,-16" {}
        use href={ "#" (terrain_art(ground)) } x="-26" y="-26" width="52" height="52" {}
    } };
    html! {
        (hex)
        @if let Ground::Water(list) = ground { (small_effects(content, list)) }
    }
}

/// Returns the drawing of a hex in the sprite.
pub(in super::super) const fn terrain_art(ground: Ground) -> &'static str {
    match ground {
        Ground::Sand => "rv-t-sand",
        Ground::Terrain(Color::Yellow) => "rv-t-field",
        Ground::Terrain(Color::Green) => "rv-t-forest",
        Ground::Terrain(Color::Gray) => "rv-t-mountain",
        Ground::Water(_) => "rv-t-water",
        Ground::Location => "rv-t-location",
    }
}

/// Returns the class that gives a hex the colors of its ground.
pub(in super::super) const fn terrain_class(ground: Ground) -> &'static str {
    match ground {
        Ground::Sand => "sand",
        Ground::Terrain(Color::Yellow) => "field",
        Ground::Terrain(Color::Green) => "forest",
        Ground::Terrain(Color::Gray) => "mountain",
        Ground::Water(_) => "water",
        Ground::Location => "location",
    }
}
