//! Whatever can be taken back has taught nobody anything and undone nobody else's decision.

use engine::chance::{FastChance, Seed};
use engine::{Chance, Seat, Stream, Viewer};
use proptest::prelude::*;
use table::{DynGame, DynPlay, Occupant, Table};

use super::{STONE_AGE, snapshot};

const PLAYERS: usize = 3;

fn three_humans(seed: u64) -> Table {
    let setup = STONE_AGE.setup_line(&[("players", "3"), ("round-limit", "10")]).unwrap();
    let seed = Seed::from_text(&seed.to_string());
    Table::new(&STONE_AGE, &setup, seed, vec![Occupant::Human; PLAYERS]).unwrap()
}

/// A position, and what was done in it.
struct Past {
    snapshot: Vec<u8>,
    game: Box<dyn DynPlay>,
    seat: Seat,
    action: String,
}

/// That whoever looks would have seen the same after this action, however everything that he could not know had been.
fn must_have_taught_nobody(before: &Past, after: &Table) {
    for viewer in Seat::first(PLAYERS) {
        let seen = after.playing().seen(Viewer::Seat(viewer)).json().unwrap();
        for world in 0..4 {
            let mut other = before.game.imagined(viewer, Seed::from_text(&format!("world {world}")));
            other.act(before.seat, &before.action).unwrap();
            let would_see = other.seen(Viewer::Seat(viewer)).json().unwrap();
            assert_eq!(seen, would_see, "{viewer} learnt something from `{}`", before.action);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn what_can_be_taken_back_was_ones_own_and_told_nothing(seed: u64) {
        let mut table = three_humans(seed);
        let mut luck = FastChance::new(seed);
        let mut past: Vec<Past> = Vec::new();
        let (mut taken_back, mut kept) = (0, 0);
        while let Some(seat) = table.human_to_act() {
            let offers = table.playing().offers(seat);
            let offer = &offers[luck.below(Stream::named("choice"), offers.len() as u32) as usize];
            past.push(Past { snapshot: snapshot(&table), game: table.playing().boxed_clone(), seat, action: offer.notation.clone() });
            table.act(seat, &offer.notation).unwrap();
            while luck.below(Stream::named("undo"), 3) == 0 {
                let may = Seat::first(PLAYERS).filter(|seat| table.can_undo(*seat).is_ok()).collect::<Vec<_>>();
                let Some(&undoer) = may.first() else { kept += 1; break };
                prop_assert_eq!(may.len(), 1);
                let before = past.pop().unwrap();
                prop_assert_eq!(before.seat, undoer, "somebody else's decision was undone");
                must_have_taught_nobody(&before, &table);
                table.undo(undoer).unwrap();
                prop_assert_eq!(snapshot(&table), before.snapshot);
                taken_back += 1;
            }
        }
        // Otherwise this would show nothing.
        prop_assert!(taken_back > 0 && kept > 0, "{} taken back, {} kept", taken_back, kept);
    }
}
