/// Declares a plain enum of the game's vocabulary: `Copy`, numbered from 0, with all its values in `ALL`, its number
/// in `index()`, and its name in the notation in `name()`, which is also how it prints, parses and serializes.
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
/// assert_eq!(Material::named("stone"), Some(Material::Stone));
/// assert_eq!(Material::ALL.map(Material::index), [0, 1]);
/// assert_eq!(Material::NAMES, ["wood", "stone"]);
/// assert_eq!(Material::Wood.to_string(), "wood");
/// ```
#[macro_export]
macro_rules! vocabulary {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $vis enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            /// The number of values.
            pub const COUNT: usize = [$($text),+].len();
            /// All values, in order.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$variant),+];
            /// The names of all values, in order.
            pub const NAMES: [&'static str; Self::COUNT] = [$($text),+];

            /// Returns its number, counted from 0.
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Returns the value with this number, counted from 0, if there is one.
            #[must_use]
            pub const fn nth(index: usize) -> Option<Self> {
                if index < Self::COUNT { Some(Self::ALL[index]) } else { None }
            }

            /// Returns its name in the notation.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            /// Returns the value with this name in the notation.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                match name { $($text => Some(Self::$variant),)+ _ => None }
            }
        }

        impl $crate::notation::Vocabulary for $name {
            const VALUES: &'static [Self] = &Self::ALL;
            const WORDS: &'static [&'static str] = &Self::NAMES;
            const WORDS_OR_ANY: &'static [&'static str] = &["any", $($text),+];

            fn by_name(name: &str) -> Option<Self> {
                Self::named(name)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl $crate::__serde::Serialize for $name {
            fn serialize<S: $crate::__serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> $crate::__serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = <::std::string::String as $crate::__serde::Deserialize>::deserialize(deserializer)?;
                Self::named(&name).ok_or_else(|| {
                    $crate::__serde::de::Error::unknown_variant(&name, &Self::NAMES)
                })
            }
        }
    };
}
