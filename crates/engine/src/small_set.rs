//! Small sets, stored as the bits of one number.

/// Declares a set with one bit per possible member.
///
/// The members are of a type from [`vocabulary!`](crate::vocabulary!) or [`numbered_piece!`](crate::numbered_piece), or
/// of any type with `COUNT`, `index`, `nth` and `Display`:
///
/// ```
/// engine::vocabulary! {
///     /// A building material.
///     pub enum Material {
///         /// From the forest.
///         Wood = "wood",
///         /// From the quarry.
///         Stone = "stone",
///     }
/// }
/// engine::small_set! {
///     /// The materials that a building costs.
///     pub struct Materials(u8) of Material
/// }
///
/// let mut cost = Materials::only(Material::Stone);
/// assert!(cost.insert(Material::Wood));
/// assert_eq!(cost, Materials::ALL);
/// assert!(cost.iter().eq(Material::ALL));
/// ```
///
/// Members without their own type are the numbers below a bound:
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
            // An empty set ends at the number of all bits, which no member has.
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

        #[allow(dead_code, reason = "each set has the same operations, even if its game does not need all of them")]
        impl $name {
            /// The empty set.
            pub const EMPTY: Self = Self(0);
            /// The set of all possible members.
            pub const ALL: Self = Self(<$bits>::MAX >> (<$bits>::BITS as usize - ($count)));

            /// No bit beyond the width.
            const fn bit($of: $item) -> $bits {
                (1 as $bits).unbounded_shl($index)
            }

            /// Returns the set with these bits, the lowest for the first member. Bits without a member are ignored.
            #[must_use]
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits & Self::ALL.0)
            }

            /// Returns the bits, the lowest for the first member.
            #[must_use]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Returns the set with only this member.
            #[must_use]
            pub const fn only(item: $item) -> Self {
                Self(Self::bit(item))
            }

            /// Checks whether this member is in the set.
            #[must_use]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & Self::bit(item) != 0
            }

            /// Adds a member. Returns true if it was not in the set before.
            pub const fn insert(&mut self, item: $item) -> bool {
                let fresh = !self.contains(item);
                self.0 |= Self::bit(item);
                fresh
            }

            /// Removes a member. Returns true if it was in the set.
            pub const fn remove(&mut self, item: $item) -> bool {
                let there = self.contains(item);
                self.0 &= !Self::bit(item);
                there
            }

            /// Returns the set with this member added.
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | Self::bit(item))
            }

            /// Returns the set with this member removed.
            #[must_use]
            pub const fn without(self, item: $item) -> Self {
                Self(self.0 & !Self::bit(item))
            }

            /// Returns the members that are in either set.
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Returns the members that are in both sets.
            #[must_use]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Returns the members that are in this set but not in the other.
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Returns the members that are not in the set.
            #[must_use]
            pub const fn complement(self) -> Self {
                Self::ALL.minus(self)
            }

            /// Checks whether the sets have a member in common.
            #[must_use]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Checks whether all members of this set are in the other.
            #[must_use]
            pub const fn is_within(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Returns true if the set is empty.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns the number of members.
            #[must_use]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Lists the members in order.
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
                Err($crate::__serde::de::Error::custom(format_args!(
                    "{bits:#x} is not a valid {name}: expected at most {all:#x}"
                )))
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
    fn a_set_can_use_all_bits() {
        assert!(Chips::ALL.iter().eq(Chip::ALL));
        assert_eq!(Chips::ALL.bits(), u8::MAX);
        assert_eq!(format!("{:?}", Chips::ALL.minus(Chips::ALL.without(Chip::C))), "{c}");
    }

    #[test]
    fn bits_without_a_member_are_refused() {
        assert_eq!(serde_json::to_string(&Spaces::ALL).unwrap(), "63");
        assert_eq!(serde_json::from_str::<Spaces>("33").unwrap(), [0, 5].into_iter().collect());
        let error = serde_json::from_str::<Spaces>("64").unwrap_err().to_string();
        assert!(error.contains("0x40 is not a valid Spaces: expected at most 0x3f"), "{error}");
    }
}
