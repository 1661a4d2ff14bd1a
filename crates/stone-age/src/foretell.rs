//! What an action costs and brings, for pages that show it before it is taken.
//!
//! It is read from a [`View`] and from what is printed, never from the true state. So it cannot tell more than its viewer
//! may know. Where dice decide, it says what to expect of them.

use engine::Seat;

use crate::action::Action;
use crate::content::{Card, Cost, Effect};
use crate::place::{Acquisition, Place, Work};
use crate::player::{END_OF_FOOD_TRACK, HUNGER_PENALTY, MOST_PEOPLE};
use crate::resource::{Resource, Resources};
use crate::task::{Bill, Gathering, Purpose, Task};
use crate::tools::Tools;
use crate::view::{PlayerView, View};

engine::vocabulary! {
    /// A number on a player's board.
    pub enum Meter {
        /// Wood.
        Wood = "wood",
        /// Brick.
        Brick = "brick",
        /// Stone.
        Stone = "stone",
        /// Gold.
        Gold = "gold",
        /// Food in store.
        Food = "food",
        /// The position on the food track.
        FoodTrack = "food-track",
        /// The value of all tools.
        Tools = "tools",
        /// All people.
        People = "people",
        /// People on the player board.
        AtHome = "at-home",
        /// Buildings.
        Buildings = "buildings",
        /// Cards.
        Cards = "cards",
        /// The position on the scoring track.
        Points = "points",
    }
}

/// A number that an action changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Which number.
    pub meter: Meter,
    /// What it is now.
    pub before: i32,
    /// What it will be.
    pub after: i32,
}

/// A roll that an action leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expected {
    /// What the roll is for.
    pub gathering: Gathering,
    /// Number of dice.
    pub dice: u8,
}

impl Expected {
    /// Returns what the dice bring on average without tools, in tenths of a piece.
    #[must_use]
    pub fn tenths(self) -> u16 {
        // The number of ways to roll each sum.
        let mut ways = vec![1_u64];
        for _ in 0..self.dice {
            let mut next = vec![0; ways.len() + 6];
            for (sum, count) in ways.iter().enumerate() {
                for face in 1..=6 {
                    next[sum + face] += count;
                }
            }
            ways = next;
        }
        let per = u64::from(self.gathering.pips_per_piece());
        let all: u64 = ways.iter().sum();
        let pieces: u64 = (0..).zip(&ways).map(|(sum, count)| sum / per * count).sum();
        u16::try_from((pieces * 10 + all / 2) / all).unwrap_or(u16::MAX)
    }
}

/// What an action costs and brings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foretold {
    /// The numbers of the player's board that it changes. Dice are not in them.
    pub changes: Vec<Change>,
    /// Where it places people, and how many.
    pub placed: Option<(Place, u8)>,
    /// The roll that it leads to, now or when the people are used.
    pub expected: Option<Expected>,
    /// Whether it draws something, so that more may change than is known.
    pub draws: bool,
}

/// Foretells an action of the player who is asked. Returns `None` if no one is.
#[must_use]
pub fn foretell(view: &View, action: &Action) -> Option<Foretold> {
    let step = view.asked?;
    let player = view.player(step.seat)?;
    let before = Numbers::of(player);
    let mut future = Future { numbers: before, cashes: player.any_two_cards > 0, told: Foretold::default() };
    future.act(view, step.seat, &step.task, action);
    let Future { numbers: after, told, .. } = future;
    let changes = Meter::ALL.into_iter().map(|meter| Change {
        meter,
        before: before.of_meter(meter),
        after: after.of_meter(meter),
    });
    Some(Foretold { changes: changes.filter(|change| change.before != change.after).collect(), ..told })
}

/// The numbers on a player's board.
#[derive(Clone, Copy)]
struct Numbers {
    resources: Resources,
    food: u16,
    food_track: u8,
    tools: Tools,
    people: u8,
    at_home: u8,
    buildings: u8,
    cards: u8,
    points: i32,
}

impl Numbers {
    fn of(player: &PlayerView) -> Self {
        Self {
            resources: player.resources,
            food: player.food,
            food_track: player.food_track,
            tools: player.tools,
            people: player.people,
            at_home: player.at_home,
            buildings: player.buildings.len() as u8,
            cards: player.card_count,
            points: player.points,
        }
    }

    fn of_meter(&self, meter: Meter) -> i32 {
        match meter {
            Meter::Wood => self.resources[Resource::Wood].into(),
            Meter::Brick => self.resources[Resource::Brick].into(),
            Meter::Stone => self.resources[Resource::Stone].into(),
            Meter::Gold => self.resources[Resource::Gold].into(),
            Meter::Food => self.food.into(),
            Meter::FoodTrack => self.food_track.into(),
            Meter::Tools => self.tools.value().into(),
            Meter::People => self.people.into(),
            Meter::AtHome => self.at_home.into(),
            Meter::Buildings => self.buildings.into(),
            Meter::Cards => self.cards.into(),
            Meter::Points => self.points,
        }
    }
}

/// The board of a player, as it will be.
struct Future {
    numbers: Numbers,
    /// Whether the player can turn in a card before any answer, so that nothing is answered by itself.
    cashes: bool,
    told: Foretold,
}

impl Future {
    fn act(&mut self, view: &View, seat: Seat, task: &Task, action: &Action) {
        match (*action, *task) {
            (Action::Place { place, people }, _) => {
                self.numbers.at_home = self.numbers.at_home.saturating_sub(people);
                self.told.placed = Some((place, people));
                if let Place::Site(site) = place
                    && let Work::Gather(gathering) = site.work()
                {
                    self.told.expected = Some(Expected { gathering, dice: people });
                }
            }
            (Action::Use { site }, _) => {
                let here = view.sites.iter().find(|here| here.site == site);
                let people = here.and_then(|here| here.people.get(seat.index()).copied()).unwrap_or(0);
                self.numbers.at_home += people;
                match site.work() {
                    Work::Gather(gathering) => self.roll(gathering, people),
                    Work::Tool => self.gain_tool(),
                    Work::FoodTrack => self.gain_food_track(),
                    Work::Person => {
                        let gained = u8::from(self.numbers.people < MOST_PEOPLE);
                        self.numbers.people += gained;
                        self.numbers.at_home += gained;
                    }
                }
            }
            (Action::Buy { what }, _) => {
                self.numbers.at_home += 1;
                self.buy(view, what);
            }
            (Action::Leave { .. }, _) => self.numbers.at_home += 1,
            (Action::Tools(choice), Task::Tools { gathering, pips }) => {
                let gain = u16::from(pips.saturating_add(choice.value()) / gathering.pips_per_piece());
                match gathering {
                    Gathering::Food => self.numbers.food = self.numbers.food.saturating_add(gain),
                    Gathering::Resource(resource) => self.numbers.resources.add(&Resources::of(resource, gain)),
                }
            }
            (Action::Pay { resource, count }, Task::Pay { purpose, bill, paid, .. }) => {
                let paid = self.spend(paid, resource, u16::from(count));
                self.pay(view, purpose, &bill, paid, resource.index() + 1);
            }
            (Action::Take { item }, _) => match item.resource() {
                Some(resource) => self.numbers.resources.add(&Resources::of(resource, 1)),
                None if item == crate::action::Item::Tool => self.gain_tool(),
                None => self.gain_food_track(),
            },
            (Action::Gain { first, second }, _) => {
                self.numbers.resources.add(&Resources::of(first, 1));
                self.numbers.resources.add(&Resources::of(second, 1));
            }
            (Action::Feed, Task::Feed { missing }) => {
                self.pay(view, Purpose::Food, &Bill::exactly(missing), Resources::NONE, 0);
            }
            (Action::Starve, _) => self.numbers.points -= i32::from(HUNGER_PENALTY),
            (Action::Cash | Action::Tools(_) | Action::Pay { .. } | Action::Feed, _) => {}
        }
    }

    fn buy(&mut self, view: &View, what: Acquisition) {
        let purpose = Purpose::Acquire(what);
        match what {
            Acquisition::Card(slot) => self.pay(view, purpose, &Bill::exactly(slot.number()), Resources::NONE, 0),
            Acquisition::Building(slot) => {
                let top = view.stacks.get(slot.index()).and_then(|stack| stack.top);
                match top.map(|top| top.cost) {
                    Some(Cost::Fixed(cost)) => {
                        self.numbers.resources.remove(&cost);
                        self.acquire(view, what, &cost);
                    }
                    Some(cost) => {
                        if let Some(bill) = Bill::for_building(&cost) {
                            self.pay(view, purpose, &bill, Resources::NONE, 0);
                        }
                    }
                    None => {}
                }
            }
        }
    }

    /// Pays with the resources from index `from` on, as far as there is no choice.
    fn pay(&mut self, view: &View, purpose: Purpose, bill: &Bill, mut paid: Resources, from: usize) {
        for resource in Resource::ALL.into_iter().skip(from) {
            let have = self.numbers.resources;
            // Only the first resource is asked for even if the player has none.
            if have[resource] == 0 && (from > 0 || resource.index() > 0 || !self.cashes) {
                continue;
            }
            let mut ways = (0..=have[resource].min(u16::from(u8::MAX)) as u8)
                .filter(|count| bill.allows(&paid, &have, resource, *count));
            let (Some(only), None) = (ways.next(), ways.next()) else { return };
            if self.cashes {
                return;
            }
            paid = self.spend(paid, resource, u16::from(only));
        }
        if let Purpose::Acquire(what) = purpose {
            self.acquire(view, what, &paid);
        }
    }

    fn spend(&mut self, mut paid: Resources, resource: Resource, count: u16) -> Resources {
        let payment = Resources::of(resource, count);
        self.numbers.resources.remove(&payment);
        paid.add(&payment);
        paid
    }

    fn acquire(&mut self, view: &View, what: Acquisition, paid: &Resources) {
        match what {
            Acquisition::Building(_) => {
                self.numbers.buildings += 1;
                self.numbers.points += i32::from(paid.value());
                self.told.draws = true;
            }
            Acquisition::Card(slot) => {
                self.numbers.cards += 1;
                if let Some(card) = view.cards.get(slot.index()).and_then(|space| space.card) {
                    self.use_upper_half(&card);
                }
            }
        }
    }

    fn use_upper_half(&mut self, card: &Card) {
        match card.top {
            Effect::Food(food) => self.numbers.food = self.numbers.food.saturating_add(u16::from(food)),
            Effect::Resource(resource, count) => self.numbers.resources.add(&Resources::of(resource, u16::from(count))),
            Effect::Roll(resource) => self.roll(Gathering::Resource(resource), 2),
            Effect::Points(points) => self.numbers.points += i32::from(points),
            Effect::Tool => self.gain_tool(),
            Effect::FoodTrack => self.gain_food_track(),
            Effect::DiceForAll | Effect::ExtraCard => self.told.draws = true,
            Effect::OneUseTool(_) | Effect::AnyTwo => {}
        }
    }

    fn roll(&mut self, gathering: Gathering, dice: u8) {
        self.told.expected = Some(Expected { gathering, dice });
        self.told.draws = true;
    }

    fn gain_tool(&mut self) {
        self.numbers.tools.gain();
    }

    fn gain_food_track(&mut self) {
        self.numbers.food_track += u8::from(self.numbers.food_track < END_OF_FOOD_TRACK);
    }
}

#[cfg(test)]
mod tests {
    use engine::answers::{Asks, Choices};
    use engine::chance::FastChance;
    use engine::{Chance, Game, Stream, Viewer};

    use super::*;
    use crate::flow::Outside;
    use crate::setup::Setup;
    use crate::state::StoneAge;

    /// Carries out an action with the payments that leave no choice, and nothing else that follows.
    fn act(game: &StoneAge, seat: Seat, action: Action) -> Numbers {
        let mut game = *game;
        let (mut chance, mut journal) = (FastChance::new(7), ());
        let flow = &mut Outside { chance: &mut chance, journal: &mut journal };
        game.answer(seat, action, flow);
        // Resources that are taken in the middle of a payment belong to another question.
        let pays = !matches!(action, Action::Gain { .. });
        while pays && let Some((asked, task @ Task::Pay { .. })) = game.asked() {
            let Choices::One(only) = game.choices(asked, task) else { break };
            game.answer(asked, only, flow);
        }
        Numbers::of(game.view(Viewer::Seat(seat)).player(seat).unwrap())
    }

    /// Plays random games and visits each legal action.
    fn each_action(mut visit: impl FnMut(&StoneAge, Seat, Action)) {
        for players in 2..=4 {
            for number in 0..6 {
                let mut chance = FastChance::new(number);
                let mut game = StoneAge::new(&Setup { players, ..Setup::default() }, &mut chance).unwrap();
                let mut actions = Vec::new();
                while let Some(seat) = game.to_act().iter().next() {
                    game.actions(seat, &mut actions);
                    for action in &actions {
                        visit(&game, seat, *action);
                    }
                    let action = actions[chance.below(Stream::named("player"), actions.len() as u32) as usize];
                    game.apply(seat, &action, &mut chance, &mut ()).unwrap();
                }
            }
        }
    }

    #[test]
    fn what_is_foretold_is_what_happens() {
        let mut seen = std::collections::BTreeMap::new();
        each_action(|game, seat, action| {
            // Another player's cards must not matter, so look with the eyes of the one who acts.
            let view = game.view(Viewer::Seat(seat));
            let told = foretell(&view, &action).unwrap();
            let (before, after) = (Numbers::of(view.player(seat).unwrap()), act(game, seat, action));
            for meter in Meter::ALL {
                let foretold = told.changes.iter().find(|change| change.meter == meter);
                assert!(foretold.is_none_or(|change| change.before == before.of_meter(meter)), "{action}: {told:?}");
                // What is drawn can only add to what is known. A roll without tools is taken at once.
                let expected = foretold.map_or(before.of_meter(meter), |change| change.after);
                if told.draws {
                    assert!(after.of_meter(meter) >= expected, "{action}, {meter}: {told:?}");
                } else {
                    assert_eq!(after.of_meter(meter), expected, "{action}, {meter}: {told:?}");
                }
            }
            *seen.entry(action.to_string().split(' ').next().unwrap().to_owned()).or_insert(0) += 1;
        });
        assert_eq!(seen.len(), 11, "{seen:?}");
    }

    #[test]
    fn dice_are_expected_to_bring_their_average() {
        let wood = Gathering::Resource(Resource::Wood);
        // One die brings 0 0 1 1 1 2.
        assert_eq!(Expected { gathering: wood, dice: 1 }.tenths(), 8);
        assert_eq!(Expected { gathering: wood, dice: 2 }.tenths(), 20);
        assert_eq!(Expected { gathering: Gathering::Food, dice: 10 }.tenths(), 173);
        assert_eq!(Expected { gathering: wood, dice: 0 }.tenths(), 0);
    }
}
