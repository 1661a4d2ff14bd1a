//! Checks whether a game state is one that can occur.

/// Returns the problem as an error unless the condition holds.
pub fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

/// Serializes a game state field by field and, when reading, refuses any state that does not pass its
/// [audit](crate::Game::audit). The state must derive both serde traits with `#[serde(remote = "Self")]`.
#[macro_export]
macro_rules! audited {
    ($state:ty) => {
        impl $crate::__serde::Serialize for $state {
            fn serialize<S: $crate::__serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                <$state>::serialize(self, serializer)
            }
        }

        impl<'de> $crate::__serde::Deserialize<'de> for $state {
            fn deserialize<D: $crate::__serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let state = <$state>::deserialize(deserializer)?;
                $crate::Game::audit(&state).map_err($crate::__serde::de::Error::custom)?;
                Ok(state)
            }
        }
    };
}
