//! Reading a typed line as one action or several.
//!
//! A line can hold several actions, separated by `;` or ` then `. Between these, words can be left out: `take food 2` is
//! an action twice, `place card 1 2` begins like the action before, `activate trade 4 6` names what the action is paid
//! with, `pay 2 wood 1 stone` is a whole payment, and `feed weak first` a series of numbers.
//!
//! All of it is tried on a copy of the game, where each answer has to be asked for. A line is taken only if it can be
//! read in one way. What an answer draws or reveals must not show in how a line is read, so reading stops there.

mod series;

use engine::words::{Arg, Phrase, Speaker};
use engine::{Seat, Viewer};
use table::{ActError, DynPlay, DynSeen, LegalAction, Plan};

use super::matching;

/// The word in notation for what an action is paid with.
const PAY: &str = "pay";
/// The readings that are shown when there are several.
const SHOWN: usize = 6;
/// Positions that are looked at for one line. Meaningful lines need far fewer.
const MOST_TRIED: usize = 400;

/// A line as it was understood.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Reading {
    /// The actions in notation, up to the first that draws or reveals something.
    pub(super) actions: Vec<String>,
    /// What was typed after that. It is read when it is known what came.
    pub(super) rest: Vec<String>,
}

/// Why a line cannot be taken.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// It is no action, or none that is allowed.
    Refused { action: String, error: ActError },
    /// The amounts in it are not what has to be paid.
    Unpaid { typed: String },
    /// It can be read in several ways.
    Ambiguous(Vec<Vec<String>>),
    /// The last of these actions draws or reveals something, and only then the rest can be understood.
    Drawn { actions: Vec<String>, rest: String },
    /// After these actions nothing asks for the rest.
    NotAsked { actions: Vec<String>, rest: String },
}

impl Plan for Reading {
    fn answer(&self, given: usize, seen: &dyn DynSeen) -> Option<String> {
        if let Some(action) = self.actions.get(given) {
            return Some(action.clone());
        }
        let typed = matching::words(self.rest.get(given - self.actions.len())?);
        match *matching::find(&typed, &seen.offers()) {
            [one] => Some(one.notation.clone()),
            _ => None,
        }
    }

    fn text(&self) -> String {
        format!("typed\n{}\n{}", self.actions.join("\n"), self.rest.join("\n"))
    }
}

/// The actions on a line that separates them.
pub(super) fn parts(line: &str) -> Vec<&str> {
    line.split(';').flat_map(|part| part.split(" then ")).map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// Reads a line for a seat.
pub(super) fn read(playing: &dyn DynPlay, seat: Seat, speaker: &Speaker<'_>, line: &str) -> Result<Reading, Trouble> {
    let parts = parts(line);
    let mut at = Position::new(playing.boxed_clone(), seat);
    let mut actions: Vec<String> = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        if at.told_something {
            let rest = parts[index..].iter().map(|part| (*part).to_owned()).collect();
            return Ok(Reading { actions, rest });
        }
        let read = read_part(&at, speaker, part).map_err(|trouble| trouble.after(&actions))?;
        for action in read {
            at = at.after(&action).map_err(|error| Trouble::Refused { action: action.clone(), error })?;
            actions.push(action);
        }
    }
    Ok(Reading { actions, rest: Vec::new() })
}

impl Trouble {
    /// The trouble of a part that comes after these actions.
    fn after(self, before: &[String]) -> Self {
        let joined = |actions| before.iter().cloned().chain(actions).collect();
        match self {
            Self::Ambiguous(readings) => Self::Ambiguous(readings.into_iter().map(joined).collect()),
            Self::Drawn { actions, rest } => Self::Drawn { actions: joined(actions), rest },
            Self::NotAsked { actions, rest } => Self::NotAsked { actions: joined(actions), rest },
            Self::Refused { action: rest, .. } | Self::Unpaid { typed: rest } if !before.is_empty() => {
                Self::NotAsked { actions: before.to_vec(), rest }
            }
            Self::Refused { .. } | Self::Unpaid { .. } => self,
        }
    }
}

/// Reads a part that should be one action, or several in short.
fn read_part(at: &Position, speaker: &Speaker<'_>, part: &str) -> Result<Vec<String>, Trouble> {
    let error = match at.playing.why(at.seat, part) {
        Ok(action) => return Ok(vec![action.notation]),
        Err(error) => error,
    };
    let words = matching::words(part);
    let offers: Vec<LegalAction<String>> = at.offers().iter().map(|offered| offered.said(speaker)).collect();
    let close = matching::find(&words, &offers);
    if let [one] = *close {
        return Ok(vec![one.notation.clone()]);
    }
    if let ActError::Refused(_) = error {
        return Err(Trouble::Refused { action: part.to_owned(), error });
    }
    let readings = series::first(at, speaker, &words);
    let mut search = Search { readings, speaker, trouble: None, left: 0, tried: 0 };
    if search.readings.is_empty() {
        search.read(at, &words, &mut Vec::new());
    }
    search.readings.extend(close.iter().map(|offered| vec![offered.notation.clone()]));
    if search.readings.is_empty() {
        let told = matching::find_told(&words, &offers);
        search.readings.extend(told.into_iter().map(|offered| vec![offered.notation.clone()]));
    }
    search.readings.sort();
    search.readings.dedup();
    match search.readings.len() {
        1 => Ok(search.readings.remove(0)),
        0 if series::is_payment(&words) => Err(Trouble::Unpaid { typed: part.to_owned() }),
        0 => Err(search.trouble.unwrap_or(Trouble::Refused { action: part.to_owned(), error })),
        _ => {
            search.readings.truncate(SHOWN);
            Err(Trouble::Ambiguous(search.readings))
        }
    }
}

/// A position on the way through a line.
struct Position {
    playing: Box<dyn DynPlay>,
    seat: Seat,
    /// Whether the last action drew or revealed something.
    told_something: bool,
    /// What the last action told.
    told: Vec<Phrase>,
}

impl Position {
    fn new(playing: Box<dyn DynPlay>, seat: Seat) -> Self {
        Self { playing, seat, told_something: false, told: Vec::new() }
    }

    /// The legal actions. There are none once something was drawn, because they would show what it was.
    fn offers(&self) -> Vec<LegalAction> {
        if self.told_something { Vec::new() } else { self.playing.offers(self.seat) }
    }

    /// What the game asks: the messages in its request, without their values.
    fn question(&self) -> String {
        let mut keys = String::new();
        add_keys(&self.playing.seen(Viewer::Seat(self.seat)).request(), &mut keys);
        keys
    }

    /// The request as a sentence.
    fn request(&self, speaker: &Speaker<'_>) -> String {
        speaker.say(self.playing.seen(Viewer::Seat(self.seat)).request())
    }

    fn after(&self, action: &str) -> Result<Self, ActError> {
        let mut playing = self.playing.boxed_clone();
        let done = playing.act(self.seat, action)?;
        let told = done.events.iter().filter_map(|event| event.tell(Viewer::Seat(self.seat))).collect();
        Ok(Self { playing, seat: self.seat, told_something: done.told_something, told })
    }
}

fn add_keys(phrase: &Phrase, keys: &mut String) {
    keys.push_str(phrase.key());
    keys.push(' ');
    for (_, arg) in phrase.args() {
        if let Arg::Phrase(part) = arg {
            add_keys(part, keys);
        }
    }
}

/// The search for all readings of some words.
struct Search<'a> {
    speaker: &'a Speaker<'a>,
    readings: Vec<Vec<String>>,
    /// How the reading that came furthest ended.
    trouble: Option<Trouble>,
    /// The number of words that were left then.
    left: usize,
    tried: usize,
}

/// An action on the way through the words, and the question it answered.
struct Step {
    action: String,
    question: String,
}

impl Search<'_> {
    fn read(&mut self, at: &Position, words: &[String], steps: &mut Vec<Step>) {
        if words.is_empty() {
            return self.readings.push(steps.iter().map(|step| step.action.clone()).collect());
        }
        self.tried += 1;
        if self.tried > MOST_TRIED || self.readings.len() > SHOWN {
            return;
        }
        let question = at.question();
        let found = next(&at.offers(), words, steps.last(), &question);
        for (action, used) in &found {
            self.take(at, &words[*used..], steps, action, &question);
        }
        let read = self.readings.len();
        if found.is_empty() {
            self.pay(at, words, steps, &question);
        }
        if found.is_empty() && self.readings.len() == read {
            self.note(at, words, steps);
        }
    }

    /// Reads the next words as a whole payment.
    fn pay(&mut self, at: &Position, words: &[String], steps: &mut Vec<Step>, question: &str) {
        let before = steps.len();
        for used in (1..=words.len()).rev().filter(|used| series::is_payment(&words[..*used])) {
            let Some((actions, after)) = series::payment(at, self.speaker, &words[..used]) else { continue };
            let step = |action| Step { action, question: question.to_owned() };
            steps.extend(actions.into_iter().map(step));
            self.read(&after, &words[used..], steps);
            steps.truncate(before);
        }
    }

    /// Goes on after one more action.
    fn take(&mut self, at: &Position, rest: &[String], steps: &mut Vec<Step>, action: &str, question: &str) {
        let Ok(after) = at.after(action) else { return };
        steps.push(Step { action: action.to_owned(), question: question.to_owned() });
        self.read(&after, rest, steps);
        self.repeat(&after, rest, steps);
        steps.pop();
    }

    /// Reads a number after an action as the times that it is taken. Each time has to be asked for by the same question.
    fn repeat(&mut self, at: &Position, words: &[String], steps: &mut Vec<Step>) {
        let Some((Ok(times @ 2..=table::MOST_ANSWERS), rest)) =
            words.split_first().map(|(word, rest)| (word.parse(), rest))
        else {
            return;
        };
        let Some(Step { action, question }) = steps.last() else { return };
        let (action, question, before) = (action.clone(), question.clone(), steps.len());
        let mut now = None;
        for _ in 1..times {
            let position: &Position = now.as_ref().unwrap_or(at);
            let is_asked = position.offers().iter().any(|offered| offered.notation == action);
            let next = (is_asked && position.question() == question).then(|| position.after(&action).ok()).flatten();
            let Some(next) = next else {
                self.note(position, words, steps);
                steps.truncate(before);
                return;
            };
            steps.push(Step { action: action.clone(), question: question.clone() });
            now = Some(next);
        }
        if let Some(now) = now {
            self.read(&now, rest, steps);
        }
        steps.truncate(before);
    }

    /// Remembers where the words end that can be read, if no other reading came further.
    fn note(&mut self, at: &Position, words: &[String], steps: &[Step]) {
        if steps.is_empty() || self.trouble.is_some() && self.left <= words.len() {
            return;
        }
        let actions = steps.iter().map(|step| step.action.clone()).collect();
        let rest = words.join(" ");
        self.left = words.len();
        self.trouble = Some(if at.told_something {
            Trouble::Drawn { actions, rest }
        } else {
            Trouble::NotAsked { actions, rest }
        });
    }
}

/// The actions that the next words can stand for, with the number of these words.
fn next(offers: &[LegalAction], words: &[String], last: Option<&Step>, question: &str) -> Vec<(String, usize)> {
    let lengths = || (1..=words.len()).rev();
    let whole = |words: &[String]| matching::find(words, offers).into_iter().map(|found| found.notation.clone());
    let found: Vec<_> = lengths().flat_map(|used| whole(&words[..used]).map(move |action| (action, used))).collect();
    let Some(last) = last.filter(|_| found.is_empty()) else { return found };
    let before = matching::words(&last.action);
    let is_payment = |words: &[String]| words.first().is_some_and(|word| word == PAY);
    let mut found = Vec::new();
    // The words that the last action began with go on, if the same is asked again.
    if last.question == question || is_payment(&before) {
        for kept in (1..before.len()).rev() {
            for used in lengths() {
                let words: Vec<String> = before[..kept].iter().chain(&words[..used]).cloned().collect();
                let same = offers.iter().find(|offered| matching::words(&offered.notation) == words);
                found.extend(same.map(|offered| (offered.notation.clone(), used)));
            }
        }
    }
    // Numbers after an action are what it is paid with.
    if !is_payment(&before) && words[0].parse::<u32>().is_ok() {
        let paying = offers.iter().filter(|offered| {
            let own = matching::words(&offered.notation);
            is_payment(&own) && own.last() == Some(&words[0])
        });
        found.extend(paying.map(|offered| (offered.notation.clone(), 1)));
    }
    found.sort();
    found.dedup();
    found
}
