//! Typed actions that are not in the notation.

use civolution::Civolution;
use engine::words::ENGLISH;
use revive::Revive;
use table::{ActError, Registered, Tell};

use super::*;

static REVIVE: Registered<Revive> = Registered::new();
static CIVOLUTION: Registered<Civolution> = Registered::new();

/// Returns what is said of a line that is not in the notation, or `None` if it is.
fn said(table: &Table, line: &str) -> Option<String> {
    let seat = table.playing().to_act().iter().next().unwrap();
    match table.playing().why(seat, line) {
        Err(ActError::Notation(misread)) => {
            Some(table.playing().speaker(ENGLISH, &[]).try_say(&misread.tell()).unwrap())
        }
        Ok(_) | Err(ActError::Refused(_) | ActError::Broken) => None,
    }
}

#[test]
fn a_bad_line_is_explained_by_what_is_possible() {
    let table = two_humans();
    let places = "hunt, forest, clay-pit, quarry, river, tool-maker, hut, field, card, building";
    for (line, expected) in [
        ("place", format!("a word is missing after `place`: {places}")),
        ("place forest", "a number is missing after `place forest`: 1 to 5".to_owned()),
        (
            "Place  forst 3",
            format!("`forst` is not possible after `place`. Did you mean `forest`? Possible now: {places}"),
        ),
        ("place moon 3", format!("`moon` is not possible after `place`. Possible now: {places}")),
        ("place forest many", "`many` is not possible after `place forest`. Possible now: 1 to 5".to_owned()),
        ("place forest 3 4", "`4` is too much: `place forest 3` is a whole action".to_owned()),
        ("plaec forest 3", "`plaec` is not possible now. Did you mean `place`? Possible now: place".to_owned()),
        ("nonsense", "`nonsense` is not possible now. Possible now: place".to_owned()),
        ("", "no action was typed. Possible now: place".to_owned()),
        (&"x".repeat(900), format!("`{}…` is not possible now. Possible now: place", "x".repeat(24))),
    ] {
        assert_eq!(said(&table, line).as_deref(), Some(expected.as_str()), "{line}");
    }
    // Without a legal action, the notation alone says what was expected.
    let Err(ActError::Notation(misread)) = table.playing().why(P2, "place moon") else { panic!("it is not notation") };
    let sentence = STONE_AGE.speaker(ENGLISH).try_say(&misread.tell()).unwrap();
    assert!(sentence.starts_with("`moon` is not part of an action: expected one of hunt, forest"), "{sentence}");
}

#[test]
fn bad_lines_are_explained_in_every_game() {
    let kinds: [&'static dyn DynGame; 3] = [&STONE_AGE, &REVIVE, &CIVOLUTION];
    for kind in kinds {
        let setup = kind.setup_line(&[("players", "2")]).unwrap();
        let bots = vec![Occupant::Bot("greedy"); 2];
        let mut table = Table::new(kind, &setup, Seed::from_text("misread"), bots).unwrap();
        let (mut missing, mut meant, mut too_much) = (0, 0, 0);
        while table.len() < 80 {
            let seat = table.playing().to_act().iter().next().unwrap();
            for offer in table.playing().offers(seat) {
                let (id, line) = (kind.id(), &offer.notation);
                let words: Vec<&str> = line.split(' ').collect();
                if let Some(told) = said(&table, &format!("{line} more")) {
                    assert!(!told.starts_with("column ") && told.contains("`more`"), "{id} {line}: {told}");
                    too_much += usize::from(told.ends_with(&format!("`{line}` is a whole action")));
                }
                let short = words[..words.len() - 1].join(" ");
                if let Some(told) = said(&table, &short).filter(|_| !short.is_empty()) {
                    assert!(told.contains(&format!("is missing after `{short}`: ")), "{id} {short}: {told}");
                    missing += 1;
                }
                let letters = words[0].chars();
                if letters.clone().count() > 3 {
                    let typo: String = letters.clone().take(1).chain(['x']).chain(letters.skip(1)).collect();
                    let told = said(&table, &format!("{typo} {}", words[1..].join(" "))).unwrap();
                    assert!(told.starts_with(&format!("`{typo}` is not possible now. Did you mean `")), "{id}: {told}");
                    meant += usize::from(told.contains(&format!("Did you mean `{}`?", words[0])));
                }
            }
            table.let_bot_act().unwrap();
        }
        assert!(missing > 20 && meant > 20 && too_much > 20, "{}: {missing} {meant} {too_much}", kind.id());
    }
}
