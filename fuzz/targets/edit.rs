use bolero::TypeGenerator;

/// A change to a text. Positions wrap around, so every number is valid.
#[derive(Clone, Copy, Debug, TypeGenerator)]
pub(crate) enum Edit {
    /// Removes a line.
    DropLine(u16),
    /// Repeats a line.
    DoubleLine(u16),
    /// Replaces a line by another.
    CopyLine(u16, u16),
    /// Replaces a word by another.
    CopyWord(u16, u16),
    /// Replaces a word by an unusual one.
    OddWord(u16, Odd),
    /// Removes a byte.
    DropByte(u32),
    /// Replaces a byte.
    SetByte(u32, u8),
    /// Inserts a byte.
    AddByte(u32, u8),
    /// Ends the text early.
    Cut(u32),
}

/// A word that is rarely valid.
#[derive(Clone, Copy, Debug, TypeGenerator)]
pub(crate) enum Odd {
    Nothing,
    Number(i64),
    Small(u8),
    Quotes,
    Letter(char),
    Long(u16),
}

impl Odd {
    pub(crate) fn text(self) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Number(number) => number.to_string(),
            Self::Small(number) => number.to_string(),
            Self::Quotes => "\"".to_owned(),
            Self::Letter(letter) => letter.to_string(),
            Self::Long(length) => "x".repeat(usize::from(length) % 3000),
        }
    }
}

/// Applies these changes to the text, one after another.
pub(crate) fn edited(text: &str, edits: &[Edit]) -> Vec<u8> {
    edits.iter().fold(text.as_bytes().to_vec(), |bytes, edit| edit.apply(bytes))
}

impl Edit {
    fn apply(self, mut bytes: Vec<u8>) -> Vec<u8> {
        if bytes.is_empty() {
            return bytes;
        }
        let at = |number: u32| number as usize % bytes.len();
        match self {
            Self::DropLine(line) => pieces(&bytes, b'\n', |lines| drop(lines.remove(place(line, lines)))),
            Self::DoubleLine(line) => pieces(&bytes, b'\n', |lines| {
                let at = place(line, lines);
                lines.insert(at, lines[at].clone());
            }),
            Self::CopyLine(from, to) => pieces(&bytes, b'\n', |lines| copy(from, to, lines)),
            Self::CopyWord(from, to) => pieces(&bytes, b' ', |words| copy(from, to, words)),
            Self::OddWord(word, odd) => pieces(&bytes, b' ', |words| {
                let at = place(word, words);
                words[at] = odd.text().into_bytes();
            }),
            Self::DropByte(number) => {
                bytes.remove(at(number));
                bytes
            }
            Self::SetByte(number, byte) => {
                let at = at(number);
                bytes[at] = byte;
                bytes
            }
            Self::AddByte(number, byte) => {
                bytes.insert(at(number), byte);
                bytes
            }
            Self::Cut(number) => {
                bytes.truncate(at(number));
                bytes
            }
        }
    }
}

/// Changes the list of parts between the separators.
fn pieces(bytes: &[u8], separator: u8, change: impl FnOnce(&mut Vec<Vec<u8>>)) -> Vec<u8> {
    let mut pieces: Vec<Vec<u8>> = bytes.split(|byte| *byte == separator).map(<[u8]>::to_vec).collect();
    change(&mut pieces);
    pieces.join(&separator)
}

fn copy(from: u16, to: u16, pieces: &mut [Vec<u8>]) {
    let (from, to) = (place(from, pieces), place(to, pieces));
    pieces[to] = pieces[from].clone();
}

fn place<T>(number: u16, among: &[T]) -> usize {
    usize::from(number) % among.len()
}
