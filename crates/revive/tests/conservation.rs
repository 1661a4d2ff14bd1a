//! Every piece of the box is in exactly one place after every action of random games. Visible pieces are counted from
//! the view; face-down pieces, and those that went back to the box, from the saved state. The game's own audit is not
//! used.

#![expect(clippy::unwrap_used, reason = "a state that cannot be read fails every test")]

use engine::pack::Pack;
use std::collections::BTreeSet;

use engine::bag::IdSet;
use engine::chance::{FastChance, Seed};
use engine::whim::Whim;
use engine::{Game, Seat, Viewer};
use revive::content::{ArtifactColor, BACKS, CardId, Content, CrateId, Reward, StartingSet, TileId};
use revive::resource::{Color, Resource};
use revive::space::{SpaceSet, TilePlace};
use revive::tribe::{Side, Tribe};
use revive::{Action, ArtifactRule, Player, Revive, Setup, Task, Unlocked, View};
use serde_json::Value;

/// An upper limit on actions, ten times the average length of a random game.
const LONGEST: usize = 20_000;
/// Maximum number of waiting tasks. It is far below the capacity of the agenda, which leaves room for packs with longer
/// chains of effects.
const DEEPEST: usize = 24;
/// Number of games played with each setup, half of them eagerly.
const GAMES: u64 = 4;

const EVERYTHING: Unlocked = Unlocked { moon: true, tribes: true, large: true, vast: true, switch: true };

/// Number of tribe tiles that lie hidden under others.
#[derive(Clone, Copy, Default)]
struct Covered {
    forests: u32,
    sands: u32,
}

/// A state with its view and the details that only the saved state shows.
struct Seen<'a> {
    setup: &'a Setup,
    view: View,
    state: Value,
    covered: Covered,
}

impl<'a> Seen<'a> {
    fn of(game: &Revive, setup: &'a Setup) -> Self {
        let state = serde_json::to_value(game).unwrap();
        Self { setup, view: game.view(Viewer::Everything), state, covered: Covered::default() }
    }

    /// Returns the next state. A tribe tile may have covered another.
    fn followed_by(&self, game: &Revive) -> Self {
        let mut next = Self::of(game, self.setup);
        let (before, after) = (&self.view.map, &next.view.map);
        next.covered = Covered {
            forests: self.covered.forests + (before.forests & !after.forests & after.sands).len(),
            sands: self.covered.sands + (before.sands & !after.sands & after.forests).len(),
        };
        next
    }

    fn boards(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.view.seats.iter().map(|player| (player.seat, &player.board))
    }

    /// Returns the pieces off the board that the view does not name.
    fn set(&self, field: &str) -> Vec<u16> {
        serde_json::from_value::<IdSet<1>>(self.state["supply"][field].clone()).unwrap().iter().collect()
    }

    fn check(&self) {
        self.check_cards();
        self.check_modules();
        self.check_machines();
        self.check_crates();
        self.check_energy();
        self.check_artifacts();
        self.check_artifact_cards();
        self.check_tiles();
        self.check_large_locations();
        self.check_buildings_and_figures();
        self.check_markers();
        self.check_tribes();
        let waiting = self.state["agenda"].as_array().unwrap().len();
        assert!(waiting <= DEEPEST, "{waiting} tasks wait: {}", self.state["agenda"]);
    }

    fn check_cards(&self) {
        let (deck, boxed) = (self.set("citizens"), self.set("boxed_cards"));
        assert_eq!(deck.len(), usize::from(self.view.citizen_deck), "the deck");
        let mut cards = Pieces::new("card");
        cards.add(deck.into_iter().chain(boxed));
        cards.add(self.view.citizens.iter().flatten().map(|card| card.id()));
        let mut sets = Pieces::new("starting set");
        for (seat, board) in self.boards() {
            cards.add(board.active.iter().chain(board.resting.iter()));
            cards.add(board.slots.iter().flat_map(IdSet::iter));
            let owned = board.slots.iter().fold(board.active.union(&board.resting), |all, slot| all.union(slot));
            let set = owned.iter().filter_map(CardId::new).find_map(CardId::set).unwrap();
            sets.add([set.index() as u16]);
            let starting: Vec<u16> = CardId::of(set).map(CardId::id).collect();
            let owned: Vec<u16> = owned.iter().filter(|card| CardId::new(*card).unwrap().set().is_some()).collect();
            assert_eq!(owned, starting, "{seat} keeps the starting cards");
        }
        let starting = StartingSet::ALL.into_iter().filter(|set| sets.seen.contains(&(set.index() as u16)));
        let all = CardId::citizens().chain(starting.flat_map(CardId::of));
        cards.are_exactly(all.map(CardId::id));
    }

    fn check_modules(&self) {
        let (pile, boxed) = (self.set("modules"), self.set("boxed_modules"));
        assert_eq!(pile.len(), usize::from(self.view.module_pile), "the pile of modules");
        let mut modules = Pieces::new("module");
        modules.add(pile.into_iter().chain(boxed));
        modules.add(self.view.modules.iter().flatten().map(|module| module.id()));
        let spaces: usize = content().player_board().modules.iter().map(|count| usize::from(*count)).sum();
        for (seat, board) in self.boards() {
            modules.add(board.modules.iter().flatten().map(|module| module.id()));
            assert!(board.modules[spaces..].iter().all(Option::is_none), "{seat} has a module off the board");
        }
        if let Some(Task::PlaceModule(module)) = self.view.asked.map(|step| step.task) {
            modules.add([module.id()]);
        }
        modules.are_exactly(0..48);
    }

    fn check_machines(&self) {
        let mut machines = Pieces::new("machine");
        machines.add(self.set("machines").into_iter().chain(self.set("boxed_machines")));
        for (color, shown) in Color::ALL.into_iter().zip(&self.view.machines) {
            machines.add(shown.iter().flatten().map(|machine| machine.id()));
            assert!(shown.iter().flatten().all(|machine| content().machine(*machine).color == color));
        }
        for (seat, board) in self.boards() {
            machines.add(board.machines.iter().flatten().map(|machine| machine.id()));
            for (number, machine) in board.machines.iter().enumerate() {
                let Some(machine) = machine else { continue };
                let reward = content().player_board().rewards[number].reward;
                assert_eq!(reward, Reward::Machine(content().machine(*machine).color), "{seat} {machine}");
                assert!(board.unlocked.contains(number as u8), "{seat} has {machine} on a locked reward space");
            }
        }
        machines.are_exactly(0..30);
        for color in Color::ALL {
            let of_color =
                |machine: &&u16| content().machine(revive::content::MachineId::new(**machine).unwrap()).color == color;
            assert_eq!(machines.seen.iter().filter(of_color).count(), 10, "{color} machines");
        }
    }

    fn check_crates(&self) {
        let stack = self.set("crates");
        assert_eq!(stack.len(), usize::from(self.view.crate_stack), "the stack of crates");
        let mut crates = Pieces::new("crate");
        crates.add(stack);
        for player in &self.view.seats {
            assert_eq!(player.known_crates.len(), usize::from(player.closed_crates));
            crates.add(player.known_crates.iter().map(|found| found.id()));
            crates.add(player.board.opened.iter().map(CrateId::id));
        }
        crates.are_exactly(0..28);
    }

    fn check_energy(&self) {
        let owned = self.boards().map(|(_, board)| u32::from(board.energy) + board.powered.len());
        assert_eq!(u32::from(self.view.energy) + owned.sum::<u32>(), 28, "energy");
    }

    fn check_artifacts(&self) {
        let of_color = (self.setup.players + u8::from(self.setup.long)).min(4);
        let is_solo = self.setup.players == 1;
        for color in ArtifactColor::ALL {
            let boxed = self.state["supply"]["boxed_artifacts"][color.index()].as_u64().unwrap() as u8;
            let owned: u8 = self.boards().map(|(_, board)| board.artifacts[color.index()]).sum();
            assert_eq!(self.view.artifacts[color.index()] + owned + boxed, of_color, "{color} artifacts");
        }
        let left: u8 = self.view.artifacts.iter().sum();
        let minor: u8 = self.boards().map(|(_, board)| board.minor_artifacts).sum();
        let extra = if self.setup.long && self.setup.players == 4 { 2 } else { 0 };
        assert!(left == 0 || minor == 0, "minor artifacts come last");
        assert_eq!(self.view.extra_artifacts, u8::saturating_sub(extra, minor), "extra artifacts next to the craters");
        let is_ending = left == 0 && self.view.extra_artifacts == 0;
        let owners = self.boards().filter(|(_, board)| board.end_tile).count();
        let supply = usize::from(self.state["supply"]["end_tile"].as_bool().unwrap());
        assert_eq!((owners, supply), if is_solo { (0, 0) } else { (is_ending.into(), (!is_ending).into()) });
    }

    fn check_artifact_cards(&self) {
        let mut cards = Pieces::new("artifact card");
        let seats = &self.view.seats;
        match self.setup.artifact_rule {
            ArtifactRule::Shared => assert!(
                seats
                    .iter()
                    .all(|player| { player.artifact_card.is_some() && player.artifact_card == seats[0].artifact_card })
            ),
            ArtifactRule::Dealt | ArtifactRule::Choose => {
                for player in seats {
                    assert_eq!(player.artifact_card.is_some(), player.offered.is_empty(), "{}", player.seat);
                    cards.add(player.artifact_card.iter().chain(&player.offered).map(|card| card.id()));
                }
            }
        }
    }

    fn check_tiles(&self) {
        let map = &self.view.map;
        let mut tiles = Pieces::new("area tile");
        tiles.add(map.tiles.iter().flatten().map(|tile| tile.id()));
        let mut unseen = map.face_down;
        if let Some(Task::Orient { place, tile }) = self.view.asked.map(|step| step.task) {
            assert!(!map.is_explored(place));
            unseen[usize::from(map.backs[place.index()])].insert(tile);
        }
        for (back, set) in unseen.iter().enumerate() {
            tiles.add(set.iter().map(TileId::id));
            let places = TilePlace::all().filter(|place| !map.is_explored(*place));
            let shown = places.filter(|place| usize::from(map.backs[place.index()]) == back).count();
            assert_eq!(set.len() as usize, shown, "tiles with back {back} of {BACKS}");
        }
        tiles.are_exactly(0..30);
        for place in TilePlace::all() {
            let Some(tile) = map.tiles[place.index()] else { continue };
            let back = (!tile.is_start()).then_some(map.backs[place.index()]);
            assert_eq!(
                (content().tile(tile).back, tile.is_start()),
                (back, content().board().is_start(place)),
                "{tile}"
            );
        }
        let kinds = [map.sand, map.terrain[0], map.terrain[1], map.terrain[2], map.water, map.locations];
        let spaces: u32 = kinds.iter().map(|kind| kind.len()).sum();
        let explored = TilePlace::all().filter(|place| map.is_explored(*place));
        let explored = explored.fold(SpaceSet::EMPTY, |all, place| all | place.spaces());
        assert_eq!(spaces, explored.len());
        assert_eq!(kinds.into_iter().fold(SpaceSet::EMPTY, |all, kind| all | kind), explored);
    }

    fn check_large_locations(&self) {
        let mut tiles = Pieces::new("large location");
        tiles.add(self.view.map.large.iter().map(|(tile, _)| tile.id()));
        assert_eq!(tiles.seen.len(), 4);
        let count = if self.setup.unlocked.large { 8 } else { 5 };
        assert!(tiles.seen.iter().all(|tile| *tile < count) && self.view.map.large.iter().all(|(_, side)| *side < 2));
    }

    fn check_buildings_and_figures(&self) {
        let map = &self.view.map;
        let mut built = SpaceSet::EMPTY;
        for (seat, board) in self.boards() {
            for (buildings, most) in [(board.small, 5), (board.large, 3)] {
                assert!(buildings.len() <= most, "{seat} has {} buildings of {most}", buildings.len());
                assert!(!built.meets(buildings), "two buildings on a space");
                built |= buildings;
            }
            assert_eq!(board.figures.len(), board.technologies.len(), "a figure stands for each technology");
            assert!(board.technologies.bits() < 1 << 7, "{seat} has 7 figures");
            assert_eq!(board.figures & (map.locations | SpaceSet::LARGE), board.figures, "figures of {seat}");
        }
        assert_eq!(built & map.sand, built, "buildings stand on sand");
    }

    fn check_markers(&self) {
        for (seat, board) in self.boards() {
            let locked = 15 - board.unlocked.len();
            let markers = locked + u32::from(board.tribe_markers) + u32::from(board.progress);
            assert_eq!((markers, board.unlocked.bits() >> 15), (20, 0), "progress markers of {seat}");
            assert!(board.tribe_markers <= 5 && board.tracks.iter().all(|at| (1..=12).contains(at)));
            for (resource, most) in Resource::ALL.into_iter().zip([3, 6, 6, 6]) {
                assert!(board.purse[resource] <= most, "{seat} has {} {resource}", board.purse[resource]);
            }
        }
    }

    fn check_tribes(&self) {
        let map = &self.view.map;
        let is_chosen = !self.state["agenda"].as_array().unwrap().iter().any(|step| step["task"] == "ChooseTribe");
        let placed = |tribe| match tribe {
            Tribe::Nadair => map.forests.len() + self.covered.forests,
            Tribe::Hofstadterians => map.temples.len(),
            Tribe::Jox49i => map.targets.len(),
            Tribe::Kuniban => map.sands.len() + self.covered.sands,
            Tribe::Formica => map.workshops.len(),
            Tribe::Vukuntur => 0,
        };
        let mut tribes = Pieces::new("tribe");
        for tribe in Tribe::ALL {
            let owner = self.boards().find(|(_, board)| (board.tribe, board.side) == (tribe, Side::Moon));
            let left = owner.map_or(0, |(_, board)| u32::from(board.tribe_tiles));
            let all = if owner.is_some() && tribe != Tribe::Vukuntur { 5 } else { 0 };
            assert_eq!(placed(tribe) + left, all, "tiles of {tribe}");
            if tribe == Tribe::Vukuntur {
                assert_eq!(map.falcon.is_some(), owner.is_some(), "the falcon");
            }
        }
        if is_chosen {
            tribes.add(self.boards().map(|(_, board)| board.tribe.index() as u16));
        }
        for (seat, board) in self.boards().filter(|(_, board)| board.side == Side::Sun) {
            assert_eq!(board.tribe_tiles, 0, "{seat}");
        }
        assert_eq!(map.forests & map.terrain[Color::Green.index()], map.forests, "forest tiles are forests");
        assert_eq!(map.sands & map.sand, map.sands, "sand tiles are sand");
        assert_eq!(map.temples & map.water, map.temples, "temples stand on water");
    }

    /// Checks what never decreases: buildings, waters, tracks, points, opened crates and technologies.
    fn check_after(&self, before: &Self, action: &Action) {
        for ((seat, old), (_, new)) in before.boards().zip(self.boards()) {
            let kept = [(old.small, new.small), (old.large, new.large), (old.waters, new.waters)];
            assert!(kept.iter().all(|(old, new)| *old & *new == *old), "{seat} lost a building or water by {action}");
            assert!(old.tracks.iter().zip(new.tracks).all(|(old, new)| *old <= new), "{seat} went back by {action}");
            assert!(old.blue_points() <= new.blue_points(), "{seat} lost points by {action}");
            assert!(old.progress <= new.progress && old.hibernation <= new.hibernation, "{seat} {action}");
            assert_eq!(old.opened.intersection(new.opened), old.opened, "{seat} closed a crate by {action}");
            assert_eq!(old.technologies.intersection(new.technologies), old.technologies, "{seat} forgot by {action}");
        }
        assert_eq!(before.view.map.large, self.view.map.large);
    }
}

/// The pieces of one kind that were found so far.
struct Pieces {
    what: &'static str,
    seen: BTreeSet<u16>,
}

impl Pieces {
    const fn new(what: &'static str) -> Self {
        Self { what, seen: BTreeSet::new() }
    }

    fn add(&mut self, pieces: impl IntoIterator<Item = u16>) {
        for piece in pieces {
            assert!(self.seen.insert(piece), "{} {piece} is in two places", self.what);
        }
    }

    fn are_exactly(&self, all: impl IntoIterator<Item = u16>) {
        assert_eq!(self.seen, all.into_iter().collect(), "each {} is in one place", self.what);
    }
}

fn content() -> &'static Content {
    Content::original().unwrap()
}

/// Plays a random game and checks it after every action. Eager players prefer other actions to passing, trading, ending
/// the turn and hibernating, which leads to fuller tables.
fn play(setup: &Setup, seed: Seed, eager: bool) {
    let mut chance = FastChance::new(seed.short());
    let mut whim = Whim::new(seed);
    let mut game = Revive::new(setup, &mut chance).unwrap();
    let mut before = Seen::of(&game, setup);
    before.check();
    let likes = |action: &Action| {
        !eager || !matches!(action, Action::Pass | Action::End | Action::Hibernate | Action::Trade(_))
    };
    for _ in 0..LONGEST {
        let Some((seat, action)) = whim.choose(&game, likes) else { break };
        game.apply(seat, &action, &mut chance, &mut ()).unwrap();
        let after = before.followed_by(&game);
        after.check();
        after.check_after(&before, &action);
        before = after;
    }
    assert!(before.view.standings.is_some(), "the game does not end");
}

fn check(setup: &Setup) {
    for number in 0..GAMES {
        play(setup, Seed::from_text("conservation").derive(number), number % 2 == 1);
    }
}

/// Checks a plain game, a long one with everything unlocked, and one with everything unlocked and chosen tribes.
fn check_all(players: u8) {
    let plain = Setup { players, ..Setup::default() };
    let everything = Setup { unlocked: EVERYTHING, ..plain.clone() };
    check(&plain);
    check(&Setup { long: true, artifact_rule: ArtifactRule::Choose, ..everything.clone() });
    check(&Setup { choose_tribes: true, artifact_rule: ArtifactRule::Shared, ..everything });
}

#[test]
fn one_player_loses_nothing() {
    check_all(1);
}

#[test]
fn two_players_lose_nothing() {
    check_all(2);
}

#[test]
fn three_players_lose_nothing() {
    check_all(3);
}

#[test]
fn four_players_lose_nothing() {
    check_all(4);
}

/// A tribe tile that covers another tribe's tile leaves both in the game.
#[test]
fn forests_and_sand_that_cover_each_other_lose_nothing() {
    let setup = Setup { players: 2, choose_tribes: true, unlocked: EVERYTHING, ..Setup::default() };
    let likes = |action: &Action| match *action {
        Action::Tribe(tribe, side) => side == Side::Moon && matches!(tribe, Tribe::Nadair | Tribe::Kuniban),
        Action::At(_) | Action::Do => true,
        _ => false,
    };
    let mut covered = 0;
    for number in 0..40 {
        let seed = Seed::from_text("covering").derive(number);
        let (mut chance, mut whim) = (FastChance::new(seed.short()), Whim::new(seed));
        let mut game = Revive::new(&setup, &mut chance).unwrap();
        let mut seen = Seen::of(&game, &setup);
        while let Some((seat, action)) = whim.choose(&game, likes) {
            game.apply(seat, &action, &mut chance, &mut ()).unwrap();
            seen = seen.followed_by(&game);
            seen.check();
        }
        covered += seen.covered.forests + seen.covered.sands;
    }
    assert!(covered > 0, "no tile was covered");
}
