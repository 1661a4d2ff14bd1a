//! The invariants of a game: above all, every piece is in exactly one place.

use engine::Seat;
use engine::audit::ensure;

use crate::category::Category;
use crate::civilization::{BOATS, FARMS, GOAL_SPACES, HIGHEST_FAVOR, MARKERS, RESET_COLUMNS, TRIBES, Traits};
use crate::content::{AttributeId, CardId, CardSet, Deck, GoalId, GoalSet, IncomeId, IncomeSet, Top};
use crate::continent::Territory;
use crate::module::{Module, Track};
use crate::site::Ground;
use crate::state::Civolution;
use crate::task::{Chore, Task};
use crate::vici::{EVOLUTION_GRID, PROSPERITY_GRID, VICI_TRIBES};

/// Collects pieces and reports any piece that appears twice.
struct Places<const W: usize> {
    what: &'static str,
    seen: engine::bag::IdSet<W>,
}

impl<const W: usize> Places<W> {
    const fn new(what: &'static str) -> Self {
        Self { what, seen: engine::bag::IdSet::EMPTY }
    }

    fn add(&mut self, pieces: impl IntoIterator<Item = u16>) -> Result<(), String> {
        let what = self.what;
        pieces.into_iter().try_for_each(|piece| {
            ensure(self.seen.insert(piece), || format!("{what} number {} is in two places", piece + 1))
        })
    }
}

impl Civolution {
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        ensure((1..=4).contains(&self.player_count), || format!("{} players", self.player_count))?;
        ensure(self.land.civilizations == self.player_count.max(2), || "wrong number of civilizations".to_owned())?;
        ensure((1..=5).contains(&self.era), || format!("era {}", self.era))?;
        let count = usize::from(self.land.civilizations);
        ensure(self.start.index() < count && self.turn.index() < count, || {
            "the start or the turn belongs to a seat without a civilization".to_owned()
        })?;
        self.land.check()?;
        for seat in self.all() {
            self.check_civilization(seat)?;
        }
        self.check_dice()?;
        self.check_cards()?;
        self.check_chips()?;
        self.check_agenda()?;
        self.check_vici()?;
        let tokens = 16 - [10, 4, 0][count - 2];
        let placed = self.display.hunting_tokens + self.land.hunted.len() as u8;
        ensure(placed == tokens, || format!("{placed} hunting tokens instead of {tokens}"))?;
        let mut tiles = Places::<1>::new("scoring tile");
        tiles
            .add(self.era_categories.iter().chain(&self.final_tiles).map(|category: &Category| category.index() as u16))
    }

    fn check_civilization(&self, seat: Seat) -> Result<(), String> {
        let civ = self.civ(seat);
        let vici = Some(seat) == self.vici_seat();
        let markers = u32::from(civ.supply) + self.markers_placed(seat);
        ensure(markers == u32::from(MARKERS), || format!("{seat} has {markers} markers instead of {MARKERS}"))?;
        ensure(self.vici_seat().is_some() || self.provisions() == 0, || {
            "there are provision markers without V.I.C.I".to_owned()
        })?;

        let all = if vici { VICI_TRIBES } else { TRIBES };
        let tribes = civ.tribes + self.tribes_placed(seat);
        ensure(tribes == all, || format!("{seat} has {tribes} tribes instead of {all}"))?;

        let farms = civ.farms + self.land.farms_of(seat).len() as u8;
        ensure(farms == FARMS, || format!("{seat} has {farms} farms"))?;
        let boats = civ.boats + self.land.boats_of(seat).len() as u8;
        ensure(boats == BOATS && civ.boat_markers <= civ.boats, || format!("{seat} has {boats} boats"))?;
        let settled = Ground::ALL.into_iter().filter(|ground| self.land.built(*ground, seat).settlement).count();
        ensure(settled == usize::from(civ.settlements_built()), || format!("{seat} has {settled} settlements"))?;

        ensure(civ.reset_markers <= RESET_COLUMNS, || format!("{seat} has too many reset markers"))?;
        ensure((1..=HIGHEST_FAVOR).contains(&civ.favor), || format!("{seat} has favor {}", civ.favor))?;
        ensure(civ.tracks.iter().all(|space| *space <= Track::END), || format!("{seat} is beyond the end of a track"))?;
        let levels = civ.levels.iter().all(|level| (1..=Module::TOP_LEVEL).contains(level));
        ensure(levels, || format!("{seat} has a module with an invalid level"))?;
        ensure(civ.traits == self.traits_of(seat), || {
            format!("{seat} has traits that do not match the installed pieces")
        })
    }

    fn provisions(&self) -> u32 {
        self.land.provisions.iter().map(|count| u32::from(*count)).sum()
    }

    /// Returns the number of a civilization's markers that are not in its supply.
    pub(crate) fn markers_placed(&self, seat: Seat) -> u32 {
        let raw: u32 = Territory::ALL.into_iter().map(|at| u32::from(self.land.raw(at, seat))).sum();
        let placed = self.civ(seat).markers_on_console() + raw + u32::from(self.land.statues(seat));
        if Some(seat) != self.vici_seat() {
            return placed;
        }
        placed + u32::from(self.vici.evolution) + u32::from(self.vici.prosperity) + self.provisions()
    }

    /// Returns the number of a civilization's tribes that are not in its supply. Tribes on a journey count: they are on
    /// the continent.
    pub(crate) fn tribes_placed(&self, seat: Seat) -> u8 {
        self.land.tribes(seat).all()
    }

    fn traits_of(&self, seat: Seat) -> Traits {
        let mut traits = Traits::NONE;
        let civ = self.civ(seat);
        for card in civ.installed.iter().filter_map(CardId::new) {
            if let Top::Ability(ability) = self.content.card(card).top {
                traits.add(ability);
            }
        }
        for chip in civ.attributes.iter() {
            traits.add(self.content.attribute(chip).ability);
        }
        traits
    }

    fn check_dice(&self) -> Result<(), String> {
        let count = self.land.civilizations;
        let fate: u8 = self.all().map(|seat| self.civ(seat).fate_dice).sum();
        let fate = fate + self.display.fate_dice;
        ensure(fate == 2 * count + 1, || format!("{fate} fate dice"))?;
        let dice: u8 = self.all().map(|seat| self.civ(seat).activation_dice()).sum();
        let in_hand: u8 =
            self.agenda.iter().map(|step| if let Task::Reroll { taken, .. } = step.task { taken } else { 0 }).sum();
        let dice = dice + self.display.activation_dice + in_hand;
        ensure(dice == 7 * count + 1, || format!("{dice} activation dice"))
    }

    fn check_cards(&self) -> Result<(), String> {
        let mut places = Places::<3>::new("card");
        for deck in Deck::ALL {
            places.add(self.face_down[deck.index()].cards().iter())?;
            places.add(self.face_up[deck.index()].iter().map(|card| card.id()))?;
        }
        for seat in self.seats() {
            places.add(self.hands[seat].iter())?;
            places.add(self.choosing[seat].cards.iter())?;
            places.add(self.civ(seat).installed.iter())?;
        }
        places.add(self.looking.iter().map(|card| card.id()))?;
        places.add(self.boxed_cards.iter())?;
        for step in &self.agenda {
            if let Task::Chore(Chore::Insert { card, .. }) = step.task {
                places.add([card.id()])?;
            }
        }
        let all = CardSet::first(CardId::COUNT as u16);
        ensure(places.seen == all, || format!("cards are missing: {:?}", all.minus(&places.seen)))?;
        let hands = self.seats().fold(CardSet::EMPTY, |hands, seat| hands.union(&self.hands[seat]));
        ensure(self.open_hands.minus(&hands).is_empty(), || "an open hand card is not in any hand".to_owned())
    }

    fn check_chips(&self) -> Result<(), String> {
        let mut goals = Places::<2>::new("goal chip");
        goals.add(self.goal_bag.iter())?;
        goals.add(self.display.goals.iter().flatten().map(|goal| goal.id()))?;
        goals.add(self.chip_cards.iter().map(|(_, goal)| goal.id()))?;
        for seat in self.seats() {
            goals.add(self.goals_done[seat].iter())?;
            for top in self.civ(seat).goals.iter().take(GOAL_SPACES) {
                let mut next = *top;
                while let Some(goal) = next {
                    goals.add([goal.id()])?;
                    next = self.goal_under[goal.index()];
                }
            }
        }
        let mut incomes = Places::<1>::new("income chip");
        incomes.add(self.income_bag.iter())?;
        incomes.add(self.display.incomes.iter().flatten().map(|chip| chip.id()))?;
        let mut attributes = Places::<1>::new("attribute chip");
        attributes.add(self.attribute_bag.iter())?;
        attributes.add(self.display.attributes.iter().flatten().map(|chip| chip.id()))?;
        for seat in self.seats() {
            incomes.add(self.civ(seat).incomes.iter())?;
            attributes.add(self.civ(seat).attributes.iter().map(AttributeId::id))?;
        }
        for step in &self.agenda {
            match step.task {
                Task::Cover(goal) => goals.add([goal.id()])?,
                Task::IncomeColumn(chip) => incomes.add([chip.id()])?,
                Task::AttributeColumn(chip) => attributes.add([chip.id()])?,
                _ => {}
            }
        }
        let known = goals.seen.minus(&GoalSet::first(GoalId::COUNT as u16)).is_empty()
            && incomes.seen.minus(&IncomeSet::first(IncomeId::COUNT as u16)).is_empty();
        ensure(known, || "there is a chip that does not exist".to_owned())?;
        // Only V.I.C.I removes chips from the game.
        let complete =
            goals.seen.len() as usize == GoalId::COUNT && attributes.seen.len() as usize == AttributeId::COUNT;
        ensure(complete || self.vici_seat().is_some(), || "a chip is missing".to_owned())
    }

    fn check_vici(&self) -> Result<(), String> {
        let vici = &self.vici;
        let grids = vici.evolution <= EVOLUTION_GRID.0 && vici.prosperity <= PROSPERITY_GRID.0;
        ensure(grids, || "there are too many markers in a grid".to_owned())?;
        ensure(!vici.stack.meets(vici.revealed), || "an action card is in two places".to_owned())
    }

    fn check_agenda(&self) -> Result<(), String> {
        let count = usize::from(self.land.civilizations);
        ensure(self.agenda.iter().all(|step| step.seat.index() < count), || {
            "a task belongs to no civilization".to_owned()
        })?;
        ensure(!self.broken, || "the agenda or another list was full".to_owned())?;
        let idle = self.agenda.is_empty() && !self.is_choosing();
        ensure(idle == self.is_over(), || {
            "the game has no task but is not over, or is over with a task left".to_owned()
        })
    }
}
