//! Cards, chips, sites and modules: their names and texts.

use std::fmt::Display;

use engine::say;
use engine::words::Phrase;

use super::{Key, ability, activity, bonus_of, counted, phrase};
use crate::ability::Trait;
use crate::civilization::Civilization;
use crate::content::{
    AttributeId, Card, CardId, ChipCardId, Content, EventId, GoalId, IncomeId, MarkerCardId, Need, Requirement, Space,
    Toll, Top, Winners,
};
use crate::material::Materials;
use crate::module::{Module, Panel};
use crate::site::{Ground, SiteKind};
use crate::task::Origin;

/// `A7 Balance`.
pub(crate) fn name(piece: impl Display) -> Phrase {
    let id = piece.to_string();
    say!(PieceNamed, id = id.clone(), name = Phrase::new(id))
}

/// Names the source of a bonus.
pub(crate) fn origin(origin: Origin) -> Phrase {
    match origin {
        Origin::Card(card) => name(card),
        Origin::Attribute(chip) => name(chip),
        Origin::Income(chip) => name(chip),
        Origin::Event(event) => name(event),
        Origin::Console => say!(OriginConsole),
    }
}

/// Describes the requirement of a cost space without its points: `return 2 Wood, or have 2 settlements`.
pub(crate) fn space(space: &Space) -> Phrase {
    let Some(need) = space.need else { return say!(SpaceEmpty) };
    let need = match need {
        Need::Return(material, count) => say!(PriceReturn, what = phrase::materials(material, count)),
        Need::ReturnFeature(feature) => say!(PriceReturn, what = phrase::features(feature, 1)),
        Need::Have(feature, count) => say!(NeedHave, what = phrase::features(feature, count)),
    };
    match (space.settlements, space.included) {
        (0, _) => need,
        (count, false) => say!(SpaceOrSettlements, need = need, count = count),
        (count, true) => say!(SpaceOrIncluded, need = need, count = count),
    }
}

/// Describes a cost space with its points: `return 2 Wood (for 3 success points)`.
pub(crate) fn cost_space(card: &Card, index: usize) -> Option<Phrase> {
    let text = space(card.cost.get(index)?);
    let points = *card.points.get(index)?;
    Some(if points == 0 { text } else { say!(SpacePoints, space = text, points = phrase::points(u16::from(points))) })
}

/// Describes all five cost spaces in one line.
pub(crate) fn cost(card: &Card) -> Phrase {
    let spaces = (0..card.cost.len())
        .filter_map(|index| Some(say!(SpaceNumbered, number = index + 1, space = cost_space(card, index)?)));
    phrase::semicolons(spaces)
}

/// Describes the top third of a card.
pub(crate) fn top(content: &Content, top: &Top) -> Phrase {
    match *top {
        Top::Nothing => say!(TopNothing),
        Top::Activity(id) => say!(TopActivity, activity = activity(content, id)),
        Top::Ability(of) => ability(content, &of),
        Top::PointBonus(points) => say!(TopPointBonus, points = phrase::points(u16::from(points))),
    }
}

/// Describes what a card does once it is installed, in one phrase.
pub(crate) fn card_does(content: &Content, id: CardId) -> Phrase {
    let card = content.card(id);
    let instant = card.bonus.map(|bonus| say!(CardInstant, bonus = bonus_of(content, bonus)));
    let top = (card.top != Top::Nothing).then(|| top(content, &card.top));
    let parts: Vec<Phrase> = instant.into_iter().chain(top).collect();
    if parts.is_empty() { say!(TopNothing) } else { phrase::semicolons(parts) }
}

/// Returns the name of a card with its type: `A7 Balance (invention)`.
pub(crate) fn card_title(id: CardId) -> Phrase {
    say!(CardTitle, card = name(id), deck = id.deck())
}

/// Describes what an event rewards.
pub(crate) fn event(content: &Content, id: EventId) -> Phrase {
    let card = content.event(id);
    let bonus = bonus_of(content, card.bonus);
    let bonus = match card.toll {
        Some(Toll::Farm) => say!(EventTollFarm, bonus = bonus),
        Some(Toll::Boat) => say!(EventTollBoat, bonus = bonus),
        None => bonus,
    };
    match card.winners {
        Winners::Most { count, shared: false } => say!(EventMost, what = counted(count, 2), bonus = bonus),
        Winners::Most { count, shared: true } => say!(EventMostShared, what = counted(count, 2), bonus = bonus),
        Winners::AtLeast(count, need) => {
            say!(EventAtLeast, count = need, what = counted(count, need), bonus = bonus)
        }
    }
}

/// Describes how an event moves the weather.
pub(crate) fn event_weather(content: &Content, id: EventId) -> Phrase {
    let steps = content.event(id).weather;
    let count = phrase::steps(steps.unsigned_abs());
    if steps < 0 { say!(EventColder, steps = count) } else { say!(EventHotter, steps = count) }
}

/// Describes the requirement of a goal chip.
pub(crate) fn goal(content: &Content, id: GoalId) -> Phrase {
    match content.goal(id).requirement {
        Requirement::Have(count, need) => say!(GoalHave, count = need, what = counted(count, need)),
        Requirement::Pay(material) => say!(PriceReturn, what = phrase::materials(material, 1)),
    }
}

/// `G7 Forest Clearing: have at least 1 …`.
pub(crate) fn goal_full(content: &Content, id: GoalId) -> Phrase {
    say!(PieceSays, piece = name(id), text = goal(content, id))
}

/// Describes the action of an income chip.
pub(crate) fn income(content: &Content, id: IncomeId) -> Phrase {
    bonus_of(content, content.income(id))
}

/// Describes an income chip with its name.
pub(crate) fn income_full(content: &Content, id: IncomeId) -> Phrase {
    say!(PieceSays, piece = name(id), text = income(content, id))
}

/// Describes the requirement of an attribute chip.
pub(crate) fn attribute_need(content: &Content, id: AttributeId) -> Phrase {
    let chip = content.attribute(id);
    say!(AttributeNeed, have = phrase::features(chip.feature, chip.need))
}

/// Describes an attribute chip with its name, its requirement and its ability.
pub(crate) fn attribute_full(content: &Content, id: AttributeId) -> Phrase {
    let brings = ability(content, &content.attribute(id).ability);
    say!(AttributeFull, piece = name(id), need = attribute_need(content, id), text = brings)
}

/// Lists the markers of a starting marker card.
pub(crate) fn marker_card(content: &Content, id: MarkerCardId) -> Phrase {
    phrase::list(content.marker_card(id).markers.iter().map(|(slot, count)| phrase::slot(*slot, *count)))
}

/// Describes the module and the income action of a starting chip card.
pub(crate) fn chip_card(content: &Content, id: ChipCardId) -> Phrase {
    say!(ChipCard, module = content.chip_card(id).module, income = income(content, IncomeId::starting(id)))
}

/// Describes the effect of a kind of site on the territories next to it.
pub(crate) fn site(kind: SiteKind) -> Phrase {
    say!(SiteDoes, site = kind)
}

/// Lists the materials that statues on a building ground can be made of.
pub(crate) fn ground_materials(content: &Content, ground: Ground) -> Phrase {
    let set = content.board().grounds[ground.index()];
    phrase::choice(set.iter().map(Phrase::from)).unwrap_or_else(phrase::nothing)
}

/// Lists the materials that a settlement costs. Settlements are counted from 0. Some builders can leave one material
/// out.
pub(crate) fn settlement_cost(content: &Content, settlement: usize, builder: Option<&Civilization>) -> Phrase {
    let set = content.board().settlements.get(settlement).map_or(Materials::EMPTY, |plan| plan.cost);
    let cost = phrase::list(set.iter().map(Phrase::from));
    let cheap = builder.is_some_and(|civ| civ.traits.has(Trait::CheapSettlements));
    if cheap { say!(AllButOne, cost = cost) } else { cost }
}

/// Describes what a main module does at a level.
pub(crate) fn module_level(module: Module, level: u8) -> Phrase {
    say!(ModuleDoes, module = module, level = level.clamp(1, Module::TOP_LEVEL))
}

/// Describes what a module does. The level matters only for main modules.
pub(crate) fn panel(panel: Panel, level: u8) -> Phrase {
    match panel {
        Panel::Main(module) => module_level(module, level),
        Panel::Feature(feature) => say!(PanelFeatureDoes, feature = feature),
        Panel::Sleep => say!(PanelSleepDoes),
    }
}

/// Returns the dice that a module takes: `1 and 3`, `any two`.
pub(crate) fn panel_dice(panel: Panel) -> Phrase {
    match panel.dice() {
        Some((first, second)) => say!(PanelDice, first = first, second = second),
        None => say!(PanelAnyDice),
    }
}
