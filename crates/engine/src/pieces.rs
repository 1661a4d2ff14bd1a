//! Numbered pieces of a game box: cards, chips, tiles.

/// Returns the number after the letters of a name, minus one. The case of the letters does not matter.
///
/// ```
/// assert_eq!(engine::pieces::numbered("sa6", "SA"), Some(5));
/// assert_eq!(engine::pieces::numbered("SA06", "SA"), None);
/// ```
#[must_use]
pub fn numbered(name: &str, letters: &str) -> Option<u16> {
    let (prefix, digits) = name.split_at_checked(letters.len())?;
    let number = digits.parse::<u16>().ok().filter(|_| !digits.starts_with(['0', '+']))?;
    if prefix.eq_ignore_ascii_case(letters) { number.checked_sub(1) } else { None }
}

/// Implements what a numbered piece needs: conversion to and from numbers, membership in sets, and serialization by
/// name. The type must be a `Copy + Default` struct around a `u8` with `COUNT`, `named` and `Display`.
#[macro_export]
macro_rules! numbered_piece {
    ($name:ident) => {
        impl $name {
            /// Returns the piece with this number, counted from 0, if there is one.
            #[must_use]
            pub const fn new(index: u16) -> Option<Self> {
                if (index as usize) < Self::COUNT { Some(Self(index as u8)) } else { None }
            }

            /// Returns the piece with this number, counted from 0, if there is one.
            #[must_use]
            pub const fn nth(index: usize) -> Option<Self> {
                if index < Self::COUNT { Some(Self(index as u8)) } else { None }
            }

            /// Returns its number, counted from 0.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Returns its number in a set.
            #[must_use]
            pub const fn id(self) -> u16 {
                self.0 as u16
            }

            /// Lists all of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..Self::COUNT as u8).map(Self)
            }
        }

        impl $crate::__serde::Serialize for $name {
            fn serialize<S: $crate::__serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::__serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = <::std::string::String as $crate::__serde::Deserialize>::deserialize(deserializer)?;
                Self::named(&name).ok_or_else(|| {
                    let last = Self(Self::COUNT as u8 - 1);
                    let problem = format_args!("`{name}` does not exist: expected {} to {last}", Self::default());
                    $crate::__serde::de::Error::custom(problem)
                })
            }
        }
    };
}

/// Declares pieces that are named by a letter and a number, counted from 1.
///
/// ```
/// engine::lettered_pieces! {
///     /// An event card, printed as `F1` to `F20`.
///     EventId, 20, "F"
/// }
/// assert_eq!(EventId::named("f20").map(EventId::index), Some(19));
/// assert_eq!(EventId::named("F21"), None);
/// assert_eq!(EventId::all().next_back().map(|id| id.to_string()).as_deref(), Some("F20"));
/// ```
#[macro_export]
macro_rules! lettered_pieces {
    ($(#[$meta:meta])* $name:ident, $count:literal, $letter:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u8);

        impl $name {
            /// The number of these pieces.
            pub const COUNT: usize = $count;

            /// Returns the piece with this name.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                Self::new($crate::pieces::numbered(name, $letter)?)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{}{}", $letter, self.0 + 1)
            }
        }

        $crate::numbered_piece!($name);
    };
}
