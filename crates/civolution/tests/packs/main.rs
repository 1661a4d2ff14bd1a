//! Reads content packs: our own, and one with every mistake an author can make.

mod endless;
mod mistakes;
mod sample;
mod waiting;

use civolution::{ActivityId, BonusId, CardId, ChipCardId, Civolution, Content, Event, IncomeId, PackFile, Top};
use engine::Narrate;
use engine::pack::{Pack, PackRef};
use engine::words::{ENGLISH, Phrase};

use sample::{changed, mistakes};

#[test]
fn the_original_pack_loads() {
    if let Err(errors) = Content::original() {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert!(errors.is_empty(), "{}", errors.join("\n"));
    }
}

#[test]
fn a_good_pack_becomes_tables() {
    assert_eq!(mistakes(&[]), Vec::<String>::new());
    let content = Content::parse(&changed(&[])).unwrap();
    assert_eq!((content.name(), content.about(), content.hash()), ("sample", "For tests.", changed(&[]).hash()));
    let full = content.card(CardId::named("B1").unwrap());
    assert_eq!((full.number, full.points, full.cost[2].included), (Some(1), [0, 1, 0, 0, 2], true));
    let Top::Activity(activity) = full.top else { unreachable!() };
    assert_eq!(content.activity_text(activity), "pay food 1: culture 1");
    assert_eq!(content.activity_text(ActivityId::CONSOLE), "pay money 1: track any 1");
    let Top::Ability(ability) = content.card(CardId::named("B2").unwrap()).top else { unreachable!() };
    assert_eq!(content.ability_text(&ability), "when sold: idea 1");
    let waiting: Vec<CardId> = content.waiting_cards().iter().filter_map(CardId::new).collect();
    assert_eq!(waiting, ["A2", "B2", "C2", "D2", "E2"].map(|name| CardId::named(name).unwrap()));
    let starting = IncomeId::starting(ChipCardId::named("S10").unwrap());
    assert_eq!(content.bonus(content.income(starting)).to_string(), "food 2");
    let board = content.board();
    assert_eq!((board.hunting[0], board.hunting[5]), ([1, 1, 1, 1, 0, 0, 0], [2, 2, 1, 1, 1, 1, 5]));
    assert_eq!((board.pale, board.grounds[0].len()), ([3, 6, 9, 12].into_iter().collect(), 2));
}

#[test]
fn unknown_numbers_are_harmless() {
    let content = Content::parse(&changed(&[])).unwrap();
    let activity: ActivityId = serde_json::from_str("255").unwrap();
    assert_eq!(content.activity_text(activity), "free: ");
    let bonus: BonusId = serde_json::from_str("9999").unwrap();
    assert!(content.bonus(bonus).either.is_empty());
}

#[test]
fn packs_are_kept_and_found_again() {
    let files = changed(&[]);
    assert!(Content::by_hash(files.hash()).is_none());
    let sample = Content::read(&files).unwrap();
    assert!(std::ptr::eq(Content::read(&files).unwrap(), sample));
    assert!(std::ptr::eq(Content::by_hash(files.hash()).unwrap(), sample));
    assert!(std::ptr::eq(Content::by_name("sample").unwrap(), sample));
    assert_eq!((sample.info().name, sample.info().hash), ("sample", files.hash().to_string()));
    let names: Vec<&str> = Content::loaded().iter().map(|pack| pack.name()).collect();
    assert_eq!(names, ["tessera-original", "sample"]);

    // Loading another pack changes no names at a table.
    let ours = PackRef(Content::original().unwrap());
    let event = Event::RevealedCard { card: CardId::named("A1").unwrap() };
    let said = |pack, phrase| Civolution::speaker(pack, ENGLISH, &[]).say(phrase);
    let told = |pack| said(pack, Civolution::tell_event(&event, pack));
    assert!(told(ours).contains("Wheel"));
    assert!(told(PackRef(sample)).contains("Piece A1"));
    let named = |id: &'static str| said(PackRef(sample), Phrase::new(id));
    assert_eq!((named("S10").as_str(), named("A7").as_str()), ("Piece S10", "Piece A7"));

    let same_name = changed(&[(PackFile::Income, "money 3", "money 2")]);
    assert_ne!(same_name.hash(), files.hash());
    let errors = Content::read(&same_name).unwrap_err();
    let expected =
        format!("pack.toml, name: expected another name, because `sample` is loaded with the hash {}", files.hash());
    assert_eq!(errors[0].to_string(), expected);
    assert!(Content::by_hash(same_name.hash()).is_none());
}
