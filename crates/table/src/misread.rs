//! Typed actions that are not in the notation, told by what is possible.

use engine::notation::NotationError;
use engine::say;
use engine::words::Phrase;

use crate::words::{Key, Tell};

/// A typed action that is not in the notation: what is wrong with it, and what is possible there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    /// Where the notation was left, for files, where lines and columns count.
    pub error: NotationError,
    /// The words before the first one that fits no legal action.
    before: String,
    /// The first word that fits no legal action; empty at the end of the line.
    found: String,
    /// The words that are possible there. Empty if an action ends there, or if there is no legal action.
    possible: Vec<String>,
    /// Whether an action ends before the word.
    is_whole: bool,
}

/// The number of words that are listed.
const MOST: usize = 24;
/// The length of a word that is quoted in full.
const LONGEST: usize = 24;

impl Misread {
    /// Compares a line with the actions that are legal now.
    pub(crate) fn new<'a>(line: &str, error: NotationError, legal: impl Iterator<Item = &'a str>) -> Self {
        let typed: Vec<String> = line.split_whitespace().map(str::to_ascii_lowercase).collect();
        let legal: Vec<Vec<&str>> = legal.map(|action| action.split(' ').collect()).collect();
        let fits = |action: &[&str], count: usize| {
            action.len() >= count
                && action.iter().zip(&typed).take(count).all(|(word, typed)| word.eq_ignore_ascii_case(typed))
        };
        let right = (0..=typed.len()).rev().find(|count| legal.iter().any(|action| fits(action, *count))).unwrap_or(0);
        let mut possible: Vec<String> = Vec::new();
        for action in legal.iter().filter(|action| fits(action, right)) {
            if let Some(word) = action.get(right)
                && !possible.iter().any(|known| known == word)
            {
                possible.push((*word).to_owned());
            }
        }
        // In its own spelling, whatever was typed.
        let before = legal.iter().find(|action| fits(action, right)).map(|action| action[..right].join(" "));
        Self {
            error,
            before: before.unwrap_or_default(),
            found: typed.get(right).cloned().unwrap_or_default(),
            possible,
            is_whole: right > 0 && legal.iter().any(|action| action.len() == right && fits(action, right)),
        }
    }

    /// Returns true if no legal action begins with the first word.
    #[must_use]
    pub const fn is_unknown(&self) -> bool {
        self.before.is_empty()
    }

    /// Returns the possible word that was probably meant.
    #[must_use]
    pub fn meant(&self) -> Option<&str> {
        let most = self.found.chars().count().div_ceil(3).min(2);
        let near = self.possible.iter().map(|word| (distance(&self.found, word), word));
        near.filter(|(far, word)| *far <= most && !is_number(word))
            .min_by_key(|(far, _)| *far)
            .map(|(_, word)| word.as_str())
    }

    /// Returns what is possible: a range of numbers, or a list of words.
    fn possible(&self) -> Option<Phrase> {
        let numbers: Option<Vec<u32>> = self.possible.iter().map(|word| word.parse().ok()).collect();
        if let Some([first, .., last]) = numbers.as_deref()
            && last.checked_sub(*first) == u32::try_from(self.possible.len() - 1).ok()
        {
            return Some(say!(MisreadRange, first = *first, last = *last));
        }
        let (listed, rest) = self.possible.split_at(self.possible.len().min(MOST));
        let words = listed.iter().map(Phrase::verbatim);
        let list = words.reduce(|first, next| say!(HintList, first = first, next = next))?;
        Some(if rest.is_empty() { list } else { say!(MisreadMore, list = list, count = rest.len()) })
    }
}

impl Tell for Misread {
    fn tell(&self) -> Phrase {
        let (before, found) = (&self.before, shortened(&self.found));
        let Some(possible) = self.possible() else {
            return if self.is_whole {
                say!(MisreadTooMuch, found = found, before = before)
            } else {
                // Nothing is legal: only the notation itself can tell what is wrong.
                say!(MisreadExpected, found = shortened(&self.error.found), expected = self.error.expected.to_string())
            };
        };
        let are_numbers = self.possible.iter().all(|word| is_number(word));
        match (self.before.is_empty(), self.found.is_empty(), self.meant()) {
            (true, true, _) => say!(MisreadNothing, possible = possible),
            (false, true, _) if are_numbers => say!(MisreadNoNumber, before = before, possible = possible),
            (false, true, _) => say!(MisreadNoWord, before = before, possible = possible),
            (true, false, Some(meant)) => say!(MisreadMeant, found = found, meant = meant, possible = possible),
            (true, false, None) => say!(MisreadUnknown, found = found, possible = possible),
            (false, false, Some(meant)) => {
                say!(MisreadMeantAfter, found = found, before = before, meant = meant, possible = possible)
            }
            (false, false, None) => say!(MisreadAfter, found = found, before = before, possible = possible),
        }
    }
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Returns a word, cut if it is too long to be quoted.
fn shortened(word: &str) -> String {
    if word.chars().count() <= LONGEST { word.to_owned() } else { word.chars().take(LONGEST).chain(['…']).collect() }
}

/// Returns how many letters have to be added, dropped, replaced or exchanged with the next one to turn a word into
/// another. Long words, which no one meant, are far from all.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().take(LONGEST).collect(), other.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=other.len()).collect()];
    for (i, letter) in one.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, wanted) in other.iter().enumerate() {
            let replaced = rows[i][j] + usize::from(letter != wanted);
            let mut least = replaced.min(rows[i][j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *letter == other[j - 1] && one[i - 1] == *wanted {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}
