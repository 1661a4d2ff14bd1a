//! The costs and gains that answers announce.

use super::samples::card;
use super::*;
use crate::ability::{Ability, Trait};
use crate::action::Deed;
use crate::civilization::{Civilization, Settlements};
use crate::content::{Card, Content, CostSpaces, Deck, IncomeId};
use crate::continent::{SiteSpot, Territory};
use crate::effect::{Marker, Project};
use crate::land::Tribe;
use crate::material::Material;
use crate::module::{Module, Panel, Track};
use crate::site::{Ground, Site, SiteKind};
use crate::stages::{Column, Half};
use crate::state::Weather;
use crate::task::{Faces, Installation, Journey, Special};
use engine::pack::Pack;

const RED: Seat = Seat::ALL[0];
const BLUE: Seat = Seat::ALL[1];

fn told(view: &View, action: Action) -> String {
    said(Civolution::tell_action(&action, view))
}

/// Changes the console of the first player in a view.
fn with(mut view: View, change: impl FnOnce(&mut Civilization)) -> View {
    change(&mut view.civilizations[0].console);
    view
}

#[test]
fn an_activation_says_that_it_takes_a_focus_marker() {
    let told = |dice: [u8; 6], focus, ideas| {
        let view = with(asked(Task::Turn), |civ| {
            (civ.dice, civ.planning) = (dice, [0; 6]);
            civ.markers[Marker::Focus.index()] = focus;
            civ.markers[Marker::Idea.index()] = ideas;
        });
        let text = told(&view, Action::Activate(Panel::Main(Module::Exploration)));
        text.split_once("): ").unwrap().0.to_owned()
    };
    let start = "Activate the Exploration module (1 and 4";
    assert_eq!(told([1, 0, 0, 1, 0, 0], 1, 3), start, "dice come first");
    assert_eq!(told([1, 0, 0, 0, 0, 0], 1, 0), format!("{start}, takes your focus marker"));
    assert_eq!(told([1, 1, 0, 0, 0, 0], 1, 2), format!("{start}, takes your focus marker, or 2 ideas instead"));
    assert_eq!(told([1, 1, 0, 0, 0, 0], 0, 2), format!("{start}, takes 2 ideas"));
    assert_eq!(told([0, 1, 0, 0, 0, 0], 1, 1), format!("{start}, takes 1 idea and your focus marker"));
    assert_eq!(told([0; 6], 2, 0), format!("{start}, takes 2 focus markers"));
    let sleep = with(asked(Task::Turn), |civ| {
        (civ.dice, civ.planning) = ([1, 0, 0, 0, 0, 0], [0; 6]);
        civ.markers[Marker::Focus.index()] = 1;
    });
    let sleep = self::told(&sleep, Action::Activate(Panel::Sleep));
    assert!(sleep.starts_with("Activate the Sleep module (any two, takes your focus marker): "), "{sleep}");
}

#[test]
fn p15_displacing_says_that_the_tribe_will_be_weakened() {
    let territory = Territory::HillsB;
    let arrive = |strong, conqueror: bool| {
        let mut view = asked(Task::Arrive(Journey { at: territory, strong, left: 0 }));
        view.land.occupy(territory.fire_camp().unwrap(), Tribe { seat: BLUE, strong: true });
        with(view, |civ| {
            if conqueror {
                civ.traits.add(Ability::Trait(Trait::Conqueror, 1));
            }
        })
    };
    let displace = Action::Displace { seat: BLUE, strong: false };
    let weakened = "Displace a weak tribe of Blue; your tribe will be weakened";
    assert_eq!(told(&arrive(true, false), displace), weakened);
    assert_eq!(told(&arrive(false, false), displace), "Displace a weak tribe of Blue", "it is already weak");
    assert_eq!(told(&arrive(true, true), displace), "Displace a weak tribe of Blue");
    let fire = "Settle on the fire encampment and displace a strong tribe of Blue: 2 success points";
    assert_eq!(told(&arrive(true, false), Action::SettleFire), format!("{fire}; your tribe will be weakened"));
    assert_eq!(told(&arrive(true, true), Action::SettleFire), fire);
}

#[test]
fn half_a_column_says_its_stage_and_points() {
    let column = Column::numbered(1).unwrap();
    let view = with(asked(Task::GoalHalf { space: 1, column }), |civ| {
        civ.stages.install_goal(column, Half::Left);
        civ.stages.install_goal(column, Half::Left);
        civ.stages.install_goal(column, Half::Left);
        civ.stages.install_goal(column, Half::Right);
        civ.stages.install_goal(column, Half::Right);
    });
    let half = |half| told(&view, Action::Half(half));
    let right = "Place it in the right half, in stage 3 (4 success points in the final scoring)";
    assert_eq!(half(Half::Right), right);
    assert!(
        half(Half::Left)
            .ends_with("in stage 4 (7 success points in the final scoring, if its stage tile is active by then)")
    );
}

#[test]
fn the_last_turns_of_an_era_are_announced() {
    let asked = |last_round, resets| {
        let view = View { last_round, resets, ..asked(Task::Turn) };
        said_by_name(Civolution::tell_request(&view)).split(" activate").next().unwrap().to_owned()
    };
    assert_eq!(asked(false, (4, 5)), "Ann:");
    assert_eq!(asked(false, (5, 5)), "Ann: in your second-to-last turn of this era,");
    assert_eq!(asked(true, (5, 5)), "Ann: in your last turn of this era,");
}

#[test]
fn cards_to_take_and_keep_say_their_cost() {
    let mut view = asked(Task::TakeCard { deck: None, left: 1 });
    view.face_up[Deck::Invention.index()] = vec![card("A12")];
    let cost = "A12 Sledge (invention; cost by stage: 1) have 1 Stamina marker; 2) return 1 Stone; ";
    assert!(told(&view, Action::TakeOpen(Deck::Invention)).starts_with(&format!("Take the face-up card {cost}")));
    assert!(told(&view, Action::Keep(card("A12"))).starts_with(&format!("Keep {cost}")));
}

#[test]
fn destinations_say_what_is_there() {
    let journey = Journey { at: Territory::ForestB, strong: true, left: 1 };
    let mut view = asked(Task::Travel(journey));
    let sites: Vec<SiteSpot> = view.land.layout.sites(Territory::HillsB).iter().collect();
    view.land.reveal(sites[0], Site::ALL.into_iter().find(|site| site.kind() == SiteKind::Glacier).unwrap());
    let details = format!(
        "(3 encampments free, fire worth 2 success points, undeveloped, next to Glacier, {} face down)",
        if sites.len() == 2 { "1 site".to_owned() } else { format!("{} sites", sites.len() - 1) }
    );
    assert_eq!(told(&view, Action::At(Territory::HillsB)), format!("Go to Hills B {details}"));
    view.asked = Some(Step { seat: RED, task: Task::Procreate(1) });
    assert_eq!(told(&view, Action::At(Territory::HillsB)), format!("Procreate in Hills B {details}"));
    view.asked = Some(Step { seat: RED, task: Task::WeakTribes(1) });
    assert_eq!(told(&view, Action::At(Territory::HillsB)), format!("Place weak tribes in Hills B {details}"));
}

#[test]
fn p31_a_track_says_what_the_lines_before_its_space_give() {
    let told = |steps, from| {
        let view = with(asked(Task::ChooseTrack { steps, lowest: false }), |civ| {
            civ.tracks[Track::Culture.index()] = from;
        });
        told(&view, Action::Track(Track::Culture)).replace("Advance on the Culture track to ", "")
    };
    let die = Track::Culture.die();
    assert_eq!(told(1, 0), "space 1 (no bonus)");
    assert_eq!(told(1, 1), format!("space 2: upgrade a main module with the die value {die}"));
    let income = "advance 1 step on the Favor of Agera track, or perform the action of an income chip";
    assert_eq!(told(3, 1), format!("space 4: upgrade a main module with the die value {die}; {income}"));
    assert_eq!(told(1, 7), "space 8: gain 3 success points");
    assert_eq!(told(1, 9), "space 10: flip a stage tile to active, or gain 3 success points");
    assert_eq!(told(2, Track::END), format!("space {}: gain 4 success points", Track::END));
}

#[test]
fn the_place_of_a_statue_lists_its_materials() {
    let accepted = asked(Task::Turn).pack.board().grounds[Ground::ISLAND.index()];
    let kinds: Vec<Material> = accepted.iter().collect();
    let view = |task| {
        with(asked(task), |civ| {
            civ.storage = [0; Material::COUNT];
            civ.storage[kinds[0].index()] = 2;
            civ.storage[kinds[1].index()] = 1;
        })
    };
    let [first, second] = [kinds[0], kinds[1]].map(|kind| said(Phrase::from(kind)));
    assert_eq!(
        told(&view(Task::BuildAt(Project::Statue)), Action::Island),
        format!("Build on the island in Water A, of {first} (you have 2) or {second} (you have 1)")
    );
    assert_eq!(told(&view(Task::SettleGround(1)), Action::Island), "Build on the island in Water A");
    let chosen = told(&view(Task::StatueOf(Ground::ISLAND)), Action::Material(kinds[0]));
    assert_eq!(chosen, format!("Build the statue of {first} (you have 2)"));
}

#[test]
fn p34_a_tribe_is_lost_to_the_weather() {
    let told = |weather| said_by_name(Civolution::tell_request(&View { weather, ..asked(Task::LoseTribe) }));
    assert_eq!(told((Weather::Cold, false)), "Ann: choose a tribe to lose to the bad weather.");
    assert_eq!(told((Weather::Cold, true)), "Ann: choose a tribe to lose to the extreme weather.");
}

#[test]
fn passing_says_what_it_ends() {
    let told = |ends| {
        told(&View { ends, ..asked(Task::Install { deck: Deck::Invention, special: Special::No }) }, Action::Pass)
    };
    let panel = Panel::Main(Module::Invention);
    assert_eq!(told(Some((panel, true))), "End the Invention module without using it; the dice stay spent");
    assert_eq!(told(Some((panel, false))), "Skip, and end the Invention module");
    assert_eq!(told(None), "Skip");
}

/// A module that is ended unused has changed only dice and what pays for them.
#[test]
fn a_module_called_unused_has_done_nothing() {
    let mut seen = 0;
    for (setup, seed) in setups().into_iter().zip(20..) {
        let mut since = Vec::new();
        play(&setup, seed, |Decision { game, seat, action, events, .. }| {
            let unused = game.view(Viewer::Seat(seat)).ends.is_some_and(|(_, unused)| unused);
            if unused {
                let free = |event: &Event| {
                    matches!(
                        event,
                        Event::RolledFate { .. }
                            | Event::FavorTest { .. }
                            | Event::TookAttribute { .. }
                            | Event::InstalledAttribute { .. }
                            | Event::Lost { .. }
                    )
                };
                assert!(
                    since.iter().all(free) || since.iter().any(|event| matches!(event, Event::TookAttribute { .. })),
                    "{since:?}"
                );
                seen += usize::from(*action == Action::Pass);
            }
            for event in events {
                if matches!(event, Event::Activated { .. }) {
                    since.clear();
                } else {
                    since.push(*event);
                }
            }
        });
    }
    assert!(seen > 0);
}

fn printed(name: &str) -> &'static Card {
    Content::original().unwrap().card(card(name))
}

#[test]
fn p24_the_price_of_a_card_is_told() {
    // Wood or 1 settlement; Cotton or 2 including that of the previous space; Tar for 1 point.
    let d18 = card("D18");
    assert!(printed("D18").cost[1].included);
    let console = |settlements| {
        move |civ: &mut Civilization| {
            civ.settlements = Settlements::from_bits(settlements);
            for material in [Material::Wood, Material::Cotton, Material::Tar] {
                civ.storage[material.index()] = 1;
            }
        }
    };
    let column = Column::numbered(1).unwrap();
    let level = |settlements, stage| {
        let task = Task::CardLevel { card: d18, column, special: Special::No };
        told(&with(asked(task), console(settlements)), Action::Level(stage))
    };
    assert_eq!(
        level(0, 3),
        "Fulfil the cost of stage 3 (gives 1 success point): return 1 Wood (space 1), return 1 Cotton (space 2), \
         return 1 Tar (space 3)"
    );
    assert_eq!(
        level(0b1, 2),
        "Fulfil the cost of stage 2 (gives 0 success points): return 1 Cotton (space 2), 1 settlement counts for space 1"
    );
    assert_eq!(
        level(0b11, 2),
        "Fulfil the cost of stage 2 (gives 0 success points): 2 settlements count for spaces 1 and 2 together"
    );
    let installation = Installation { card: d18, column, active: CostSpaces::from_bits(0b11), special: Special::No };
    let pay = with(asked(Task::CardSettlements(installation)), console(0b1));
    assert_eq!(
        told(&pay, Action::Settlements(CostSpaces::only(0))),
        "Pay like this (gives 0 success points): return 1 Cotton (space 2), 1 settlement counts for space 1"
    );
    let ignore = with(
        asked(Task::CardIgnore(Installation { active: CostSpaces::from_bits(0b111), ..installation })),
        console(0),
    );
    assert_eq!(
        told(&ignore, Action::Ignore(1)),
        "Ignore cost space 1 (gives 1 success point). Cost: return 1 Cotton (space 2), return 1 Tar (space 3)"
    );
    let task = Task::CardColumn { card: d18, special: Special::No };
    let place = told(&with(asked(task), console(0)), Action::Column(column));
    assert!(place.ends_with("(2 success points in the final scoring). Cost: return 1 Wood (space 1)"), "{place}");
}

#[test]
fn income_chips_say_what_they_do() {
    let view = asked(Task::IncomePhase);
    let chip = IncomeId::named("I4").unwrap();
    let says = said(piece::income_full(&view.pack, chip));
    assert_eq!(told(&view, Action::Chip(chip)), format!("Use the income chip {says}"));
    let name = said(piece::name(chip));
    assert_eq!(told(&view, Action::Point(chip)), format!("Take 1 success point for the income chip {name}"));
}

#[test]
fn only_what_is_possible_is_promised() {
    let asked = |task, deeds: &[Deed]| View { deeds: deeds.to_vec(), ..asked(task) };
    let request = |view: &View| said_by_name(Civolution::tell_request(view));
    let planning = Task::Side { module: Module::Planning, level: 1 };
    assert_eq!(
        request(&asked(planning, &[Deed::Plan])),
        "Ann: choose what to do with the Planning module: place 2 planning markers on one dice space."
    );
    assert!(request(&asked(planning, &[])).contains("install 1 goal chip; or place"), "a spectator does not know");
    let both = Task::GainAndInstall { gain: true, install: true };
    assert_eq!(request(&asked(both, &[Deed::Goal])), "Ann: take a goal chip from the display, or none.");
    assert_eq!(request(&asked(both, &[Deed::Install])), "Ann: choose a goal chip to install.");
    assert_eq!(
        request(&asked(Task::FavorOrIncome, &[Deed::Income])),
        "Ann: perform the action of 1 of your income chips."
    );
    let dice = Task::Side { module: Module::Achievement, level: 2 };
    let gain = |gainable_dice| told(&View { gainable_dice, ..asked(dice, &[]) }, Action::Do(Deed::Dice));
    assert_eq!(gain((true, true)), "Gain an activation die and a fate die");
    assert_eq!(gain((true, false)), "Gain an activation die and roll it");
    assert_eq!(gain((false, true)), "Gain a fate die");
    let cheap = with(asked(Task::ChooseSettlement, &[]), |civ| {
        civ.traits.add(Ability::Trait(Trait::CheapSettlements, 1));
    });
    assert!(told(&cheap, Action::Settlement(3)).starts_with("Build settlement 3 for all but one of "));
}

#[test]
fn promised_options_are_among_the_answers() {
    for (setup, seed) in setups().into_iter().zip(30..) {
        play(&setup, seed, |Decision { game, seat, actions, .. }| {
            let view = game.view(Viewer::Seat(seat));
            let deeds: Vec<Deed> = actions
                .iter()
                .filter_map(|action| match action {
                    Action::Do(deed) => Some(*deed),
                    _ => None,
                })
                .collect();
            assert_eq!(view.deeds, deeds);
            assert!(game.view(Viewer::Spectator).deeds.is_empty());
        });
    }
}

#[test]
fn several_tribes_are_on_encampments() {
    use crate::land::{Berth, Who};
    let who = Who { territory: Territory::SwampE, berth: Berth::Camp, strong: true };
    assert_eq!(said(phrase::place(who, 2)), "on encampments of Swamp E");
    assert_eq!(said(phrase::place(who, 1)), "on an encampment of Swamp E");
}

#[test]
fn a_price_of_several_parts_is_told_in_full() {
    let content = Content::original().unwrap();
    let several = (0..40).map(crate::content::ActivityId).find(|id| content.activity(*id).price.len() > 1).unwrap();
    let request = said_by_name(Civolution::tell_request(&asked(Task::Price { activity: several, number: 0, left: 1 })));
    assert!(request.contains(&format!("as part of the price of your activity: {}", said(activity(content, several)))));
}

#[test]
fn a_hunt_says_which_ideas_would_be_wasted() {
    let view = with(asked(Task::HuntValue { territory: Territory::ForestB, faces: Faces::only(3) }), |civ| {
        civ.markers[Marker::Idea.index()] = 6;
    });
    let food = |value| worth::hunt_food(&view, RED, Territory::ForestB, value);
    for value in (1..=6).filter(|value| *value != 3) {
        let told = told(&view, Action::Value(value));
        assert_eq!(told.ends_with("but no more food than without)"), food(value) <= food(3), "{told}");
    }
}
