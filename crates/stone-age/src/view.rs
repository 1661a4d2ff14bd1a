//! What a viewer may know.

use engine::{Game, ScoreSheet, Seat, Standings, Viewer};
use serde::{Serialize, Serializer};

use crate::content::{Building, Card, CardSet};
use crate::place::{Place, Site, Slot};
use crate::resource::Resources;
use crate::state::StoneAge;
use crate::task::{Phase, Step};
use crate::tools::{ByValue, Tools};

/// The whole table as one viewer sees it. It has no field for a card that the viewer may not know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The round, counted from 1.
    pub round: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// The seat with the start player figure.
    pub start: Seat,
    /// What the game waits for. `None` once it is over.
    #[serde(rename = "step")]
    pub asked: Option<Step>,
    /// The places printed on the board.
    pub sites: Vec<SiteView>,
    /// The spaces for cards, cheapest first.
    pub cards: Vec<CardSpaceView>,
    /// Number of cards left in the deck.
    pub deck: u8,
    /// The stacks of buildings.
    pub stacks: Vec<StackView>,
    /// The players, clockwise.
    pub players: Vec<PlayerView>,
    /// The points by source, as far as the viewer knows them.
    pub score: ScoreSheet,
    /// The result, once the game is over.
    pub standings: Option<Standings>,
}

/// A place printed on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SiteView {
    /// The site.
    pub site: Site,
    /// Number of people of each seat on the site.
    pub people: Vec<u8>,
}

/// A space for a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardSpaceView {
    /// The space. Its number is the price of a card there.
    #[serde(rename = "price", serialize_with = "number")]
    pub slot: Slot,
    /// The card, if there is one.
    pub card: Option<Card>,
    /// The seat whose person stands there.
    pub person: Option<Seat>,
}

/// A stack of buildings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StackView {
    /// The space of the stack.
    #[serde(rename = "number", serialize_with = "number")]
    pub slot: Slot,
    /// The building on top, if there is one.
    pub top: Option<Building>,
    /// Number of buildings face down below it.
    pub below: u8,
    /// The seat whose person stands there.
    pub person: Option<Seat>,
}

/// The possessions of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The player's seat.
    pub seat: Seat,
    /// Number of people, wherever they are.
    pub people: u8,
    /// Number of people on the player board.
    pub at_home: u8,
    /// Food.
    pub food: u16,
    /// Position on the food track.
    pub food_track: u8,
    /// Resources.
    pub resources: Resources,
    /// Tool tiles.
    pub tools: Tools,
    /// Cards that serve once as a tool, by value.
    pub one_use_tools: ByValue,
    /// Number of cards that can still be cashed for any two resources.
    pub any_two_cards: u8,
    /// Buildings.
    pub buildings: Vec<Building>,
    /// Cards that lie face up because they can still be used once, with their lower halves.
    pub face_up: Vec<Card>,
    /// Number of cards, including those that lie face up.
    pub card_count: u8,
    /// The cards, if the viewer may see them. A player who drew a card unseen knows fewer than `card_count`.
    pub cards: Option<Vec<Card>>,
    /// The position on the scoring track.
    pub points: i32,
}

fn number<S: Serializer>(slot: &Slot, serializer: S) -> Result<S::Ok, S::Error> {
    slot.number().serialize(serializer)
}

impl View {
    pub(crate) fn new(game: &StoneAge, viewer: Viewer) -> Self {
        let only_one = |place: Place| game.board.players_at(place).iter().next();
        let cards = Slot::ALL.into_iter().map(|slot| CardSpaceView {
            slot,
            card: game.cards[slot.index()].map(|id| *game.content.card(id)),
            person: only_one(Place::card(slot)),
        });
        let stacks = Slot::ALL.into_iter().zip(&game.stacks).take(usize::from(game.player_count));
        let stacks = stacks.map(|(slot, stack)| StackView {
            slot,
            top: stack.top.map(|id| *game.content.building(id)),
            below: stack.below,
            person: only_one(Place::building(slot)),
        });
        let sites = Site::ALL.into_iter().map(|site| {
            let people = game.seats().map(|seat| game.board.people(Place::Site(site), seat)).collect();
            SiteView { site, people }
        });
        Self {
            round: game.round,
            phase: game.phase,
            start: game.start,
            asked: game.asked().map(|(seat, task)| Step { seat, task: *task }),
            sites: sites.collect(),
            cards: cards.collect(),
            deck: game.deck.len() as u8,
            stacks: stacks.collect(),
            players: game.seats().map(|seat| PlayerView::new(game, seat, viewer)).collect(),
            score: game.score_sheet(viewer),
            standings: game.standings(),
        }
    }

    /// Returns the player in a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }
}

impl PlayerView {
    fn new(game: &StoneAge, seat: Seat, viewer: Viewer) -> Self {
        let player = &game.players[seat];
        let usable = player.usable_tools(&game.content);
        let listed = |set: CardSet| game.content.cards_in(set).copied().collect::<Vec<Card>>();
        let buildings = player.buildings.iter().filter_map(crate::content::BuildingId::new);
        Self {
            seat,
            people: player.people,
            at_home: player.at_home,
            food: player.food,
            food_track: player.food_track,
            resources: player.resources,
            tools: player.tools,
            one_use_tools: usable.one_use,
            any_two_cards: player.any_two_cards(&game.content),
            buildings: buildings.map(|id| *game.content.building(id)).collect(),
            face_up: listed(player.face_up),
            card_count: player.cards.len() as u8,
            cards: game.known_cards(viewer, seat).map(listed),
            points: player.points(),
        }
    }
}
