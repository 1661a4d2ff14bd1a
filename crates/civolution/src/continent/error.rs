use super::territory::Tile;

/// An error in the continent: in its data file or in how its tiles lie.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContinentError {
    /// The data file is not valid TOML or does not have the expected structure.
    #[error("continent.toml: {0}")]
    Syntax(String),
    /// The data file does not list exactly the tiles in the box.
    #[error("continent.toml: expected the tiles a to h in this order, found {found}")]
    Incomplete {
        /// The tiles found in the file, as a list.
        found: String,
    },
    /// The description of a tile is wrong or contradicts itself.
    #[error("continent.toml, tile {tile}, {field}: {problem}")]
    Facts {
        /// The tile described wrongly.
        tile: Tile,
        /// The field at fault.
        field: String,
        /// What was expected and what was found.
        problem: String,
    },
    /// A tile is placed twice, which means another is missing.
    #[error("tile {tile} is placed twice: expected each of the eight tiles once")]
    Twice {
        /// The tile placed twice.
        tile: Tile,
    },
    /// The rotation of a tile is not 0 to 3 quarter turns.
    #[error("tile {tile} is rotated by {rotation} quarter turns: expected 0 to 3")]
    Rotation {
        /// The tile rotated wrongly.
        tile: Tile,
        /// Its rotation, in quarter turns.
        rotation: u8,
    },
    /// A tile does not lie within the frame.
    #[error("tile {tile} sticks out of the frame: expected it within 5 columns and 3 rows")]
    Outside {
        /// The tile that leaves the frame.
        tile: Tile,
    },
    /// A tile overlaps another.
    #[error("tile {tile} overlaps another tile in column {col}, row {row}")]
    Overlap {
        /// The second tile in the cell.
        tile: Tile,
        /// The column, counted from 0.
        col: usize,
        /// The row, counted from 0.
        row: usize,
    },
    /// The fixed tiles leave no room in the frame for the others.
    #[error("the fixed tiles leave no room for the others")]
    NoRoom,
}
