//! V.I.C.I's turns and its part of the phases (p. 39 to 44). It decides nothing: dice and priorities do.

use engine::Seat;
use engine::bag::IdSet;

use crate::ability::Trait;
use crate::category::{Category, ERAS};
use crate::civilization::Source;
use crate::content::Deck;
use crate::continent::{Camp, Terrain, Territory, TerritorySet};
use crate::event::Event;
use crate::flow::Flow;
use crate::land::{Berth, Tribe, Who};
use crate::module::Track;
use crate::site::Ground;
use crate::state::{Civolution, stream};
use crate::task::Task;
use crate::vici::{CARDS, EVOLUTION_GRID, Half, Move, PROSPERITY_GRID, RESET_ICONS, Which};

/// The territory wheel, from a roll of 1 on.
const WHEEL: [Terrain; 6] =
    [Terrain::Forest, Terrain::Swamp, Terrain::Mountains, Terrain::Grassland, Terrain::Hills, Terrain::Desert];
/// The points of a card that means the next era's category when there is none.
const NO_NEXT_ERA: u16 = 4;

impl Civolution {
    fn me(&self) -> Seat {
        self.vici_seat().unwrap_or_default()
    }

    const fn human() -> Seat {
        Seat::ALL[0]
    }

    fn vici_die(&mut self, flow: &mut impl Flow) -> u8 {
        let value = flow.die();
        flow.record(Event::ViciRolled { value });
        value
    }

    // Its turn.

    pub(super) fn vici_turn(&mut self, flow: &mut impl Flow) {
        if self.vici.stack == 0 {
            // The discard pile becomes the new stack.
            self.vici.stack = !self.vici.revealed & ((1 << CARDS.len()) - 1);
        }
        let stack: IdSet<1> = (0..CARDS.len() as u16).filter(|card| self.vici.stack >> card & 1 == 1).collect();
        let Some(card) = flow.draw(stream::ACTION_CARDS, &stack) else { return };
        self.vici.stack &= !(1 << card);
        self.vici.revealed |= 1 << card;
        let red = self.vici.difficulty.is_red_in(self.era);
        flow.record(Event::ViciCard { card: card as u8 + 1, red });
        let (blue_icons, red_icons) = self.vici.icons();
        let reset = blue_icons >= RESET_ICONS && red_icons >= RESET_ICONS;
        if !reset || self.vici.harder_reset {
            let printed = &CARDS[usize::from(card)];
            self.vici_half(if red { printed.red } else { printed.blue }, flow);
        }
        if reset {
            let seat = self.me();
            flow.record(Event::Reset { seat });
            self.advance_indicator();
            self.vici.revealed = 0;
        }
    }

    fn vici_half(&mut self, half: Half, flow: &mut impl Flow) {
        let roll = if half.len() > 1 { self.vici_die(flow) } else { 1 };
        let line = half.iter().find(|(up_to, _)| roll <= *up_to);
        for step in line.into_iter().flat_map(|(_, moves)| moves.iter()) {
            self.vici_move(*step, flow);
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
            Move::Favor => self.gain_favor(me, 1, flow),
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
            self.score(self.me(), Source::ActionCards, NO_NEXT_ERA, flow);
        }
        for category in meant {
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
        if let Some(card) = self.face_up[deck.index()].pop() {
            self.boxed_cards.insert(card.id());
            flow.record(Event::ViciRemovedCard { card });
            self.refill_face_up(deck, flow);
        }
    }

    /// A marker from V.I.C.I's supply; without any the action is skipped.
    fn vici_marker(&mut self) -> bool {
        let me = self.me();
        match self.civ(me).supply.checked_sub(1) {
            Some(left) => {
                self.civ_mut(me).supply = left;
                true
            }
            None => false,
        }
    }

    fn vici_statue(&mut self, flow: &mut impl Flow) {
        let me = self.me();
        if self.vici_marker() {
            let built = self.land.built_mut(Ground::ISLAND, me);
            built.statues = built.statues.saturating_add(1);
            flow.record(Event::BuiltStatue { seat: me, ground: Ground::ISLAND, material: None });
        }
    }

    fn vici_prosperity(&mut self, flow: &mut impl Flow) {
        let (spaces, costly) = PROSPERITY_GRID;
        if self.vici.prosperity < spaces && self.vici_marker() {
            self.vici.prosperity += 1;
            let space = self.vici.prosperity;
            flow.record(Event::ViciGrid { category: Category::Prosperity, space });
            if costly.contains(&space) {
                let index = usize::from((self.vici_die(flow) - 1) / 2);
                if let Some(chip) = self.display.incomes[index] {
                    flow.record(Event::ViciRemovedIncome { chip });
                }
                self.refill_income(index, flow);
            }
        }
    }

    fn vici_evolution(&mut self, flow: &mut impl Flow) {
        let (spaces, costly) = EVOLUTION_GRID;
        if self.vici.evolution < spaces && self.vici_marker() {
            self.vici.evolution += 1;
            let space = self.vici.evolution;
            flow.record(Event::ViciGrid { category: Category::Evolution, space });
            if costly.contains(&space) {
                let index = usize::from((self.vici_die(flow) - 1) / 2);
                if let Some(chip) = self.display.attributes[index] {
                    flow.record(Event::ViciRemovedAttribute { chip });
                }
                self.refill_attribute(index, flow);
            }
        }
    }

    /// Phase 2: the goal chip in the place that a die shows leaves the game.
    pub(super) fn vici_goal(&mut self, flow: &mut impl Flow) {
        let index = usize::from(self.vici_die(flow) - 1);
        if index < self.goal_spaces()
            && let Some(goal) = self.display.goals[index].take()
        {
            flow.record(Event::ViciRemovedGoal { goal });
        }
    }

    // Determining a territory (p. 41).

    /// One of the eligible territories: the only one, or by a territory roll.
    pub(super) fn determine(&mut self, eligible: TerritorySet, flow: &mut impl Flow) -> Option<Territory> {
        if eligible.len() <= 1 {
            return eligible.iter().next();
        }
        let roll = usize::from(self.vici_die(flow) - 1);
        let wheel = (0..WHEEL.len()).map(|step| WHEEL[(roll + step) % WHEEL.len()]);
        let of_type = wheel
            .map(|terrain| eligible.intersection(TerritorySet::of(terrain)))
            .find(|territories| !territories.is_empty())?;
        if of_type.len() == 1 {
            return of_type.iter().next();
        }
        let first = (self.vici_die(flow) - 1) / 2;
        (0..3).find_map(|step| {
            let beacons = (first + step) % 3 + 1;
            of_type.iter().find(|territory| self.content.tiles().beacons(*territory) == beacons)
        })
    }

    fn own_land(&self) -> TerritorySet {
        self.land.territories(self.me())
    }

    /// Those with the most of something; V.I.C.I never looks at those with none of it.
    fn with_most(&self, among: TerritorySet, value: impl Fn(Territory) -> u32) -> TerritorySet {
        let most = among.iter().map(&value).max().unwrap_or(0);
        among.iter().filter(|territory| value(*territory) == most).collect()
    }

    // Procreation and migration.

    pub(super) fn vici_procreation(&mut self, flow: &mut impl Flow) {
        if self.civ(self.me()).tribes == 0 {
            return;
        }
        let own = self.own_land();
        let roomy: TerritorySet = own.iter().filter(|territory| self.has_free_camp(*territory)).collect();
        let Some(territory) = self.determine(if roomy.is_empty() { own } else { roomy }, flow) else { return };
        self.vici_born(territory, flow);
        if self.vici_is_boxed_in() {
            self.vici_migration(flow);
        }
    }

    fn has_free_camp(&self, territory: Territory) -> bool {
        self.land.open_camps(territory).any(|camp| self.land.camp(camp).is_none())
    }

    fn vici_born(&mut self, territory: Territory, flow: &mut impl Flow) {
        let me = self.me();
        let civ = self.civ_mut(me);
        let Some(left) = civ.tribes.checked_sub(1) else { return };
        civ.tribes = left;
        flow.record(Event::Born { seat: me, territory, strong: true });
        self.vici_settle(territory, flow);
    }

    /// Whether all encampments in all its territories are its own.
    fn vici_is_boxed_in(&self) -> bool {
        let me = self.me();
        let mut camps = self.own_land().iter().flat_map(|territory| self.land.open_camps(territory));
        camps.all(|camp| self.land.camp(camp).is_some_and(|tribe| tribe.seat == me))
    }

    /// The encampment its tribe settles on, by the priority table (p. 41).
    fn vici_camp(&self, territory: Territory) -> Option<Camp> {
        let me = self.me();
        let human = Self::human();
        let rooted = self.civ(human).traits.has(Trait::Rooted);
        let rank = |camp: Camp| match (self.land.camp(camp), camp.is_fire()) {
            (None, true) => Some(1),
            (None, false) => Some(2),
            (Some(tribe), true) if tribe.seat == human => (!rooted).then_some(3),
            (Some(tribe), false) if tribe.seat == human => Some(if tribe.strong { 5 } else { 4 }),
            (Some(tribe), fire) if tribe.seat == me => Some(match (tribe.strong, fire) {
                (true, true) => 6,
                (true, false) => 7,
                (false, true) => 8,
                (false, false) => 9,
            }),
            (Some(_), _) => None,
        };
        self.land
            .open_camps(territory)
            .filter_map(|camp| Some((rank(camp)?, camp)))
            .min_by_key(|(rank, _)| *rank)
            .map(|(_, camp)| camp)
    }

    /// Its tribe settles, and is not weakened by displacing another.
    fn vici_settle(&mut self, territory: Territory, flow: &mut impl Flow) {
        let me = self.me();
        let Some(camp) = self.vici_camp(territory) else { return };
        let displaced = self.land.occupy(camp, Tribe { seat: me, strong: true });
        flow.record(Event::Settled {
            seat: me,
            territory,
            fire: camp.is_fire(),
            displaced: displaced.map(|tribe| tribe.seat),
        });
        if let Some(tribe) = displaced {
            self.displace(me, camp, tribe, flow);
        }
        if camp.is_fire() {
            let points = self.content.tiles().fire_points(territory);
            self.score(me, Source::Fires, u16::from(points), flow);
        }
        self.turn_up(me, territory, flow);
    }

    fn departures(&self) -> TerritorySet {
        let me = self.me();
        self.own_land()
            .iter()
            .filter(|territory| {
                let tribes = self.land.tribes_in(*territory, me);
                tribes.all() > 1 && tribes.strong > 0
            })
            .collect()
    }

    pub(super) fn vici_migration(&mut self, flow: &mut impl Flow) {
        if self.departures().is_empty() {
            self.vici_procreation(flow);
        }
        let me = self.me();
        let Some(from) = self.determine(self.departures(), flow) else { return };
        let around = self.land.layout.neighbours(from).intersection(TerritorySet::LAND);
        let fewest = self.with_most(around, |to| 99 - u32::from(self.land.tribes_in(to, me).all()));
        let Some(to) = self.determine(fewest, flow) else { return };
        let berths = [Berth::Wild, Berth::Fire, Berth::Camp];
        let migrant = berths
            .into_iter()
            .map(|berth| Who { territory: from, berth, strong: true })
            .find(|who| self.land.group(from, who.berth, me).strong > 0);
        if let Some(who) = migrant
            && self.land.take(who, me)
        {
            flow.record(Event::SetOut { seat: me, from });
            self.vici_settle(to, flow);
        }
    }

    // Hunting tokens, sites, provisions.

    fn vici_hunting_token(&mut self, flow: &mut impl Flow) {
        if self.display.hunting_tokens == 0 {
            return;
        }
        let own = self.own_land().minus(self.land.hunted);
        let shared = own.intersection(self.land.territories(Self::human()));
        // The best hunting ground comes first in the table.
        let best = |among: TerritorySet| {
            Terrain::ALL
                .into_iter()
                .map(|terrain| among.intersection(TerritorySet::of(terrain)))
                .find(|territories| !territories.is_empty())
        };
        let Some(eligible) = best(shared).or_else(|| best(own)) else { return };
        if let Some(territory) = self.determine(eligible, flow) {
            self.land.hunted.insert(territory);
            self.display.hunting_tokens -= 1;
            flow.record(Event::ViciToken { territory });
        }
    }

    fn vici_reveal(&mut self, flow: &mut impl Flow) {
        let hidden = self.land.hidden_spots();
        let unseen = |territory: Territory| self.land.layout.sites(territory).intersection(hidden).len();
        let candidates: TerritorySet = self.own_land().iter().filter(|territory| unseen(*territory) > 0).collect();
        let eligible = self.with_most(candidates, unseen);
        if let Some(territory) = self.determine(eligible, flow) {
            let me = self.me();
            self.explore(me, territory, flow);
        }
    }

    pub(super) fn vici_provision(&mut self, flow: &mut impl Flow) {
        let me = self.me();
        let provisions = self.land.provisions;
        let fewest = self.with_most(self.own_land(), |territory| 255 - u32::from(provisions[territory.index()]));
        let eligible = self.with_most(fewest, |territory| u32::from(self.land.tribes_in(territory, me).all()));
        if let Some(territory) = self.determine(eligible, flow)
            && self.vici_marker()
        {
            self.land.provisions[territory.index()] += 1;
            flow.record(Event::ViciProvision { territory });
        }
    }

    // Feeding (p. 43).

    pub(super) fn vici_feed(&mut self, flow: &mut impl Flow) {
        self.vici_provision(flow);
        for territory in self.own_land().iter() {
            self.vici_feed_in(territory, flow);
        }
        if self.own_land().is_empty() {
            // It never stays without a tribe: one is born where the player is.
            let there = self.land.territories(Self::human()).intersection(TerritorySet::LAND);
            if let Some(territory) = self.determine(there, flow) {
                self.vici_born(territory, flow);
            }
        }
    }

    fn vici_feed_in(&mut self, territory: Territory, flow: &mut impl Flow) {
        let me = self.me();
        let provisions = self.land.provisions[territory.index()];
        // Weak ones before strong ones, so that who is weakened now does not die at once.
        let order = [(Berth::Fire, true), (Berth::Camp, true), (Berth::Fire, false), (Berth::Camp, false)];
        let first_fed =
            order.into_iter().find(|(berth, strong)| self.land.group(territory, *berth, me).of(*strong) > 0);
        let wild = self.land.wild(territory, me);
        for strong in [false, true] {
            for berth in [Berth::Fire, Berth::Camp, Berth::Wild] {
                let who = Who { territory, berth, strong };
                let count = match (berth, strong) {
                    (Berth::Wild, strong) => wild.of(strong),
                    (_, false) => self.land.group(territory, berth, me).weak,
                    (_, true) => self.land.group(territory, berth, me).strong,
                };
                let fed = match (provisions, berth) {
                    (0, _) => 0,
                    (1, Berth::Wild) => 0,
                    (1, _) => u8::from(first_fed == Some((berth, strong))),
                    (_, Berth::Wild) => u8::from(strong || wild.strong == 0).min(count),
                    (_, _) => count,
                };
                for _ in fed..count {
                    self.vici_hunger(who, flow);
                }
            }
        }
    }

    fn vici_hunger(&mut self, who: Who, flow: &mut impl Flow) {
        let me = self.me();
        if who.strong {
            self.weaken(me, who, flow);
        } else {
            self.remove_tribe(me, who, flow);
        }
    }

    /// A task that is V.I.C.I's own.
    pub(super) fn vici_task(&mut self, task: Task, flow: &mut impl Flow) {
        match task {
            Task::ViciGoal => self.vici_goal(flow),
            _ => self.vici_feed(flow),
        }
    }
}
