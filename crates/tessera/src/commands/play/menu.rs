//! The numbered menu of legal actions.

use engine::say;
use engine::words::Speaker;
use table::LegalAction;

use super::matching;
use crate::text::wrap;
use crate::words::Key;

/// Width of the column for the notation of an action.
const NOTATION_WIDTH: usize = 18;
/// Maximum size of a group whose actions keep a line each in a crowded menu.
const ALONE: usize = 2;
/// Number of lines above which a menu says some things in short.
const MANY_LINES: usize = 28;

/// The legal actions in the order of their numbers, by kind and by their spot on the board.
pub(super) struct Menu {
    kinds: Vec<Kind>,
}

/// The actions that begin with the same word.
struct Kind {
    word: String,
    groups: Vec<Group>,
}

/// Actions of a kind that belong to the same spot, with the number of the first.
struct Group {
    first: usize,
    actions: Vec<LegalAction<String>>,
}

impl Menu {
    pub(super) fn new(offers: Vec<LegalAction<String>>) -> Self {
        let mut kinds: Vec<Kind> = Vec::new();
        for offered in offers {
            let word = first_word(&offered.notation);
            let index = kinds.iter().position(|kind| kind.word == word).unwrap_or_else(|| {
                kinds.push(Kind { word: word.to_owned(), groups: Vec::new() });
                kinds.len() - 1
            });
            let groups = &mut kinds[index].groups;
            match groups.iter_mut().find(|group| group.actions.iter().any(|other| other.spot == offered.spot)) {
                Some(group) => group.actions.push(offered),
                None => groups.push(Group { first: 0, actions: vec![offered] }),
            }
        }
        let mut number = 1;
        for group in kinds.iter_mut().flat_map(|kind| &mut kind.groups) {
            group.first = number;
            number += group.actions.len();
        }
        Self { kinds }
    }

    pub(super) fn len(&self) -> usize {
        self.kinds.iter().map(Kind::len).sum()
    }

    /// The action with this number, counted from 1.
    pub(super) fn get(&self, number: usize) -> Option<&LegalAction<String>> {
        self.actions().nth(number.checked_sub(1)?)
    }

    /// The notation of every action.
    pub(super) fn notations(&self) -> impl Iterator<Item = String> {
        self.actions().map(|offered| offered.notation.clone())
    }

    fn actions(&self) -> impl Iterator<Item = &LegalAction<String>> {
        self.kinds.iter().flat_map(|kind| &kind.groups).flat_map(|group| &group.actions)
    }

    /// Every action on a separate line, with its full description.
    pub(super) fn all(&self, width: usize) -> Vec<String> {
        self.kinds.iter().flat_map(|kind| kind.all(width)).collect()
    }

    /// Every action in short, kind by kind.
    pub(super) fn short(&self, speaker: &Speaker<'_>, width: usize) -> Vec<String> {
        let titled = |kind: &Kind| {
            if kind.len() == 1 {
                return kind.short(width);
            }
            let title = speaker.say(say!(PlayKind, kind = &kind.word, actions = kind.len()));
            std::iter::once(title).chain(kind.short(width)).collect::<Vec<_>>()
        };
        self.kinds.iter().flat_map(titled).collect()
    }

    /// The actions of the kinds whose word begins like this, with their full descriptions. Empty if there are none.
    pub(super) fn of_kind(&self, word: &str, width: usize) -> Vec<String> {
        let typed = matching::words(word).join("-");
        self.kinds.iter().filter(|kind| kind.word.starts_with(&typed)).flat_map(|kind| kind.all(width)).collect()
    }

    /// The menu in few lines, in which every kind of action has its place. If there are many actions, descriptions are
    /// truncated first; then actions of the same spot share a line; beyond that, the largest kinds only say how many
    /// actions they have.
    pub(super) fn lines(&self, speaker: &Speaker<'_>, width: usize) -> Vec<String> {
        let whole = self.all(width);
        if whole.len() <= MANY_LINES {
            return whole;
        }
        let is_crowded = self.len() > MANY_LINES;
        let mut kinds: Vec<(Vec<String>, &Kind)> =
            self.kinds.iter().map(|kind| (kind.crowded(is_crowded, width), kind)).collect();
        let lines = |kinds: &[(Vec<String>, &Kind)]| kinds.iter().map(|(lines, _)| lines.len()).sum::<usize>();
        let mut is_complete = true;
        while lines(&kinds) > MANY_LINES
            && let Some((lines, kind)) =
                kinds.iter_mut().max_by_key(|(lines, _)| lines.len()).filter(|(lines, _)| lines.len() > 1)
        {
            *lines = vec![kind.counted(speaker)];
            is_complete = false;
        }
        let mut lines: Vec<String> = kinds.into_iter().flat_map(|(lines, _)| lines).collect();
        if !is_complete {
            lines.push(format!("  {}", speaker.say(say!(PlayListActions, kind = self.largest()))));
        }
        lines
    }

    /// The word of the kind with most actions.
    fn largest(&self) -> &str {
        self.kinds.iter().max_by_key(|kind| kind.len()).map_or("", |kind| &kind.word)
    }
}

impl Kind {
    fn len(&self) -> usize {
        self.groups.iter().map(|group| group.actions.len()).sum()
    }

    fn all(&self, width: usize) -> Vec<String> {
        let numbered = self.groups.iter().flat_map(Group::numbered);
        numbered.flat_map(|(number, offered)| single(number, offered, width)).collect()
    }

    /// All actions without what they do. Small groups share lines.
    fn short(&self, width: usize) -> Vec<String> {
        let is_small = |group: &&Group| group.actions.len() <= ALONE;
        let shared = self.groups.chunk_by(|a, b| is_small(&a) && is_small(&b));
        let actions = |groups: &[Group]| {
            let actions: Vec<_> = groups.iter().flat_map(Group::numbered).map(|(_, offered)| offered).collect();
            together(groups.first().map_or(0, |group| group.first), &actions, width)
        };
        shared.flat_map(actions).collect()
    }

    /// One line for each action or spot.
    fn crowded(&self, is_crowded: bool, width: usize) -> Vec<String> {
        let lines = |group: &Group| match group.actions.len() > ALONE && is_crowded {
            true => together(group.first, &group.actions.iter().collect::<Vec<_>>(), width),
            false => group.numbered().map(|(number, offered)| cut_short(number, offered, width)).collect(),
        };
        self.groups.iter().flat_map(lines).collect()
    }

    /// Only the numbers of its actions.
    fn counted(&self, speaker: &Speaker<'_>) -> String {
        let first = self.groups.first().map_or(0, |group| group.first);
        let numbers = format!("[{first}] - [{}]", first + self.len() - 1);
        format!("{numbers:>14}  {}", speaker.say(say!(PlayKind, kind = &self.word, actions = self.len())))
    }
}

impl Group {
    fn numbered(&self) -> impl Iterator<Item = (usize, &LegalAction<String>)> {
        (self.first..).zip(&self.actions)
    }
}

fn first_word(notation: &str) -> &str {
    notation.split(' ').next().unwrap_or(notation)
}

/// One action with its full description, wrapped.
fn single(number: usize, offered: &LegalAction<String>, width: usize) -> Vec<String> {
    let LegalAction { notation, label, .. } = offered;
    let begin = format!("{:>5} {notation:NOTATION_WIDTH$} ", format!("[{number}]"));
    let indent = " ".repeat(begin.chars().count());
    wrap(width, &begin, &indent, label)
}

/// One action on one line, with its description truncated.
fn cut_short(number: usize, offered: &LegalAction<String>, width: usize) -> String {
    let lines = single(number, offered, width);
    let is_cut = lines.len() > 1;
    let mut line = lines.into_iter().next().unwrap_or_default();
    if is_cut {
        let room = line.chars().take(width - 2).collect::<String>();
        line = format!("{} …", room.trim_end());
    }
    line
}

/// Several actions, with their common first words written once: `place hunt [1] 1  [2] 2`.
fn together(first: usize, actions: &[&LegalAction<String>], width: usize) -> Vec<String> {
    let words: Vec<Vec<&str>> = actions.iter().map(|offered| offered.notation.split(' ').collect()).collect();
    let shortest = words.iter().map(Vec::len).min().unwrap_or(0);
    let is_common = |index: &usize| words.iter().all(|line| line[*index] == words[0][*index]);
    // At least one word must remain to distinguish the actions.
    let common = (0..shortest.saturating_sub(1)).take_while(is_common).count();
    let begin = |words: &str| format!("      {words:NOTATION_WIDTH$}");
    let mut lines = vec![begin(&words[0][..common].join(" "))];
    for (line, number) in words.iter().zip(first..) {
        let item = format!("  [{number}] {}", line[common..].join(" "));
        let is_full = |line: &String| line.chars().count() + item.chars().count() > width;
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
    use crate::text::WIDTH;
    use crate::words;

    fn offered(spot: &'static str, notation: &str) -> LegalAction<String> {
        LegalAction {
            notation: notation.to_owned(),
            label: format!("to {notation}"),
            spot: Spot::only(spot),
            amount: None,
            ends_turn: false,
        }
    }

    fn crowded(actions: usize) -> Menu {
        let hunt = (1..=actions).map(|people| offered("hunt", &format!("place hunt {people}")));
        Menu::new(hunt.chain([offered("hut", "place hut")]).collect())
    }

    #[test]
    fn few_actions_have_a_line_each() {
        let menu = crowded(2);
        assert_eq!(menu.lines(&words::in_general(), WIDTH)[0], "  [1] place hunt 1        to place hunt 1");
        assert_eq!(menu.lines(&words::in_general(), WIDTH).len(), 3);
        assert_eq!(menu.get(3).map(|offered| offered.notation.as_str()), Some("place hut"));
        assert_eq!((menu.get(0), menu.get(4)), (None, None));
    }

    #[test]
    fn many_actions_share_lines_of_bounded_width() {
        let menu = crowded(40);
        let lines = menu.lines(&words::in_general(), WIDTH);
        assert!(lines[0].starts_with("      place hunt          [1] 1  [2] 2"), "{lines:?}");
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH), "{lines:?}");
        assert!(lines.last().is_some_and(|line| line.contains("[41] place hut")), "{lines:?}");
        assert_eq!(menu.all(WIDTH).len(), 41);
    }

    #[test]
    fn actions_of_one_spot_are_kept_together() {
        let menu = Menu::new(vec![offered("a", "do 1"), offered("b", "do 2"), offered("a", "do 3")]);
        assert_eq!(menu.get(2).map(|offered| offered.notation.as_str()), Some("do 3"));
    }

    #[test]
    fn actions_of_one_kind_are_kept_together() {
        let menu = Menu::new(vec![offered("a", "take food"), offered("a", "pass"), offered("b", "take gear")]);
        assert_eq!(menu.notations().collect::<Vec<_>>(), ["take food", "take gear", "pass"]);
        let lines = menu.short(&words::in_general(), WIDTH);
        assert_eq!(lines.len(), 3, "{lines:?}");
        assert!(lines[0].starts_with("take") && lines[0].contains('2') && lines[2].ends_with("[3] pass"), "{lines:?}");
        assert_eq!(menu.of_kind("ta", WIDTH).len(), 2);
        assert!(menu.of_kind("dance", WIDTH).is_empty());
    }

    #[test]
    fn a_wide_terminal_has_longer_lines() {
        let lines = crowded(40).lines(&words::in_general(), 120);
        assert!(lines.len() < crowded(40).lines(&words::in_general(), WIDTH).len(), "{lines:?}");
        assert!(lines.iter().all(|line| line.chars().count() <= 120), "{lines:?}");
    }

    #[test]
    fn a_long_label_is_wrapped() {
        let mut long = offered("hut", "place hut");
        long.label = "one more person ".repeat(6).trim_end().to_owned();
        let lines = Menu::new(vec![long]).lines(&words::in_general(), WIDTH);
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
            ends_turn: false,
        };
        let lines = Menu::new((1..=20).map(long).collect()).lines(&words::in_general(), WIDTH);
        assert_eq!(lines.len(), 20);
        assert!(lines.iter().all(|line| line.ends_with(" …") && line.chars().count() <= WIDTH), "{lines:?}");
    }

    #[test]
    fn a_menu_of_very_many_actions_names_every_kind() {
        let dig = (0..60).map(|number| format!("dig {number}"));
        let offers =
            dig.chain(["trade".to_owned(), "end".to_owned()]).enumerate().map(|(number, notation)| LegalAction {
                notation,
                label: String::new(),
                spot: Spot { name: "thing", number: number as u8 },
                amount: None,
                ends_turn: false,
            });
        let lines = Menu::new(offers.collect()).lines(&words::in_general(), WIDTH);
        assert!(lines.len() <= MANY_LINES + 1, "{lines:?}");
        assert!(lines[0].contains("[1] - [60]") && lines[0].contains("dig"), "{lines:?}");
        assert!(lines[1].contains("[61] trade") && lines[2].contains("[62] end"), "{lines:?}");
        assert!(lines[3].contains("`actions dig`"), "{lines:?}");
    }
}
