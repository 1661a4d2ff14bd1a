use super::territory::Tile;

/// What is wrong with the continent: its data file, or the way its tiles lie.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContinentError {
    /// The data file is not TOML, or not of the right form.
    #[error("continent.toml: {0}")]
    Syntax(String),
    /// The data file does not have exactly the tiles in the box.
    #[error("continent.toml: expected the tiles a to h in this order, found {found}")]
    Incomplete {
        /// The tiles it has.
        found: String,
    },
    /// A tile of the data file cannot be as it is described.
    #[error("continent.toml, tile {tile}, {field}: {problem}")]
    Facts {
        /// The tile.
        tile: Tile,
        /// What of it.
        field: String,
        /// What was expected, and what is there.
        problem: String,
    },
    /// A tile lies in two places, so that another one is missing.
    #[error("tile {tile} is placed twice: expected each of the eight tiles once")]
    Twice {
        /// The tile.
        tile: Tile,
    },
    /// A tile is turned by something else than quarters.
    #[error("tile {tile} is turned by {rotation} quarters: expected 0 to 3")]
    Rotation {
        /// The tile.
        tile: Tile,
        /// Its rotation.
        rotation: u8,
    },
    /// A tile does not lie within the frame.
    #[error("tile {tile} sticks out of the frame: expected it within 5 columns and 3 rows")]
    Outside {
        /// The tile.
        tile: Tile,
    },
    /// A tile lies on another one.
    #[error("tile {tile} overlaps another tile in column {col}, row {row}")]
    Overlap {
        /// The tile.
        tile: Tile,
        /// The column, counted from 0.
        col: usize,
        /// The row, counted from 0.
        row: usize,
    },
    /// Some tiles are fixed so that the others do not fit into the frame.
    #[error("the fixed tiles leave no room for the others")]
    NoRoom,
}
