//! Series of numbers, typed as one: whole payments, and whom to feed first.

use engine::words::{Arg, Phrase, Speaker};
use table::LegalAction;

use super::{MOST_TRIED, PAY, Position};
use crate::commands::play::matching;

/// The word that asks for as much as possible of something before all else: `feed weak first`.
const FIRST: &str = "first";

/// The word in notation for declining what is offered.
const PASS: &str = "pass";

/// An amount of something, as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Amount {
    number: u32,
    of: String,
}

/// Whether words name amounts to pay, such as `pay 2 wood 1 stone`.
pub(super) fn is_payment(words: &[String]) -> bool {
    amounts_in(words).is_some()
}

/// Reads a whole payment, and returns its actions with the position after them. The game asks for one resource after the
/// other; what is not named is not paid. If the last resource follows by itself, what the game tells has to agree with
/// what was typed.
pub(super) fn payment(at: &Position, speaker: &Speaker<'_>, words: &[String]) -> Option<(Vec<String>, Position)> {
    let amounts = amounts_in(words)?;
    let mut left = amounts.clone();
    let mut actions: Vec<String> = Vec::new();
    let mut told: Vec<Phrase> = Vec::new();
    let mut now: Option<Position> = None;
    while let Some((thing, numbers)) = asked(now.as_ref().unwrap_or(at)) {
        let wanted = left.iter().position(|amount| is_named(amount, &thing)).map(|index| left.remove(index).number);
        if wanted.is_none() && left.is_empty() && amounts.len() == 1 {
            // A single amount answers a single question.
            return Some((actions, now?));
        }
        let (action, _) = numbers.into_iter().find(|(_, possible)| *possible == wanted.unwrap_or(0))?;
        let next = now.as_ref().unwrap_or(at).after(&action).ok()?;
        told.extend(next.told.iter().cloned());
        actions.push(action);
        now = Some(next);
    }
    let named: Vec<Amount> = amounts.into_iter().filter(|amount| amount.number > 0).collect();
    let agrees = told.iter().any(|told| tells(speaker, told, &named));
    Some((actions, now.filter(|_| agrees)?))
}

/// Reads `feed weak first`: of all ways to answer the coming questions for numbers, the one that gives most where the
/// game asks about the weak ones, and then most to the others.
pub(super) fn first(at: &Position, speaker: &Speaker<'_>, words: &[String]) -> Vec<Vec<String>> {
    let [verb, favored, last] = words else { return Vec::new() };
    if last != FIRST {
        return Vec::new();
    }
    let mut ways = Ways { verb, favored, speaker, found: Vec::new(), tried: 0 };
    // Where all can be had at once, not taking all leads to the questions one by one.
    let begins = |offered: &LegalAction| matching::words(&offered.notation).first() == Some(verb);
    let offers = at.offers();
    let is_all = offers.iter().any(begins) && !offers.iter().any(|offered| numbered(&offered.notation, verb).is_some());
    match at.after(PASS) {
        Ok(after) if is_all => ways.try_all(&after, &mut vec![PASS.to_owned()], (0, 0)),
        _ => ways.try_all(at, &mut Vec::new(), (0, 0)),
    }
    // An answer for all of them is no favor.
    let Some(best) = ways.found.iter().map(|(worth, _)| *worth).max().filter(|(favored, _)| *favored > 0) else {
        return Vec::new();
    };
    let best = ways.found.into_iter().filter(|(worth, actions)| *worth == best && !actions.is_empty());
    if ways.tried > MOST_TRIED { Vec::new() } else { best.map(|(_, actions)| actions).collect() }
}

/// The ways to answer a series of questions for numbers.
struct Ways<'a> {
    verb: &'a str,
    favored: &'a str,
    speaker: &'a Speaker<'a>,
    /// What the favored ones and all others get, and the answers.
    found: Vec<((u32, u32), Vec<String>)>,
    tried: usize,
}

impl Ways<'_> {
    fn try_all(&mut self, at: &Position, actions: &mut Vec<String>, worth: (u32, u32)) {
        self.tried += 1;
        let offers = at.offers();
        let numbers: Vec<(String, u32)> =
            offers.iter().filter_map(|offered| numbered(&offered.notation, self.verb)).collect();
        if numbers.is_empty() || self.tried > MOST_TRIED {
            return self.found.push((worth, actions.clone()));
        }
        // Only the question itself says who gets something. What follows may be about everybody.
        let request = at.request(self.speaker);
        let question = request.split(['(', '.']).next().unwrap_or_default();
        let is_favored = matching::words(question).iter().any(|word| word == self.favored);
        for (action, number) in numbers {
            let Ok(next) = at.after(&action) else { continue };
            actions.push(action);
            let worth = if is_favored { (worth.0 + number, worth.1) } else { (worth.0, worth.1 + number) };
            self.try_all(&next, actions, worth);
            actions.pop();
        }
    }
}

/// The number in an action of a verb and a number.
fn numbered(notation: &str, verb: &str) -> Option<(String, u32)> {
    let number = notation.strip_prefix(verb)?.strip_prefix(' ')?.parse().ok()?;
    Some((notation.to_owned(), number))
}

/// The thing that the game asks a payment of, with the actions for each possible amount.
fn asked(at: &Position) -> Option<(String, Vec<(String, u32)>)> {
    let mut thing = None;
    let mut numbers = Vec::new();
    for offered in at.offers() {
        let Some(rest) = offered.notation.strip_prefix(PAY).and_then(|rest| rest.strip_prefix(' ')) else { continue };
        let (of, number) = rest.rsplit_once(' ')?;
        if *thing.get_or_insert_with(|| of.to_owned()) != of {
            return None;
        }
        numbers.push((offered.notation.clone(), number.parse().ok()?));
    }
    Some((thing?, numbers))
}

/// Reads amounts in either order: `pay 2 wood 1 stone` or `pay wood 2 stone 1`.
fn amounts_in(words: &[String]) -> Option<Vec<Amount>> {
    let amount = |pair: &[String]| {
        let [a, b] = pair else { return None };
        match (a.parse(), b.parse()) {
            (Ok(number), Err(_)) => Some(Amount { number, of: b.clone() }),
            (Err(_), Ok(number)) => Some(Amount { number, of: a.clone() }),
            _ => None,
        }
    };
    let (_, amounts) = words.split_first().filter(|(verb, _)| *verb == PAY)?;
    let amounts: Vec<Amount> = amounts.chunks(2).map(amount).collect::<Option<_>>()?;
    (!amounts.is_empty()).then_some(amounts)
}

fn is_named(amount: &Amount, thing: &str) -> bool {
    thing.to_lowercase().starts_with(&amount.of) || amount.of.strip_suffix('s') == Some(thing)
}

/// Whether an event tells of exactly these amounts, in a part that begins with a number. The parts of such a part are only
/// some of its amounts.
fn tells(speaker: &Speaker<'_>, told: &Phrase, amounts: &[Amount]) -> bool {
    let text = matching::words(&speaker.say(told).replace([',', '.'], " "));
    if text.first().is_some_and(|word| word.parse::<u32>().is_ok()) {
        let pair = |pair: &[String]| Some(Amount { number: pair[0].parse().ok()?, of: pair[1].clone() });
        let found: Vec<Amount> = text.windows(2).filter_map(pair).collect();
        let is_told =
            |amount: &Amount| found.iter().any(|own| own.number == amount.number && is_named(amount, &own.of));
        return found.len() == amounts.len() && amounts.iter().all(is_told);
    }
    told.args().any(|(_, arg)| if let Arg::Phrase(part) = arg { tells(speaker, part, amounts) } else { false })
}
