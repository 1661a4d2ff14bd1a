//! Sets of a few numbered things, as the bits of one number.

/// Declares a set of things, a bit each.
///
/// The things are those of [`vocabulary!`](crate::vocabulary), [`numbered_piece!`](crate::numbered_piece) or any type with
/// `COUNT`, `index`, `nth` and `Display`:
///
/// ```
/// engine::vocabulary! {
///     /// What one can build with.
///     pub enum Material {
///         /// From the forest.
///         Wood = "wood",
///         /// From the quarry.
///         Stone = "stone",
///     }
/// }
/// engine::small_set! {
///     /// What a building asks for.
///     pub struct Materials(u8) of Material
/// }
///
/// let mut asked = Materials::only(Material::Stone);
/// assert!(asked.insert(Material::Wood));
/// assert_eq!(asked, Materials::ALL);
/// assert!(asked.iter().eq(Material::ALL));
/// ```
///
/// Where things have no type of their own, it is a set of the numbers below a bound:
///
/// ```
/// engine::small_set! {
///     /// Spaces of a card, counted from 0.
///     pub struct Spaces(u8) of numbers below 6
/// }
///
/// let spaces: Spaces = [1, 4].into_iter().collect();
/// assert!(spaces.contains(4) && !spaces.contains(5));
/// assert_eq!(spaces.complement().len(), 4);
/// ```
///
/// Or of the numbers from 1 on, as on dice:
///
/// ```
/// engine::small_set! {
///     /// What dice show.
///     pub struct Faces(u8) of numbers from 1 to 6
/// }
///
/// assert!(Faces::ALL.iter().eq(1..=6));
/// assert!(!Faces::ALL.contains(0) && !Faces::ALL.contains(7));
/// ```
///
/// A set is serialized as its bits.
#[macro_export]
macro_rules! small_set {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($bits:ty) of numbers below $count:expr) => {
        $crate::small_set! {
            @set [$(#[$meta])*] $vis $name $bits, u8, ($count) as usize,
            index |number| { number as u32 },
            nth |index| { if index == <$bits>::BITS { return None } else { index as u8 } },
        }
    };
    ($(#[$meta:meta])* $vis:vis struct $name:ident($bits:ty) of numbers from 1 to $count:expr) => {
        $crate::small_set! {
            @set [$(#[$meta])*] $vis $name $bits, u8, ($count) as usize,
            index |number| { (number as u32).wrapping_sub(1) },
            nth |index| { if index == <$bits>::BITS { return None } else { index as u8 + 1 } },
        }
    };
    ($(#[$meta:meta])* $vis:vis struct $name:ident($bits:ty) of $item:ty) => {
        $crate::small_set! {
            @set [$(#[$meta])*] $vis $name $bits, $item, <$item>::COUNT,
            index |item| { item.index() as u32 },
            // No thing has the number of all bits, which is where an empty set ends.
            nth |index| { <$item>::nth(index as usize)? },
        }
    };
    (
        @set [$(#[$meta:meta])*] $vis:vis $name:ident $bits:ty, $item:ty, $count:expr,
        index |$of:ident| $index:block,
        nth |$at:ident| $nth:block,
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        $vis struct $name($bits);

        #[allow(dead_code, reason = "each set has the same operations, whether its game needs all of them or not")]
        impl $name {
            /// The empty set.
            pub const EMPTY: Self = Self(0);
            /// The set of all there are.
            pub const ALL: Self = Self(<$bits>::MAX >> (<$bits>::BITS as usize - ($count)));

            /// No bit beyond the width.
            const fn bit($of: $item) -> $bits {
                (1 as $bits).unbounded_shl($index)
            }

            /// The set with these bits, the lowest for the first. Bits of things that do not exist are left out.
            #[must_use]
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits & Self::ALL.0)
            }

            /// The bits, the lowest for the first.
            #[must_use]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// The set of one.
            #[must_use]
            pub const fn only(item: $item) -> Self {
                Self(Self::bit(item))
            }

            /// Whether this one is in the set.
            #[must_use]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & Self::bit(item) != 0
            }

            /// Puts one in. Says whether it was not there before.
            pub const fn insert(&mut self, item: $item) -> bool {
                let fresh = !self.contains(item);
                self.0 |= Self::bit(item);
                fresh
            }

            /// Takes one out. Says whether it was there.
            pub const fn remove(&mut self, item: $item) -> bool {
                let there = self.contains(item);
                self.0 &= !Self::bit(item);
                there
            }

            /// The set with this one too.
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | Self::bit(item))
            }

            /// The set without this one.
            #[must_use]
            pub const fn without(self, item: $item) -> Self {
                Self(self.0 & !Self::bit(item))
            }

            /// What is in either set.
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both sets.
            #[must_use]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in this set and not in the other.
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// What is not in the set.
            #[must_use]
            pub const fn complement(self) -> Self {
                Self::ALL.minus(self)
            }

            /// Whether the sets have something in common.
            #[must_use]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether all of this set is in the other.
            #[must_use]
            pub const fn is_within(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether nothing is in the set.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in the set.
            #[must_use]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// What is in the set, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut left = self.0;
                ::std::iter::from_fn(move || {
                    let $at = left.trailing_zeros();
                    let item = $nth;
                    left &= left - 1;
                    Some(item)
                })
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let items = self.iter().map(|item| ::std::fmt::from_fn(move |f| write!(f, "{item}")));
                f.debug_set().entries(items).finish()
            }
        }

        impl FromIterator<$item> for $name {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl $crate::__serde::Serialize for $name {
            fn serialize<S: $crate::__serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::__serde::Serialize::serialize(&self.0, serializer)
            }
        }

        impl<'de> $crate::__serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let bits = <$bits as $crate::__serde::Deserialize>::deserialize(deserializer)?;
                if Self::from_bits(bits).0 == bits {
                    return Ok(Self(bits));
                }
                let (name, all) = (stringify!($name), Self::ALL.0);
                Err($crate::__serde::de::Error::custom(format_args!("{bits:#x} is no {name}: expected at most {all:#x}")))
            }
        }
    };
}

#[cfg(test)]
#[allow(unreachable_pub, reason = "what the macros declare is public where games use them")]
mod tests {
    crate::small_set! {
        struct Spaces(u8) of numbers below 6
    }
    crate::vocabulary! {
        enum Chip {
            A = "a", B = "b", C = "c", D = "d", E = "e", F = "f", G = "g", H = "h",
        }
    }
    crate::small_set! {
        struct Chips(u8) of Chip
    }

    #[test]
    fn a_set_is_what_was_put_in() {
        let mut spaces = Spaces::EMPTY;
        assert!(spaces.insert(5) && spaces.insert(0) && !spaces.insert(5));
        assert_eq!(spaces.iter().collect::<Vec<_>>(), [0, 5]);
        assert!(spaces.remove(0) && !spaces.remove(0));
        assert_eq!((spaces, spaces.complement().len()), (Spaces::only(5), 5));
        assert_eq!(Spaces::from_bits(0xff), Spaces::ALL);
    }

    #[test]
    fn a_full_word_is_a_set_too() {
        assert!(Chips::ALL.iter().eq(Chip::ALL));
        assert_eq!(Chips::ALL.bits(), u8::MAX);
        assert_eq!(format!("{:?}", Chips::ALL.minus(Chips::ALL.without(Chip::C))), "{c}");
    }

    #[test]
    fn bits_of_things_that_do_not_exist_are_refused() {
        assert_eq!(serde_json::to_string(&Spaces::ALL).unwrap(), "63");
        assert_eq!(serde_json::from_str::<Spaces>("33").unwrap(), [0, 5].into_iter().collect());
        let error = serde_json::from_str::<Spaces>("64").unwrap_err().to_string();
        assert!(error.contains("0x40 is no Spaces: expected at most 0x3f"), "{error}");
    }
}
