//! The pieces that each player had, for reports on the balance of a pack.

use engine::bag::IdSet;
use engine::{DisplayedPiece, Piece, Seat};

use crate::content::{ArtifactColor, CardId, MachineId, ModuleId};
use crate::state::Revive;

// Groups in which pieces are counted, as keys of messages.
const TRIBES: &str = "group-tribes";
const CITIZENS: &str = "group-citizens";
const MACHINES: &str = "group-machines";
const MODULES: &str = "group-modules";
const CRATES: &str = "group-crates";
const ARTIFACT_CARDS: &str = "group-artifact-cards";

/// All groups in which pieces are counted.
#[cfg(test)]
pub(crate) const GROUPS: [&str; 6] = [TRIBES, CITIZENS, MACHINES, MODULES, CRATES, ARTIFACT_CARDS];

impl Revive {
    /// Lists the tribe, cards, machines, modules, crates and artifact card that a player has.
    pub(crate) fn had_by(&self, seat: Seat) -> Vec<Piece> {
        let player = self.player(seat);
        let piece = |name: String, group, used, points| Piece { name, group, used, points };
        let tribe = format!("{}-{}", player.tribe, player.side);
        let points = i32::from(self.technology_points(seat));
        let mut had = vec![piece(tribe, TRIBES, player.abilities_used() > 0, points)];
        for card in player.cards().iter().filter_map(CardId::new).filter(|card| card.set().is_none()) {
            had.push(piece(card.to_string(), CITIZENS, true, 0));
        }
        had.extend(player.machines.iter().flatten().map(|machine| piece(machine.to_string(), MACHINES, true, 0)));
        had.extend(player.modules.iter().flatten().map(|module| piece(module.to_string(), MODULES, true, 0)));
        for found in player.closed.union(player.opened).iter() {
            had.push(piece(found.to_string(), CRATES, player.opened.contains(found), 0));
        }
        if let Some(card) = player.artifact_card {
            let points: u16 = ArtifactColor::ALL.into_iter().map(|color| self.artifact_points(seat, color)).sum();
            had.push(piece(card.to_string(), ARTIFACT_CARDS, true, i32::from(points)));
        }
        had
    }

    /// Lists the citizens, machines and modules that were on display or were taken unseen. Pieces that left the game
    /// count as taken, except in a solo game, where the player may have discarded them from the displays.
    pub(crate) fn shown(&self) -> Vec<DisplayedPiece> {
        let supply = &self.supply;
        let mut cards = if self.is_solo() { IdSet::EMPTY } else { supply.boxed_cards };
        let mut modules = if self.is_solo() { IdSet::EMPTY } else { supply.boxed_modules };
        let mut machines: IdSet<1> = IdSet::EMPTY;
        for seat in self.seats() {
            let player = self.player(seat);
            cards = cards.union(&player.cards());
            modules = modules.union(&player.modules.iter().flatten().map(|module| module.id()).collect());
            machines = machines.union(&player.machines.iter().flatten().map(|machine| machine.id()).collect());
        }
        let offered = |name: String, group, taken| DisplayedPiece { name, group, taken };
        let citizens = CardId::citizens().filter(|card| !supply.citizens.contains(card.id()));
        let citizens = citizens.map(|card| offered(card.to_string(), CITIZENS, cards.contains(card.id())));
        let tokens = MachineId::all().filter(|machine| !supply.machines.contains(machine.id()));
        let tokens = tokens.map(|machine| offered(machine.to_string(), MACHINES, machines.contains(machine.id())));
        let placed = ModuleId::all().filter(|module| !supply.modules.contains(module.id()));
        let placed = placed.map(|module| offered(module.to_string(), MODULES, modules.contains(module.id())));
        citizens.chain(tokens).chain(placed).collect()
    }
}
