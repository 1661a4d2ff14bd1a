//! Packs whose effects could go on forever, or leave too many tasks waiting, are refused.

use revive::content::PackFile;

use crate::sample::{Edit, mistakes};

/// Returns edits that give this top half to the first `count` plain citizens.
fn tops(top: &str, count: usize) -> Vec<Edit<'_>> {
    vec![(PackFile::Citizens, "top = \"food 2\"", top); count]
}

#[test]
fn trades_must_lose_something() {
    let trade = "trade: basic 2: crystal 1";
    let cycle = "tribes.toml, nadair sun, technology: expected every cycle of trades to lose something, but \
                  with these technologies resources could be traded forever";
    assert_eq!(mistakes(&[(PackFile::Tribes, trade, "trade: basic 1: crystal 1")]), [cycle]);
    // Each trade alone loses something, but not both together.
    let twice = [(PackFile::Tribes, "free-path forest water", "trade: crystal 1: basic 2")];
    assert_eq!(mistakes(&twice), [cycle]);
    assert_eq!(mistakes(&[(PackFile::Tribes, trade, "trade: basic 3: crystal 1"), twice[0]]), Vec::<String>::new());
    let basics = (PackFile::Tribes, "free-path forest water", "trade: food 1: book 1");
    assert_eq!(mistakes(&[basics, (PackFile::Tribes, trade, "trade: book 2: food 1")]), Vec::<String>::new());
    assert_eq!(mistakes(&[basics, (PackFile::Tribes, trade, "trade: book 1: food 1")]), [cycle]);
}

#[test]
fn a_card_does_not_bring_itself_back_for_free() {
    let problem = "expected a card and everything it activates to give only one free `rest`, `wake` or `recharge`, \
                   because with this cards could be played again forever";
    for top in ["top = \"rest, wake\"", "top = \"recharge, food 1, wake\"", "top = \"wake, rest or recharge\""] {
        assert_eq!(mistakes(&tops(top, 1)), [format!("citizens.toml, C2, top: {problem}")], "{top}");
    }
    for top in ["top = \"wake, food 2\"", "top = \"wake or recharge\"", "top = \"rest, pay food 1: recharge\""] {
        assert_eq!(mistakes(&tops(top, 1)), Vec::<String>::new(), "{top}");
    }
    // A machine that gives two moves for one energy.
    let machine = (PackFile::Machines, "discount build 2", "rest, wake");
    assert_eq!(mistakes(&[tops("top = \"recharge\"", 1)[0], machine]), [format!("citizens.toml, C2, top: {problem}")]);
    assert_eq!(mistakes(&[machine]), Vec::<String>::new());
    // A module that adds to each card.
    let module = (PackFile::Modules, "book 1", "wake");
    let others = problem.replace("with this", "with others");
    assert_eq!(mistakes(&[tops("top = \"rest\"", 1)[0], module]), [format!("modules.toml, L1, effect: {others}")]);
    assert_eq!(mistakes(&[module]), Vec::<String>::new());
    // A card that stays in its slot is activated with every other of its color.
    let staying = (PackFile::Citizens, "artifact, leave", "wake");
    assert_eq!(mistakes(&[tops("top = \"rest\"", 1)[0], staying]), [format!("citizens.toml, C1, bottom: {others}")]);
}

#[test]
fn waiting_tasks_must_have_room() {
    let problem = "citizens.toml, card: expected effects that leave at most 100 tasks waiting for one another, found ";
    let refused = |edits: &[Edit<'_>]| {
        let found = mistakes(edits);
        assert!(found.len() <= 1 && found.iter().all(|error| error.starts_with(problem)), "{found:?}");
        !found.is_empty()
    };
    let deep = "top = \"pay food 1 times 3: play any, food 1\"";
    assert!(!refused(&tops(deep, 5)));
    assert!(refused(&tops(deep, 38)));
    // A card that only moves others brings back at most one of them.
    assert!(!refused(&[tops(deep, 5), tops("top = \"wake, food 2\"", 10)].concat()));
    // The last effect leaves nothing waiting.
    assert!(!refused(&tops("top = \"play any\"", 38)));
    let module = (PackFile::Modules, "book 1", "play any");
    assert!(refused(&[module]), "a module that plays cards does so every time");
    let moving = (PackFile::Modules, "book 1", "wake");
    assert!(!refused(&[moving]) && refused(&[moving, tops("top = \"play any\"", 1)[0]]));
    assert!(refused(&[tops("top = \"pay food 1 times 3: wake\"", 1)[0], tops("top = \"play any\"", 1)[0]]));
    // Each technology is unlocked once, and only by the active player, unless modules populate too.
    let unlocks = [
        (PackFile::Tribes, "artifact, energy", "play any, energy"),
        tops("top = \"pay food 1 times 3: populate, food 1\"", 1)[0],
    ];
    assert!(!refused(&unlocks));
    assert!(refused(&[unlocks[0], unlocks[1], (PackFile::Modules, "book 1", "populate, book 1")]));
}
