//! Positions laid out by hand.

use engine::{Chance, Journal, Seat};
use tinyvec::ArrayVec;

use super::{Civolution, Rounds, Weather, append};
use crate::category::{Category, ERAS};
use crate::civilization::{BOATS, Civilization, FARMS, MARKERS, TRIBES};
use crate::content::{AttributeId, CardId, EventId, GoalId, IncomeId, Top};
use crate::continent::{Layout, SiteSpot, Territory};
use crate::event::Event;
use crate::flow::Outside;
use crate::land::{Berth, Boat, Land, Tribe, Who};
use crate::material::Material;
use crate::site::{Ground, Site};
use crate::stages::{Column, Half, Holding};
use crate::task::{Chore, Phase, Task};
use crate::vici::{VICI_TRIBES, Vici};

/// A position laid out by hand, as in an example of a rulebook.
///
/// The changes are checked when the scene is [built](Self::build), so only a position that could occur on a table
/// becomes a game. Markers and tribes that are added come from the supply, and those removed return to it.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Civolution,
}

impl Scene {
    /// Starts from a position. Its pending tasks are dropped, so add at least one turn, phase or task.
    #[must_use]
    pub fn of(mut game: Civolution) -> Self {
        game.agenda.clear();
        Self { game }
    }

    /// Changes the console and the discs of a civilization.
    #[must_use]
    pub fn civilization(mut self, seat: Seat, change: impl FnOnce(&mut Civilization)) -> Self {
        change(&mut self.game.civilizations[seat]);
        self
    }

    /// Changes what lies on the continent.
    #[must_use]
    pub fn land(mut self, change: impl FnOnce(&mut Land)) -> Self {
        change(&mut self.game.land);
        self
    }

    /// Lays the tiles differently; everything else on the continent stays where it is.
    #[must_use]
    pub fn layout(self, layout: Layout) -> Self {
        self.land(|land| land.layout = layout)
    }

    /// Takes all tribes of a civilization off the continent.
    #[must_use]
    pub fn no_tribes(mut self, seat: Seat) -> Self {
        let mut groups = Vec::new();
        self.game.land.each_group(seat, |who, count| groups.push((who, count)));
        for (who, count) in groups {
            for _ in 0..count {
                self.game.land.take(who, seat);
            }
        }
        self
    }

    /// Puts a tribe on the continent: on a free encampment, into the wilderness, or on a boat that is there.
    #[must_use]
    pub fn tribe(mut self, seat: Seat, who: Who) -> Self {
        let Who { territory, berth, strong } = who;
        let tribe = Tribe { seat, strong };
        let land = &mut self.game.land;
        match berth {
            Berth::Wild => land.put_wild(territory, tribe),
            Berth::Boat => land.board(territory, tribe),
            Berth::Fire | Berth::Camp => {
                let fire = berth == Berth::Fire;
                let mut free = land.open_camps(territory).filter(|camp| camp.is_fire() == fire);
                if let Some(camp) = free.find(|camp| land.camp(*camp).is_none()) {
                    land.occupy(camp, tribe);
                }
            }
        }
        self
    }

    /// Builds a boat.
    #[must_use]
    pub fn boat(self, seat: Seat, water: Territory, loaded: bool) -> Self {
        self.land(|land| land.set_boat(water, seat, Boat { built: true, loaded, ..Boat::default() }))
    }

    /// Turns a material tile face up.
    #[must_use]
    pub fn developed(self, territory: Territory, material: Material) -> Self {
        self.land(|land| land.develop(territory, material))
    }

    /// Turns a site face up.
    #[must_use]
    pub fn site(self, spot: SiteSpot, site: Site) -> Self {
        self.land(|land| land.reveal(spot, site))
    }

    /// Sets the number of statues of a civilization on a building ground.
    #[must_use]
    pub fn statues(self, seat: Seat, ground: Ground, statues: u8) -> Self {
        self.land(|land| land.built_mut(ground, seat).statues = statues)
    }

    fn lift_card(&mut self, card: CardId) {
        let game = &mut self.game;
        let stack = &mut game.face_down[card.deck().index()];
        let mut left = stack.cards();
        if left.remove(card.id()) {
            *stack = super::FaceDown::new(left);
        }
        game.face_up[card.deck().index()].retain(|other| *other != card);
        game.boxed_cards.remove(card.id());
        game.open_hands.remove(card.id());
        for seat in Seat::ALL {
            game.hands[seat].remove(card.id());
            game.civilizations[seat].installed.remove(card.id());
        }
    }

    /// Gives a civilization exactly these hand cards, wherever they were. The other players do not know them.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: &[CardId]) -> Self {
        for card in self.game.hands[seat].iter().filter_map(CardId::new) {
            self.lift_card(card);
            self.game.face_down[card.deck().index()].put_back(card.id());
        }
        for &card in cards {
            self.lift_card(card);
            self.game.hands[seat].insert(card.id());
        }
        self
    }

    /// Puts a card on top of its face-up stack, wherever it was.
    #[must_use]
    pub fn face_up(mut self, card: CardId) -> Self {
        self.lift_card(card);
        append(&mut self.game.face_up[card.deck().index()], card, &mut self.game.broken);
        self
    }

    /// Installs a card in a column, wherever it was, without its cost and bonus. Its ability applies.
    #[must_use]
    pub fn installed(mut self, seat: Seat, card: CardId, column: Column) -> Self {
        self.lift_card(card);
        let top = self.game.content.card(card).top;
        let civ = &mut self.game.civilizations[seat];
        self.game.card_stage[card.index()] = civ.stages.free_stage(column).unwrap_or(0);
        civ.stages.install(column, Some(Holding::of(card.deck())));
        civ.installed.insert(card.id());
        if let Top::Ability(ability) = top {
            civ.traits.add(ability);
        }
        self
    }

    /// Installs an income chip from the bag or the display, without its action.
    #[must_use]
    pub fn income_chip(mut self, seat: Seat, chip: IncomeId, column: Column) -> Self {
        let game = &mut self.game;
        game.income_bag.remove(chip.id());
        game.display.incomes.iter_mut().filter(|shown| **shown == Some(chip)).for_each(|shown| *shown = None);
        let civ = &mut game.civilizations[seat];
        game.income_slot[chip.index()] = (column.number(), civ.stages.free_stage(column).unwrap_or(0));
        civ.stages.install(column, None);
        civ.incomes.insert(chip.id());
        self
    }

    /// Installs an attribute chip from the bag or the display. Its ability applies.
    #[must_use]
    pub fn attribute_chip(mut self, seat: Seat, chip: AttributeId, column: Column) -> Self {
        self.lift_attribute(chip);
        let ability = self.game.content.attribute(chip).ability;
        let civ = &mut self.game.civilizations[seat];
        self.game.attribute_stage[chip.index()] = civ.stages.free_stage(column).unwrap_or(0);
        civ.stages.install(column, Some(Holding::Attributes));
        civ.attributes.insert(chip);
        civ.traits.add(ability);
        self
    }

    fn lift_attribute(&mut self, chip: AttributeId) {
        let game = &mut self.game;
        game.attribute_bag.remove(chip.id());
        game.display.attributes.iter_mut().filter(|shown| **shown == Some(chip)).for_each(|shown| *shown = None);
    }

    /// Puts these attribute chips on display. The previous ones go back into the bag.
    #[must_use]
    pub fn attribute_display(mut self, chips: [Option<AttributeId>; 3]) -> Self {
        for chip in std::mem::take(&mut self.game.display.attributes).into_iter().flatten() {
            self.game.attribute_bag.insert(chip.id());
        }
        chips.into_iter().flatten().for_each(|chip| self.lift_attribute(chip));
        self.game.display.attributes = chips;
        self
    }

    fn lift_goal(&mut self, goal: GoalId) {
        let game = &mut self.game;
        game.goal_bag.remove(goal.id());
        game.display.goals.iter_mut().filter(|shown| **shown == Some(goal)).for_each(|shown| *shown = None);
    }

    /// Puts goal chips into the goal area, one on each space. The previous ones go back into the bag.
    #[must_use]
    pub fn goals(mut self, seat: Seat, goals: [Option<GoalId>; 3]) -> Self {
        for top in std::mem::take(&mut self.game.civilizations[seat].goals) {
            let mut next = top;
            while let Some(goal) = next {
                self.game.goal_bag.insert(goal.id());
                next = self.game.goal_under[goal.index()].take();
            }
        }
        goals.into_iter().flatten().for_each(|goal| self.lift_goal(goal));
        self.game.civilizations[seat].goals = goals;
        self
    }

    /// Covers a space of the goal area, counted from 1, with a goal chip from the bag or the display.
    #[must_use]
    pub fn covered_by(mut self, seat: Seat, space: usize, goal: GoalId) -> Self {
        self.lift_goal(goal);
        if let Some(top) = self.game.civilizations[seat].goals.get_mut(space - 1) {
            self.game.goal_under[goal.index()] = top.replace(goal);
        }
        self
    }

    /// Installs a goal chip from the bag or the display.
    #[must_use]
    pub fn goal_installed(mut self, seat: Seat, goal: GoalId, column: Column, half: Half) -> Self {
        self.lift_goal(goal);
        self.game.civilizations[seat].stages.install_goal(column, half);
        self.game.goals_done[seat].insert(goal.id());
        self
    }

    /// Sets the dice on display.
    #[must_use]
    pub fn dice_display(mut self, activation: u8, fate: u8) -> Self {
        self.game.display.activation_dice = activation;
        self.game.display.fate_dice = fate;
        self
    }

    /// Sets the number of hunting tokens on display. The audit expects the others on the continent.
    #[must_use]
    pub fn hunting_tokens(mut self, tokens: u8) -> Self {
        self.game.display.hunting_tokens = tokens;
        self
    }

    /// Sets the era.
    #[must_use]
    pub fn era(mut self, era: u8) -> Self {
        self.game.era = era;
        self
    }

    /// Gives the starting monolith to a civilization.
    #[must_use]
    pub fn start(mut self, seat: Seat) -> Self {
        self.game.start = seat;
        self
    }

    /// Sets the number of resets that have moved the phase indicator.
    #[must_use]
    pub fn resets(mut self, resets: u8) -> Self {
        self.game.resets = resets;
        self
    }

    /// Sets the event of the era.
    #[must_use]
    pub fn event(mut self, event: EventId) -> Self {
        self.game.events.remove(event.id());
        self.game.event = Some(event);
        self
    }

    /// Sets the weather.
    #[must_use]
    pub fn weather(mut self, weather: Weather) -> Self {
        self.game.weather = weather;
        self
    }

    /// Sets the scoring tiles.
    #[must_use]
    pub fn categories(mut self, eras: [Category; ERAS], finals: [Category; 3]) -> Self {
        self.game.era_categories = eras;
        self.game.final_tiles = finals;
        self
    }

    /// Changes V.I.C.I's cards and grids.
    #[must_use]
    pub fn vici(mut self, change: impl FnOnce(&mut Vici)) -> Self {
        change(&mut self.game.vici);
        self
    }

    /// Leaves only the cards `stack` in V.I.C.I's stack and turns the cards `revealed` face up. Both are counted from
    /// 1.
    #[must_use]
    pub fn action_cards(mut self, stack: &[u8], revealed: &[u8]) -> Self {
        let set = |cards: &[u8]| cards.iter().map(|card| card - 1).collect();
        self.game.vici.stack = set(stack);
        self.game.vici.revealed = set(revealed);
        self
    }

    /// Continues with a player's turn of the action phase.
    #[must_use]
    pub fn turn(mut self, seat: Seat) -> Self {
        self.game.phase = Some(Phase::Action);
        self.game.rounds = Rounds::Open;
        self.game.turn = seat;
        self.push(seat, Task::Chore(Chore::NextTurn));
        if Some(seat) != self.game.vici_seat() {
            self.push(seat, Task::Chore(Chore::EndPart));
            self.push(seat, Task::Turn);
        }
        self
    }

    /// Continues with a phase.
    #[must_use]
    pub fn phase(mut self, phase: Phase) -> Self {
        let start = self.game.start;
        self.push(start, Task::Chore(Chore::Begin(phase)));
        self
    }

    /// Continues with a task, before everything added so far.
    #[must_use]
    pub fn task(mut self, seat: Seat, task: Task) -> Self {
        self.push(seat, task);
        self
    }

    fn push(&mut self, seat: Seat, task: Task) {
        self.game.push(seat, task);
    }

    /// Builds the game and continues it up to the next decision. Returns what is wrong if the position cannot occur.
    pub fn build(mut self, chance: &mut impl Chance, journal: &mut impl Journal<Event>) -> Result<Civolution, String> {
        if self.game.agenda.is_empty() {
            return Err("nothing comes next: add a turn, a phase or a task".to_owned());
        }
        for seat in self.game.all() {
            self.fill_supply(seat)?;
        }
        self.game.choosing = engine::BySeat::default();
        self.game.chip_cards = ArrayVec::new();
        self.game.check_invariants()?;
        self.game.proceed(&mut Outside { chance, journal });
        self.game.check_invariants()?;
        Ok(self.game)
    }

    /// Moves to the supply everything that is neither on the console nor on the continent.
    fn fill_supply(&mut self, seat: Seat) -> Result<(), String> {
        let vici = Some(seat) == self.game.vici_seat();
        let land = &self.game.land;
        let (farms, boats) = (land.farms_of(seat).len() as u8, land.boats_of(seat).len() as u8);
        let tribes = self.game.tribes_placed(seat);
        let civ = &mut self.game.civilizations[seat];
        let too_many = |what: &str| format!("{seat} has too many {what}");
        civ.farms = FARMS.checked_sub(farms).ok_or_else(|| too_many("farms"))?;
        civ.boats = BOATS.checked_sub(boats).ok_or_else(|| too_many("boats"))?;
        civ.boat_markers = if vici { 0 } else { civ.boats };
        let all = if vici { VICI_TRIBES } else { TRIBES };
        civ.tribes = all.checked_sub(tribes).ok_or_else(|| too_many("tribes"))?;
        let left = u32::from(MARKERS).checked_sub(self.game.markers_placed(seat)).ok_or_else(|| too_many("markers"))?;
        self.game.civilizations[seat].supply = left as u8;
        Ok(())
    }
}
