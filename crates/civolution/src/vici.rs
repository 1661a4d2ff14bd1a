//! V.I.C.I, the opponent of a solo game: its display cards and action cards (p. 39 to 44).

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::content::Deck;
use crate::continent::Terrain;
use crate::module::Track;

engine::vocabulary! {
    /// The playing strength of V.I.C.I. It determines the first era in which the red halves of its cards count.
    pub enum Difficulty {
        /// The red halves never count.
        Beginner = "beginner",
        /// The red halves count in era 4.
        Moderate = "moderate",
        /// The red halves count from era 3.
        Medium = "medium",
        /// The red halves count from era 2.
        Advanced = "advanced",
        /// The red halves always count.
        Expert = "expert",
    }
}

impl Difficulty {
    /// Returns true if the red half counts in an era.
    #[must_use]
    pub const fn is_red_in(self, era: u8) -> bool {
        era + self.index() as u8 > 4
    }
}

/// Number of V.I.C.I's action cards.
pub const ACTION_CARDS: usize = 15;
engine::small_set! {
    /// V.I.C.I's action cards, counted from 0.
    pub(crate) struct ActionCards(u16) of numbers below ACTION_CARDS
}

/// Number of V.I.C.I's tribes.
pub(crate) const VICI_TRIBES: u8 = 15;
/// V.I.C.I's seat, opposite the only player.
pub(crate) const VICI_SEAT: Seat = Seat::ALL[1];
/// Number of spaces in the Evolution grid, and the spaces that cost an attribute chip.
pub(crate) const EVOLUTION_GRID: (u8, &[u8]) = (12, &[6, 10]);
/// Number of spaces in the Prosperity grid, and the spaces that cost an income chip.
pub(crate) const PROSPERITY_GRID: (u8, &[u8]) = (16, &[6, 9, 12]);
/// V.I.C.I does a reset when this many icons of both colours are visible.
pub(crate) const RESET_ICONS: u8 = 4;

/// V.I.C.I's cards and grids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vici {
    /// Its playing strength.
    pub difficulty: Difficulty,
    /// Whether it also carries out a card that makes it do a reset.
    pub harder_reset: bool,
    /// Markers in the Evolution grid.
    pub evolution: u8,
    /// Markers in the Prosperity grid.
    pub prosperity: u8,
    /// The action cards in the face-down stack.
    pub(crate) stack: ActionCards,
    /// The action cards that lie face up. All other cards are in the discard pile.
    pub(crate) revealed: ActionCards,
}

impl Vici {
    /// Creates V.I.C.I for the start of a game.
    #[must_use]
    pub const fn new(difficulty: Difficulty, harder_reset: bool) -> Self {
        let (stack, revealed) = (ActionCards::ALL, ActionCards::EMPTY);
        Self { difficulty, harder_reset, evolution: 2, prosperity: 2, stack, revealed }
    }

    /// Returns the numbers of blue and red icons on the face-up cards.
    #[must_use]
    pub fn icons(&self) -> (u8, u8) {
        let revealed = self.revealed.iter().map(|card| CARDS[usize::from(card)]);
        revealed.fold((0, 0), |(blue, red), card| (blue + card.blue_icons, red + card.red_icons))
    }
}

engine::vocabulary! {
    /// What V.I.C.I does by dice and priorities.
    pub enum Act {
        /// Removes a goal chip in phase 2.
        Goal = "goal",
        /// Removes a research card.
        Card = "card",
        /// Gains an activation die.
        ActivationDie = "activation-die",
        /// Gains a fate die.
        FateDie = "fate-die",
        /// Advances on the Favor of Agera track.
        Favor = "favor",
        /// Builds a statue.
        Statue = "statue",
        /// Places a marker in the Evolution grid.
        Evolution = "evolution",
        /// Places a marker in the Prosperity grid.
        Prosperity = "prosperity",
        /// Removes an attribute chip.
        Attribute = "attribute",
        /// Removes an income chip.
        Income = "income",
        /// Gains a tribe.
        Procreation = "procreation",
        /// Gains a tribe where the player is, because no tribe of V.I.C.I is left.
        Comeback = "comeback",
        /// Places a hunting token.
        HuntingToken = "hunting-token",
        /// Reveals sites.
        Sites = "sites",
        /// Moves a tribe out of a territory.
        Migration = "migration",
        /// Moves that tribe to another territory.
        Arrival = "arrival",
        /// Places a provision marker.
        Provision = "provision",
    }
}

engine::vocabulary! {
    /// Why V.I.C.I skipped something.
    pub enum Skip {
        /// No territory was eligible.
        NoTerritory = "no-territory",
        /// Its supply of markers was empty.
        NoMarker = "no-marker",
        /// All its tribes were on the continent.
        NoTribe = "no-tribe",
        /// The grid was full.
        GridFull = "grid-full",
        /// No hunting token was on display.
        NoToken = "no-token",
        /// The face-up stack was empty.
        NoCard = "no-card",
        /// No die was on display, and no other civilization had as many as V.I.C.I.
        NoDie = "no-die",
        /// It was on the last space of the track.
        EndOfTrack = "end-of-track",
        /// The space of the display was empty.
        NoChip = "no-chip",
        /// The die was too high for the display.
        HighRoll = "high-roll",
    }
}

/// A territory roll (p. 41).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TerritoryRoll {
    /// The value of the die.
    pub value: u8,
    /// The type next to the value in the territory wheel.
    pub shown: Terrain,
    /// The next type along the arrows that has an eligible territory.
    pub taken: Terrain,
    /// The second die, rolled when several territories of the type are eligible.
    pub beacons: Option<BeaconRoll>,
}

/// The second die of a territory roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BeaconRoll {
    /// The value of the die.
    pub value: u8,
    /// The number of beacons above the value in the beacon overview.
    pub shown: u8,
    /// The next number along the arrows that has an eligible territory.
    pub taken: u8,
}

/// The scoring category that a card refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The category of this era.
    This,
    /// The category of the next era. In the last era V.I.C.I gains points instead.
    Next,
    /// The category of the last era.
    Last,
    /// The categories with a tile in the final scoring.
    Final,
}

/// One action of V.I.C.I.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Advance on a track.
    Advance(Track, u8),
    /// Remove the top card of a face-up stack.
    RemoveCard(Deck),
    /// Gain points.
    Points(u8),
    /// Gain a fate die.
    FateDie,
    /// Gain an activation die.
    ActivationDie,
    /// Advance on the Favor of Agera track.
    Favor,
    /// Build a statue on the island.
    Statue,
    /// Reveal sites.
    Reveal,
    /// Place a hunting token.
    HuntingToken,
    /// Place markers in the Prosperity grid.
    Prosperity(u8),
    /// Place markers in the Evolution grid.
    Evolution(u8),
    /// Perform a migration.
    Migration,
    /// Perform a procreation.
    Procreation,
    /// Place a provision marker.
    Provision,
    /// Do what a scoring category asks for, this many times.
    Category(Which, u8),
}

/// One half of a card: lines of moves, each with the highest roll it applies to.
pub type Half = &'static [(u8, &'static [Move])];

/// Returns the moves of a half for a roll. Without a roll the half has only one line.
pub(crate) fn line_of(half: Half, roll: Option<u8>) -> &'static [Move] {
    let roll = roll.unwrap_or(1);
    half.iter().find(|(up_to, _)| roll <= *up_to).map_or(&[], |(_, moves)| moves)
}

/// An action card.
#[derive(Clone, Copy, Debug)]
pub struct ActionCard {
    /// The easier half.
    pub blue: Half,
    /// The harder half.
    pub red: Half,
    /// Blue reset icons.
    pub blue_icons: u8,
    /// Red reset icons.
    pub red_icons: u8,
}

use Deck::{Achievement, Building, Insight, Invention, Mutation};
use Move::{
    ActivationDie, Advance, Category, Evolution, FateDie, Favor, HuntingToken, Migration, Points, Procreation,
    Prosperity, Provision, RemoveCard, Reveal, Statue,
};
use Track::{Construction, Culture, Knowledge, Prestige, Technology};

/// The fifteen action cards.
pub static CARDS: [ActionCard; ACTION_CARDS] = [
    ActionCard {
        blue: &[
            (1, &[Advance(Technology, 1), RemoveCard(Invention)]),
            (3, &[Advance(Technology, 1), FateDie]),
            (6, &[Advance(Construction, 1)]),
        ],
        red: &[
            (1, &[Advance(Technology, 2), RemoveCard(Invention)]),
            (3, &[Advance(Technology, 1), Points(3)]),
            (6, &[Advance(Construction, 2), FateDie]),
        ],
        blue_icons: 2,
        red_icons: 1,
    },
    ActionCard {
        blue: &[(2, &[Statue]), (4, &[Reveal, Favor]), (6, &[Reveal])],
        red: &[(2, &[Statue, Favor]), (4, &[Reveal, Favor]), (6, &[Reveal, Points(3)])],
        blue_icons: 1,
        red_icons: 1,
    },
    ActionCard {
        blue: &[
            (1, &[Advance(Construction, 1), RemoveCard(Building)]),
            (3, &[Advance(Construction, 1), ActivationDie]),
            (6, &[Advance(Prestige, 1)]),
        ],
        red: &[
            (1, &[Advance(Construction, 2), RemoveCard(Building)]),
            (3, &[Advance(Construction, 1), Points(3)]),
            (6, &[Advance(Prestige, 2), ActivationDie]),
        ],
        blue_icons: 2,
        red_icons: 1,
    },
    ActionCard {
        blue: &[(2, &[Favor, HuntingToken]), (4, &[Statue, HuntingToken]), (6, &[Prosperity(1), HuntingToken])],
        red: &[(2, &[Statue, HuntingToken]), (4, &[Statue, HuntingToken]), (6, &[Prosperity(2), HuntingToken])],
        blue_icons: 1,
        red_icons: 1,
    },
    ActionCard {
        blue: &[
            (1, &[Advance(Knowledge, 1), RemoveCard(Insight)]),
            (3, &[Advance(Knowledge, 1), ActivationDie]),
            (6, &[Advance(Technology, 1)]),
        ],
        red: &[
            (1, &[Advance(Knowledge, 2), RemoveCard(Insight)]),
            (3, &[Advance(Knowledge, 1), Points(3)]),
            (6, &[Advance(Technology, 2), ActivationDie]),
        ],
        blue_icons: 1,
        red_icons: 2,
    },
    ActionCard {
        blue: &[
            (1, &[Advance(Culture, 1), RemoveCard(Achievement)]),
            (3, &[Advance(Culture, 1), FateDie]),
            (6, &[Advance(Knowledge, 1)]),
        ],
        red: &[
            (1, &[Advance(Culture, 2), RemoveCard(Achievement)]),
            (3, &[Advance(Culture, 1), Points(3)]),
            (6, &[Advance(Knowledge, 2), FateDie]),
        ],
        blue_icons: 1,
        red_icons: 2,
    },
    ActionCard {
        blue: &[(2, &[Statue]), (4, &[Migration]), (6, &[Evolution(1), HuntingToken])],
        red: &[(2, &[Statue, Favor]), (4, &[Migration, Procreation]), (6, &[Evolution(2), HuntingToken])],
        blue_icons: 1,
        red_icons: 1,
    },
    ActionCard {
        blue: &[
            (1, &[Advance(Prestige, 1), RemoveCard(Mutation)]),
            (3, &[Advance(Prestige, 1), Provision]),
            (6, &[Advance(Culture, 1)]),
        ],
        red: &[
            (1, &[Advance(Prestige, 2), RemoveCard(Mutation)]),
            (3, &[Advance(Prestige, 1), Points(3)]),
            (6, &[Advance(Culture, 2), Provision]),
        ],
        blue_icons: 2,
        red_icons: 2,
    },
    ActionCard {
        blue: &[(2, &[Procreation, Provision]), (4, &[Migration, Provision]), (6, &[Procreation, Migration])],
        red: &[
            (2, &[Procreation, Procreation, Provision]),
            (4, &[Procreation, Migration, Provision]),
            (6, &[Migration, Procreation, Provision]),
        ],
        blue_icons: 1,
        red_icons: 1,
    },
    ActionCard {
        blue: &[(2, &[Procreation]), (4, &[Prosperity(1)]), (6, &[Evolution(1)])],
        red: &[(2, &[Procreation, Points(3)]), (4, &[Prosperity(1), Points(3)]), (6, &[Evolution(1), Points(3)])],
        blue_icons: 1,
        red_icons: 1,
    },
    ActionCard {
        blue: &[(6, &[Category(Which::This, 1)])],
        red: &[(6, &[Category(Which::This, 2)])],
        blue_icons: 0,
        red_icons: 1,
    },
    ActionCard {
        blue: &[(6, &[Category(Which::This, 2)])],
        red: &[(6, &[Category(Which::This, 2), Points(3)])],
        blue_icons: 1,
        red_icons: 0,
    },
    ActionCard {
        blue: &[(6, &[Category(Which::Next, 2)])],
        red: &[(6, &[Category(Which::Next, 2), Points(3)])],
        blue_icons: 0,
        red_icons: 1,
    },
    ActionCard {
        blue: &[(6, &[Category(Which::Last, 1)])],
        red: &[(6, &[Category(Which::Last, 1), Points(3)])],
        blue_icons: 1,
        red_icons: 1,
    },
    ActionCard {
        blue: &[(6, &[Category(Which::Final, 1)])],
        red: &[(6, &[Category(Which::Final, 1), Points(3)])],
        blue_icons: 1,
        red_icons: 0,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_sixteen_icons_of_each_colour() {
        let all = Vici { revealed: ActionCards::ALL, ..Vici::new(Difficulty::Beginner, false) };
        assert_eq!(all.icons(), (16, 16));
    }

    #[test]
    fn every_roll_has_its_line() {
        for card in &CARDS {
            for half in [card.blue, card.red] {
                assert_eq!(half.last().map(|(up_to, _)| *up_to), Some(6));
                assert!(half.is_sorted_by_key(|(up_to, _)| *up_to));
            }
        }
    }

    #[test]
    fn p44_the_red_halves_begin_earlier_on_higher_levels() {
        let red = |difficulty: Difficulty| (1..=4).filter(|era| difficulty.is_red_in(*era)).collect::<Vec<u8>>();
        assert!(red(Difficulty::Beginner).is_empty());
        assert_eq!(red(Difficulty::Moderate), [4]);
        assert_eq!(red(Difficulty::Medium), [3, 4]);
        assert_eq!(red(Difficulty::Advanced), [2, 3, 4]);
        assert_eq!(red(Difficulty::Expert), [1, 2, 3, 4]);
    }
}
