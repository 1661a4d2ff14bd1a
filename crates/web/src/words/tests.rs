mod lexer;
mod literals;
mod said;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engine::narration::problems_of_library;
use engine::words::Words;
use maud::html;

use super::*;
use crate::page::api::key;

/// The parts of the site. Every key begins with one.
const PARTS: [&str; 28] = [
    "abort",
    "api",
    "campaign",
    "curtain",
    "dice",
    "drawn",
    "failure",
    "gathering",
    "home",
    "keys",
    "log",
    "me",
    "notices",
    "offline",
    "picks",
    "resign",
    "result",
    "review",
    "revive",
    "score",
    "setup",
    "since",
    "site",
    "standstill",
    "style",
    "table",
    "times",
    "wait",
];

fn keys() -> impl Iterator<Item = &'static str> {
    Key::ALL.iter().map(|key| key.name()).chain(key::Key::ALL.iter().map(|key| key.name()))
}

/// Finds the files with this extension in a folder and its subfolders.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let below = entries.flat_map(|path| match path.is_dir() {
        true => files(&path, extension),
        false => vec![path],
    });
    below.filter(|path| path.extension().is_some_and(|own| own == extension)).collect()
}

/// Returns the tokens of this crate's sources, without its tests, by path.
fn sources() -> Vec<(String, Vec<lexer::Token>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let read = |path: PathBuf| {
        let name = path.strip_prefix(&folder).unwrap().to_str().unwrap().replace('\\', "/");
        let text = fs::read_to_string(&path).unwrap();
        (name, lexer::without_tests(&lexer::tokens(&text)))
    };
    let is_test = |name: &str| name.ends_with("tests.rs") || name.contains("tests/");
    files(&folder, "rs").into_iter().map(read).filter(|(name, _)| !is_test(name)).collect()
}

#[test]
fn the_text_file_has_exactly_the_messages_of_the_keys() {
    let said: BTreeSet<String> = keys().map(ToOwned::to_owned).collect();
    assert_eq!(problems_of_library(&LIBRARY, &said), Vec::<String>::new());
}

#[test]
fn keys_begin_with_a_part_of_the_site() {
    for key in keys() {
        assert!(PARTS.iter().any(|part| key.starts_with(&format!("{part}-"))), "{key}");
    }
}

#[test]
fn keys_of_games_and_packs_do_not_clash_with_those_of_pages() {
    let (own, all) = (env!("CARGO_MANIFEST_DIR"), Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    let own_keys: BTreeSet<&str> = keys().collect();
    let crates = fs::read_dir(all).unwrap().map(|entry| entry.unwrap().path());
    let others = crates.filter(|folder| folder.is_dir() && folder.file_name() != Path::new(own).file_name());
    let mut games = 0;
    for file in others.flat_map(|folder| files(&folder, "ftl")) {
        games += usize::from(file.ends_with("text/en.ftl"));
        let words = Words::parse(ENGLISH, &fs::read_to_string(&file).unwrap()).unwrap();
        let clashes: Vec<&str> = words.keys().filter(|key| own_keys.contains(key)).collect();
        assert_eq!(clashes, Vec::<&str>::new(), "{}", file.display());
    }
    assert!(games >= 3, "only {games} games were found");
}

#[test]
fn markup_replaces_its_mark() {
    let phrase = say!(SiteAnd, first = Mark(1), last = Mark(0));
    let parts = [html! { b { "<" } }, html! { i {} }];
    assert_eq!(marked(&speaker(ENGLISH), phrase, &parts).into_string(), "<i></i> and <b>&lt;</b>");
    let phrase = say!(SiteAnd, first = "<a>", last = Mark(7));
    assert_eq!(marked(&speaker(ENGLISH), phrase, &parts).into_string(), "&lt;a&gt; and ", "there is no such part");
}
