use std::io::{self, BufRead, Read};

/// No line that means something is nearly as long.
const LONGEST: usize = 1000;

/// The lines a person types.
pub(super) struct Input<R> {
    reader: R,
}

/// One of them.
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

    /// The next line. However long it is, no more of it is kept than could mean something.
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
    fn strange_lines_are_told_apart_and_passed_over() {
        let mut typed = b"  place hut \n".to_vec();
        typed.extend(vec![b'x'; 5 * LONGEST]);
        typed.extend(b"\nab\xff\nlast");
        let mut input = Input::new(typed.as_slice());
        let lines: Vec<Line> = (0..5).map(|_| input.next().unwrap()).collect();
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(lines, [text("place hut"), Line::TooLong, Line::NotText, text("last"), Line::End]);
    }
}
