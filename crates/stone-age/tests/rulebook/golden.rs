//! Whole games that must come out as they always did. `TESSERA_GOLDEN=write` plays and writes them anew: only when
//! [`StoneAge::RULES_VERSION`] has grown.

use std::fs;
use std::path::PathBuf;

use engine::chance::{FastChance, Seed, SeededChance};
use engine::{Chance, Game, Record, Seat, Setup as _, Stream, Viewer};
use stone_age::{Acquisition, Action, EndReason, Phase, Place, Setup, StoneAge};

const WHIM: Stream = Stream::named("whim");
const GAMES_OF_A_KIND: u8 = 2;

/// The game that is in one file.
#[derive(Clone, Copy)]
struct Kind {
    players: u8,
    reason: EndReason,
    number: u8,
}

impl Kind {
    fn all() -> impl Iterator<Item = Self> {
        (2..=4).flat_map(|players| {
            EndReason::ALL
                .into_iter()
                .flat_map(move |reason| (1..=GAMES_OF_A_KIND).map(move |number| Self { players, reason, number }))
        })
    }

    fn path(self) -> PathBuf {
        let name = format!("{}-players-{}-{}.tessera", self.players, self.reason, self.number);
        folder().join(name)
    }

    /// The second game of a kind is played with the options that the first one leaves alone.
    fn setup(self) -> Setup {
        let second = self.number == GAMES_OF_A_KIND;
        Setup {
            players: self.players,
            open_cards: second,
            start: second.then_some(Seat::ALL[1]),
            round_limit: if self.reason == EndReason::RoundLimit { 10 } else { 60 },
        }
    }

    /// Plays games until one ends as it should.
    fn play(self) -> Record {
        let seeds = Seed::from_text(&format!("{} {} {}", self.players, self.reason, self.number));
        for attempt in 0.. {
            let mut record = Record::new::<StoneAge>(&self.setup(), seeds.derive(attempt));
            let mut chance = SeededChance::new(record.seed);
            let mut whim = FastChance::new(record.seed.short());
            let mut game = StoneAge::new(&self.setup(), &mut chance).unwrap();
            let mut listed = Vec::new();
            while let Some(seat) = game.to_act().iter().next() {
                game.actions(seat, &mut listed);
                let favourites: Vec<Action> = listed.iter().copied().filter(|action| self.likes(action)).collect();
                let from = if favourites.is_empty() || whim.below(WHIM, 4) == 0 { &listed } else { &favourites };
                let action = from[whim.below(WHIM, from.len() as u32) as usize];
                record.push(seat, action.to_string());
                game.perform(seat, &action, &mut chance, &mut ());
            }
            if game.view(Viewer::Everything).phase == Phase::Over(self.reason) {
                return record;
            }
        }
        unreachable!("there is always another seed")
    }

    /// What brings the end nearer, so that the files stay short.
    fn likes(self, action: &Action) -> bool {
        let (Action::Buy { what } | Action::Place { place: Place::Acquisition(what), .. }) = action else {
            return false;
        };
        match self.reason {
            EndReason::Buildings => matches!(what, Acquisition::Building(_)),
            EndReason::Cards => matches!(what, Acquisition::Card(_)),
            EndReason::RoundLimit => false,
        }
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Plays a recorded game again, to its end.
fn replay(record: &Record) -> StoneAge {
    let mut chance = SeededChance::new(record.seed);
    let mut game = StoneAge::new(&Setup::from_line(&record.setup).unwrap(), &mut chance).unwrap();
    for recorded in record.actions() {
        let action = recorded.parse::<StoneAge>().unwrap();
        assert_eq!(game.apply(recorded.seat, &action, &mut chance, &mut ()), Ok(()), "line {}", recorded.line);
    }
    game
}

/// How the game came out, as its file says it in the last line.
fn result(game: &StoneAge) -> String {
    let standings = game.standings().unwrap();
    let score = |seat| format!("{seat} {}", standings.of(seat).unwrap().score);
    let scores: Vec<String> = Seat::first(game.players()).map(score).collect();
    let Phase::Over(reason) = game.view(Viewer::Everything).phase else { unreachable!("there are standings") };
    format!("# {reason}, round {}: {}\n", game.round(), scores.join(", "))
}

#[test]
fn golden_games_come_out_as_they_always_did() {
    if std::env::var("TESSERA_GOLDEN").is_ok_and(|mode| mode == "write") {
        fs::create_dir_all(folder()).unwrap();
        for kind in Kind::all() {
            let record = kind.play();
            fs::write(kind.path(), format!("{record}{}", result(&replay(&record)))).unwrap();
        }
    }
    for kind in Kind::all() {
        let text = fs::read_to_string(kind.path()).unwrap();
        let record = Record::parse(&text).unwrap();
        let game = replay(&record);
        assert_eq!(format!("{record}{}", result(&game)), text, "{}", kind.path().display());
        assert_eq!(game.view(Viewer::Everything).phase, Phase::Over(kind.reason));
        assert_eq!(record.setup, kind.setup().to_line());
    }
}

#[test]
fn golden_games_were_played_with_these_rules_and_cards() {
    for kind in Kind::all() {
        let record = Record::parse(&fs::read_to_string(kind.path()).unwrap()).unwrap();
        let fresh = Record::new::<StoneAge>(&kind.setup(), record.seed);
        assert_eq!(Record { entries: Vec::new(), ..record }, fresh, "{}", kind.path().display());
    }
}
