//! Installing research cards in the stage partition (p. 24, 25).

use engine::Seat;

use crate::ability::{Trait, Trigger};
use crate::action::Action;
use crate::civilization::{Civilization, Source};
use crate::content::{Card, CardId, CostSpaces, Deck, Need, SPACES, Slot, Top};
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::module::Feature;
use crate::stages::{Column, Holding, StagePartition};
use crate::state::Civolution;
use crate::task::{Chore, Installation, Origin, Special, Task};

use super::building::take_material;

/// The highest cost number. The cost of stage 5 also holds above it.
const HIGHEST_COST: u8 = SPACES as u8;

/// Returns the cost spaces that must be fulfilled in a stage: the non-empty ones up to that stage.
pub(super) fn active_spaces(card: &Card, stage: u8) -> CostSpaces {
    (0..SPACES as u8).take(usize::from(stage)).filter(|space| card.cost[usize::from(*space)].need.is_some()).collect()
}

/// Returns how many settlements fulfil these spaces together. The numbers add up, but of spaces joined by marks only
/// the highest counts.
pub(crate) fn settlements_needed(card: &Card, settled: CostSpaces) -> u8 {
    let mut needed = 0;
    let mut joined = 0;
    for (cost, space) in card.cost.iter().zip(0..) {
        if !cost.included {
            needed += std::mem::take(&mut joined);
        }
        if settled.contains(space) {
            joined = joined.max(cost.settlements);
        }
    }
    needed + joined
}

/// Checks whether a civilization can fulfil these spaces without settlements. Everything they ask for adds up.
fn can_fulfil(civ: &Civilization, card: &Card, spaces: CostSpaces) -> bool {
    let mut left = *civ;
    let mut have = [0; Feature::COUNT];
    let mut returned = true;
    for space in spaces.iter() {
        match card.cost[usize::from(space)].need {
            Some(Need::Return(material, count)) => {
                returned &= (0..count).all(|_| take_material(&mut left, material));
            }
            Some(Need::ReturnFeature(feature)) => returned &= left.give_back(Slot::Feature(feature), 1) > 0,
            Some(Need::Have(feature, count)) => have[feature.index()] += count,
            None => {}
        }
    }
    let less = u8::from(civ.traits.decks(Trait::Learned).contains(card.id.deck()));
    let has = |feature: Feature| left.feature(feature) >= have[feature.index()].saturating_sub(less);
    returned && Feature::ALL.into_iter().all(has)
}

/// Calls `visit` with each largest possible set of spaces that settlements can fulfil, if the other spaces can be
/// fulfilled too.
fn each_settled(
    civ: &Civilization,
    card: &Card,
    active: CostSpaces,
    mut visit: impl FnMut(CostSpaces) -> Enough,
) -> Enough {
    let offering: CostSpaces = active.iter().filter(|space| card.cost[usize::from(*space)].settlements > 0).collect();
    let built = civ.settlements_built() + civ.traits[Trait::Settled];
    let fits = |settled: CostSpaces| settled.is_within(offering) && settlements_needed(card, settled) <= built;
    for settled in (0..=offering.bits()).rev().map(CostSpaces::from_bits).filter(|settled| fits(*settled)) {
        let largest = offering.minus(settled).iter().all(|space| !fits(settled.with(space)));
        if largest && can_fulfil(civ, card, active.minus(settled)) {
            visit(settled)?;
        }
    }
    MORE
}

/// Returns the sets of spaces that settlements can fulfil for a civilization. Each is a way to pay for a card.
pub(crate) fn settled_ways(civ: &Civilization, card: &Card, active: CostSpaces) -> Vec<CostSpaces> {
    let mut ways = Vec::new();
    let _ = each_settled(civ, card, active, |settled| {
        ways.push(settled);
        MORE
    });
    ways
}

fn is_payable(civ: &Civilization, card: &Card, active: CostSpaces) -> bool {
    if active.iter().all(|space| card.cost[usize::from(space)].settlements == 0) {
        return can_fulfil(civ, card, active);
    }
    each_settled(civ, card, active, |_| Enough::Break(())).is_break()
}

/// Checks whether these spaces can be fulfilled, or all but one if one may be ignored.
fn is_payable_with(civ: &Civilization, card: &Card, active: CostSpaces, special: Special) -> bool {
    is_payable(civ, card, active)
        || (special == Special::Offered
            && active.len() > 1
            && active.iter().any(|space| is_payable(civ, card, active.without(space))))
}

/// Checks whether the cost of this stage or of a higher one can be fulfilled. A higher stage can be easier: with more
/// active spaces, a different one may be ignored.
fn is_payable_from(civ: &Civilization, card: &Card, stage: u8, special: Special) -> bool {
    let levels = if special == Special::Offered { stage..=HIGHEST_COST } else { stage..=stage };
    levels.into_iter().any(|level| is_payable_with(civ, card, active_spaces(card, level), special))
}

/// Lists the columns a card can go into, with their stages.
fn columns(stages: &StagePartition, deck: Deck) -> impl Iterator<Item = (Column, u8)> {
    let holding = Holding::of(deck);
    Column::all()
        .filter(move |column| stages.takes(*column, holding))
        .filter_map(|column| Some((column, stages.free_stage(column)?.min(HIGHEST_COST))))
}

impl Civolution {
    /// Checks whether a card can be installed somewhere.
    pub(crate) fn can_install(&self, seat: Seat, card: CardId, special: Special) -> bool {
        let civ = self.civ(seat);
        let printed = self.content.card(card);
        let lowest = columns(&civ.stages, card.deck()).map(|(_, stage)| stage).min();
        lowest.is_some_and(|stage| is_payable_from(civ, printed, stage, special))
    }

    /// Lists the hand cards of one type.
    pub(crate) fn hand_of(&self, seat: Seat, deck: Deck) -> impl Iterator<Item = CardId> + use<> {
        let hand = self.hands[seat];
        hand.iter().filter_map(CardId::new).filter(move |card| card.deck() == deck)
    }

    pub(super) fn list_install(&self, seat: Seat, deck: Deck, special: Special, out: &mut impl Answers) -> Enough {
        for card in self.hand_of(seat, deck) {
            if self.can_install(seat, card, special) {
                out(Action::Install(card))?;
            }
        }
        out(Action::Pass)
    }

    /// Announces the chosen card. From now on all players see it.
    pub(super) fn announce_card(&mut self, seat: Seat, card: CardId, special: Special, flow: &mut impl Flow) {
        if self.open_hands.insert(card.id()) {
            flow.reveal();
        }
        self.push(seat, Task::CardColumn { card, special });
    }

    pub(super) fn list_card_columns(
        &self,
        seat: Seat,
        card: CardId,
        special: Special,
        out: &mut impl Answers,
    ) -> Enough {
        let civ = self.civ(seat);
        let printed = self.content.card(card);
        for (column, stage) in columns(&civ.stages, card.deck()) {
            if is_payable_from(civ, printed, stage, special) {
                out(Action::Column(column))?;
            }
        }
        MORE
    }

    /// Lists the stage itself, and every higher one that would add a cost space (p. 25).
    pub(super) fn list_card_levels(
        &self,
        seat: Seat,
        card: CardId,
        column: Column,
        special: Special,
        out: &mut impl Answers,
    ) -> Enough {
        let civ = self.civ(seat);
        let printed = self.content.card(card);
        let Some(stage) = civ.stages.free_stage(column).map(|stage| stage.min(HIGHEST_COST)) else { return MORE };
        for level in stage..=HIGHEST_COST {
            let adds = level == stage || printed.cost[usize::from(level - 1)].need.is_some();
            if adds && is_payable_with(civ, printed, active_spaces(printed, level), special) {
                out(Action::Level(level))?;
            }
        }
        MORE
    }

    pub(super) fn choose_level(&mut self, seat: Seat, card: CardId, column: Column, special: Special, level: u8) {
        let active = active_spaces(self.content.card(card), level);
        let installation = Installation { card, column, active, special };
        self.push(
            seat,
            match special {
                Special::Offered => Task::CardIgnore(installation),
                Special::No | Special::Another => Task::CardSettlements(installation),
            },
        );
    }

    pub(super) fn list_ignore(&self, seat: Seat, installation: Installation, out: &mut impl Answers) -> Enough {
        let Installation { card, active, .. } = installation;
        let civ = self.civ(seat);
        let printed = self.content.card(card);
        if is_payable(civ, printed, active) {
            out(Action::Pass)?;
        }
        if active.len() > 1 {
            for space in active.iter() {
                if is_payable(civ, printed, active.without(space)) {
                    out(Action::Ignore(space + 1))?;
                }
            }
        }
        MORE
    }

    /// Ignores a cost space, or none. If none was ignored, another card may follow (p. 25).
    pub(super) fn ignore_space(&mut self, seat: Seat, installation: Installation, space: Option<u8>) {
        self.push(
            seat,
            Task::CardSettlements(match space {
                Some(space) => Installation {
                    active: installation.active.without(space - 1),
                    special: Special::No,
                    ..installation
                },
                None => Installation { special: Special::Another, ..installation },
            }),
        );
    }

    pub(super) fn list_settled(&self, seat: Seat, installation: Installation, out: &mut impl Answers) -> Enough {
        let Installation { card, active, .. } = installation;
        each_settled(self.civ(seat), self.content.card(card), active, |settled| out(Action::Settlements(settled)))
    }

    /// Pays for a card and installs it.
    pub(super) fn pay_card(
        &mut self,
        seat: Seat,
        installation: Installation,
        settled: CostSpaces,
        flow: &mut impl Flow,
    ) {
        let content = self.content;
        let printed = content.card(installation.card);
        self.push(seat, Task::Chore(Chore::InstallCard(installation)));
        for space in installation.active.minus(settled).iter() {
            match printed.cost[usize::from(space)].need {
                Some(Need::Return(material, count)) => {
                    (0..count).for_each(|_| self.pay_material(seat, material, flow));
                }
                Some(Need::ReturnFeature(feature)) => self.lose(seat, Slot::Feature(feature), 1, flow),
                Some(Need::Have(..)) | None => {}
            }
        }
    }

    /// Takes the place and the points of a card that has been paid for, and gives its instant bonus.
    pub(super) fn install_card(&mut self, seat: Seat, installation: Installation, flow: &mut impl Flow) {
        let Installation { card, column, active, special } = installation;
        let content = self.content;
        let printed = content.card(card);
        let Some(stage) = self.civ(seat).stages.free_stage(column) else { return };
        self.hands[seat].remove(card.id());
        let civ = self.civ_mut(seat);
        // Its place is taken from now on. Its ability waits until the bonus has been gained.
        civ.stages.install(column, Some(Holding::of(card.deck())));
        self.open_hands.remove(card.id());
        self.card_stage[card.index()] = stage;
        flow.record(Event::Installed { seat, card, column, stage });
        let points = active.iter().map(|space| u16::from(printed.points[usize::from(space)])).sum();
        self.score_by(seat, Source::Cards, points, Some(Origin::Card(card)), flow);
        self.push(seat, Task::Chore(Chore::Insert { card, special }));
        if let Some(bonus) = printed.bonus {
            self.push(seat, Task::Chore(Chore::Bonus(bonus, Origin::Card(card))));
        }
    }

    /// Inserts the card into its column. Its ability counts from now on.
    pub(super) fn insert_card(&mut self, seat: Seat, card: CardId, special: Special) {
        let top = self.content.card(card).top;
        self.pieces_installed += 1;
        self.card_order[card.index()] = self.pieces_installed;
        let civ = self.civ_mut(seat);
        civ.installed.insert(card.id());
        if let Top::Ability(ability) = top {
            civ.traits.add(ability);
        }
        if special == Special::Another {
            self.push(seat, Task::Install { deck: card.deck(), special: Special::No });
        }
        self.trigger(seat, Trigger::CardInstalled(Some(card.deck())));
    }
}
