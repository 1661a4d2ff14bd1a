//! The undo barrier: an action that can be taken back has revealed nothing, and its undo affects no other player's
//! decision.

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

/// A position, and the action taken in it.
struct Past {
    snapshot: Vec<u8>,
    game: Box<dyn DynPlay>,
    seat: Seat,
    action: String,
}

/// Checks that an action revealed nothing: every viewer sees the same after it in all worlds they could not tell apart.
fn must_have_revealed_nothing(before: &Past, after: &Table) {
    for viewer in Seat::first(PLAYERS) {
        let seen = after.playing().seen(Viewer::Seat(viewer)).json().unwrap();
        for world in 0..4 {
            let mut other = before.game.imagined(viewer, Seed::from_text(&format!("world {world}")));
            other.act(before.seat, &before.action).unwrap();
            let would_see = other.seen(Viewer::Seat(viewer)).json().unwrap();
            assert_eq!(seen, would_see, "{viewer} learned something from `{}`", before.action);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn an_undo_affects_only_own_actions_that_revealed_nothing(seed: u64) {
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
                prop_assert_eq!(before.seat, undoer, "another player's decision was undone");
                must_have_revealed_nothing(&before, &table);
                table.undo(undoer).unwrap();
                prop_assert_eq!(snapshot(&table), before.snapshot);
                taken_back += 1;
            }
        }
        // Both must occur, or the test shows nothing.
        prop_assert!(taken_back > 0 && kept > 0, "{} taken back, {} kept", taken_back, kept);
    }
}
