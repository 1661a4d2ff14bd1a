//! Things that have no names but numbers, and small sets of things.

/// Declares a thing that is told apart by its number alone.
macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident, $count:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "u8")]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// All of them, in order.
            pub const ALL: [Self; Self::COUNT] = {
                let mut all = [Self(0); Self::COUNT];
                let mut i = 0;
                while i < Self::COUNT {
                    all[i] = Self(i as u8);
                    i += 1;
                }
                all
            };

            /// The one with this number, counted from 0, if there is one.
            #[must_use]
            pub const fn new(index: usize) -> Option<Self> {
                if index < Self::COUNT { Some(Self(index as u8)) } else { None }
            }

            /// Its number, counted from 0.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(index: u8) -> Result<Self, String> {
                Self::new(usize::from(index)).ok_or_else(|| {
                    format!("there is no {} {index}: expected 0 to {}", stringify!($name), Self::COUNT - 1)
                })
            }
        }
    };
}

/// Declares a set of things that have `COUNT`, `ALL`, `index` and print themselves, as one word.
macro_rules! small_set {
    ($(#[$meta:meta])* $name:ident of $item:ty) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "u32")]
        pub struct $name(u32);

        impl $name {
            /// The empty set.
            pub const EMPTY: Self = Self(0);
            /// The set of all there are.
            pub const ALL: Self = Self((1 << <$item>::COUNT) - 1);

            /// The set of one.
            #[must_use]
            pub const fn only(item: $item) -> Self {
                Self(1 << item.index())
            }

            /// Whether this one is in the set.
            #[must_use]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// Puts one in. Says whether it was not there before.
            pub const fn insert(&mut self, item: $item) -> bool {
                let fresh = !self.contains(item);
                self.0 |= 1 << item.index();
                fresh
            }

            /// Takes one out. Says whether it was there.
            pub const fn remove(&mut self, item: $item) -> bool {
                let there = self.contains(item);
                self.0 &= !(1 << item.index());
                there
            }

            /// The set with this one too.
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | 1 << item.index())
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
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let item = *<$item>::ALL.get(left.trailing_zeros() as usize)?;
                    left &= left - 1;
                    Some(item)
                })
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let items = self.iter().map(|item| std::fmt::from_fn(move |f| write!(f, "{item}")));
                f.debug_set().entries(items).finish()
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl TryFrom<u32> for $name {
            type Error = String;

            fn try_from(bits: u32) -> Result<Self, String> {
                if bits & !Self::ALL.0 == 0 {
                    return Ok(Self(bits));
                }
                Err(format!("{bits:#x} is no {}: expected at most {:#x}", stringify!($name), Self::ALL.0))
            }
        }
    };
}

pub(crate) use {numbered, small_set};
