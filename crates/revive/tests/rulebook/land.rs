//! Land to act on: tiles that are face up, and spaces that show what a test needs.

use engine::Seat;
use revive::content::{Ground, MachineId, TileId};
use revive::space::{Space, SpaceSet, TilePlace};
use revive::tribe::{Side, Tribe};
use revive::{Map, Task};

use crate::table::{Play, Table, pack, place, space};

/// Turns all spaces of a place into sand.
fn level(map: &mut Map, place: TilePlace) {
    map.water &= !place.spaces();
    map.locations &= !place.spaces();
    for terrain in &mut map.terrain {
        *terrain &= !place.spaces();
    }
    map.sand |= place.spaces();
}

/// Gives a place this kind of back, swapped with another face-down place.
fn exchange_backs(map: &mut Map, place: TilePlace, back: u8) {
    let (here, is_hidden) = (place.index(), |other: &TilePlace| !map.is_explored(*other));
    if map.backs[here] != back {
        let other = TilePlace::all().filter(is_hidden).find(|other| map.backs[other.index()] == back).unwrap().index();
        map.backs.swap(here, other);
    }
}

fn turn_up(map: &mut Map, place: TilePlace, tile: TileId, turned: bool) {
    assert!(!map.is_explored(place), "{place} is already face up");
    let back = pack().tile(tile).back.unwrap();
    exchange_backs(map, place, back);
    map.face_down[usize::from(back)].remove(tile);
    map.tiles[place.index()] = Some(tile);
    if turned {
        map.turned.insert(place);
    }
    level(map, place);
}

/// Finds a tile that can lie with water of this reward on this hex. Returns the tile, and whether it must be turned.
fn water_tile(map: &Map, hex: usize, reward: &str) -> (TileId, bool) {
    let is_hidden = |tile: &TileId| map.face_down.iter().any(|set| set.contains(*tile));
    let shows = |ground: Ground| matches!(ground, Ground::Water(effects) if pack().effects_text(effects) == reward);
    TileId::all()
        .filter(is_hidden)
        .find_map(|tile| {
            let hexes = pack().tile(tile).hexes;
            [false, true]
                .into_iter()
                .find(|turned| shows(hexes[if *turned { hexes.len() - 1 - hex } else { hex }]))
                .map(|turned| (tile, turned))
        })
        .unwrap_or_else(|| panic!("no tile has the water `{reward}` there"))
}

impl Table {
    /// Begins a game with sand on every space of the starting tiles.
    pub(crate) fn flat(players: u8) -> Self {
        let starts = TilePlace::all().filter(|place| pack().board().is_start(*place));
        starts.fold(Self::of(players), |table, place| table.scene(|scene| scene.map(|map| level(map, place))))
    }

    /// Turns up tiles on these places, counted from 1. All their spaces are sand.
    pub(crate) fn open(self, places: &[usize]) -> Self {
        places.iter().fold(self, |table, number| {
            let place = place(*number);
            let is_plain = |tile: TileId| !pack().tile(tile).hexes.iter().any(|hex| matches!(hex, Ground::Water(_)));
            table.scene(|scene| {
                scene.map(|map| {
                    let hidden = |tile: &TileId| map.face_down.iter().any(|set| set.contains(*tile));
                    let tile = TileId::all().filter(hidden).find(|tile| is_plain(*tile)).unwrap();
                    turn_up(map, place, tile, false);
                })
            })
        })
    }

    /// Turns up a tile with water of this reward on this space. Its other spaces are sand.
    pub(crate) fn water(self, name: &str, reward: &str) -> Self {
        let water = space(name);
        self.scene(|scene| {
            scene.map(|map| {
                let (tile, turned) = water_tile(map, water.hex(false), reward);
                turn_up(map, water.place().unwrap(), tile, turned);
                map.sand.remove(water);
                map.water.insert(water);
            })
        })
    }

    /// Hides this tile face down on a place, counted from 1.
    pub(crate) fn hides(self, number: usize, tile: TileId) -> Self {
        let back = pack().tile(tile).back.unwrap();
        let table = self.scene(|scene| scene.map(|map| exchange_backs(map, place(number), back)));
        table.draws("area tiles", &[tile.id()])
    }

    /// Gives a face-down place, counted from 1, a back with this cost: food, books, gears.
    pub(crate) fn back(self, number: usize, cost: [u8; 3]) -> Self {
        use revive::resource::Resource::{Book, Food, Gear};
        let fits = |back: &u8| [Food, Book, Gear].map(|resource| pack().back(*back).cost[resource]) == cost;
        let back = (0..revive::content::BACKS as u8).find(fits).unwrap();
        self.scene(|scene| scene.map(|map| exchange_backs(map, place(number), back)))
    }

    /// Places a small building without its rewards.
    pub(crate) fn small(self, seat: Seat, name: &str) -> Self {
        self.scene(|scene| scene.building(seat, space(name), false))
    }

    pub(crate) fn large(self, seat: Seat, name: &str) -> Self {
        self.scene(|scene| scene.building(seat, space(name), true))
    }

    /// Unlocks technologies, counted from 1, with figures on locations: `"1 15a, 3 large-1"`.
    pub(crate) fn populated(self, seat: Seat, figures: &str) -> Self {
        figures.split(", ").fold(self, |table, part| {
            let (number, name) = part.split_once(' ').unwrap();
            let number: u8 = number.parse().unwrap();
            let table =
                if space(name).as_large().is_none() { table.ground(&format!("{name} location")) } else { table };
            table.scene(|scene| scene.populated(seat, &[(number - 1, space(name))]))
        })
    }

    /// Unlocks this technology of the player's tribe, counted from 1, with a figure on a large location out of reach.
    pub(crate) fn knows(self, seat: Seat, number: u8) -> Self {
        self.populated(seat, &format!("{number} large-{}", (number - 1) % 4 + 1))
    }
}

impl Play {
    /// Takes the first offered action until the turn goes on.
    pub(crate) fn settle(&mut self) -> &mut Self {
        while !matches!(self.asked(), Task::Turn { .. }) {
            let first = self.offers().into_iter().next().unwrap();
            self.act(&first);
        }
        self
    }

    /// The player who decides uses this machine.
    pub(crate) fn run(&mut self, machine: MachineId) -> &mut Self {
        let machines = self.player(self.decider()).machines;
        let number = machines.iter().position(|there| *there == Some(machine)).unwrap() + 1;
        self.act(&format!("machine {number}"))
    }

    pub(crate) fn map(&self) -> Map {
        self.view().map
    }
}

/// Returns the number of the technology with this text, counted from 1.
pub(crate) fn technology(tribe: Tribe, side: Side, text: &str) -> u8 {
    let technologies = pack().tribe(tribe, side).technologies;
    let position = technologies.iter().position(|technology| pack().technology_text(technology.gives) == text);
    position.unwrap_or_else(|| panic!("{tribe} {side} has no technology `{text}`")) as u8 + 1
}

/// Returns the cost in books of a technology, counted from 1.
pub(crate) fn books(tribe: Tribe, side: Side, number: u8) -> u8 {
    pack().tribe(tribe, side).technologies[usize::from(number) - 1].cost
}

/// Returns the tile with these hexes, in order.
pub(crate) fn tile(hexes: [&str; 4]) -> TileId {
    let text = |ground: Ground| match ground {
        Ground::Sand => "sand".to_owned(),
        Ground::Location => "location".to_owned(),
        Ground::Terrain(color) => ["field", "forest", "mountain"][color.index()].to_owned(),
        Ground::Water(effects) => format!("water: {}", pack().effects_text(effects)),
    };
    TileId::all().find(|tile| pack().tile(*tile).hexes.map(text) == hexes).unwrap()
}

pub(crate) fn set(names: &[&str]) -> SpaceSet {
    names.iter().map(|name| space(name)).collect::<SpaceSet>()
}

/// Returns the spaces that are offered with `at`.
pub(crate) fn spots(game: &Play) -> SpaceSet {
    let lines = game.offers_of("at");
    lines.iter().map(|line| Space::named(line.trim_start_matches("at ")).unwrap()).collect()
}
