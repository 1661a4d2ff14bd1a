//! Checks of a game's messages, for its tests: every message exists and is given what it needs, sentences are tidy, and
//! whole random games can be narrated from beginning to end.

use std::collections::BTreeSet;

use crate::chance::Seed;
use crate::game::{Narrate, Viewer};
use crate::page::one_line;
use crate::setup::{Setup, SetupError};
use crate::whim::RandomGame;
use crate::words::{Library, Phrase, Speaker};

/// The maximum number of columns of a plain view.
pub const WIDEST: usize = 80;

/// Returns names of the maximum length, and one that is not ASCII.
#[must_use]
pub fn long_names() -> Vec<String> {
    [
        "Bartholomew Montgomery-Featherstonehaugh",
        "Bot that thinks ahead for a second No. 1",
        "Bot that thinks ahead for a second No. 2",
        "Ö",
    ]
    .map(str::to_owned)
    .to_vec()
}

/// Lists values by the variants of an enum, so that a test covers at least one of each. A missing variant does not
/// compile. A value under the wrong variant panics.
///
/// ```
/// let samples = engine::samples! {
///     None => [None],
///     Some(_) => [Some(1), Some(2)],
/// };
/// assert_eq!(samples, [None, Some(1), Some(2)]);
/// ```
#[macro_export]
macro_rules! samples {
    ($($variant:pat => [$($sample:expr),+ $(,)?]),+ $(,)?) => {{
        let mut samples = ::std::vec::Vec::new();
        $(for sample in [$($sample),+] {
            assert!(matches!(sample, $variant), "{sample:?}");
            samples.push(sample);
        })+
        for sample in &samples {
            match sample { $($variant => {}),+ }
        }
        samples
    }};
}

/// Returns what is wrong with the messages of a crate that uses these keys. In the first language, messages can be
/// missing or unused. In other languages they can be unknown, or use values that the first does not know.
#[must_use]
pub fn problems_of_library(library: &Library, said: &BTreeSet<String>) -> Vec<String> {
    let mut problems = Vec::new();
    let mut languages = library.languages();
    let Some((language, first)) = languages.next() else { return vec!["there are no messages".to_owned()] };
    let written: BTreeSet<&str> = first.keys().collect();
    if written.is_empty() {
        problems.push(format!("{language}: the file is broken"));
    }
    problems.extend(said.iter().filter(|key| !first.has(key)).map(|key| format!("{language}: `{key}` is missing")));
    let unused = written.iter().filter(|key| !said.contains(**key));
    problems.extend(unused.map(|key| format!("{language}: `{key}` is not used")));
    for (language, words) in languages {
        for key in words.keys() {
            if !first.has(key) {
                problems.push(format!("{language}: `{key}` is not used"));
            }
            let unknown = &words.values_of(key) - &first.values_of(key);
            problems.extend(unknown.iter().map(|value| format!("{language}: `{key}` is not given `{value}`")));
        }
    }
    problems
}

/// Lists the keys of the messages that name and explain the options of a game.
pub fn keys_of_options<S: Setup>() -> impl Iterator<Item = String> {
    let phrases = S::options().iter().flat_map(|option| {
        let values = option.words().map(|value| option.value(value));
        [option.name(), option.help()].into_iter().chain(values)
    });
    phrases.map(|phrase| phrase.key().to_owned())
}

/// Returns the text of a part of a sentence, or what is wrong with it.
pub fn tidy(speaker: &Speaker<'_>, phrase: &Phrase) -> Result<String, String> {
    /// What an empty variable leaves behind.
    const HOLES: [&str; 11] = ["  ", " .", " ,", " ;", " :", "()", "{", "}", "\n", "..", ",,"];
    /// Articles that a variable brings along or does not agree with.
    const ARTICLES: [&str; 7] = [" a a ", " an a ", " the a ", " a the ", " no a ", " no the ", " a orange"];
    /// Words that do not agree with their number.
    const NUMBERS: [&str; 11] = [
        " 1 actions",
        " 1 books",
        " 1 cards",
        " 1 crystals",
        " 1 dice",
        " 1 gears",
        " 1 ideas",
        " 1 points",
        " 1 spaces",
        " 1 steps",
        " 1 tribes",
    ];
    let text = speaker.try_say(phrase).map_err(|problems| problems.join("; "))?;
    let mut untidy = HOLES.iter().chain(&ARTICLES).chain(&NUMBERS);
    match untidy.find(|bad| text.contains(**bad)) {
        Some(bad) => Err(format!("`{bad}` is in `{text}`")),
        None if text.is_empty() || text.trim() != text => Err(format!("`{text}` is empty or has blanks around it")),
        None => Ok(text),
    }
}

/// Returns the text of a sentence, or what is wrong with it.
pub fn sentence(speaker: &Speaker<'_>, phrase: &Phrase) -> Result<String, String> {
    let text = tidy(speaker, phrase)?;
    let begins = text.chars().next().is_some_and(|first| !first.is_lowercase());
    if begins && text.ends_with(['.', '?', '!', ')']) { Ok(text) } else { Err(format!("`{text}` is not a sentence")) }
}

/// Returns the text of a plain view, or what is wrong with it. Its lines must be short enough, and it must contain what
/// the game waits for.
pub fn plain<G: Narrate>(view: &G::View, speaker: &Speaker<'_>) -> Result<String, String> {
    let text = G::plain(view, speaker);
    if let Some(line) = text.lines().find(|line| line.chars().count() > WIDEST) {
        return Err(format!("more than {WIDEST} columns: `{line}`"));
    }
    if let Some(line) = text.lines().find(|line| line.trim_end() != *line) {
        return Err(format!("blanks at the end of `{line}`"));
    }
    let request = one_line(&sentence(speaker, &G::tell_request(view))?);
    if one_line(&text).contains(&request) { Ok(text) } else { Err(format!("`{request}` is missing in\n{text}")) }
}

/// Plays a random game and narrates everything, to the players and to spectators. Returns the last sentence.
pub fn check_game<G: Narrate>(setup: &G::Setup, seed: &str) -> Result<String, String> {
    /// The number of decisions between two plain views.
    const BETWEEN_PAGES: usize = 10;
    let wrong = |error: SetupError| error.to_string();
    let mut random = RandomGame::<G>::new(setup, Seed::from_text(seed)).map_err(wrong)?;
    let names = vec![String::new(); random.position().players()];
    let mut actions = Vec::new();
    for decision in 0.. {
        let game = random.position();
        let speaker = G::speaker(game.content(), crate::words::ENGLISH, &names);
        let Some(seat) = game.to_act().iter().next() else { break };
        let view = game.view(Viewer::Seat(seat));
        sentence(&speaker, &G::tell_request(&view))?;
        if decision % BETWEEN_PAGES == 0 {
            plain::<G>(&view, &speaker)?;
            plain::<G>(&game.view(Viewer::Spectator), &speaker)?;
        }
        game.actions(seat, &mut actions);
        let mut told = BTreeSet::new();
        for action in &actions {
            let text = tidy(&speaker, &G::tell_action(action, &view))?;
            if !told.insert(text.clone()) {
                return Err(format!("`{action}` and another action are both told as `{text}`"));
            }
        }
        let mut events = Vec::new();
        random.step_with(&mut events);
        for event in &events {
            let content = random.position().content();
            sentence(&G::speaker(content, crate::words::ENGLISH, &names), &G::tell_event(event, content))?;
        }
    }
    let game = random.position();
    let speaker = G::speaker(game.content(), crate::words::ENGLISH, &names);
    let view = game.view(Viewer::Spectator);
    plain::<G>(&view, &speaker)?;
    sentence(&speaker, &G::tell_request(&view))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(files: &[(&'static str, &str)], said: &[&str]) -> Vec<String> {
        problems_of_library(&Library::embedded(files), &said.iter().map(|key| (*key).to_owned()).collect())
    }

    #[test]
    fn missing_and_unused_messages_are_found_in_every_language() {
        let english = ("en", "a = A { $x }\nb = B\n");
        assert_eq!(problems(&[english], &["a", "b"]), Vec::<String>::new());
        assert_eq!(problems(&[english], &["a", "c"]), ["en: `c` is missing", "en: `b` is not used"]);
        let german = ("de", "a = Ä { $x-dative }{ $y }\nd = D\n");
        assert_eq!(problems(&[english, german], &["a", "b"]), ["de: `a` is not given `y`", "de: `d` is not used"]);
        assert_eq!(problems(&[("en", "= broken")], &[]), ["en: the file is broken"]);
    }

    #[test]
    fn untidy_text_is_found() {
        let words =
            crate::words::Words::parse("en", "good = It is good.\nhole = It is { $what } .\nname = name\n").unwrap();
        let speaker = Speaker::new([&words], &[]);
        assert_eq!(sentence(&speaker, &Phrase::new("good")), Ok("It is good.".to_owned()));
        assert!(tidy(&speaker, &Phrase::new("hole").with("what", "")).is_err());
        assert!(tidy(&speaker, &Phrase::new("hole")).is_err() && tidy(&speaker, &Phrase::new("name")).is_ok());
        assert_eq!(sentence(&speaker, &Phrase::new("name")), Err("`name` is not a sentence".to_owned()));
    }
}
