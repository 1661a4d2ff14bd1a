//! What the things of a game are called.

/// Declares which messages name the values of which vocabulary: the key of a message is the name of the group and that of
/// the value, with a hyphen between them. From then on a value can stand in any sentence.
///
/// ```
/// use engine::words::{Phrase, Speaker, Words};
///
/// engine::vocabulary! {
///     /// What one can build with.
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

        /// The keys of all messages that name something.
        #[allow(dead_code, reason = "only tests look at all names")]
        pub(crate) fn keys_of_names() -> impl Iterator<Item = String> {
            let groups = [$((($group), <$named>::NAMES.as_slice())),+];
            groups.into_iter().flat_map(|(group, names)| names.iter().map(move |name| format!("{group}-{name}")))
        }
    };
}
