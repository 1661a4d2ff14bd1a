//! The trace from the rulebook to its tests names every test here, and none that does not exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn crate_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The paths of all test functions in a file.
fn tests_in(file: &Path, module: &str) -> BTreeSet<String> {
    let source = fs::read_to_string(file).unwrap();
    let mut lines = source.lines().map(str::trim);
    let mut tests = BTreeSet::new();
    while lines.any(|line| line == "#[test]") {
        let name = lines.find_map(|line| line.strip_prefix("fn ")).and_then(|rest| rest.split('(').next());
        tests.extend(name.map(|name| format!("{module}::{name}")));
    }
    tests
}

fn rulebook_tests() -> BTreeSet<String> {
    let files = fs::read_dir(crate_folder().join("tests/rulebook")).unwrap().map(|entry| entry.unwrap().path());
    let tests = files.flat_map(|file| {
        let module = file.file_stem().unwrap().to_string_lossy().into_owned();
        tests_in(&file, &format!("stone_age::rulebook::{module}"))
    });
    tests.collect()
}

/// Everything in backticks that is the path of a test.
fn traced() -> BTreeSet<String> {
    let text = fs::read_to_string(crate_folder().join("../../docs/trace/stone-age.md")).unwrap();
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter(|name| name.contains("::")).map(str::to_owned).collect()
}

#[test]
fn trace_names_only_tests_that_exist() {
    let mut existing = rulebook_tests();
    existing.extend(tests_in(&crate_folder().join("tests/conformance.rs"), "stone_age::conformance"));
    let missing: Vec<_> = traced().difference(&existing).cloned().collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn trace_names_every_test_of_the_rulebook() {
    let tests = rulebook_tests();
    assert!(
        tests.contains("stone_age::rulebook::trace::trace_names_every_test_of_the_rulebook"),
        "the tests were not found"
    );
    let untraced: Vec<_> = tests.difference(&traced()).cloned().collect();
    assert!(untraced.is_empty(), "{untraced:#?}");
}
