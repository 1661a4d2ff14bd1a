//! A player's tribe: its ability, its technologies, and the pieces that are not on the map yet.

use engine::say;
use maud::{Markup, html};
use revive::content::Content;
use revive::effect::{Clause, Effect, Piece};
use revive::resource::Resource;
use revive::space::Space;
use revive::tribe::{Gives, TribeBoard};
use revive::{Action, LARGE_BUILDINGS, LARGE_COST, PriceView, SMALL_BUILDINGS, SMALL_COST, TRIBE_MARKERS, Task, names};
use table::LegalAction;

use super::boards::{Boards, Part};
use super::face::{self, Pack, Standing};
use super::icon;
use crate::spot::{button, form, slug};
use crate::words::Key;

pub(super) fn tribe(boards: Boards<'_>) -> Markup {
    let (scene, board) = (boards.scene, &boards.player.board);
    let printed = board.board(boards.content());
    let label = scene.title(names::tribe_side(board.tribe, board.side));
    html! {
        div.tribe id=[boards.is_live.then_some("tribe")] tabindex=[boards.is_live.then_some("-1")] role="group" aria-label=(label) {
            @if boards.player.has_tribe {
                (ability(boards))
                div.tree {
                    (links(boards.content()))
                    @for number in [4, 5, 6, 1, 2, 3, 0] { (technology(number, printed, boards)) }
                    (buildings(false, boards))
                    (buildings(true, boards))
                }
            }
        }
    }
}

/// Checks whether the tribe shows an action.
pub(super) fn draws(boards: Boards<'_>, action: &Action) -> bool {
    match action {
        // Locations carry the same action, with the technologies to choose from.
        Action::Technology(_) | Action::Populate { .. } => boards.player.has_tribe,
        Action::Do => boards.scene.asked() == Some(Task::Tribe),
        _ => false,
    }
}

/// The tribe ability with what technologies add to it, its markers, and the tiles of a moon side.
fn ability(boards: Boards<'_>) -> Markup {
    let (scene, content, board) = (boards.scene, boards.content(), &boards.player.board);
    let does = names::ability(content, board.tribe, board.side);
    let label = say!(ReviveAbility, ability = does, count = board.tribe_markers);
    let printed = board.board(content);
    let inner = html! {
        (face::ability(Pack::of(scene), board.tribe, board.side))
        @for gives in board.gives(content) {
            @if let Gives::AbilityMore(list) = gives { span.more { "+" (icon::small_effects(content, list)) } }
        }
        @if let Some(piece) = piece(content, printed).filter(|_| board.tribe_tiles > 0) {
            span.tiles { (icon::counted(board.tribe_tiles, &icon::piece(piece))) }
        }
        span.tm data-place=[boards.place("ability")] {
            @for marker in 0..TRIBE_MARKERS { i.on[marker < board.tribe_markers] {} }
        }
    };
    let offers = boards.offers(|action| *action == Action::Do && draws(boards, action));
    boards.draw(Part {
        at: "ability".to_owned(),
        class: "abil look",
        title: say!(ReviveAbilityTitle),
        label,
        offers,
        wanted: None,
        about: Some(html! { p { (scene.title(names::ability(content, board.tribe, board.side))) } }),
        choices: None,
        inner,
    })
}

/// Returns the piece that a tribe places with its ability, if it has any.
fn piece(content: &Content, printed: &TribeBoard) -> Option<Piece> {
    content.effects(printed.ability).iter().find_map(|clause| match clause {
        Clause::One(Effect::Piece(piece)) => Some(*piece),
        Clause::One(_) | Clause::Either(..) => None,
    })
}

/// The places of the technologies in the tree, in a grid of 3 x 3 that is 100 wide and high.
const MIDDLES: [(u8, u8); revive::tribe::TECHNOLOGIES] =
    [(50, 84), (16, 50), (50, 50), (84, 50), (16, 16), (50, 16), (84, 16)];

/// The lines between technologies: one of two must be unlocked before the other.
fn links(content: &Content) -> Markup {
    html! {
        svg.links viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
            @for (to, before) in content.links().into_iter().enumerate() {
                @for from in before.iter().filter(|from| usize::from(*from) < to) {
                    @let ((x1, y1), (x2, y2)) = (MIDDLES[usize::from(from)], MIDDLES[to]);
                    line x1=(x1) y1=(y1) x2=(x2) y2=(y2) {}
                }
            }
        }
    }
}

/// A technology, counted from 0.
fn technology(number: u8, printed: &TribeBoard, boards: Boards<'_>) -> Markup {
    let (scene, content, player) = (boards.scene, boards.content(), boards.player);
    let pack = Pack::of(scene);
    let of = &printed.technologies[usize::from(number)];
    let is_unlocked = player.board.technologies.contains(number);
    let is_next = player.unlockable.contains(number);
    let label = names::full_technology(content, number, of);
    let label = if is_unlocked { say!(ReviveUnlocked, what = label) } else { label };
    let trades = boards.offers(|action| *action == Action::Technology(number));
    let populates = populates(number, boards);
    let choices = (!trades.is_empty() || !populates.is_empty()).then(|| choices(&trades, &populates, boards));
    let standing = if is_unlocked { Standing::Unlocked } else { Standing::Figure(player.seat) };
    let far = scene.view.map.all_locations().iter().find(|space| !player.board.figures.contains(*space));
    let wanted = far.map(|space| Action::Populate { space, technology: number, crystals: 0 });
    let class = match (is_unlocked, is_next, trades.is_empty()) {
        (true, _, true) => "done",
        (true, _, false) => "done free",
        (false, true, _) => "next",
        (false, false, _) => "far",
    };
    let offers = trades.into_iter().chain(populates.iter().map(|(_, offered)| *offered)).collect();
    html! {
        div class={ "node k" (number + 1) } data-place=[boards.place(format!("technology-{}", number + 1))] {
            (boards.draw(Part {
                at: format!("technology-{}", number + 1),
                class: &format!("tech look {class}"),
                title: say!(ReviveTechnology, number = number + 1),
                label,
                offers,
                wanted: wanted.filter(|_| !is_unlocked && !is_next),
                about: Some(face::about_technology(pack, number, of)),
                choices,
                inner: face::technology(pack, of, standing),
            }))
        }
    }
}

/// Lists the ways to unlock a technology, the cheapest first.
fn populates<'a>(number: u8, boards: Boards<'a>) -> Vec<(Option<&'a PriceView>, &'a LegalAction)> {
    let scene = boards.scene;
    let ways = scene.offers().filter(|(action, _)| {
        boards.is_live && matches!(action, Action::Populate { technology, .. } if *technology == number)
    });
    let price = |action: &Action| scene.view.prices.iter().find(|price| price.action == *action);
    let mut ways: Vec<_> = ways.map(|(action, offered)| (price(action), offered)).collect();
    ways.sort_by_key(|(price, _)| {
        price.map(|price| (price.instead.total(), price.cost.total() + price.books + price.range))
    });
    ways
}

/// The panel of a technology: its trade, or the locations where its figure can go.
fn choices(trades: &[&LegalAction], populates: &[(Option<&PriceView>, &LegalAction)], boards: Boards<'_>) -> Markup {
    let scene = boards.scene;
    let moves = &scene.page.moves;
    let buttons = html! {
        @for offered in trades {
            (button(moves, offered, "button option", &slug("do", &offered.notation), None, &html! {
                (crate::spot::label(moves, offered))
            }))
        }
        @for (price, offered) in populates {
            (button(moves, offered, "button optn", &slug("with", &offered.notation), None, &html! {
                @if let Some(price) = price { (bill(price, boards)) } @else { (crate::spot::label(moves, offered)) }
            }))
        }
    };
    html! {
        @if !populates.is_empty() { p { (scene.say(say!(ReviveWhichLocation))) } }
        (form(moves, "options", &buttons))
    }
}

/// A location with what is paid there.
fn bill(price: &PriceView, boards: Boards<'_>) -> Markup {
    let here: Option<Space> = match price.action {
        Action::Populate { space, .. } => Some(space),
        _ => None,
    };
    let crystals: u8 = price.instead.total();
    let mut due = price.cost.plus(Resource::Book, price.books).plus(Resource::Food, price.range);
    for resource in Resource::BASIC {
        due[resource] = due[resource].saturating_sub(price.instead[resource]);
    }
    html! {
        @if let Some(space) = here { b { (boards.scene.title(names::space(space))) } }
        span.due {
            (icon::purse(due))
            @if crystals > 0 { span.cl { (icon::counted(crystals, &icon::resource(Resource::Crystal))) } }
        }
    }
}

/// The buildings that are left, with their price.
fn buildings(large: bool, boards: Boards<'_>) -> Markup {
    let board = &boards.player.board;
    let (all, built, cost, class) = if large {
        (LARGE_BUILDINGS, board.large.len(), LARGE_COST, "bl large")
    } else {
        (SMALL_BUILDINGS, board.small.len(), SMALL_COST, "bl small")
    };
    let price = names::resources(Resource::Gear, cost);
    let count = all.saturating_sub(built);
    let label = if large {
        say!(ReviveLargeLeft, count = count, price = price)
    } else {
        say!(ReviveSmallLeft, count = count, price = price)
    };
    let kind = if large { "large" } else { "small" };
    html! {
        span.(class) role="img" aria-label=(boards.scene.title(&label)) title=(boards.scene.title(&label)) {
            span.bc { (icon::counted(cost, &icon::resource(Resource::Gear))) }
            span.bp data-place=[boards.place(kind)] {
                @for number in 0..all {
                    span.out[number >= count] { (icon::building(boards.seat(), large)) }
                }
            }
        }
    }
}
