//! The parts of a table told as text. Every game writes its own text; its parts begin with a heading in capitals.

pub(super) const PART_BOARD: &str = "board";
pub(super) const PART_MAP: &str = "map";
pub(super) const PART_CARDS: &str = "cards";

/// The words that show several sections at once, with the words of the headings that they stand for.
const PARTS: [(&str, &[&str]); 3] = [
    (
        PART_BOARD,
        &[
            "ARTIFACTS",
            "BOARD",
            "BOARDS",
            "BUILDINGS",
            "CONSOLE",
            "DISPLAYS",
            "GOAL",
            "MODULES",
            "PLACES",
            "SLOTS",
            "STAGE",
            "TECHNOLOGIES",
            "TRACKS",
        ],
    ),
    (PART_MAP, &["CONTINENT", "GAME", "LOCATIONS", "PLACES", "SITES", "SPACES", "TILES"]),
    (PART_CARDS, &["CARD", "CARDS", "DISPLAYS", "HAND", "STACKS"]),
];
/// The heading of a table of what everybody has.
const EVERYBODY: &str = "PLAYERS";

/// A table told as text, cut at its headings.
pub(super) struct Sections<'a> {
    /// What comes before the first heading.
    top: &'a str,
    sections: Vec<Section<'a>>,
}

/// A section with its heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Section<'a> {
    pub(super) title: &'a str,
    pub(super) text: &'a str,
}

impl<'a> Sections<'a> {
    pub(super) fn of(plain: &'a str) -> Self {
        let mut sections: Vec<Section<'a>> = Vec::new();
        let mut top = "";
        for block in plain.split("\n\n").map(|block| block.trim_matches('\n')).filter(|block| !block.is_empty()) {
            match title(block) {
                Some(title) => sections.push(Section { title, text: block }),
                None if sections.is_empty() && top.is_empty() => top = block,
                // The request, which the terminal tells by itself.
                None => {}
            }
        }
        Self { top, sections }
    }

    pub(super) fn all(&self) -> &[Section<'a>] {
        &self.sections
    }

    /// How the game stands, and what a player has, in few lines.
    pub(super) fn status(&self, player: &str) -> impl Iterator<Item = &'a str> {
        let own =
            self.sections.iter().find(|section| section.title.strip_suffix(player).is_some_and(|of| of.ends_with(' ')));
        let own = own.or_else(|| self.sections.iter().find(|section| section.title == EVERYBODY));
        [self.top].into_iter().chain(own.map(|section| section.text)).filter(|text| !text.is_empty())
    }

    /// The sections that a word stands for: a part of the table, or words of headings.
    pub(super) fn find(&self, words: &str) -> Vec<Section<'a>> {
        let typed: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let part = PARTS.iter().find(|(name, _)| typed == [*name]).map(|(_, headings)| *headings);
        let is_meant = |section: &&Section<'a>| match part {
            Some(headings) => words_of(section.title).any(|word| headings.contains(&word)),
            None => {
                typed.iter().all(|typed| words_of(section.title).any(|word| word.to_lowercase().starts_with(typed)))
            }
        };
        self.sections.iter().filter(is_meant).copied().collect()
    }
}

fn words_of(title: &str) -> impl Iterator<Item = &str> {
    title.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// The title of a block, if its first line is a heading: the text before the columns of a table, without details.
fn title(block: &str) -> Option<&str> {
    const SHORTEST: usize = 2;
    let line = block.lines().next()?;
    let first = line.split(|c: char| !c.is_alphanumeric()).next()?;
    let is_heading = first.chars().count() >= SHORTEST && first.chars().all(char::is_uppercase);
    let title = line.split("  ").next()?.split(" (").next()?;
    is_heading.then_some(title)
}

#[cfg(test)]
mod tests {
    use engine::chance::Seed;
    use engine::{Seat, Viewer};
    use table::{DynGame, Occupant, Table};

    use super::*;
    use crate::registry;
    use crate::words;

    const TEXT: &str = "Toy, round 2\nTurn of Red\n\nBOARDS OF Red\ngold 3\n\nBOARDS OF Blue\ngold 1\n\nGAME BOARD (2 \
                        spaces)\nA1 A2\n\nRed: take something.\n";

    #[test]
    fn a_text_is_cut_at_its_headings() {
        let sections = Sections::of(TEXT);
        let titles: Vec<&str> = sections.all().iter().map(|section| section.title).collect();
        assert_eq!(titles, ["BOARDS OF Red", "BOARDS OF Blue", "GAME BOARD"]);
        assert_eq!(
            sections.status("Blue").collect::<Vec<_>>(),
            ["Toy, round 2\nTurn of Red", "BOARDS OF Blue\ngold 1"]
        );
        assert_eq!(sections.find("game")[0].text, "GAME BOARD (2 spaces)\nA1 A2");
        assert_eq!((sections.find("boards of blue").len(), sections.find("moon").len()), (1, 0));
    }

    fn plain(kind: &'static dyn DynGame) -> String {
        let setup = kind.setup_line(&[("players", "2")]).unwrap();
        let table = Table::new(kind, &setup, Seed::from_text("parts"), vec![Occupant::Human; 2]).unwrap();
        let viewer = Viewer::Seat(Seat::ALL[0]);
        table.playing().seen(viewer).plain(&words::at_table(&table))
    }

    #[test]
    fn every_game_has_every_part_and_a_short_status() {
        for kind in registry::games() {
            let text = plain(*kind);
            let sections = Sections::of(&text);
            for (part, _) in PARTS {
                let found = sections.find(part);
                assert!(!found.is_empty() && found.len() < sections.all().len(), "{part} of {}", kind.id());
            }
            let lines: usize = sections.status("Red").map(|text| text.lines().count()).sum();
            assert!((8..=25).contains(&lines), "{lines} lines of {}", kind.id());
        }
    }
}
