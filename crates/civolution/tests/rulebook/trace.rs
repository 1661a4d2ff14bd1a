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
        let function = lines.find_map(|line| line.split_once("fn ")).map(|(_, rest)| rest);
        let name = function.and_then(|rest| rest.split('(').next());
        tests.extend(name.map(|name| format!("{module}::{name}")));
    }
    tests
}

/// The paths of all test functions in a folder and those in it.
fn tests_under(folder: &Path, module: &str) -> BTreeSet<String> {
    let mut tests = BTreeSet::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let module = format!("{module}::{name}");
        tests.extend(if path.is_dir() { tests_under(&path, &module) } else { tests_in(&path, &module) });
    }
    tests
}

fn rulebook_tests() -> BTreeSet<String> {
    tests_under(&crate_folder().join("tests/rulebook"), "civolution::rulebook")
}

/// Everything in backticks that is the path of a test.
fn traced() -> BTreeSet<String> {
    let text = fs::read_to_string(crate_folder().join("../../docs/trace/civolution.md")).unwrap();
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter(|name| name.contains("::")).map(str::to_owned).collect()
}

#[test]
fn trace_names_only_tests_that_exist() {
    let mut existing = rulebook_tests();
    for other in ["conformance", "conservation", "pack_original"] {
        let file = crate_folder().join(format!("tests/{other}.rs"));
        existing.extend(tests_in(&file, &format!("civolution::{other}")));
    }
    existing.extend(tests_under(&crate_folder().join("tests/packs"), "civolution::packs"));
    let missing: Vec<_> = traced().difference(&existing).cloned().collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn trace_names_every_test_of_the_rulebook() {
    let tests = rulebook_tests();
    let own = "civolution::rulebook::trace::trace_names_every_test_of_the_rulebook";
    assert!(tests.contains(own), "the tests were not found");
    let untraced: Vec<_> = tests.difference(&traced()).cloned().collect();
    assert!(untraced.is_empty(), "{untraced:#?}");
}
