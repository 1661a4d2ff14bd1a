//! V.I.C.I's turns and its part of the phases (p. 39 to 44). It makes no decisions: dice and priorities do.

mod feeding;
mod territory;
mod tribes;

use engine::Seat;
use engine::bag::IdSet;

use crate::category::{Category, ERAS};
use crate::civilization::{HIGHEST_FAVOR, Source};
use crate::content::Deck;
use crate::event::Event;
use crate::flow::Flow;
use crate::module::Track;
use crate::site::Ground;
use crate::state::{Civolution, stream};
use crate::vici::{Act, ActionCards, CARDS, EVOLUTION_GRID, Move, PROSPERITY_GRID, RESET_ICONS, Skip, Which, line_of};

/// The points of a card that refers to the next era's category when there is no next era.
const NO_NEXT_ERA: u16 = 4;

impl Civolution {
    fn me(&self) -> Seat {
        self.vici_seat().unwrap_or_default()
    }

    const fn human() -> Seat {
        Seat::ALL[0]
    }

    fn skip(act: Act, reason: Skip, flow: &mut impl Flow) {
        flow.record(Event::ViciSkipped { act, reason });
    }

    // Its turn.

    pub(super) fn vici_turn(&mut self, flow: &mut impl Flow) {
        if self.vici.stack.is_empty() {
            // The discard pile becomes the new stack.
            self.vici.stack = self.vici.revealed.complement();
            flow.record(Event::ViciShuffled { cards: self.vici.stack.len() as u8 });
        }
        let stack: IdSet<1> = self.vici.stack.iter().map(u16::from).collect();
        let Some(card) = flow.draw(stream::ACTION_CARDS, &stack) else { return };
        self.vici.stack.remove(card as u8);
        self.vici.revealed.insert(card as u8);
        let red = self.vici.difficulty.is_red_in(self.era);
        let icons = self.vici.icons();
        let (blue_icons, red_icons) = icons;
        let reset = blue_icons >= RESET_ICONS && red_icons >= RESET_ICONS;
        let carried_out = !reset || self.vici.harder_reset;
        let printed = &CARDS[usize::from(card)];
        let half = if red { printed.red } else { printed.blue };
        let roll = (carried_out && half.len() > 1).then(|| flow.die());
        flow.record(Event::ViciCard { card: card as u8 + 1, red, icons, carried_out, roll });
        if carried_out {
            for step in line_of(half, roll) {
                self.vici_move(*step, flow);
            }
        }
        if reset {
            self.advance_indicator(self.me(), flow);
            self.vici.revealed = ActionCards::EMPTY;
        }
    }

    fn vici_move(&mut self, step: Move, flow: &mut impl Flow) {
        let me = self.me();
        match step {
            Move::Advance(track, steps) => (0..steps).for_each(|_| self.vici_advance(me, track, flow)),
            Move::RemoveCard(deck) => self.vici_remove_card(deck, flow),
            Move::Points(points) => self.score(me, Source::ActionCards, u16::from(points), flow),
            Move::FateDie => self.vici_gain_die(me, true, flow),
            Move::ActivationDie => self.vici_gain_die(me, false, flow),
            Move::Favor if self.civ(me).favor == HIGHEST_FAVOR => Self::skip(Act::Favor, Skip::EndOfTrack, flow),
            Move::Favor => self.gain_favor(me, 1, None, flow),
            Move::Statue => self.vici_statue(flow),
            Move::Reveal => self.vici_reveal(flow),
            Move::HuntingToken => self.vici_hunting_token(flow),
            Move::Prosperity(count) => (0..count).for_each(|_| self.vici_prosperity(flow)),
            Move::Evolution(count) => (0..count).for_each(|_| self.vici_evolution(flow)),
            Move::Migration => self.vici_migration(flow),
            Move::Procreation => self.vici_procreation(flow),
            Move::Provision => self.vici_provision(flow),
            Move::Category(which, times) => self.vici_category(which, times, flow),
        }
    }

    fn vici_category(&mut self, which: Which, times: u8, flow: &mut impl Flow) {
        let era = usize::from(self.era);
        let (eras, tiles) = (self.era_categories, self.final_tiles);
        let meant: &[Category] = match which {
            Which::This => eras.get(era - 1..era).unwrap_or_default(),
            Which::Next => eras.get(era..=era).unwrap_or_default(),
            Which::Last => &eras[ERAS - 1..],
            Which::Final => &tiles,
        };
        if meant.is_empty() {
            flow.record(Event::ViciServes { category: None, times });
            self.score(self.me(), Source::ActionCards, NO_NEXT_ERA, flow);
        }
        for category in meant {
            flow.record(Event::ViciServes { category: Some(*category), times });
            (0..times).for_each(|_| self.vici_serve(*category, flow));
        }
    }

    fn vici_serve(&mut self, category: Category, flow: &mut impl Flow) {
        match category {
            Category::Technology => self.vici_advance(self.me(), Track::Technology, flow),
            Category::Prestige => self.vici_advance(self.me(), Track::Prestige, flow),
            Category::Knowledge => self.vici_advance(self.me(), Track::Knowledge, flow),
            Category::Construction => self.vici_advance(self.me(), Track::Construction, flow),
            Category::Culture => self.vici_advance(self.me(), Track::Culture, flow),
            Category::Evolution => self.vici_evolution(flow),
            Category::Prosperity => self.vici_prosperity(flow),
            Category::Population => self.vici_procreation(flow),
            Category::Expansion => self.vici_migration(flow),
        }
    }

    // Cards, chips and markers.

    fn vici_remove_card(&mut self, deck: Deck, flow: &mut impl Flow) {
        let Some(card) = self.face_up[deck.index()].pop() else {
            return Self::skip(Act::Card, Skip::NoCard, flow);
        };
        self.boxed_cards.insert(card.id());
        flow.record(Event::ViciRemovedCard { card });
        self.refill_face_up(deck, flow);
    }

    /// Takes a marker from V.I.C.I's supply. If there is none, the action is skipped.
    fn vici_marker(&mut self, act: Act, flow: &mut impl Flow) -> bool {
        let me = self.me();
        let supply = &mut self.civ_mut(me).supply;
        let Some(left) = supply.checked_sub(1) else {
            Self::skip(act, Skip::NoMarker, flow);
            return false;
        };
        *supply = left;
        true
    }

    fn vici_statue(&mut self, flow: &mut impl Flow) {
        let me = self.me();
        if self.vici_marker(Act::Statue, flow) {
            let built = self.land.built_mut(Ground::ISLAND, me);
            built.statues = built.statues.saturating_add(1);
            flow.record(Event::BuiltStatue { seat: me, ground: Ground::ISLAND, material: None });
        }
    }

    fn vici_prosperity(&mut self, flow: &mut impl Flow) {
        let (spaces, costly) = PROSPERITY_GRID;
        if self.vici.prosperity >= spaces {
            return Self::skip(Act::Prosperity, Skip::GridFull, flow);
        }
        if self.vici_marker(Act::Prosperity, flow) {
            self.vici.prosperity += 1;
            let space = self.vici.prosperity;
            flow.record(Event::ViciGrid { category: Category::Prosperity, space });
            if costly.contains(&space) {
                let index = Self::vici_chip(Act::Income, flow);
                match self.display.incomes[index] {
                    Some(chip) => flow.record(Event::ViciRemovedIncome { chip }),
                    None => Self::skip(Act::Income, Skip::NoChip, flow),
                }
                self.refill_income(index, flow);
            }
        }
    }

    fn vici_evolution(&mut self, flow: &mut impl Flow) {
        let (spaces, costly) = EVOLUTION_GRID;
        if self.vici.evolution >= spaces {
            return Self::skip(Act::Evolution, Skip::GridFull, flow);
        }
        if self.vici_marker(Act::Evolution, flow) {
            self.vici.evolution += 1;
            let space = self.vici.evolution;
            flow.record(Event::ViciGrid { category: Category::Evolution, space });
            if costly.contains(&space) {
                let index = Self::vici_chip(Act::Attribute, flow);
                match self.display.attributes[index] {
                    Some(chip) => flow.record(Event::ViciRemovedAttribute { chip }),
                    None => Self::skip(Act::Attribute, Skip::NoChip, flow),
                }
                self.refill_attribute(index, flow);
            }
        }
    }

    fn chip_die(act: Act, flow: &mut impl Flow) -> u8 {
        let value = flow.die();
        flow.record(Event::ViciRolled { value, act });
        value
    }

    /// Returns the space of the income or attribute chip display that a die shows. Each of the three has two values.
    fn vici_chip(act: Act, flow: &mut impl Flow) -> usize {
        usize::from((Self::chip_die(act, flow) - 1) / 2)
    }

    /// Phase 2: removes the goal chip in the place shown by a die from the game.
    pub(super) fn vici_goal(&mut self, flow: &mut impl Flow) {
        let index = usize::from(Self::chip_die(Act::Goal, flow) - 1);
        if index >= self.goal_spaces() {
            return Self::skip(Act::Goal, Skip::HighRoll, flow);
        }
        match self.display.goals[index].take() {
            Some(goal) => flow.record(Event::ViciRemovedGoal { goal }),
            None => Self::skip(Act::Goal, Skip::NoChip, flow),
        }
    }
}
