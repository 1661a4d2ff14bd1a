//! What an action on the map costs beyond the printed price, in small.

use ::revive::resource::Resource;
use ::revive::space::Space;
use ::revive::{Action, PriceView};
use maud::{Markup, html};

use super::super::{Scene, bill, icon};
use super::{cheapest, space_of};

/// The badge of a space of a tile or a large location, if something is possible there.
pub(super) fn of_space(space: Space, scene: Scene<'_>) -> Markup {
    let prices = bill::prices(scene, |action| space_of(action) == Some(space));
    html! { @if !prices.is_empty() { (of_prices(&prices)) } }
}

/// The badge for the cheapest of some prices.
pub(super) fn of_prices(prices: &[PriceView]) -> Markup {
    html! {
        @if let Some(price) = cheapest(prices) {
            span.price aria-hidden="true" {
                @if let Some(action) = price.action.board_action() { (icon::board_action(action)) }
                @if price.range > 0 { span.walk { "+" (icon::counted(price.range, &icon::icon("rv-range"))) } }
                @if price.books > 0 { span.walk { "+" (icon::counted(price.books, &icon::resource(Resource::Book))) } }
                @let crystals = match price.action { Action::At(_) => price.cost[Resource::Crystal], _ => price.instead.total() };
                @if crystals > 0 { span.walk { (icon::counted(crystals, &icon::resource(Resource::Crystal))) } }
            }
        }
    }
}
