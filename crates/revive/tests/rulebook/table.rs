//! A table for playing the examples of the rulebook.

use engine::pack::Pack;
use std::convert::Infallible;
use std::sync::LazyLock;

use engine::chance::Scripted;
use engine::{Game, Seat, Stream, Viewer};
use revive::content::{
    CardId, Content, CrateId, Half, MachineId, ModuleId, PackFile, PackFiles, Reward, StandardMachine, StartingSet,
};
use revive::effect::EffectsId;
use revive::resource::{Color, Resource};
use revive::space::{Space, SpaceSet, TilePlace};
use revive::tribe::{Side, Tribe};
use revive::{Action, Chore, Event, Kind, Player, Refusal, Revive, Scene, Setup, Task, Unlocked, View};

/// The players sit in the order blue, purple, green. Blue begins unless a test says otherwise.
pub(crate) const BLUE: Seat = Seat::ALL[0];
pub(crate) const PURPLE: Seat = Seat::ALL[1];
pub(crate) const GREEN: Seat = Seat::ALL[2];

pub(crate) const EVERYTHING: Unlocked = Unlocked { moon: true, tribes: true, large: true, vast: true, switch: true };

pub(crate) fn pack() -> &'static Content {
    Content::original().unwrap()
}

pub(crate) fn space(name: &str) -> Space {
    Space::named(name).unwrap()
}

pub(crate) fn place(number: usize) -> TilePlace {
    TilePlace::nth(number - 1).unwrap()
}

/// Returns the first card with this half, of the given color if any: a citizen or a card of blue's starting set.
pub(crate) fn card(color: Option<Color>, half: Half, effects: &str) -> CardId {
    let fits = |card: &CardId| {
        let printed = pack().card(*card);
        color.is_none_or(|color| printed.color == color)
            && pack().effects_text(printed.effects[half.index()]) == effects
    };
    CardId::citizens()
        .chain(CardId::of(StartingSet::A))
        .find(fits)
        .unwrap_or_else(|| panic!("no {color:?} card has the {half} half `{effects}`"))
}

pub(crate) fn module(fits: impl Fn(&revive::content::Module) -> bool) -> ModuleId {
    ModuleId::all().find(|id| fits(pack().module(*id))).unwrap()
}

/// Returns the first machine with this effect.
pub(crate) fn machine(effects: &str) -> MachineId {
    MachineId::all().find(|id| pack().effects_text(pack().machine(*id).effect) == effects).unwrap()
}

/// Returns the first crate with this effect.
pub(crate) fn found(effects: &str) -> CrateId {
    CrateId::all().find(|id| pack().effects_text(pack().crate_effects(*id)) == effects).unwrap()
}

/// Returns the first effect list of the pack with this text.
pub(crate) fn effects(text: &str) -> EffectsId {
    let cards = CardId::all().flat_map(|card| pack().card(card).effects);
    let modules = ModuleId::all().map(|module| pack().module(module).effect);
    let machines = MachineId::all().map(|machine| pack().machine(machine).effect);
    let crates = CrateId::all().map(|found| pack().crate_effects(found));
    let mut all = cards.chain(modules).chain(machines).chain(crates).chain(pack().tracks().hibernation.clone());
    all.find(|list| pack().effects_text(*list) == text).unwrap_or_else(|| panic!("nothing has the effect `{text}`"))
}

/// The original pack with changes: some things cost more, the top half of one card makes it leave the game, the bottom
/// half of another counts cards and flasks, and an energy on the hibernation track comes with a card.
pub(crate) static DEAR: LazyLock<&Content> = LazyLock::new(|| {
    let original = PackFiles::original();
    let dearer = |file, (from, to): (&str, &str)| {
        let text = original.text(file);
        assert!(text.contains(from), "{file} has no {from}");
        text.replace(from, to)
    };
    let text = |file| match file {
        PackFile::Pack => dearer(file, (Content::ORIGINAL, "dear")),
        PackFile::Crates => dearer(file, ("pay basic 1: crystal 2", "pay basic 2: crystal 1"))
            .replace("pay gear 1 times 3: food 2 or book 2", "pay gear 2 times 3: food 2 or book 2"),
        PackFile::Board => dearer(file, ("\"energy, basic 1\"", "\"energy, card any\"")),
        PackFile::Citizens => dearer(file, ("\"rest, tribe\"", "\"pay gear 1: rest, tribe\""))
            .replace("\"rest, step any 1\"", "\"pay gear 1: rest or food 1, step any 1\"")
            .replace("\"gear 3, points 1\"", "\"gear 3, leave\"")
            .replace("bottom = \"energy\"", "bottom = \"per-card gray, per-flask\""),
        PackFile::Tribes => dearer(file, ("pay food 1: card any", "pay food 1 times 2: card any, book 1")),
        _ => original.text(file).to_owned(),
    };
    Content::read(&PackFiles::collect(|file| Ok::<_, Infallible>(text(file))).unwrap()).unwrap()
});

/// Returns the explored spaces next to the chasm at the beginning of a game.
pub(crate) fn near() -> Vec<Space> {
    let starts = TilePlace::all().filter(|place| pack().board().is_start(*place));
    let explored = starts.fold(SpaceSet::EMPTY, |all, place| all | place.spaces());
    (pack().board().next_to(Space::CHASM) & explored).iter().collect()
}

/// Returns the number of the first reward space with this reward, counted from 1.
pub(crate) fn reward(wanted: Reward) -> usize {
    pack().player_board().rewards.iter().position(|space| space.reward == wanted).unwrap() + 1
}

/// A position that is being set up.
pub(crate) struct Table {
    scene: Scene,
    chance: Scripted,
}

impl Table {
    /// Begins a game with the sun sides of Nàdair, Hofstadterians, Jox49i and Kuniban, in this seat order and without
    /// resources.
    pub(crate) fn of(players: u8) -> Self {
        Self::with(&Setup { players, start: Some(BLUE), ..Setup::default() })
    }

    /// Begins the same game for two players with the [`DEAR`] pack.
    pub(crate) fn dear() -> Self {
        Self::with(&Setup { start: Some(BLUE), pack: DEAR.name(), ..Setup::default() })
    }

    pub(crate) fn with(setup: &Setup) -> Self {
        // Blue has the starting set A, purple B and so on.
        let mut chance = Scripted::anything().and(Stream::named("starting sets"), 0..4);
        let game = Revive::new(setup, &mut chance).unwrap();
        let seats = Seat::first(game.players());
        let scene = seats.zip(Tribe::ALL).fold(Scene::of(game), |scene, (seat, tribe)| {
            scene.tribe(seat, tribe, Side::Sun).player(seat, |player| player.purse = Default::default())
        });
        Self { scene, chance: Scripted::anything() }
    }

    /// Changes the scene directly.
    pub(crate) fn scene(mut self, change: impl FnOnce(Scene) -> Scene) -> Self {
        self.scene = change(self.scene);
        self
    }

    /// Fixes the next draws from a named stream.
    pub(crate) fn draws(mut self, stream: &'static str, ids: &[u16]) -> Self {
        self.chance = self.chance.and(Stream::named(stream), ids.iter().copied());
        self
    }

    /// Sets the player's resources: `"3 food, 1 crystal"`.
    pub(crate) fn has(self, seat: Seat, holdings: &str) -> Self {
        holdings.split(", ").fold(self, |table, part| {
            let (count, what) = part.split_once(' ').unwrap();
            table.scene(|scene| scene.resource(seat, Resource::named(what).unwrap(), count.parse().unwrap()))
        })
    }

    pub(crate) fn tribe(self, seat: Seat, tribe: Tribe, side: Side) -> Self {
        self.scene(|scene| scene.tribe(seat, tribe, side))
    }

    /// Changes what explored spaces show: `"12a sand, 12b forest"`.
    pub(crate) fn ground(self, spaces: &str) -> Self {
        spaces.split(", ").fold(self, |table, part| {
            let (name, kind) = part.split_once(' ').unwrap();
            let kind = match kind {
                "sand" => Kind::Sand,
                "location" => Kind::Location,
                "field" => Kind::Terrain(Color::Yellow),
                "forest" => Kind::Terrain(Color::Green),
                "mountain" => Kind::Terrain(Color::Gray),
                _ => panic!("no space shows `{kind}`"),
            };
            table.scene(|scene| scene.ground(space(name), kind))
        })
    }

    pub(crate) fn active(self, seat: Seat, cards: &[CardId]) -> Self {
        self.scene(|scene| scene.active(seat, cards))
    }

    /// Turns every explored space into sand, where building gives no rewards.
    pub(crate) fn sandy(self) -> Self {
        self.scene(|scene| {
            scene.map(|map| {
                let terrain = map.all_terrain();
                map.sand |= terrain | map.water | map.locations;
                map.terrain = Default::default();
                (map.water, map.locations) = (SpaceSet::EMPTY, SpaceSet::EMPTY);
            })
        })
    }

    /// Unlocks a standard machine for the player, who has the energy to use it.
    pub(crate) fn standard(self, seat: Seat, machine: StandardMachine) -> Self {
        let needs = pack().player_board().rewards[reward(Reward::Standard(machine)) - 1].needs;
        let reached = Color::ALL.into_iter().zip(needs).filter(|(_, need)| *need > 1);
        reached.fold(self, |table, (color, need)| table.scene(|scene| scene.track(seat, color, need)))
    }

    /// Gives the player the first machine with this effect. The starting energy can power it.
    pub(crate) fn machine(self, seat: Seat, effects: &str) -> Self {
        self.scene(|scene| scene.machine(seat, machine(effects)))
    }

    /// The player carries out these effects in their own turn.
    pub(crate) fn gains(self, seat: Seat, text: &str) -> Play {
        self.task(seat, Task::Chore(Chore::Effects { list: effects(text), at: 0, card: None }))
    }

    /// Gives `seat` a task in the turn of another player.
    pub(crate) fn aside(mut self, turn: Seat, seat: Seat, task: Task) -> Play {
        self.scene = self.scene.turn(turn).task(turn, Task::Turn { left: 1, acted: true }).task(seat, task);
        self.play()
    }

    /// Starts the player's turn.
    pub(crate) fn turn(self, seat: Seat) -> Play {
        self.task(seat, Task::Turn { left: 2, acted: false })
    }

    /// Gives the player a task in their own turn.
    pub(crate) fn task(self, seat: Seat, task: Task) -> Play {
        self.tasks(seat, &[task])
    }

    /// Gives the player several tasks in their own turn. The last one comes first.
    pub(crate) fn tasks(mut self, seat: Seat, tasks: &[Task]) -> Play {
        self.scene = self.scene.turn(seat);
        if !matches!(tasks, [Task::Turn { .. }]) {
            self.scene = self.scene.task(seat, Task::Turn { left: 1, acted: true });
        }
        self.scene = tasks.iter().fold(self.scene, |scene, task| scene.task(seat, *task));
        self.play()
    }

    /// Gives `seat` a task in the turn of `turn`.
    pub(crate) fn task_in(mut self, turn: Seat, seat: Seat, task: Task) -> Play {
        self.scene = self.scene.turn(turn).task(seat, task);
        self.play()
    }

    fn play(mut self) -> Play {
        let mut events = Vec::new();
        let game = self.scene.build(&mut self.chance, &mut events).unwrap();
        Play { game, chance: self.chance, events }
    }
}

/// A game played in notation.
pub(crate) struct Play {
    pub(crate) game: Revive,
    chance: Scripted,
    /// All events since the position was set up.
    pub(crate) events: Vec<Event>,
}

impl Play {
    /// Begins a game with this setup.
    pub(crate) fn of(setup: &Setup) -> Self {
        let mut chance = Scripted::anything();
        let game = Revive::new(setup, &mut chance).unwrap();
        game.audit().unwrap();
        Self { game, chance, events: Vec::new() }
    }

    /// Returns the player who decides.
    pub(crate) fn decider(&self) -> Seat {
        self.game.to_act().iter().next().expect("no player decides")
    }

    /// Lists the actions of the player who decides, in notation.
    pub(crate) fn offers(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(self.decider(), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// Lists the actions that begin with this word.
    pub(crate) fn offers_of(&self, verb: &str) -> Vec<String> {
        self.offers().into_iter().filter(|line| line.split(' ').next() == Some(verb)).collect()
    }

    pub(crate) fn offers_only(&self, expected: &[&str]) {
        assert_eq!(self.offers(), expected);
    }

    pub(crate) fn can(&self, line: &str) -> bool {
        let action: Action = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        self.game.check(self.decider(), &action).is_ok()
    }

    /// Performs an action of the player who decides.
    pub(crate) fn act(&mut self, line: &str) -> &mut Self {
        let action: Action = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let seat = self.decider();
        if let Err(refusal) = self.game.apply(seat, &action, &mut self.chance, &mut self.events) {
            panic!("{seat} cannot `{line}`: {refusal:?}. Asked: {:?}. Offered: {:?}", self.view().asked, self.offers());
        }
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

    /// Returns the reason why the player who decides cannot do this.
    pub(crate) fn refusal(&self, line: &str) -> Refusal {
        let action: Action = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        self.game.check(self.decider(), &action).expect_err("it is allowed")
    }

    /// Returns the task that waits for an answer.
    pub(crate) fn asked(&self) -> Task {
        self.view().asked.expect("nothing is asked").task
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Everything)
    }

    pub(crate) fn player(&self, seat: Seat) -> Player {
        let view = self.view();
        view.player(seat).unwrap().board
    }

    /// Returns how much of a resource the player has.
    pub(crate) fn has(&self, seat: Seat, what: &str) -> u8 {
        self.player(seat).purse[Resource::named(what).unwrap()]
    }

    pub(crate) fn track(&self, seat: Seat, color: Color) -> u8 {
        self.player(seat).tracks[color.index()]
    }

    pub(crate) fn points(&self, seat: Seat) -> u16 {
        self.view().player(seat).unwrap().points
    }

    /// Returns the player's points from a source, as if the game ended now.
    pub(crate) fn scored(&self, seat: Seat, source: &str) -> i32 {
        let sheet = self.game.score_sheet(Viewer::Everything);
        let row = sheet.rows.iter().find(|row| row.source == source).unwrap_or_else(|| panic!("no source {source}"));
        row.points[seat.index()].unwrap()
    }

    /// The player who decides uses their special machine with this effect.
    pub(crate) fn use_machine(&mut self, effects: &str) -> &mut Self {
        let machines = self.player(self.decider()).machines;
        let number = machines.iter().position(|owned| *owned == Some(machine(effects))).unwrap() + 1;
        self.act(&format!("machine {number}"))
    }

    pub(crate) fn spaces(&self, names: &[&str]) -> SpaceSet {
        names.iter().map(|name| space(name)).collect()
    }
}
