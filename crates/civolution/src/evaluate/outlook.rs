//! The prospects of one civilization.

use engine::Seat;

use super::Weights;
use super::clock::Clock;
use super::people::People;
use crate::category::{Category, ERA_POINTS, ERAS};
use crate::civilization::{Civilization, HIGHEST_FAVOR};
use crate::content::{Content, Deck, Winners};
use crate::continent::{Territory, TerritorySet};
use crate::effect::Marker;
use crate::material::Row;
use crate::module::{Module, Track};
use crate::stages::{Column, FIRST_STAGE, Half, Holding, Pile, STAGE_POINTS};
use crate::state::Civolution;
use crate::task::Phase;

/// How useful a level of each module is.
const LEVELS: [f32; Module::COUNT] = [1.0, 1.2, 1.0, 0.9, 0.9, 1.0, 0.9, 1.2, 0.5, 0.9, 1.1, 1.0, 0.9, 0.9, 1.2];

/// What the next piece of a type without a column is worth by its stage.
const OPEN_STAGE: f32 = 3.0;
/// Probability that something gained in a later era is there in time for the scoring of an era.
const LATER: f32 = 0.5;

/// The index that stands for all stages above the last.
pub(super) const ABOVE_ALL: u8 = 6;

engine::small_set! {
    /// A set of stages of the console, which may include [`ABOVE_ALL`].
    pub(super) struct Stages(u8) of numbers below ABOVE_ALL + 1
}

/// The number of terms that add up to a value.
pub(super) const TERMS: usize = 15;

/// The prospects of one civilization, with everything that is needed more than once.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Civolution,
    pub(super) weights: &'a Weights,
    pub(super) content: &'a Content,
    pub(super) civ: &'a Civilization,
    pub(super) seat: Seat,
    pub(super) clock: Clock,
    pub(super) own: TerritorySet,
    pub(super) people: People,
    /// Number of raw materials on the continent.
    pub(super) raws: f32,
    pub(super) statues: f32,
    /// The points of a unit of each category, in the final scoring and the remaining eras.
    pub(super) units: [f32; Category::COUNT],
    /// What a step on each track brings.
    pub(super) steps: [f32; Track::COUNT],
    /// Probability that a favor test is passed.
    pub(super) luck: f32,
    /// What a card or chip in each stage is worth. The last entry is for the place above all stages.
    pub(super) stage_worth: [f32; 7],
    /// The free stages of columns that are not bound to a type.
    pub(super) open: Stages,
    /// The free stage of the column bound to each type.
    pub(super) bound: [Option<u8>; Holding::COUNT],
    /// What the best stage for a goal is worth, and the best for an income chip.
    pub(super) goal_slot: f32,
    pub(super) income_slot: f32,
    /// What flipping a stage tile brings.
    pub(super) tile: f32,
    /// What all income chips bring in an income phase, and what the best of them brings.
    pub(super) income: f32,
    pub(super) best_income: f32,
    /// What installing the best card of each deck brings, without the cost of its dice.
    pub(super) install: [f32; Deck::COUNT],
    /// What installing the best goal brings.
    pub(super) install_goal: f32,
    /// The factors by which the chance of something falls with each thing that is missing for it.
    pub(super) chances: [f32; 7],
    /// The price of a stored material of each row.
    pub(super) rows: [f32; Row::COUNT],
    /// Number of stored materials.
    pub(super) stored: u8,
    /// Whether this is about the later eras, independent of what is needed most now.
    pub(super) long: bool,
    /// The prices of one more food marker and one more feature marker.
    pub(super) food: f32,
    pub(super) feature: f32,
    /// The price of one more tribe to feed.
    pub(super) mouth: f32,
    /// What the best step on any track brings.
    pub(super) best_step: f32,
    /// What a new income chip brings.
    pub(super) new_income: f32,
    /// What the best stage of the columns that are not bound to a type is worth.
    pub(super) best_open: f32,
    /// Number of cards and chips in each stage.
    pub(super) pieces: [f32; 6],
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a Civolution, seat: Seat, weights: &'a Weights) -> Self {
        let civ = game.civ(seat);
        let clock = Clock::new(game, seat, weights);
        let own = game.land.territories(seat);
        let mut outlook = Self {
            game,
            weights,
            content: &game.content,
            civ,
            seat,
            clock,
            own,
            people: People::new(game, seat, own, clock.fed),
            raws: Territory::ALL.into_iter().map(|territory| f32::from(game.land.raw(territory, seat))).sum(),
            statues: f32::from(game.land.statues(seat)),
            units: units(game, &clock, weights, 1.0),
            steps: [0.0; Track::COUNT],
            luck: luck(civ),
            stage_worth: [0.0; 7],
            open: Stages::EMPTY,
            bound: [None; Holding::COUNT],
            goal_slot: 0.0,
            income_slot: 0.0,
            tile: 0.0,
            income: 0.0,
            best_income: 1.0,
            install: [0.0; Deck::COUNT],
            install_goal: 0.0,
            chances: [1.0; 7],
            rows: [0.0; Row::COUNT],
            stored: civ.storage.iter().sum(),
            long: false,
            food: 0.0,
            mouth: 0.0,
            feature: 0.0,
            best_step: 0.0,
            new_income: 0.0,
            best_open: 0.0,
            pieces: [0.0; 6],
        };
        for missing in 1..outlook.chances.len() {
            outlook.chances[missing] = outlook.chances[missing - 1] * weights.missing;
        }
        outlook.mouth = outlook.price_of_mouth();
        for (row, price) in outlook.rows.iter_mut().enumerate() {
            *price = (weights.stored + weights.row * row as f32) * clock.usable;
        }
        outlook.look_at_stages();
        outlook.fix_prices();
        outlook.new_income = outlook.price_of_income_chip();
        outlook.look_at_income();
        outlook
    }

    /// Returns the prospects for the later eras, after this one has been scored.
    fn later(&self) -> Self {
        let mut later = *self;
        later.long = true;
        let scored = Clock { unscored: false, ..self.clock };
        later.units = units(self.game, &scored, self.weights, LATER);
        later.fix_prices();
        later.look_at_income();
        later
    }

    fn fix_prices(&mut self) {
        self.food = self.price_of_food();
        self.feature = self.price_of_feature();
        self.steps = Track::ALL.map(|track| self.step(track));
        self.best_step = self.steps.iter().fold(0.0, |best, step| step.max(best));
    }

    pub(super) fn value(mut self) -> f32 {
        self.terms().into_iter().sum()
    }

    /// Returns the points scored so far and those that everything else is expected to bring. Stores what can be
    /// installed now.
    pub(super) fn terms(&mut self) -> [f32; TERMS] {
        let later = self.later();
        let hand = self.hand_worth(&later);
        let goals = self.goals_worth();
        [
            self.civ.total_points() as f32,
            self.people_worth(),
            self.dice_worth(),
            self.favor_worth(),
            self.markers_worth(),
            self.materials_worth(),
            self.tracks_worth(),
            self.upgrades_worth(),
            self.stages_worth(),
            self.chips_worth(&later),
            self.abilities_worth(&later),
            self.event_worth(),
            hand,
            goals,
            self.agenda_worth(&later),
        ]
    }

    /// Returns the points of a unit of a category.
    pub(super) const fn unit(&self, category: Category) -> f32 {
        self.units[category.index()]
    }

    /// Estimates what the two dice of an activation could bring elsewhere.
    pub(super) fn activation(&self) -> f32 {
        2.0 * self.weights.die * self.clock.usable
    }

    /// Returns the factor by which the chance of something falls if this many things are missing for it.
    pub(super) const fn falling(&self, missing: u8) -> f32 {
        self.chances[if missing < 6 { missing as usize } else { 6 }]
    }

    // Stages.

    fn look_at_stages(&mut self) {
        let civ = self.civ;
        let hope = self.weights.tile_hope * (self.clock.eras / 2.0).min(1.0);
        for stage in 1..=STAGE_POINTS.len() {
            let active = stage < 4 || civ.stage_tiles[stage - 4];
            self.stage_worth[stage] = f32::from(STAGE_POINTS[stage - 1]) * if active { 1.0 } else { hope };
        }
        let mut exact = true;
        for column in Column::all() {
            let pile = civ.stages.pile(column);
            exact &= self.count_pieces(column, pile);
            let free = civ.stages.free_stage(column).map(|stage| stage.min(ABOVE_ALL));
            match (pile.holds, free) {
                (None, Some(stage)) => self.open = self.open.with(stage),
                (Some(holding), stage) => self.bound[holding.index()] = stage.or(Some(0)),
                (None, None) => {}
            }
            if let Some(stage) = free {
                self.income_slot = self.income_slot.max(self.stage_worth[usize::from(stage)]);
            }
            if pile.holds == Some(Holding::Goals) {
                for half in Half::ALL {
                    let stage = usize::from(civ.stages.free_half(column, half).min(6));
                    self.goal_slot = self.goal_slot.max(self.stage_worth[stage]);
                }
            }
        }
        if !exact {
            for stage in 1..=STAGE_POINTS.len() {
                self.pieces[stage] = f32::from(civ.stages.pieces_in(stage as u8));
            }
        }
        self.best_open = self.open.iter().fold(0.0, |best, stage| self.stage_worth[usize::from(stage)].max(best));
        if self.bound[Holding::Goals.index()].is_none() {
            self.goal_slot = self.best_open;
        }
        for (index, active) in civ.stage_tiles.into_iter().enumerate() {
            if !active {
                let stage = index + 4;
                let points = f32::from(STAGE_POINTS[stage - 1]);
                let gain = self.pieces[stage] * points * (1.0 - hope) + self.weights.active_tile * self.clock.eras;
                self.tile = self.tile.max(gain);
            }
        }
    }

    /// Counts the cards and chips of a column. Returns whether that was possible without a closer look: it is not if
    /// goal and income chips lie in the same column.
    fn count_pieces(&mut self, column: Column, pile: &Pile) -> bool {
        let goals = pile.holds == Some(Holding::Goals);
        let first = usize::from(FIRST_STAGE[column.index()]);
        for filled in pile.filled.into_iter().take(if goals { 2 } else { 1 }) {
            for stage in (first..).take(usize::from(filled)).take_while(|stage| *stage <= STAGE_POINTS.len()) {
                self.pieces[stage] += 1.0;
            }
        }
        !goals || pile.cards_and_income == 0
    }

    /// Estimates what the next chip of a type is worth by its stage.
    pub(super) fn slot(&self, holding: Holding) -> f32 {
        match self.bound[holding.index()] {
            Some(stage) => self.stage_worth[usize::from(stage)],
            None => self.best_open,
        }
    }

    fn stages_worth(&self) -> f32 {
        let civ = self.civ;
        let mut worth = 0.0;
        for stage in 1..=STAGE_POINTS.len() {
            worth += self.pieces[stage] * self.stage_worth[stage];
        }
        let active = civ.stage_tiles.iter().filter(|active| **active).count() as f32;
        worth += active * self.weights.active_tile * self.clock.eras;
        // Only one type can have the best of the columns that are open to all types.
        let free: f32 =
            self.bound.iter().map(|bound| bound.map_or(OPEN_STAGE, |stage| self.stage_worth[usize::from(stage)])).sum();
        worth += (free + self.income_slot) * self.weights.free_stage * self.clock.eras;
        for (index, columns) in [4.0, 6.0].into_iter().enumerate() {
            if !civ.completed[index] {
                let stage = index as u8 + 1;
                let filled: f32 = Column::all()
                    .take(columns as usize)
                    .map(|column| {
                        let filled = |half| civ.stages.free_half(column, half) > stage;
                        f32::from(Half::ALL.into_iter().filter(|half| filled(*half)).count() as u8) * 0.5
                    })
                    .sum();
                let bonus = if index == 0 { self.new_income } else { self.tile };
                let share = filled / columns;
                worth += bonus * share * share * self.weights.completion * self.clock.usable;
            }
        }
        worth
    }

    // Modules.

    /// Estimates an upgrade of the player's choice.
    pub(super) fn upgrade(&self) -> f32 {
        1.05 * self.weights.upgrade * self.clock.eras
    }

    fn upgrades_worth(&self) -> f32 {
        let levels: f32 = self.civ.levels.iter().zip(LEVELS).map(|(level, usable)| f32::from(level - 1) * usable).sum();
        levels * self.weights.upgrade * self.clock.eras
    }

    // The event.

    fn event_worth(&self) -> f32 {
        if self.game.phase.is_some_and(|phase| phase > Phase::Feeding) {
            return 0.0;
        }
        let Some(event) = self.game.event else { return 0.0 };
        let card = self.content.event(event);
        if !self.game.wins_event(self.seat, card) {
            return 0.0;
        }
        let likely = match card.winners {
            Winners::AtLeast(..) => (1.0 + self.weights.event) / 2.0,
            Winners::Most { .. } => self.weights.event,
        };
        let toll = if card.toll.is_some() { self.farm().max(1.5) } else { 0.0 };
        (self.bonus(card.bonus) - toll).max(0.0) * likely
    }
}

/// Returns the share of a category that is left after another era.
const fn keep(category: Category, weights: &Weights) -> f32 {
    match category {
        Category::Population | Category::Expansion => weights.keep_people,
        Category::Evolution => weights.keep_features,
        Category::Prosperity => weights.keep_diamonds,
        Category::Technology
        | Category::Prestige
        | Category::Knowledge
        | Category::Construction
        | Category::Culture => 1.0,
    }
}

/// Returns the points of a unit of each category, reduced by what will be lost before it is scored.
fn units(game: &Civolution, clock: &Clock, weights: &Weights, share: f32) -> [f32; Category::COUNT] {
    let mut units = Category::ALL.map(|category| f32::from(category.final_points(false)));
    for tile in game.final_tiles {
        units[tile.index()] = f32::from(tile.final_points(true));
    }
    let later = ERAS - 1 - clock.era;
    if later > 0 {
        for category in [Category::Population, Category::Expansion, Category::Evolution, Category::Prosperity] {
            units[category.index()] *= keep(category, weights).powi(later as i32);
        }
    }
    let left = game.era_categories.into_iter().zip(ERA_POINTS).enumerate();
    for (era, (category, points)) in left.skip(clock.era + usize::from(!clock.unscored)) {
        let kept = keep(category, weights).powi((era - clock.era) as i32);
        units[category.index()] += f32::from(points) * kept * share;
    }
    units
}

/// Returns the probability that a favor test is passed.
fn luck(civ: &Civilization) -> f32 {
    use crate::ability::Trait;
    if civ.favor >= HIGHEST_FAVOR {
        return 1.0;
    }
    let ideas = f32::from(civ.marker(Marker::Idea).min(2)) * 0.4;
    let good = (f32::from(civ.favor) + f32::from(u8::from(civ.traits.has(Trait::LuckySix))) + ideas).min(6.0);
    let dice = i32::from(civ.fate_dice + civ.traits[Trait::Blessed]).min(8);
    1.0 - (1.0 - good / 6.0).powi(dice)
}
