//! The texts of cards, chips and modules.

use super::*;
use crate::ability::{Trait, TraitNumber, Trigger};
use crate::content::{
    AttributeId, CardId, ChipCardId, Content, Deck, EventId, GoalId, IncomeId, MarkerCardId, SPACES, Top,
};
use crate::continent::Terrain;
use crate::count::Count;
use crate::effect::{Effect, Gain, Marker, MaterialChoice, Price, Project, TrackChoice, UpgradeChoice};
use crate::material::{Material, Row};
use crate::module::{Feature, Module, Panel, Track};
use crate::names;
use crate::site::SiteKind;
use engine::pack::Pack;

fn content() -> &'static Content {
    Content::original().unwrap()
}

#[rustfmt::skip]
fn counts() -> Vec<Count> {
    let all = vec![
        Count::Tribes, Count::StrongTribes, Count::WildTribes, Count::TribesAfloat,
        Count::TribesNextTo(SiteKind::Cave), Count::Territories, Count::TerritoriesOf(Terrain::Hills),
        Count::TribesInOne(Terrain::Forest), Count::FarmedTerritories(Terrain::Swamp), Count::Farms, Count::Boats,
        Count::Statues, Count::Settlements, Count::Buildings, Count::RawMaterials, Count::Stored, Count::StoredKinds,
        Count::StoredOf(Terrain::Desert), Count::Food, Count::Money, Count::Ideas, Count::Plans, Count::Features,
        Count::FeaturesOf(Feature::Calm), Count::FeatureKinds, Count::ActivationDice, Count::FateDice, Count::Dice,
        Count::Steps(Track::Culture), Count::AllSteps, Count::PaleTracks, Count::Favor, Count::Cards,
        Count::CardsOf(Deck::Insight), Count::CardKinds, Count::HandCards, Count::IncomeChips, Count::GoalChips,
        Count::AttributeChips, Count::Upgrades, Count::Diamonds,
    ];
    let kinds: BTreeSet<_> = all.iter().map(|count| format!("{:?}", std::mem::discriminant(count))).collect();
    assert_eq!(kinds.len(), all.len());
    all
}

#[rustfmt::skip]
fn effects() -> Vec<Effect> {
    let per = |gain| Effect::Per { gain, each: 2, count: Count::Farms, most: 4 };
    let mut all = vec![
        per(Gain::Points), per(Gain::Markers(Marker::Food)), Effect::ActivationDie, Effect::FateDie,
        Effect::Draw { draw: 3, keep: 1 }, Effect::GoalChip, Effect::InstallGoal, Effect::IncomeChip, Effect::Activity,
        Effect::StageTile, Effect::Explore, Effect::RevealSite, Effect::Build(None), Effect::Build(Some(Project::Farm)),
        Effect::Install(Deck::Achievement), Effect::Upgrade(UpgradeChoice::Any),
        Effect::Upgrade(UpgradeChoice::Only(Module::Trade)), Effect::Upgrade(UpgradeChoice::Colour(Track::Culture)),
    ];
    for n in [1, 3] {
        all.extend(Marker::ALL.map(|marker| Effect::Markers(marker, n)));
        let choices = [
            MaterialChoice::Any, MaterialChoice::Only(Material::Wood), MaterialChoice::Of(Terrain::Hills),
            MaterialChoice::In(Row::Third),
        ];
        all.extend(choices.map(|choice| Effect::Materials(choice, n)));
        let tracks = [TrackChoice::Any, TrackChoice::Lowest, TrackChoice::Only(Track::Culture)];
        all.extend(tracks.map(|track| Effect::Advance(track, n)));
        all.extend([
            Effect::Points(n), Effect::Planning(n), Effect::Features(None, n), Effect::Features(Some(Feature::Calm), n),
            Effect::Mutate(n), Effect::Favor(n), Effect::Recover(n), Effect::TurnDice(n), Effect::Cards(None, n),
            Effect::Cards(Some(Deck::Insight), n), Effect::IncomeActions(n), Effect::Migrations(n),
            Effect::Procreations(n), Effect::WeakTribes(n), Effect::Strengthen(n), Effect::Encamp(n), Effect::Hunts(n),
            Effect::LuckyFinds(n), Effect::Produce(n), Effect::Transport(n), Effect::Sales(n), Effect::Purchases(n),
        ]);
    }
    all
}

#[rustfmt::skip]
fn prices() -> Vec<Price> {
    [1, 2].into_iter().flat_map(|n| [
        Price::Markers(Marker::Food, n), Price::Materials(MaterialChoice::Any, n),
        Price::Features(None, n), Price::Features(Some(Feature::Calm), n), Price::Planning(n), Price::Dice(n),
        Price::Weaken(n), Price::Tribes(n), Price::Favor(n),
    ]).collect()
}

#[rustfmt::skip]
fn triggers() -> Vec<Trigger> {
    vec![
        Trigger::Activated(Module::Trade), Trigger::Slept, Trigger::FeatureGained, Trigger::Reset, Trigger::SettledAnew,
        Trigger::Displaced, Trigger::WasDisplaced, Trigger::Developed, Trigger::Procreated, Trigger::TribeLost,
        Trigger::Hunted, Trigger::LuckyFind, Trigger::SiteRevealed, Trigger::Built(Project::Boat), Trigger::FavorPassed,
        Trigger::FavorFailed, Trigger::Sold, Trigger::Purchased, Trigger::CardInstalled(None),
        Trigger::CardInstalled(Some(Deck::Insight)), Trigger::CardGained, Trigger::GoalInstalled,
        Trigger::IncomeChipGained, Trigger::AttributeTaken, Trigger::Upgraded, Trigger::StageFlipped,
        Trigger::LineCrossed(None), Trigger::LineCrossed(Some(Track::Culture)), Trigger::ExtraFind,
        Trigger::SitePhase(Terrain::Swamp), Trigger::Fed, Trigger::EventWon, Trigger::EraLed, Trigger::IncomePhase,
    ]
}

fn rules() -> Vec<Phrase> {
    let numbers = |what: Trait| match what.number() {
        TraitNumber::None => vec![1],
        TraitNumber::Amount => vec![1, 2],
        TraitNumber::Terrains | TraitNumber::Decks => vec![0b1, 0b101, 0b1101],
    };
    Trait::ALL.into_iter().flat_map(|what| numbers(what).into_iter().map(move |n| names::rule(what, n))).collect()
}

#[test]
fn everything_that_a_pack_can_say_reads_well() {
    for effect in Effect::samples() {
        assert_sentence(&names::effect(effect));
    }
    for price in Price::samples() {
        assert_sentence(&names::price(price));
    }
    for trigger in Trigger::samples() {
        assert_tidy(&names::trigger(trigger));
    }
    for count in Count::samples() {
        assert_tidy(&names::counted(count, 2));
    }
}

/// Every word of the vocabulary, in all its forms.
#[test]
fn the_vocabulary_reads_well() {
    let mut told: Vec<String> = Vec::new();
    for count in counts() {
        told.push(format!(
            "1 {}; 2 {}",
            assert_tidy(&names::counted(count, 1)),
            assert_tidy(&names::counted(count, 2))
        ));
    }
    let sentences =
        effects().into_iter().map(names::effect).chain(prices().into_iter().map(names::price)).chain(rules());
    for sentence in sentences {
        told.push(assert_sentence(&sentence));
    }
    told.extend(triggers().into_iter().map(|trigger| assert_tidy(&names::trigger(trigger))));
    let different: BTreeSet<&String> = told.iter().collect();
    assert_eq!(different.len(), told.len(), "two words say the same");
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn modules_sites_and_action_cards_read_well() {
    let mut told = Vec::new();
    let say = |phrase: Phrase| assert_tidy(&phrase);
    for module in Module::ALL {
        told.extend((1..=3).map(|level| {
            format!("{} {level}: {}", say(module.into()), say(names::panel_does(Panel::Main(module), level)))
        }));
    }
    let others = Panel::all().filter(|panel| !matches!(panel, Panel::Main(_)));
    told.extend(others.map(|panel| {
        let (dice, does) = (say(names::panel_dice(panel)), say(names::panel_does(panel, 1)));
        format!("{} ({dice}): {does}", say(names::panel(panel)))
    }));
    told.extend(SiteKind::ALL.map(|kind| format!("{}: {}", say(kind.into()), say(names::site(kind)))));
    for number in 1..=15 {
        told.extend([false, true].map(|red| format!("{number} {red}: {}", say(names::action_card(number, red)))));
    }
    insta::assert_snapshot!(told.join("\n"));
}

/// Every piece of the original pack has a text, and all goal chips have different ones.
#[test]
fn every_piece_of_the_pack_is_told() {
    let content = content();
    for id in CardId::all() {
        let card = names::card(content, id);
        assert_tidy(&card.name);
        card.cost.iter().for_each(|space| drop(assert_tidy(space)));
        card.top.iter().chain(&card.bonus).for_each(|text| drop(assert_sentence(text)));
        assert_eq!(card.top.is_some(), content.card(id).top != Top::Nothing);
    }
    EventId::all().for_each(|id| drop(assert_sentence(&names::event(content, id))));
    IncomeId::all().for_each(|id| drop(assert_sentence(&names::income(content, id))));
    MarkerCardId::all().for_each(|id| drop(assert_sentence(&names::marker_card(content, id))));
    ChipCardId::all().for_each(|id| drop(assert_sentence(&names::chip_card(content, id))));
    AttributeId::all().for_each(|id| drop(assert_sentence(&names::attribute(content, id))));
    let goals: BTreeSet<String> = GoalId::all().map(|id| assert_sentence(&names::goal(content, id))).collect();
    assert_eq!(goals.len(), GoalId::COUNT);
}

/// A card as players read it.
#[derive(Debug)]
#[expect(dead_code, reason = "it is printed")]
struct CardText {
    id: String,
    name: String,
    deck: String,
    cost: [String; SPACES],
    top: Option<String>,
    bonus: Option<String>,
}

fn read(card: names::CardText) -> CardText {
    let names::CardText { id, name, deck, cost, top, bonus } = card;
    let [top, bonus] = [top, bonus].map(|text| text.map(said));
    CardText { id: id.to_string(), name: said(name), deck: said(deck), cost: cost.map(said), top, bonus }
}

/// A few pieces in full.
#[test]
fn pieces_read_well() {
    let content = content();
    let mut told = Vec::new();
    for name in ["A1", "A7", "B12", "C16", "D9", "E3"] {
        told.push(format!("{:#?}", read(names::card(content, CardId::named(name).unwrap()))));
    }
    told.extend(EventId::all().map(|id| format!("{id}: {}", said(names::event(content, id)))));
    told.extend(GoalId::all().map(|id| format!("{id}: {}", said(names::goal(content, id)))));
    told.extend(IncomeId::all().map(|id| format!("{id}: {}", said(names::income(content, id)))));
    told.extend(AttributeId::all().map(|id| format!("{id}: {}", said(names::attribute(content, id)))));
    told.extend(MarkerCardId::all().map(|id| format!("{id}: {}", said(names::marker_card(content, id)))));
    told.extend(ChipCardId::all().map(|id| format!("{id}: {}", said(names::chip_card(content, id)))));
    insta::assert_snapshot!(told.join("\n"));
}
