//! Counting what a civilization has, and the units of the categories (p. 34, 35).

use engine::Seat;

use crate::category::Category;
use crate::civilization::{BOATS, Civilization, FARMS};
use crate::content::{CardId, Deck};
use crate::continent::{Territory, TerritorySet};
use crate::count::Count;
use crate::effect::Marker;
use crate::land::Berth;
use crate::material::{Material, Row};
use crate::module::Track;
use crate::site::{Ground, SiteKind};
use crate::state::Civolution;

fn sum(counts: &[u8]) -> u16 {
    counts.iter().map(|count| u16::from(*count)).sum()
}

fn kinds(counts: &[u8]) -> u16 {
    counts.iter().filter(|count| **count > 0).count() as u16
}

impl Civolution {
    /// Returns how many of something a civilization has.
    pub(crate) fn count(&self, seat: Seat, count: Count) -> u16 {
        let civ = self.civ(seat);
        let land = &self.land;
        match count {
            Count::Tribes => u16::from(land.tribes(seat).all()),
            Count::StrongTribes => u16::from(land.tribes(seat).strong),
            Count::WildTribes => self.tribes_at(seat, Berth::Wild),
            Count::TribesAfloat => self.tribes_at(seat, Berth::Boat),
            Count::TribesNextTo(kind) => {
                let mut around = land.around(kind);
                if kind == SiteKind::BuildingGround {
                    around = around.union(land.around_ground(Ground::ISLAND));
                }
                let own = around.intersection(land.territories(seat));
                own.iter().map(|territory| u16::from(land.tribes_in(territory, seat).all())).sum()
            }
            Count::Territories => land.territories(seat).len() as u16,
            Count::TerritoriesOf(terrain) => {
                land.territories(seat).intersection(TerritorySet::of(terrain)).len() as u16
            }
            Count::TribesInOne(terrain) => {
                let territories = land.territories(seat).intersection(TerritorySet::of(terrain));
                let tribes = territories.iter().map(|territory| u16::from(land.tribes_in(territory, seat).all()));
                tribes.max().unwrap_or(0)
            }
            Count::FarmedTerritories(terrain) => {
                let territories = land.territories(seat).intersection(TerritorySet::of(terrain));
                territories.intersection(land.farms_of(seat)).len() as u16
            }
            Count::Farms => u16::from(FARMS - civ.farms),
            Count::Boats => u16::from(BOATS - civ.boats),
            Count::Statues => u16::from(land.statues(seat)),
            Count::Settlements => u16::from(civ.settlements_built()),
            Count::Buildings => {
                let few = FARMS - civ.farms + BOATS - civ.boats + civ.settlements_built();
                u16::from(few) + u16::from(land.statues(seat))
            }
            Count::RawMaterials => Territory::ALL.into_iter().map(|at| u16::from(land.raw(at, seat))).sum(),
            Count::Stored => sum(&civ.storage),
            Count::StoredKinds => kinds(&civ.storage),
            Count::StoredOf(terrain) => Material::of(terrain).map(|material| u16::from(civ.stored(material))).sum(),
            Count::Food => u16::from(civ.marker(Marker::Food)),
            Count::Money => u16::from(civ.marker(Marker::Money)),
            Count::Ideas => u16::from(civ.marker(Marker::Idea)),
            Count::Plans => sum(&civ.planning) + u16::from(civ.marker(Marker::Focus)),
            Count::Features => sum(&civ.features),
            Count::FeaturesOf(feature) => u16::from(civ.feature(feature)),
            Count::FeatureKinds => kinds(&civ.features),
            Count::ActivationDice => u16::from(civ.activation_dice()),
            Count::FateDice => u16::from(civ.fate_dice),
            Count::Dice => u16::from(civ.activation_dice()) + u16::from(civ.fate_dice),
            Count::Steps(track) => u16::from(civ.track(track)),
            Count::AllSteps => sum(&civ.tracks),
            Count::PaleTracks => {
                let pale = self.content.board().pale;
                civ.tracks.iter().filter(|space| pale.contains(**space)).count() as u16
            }
            Count::Favor => u16::from(civ.favor),
            Count::Cards => civ.installed.len() as u16,
            Count::CardsOf(deck) => installed_of(civ, deck),
            Count::CardKinds => Deck::ALL.into_iter().filter(|deck| installed_of(civ, *deck) > 0).count() as u16,
            Count::HandCards => self.hands[seat].len() as u16,
            Count::IncomeChips => civ.incomes.len() as u16,
            Count::GoalChips => self.goals_done[seat].len() as u16,
            Count::AttributeChips => civ.attributes.len() as u16,
            Count::Upgrades => u16::from(civ.upgrades()),
            Count::Diamonds => self.diamonds(seat),
        }
    }

    fn tribes_at(&self, seat: Seat, berth: Berth) -> u16 {
        let territories = self.land.territories(seat);
        territories.iter().map(|territory| u16::from(self.land.group(territory, berth, seat).all())).sum()
    }

    /// Returns the number of active diamonds (p. 35). They come from complete columns of food and money, built
    /// settlements, and gaps between storage spaces that both hold something.
    pub(crate) fn diamonds(&self, seat: Seat) -> u16 {
        const FOOD_COLUMN: u8 = 3;
        const MONEY_COLUMN: u8 = 2;
        let civ = self.civ(seat);
        let board = self.content.board();
        let food = (civ.marker(Marker::Food) / FOOD_COLUMN).min(board.food_diamonds);
        let money = (civ.marker(Marker::Money) / MONEY_COLUMN).min(board.money_diamonds);
        let settlements: u8 = board
            .settlements
            .iter()
            .zip(0..)
            .filter(|(_, index)| civ.settlements.contains(*index))
            .map(|(plan, _)| plan.diamonds)
            .sum();
        let mut storage = 0;
        for column in civ.storage.chunks_exact(Row::COUNT) {
            // The gap above the first row shows one diamond, the next gap two.
            for (gap, diamonds) in column.windows(2).zip(1..) {
                if gap.iter().all(|count| *count > 0) {
                    storage += diamonds;
                }
            }
        }
        u16::from(food) + u16::from(money) + u16::from(settlements) + storage
    }

    /// Returns how many units of a category a civilization has.
    pub(crate) fn units(&self, seat: Seat, category: Category) -> u16 {
        let vici = Some(seat) == self.vici_seat();
        match category {
            Category::Technology => self.count(seat, Count::Steps(Track::Technology)),
            Category::Prestige => self.count(seat, Count::Steps(Track::Prestige)),
            Category::Knowledge => self.count(seat, Count::Steps(Track::Knowledge)),
            Category::Construction => self.count(seat, Count::Steps(Track::Construction)),
            Category::Culture => self.count(seat, Count::Steps(Track::Culture)),
            Category::Evolution if vici => u16::from(self.vici.evolution),
            Category::Prosperity if vici => u16::from(self.vici.prosperity),
            Category::Evolution => self.count(seat, Count::Features),
            Category::Prosperity => self.diamonds(seat),
            Category::Population => self.count(seat, Count::Tribes),
            Category::Expansion => self.count(seat, Count::Territories),
        }
    }
}

fn installed_of(civ: &Civilization, deck: Deck) -> u16 {
    civ.installed.iter().filter_map(CardId::new).filter(|card| card.deck() == deck).count() as u16
}
