//! The valley: the places printed on the board, with the people on them.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, PreEscaped, html};
use stone_age::{Action, Capacity, Gathering, Place, Site, SiteView, View, Work, names};

use super::{Draw, icon};
use crate::spot::{Thing, spot};
use crate::words::{Key, list};

const WIDE: &str = include_str!("../../assets/valley-wide.svg");
const TALL: &str = include_str!("../../assets/valley-tall.svg");

pub(super) fn valley(draw: Draw<'_>) -> Markup {
    html! {
        section.valley id="valley" data-region="valley" aria-label=(draw.say(names::label(names::Label::Valley))) {
            (PreEscaped(WIDE))
            (PreEscaped(TALL))
            @for here in &draw.view.sites {
                div class={ "place place-" (here.site) } { (place(here, draw)) }
            }
        }
    }
}

fn place(here: &SiteView, draw: Draw<'_>) -> Markup {
    let site = here.site;
    let name = site.to_string();
    let (title, gives) = (names::site(site), names::site_gives(site));
    let inner = html! {
        svg.scene aria-hidden="true" { use href={ "#scene-" (site) } {} }
        (people(here))
        span.plate {
            span.plate-title { (draw.say(&title)) }
            span.plate-gives { (rate(site)) }
        }
    };
    let ask = ask(site, draw.view);
    let there = standing(here, draw);
    let about = html! {
        p.gives { (draw.title(&gives)) }
        @if let Some(there) = &there { p.there { (draw.say(there)) } }
    };
    let label = match there {
        Some(there) => say!(DrawnValue, label = title.clone(), value = there),
        None => title.clone(),
    };
    spot(
        &draw.page.moves,
        &Thing {
            spot: &name,
            class: "site",
            title: &title,
            label: &label,
            ask: Some(&ask),
            gives_up: None,
            about: Some(about),
            hover: Some(&gives),
            inner,
        },
    )
}

/// The rings of a place with the people on them. The hunt has no rings, and room for all.
fn people(here: &SiteView) -> Markup {
    let rings = match Place::Site(here.site).capacity() {
        Capacity::UpTo(rings) | Capacity::Exactly(rings) => rings,
        Capacity::Unlimited => 0,
    };
    let at = here.site.to_string();
    let standing = || {
        let by_seat = engine::Seat::ALL.into_iter().zip(&here.people);
        by_seat.flat_map(|(seat, &count)| std::iter::repeat_n(seat, usize::from(count)))
    };
    let free = usize::from(rings).saturating_sub(standing().count());
    let crowd = if standing().count() > 16 { "crowd" } else { "" };
    html! {
        span.rings.(crowd) {
            @for seat in standing() { span.ring.taken { (icon::person(seat, &at)) } }
            @for _ in 0..free { span.ring {} }
        }
    }
}

/// How many pips bring what; or what one simply gets.
fn rate(site: Site) -> Markup {
    match site.work() {
        Work::Gather(gathering) => html! {
            (icon::gathering(gathering))
            @let pips = match gathering { Gathering::Food => 2, Gathering::Resource(resource) => resource.value() };
            span { "/ " (pips) }
        },
        Work::Tool => html! { "+1 " (icon::icon("i-tool")) },
        Work::Person => html! { "+1 " (icon::icon("i-people")) },
        Work::FoodTrack => html! { "+1 " (icon::icon("i-track")) },
    }
}

/// Who stands there, in words.
fn standing(here: &SiteView, draw: Draw<'_>) -> Option<Phrase> {
    let there = draw.page.seats.iter().filter_map(|line| {
        let count = here.people.get(line.seat.index()).copied().filter(|&count| count > 0)?;
        Some(say!(DrawnPeople, player = &line.name, count = count))
    });
    list(there)
}

/// What one might want to do here in this phase.
fn ask(site: Site, view: &View) -> String {
    let place = Place::Site(site);
    match view.phase {
        stone_age::Phase::Placing => Action::Place { place, people: place.capacity().least() }.to_string(),
        stone_age::Phase::Using | stone_age::Phase::Feeding { .. } | stone_age::Phase::Over(_) => {
            Action::Use { site }.to_string()
        }
    }
}
