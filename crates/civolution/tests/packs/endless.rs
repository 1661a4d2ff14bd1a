//! Bonuses that could go on forever are refused, and others are not.

use civolution::{CardId, Deck, PackFile};

use crate::sample::{Edit, SIMPLE_CARD, mistakes, number, rows, sample};

const fn activity(text: &'static str) -> Edit<'static> {
    (PackFile::Inventions, "pay food 1: culture 1", text)
}

const fn income(text: &'static str) -> Edit<'static> {
    (PackFile::Income, "favor-test: money 3", text)
}

const fn first(text: &'static str) -> Edit<'static> {
    (PackFile::Inventions, "sold: idea 1", text)
}

const fn second(text: &'static str) -> Edit<'static> {
    (PackFile::Mutations, "sold: idea 1", text)
}

/// Texts that A1 (an activity), A2 and B2 (triggers) and I1 (an income chip) must not have, with the path that leads
/// back to the start.
#[rustfmt::skip]
const ENDLESS: &[(&[Edit<'_>], &str, &str)] = &[
    (&[activity("free: food 1, activity")], "inventions.toml, A1, activity", "it leads to an activity"),
    (&[income("income-action 1")], "income.toml, I1, bonus", "it leads to an income action"),
    (&[income("food 1 or income-chip")], "income.toml, I1, bonus", "it leads to an income action"),
    (&[(PackFile::Starts, "bonus = \"food 2\"", "bonus = \"income-action 1\"")], "starts.toml, S1, bonus", "it leads to an income action"),
    (&[activity("free: income-action 1"), income("activity")], "inventions.toml, A1, activity", "it leads to an income action, which leads through I1 to an activity"),
    (&[first("sold: purchase 1"), second("purchased: sale 1")], "inventions.toml, A2, ability", "it leads to `purchased`, which leads through B2 to `sold`"),
    (&[first("sold: income-action 1"), income("sale 1")], "inventions.toml, A2, ability", "it leads to an income action, which leads through I1 to `sold`"),
    (&[first("sold: income-chip"), income("sale 1")], "inventions.toml, A2, ability", "it leads to an income action, which leads through I1 to `sold`"),
    (&[first("sold: activity"), activity("pay idea 1: sale 1")], "inventions.toml, A2, ability", "it leads to an activity, which leads through A1 to `sold`"),
    (&[first("tribe-lost: activity"), activity("pay tribe 1: food 1")], "inventions.toml, A2, ability", "it leads to an activity, which leads through A1 to `tribe-lost`"),
    (&[first("line-crossed prestige: activity")], "inventions.toml, A2, ability", "it leads to an activity, which leads through the console to `line-crossed prestige`"),
    (&[first("favor-passed: favor-test: idea 1")], "inventions.toml, A2, ability", "it leads to `favor-passed`"),
    (&[first("favor-failed: favor-test: idea 1")], "inventions.toml, A2, ability", "it leads to `favor-failed`"),
    (&[first("favor-passed: income-action 1")], "inventions.toml, A2, ability", "it leads to an income action, which leads through I1 to `favor-passed`"),
    (&[(PackFile::Attributes, "hunt-food 1", "when hunted: hunt 1")], "attributes.toml, T1, ability", "it leads to `hunted`"),
];

/// Bonuses that end, although they may look endless.
const ENDING: &[&[Edit<'_>]] = &[
    &[first("sold: purchase 1"), second("purchased: idea 1")],
    &[first("installed invention: install insight, income-action 1")],
    &[income("culture 1, activity")],
    &[first("fed: income-action 2, activity"), second("activated research: income-action 1")],
];

#[test]
fn bonuses_that_could_go_on_forever_are_refused() {
    for (edits, place, way) in ENDLESS {
        let message = format!("{place}: expected a bonus that ends, but {way}");
        assert_eq!(mistakes(edits), [message], "{edits:?}");
    }
    for edits in ENDING {
        assert_eq!(mistakes(edits), Vec::<String>::new(), "{edits:?}");
    }
}

/// Triggers, with all effects that can cause them.
#[rustfmt::skip]
const CAUSES: &[(&str, &[&str])] = &[
    ("settled-anew", &["migration 1", "procreation 1", "build any", "build boat"]),
    ("displaced", &["migration 1", "procreation 1"]),
    ("was-displaced", &["migration 1", "procreation 1"]),
    ("developed", &["migration 1", "procreation 1", "weak-tribes 1", "encamp 1"]),
    ("procreated", &["procreation 1", "weak-tribes 1"]),
    ("tribe-lost", &[]),
    ("hunted", &["hunt 1"]),
    ("lucky-find", &["lucky-find 1"]),
    ("site-revealed", &["explore", "reveal-site"]),
    ("built farm", &["build any", "build farm"]),
    ("built boat", &["build any", "build boat"]),
    ("built statue", &["build any", "build statue"]),
    ("built settlement", &["build any", "build settlement"]),
    // The income chips of the sample have favor tests.
    ("favor-passed", &["income-chip", "income-action 1"]),
    ("favor-failed", &["income-chip", "income-action 1"]),
    ("sold", &["sale 1"]),
    ("purchased", &["purchase 1"]),
    ("installed any", &["install insight", "install building"]),
    ("installed insight", &["install insight"]),
    ("card-gained", &["card any 1", "card insight 1", "draw 2 keep 1"]),
    ("goal-installed", &["install-goal"]),
    ("income-chip-gained", &["income-chip", "build any", "build settlement"]),
    ("attribute-taken", &[]),
    // The activity printed on the console is a step on any track.
    ("upgraded", &["track any 1", "track lowest 1", "culture 1", "prestige 1", "install-goal", "activity", "upgrade any", "upgrade research", "upgrade-colour culture", "build any", "build statue"]),
    ("stage-flipped", &["track any 1", "track lowest 1", "culture 1", "prestige 1", "activity", "stage-tile", "build any", "build statue", "build settlement"]),
    ("line-crossed any", &["track any 1", "track lowest 1", "culture 1", "prestige 1", "activity", "build any", "build statue"]),
    ("line-crossed culture", &["track any 1", "track lowest 1", "culture 1", "activity", "build any", "build statue"]),
    ("activated building", &[]),
    ("slept", &[]),
    ("feature-gained", &[]),
    ("reset", &[]),
    ("extra-find", &[]),
    ("site-phase water", &[]),
    ("fed", &[]),
    ("event-won", &[]),
    ("era-led", &[]),
    ("income-phase", &[]),
];

const EFFECTS: [&str; 55] = [
    "points 3",
    "food 2",
    "money 2",
    "idea 2",
    "focus 1",
    "points 1 per farms most 4",
    "planning 2",
    "feature any 1",
    "feature calm 1",
    "mutate 1",
    "material any 1",
    "material wood 1",
    "track any 1",
    "track lowest 1",
    "culture 1",
    "prestige 1",
    "favor 1",
    "activation-die",
    "fate-die",
    "recover 1",
    "turn-dice 1",
    "card any 1",
    "card insight 1",
    "draw 2 keep 1",
    "goal-chip",
    "install-goal",
    "income-chip",
    "income-action 1",
    "activity",
    "stage-tile",
    "upgrade any",
    "upgrade research",
    "upgrade-colour culture",
    "migration 1",
    "procreation 1",
    "weak-tribes 1",
    "strengthen 1",
    "encamp 1",
    "hunt 1",
    "lucky-find 1",
    "explore",
    "reveal-site",
    "produce 1",
    "transport 1",
    "build any",
    "build farm",
    "build boat",
    "build statue",
    "build settlement",
    "install insight",
    "install building",
    "sale 1",
    "purchase 1",
    "material forest 1",
    "material row-3 1",
];

#[test]
fn a_trigger_cannot_make_itself_happen_again() {
    let decks = [Deck::Insight, Deck::Building];
    let cards: Vec<CardId> = decks.into_iter().flat_map(CardId::of).collect();
    for (trigger, causes) in CAUSES {
        let ability = |index: usize| {
            let effect = EFFECTS.get(index).map(|effect| format!("ability = \"when {trigger}: {effect}\"\n"));
            SIMPLE_CARD.to_owned() + &effect.unwrap_or_default()
        };
        let files = [0, 1].map(|deck| {
            rows("card", CardId::of(decks[deck]), |index| number(index) + &ability(deck * CardId::PER_DECK + index))
        });
        let old = decks.map(|deck| sample(PackFile::of(deck)));
        let edits = [0, 1].map(|deck| (PackFile::of(decks[deck]), old[deck].as_str(), files[deck].as_str()));
        let found = mistakes(&edits);
        let refused = EFFECTS.iter().zip(&cards).filter(|(_, card)| {
            let place = format!(", {card}, ability: expected a bonus that ends");
            found.iter().any(|error| error.contains(&place))
        });
        let refused: Vec<&str> = refused.map(|(effect, _)| *effect).collect();
        let expected: Vec<&str> = EFFECTS.into_iter().filter(|effect| causes.contains(effect)).collect();
        assert_eq!((refused, found.len()), (expected, causes.len()), "{trigger}: {found:#?}");
    }
}
