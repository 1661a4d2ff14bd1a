//! Every mistake is found and explained.

use civolution::PackFile;

use crate::sample::{Edit, mistakes, sample};

#[test]
fn all_mistakes_are_found_at_once() {
    let found = mistakes(&[
        (PackFile::Pack, "sample", "Sample Pack"),
        (PackFile::Inventions, "wood 1", "wod 1"),
        (PackFile::Inventions, "pay food 1", "pay food 10"),
        (PackFile::Mutations, "[[card]]", "[[card]"),
        (PackFile::Goals, "forest", "woods"),
    ]);
    let places: Vec<&str> = found.iter().filter_map(|error| error.split(": ").next()).collect();
    let expected = [
        "pack.toml, name",
        "inventions.toml, A1, cost 1",
        "inventions.toml, A1, activity",
        "mutations.toml",
        "goals.toml, G1, need",
    ];
    assert_eq!(places, expected, "{found:#?}");
}

/// Every mistake and its error message.
#[rustfmt::skip]
const MISTAKES: &[(Edit<'_>, &str)] = &[
    ((PackFile::Pack, "sample", "-sample"), "pack.toml, name: expected lower case letters, digits and dashes, the first one a letter, found `-sample`"),
    ((PackFile::Pack, "For tests.", " "), "pack.toml, about: expected one line that says what the pack is"),
    ((PackFile::Pack, "civolution", "chess"), "pack.toml, game: expected `civolution`, found `chess`"),
    ((PackFile::Pack, "about", "abuot"), "pack.toml: line 3: unknown field `abuot`, expected one of `game`, `name`, `about`"),

    ((PackFile::Board, "statue-points = [1", "statue-points = [2"), "board.toml, statue-points: expected that no space gives fewer points than the one before it"),
    ((PackFile::Board, "2, 3, 3]", "2, 3]"), "board.toml, statue-points: expected 6, found 5"),
    ((PackFile::Board, "food-diamonds = 5", "food-diamonds = 0"), "board.toml, food-diamonds: expected a number from 1 to 20, found 0"),
    ((PackFile::Board, "money-diamonds = 4", "money-diamonds = 21"), "board.toml, money-diamonds: expected a number from 1 to 20, found 21"),
    ((PackFile::Board, "9, 12]", "9, 13]"), "board.toml, pale: expected different numbers from 1 to 12, found 13"),
    ((PackFile::Board, "pale = [3, 6", "pale = [6, 6"), "board.toml, pale: expected different numbers from 1 to 12, found 6"),
    ((PackFile::Board, "[3, 6, 9, 12]", "[]"), "board.toml, pale: expected numbers from 1 to 12, found none"),
    ((PackFile::Board, "4, 5]", "4, 10]"), "board.toml, hunting water: expected numbers from 0 to 9, found 10"),
    ((PackFile::Board, "3, 3, 3, 2]", "3, 3, 3]"), "board.toml, hunting forest: expected 6, found 5"),
    ((PackFile::Board, "desert = [0, 0, 1, 2, 2, 1]\n", ""), "board.toml: line 5: missing field `desert`"),
    ((PackFile::Board, "\"wood\", \"papyrus\"", "\"wood\", \"wood\""), "board.toml, settlement: expected different materials, found wood twice"),
    ((PackFile::Board, "\"wood\", \"papyrus\"", ""), "board.toml, settlement: expected at least one material"),
    ((PackFile::Board, "diamonds = 3", "diamonds = 10"), "board.toml, settlement: expected at most 9 diamonds, found 10"),
    ((PackFile::Board, "[[settlement]]\ncost = [\"wood\", \"papyrus\"]\ndiamonds = 1\n", ""), "board.toml, settlement: expected 4, found 3"),
    ((PackFile::Board, "[[ground]]\nmaterials = [\"gold\", \"jade\"]\n", ""), "board.toml, ground: expected 7, found 6"),

    ((PackFile::Inventions, "[[card]]\nid = \"A1\"", "[[card]\nid = \"A1\""), "inventions.toml: line 1: "),
    ((PackFile::Inventions, "[[card]]", "[[deck]]"), "inventions.toml: expected only [[card]], found `deck`"),
    ((PackFile::Inventions, "\"A1\"", "\"A2\""), "inventions.toml, A2, id: expected A1, because rows stand in the order of their ids, found `A2`"),
    ((PackFile::Inventions, "id = \"A9\"\n", ""), "inventions.toml, A9, id: expected A9, because rows stand in the order of their ids, found nothing"),
    ((PackFile::Inventions, "activity", "activty"), "inventions.toml, A1: unknown field `activty`, expected one of "),
    ((PackFile::Inventions, "number = 1", "number = \"one\""), "inventions.toml, A1: invalid type: string \"one\", expected u8"),
    ((PackFile::Inventions, "number = 1", "number = 7"), "inventions.toml, A1, number: expected a number from 1 to 6, found 7"),
    ((PackFile::Inventions, "number = 2", "number = 1"), "inventions.toml: expected number 1 on exactly one of the cards, found A1, A2"),
    ((PackFile::Inventions, "number = 2\n", ""), "inventions.toml: expected number 2 on exactly one of the cards, found none"),
    ((PackFile::Inventions, "\"jade 2\"", "\"jade 2\", \"\""), "inventions.toml, A1, cost: expected 5 spaces, found 6"),
    ((PackFile::Inventions, "\"jade 2\"", "\"jade 0\""), "inventions.toml, A1, cost 5: column 6: expected a number from 1 to 9, found `0`"),
    ((PackFile::Inventions, "have calm 1", "have calm 4"), "inventions.toml, A1, cost 2: column 11: expected a number from 1 to 3, found `4`"),
    ((PackFile::Inventions, "\"wood 1\"", "\"\""), "inventions.toml, A1, cost 1: expected a cost: the first space is never empty"),
    ((PackFile::Inventions, "\"wood 1\"", "\"wood 1 or settlements 3 included\""), "inventions.toml, A1, cost 1: expected no `included`: there is no previous space"),
    ((PackFile::Inventions, "settlements 3 included", "settlements 2 included"), "inventions.toml, A1, cost 3: expected fewer settlements in the previous space, because these 2 include them, found 2"),
    ((PackFile::Inventions, " or settlements 2", ""), "inventions.toml, A1, cost 3: expected fewer settlements in the previous space, because these 3 include them, found none"),
    ((PackFile::Inventions, "[0, 1, 0, 0, 2]", "[0, 1, 0, 1, 2]"), "inventions.toml, A1, cost 4: expected a cost, because there are points under this space"),
    ((PackFile::Inventions, "[0, 1, 0, 0, 2]", "[0, 1, 0, 0, 10]"), "inventions.toml, A1, points: expected numbers from 0 to 9, found 10"),
    ((PackFile::Inventions, "[0, 1, 0, 0, 2]", "[0, 1]"), "inventions.toml, A1, points: expected 5 numbers, found 2"),
    ((PackFile::Inventions, "bonus = \"idea 1\"", "point-bonus = 1"), "inventions.toml, A1: expected at most one of `activity`, `ability` and `point-bonus`"),
    ((PackFile::Inventions, "point-bonus = 2", "point-bonus = 0"), "inventions.toml, A3, point-bonus: expected a number from 1 to 9, found 0"),
    ((PackFile::Inventions, "bonus = \"idea 1\"", "bonus = \"ideas 1\""), "inventions.toml, A1, bonus: column 1: expected one of points, "),
    ((PackFile::Inventions, "bonus = \"idea 1\"", "bonus = \"favor 1 or install invention\""), "inventions.toml, A1, bonus: expected no `install invention` on a card of that type, because such cards would install each other"),
    ((PackFile::Inventions, "pay food 1: culture 1", "pay food 1, idea 1, food 2: culture 1"), "inventions.toml, A1, activity: expected prices of different things, found `food 1` and `food 2`"),
    ((PackFile::Inventions, "pay food 1: culture 1", "pay material any 1, material wood 1: culture 1"), "inventions.toml, A1, activity: expected prices of different things, found `material any 1` and `material wood 1`"),
    ((PackFile::Inventions, "pay food 1: culture 1", "pay feature calm 1, feature any 1: culture 1"), "inventions.toml, A1, activity: expected prices of different things, found `feature calm 1` and `feature any 1`"),
    ((PackFile::Inventions, "pay food 1: culture 1", "pay material oil 1, material wood 1: culture 1"), "inventions.toml, A1, activity: expected prices of different things, found `material oil 1` and `material wood 1`"),
    ((PackFile::Inventions, "pay food 1: culture 1", "pay tribe 1, weaken 1: culture 1"), "inventions.toml, A1, activity: expected prices of different things, found `tribe 1` and `weaken 1`"),
    ((PackFile::Inventions, "when sold: idea 1", "rich-in water"), "inventions.toml, A2, ability: column 9: expected one of forest, grassland, hills, swamp, mountains, desert, found `water`"),
    ((PackFile::Goals, "tribes-in-one forest 2", "boats 3"), "goals.toml, G1, need: column 7: expected a number from 1 to 2, found `3`"),
    ((PackFile::Inventions, "when sold", "when bought"), "inventions.toml, A2, ability: column 6: expected one of activated, "),
    ((PackFile::Achievements, "[[card]]\nid = \"E32\"\ncost = [\"wood 1\", \"\", \"\", \"\", \"\"]\npoints = [0, 0, 0, 0, 0]\n", ""), "achievements.toml: expected 32 rows from E1 to E32, found 31"),

    ((PackFile::Events, "weather = 1", "weather = 0"), "events.toml, F1, weather: expected one of -2, -1, 1, 2, found 0"),
    ((PackFile::Events, "\"money\"", "\"moneys\""), "events.toml, F1, most: column 1: expected one of tribes, "),
    ((PackFile::Events, "most = \"money\"\n", ""), "events.toml, F1: expected either `most` or `need`"),
    ((PackFile::Events, "most = \"money\"", "most = \"money\"\nneed = \"money 3\""), "events.toml, F1: expected either `most` or `need`"),
    ((PackFile::Events, "statues 2\"", "statues 2\"\nshared = true"), "events.toml, F2, shared: expected only together with `most`"),
    ((PackFile::Events, "statues 2\"", "statues 2\"\ntoll = \"farm\""), "events.toml, F2, toll: expected only together with `most`"),
    ((PackFile::Events, "statues 2\"", "statues 2\"\nproxy = [1]"), "events.toml, F2, proxy: expected only together with `most`"),
    ((PackFile::Events, "\"money\"", "\"boats\"\ntoll = \"farm\""), "events.toml, F1, toll: expected `most = \"farms\"` with the toll farm, because the winner needs one, found `boats`"),
    ((PackFile::Events, "\"money\"", "\"farms\"\ntoll = \"boat\""), "events.toml, F1, toll: expected `most = \"boats\"` with the toll boat, because the winner needs one, found `farms`"),
    ((PackFile::Events, "\"money\"", "\"boats\"\ntoll = \"boats\""), "events.toml, F1, toll: expected one of farm, boat, found `boats`"),
    ((PackFile::Events, "\"money\"", "\"money\"\nproxy = [1, 17]"), "events.toml, F1, proxy: expected different numbers from 1 to 16, found 17"),
    ((PackFile::Events, "\"money\"", "\"money\"\nproxy = [4, 4]"), "events.toml, F1, proxy: expected different numbers from 1 to 16, found 4"),
    ((PackFile::Events, "\"money\"", "\"money\"\nproxy = []"), "events.toml, F1, proxy: expected numbers from 1 to 16, found none"),

    ((PackFile::Goals, "pay = \"wood\"\n", ""), "goals.toml, G2: expected either `need` or `pay`"),
    ((PackFile::Goals, "pay = \"wood\"", "pay = \"wood\"\nneed = \"farms 1\""), "goals.toml, G2: expected either `need` or `pay`"),
    ((PackFile::Goals, "pay = \"wood\"", "pay = \"wool\""), "goals.toml, G2: unknown variant `wool`, expected one of `wood`"),
    ((PackFile::Attributes, "need = 3", "need = 2"), "attributes.toml, T1, need: expected 3 or 4, found 2"),
    ((PackFile::Attributes, "hunt-food 1", "hunt-food"), "attributes.toml, T1, ability: column 10: expected a number from 1 to 9, found nothing"),

    ((PackFile::Starts, "[[chip-card]]", "[[chip]]"), "starts.toml: expected only [[marker-card]] and [[chip-card]], found `chip`"),
    ((PackFile::Starts, "wood 1", "food 1"), "starts.toml, M1, markers: expected every space once, found food twice"),
    ((PackFile::Starts, "food 2, wood 1, planning-3 1", "food 9, wood 9, planning-3 3"), "starts.toml, M1, markers: expected at most 20 markers, found 21"),
    ((PackFile::Starts, "food 2, wood 1", "food 2 wood 1"), "starts.toml, M1, markers: column 8: expected one of a comma, the end, found `wood`"),
    ((PackFile::Starts, "number = 6\nmarkers", "markers"), "starts.toml: expected number 6 on exactly one of the marker cards, found none"),
    ((PackFile::Starts, "number = 6\nmodule", "number = 5\nmodule"), "starts.toml: expected number 5 on exactly one of the chip cards, found S5, S6"),
    ((PackFile::Starts, "\"migration\"", "\"research\""), "starts.toml, S2, module: expected ten different modules, found research on S1 too"),

    ((PackFile::Names, "A1 = Piece A1\n", ""), "names.ftl: expected a name for A1: there is no message `A1`"),
    ((PackFile::Names, "S10 = Piece S10", "S11 = Piece S11"), "names.ftl: expected the id of a piece, found `S11`"),
    ((PackFile::Names, "A1 = Piece A1", "A1 = { $name }"), "names.ftl: expected a name for A1: message `A1` is not given `name`"),
    ((PackFile::Names, "A1 = Piece A1", "A1"), "names.ftl: "),
];

#[test]
fn every_mistake_is_explained() {
    for (edit, message) in MISTAKES {
        let found = mistakes(&[*edit]);
        assert!(found.iter().any(|error| error.starts_with(message)), "{edit:?}: {found:#?}, not {message}");
        assert!(found.iter().all(|error| error.len() < 1_500 && !error.contains('\n')), "{found:#?}");
    }
}

#[test]
fn a_missing_list_is_reported() {
    let rows = sample(PackFile::Goals);
    let found = mistakes(&[(PackFile::Goals, &rows, "")]);
    assert_eq!(found, ["goals.toml: expected rows that begin with [[goal]]"]);
}
