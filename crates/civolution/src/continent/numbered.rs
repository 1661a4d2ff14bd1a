//! Types whose values have numbers instead of names.

/// Declares a type whose values are distinguished only by number.
macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident, $count:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "u8")]
        pub struct $name(u8);

        impl $name {
            /// The number of values.
            pub const COUNT: usize = $count;

            /// All values, in order.
            pub const ALL: [Self; Self::COUNT] = {
                let mut all = [Self(0); Self::COUNT];
                let mut i = 0;
                while i < Self::COUNT {
                    all[i] = Self(i as u8);
                    i += 1;
                }
                all
            };

            /// Returns the value with this number, counted from 0, if there is one.
            #[must_use]
            pub const fn nth(index: usize) -> Option<Self> {
                if index < Self::COUNT { Some(Self(index as u8)) } else { None }
            }

            /// Returns the number of this value, counted from 0.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(index: u8) -> Result<Self, String> {
                Self::nth(usize::from(index)).ok_or_else(|| {
                    format!("there is no {} {index}: expected 0 to {}", stringify!($name), Self::COUNT - 1)
                })
            }
        }
    };
}

pub(crate) use numbered;
