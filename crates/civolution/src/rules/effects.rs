//! The effects of cards, chips and events.

use engine::Seat;

use crate::ability::{Ability, Trait, Trigger};
use crate::action::Action;
use crate::civilization::Source;
use crate::content::{AttributeId, CardId, Slot, Top};
use crate::effect::{BonusId, Effect, Gain, MaterialChoice, TrackChoice};
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow};
use crate::module::Panel;
use crate::state::Civolution;
use crate::task::{Chore, Follow, Origin, Special, Task};

impl Civolution {
    /// Gives points.
    pub(super) fn score(&mut self, seat: Seat, source: Source, points: u16, flow: &mut impl Flow) {
        self.score_by(seat, source, points, None, flow);
    }

    /// Gives points for a card, chip or event.
    pub(super) fn score_by(
        &mut self,
        seat: Seat,
        source: Source,
        points: u16,
        by: Option<Origin>,
        flow: &mut impl Flow,
    ) {
        if points > 0 {
            let total = &mut self.civ_mut(seat).points[source.index()];
            *total = total.saturating_add(points);
            flow.record(Event::Scored { seat, source, points, by });
        }
    }

    /// Gives the points of a trait.
    pub(super) fn score_trait(&mut self, seat: Seat, what: Trait, flow: &mut impl Flow) {
        let points = self.civ(seat).traits[what];
        if points > 0 {
            let by = self.bearer(seat, what);
            self.score_by(seat, Source::Bonuses, u16::from(points), by, flow);
        }
    }

    /// Returns the first card or chip that gives a civilization a trait.
    fn bearer(&self, seat: Seat, what: Trait) -> Option<Origin> {
        let civ = self.civ(seat);
        let is_it = |ability: Ability| matches!(ability, Ability::Trait(other, _) if other == what);
        let brings = |card: &CardId| matches!(self.content.card(*card).top, Top::Ability(ability) if is_it(ability));
        let card = civ.installed.iter().filter_map(CardId::new).find(brings).map(Origin::Card);
        let mut chips = civ.attributes.iter();
        card.or_else(|| chips.find(|chip| is_it(self.content.attribute(*chip).ability)).map(Origin::Attribute))
    }

    /// Starts the bonuses of everything that waits for this trigger. They come after anything put on the agenda from
    /// now on.
    pub(super) fn trigger(&mut self, seat: Seat, happened: Trigger) {
        let all = u8::MAX;
        let civ = self.civ(seat);
        let waits = !civ.attributes.is_empty() || !civ.installed.intersection(&self.content.waiting_cards()).is_empty();
        if waits && self.awaited(seat, happened, self.pieces_installed, all).next().is_some() {
            let chore = Chore::Happened { trigger: happened, installed: self.pieces_installed, before: all };
            self.push(seat, Task::Chore(chore));
        }
    }

    /// Gives the bonus of the next card or chip that waits for this trigger.
    pub(super) fn happened(&mut self, seat: Seat, trigger: Trigger, installed: u8, before: u8) {
        let (first, more) = {
            let mut awaited = self.awaited(seat, trigger, installed, before);
            (awaited.next(), awaited.next().is_some())
        };
        let Some((number, bonus, origin)) = first else { return };
        if more {
            self.push(seat, Task::Chore(Chore::Happened { trigger, installed, before: number }));
        }
        self.push(seat, Task::Chore(Chore::Bonus(bonus, origin)));
    }

    /// Lists what waits for this trigger, each with a number, in the order in which it takes effect: attribute chips,
    /// then cards. Includes only what was among the first `installed` pieces and has a number below `before`.
    pub(crate) fn awaited(
        &self,
        seat: Seat,
        happened: Trigger,
        installed: u8,
        before: u8,
    ) -> impl Iterator<Item = (u8, BonusId, Origin)> {
        let (content, civ) = (self.content, self.civ(seat));
        let waits = move |ability: Ability| match ability {
            Ability::When(trigger, bonus) if trigger.covers(happened) => Some(bonus),
            Ability::When(..) | Ability::Trait(..) => None,
        };
        let attributes = civ.attributes;
        let chips = if attributes.is_empty() { 0 } else { AttributeId::COUNT };
        let of_chip = move |chip: AttributeId| {
            let bonus = waits(content.attribute(chip).ability)?;
            let number = (CardId::COUNT + chip.index()) as u8;
            (attributes.contains(chip) && number < before && self.attribute_order[chip.index()] <= installed)
                .then_some((number, bonus, Origin::Attribute(chip)))
        };
        let of_card = move |card: CardId| match content.card(card).top {
            Top::Ability(ability) => {
                let (bonus, number) = (waits(ability)?, card.index() as u8);
                (number < before && self.card_order[card.index()] <= installed).then_some((
                    number,
                    bonus,
                    Origin::Card(card),
                ))
            }
            Top::Nothing | Top::Activity(_) | Top::PointBonus(_) => None,
        };
        let chips = AttributeId::all().take(chips).rev().filter_map(of_chip);
        let mut cards = civ.installed.intersection(&content.waiting_cards());
        let cards = std::iter::from_fn(move || {
            let last = cards.len().checked_sub(1).and_then(|last| cards.nth(last))?;
            cards.remove(last);
            CardId::new(last)
        });
        chips.chain(cards.filter_map(of_card))
    }

    /// Checks whether one of the bonuses waiting for this trigger satisfies `wanted`.
    pub(super) fn awaits(&self, seat: Seat, happened: Trigger, wanted: impl Fn(BonusId) -> bool) -> bool {
        self.awaited(seat, happened, u8::MAX, u8::MAX).any(|(_, bonus, _)| wanted(bonus))
    }

    /// Gives a bonus: its favor test first, then its alternatives.
    pub(super) fn give_bonus(&mut self, seat: Seat, bonus: BonusId, origin: Origin) {
        if self.content.bonus(bonus).favor_test {
            self.push(seat, Task::Chore(Chore::Favor { pass: Follow::Bonus(bonus, origin), fail: Follow::Nothing }));
        } else {
            self.give_alternatives(seat, bonus, origin);
        }
    }

    pub(super) fn give_alternatives(&mut self, seat: Seat, bonus: BonusId, origin: Origin) {
        if self.content.bonus(bonus).either.len() > 1 {
            self.push(seat, Task::Alternative(bonus, origin));
        } else {
            self.give_list(seat, bonus, 0, origin);
        }
    }

    /// Gives one alternative of a bonus, in the listed order.
    pub(super) fn give_list(&mut self, seat: Seat, bonus: BonusId, number: usize, origin: Origin) {
        let content = self.content;
        for effect in content.bonus(bonus).either.get(number).into_iter().flatten().rev() {
            self.push(seat, Task::Chore(Chore::Give(*effect, origin)));
        }
    }

    pub(super) fn list_alternatives(&self, bonus: BonusId, out: &mut impl Answers) -> Enough {
        let count = self.content.bonus(bonus).either.len() as u8;
        (1..=count).try_for_each(|number| out(Action::Alternative(number)))?;
        out(Action::Pass)
    }

    /// Carries out an effect, or asks the question it needs.
    pub(super) fn effect(&mut self, seat: Seat, effect: Effect, by: Option<Origin>, flow: &mut impl Flow) {
        match effect {
            Effect::Points(points) => self.score_by(seat, Source::Bonuses, u16::from(points), by, flow),
            Effect::Markers(marker, count) => self.gain_by(seat, Slot::Marker(marker), count, by, flow),
            Effect::Per { gain, each, count, most } => {
                let units = self.count(seat, count).min(u16::from(most));
                let total = units * u16::from(each);
                match gain {
                    Gain::Points => self.score_by(seat, Source::Bonuses, total, by, flow),
                    Gain::Markers(marker) => {
                        self.gain_by(seat, Slot::Marker(marker), total.min(255) as u8, by, flow);
                    }
                }
            }
            Effect::Planning(count) => self.gain_planning(seat, count),
            Effect::Features(Some(feature), count) => self.gain_by(seat, Slot::Feature(feature), count, by, flow),
            Effect::Materials(MaterialChoice::Only(material), count) => {
                self.gain_by(seat, Slot::Storage(material), count, by, flow);
            }
            Effect::Advance(TrackChoice::Only(track), steps) => {
                self.push(seat, Task::Chore(Chore::Advance { track, steps }));
            }
            Effect::Favor(steps) => self.gain_favor(seat, steps, by, flow),
            Effect::FateDie => self.gain_die(seat, true, flow),
            Effect::Draw { draw, keep } => self.start_drawing(seat, draw, keep),
            Effect::Migrations(count) => self.start_migrations(seat, count),
            _ => {
                if let Some(task) = self.asked_by(seat, effect) {
                    self.push(seat, task);
                }
            }
        }
    }

    /// Returns the question of an effect that does nothing else.
    pub(super) fn asked_by(&self, seat: Seat, effect: Effect) -> Option<Task> {
        Some(match effect {
            Effect::Features(None, count) => Task::GainFeatures(count),
            Effect::Mutate(count) => Task::Mutate(count),
            Effect::Materials(choice, left) => Task::GainMaterial { choice, left },
            Effect::Advance(choice, steps) => Task::ChooseTrack { steps, lowest: choice == TrackChoice::Lowest },
            // A player may forgo it (p. 25): with more dice on the dice spaces they cannot do a reset (p. 32).
            Effect::ActivationDie => Task::TakeDie { fate: false },
            Effect::Recover(count) => Task::Recover(count),
            Effect::TurnDice(count) => Task::TurnDice(count),
            Effect::Cards(deck, left) => Task::TakeCard { deck, left },
            Effect::GoalChip => Task::TakeGoal { refill: true },
            Effect::InstallGoal => Task::InstallGoal,
            Effect::IncomeChip => Task::GainIncome,
            Effect::IncomeActions(count) => Task::IncomeActions(count),
            Effect::Activity => Task::Activity { left: 1, again: false, except: None },
            Effect::StageTile => Task::StageTile,
            Effect::Upgrade(choice) => Task::Upgrade(choice),
            Effect::Migrations(count) => Task::Migrate(count),
            Effect::Procreations(count) => Task::Procreate(count),
            Effect::WeakTribes(count) => Task::WeakTribes(count),
            Effect::Strengthen(count) => Task::Strengthen(count),
            Effect::Encamp(count) => Task::Encamp(count),
            Effect::Hunts(left) => Task::Hunt { left, except: None },
            Effect::LuckyFinds(count) => Task::LuckyFind(count),
            Effect::Explore => Task::Explore,
            Effect::RevealSite => Task::RevealSite,
            Effect::Produce(count) => Task::Produce(count),
            Effect::Transport(left) => Task::Transport { left, any: self.civ(seat).traits.has(Trait::OpenTrade) },
            Effect::Build(only) => Task::Build { left: 1, only, same: false },
            Effect::Install(deck) => Task::Install { deck, special: Special::No },
            Effect::Sales(sales) => Task::Trade { sales, purchases: 0 },
            Effect::Purchases(purchases) => Task::Trade { sales: 0, purchases },
            Effect::Points(_)
            | Effect::Markers(..)
            | Effect::Per { .. }
            | Effect::Planning(_)
            | Effect::Features(Some(_), _)
            | Effect::Favor(_)
            | Effect::FateDie
            | Effect::Draw { .. } => return None,
        })
    }

    /// Carries out what follows a favor test.
    pub(super) fn follow(&mut self, seat: Seat, follow: Follow, flow: &mut impl Flow) {
        match follow {
            Follow::Nothing => {}
            Follow::Migrations(count) => self.start_migrations(seat, count),
            Follow::Procreations(count) => self.push(seat, Task::Procreate(count)),
            Follow::ProcreateIn(territory) => self.procreate_in(seat, territory, flow),
            Follow::Strengthen(count) => self.push(seat, Task::Strengthen(count)),
            Follow::Transport(count) => self.effect(seat, Effect::Transport(count), None, flow),
            Follow::Bonus(bonus, origin) => self.give_alternatives(seat, bonus, origin),
        }
    }
}

impl Trigger {
    /// Returns the trigger for having used a module.
    pub(super) const fn of(panel: Panel) -> Self {
        match panel {
            Panel::Main(module) => Self::Activated(module),
            Panel::Feature(_) => Self::FeatureGained,
            Panel::Sleep => Self::Slept,
        }
    }

    /// Checks whether this trigger includes what happened. A trigger for any card or track covers each of them.
    pub(crate) fn covers(self, happened: Self) -> bool {
        match (self, happened) {
            (Self::CardInstalled(None), Self::CardInstalled(_)) | (Self::LineCrossed(None), Self::LineCrossed(_)) => {
                true
            }
            (wanted, happened) => wanted == happened,
        }
    }
}
