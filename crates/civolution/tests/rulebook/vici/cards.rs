//! The fifteen action cards, written out a second time.

use civolution::vici::{ActionCard, CARDS, Half, Move, Which};

/// One card per line: its blue half, its red half, its blue and red icons.
const PRINTED: &str = "\
1: technology 1, remove invention | 2-3: technology 1, fate die | 4-6: construction 1 \
/ 1: technology 2, remove invention | 2-3: technology 1, 3 points | 4-6: construction 2, fate die / 2 1
1-2: statue | 3-4: sites, favor | 5-6: sites / 1-2: statue, favor | 3-4: sites, favor | 5-6: sites, 3 points / 1 1
1: construction 1, remove building | 2-3: construction 1, activation die | 4-6: prestige 1 \
/ 1: construction 2, remove building | 2-3: construction 1, 3 points | 4-6: prestige 2, activation die / 2 1
1-2: favor, token | 3-4: statue, token | 5-6: prosperity 1, token \
/ 1-2: statue, token | 3-4: statue, token | 5-6: prosperity 2, token / 1 1
1: knowledge 1, remove insight | 2-3: knowledge 1, activation die | 4-6: technology 1 \
/ 1: knowledge 2, remove insight | 2-3: knowledge 1, 3 points | 4-6: technology 2, activation die / 1 2
1: culture 1, remove achievement | 2-3: culture 1, fate die | 4-6: knowledge 1 \
/ 1: culture 2, remove achievement | 2-3: culture 1, 3 points | 4-6: knowledge 2, fate die / 1 2
1-2: statue | 3-4: migration | 5-6: evolution 1, token \
/ 1-2: statue, favor | 3-4: migration, procreation | 5-6: evolution 2, token / 1 1
1: prestige 1, remove mutation | 2-3: prestige 1, provision | 4-6: culture 1 \
/ 1: prestige 2, remove mutation | 2-3: prestige 1, 3 points | 4-6: culture 2, provision / 2 2
1-2: procreation, provision | 3-4: migration, provision | 5-6: procreation, migration \
/ 1-2: procreation, procreation, provision | 3-4: procreation, migration, provision \
| 5-6: migration, procreation, provision / 1 1
1-2: procreation | 3-4: prosperity 1 | 5-6: evolution 1 \
/ 1-2: procreation, 3 points | 3-4: prosperity 1, 3 points | 5-6: evolution 1, 3 points / 1 1
this era 1 / this era 2 / 0 1
this era 2 / this era 2, 3 points / 1 0
next era 2 / next era 2, 3 points / 0 1
era 4 1 / era 4 1, 3 points / 1 1
final tiles 1 / final tiles 1, 3 points / 1 0";

fn one_move(step: &Move) -> String {
    match step {
        Move::Advance(track, steps) => format!("{track} {steps}"),
        Move::RemoveCard(deck) => format!("remove {deck}"),
        Move::Points(points) => format!("{points} points"),
        Move::FateDie => "fate die".to_owned(),
        Move::ActivationDie => "activation die".to_owned(),
        Move::Favor => "favor".to_owned(),
        Move::Statue => "statue".to_owned(),
        Move::Reveal => "sites".to_owned(),
        Move::HuntingToken => "token".to_owned(),
        Move::Prosperity(count) => format!("prosperity {count}"),
        Move::Evolution(count) => format!("evolution {count}"),
        Move::Migration => "migration".to_owned(),
        Move::Procreation => "procreation".to_owned(),
        Move::Provision => "provision".to_owned(),
        Move::Category(Which::This, times) => format!("this era {times}"),
        Move::Category(Which::Next, times) => format!("next era {times}"),
        Move::Category(Which::Last, times) => format!("era 4 {times}"),
        Move::Category(Which::Final, times) => format!("final tiles {times}"),
    }
}

fn half(half: Half) -> String {
    let mut from = 1;
    let mut lines = Vec::new();
    for (to, moves) in half {
        let moves = moves.iter().map(one_move).collect::<Vec<_>>().join(", ");
        let dice = if from == *to { format!("{to}") } else { format!("{from}-{to}") };
        lines.push(if half.len() == 1 { moves } else { format!("{dice}: {moves}") });
        from = to + 1;
    }
    assert_eq!(from, 7, "the lines end with 6");
    lines.join(" | ")
}

fn card(card: &ActionCard) -> String {
    format!("{} / {} / {} {}", half(card.blue), half(card.red), card.blue_icons, card.red_icons)
}

#[test]
fn p40_every_line_of_both_halves_of_all_action_cards() {
    let ours: Vec<String> = CARDS.iter().map(card).collect();
    let printed: Vec<&str> = PRINTED.lines().collect();
    assert_eq!(printed.len(), 15);
    for (number, (ours, printed)) in ours.iter().zip(printed).enumerate() {
        assert_eq!(ours, printed, "card {}", number + 1);
    }
}
