//! The stage partition of a console: nine columns in which cards and chips are installed from the bottom up.

use serde::{Deserialize, Serialize};

use crate::content::Deck;

engine::vocabulary! {
    /// The type that a column holds. Income chips may lie in any column.
    pub enum Holding {
        /// Invention cards.
        Inventions = "inventions",
        /// Mutation cards.
        Mutations = "mutations",
        /// Insight cards.
        Insights = "insights",
        /// Building cards.
        Buildings = "buildings",
        /// Achievement cards.
        Achievements = "achievements",
        /// Goal chips, two side by side.
        Goals = "goals",
        /// Attribute chips.
        Attributes = "attributes",
    }
}

impl Holding {
    /// Returns what the column for these cards holds.
    #[must_use]
    pub const fn of(deck: Deck) -> Self {
        match deck {
            Deck::Invention => Self::Inventions,
            Deck::Mutation => Self::Mutations,
            Deck::Insight => Self::Insights,
            Deck::Building => Self::Buildings,
            Deck::Achievement => Self::Achievements,
        }
    }
}

engine::vocabulary! {
    /// One half of a column. A goal chip is only half as wide as a column.
    pub enum Half {
        /// The left half.
        Left = "left",
        /// The right half.
        Right = "right",
    }
}

/// Number of columns.
pub(crate) const COLUMNS: usize = 9;
/// The lowest stage of each column. The last column begins above the starting chip card.
pub(crate) const FIRST_STAGE: [u8; COLUMNS] = [1, 1, 1, 1, 2, 2, 3, 3, 4];
/// The points printed for a card or chip in each stage. They count while the stage is active.
pub(crate) const STAGE_POINTS: [u8; 5] = [2, 3, 4, 7, 10];
/// The stages with a tile. They are active once the tile has been flipped.
pub(crate) const TILE_STAGES: [u8; 2] = [4, 5];
/// The column that begins above the starting chip card.
pub(crate) const STARTING_COLUMN: Column = Column(8);

/// Returns the points printed for a stage, or 0 above the last stage.
pub(crate) fn printed_points(stage: u8) -> u8 {
    STAGE_POINTS.get(usize::from(stage).wrapping_sub(1)).copied().unwrap_or(0)
}

/// One of the nine columns, printed as 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Column(u8);

impl Column {
    /// Lists all columns from the left.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COLUMNS as u8).map(Self)
    }

    /// Returns the column with this number, counted from 1.
    #[must_use]
    pub const fn numbered(number: u32) -> Option<Self> {
        if number >= 1 && number as usize <= COLUMNS { Some(Self(number as u8 - 1)) } else { None }
    }

    /// Returns its number, counted from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Returns its index, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Column {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        Self::numbered(u32::from(index) + 1)
            .ok_or_else(|| format!("there is no column with index {index}: expected 0 to 8"))
    }
}

/// Number of stages of a column that are tracked for full-width pieces.
const LOW_STAGES: u8 = 8;

engine::small_set! {
    /// The lowest stages of a column, counted from 0.
    struct LowStages(u8) of numbers below LOW_STAGES
}

/// The contents of one column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile {
    /// The type that the column is bound to, if any.
    pub holds: Option<Holding>,
    /// Number of filled stages in each half.
    pub filled: [u8; Half::COUNT],
    /// Which of the lowest stages hold a piece of full width.
    wide: LowStages,
    /// Number of cards and income chips in the column.
    pub cards_and_income: u8,
}

/// The stage partition of one console.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StagePartition {
    piles: [Pile; COLUMNS],
}

impl StagePartition {
    /// Creates the stage partition at the start of the game, with only the starting chip card.
    #[must_use]
    pub fn new() -> Self {
        let mut partition = Self { piles: [Pile::default(); COLUMNS] };
        partition.install(STARTING_COLUMN, None);
        partition
    }

    /// Returns the contents of a column.
    #[must_use]
    pub fn pile(&self, column: Column) -> &Pile {
        &self.piles[column.index()]
    }

    /// Returns the column bound to a type.
    #[must_use]
    pub fn column_of(&self, holding: Holding) -> Option<Column> {
        Column::all().find(|column| self.pile(*column).holds == Some(holding))
    }

    /// Returns true if a card or chip of a type may go into a column (p. 24). A type with a column of its own goes only
    /// there. A type without one may go into any column that is not bound to another type.
    #[must_use]
    pub fn takes(&self, column: Column, holding: Holding) -> bool {
        match self.column_of(holding) {
            Some(own) => own == column,
            None => self.pile(column).holds.is_none(),
        }
    }

    /// Returns the lowest free stage of a column for a piece of full width. A single goal chip cannot support such a
    /// piece, so there is no free stage above one (p. 23).
    #[must_use]
    pub fn free_stage(&self, column: Column) -> Option<u8> {
        let [left, right] = self.pile(column).filled;
        (left == right).then(|| FIRST_STAGE[column.index()].saturating_add(left))
    }

    /// Returns the lowest free stage of one half of a column.
    #[must_use]
    pub fn free_half(&self, column: Column, half: Half) -> u8 {
        FIRST_STAGE[column.index()].saturating_add(self.pile(column).filled[half.index()])
    }

    /// Installs a card, an attribute chip or (if `holding` is `None`) an income chip in the lowest free stage of a
    /// column.
    pub fn install(&mut self, column: Column, holding: Option<Holding>) {
        let pile = &mut self.piles[column.index()];
        let [left, right] = &mut pile.filled;
        if *left < LOW_STAGES {
            pile.wide.insert(*left);
        }
        *left = left.saturating_add(1);
        *right = right.saturating_add(1);
        if holding.is_some() {
            pile.holds = holding;
        }
        if holding != Some(Holding::Attributes) {
            pile.cards_and_income += 1;
        }
    }

    /// Installs a goal chip in the lowest free stage of one half of a column.
    pub fn install_goal(&mut self, column: Column, half: Half) {
        let pile = &mut self.piles[column.index()];
        pile.holds = Some(Holding::Goals);
        let filled = &mut pile.filled[half.index()];
        *filled = filled.saturating_add(1);
    }

    /// Returns the number of cards and chips in a stage, counted from 1.
    #[must_use]
    pub fn pieces_in(&self, stage: u8) -> u16 {
        Column::all()
            .map(|column| {
                let pile = self.pile(column);
                let Some(above) = stage.checked_sub(FIRST_STAGE[column.index()]) else { return 0 };
                let halves = pile.filled.iter().filter(|filled| **filled > above).count() as u16;
                let wide = pile.wide.contains(above);
                if wide { 1 } else { halves }
            })
            .sum()
    }

    /// Returns true if a stage is filled without gaps in all columns that reach down to it.
    #[must_use]
    pub fn is_complete(&self, stage: u8) -> bool {
        Column::all().all(|column| match stage.checked_sub(FIRST_STAGE[column.index()]) {
            Some(above) => self.pile(column).filled.iter().all(|filled| *filled > above),
            None => true,
        })
    }
}

impl Default for StagePartition {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(number: u32) -> Column {
        Column::numbered(number).unwrap()
    }

    #[test]
    fn p11_columns_and_types_are_bound_to_each_other_but_income_chips_are_wild() {
        let mut partition = StagePartition::new();
        assert!(Column::all().all(|column| partition.takes(column, Holding::Insights)));
        partition.install(column(2), None);
        assert!(partition.takes(column(2), Holding::Insights), "only income chips in it");
        partition.install(column(2), Some(Holding::Insights));
        assert!(!partition.takes(column(1), Holding::Insights));
        assert!(!partition.takes(column(2), Holding::Goals));
        assert_eq!(partition.free_stage(column(2)), Some(3));
        assert_eq!(partition.pile(column(2)).cards_and_income, 2);
    }

    #[test]
    fn p23_an_income_chip_needs_two_goal_chips_to_carry_it() {
        let mut partition = StagePartition::new();
        partition.install_goal(column(1), Half::Left);
        assert_eq!(partition.free_stage(column(1)), None);
        partition.install_goal(column(1), Half::Right);
        assert_eq!(partition.free_stage(column(1)), Some(2));
    }

    #[test]
    fn p26_a_goal_chip_may_lie_above_another_before_the_stage_is_full() {
        let mut partition = StagePartition::new();
        partition.install_goal(column(1), Half::Left);
        partition.install_goal(column(1), Half::Left);
        assert_eq!(partition.free_half(column(1), Half::Left), 3);
        assert_eq!((partition.pieces_in(1), partition.pieces_in(2)), (1, 1));
    }

    #[test]
    fn p27_a_stage_is_complete_when_every_column_that_reaches_it_is_filled() {
        let mut partition = StagePartition::new();
        for (number, holding) in [(1, Holding::Inventions), (2, Holding::Insights), (3, Holding::Attributes)] {
            partition.install(column(number), Some(holding));
        }
        partition.install_goal(column(4), Half::Left);
        assert!(!partition.is_complete(1), "half a stage is not filled");
        partition.install_goal(column(4), Half::Right);
        assert!(partition.is_complete(1) && !partition.is_complete(2));
        assert_eq!(partition.pieces_in(1), 5);
    }

    #[test]
    fn the_starting_chip_card_lies_in_stage_4_of_the_last_column() {
        let partition = StagePartition::new();
        assert_eq!(partition.pieces_in(4), 1);
        assert_eq!(partition.free_stage(STARTING_COLUMN), Some(5));
    }
}
