//! Every piece of the box is in exactly one place after every action of random games. Visible pieces are counted from
//! the view. Pieces that lie face down or are on their way come from the saved state. The game's own audit is not used.

#![expect(clippy::unwrap_used, reason = "an unreadable state fails every test")]

use std::collections::BTreeSet;

use civolution::continent::{SiteSpot, Territory};
use civolution::{Action, AttributeId, CardId, Civolution, Difficulty, GoalId, Ground, IncomeId, Setup, View};
use engine::bag::IdSet;
use engine::chance::{FastChance, Seed};
use engine::whim::Whim;
use engine::{Game, Seat, Viewer};
use serde_json::Value;

/// Ten times the average length of a random game.
const LONGEST: usize = 20_000;
/// Maximum number of pending tasks. It is far below the capacity of the agenda, to leave room for packs with longer
/// chains of bonuses. When four civilizations resolve their sites, 25 tasks are pending before the first gain.
const DEEPEST: usize = 28;

/// Number of games of each setup, half of them played by eager players.
const GAMES: u64 = 6;

/// Returns the name of a saved task or chore, and its contents.
fn named(saved: &Value) -> (&str, &Value) {
    match saved {
        Value::String(name) => (name, &Value::Null),
        Value::Object(task) => task.iter().next().map(|(name, held)| (name.as_str(), held)).unwrap(),
        other => unreachable!("{other} is not a task"),
    }
}

/// A state with its view and the details that only the saved state shows.
struct Seen {
    view: View,
    state: Value,
    /// The pending tasks: seat, name and contents.
    agenda: Vec<(usize, String, Value)>,
}

impl Seen {
    fn of(game: &Civolution) -> Self {
        let state = serde_json::to_value(game).unwrap();
        let agenda = state["agenda"].as_array().unwrap().iter().map(|step| {
            let seat = step["seat"].as_u64().unwrap() as usize;
            let (name, held) = named(&step["task"]);
            let (name, held) = if name == "Chore" { named(held) } else { (name, held) };
            (seat, name.to_owned(), held.clone())
        });
        let agenda = agenda.collect();
        Self { view: game.view(Viewer::Everything), state, agenda }
    }

    fn set<const W: usize>(&self, field: &str) -> Vec<u16> {
        serde_json::from_value::<IdSet<W>>(self.state[field].clone()).unwrap().iter().collect()
    }

    /// Lists the contents of the tasks with these names.
    fn held<'a>(&'a self, names: &'a [&str]) -> impl Iterator<Item = (usize, &'a Value)> {
        self.agenda.iter().filter(|(_, name, _)| names.contains(&name.as_str())).map(|(seat, _, held)| (*seat, held))
    }

    fn is_vici(&self, seat: Seat) -> bool {
        self.view.players == 1 && seat.index() == 1
    }

    fn check(&self) {
        self.check_markers_and_tribes();
        self.check_buildings();
        self.check_dice();
        self.check_cards();
        self.check_chips();
        self.check_continent();
        assert!(self.agenda.len() <= DEEPEST, "{} tasks are pending: {:?}", self.agenda.len(), self.agenda);
    }

    fn check_markers_and_tribes(&self) {
        let land = &self.view.land;
        for civ in &self.view.civilizations {
            let (seat, console) = (civ.seat, &civ.console);
            let spaces = [&console.planning[..], &console.markers, &console.storage, &console.features];
            let placed: u32 = spaces.into_iter().flatten().map(|count| u32::from(*count)).sum();
            let fixed = u32::from(console.reset_markers) + u32::from(console.boat_markers);
            let raw: u32 = Territory::ALL.iter().map(|at| u32::from(land.raw(*at, seat))).sum();
            let statues: u32 = Ground::ALL.iter().map(|at| u32::from(land.built(*at, seat).statues)).sum();
            let vici = self.view.vici.as_ref().filter(|_| self.is_vici(seat)).map_or(0, |vici| {
                let provisions: u32 = land.provisions.iter().map(|count| u32::from(*count)).sum();
                u32::from(vici.evolution) + u32::from(vici.prosperity) + provisions
            });
            assert_eq!(u32::from(console.supply) + placed + fixed + raw + statues + vici, 50, "markers of {seat}");

            let mut tribes = u32::from(console.tribes);
            for territory in Territory::ALL {
                let camps = land.open_camps(territory).filter_map(|camp| land.camp(camp));
                tribes += camps.filter(|tribe| tribe.seat == seat).count() as u32;
                tribes += u32::from(land.wild(territory, seat).all() + land.boat(territory, seat).tribes.all());
            }
            assert_eq!(tribes, if self.is_vici(seat) { 15 } else { 20 }, "tribes of {seat}");
        }
    }

    fn check_buildings(&self) {
        let land = &self.view.land;
        for civ in &self.view.civilizations {
            let seat = civ.seat;
            let farms = Territory::ALL.iter().filter(|at| land.farm(**at) == Some(seat)).count();
            let boats = Territory::WATERS.iter().filter(|at| land.boat(**at, seat).built).count();
            let settlements = Ground::ALL.iter().filter(|at| land.built(**at, seat).settlement).count();
            assert_eq!(usize::from(civ.console.farms) + farms, 3, "farms of {seat}");
            assert_eq!(usize::from(civ.console.boats) + boats, 2, "boats of {seat}");
            assert_eq!(usize::from(civ.console.settlements_built()), settlements, "settlements of {seat}");
        }
    }

    fn check_dice(&self) {
        let count = self.view.civilizations.len();
        let (mut activation, mut fate) = (usize::from(self.view.dice.0), usize::from(self.view.dice.1));
        for civ in &self.view.civilizations {
            activation += civ.console.dice.iter().map(|dice| usize::from(*dice)).sum::<usize>();
            activation += usize::from(civ.console.used_dice);
            fate += usize::from(civ.console.fate_dice);
        }
        activation += self.held(&["Reroll"]).map(|(_, held)| held["taken"].as_u64().unwrap() as usize).sum::<usize>();
        assert_eq!((activation, fate), (6 * count + count + 1, count + count + 1), "activation and fate dice");
    }

    fn check_cards(&self) {
        let mut cards = Pieces::new("card");
        for (number, stack) in self.state["face_down"].as_array().unwrap().iter().enumerate() {
            let unseen: IdSet<3> = serde_json::from_value(stack["unseen"].clone()).unwrap();
            let bottom: Vec<u16> =
                stack["bottom"].as_array().unwrap().iter().map(|card| card["id"].as_u64().unwrap() as u16).collect();
            assert_eq!(unseen.len() as usize + bottom.len(), usize::from(self.view.face_down[number]));
            cards.add(unseen.iter().chain(bottom));
        }
        cards.add(self.view.face_up.iter().flatten().map(|card| card.id()));
        for civ in &self.view.civilizations {
            cards.add(civ.known_hand.iter().chain(&civ.offered).map(|card| card.id()));
            cards.add(civ.installed.iter().map(|(card, _)| card.id()));
            assert_eq!(civ.hand.iter().map(|count| usize::from(*count)).sum::<usize>(), civ.known_hand.len());
        }
        cards.add(self.set::<3>("boxed_cards"));
        cards.add_named(self.state["looking"].as_array().unwrap(), |name| CardId::named(name).unwrap().id());
        let inserted: Vec<Value> = self.held(&["Insert"]).map(|(_, held)| held["card"].clone()).collect();
        cards.add_named(&inserted, |name| CardId::named(name).unwrap().id());
        assert_eq!(cards.seen.len(), 160);
    }

    fn check_chips(&self) {
        let held = |name: &str| -> Vec<Value> { self.held(&[name]).map(|(_, held)| held.clone()).collect() };
        let (mut goals, mut incomes) = (Pieces::new("goal chip"), Pieces::new("income chip"));
        let mut attributes = Pieces::new("attribute chip");
        goals.add(self.set::<2>("goal_bag"));
        goals.add(self.view.goals.iter().flatten().map(|goal| goal.id()));
        goals.add(self.view.chip_cards.iter().map(|(_, goal)| goal.id()));
        goals.add_named(&held("Cover"), |name| GoalId::named(name).unwrap().id());
        incomes.add(self.set::<1>("income_bag"));
        incomes.add(self.view.incomes.iter().flatten().map(|chip| chip.id()));
        incomes.add(self.view.chip_cards.iter().map(|(card, _)| IncomeId::starting(*card).id()));
        incomes.add_named(&held("IncomeColumn"), |name| IncomeId::named(name).unwrap().id());
        attributes.add(self.set::<1>("attribute_bag"));
        attributes.add(self.view.attributes.iter().flatten().map(|chip| chip.id()));
        attributes.add_named(&held("AttributeColumn"), |name| AttributeId::named(name).unwrap().id());
        for civ in &self.view.civilizations {
            goals.add(civ.goals.iter().flatten().chain(&civ.goals_done).map(|goal| goal.id()));
            incomes.add(civ.incomes.iter().map(|(chip, ..)| chip.id()));
            attributes.add(civ.attributes.iter().map(|(chip, _)| chip.id()));
        }
        let bagged = incomes.seen.iter().filter(|chip| usize::from(**chip) < IncomeId::IN_BAG).count();
        let counts = (goals.seen.len(), bagged, attributes.seen.len());
        // V.I.C.I removes chips from the game.
        let complete = (65, 25, 12);
        let fewer = counts.0 <= complete.0 && counts.1 <= complete.1 && counts.2 <= complete.2;
        assert!(counts == complete || (self.view.players == 1 && fewer), "goal, income, attribute chips: {counts:?}");
    }

    fn check_continent(&self) {
        let land = &self.view.land;
        let tokens = usize::from(self.view.hunting_tokens) + land.hunted.iter().count();
        assert_eq!(tokens, [6, 12, 16][self.view.civilizations.len() - 2], "hunting tokens");
        let mut sites = Pieces::new("site");
        sites.add(SiteSpot::ALL.into_iter().filter_map(|spot| land.site(spot)).map(|site| site.index() as u16));
        assert_eq!(sites.seen.len() + land.hidden_spots().iter().count(), 24, "sites");
        let mut tiles = Pieces::new("material tile");
        let face_up = Territory::ALL.into_iter().filter_map(|at| land.material(at));
        tiles.add(face_up.map(|material| material.index() as u16));
        let mut scoring = Pieces::new("scoring tile");
        let categories = self.view.era_categories.iter().chain(&self.view.final_tiles);
        scoring.add(categories.map(|category| category.index() as u16));
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

    fn add_named(&mut self, names: &[Value], id: impl Fn(&str) -> u16) {
        self.add(names.iter().map(|name| id(name.as_str().unwrap())));
    }
}

/// Plays a random game and checks it after every action. Eager players prefer any other action to a pass or a reset,
/// which leads to fuller tables.
fn play(setup: &Setup, seed: Seed, eager: bool) {
    let mut chance = FastChance::new(seed.short());
    let mut whim = Whim::new(seed);
    let mut game = Civolution::new(setup, &mut chance).unwrap();
    let mut before = Seen::of(&game);
    before.check();
    let likes = |action: &Action| !eager || !matches!(action, Action::Pass | Action::Reset);
    for _ in 0..LONGEST {
        let Some((seat, action)) = whim.choose(&game, likes) else { break };
        game.apply(seat, &action, &mut chance, &mut ()).unwrap();
        let after = Seen::of(&game);
        after.check();
        for (old, new) in before.view.civilizations.iter().zip(&after.view.civilizations) {
            assert!(new.points >= old.points, "{} lost points by {action}", new.seat);
        }
        assert!(after.view.era >= before.view.era);
        before = after;
    }
    assert!(game.to_act().is_empty(), "the game does not end");
    assert_eq!((before.view.era, before.view.phase), (5, None), "it ends after era 4");
    assert!(before.view.standings.is_some());
}

fn check(setup: &Setup, games: u64) {
    for number in 0..games {
        play(setup, Seed::from_text("conservation").derive(number), number % 2 == 1);
    }
}

#[test]
fn two_civilizations_lose_nothing() {
    check(&Setup { players: 2, ..Setup::default() }, GAMES);
    check(
        &Setup { players: 2, newcomers: 0, first_continent: false, first_materials: false, ..Setup::default() },
        GAMES,
    );
}

#[test]
fn three_civilizations_lose_nothing() {
    check(&Setup { players: 3, newcomers: 1, first_continent: false, ..Setup::default() }, GAMES);
    check(&Setup { players: 3, newcomers: 0, first_materials: false, ..Setup::default() }, GAMES);
}

#[test]
fn four_civilizations_lose_nothing() {
    check(&Setup { players: 4, ..Setup::default() }, GAMES);
    check(
        &Setup { players: 4, newcomers: 2, first_continent: false, first_materials: false, ..Setup::default() },
        GAMES,
    );
}

#[test]
fn one_civilization_and_vici_lose_nothing() {
    check(&Setup { players: 1, ..Setup::default() }, GAMES);
    let (difficulty, harder_reset, free_cards) = (Difficulty::Expert, true, true);
    check(&Setup { players: 1, newcomers: 0, free_cards, difficulty, harder_reset, ..Setup::default() }, GAMES);
}
