//! The worth of dice, markers and materials.

use super::outlook::Outlook;
use crate::ability::Trait;
use crate::category::Category;
use crate::civilization::HIGHEST_FAVOR;
use crate::continent::Territory;
use crate::effect::Marker;
use crate::material::{Material, Materials, Row};
use crate::module::{Feature, Track};
use crate::site::{Ground, Site, SiteKind};
use crate::task::Task;

/// What the first, second … piece of a kind is worth, as a share of the first.
const PIECES: [f32; 4] = [1.0, 0.7, 0.45, 0.25];
/// The number of markers in each column of food and money that complete its diamond.
const FOOD_COLUMN: f32 = 3.0;
const MONEY_COLUMN: f32 = 2.0;

/// Returns the total worth of `count` pieces of a kind.
fn pieces(count: u8) -> f32 {
    const SUMS: [f32; 5] = [
        0.0,
        PIECES[0],
        PIECES[0] + PIECES[1],
        PIECES[0] + PIECES[1] + PIECES[2],
        PIECES[0] + PIECES[1] + PIECES[2] + PIECES[3],
    ];
    let count = usize::from(count);
    SUMS.get(count).copied().unwrap_or(SUMS[4] + (count as f32 - 4.0) * 0.1)
}

/// Returns what `count` things are worth if the first `full` are worth 1, the next `half` a half, and the others
/// little.
fn fading(count: f32, full: f32, half: f32) -> f32 {
    count.min(full) + (count - full).clamp(0.0, half) * 0.55 + (count - full - half).max(0.0) * 0.2
}

impl Outlook<'_> {
    // Dice.

    /// Estimates the dice that can be used before the next reset, planning and focus markers, and the dice that come
    /// back.
    pub(super) fn dice_worth(&self) -> f32 {
        let weights = self.weights;
        let civ = self.civ;
        let mut ready = civ.ready_dice();
        let mut all = civ.activation_dice();
        let mut rolling = 0;
        if let Some(step) = self.game.top()
            && let Task::Reroll { taken, .. } = step.task
            && step.seat == self.seat
        {
            all += taken;
            rolling = all - ready;
            ready = all;
        }
        let mut values = 0;
        for value in 0..6 {
            values += u8::from(civ.dice[value] + civ.planning[value] > 0);
        }
        let plans: u8 = civ.planning.iter().sum();
        let pieces = f32::from(ready)
            + f32::from(plans).min(6.0) * weights.planning
            + f32::from(civ.marker(Marker::Focus)).min(4.0) * weights.focus;
        // Whatever is left after the last turn is worth nothing.
        let most = 2.0 * self.clock.turns;
        let again = f32::from(all) * weights.die_again * self.clock.resets;
        let spread = (f32::from(values) + f32::from(rolling) * 0.5).min(6.0) * weights.spread * self.clock.usable;
        weights.die * (pieces.min(most) + again) + spread + weights.reset_space * self.clock.spaces
    }

    /// Estimates one more activation die, rolled immediately.
    pub(super) fn new_die(&self) -> f32 {
        let now = if self.clock.turns > 1.0 { 1.0 } else { 0.0 };
        self.weights.die * (now + self.weights.die_again * self.clock.resets)
    }

    /// Estimates one more fate die. The second helps more than the fourth.
    pub(super) fn new_fate_die(&self) -> f32 {
        let dice = f32::from(self.civ.fate_dice.max(1));
        self.weights.fate_die * self.clock.eras * 2.0 / (1.0 + dice)
    }

    fn fate_worth(&self) -> f32 {
        (1..self.civ.fate_dice.min(6)).map(|dice| 2.0 / (1.0 + f32::from(dice))).sum::<f32>()
            * self.weights.fate_die
            * self.clock.eras
    }

    // Favor.

    /// Estimates a step of favor, without its effect on statues.
    fn favor_step(&self) -> f32 {
        self.weights.favor * self.clock.eras + 0.4 * self.clock.feedings.min(1.0)
    }

    pub(super) fn favor_worth(&self) -> f32 {
        let board = self.content.board();
        let favor = usize::from(self.civ.favor.clamp(1, HIGHEST_FAVOR)) - 1;
        let each = f32::from(board.statue_points[favor] + self.civ.traits[Trait::Monumental]);
        favor as f32 * self.favor_step() + self.statues * each * self.clock.statues
    }

    /// Estimates a gain of `steps` steps of favor.
    pub(super) fn favor(&self, steps: u8) -> f32 {
        let board = self.content.board();
        let favor = self.civ.favor.clamp(1, HIGHEST_FAVOR);
        let then = (favor + steps).min(HIGHEST_FAVOR);
        let points = |favor: u8| f32::from(board.statue_points[usize::from(favor - 1)]);
        f32::from(then - favor) * self.favor_step() + self.statues * (points(then) - points(favor)) * self.clock.statues
    }

    // Markers.

    fn ideas_worth(&self, ideas: f32) -> f32 {
        self.weights.idea * self.clock.usable * fading(ideas, 5.0, 5.0)
    }

    pub(super) fn ideas(&self, more: f32) -> f32 {
        let ideas = f32::from(self.civ.marker(Marker::Idea));
        self.ideas_worth(ideas + more) - self.ideas_worth(ideas)
    }

    fn money_worth(&self, money: f32) -> f32 {
        self.weights.money * self.clock.usable * fading(money, 5.0, 4.0)
    }

    pub(super) fn money(&self, more: f32) -> f32 {
        let money = f32::from(self.civ.marker(Marker::Money));
        let diamonds = if money < 10.0 { self.unit(Category::Prosperity) / MONEY_COLUMN * more } else { 0.0 };
        self.money_worth(money + more) - self.money_worth(money) + diamonds
    }

    pub(super) fn plan(&self) -> f32 {
        self.weights.die * self.weights.planning * self.clock.usable
    }

    pub(super) fn focus(&self) -> f32 {
        self.weights.die * self.weights.focus * self.clock.usable
    }

    pub(super) fn price_of_feature(&self) -> f32 {
        self.unit(Category::Evolution) + self.weights.feature * self.clock.usable + 0.6 * self.clock.usable
    }

    pub(super) fn markers_worth(&self) -> f32 {
        let civ = self.civ;
        let features: f32 = Feature::ALL.into_iter().map(|feature| f32::from(civ.feature(feature))).sum();
        let kinds = civ.features.iter().filter(|count| **count > 0).count() as f32;
        let features = features * self.unit(Category::Evolution)
            + (kinds + (features - kinds) * 0.6) * self.weights.feature * self.clock.usable;
        self.ideas_worth(f32::from(civ.marker(Marker::Idea)))
            + self.money_worth(f32::from(civ.marker(Marker::Money)))
            + features
            + self.diamonds() * self.unit(Category::Prosperity)
            + self.fate_worth()
    }

    /// Estimates the diamonds left after food has been eaten. Half a column of markers counts as half a diamond.
    fn diamonds(&self) -> f32 {
        let civ = self.civ;
        let board = self.content.board();
        let column = |markers: f32, size: f32, most: u8| {
            let full = (markers / size).floor();
            (full + (markers / size - full) * 0.6).min(f32::from(most))
        };
        let food = (f32::from(civ.marker(Marker::Food)) - self.food_to_come()).max(0.0);
        let mut diamonds = column(food, FOOD_COLUMN, board.food_diamonds)
            + column(f32::from(civ.marker(Marker::Money)), MONEY_COLUMN, board.money_diamonds);
        for (index, plan) in board.settlements.iter().enumerate() {
            if civ.settlements.contains(index as u8) {
                diamonds += f32::from(plan.diamonds);
            }
        }
        for column in civ.storage.chunks_exact(Row::COUNT) {
            if let [low, middle, high] = *column {
                diamonds +=
                    f32::from(u8::from(low > 0 && middle > 0)) + 2.0 * f32::from(u8::from(middle > 0 && high > 0));
            }
        }
        diamonds
    }

    // Materials.

    /// Estimates a stored material of the player's choice.
    pub(super) fn material(&self) -> f32 {
        self.rows[1] + 0.8 * self.clock.usable
    }

    /// Estimates a material that the player cannot choose.
    pub(super) fn some_material(&self) -> f32 {
        self.rows[1] * 0.9 + 0.3 * self.clock.usable
    }

    /// Estimates what a lost material is worth.
    pub(super) fn one_stored(&self, material: Material) -> f32 {
        let count = usize::from(self.civ.stored(material)).clamp(1, PIECES.len());
        self.rows[material.row().index()] * PIECES[count - 1]
    }

    /// Estimates what transporting a raw material brings.
    pub(super) fn transport(&self) -> f32 {
        self.some_material() - self.raw()
    }

    /// Estimates one more raw material.
    pub(super) fn raw(&self) -> f32 {
        let price = self.rows[1] * self.weights.raw;
        if self.raws < 5.0 { price } else { price * 0.5 }
    }

    pub(super) fn materials_worth(&self) -> f32 {
        let mut stored = 0.0;
        for (index, count) in self.civ.storage.iter().enumerate() {
            if *count > 0 {
                stored += self.rows[index % Row::COUNT] * pieces(*count);
            }
        }
        stored + self.rows[1] * self.weights.raw * fading(self.raws, 5.0, 5.0) + self.buildings_to_come()
    }

    // Buildings.

    /// Estimates what a settlement brings, without the cost of its materials.
    pub(super) fn settlement(&self, index: usize) -> f32 {
        let diamonds = self.content.board().settlements.get(index).map_or(0, |plan| plan.diamonds);
        self.new_income + f32::from(diamonds) * self.unit(Category::Prosperity)
    }

    /// Estimates what a statue brings, without the cost of its material.
    pub(super) fn statue(&self) -> f32 {
        let board = self.content.board();
        let favor = usize::from(self.civ.favor.clamp(1, HIGHEST_FAVOR)) - 1;
        self.best_step + f32::from(board.statue_points[favor]) * self.clock.statues
    }

    pub(super) fn farm(&self) -> f32 {
        if self.civ.farms == 0 {
            return 0.0;
        };
        self.ideas(1.0) + (self.weights.upkeep + 0.35) * self.clock.feedings
    }

    pub(super) fn boat(&self) -> f32 {
        if self.civ.boats == 0 {
            return 0.0;
        };
        self.raw() + 0.6 * self.unit(Category::Expansion)
    }

    /// Estimates what can be built with the stored materials.
    fn buildings_to_come(&self) -> f32 {
        let board = self.content.board();
        let civ = self.civ;
        let land = &self.game.land;
        let (mut room, mut accepted) = (false, Materials::EMPTY);
        let mut look = |ground: Ground| {
            let built = land.built(ground, self.seat);
            if built.all() < 2 {
                accepted = accepted.union(board.grounds[ground.index()]);
                room |= !built.settlement;
            }
        };
        if self.own.contains(Territory::WaterA) {
            look(Ground::ISLAND);
        }
        for spot in land.spots(SiteKind::BuildingGround).iter() {
            if !land.layout.around(spot).intersection(self.own).is_empty()
                && let Some(ground) = land.site(spot).and_then(Site::ground)
            {
                look(ground);
            }
        }
        let likely = self.weights.ready * if room { 1.0 } else { 0.6 };
        let (mut best, mut second) = (0.0, 0.0);
        for (index, plan) in board.settlements.iter().enumerate() {
            if civ.settlements.contains(index as u8) {
                continue;
            }
            let (mut missing, mut price) = (0, 0.0);
            for material in plan.cost.iter() {
                missing += u8::from(civ.stored(material) == 0);
                price += self.one_stored(material);
            }
            let gain = self.settlement(index) - price - self.activation();
            let worth = gain.max(0.0) * likely * self.falling(missing);
            if worth > best {
                second = best;
                best = worth;
            } else if worth > second {
                second = worth;
            }
        }
        let mut statues = 0.0;
        if !accepted.is_empty() {
            let gain = (self.statue() - self.rows[2] - self.activation()).max(0.0);
            let stored: u8 = accepted.iter().map(|material| civ.stored(material)).sum();
            statues = gain * pieces(stored.min(3)) * self.weights.ready;
        }
        (best + second * 0.5 + statues) * self.clock.usable
    }

    // Tracks.

    /// Returns the points of a step on a track, without its line.
    pub(super) fn step_unit(&self, track: Track) -> f32 {
        self.units[track.index()]
    }

    /// Estimates what the line before a space gives.
    fn line(&self, space: u8) -> f32 {
        match space {
            2 | 6 => self.upgrade(),
            4 => self.favor(1).max(self.best_income),
            8 | 12 => 3.0,
            10 => self.tile.max(3.0),
            _ => 0.0,
        }
    }

    /// Estimates one step on a track.
    pub(super) fn step(&self, track: Track) -> f32 {
        let space = self.civ.track(track);
        if space >= Track::END {
            return 2.0 + f32::from(self.civ.traits[Trait::Summit]);
        }
        let half = self.weights.half_way;
        let line = if space % 2 == 1 { self.line(space + 1) * (1.0 - half) } else { self.line(space + 2) * half };
        self.step_unit(track) + line
    }

    pub(super) fn tracks_worth(&self) -> f32 {
        let mut worth = 0.0;
        for track in Track::ALL {
            let space = self.civ.track(track);
            worth += f32::from(space) * self.step_unit(track);
            if space % 2 == 1 {
                worth += self.line(space + 1) * self.weights.half_way;
            }
        }
        worth
    }
}
