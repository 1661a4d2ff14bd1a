//! Panels on which several things are picked at once, such as a payment, for every game.
//!
//! The rules ask small questions, one after the other. A panel asks them together: a row for each thing that can be
//! picked, a running total, and one button that posts all of it as a [plan](table::Plan). With the script, buttons pick
//! and take back, and the total follows. Without it, the rows are fields, and *Add up* gives the form back with its sum.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};

use crate::spot::{form, named, slug};
use crate::table_page::Moves;
use crate::words::Key;

/// What a panel posts: which plan it is, and what was picked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picks {
    /// The kind of plan, in the words of the board.
    pub kind: String,
    /// The thing on the board that the plan is about.
    pub at: String,
    counts: BTreeMap<String, u8>,
    /// Whether the form only asks for its sum.
    pub(crate) adds_up: bool,
}

/// What the fields of rows are called: `pick-wood`.
const FIELD: &str = "pick-";
/// The most fields that a panel has.
const MOST_FIELDS: usize = 64;

impl Picks {
    /// Reads the fields of a form. Returns `None` if the form is no panel, or no panel of ours.
    pub(crate) fn read(fields: &[(String, String)]) -> Option<Self> {
        let text = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.clone());
        let mut counts = BTreeMap::new();
        for (field, value) in fields {
            if let Some(name) = field.strip_prefix(FIELD) {
                let value = value.trim();
                counts.insert(name.to_owned(), if value.is_empty() { 0 } else { value.parse().ok()? });
            }
        }
        let picks =
            Self { kind: text("plan")?, at: text("at").unwrap_or_default(), counts, adds_up: text("sum").is_some() };
        (picks.counts.len() <= MOST_FIELDS).then_some(picks)
    }

    /// Creates what a panel would post.
    #[must_use]
    pub fn of<'a>(kind: &str, at: &str, counts: impl IntoIterator<Item = (&'a str, u8)>) -> Self {
        let counts = counts.into_iter().map(|(name, count)| (name.to_owned(), count)).collect();
        Self { kind: kind.to_owned(), at: at.to_owned(), counts, adds_up: false }
    }

    /// Returns how many of a thing were picked.
    #[must_use]
    pub fn count(&self, name: &str) -> u8 {
        self.counts.get(name).copied().unwrap_or(0)
    }

    /// Returns text that identifies the picks.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = format!("{}\n{}", self.kind, self.at);
        for (name, count) in &self.counts {
            let _ = write!(text, "\n{name} {count}");
        }
        text
    }
}

/// A thing that can be picked.
pub struct Row {
    /// What its field is called.
    pub name: String,
    /// Its picture.
    pub picture: Markup,
    /// Its name.
    pub label: Phrase,
    /// How many there are.
    pub have: u16,
    /// What one of them adds to the totals.
    pub worth: u16,
}

/// A number that follows from the picks: `(base + the worth of all picks) / per`, rounded down.
pub struct Total {
    /// What it counts.
    pub label: Phrase,
    /// What it is before anything is picked.
    pub base: u16,
    /// How much makes one.
    pub per: u16,
}

/// A panel on which several things are picked.
pub struct Panel {
    /// The kind of plan that it posts.
    pub kind: &'static str,
    /// The thing on the board that it is about.
    pub at: String,
    /// What is needed, as a title.
    pub need: Phrase,
    /// The least and the most that may be picked.
    pub amount: (u16, u16),
    /// Whether the picks are taken, and not spent.
    pub gains: bool,
    /// How many different things must be picked, if that matters.
    pub kinds: Option<u16>,
    /// The things that can be picked.
    pub rows: Vec<Row>,
    /// What follows from the picks.
    pub totals: Vec<Total>,
    /// What the button says that posts the panel.
    pub confirm: Phrase,
}

impl Panel {
    /// Returns the form of the panel. Picks that were given back are in it.
    #[must_use]
    pub fn form(&self, moves: &Moves<'_>) -> Markup {
        let given = given(moves, self.kind, &self.at);
        let picked = |row: &Row| given.map_or(0, |picks| u16::from(picks.count(&row.name)));
        let (least, most) = self.amount;
        let id = slug("pick", &format!("{}-{}", self.kind, self.at));
        let inside = html! {
            input type="hidden" name="plan" value=(self.kind);
            input type="hidden" name="at" value=(self.at);
            p.pick-need { (moves.speaker.say_capitalized(&self.need)) }
            div.pick-rows data-picks data-least=(least) data-most=(most) data-kinds=[self.kinds]
                data-gains[self.gains] {
                @for row in &self.rows { (row.markup(&id, picked(row), self, moves)) }
            }
            (self.sum(picked, moves))
            div.pick-do {
                button.button.primary id=(id) { (moves.speaker.say_capitalized(&self.confirm)) }
                button.button.add-up id={ (id) "-sum" } name="sum" value="yes" { (moves.speaker.say(say!(PicksAddUp))) }
                button.button.quiet.pick-back id={ (id) "-back" } type="button" data-back disabled { (moves.speaker.say(say!(PicksBack))) }
            }
        };
        form(moves, "picks", &inside)
    }

    /// The running total: what is chosen, what is missing, and what it brings.
    fn sum(&self, picked: impl Fn(&Row) -> u16, moves: &Moves<'_>) -> Markup {
        let (least, most) = self.amount;
        let all: u16 = self.rows.iter().map(&picked).sum();
        let kinds = self.rows.iter().filter(|row| picked(row) > 0).count() as u16;
        let worth: u16 = self.rows.iter().map(|row| picked(row).saturating_mul(row.worth)).sum();
        let fits = (least..=most).contains(&all) && self.kinds.is_none_or(|wanted| wanted == kinds);
        let said = |label: Phrase, name: &str, value: u16| {
            html! { span { (moves.speaker.say_capitalized(label)) " " b data-sum=(name) { (value) } } }
        };
        html! {
            p.pick-sum role="status" {
                span.pick-fit.met[fits] aria-hidden="true" {}
                (said(say!(PicksChosen), "count", all))
                @if self.kinds.is_some() { (said(say!(PicksKinds), "kinds", kinds)) }
                @if least > 0 { (said(say!(PicksMissing), "missing", least.saturating_sub(all))) }
                @for total in &self.totals {
                    span {
                        (moves.speaker.say_capitalized(&total.label)) " "
                        b data-base=(total.base) data-per=(total.per) {
                            ((total.base + worth).checked_div(total.per).unwrap_or_default())
                        }
                    }
                }
            }
        }
    }
}

impl Row {
    fn markup(&self, id: &str, picked: u16, panel: &Panel, moves: &Moves<'_>) -> Markup {
        let label = moves.speaker.say_capitalized(&self.label);
        let (less, more) = (say!(PicksLess, what = self.label.clone()), say!(PicksMore, what = self.label.clone()));
        let (id, most) = (format!("{id}-{}", self.name), panel.amount.1);
        let (after, most) = if panel.gains {
            (self.have.saturating_add(picked), most)
        } else {
            (self.have.saturating_sub(picked), self.have.min(most))
        };
        html! {
            div.pick-row {
                label.pick-what for=(id) { (self.picture) span { (label) } }
                span.pick-stock { (self.have) " → " b { (after) } }
                button.button.step id={ (id) "-less" } type="button" data-step="-1" aria-label=(moves.speaker.say(less)) { "−" }
                input id=(id) type="number" inputmode="numeric" name={ (FIELD) (self.name) } value=(picked)
                    min="0" max=(most) data-have=(self.have) data-worth=(self.worth);
                button.button.step id={ (id) "-more" } type="button" data-step="1" aria-label=(moves.speaker.say(more)) { "+" }
            }
        }
    }
}

/// A button that posts a plan whose picks are fixed.
#[must_use]
pub fn fixed(
    picks: &Picks,
    moves: &Moves<'_>,
    class: &str,
    label: &str,
    marks: Option<&str>,
    inner: &Markup,
) -> Markup {
    let inside = html! {
        input type="hidden" name="plan" value=(picks.kind);
        input type="hidden" name="at" value=(picks.at);
        @for (name, count) in &picks.counts { input type="hidden" name={ (FIELD) (name) } value=(count); }
        button id=(slug("plan", &picks.text())) class={ (class) " can" } title=(label) data-preview=[marks] {
            (named(label, inner))
        }
    };
    form(moves, "act", &inside)
}

/// Returns the picks of this panel, if the viewer's last form was given back.
#[must_use]
pub fn given<'a>(moves: &Moves<'a>, kind: &str, at: &str) -> Option<&'a Picks> {
    moves.picks.filter(|picks| picks.kind == kind && picks.at == at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(fields: &[(&str, &str)]) -> Option<Picks> {
        let fields: Vec<(String, String)> =
            fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        Picks::read(&fields)
    }

    #[test]
    fn picks_are_read_from_the_fields_of_a_form() {
        let fields = [("answers", "7"), ("plan", "pay"), ("at", "card-2"), ("pick-wood", "2"), ("pick-gold", "")];
        let picks = read(&fields).unwrap();
        assert_eq!(picks, Picks::of("pay", "card-2", [("wood", 2), ("gold", 0)]));
        assert_eq!((picks.count("wood"), picks.count("gold"), picks.count("stone")), (2, 0, 0));
        assert_eq!(picks.text(), "pay\ncard-2\ngold 0\nwood 2");
        assert!(read(&[("plan", "pay"), ("sum", "yes")]).unwrap().adds_up);
    }

    #[test]
    fn other_forms_are_no_picks() {
        assert_eq!(read(&[("action", "place forest 1")]), None);
        for wrong in ["-1", "x", "256", "1.5"] {
            assert_eq!(read(&[("plan", "pay"), ("pick-wood", wrong)]), None, "{wrong}");
        }
        let many: Vec<(String, String)> = (0..65).map(|number| (format!("pick-{number}"), "1".to_owned())).collect();
        let many: Vec<(&str, &str)> = many.iter().map(|(name, value)| (&**name, &**value)).collect();
        assert_eq!(read(&[&[("plan", "pay")], &many[..]].concat()), None);
    }
}
