//! The rules of Civolution, for one to four civilizations.

pub mod continent;
