//! The worth of hand cards and goals: what installing them is expected to bring.

use super::outlook::{ABOVE_ALL, Outlook, Stages};
use crate::ability::Trait;
use crate::content::{Card, CardId, Deck, Need, Requirement, SPACES, Top};
use crate::material::Material;
use crate::module::Feature;
use crate::stages::{Column, Holding};
use crate::task::Task;

/// The maximum number of hand cards that are evaluated.
const MOST_CARDS: usize = 12;
/// The share that counts of the best hand card, the second best, and so on. There is not enough time to install them
/// all.
const SHARES: [f32; MOST_CARDS] = [1.0, 0.9, 0.8, 0.68, 0.56, 0.45, 0.35, 0.27, 0.2, 0.15, 0.1, 0.1];

/// How often per era an activity is used that takes no module.
const FREE_ACTIVITIES: f32 = 0.35;

engine::small_set! {
    struct Features(u8) of Feature
}

/// The values of the best cards, highest first.
struct Ranking {
    values: [f32; MOST_CARDS],
    len: usize,
}

impl Ranking {
    const fn new() -> Self {
        Self { values: [0.0; MOST_CARDS], len: 0 }
    }

    fn add(&mut self, value: f32) {
        let mut at = self.len.min(MOST_CARDS - 1);
        if self.len == MOST_CARDS && self.values[at] >= value {
            return;
        }
        while at > 0 && self.values[at - 1] < value {
            self.values[at] = self.values[at - 1];
            at -= 1;
        }
        self.values[at] = value;
        self.len = (self.len + 1).min(MOST_CARDS);
    }
}

/// What installing a card could bring.
#[derive(Clone, Copy, Default)]
struct Plan {
    /// What the card is worth in the hand.
    held: f32,
    /// What installing the card now brings beyond holding it, without the cost of its dice. 0 if it cannot be paid.
    now: f32,
}

impl Outlook<'_> {
    /// Estimates what the hand is worth. Stores what can be installed now.
    pub(super) fn hand_worth(&mut self, later: &Self) -> f32 {
        let mut ranking = Ranking::new();
        let mut now = [0.0f32; Deck::COUNT];
        for card in self.game.hands[self.seat].iter().filter_map(CardId::new) {
            let plan = self.installation(self.content.card(card), later);
            ranking.add(plan.held);
            let best = &mut now[card.deck().index()];
            *best = best.max(plan.now);
        }
        self.install = now;
        // A player who is looking at drawn cards keeps the best of them.
        if let Some(step) = self.game.top()
            && let Task::KeepCard(left) = step.task
            && step.seat == self.seat
        {
            let mut seen = Ranking::new();
            for card in &self.game.looking {
                seen.add(self.installation(self.content.card(*card), later).held);
            }
            for value in seen.values.into_iter().take(usize::from(left)) {
                ranking.add(value);
            }
        }
        let mut worth = 0.0;
        for (place, value) in ranking.values.into_iter().take(ranking.len).enumerate() {
            // Each card takes a turn of its own, and further turns to prepare it.
            let time = (self.clock.turns / (2.5 * (place + 1) as f32)).min(1.0);
            worth += value * SHARES[place] * time;
        }
        worth
    }

    /// Estimates what a card is worth in its column, without its stage.
    fn card_gain(&self, card: &Card, later: &Self) -> f32 {
        later.top(card, 1.0) + card.bonus.map_or(0.0, |bonus| self.bonus(bonus))
    }

    fn installation(&self, card: &Card, later: &Self) -> Plan {
        let deck = card.id.deck();
        let civ = self.civ;
        let stages = match self.bound[Holding::of(deck).index()] {
            Some(stage) => Stages::only(stage),
            None => self.open,
        };
        let gain = self.card_gain(card, later);
        let less = u8::from(civ.traits.decks(Trait::Learned).contains(deck));
        let built = civ.settlements_built() + civ.traits[Trait::Settled];
        // The number needed of each feature. For a learned civilization, a requirement counts one less.
        let mut needed = [0u8; Feature::COUNT];
        let mut lessened = Features::EMPTY;
        let (mut settled, mut missing, mut price, mut points, mut slot) = (0u8, 0u8, 0.0, 0.0, None::<f32>);
        let mut need = |feature: Feature, count: u8| {
            let needed = &mut needed[feature.index()];
            let short = |needed: u8| needed.saturating_sub(civ.feature(feature));
            let before = short(*needed);
            *needed += count;
            short(*needed) - before
        };
        let mut plan = Plan::default();
        for space in 0..SPACES {
            let printed = card.cost[space];
            let alternative = if printed.included { printed.settlements } else { settled + printed.settlements };
            match printed.need {
                Some(_) if printed.settlements > 0 && alternative <= built => settled = alternative,
                Some(Need::Return(material, count)) => {
                    let asked = count + asked_before(card, space, material);
                    missing += asked.saturating_sub(civ.stored(material)).min(count);
                    price += self.one_stored(material) * f32::from(count);
                }
                Some(Need::ReturnFeature(feature)) => {
                    missing += need(feature, 1);
                    price += self.feature;
                }
                Some(Need::Have(feature, count)) => {
                    let first = lessened.insert(feature);
                    missing += need(feature, if first { count.saturating_sub(less) } else { count });
                }
                None => {}
            }
            if printed.need.is_some() {
                points += f32::from(card.points[space]);
            }
            let stage = space + 1;
            if stages.contains(stage as u8) {
                slot = Some(slot.map_or(self.stage_worth[stage], |best| best.max(self.stage_worth[stage])));
            }
            if stage == SPACES && stages.contains(ABOVE_ALL) {
                slot = Some(slot.unwrap_or(0.0));
            }
            let Some(slot) = slot else { continue };
            let gain = gain + slot + points - price;
            let held = (gain - self.activation()).max(0.0) * self.weights.ready * self.falling(missing);
            plan.held = plan.held.max(held);
            if missing == 0 {
                plan.now = plan.now.max(gain);
            }
        }
        plan.now = (plan.now - plan.held).max(0.0);
        plan
    }

    // Goals.

    /// Estimates what the goals in the goal area are worth. Stores what installing the best of them brings.
    pub(super) fn goals_worth(&mut self) -> f32 {
        let mut worth = 0.0;
        let gain = self.goal_slot + self.upgrade();
        let net = (gain - self.activation()).max(0.0);
        for (place, goal) in self.civ.goals.into_iter().flatten().enumerate() {
            let missing = match self.content.goal(goal).requirement {
                Requirement::Have(count, need) => {
                    let less = u8::from(self.civ.traits.has(Trait::Ambitious));
                    let need = u16::from(need.saturating_sub(less).max(1));
                    need.saturating_sub(self.game.count(self.seat, count)).min(6) as u8
                }
                Requirement::Pay(material) => u8::from(self.civ.stored(material) == 0),
            };
            let held = net * self.weights.ready * self.falling(missing) * (1.0 - 0.12 * place as f32);
            worth += held;
            if missing == 0 {
                self.install_goal = self.install_goal.max(gain - held);
            }
        }
        worth * (self.clock.turns / 4.0).min(1.0)
    }

    // Abilities.

    /// Estimates the top third of a card in its column when the column has `more` additional pieces.
    pub(super) fn top(&self, card: &Card, more: f32) -> f32 {
        match card.top {
            Top::Nothing => 0.0,
            Top::Activity(activity) => {
                let activity = self.content.activity(activity);
                let price: f32 = activity.price.iter().map(|price| self.price(*price)).sum();
                let gain = (self.bonus(activity.bonus) - price).max(0.0);
                // Sometimes the activity costs no dice.
                let uses = FREE_ACTIVITIES * gain + (gain - self.activation()).max(0.0);
                uses * self.clock.eras * self.weights.ability
            }
            Top::Ability(ability) => self.ability(ability),
            Top::PointBonus(points) => {
                let column = self.civ.stages.column_of(Holding::of(card.id.deck()));
                let pieces = column.map_or(0, |column: Column| self.civ.stages.pile(column).cards_and_income);
                f32::from(points) * (f32::from(pieces) + more + 0.5 * self.clock.eras)
            }
        }
    }

    pub(super) fn abilities_worth(&self, later: &Self) -> f32 {
        let cards = self.civ.installed.iter().filter_map(CardId::new);
        let cards: f32 = cards.map(|card| later.top(self.content.card(card), 0.0)).sum();
        cards + self.attributes_worth(later)
    }
}

/// Counts how often the cost spaces before this one ask for a material.
fn asked_before(card: &Card, space: usize, wanted: Material) -> u8 {
    card.cost[..space]
        .iter()
        .map(|space| match space.need {
            Some(Need::Return(material, count)) if material == wanted => count,
            _ => 0,
        })
        .sum()
}
