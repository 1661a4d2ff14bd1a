//! Every mistake in a pack is found and explained.

use revive::content::PackFile;

use crate::sample::{Edit, mistakes, sample};

#[test]
fn all_mistakes_are_reported_together() {
    let found = mistakes(&[
        (PackFile::Pack, "sample", "Sample Pack"),
        (PackFile::Board, "points-track = 50", "points-track = 0"),
        (PackFile::Tiles, "sand", "beach"),
        (PackFile::Player, "[[reward]]", "[[reward]"),
        (PackFile::Citizens, "per-card yellow", "per-card"),
        (PackFile::Citizens, "artifact, leave", "artifact leave"),
        (PackFile::Names, "R10 = Piece R10\n", ""),
    ]);
    let places: Vec<&str> = found.iter().filter_map(|error| error.split(": ").next()).collect();
    let expected = [
        "pack.toml, name",
        "board.toml, points-track",
        "board.toml, point-bonus",
        "board.toml, point-bonus",
        "player.toml",
        "tiles.toml, T1, hexes",
        "citizens.toml, C1, top",
        "citizens.toml, C1, bottom",
        "names.ftl",
    ];
    assert_eq!(places, expected, "{found:#?}");
}

/// Every mistake and its error message.
#[rustfmt::skip]
const MISTAKES: &[(Edit<'_>, &str)] = &[
    ((PackFile::Pack, "revive", "civolution"), "pack.toml, game: expected `revive`, found `civolution`"),

    ((PackFile::Board, "points-track = 50", "points-track = 101"), "board.toml, points-track: expected a number from 1 to 100, found 101"),
    ((PackFile::Board, "at = 8", "at = 51"), "board.toml, point-bonus: expected different numbers `at` from 1 to 50, found 51"),
    ((PackFile::Board, "at = 8", "at = 16"), "board.toml, point-bonus: expected different numbers `at` from 1 to 50, found 16"),
    ((PackFile::Board, "\"crate\"", "\"energy\""), "board.toml, point-bonus: expected `gain` to be one of crate, artifact, found `energy`"),
    ((PackFile::Board, "\"crate\"", "\"module\""), "board.toml: line 4: unknown variant `module`, expected one of `energy`, `crate`, `artifact`"),
    ((PackFile::Board, "module, step any 1", "module, rest"), "board.toml, hibernation rewards: expected as a hibernation reward only resources, points, steps, modules, energy, crates, artifacts and cards, found `rest`"),
    ((PackFile::Board, "[\"basic 2\", \"module, step any 1\"]", "[]"), "board.toml, hibernation rewards: expected 1 to 10, found 0"),
    ((PackFile::Board, "removes = 3", "removes = 1"), "board.toml, hibernation removes: expected a number from 2 to 3, found 1"),
    ((PackFile::Board, "removes = 3", "removes = 4"), "board.toml, hibernation removes: expected a number from 2 to 3, found 4"),
    ((PackFile::Board, "\"start\"", "\"tile\""), "board.toml, place: expected 5 with the kind `start`, found 4"),
    ((PackFile::Board, "\"start\"", "\"large\""), "board.toml, place: expected 4 with the kind `large`, found 5"),
    ((PackFile::Board, "\"chasm\"", "\"tile\""), "board.toml, place: expected 1 with the kind `chasm`, found 0"),
    ((PackFile::Board, "\"chasm\"", "\"abyss\""), "board.toml: line 63: unknown variant `abyss`, expected one of `start`, `tile`, `large`, `chasm`"),
    ((PackFile::Board, "[0, 0], [1, 0], [0, 1], [1, 1]", "[0, 0], [1, 0], [0, 1]"), "board.toml, place: expected 4 hexes of place 1, found 3"),
    ((PackFile::Board, "[0, 0], [1, 0], [0, 1], [1, 1]", "[0, 0], [1, 0], [1, 1], [0, 1]"), "board.toml, place: expected the hexes of place 1 in the same shape as the others, reversed by a half turn"),
    ((PackFile::Board, "[0, 0], [1, 0], [0, 1], [1, 1]", "[1, 0], [2, 0], [1, 1], [2, 1]"), "board.toml, place: expected every hex once, but [2, 0] occurs twice"),
    ((PackFile::Board, "at = [4, -1]", "at = [4, -3]"), "board.toml, crystal: expected the crystal at [4, -3] next to a hex of a tile"),
    ((PackFile::Board, "at = [4, -1]", "at = [4, 1]"), "board.toml, crystal: expected the crystal at [4, 1] outside the board"),
    ((PackFile::Board, "at = [4, -1]", "at = [3, -1]"), "board.toml, crystal: expected at most one crystal on a hex, but two stand at [3, -1]"),
    ((PackFile::Board, "at = [4, -1]", "at = [4, 1000]"), "board.toml: line 117: invalid value: integer `1000`, expected i8"),

    ((PackFile::Tiles, "[[back]]\ncost = { food = 3, gear = 1 }\npoints = 2\n", ""), "tiles.toml, back: expected 5, found 4"),
    ((PackFile::Tiles, "food = 3", "food = 10"), "tiles.toml, back 1, cost: expected a number from 0 to 9, found 10"),
    ((PackFile::Tiles, "food = 3", "crystal = 3"), "tiles.toml, back 1: unknown field `crystal`, expected one of `gear`, `book`, `food`"),
    ((PackFile::Tiles, "points = 2", "points = 10"), "tiles.toml, back 1, points: expected a number from 0 to 9, found 10"),
    ((PackFile::Tiles, "id = \"T1\"", "id = \"T1\"\nback = 1"), "tiles.toml, T1, back: expected none, because T1 is a starting tile, found 1"),
    ((PackFile::Tiles, "back = 1\n", ""), "tiles.toml, T6, back: expected a number from 1 to 5"),
    ((PackFile::Tiles, "back = 1\n", "back = 6\n"), "tiles.toml, T6, back: expected a number from 1 to 5, found 6"),
    ((PackFile::Tiles, "back = 1\n", "back = 2\n"), "tiles.toml, back: expected 5 tiles with back 1, found 4"),
    ((PackFile::Tiles, "\"sand\", ", ""), "tiles.toml, T1, hexes: expected 4, found 3"),
    ((PackFile::Tiles, "sand", "beach"), "tiles.toml, T1, hexes: column 1: expected one of field, forest, mountain, sand, location, water, found `beach`"),
    ((PackFile::Tiles, "water: energy", "water"), "tiles.toml, T1, hexes: column 6: expected `:`, found nothing"),
    ((PackFile::Tiles, "water: energy", "lake: energy"), "tiles.toml, T1, hexes: column 1: expected `water`, found `lake`"),
    ((PackFile::Tiles, "water: energy", "water: pay gear 1: food 2"), "tiles.toml, T1, hexes: expected as a water reward only resources, points, steps, modules, energy, crates, artifacts and cards, found `pay gear 1: food 2`"),
    ((PackFile::Tiles, "water: energy", "water: energy or tribe"), "tiles.toml, T1, hexes: expected as a water reward only resources, points, steps, modules, energy, crates, artifacts and cards, found `tribe`"),
    ((PackFile::Tiles, "track yellow", "track any"), "tiles.toml, N1, sides: column 7: expected one of yellow, green, gray, found `any`"),
    ((PackFile::Tiles, "\"track yellow\", ", ""), "tiles.toml, N1, sides: expected 2, found 1"),
    ((PackFile::Tiles, "[[large]]\nid = \"N8\"\nsides = [\"track yellow\", \"energy 2\"]\n", ""), "tiles.toml: expected 8 rows from N1 to N8, found 7"),

    ((PackFile::Player, "crystal = 3", "crystal = 0"), "player.toml, limits: expected a number from 1 to 20, found 0"),
    ((PackFile::Player, "crystal = 3, ", ""), "player.toml: line 1: missing field `crystal`"),
    ((PackFile::Player, "track-length = 12", "track-length = 31"), "player.toml, track-length: expected a number from 1 to 30, found 31"),
    ((PackFile::Player, "[2, 2, 3, 3, 2]", "[2, 2, 3, 3]"), "player.toml, modules: expected 5, found 4"),
    ((PackFile::Player, "[2, 2, 3, 3, 2]", "[4, 4, 4, 4, 0]"), "player.toml, modules: expected 1 to 15 module spaces, found 16"),
    ((PackFile::Player, "5, 12]", "5, 13]"), "player.toml, activation: expected different numbers from 1 to 12, found 13"),
    ((PackFile::Player, "[1, 3, 5, 12]", "[1, 1]"), "player.toml, activation: expected different numbers from 1 to 12, found 1"),
    ((PackFile::Player, "[[reward]]\ngain = \"artifact\"\nyellow = 4\ngray = 2\n", ""), "player.toml, reward: expected 15, found 14"),
    ((PackFile::Player, "standard rest", "artifact"), "player.toml, reward: expected `standard rest` exactly once, found it 0 times"),
    ((PackFile::Player, "artifact", "standard rest"), "player.toml, reward: expected `standard rest` exactly once, found it 2 times"),
    ((PackFile::Player, "standard rest", "standard wake"), "player.toml, reward: column 10: expected one of crystal, rest, range, found `wake`"),
    ((PackFile::Player, "machine yellow", "machines"), "player.toml, reward: column 1: expected one of standard, machine, artifact, cards, found `machines`"),
    ((PackFile::Player, "gray = 2", "gray = 2\ngreen = 2"), "player.toml, reward: expected one or two tracks with reward 1, found 3"),
    ((PackFile::Player, "yellow = 4\ngray = 2\n", ""), "player.toml, reward: expected one or two tracks with reward 1, found 0"),
    ((PackFile::Player, "yellow = 4", "yellow = 13"), "player.toml, reward: expected spaces from 1 to 12 with reward 1, the length of the tracks, found 13"),
    ((PackFile::Player, "28, 30]", "28]"), "player.toml, progress points: expected 21, found 20"),
    ((PackFile::Player, "28, 30]", "28, 101]"), "player.toml, progress points: expected a number from 0 to 100, found 101"),
    ((PackFile::Player, "at = 20", "at = 21"), "player.toml, progress bonus: expected different numbers `at` from 1 to 20, found 21"),
    ((PackFile::Player, "at = 20", "at = 0"), "player.toml, progress bonus: expected different numbers `at` from 1 to 20, found 0"),
    ((PackFile::Player, "at = 20", "at = 4"), "player.toml, progress bonus: expected different numbers `at` from 1 to 20, found 4"),
    ((PackFile::Player, "gain = \"energy\"", "gain = \"crate\""), "player.toml, progress bonus: expected `gain` to be one of energy, artifact, found `crate`"),

    ((PackFile::Tribes, "[[], [1], ", "[[], "), "tribes.toml, links: expected 7, found 6"),
    ((PackFile::Tribes, "[[], [1], ", "[[1], [1], "), "tribes.toml, links: expected none for technology 1, which is the root"),
    ((PackFile::Tribes, "[[], [1], ", "[[], [], "), "tribes.toml, links: expected for technology 2 at least one number from 1 to 1, and no other"),
    ((PackFile::Tribes, "[2, 3]", "[2, 6]"), "tribes.toml, links: expected for technology 5 at least one number from 1 to 4, and no other"),
    ((PackFile::Tribes, "[2, 3]", "[0]"), "tribes.toml, links: expected for technology 5 at least one number from 1 to 4, and no other"),
    ((PackFile::Tribes, "\"nadair\"", "\"kuniban\""), "tribes.toml, nadair sun, name: expected nadair, because tribes must be in the order nadair, hofstadterians, jox49i, kuniban, formica, vukuntur, found kuniban"),
    ((PackFile::Tribes, "\"sun\"", "\"moon\""), "tribes.toml, nadair sun, side: expected sun, because sun comes before moon, found moon"),
    ((PackFile::Tribes, "\"nadair\"", "\"nadir\""), "tribes.toml, nadair sun: unknown variant `nadir`, expected one of `nadair`"),
    ((PackFile::Tribes, "[[tribe.technology]]\ncost = 2\npoints = 1\ngives = \"free-path forest water\"\n", ""), "tribes.toml, nadair sun, technology: expected 7, found 6"),
    ((PackFile::Tribes, "\"slot\"", "\"no-books\""), "tribes.toml, nadair sun, technology: expected `slot` exactly once, found it 0 times"),
    ((PackFile::Tribes, "\"artifact, energy\"", "\"slot\""), "tribes.toml, nadair sun, technology: expected `slot` exactly once, found it 2 times"),
    ((PackFile::Tribes, "cost = 1", "cost = 0"), "tribes.toml, nadair sun, technology 1: expected a number from 1 to 9, found 0"),
    ((PackFile::Tribes, "points = 6", "points = 21"), "tribes.toml, nadair sun, technology 6: expected a number from 0 to 20, found 21"),
    ((PackFile::Tribes, "\"slot\"", "\"slots\""), "tribes.toml, nadair sun, technology 3: column 1: expected one of machine, ability-more, trade, slot, "),
    ((PackFile::Tribes, "\"artifact, energy\"", "\"artifact, forests\""), "tribes.toml, nadair sun, technology 5: expected no `forests` as a technology: it is allowed only as a tribe ability"),
    ((PackFile::Tribes, "book 1, points 1", "free-action 1"), "tribes.toml, nadair sun, technology 1: expected no `free-action 1` with a tribe ability: it is allowed only as a tribe ability"),
    ((PackFile::Tribes, "book 1, points 1", "tribe"), "tribes.toml, nadair sun, technology 1: expected no `tribe` with a tribe ability: it could repeat forever, because it can activate the ability again"),
    ((PackFile::Tribes, "machine: retire", "machine: recharge"), "tribes.toml, nadair sun, technology 4: expected no `recharge` on a machine: it could pay for itself forever"),
    ((PackFile::Tribes, "machine: retire", "machine: per-flask"), "tribes.toml, nadair sun, technology 4: expected no `per-flask` on a machine: it is allowed only on cards"),
    ((PackFile::Tribes, "\"forests\"", "\"pay food 1: tribe\""), "tribes.toml, nadair sun, ability: expected no `tribe` as a tribe ability: it could repeat forever, because it can activate the ability again"),
    ((PackFile::Tribes, "\"forests\"", "\"pay basic 1: book 2\""), "tribes.toml, nadair sun, ability: expected an ability that begins with a payment to name its resource, found `pay basic 1: book 2`"),
    ((PackFile::Tribes, "\"forests\"", "\"recharge\""), "tribes.toml, nadair sun, ability: expected no `recharge` as a tribe ability: it could repeat forever, because it can activate the ability again"),
    ((PackFile::Tribes, "\"forests\"", "\"forests, forests\""), "tribes.toml, nadair sun, ability: expected at most one piece of the tribe, found 2"),
    ((PackFile::Tribes, "\"forests\"", "\"forests or book 2\""), "tribes.toml, nadair sun, ability: expected `forests` as a step of its own, found it with `or`"),
    ((PackFile::Tribes, "\"forests\"", "\"rotate\""), "tribes.toml, nadair sun, ability: expected no `rotate` as a tribe ability: it is allowed only on machines"),

    ((PackFile::Citizens, "\"C2\"", "\"C3\""), "citizens.toml, C3, id: expected C2, because rows stand in the order of their ids, found `C3`"),
    ((PackFile::Citizens, "\"C2\"\ncolor = \"yellow\"", "\"C2\"\ncolor = \"gray\""), "citizens.toml, color: expected 13 yellow cards, found 12"),
    ((PackFile::Citizens, "\"both\"", "\"all\""), "citizens.toml, C1: unknown variant `all`, expected one of `top`, `bottom`, `both`"),
    ((PackFile::Citizens, "flask = \"bottom\"", "flask = \"both\""), "citizens.toml, C1: unknown variant `both`, expected `top` or `bottom`"),
    ((PackFile::Citizens, "artifact, leave", "artifact or leave"), "citizens.toml, C1, bottom: expected `leave` as a step of its own, found it with `or`"),
    ((PackFile::Citizens, "lasting range 2", "lasting range 2 or food 1"), "citizens.toml, C1, top: expected `lasting range 2` as a step of its own, found it with `or`"),
    ((PackFile::Citizens, "artifact, leave", "pay food 1: leave"), "citizens.toml, C1, bottom: expected an effect after `pay` that is allowed anywhere, found `leave`"),
    ((PackFile::Citizens, "artifact, leave", "retire"), "citizens.toml, C1, bottom: expected no `retire` on a card: it is allowed only on machines"),
    ((PackFile::Citizens, "artifact, leave", "discount build 1 or food 2"), "citizens.toml, C1, bottom: expected no `discount build 1` on a card: it is allowed only on machines"),
    ((PackFile::Citizens, "artifact, leave", "food 1, food 1, food 1, food 1, food 1, food 1, food 1"), "citizens.toml, C1, bottom: expected at most 6 steps, found 7"),
    ((PackFile::Citizens, "artifact, leave", ""), "citizens.toml, C1, bottom: column 1: expected one of pay, crystal, "),
    ((PackFile::Starts, "module or tribe", "module or energy or tribe"), "starts.toml, SA1, bottom: column 18: expected one of a comma, the end, found `or`"),
    ((PackFile::Starts, "\"SD6\"", "\"SD7\""), "starts.toml, SD7, id: expected SD6, because rows stand in the order of their ids, found `SD7`"),

    ((PackFile::Machines, "\"yellow\"", "\"green\""), "machines.toml, M1, color: expected yellow, because there are 10 machines of each color in the order yellow, green, gray, found green"),
    ((PackFile::Machines, "discount build 2", "pay book 1: recharge"), "machines.toml, M1, effect: expected no `recharge` on a machine: it could pay for itself forever"),
    ((PackFile::Machines, "discount build 2", "leave"), "machines.toml, M1, effect: expected no `leave` on a machine: it is allowed only on cards"),
    ((PackFile::Machines, "discount build 2", "falcon"), "machines.toml, M1, effect: expected no `falcon` on a machine: it is allowed only as a tribe ability"),
    ((PackFile::Modules, "[\"yellow\", \"green\"]", "[\"yellow\", \"yellow\"]"), "modules.toml, L1, colors: expected one color or two different ones, found yellow, yellow"),
    ((PackFile::Modules, "[\"yellow\", \"green\"]", "[\"yellow\", \"green\", \"gray\"]"), "modules.toml, L1, colors: expected one color or two different ones, found yellow, green, gray"),
    ((PackFile::Modules, "[\"yellow\", \"green\"]", "[]"), "modules.toml, L1, colors: expected one color or two different ones, found none"),
    ((PackFile::Modules, "book 1", "per-card green"), "modules.toml, L1, effect: expected no `per-card green` on a slot module: it is allowed only on cards"),
    ((PackFile::Crates, "food 2 or book 2", "reopen"), "crates.toml, K1, effect: expected no `reopen` in a crate: it is allowed only on machines"),
    ((PackFile::Crates, "food 2 or book 2", "pay gear 1: food 2"), "crates.toml, K1, effect: column 13: expected one of crystal, gear, book, food, basic, "),
    ((PackFile::Artifacts, "crates 1", "track yellow"), "artifacts.toml, R1, purple: column 1: expected one of crates, energy, modules, figures, tribe-markers, flasks, cards, waters, crystals, found `track`"),
    ((PackFile::Artifacts, "orange = \"waters 1\"\n", ""), "artifacts.toml, R1: missing field `orange`"),

    ((PackFile::Names, "SA1 = Piece SA1\n", ""), "names.ftl: expected a name for SA1: there is no message `SA1`"),
    ((PackFile::Names, "K28 = Piece K28", "L1 = Piece L1"), "names.ftl: expected the id of a piece, found `L1`"),
];

#[test]
fn every_mistake_is_explained() {
    let mut missed = Vec::new();
    for (edit, message) in MISTAKES {
        let found = mistakes(&[*edit]);
        if !found.iter().any(|error| error.starts_with(message)) {
            missed.push(format!("{edit:?}: {found:#?}, not {message}"));
        }
        assert!(found.iter().all(|error| error.len() < 1_500 && !error.contains('\n')), "{found:#?}");
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
fn a_pack_has_at_most_16_crystals() {
    let row = "[[crystal]]\nat = [4, -1]\n";
    let found = mistakes(&[(PackFile::Board, row, &row.repeat(16))]);
    assert_eq!(found, ["board.toml, crystal: expected at most 16 crystals, found 17"]);
}

#[test]
fn a_missing_list_is_reported() {
    let rows = sample(PackFile::Crates);
    let found = mistakes(&[(PackFile::Crates, &rows, "")]);
    assert_eq!(found, ["crates.toml: expected rows that begin with [[crate]]"]);
}
