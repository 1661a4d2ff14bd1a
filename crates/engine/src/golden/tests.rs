use super::*;
use crate::conformance::toy::{Action, Table, Toy};
use crate::game::Viewer;
use crate::seat::Seat;

/// A toy game in which one action is preferred to all others.
struct Sample {
    name: &'static str,
    players: usize,
    likes: Action,
    /// The minimum number of points of the first player.
    wanted: i32,
}

const SAMPLE: Sample = Sample { name: "sample", players: 3, likes: Action::Draw, wanted: i32::MIN };

impl GoldenGame for Sample {
    type Game = Toy;

    fn name(&self) -> String {
        self.name.to_owned()
    }

    fn setup(&self) -> Table {
        Table { players: self.players }
    }

    fn likes(&self, action: &Action) -> bool {
        *action == self.likes
    }

    fn is_wanted(&self, game: &Toy) -> bool {
        game.score_sheet(Viewer::Everything).total(Seat::ALL[0]) >= self.wanted
    }

    fn result(&self, game: &Toy) -> String {
        let sheet = game.score_sheet(Viewer::Everything);
        let scores = Seat::first(game.players()).map(|seat| format!("{seat} {}", sheet.total(seat)));
        scores.collect::<Vec<_>>().join(", ")
    }
}

impl Sample {
    fn text(&self) -> String {
        let record = play_wanted(self).unwrap();
        text_of(self, &record, &replay(&record).unwrap())
    }

    fn problem_with(&self, text: &str) -> String {
        compare(self, text).unwrap_err().to_string()
    }
}

/// Returns the text with the lines after `actions` changed and the count in its last line corrected.
fn with_actions(text: &str, change: impl FnOnce(&mut Vec<&str>)) -> String {
    let (header, rest) = text.split_once("actions\n").unwrap();
    let (actions, end) = rest.split_once("end ").unwrap();
    let mut actions: Vec<&str> = actions.lines().collect();
    change(&mut actions);
    let result = end.split_once('\n').unwrap().1;
    format!("{header}actions\n{}\nend {}\n{result}", actions.join("\n"), actions.len())
}

#[test]
fn a_golden_game_replays() {
    let text = SAMPLE.text();
    let game = compare(&SAMPLE, &text).unwrap();
    assert!(game.standings().is_some());
    assert!(text.ends_with(&format!("\n# {}\n", SAMPLE.result(&game))), "{text}");
}

#[test]
fn the_same_game_is_written_each_time() {
    assert_eq!(SAMPLE.text(), SAMPLE.text());
    assert_ne!(SAMPLE.text(), Sample { name: "another", ..SAMPLE }.text());
}

#[test]
fn preferred_actions_are_taken() {
    let count = |likes| Sample { likes, ..SAMPLE }.text().matches(" roll\n").count();
    assert!(count(Action::Roll) > count(Action::Draw));
}

#[test]
fn files_are_written_and_compared_in_one_run() {
    let folder = tempfile::tempdir().unwrap();
    let nested = folder.path().join("tests/golden");
    let written = check_in(&SAMPLE, &nested, Mode::Write).unwrap();
    assert_eq!(fs::read_to_string(nested.join("sample.tessera")).unwrap(), SAMPLE.text());
    assert_eq!(check_in(&SAMPLE, &nested, Mode::Compare).unwrap(), written);
}

#[test]
fn writing_replaces_what_is_there() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("sample.tessera"), "nonsense").unwrap();
    assert!(check_in(&SAMPLE, folder.path(), Mode::Compare).is_err());
    check_in(&SAMPLE, folder.path(), Mode::Write).unwrap();
    check_in(&SAMPLE, folder.path(), Mode::Compare).unwrap();
}

#[test]
fn a_missing_file_is_named_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let error = check_in(&SAMPLE, folder.path(), Mode::Compare).unwrap_err().to_string();
    assert!(error.contains("sample.tessera: ") && error.contains("TESSERA_GOLDEN=write"), "{error}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "comparing writes nothing");
}

#[test]
fn a_changed_result_is_found() {
    let text = SAMPLE.text();
    let last = text.lines().count();
    let result = text.lines().last().unwrap();
    let changed = text.replace(result, "# P1 99");
    assert_eq!(SAMPLE.problem_with(&changed), format!("line {last} says `# P1 99`, but now it would be `{result}`"));
    let without = text.replace(&format!("{result}\n"), "");
    assert_eq!(SAMPLE.problem_with(&without), format!("line {last} says ``, but now it would be `{result}`"));
}

#[test]
fn lines_after_the_result_are_found() {
    let text = SAMPLE.text();
    let line = text.lines().count() + 1;
    let problem = SAMPLE.problem_with(&format!("{text}# more\n"));
    assert_eq!(problem, format!("line {line} says `# more`, but now it would be ``"));
}

#[test]
fn a_line_that_no_longer_applies_is_found() {
    let changed = with_actions(&SAMPLE.text(), |actions| actions[1] = "P1 draw");
    assert_eq!(SAMPLE.problem_with(&changed), "line 11: `P1 draw` no longer applies: WrongHalf");
    let changed = with_actions(&SAMPLE.text(), |actions| actions[0] = "P2 roll");
    assert_eq!(SAMPLE.problem_with(&changed), "line 10: `P2 roll` no longer applies: NotYourTurn");
}

#[test]
fn a_line_that_is_no_longer_in_the_notation_is_found() {
    let changed = with_actions(&SAMPLE.text(), |actions| actions[0] = "P1 dance");
    assert_eq!(
        SAMPLE.problem_with(&changed),
        "line 10, column 4: expected one of draw, roll, play, pass, found `dance`"
    );
}

#[test]
fn a_truncated_game_is_found() {
    let text = SAMPLE.text();
    let mut left = 0;
    let shorter = with_actions(&text, |actions| {
        actions.pop();
        left = actions.len();
    });
    assert_eq!(SAMPLE.problem_with(&shorter), format!("the game is not over after its {left} actions"));
    let cut = text.split_once("end ").unwrap().0;
    assert!(SAMPLE.problem_with(cut).contains("it was cut off"));
}

#[test]
fn actions_after_the_end_are_found() {
    let longer = with_actions(&SAMPLE.text(), |actions| actions.push("P1 roll"));
    let problem = SAMPLE.problem_with(&longer);
    assert!(problem.ends_with("`P1 roll` no longer applies: NotYourTurn"), "{problem}");
}

#[test]
fn other_rules_and_other_content_are_found() {
    let text = SAMPLE.text();
    let problem = SAMPLE.problem_with(&text.replace("rules 1\n", "rules 2\n"));
    assert_eq!(problem, "line 3 says `rules 2`, but now it would be `rules 1`");
    let problem = SAMPLE.problem_with(&text.replace("pack none", "pack other"));
    assert!(problem.starts_with("line 4 says `pack other"), "{problem}");
}

#[test]
fn another_setup_is_found() {
    let problem = Sample { players: 2, ..SAMPLE }.problem_with(&SAMPLE.text());
    assert_eq!(problem, "line 5 says `setup players=3`, but now it would be `setup players=2`");
}

#[test]
fn games_are_played_until_one_is_wanted() {
    let score = |plan: &Sample| {
        let game = compare(plan, &plan.text()).unwrap();
        game.score_sheet(Viewer::Everything).total(Seat::ALL[0])
    };
    let wanted = score(&SAMPLE) + 1;
    let plan = Sample { wanted, ..SAMPLE };
    assert!(score(&plan) >= wanted);
    assert_eq!(
        plan.problem_with(&SAMPLE.text()),
        "the game does not have the outcome this file is for",
        "a file with another game is found"
    );
    let never = Sample { wanted: i32::MAX, ..SAMPLE };
    assert!(matches!(play_wanted(&never), Err(GoldenProblem::NoneWanted)));
}
