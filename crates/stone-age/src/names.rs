//! What things are called, and the texts of cards and places, for boards that draw a [`View`].

use engine::say;
use engine::words::Phrase;

use crate::action::Item;
use crate::content::{Bottom, Building, Card, Cost, Culture, Effect, Profession};
use crate::foretell::{Expected, Foretold, Meter};
use crate::place::Site;
use crate::player::{END_OF_FOOD_TRACK, MOST_PEOPLE};
use crate::resource::Resource;
use crate::task::{Bill, Gathering, Phase, Purpose};
use crate::view::{PlayerView, View};
use crate::words::{Key, phrase};

engine::names! {
    "site" => Site,
    "resource" => Resource,
    "culture" => Culture,
    "meter" => Meter,
    "label" => Label,
}

engine::vocabulary! {
    /// A label on the board.
    pub enum Label {
        /// The board itself.
        Valley = "valley",
        /// The stacks of buildings and the row of cards.
        Market = "market",
        /// The row of cards.
        Cards = "cards",
        /// The stacks of buildings.
        Buildings = "buildings",
        /// The players' boards.
        Players = "players",
        /// All people of a player.
        People = "people",
        /// People on the player board.
        AtHome = "at-home",
        /// People who wait to be placed.
        ToPlace = "to-place",
        /// People who wait to be used.
        StillOut = "still-out",
        /// Food in store.
        Food = "food",
        /// The food track.
        FoodTrack = "food-track",
        /// Tools that can be used.
        ToolsReady = "tools-ready",
        /// Tools that were used.
        ToolsUsed = "tools-used",
        /// Tools for one use.
        OneUseTools = "one-use-tools",
        /// Cards that can be cashed for any two resources.
        AnyTwo = "any-two",
        /// A player's buildings.
        OwnBuildings = "own-buildings",
        /// A player's cards.
        OwnCards = "own-cards",
        /// What was paid.
        Paid = "paid",
        /// Nothing was paid.
        NothingPaid = "nothing-paid",
        /// The player with the start player figure.
        StartPlayer = "start-player",
        /// An empty space.
        Empty = "empty",
        /// Ways to use tools that players rarely want.
        MoreTools = "more-tools",
        /// The points that a building scores.
        BuildingPoints = "building-points",
        /// The sum of a roll and tools.
        Pips = "pips",
        /// Pay what was chosen.
        Pay = "pay",
        /// Use the tools that were chosen.
        UseTools = "use-tools",
        /// Take the two resources that were chosen.
        TakeTwo = "take-two",
        /// Feed people with resources of the player's choice.
        FeedWith = "feed-with",
        /// A card face down.
        UnseenCard = "unseen-card",
        /// Points that count already.
        Points = "points",
        /// All points, as if the game ended now.
        Total = "total",
    }
}

/// Returns the phases of a round in order, each with whether it is the current one. Once the game is over, says only that.
#[must_use]
pub fn phases(now: Phase) -> Vec<(Phrase, bool)> {
    match now {
        Phase::Over(_) => vec![(say!(BoardPhaseOver), true)],
        Phase::Placing | Phase::Using | Phase::Feeding { .. } => vec![
            (say!(BoardPhasePlace), now == Phase::Placing),
            (say!(BoardPhaseUse), now == Phase::Using),
            (say!(BoardPhaseFeed), matches!(now, Phase::Feeding { .. })),
        ],
    }
}

/// Describes what a site gives: `1 wood per 3 pips`, `one more person`.
#[must_use]
pub fn site_gives(site: Site) -> Phrase {
    phrase::site_purpose(site, |gathering| {
        let (what, pips) = (phrase::gathering(gathering), phrase::pips(gathering.pips_per_piece()));
        say!(PlainRate, what = what, pips = pips)
    })
}

/// Names a resource with its value: `wood (value 3)`.
#[must_use]
pub fn resource_with_value(resource: Resource) -> Phrase {
    say!(MatResource, resource = resource, value = resource.value())
}

/// Says what a number of pips brings: `3 wood`.
#[must_use]
pub fn gain(gathering: Gathering, pips: u8) -> Phrase {
    phrase::gain(gathering, pips)
}

/// `14 pips`.
#[must_use]
pub fn pips(count: u8) -> Phrase {
    phrase::pips(count)
}

/// Names what is gathered: `wood`, `food`.
#[must_use]
pub fn gathered(gathering: Gathering) -> Phrase {
    phrase::gathering(gathering)
}

/// Names a tool tile, or a card that is used as a tool once: `tool 2`, `one-use tool 4`.
#[must_use]
pub fn tool(value: u8, is_once: bool) -> Phrase {
    if is_once {
        phrase::effect(Effect::OneUseTool(value))
    } else {
        say!(Tools, count = 1, values = Phrase::verbatim(value.to_string()))
    }
}

/// `5 points`.
#[must_use]
pub fn points(count: u16) -> Phrase {
    phrase::points(count)
}

/// Says what a die of a dice-for-all card stands for.
#[must_use]
pub fn item(item: Item) -> Phrase {
    phrase::item(item)
}

/// Describes a price that leaves the player a choice.
#[must_use]
pub fn bill(bill: &Bill) -> Phrase {
    phrase::bill(bill)
}

/// Says what is paid for.
#[must_use]
pub fn purpose(purpose: Purpose) -> Phrase {
    phrase::purpose(purpose)
}

/// Describes both halves of a card.
#[must_use]
pub fn card(card: &Card) -> Phrase {
    phrase::card(card)
}

/// Describes the upper half of a card in a few words.
#[must_use]
pub fn effect(effect: Effect) -> Phrase {
    phrase::effect(effect)
}

/// Describes the lower half of a card in a few words.
#[must_use]
pub fn bottom(bottom: Bottom) -> Phrase {
    phrase::bottom(bottom)
}

/// Explains what the upper half of a card does.
#[must_use]
pub fn about_effect(effect: Effect) -> Phrase {
    match effect {
        Effect::DiceForAll => say!(AboutDiceForAll),
        Effect::Food(count) => say!(AboutFood, amount = phrase::food(u16::from(count))),
        Effect::Resource(resource, count) => {
            say!(AboutResource, amount = phrase::amount(resource, u16::from(count)))
        }
        Effect::Roll(resource) => say!(AboutRoll, what = resource),
        Effect::Points(count) => say!(AboutPoints, points = phrase::points(u16::from(count))),
        Effect::Tool => say!(AboutTool),
        Effect::FoodTrack => say!(AboutFoodTrack),
        Effect::ExtraCard => say!(AboutExtraCard),
        Effect::OneUseTool(value) => say!(AboutOneUseTool, value = value),
        Effect::AnyTwo => say!(AboutAnyTwo),
    }
}

/// Explains what the lower half of a card is worth.
#[must_use]
pub fn about_bottom(bottom: Bottom) -> Phrase {
    match bottom {
        Bottom::Culture { .. } => say!(AboutCulture),
        Bottom::Profession { profession: Profession::Farmers, .. } => say!(AboutFarmers),
        Bottom::Profession { profession: Profession::ToolMakers, .. } => say!(AboutToolMakers),
        Bottom::Profession { profession: Profession::HutBuilders, .. } => say!(AboutHutBuilders),
        Bottom::Profession { profession: Profession::Shamans, .. } => say!(AboutShamans),
    }
}

/// Describes the cost of a building.
#[must_use]
pub fn cost(cost: &Cost) -> Phrase {
    phrase::cost(cost)
}

/// Describes the cost and the points of a building in a few words.
#[must_use]
pub fn building(building: &Building) -> Phrase {
    say!(PointBuilding, cost = phrase::cost(&building.cost), points = phrase::worth(&building.cost))
}

/// Says what an action costs and brings: `wood 5 → 3, points 0 → 12`. `None` if that is nothing, or not known.
#[must_use]
pub fn foretold(told: &Foretold) -> Option<Phrase> {
    let change = |change: &crate::foretell::Change| {
        let signed = |number: i32| number.to_string().replace('-', "−");
        say!(ForetoldChange, meter = change.meter, before = signed(change.before), after = signed(change.after))
    };
    let about = |expected: Expected| {
        let what = phrase::gathering(expected.gathering);
        say!(ForetoldAbout, amount = tenths(expected), what = what)
    };
    let parts = told.changes.iter().map(change).chain(told.expected.map(about));
    parts.reduce(|first, second| say!(JoinComma, first = first, second = second))
}

/// What a roll brings on average, as a number with a tenth: `2.7`.
#[must_use]
pub fn tenths(expected: Expected) -> String {
    let tenths = expected.tenths();
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Explains the cost and the points of a building.
#[must_use]
pub fn about_building(building: &Building) -> Phrase {
    say!(AboutBuilding, cost = phrase::cost(&building.cost), points = phrase::worth(&building.cost))
}

/// Says what a card on this space costs.
#[must_use]
pub fn price(pieces: u8) -> Phrase {
    say!(BoardPrice, pieces = phrase::pieces(u16::from(pieces)))
}

/// Says how many cards are in the deck.
#[must_use]
pub fn deck(count: u8) -> Phrase {
    say!(BoardDeck, count = count)
}

/// Says how many are left.
#[must_use]
pub fn left(count: u8) -> Phrase {
    say!(BoardLeft, count = count)
}

/// Describes a player's next meal: the food needed and the food in store, including what the hut and the field will have
/// brought by then.
#[must_use]
pub fn meal(player: &PlayerView, view: &View) -> Phrase {
    let stands_at = |site: Site| {
        let people = view.sites.iter().filter(|at| at.site == site).filter_map(|at| at.people.get(player.seat.index()));
        people.sum::<u8>() > 0
    };
    let people = (player.people + u8::from(stands_at(Site::Hut))).min(MOST_PEOPLE);
    let harvest = (player.food_track + u8::from(stands_at(Site::Field))).min(END_OF_FOOD_TRACK);
    say!(BoardMeal, people = phrase::people(people), need = people, have = player.food, harvest = harvest)
}

#[cfg(test)]
mod tests {
    use engine::chance::FastChance;
    use engine::words::ENGLISH;
    use engine::{Game, Narrate, Seat, Viewer};

    use super::*;
    use crate::setup::Setup;
    use crate::state::StoneAge;

    #[test]
    fn meal_counts_the_gains_of_hut_and_field() {
        let game = StoneAge::new(&Setup::default(), &mut FastChance::new(1)).unwrap();
        let mut view = game.view(Viewer::Seat(Seat::ALL[0]));
        let player = view.players[0].clone();
        let said = StoneAge::speaker((), ENGLISH, &[]).say(meal(&player, &view));
        assert!(said.contains("5 food for 5 people") && said.contains("0 from the fields"), "{said}");
        for at in &mut view.sites {
            at.people[0] = match at.site {
                Site::Hut => 2,
                Site::Field => 1,
                _ => 0,
            };
        }
        let said = StoneAge::speaker((), ENGLISH, &[]).say(meal(&player, &view));
        assert!(said.contains("6 food for 6 people") && said.contains("1 from the fields"), "{said}");
    }
}
