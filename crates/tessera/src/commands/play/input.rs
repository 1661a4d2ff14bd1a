//! Reading of typed lines: with a line editor at a terminal, and line by line from anything else.

use std::io::{self, BufRead, Read};

use super::editor::LineEditor;

/// Maximum length of a line in bytes. Meaningful lines are far shorter.
const LONGEST: usize = 1000;

/// Where the lines that players type come from.
pub(super) enum Input<R> {
    /// A pipe or a file. Prompts are written before its lines.
    Lines(Lines<R>),
    /// A terminal. The editor shows the prompts.
    Editor(Box<LineEditor>),
}

/// The lines of a reader.
pub(super) struct Lines<R> {
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

impl<R> Input<R> {
    /// Keeps a line that was typed, so that the player can go back to it.
    pub(super) fn keep(&mut self, line: &str) {
        if let Self::Editor(editor) = self {
            editor.keep(line);
        }
    }
}

impl<R: BufRead> Lines<R> {
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

impl LineEditor {
    /// Reads the next line. `known` are the commands and actions that can be completed.
    pub(super) fn next(&mut self, prompt: &str, known: Vec<String>) -> io::Result<Line> {
        Ok(match self.ask(prompt, known)? {
            Some(line) if line.len() > LONGEST => Line::TooLong,
            Some(line) => Line::Text(line.trim().to_owned()),
            None => Line::End,
        })
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
        let mut input = Lines::new(typed.as_slice());
        let lines: Vec<Line> = (0..5).map(|_| input.next().unwrap()).collect();
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(lines, [text("place hut"), Line::TooLong, Line::NotText, text("last"), Line::End]);
    }
}
