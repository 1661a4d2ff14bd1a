//! The words on a board of pictures: titles, labels and what cards say, for pages that draw a [`View`].

use engine::say;
use engine::words::Phrase;

use crate::action::Item;
use crate::content::{Bottom, Building, Card, Cost, Effect, Profession};
use crate::place::Site;
use crate::player::{END_OF_FOOD_TRACK, MOST_PEOPLE};
use crate::resource::Resource;
use crate::task::{Bill, Gathering, Phase, Purpose};
use crate::view::{PlayerView, View};
use crate::words::{Key, phrase};

/// A label that needs no values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The board itself.
    Valley,
    /// The row of cards.
    Cards,
    /// The stacks of buildings.
    Buildings,
    /// The players' boards.
    Players,
    /// All people of a player.
    People,
    /// People on the player board.
    AtHome,
    /// People who wait to be placed.
    ToPlace,
    /// People who wait to be used.
    StillOut,
    /// Food in store.
    Food,
    /// The food track.
    FoodTrack,
    /// Tools that can be used.
    ToolsReady,
    /// Tools that were used.
    ToolsUsed,
    /// Tools for one use.
    OneUseTools,
    /// Cards to be cashed for any two resources.
    AnyTwo,
    /// A player's buildings.
    OwnBuildings,
    /// A player's cards.
    OwnCards,
    /// What was paid.
    Paid,
    /// Nothing was paid.
    NothingPaid,
    /// Whoever has the start player figure.
    StartPlayer,
    /// An empty space.
    Empty,
    /// Tool choices that are rarely wanted.
    MoreTools,
    /// A card face down.
    UnseenCard,
    /// Points that count already.
    Points,
    /// All points, with those that the end of the game would bring.
    Total,
}

/// What a label says.
#[must_use]
pub fn label(label: Label) -> Phrase {
    match label {
        Label::Valley => say!(BoardValley),
        Label::Cards => say!(BoardCards),
        Label::Buildings => say!(BoardBuildings),
        Label::Players => say!(BoardPlayers),
        Label::People => say!(MatPeople),
        Label::AtHome => say!(MatAtHome),
        Label::ToPlace => say!(BoardToPlace),
        Label::StillOut => say!(BoardStillOut),
        Label::Food => say!(MatFood),
        Label::FoodTrack => say!(MatFoodTrack),
        Label::ToolsReady => say!(MatToolsReady),
        Label::ToolsUsed => say!(MatToolsUsed),
        Label::OneUseTools => say!(MatOneUseTools),
        Label::AnyTwo => say!(MatAnyTwo),
        Label::OwnBuildings => say!(MatBuildings),
        Label::OwnCards => say!(MatCards),
        Label::Paid => say!(BoardPaid),
        Label::NothingPaid => say!(BoardNothingPaid),
        Label::StartPlayer => say!(BoardStartPlayer),
        Label::Empty => say!(PlainEmpty),
        Label::MoreTools => say!(BoardMoreTools),
        Label::UnseenCard => say!(BoardUnseenCard),
        Label::Points => say!(MatPoints),
        Label::Total => say!(MatTotal),
    }
}

/// The phases of a round, in their order, each with whether it is the present one. Once the game is over, just that.
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

/// The title of a site.
#[must_use]
pub fn site(site: Site) -> Phrase {
    phrase::site(site)
}

/// What a site gives: `1 wood per 3 pips`, `one more person`.
#[must_use]
pub fn site_gives(site: Site) -> Phrase {
    phrase::site_purpose(site, |gathering| {
        let (what, pips) = (phrase::gathering(gathering), phrase::pips(gathering.pips_per_piece()));
        say!(PlainRate, what = what, pips = pips)
    })
}

/// The name of a resource.
#[must_use]
pub fn resource(resource: Resource) -> Phrase {
    phrase::resource(resource)
}

/// A resource with what a piece of it is worth: `wood (value 3)`.
#[must_use]
pub fn resource_with_value(resource: Resource) -> Phrase {
    say!(MatResource, resource = phrase::resource(resource), value = resource.value())
}

/// What so many pips bring: `3 wood`.
#[must_use]
pub fn gain(gathering: Gathering, pips: u8) -> Phrase {
    phrase::gain(gathering, pips)
}

/// `14 pips`.
#[must_use]
pub fn pips(count: u8) -> Phrase {
    phrase::pips(count)
}

/// `5 points`.
#[must_use]
pub fn points(count: u16) -> Phrase {
    phrase::points(count)
}

/// What a die of a dice-for-all card stands for.
#[must_use]
pub fn item(item: Item) -> Phrase {
    phrase::item(item)
}

/// A price of the player's choice.
#[must_use]
pub fn bill(bill: &Bill) -> Phrase {
    phrase::bill(bill)
}

/// What is paid for.
#[must_use]
pub fn purpose(purpose: Purpose) -> Phrase {
    phrase::purpose(purpose)
}

/// Both halves of a card.
#[must_use]
pub fn card(card: &Card) -> Phrase {
    phrase::card(card)
}

/// The upper half of a card, shortly.
#[must_use]
pub fn effect(effect: Effect) -> Phrase {
    phrase::effect(effect)
}

/// The lower half of a card, shortly.
#[must_use]
pub fn bottom(bottom: Bottom) -> Phrase {
    phrase::bottom(bottom)
}

/// What the upper half of a card does.
#[must_use]
pub fn about_effect(effect: Effect) -> Phrase {
    match effect {
        Effect::DiceForAll => say!(AboutDiceForAll),
        Effect::Food(count) => say!(AboutFood, amount = phrase::food(u16::from(count))),
        Effect::Resource(resource, count) => {
            say!(AboutResource, amount = phrase::amount(resource, u16::from(count)))
        }
        Effect::Roll(resource) => say!(AboutRoll, what = phrase::resource(resource)),
        Effect::Points(count) => say!(AboutPoints, points = phrase::points(u16::from(count))),
        Effect::Tool => say!(AboutTool),
        Effect::FoodTrack => say!(AboutFoodTrack),
        Effect::ExtraCard => say!(AboutExtraCard),
        Effect::OneUseTool(value) => say!(AboutOneUseTool, value = value),
        Effect::AnyTwo => say!(AboutAnyTwo),
    }
}

/// What the lower half of a card is worth.
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

/// What a building costs.
#[must_use]
pub fn cost(cost: &Cost) -> Phrase {
    phrase::cost(cost)
}

/// What a building cost and brought, shortly.
#[must_use]
pub fn building(building: &Building) -> Phrase {
    say!(PointBuilding, cost = phrase::cost(&building.cost), points = phrase::worth(&building.cost))
}

/// What a building costs and brings.
#[must_use]
pub fn about_building(building: &Building) -> Phrase {
    say!(AboutBuilding, cost = phrase::cost(&building.cost), points = phrase::worth(&building.cost))
}

/// What a card on this space costs.
#[must_use]
pub fn price(pieces: u8) -> Phrase {
    say!(BoardPrice, pieces = phrase::pieces(u16::from(pieces)))
}

/// How many cards are in the deck.
#[must_use]
pub fn deck(count: u8) -> Phrase {
    say!(BoardDeck, count = count)
}

/// How many are left.
#[must_use]
pub fn left(count: u8) -> Phrase {
    say!(BoardLeft, count = count)
}

/// What the next meal of a player asks for, and what there is, with what the hut and the field will have brought by then.
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
    fn a_meal_counts_whom_the_hut_and_what_the_field_will_have_brought() {
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
