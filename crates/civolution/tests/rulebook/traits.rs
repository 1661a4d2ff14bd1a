//! Every rule that a trait can change, with and without the trait.

mod buildings;
mod camps;
mod cards;
mod favor;
mod feeding;
mod hunting;
mod materials;
mod moving;
mod trade;
mod world;

use civolution::{Chore, Effect, Source, Task, Trait};

use crate::table::{Play, RED, Table};

/// Red gets an effect. Then it is red's turn.
fn give(table: Table, effect: Effect) -> Play {
    table.task(RED, Task::Chore(Chore::Effect(effect)))
}

/// Returns red's points from one source.
fn scored(game: &Play, source: Source) -> u16 {
    game.civ(RED).console.points[source.index()]
}

/// Returns the test of each trait. A trait without a test does not compile.
fn test_of(what: Trait) -> fn() {
    match what {
        Trait::FedIn => feeding::fed_in,
        Trait::FedAfloat => feeding::fed_afloat,
        Trait::WildRations => feeding::wild_rations,
        Trait::OpenFarms => feeding::open_farms,
        Trait::Hardy => feeding::hardy,
        Trait::WellFed => feeding::well_fed,
        Trait::Mercy => feeding::mercy,
        Trait::Conqueror => camps::conqueror,
        Trait::FirePoints => camps::fire_points,
        Trait::Rooted => camps::rooted,
        Trait::DisplacePoints => camps::displace_points,
        Trait::LongMarch => moving::long_march,
        Trait::Wanderers => moving::wanderers,
        Trait::Swimmers => moving::swimmers,
        Trait::Fertile => moving::fertile,
        Trait::OpenTrade => materials::open_trade,
        Trait::Shipwrights => materials::shipwrights,
        Trait::Produce => materials::produce,
        Trait::FarmProduce => materials::farm_produce,
        Trait::RichIn => materials::rich_in,
        Trait::Carriers => materials::carriers,
        Trait::HuntFood => hunting::hunt_food,
        Trait::HuntersIn => hunting::hunters_in,
        Trait::Poacher => hunting::poacher,
        Trait::Prospector => hunting::prospector,
        Trait::Surveyor => hunting::surveyor,
        Trait::LuckySix => favor::lucky_six,
        Trait::Blessed => favor::blessed,
        Trait::Bright => favor::bright,
        Trait::FlexiblePlans => favor::flexible_plans,
        Trait::Planner => favor::planner,
        Trait::Dreamer => favor::dreamer,
        Trait::EarlyReset => favor::early_reset,
        Trait::Merchant => trade::merchant,
        Trait::Showman => trade::showman,
        Trait::Haggler => trade::haggler,
        Trait::KnownWorld => trade::known_world,
        Trait::CheapSettlements => buildings::cheap_settlements,
        Trait::Sculptor => buildings::sculptor,
        Trait::Monumental => buildings::monumental,
        Trait::Crowded => buildings::crowded,
        Trait::FarBuilders => buildings::far_builders,
        Trait::Crafty => cards::crafty,
        Trait::Learned => cards::learned,
        Trait::Settled => cards::settled,
        Trait::Ambitious => cards::ambitious,
        Trait::IncomePoints => cards::income_points,
        Trait::Trusted => cards::trusted,
        Trait::Gifted => cards::gifted,
        Trait::Summit => world::summit,
        Trait::WolfTamers => world::wolf_tamers,
        Trait::IcePeople => world::ice_people,
        Trait::AshFarmers => world::ash_farmers,
        Trait::OakPoints => world::oak_points,
        Trait::Sheltered => world::sheltered,
        Trait::Figurehead => world::figurehead,
        Trait::EraUnits => world::era_units,
    }
}

#[test]
fn every_trait_has_its_own_test() {
    let mut tests: Vec<usize> = Trait::ALL.into_iter().map(|what| test_of(what) as usize).collect();
    tests.sort_unstable();
    tests.dedup();
    assert_eq!(tests.len(), Trait::COUNT);
}
