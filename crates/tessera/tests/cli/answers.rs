use super::{Folder, assert_contains};

const STONE_AGE: &str = include_str!("../yesterday/first/stone-age-2.tessera");
const CIVOLUTION: &str = include_str!("../yesterday/first/civolution-2.tessera");
const HOT_SEAT: &str = "play stone-age --seats human,human --seed 42 --option start=P1 --save game.tessera";

/// A folder with the first actions of a recorded game, for two humans.
fn position(record: &str, actions: usize) -> Folder {
    let is_action = |line: &&str| line.starts_with("P1 ") || line.starts_with("P2 ");
    let head = record.lines().take_while(|line| !is_action(line));
    let head = head.map(|line| if line.starts_with("seats ") { "seats human human" } else { line });
    let taken = record.lines().filter(is_action).take(actions);
    let end = format!("end {actions}\n");
    let folder = Folder::new();
    folder.write("game.tessera", &head.chain(taken).chain([end.as_str()]).collect::<Vec<_>>().join("\n"));
    folder
}

/// The actions that these lines add to a position.
#[track_caller]
fn taken(record: &str, actions: usize, lines: &str) -> (String, Vec<String>) {
    let folder = position(record, actions);
    let out = folder.type_in("play --load game.tessera", format!("\n{lines}\n")).done();
    let saved = folder.read("game.tessera");
    let all = saved.lines().filter(|line| line.starts_with("P1 ") || line.starts_with("P2 "));
    (out, all.skip(actions).map(|line| line[3..].to_owned()).collect())
}

/// The position before P1 uses people: in the hut, the forest, the field and the quarry, with dice to come.
const PLACED: &str = "\nplace hut\n\n\nplace hunt 5\n\n\nplace field; place forest 1 then place quarry 1\n";

#[test]
fn several_actions_in_a_line_are_taken_together_and_taken_back_together() {
    let folder = Folder::new();
    let out = folder.type_in(HOT_SEAT, format!("{PLACED}use hut; use field\nundo\nquit\n")).done();
    assert_contains(&out, &["Taken back: use hut"]);
    assert!(!out.contains("Done:"), "what was typed in full is not repeated:\n{out}");
    assert_contains(&folder.read("game.tessera"), &["P1 place quarry 1\nend 5\n"]);
}

#[test]
fn a_line_with_an_action_that_is_refused_changes_nothing() {
    let folder = Folder::new();
    let out = folder.type_in(HOT_SEAT, format!("{PLACED}use hut; place field\nuse hut; dance\n")).done();
    let said = out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_contains(
        &said,
        &[
            "Nothing was done: after `use hut`, nothing that is asked fits `place field`.",
            "after `use hut`, nothing that is asked fits `dance`.",
        ],
    );
    assert_contains(&folder.read("game.tessera"), &["\nend 5\n"]);
}

#[test]
fn what_comes_after_a_draw_is_read_when_it_is_known() {
    let folder = Folder::new();
    let out = folder.type_in(HOT_SEAT, format!("{PLACED}use forest; USE HUT; dance; use field\nquit\n")).done();
    assert_contains(&out, &["- Red rolls", "was not done: `dance; use field`"]);
    assert_contains(&folder.read("game.tessera"), &["P1 use forest\nP1 use hut\nend 7\n"]);
    let in_short = folder.type_in("play --load game.tessera", "\nuse quarry field\nquit\n").done();
    let said = in_short.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_contains(&said, &["`use quarry` draws or reveals something, and only then can `field` be understood."]);
    assert_contains(&folder.read("game.tessera"), &["\nend 7\n"]);
}

#[test]
fn words_can_be_typed_as_people_type_them() {
    for line in ["Place Clay Pit 2", "pl clay-pit 2", "place clay p 2", "place clay-pit two; x\nplace CLAY-PIT 2"] {
        let folder = Folder::new();
        folder.type_in(HOT_SEAT, format!("\n{line}\nquit\n")).done();
        assert_contains(&folder.read("game.tessera"), &["P1 place clay-pit 2\nend 1\n"]);
    }
    let (out, actions) = taken(CIVOLUTION, 12, "activate p");
    assert_contains(&out, &["that could mean several things", "activate planning\n", "activate production\n"]);
    assert_eq!(actions, [""; 0]);
}

#[test]
fn a_turn_is_ended_by_what_it_is_called() {
    let folder = Folder::new();
    let revive = "play revive --players 1 --seed 42 --save game.tessera";
    let out = folder.type_in(revive, "1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n").done();
    assert_contains(&out, &["End turn"]);
    let saved = folder.read("game.tessera");
    let before = saved.lines().filter(|line| line.starts_with("P1 ")).position(|line| line == "P1 end").unwrap();
    let again = Folder::new();
    again.type_in(revive, format!("{}End Turn\nquit\n", "1\n".repeat(before))).done();
    assert_contains(&again.read("game.tessera"), &[&format!("P1 end\nend {}\n", before + 1)]);
}

#[test]
fn a_whole_payment_is_one_answer() {
    for (line, paid) in [
        ("pay 1 wood 2 stone", Some(["pay wood 1", "pay brick 0"])),
        ("pay stone 2 wood 1", Some(["pay wood 1", "pay brick 0"])),
        ("pay 1 brick 2 stones", Some(["pay wood 0", "pay brick 1"])),
        // Less than the price, more than there is, and something that is not there.
        ("pay 1 wood 1 stone", None),
        ("pay 2 wood 1 stone", None),
        ("pay 1 wood 1 brick", None),
        ("pay 1 wood 2 gold", None),
    ] {
        for lines in [format!("buy card 3\n{line}"), format!("buy card 3; {line}"), format!("buy card 3 {line}")] {
            let (out, actions) = taken(STONE_AGE, 95, &lines);
            let paid = paid.map(|paid| paid.to_vec()).unwrap_or_default();
            let bought = if paid.is_empty() && !lines.contains('\n') { vec![] } else { vec!["buy card 3"] };
            assert_eq!(actions, [bought, paid.clone()].concat(), "{lines}: {out}");
            assert_eq!(out.contains("Nothing was done"), paid.is_empty(), "{lines}: {out}");
        }
    }
}

#[test]
fn numbers_after_an_action_are_the_dice_that_pay_for_it() {
    let (out, actions) = taken(CIVOLUTION, 12, "activate trade 4 6");
    assert_eq!(actions, ["activate trade", "pay die 4", "pay die 6"]);
    assert_contains(&out, &["Done: `activate trade`, `pay die 4`, `pay die 6`"]);
    assert_eq!(taken(CIVOLUTION, 12, "activate trade; pay die 4 6").1, actions);
    assert_eq!(taken(CIVOLUTION, 12, "activate trade 4 6 1").1, [""; 0], "nothing asks for a third");
    assert_eq!(taken(CIVOLUTION, 12, "activate trade 4 6\nundo").1, [""; 0], "it is taken back as one");
}

#[test]
fn a_line_that_means_several_things_is_not_taken() {
    let (out, actions) = taken(CIVOLUTION, 48, "activate sleep 1 1");
    assert_eq!(actions, [""; 0]);
    assert_contains(
        &out,
        &[
            "that could mean several things",
            "activate sleep; pay die 1; pay die 1\n",
            "activate sleep; pay planning 1; pay planning 1\n",
        ],
    );
}

#[test]
fn the_weak_or_the_strong_are_fed_first() {
    // Two food for a weak tribe, a strong one and another weak one.
    assert_eq!(solo("civolution", 5, 160, "feed weak first"), ["feed 1", "feed 0", "feed 1"]);
    // Where all of them can be fed at once, too.
    assert_eq!(solo("civolution", 5, 124, "feed weak first"), ["pass", "feed 1", "feed 1", "feed 1"]);
    let (out, actions) = taken(CIVOLUTION, 90, "feed strong first");
    assert_eq!(actions, [""; 0], "there are three strong tribes and food for two");
    assert_contains(&out, &["that could mean several things", "feed 1; feed 0; feed 1\n"]);
}

/// The actions of a solo game in which the first action is always taken, and then these lines are typed.
fn solo(game: &str, seed: u8, first: usize, lines: &str) -> Vec<String> {
    let folder = Folder::new();
    let args = format!("play {game} --players 1 --seed {seed} --save game.tessera");
    folder.type_in(&args, format!("{}{lines}\nquit\n", "1\n".repeat(first))).done();
    let saved = folder.read("game.tessera");
    let all = saved.lines().filter_map(|line| line.strip_prefix("P1 ").map(str::to_owned));
    all.skip(first).collect()
}

#[test]
fn an_action_is_repeated_only_as_often_as_it_is_asked_for() {
    let twice = solo("revive", 4, 15, "take gear; take gear");
    assert_eq!(twice, ["take gear", "take gear"]);
    assert_eq!(solo("revive", 4, 15, "take gear 2"), twice);
    assert_eq!(solo("revive", 4, 15, "take gear gear"), twice);
    for more in ["take gear 3", "take gear gear gear", "take gear 64", "take gear 65"] {
        assert_eq!(solo("revive", 4, 15, more), [""; 0], "{more}");
    }
}

#[test]
fn a_repeated_answer_never_answers_another_question() {
    // Gears are paid and gained in turn here: the second question is not the first one again.
    assert_eq!(solo("revive", 2, 5, "take gear; take gear"), ["take gear", "take gear"]);
    for slipping in ["take gear 2", "take gear 6", "take gear gear"] {
        assert_eq!(solo("revive", 2, 5, slipping), [""; 0], "{slipping}");
    }
}

/// The lines that a recorded game of P1 would be typed as: all actions between those of others together.
fn in_long_lines(saved: &str) -> String {
    let mut lines = String::new();
    let mut run: Vec<&str> = Vec::new();
    let actions = saved.lines().filter(|line| line.starts_with("P1 ") || line.starts_with("P2 "));
    for action in actions.chain(["P2 "]) {
        match action.strip_prefix("P1 ") {
            Some(own) if run.len() < 6 => run.push(own),
            own => {
                let (separator, capitals) =
                    if lines.len().is_multiple_of(2) { ("; ", false) } else { (" then ", true) };
                let line = run.join(separator);
                lines +=
                    &if capitals { line.replace('-', " ").to_uppercase().replace(" THEN ", separator) } else { line };
                lines += "\n";
                run = own.into_iter().collect();
            }
        }
    }
    lines
}

#[test]
fn whole_games_can_be_typed_in_few_lines() {
    for game in ["stone-age --players 2", "revive --players 1", "civolution --players 1"] {
        let args = format!("play {game} --seed 3 --save game.tessera");
        let (slow, fast) = (Folder::new(), Folder::new());
        slow.type_in(&args, "1\n".repeat(20_000)).done();
        let saved = slow.read("game.tessera");
        let lines = in_long_lines(&saved);
        let out = fast.type_in(&args, &lines).done();
        assert_eq!(fast.read("game.tessera"), saved, "{lines}\n{out}");
        assert_contains(&out, &["Final score"]);
    }
}
