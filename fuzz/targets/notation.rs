use std::panic::AssertUnwindSafe;

use bolero::{TypeGenerator, check};
use civolution::Civolution;
use engine::chance::{FastChance, Watched};
use engine::words::ENGLISH;
use engine::{Game, Narrate, Seat};
use revive::Revive;
use stone_age::StoneAge;

use crate::edit::Odd;
use crate::games::{lines, positions};

/// The number of random inputs that `cargo test` tries.
const LINES: usize = 5_000;
const SENTENCES: usize = 50_000;

#[test]
fn stone_age() {
    check!().with_iterations(LINES).for_each(is_read::<StoneAge>);
}

#[test]
fn revive() {
    check!().with_iterations(LINES).for_each(is_read::<Revive>);
}

#[test]
fn civolution() {
    check!().with_iterations(LINES).for_each(is_read::<Civolution>);
}

#[test]
fn words_of_stone_age() {
    let ground = AssertUnwindSafe(Ground::<StoneAge>::new(&["players=2", "players=4"]));
    check!().with_iterations(SENTENCES).with_type().for_each(|sentence: &Sentence| ground.meets(sentence));
}

#[test]
fn words_of_revive() {
    let setups = ["players=1", "players=2 chapter=5", "players=4 tribes=chosen more-tribes=on"];
    let ground = AssertUnwindSafe(Ground::<Revive>::new(&setups));
    check!().with_iterations(SENTENCES).with_type().for_each(|sentence: &Sentence| ground.meets(sentence));
}

#[test]
fn words_of_civolution() {
    let setups = ["players=1", "players=2", "players=4 newcomers=2 continent=random"];
    let ground = AssertUnwindSafe(Ground::<Civolution>::new(&setups));
    check!().with_iterations(SENTENCES).with_type().for_each(|sentence: &Sentence| ground.meets(sentence));
}

/// An action that parses prints and parses back; for one that does not, the error says where.
fn is_read<G: Game>(bytes: &[u8]) {
    read::<G>(&String::from_utf8_lossy(bytes));
}

fn read<G: Game>(text: &str) -> Option<G::Action> {
    match text.parse::<G::Action>() {
        Ok(action) => {
            let printed = action.to_string();
            assert_eq!(printed.parse(), Ok(action), "`{text}` prints as `{printed}`");
            Some(action)
        }
        Err(error) => {
            assert!((1..=text.chars().count() + 1).contains(&error.column), "`{text}`: {error}");
            assert!(error.to_string().contains("expected"), "`{text}`: {error}");
            None
        }
    }
}

/// A line of a golden game or a legal action, with some words replaced, at a position of a random game.
#[derive(Clone, Debug, TypeGenerator)]
struct Sentence {
    line: u16,
    is_allowed: bool,
    changes: [Option<Change>; 2],
    position: u16,
    seat: u8,
}

#[derive(Clone, Debug, TypeGenerator)]
enum Change {
    Put { at: u8, word: Word },
    Add { at: u8, word: Word },
    Drop { at: u8 },
}

#[derive(Clone, Copy, Debug, TypeGenerator)]
enum Word {
    OfTheGame(u16),
    Number(u8),
    Odd(Odd),
}

/// What sentences are made of and tried on.
struct Ground<G> {
    lines: Vec<String>,
    words: Vec<String>,
    positions: Vec<G>,
}

impl<G: Narrate> Ground<G> {
    fn new(setups: &[&str]) -> Self {
        let lines = lines::<G>();
        let mut words: Vec<String> = lines.iter().flat_map(|line| line.split(' ')).map(ToOwned::to_owned).collect();
        words.sort();
        words.dedup();
        Self { lines, words, positions: positions(setups) }
    }

    fn meets(&self, sentence: &Sentence) {
        let game = pick(&self.positions, sentence.position);
        let deciders: Vec<Seat> = game.to_act().iter().collect();
        let any = Seat::ALL[usize::from(sentence.seat) % Seat::ALL.len()];
        let seat = deciders.get(usize::from(sentence.seat) % Seat::ALL.len()).copied().unwrap_or(any);
        let mut listed = Vec::new();
        game.actions(seat, &mut listed);
        let line = match sentence.is_allowed && !listed.is_empty() {
            true => pick(&listed, sentence.line).to_string(),
            false => pick(&self.lines, sentence.line).clone(),
        };
        let Some(action) = read::<G>(&self.changed(&line, sentence)) else { return };
        is_taken_or_refused(game, seat, &action, &listed);
    }

    fn changed(&self, line: &str, sentence: &Sentence) -> String {
        let mut words: Vec<String> = line.split(' ').map(ToOwned::to_owned).collect();
        for change in sentence.changes.iter().flatten() {
            let place = |at: u8| usize::from(at) % words.len().max(1);
            match *change {
                Change::Put { at, word } => {
                    let at = place(at);
                    words.splice(at..words.len().min(at + 1), [self.word(word)]);
                }
                Change::Add { at, word } => words.insert(place(at), self.word(word)),
                Change::Drop { at } => drop(words.drain(place(at)..).next()),
            }
        }
        words.join(" ")
    }

    fn word(&self, word: Word) -> String {
        match word {
            Word::OfTheGame(number) => pick(&self.words, number).clone(),
            Word::Number(number) => number.to_string(),
            Word::Odd(odd) => odd.text(),
        }
    }
}

fn pick<T>(from: &[T], number: u16) -> &T {
    &from[usize::from(number) % from.len()]
}

/// A listed action is allowed and leads to a sound state. Any other is refused with a reason and leaves no trace.
fn is_taken_or_refused<G: Narrate>(game: &G, seat: Seat, action: &G::Action, listed: &[G::Action]) {
    let mut after = game.clone();
    let (mut chance, mut events) = (FastChance::new(1), Vec::new());
    let mut watched = Watched::new(&mut chance);
    match after.apply(seat, action, &mut watched, &mut events) {
        Ok(()) => {
            assert!(listed.contains(action), "{seat} {action} is allowed, but not listed");
            assert_eq!(after.audit(), Ok(()), "after {seat} {action}");
        }
        Err(refusal) => {
            assert!(!listed.contains(action), "{seat} {action} is listed, but {refusal:?}");
            assert!(events.is_empty() && !watched.has_told_something(), "{seat} {action} is refused after {events:?}");
            assert_eq!(after, *game, "{seat} {action} is refused, but changes something");
            let speaker = G::speaker(game.content(), ENGLISH, &[]);
            assert_ne!(speaker.try_say(&G::tell_refusal(&refusal, game.content())), Ok(String::new()));
        }
    }
}
