//! V.I.C.I's part of the feeding phase (p. 43).

use crate::continent::Territory;
use crate::event::{Event, Weakness};
use crate::flow::Flow;
use crate::land::{Berth, Who};
use crate::state::Civolution;

/// Items 6 to 9 of the priority table: which tribes on encampments are fed first.
const FED_FIRST: [(Berth, bool); 4] =
    [(Berth::Fire, true), (Berth::Camp, true), (Berth::Fire, false), (Berth::Camp, false)];

impl Civolution {
    pub(in crate::rules) fn vici_feed(&mut self, flow: &mut impl Flow) {
        self.vici_provision(flow);
        for territory in self.own_land().iter() {
            self.vici_feed_in(territory, flow);
        }
        if self.own_land().is_empty() {
            self.vici_comeback(flow);
        }
    }

    /// Returns how many tribes of one group are fed.
    fn vici_fed(&self, who: Who) -> u8 {
        let Who { territory, berth, strong } = who;
        let group = |berth: Berth| self.land.group(territory, berth, self.me());
        let count = group(berth).of(strong);
        match (self.land.provisions[territory.index()], berth) {
            (0, _) | (1, Berth::Wild) => 0,
            (1, _) => {
                let first = FED_FIRST.into_iter().find(|(berth, strong)| group(*berth).of(*strong) > 0);
                u8::from(first == Some((berth, strong)))
            }
            (_, Berth::Wild) if strong || group(Berth::Wild).strong == 0 => count.min(1),
            (_, Berth::Wild) => 0,
            (_, _) => count,
        }
    }

    fn vici_feed_in(&mut self, territory: Territory, flow: &mut impl Flow) {
        let me = self.me();
        let groups = [false, true].map(|strong| {
            [Berth::Fire, Berth::Camp, Berth::Wild].map(|berth| {
                let who = Who { territory, berth, strong };
                let fed = self.vici_fed(who);
                (who, fed, self.land.group(territory, berth, me).of(strong) - fed)
            })
        });
        let groups = groups.as_flattened();
        let (fed, hungry) = groups.iter().fold((0, 0), |(all, none), (_, fed, hungry)| (all + fed, none + hungry));
        let provisions = self.land.provisions[territory.index()];
        flow.record(Event::ViciFed { territory, provisions, fed, hungry });
        // Weak tribes before strong ones, so a tribe that is weakened now does not die immediately.
        for (who, _, hungry) in groups {
            for _ in 0..*hungry {
                if who.strong {
                    self.weaken(me, *who, Weakness::Hunger, flow);
                } else {
                    self.remove_tribe(me, *who, flow);
                }
            }
        }
    }
}
