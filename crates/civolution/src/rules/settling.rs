//! Settling on an encampment: displacing, fires, developing (p. 14, 15).

use engine::Seat;
use engine::bag::IdSet;

use crate::ability::{Trait, Trigger};
use crate::action::Action;
use crate::civilization::Source;
use crate::continent::{Camp, Territory};
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::land::{Berth, Tribe, Who};
use crate::material::Material;
use crate::state::stream::MATERIALS;
use crate::state::{Civolution, Stand};

const fn wild(territory: Territory, strong: bool) -> Who {
    Who { territory, berth: Berth::Wild, strong }
}

impl Civolution {
    /// Checks whether a tribe on an encampment can be displaced by the civilization of `seat`.
    fn can_displace(&self, seat: Seat, camp: Camp, tribe: Tribe) -> bool {
        tribe.seat == seat || !(camp.is_fire() && self.civ(tribe.seat).traits.has(Trait::Rooted))
    }

    pub(super) fn list_camps(&self, seat: Seat, territory: Territory, out: &mut impl Answers) -> Enough {
        let mut free = false;
        let mut listed = [[false; 2]; 4];
        for camp in self.land.open_camps(territory) {
            match self.land.camp(camp) {
                None if camp.is_fire() => out(Action::SettleFire)?,
                None if !free => {
                    free = true;
                    out(Action::SettleCamp)?;
                }
                None => {}
                Some(tribe) if !self.can_displace(seat, camp, tribe) => {}
                Some(_) if camp.is_fire() => out(Action::SettleFire)?,
                Some(tribe) => {
                    let listed = &mut listed[tribe.seat.index()][usize::from(tribe.strong)];
                    if !std::mem::replace(listed, true) {
                        out(Action::Displace { seat: tribe.seat, strong: tribe.strong })?;
                    }
                }
            }
        }
        MORE
    }

    /// Returns the encampment that an action refers to.
    pub(super) fn camp_for(&self, territory: Territory, action: Action) -> Option<Camp> {
        let mut camps = self.land.open_camps(territory);
        match action {
            Action::SettleFire => camps.find(|camp| camp.is_fire()),
            Action::SettleCamp => camps.find(|camp| !camp.is_fire() && self.land.camp(*camp).is_none()),
            Action::Displace { seat, strong } => {
                let of_them =
                    camps.filter(|camp| !camp.is_fire() && self.land.camp(*camp) == Some(Tribe { seat, strong }));
                // Among the player's own tribes that look alike, prefer one that can still leave the wilderness.
                of_them.min_by_key(|camp| self.has_moved_to(*camp))
            }
            _ => None,
        }
    }

    /// Settles a tribe on an encampment: it displaces, scores a fire and develops (p. 14, 15).
    pub(super) fn settle_on(&mut self, seat: Seat, camp: Camp, strong: bool, flow: &mut impl Flow) {
        let is_new = !self.land.territories(seat).contains(camp.territory());
        self.enter_camp(seat, camp, strong, is_new, flow);
    }

    fn enter_camp(&mut self, seat: Seat, camp: Camp, strong: bool, is_new: bool, flow: &mut impl Flow) {
        let territory = camp.territory();
        let displaced = self.land.vacate(camp);
        let weakened = displaced.is_some() && strong && !self.civ(seat).traits.has(Trait::Conqueror);
        self.land.occupy(camp, Tribe { seat, strong: strong && !weakened });
        flow.record(Event::Settled {
            seat,
            territory,
            fire: camp.is_fire(),
            displaced: displaced.map(|tribe| tribe.seat),
        });
        if let Some(tribe) = displaced {
            self.displace(seat, camp, tribe, flow);
        }
        if is_new {
            self.trigger(seat, Trigger::SettledAnew);
        }
        if camp.is_fire() {
            let points = self.content.tiles().fire_points(territory) + self.civ(seat).traits[Trait::FirePoints];
            self.score(seat, Source::Fires, u16::from(points), flow);
        }
        self.develop(seat, territory, flow);
    }

    pub(super) fn displace(&mut self, seat: Seat, camp: Camp, tribe: Tribe, flow: &mut impl Flow) {
        let territory = camp.territory();
        self.land.put_wild(territory, tribe);
        if tribe.seat == seat {
            if let Some(moved) = self.moved.iter_mut().find(|moved| moved.stand == Stand::Camp(camp)) {
                moved.stand = Stand::Wild(territory, tribe);
            }
            return;
        }
        self.score_trait(seat, Trait::DisplacePoints, flow);
        self.trigger(seat, Trigger::Displaced);
        self.trigger(tribe.seat, Trigger::WasDisplaced);
    }

    /// Develops a territory: the first tribe to settle there turns its material tile up and gains a raw material (p.
    /// 15).
    fn develop(&mut self, seat: Seat, territory: Territory, flow: &mut impl Flow) {
        if self.turn_up(seat, territory, flow) {
            self.trigger(seat, Trigger::Developed);
            self.gain_raw(seat, territory, flow);
        }
    }

    /// Turns a material tile up. Returns whether it lay face down.
    pub(super) fn turn_up(&mut self, seat: Seat, territory: Territory, flow: &mut impl Flow) -> bool {
        if territory.is_water() || self.land.material(territory).is_some() {
            return false;
        }
        let Some(material) = self.draw_material(territory, flow) else { return false };
        self.land.develop(territory, material);
        flow.record(Event::Developed { seat, territory, material });
        true
    }

    /// Draws the material under a territory's tile: one of its type that no player has seen.
    pub(super) fn draw_material(&self, territory: Territory, flow: &mut impl Flow) -> Option<Material> {
        let hidden = self.land.hidden_materials(territory.terrain());
        let hidden: IdSet<1> = hidden.map(|material| material.index() as u16).collect();
        let drawn = flow.draw(MATERIALS, &hidden)?;
        Material::ALL.get(usize::from(drawn)).copied()
    }

    /// Checks whether a civilization has a tribe beside the encampments.
    pub(super) fn has_wild(&self, seat: Seat, territory: Territory) -> bool {
        self.land.wild(territory, seat).all() > 0
    }

    /// Takes up a tribe that waits beside the encampments. Returns whether it is strong, which may have changed while
    /// it waited, or `None` if it is gone.
    fn take_up(&mut self, seat: Seat, territory: Territory, strong: bool) -> Option<bool> {
        [strong, !strong].into_iter().find(|strong| self.land.take(wild(territory, *strong), seat))
    }

    /// Settles a new tribe.
    pub(super) fn settle(
        &mut self,
        seat: Seat,
        territory: Territory,
        strong: bool,
        action: Action,
        flow: &mut impl Flow,
    ) {
        if let Some(camp) = self.camp_for(territory, action)
            && let Some(strong) = self.take_up(seat, territory, strong)
        {
            self.settle_on(seat, camp, strong, flow);
        }
    }

    /// Settles a tribe from the wilderness. Its territory is not new to it, even if no other tribe was there.
    pub(super) fn encamp_at(
        &mut self,
        seat: Seat,
        territory: Territory,
        strong: bool,
        action: Action,
        flow: &mut impl Flow,
    ) {
        let Some(camp) = self.camp_for(territory, action) else { return };
        let mut either = [strong, !strong].into_iter();
        let taken = either.find_map(|strong| Some((strong, self.take_tribe(seat, wild(territory, strong))?)));
        if let Some((strong, moved)) = taken {
            self.enter_camp(seat, camp, strong, false, flow);
            self.keep_moved(moved, Stand::Camp(camp));
        }
    }
}
