//! A pack to make mistakes in.

use std::fmt::Display;

use revive::content::{
    ArtifactCardId, CardId, Content, CrateId, LargeId, MachineId, ModuleId, PackFile, PackFiles, TileId,
};
use revive::resource::Color;
use revive::tribe::{Side, Tribe};

/// Returns a file of a small complete pack. The first row of each list uses every option.
pub(crate) fn sample(file: PackFile) -> String {
    match file {
        PackFile::Pack => "game = \"revive\"\nname = \"sample\"\nabout = \"For tests.\"\n".to_owned(),
        PackFile::Board => {
            BOARD.to_owned() + &places() + "[[crystal]]\nat = [4, -1]\n[[crystal]]\nat = [3, -1]\nvast = true\n"
        }
        PackFile::Tiles => {
            let tiles = rows("tile", TileId::all(), |index| {
                let back = index.checked_sub(5).map(|index| format!("back = {}\n", index / 5 + 1)).unwrap_or_default();
                back + "hexes = [\"sand\", \"forest\", \"location\", \"water: energy\"]\n"
            });
            let large = rows("large", LargeId::all(), |_| "sides = [\"track yellow\", \"energy 2\"]\n".to_owned());
            "[[back]]\ncost = { food = 3, gear = 1 }\npoints = 2\n".repeat(5) + &tiles + &large
        }
        PackFile::Player => PLAYER.to_owned() + &rewards() + PROGRESS,
        PackFile::Tribes => {
            let sides = Tribe::ALL.into_iter().flat_map(|tribe| Side::ALL.map(|side| (tribe, side)));
            let tribe = |(tribe, side)| format!("[[tribe]]\nname = \"{tribe}\"\nside = \"{side}\"\n{TRIBE}");
            "links = [[], [1], [1], [1], [2, 3], [3], [3, 4]]\n".to_owned() + &sides.map(tribe).collect::<String>()
        }
        PackFile::Citizens => rows("card", CardId::citizens(), |index| {
            format!("color = \"{}\"\n{}", Color::ALL[index / 13], if index == 0 { FULL_CARD } else { CARD })
        }),
        PackFile::Starts => {
            rows("card", CardId::all().skip(CardId::CITIZENS), |_| format!("color = \"green\"\n{CARD}"))
        }
        PackFile::Machines => rows("machine", MachineId::all(), |index| {
            format!("color = \"{}\"\neffect = \"discount build 2\"\n", Color::ALL[index / 10])
        }),
        PackFile::Modules => rows("module", ModuleId::all(), |_| {
            "colors = [\"yellow\", \"green\"]\neffect = \"book 1\"\nflask = true\n".to_owned()
        }),
        PackFile::Crates => rows("crate", CrateId::all(), |_| "effect = \"pay gear 1: food 2 or book 2\"\n".to_owned()),
        PackFile::Artifacts => rows("artifact-card", ArtifactCardId::all(), |_| {
            "purple = \"crates 1\"\norange = \"waters 1\"\nwhite = \"modules 2\"\n".to_owned()
        }),
        PackFile::Names => {
            let letters =
                [("C", 39), ("SA", 6), ("SB", 6), ("SC", 6), ("SD", 6), ("M", 30), ("K", 28), ("N", 8), ("R", 10)];
            let ids = letters.into_iter().flat_map(|(letter, count)| (1..=count).map(move |n| format!("{letter}{n}")));
            ids.map(|id| format!("{id} = Piece {id}\n")).collect()
        }
    }
}

fn rows<I: Display>(list: &str, ids: impl Iterator<Item = I>, rest: impl Fn(usize) -> String) -> String {
    ids.enumerate().map(|(index, id)| format!("[[{list}]]\nid = \"{id}\"\n{}", rest(index))).collect()
}

/// Returns places in seven columns and five rows.
fn places() -> String {
    let place = |index: i32| {
        let kind = match index {
            0 | 6 | 28 | 34 => "large",
            17 => "chasm",
            10 | 16 | 18 | 23 | 24 => "start",
            _ => "tile",
        };
        let (q, r) = (index % 7 * 2, index / 7 * 2);
        format!(
            "[[place]]\nkind = \"{kind}\"\nhexes = [[{q}, {r}], [{}, {r}], [{q}, {}], [{}, {}]]\n",
            q + 1,
            r + 1,
            q + 1,
            r + 1
        )
    };
    (0..35).map(place).collect()
}

fn rewards() -> String {
    let standard = ["crystal", "rest", "range"].map(|machine| format!("standard {machine}"));
    let others = ["machine yellow", "artifact", "cards gray"].into_iter().cycle().take(12).map(str::to_owned);
    let reward = |gain: String| format!("[[reward]]\ngain = \"{gain}\"\nyellow = 4\ngray = 2\n");
    standard.into_iter().chain(others).map(reward).collect()
}

const BOARD: &str = r#"points-track = 50
[[point-bonus]]
at = 8
gain = "crate"
[[point-bonus]]
at = 16
gain = "artifact"
[hibernation]
rewards = ["basic 2", "module, step any 1"]
removes = 3
"#;
const PLAYER: &str = r#"limits = { crystal = 3, gear = 6, book = 6, food = 6 }
track-length = 12
modules = [2, 2, 3, 3, 2]
activation = [1, 3, 5, 12]
"#;
const PROGRESS: &str = r#"[progress]
points = [0, 0, 1, 1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 14, 16, 18, 20, 22, 25, 28, 30]
[[progress.bonus]]
at = 4
gain = "energy"
[[progress.bonus]]
at = 20
gain = "artifact"
"#;
const TRIBE: &str = r#"ability = "forests"
[[tribe.technology]]
cost = 1
points = 0
gives = "ability-more: book 1, points 1"
[[tribe.technology]]
cost = 2
points = 1
gives = "free-path forest water"
[[tribe.technology]]
cost = 3
points = 2
gives = "slot"
[[tribe.technology]]
cost = 2
points = 2
gives = "machine: retire"
[[tribe.technology]]
cost = 4
points = 4
gives = "artifact, energy"
[[tribe.technology]]
cost = 4
points = 6
gives = "lasting range 1"
[[tribe.technology]]
cost = 3
points = 3
gives = "trade: basic 2: crystal 1"
"#;
const FULL_CARD: &str = r#"top = "per-card yellow, lasting discount build 1, lasting range 2"
bottom = "artifact, leave"
slot = "both"
flask = "bottom"
"#;
const CARD: &str = "top = \"food 2\"\nbottom = \"module or tribe\"\n";

/// A change to a file: the first text is replaced by the second.
pub(crate) type Edit<'a> = (PackFile, &'a str, &'a str);

/// Returns the sample pack with these changes, each made at the first occurrence of its text.
#[expect(clippy::unwrap_used, reason = "an edit that changes nothing fails its test")]
pub(crate) fn changed(edits: &[Edit<'_>]) -> PackFiles {
    PackFiles::edited(sample, edits).unwrap()
}

/// Lists the errors in the sample pack after these changes.
pub(crate) fn mistakes(edits: &[Edit<'_>]) -> Vec<String> {
    let errors = Content::parse(&changed(edits)).err().unwrap_or_default();
    errors.iter().map(ToString::to_string).collect()
}
