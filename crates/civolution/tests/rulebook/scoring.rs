//! Scoring: the category of each era, the starting monolith, the final scoring (p. 34 to 37).

mod end;
mod era;
mod notes;
