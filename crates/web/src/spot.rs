//! Interactive things on a board, for every game.
//!
//! A board draws its things and wraps them with [`spot`], together with the legal actions that they stand for: a thing
//! with one action becomes a button that takes it, a thing with several opens a menu, and a thing without actions says
//! why not. All of this works without the script.

use engine::words::Phrase;
use engine::{Spot, say};
use maud::{Markup, PreEscaped, html};
use table::{LegalAction, Reason};

use crate::table_page::Moves;
use crate::words::Key;

/// A thing on a board.
pub struct Thing<'a> {
    /// Its name in the page: `forest`, `card-2`.
    pub at: &'a str,
    /// What can be done with it now.
    pub offers: Vec<&'a LegalAction>,
    /// CSS classes.
    pub class: &'a str,
    /// Its name.
    pub title: &'a Phrase,
    /// Its name and state, for screen readers.
    pub label: &'a Phrase,
    /// Returns why the action that a player would want here is not possible. Called when there is nothing better to do.
    pub why_not: &'a dyn Fn() -> Option<Reason>,
    /// Whether every action here gives the thing up for nothing. Such an action takes a second click, next to the
    /// reason why nothing better is possible.
    pub gives_up: bool,
    /// Further information, shown with the menu or the reason.
    pub about: Option<Markup>,
    /// A panel that takes several of the actions here at once: their notation, and its form.
    pub picks: Option<(&'a str, Markup)>,
    /// What its panel shows instead of a list of the actions. It opens for a single action, too.
    pub panel: Option<Markup>,
    /// The tooltip. `None` if the board shows its own.
    pub hover: Option<&'a Phrase>,
    /// Its looks: phrasing content, because it goes into a button.
    pub inner: Markup,
}

/// Returns the legal actions that belong to a spot.
pub fn offers_at<'a>(moves: &'a Moves<'_>, spot: Spot) -> impl Iterator<Item = &'a LegalAction> {
    moves.offers.iter().filter(move |offered| offered.spot == spot)
}

/// Draws a thing with everything that can be done with it.
#[must_use]
pub fn spot(moves: &Moves<'_>, thing: &Thing<'_>) -> Markup {
    match thing.offers.as_slice() {
        some if thing.picks.is_some() || thing.panel.is_some() && !some.is_empty() => menu(moves, thing, some),
        [] => match (thing.why_not)() {
            Some(reason) => refused(moves, thing, &reason),
            None => plain(moves, thing),
        },
        [only] if !thing.gives_up => single(moves, thing, only),
        some => menu(moves, thing, some),
    }
}

/// A form whose only button takes an action.
#[must_use]
pub fn act(moves: &Moves<'_>, offered: &LegalAction, class: &str, inner: &Markup) -> Markup {
    let told = told(moves, offered);
    form(moves, "act", &button(moves, offered, class, &slug("do", &offered.notation), Some(&told), inner))
}

/// A form that posts moves, around its buttons.
#[must_use]
pub fn form(moves: &Moves<'_>, class: &str, buttons: &Markup) -> Markup {
    html! {
        form.(class) method="post" action=(moves.post_to) {
            input type="hidden" name="answers" value=(moves.answers);
            @if let Some(seat) = moves.seat {
                input type="hidden" name="seat" value=(seat);
            }
            (buttons)
        }
    }
}

/// A button that takes an action, for use in a [`form`].
#[must_use]
pub fn button(
    moves: &Moves<'_>,
    offered: &LegalAction,
    class: &str,
    id: &str,
    hover: Option<&str>,
    inner: &Markup,
) -> Markup {
    let (rank, name) = (rank(moves, &[offered]), told(moves, offered));
    html! {
        button id=(id) class={ (class) " can" (hinted(rank)) } name="action" value=(offered.notation)
            aria-label=[label_of_words(&name, inner)] title=[hover] data-hint=[rank]
            data-preview=[moves.preview(offered).map(|preview| &preview.marks).filter(|marks| !marks.is_empty())] { (named(&name, inner)) }
    }
}

/// Buttons for several actions: a row of numbers if they differ only by a number, otherwise a list of labels.
#[must_use]
pub fn choices(moves: &Moves<'_>, offers: &[&LegalAction]) -> Markup {
    let id = |offered: &LegalAction| slug("do", &offered.notation);
    if let Some(numbers) = numbers(offers) {
        let buttons = html! {
            @for (offered, number) in offers.iter().zip(numbers) {
                @let short = moves.preview(offered).and_then(|preview| preview.short.as_deref());
                (button(moves, offered, "button number", &id(offered), Some(&told(moves, offered)), &html! {
                    (number) @if let Some(short) = short { small { (short) } }
                }))
            }
        };
        return form(moves, "numbers", &buttons);
    }
    let buttons = html! {
        @for offered in offers {
            (button(moves, offered, "button option", &id(offered), None, &html! { (label(moves, offered)) }))
        }
    };
    form(moves, "options", &buttons)
}

/// A button that opens the panel with this id. Each panel of a page has such a button.
#[must_use]
pub fn opener(id: &str, class: &str, panel: &str, label: &str, inner: &Markup) -> Markup {
    html! {
        button type="button" id=(id) class=(class) popovertarget=(panel) aria-label=[label_of_words(label, inner)] {
            (named(label, inner))
        }
    }
}

/// Checks whether a button shows words, and its name contains them.
fn shows_words(name: &str, inner: &Markup) -> bool {
    // What a choice foretells stands in brackets.
    let own = name.split(" (").next().unwrap_or_default();
    !inner.0.contains('<') && (inner.0 == name || own.split(' ').any(|word| inner.0 == word))
}

/// Returns the name of a button that shows words, if it says more than these words.
fn label_of_words<'a>(name: &'a str, inner: &Markup) -> Option<&'a str> {
    (shows_words(name, inner) && inner.0 != name).then_some(name)
}

/// The inside of a button. Pictures have numbers and words between them, which do not read as a sentence: screen readers
/// get the name instead.
pub(crate) fn named(name: &str, inner: &Markup) -> Markup {
    html! {
        @if shows_words(name, inner) { (PreEscaped(&inner.0)) }
        @else {
            span.pictures aria-hidden="true" { (PreEscaped(&inner.0)) }
            span.visually-hidden { (name) }
        }
    }
}

/// A thing as a button that opens its panel.
fn open_thing(moves: &Moves<'_>, thing: &Thing<'_>, class: &str, is_disabled: bool, rank: Option<usize>) -> Markup {
    let hover = thing.hover.map(|hover| moves.speaker.say_capitalized(hover));
    let name = moves.speaker.say_capitalized(thing.label);
    html! {
        button type="button" id=(slug("at", thing.at)) class=(class) popovertarget=(slug("pop", thing.at))
            aria-label=[label_of_words(&name, &thing.inner)] title=[hover]
            aria-disabled=[is_disabled.then_some("true")] data-hint=[rank] { (named(&name, &thing.inner)) }
    }
}

/// Returns what an action does, as a title.
#[must_use]
pub fn label(moves: &Moves<'_>, offered: &LegalAction) -> String {
    moves.speaker.say_capitalized(&offered.label)
}

/// Returns what an action does, and what it costs and brings, for those who do not see the board.
fn told(moves: &Moves<'_>, offered: &LegalAction) -> String {
    match moves.preview(offered) {
        Some(preview) => {
            moves.speaker.say_capitalized(say!(DrawnWith, what = offered.label.clone(), more = preview.said.clone()))
        }
        None => label(moves, offered),
    }
}

/// Makes an id from a text: `do-place-forest-3`.
#[must_use]
pub fn slug(prefix: &str, text: &str) -> String {
    let letter = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    prefix.chars().chain(['-']).chain(text.chars().map(letter)).collect()
}

/// Returns the place of the best of these actions among those that a hint shows, counted from 1.
fn rank(moves: &Moves<'_>, offers: &[&LegalAction]) -> Option<usize> {
    let is_offered = |hint: &&str| offers.iter().any(|offered| offered.notation == *hint);
    moves.hints.iter().position(is_offered).map(|place| place + 1)
}

/// Returns the class of what a hint recommends.
fn hinted(rank: Option<usize>) -> &'static str {
    if rank == Some(1) { " hinted" } else { "" }
}

/// Returns the numbers that tell the actions apart, if nothing else does.
fn numbers(offers: &[&LegalAction]) -> Option<Vec<u8>> {
    let numbers: Vec<u8> = offers.iter().map(|offered| offered.amount).collect::<Option<_>>()?;
    (numbers.len() > 1).then_some(numbers)
}

fn single(moves: &Moves<'_>, thing: &Thing<'_>, offered: &LegalAction) -> Markup {
    let class = format!("spot {}", thing.class);
    let id = slug("at", thing.at);
    let told = told(moves, offered);
    let hover = thing.hover.map(|_| told.as_str());
    html! {
        (form(moves, "act", &button(moves, offered, &class, &id, hover, &thing.inner)))
        @if let Some(about) = &thing.about {
            (panel(moves, thing, "about", &html! { (about) }))
        }
    }
}

fn menu(moves: &Moves<'_>, thing: &Thing<'_>, offers: &[&LegalAction]) -> Markup {
    let rank = rank(moves, offers);
    // A single action in a menu gives the thing up. Say why nothing better is possible.
    let (gives_up, reason) = match offers {
        [_] if thing.picks.is_none() && thing.panel.is_none() => (" gives-up", (thing.why_not)()),
        _ => ("", None),
    };
    let class = format!("spot {} can{gives_up}{}", thing.class, hinted(rank));
    html! {
        (open_thing(moves, thing, &class, false, rank))
        (panel(moves, thing, "menu", &html! {
            @if let Some((taken, form)) = &thing.picks {
                @let rest: Vec<&LegalAction> = offers.iter().copied().filter(|offered| offered.notation != *taken).collect();
                (form)
                @if !rest.is_empty() { (choices(moves, &rest)) }
                @if let Some(about) = &thing.about { div.fine { (about) } }
            } @else if let Some(panel) = &thing.panel {
                (panel)
                @if let Some(about) = &thing.about { div.fine { (about) } }
            } @else {
                @if let Some(about) = &thing.about { (about) }
                @if let Some(reason) = &reason { (why(moves, reason)) }
                (choices(moves, offers))
            }
        }))
    }
}

fn refused(moves: &Moves<'_>, thing: &Thing<'_>, reason: &Reason) -> Markup {
    let class = format!("spot {} cannot", thing.class);
    html! {
        (open_thing(moves, thing, &class, true, None))
        (panel(moves, thing, "reason", &html! {
            @if let Some(about) = &thing.about { (about) }
            (why(moves, reason))
        }))
    }
}

fn why(moves: &Moves<'_>, reason: &Reason) -> Markup {
    html! {
        p.why { (moves.speaker.say(&reason.sentence)) }
        p.section { (moves.speaker.say(&reason.section)) }
    }
}

fn plain(moves: &Moves<'_>, thing: &Thing<'_>) -> Markup {
    let (class, label) = (format!("spot {}", thing.class), moves.speaker.say_capitalized(thing.label));
    let hover = thing.hover.map(|hover| moves.speaker.say_capitalized(hover));
    match &thing.about {
        None => html! { div class=(class) role="group" aria-label=(label) title=[hover] { (thing.inner) } },
        Some(about) => html! {
            (open_thing(moves, thing, &class, false, None))
            (panel(moves, thing, "about", about))
        },
    }
}

/// The panel that opens next to a thing. It stays open where picks were given back.
fn panel(moves: &Moves<'_>, thing: &Thing<'_>, kind: &str, inside: &Markup) -> Markup {
    let is_given = thing.picks.is_some() && moves.picks.is_some_and(|picks| picks.at == thing.at);
    sheet(moves, &slug("pop", thing.at), kind, is_given, &moves.speaker.say_capitalized(thing.title), inside)
}

/// A panel. One that is given back is open from the start, which no popover can be, and its form is left by a link.
pub(crate) fn sheet(moves: &Moves<'_>, id: &str, kind: &str, is_given: bool, title: &str, inside: &Markup) -> Markup {
    let given = if is_given { "given" } else { "" };
    html! {
        div id=(id) class={ "panel " (kind) " " (given) } popover=[(!is_given).then_some("auto")] {
            p.panel-title { (title) }
            (PreEscaped(&inside.0))
            @if is_given {
                a.button.quiet.close href=(moves.post_to.trim_end_matches("/act")) { (moves.speaker.say(say!(PicksClose))) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use engine::words::Speaker;

    use super::*;

    fn offered(notation: &str, spot: &'static str) -> LegalAction {
        LegalAction {
            notation: notation.to_owned(),
            label: Phrase::verbatim(format!("do {notation}")),
            spot: Spot::only(spot),
            amount: None,
            ends_turn: false,
        }
    }

    fn placed(people: u8) -> LegalAction {
        LegalAction { amount: Some(people), ..offered(&format!("place forest {people}"), "forest") }
    }

    /// Draws the forest with these actions.
    fn forest(offers: &[LegalAction], hints: &[&str]) -> String {
        let why_not =
            || Some(Reason { sentence: Phrase::verbatim("It is full."), section: Phrase::verbatim("Places") });
        let (seat, speaker) = (Some(Seat::ALL[0]), &Speaker::new([], &[]));
        let moves = Moves { post_to: "/act", answers: 7, seat, offers, hints, previews: &[], picks: None, speaker };
        let forest = Phrase::verbatim("Forest");
        let thing = Thing {
            at: "forest",
            offers: offers_at(&moves, Spot::only("forest")).collect(),
            class: "site",
            title: &forest,
            label: &forest,
            why_not: &why_not,
            gives_up: offers.iter().all(|offered| offered.notation == "leave forest"),
            about: None,
            picks: None,
            panel: None,
            hover: None,
            inner: html! { "trees" },
        };
        spot(&moves, &thing).into_string()
    }

    #[test]
    fn a_single_action_is_a_button() {
        let page = forest(&[offered("use forest", "forest"), offered("use hunt", "hunt")], &[]);
        assert!(page.starts_with("<form") && page.contains("name=\"action\" value=\"use forest\""), "{page}");
        assert!(page.contains("name=\"answers\" value=\"7\"") && page.contains("name=\"seat\" value=\"P1\""), "{page}");
        assert!(page.contains("id=\"at-forest\"") && !page.contains("popover"), "{page}");
    }

    #[test]
    fn actions_that_differ_by_a_number_are_a_row_of_numbers() {
        let offers = [placed(1), placed(2)];
        let page = forest(&offers, &["place forest 2"]);
        assert!(page.contains("popovertarget=\"pop-forest\"") && page.contains("class=\"numbers\""), "{page}");
        assert!(page.contains("class=\"spot site can hinted\"") && page.contains("data-hint=\"1\""), "{page}");
        let page = forest(&offers, &["use hunt", "place forest 2"]);
        assert!(page.contains("class=\"spot site can\"") && page.contains("data-hint=\"2\""), "{page}");
        assert!(page.contains("aria-label=\"Do place forest 2\"") && page.contains(">2</button>"), "{page}");
    }

    #[test]
    fn the_name_of_a_button_contains_the_words_that_it_shows() {
        let shown = |name: &str, inner: Markup| {
            (label_of_words(name, &inner).map(ToOwned::to_owned), named(name, &inner).into_string())
        };
        assert_eq!(shown("Leave", html! { "Leave" }), (None, "Leave".to_owned()));
        assert_eq!(shown("Pay 2 wood", html! { "2" }), (Some("Pay 2 wood".to_owned()), "2".to_owned()));
        for (name, inner) in [("Pay no wood", html! { "0" }), ("Take wood", html! { i {} "5" })] {
            let (label, inside) = shown(name, inner);
            assert!(label.is_none() && inside.contains("aria-hidden=\"true\""), "{inside}");
            assert!(inside.ends_with(&format!("<span class=\"visually-hidden\">{name}</span>")), "{inside}");
        }
    }

    #[test]
    fn giving_up_needs_confirmation() {
        let page = forest(&[offered("leave forest", "forest")], &[]);
        assert!(
            page.starts_with("<button type=\"button\" id=\"at-forest\" class=\"spot site can gives-up\""),
            "{page}"
        );
        let (question, answer) = (page.find("It is full.").unwrap(), page.find(">Do leave forest</button>").unwrap());
        assert!(question < answer, "{page}");
    }

    #[test]
    fn other_actions_are_listed_in_words() {
        let page = forest(&[offered("buy forest", "forest"), offered("leave forest", "forest")], &[]);
        assert!(page.contains("class=\"options\"") && page.contains(">Do leave forest</button>"), "{page}");
    }

    #[test]
    fn a_spot_without_actions_says_why() {
        let page = forest(&[], &[]);
        assert!(page.contains("aria-disabled=\"true\"") && page.contains("It is full."), "{page}");
        assert!(page.contains("Places") && !page.contains("<form"), "{page}");
    }
}
