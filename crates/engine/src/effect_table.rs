//! The effects that pieces of a content pack can have, declared in one table.

/// Declares an enum of effects. Each effect has a row with its arguments, its notation in a pack, the message that
/// describes it, and facts that the checks of a pack need.
///
/// ```
/// use engine::notation::{Name, NameOrAny, Tokens, UpTo};
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
/// engine::names! { "material" => Material }
///
/// engine::effect_table! {
///     /// What a card does. The fact is whether the effect can be repeated.
///     pub enum Effect: bool {
///         /// Gain material.
///         Gain(material: Material, count: u8) = (_, Name, UpTo(9)), "effect-gain", true;
///         /// Discard a card, of any kind or of one.
///         Discard(material: Option<Material>) = ("discard", NameOrAny), "effect-discard", true;
///         /// End the round.
///         End = ("end"), "effect-end", false;
///         /// Draw cards and keep some of them.
///         Draw { draw: u8, keep: u8 } = ("draw", UpTo(2), UpTo(draw)), "effect-draw", true;
///         /// Gain as much as there is of something else: `wood as stone`.
///         As(material: Material, other: Material) = [as_much], "effect-as", true;
///     }
/// }
///
/// fn as_much(effect: &Effect, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///     match effect {
///         Effect::As(material, other) => write!(f, "{material} as {other}"),
///         _ => Ok(()),
///     }
/// }
///
/// let mut tokens = Tokens::new("stone 2");
/// let effect = Effect::read(&mut tokens, Effect::first_words())?;
/// assert_eq!(effect, Effect::Gain(Material::Stone, 2));
/// assert_eq!(effect.to_string(), "stone 2");
/// assert_eq!(effect.phrase().unwrap().key(), "effect-gain");
/// assert!(effect.facts() && !Effect::End.facts());
/// assert_eq!(Effect::As(Material::Wood, Material::Stone).to_string(), "wood as stone");
/// assert_eq!(Effect::first_words(), ["wood", "stone", "discard", "end", "draw"]);
/// assert_eq!(Effect::samples().len(), 2 * 3 + 3 + 1 + (1 + 2));
/// # Ok::<(), engine::notation::NotationError>(())
/// ```
///
/// A row is `Variant(arguments) = form, message, facts;`, with braces for arguments that have names.
///
/// - **The form** lists the word that the effect begins with and a [`Grammar`](crate::notation::Grammar) for each
///   argument, which can use the arguments before it. With `_` in place of the word, the first argument decides by its
///   own words. Where this is not enough to read an effect, the form is a function in brackets that writes it. Where this
///   is not enough to write it either, the form is `_`. `read` and `samples` skip such rows.
/// - **The message** is a Fluent key. `phrase` gives it all arguments under their names. With `_`, `phrase` returns
///   `None`, and the game describes the effect in another way.
/// - **The facts** are an expression of the type after the name of the enum. It can use the arguments. A table without
///   facts leaves out the type too:
///
/// ```
/// use engine::notation::UpTo;
///
/// engine::effect_table! {
///     /// What holds from now on.
///     pub enum Lasting {
///         /// More range.
///         Range(spaces: u8) = ("range", UpTo(9)), "lasting-range";
///     }
/// }
/// assert_eq!(Lasting::Range(2).to_string(), "range 2");
/// ```
#[macro_export]
macro_rules! effect_table {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident
                $( ( $($arg:ident : $ty:ty),+ $(,)? ) )?
                $( { $( $(#[$field_doc:meta])* $field:ident : $field_ty:ty),+ $(,)? } )?
                = $form:tt, $message:tt;
            )+
        }
    ) => {
        $crate::effect_table! {
            $(#[$meta])*
            $vis enum $name: () {
                $(
                    $(#[$doc])*
                    $variant $( ( $($arg: $ty),+ ) )? $( { $( $(#[$field_doc])* $field: $field_ty),+ } )?
                    = $form, $message, ();
                )+
            }
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident: $facts:ty {
            $(
                $(#[$doc:meta])*
                $variant:ident
                $( ( $($arg:ident : $ty:ty),+ $(,)? ) )?
                $( { $( $(#[$field_doc:meta])* $field:ident : $field_ty:ty),+ $(,)? } )?
                = $form:tt, $message:tt, $fact:expr;
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $vis enum $name {
            $(
                $(#[$doc])*
                $variant $( ( $($ty),+ ) )? $( { $( $(#[$field_doc])* $field: $field_ty),+ } )?
            ),+
        }

        impl $name {
            /// Returns the words that an effect can begin with, in the order of the table.
            #[must_use]
            pub fn first_words() -> &'static [&'static str] {
                static WORDS: ::std::sync::LazyLock<::std::vec::Vec<&'static str>> = ::std::sync::LazyLock::new(|| {
                    let mut words = ::std::vec::Vec::new();
                    $($crate::effect_table!(@words words, [$($([$ty])+)? $($([$field_ty])+)?] $form);)+
                    words
                });
                &WORDS
            }

            /// Reads an effect. `first` are all words that are allowed here, for the error.
            #[allow(unused_variables, unused_mut, reason = "not every table has effects of each form")]
            pub fn read(
                tokens: &mut $crate::notation::Tokens<'_>,
                first: &'static [&'static str],
            ) -> Result<Self, $crate::notation::NotationError> {
                let word = tokens.peek().to_ascii_lowercase();
                $($crate::effect_table!(
                    @read tokens, word, [$($([$arg $ty])+)? $($([$field $field_ty])+)?] $form,
                    Self::$variant $( ( $($arg),+ ) )? $( { $($field),+ } )?
                );)+
                Err(tokens.unexpected($crate::notation::Expected::OneOf(first)))
            }

            /// Returns effects with every choice of their arguments, for tests.
            #[must_use]
            pub fn samples() -> ::std::vec::Vec<Self> {
                let mut samples = ::std::vec::Vec::new();
                $($crate::effect_table!(
                    @samples samples, [$($([$arg $ty])+)? $($([$field $field_ty])+)?] $form,
                    Self::$variant $( ( $($arg),+ ) )? $( { $($field),+ } )?
                );)+
                samples
            }

            /// The messages that describe the effects.
            pub const MESSAGES: &'static [&'static str] = $crate::effect_table!(@messages [] $($message)+);

            /// Returns the effect in words, if one message is enough to describe it.
            #[must_use]
            #[allow(unused_variables, reason = "not every effect has a message")]
            pub fn phrase(&self) -> Option<$crate::words::Phrase> {
                match *self {
                    $(Self::$variant $( ( $($arg),+ ) )? $( { $($field),+ } )? => {
                        $crate::effect_table!(@phrase $message, $($($arg)+)? $($($field)+)?)
                    })+
                }
            }

            /// Returns what the checks of a pack need to know.
            #[must_use]
            #[allow(unused_variables, reason = "few facts depend on arguments")]
            pub fn facts(&self) -> $facts {
                match *self {
                    $(Self::$variant $( ( $($arg),+ ) )? $( { $($field),+ } )? => $fact,)+
                }
            }
        }

        impl ::std::fmt::Display for $name {
            #[allow(unused_variables, reason = "not every effect can be written without its tables")]
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match *self {
                    $(Self::$variant $( ( $($arg),+ ) )? $( { $($field),+ } )? => {
                        $crate::effect_table!(@write self, f, [$($([$arg $ty])+)? $($([$field $field_ty])+)?] $form)
                    })+
                }
            }
        }
    };

    (@words $words:ident, [$([$ty:ty])*] _) => {};
    (@words $words:ident, [$([$ty:ty])*] [$write:path]) => {};
    (@words $words:ident, [[$first:ty] $([$ty:ty])*] (_, $grammar:expr $(, $more:expr)*)) => {
        $words.extend_from_slice($crate::notation::Grammar::<$first>::words(&$grammar));
    };
    (@words $words:ident, [$([$ty:ty])*] ($word:literal $(, $grammar:expr)*)) => {
        if !$words.contains(&$word) {
            $words.push($word);
        }
    };

    (@read $tokens:ident, $word:ident, [$([$arg:ident $ty:ty])*] _, $effect:expr) => {};
    (@read $tokens:ident, $word:ident, [$([$arg:ident $ty:ty])*] [$write:path], $effect:expr) => {};
    (@read $tokens:ident, $word:ident, [[$first:ident $first_ty:ty] $([$arg:ident $ty:ty])*]
        (_, $decides:expr $(, $grammar:expr)*), $effect:expr) => {
        if $crate::notation::Grammar::<$first_ty>::words(&$decides).contains(&$word.as_str()) {
            let $first: $first_ty = $crate::notation::Grammar::<$first_ty>::read(&$decides, $tokens)?;
            $(let $arg: $ty = $crate::notation::Grammar::<$ty>::read(&$grammar, $tokens)?;)*
            return Ok($effect);
        }
    };
    (@read $tokens:ident, $word:ident, [$([$arg:ident $ty:ty])*]
        ($text:literal $(, $grammar:expr)*), $effect:expr) => {
        if $word == $text {
            $tokens.one_of(&[$text])?;
            $(let $arg: $ty = $crate::notation::Grammar::<$ty>::read(&$grammar, $tokens)?;)*
            return Ok($effect);
        }
    };

    (@samples $samples:ident, $args:tt _, $effect:expr) => {};
    (@samples $samples:ident, $args:tt [$write:path], $effect:expr) => {};
    (@samples $samples:ident, $args:tt (_, $($grammar:expr),+), $effect:expr) => {
        $crate::effect_table!(@samples $samples, $args ("" $(, $grammar)+), $effect);
    };
    (@samples $samples:ident, [] ($text:literal), $effect:expr) => {
        $samples.push($effect);
    };
    (@samples $samples:ident, [[$arg:ident $ty:ty] $($args:tt)*] ($text:literal, $grammar:expr $(, $more:expr)*), $effect:expr) => {
        for $arg in $crate::notation::Grammar::<$ty>::samples(&$grammar) {
            $crate::effect_table!(@samples $samples, [$($args)*] ($text $(, $more)*), $effect);
        }
    };

    (@messages [$($all:literal)*]) => { &[$($all),*] };
    (@messages [$($all:literal)*] _ $($more:tt)*) => { $crate::effect_table!(@messages [$($all)*] $($more)*) };
    (@messages [$($all:literal)*] $message:literal $($more:tt)*) => {
        $crate::effect_table!(@messages [$($all)* $message] $($more)*)
    };

    (@phrase _, $($arg:ident)*) => { None };
    (@phrase $message:literal, $($arg:ident)*) => {
        Some($crate::words::Phrase::new($message)$(.with(stringify!($arg), $arg))*)
    };

    (@write $self:ident, $f:ident, [$([$arg:ident $ty:ty])*] _) => { Ok(()) };
    (@write $self:ident, $f:ident, [$([$arg:ident $ty:ty])*] [$write:path]) => { $write($self, $f) };
    (@write $self:ident, $f:ident, [[$first:ident $first_ty:ty] $([$arg:ident $ty:ty])*] (_, $decides:expr $(, $grammar:expr)*)) => {{
        $crate::notation::Grammar::<$first_ty>::write(&$decides, &$first, $f)?;
        $(
            $f.write_str(" ")?;
            $crate::notation::Grammar::<$ty>::write(&$grammar, &$arg, $f)?;
        )*
        Ok(())
    }};
    (@write $self:ident, $f:ident, [$([$arg:ident $ty:ty])*] ($text:literal $(, $grammar:expr)*)) => {{
        $f.write_str($text)?;
        $(
            $f.write_str(" ")?;
            $crate::notation::Grammar::<$ty>::write(&$grammar, &$arg, $f)?;
        )*
        Ok(())
    }};
}
