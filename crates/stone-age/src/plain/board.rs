//! What lies in the middle of the table: places, cards and buildings.

use engine::Seat;
use engine::page::{LABEL_WIDTH, Page, left, right};

use crate::content::Cost;
use crate::place::{Capacity, Place, Site, gatherers_allowed, village_limit};
use crate::view::{SiteView, StackView, View};
use crate::words::{phrase, say};

/// The places printed on the board, with the rings that are free and everybody's people.
pub(super) fn places(view: &View, page: &mut Page) {
    let label = |title: &str, gives: &str, free: &str| left(title, 12) + &left(gives, 20) + &right(free, 8);
    page.table(&label(&say!(PlainPlaces), &say!(PlainGives), &say!(PlainFree)));
    for here in &view.sites {
        let gives = phrase::site_purpose(here.site, |gathering| {
            let (what, pips) = (phrase::gathering(gathering), phrase::pips(gathering.pips_per_piece()));
            say!(PlainRate, what = what, pips = pips)
        });
        page.row(
            &label(&phrase::site(here.site), &gives, &free(here, view)),
            here.people.iter().map(|&count| people(count)),
        );
    }
    if let players @ 2..=3 = view.players.len() {
        page.paragraph(&say!(PlainFewerPlayers, players = players, allowed = players - 1));
    }
}

/// How many rings are free. With two or three players those of a place that is closed for the round are not.
fn free(here: &SiteView, view: &View) -> String {
    let players = view.players.len() as u8;
    let gatherers = here.people.iter().filter(|&&people| people > 0).count();
    let is_in_village = |here: &SiteView| Site::VILLAGE.contains(&here.site);
    let is_filled = |here: &&SiteView| here.people.iter().any(|&people| people > 0);
    let filled = view.sites.iter().filter(|here| is_in_village(here)).filter(is_filled).count();
    let is_closed = (here.site.resource().is_some() && gatherers >= usize::from(gatherers_allowed(players)))
        || (is_in_village(here) && filled >= village_limit(players));
    if players < 4 && is_closed {
        return 0.to_string();
    }
    let (Capacity::UpTo(rings) | Capacity::Exactly(rings)) = Place::Site(here.site).capacity() else {
        return say!(PlainNoLimit);
    };
    rings.saturating_sub(here.people.iter().sum()).to_string()
}

fn people(count: u8) -> String {
    if count == 0 { say!(PlainNobody) } else { count.to_string() }
}

/// Everybody's people where there is room for one.
fn person(view: &View, who: Option<Seat>) -> impl Iterator<Item = String> {
    view.players.iter().map(move |player| people(u8::from(who == Some(player.seat))))
}

/// The spaces for cards.
pub(super) fn cards(view: &View, page: &mut Page) {
    let details = |price: &str| right(price, 7);
    let title = left(&say!(PlainCards, deck = view.deck), LABEL_WIDTH - 7);
    page.table(&(title + &details(&say!(PlainPrice))));
    for space in &view.cards {
        let text = space.card.as_ref().map_or_else(|| say!(PlainEmpty), phrase::card);
        let text = say!(PlainNumbered, number = space.price, text = text);
        page.entry(&text, &details(&space.price.to_string()), person(view, space.person));
    }
}

/// The stacks of buildings.
pub(super) fn buildings(view: &View, page: &mut Page) {
    let details = |points: &str, count: &str| right(points, 7) + &right(count, 5);
    let title = left(&say!(PlainBuildings), LABEL_WIDTH - 12);
    page.table(&(title + &details(&say!(PlainPoints), &say!(PlainLeft))));
    for stack in &view.stacks {
        let (text, points) = building(stack);
        let text = say!(PlainNumbered, number = stack.number, text = text);
        let count = stack.below.saturating_add(u8::from(stack.top.is_some()));
        page.entry(&text, &details(&points, &count.to_string()), person(view, stack.person));
    }
}

/// The cost and the points of the building on top.
fn building(stack: &StackView) -> (String, String) {
    let Some(building) = stack.top else {
        return (say!(PlainEmpty), say!(PlainNothing));
    };
    let points = match building.cost {
        Cost::Fixed(resources) => resources.value().to_string(),
        Cost::Counted { .. } | Cost::UpTo(_) => say!(PlainByValue),
    };
    (phrase::cost(&building.cost), points)
}
