//! Dice that nobody can choose.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::chance::Seed;
use crate::hex;

/// Keeps the hash of a secret apart from every other hash.
const COMMITMENT: &[u8] = b"tessera fair dice secret\n";
/// Keeps the seed apart from every other hash.
const SEED: &[u8] = b"tessera fair dice seed\n";

/// What the server draws before anybody sits down, and keeps to itself until the game is over. Prints as 64
/// hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Secret([u8; 32]);

/// What a player's browser draws. Prints as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Nonce([u8; 16]);

/// What the seed of a game is made of, so that nobody can choose the dice.
///
/// Before a game, the server draws a [`Secret`] and publishes its [commitment](Secret::commitment). Only then does each
/// player's browser draw a [`Nonce`] and send it. The [seed](Self::seed) is made of the secret and all nonces, which are
/// shown when the game is over.
///
/// The server cannot choose the seed: it is bound to its secret by the commitment, which it published before it saw a
/// nonce. No player can: his nonce goes into a hash together with a secret that no browser knows. And everybody can
/// check afterwards that the commitment is the one he was shown and that his own nonce is in the seed. Only the server
/// and a player together could cheat, he waiting with his nonce until it has all the others.
///
/// Both hashes are SHA-256, so that anybody can compute them without this program:
///
/// ```text
/// commitment  "tessera fair dice secret\n", the 32 bytes of the secret
/// seed        "tessera fair dice seed\n", the 32 bytes of the secret, and for each seat, clockwise,
///             either a byte 1 and the 16 bytes of its nonce, or a byte 0
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairDice {
    /// The server's part.
    pub secret: Secret,
    /// Each seat's part, clockwise; nothing where nobody gave one: a bot, or a browser without script.
    pub nonces: Vec<Option<Nonce>>,
}

impl Secret {
    /// The secret made of these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The hash that commits to this secret without giving it away, as 64 hexadecimal digits.
    #[must_use]
    pub fn commitment(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(COMMITMENT);
        hash.update(self.0);
        hex::encode(&hash.finalize())
    }
}

impl Nonce {
    /// The nonce made of these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }
}

impl FairDice {
    /// The seed that follows from the secret and all nonces.
    #[must_use]
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new();
        hash.update(SEED);
        hash.update(self.secret.0);
        for nonce in &self.nonces {
            match nonce {
                Some(Nonce(bytes)) => {
                    hash.update([1]);
                    hash.update(bytes);
                }
                None => hash.update([0]),
            }
        }
        Seed::from_bytes(hash.finalize().into())
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret({self})")
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nonce({self})")
    }
}

/// A secret is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a secret is 64 hexadecimal digits")]
pub struct BadSecret;

/// A nonce is not 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a nonce is 32 hexadecimal digits")]
pub struct BadNonce;

impl FromStr for Secret {
    type Err = BadSecret;

    fn from_str(text: &str) -> Result<Self, BadSecret> {
        let bytes = hex::decode(text).ok_or(BadSecret)?;
        bytes.try_into().map(Self).map_err(|_| BadSecret)
    }
}

impl FromStr for Nonce {
    type Err = BadNonce;

    fn from_str(text: &str) -> Result<Self, BadNonce> {
        let bytes = hex::decode(text).ok_or(BadNonce)?;
        bytes.try_into().map(Self).map_err(|_| BadNonce)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: Secret = Secret::from_bytes([7; 32]);
    const ONE: Option<Nonce> = Some(Nonce::from_bytes([1; 16]));
    const TWO: Option<Nonce> = Some(Nonce::from_bytes([2; 16]));

    fn seed(secret: Secret, nonces: &[Option<Nonce>]) -> Seed {
        FairDice { secret, nonces: nonces.to_vec() }.seed()
    }

    /// Computed by another program from the bytes that the module's documentation names.
    #[test]
    fn hashes_never_change_between_versions() {
        assert_eq!(SECRET.commitment(), "0fd6979689fbc6558fdbd148f5f4b24ae8cb692c63a9150924b20823082ce9b2");
        assert_eq!(
            seed(SECRET, &[ONE, None]).to_string(),
            "3d0a5ad966803557ad80f6ae50fd596aa9781632308f653cf0277330c8cc0098"
        );
    }

    #[test]
    fn every_part_is_in_the_seed() {
        let seeds = [
            seed(SECRET, &[ONE, TWO]),
            seed(Secret::from_bytes([8; 32]), &[ONE, TWO]),
            seed(SECRET, &[TWO, ONE]),
            seed(SECRET, &[TWO, TWO]),
            seed(SECRET, &[ONE, None]),
            seed(SECRET, &[None, ONE]),
            seed(SECRET, &[ONE]),
            seed(SECRET, &[None, None]),
            seed(SECRET, &[Some(Nonce::from_bytes([0; 16])), None]),
            seed(SECRET, &[None; 18]),
            seed(SECRET, &[]),
        ];
        for (i, one) in seeds.iter().enumerate() {
            assert!(!seeds[..i].contains(one), "{i}");
        }
    }

    #[test]
    fn the_commitment_does_not_give_the_secret_away() {
        assert_ne!(SECRET.commitment(), SECRET.to_string());
        assert_ne!(SECRET.commitment(), Secret::from_bytes([8; 32]).commitment());
        assert_ne!(SECRET.commitment(), Seed::from_bytes([7; 32]).commitment());
    }

    #[test]
    fn secrets_and_nonces_print_and_parse() {
        assert_eq!(SECRET.to_string().parse(), Ok(SECRET));
        let nonce = Nonce::from_bytes(std::array::from_fn(|i| i as u8 * 17));
        assert_eq!(nonce.to_string(), "00112233445566778899aabbccddeeff");
        assert_eq!(nonce.to_string().parse(), Ok(nonce));
        assert_eq!(nonce.to_string().parse::<Secret>(), Err(BadSecret));
        assert_eq!(SECRET.to_string().parse::<Nonce>(), Err(BadNonce));
        assert_eq!("0g".repeat(16).parse::<Nonce>(), Err(BadNonce));
        assert_eq!("-".parse::<Nonce>(), Err(BadNonce));
    }
}
