use engine::chance::{FastChance, Seed};
use engine::words::ENGLISH;
use engine::{Chance, FairDice, Seat, Secret, Stream, Viewer};
use table::{DynGame, Occupant, Table};

use super::STONE_AGE;

pub(super) const PLAYERS: usize = 3;

/// A game, played some moves beyond the one that draws a card for one player's eyes only.
pub(super) struct Story {
    /// The seed of the dice.
    pub(super) secret: Secret,
    pub(super) actions: Vec<(Seat, String)>,
    /// The index of the action that draws the card.
    pub(super) secret_at: usize,
    /// The seat that draws it.
    pub(super) owner: Seat,
    /// The sentence that only the owner sees.
    pub(super) sentence: String,
}

impl Story {
    pub(super) fn choices() -> Vec<(String, String)> {
        let choice = |key: &str, value: &str| (key.to_owned(), value.to_owned());
        vec![choice("players", &PLAYERS.to_string())]
    }

    /// Plays games in memory until this number of stories is found.
    pub(super) fn find(stories: usize) -> Vec<Self> {
        (0..=u8::MAX).filter_map(Self::play).take(stories).collect()
    }

    fn play(number: u8) -> Option<Self> {
        let secret = Secret::from_bytes([number; 32]);
        let seed: Seed = FairDice { secret, nonces: vec![None; PLAYERS] }.seed();
        let choices = Self::choices();
        let choices: Vec<(&str, &str)> = choices.iter().map(|(key, value)| (&**key, &**value)).collect();
        let setup = STONE_AGE.setup_line(&choices).unwrap();
        let mut table = Table::new(&STONE_AGE, &setup, seed, vec![Occupant::Human; PLAYERS]).unwrap();
        let mut luck = FastChance::new(u64::from(number));
        let mut actions = Vec::new();
        let mut found: Option<(usize, Seat, String)> = None;
        while let Some(seat) = table.human_to_act() {
            let offers = table.playing().offers(seat);
            // Buying cards whenever possible makes the secret card come sooner.
            let buys = offers.iter().find(|offer| offer.notation.starts_with("buy card"));
            let any = &offers[luck.below(Stream::named("choice"), offers.len() as u32) as usize];
            let action = buys.unwrap_or(any).notation.clone();
            table.act(seat, &action).unwrap();
            actions.push((seat, action));
            let told = |viewer| table.log_since(viewer, actions.len() - 1);
            if found.is_none()
                && let Some(owner) =
                    Seat::first(PLAYERS).find(|seat| told(Viewer::Seat(*seat)) != told(Viewer::Spectator))
            {
                let public = told(Viewer::Spectator);
                let sentence = told(Viewer::Seat(owner)).into_iter().find(|line| !public.contains(line))?;
                // Without names, players are called by their colors.
                let sentence = table.speaker(ENGLISH).say(sentence);
                let (_, card) = sentence.split_once(" draws ")?;
                found = Some((actions.len() - 1, owner, card.to_owned()));
            }
            if let Some((at, _, _)) = &found
                && actions.len() > at + 8
            {
                break;
            }
        }
        // Once the game is over, nothing is secret any more.
        let (secret_at, owner, sentence) = found.filter(|_| !table.is_over())?;
        Some(Self { secret, actions, secret_at, owner, sentence })
    }
}
