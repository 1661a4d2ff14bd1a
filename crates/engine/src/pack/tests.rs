//! A game with two tokens, and packs with every mistake that all games have in common.

use serde::Deserialize;

use super::*;
use crate::words::{Phrase, Speaker, Words};

#[derive(Clone, Copy, PartialEq, Eq)]
enum File {
    Pack,
    Tokens,
    Names,
}

impl FileOfPack for File {
    const GAME: &'static str = "toy";
    const FILES: &'static [Self] = &[Self::Pack, Self::Tokens, Self::Names];
    const SHARED: &'static [(&'static str, &'static str)] = &[("board", "printed")];
    const PACK: Self = Self::Pack;
    const NAMES: Self = Self::Names;

    fn file_name(self) -> &'static str {
        ["pack.toml", "tokens.toml", "names.ftl"][self as usize]
    }

    fn original(self) -> &'static str {
        match self {
            Self::Pack => "game = \"toy\"\nname = \"original\"\nabout = \"Tokens.\"\n",
            Self::Tokens => "[[token]]\nid = \"A1\"\nworth = 3\nspots = [1, 4]\n[[token]]\nid = \"A2\"\nworth = 2\n",
            Self::Names => "A1 = Sun\nA2 = Moon\n",
        }
    }
}

const TOKENS: [&str; 2] = ["A1", "A2"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenRow {
    worth: u8,
    spots: Option<Vec<u8>>,
}

impl Written<u32> for TokenRow {
    type Id = &'static str;
    type Piece = u8;

    fn read(self, _: &'static str, row: &mut RowReader<'_, u32>) -> Option<u8> {
        row.must(self.worth < 9, "worth", || format!("expected less than 9, found {}", self.worth));
        if let Some(spots) = self.spots {
            row.loading.tables |= row.bits("spots", &spots, 4)?;
        }
        Some(self.worth)
    }
}

#[derive(Debug)]
struct Tokens {
    header: PackHeader,
    worth: Box<[u8; TOKENS.len()]>,
    spots: u32,
    names: Words,
}

impl Pack for Tokens {
    type File = File;

    fn parse(files: &PackFiles<File>) -> Result<Self, Vec<PackError>> {
        let mut loading = Loading::<u32>::default();
        let pack = loading.pack(files);
        let [rows] = loading.lists(files, File::Tokens, ["token"]);
        let worth = all(loading.rows::<TokenRow>(File::Tokens, rows, TOKENS.into_iter()));
        let names = loading.names(files, TOKENS.into_iter().map(str::to_owned));
        let Loading { errors, tables } = loading;
        match (pack, worth) {
            (Some(pack), Some(worth)) if errors.is_empty() => {
                Ok(Self { header: PackHeader::new(files, pack), worth, spots: tables, names })
            }
            _ => Err(errors),
        }
    }

    fn header(&self) -> &PackHeader {
        &self.header
    }

    fn registry() -> &'static Registry<Self> {
        static PACKS: Registry<Tokens> = Registry::new();
        &PACKS
    }
}

/// Returns the original pack with the first occurrence of a text replaced.
fn changed(file: File, from: &str, to: &str) -> PackFiles<File> {
    let text = |other: File| {
        let text = other.original();
        assert!(other != file || text.contains(from), "there is no {from}");
        Ok::<_, PackProblems>(if other == file { text.replacen(from, to, 1) } else { text.to_owned() })
    };
    PackFiles::collect(text).unwrap()
}

#[test]
fn a_good_pack_becomes_tables() {
    let pack = Tokens::registry().original().unwrap();
    assert_eq!(
        (*pack.worth, pack.spots, Speaker::new([&pack.names], &[]).say(Phrase::new("A1")).as_str()),
        ([3, 2], 0b1_0010, "Sun")
    );
    let files = File::FILES.iter().map(|file| (file.file_name(), file.original()));
    assert_eq!(pack.hash(), PackHash::of(&files.chain([("board", "printed")]).collect::<Vec<_>>()));
}

#[test]
fn every_mistake_is_explained() {
    for (file, from, to, message) in [
        (File::Pack, "toy", "chess", "pack.toml, game: expected `toy`, found `chess`"),
        (File::Pack, "= \"o", "= \"O", "pack.toml, name: expected lower case letters, digits and dashes"),
        (File::Pack, "Tokens.", "", "pack.toml, about: expected one line that says what the pack is"),
        (File::Pack, "about", "abuot", "pack.toml: line 3: unknown field `abuot`"),
        (File::Tokens, "[[token]]", "[[card]]", "tokens.toml: expected only [[token]], found `card`"),
        (File::Tokens, "A2", "A3", "tokens.toml, A3, id: expected A2, because rows stand in the order of their ids"),
        (File::Tokens, "id = \"A1\"\n", "", "tokens.toml, A1, id: expected A1, because rows stand in the order"),
        (File::Tokens, "worth = 3", "worth = 10", "tokens.toml, A1, worth: expected less than 9, found 10"),
        (File::Tokens, "worth = 3", "worth = -3", "tokens.toml, A1: invalid value: integer `-3`, expected u8"),
        (File::Tokens, "[1, 4]", "[1, 1]", "tokens.toml, A1, spots: expected different numbers from 1 to 4, found 1"),
        (File::Tokens, "[1, 4]", "[]", "tokens.toml, A1, spots: expected numbers from 1 to 4, found none"),
        (
            File::Tokens,
            "[[token]]\nid = \"A2\"\nworth = 2\n",
            "",
            "tokens.toml: expected 2 rows from A1 to A2, found 1",
        ),
        (File::Names, "A2", "A3", "names.ftl: expected the id of a piece, found `A3`"),
    ] {
        let errors = Tokens::parse(&changed(file, from, to)).unwrap_err();
        let found = errors.first().map(ToString::to_string).unwrap_or_default();
        assert!(found.starts_with(message), "{found}, not {message}");
    }
    let none = PackFiles::<File>::collect(|_| Ok::<_, PackProblems>(String::new())).unwrap();
    assert_eq!(Tokens::parse(&none).unwrap_err().len(), 4);
}

#[test]
fn missing_files_are_named() {
    let mut text = |name: &'static str| if name == "names.ftl" { Ok(String::new()) } else { Err("gone".to_owned()) };
    let problems = PackFiles::<File>::gather(&mut text).map(|_| ()).unwrap_err();
    assert_eq!(problems.0, ["pack.toml: gone", "tokens.toml: gone"]);
}

#[test]
fn packs_are_kept_and_found_again() {
    let packs = Tokens::registry();
    let files = changed(File::Pack, "original", "other");
    assert!(packs.by_hash(files.hash()).is_none());
    let other = packs.read(&files).unwrap();
    assert!(std::ptr::eq(packs.read(&files).unwrap(), other));
    assert!(std::ptr::eq(packs.by_name("other").unwrap(), other));
    assert_eq!(packs.loaded().iter().map(|pack| pack.name()).collect::<Vec<_>>(), ["original", "other"]);

    let errors = packs.read(&changed(File::Tokens, "worth = 3", "worth = 4")).unwrap_err();
    let hash = Tokens::registry().original().unwrap().hash();
    let expected = format!("pack.toml, name: expected another name, because `original` is loaded with the hash {hash}");
    assert_eq!(errors[0].to_string(), expected);

    let saved = postcard::to_allocvec(&PackRef(other)).unwrap();
    assert_eq!(postcard::from_bytes::<PackRef<Tokens>>(&saved), Ok(PackRef(other)));
    let unknown = serde_json::to_string(&PackHash::of(&[])).unwrap();
    let error = serde_json::from_str::<PackRef<Tokens>>(&unknown).unwrap_err().to_string();
    assert!(error.ends_with(&format!("expected a loaded pack, found original ({hash}), other ({})", other.hash())));
}
