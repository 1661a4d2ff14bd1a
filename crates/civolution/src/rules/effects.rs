//! What cards, chips and events give.

use engine::Seat;

use crate::ability::{Ability, Trait, Trigger};
use crate::action::Action;
use crate::civilization::Source;
use crate::content::{AttributeId, CardId, Slot, Top};
use crate::effect::{BonusId, Effect, Gain, MaterialChoice, TrackChoice};
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow};
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

    /// The first card or chip that brings somebody a trait.
    fn bearer(&self, seat: Seat, what: Trait) -> Option<Origin> {
        let civ = self.civ(seat);
        let is_it = |ability: Ability| matches!(ability, Ability::Trait(other, _) if other == what);
        let brings = |card: &CardId| matches!(self.content.card(*card).top, Top::Ability(ability) if is_it(ability));
        let card = civ.installed.iter().filter_map(CardId::new).find(brings).map(Origin::Card);
        let mut chips = AttributeId::all().filter(|chip| civ.attributes >> chip.index() & 1 == 1);
        card.or_else(|| chips.find(|chip| is_it(self.content.attribute(*chip).ability)).map(Origin::Attribute))
    }

    /// Everything that waits for this to happen gives its bonus, after what is put on the agenda from now on.
    pub(super) fn trigger(&mut self, seat: Seat, happened: Trigger) {
        let civ = self.civ(seat);
        let content = self.content;
        let cards = civ.installed.intersection(&content.waiting_cards());
        let attributes = civ.attributes;
        for card in cards.iter().filter_map(CardId::new) {
            if let Top::Ability(Ability::When(trigger, bonus)) = content.card(card).top
                && trigger.covers(happened)
            {
                self.push(seat, Task::Chore(Chore::Bonus(bonus, Origin::Card(card))));
            }
        }
        if attributes != 0 {
            for chip in AttributeId::all().filter(|chip| attributes >> chip.index() & 1 == 1) {
                if let Ability::When(trigger, bonus) = content.attribute(chip).ability
                    && trigger.covers(happened)
                {
                    self.push(seat, Task::Chore(Chore::Bonus(bonus, Origin::Attribute(chip))));
                }
            }
        }
    }

    /// A bonus: its favor test first, then its alternatives.
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

    /// Gives one alternative of a bonus, in its order.
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

    /// Carries out an effect, or asks what it needs to know.
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
            Effect::Features(None, count) => self.push(seat, Task::GainFeatures(count)),
            Effect::Mutate(count) => self.push(seat, Task::Mutate(count)),
            Effect::Materials(MaterialChoice::Only(material), count) => {
                self.gain_by(seat, Slot::Storage(material), count, by, flow);
            }
            Effect::Materials(choice, left) => self.push(seat, Task::GainMaterial { choice, left }),
            Effect::Advance(TrackChoice::Only(track), steps) => {
                self.push(seat, Task::Chore(Chore::Advance { track, steps }));
            }
            Effect::Advance(choice, steps) => {
                self.push(seat, Task::ChooseTrack { steps, lowest: choice == TrackChoice::Lowest });
            }
            Effect::Favor(steps) => self.gain_favor(seat, steps, by, flow),
            // One may forgo it (p. 25): with more dice on the dice spaces one cannot do a reset (p. 32).
            Effect::ActivationDie => self.push(seat, Task::TakeDie { fate: false }),
            Effect::FateDie => self.gain_die(seat, true, flow),
            Effect::Recover(count) => self.push(seat, Task::Recover(count)),
            Effect::TurnDice(count) => self.push(seat, Task::TurnDice(count)),
            Effect::Cards(deck, left) => self.push(seat, Task::TakeCard { deck, left }),
            Effect::Draw { draw, keep } => self.start_drawing(seat, draw, keep),
            Effect::GoalChip => self.push(seat, Task::TakeGoal { refill: true }),
            Effect::InstallGoal => self.push(seat, Task::InstallGoal),
            Effect::IncomeChip => self.push(seat, Task::GainIncome),
            Effect::IncomeActions(count) => self.push(seat, Task::IncomeActions(count)),
            Effect::Activity => self.push(seat, Task::Activity { left: 1, again: false, except: None }),
            Effect::StageTile => self.push(seat, Task::StageTile),
            Effect::Upgrade(choice) => self.push(seat, Task::Upgrade(choice)),
            Effect::Migrations(count) => self.start_migrations(seat, count),
            Effect::Procreations(count) => self.push(seat, Task::Procreate(count)),
            Effect::WeakTribes(count) => self.push(seat, Task::WeakTribes(count)),
            Effect::Strengthen(count) => self.push(seat, Task::Strengthen(count)),
            Effect::Encamp(count) => self.push(seat, Task::Encamp(count)),
            Effect::Hunts(left) => self.push(seat, Task::Hunt { left, except: None }),
            Effect::LuckyFinds(count) => self.push(seat, Task::LuckyFind(count)),
            Effect::Explore => self.push(seat, Task::Explore),
            Effect::RevealSite => self.push(seat, Task::RevealSite),
            Effect::Produce(count) => self.push(seat, Task::Produce(count)),
            Effect::Transport(left) => {
                let any = self.civ(seat).traits.has(Trait::OpenTrade);
                self.push(seat, Task::Transport { left, any });
            }
            Effect::Build(only) => self.push(seat, Task::Build { left: 1, only, same: false }),
            Effect::Install(deck) => self.push(seat, Task::Install { deck, special: Special::No }),
            Effect::Sales(sales) => self.push(seat, Task::Trade { sales, purchases: 0 }),
            Effect::Purchases(purchases) => self.push(seat, Task::Trade { sales: 0, purchases }),
        }
    }

    /// What follows a favor test.
    pub(super) fn follow(&mut self, seat: Seat, follow: Follow, flow: &mut impl Flow) {
        match follow {
            Follow::Nothing => {}
            Follow::Migrations(count) => self.push(seat, Task::Migrate(count)),
            Follow::Procreations(count) => self.push(seat, Task::Procreate(count)),
            Follow::ProcreateIn(territory) => self.procreate_in(seat, territory, flow),
            Follow::Strengthen(count) => self.push(seat, Task::Strengthen(count)),
            Follow::Transport(count) => self.effect(seat, Effect::Transport(count), None, flow),
            Follow::Bonus(bonus, origin) => self.give_alternatives(seat, bonus, origin),
        }
    }
}

impl Trigger {
    /// Whether what happened is what this waits for: one about any card or track covers each of them.
    pub(crate) fn covers(self, happened: Self) -> bool {
        match (self, happened) {
            (Self::CardInstalled(None), Self::CardInstalled(_)) | (Self::LineCrossed(None), Self::LineCrossed(_)) => {
                true
            }
            (wanted, happened) => wanted == happened,
        }
    }
}
