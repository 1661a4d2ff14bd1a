//! Carrying out effect lists (section “Effect of symbols”). Every step is optional, but a step without a disadvantage
//! happens without a question.

use engine::Seat;

use crate::action::{Action, MachineSpot};
use crate::content::{CardId, Half, Reward, StandardMachine, TrackBonus};
use crate::effect::{Clause, Coin, Effect, EffectsId, Pay, PayId};
use crate::flow::Flow;
use crate::player::Source;
use crate::resource::{Color, Purse, Resource};
use crate::state::Revive;
use crate::task::{Chore, Task};
use crate::tribe::Gives;

impl Revive {
    /// Puts an effect list on the agenda.
    pub(crate) fn push_effects(&mut self, seat: Seat, list: EffectsId, card: Option<CardId>) {
        self.push(seat, Task::Chore(Chore::Effects { list, at: 0, card }));
    }

    /// Carries out one step of an effect list. The rest waits on the agenda.
    pub(crate) fn run_effects(
        &mut self,
        seat: Seat,
        list: EffectsId,
        at: u8,
        card: Option<CardId>,
        flow: &mut impl Flow,
    ) {
        let clauses = self.content.0.effects(list);
        let Some(clause) = clauses.get(usize::from(at)) else { return };
        if usize::from(at) + 1 < clauses.len() {
            self.push(seat, Task::Chore(Chore::Effects { list, at: at + 1, card }));
        }
        match *clause {
            Clause::One(effect) => self.effect(seat, effect, card, flow),
            Clause::Either(..) => self.push(seat, Task::Either { list, at, card }),
        }
    }

    /// Carries out one step of the effects of a technology, gained immediately or with a tribe ability. The rest waits
    /// on the agenda. Steps that are optional on a card are mandatory here (section “Common technologies”).
    pub(crate) fn run_technology(&mut self, seat: Seat, list: EffectsId, at: u8, flow: &mut impl Flow) {
        let clauses = self.content.0.effects(list);
        let Some(clause) = clauses.get(usize::from(at)) else { return };
        if usize::from(at) + 1 < clauses.len() {
            self.push(seat, Task::Chore(Chore::Technology { list, at: at + 1 }));
        }
        match *clause {
            Clause::One(Effect::Artifact) => self.push(seat, Task::TakeArtifact { optional: false }),
            Clause::One(Effect::Points(points)) => self.score(seat, Source::Effects, points, flow),
            Clause::One(effect) => self.effect(seat, effect, None, flow),
            Clause::Either(..) => self.push(seat, Task::Either { list, at, card: None }),
        }
    }

    /// Returns the two effects of a step that offers a choice.
    pub(crate) fn alternatives(&self, list: EffectsId, at: u8) -> Option<[Effect; 2]> {
        match self.content.effects(list).get(usize::from(at)) {
            Some(Clause::Either(first, second)) => Some([*first, *second]),
            _ => None,
        }
    }

    /// Carries out one effect, or puts the questions that it needs on the agenda.
    pub(crate) fn effect(&mut self, seat: Seat, effect: Effect, card: Option<CardId>, flow: &mut impl Flow) {
        let player = self.player(seat);
        match effect {
            Effect::Gain(resource, count) => self.gain(seat, resource, count, flow),
            Effect::Basic(left) => self.push(seat, Task::Basic { left }),
            Effect::PerFigure => self.push(seat, Task::Basic { left: player.figures.len() as u8 }),
            Effect::PerWater => self.push(seat, Task::Basic { left: player.waters.len() as u8 }),
            Effect::PerFlask => {
                let copied = card.filter(|card| self.is_copied(seat, *card));
                let shows = copied.is_some_and(|card| self.content.card(card).flask == Some(Half::Bottom));
                self.push(seat, Task::Basic { left: self.visible_flasks(seat) + u8::from(shows) });
            }
            Effect::PerCard(color) => {
                let copied = card.filter(|card| self.is_copied(seat, *card));
                let counts = copied.is_some_and(|card| self.colors(card).contains(color));
                let count = self.played_of(seat, color) + u8::from(counts);
                self.gain(seat, color.resource(), count, flow);
            }
            Effect::Points(points) => {
                if self.bonuses_ahead(seat, points, TrackBonus::Artifact) > 0 {
                    self.push(seat, Task::Points(points));
                } else {
                    self.score(seat, Source::Effects, points, flow);
                }
            }
            Effect::Step(color, left) => self.push(seat, Task::Step { color, left }),
            Effect::Module => self.push(seat, Task::TakeModule),
            Effect::Tribe => self.push(seat, Task::Tribe),
            Effect::Energy => self.gain_energy(seat, flow),
            Effect::Recharge => self.push(seat, Task::Recharge),
            Effect::Crate => self.gain_crate(seat, flow),
            Effect::Artifact => self.push(seat, Task::TakeArtifact { optional: true }),
            Effect::Rest => self.push(seat, Task::Rest { not: card.filter(|card| !self.is_copied(seat, *card)) }),
            Effect::Wake => self.push(seat, Task::Wake),
            // It applies only in the player's own turn. Gained in another turn, it is lost.
            Effect::Range(range) if seat == self.turn => self.now.next.range += range,
            Effect::Range(_) => {}
            Effect::Play(color) => self.push(seat, Task::Play(color)),
            Effect::Card(color) => self.push(seat, Task::TakeCard(color)),
            Effect::Act(action) => self.push(seat, Task::Act { action: Some(action), range: 0 }),
            Effect::FreeAction(range) => self.push(seat, Task::Act { action: None, range }),
            Effect::Pay(pay) => {
                let left = self.content.pay(pay).times;
                self.push(seat, Task::Pay { pay, left, paid: 0, card });
            }
            // It applies while the card is in its slot.
            Effect::Lasting(_) => {}
            // This happens once everything else is done: see `Task::Turn`.
            Effect::Leave => self.hibernate_later(seat, card),
            Effect::Retire => self.push(seat, Task::Retire),
            Effect::Rotate => self.now.next.rotate = true,
            Effect::ExploreAny => self.now.next.explore_any = true,
            Effect::AllColors => self.push(seat, Task::AllColors),
            Effect::Reopen => self.push(seat, Task::Reopen),
            Effect::Discount(action, discount) => self.now.next.discount[action.index()] += discount,
            Effect::Piece(piece) => self.push(seat, Task::Piece(piece)),
        }
    }

    /// Returns true if the card with the effect belongs to another player. The effect is carried out as if the player
    /// had just played the card, which therefore counts where its effect counts cards (Formica, moon).
    fn is_copied(&self, seat: Seat, card: CardId) -> bool {
        !self.player(seat).cards().contains(card.id())
    }

    /// Makes a player hibernate once everything else is done. The card leaves the game then, but a copied card stays
    /// with its owner.
    pub(crate) fn hibernate_later(&mut self, seat: Seat, card: Option<CardId>) {
        self.now.turn.hibernates = true;
        if let Some(card) = card.filter(|card| !self.is_copied(seat, *card)) {
            self.now.turn.leaving.insert(card.id());
        }
    }

    /// Returns the number of cards of a color in a player's slots.
    fn played_of(&self, seat: Seat, color: Color) -> u8 {
        let played = self.player(seat).played();
        played.iter().filter_map(CardId::new).filter(|card| self.colors(*card).contains(color)).count() as u8
    }

    /// Returns true if the next part of a payment can be made with this resource.
    pub(crate) fn can_pay(&self, seat: Seat, pay: PayId, paid: u8, resource: Resource) -> bool {
        let pay = self.content.pay(pay);
        let purse = self.player(seat).purse;
        let fits = match pay.coin {
            Coin::Only(only) => only == resource,
            Coin::Basic => resource != Resource::Crystal && purse[resource] > 0,
        };
        fits && can_afford(purse, pay, paid)
    }

    /// Returns true if a free action, or what follows from it, can spend basic resources.
    pub(super) fn can_spend(&self, seat: Seat, action: Action) -> bool {
        let content = self.content.0;
        let list = match action {
            Action::Technology(number) => return self.spends_basics(seat, number),
            Action::Open(found) => Some(content.crate_effects(found)),
            Action::Machine(MachineSpot::Technology(number)) => {
                match self.player(seat).board(content).technologies[usize::from(number)].gives {
                    Gives::Machine(list) => Some(list),
                    _ => None,
                }
            }
            Action::Machine(MachineSpot::Reward(number)) => {
                match content.player_board().rewards[usize::from(number)].reward {
                    Reward::Standard(machine) => return machine == StandardMachine::Crystal,
                    _ => {
                        let machine = self.player(seat).machines[usize::from(number)];
                        machine.map(|machine| content.machine(machine).effect)
                    }
                }
            }
            _ => None,
        };
        let spends = |effect: &Effect| match effect {
            Effect::Pay(pay) => content.pay(*pay).coin != Coin::Only(Resource::Crystal),
            _ => effect.facts().spends_basics,
        };
        list.is_some_and(|list| {
            content.effects(list).iter().any(|clause| match clause {
                Clause::One(effect) => spends(effect),
                Clause::Either(first, second) => spends(first) || spends(second),
            })
        })
    }

    /// Pays one resource of any basic kind, or the whole cost if it is of one kind. The gain follows once all is paid.
    pub(crate) fn pay(
        &mut self,
        seat: Seat,
        (id, left, paid): (PayId, u8, u8),
        card: Option<CardId>,
        resource: Resource,
        flow: &mut impl Flow,
    ) {
        let pay = *self.content.pay(id);
        let part = match pay.coin {
            Coin::Only(_) => pay.count,
            Coin::Basic => 1,
        };
        self.spend(seat, resource, part, flow);
        if paid + part < pay.count {
            self.push(seat, Task::Pay { pay: id, left, paid: paid + part, card });
            return;
        }
        if left > 1 {
            self.push(seat, Task::Pay { pay: id, left: left - 1, paid: 0, card });
        }
        match pay.gain {
            Clause::One(effect) => self.effect(seat, effect, card, flow),
            Clause::Either(..) => self.push(seat, Task::PayEither { pay: id, card }),
        }
    }
}

/// Returns true if these resources suffice for the rest of a payment.
pub(super) fn can_afford(purse: Purse, pay: &Pay, paid: u8) -> bool {
    match pay.coin {
        Coin::Only(only) => purse[only] >= pay.count,
        Coin::Basic => Resource::BASIC.into_iter().map(|basic| purse[basic]).sum::<u8>() >= pay.count - paid,
    }
}
