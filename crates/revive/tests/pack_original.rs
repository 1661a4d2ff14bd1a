//! Requirements on the content pack that comes with the program, checked on the loaded pack.

#![expect(clippy::panic, reason = "a pack that cannot be read fails every test")]

use engine::pack::Pack;
use std::collections::BTreeSet;

use engine::words::{Phrase, Speaker};
use revive::content::{
    ArtifactCard, ArtifactCardId, BACKS, Card, CardId, Category, Content, CrateId, Ground, LargeId, LargeScore,
    Machine, MachineId, Module, ModuleId, Reward, SIDES, StandardMachine, StartingSet, Tile, TileId,
};
use revive::effect::{Clause, Effect, EffectsId};
use revive::resource::{Color, Colors, Resource};
use revive::tribe::{Gives, Side, Tribe, TribeBoard};

fn pack() -> &'static Content {
    Content::original().unwrap_or_else(|errors| {
        let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("the pack has mistakes:\n{}", lines.join("\n"))
    })
}

fn citizens() -> impl Iterator<Item = &'static Card> {
    CardId::citizens().map(|id| pack().card(id))
}

fn machines() -> impl Iterator<Item = &'static Machine> {
    MachineId::all().map(|id| pack().machine(id))
}

fn modules() -> impl Iterator<Item = &'static Module> {
    ModuleId::all().map(|id| pack().module(id))
}

fn tiles() -> impl Iterator<Item = &'static Tile> {
    TileId::all().map(|id| pack().tile(id))
}

fn starting_tiles() -> impl Iterator<Item = &'static Tile> {
    tiles().filter(|tile| tile.id.is_start())
}

fn tribes() -> impl Iterator<Item = &'static TribeBoard> {
    Tribe::ALL.into_iter().flat_map(|tribe| Side::ALL.map(|side| pack().tribe(tribe, side)))
}

fn text(effects: EffectsId) -> String {
    pack().effects_text(effects)
}

fn waters<'a>(tiles: impl Iterator<Item = &'a Tile>) -> Vec<String> {
    let rewards = tiles.flat_map(|tile| tile.hexes).filter_map(|hex| match hex {
        Ground::Water(reward) => Some(reward),
        Ground::Sand | Ground::Terrain(_) | Ground::Location => None,
    });
    rewards.map(text).collect()
}

fn count_hexes<'a>(tiles: impl Iterator<Item = &'a Tile>, wanted: fn(Ground) -> bool) -> usize {
    tiles.flat_map(|tile| tile.hexes).filter(|hex| wanted(*hex)).count()
}

/// Returns true if one of the card's halves has a wanted effect.
fn has(card: &Card, wanted: fn(Effect) -> bool) -> bool {
    let steps = card.effects.into_iter().flat_map(|effects| pack().effects(effects));
    steps.copied().any(|step| match step {
        Clause::One(effect) => wanted(effect),
        Clause::Either(one, other) => wanted(one) || wanted(other),
    })
}

#[test]
fn the_tiles_have_the_hexes_of_the_box() {
    assert_eq!(count_hexes(tiles(), |hex| hex == Ground::Sand), 42);
    assert_eq!(count_hexes(tiles(), |hex| hex == Ground::Terrain(Color::Yellow)), 16);
    assert_eq!(count_hexes(tiles(), |hex| hex == Ground::Terrain(Color::Green)), 16);
    assert_eq!(count_hexes(tiles(), |hex| hex == Ground::Terrain(Color::Gray)), 16);
    assert_eq!(count_hexes(tiles(), |hex| matches!(hex, Ground::Water(_))), 15);
    assert_eq!(count_hexes(tiles(), |hex| hex == Ground::Location), 15);
}

#[test]
fn the_starting_tiles_have_sand_locations_and_every_terrain() {
    assert!(count_hexes(starting_tiles(), |hex| hex == Ground::Sand) >= 7);
    assert!(count_hexes(starting_tiles(), |hex| hex == Ground::Location) >= 3);
    assert!(count_hexes(starting_tiles(), |hex| hex == Ground::Terrain(Color::Yellow)) >= 2);
    assert!(count_hexes(starting_tiles(), |hex| hex == Ground::Terrain(Color::Green)) >= 2);
    assert!(count_hexes(starting_tiles(), |hex| hex == Ground::Terrain(Color::Gray)) >= 2);
    // A player who begins next to a water must not gain more than a slot module.
    let modest = ["module", "basic 2", "basic 1", "crystal 1", "food 2", "book 2", "gear 2"];
    let rewards = waters(starting_tiles());
    assert!(rewards.iter().all(|reward| modest.contains(&reward.as_str())), "{rewards:?}");
}

#[test]
fn a_back_costs_three_food_for_two_points() {
    let known = (0..BACKS as u8).map(|back| pack().back(back));
    assert!(known.into_iter().any(|back| back.cost[Resource::Food] == 3 && back.cost.total() == 3 && back.points == 2));
}

#[test]
fn all_cards_are_different() {
    let cards = CardId::all().map(|id| pack().card(id));
    let citizens: BTreeSet<_> = citizens().map(|card| card.effects.map(text)).collect();
    assert_eq!(citizens.len(), CardId::CITIZENS);
    let all: BTreeSet<_> = cards.map(|card| (card.color, card.effects.map(text), card.id.set())).collect();
    assert_eq!(all.len(), CardId::COUNT);
}

#[test]
fn the_starting_sets_are_alike() {
    for set in StartingSet::ALL {
        let cards: Vec<&Card> = CardId::of(set).map(|id| pack().card(id)).collect();
        for color in Color::ALL {
            assert_eq!(cards.iter().filter(|card| card.color == color).count(), 2, "{set} {color}");
        }
        assert!(cards.iter().all(|card| card.slot == [false, false] && card.flask.is_none()), "{set}");
        for bottom in ["module", "tribe", "module or tribe", "pay basic 1 times 3: basic 1"] {
            assert_eq!(cards.iter().filter(|card| text(card.effects[1]) == bottom).count(), 1, "{set} {bottom}");
        }
    }
}

#[test]
fn symbols_and_lasting_effects_of_citizens_are_rare() {
    let count = |wanted: fn(&Card) -> bool| citizens().filter(|card| wanted(card)).count();
    assert!((12..=16).contains(&count(|card| card.slot.contains(&true))));
    assert!((10..=14).contains(&count(|card| card.flask.is_some())));
    assert!((4..=6).contains(&count(|card| has(card, |effect| matches!(effect, Effect::Lasting(_))))));
    assert_eq!(count(|card| has(card, |effect| effect == Effect::Leave)), 1);
}

#[test]
fn six_machines_and_eight_modules_have_a_flask() {
    assert_eq!(machines().filter(|machine| machine.flask).count(), 6);
    assert_eq!(modules().filter(|module| module.flask).count(), 8);
}

#[test]
fn three_of_four_modules_have_two_colors() {
    let with = |colors: Colors| modules().filter(|module| module.colors == colors).count();
    for color in Color::ALL {
        assert_eq!(with(Colors::only(color)), 4, "{color}");
        let others: Colors = Color::ALL.into_iter().filter(|other| *other != color).collect();
        assert_eq!(with(others), 12, "not {color}");
    }
    let known: Colors = [Color::Yellow, Color::Green].into_iter().collect();
    assert!(modules().any(|module| module.colors == known && text(module.effect) == "book 1"));
}

#[test]
fn a_crate_holds_a_gear_and_a_book() {
    assert!(CrateId::all().any(|id| text(pack().crate_effects(id)) == "gear 1, book 1"));
}

#[test]
fn six_rewards_lie_between_two_tracks() {
    let rewards = pack().player_board().rewards;
    let with = |tracks: Colors| {
        let own = |needs: [u8; Color::COUNT]| Color::ALL.into_iter().filter(|color| needs[color.index()] > 0).collect();
        rewards.iter().filter(|space| tracks == own(space.needs)).count()
    };
    for color in Color::ALL {
        let others: Colors = Color::ALL.into_iter().filter(|other| *other != color).collect();
        assert_eq!((with(Colors::only(color)), with(others)), (3, 2), "{color}");
    }
}

#[test]
fn every_kind_of_reward_occurs() {
    let rewards: Vec<Reward> = pack().player_board().rewards.iter().map(|space| space.reward).collect();
    let count = |wanted: Reward| rewards.iter().filter(|reward| **reward == wanted).count();
    assert!(StandardMachine::ALL.into_iter().all(|machine| count(Reward::Standard(machine)) == 1));
    for color in Color::ALL {
        assert_eq!((count(Reward::Machine(color)), count(Reward::Cards(color))), (2, 1), "{color}");
    }
    assert_eq!(count(Reward::Artifact), 3);
}

#[test]
fn the_technologies_cost_the_same_for_every_tribe() {
    for board in tribes() {
        let mut costs = board.technologies.map(|technology| technology.cost);
        costs.sort_unstable();
        assert_eq!(costs, [1, 2, 2, 3, 5, 5, 5]);
        let top = board.technologies.map(|technology| pack().technology_text(technology.gives));
        assert_eq!(top[4..], ["artifact, energy", "artifact, crate", "artifact, points 2"]);
    }
}

#[test]
fn all_sides_of_tribe_boards_are_different() {
    let abilities: BTreeSet<String> = tribes().map(|board| text(board.ability)).collect();
    assert_eq!(abilities.len(), Tribe::COUNT * Side::COUNT);
    for tribe in Tribe::ALL {
        let pieces = pack().effects(pack().tribe(tribe, Side::Moon).ability);
        assert!(matches!(pieces, [Clause::One(Effect::Piece(piece))] if piece.index() == tribe.index()), "{tribe}");
    }
}

/// Returns the first words of all effects and technologies of the pack.
fn words() -> BTreeSet<String> {
    let cards = CardId::all().flat_map(|id| pack().card(id).effects);
    let tokens = machines().map(|machine| machine.effect).chain(modules().map(|module| module.effect));
    let crates = CrateId::all().map(|id| pack().crate_effects(id));
    let boards = tribes().map(|board| board.ability);
    let lists = cards.chain(tokens).chain(crates).chain(boards).map(text);
    let technologies =
        tribes().flat_map(|board| board.technologies.map(|technology| pack().technology_text(technology.gives)));
    let steps: Vec<String> = lists.chain(technologies).chain(waters(tiles())).collect();
    let first = |step: &str| step.split_whitespace().next().unwrap_or_default().to_owned();
    steps.iter().flat_map(|list| list.split([',', ':'])).flat_map(|step| step.split(" or ")).map(first).collect()
}

#[test]
fn every_word_occurs() {
    let used = words();
    let words = "crystal gear book food basic points step module tribe energy recharge crate artifact rest wake range \
                 play card build explore populate per-figure per-water pay per-card per-flask lasting leave retire \
                 rotate explore-any all-colors reopen discount forests temples targets sands workshops falcon \
                 free-action slot machine ability-more free-path trade explore-food rest-for-crystal no-books \
                 move-figure card-resource crate-crystal mountain-discount temple-range falcon-discount \
                 falcon-resources copy-switch";
    let known: BTreeSet<String> = words.split_whitespace().map(str::to_owned).collect();
    assert_eq!(used, known);
}

#[test]
fn every_color_and_action_occurs_where_it_can() {
    let effects = CardId::all().flat_map(|id| pack().card(id).effects).chain(machines().map(|machine| machine.effect));
    let texts: Vec<String> = effects.chain(CrateId::all().map(|id| pack().crate_effects(id))).map(text).collect();
    let occurs = |words: String| assert!(texts.iter().any(|text| text.contains(&words)), "{words}");
    for color in ["yellow", "green", "gray", "any"] {
        ["play", "card", "step"].into_iter().for_each(|word| occurs(format!("{word} {color}")));
    }
    Color::NAMES.into_iter().for_each(|color| occurs(format!("per-card {color}")));
    for action in ["explore", "build", "populate"] {
        occurs(format!("lasting discount {action}"));
        assert!(machines().any(|machine| text(machine.effect).starts_with(&format!("discount {action}"))), "{action}");
    }
}

#[test]
fn the_large_locations_show_all_categories() {
    let sides = |ids: &dyn Fn(usize) -> bool| -> Vec<LargeScore> {
        let ids = LargeId::all().filter(|id| ids(id.index()));
        ids.flat_map(|id| (0..SIDES).map(move |side| pack().large(id, side))).collect()
    };
    let (base, campaign) = (sides(&|index| index < 5), sides(&|index| index >= 5));
    let each = |list: &[LargeScore], category: Category| {
        list.iter().filter(|score| matches!(score, LargeScore::Each(own, _) if *own == category)).count()
    };
    for color in Color::ALL {
        assert!(base.contains(&LargeScore::Track(color)), "{color}");
    }
    for category in [Category::Energy, Category::Modules, Category::Figures, Category::Waters, Category::Cards] {
        assert_eq!(each(&base, category), 1, "{category}");
    }
    assert!(base.iter().any(|score| matches!(score, LargeScore::LargeBuildings(_))));
    assert!(base.iter().any(|score| matches!(score, LargeScore::FiguresInLarge(_))));
    for category in [Category::TribeMarkers, Category::Crystals, Category::Flasks, Category::Crates] {
        assert_eq!(each(&campaign, category), 1, "{category}");
    }
    assert!(campaign.iter().any(|score| matches!(score, LargeScore::Presence(_))));
    assert!(campaign.iter().any(|score| matches!(score, LargeScore::FlasksAndEnergy(_))));
    assert_eq!((base.len(), campaign.len()), (10, 6));
}

#[test]
fn every_category_occurs_on_artifact_cards() {
    let cards: Vec<&ArtifactCard> = ArtifactCardId::all().map(|id| pack().artifact_card(id)).collect();
    let different: BTreeSet<_> = cards.iter().map(|card| card.categories).collect();
    assert_eq!(different.len(), ArtifactCardId::COUNT);
    for card in &cards {
        let categories: BTreeSet<Category> = card.categories.iter().map(|(category, _)| *category).collect();
        assert_eq!(categories.len(), 3, "{}", card.id);
    }
    for category in Category::ALL {
        assert!(cards.iter().any(|card| card.categories.iter().any(|(own, _)| *own == category)), "{category}");
    }
}

#[test]
fn every_tribe_has_its_slot_in_the_middle() {
    assert!(tribes().all(|board| board.technologies[2].gives == Gives::Slot));
    assert_eq!(pack().links().map(revive::tribe::TechnologySet::bits), [0, 1, 1, 1, 0b110, 0b100, 0b1100]);
}

#[test]
fn all_names_are_different() {
    let tokens = MachineId::all().map(|id| id.to_string()).chain(CrateId::all().map(|id| id.to_string()));
    let others = LargeId::all().map(|id| id.to_string()).chain(ArtifactCardId::all().map(|id| id.to_string()));
    let ids = CardId::all().map(|id| id.to_string()).chain(tokens).chain(others);
    let speaker = Speaker::new([pack().names()], &[]);
    let names: Vec<String> = ids.map(|id| speaker.try_say(&Phrase::new(id)).unwrap()).collect();
    assert_eq!(names.iter().map(|name| name.to_lowercase()).collect::<BTreeSet<_>>().len(), names.len());
    assert!(names.iter().all(|name| !name.is_empty()));
}
