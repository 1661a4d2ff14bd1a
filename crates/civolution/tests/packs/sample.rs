//! A sample pack to introduce mistakes into.

use std::fmt::Display;

use civolution::{
    AttributeId, CardId, ChipCardId, Content, Deck, EventId, GoalId, IncomeId, MarkerCardId, Module, PackFile,
    PackFiles,
};

/// A small complete pack. In each deck, the first card has every field, the second a trigger, the third a point bonus.
pub(crate) fn sample(file: PackFile) -> String {
    match file {
        PackFile::Pack => "game = \"civolution\"\nname = \"sample\"\nabout = \"For tests.\"\n".to_owned(),
        PackFile::Board => BOARD.to_owned(),
        PackFile::Inventions => cards(Deck::Invention),
        PackFile::Mutations => cards(Deck::Mutation),
        PackFile::Insights => cards(Deck::Insight),
        PackFile::Buildings => cards(Deck::Building),
        PackFile::Achievements => cards(Deck::Achievement),
        PackFile::Events => rows("event", EventId::all(), |index| {
            let who = if index == 0 { "most = \"money\"" } else { "need = \"statues 2\"" };
            format!("weather = 1\n{who}\nbonus = \"idea 3\"\n")
        }),
        PackFile::Goals => rows("goal", GoalId::all(), |index| {
            if index == 0 { "need = \"tribes-in-one forest 2\"\n" } else { "pay = \"wood\"\n" }.to_owned()
        }),
        PackFile::Income => {
            rows("income", IncomeId::all().take(IncomeId::IN_BAG), |_| "bonus = \"favor-test: money 3\"\n".to_owned())
        }
        PackFile::Attributes => rows("attribute", AttributeId::all(), |_| {
            "feature = \"calm\"\nneed = 3\nability = \"hunt-food 1\"\n".to_owned()
        }),
        PackFile::Starts => {
            let markers = rows("marker-card", MarkerCardId::all(), |index| {
                format!("{}markers = \"food 2, wood 1, planning-3 1\"\n", number(index))
            });
            let chips = rows("chip-card", ChipCardId::all(), |index| {
                format!("{}module = \"{}\"\nbonus = \"food 2\"\n", number(index), Module::ALL[index])
            });
            markers + &chips
        }
        PackFile::Names => {
            let cards = CardId::all().map(|id| id.to_string());
            let letters = [("F", 20), ("G", 65), ("I", 25), ("T", 12), ("M", 12), ("S", 10)];
            let others =
                letters.into_iter().flat_map(|(letter, count)| (1..=count).map(move |n| format!("{letter}{n}")));
            cards.chain(others).map(|id| format!("{id} = Piece {id}\n")).collect()
        }
    }
}

pub(crate) fn rows<I: Display>(list: &str, ids: impl Iterator<Item = I>, rest: impl Fn(usize) -> String) -> String {
    ids.enumerate().map(|(index, id)| format!("[[{list}]]\nid = \"{id}\"\n{}", rest(index))).collect()
}

fn cards(deck: Deck) -> String {
    rows("card", CardId::of(deck), |index| {
        let rest = [FULL_CARD, WAITING_CARD, POINT_CARD].get(index).copied().unwrap_or(SIMPLE_CARD);
        number(index) + rest
    })
}

/// The number of a ready-made hand, for the first six rows.
pub(crate) fn number(index: usize) -> String {
    if index < 6 { format!("number = {}\n", index + 1) } else { String::new() }
}

const FULL_CARD: &str = r#"cost = ["wood 1", "have calm 1 or settlements 2", "lose calm or settlements 3 included", "", "jade 2"]
points = [0, 1, 0, 0, 2]
activity = "pay food 1: culture 1"
bonus = "idea 1"
"#;
const WAITING_CARD: &str = r#"cost = ["wood 1", "", "", "", ""]
points = [0, 0, 0, 0, 0]
ability = "when sold: idea 1"
"#;
const POINT_CARD: &str = r#"cost = ["wood 1", "", "", "", ""]
points = [0, 0, 0, 0, 0]
point-bonus = 2
"#;
pub(crate) const SIMPLE_CARD: &str = r#"cost = ["wood 1", "", "", "", ""]
points = [0, 0, 0, 0, 0]
"#;
const BOARD: &str = r#"statue-points = [1, 1, 2, 2, 3, 3]
food-diamonds = 5
money-diamonds = 4
pale = [3, 6, 9, 12]
[hunting]
forest = [1, 2, 3, 3, 3, 2]
grassland = [1, 2, 3, 3, 2, 2]
hills = [1, 2, 3, 3, 2, 1]
swamp = [1, 1, 2, 3, 2, 1]
mountains = [0, 1, 2, 2, 2, 1]
desert = [0, 0, 1, 2, 2, 1]
water = [0, 1, 2, 3, 4, 5]
[[settlement]]
cost = ["wood", "papyrus"]
diamonds = 1
[[settlement]]
cost = ["papyrus", "stone"]
diamonds = 1
[[settlement]]
cost = ["wood", "stone", "clay"]
diamonds = 2
[[settlement]]
cost = ["sand", "iron-ore", "clay"]
diamonds = 3
[[ground]]
materials = ["gold", "jade"]
[[ground]]
materials = ["copper", "oil"]
[[ground]]
materials = ["oil", "gold"]
[[ground]]
materials = ["tar", "sulfur"]
[[ground]]
materials = ["jade", "tar"]
[[ground]]
materials = ["sulfur", "tar"]
[[ground]]
materials = ["gold", "jade", "copper"]
"#;

/// A change: the file, the old text and the new one.
pub(crate) type Edit<'a> = (PackFile, &'a str, &'a str);

/// Returns the sample pack with these changes, each applied to the first occurrence of its old text.
#[expect(clippy::unwrap_used, reason = "an edit that changes nothing fails its test")]
pub(crate) fn changed(edits: &[Edit<'_>]) -> PackFiles {
    PackFiles::edited(sample, edits).unwrap()
}

/// Lists the mistakes of the sample pack after these changes.
pub(crate) fn mistakes(edits: &[Edit<'_>]) -> Vec<String> {
    let errors = Content::parse(&changed(edits)).err().unwrap_or_default();
    errors.iter().map(ToString::to_string).collect()
}
