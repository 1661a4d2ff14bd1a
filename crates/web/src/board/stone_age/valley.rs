//! The valley: the places printed on the board, with the people on them.

use engine::words::Phrase;
use engine::{Spot, say};
use maud::{Markup, PreEscaped, html};
use stone_age::{Action, Capacity, Gathering, Place, Site, SiteView, View, Work, names};

use super::{Scene, icon};
use crate::shortcut::Shortcut;
use crate::spot::{Thing, spot};
use crate::words::{Key, list};

const WIDE: &str = include_str!("../../../assets/valley-wide.svg");
const TALL: &str = include_str!("../../../assets/valley-tall.svg");

pub(super) fn valley(scene: Scene<'_>) -> Markup {
    html! {
        section.valley id="valley" data-region="valley" data-key=(Shortcut::Map) tabindex="-1"
            aria-label=(scene.say(names::Label::Valley)) {
            h2.visually-hidden { (scene.say(names::Label::Valley)) }
            (PreEscaped(WIDE))
            (PreEscaped(TALL))
            @for here in &scene.view.sites {
                div class={ "place place-" (here.site) } { (place(here, scene)) }
            }
        }
    }
}

/// Lists the spots of the places.
pub(super) fn spots(scene: Scene<'_>) -> impl Iterator<Item = Spot> {
    scene.view.sites.iter().map(move |here| scene.spot(&Action::Use { site: here.site }))
}

fn place(here: &SiteView, scene: Scene<'_>) -> Markup {
    let site = here.site;
    let (title, gives) = (Phrase::from(site), names::site_gives(site));
    let inner = html! {
        svg.scene aria-hidden="true" { use href={ "#scene-" (site) } {} }
        (people(here))
        span.plate {
            (icon::changed(scene, site.name()))
            span.plate-title { (scene.say(&title)) }
            span.plate-gives { (rate(site)) }
        }
    };
    let wanted = wanted(site, scene.view);
    let there = standing(here, scene);
    let about = html! {
        p.gives { (scene.title(&gives)) }
        @if let Some(there) = &there { p.there { (scene.say(there)) } }
    };
    let label = match there {
        Some(there) => say!(DrawnValue, label = title.clone(), value = there),
        None => title.clone(),
    };
    spot(
        &scene.page.moves,
        &Thing {
            at: site.name(),
            offers: scene.at(scene.spot(&wanted)),
            class: "site",
            title: &title,
            label: &label,
            why_not: &|| scene.why_not(&wanted),
            gives_up: false,
            about: Some(about),
            picks: None,
            panel: None,
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
        span.rings.(crowd) data-place=(at) data-slot="ring taken" {
            @for seat in standing() { span.ring.taken { (icon::person(seat, &at)) } }
            @for _ in 0..free { span.ring {} }
        }
    }
}

/// The number of pips that each item takes, or what the place gives without a roll.
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

/// Names the players whose people stand there.
fn standing(here: &SiteView, scene: Scene<'_>) -> Option<Phrase> {
    let there = scene.page.seats.iter().filter_map(|line| {
        let count = here.people.get(line.seat.index()).copied().filter(|&count| count > 0)?;
        Some(say!(DrawnPeople, player = &line.name, count = count))
    });
    list(there)
}

/// Returns the action that a player would want here in this phase.
fn wanted(site: Site, view: &View) -> Action {
    let place = Place::Site(site);
    match view.phase {
        stone_age::Phase::Placing => Action::Place { place, people: place.capacity().least() },
        stone_age::Phase::Using | stone_age::Phase::Feeding { .. } | stone_age::Phase::Over(_) => Action::Use { site },
    }
}
