use std::fmt;

/// A mistake in a content pack: where it is, what was expected there and what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackError {
    /// The file.
    pub file: &'static str,
    /// The row, by the id of its piece.
    pub row: Option<String>,
    /// The field of the row.
    pub field: Option<&'static str>,
    /// What is wrong.
    pub problem: String,
}

impl std::error::Error for PackError {}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.file)?;
        if let Some(row) = &self.row {
            write!(f, ", {row}")?;
        }
        if let Some(field) = self.field {
            write!(f, ", {field}")?;
        }
        write!(f, ": {}", self.problem)
    }
}
