//! Single effects, as far as their table does not cover them.

use std::fmt::{self, Display as _};
use std::sync::LazyLock;

use engine::notation::{Grammar, Tokens, words};

use super::list::PAY;
use super::{Read, Spelled};
use crate::effect::{Coin, Effect, Lasting};
use crate::resource::Resource;

/// The words that a step can begin with.
pub(super) static STEP: LazyLock<Vec<&'static str>> = LazyLock::new(|| [&[PAY], Effect::first_words()].concat());

impl fmt::Display for Spelled<'_, Effect> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self(Effect::Pay(pay), tables) => Spelled(*tables.pay(pay), tables).fmt(f),
            Self(effect, _) => effect.fmt(f),
        }
    }
}

/// A lasting effect, after the word that introduces it.
pub(crate) struct Lasts;

impl Grammar<Lasting> for Lasts {
    fn words(&self) -> &'static [&'static str] {
        Lasting::first_words()
    }

    fn read(&self, tokens: &mut Tokens<'_>) -> Read<Lasting> {
        Lasting::read(tokens, Lasting::first_words())
    }

    fn write(&self, lasting: &Lasting, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        lasting.fmt(f)
    }

    fn samples(&self) -> Vec<Lasting> {
        Lasting::samples()
    }
}

const BASIC: &str = "basic";
const COINS: [&str; Resource::COUNT + 1] = words(&[&Resource::NAMES, &[BASIC]]);

pub(super) fn read_coin(tokens: &mut Tokens<'_>) -> Read<Coin> {
    // The last word is not a resource.
    tokens.one_of(&COINS).map(|index| Resource::nth(index).map_or(Coin::Basic, Coin::Only))
}

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Only(resource) => resource.fmt(f),
            Self::Basic => f.write_str(BASIC),
        }
    }
}
