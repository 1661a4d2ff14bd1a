//! The names of the things in a game.

/// Declares which messages name the values of each vocabulary. The key of a message is the name of the group and the
/// name of the value, joined by a hyphen. The values can then be used in any sentence.
///
/// ```
/// use engine::words::{Phrase, Speaker, Words};
///
/// engine::vocabulary! {
///     /// A building material.
///     pub enum Material {
///         /// From the forest.
///         Wood = "wood",
///         /// From the quarry.
///         Stone = "stone",
///     }
/// }
/// engine::names! {
///     "material" => Material,
/// }
///
/// let words = Words::parse("en", "material-stone = stone\nbought = bought { $what }")?;
/// let bought = Phrase::new("bought").with("what", Material::Stone);
/// assert_eq!(Speaker::new([&words], &[]).say(&bought), "bought stone");
/// assert!(keys_of_names().eq(["material-wood", "material-stone"]));
/// # Ok::<(), String>(())
/// ```
#[macro_export]
macro_rules! names {
    ($($(#[$doc:meta])* $group:literal => $named:ty),+ $(,)?) => {
        $(
            impl From<$named> for $crate::words::Phrase {
                fn from(named: $named) -> Self {
                    Self::new(format!(concat!($group, "-{}"), named.name()))
                }
            }

            impl From<$named> for $crate::words::Arg {
                fn from(named: $named) -> Self {
                    $crate::words::Phrase::from(named).into()
                }
            }
        )+

        /// Lists the keys of all messages that name something.
        #[allow(dead_code, reason = "only tests look at all names")]
        pub(crate) fn keys_of_names() -> impl Iterator<Item = String> {
            let groups = [$((($group), <$named>::NAMES.as_slice())),+];
            groups.into_iter().flat_map(|(group, names)| names.iter().map(move |name| format!("{group}-{name}")))
        }
    };
}
