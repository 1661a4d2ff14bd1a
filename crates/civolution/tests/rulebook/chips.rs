//! Income, goal and attribute chips, and the stage partition they share with cards (p. 11, 23, 26, 27).

mod attributes;
mod goals;
mod income;
mod stages;
