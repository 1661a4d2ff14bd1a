//! Positions laid out by hand, for tests.

use engine::{Chance, Journal, Seat};

use super::{Course, Now, Revive};
use crate::content::{ArtifactCardId, ArtifactColor, CardId, CrateId, Half, MachineId, ModuleId, Reward, TileId};
use crate::effect::Piece;
use crate::event::Event;
use crate::flow::Outside;
use crate::map::Map;
use crate::player::{Player, TRIBE_MARKERS, TRIBE_TILES};
use crate::resource::{Color, Resource};
use crate::space::{Space, SpaceSet, TilePlace};
use crate::task::Task;
use crate::tribe::{Side, Tribe};

/// A position laid out by hand, like an example in a rulebook. [`Self::build`] checks all changes: only a position that
/// could occur at a table becomes a game.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Revive,
}

/// The ground that a space shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A space for buildings.
    Sand,
    /// A field, forest or mountain.
    Terrain(Color),
    /// A regular location.
    Location,
}

impl Scene {
    /// Starts from the position of a game. Pending tasks are dropped: add the next ones with [`Self::task`].
    #[must_use]
    pub fn of(mut game: Revive) -> Self {
        game.agenda.clear();
        game.course = Course::Open;
        game.now = Now::default();
        Self { game }
    }

    /// Changes what a player has. Cards, modules, machines, crates and energy have their own functions, which also move
    /// them from where they were.
    #[must_use]
    pub fn player(mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> Self {
        change(&mut self.game.players[seat]);
        self
    }

    /// Gives a player a tribe with its pieces.
    #[must_use]
    pub fn tribe(mut self, seat: Seat, tribe: Tribe, side: Side) -> Self {
        if self.game.piece_of(seat) == Some(Piece::Falcon) {
            self.game.map.falcon = None;
        }
        let player = &mut self.game.players[seat];
        (player.tribe, player.side, player.tribe_tiles) = (tribe, side, 0);
        match self.game.piece_of(seat) {
            Some(Piece::Falcon) => self.game.map.falcon = Some(Space::CHASM),
            Some(_) => self.game.players[seat].tribe_tiles = TRIBE_TILES,
            None => {}
        }
        self
    }

    /// Sets the amount of a resource that a player has.
    #[must_use]
    pub fn resource(self, seat: Seat, resource: Resource, count: u8) -> Self {
        self.player(seat, |player| player.purse[resource] = count)
    }

    fn lift_card(&mut self, card: CardId) {
        let game = &mut self.game;
        game.supply.citizens.remove(card.id());
        game.supply.boxed_cards.remove(card.id());
        for shown in &mut game.supply.citizen_display {
            if *shown == Some(card) {
                *shown = None;
            }
        }
        for seat in Seat::ALL {
            let player = &mut game.players[seat];
            player.active.remove(card.id());
            player.resting.remove(card.id());
            crate::rules::leave_slots(player, card);
        }
    }

    /// Makes these a player's only active cards. The previous ones rest.
    #[must_use]
    pub fn active(mut self, seat: Seat, cards: &[CardId]) -> Self {
        let player = &mut self.game.players[seat];
        player.resting = player.resting.union(&player.active);
        player.active = Default::default();
        for &card in cards {
            self.lift_card(card);
            self.game.players[seat].active.insert(card.id());
        }
        self
    }

    /// Puts a card into a player's resting area.
    #[must_use]
    pub fn resting(mut self, seat: Seat, card: CardId) -> Self {
        self.lift_card(card);
        self.game.players[seat].resting.insert(card.id());
        self
    }

    /// Puts a card into a slot, counted from 0, that shows this half.
    #[must_use]
    pub fn played(mut self, seat: Seat, card: CardId, slot: usize, half: Half) -> Self {
        self.lift_card(card);
        let player = &mut self.game.players[seat];
        player.slots[slot].insert(card.id());
        if half == Half::Bottom {
            player.bottoms.insert(card.id());
        }
        self
    }

    /// Lays these cards on the display. The previous ones go back to the deck.
    #[must_use]
    pub fn display(mut self, cards: &[CardId]) -> Self {
        for shown in &mut self.game.supply.citizen_display {
            if let Some(card) = shown.take() {
                self.game.supply.citizens.insert(card.id());
            }
        }
        for (place, card) in cards.iter().enumerate() {
            self.lift_card(*card);
            self.game.supply.citizen_display[place] = Some(*card);
        }
        self
    }

    fn lift_module(&mut self, module: ModuleId) {
        let supply = &mut self.game.supply;
        supply.modules.remove(module.id());
        supply.boxed_modules.remove(module.id());
        let lift = |shown: &mut Option<ModuleId>| {
            if *shown == Some(module) {
                *shown = None;
            }
        };
        supply.module_display.iter_mut().for_each(lift);
        for seat in Seat::ALL {
            self.game.players[seat].modules.iter_mut().for_each(lift);
        }
    }

    /// Puts a module on a module space, counted from 0.
    #[must_use]
    pub fn module(mut self, seat: Seat, module: ModuleId, space: usize) -> Self {
        self.lift_module(module);
        self.game.players[seat].modules[space] = Some(module);
        self
    }

    /// Lays these modules on the display. The previous ones go back to the pile.
    #[must_use]
    pub fn module_display(mut self, modules: &[ModuleId]) -> Self {
        for shown in &mut self.game.supply.module_display {
            if let Some(module) = shown.take() {
                self.game.supply.modules.insert(module.id());
            }
        }
        for (place, module) in modules.iter().enumerate() {
            self.lift_module(*module);
            self.game.supply.module_display[place] = Some(*module);
        }
        self
    }

    /// Puts a marker on a space of a machine track. Unlocks the reward spaces that it reaches, without their rewards.
    #[must_use]
    pub fn track(mut self, seat: Seat, color: Color, at: u8) -> Self {
        self.game.players[seat].tracks[color.index()] = at;
        let due = self.game.due(seat);
        let player = &mut self.game.players[seat];
        player.unlocked = player.unlocked.union(due);
        player.progress += due.len() as u8;
        self
    }

    /// Puts a special machine on the first free reward space of its color and unlocks that space.
    #[must_use]
    pub fn machine(mut self, seat: Seat, machine: MachineId) -> Self {
        let content = self.game.content.0;
        let color = content.machine(machine).color;
        let supply = &mut self.game.supply;
        supply.machines.remove(machine.id());
        supply
            .machine_display
            .iter_mut()
            .flatten()
            .filter(|shown| **shown == Some(machine))
            .for_each(|shown| *shown = None);
        let player = &mut self.game.players[seat];
        let spaces = content.player_board().rewards.iter().enumerate();
        let free = spaces.filter(|(_, space)| space.reward == Reward::Machine(color)).map(|(number, _)| number);
        if let Some(number) = { free }.find(|number| player.machines[*number].is_none()) {
            player.machines[number] = Some(machine);
            if player.unlocked.insert(number as u8) {
                player.progress += 1;
            }
        }
        self
    }

    /// Removes all machines of a color from the game, except those that players have.
    #[must_use]
    pub fn no_machines(mut self, color: Color) -> Self {
        let content = self.game.content.0;
        let supply = &mut self.game.supply;
        let shown: Vec<MachineId> = supply.machine_display[color.index()].iter_mut().filter_map(Option::take).collect();
        let is_left =
            |machine: &MachineId| content.machine(*machine).color == color && supply.machines.contains(machine.id());
        let left: Vec<MachineId> = MachineId::all().filter(is_left).chain(shown).collect();
        for machine in left {
            supply.machines.remove(machine.id());
            supply.boxed_machines.insert(machine.id());
        }
        self
    }

    /// Sets the number of energy tokens in a player's storage.
    #[must_use]
    pub fn energy(mut self, seat: Seat, count: u8) -> Self {
        let player = &mut self.game.players[seat];
        self.game.supply.energy = self.game.supply.energy + player.energy - count;
        player.energy = count;
        self
    }

    /// Gives a player a closed or opened crate.
    #[must_use]
    pub fn owned_crate(mut self, seat: Seat, found: CrateId, opened: bool) -> Self {
        self.game.supply.crates.remove(found.id());
        let player = &mut self.game.players[seat];
        if opened {
            player.opened.insert(found);
        } else {
            player.closed.insert(found);
        }
        self
    }

    /// Gives a player an artifact card. If another player has it, the two players swap cards.
    #[must_use]
    pub fn artifact_card(mut self, seat: Seat, card: ArtifactCardId) -> Self {
        let had = self.game.players[seat].artifact_card;
        for other in Seat::ALL {
            if self.game.players[other].artifact_card == Some(card) {
                self.game.players[other].artifact_card = had;
            }
        }
        self.game.players[seat].artifact_card = Some(card);
        self
    }

    /// Gives a player major artifacts from the board.
    #[must_use]
    pub fn artifacts(mut self, seat: Seat, color: ArtifactColor, count: u8) -> Self {
        self.game.supply.artifacts[color.index()] -= count;
        self.game.players[seat].artifacts[color.index()] += count;
        self
    }

    /// Leaves `count` major artifacts of a color on the board. The others are removed from the game.
    #[must_use]
    pub fn artifacts_left(mut self, color: ArtifactColor, count: u8) -> Self {
        let supply = &mut self.game.supply;
        supply.boxed_artifacts[color.index()] += supply.artifacts[color.index()] - count;
        supply.artifacts[color.index()] = count;
        self
    }

    /// Unlocks a player's technologies, counted from 0, with figures on these spaces. Nothing is gained from them.
    #[must_use]
    pub fn populated(mut self, seat: Seat, figures: &[(u8, Space)]) -> Self {
        for (technology, space) in figures {
            let player = &mut self.game.players[seat];
            player.technologies.insert(*technology);
            player.figures.insert(*space);
        }
        self
    }

    /// Sets the number of markers removed from a tribe board, without further consequences.
    #[must_use]
    pub fn abilities_used(self, seat: Seat, count: u8) -> Self {
        self.player(seat, |player| {
            let before = player.tribe_markers;
            player.tribe_markers = TRIBE_MARKERS - count;
            player.progress = player.progress + before - player.tribe_markers;
        })
    }

    /// Moves `count` markers to the progress track, without further consequences. Those of the tribe board come first,
    /// then those of the lowest spaces of the gray and the green track.
    #[must_use]
    pub fn moved_markers(self, seat: Seat, count: u8) -> Self {
        let length = self.game.content.0.player_board().track_length;
        let mut scene = self.abilities_used(seat, count.min(TRIBE_MARKERS));
        for (at, color) in (2..=length).flat_map(|at| [(at, Color::Gray), (at, Color::Green)]) {
            if scene.game.players[seat].progress < count {
                scene = scene.track(seat, color, at);
            }
        }
        scene
    }

    /// Puts a building on the board without its rewards.
    #[must_use]
    pub fn building(self, seat: Seat, space: Space, large: bool) -> Self {
        self.player(seat, |player| if large { player.large.insert(space) } else { player.small.insert(space) })
    }

    /// Lays a tile face up, without further consequences.
    #[must_use]
    pub fn tile(mut self, place: TilePlace, tile: TileId, turned: bool) -> Self {
        let content = self.game.content.0;
        for set in &mut self.game.map.face_down {
            set.remove(tile);
        }
        self.game.map.lay(place, tile, turned, content);
        self
    }

    /// Changes the ground of an explored space. It must not be a water space.
    #[must_use]
    pub fn ground(mut self, space: Space, kind: Kind) -> Self {
        let map = &mut self.game.map;
        map.sand.remove(space);
        map.locations.remove(space);
        map.terrain.iter_mut().for_each(|terrain| terrain.remove(space));
        match kind {
            Kind::Sand => map.sand.insert(space),
            Kind::Terrain(color) => map.terrain[color.index()].insert(space),
            Kind::Location => map.locations.insert(space),
        }
        self
    }

    /// Changes the tiles and tribe pieces on the board.
    #[must_use]
    pub fn map(mut self, change: impl FnOnce(&mut Map)) -> Self {
        change(&mut self.game.map);
        self
    }

    /// Returns the spaces that show this kind of ground.
    #[must_use]
    pub fn spaces(&self, kind: Kind) -> SpaceSet {
        match kind {
            Kind::Sand => self.game.map.sand,
            Kind::Terrain(color) => self.game.map.terrain[color.index()],
            Kind::Location => self.game.map.locations,
        }
    }

    /// Sets the player whose turn it is.
    #[must_use]
    pub fn turn(mut self, seat: Seat) -> Self {
        self.game.turn = seat;
        self
    }

    /// Sets the number of spaces that the action cube of a solo game has moved.
    #[must_use]
    pub fn cube(mut self, spent: u8) -> Self {
        self.game.cube = spent;
        self
    }

    /// Puts a task on top of the agenda: the last task added comes first.
    #[must_use]
    pub fn task(mut self, seat: Seat, task: Task) -> Self {
        self.game.push(seat, task);
        self
    }

    /// Checks the position and carries out everything that needs no decision. Returns an error if the position could
    /// not occur at a table.
    pub fn build(mut self, chance: &mut impl Chance, journal: &mut impl Journal<Event>) -> Result<Revive, String> {
        self.game.check_invariants()?;
        self.game.proceed(&mut Outside { chance, journal });
        Ok(self.game)
    }
}
