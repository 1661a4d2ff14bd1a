use crate::words::{ENGLISH, Phrase, Speaker, Words};

/// Reads the names of the pieces of a pack: messages whose keys are their ids. Returns what is wrong too: the file must
/// have a message for each of these ids and no others.
pub(super) fn read(text: &str, ids: impl Iterator<Item = String>) -> (Words, Vec<String>) {
    let words = match Words::parse(ENGLISH, text) {
        Ok(words) => words,
        Err(problem) => return (Words::default(), vec![problem]),
    };
    let ids: Vec<String> = ids.collect();
    let unknown = words.keys().filter(|key| !ids.iter().any(|id| id == key));
    let mut problems: Vec<String> = unknown.map(|key| format!("expected the id of a piece, found `{key}`")).collect();
    let speaker = Speaker::new([&words], &[]);
    for id in ids {
        if let Err(wrong) = speaker.try_say(&Phrase::new(id.clone())) {
            problems.push(format!("expected a name for {id}: {}", wrong.join("; ")));
        }
    }
    (words, problems)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_must_have_a_name() {
        let (names, problems) = read("A1 = Wheel\nB1 = Plough\n", ["A1", "A2"].map(str::to_owned).into_iter());
        let said = |id: &'static str| Speaker::new([&names], &[]).say(Phrase::new(id));
        assert_eq!((said("A1").as_str(), said("A2").as_str()), ("Wheel", "A2"));
        let expected = ["expected the id of a piece, found `B1`", "expected a name for A2: there is no message `A2`"];
        assert_eq!(problems, expected);
        assert_eq!(read("A1", std::iter::empty()).1.len(), 1);
    }
}
