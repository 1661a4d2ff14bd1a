//! Greedy is the yardstick for stronger bots: any change to how it plays moves the yardstick.

#![expect(clippy::unwrap_used, reason = "a test whose setup is impossible fails")]

use bots::{Bot, Care, Greedy, Perspective};
use civolution::{Civolution, Setup};
use engine::chance::{Seed, SeededChance};
use engine::{Evaluate, Game, Seat};

/// FNV-1a. Unlike the hashes of the standard library, it is stable across releases.
fn hash(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// Plays a game of greedy players. Returns their points, the number of decisions and a hash of them.
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
    assert_eq!(play(1), (vec![189.0], 231, 0x1ec6_28fa_9593_7384), "solo");
    assert_eq!(play(2), (vec![179.0, 216.0], 462, 0xf6eb_b48f_a84b_2c99), "two players");
}
