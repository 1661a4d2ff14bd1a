//! Bills: what an action on the board costs, what crystals stand in for, and what is left.

use ::revive::effect::BoardAction;
use ::revive::resource::{Purse, Resource};
use ::revive::tribe::Gives;
use ::revive::{Action, PriceView, names};
use engine::say;
use maud::{Markup, html};
use table::LegalAction;

use super::{Scene, icon, player};
use crate::spot::{button, form, slug};
use crate::words::Key;

/// Returns the prices of the possible actions of a kind.
pub(super) fn prices(scene: Scene<'_>, wanted: impl Fn(&Action) -> bool) -> Vec<PriceView> {
    let offered = |price: &&PriceView| scene.offers().any(|(action, _)| *action == price.action);
    scene.view.prices.iter().filter(|price| wanted(&price.action)).filter(offered).copied().collect()
}

/// Whether a bill is shown before an action is taken: there is a choice, or crystals are spent.
pub(super) fn opens(offers: &[&LegalAction], prices: &[PriceView]) -> bool {
    let spends = |price: &PriceView| price.instead.total() > 0 || price.cost[Resource::Crystal] > 0;
    offers.len() > 1 || prices.iter().any(spends)
}

/// A bill for each action, as the button that takes it.
pub(super) fn bills(offers: &[&LegalAction], prices: &[PriceView], scene: Scene<'_>) -> Markup {
    let moves = &scene.page.moves;
    let action = |offered: &LegalAction| {
        let this = scene.offers().find(|(_, other)| std::ptr::eq(*other, offered));
        this.map(|(action, _)| *action)
    };
    let buttons = html! {
        @for offered in offers {
            @let price = prices.iter().find(|price| Some(price.action) == action(offered));
            (button(moves, offered, "button bill-button", &slug("do", &offered.notation), None, &html! {
                @if let Some(price) = price { (bill(price, scene)) }
                @else { (scene.title(&offered.label)) }
            }))
        }
    };
    form(moves, "bills", &buttons)
}

/// What an action costs, and what is left after it.
fn bill(price: &PriceView, scene: Scene<'_>) -> Markup {
    let purse = player(scene).map_or(Purse::NOTHING, |player| player.purse);
    let due = price.cost.plus(Resource::Book, price.books).plus(Resource::Food, price.range);
    let crystals = price.instead.total() + price.cost[Resource::Crystal];
    let left = Resource::ALL.into_iter().fold(Purse::NOTHING, |left, resource| {
        let spent = match resource {
            Resource::Crystal => crystals,
            Resource::Gear | Resource::Book | Resource::Food => due[resource].saturating_sub(price.instead[resource]),
        };
        left.plus(resource, purse[resource].saturating_sub(spent))
    });
    html! {
        span.bill-picture { (what(&price.action)) }
        span.bill {
            @if let Some(gives) = gives(price, scene) {
                span.bill-gives { (icon::gives(&scene.view.pack, gives)) }
                span.bill-words { (scene.title(name(price, scene))) }
            } @else {
                b.bill-name { (scene.title(name(price, scene))) }
            }
            span.bill-row {
                span { (scene.say(say!(ReviveYouPay))) }
                span.bill-sum {
                    @if due.total() == 0 { (scene.say(say!(ReviveNothing))) }
                    @for resource in Resource::BASIC {
                        @let count = due[resource].saturating_sub(price.instead[resource]);
                        @if count > 0 { (icon::counted(count, &icon::resource(resource))) }
                    }
                    @if crystals > 0 { (icon::counted(crystals, &icon::resource(Resource::Crystal))) }
                    @if price.instead.total() > 0 {
                        small { (scene.say(say!(ReviveInstead, what = names::purse(price.instead)))) }
                    }
                }
            }
            span.bill-row.left {
                span { (scene.say(say!(ReviveThenHave))) }
                span.bill-sum {
                    @for resource in Resource::ALL {
                        span.q.none[left[resource] == 0] { b.n { (left[resource]) } (icon::resource(resource)) }
                    }
                }
            }
            @if let Some(brings) = names::brings(scene.view, price) {
                span.bill-brings { b { (scene.say(say!(ReviveBrings))) } " " (scene.say(brings)) }
            }
        }
    }
}

/// The picture of an action.
fn what(action: &Action) -> Markup {
    match action {
        Action::Build { large: true, .. } => icon::icon("rv-large"),
        Action::Build { .. } => icon::board_action(BoardAction::Build),
        Action::Populate { .. } => icon::board_action(BoardAction::Populate),
        Action::Explore { .. } => icon::board_action(BoardAction::Explore),
        _ => html! {},
    }
}

/// Returns what the technology gives that an action unlocks.
fn gives(price: &PriceView, scene: Scene<'_>) -> Option<Gives> {
    let Action::Populate { technology, .. } = price.action else { return None };
    let board = player(scene).map(|player| scene.view.pack.tribe(player.board.tribe, player.board.side))?;
    Some(board.technologies.get(usize::from(technology))?.gives)
}

/// What an action is, without its price.
fn name(price: &PriceView, scene: Scene<'_>) -> engine::words::Phrase {
    let content = &scene.view.pack;
    match price.action {
        Action::Build { large: false, .. } => say!(ReviveSmallBuilding),
        Action::Build { large: true, .. } => say!(ReviveLargeBuilding),
        Action::Populate { .. } => match gives(price, scene) {
            Some(gives) => names::technology(content, gives),
            None => say!(ReviveTribe),
        },
        Action::Explore { .. } => say!(ReviveExplore),
        _ => names::price(price),
    }
}
