//! Fair dice: seeds that no one can choose.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::chance::Seed;
use crate::hex;

/// Separates the hash of a secret from every other hash.
const COMMITMENT: &[u8] = b"tessera fair dice secret\n";
/// Separates the hash of a seed from every other hash.
const SEED: &[u8] = b"tessera fair dice seed\n";

/// The server's share of the seed. The server draws it before anyone sits down and keeps it secret until the game is
/// over. Prints as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Secret([u8; 32]);

/// A player's share of the seed, drawn by their browser. Prints as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Nonce([u8; 16]);

/// The shares that the seed of a game is made of, so that no one can choose the dice.
///
/// Before a game, the server draws a [`Secret`] and publishes its [commitment](Secret::commitment). Only then does each
/// player's browser draw a [`Nonce`] and send it. The [seed](Self::seed) is made of the secret and all nonces, which
/// are shown when the game is over.
///
/// The server cannot choose the seed, because the commitment binds it to its secret before it has seen a nonce. No
/// player can, because their nonce is hashed with a secret that no browser knows. Afterwards everyone can check that
/// the commitment is the one they were shown and that their nonce is part of the seed. Only the server together with a
/// player could cheat, if that player held back their nonce until the server had all the others.
///
/// Both hashes are SHA-256, so anyone can compute them without this program:
///
/// ```text
/// commitment  "tessera fair dice secret\n", the 32 bytes of the secret
/// seed        "tessera fair dice seed\n", the 32 bytes of the secret, and for each seat, clockwise,
///             either a byte 1 and the 16 bytes of its nonce, or a byte 0
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairDice {
    /// The server's share.
    pub secret: Secret,
    /// Each seat's share, clockwise. `None` for a bot and for a browser without scripts.
    pub nonces: Vec<Option<Nonce>>,
}

impl Secret {
    /// Returns the secret made of these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns the hash that commits to this secret without revealing it, as 64 hexadecimal digits.
    #[must_use]
    pub fn commitment(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(COMMITMENT);
        hash.update(self.0);
        hex::encode(&hash.finalize())
    }
}

impl Nonce {
    /// Returns the nonce made of these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }
}

impl FairDice {
    /// Computes the seed from the secret and all nonces.
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

/// The error for text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a secret is 64 hexadecimal digits")]
pub struct BadSecret;

/// The error for text that is not 32 hexadecimal digits.
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

    /// Computed by another program from the bytes listed in the documentation of [`FairDice`].
    #[test]
    fn hashes_never_change_between_versions() {
        assert_eq!(SECRET.commitment(), "0fd6979689fbc6558fdbd148f5f4b24ae8cb692c63a9150924b20823082ce9b2");
        assert_eq!(
            seed(SECRET, &[ONE, None]).to_string(),
            "3d0a5ad966803557ad80f6ae50fd596aa9781632308f653cf0277330c8cc0098"
        );
    }

    #[test]
    fn every_share_changes_the_seed() {
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
    fn the_commitment_does_not_reveal_the_secret() {
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
