//! The numbered menu of legal actions.

use engine::say;
use engine::words::Speaker;
use table::LegalAction;

use crate::text::{WIDTH, wrap};
use crate::words::Key;

/// Width of the column for the notation of an action.
const NOTATION_WIDTH: usize = 18;
/// Maximum size of a group whose actions keep a line each in a crowded menu.
const ALONE: usize = 2;
/// Maximum number of lines of a menu.
const MOST_LINES: usize = 28;
/// Number of last lines that are always shown.
const LAST: usize = 4;

/// The legal actions in the order of their numbers, grouped by their spot on the board.
pub(super) struct Menu {
    groups: Vec<Vec<LegalAction<String>>>,
}

impl Menu {
    pub(super) fn new(offers: Vec<LegalAction<String>>) -> Self {
        let mut groups: Vec<Vec<LegalAction<String>>> = Vec::new();
        for offered in offers {
            match groups.iter_mut().find(|group| group.iter().any(|other| other.spot == offered.spot)) {
                Some(group) => group.push(offered),
                None => groups.push(vec![offered]),
            }
        }
        Self { groups }
    }

    pub(super) fn len(&self) -> usize {
        self.groups.iter().map(Vec::len).sum()
    }

    /// The action with this number, counted from 1.
    pub(super) fn get(&self, number: usize) -> Option<&LegalAction<String>> {
        self.groups.iter().flatten().nth(number.checked_sub(1)?)
    }

    /// Every action on a separate line, with its full description.
    pub(super) fn all(&self) -> Vec<String> {
        self.groups.iter().flatten().zip(1..).flat_map(|(offered, number)| single(number, offered)).collect()
    }

    /// The menu in at most [`MOST_LINES`] lines. If there are too many, descriptions are truncated first; beyond that,
    /// actions of the same spot share a line.
    pub(super) fn lines(&self, speaker: &Speaker<'_>) -> Vec<String> {
        let whole = self.all();
        if whole.len() <= MOST_LINES {
            return whole;
        }
        let mut lines = Vec::new();
        let mut number = 1;
        for group in &self.groups {
            if self.len() <= MOST_LINES || group.len() <= ALONE {
                lines.extend(group.iter().zip(number..).map(|(offered, number)| cut_short(number, offered)));
            } else {
                lines.extend(together(number, group));
            }
            number += group.len();
        }
        if lines.len() > MOST_LINES {
            // Actions that end a turn come last, and must stay visible.
            let more = format!("  {}", speaker.say(say!(PlayMoreMoves)));
            lines.splice(MOST_LINES - 1 - LAST..lines.len() - LAST, [more]);
        }
        lines
    }
}

/// One action with its full description, wrapped.
fn single(number: usize, offered: &LegalAction<String>) -> Vec<String> {
    let LegalAction { notation, label, .. } = offered;
    let begin = format!("{:>5} {notation:NOTATION_WIDTH$} ", format!("[{number}]"));
    let indent = " ".repeat(begin.chars().count());
    wrap(&begin, &indent, label)
}

/// One action on one line, with its description truncated.
fn cut_short(number: usize, offered: &LegalAction<String>) -> String {
    let lines = single(number, offered);
    let is_cut = lines.len() > 1;
    let mut line = lines.into_iter().next().unwrap_or_default();
    if is_cut {
        let room = line.chars().take(WIDTH - 2).collect::<String>();
        line = format!("{} …", room.trim_end());
    }
    line
}

/// Actions of one group, with their common first words written once: `place hunt [1] 1  [2] 2`.
fn together(first: usize, group: &[LegalAction<String>]) -> Vec<String> {
    let words: Vec<Vec<&str>> = group.iter().map(|offered| offered.notation.split(' ').collect()).collect();
    let shortest = words.iter().map(Vec::len).min().unwrap_or(0);
    let is_common = |index: &usize| words.iter().all(|line| line[*index] == words[0][*index]);
    // At least one word must remain to distinguish the actions.
    let common = (0..shortest.saturating_sub(1)).take_while(is_common).count();
    let begin = |words: &str| format!("      {words:NOTATION_WIDTH$}");
    let mut lines = vec![begin(&words[0][..common].join(" "))];
    for (line, number) in words.iter().zip(first..) {
        let item = format!("  [{number}] {}", line[common..].join(" "));
        let is_full = |line: &String| line.chars().count() + item.chars().count() > WIDTH;
        if lines.last().is_some_and(is_full) {
            lines.push(begin(""));
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(&item);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use engine::Spot;

    use super::*;
    use crate::words;

    fn offered(spot: &'static str, notation: &str) -> LegalAction<String> {
        LegalAction {
            notation: notation.to_owned(),
            label: format!("to {notation}"),
            spot: Spot::only(spot),
            amount: None,
        }
    }

    fn crowded(actions: usize) -> Menu {
        let hunt = (1..=actions).map(|people| offered("hunt", &format!("place hunt {people}")));
        Menu::new(hunt.chain([offered("hut", "place hut")]).collect())
    }

    #[test]
    fn few_actions_have_a_line_each() {
        let menu = crowded(2);
        assert_eq!(menu.lines(&words::in_general())[0], "  [1] place hunt 1        to place hunt 1");
        assert_eq!(menu.lines(&words::in_general()).len(), 3);
        assert_eq!(menu.get(3).map(|offered| offered.notation.as_str()), Some("place hut"));
        assert_eq!((menu.get(0), menu.get(4)), (None, None));
    }

    #[test]
    fn many_actions_share_lines_of_bounded_width() {
        let menu = crowded(40);
        let lines = menu.lines(&words::in_general());
        assert!(lines[0].starts_with("      place hunt          [1] 1  [2] 2"), "{lines:?}");
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH), "{lines:?}");
        assert!(lines.last().is_some_and(|line| line.contains("[41] place hut")), "{lines:?}");
        assert_eq!(menu.all().len(), 41);
    }

    #[test]
    fn actions_of_one_spot_are_kept_together() {
        let menu = Menu::new(vec![offered("a", "one"), offered("b", "two"), offered("a", "three")]);
        assert_eq!(menu.get(2).map(|offered| offered.notation.as_str()), Some("three"));
    }

    #[test]
    fn a_long_label_is_wrapped() {
        let mut long = offered("hut", "place hut");
        long.label = "one more person ".repeat(6).trim_end().to_owned();
        let lines = Menu::new(vec![long]).lines(&words::in_general());
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH), "{lines:?}");
        assert!(lines[1].starts_with(&" ".repeat(26)), "{lines:?}");
    }

    #[test]
    fn descriptions_of_many_actions_are_truncated() {
        let long = |number: u8| LegalAction {
            notation: format!("do {number}"),
            label: "something that takes more than one line to tell, and then some ".repeat(2).trim().to_owned(),
            spot: Spot { name: "thing", number },
            amount: None,
        };
        let lines = Menu::new((1..=20).map(long).collect()).lines(&words::in_general());
        assert_eq!(lines.len(), 20);
        assert!(lines.iter().all(|line| line.ends_with(" …") && line.chars().count() <= WIDTH), "{lines:?}");
    }

    #[test]
    fn a_menu_is_never_too_long() {
        let spots: Vec<String> = (0..60).map(|number| format!("do {number}")).collect();
        let offers = spots.iter().enumerate().map(|(number, notation)| LegalAction {
            notation: notation.clone(),
            label: String::new(),
            spot: Spot { name: "thing", number: number as u8 },
            amount: None,
        });
        let lines = Menu::new(offers.collect()).lines(&words::in_general());
        assert_eq!(lines.len(), MOST_LINES);
        assert_eq!(lines.iter().filter(|line| line.contains("`moves`")).count(), 1);
        assert!(lines.last().is_some_and(|line| line.contains("[60] do 59")), "the last ends the turn: {lines:?}");
    }
}
