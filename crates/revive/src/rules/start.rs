//! Setting up a game (sections “General setup”, “Player setup”).

use engine::agenda::Agenda;
use engine::bag::IdSet;
use engine::{BySeat, Seat, SetupError};

use crate::action::MachineSpots;
use crate::board::CrystalSet;
use crate::chapter::Chapter;
use crate::content::{
    ArtifactCardId, ArtifactCardSet, ArtifactColor, BACKS, CardId, CardSet, Content, CrateId, CrateSet, LargeId,
    MOST_MODULES, MachineId, ModuleId, REWARDS, RewardSpaces, SLOTS, StartingSet, TileId,
};
use crate::effect::Piece;
use crate::event::Event;
use crate::flow::Flow;
use crate::map::Map;
use crate::player::{Player, Rewards, Source, TRIBE_MARKERS, TRIBE_TILES};
use crate::resource::{Color, Purse, Resource};
use crate::setup::{ArtifactRule, Setup};
use crate::space::{Space, SpaceSet, TilePlace};
use crate::state::{Course, DISPLAY, ENERGY, MACHINE_DISPLAY, Now, Revive, Supply, stream};
use crate::task::{Chore, Task};
use crate::tribe::{Side, TechnologySet, Tribe};

/// Number of large locations in the base game.
const BASE_LARGE: u16 = 5;
/// Number of artifacts of each color for each player.
const ARTIFACTS: u8 = 1;
/// Maximum number of artifacts of a color.
const MOST_ARTIFACTS: u8 = 4;
/// Number of minor artifacts that make a game of four long.
const EXTRA_ARTIFACTS: u8 = 2;
/// Number of starting sets of cards.
const SETS: u16 = 4;
/// Number of starting cards that rest at first.
const RESTING: usize = 3;

/// Returns the initial state of a seat, before anything is dealt.
pub(crate) fn empty_seat() -> Player {
    Player {
        tribe: Tribe::Nadair,
        side: Side::Sun,
        purse: Purse::NOTHING,
        active: CardSet::EMPTY,
        resting: CardSet::EMPTY,
        slots: [CardSet::EMPTY; SLOTS],
        bottoms: CardSet::EMPTY,
        modules: [None; MOST_MODULES],
        machines: [None; REWARDS],
        powered: MachineSpots::EMPTY,
        energy: 0,
        tracks: [1; Color::COUNT],
        unlocked: RewardSpaces::EMPTY,
        progress: 0,
        tribe_markers: TRIBE_MARKERS,
        technologies: TechnologySet::EMPTY,
        small: SpaceSet::EMPTY,
        large: SpaceSet::EMPTY,
        figures: SpaceSet::EMPTY,
        waters: SpaceSet::EMPTY,
        vast: CrystalSet::EMPTY,
        tribe_tiles: 0,
        closed: CrateSet::EMPTY,
        opened: CrateSet::EMPTY,
        reopened: CrateSet::EMPTY,
        hibernation: 0,
        switched: false,
        points: [0; Source::COUNT],
        artifacts: [0; ArtifactColor::COUNT],
        minor_artifacts: 0,
        end_tile: false,
        artifact_card: None,
        offered: ArtifactCardSet::EMPTY,
        rewards: Rewards::default(),
    }
}

impl Revive {
    /// Sets up a new game, up to the first decision.
    pub(crate) fn set_up(setup: &Setup, content: &'static Content, flow: &mut impl Flow) -> Result<Self, SetupError> {
        let mut game = Self {
            content: engine::pack::PackRef(content),
            player_count: setup.players,
            unlocked: setup.chapter.map_or(setup.unlocked, Chapter::unlocked),
            chapter: setup.chapter,
            artifact_rule: setup.artifact_rule,
            course: Course::Preparing,
            start: Seat::ALL[0],
            turn: Seat::ALL[0],
            turns: 0,
            cube: 0,
            map: Map::empty(),
            supply: supply(setup),
            players: BySeat::from_fn(|_| empty_seat()),
            now: Now::default(),
            agenda: Agenda::default(),
            broken: false,
        };
        let drawn = flow.below(stream::START, u32::from(setup.players)) as usize;
        game.start = setup.start.or_else(|| Seat::new(drawn)).unwrap_or(game.start);
        game.turn = game.start;
        game.lay_tiles(flow);
        game.lay_large_locations(flow);
        game.replenish(flow);
        game.deal(flow);
        game.push(game.start, Task::Chore(Chore::Begin));
        game.give_artifact_cards(flow);
        if setup.choose_tribes {
            // Players choose counter-clockwise from the seat right of the starting player, who chooses last.
            for seat in game.seats_from(game.start) {
                game.push(seat, Task::ChooseTribe);
            }
        } else {
            game.draw_tribes(flow);
        }
        game.proceed(flow);
        Ok(game)
    }

    fn lay_tiles(&mut self, flow: &mut impl Flow) {
        let content = self.content.0;
        let of_back = |wanted: Option<u8>| TileId::all().filter(move |tile| content.tile(*tile).back == wanted);
        let mut starts: IdSet<1> = of_back(None).map(TileId::id).collect();
        let mut backs = [0_u8; BACKS];
        for (number, (count, set)) in backs.iter_mut().zip(&mut self.map.face_down).enumerate() {
            *set = of_back(Some(number as u8)).collect();
            *count = set.len() as u8;
        }
        for place in TilePlace::all() {
            if content.board().is_start(place) {
                let Some(tile) = starts.take(stream::TILES, flow).and_then(TileId::new) else { continue };
                let turned = flow.below(stream::TURNS, 2) == 1;
                self.map.lay(place, tile, turned, content);
            } else {
                let mut drawn = flow.below(stream::BACKS, backs.iter().map(|count| u32::from(*count)).sum());
                for (number, count) in backs.iter_mut().enumerate() {
                    if drawn < u32::from(*count) {
                        *count -= 1;
                        self.map.backs[place.index()] = number as u8;
                        break;
                    }
                    drawn -= u32::from(*count);
                }
            }
        }
    }

    fn lay_large_locations(&mut self, flow: &mut impl Flow) {
        let count = if self.unlocked.large { LargeId::COUNT as u16 } else { BASE_LARGE };
        let mut tiles: IdSet<1> = IdSet::first(count);
        let new = self.chapter.filter(|chapter| chapter.shows_new_locations()).map_or(0, |_| count - BASE_LARGE);
        let corners = self.map.large.len() as u16;
        if new > 0 {
            // Each new location replaces one of the base game.
            let mut base: IdSet<1> = IdSet::first(BASE_LARGE);
            for _ in corners - new..BASE_LARGE {
                if let Some(tile) = base.take(stream::LARGE, flow) {
                    tiles.remove(tile);
                }
            }
        }
        for large in 0..self.map.large.len() {
            let Some(tile) = tiles.take(stream::LARGE, flow).and_then(LargeId::new) else { continue };
            let side = flow.below(stream::LARGE, 2) as u8;
            self.map.large[large] = (tile, side);
        }
    }

    /// Deals starting cards, energy and resources.
    fn deal(&mut self, flow: &mut impl Flow) {
        let mut sets: IdSet<1> = IdSet::first(SETS);
        for (place, seat) in self.seats_from(self.start).enumerate() {
            let Some(set) = sets.take(stream::SETS, flow) else { continue };
            let cards = CardId::all().filter(|card| card.set() == StartingSet::ALL.get(usize::from(set)).copied());
            let mut active: CardSet = cards.map(CardId::id).collect();
            let mut resting = CardSet::EMPTY;
            for _ in 0..RESTING {
                if let Some(card) = active.take(stream::RESTING, flow) {
                    resting.insert(card);
                }
            }
            self.supply.energy -= 1;
            let player = self.player_mut(seat);
            (player.active, player.resting, player.energy) = (active, resting, 1);
            for resource in Resource::ALL.into_iter().take(place + 1) {
                player.purse[resource] = 1;
            }
        }
    }

    fn give_artifact_cards(&mut self, flow: &mut impl Flow) {
        let mut cards: IdSet<1> = IdSet::first(ArtifactCardId::COUNT as u16);
        let mut draw = |flow: &mut _| cards.take(stream::ARTIFACT_CARDS, flow).and_then(ArtifactCardId::new);
        let shared = if self.artifact_rule == ArtifactRule::Shared { draw(flow) } else { None };
        for seat in self.seats_from(self.start).rev() {
            match self.artifact_rule {
                ArtifactRule::Shared => self.player_mut(seat).artifact_card = shared,
                ArtifactRule::Dealt => self.player_mut(seat).artifact_card = draw(flow),
                ArtifactRule::Choose => {
                    self.player_mut(seat).offered = [draw(flow), draw(flow)].into_iter().flatten().collect();
                    self.push(seat, Task::KeepArtifactCard);
                }
            }
        }
    }

    /// Lists the sides of tribe boards that are in the game and whose tribe is still free.
    pub(crate) fn free_boards(&self) -> impl Iterator<Item = (Tribe, Side)> {
        let waiting = self.agenda.iter().filter(|step| step.task == Task::ChooseTribe).map(|step| step.seat);
        let waiting: engine::SeatSet = waiting.collect();
        let taken =
            move |tribe: Tribe| self.seats().any(|seat| !waiting.contains(seat) && self.player(seat).tribe == tribe);
        let free = Tribe::ALL.into_iter().filter(move |tribe| !taken(*tribe));
        free.flat_map(move |tribe| self.sides(tribe).map(move |side| (tribe, side)))
    }

    /// Lists the sides of a tribe board that are in the game.
    fn sides(&self, tribe: Tribe) -> impl Iterator<Item = Side> + Clone + use<> {
        let Self { unlocked, chapter, .. } = *self;
        Side::ALL.into_iter().filter(move |side| match chapter {
            Some(chapter) => chapter.has_board(tribe, *side),
            None => (unlocked.tribes || tribe.is_base()) && (unlocked.moon || *side == Side::Sun),
        })
    }

    fn draw_tribes(&mut self, flow: &mut impl Flow) {
        let in_game = Tribe::ALL.into_iter().filter(|tribe| self.sides(*tribe).next().is_some());
        let mut tribes: IdSet<1> = in_game.map(|tribe| tribe.index() as u16).collect();
        let newcomer = self.chapter.and_then(Chapter::newcomer).map(|tribe| {
            tribes.remove(tribe.index() as u16);
            (flow.below(stream::TRIBES, u32::from(self.player_count)) as usize, tribe)
        });
        for (place, seat) in self.seats_from(self.start).enumerate() {
            let tribe = match newcomer {
                Some((lucky, tribe)) if lucky == place => tribe,
                _ => match tribes.take(stream::TRIBES, flow) {
                    Some(drawn) => Tribe::ALL[usize::from(drawn)],
                    None => continue,
                },
            };
            let sides = self.sides(tribe);
            let drawn = flow.below(stream::TRIBES, sides.clone().count() as u32) as usize;
            let side = sides.clone().nth(drawn).unwrap_or(Side::Sun);
            self.give_tribe(seat, tribe, side, flow);
        }
    }

    /// Gives a player a tribe board, with the pieces of its moon side.
    pub(crate) fn give_tribe(&mut self, seat: Seat, tribe: Tribe, side: Side, flow: &mut impl Flow) {
        let player = self.player_mut(seat);
        (player.tribe, player.side) = (tribe, side);
        flow.record(Event::TribeChosen { seat, tribe, side });
        match self.piece_of(seat) {
            Some(Piece::Falcon) => self.map.falcon = Some(Space::CHASM),
            Some(_) => self.player_mut(seat).tribe_tiles = TRIBE_TILES,
            None => {}
        }
    }

    /// Keeps an artifact card. The other one goes back to the box.
    pub(crate) fn keep_artifact_card(&mut self, seat: Seat, card: ArtifactCardId, flow: &mut impl Flow) {
        let player = self.player_mut(seat);
        player.artifact_card = Some(card);
        player.offered = ArtifactCardSet::EMPTY;
        flow.record(Event::KeptArtifactCard { seat, card: Some(card) });
    }

    /// Begins the first turn, after all choices of the setup.
    pub(crate) fn begin(&mut self, flow: &mut impl Flow) {
        self.course = Course::Open;
        self.begin_turn(flow);
    }
}

fn supply(setup: &Setup) -> Supply {
    let artifacts = (setup.players + u8::from(setup.long)).min(MOST_ARTIFACTS) * ARTIFACTS;
    let is_longest = setup.long && setup.players == MOST_ARTIFACTS;
    Supply {
        citizens: CardId::all().filter(|card| card.set().is_none()).map(CardId::id).collect(),
        citizen_display: [None; DISPLAY],
        machines: IdSet::first(MachineId::COUNT as u16),
        machine_display: [[None; MACHINE_DISPLAY]; Color::COUNT],
        modules: IdSet::first(ModuleId::COUNT as u16),
        module_display: [None; DISPLAY],
        crates: IdSet::first(CrateId::COUNT as u16),
        energy: ENERGY,
        artifacts: [artifacts; ArtifactColor::COUNT],
        extra_artifacts: if is_longest { EXTRA_ARTIFACTS } else { 0 },
        end_tile: setup.players > 1,
        boxed_cards: CardSet::EMPTY,
        boxed_modules: IdSet::EMPTY,
        boxed_machines: IdSet::EMPTY,
        boxed_artifacts: [0; ArtifactColor::COUNT],
    }
}
