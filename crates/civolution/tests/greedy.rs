//! Stronger bots are measured against greedy: whoever changes how it plays changes the yardstick.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up fails")]

use bots::{Bot, Care, Greedy, Perspective};
use civolution::{Civolution, Setup};
use engine::chance::{Seed, SeededChance};
use engine::{Evaluate, Game, Seat};

/// FNV-1a: unlike the hashes of the standard library it stays the same.
fn hash(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// Everybody's points after a game of greedy players, how many decisions it had, and a hash of them.
fn play(players: u8) -> (Vec<f32>, u32, u64) {
    let mut chance = SeededChance::new(Seed::from_text("frozen"));
    let mut game = Civolution::new(&Setup { players, ..Setup::default() }, &mut chance).unwrap();
    let mut greedy = Greedy::new(Care::REFERENCE, 1);
    let (mut decisions, mut all) = (0, 0xcbf2_9ce4_8422_2325);
    while let Some(seat) = game.to_act().iter().next() {
        let action = greedy.choose(&Perspective::new(&game, seat)).unwrap();
        all = hash(all, &action.to_string());
        decisions += 1;
        game.perform(seat, &action, &mut chance, &mut ());
    }
    (Seat::first(game.players()).map(|seat| game.evaluate(seat)).collect(), decisions, all)
}

#[test]
fn greedy_is_frozen() {
    assert_eq!(play(1), (vec![189.0], 231, 0x1ec6_28fa_9593_7384), "alone");
    assert_eq!(play(2), (vec![179.0, 216.0], 462, 0xf6eb_b48f_a84b_2c99), "of two");
}
