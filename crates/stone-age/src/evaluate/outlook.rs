use engine::{Features, Seat};

use super::{Weights, rounds_left};
use crate::content::{Bottom, Card, Cost, Effect, Profession};
use crate::place::{Acquisition, Place, Work};
use crate::player::{END_OF_FOOD_TRACK, MOST_PEOPLE, Player};
use crate::resource::Resource;
use crate::rules::scoring::{LowerHalves, multiplier};
use crate::state::StoneAge;
use crate::task::{Gathering, Phase, Purpose, Task};

/// A player's prospects: their position, with what is under way added step by step.
pub(super) struct Outlook<'a> {
    game: &'a StoneAge,
    weights: &'a Weights,
    seat: Seat,
    player: Player,
    halves: LowerHalves,
    /// Expected number of rounds after this one.
    rounds: f32,
    /// Resources in stock, plus what people on the board will gather on average.
    store: [f32; Resource::COUNT],
    food: f32,
    /// Points scored already, plus those added so far.
    points: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a StoneAge, seat: Seat, weights: &'a Weights) -> Self {
        let player = game.players[seat];
        Self {
            game,
            weights,
            seat,
            player,
            halves: LowerHalves::of(&game.content, player.cards),
            rounds: rounds_left(game, weights),
            store: Resource::ALL.map(|resource| f32::from(player.resources[resource])),
            food: f32::from(player.food),
            points: player.points() as f32,
        }
    }

    pub(super) fn value(mut self) -> f32 {
        self.answer_question();
        self.use_sites();
        self.buy();
        self.points + self.lower_halves() + self.prospects() + self.stores() + self.provisions()
    }

    /// Pushes the parts of the value as features.
    pub(super) fn describe(mut self, out: &mut Features) {
        let points = self.points;
        self.answer_question();
        self.use_sites();
        let before = self.points;
        for amount in self.store {
            out.push(amount / 16.0);
        }
        out.push(self.food / 20.0);
        self.buy();
        out.push((before - points) / 20.0);
        out.push((self.points - before) / 20.0);
        for part in [self.lower_halves(), self.prospects(), self.stores(), self.provisions()] {
            out.push(part / 50.0);
        }
        out.push(self.store.iter().sum::<f32>() / 32.0);
        out.push((self.food - self.food_needed()).clamp(-40.0, 20.0) / 20.0);
    }

    /// Adds what the pending decision will bring this seat.
    fn answer_question(&mut self) {
        let Some(step) = self.game.pending else { return };
        match step.task {
            Task::Tools { gathering, pips } if step.seat == self.seat => {
                let tools = self.player.usable_tools(&self.game.content).value();
                let per_piece = gathering.pips_per_piece();
                let without = pips / per_piece;
                // A tool is added if it completes a piece.
                let missing = per_piece - pips % per_piece;
                let gain = f32::from(without) + f32::from(u8::from(missing <= tools)) * 0.6;
                self.gather(gathering, gain);
            }
            Task::Pay { purpose, bill, paid, .. } if step.seat == self.seat => {
                let left = f32::from(bill.least) - f32::from(paid.total());
                self.pay_cheapest(left.max(0.0));
                match purpose {
                    Purpose::Acquire(Acquisition::Card(slot)) => {
                        if let Some(card) = self.game.cards[slot.index()] {
                            self.points += self.card_value(self.game.content.card(card));
                        }
                    }
                    Purpose::Acquire(Acquisition::Building(_)) => {
                        self.points += f32::from(paid.value()) + left.max(0.0) * 4.0 + self.building_bonus();
                    }
                    Purpose::Food => {}
                }
            }
            Task::Pick { .. } => self.points += self.weights.dice_for_all * 0.5,
            Task::Tools { .. } | Task::Pay { .. } | Task::Place | Task::Use | Task::Gain | Task::Feed { .. } => {}
        }
        if self.game.cashing && step.seat == self.seat {
            self.points += 2.0 * self.resource_value(Resource::Gold);
        }
    }

    /// Adds what people on the sites will bring.
    fn use_sites(&mut self) {
        for place in self.game.board.places_of(self.seat).iter() {
            let Place::Site(site) = place else { continue };
            let people = self.game.board.people(place, self.seat);
            match site.work() {
                Work::Gather(gathering) => self.gather(gathering, expected_yield(gathering, people)),
                Work::Tool => {
                    self.player.tools.gain();
                }
                Work::Person => self.player.people = (self.player.people + 1).min(MOST_PEOPLE),
                Work::FoodTrack => self.player.food_track = (self.player.food_track + 1).min(END_OF_FOOD_TRACK),
            }
        }
    }

    fn gather(&mut self, gathering: Gathering, gain: f32) {
        match gathering {
            Gathering::Food => self.food += gain,
            Gathering::Resource(resource) => self.store[resource.index()] += gain,
        }
    }

    /// Adds what the cards and buildings under people will bring.
    fn buy(&mut self) {
        for place in self.game.board.places_of(self.seat).iter() {
            let Place::Acquisition(what) = place else { continue };
            match what {
                Acquisition::Building(slot) => {
                    if let Some(top) = self.game.stacks[slot.index()].top {
                        self.build(self.game.content.building(top).cost);
                    }
                }
                Acquisition::Card(slot) => {
                    if let Some(card) = self.game.cards[slot.index()] {
                        self.buy_card(self.game.content.card(card), f32::from(slot.number()));
                    }
                }
            }
        }
    }

    fn build(&mut self, cost: Cost) {
        let mut price = [0.0; Resource::COUNT];
        match cost {
            Cost::Fixed(cost) => {
                for resource in Resource::ALL {
                    price[resource.index()] = f32::from(cost[resource]);
                }
            }
            Cost::Counted { pieces, kinds } => self.dearest(f32::from(pieces), usize::from(kinds), &mut price),
            Cost::UpTo(most) => self.dearest(f32::from(most), Resource::COUNT, &mut price),
        }
        let (mut points, mut worth, mut missing) = (0.0, 0.0, 0.0);
        for resource in Resource::ALL {
            let pieces = price[resource.index()];
            points += pieces * f32::from(resource.value());
            worth += pieces * self.resource_value(resource);
            missing += (pieces - self.store[resource.index()]).max(0.0);
        }
        if let Cost::Counted { pieces, .. } = cost {
            missing += (f32::from(pieces) - price.iter().sum::<f32>()).max(0.0);
        }
        let likely = (1.0 - missing * self.weights.missing_resource).max(0.0);
        let gain = points + self.building_bonus() - worth;
        if gain > 0.0 && likely > 0.0 {
            self.points += gain * likely;
            // The resources are spent. Their own value was subtracted from the gain, so it is added back.
            for resource in Resource::ALL {
                let index = resource.index();
                let spent = (price[index] * likely).min(self.store[index]);
                self.store[index] -= spent;
                self.points += spent * self.resource_value(resource);
            }
        }
    }

    /// Fills `price` with the dearest pieces, of at most `kinds` kinds, that the store will have.
    fn dearest(&self, pieces: f32, kinds: usize, price: &mut [f32; Resource::COUNT]) {
        let mut left = pieces;
        for resource in Resource::ALL.into_iter().rev().filter(|r| self.store[r.index()] >= 0.5).take(kinds) {
            let taken = self.store[resource.index()].min(left);
            price[resource.index()] = taken;
            left -= taken;
        }
    }

    fn buy_card(&mut self, card: &Card, price: f32) {
        let have: f32 = self.store.iter().sum();
        let likely = (1.0 - (price - have).max(0.0) * self.weights.missing_resource).max(0.0);
        let store = self.store;
        let paid = self.pay_cheapest(price);
        self.store = store;
        let gain = self.card_value(card) - paid;
        if gain > 0.0 && likely > 0.0 {
            self.pay_cheapest(price * likely);
            self.points += (gain + paid) * likely;
        }
    }

    /// Takes the cheapest pieces from the store and returns what they were worth.
    fn pay_cheapest(&mut self, pieces: f32) -> f32 {
        let (mut left, mut worth) = (pieces, 0.0);
        for resource in Resource::ALL {
            let paid = self.store[resource.index()].min(left);
            self.store[resource.index()] -= paid;
            left -= paid;
            worth += paid * self.resource_value(resource);
        }
        worth
    }

    /// Returns what a building is worth beyond its points.
    fn building_bonus(&self) -> f32 {
        f32::from(self.halves.professions[Profession::HutBuilders.index()])
    }

    pub(super) fn card_value(&self, card: &Card) -> f32 {
        let weights = self.weights;
        let top = match card.top {
            Effect::DiceForAll => weights.dice_for_all,
            Effect::Food(food) => f32::from(food) * self.food_value(),
            Effect::Resource(resource, count) => f32::from(count) * self.resource_value(resource),
            Effect::Roll(resource) => expected_yield(Gathering::Resource(resource), 2) * self.resource_value(resource),
            Effect::Points(points) => f32::from(points),
            Effect::Tool => self.tool_value(),
            Effect::FoodTrack => self.food_track_value(),
            Effect::ExtraCard => weights.extra_card,
            Effect::OneUseTool(value) => f32::from(value) * weights.one_use_pip * self.rounds.min(1.0),
            Effect::AnyTwo => 2.0 * self.resource_value(Resource::Gold),
        };
        let mut with_it = self.halves;
        match card.bottom {
            Bottom::Culture { culture } => with_it.cultures[culture.index()] += 1,
            Bottom::Profession { profession, count } => with_it.professions[profession.index()] += count,
        }
        top + self.lower_halves_of(&with_it) - self.lower_halves()
    }

    fn lower_halves(&self) -> f32 {
        self.lower_halves_of(&self.halves)
    }

    /// Returns what the lower halves of cards will bring, with the multipliers expected in the end.
    fn lower_halves_of(&self, halves: &LowerHalves) -> f32 {
        let professions: f32 = Profession::ALL
            .into_iter()
            .map(|profession| {
                let now = f32::from(multiplier(profession, &self.player));
                let most = match profession {
                    Profession::Farmers | Profession::Shamans => 10.0,
                    Profession::ToolMakers => 12.0,
                    Profession::HutBuilders => 28.0,
                };
                let later = (now + self.rounds * self.weights.growth).min(most);
                f32::from(halves.professions[profession.index()]) * later
            })
            .sum();
        let different = halves.cultures.iter().filter(|&&count| count > 0).count() as f32;
        let hope = self.rounds * self.weights.culture_growth;
        // Another symbol raises n² by about 2n.
        halves.culture_points() as f32 + 2.0 * different * hope.min((8.0 - different).max(0.0)) + professions
    }

    /// Returns what people, tools and the food track will bring in the rounds that are left.
    fn prospects(&self) -> f32 {
        let ready = if matches!(self.game.phase, Phase::Feeding { .. }) {
            0.0
        } else {
            f32::from(self.player.usable_tools(&self.game.content).value())
        };
        let unplaced = match self.game.phase {
            Phase::Placing => f32::from(self.game.players[self.seat].at_home),
            Phase::Using | Phase::Feeding { .. } | Phase::Over(_) => 0.0,
        };
        let extra_people = f32::from(self.player.people) - 5.0;
        let unspent = f32::from(self.player.any_two_cards(&self.game.content));
        extra_people * self.weights.person * self.rounds
            + f32::from(self.player.tools.value()) * self.tool_value()
            + f32::from(self.player.food_track) * self.weights.food_track * self.rounds
            + ready * self.weights.ready_pip
            + unplaced * self.weights.unplaced
            + unspent * 2.0 * self.resource_value(Resource::Gold)
    }

    fn tool_value(&self) -> f32 {
        self.weights.tool * self.rounds
    }

    fn food_track_value(&self) -> f32 {
        (self.weights.food_track + self.weights.food) * self.rounds
    }

    fn food_value(&self) -> f32 {
        if self.food >= self.food_needed() { 0.1 } else { self.weights.food }
    }

    /// Returns the value of a resource: a point at the end, more while it can be spent.
    fn resource_value(&self, resource: Resource) -> f32 {
        let spendable = self.rounds.min(1.0);
        let worth = f32::from(resource.value()) * self.weights.pip;
        1.0 + (worth - 1.0).max(0.0) * spendable
    }

    /// Returns the value of the store. Pieces that cannot be spent in time count a point each.
    fn stores(&self) -> f32 {
        let room = self.rounds * self.weights.spent_per_round;
        let (mut left, mut worth) = (room, 0.0);
        for resource in Resource::ALL.into_iter().rev() {
            let pieces = self.store[resource.index()];
            let spent = pieces.min(left);
            left -= spent;
            worth += spent * self.resource_value(resource) + (pieces - spent);
        }
        worth
    }

    /// Returns the food that will be eaten until the end, less the harvest.
    fn food_needed(&self) -> f32 {
        let meals = self.rounds + if self.has_eaten() { 0.0 } else { 1.0 };
        (f32::from(self.player.people) - f32::from(self.player.food_track)).max(0.0) * meals
    }

    fn has_eaten(&self) -> bool {
        match self.game.phase {
            Phase::Placing | Phase::Using => false,
            Phase::Feeding { fed } => {
                let mut before = self.game.start.clockwise(usize::from(self.game.player_count)).take(usize::from(fed));
                before.any(|seat| seat == self.seat)
            }
            Phase::Over(_) => true,
        }
    }

    /// Returns the value of the food in store, less the cost of the food that will be missing.
    fn provisions(&self) -> f32 {
        let needed = self.food_needed();
        let covered = self.food.min(needed);
        let mut worth = covered * self.weights.food - needed * self.weights.food;
        if !self.has_eaten() {
            let next_meal = f32::from(self.player.people) - f32::from(self.player.food_track);
            let missing = (next_meal - self.food).max(0.0);
            worth -= (missing * (self.weights.missing_food - self.weights.food)).min(10.0);
        }
        worth
    }
}

/// What the dice bring on average, by number of people; the first column is food, the others the resources. The values
/// are exact to the digits given.
const YIELD: [[f32; 5]; 8] = [
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [1.5, 0.833, 0.5, 0.333, 0.167],
    [3.25, 2.0, 1.361, 1.0, 0.75],
    [5.0, 3.167, 2.255, 1.699, 1.333],
    [6.75, 4.333, 3.124, 2.4, 1.917],
    [8.5, 5.5, 4.0, 3.1, 2.5],
    [10.25, 6.667, 4.875, 3.8, 3.083],
    [12.0, 7.833, 5.75, 4.5, 3.667],
];

fn expected_yield(gathering: Gathering, people: u8) -> f32 {
    let column = match gathering {
        Gathering::Food => 0,
        Gathering::Resource(resource) => resource.index() + 1,
    };
    match YIELD.get(usize::from(people)) {
        Some(row) => row[column],
        None => f32::from(people) * 3.5 / f32::from(gathering.pips_per_piece()) - 0.25,
    }
}
