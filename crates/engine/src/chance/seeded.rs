use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Chance, Stream};
use crate::hex;

/// The origin of all randomness in a game. Prints as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Returns the seed made of these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns the seed that a person named: 64 hexadecimal digits are the seed itself, any other text is hashed.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        text.parse().unwrap_or_else(|_| Self(Sha256::digest(text.as_bytes()).into()))
    }

    /// Derives the `index`th further seed from this one.
    #[must_use]
    pub fn derive(&self, index: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(index.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// Returns the hash that commits to this seed without revealing it, as 64 hexadecimal digits.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex::encode(&Sha256::digest(self.0))
    }

    /// Returns the first eight bytes as a number, to seed a [`FastChance`](super::FastChance).
    #[must_use]
    pub fn short(&self) -> u64 {
        self.0.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

/// The error for text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct BadSeed;

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        let bytes = hex::decode(text).ok_or(BadSeed)?;
        bytes.try_into().map(Self).map_err(|_| BadSeed)
    }
}

/// The randomness of a real game: ChaCha with twelve rounds, one ChaCha stream per named stream.
///
/// What it draws is part of every saved game, so neither the generator nor the sampling may ever change. A number below
/// a bound is the high half of a 32-bit word times the bound; a word that would favor low numbers is skipped.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Position", into = "Position")]
pub struct SeededChance {
    seed: Seed,
    streams: Vec<(u64, ChaCha12Rng)>,
}

/// How far each stream has been read. With the seed, this is all that a snapshot needs.
#[derive(Serialize, Deserialize)]
struct Position {
    seed: Seed,
    words: Vec<(u64, u64)>,
}

impl SeededChance {
    /// Creates the randomness that grows from this seed.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self { seed, streams: Vec::new() }
    }

    /// Returns the seed it grows from.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    fn stream(&mut self, id: u64) -> &mut ChaCha12Rng {
        let known = self.streams.iter().position(|(stream, _)| *stream == id);
        let index = known.unwrap_or_else(|| {
            let mut rng = ChaCha12Rng::from_seed(self.seed.0);
            rng.set_stream(id);
            self.streams.push((id, rng));
            self.streams.len() - 1
        });
        &mut self.streams[index].1
    }
}

impl Chance for SeededChance {
    fn below(&mut self, stream: Stream, bound: u32) -> u32 {
        let rng = self.stream(stream.id());
        let unfair_below = bound.wrapping_neg().checked_rem(bound).unwrap_or(0);
        loop {
            let wide = u64::from(rng.next_u32()) * u64::from(bound);
            if wide as u32 >= unfair_below {
                return (wide >> 32) as u32;
            }
        }
    }
}

impl From<SeededChance> for Position {
    fn from(chance: SeededChance) -> Self {
        let words = chance.streams.iter().map(|(id, rng)| (*id, rng.get_word_pos() as u64)).collect();
        Self { seed: chance.seed, words }
    }
}

impl From<Position> for SeededChance {
    fn from(position: Position) -> Self {
        let mut chance = Self::new(position.seed);
        for (id, words) in position.words {
            chance.stream(id).set_word_pos(u128::from(words));
        }
        chance
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARDS: Stream = Stream::named("cards");

    fn dice(chance: &mut SeededChance, n: usize) -> Vec<u8> {
        (0..n).map(|_| chance.die()).collect()
    }

    #[test]
    fn draws_never_change_between_versions() {
        let mut chance = SeededChance::new(Seed::from_text("tessera"));
        let drawn = dice(&mut chance, 20);
        let cards: Vec<u32> = (0..6).map(|_| chance.below(CARDS, 36)).collect();
        assert_eq!(drawn, [5, 2, 4, 3, 3, 1, 1, 1, 5, 5, 5, 2, 6, 2, 1, 2, 5, 6, 2, 4]);
        assert_eq!(cards, [26, 19, 16, 29, 35, 22]);
    }

    #[test]
    fn streams_do_not_disturb_each_other() {
        let seed = Seed::from_text("streams");
        let (mut rolled, mut quiet) = (SeededChance::new(seed), SeededChance::new(seed));
        dice(&mut rolled, 17);
        let draw = |chance: &mut SeededChance| (0..9).map(|_| chance.below(CARDS, 36)).collect::<Vec<_>>();
        assert_eq!(draw(&mut rolled), draw(&mut quiet));
    }

    #[test]
    fn a_snapshot_continues_where_it_stopped() {
        let mut chance = SeededChance::new(Seed::from_text("snapshot"));
        dice(&mut chance, 5);
        chance.below(CARDS, 36);
        let bytes = postcard::to_allocvec(&chance).unwrap();
        let mut copy: SeededChance = postcard::from_bytes(&bytes).unwrap();
        assert_eq!(copy, chance);
        assert_eq!(dice(&mut copy, 40), dice(&mut chance, 40));
        assert_eq!(copy.below(CARDS, 36), chance.below(CARDS, 36));
    }

    #[test]
    fn seeds_print_parse_and_commit() {
        let seed = Seed::from_text("42");
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(Seed::from_text(&seed.to_string()), seed);
        assert_ne!(seed.commitment(), seed.to_string());
        assert_ne!(seed.derive(0), seed.derive(1));
        assert_eq!("42".parse::<Seed>(), Err(BadSeed));
    }
}
