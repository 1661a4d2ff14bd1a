//! A table for playing the examples of the rulebook.

use engine::pack::Pack;
use std::fmt::Write as _;

use civolution::continent::{Layout, Placement, SiteSpot, Territory, Tile, Tiles};
use civolution::{
    Action, AttributeId, Berth, CardId, CivilizationView, Civolution, Column, Content, Event, EventId, Feature, GoalId,
    Ground, IncomeId, Marker, Material, Module, PackFile, PackFiles, Phase, Refusal, Scene, Setup, Site, SiteKind,
    Task, Track, View, Who,
};
use engine::chance::Scripted;
use engine::{Game, Seat, Stream, Viewer};

/// The civilizations sit in this order. Red begins unless a test says otherwise.
pub(crate) const RED: Seat = Seat::ALL[0];
pub(crate) const BLUE: Seat = Seat::ALL[1];
pub(crate) const GREEN: Seat = Seat::ALL[2];
pub(crate) const YELLOW: Seat = Seat::ALL[3];

pub(crate) fn card(name: &str) -> CardId {
    CardId::named(name).unwrap()
}

pub(crate) fn goal(name: &str) -> GoalId {
    GoalId::named(name).unwrap()
}

pub(crate) fn chip(name: &str) -> IncomeId {
    IncomeId::named(name).unwrap()
}

pub(crate) fn attribute(name: &str) -> AttributeId {
    AttributeId::named(name).unwrap()
}

pub(crate) fn event(name: &str) -> EventId {
    EventId::named(name).unwrap()
}

pub(crate) fn column(number: u32) -> Column {
    Column::numbered(number).unwrap()
}

pub(crate) fn territory(name: &str) -> Territory {
    Territory::named(name).unwrap()
}

pub(crate) fn spot(number: u32) -> SiteSpot {
    SiteSpot::numbered(number).unwrap()
}

/// Returns the `n`th site piece of a kind, counted from 0.
pub(crate) fn site(kind: SiteKind, n: usize) -> Site {
    Site::ALL.into_iter().filter(|site| site.kind() == kind).nth(n).unwrap()
}

/// Parses a tribe: `"forest-b camp strong"`.
pub(crate) fn who(text: &str) -> Who {
    let Ok(Action::Tribe(who)) = format!("tribe {text}").parse() else { panic!("`{text}` is not a tribe") };
    who
}

/// A setup with the original pack in which one card has new text, from its cost on.
pub(crate) fn changed_card(pack: &'static str, file: PackFile, id: &str, rest: &str) -> Setup {
    let original = PackFiles::original();
    let files = PackFiles::collect(|wanted| {
        let text = original.text(wanted).to_owned();
        Ok::<String, std::convert::Infallible>(if wanted == PackFile::Pack {
            text.replace(Content::ORIGINAL, pack)
        } else if wanted == file {
            let row = text.find(&format!("id = \"{id}\"")).unwrap();
            let from = row + text[row..].find("cost = ").unwrap();
            let to = text[from..].find("\n\n").map_or(text.len(), |length| from + length);
            format!("{}{rest}{}", &text[..from], &text[to..])
        } else {
            text
        })
    })
    .unwrap();
    Content::read(&files).unwrap();
    Setup { start: Some(RED), pack, ..Setup::default() }
}

/// The continent with tiles A to H in these places: column, row and number of quarter turns.
pub(crate) fn layout(places: [(u8, u8, u8); Tile::COUNT]) -> Layout {
    let mut places = places.into_iter();
    let placements = Tile::ALL.map(|tile| {
        let (col, row, rotation) = places.next().unwrap();
        Placement { tile, col, row, rotation }
    });
    Layout::assemble(Tiles::printed().unwrap(), placements).unwrap()
}

/// The layout of a first play with the other tiles in a fixed order, so that every test has the same continent.
pub(crate) fn known_layout() -> Layout {
    layout([(1, 1, 0), (2, 0, 0), (1, 2, 1), (0, 0, 1), (0, 1, 0), (3, 0, 0), (4, 0, 0), (3, 2, 1)])
}

/// A position under construction.
pub(crate) struct Table {
    scene: Scene,
    chance: Scripted,
}

impl Table {
    /// A new game of newcomers on the known continent, before its first decision.
    pub(crate) fn of(players: u8) -> Self {
        Self::with(&Setup { players, start: (players > 1).then_some(RED), ..Setup::default() })
    }

    pub(crate) fn with(setup: &Setup) -> Self {
        let game = Civolution::new(setup, &mut Scripted::anything()).unwrap();
        Self { scene: Scene::of(game).layout(known_layout()), chance: Scripted::anything() }
    }

    /// Changes the underlying scene.
    pub(crate) fn scene(mut self, change: impl FnOnce(Scene) -> Scene) -> Self {
        self.scene = change(self.scene);
        self
    }

    /// Sets all dice that will be rolled.
    pub(crate) fn dice(mut self, faces: &[u8]) -> Self {
        self.chance = self.chance.and(Stream::DICE, faces.iter().map(|face| u16::from(*face) - 1));
        self
    }

    /// Sets the draws from a named stream.
    pub(crate) fn draws(mut self, stream: &'static str, ids: &[u16]) -> Self {
        self.chance = self.chance.and(Stream::named(stream), ids.iter().copied());
        self
    }

    /// Sets holdings: `"3 food, 2 wood, 1 calm, 4 favor, 2 culture, 1 planning-3, 2 fate-dice"`. Others stay the same.
    /// A module is named with its level: `"3 migration"`.
    pub(crate) fn has(self, seat: Seat, holdings: &str) -> Self {
        self.scene(|scene| {
            scene.civilization(seat, |civ| {
                for part in holdings.split(", ") {
                    let (count, what) = part.split_once(' ').unwrap();
                    let count: u8 = count.parse().unwrap();
                    match what {
                        "favor" => civ.favor = count,
                        "fate-dice" => civ.fate_dice = count,
                        "used-dice" => civ.used_dice = count,
                        "reset-markers" => civ.reset_markers = count,
                        _ => {
                            if let Some(value) = what.strip_prefix("planning-") {
                                civ.planning[value.parse::<usize>().unwrap() - 1] = count;
                            } else if let Some(value) = what.strip_prefix("die-") {
                                civ.dice[value.parse::<usize>().unwrap() - 1] = count;
                            } else if let Some(marker) = Marker::named(what) {
                                civ.markers[marker.index()] = count;
                            } else if let Some(material) = Material::named(what) {
                                civ.storage[material.index()] = count;
                            } else if let Some(feature) = Feature::named(what) {
                                civ.features[feature.index()] = count;
                            } else if let Some(track) = Track::named(what) {
                                civ.tracks[track.index()] = count;
                            } else if let Some(module) = Module::named(what) {
                                civ.levels[module.index()] = count;
                            } else {
                                panic!("`{what}` is not a known holding");
                            }
                        }
                    }
                }
            })
        })
    }

    /// Clears the console: no hand, goals or raw materials, and no markers except in reset columns and on boats.
    pub(crate) fn bare(self, seat: Seat) -> Self {
        self.scene(|scene| {
            scene
                .civilization(seat, |civ| {
                    civ.planning = [0; 6];
                    civ.markers = [0; 4];
                    civ.storage = [0; 18];
                    civ.features = [0; 6];
                })
                .hand(seat, &[])
                .goals(seat, [None; 3])
                .land(|land| {
                    for territory in Territory::ALL {
                        while land.raw(territory, seat) > 0 {
                            land.take_raw(territory, seat);
                        }
                    }
                })
        })
    }

    /// Replaces the seat's tribes on the continent: `"forest-b camp strong, swamp-c wild weak"`.
    pub(crate) fn tribes(self, seat: Seat, tribes: &str) -> Self {
        let table = self.scene(|scene| scene.no_tribes(seat));
        let list = tribes.split(", ").filter(|text| !text.is_empty());
        list.fold(table, |table, text| table.scene(|scene| scene.tribe(seat, who(text))))
    }

    /// Puts another tribe on the continent.
    pub(crate) fn tribe(self, seat: Seat, tribe: &str) -> Self {
        self.scene(|scene| scene.tribe(seat, who(tribe)))
    }

    pub(crate) fn hand(self, seat: Seat, cards: &[&str]) -> Self {
        let cards: Vec<CardId> = cards.iter().map(|name| card(name)).collect();
        self.scene(|scene| scene.hand(seat, &cards))
    }

    /// Builds the first `count` settlements of the console, each on its own building ground.
    pub(crate) fn settled(self, seat: Seat, count: usize) -> Self {
        self.scene(|scene| {
            scene.civilization(seat, |civ| civ.settlements = (0..count as u8).collect()).land(|land| {
                Ground::ALL.into_iter().take(count).for_each(|ground| land.built_mut(ground, seat).settlement = true);
            })
        })
    }

    /// Installs income chips I1, I2 and so on, each in the lowest free stage of a column.
    pub(crate) fn income_chips(self, seat: Seat, columns: &[u32]) -> Self {
        columns.iter().zip(1..).fold(self, |table, (number, chip_number)| {
            table.scene(|scene| scene.income_chip(seat, chip(&format!("I{chip_number}")), column(*number)))
        })
    }

    /// Starts a turn of the action phase.
    pub(crate) fn turn(self, seat: Seat) -> Play {
        self.scene(|scene| scene.turn(seat)).play()
    }

    /// Starts a phase.
    pub(crate) fn phase(self, phase: Phase) -> Play {
        self.scene(|scene| scene.phase(phase)).play()
    }

    /// Gives the seat a task to perform, followed by its turn.
    pub(crate) fn task(self, seat: Seat, task: Task) -> Play {
        self.scene(|scene| scene.turn(seat).task(seat, task)).play()
    }

    /// Lets the position run to its first decision.
    pub(crate) fn play(mut self) -> Play {
        let mut events = Vec::new();
        let game = self.scene.build(&mut self.chance, &mut events).unwrap();
        Play { game, chance: self.chance, events }
    }
}

/// The continent.
impl Table {
    /// Turns material tiles face up: `"desert-c copper, forest-d oil"`.
    pub(crate) fn developed(self, tiles: &str) -> Self {
        tiles.split(", ").fold(self, |table, tile| {
            let (place, material) = tile.split_once(' ').unwrap();
            table.scene(|scene| scene.developed(territory(place), Material::named(material).unwrap()))
        })
    }

    /// Builds a boat, with or without a raw material in its notch.
    pub(crate) fn boat(self, seat: Seat, water: &str, loaded: bool) -> Self {
        self.scene(|scene| scene.boat(seat, territory(water), loaded))
    }

    /// Turns the `n`th site piece of a kind face up at a spot.
    pub(crate) fn revealed(self, number: u32, kind: SiteKind, n: usize) -> Self {
        self.scene(|scene| scene.site(spot(number), site(kind, n)))
    }
}

/// A game played by notation.
pub(crate) struct Play {
    pub(crate) game: Civolution,
    chance: Scripted,
    /// Everything that happened since the position was laid out.
    pub(crate) events: Vec<Event>,
}

impl Play {
    /// Starts a game from its setup, on the continent that `chance` draws.
    pub(crate) fn of(setup: &Setup, mut chance: Scripted) -> Self {
        let game = Civolution::new(setup, &mut chance).unwrap();
        game.audit().unwrap();
        Self { game, chance, events: Vec::new() }
    }

    /// The seat that decides next.
    pub(crate) fn decider(&self) -> Seat {
        self.game.to_act().iter().next().expect("no player decides")
    }

    /// Lists the actions of the decider, in notation.
    pub(crate) fn offers(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(self.decider(), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn offers_only(&self, expected: &[&str]) {
        assert_eq!(self.offers(), expected);
    }

    pub(crate) fn can(&self, line: &str) -> bool {
        let action: Action = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        self.game.check(self.decider(), &action).is_ok()
    }

    /// Performs an action of the decider.
    pub(crate) fn act(&mut self, line: &str) -> &mut Self {
        let action: Action = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let seat = self.decider();
        if let Err(refusal) = self.game.apply(seat, &action, &mut self.chance, &mut self.events) {
            let mut offers = String::new();
            let _ = write!(offers, "{:?}", self.offers());
            panic!("{seat} cannot `{line}`: {refusal:?}. Asked: {:?}. Offered: {offers}", self.view().asked);
        }
        self.game.audit().unwrap();
        self
    }

    /// Performs an action of one of several simultaneous deciders.
    pub(crate) fn act_as(&mut self, seat: Seat, line: &str) -> &mut Self {
        let action: Action = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        self.game.apply(seat, &action, &mut self.chance, &mut self.events).unwrap();
        self.game.audit().unwrap();
        self
    }

    /// Performs several actions in order.
    pub(crate) fn acts(&mut self, lines: &[&str]) -> &mut Self {
        for line in lines {
            self.act(line);
        }
        self
    }

    /// Activates a module and pays each value in the cheapest way offered.
    pub(crate) fn activate(&mut self, panel: &str) -> &mut Self {
        self.act(&format!("activate {panel}"));
        while self.view().asked.is_some_and(|step| matches!(step.task, Task::PayFirst(_) | Task::PaySecond(_))) {
            let first = self.offers().swap_remove(0);
            self.act(&first);
        }
        self
    }

    pub(crate) fn refusal(&self, line: &str) -> Refusal {
        let action: Action = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        self.game.check(self.decider(), &action).expect_err("it is allowed")
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Everything)
    }

    pub(crate) fn civ(&self, seat: Seat) -> CivilizationView {
        self.view().civilization(seat).unwrap().clone()
    }

    pub(crate) fn points(&self, seat: Seat) -> u32 {
        self.civ(seat).points
    }

    pub(crate) fn has(&self, seat: Seat, what: &str) -> u8 {
        let civ = self.civ(seat).console;
        let marker = Marker::named(what).map(|marker| civ.marker(marker));
        let material = || Material::named(what).map(|material| civ.stored(material));
        let feature = || Feature::named(what).map(|feature| civ.feature(feature));
        let track = || Track::named(what).map(|track| civ.track(track));
        marker
            .or_else(material)
            .or_else(feature)
            .or_else(track)
            .unwrap_or_else(|| panic!("`{what}` is not a known holding"))
    }

    /// Counts the strong and weak tribes in one kind of place.
    pub(crate) fn group(&self, seat: Seat, place: &str, berth: Berth) -> (u8, u8) {
        let group = self.view().land.group(territory(place), berth, seat);
        (group.strong, group.weak)
    }

    /// Counts the raw materials of a seat in a territory, including the one on its boat.
    pub(crate) fn raw(&self, seat: Seat, place: &str) -> u8 {
        self.view().land.raw(territory(place), seat)
    }

    /// The task that is asked.
    pub(crate) fn asked(&self) -> Task {
        self.view().asked.expect("nothing is asked").task
    }

    /// Checks whether all scripted dice have been rolled.
    pub(crate) fn spent(&self) -> bool {
        self.chance.is_spent()
    }
}
