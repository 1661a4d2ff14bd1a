//! The middle of the table: places, cards and buildings.

use engine::page::{LABEL_WIDTH, Page, left, right};
use engine::words::Phrase;
use engine::{Seat, say};

use crate::content::Cost;
use crate::names::{self, Label};
use crate::place::{Capacity, Place, Site, gatherers_allowed, village_limit};
use crate::view::{SiteView, StackView, View};
use crate::words::{Key, phrase};

/// Writes the places printed on the board, with free rings and the people of each player.
pub(super) fn places(view: &View, page: &mut Page<'_>) {
    let label = |title: &str, gives: &str, free: &str| left(title, 12) + &left(gives, 20) + &right(free, 8);
    page.table(&label(&page.say(say!(PlainPlaces)), &page.say(say!(PlainGives)), &page.say(say!(PlainFree))));
    for here in &view.sites {
        let gives = page.say(names::site_gives(here.site));
        page.row(
            &label(&page.say(Phrase::from(here.site)), &gives, &free(here, view, page)),
            here.people.iter().map(|&count| people(count, page)).collect::<Vec<_>>(),
        );
    }
    if let players @ 2..=3 = view.players.len() {
        page.paragraph(&page.say(say!(PlainFewerPlayers, players = players, allowed = players - 1)));
    }
}

/// Returns the number of free rings. With two or three players, a place that is closed for the round has none.
fn free(here: &SiteView, view: &View, page: &Page<'_>) -> String {
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
        return page.say(say!(PlainNoLimit));
    };
    rings.saturating_sub(here.people.iter().sum()).to_string()
}

fn people(count: u8, page: &Page<'_>) -> String {
    if count == 0 { page.say(say!(PlainNobody)) } else { count.to_string() }
}

/// Returns a cell for each player, where there is room for one person only.
fn person(view: &View, who: Option<Seat>, page: &Page<'_>) -> Vec<String> {
    view.players.iter().map(|player| people(u8::from(who == Some(player.seat)), page)).collect()
}

/// Writes the spaces for cards.
pub(super) fn cards(view: &View, page: &mut Page<'_>) {
    let details = |price: &str| right(price, 7);
    let title = left(&page.say(say!(PlainCards, deck = view.deck)), LABEL_WIDTH - 7);
    page.table(&(title + &details(&page.say(say!(PlainPrice)))));
    for space in &view.cards {
        let text = space.card.as_ref().map_or_else(|| Label::Empty.into(), phrase::card);
        let text = page.say(say!(PlainNumbered, number = space.slot.number(), text = text));
        page.entry(&text, &details(&space.slot.to_string()), person(view, space.person, page));
    }
}

/// Writes the stacks of buildings.
pub(super) fn buildings(view: &View, page: &mut Page<'_>) {
    let details = |points: &str, count: &str| right(points, 7) + &right(count, 5);
    let title = left(&page.say(say!(PlainBuildings)), LABEL_WIDTH - 12);
    page.table(&(title + &details(&page.say(say!(PlainPoints)), &page.say(say!(PlainLeft)))));
    for stack in &view.stacks {
        let (text, points) = building(stack);
        let text = page.say(say!(PlainNumbered, number = stack.slot.number(), text = text));
        let count = stack.below.saturating_add(u8::from(stack.top.is_some()));
        page.entry(&text, &details(&page.say(points), &count.to_string()), person(view, stack.person, page));
    }
}

/// Returns the cost and the points of the building on top.
fn building(stack: &StackView) -> (Phrase, Phrase) {
    let Some(building) = stack.top else {
        return (Label::Empty.into(), say!(PlainNothing));
    };
    let points = match building.cost {
        Cost::Fixed(resources) => Phrase::verbatim(resources.value().to_string()),
        Cost::Counted { .. } | Cost::UpTo(_) => say!(PlainByValue),
    };
    (phrase::cost(&building.cost), points)
}
