//! Reading of typed lines.

use std::io::{self, BufRead, Read};

/// Maximum length of a line in bytes. Meaningful lines are far shorter.
const LONGEST: usize = 1000;

/// The lines that a player types.
pub(super) struct Input<R> {
    reader: R,
}

/// A typed line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    Text(String),
    TooLong,
    NotText,
    End,
}

impl<R: BufRead> Input<R> {
    pub(super) const fn new(reader: R) -> Self {
        Self { reader }
    }

    /// Reads the next line. However long it is, little more than [`LONGEST`] bytes are kept in memory.
    pub(super) fn next(&mut self) -> io::Result<Line> {
        let mut bytes = Vec::new();
        let read = (&mut self.reader).take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)?;
        if read == 0 {
            return Ok(Line::End);
        }
        if bytes.len() > LONGEST && !bytes.ends_with(b"\n") {
            self.reader.skip_until(b'\n')?;
            return Ok(Line::TooLong);
        }
        Ok(String::from_utf8(bytes).map_or(Line::NotText, |text| Line::Text(text.trim().to_owned())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlong_and_invalid_lines_are_reported_and_skipped() {
        let mut typed = b"  place hut \n".to_vec();
        typed.extend(vec![b'x'; 5 * LONGEST]);
        typed.extend(b"\nab\xff\nlast");
        let mut input = Input::new(typed.as_slice());
        let lines: Vec<Line> = (0..5).map(|_| input.next().unwrap()).collect();
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(lines, [text("place hut"), Line::TooLong, Line::NotText, text("last"), Line::End]);
    }
}
