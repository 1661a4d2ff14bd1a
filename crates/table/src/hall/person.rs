use std::fmt;
use std::str::FromStr;

use engine::hex;
use sha2::{Digest, Sha256};

use crate::store::TokenHash;

/// The secret that identifies a person: anyone who has it is treated as that person. The hall only keeps its hash.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// The text is not a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is not a personal token: expected 64 hexadecimal digits")]
pub struct BadToken;

impl Token {
    const LENGTH: usize = 64;

    /// Makes a token from these random bytes.
    #[must_use]
    pub fn from_random(bytes: [u8; 32]) -> Self {
        Self(hex::encode(&bytes))
    }

    pub(super) fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0.as_bytes()).into())
    }
}

/// Writes the secret itself. Only for the person's own cookie and personal link.
impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl FromStr for Token {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() == Self::LENGTH && text.bytes().all(is_digit) { Ok(Self(text.to_owned())) } else { Err(BadToken) }
    }
}
