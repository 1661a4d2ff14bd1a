//! A game in progress.

mod audit;
mod scene;

use engine::{
    BySeat, Chance, Journal, PackInfo, ScoreSheet, Seat, SeatSet, SetupError, Spot, Standings, Stream, Viewer,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

pub use scene::Scene;

use crate::action::Action;
use crate::content::{BUILDINGS, BuildingId, BuildingSet, CARDS, CardId, CardSet, Content, ContentRef};
use crate::event::Event;
use crate::place::{Acquisition, Board, Place, Slot};
use crate::player::Player;
use crate::refusal::Refusal;
use crate::rules::scoring;
use crate::setup::Setup;
use crate::step::{Phase, Question, Step};
use crate::view::View;

/// Civilization cards are drawn from here.
pub(crate) const CARD_STREAM: Stream = Stream::named("cards");
/// Building tiles are drawn from here.
pub(crate) const BUILDING_STREAM: Stream = Stream::named("buildings");
/// The start player is drawn from here.
const START_STREAM: Stream = Stream::named("start player");

/// How many tiles a stack of buildings has.
pub(crate) const STACK_HEIGHT: u8 = 7;

/// A game of Stone Age in progress.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct StoneAge {
    pub(crate) content: ContentRef,
    pub(crate) player_count: u8,
    pub(crate) open_cards: bool,
    pub(crate) round_limit: u8,
    pub(crate) round: u8,
    pub(crate) start: Seat,
    pub(crate) phase: Phase,
    /// Who places, uses or feeds people; somebody else may owe a decision in between.
    pub(crate) turn: Seat,
    pub(crate) board: Board,
    pub(crate) players: BySeat<Player>,
    /// Cards on the spaces, the cheapest first.
    pub(crate) cards: [Option<CardId>; Slot::COUNT],
    /// Cards that are still in the deck, in no order.
    pub(crate) deck: CardSet,
    pub(crate) stacks: [Stack; Slot::COUNT],
    /// Buildings nobody has seen: in the stacks, under their top tiles, or in the box.
    pub(crate) unseen_buildings: BuildingSet,
    /// The decision the game waits for; nothing once it is over.
    pub(crate) pending: Option<Step>,
    /// Whether whoever owes that decision is first choosing the two resources of a card he has just cashed.
    pub(crate) cashing: bool,
}

/// A stack of buildings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    /// The building on top, face up.
    pub top: Option<BuildingId>,
    /// How many lie face down under it.
    pub below: u8,
}

impl StoneAge {
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::first(usize::from(self.player_count))
    }

    pub(crate) fn next_seat(&self, seat: Seat) -> Seat {
        seat.next(usize::from(self.player_count))
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// What the game waits for now.
    pub(crate) fn step(&self) -> Option<Step> {
        self.asked().map(|(seat, question)| Step { seat, question: *question })
    }

    /// Who is asked what now.
    pub(crate) fn asked(&self) -> Option<(Seat, &Question)> {
        let step = self.pending.as_ref()?;
        Some((step.seat, if self.cashing { &Question::Gain } else { &step.question }))
    }

    /// Draws the next card of the deck.
    pub(crate) fn draw_card(&mut self, chance: &mut impl Chance) -> Option<CardId> {
        self.deck.take(CARD_STREAM, chance).and_then(CardId::new)
    }

    /// Turns over the next building of a stack.
    pub(crate) fn reveal_building(&mut self, slot: Slot, chance: &mut impl Chance) -> Option<BuildingId> {
        let stack = &mut self.stacks[slot.index()];
        stack.top = match stack.below.checked_sub(1) {
            Some(below) => {
                stack.below = below;
                self.unseen_buildings.take(BUILDING_STREAM, chance).and_then(BuildingId::new)
            }
            None => None,
        };
        stack.top
    }
}

impl engine::Game for StoneAge {
    type Setup = Setup;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const ID: &'static str = "stone-age";
    const RULES_VERSION: u32 = 1;

    fn new(setup: &Setup, chance: &mut impl Chance) -> Result<Self, SetupError> {
        let content = Content::printed().map_err(|error| SetupError::Pack(error.to_string()))?;
        engine::Setup::check(setup)?;
        let players = usize::from(setup.players);
        let start = match setup.start {
            Some(seat) if seat.index() >= players => {
                let expected = format!("random or one of the first {players} seats");
                let other = format!("players={players}");
                return Err(SetupError::Contradiction { key: "start", value: seat.to_string(), other, expected });
            }
            Some(seat) => seat,
            None => Seat::new(chance.below(START_STREAM, players as u32) as usize).unwrap_or_default(),
        };
        let mut game = Self {
            content: ContentRef(content),
            player_count: setup.players,
            open_cards: setup.open_cards,
            round_limit: setup.round_limit,
            round: 1,
            start,
            phase: Phase::Placing,
            turn: start,
            board: Board::default(),
            players: BySeat::default(),
            cards: [None; Slot::COUNT],
            deck: CardSet::first(CARDS as u16),
            stacks: [Stack::default(); Slot::COUNT],
            unseen_buildings: BuildingSet::first(BUILDINGS as u16),
            pending: None,
            cashing: false,
        };
        for seat in game.seats() {
            game.players[seat] = Player::new();
        }
        for slot in Slot::ALL {
            game.cards[slot.index()] = game.draw_card(chance);
        }
        for slot in Slot::ALL.into_iter().take(players) {
            game.stacks[slot.index()].below = STACK_HEIGHT;
            game.reveal_building(slot, chance);
        }
        game.settle(chance, &mut ());
        Ok(game)
    }

    fn pack(_setup: &Setup) -> PackInfo {
        match Content::printed() {
            Ok(content) => content.info(),
            Err(_) => PackInfo { name: Content::NAME, hash: String::new() },
        }
    }

    fn players(&self) -> usize {
        usize::from(self.player_count)
    }

    fn to_act(&self) -> SeatSet {
        self.pending.map_or(SeatSet::EMPTY, |step| SeatSet::only(step.seat))
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(seat, action)
    }

    fn perform(&mut self, seat: Seat, action: &Action, chance: &mut impl Chance, journal: &mut impl Journal<Event>) {
        self.carry_out(seat, action, chance, journal);
        self.settle(chance, journal);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn spot(&self, action: &Action) -> Spot {
        let acquisition = |what: &Acquisition| match what {
            Acquisition::Card(slot) => Spot { name: "card", number: slot.number() },
            Acquisition::Building(slot) => Spot { name: "building", number: slot.number() },
        };
        match action {
            Action::Place { place: Place::Site(site), .. } | Action::Use { site } => Spot::only(site.name()),
            Action::Place { place: Place::Acquisition(what), .. } | Action::Buy { what } | Action::Leave { what } => {
                acquisition(what)
            }
            Action::Tools(_) => Spot::only("tools"),
            Action::Pay { resource, .. } => Spot::only(resource.name()),
            Action::Take { item } => Spot { name: "die", number: item.face() },
            Action::Cash | Action::Gain { .. } => Spot::only("any-two"),
            Action::Feed | Action::Starve => Spot::only("food"),
        }
    }

    fn determinize(&mut self, seat: Seat, chance: &mut impl Chance) {
        if self.is_over() {
            return;
        }
        // All that anybody can hide is a card drawn for the final scoring: it is as good as still in the deck. All of
        // them go back before the first is drawn, so that what is drawn does not depend on what they were.
        let others = self.seats().filter(|&other| other != seat);
        let mut hidden: BySeat<u32> = BySeat::default();
        for other in others.clone() {
            let player = &mut self.players[other];
            let unseen = std::mem::take(&mut player.unseen_cards);
            player.cards = player.cards.minus(&unseen);
            self.deck = self.deck.union(&unseen);
            hidden[other] = unseen.len();
        }
        for other in others {
            for _ in 0..hidden[other] {
                let Some(drawn) = self.deck.take(CARD_STREAM, chance) else { continue };
                let player = &mut self.players[other];
                player.cards.insert(drawn);
                player.unseen_cards.insert(drawn);
            }
        }
    }

    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet {
        scoring::score_sheet(self, viewer)
    }

    fn standings(&self) -> Option<Standings> {
        scoring::standings(self)
    }

    fn round(&self) -> u32 {
        u32::from(self.round)
    }

    fn audit(&self) -> Result<(), String> {
        self.check_invariants()
    }
}

impl Serialize for StoneAge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for StoneAge {
    /// Takes nothing that is not a state of the game.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let game = Self::deserialize(deserializer)?;
        game.check_invariants().map_err(de::Error::custom)?;
        Ok(game)
    }
}

/// Whether the question lets its owner cash a card for any two resources first.
pub(crate) const fn may_cash_during(question: &Question) -> bool {
    match question {
        Question::Place | Question::Gain => false,
        Question::Use
        | Question::Tools { .. }
        | Question::Pay { .. }
        | Question::Pick { .. }
        | Question::Feed { .. } => true,
    }
}
