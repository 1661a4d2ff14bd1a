//! The value of a position: the points a player can expect in the end.
//!
//! Everything is counted in points. Possessions are worth what they will bring in the rounds that are left. People on
//! the board are worth what their places bring on average. A card or building under one of them is worth its value
//! minus its price, weighted by how likely the player can pay.

mod features;
mod outlook;

use engine::{Evaluate, Features, Game, Seat};
use outlook::Outlook;

use crate::action::Action;
use crate::content::CARDS;
use crate::place::Slot;
use crate::state::{STACK_HEIGHT, StoneAge};
use crate::task::Task;
use crate::tools::ToolChoice;

/// The weights of the evaluation, in points unless stated otherwise. They were tuned by playing each change against the
/// weights before it, with two and with four players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Expected number of rounds in a game of four players.
    pub game_length: f32,
    /// Number of rounds that each missing player adds.
    pub longer_with_fewer: f32,
    /// Minimum number of rounds expected to follow, however long the game has been.
    pub at_least: f32,
    /// Value of a resource per pip of its value, while it can still be spent.
    pub pip: f32,
    /// Number of resources a player can spend well in a round.
    pub spent_per_round: f32,
    /// Value of each food that will be needed.
    pub food: f32,
    /// Cost of each missing food, up to the penalty for hunger.
    pub missing_food: f32,
    /// Value of a person in each round that is left, before their food is counted.
    pub person: f32,
    /// Value of each person who can still be placed this round.
    pub unplaced: f32,
    /// Value of a tool in each round that is left.
    pub tool: f32,
    /// Value of a step on the food track in each round that is left, besides the food.
    pub food_track: f32,
    /// Expected growth of the multipliers of professions in each round that is left.
    pub growth: f32,
    /// Expected number of new symbols of culture in each round that is left.
    pub culture_growth: f32,
    /// Value of a card drawn for the final scoring.
    pub extra_card: f32,
    /// Value of a dice-for-all card to its buyer, beyond what the other players get.
    pub dice_for_all: f32,
    /// Value of a one-use tool per pip.
    pub one_use_pip: f32,
    /// Value per pip of the tools not yet used this round.
    pub ready_pip: f32,
    /// Probability that a purchase fails, for each resource that must still be gathered.
    pub missing_resource: f32,
}

impl Weights {
    /// The weights that [`Evaluate`] uses.
    pub const TUNED: Self = Self {
        game_length: 14.2,
        longer_with_fewer: 1.0,
        at_least: 0.75,
        pip: 0.75,
        spent_per_round: 6.0,
        food: 1.1,
        missing_food: 2.2,
        person: 2.2,
        unplaced: 2.4,
        tool: 0.9,
        food_track: 0.2,
        growth: 0.34,
        culture_growth: 0.15,
        extra_card: 5.0,
        dice_for_all: 3.5,
        one_use_pip: 0.7,
        ready_pip: 0.5,
        missing_resource: 0.41,
    };
}

impl Evaluate for StoneAge {
    /// About a round: each player places people four or five times and then uses them.
    const HORIZON: u32 = 3;
    const FEATURES: usize = features::FEATURES;

    fn evaluate(&self, seat: Seat) -> f32 {
        evaluate_with(self, seat, &Weights::TUNED)
    }

    fn instinct(&self, seat: Seat) -> f32 {
        let usual = Weights::TUNED;
        let weights =
            length_by_pace(self).map_or(usual, |game_length| Weights { game_length, longer_with_fewer: 0.0, ..usual });
        evaluate_with(self, seat, &weights)
    }

    fn is_pointless(&self, seat: Seat, action: &Action) -> bool {
        match *action {
            Action::Tools(choice) => self.has_tool_to_spare(&choice),
            // A price that is too high now may be payable after the next roll.
            Action::Leave { .. } => {
                let mut others = Vec::new();
                self.actions(seat, &mut others);
                others.iter().any(|other| matches!(other, Action::Use { .. }))
            }
            Action::Place { .. }
            | Action::Use { .. }
            | Action::Buy { .. }
            | Action::Pay { .. }
            | Action::Take { .. }
            | Action::Cash
            | Action::Gain { .. }
            | Action::Feed
            | Action::Starve => false,
        }
    }

    fn features(&self, seat: Seat, out: &mut Features) {
        features::describe(self, seat, out);
    }

    fn learned() -> &'static str {
        include_str!("../data/learned.txt")
    }
}

impl StoneAge {
    /// Returns true if the roll brings the same without one of these tools.
    fn has_tool_to_spare(&self, choice: &ToolChoice) -> bool {
        let Some((_, Task::Tools { gathering, pips })) = self.asked() else { return false };
        let Some(lowest) = choice.lowest() else { return false };
        let pieces = |pips: u8| pips / gathering.pips_per_piece();
        let all = pips.saturating_add(choice.value());
        pieces(all) == pieces(all - lowest)
    }
}

/// Returns the points a seat can expect in the end, according to these weights.
#[must_use]
pub fn evaluate_with(game: &StoneAge, seat: Seat, weights: &Weights) -> f32 {
    if game.is_over() {
        return game.final_points(seat) as f32;
    }
    Outlook::new(game, seat, weights).value()
}

/// Returns the expected number of rounds after this one. It depends on the round and not on what is left to buy:
/// otherwise a player ahead in people and tools would never buy anything, to keep the game from ending.
fn rounds_left(game: &StoneAge, weights: &Weights) -> f32 {
    let stacks = game.stacks.iter().take(usize::from(game.player_count));
    let a_stack_is_empty = stacks.into_iter().any(|stack| stack.top.is_none());
    let cards = game.deck.len() as usize + game.cards.iter().flatten().count();
    if a_stack_is_empty || cards < Slot::COUNT {
        return 0.0;
    }
    let length = weights.game_length + weights.longer_with_fewer * f32::from(4 - game.player_count);
    let latest = f32::from(game.round_limit.saturating_sub(game.round));
    (length - f32::from(game.round)).max(weights.at_least).min(latest)
}

/// Returns the number of rounds that the game will have if cards and buildings go on being bought at the present pace,
/// or `None` while it is too early to tell.
fn length_by_pace(game: &StoneAge) -> Option<f32> {
    const EARLY: u8 = 3;
    const SHORTEST: f32 = 10.0;
    const LONGEST: f32 = 16.0;
    if game.round < EARLY {
        return None;
    }
    let longer = Weights::TUNED.longer_with_fewer * f32::from(4 - game.player_count);
    let stacks = game.stacks.iter().take(usize::from(game.player_count));
    let lowest = stacks.map(|stack| stack.below + u8::from(stack.top.is_some())).min()?;
    let buildings = 1.0 - f32::from(lowest) / f32::from(STACK_HEIGHT);
    let cards = 1.0 - game.deck.len() as f32 / (CARDS - Slot::COUNT) as f32;
    let rounds = f32::from(game.round) - 0.5;
    Some((rounds / buildings.max(cards)).clamp(SHORTEST + longer, LONGEST + longer))
}

#[cfg(test)]
mod tests {
    use engine::chance::{FastChance, Seed, SeededChance};
    use engine::whim::pick;

    use super::*;
    use crate::resource::Resource;
    use crate::setup::Setup;

    fn in_round(round: u8, players: u8) -> StoneAge {
        let setup = Setup { players, ..Setup::default() };
        let mut game = StoneAge::new(&setup, &mut SeededChance::new(Seed::from_text("pace"))).unwrap();
        game.round = round;
        game
    }

    /// The seat's food and resources: everything that a roll can bring.
    fn goods(game: &StoneAge, seat: Seat) -> (u16, [u16; 4]) {
        let player = game.players[seat];
        (player.food, Resource::ALL.map(|resource| player.resources[resource]))
    }

    #[test]
    fn useless_tools_and_leaving_before_the_last_roll_are_pointless() {
        let mut chance = FastChance::new(5);
        let (mut actions, mut spared, mut waits) = (Vec::new(), 0, 0);
        for _ in 0..40 {
            let mut game = StoneAge::new(&Setup::default(), &mut chance).unwrap();
            while let Some((seat, action)) = pick(&game, &mut actions, &mut chance) {
                assert!(actions.iter().any(|action| !game.is_pointless(seat, action)), "{actions:?}");
                let rolls = actions.iter().any(|action| matches!(action, Action::Use { .. }));
                let brings = |choice: ToolChoice| {
                    let mut after = game;
                    after.perform(seat, &Action::Tools(choice), &mut FastChance::new(1), &mut ());
                    goods(&after, seat)
                };
                for action in &actions {
                    match action {
                        Action::Tools(choice) if game.is_pointless(seat, action) => {
                            spared += 1;
                            let fewer = actions.iter().filter_map(|other| match other {
                                Action::Tools(other) => Some(*other),
                                _ => None,
                            });
                            let mut fewer = fewer.filter(|other| other.value() < choice.value());
                            assert!(fewer.any(|other| brings(other) == brings(*choice)), "{action}");
                        }
                        Action::Leave { .. } => {
                            assert_eq!(game.is_pointless(seat, action), rolls, "{action}");
                            waits += usize::from(rolls);
                        }
                        Action::Tools(_) => {}
                        _ => assert!(!game.is_pointless(seat, action), "{action}"),
                    }
                }
                game.perform(seat, &action, &mut chance, &mut ());
            }
        }
        assert!(spared > 100 && waits > 100, "{spared} {waits}");
    }

    #[test]
    fn no_rounds_are_expected_beyond_the_limit() {
        let mut game = in_round(8, 4);
        assert!(rounds_left(&game, &Weights::TUNED) > 2.0);
        game.round_limit = 10;
        assert_eq!(rounds_left(&game, &Weights::TUNED), 2.0);
        game.round = 10;
        assert_eq!(rounds_left(&game, &Weights::TUNED), 0.0);
    }

    #[test]
    fn a_shrinking_stack_shortens_the_expected_game() {
        let mut game = in_round(8, 4);
        assert_eq!(length_by_pace(&game), Some(16.0));
        game.stacks[2].below = 2;
        assert_eq!(length_by_pace(&game), Some(7.5 / (1.0 - 3.0 / 7.0)));
        game.stacks[1].below = 0;
        assert_eq!(length_by_pace(&game), Some(10.0));
    }

    #[test]
    fn a_shrinking_deck_shortens_the_expected_game() {
        let mut game = in_round(8, 2);
        while game.deck.len() > 12 {
            game.deck.remove(game.deck.nth(0).unwrap());
        }
        assert_eq!(length_by_pace(&game), Some(12.0));
        game.round = 10;
        assert_eq!(length_by_pace(&game), Some(9.5 / (20.0 / 32.0)));
    }

    #[test]
    fn instinct_follows_the_pace_and_evaluation_follows_the_round() {
        let seat = Seat::first(2).next().unwrap();
        let early = in_round(2, 2);
        assert_eq!(early.instinct(seat), early.evaluate(seat));
        let (slow, mut fast) = (in_round(8, 2), in_round(8, 2));
        fast.stacks[0].below = 1;
        assert_ne!(fast.instinct(seat), slow.instinct(seat));
        assert_eq!(fast.evaluate(seat), slow.evaluate(seat));
    }
}
