//! A table for playing the examples of the rulebook.

use engine::chance::{Scripted, Watched};
use engine::{Game, Seat, Stream, Viewer};
use stone_age::{
    Action, BuildingId, CardId, EndReason, Event, Phase, PlayerView, Refusal, Resource, Resources, Scene, Setup, Site,
    Slot, StoneAge, Task, View,
};

/// The players of the rulebook's examples sit in this order.
pub(crate) const RED: Seat = Seat::ALL[0];
pub(crate) const BLUE: Seat = Seat::ALL[1];
pub(crate) const GREEN: Seat = Seat::ALL[2];
pub(crate) const YELLOW: Seat = Seat::ALL[3];

pub(crate) const CARD_STREAM: Stream = Stream::named("cards");
pub(crate) const BUILDING_STREAM: Stream = Stream::named("buildings");

/// Returns the card with this name, such as `C21`.
pub(crate) fn card(name: &str) -> CardId {
    CardId::new(number(name)).unwrap()
}

/// Returns the building with this name, such as `B07`.
pub(crate) fn building(name: &str) -> BuildingId {
    BuildingId::new(number(name)).unwrap()
}

fn number(name: &str) -> u16 {
    name[1..].parse::<u16>().unwrap() - 1
}

pub(crate) fn slot(number: u32) -> Slot {
    Slot::numbered(number).unwrap()
}

/// Parses resources, such as `"2 wood, 1 gold"`.
pub(crate) fn resources(text: &str) -> Resources {
    let mut resources = Resources::NONE;
    for (count, what) in counted(text) {
        resources[Resource::named(what).unwrap()] = count;
    }
    resources
}

fn counted(text: &str) -> impl Iterator<Item = (u16, &str)> {
    text.split(", ").map(|part| {
        let (count, what) = part.split_once(' ').unwrap();
        (count.parse().unwrap(), what)
    })
}

/// A position being laid out. Red has the start player figure unless the setup says otherwise.
pub(crate) struct Layout {
    scene: Scene,
    players: usize,
    chance: Scripted,
}

impl Layout {
    pub(crate) fn of(players: u8) -> Self {
        Self::with(&Setup { players, start: Some(RED), ..Setup::default() })
    }

    pub(crate) fn with(setup: &Setup) -> Self {
        let game = StoneAge::new(setup, &mut Scripted::anything()).unwrap();
        Self { scene: Scene::of(game), players: game.players(), chance: Scripted::anything() }
    }

    /// Changes the scene directly, where no other method does.
    pub(crate) fn scene(mut self, change: impl FnOnce(Scene) -> Scene) -> Self {
        self.scene = change(self.scene);
        self
    }

    /// Sets a player's holdings, such as `"2 wood, 4 food, 5 tools, 3 food-track, 8 people"`. Others stay as they are.
    pub(crate) fn has(self, seat: Seat, holdings: &str) -> Self {
        self.scene(|scene| {
            scene.player(seat, |player| {
                for (count, what) in counted(holdings) {
                    match what {
                        "food" => player.food = count,
                        "people" => player.people = count as u8,
                        "food-track" => player.food_track = count as u8,
                        "tools" => (0..count).for_each(|_| assert!(player.tools.gain())),
                        resource => player.resources[Resource::named(resource).unwrap()] = count,
                    }
                }
            })
        })
    }

    /// Gives a player cards, face down, and buildings, such as `"C01 B17"`.
    pub(crate) fn owns(self, seat: Seat, pieces: &str) -> Self {
        pieces.split(' ').fold(self, |layout, piece| {
            layout.scene(|scene| match piece.starts_with('C') {
                true => scene.give_card(seat, card(piece)),
                false => scene.give_building(seat, building(piece)),
            })
        })
    }

    /// Gives a player cards that lie face up and can still be used once, such as `"C33 C36"`.
    pub(crate) fn keeps(self, seat: Seat, cards: &str) -> Self {
        let face_up = |player: &mut stone_age::Player| {
            player.face_up = cards.split(' ').map(|name| card(name).id()).collect();
        };
        self.owns(seat, cards).scene(|scene| scene.player(seat, face_up))
    }

    /// Lays a card on a space.
    pub(crate) fn card(self, space: u32, name: &str) -> Self {
        self.scene(|scene| scene.card(slot(space), card(name)))
    }

    /// Lays cards on all spaces, the cheapest first.
    pub(crate) fn cards(self, names: [&str; 4]) -> Self {
        (1..).zip(names).fold(self, |layout, (space, name)| layout.card(space, name))
    }

    /// Lays a building on a stack.
    pub(crate) fn building(self, stack: u32, name: &str) -> Self {
        self.scene(|scene| scene.building(slot(stack), building(name)))
    }

    /// Places people beforehand, such as `"P1 forest 4, P4 card 2"`.
    pub(crate) fn placed(self, people: &str) -> Self {
        people.split(", ").fold(self, |layout, group| {
            let (seat, place) = group.split_once(' ').unwrap();
            let Ok(Action::Place { place, people }) = format!("place {place}").parse() else {
                assert_eq!(group, "a seat, a place and a number");
                return layout;
            };
            layout.scene(|scene| scene.people(seat.parse().unwrap(), place, people))
        })
    }

    /// Places these people and begins the phase of using them. If the last player has none among them, one person hunts
    /// for them: the round then waits for that player when the others are done.
    pub(crate) fn using(self, people: &str) -> Self {
        let last = format!("P{}", self.players);
        let people = match people {
            "" => format!("{last} hunt 1"),
            people if people.contains(&last) => people.to_owned(),
            people => format!("{people}, {last} hunt 1"),
        };
        self.placed(&people).scene(|scene| scene.phase(Phase::Using))
    }

    /// Ends the game and scores it.
    pub(crate) fn over(self) -> Table {
        self.scene(|scene| scene.phase(Phase::Over(EndReason::Buildings))).table()
    }

    /// Ends the phase of using people, so that people are fed.
    pub(crate) fn fed(self) -> Table {
        let last = format!("P{}", self.players);
        let mut table = self.using("").dice([1]).table();
        table.play(&format!("{last} use hunt"));
        table
    }

    /// Sets the next rolls of the dice.
    pub(crate) fn dice(mut self, faces: impl IntoIterator<Item = u8>) -> Self {
        self.chance = self.chance.and(Stream::DICE, faces.into_iter().map(|face| u16::from(face) - 1));
        self
    }

    /// Sets the next cards of the deck, such as `"C07 C16"`.
    pub(crate) fn next_cards(mut self, names: &str) -> Self {
        self.chance = self.chance.and(CARD_STREAM, names.split(' ').map(number));
        self
    }

    /// Sets the next buildings to be turned up, such as `"B03"`.
    pub(crate) fn next_buildings(mut self, names: &str) -> Self {
        self.chance = self.chance.and(BUILDING_STREAM, names.split(' ').map(number));
        self
    }

    pub(crate) fn table(mut self) -> Table {
        let game = self.scene.build(&mut self.chance).unwrap();
        Table { game, chance: self.chance, events: Vec::new() }
    }
}

/// A game being played, and what has happened since it was laid out.
pub(crate) struct Table {
    pub(crate) game: StoneAge,
    pub(crate) events: Vec<Event>,
    chance: Scripted,
}

impl Table {
    /// Plays actions, such as `"P1 place forest 3; P2 place hunt 5"`. Panics if one is refused.
    pub(crate) fn play(&mut self, lines: &str) {
        for line in lines.split("; ") {
            let (seat, action) = read(line);
            let result = self.game.apply(seat, &action, &mut self.chance, &mut self.events);
            assert_eq!(result, Ok(()), "{line} is refused; the options are {:?}", self.options());
            assert_eq!(self.game.audit(), Ok(()), "after {line}");
        }
    }

    /// Returns why this action is not allowed, and asserts that it changes nothing.
    pub(crate) fn refusal(&mut self, line: &str) -> Refusal {
        let (seat, action) = read(line);
        self.refusal_of(seat, action)
    }

    pub(crate) fn refusal_of(&mut self, seat: Seat, action: Action) -> Refusal {
        let (before, told) = (self.game, self.events.len());
        let mut watched = Watched::new(&mut self.chance);
        let refusal = self.game.apply(seat, &action, &mut watched, &mut self.events).unwrap_err();
        assert!(!watched.has_told_something(), "{action} is refused, but chance was used");
        assert_eq!((self.game, self.events.len()), (before, told), "{action} is refused, but the game changed");
        refusal
    }

    /// Returns all actions that are allowed now, in the form that [`play`](Self::play) takes.
    pub(crate) fn options(&self) -> Vec<String> {
        let mut actions = Vec::new();
        let Some(seat) = self.game.to_act().iter().next() else { return Vec::new() };
        self.game.actions(seat, &mut actions);
        actions.iter().map(|action| format!("{seat} {action}")).collect()
    }

    pub(crate) fn may(&self, line: &str) -> bool {
        self.options().iter().any(|option| option == line)
    }

    /// Returns the decision the game waits for.
    pub(crate) fn asked(&self) -> Option<(Seat, Task)> {
        self.view().asked.map(|step| (step.seat, step.task))
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Everything)
    }

    pub(crate) fn player(&self, seat: Seat) -> PlayerView {
        self.view().players.swap_remove(seat.index())
    }

    pub(crate) fn resources(&self, seat: Seat) -> Resources {
        self.player(seat).resources
    }

    /// Returns the number of each player's people on a site.
    pub(crate) fn people_at(&self, site: Site) -> Vec<u8> {
        self.view().sites.swap_remove(site.index()).people
    }

    /// Returns the names of the cards on the spaces, the cheapest first.
    pub(crate) fn cards(&self) -> Vec<String> {
        let name = |card: Option<stone_age::Card>| card.map_or("-".to_owned(), |card| card.id.to_string());
        self.view().cards.into_iter().map(|space| name(space.card)).collect()
    }

    /// Returns the points a seat has from this source.
    pub(crate) fn points(&self, seat: Seat, source: &str) -> i32 {
        let row = self.view().score.rows.into_iter().find(|row| row.source == source).unwrap();
        row.points[seat.index()].unwrap()
    }

    /// Returns the final points of a seat.
    pub(crate) fn score(&self, seat: Seat) -> i32 {
        self.game.standings().unwrap().of(seat).unwrap().score
    }

    pub(crate) fn winners(&self) -> Vec<Seat> {
        self.game.standings().unwrap().winners().collect()
    }

    /// Returns the seats of the events that `seat_of` selects, in order.
    pub(crate) fn seats_in(&self, seat_of: impl Fn(&Event) -> Option<Seat>) -> Vec<Seat> {
        self.events.iter().filter_map(seat_of).collect()
    }
}

impl Drop for Table {
    /// Asserts that all scripted draws were used: dice that are never rolled prove nothing.
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.chance.is_spent(), "a scripted draw was never used");
        }
    }
}

fn read(line: &str) -> (Seat, Action) {
    let (seat, action) = line.split_once(' ').unwrap();
    (seat.parse().unwrap(), action.parse().unwrap())
}
