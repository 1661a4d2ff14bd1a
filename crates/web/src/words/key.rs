//! The names of the sentences.

engine::keys! {
    // Putting labels of a board together.
    DrawnList = "drawn-list",
    DrawnValue = "drawn-value",
    DrawnOf = "drawn-of",
    DrawnWith = "drawn-with",
    DrawnPeople = "drawn-people",
    DrawnScore = "drawn-score",
}
