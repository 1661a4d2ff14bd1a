//! Typing at a terminal: editing, history and completion.

use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use table::store::create_private_folder;

use super::matching;

/// The file of typed lines in the data folder.
const HISTORY: &str = "history.txt";
/// Number of lines that are kept.
const KEPT: usize = 500;

/// A line editor with the lines that were typed before.
pub(super) struct LineEditor {
    editor: Editor<Words, DefaultHistory>,
    history: PathBuf,
}

impl LineEditor {
    /// Opens the editor. `None` if the terminal cannot be used for one.
    pub(super) fn open(data: &Path) -> Option<Self> {
        let config = Config::builder().completion_type(CompletionType::List).max_history_size(KEPT).ok()?;
        let mut editor = Editor::with_config(config.auto_add_history(false).build()).ok()?;
        editor.set_helper(Some(Words::default()));
        let history = data.join(HISTORY);
        // Without a history there is nothing to go back to, and that is all.
        let _ = editor.load_history(&history);
        Some(Self { editor, history })
    }

    /// Reads a line; `None` at its end, or when it is interrupted.
    pub(super) fn ask(&mut self, prompt: &str, known: Vec<String>) -> io::Result<Option<String>> {
        if let Some(words) = self.editor.helper_mut() {
            words.known = known;
        }
        match self.editor.readline(prompt) {
            Ok(line) => Ok(Some(line)),
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(ReadlineError::Io(error)) => Err(error),
            Err(other) => Err(io::Error::other(other)),
        }
    }

    /// Keeps a line, for this game and later ones. Only the owner may read them.
    pub(super) fn keep(&mut self, line: &str) {
        let is_new = self.editor.add_history_entry(line).unwrap_or(false);
        // A history that cannot be written must not stop a game.
        if is_new && self.history.parent().is_some_and(|folder| create_private_folder(folder).is_ok()) {
            let _ = self.editor.append_history(&self.history);
        }
    }
}

/// What can be typed now: commands and legal actions.
#[derive(Default)]
struct Words {
    known: Vec<String>,
}

impl Completer for Words {
    type Candidate = String;

    fn complete(&self, line: &str, cursor: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(complete(&self.known, line.get(..cursor).unwrap_or(line)))
    }
}

impl Helper for Words {}
impl Hinter for Words {
    type Hint = String;
}
impl Highlighter for Words {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _: bool) -> Cow<'b, str> {
        Cow::Borrowed(prompt)
    }
}
impl Validator for Words {}

/// Returns where the word at the end of a line begins, and the words that it can become. A blank follows those after which
/// something is still missing.
fn complete(known: &[String], line: &str) -> (usize, Vec<String>) {
    let begin = line.rfind([' ', ';']).map_or(0, |blank| blank + 1);
    // What comes before a `;` is another action.
    let last = line[..begin].rfind(';').map_or(0, |end| end + 1);
    let (before, partial) = (matching::words(&line[last..begin]), line[begin..].to_lowercase());
    let next = |known: &String| {
        let words: Vec<&str> = known.split(' ').collect();
        let done = (0..words.len()).find(|done| matching::words(&words[..*done].join(" ")) == before)?;
        let word = words.get(done).filter(|word| word.to_lowercase().starts_with(&partial))?;
        let is_last = done + 1 == words.len();
        Some(if is_last { (*word).to_owned() } else { format!("{word} ") })
    };
    let mut found: Vec<String> = known.iter().filter_map(next).collect();
    found.sort();
    found.dedup();
    (begin, found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_word_of_what_is_known_is_offered() {
        let known = ["place hunt 1", "place hunt 2", "place clay-pit 1", "place hut", "hint"].map(str::to_owned);
        let completed = |line: &str| complete(&known, line);
        let found = |begin: usize, words: &[&str]| (begin, words.iter().map(|word| (*word).to_owned()).collect());
        assert_eq!(completed("p"), found(0, &["place "]));
        assert_eq!(completed("PLACE h"), found(6, &["hunt ", "hut"]));
        assert_eq!(completed("place hut; place hun"), found(17, &["hunt "]));
        assert_eq!(completed("place hut;h"), found(10, &["hint"]));
        assert_eq!(completed("place clay pit "), found(15, &["1"]));
        assert_eq!(completed("place hunt "), found(11, &["1", "2"]));
        assert_eq!(completed("dance "), found(6, &[]));
    }

    #[test]
    fn lines_are_kept_for_their_owner_alone() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let mut editor = LineEditor::open(&data).unwrap();
        editor.keep("place hut");
        editor.keep("place hut");
        editor.keep("use hut");
        let kept = std::fs::read_to_string(data.join(HISTORY)).unwrap();
        assert_eq!(kept.lines().filter(|line| line.contains("hut")).collect::<Vec<_>>(), ["place hut", "use hut"]);
        #[cfg(unix)]
        for path in [data.clone(), data.join(HISTORY)] {
            let mode = std::os::unix::fs::PermissionsExt::mode(&path.metadata().unwrap().permissions());
            assert_eq!(mode & 0o077, 0, "{}", path.display());
        }
    }
}
