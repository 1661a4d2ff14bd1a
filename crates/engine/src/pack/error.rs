use std::fmt;

/// A mistake in a content pack: where it is, what was expected there and what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackError {
    /// The name of the file.
    pub file: &'static str,
    /// The row, named by the id of its piece, if the mistake is in one row.
    pub row: Option<String>,
    /// The field of the row, if the mistake is in one field.
    pub field: Option<&'static str>,
    /// What was expected and what was found.
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
