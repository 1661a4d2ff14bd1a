//! The implementation of [`engine::Game`].

use engine::answers::Asks;
use engine::bag::IdSet;
use engine::pack::Pack;
use engine::{
    Chance, Journal, PackInfo, PackProblems, Piece, ScoreSheet, Seat, SeatSet, SetupError, Spot, Standings, Viewer,
};

use crate::action::Action;
use crate::category::ERAS;
use crate::content::{CardId, CardSet, Content, Deck, MarkerCardId, MarkerCardSet, Slot};
use crate::event::Event;
use crate::flow::Outside;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Civolution, stream};
use crate::view::View;

impl engine::Game for Civolution {
    type Setup = Setup;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const ID: &'static str = "civolution";
    const RULES_VERSION: u32 = 2;
    const LAYOUT: u32 = 1;

    fn new(setup: &Setup, chance: &mut impl Chance) -> Result<Self, SetupError> {
        engine::Setup::check(setup)?;
        engine::Setup::check_start(setup, setup.start)?;
        if setup.free_cards && setup.players > 1 {
            return Err(SetupError::Contradiction {
                key: "cards",
                value: "free".to_owned(),
                other: format!("players={}", setup.players),
                expected: "cards=dealt, or players=1".to_owned(),
            });
        }
        Self::set_up(setup, Content::registry().choose(setup.pack)?, &mut Outside { chance, journal: &mut () })
    }

    fn pack(setup: &Setup) -> PackInfo {
        Content::registry().info(setup.pack)
    }

    fn read_pack(text: &mut dyn FnMut(&'static str) -> Result<String, String>) -> Result<PackInfo, PackProblems> {
        Content::registry().gather(text)
    }

    fn players(&self) -> usize {
        usize::from(self.player_count)
    }

    fn to_act(&self) -> SeatSet {
        if self.is_choosing() {
            return self.choosers();
        }
        self.top().map_or(SeatSet::EMPTY, |step| SeatSet::only(step.seat))
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(seat, action)
    }

    fn perform(&mut self, seat: Seat, action: &Action, chance: &mut impl Chance, journal: &mut impl Journal<Event>) {
        self.carry_out(seat, *action, &mut Outside { chance, journal });
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn about(event: &Event) -> Option<Seat> {
        event.about()
    }

    fn spot(&self, action: &Action) -> Spot {
        let numbered = |name, number| Spot { name, number };
        match *action {
            Action::Keep(card) | Action::Install(card) => numbered("card", card.index() as u8 + 1),
            Action::Activity(Some(card)) => numbered("card", card.index() as u8 + 1),
            Action::MarkerCard(card) => numbered("marker-card", card.index() as u8 + 1),
            Action::ChipCard(card) => numbered("chip-card", card.index() as u8 + 1),
            Action::Activate(panel) => Spot::only(panel.name()),
            Action::Upgrade(module) => Spot::only(module.name()),
            Action::Pay(_) | Action::Value(_) | Action::Reroll(_) => Spot::only("dice"),
            Action::Reset => Spot::only("reset"),
            Action::Do(deed) => Spot::only(deed.name()),
            Action::At(territory) | Action::ReturnRaw(territory) => Spot::only(territory.name()),
            Action::Tribe(who) => Spot::only(who.territory.name()),
            Action::SettleFire => Spot::only("fire"),
            Action::SettleCamp | Action::Displace { .. } => Spot::only("camp"),
            Action::Terrain(terrain) => Spot::only(terrain.name()),
            Action::Material(material) | Action::Return(Slot::Storage(material)) => Spot::only(material.name()),
            Action::Feature(feature) | Action::Return(Slot::Feature(feature)) => Spot::only(feature.name()),
            Action::Return(Slot::Marker(marker)) => Spot::only(marker.name()),
            Action::Return(Slot::Planning(_)) => Spot::only("dice"),
            Action::Track(track) => Spot::only(track.name()),
            Action::TakeOpen(deck) | Action::Draw(deck) => Spot::only(deck.name()),
            Action::Goal(number) => numbered("goal", number),
            Action::Space(number) => numbered("space", number),
            Action::Income(number) => numbered("income", number),
            Action::Attribute(number) => numbered("attribute", number),
            Action::Chip(chip) | Action::Point(chip) => numbered("chip", chip.index() as u8 + 1),
            Action::Column(column) => numbered("column", column.number()),
            Action::Half(half) => Spot::only(half.name()),
            Action::Level(number) | Action::Ignore(number) => numbered("cost", number),
            Action::Settlements(_) => Spot::only("settlements"),
            Action::Tile(stage) => numbered("tile", stage),
            Action::Build(project) => Spot::only(project.name()),
            Action::Settlement(number) => numbered("settlement", number),
            Action::Site(spot) => numbered("site", spot.number()),
            Action::Island => Spot::only("island"),
            Action::From(seat) => numbered("seat", seat.index() as u8 + 1),
            Action::FeedAll | Action::Feed(_) | Action::Spare(_) => Spot::only("food"),
            Action::Alternative(number) => numbered("option", number),
            Action::Activity(None) => Spot::only("console"),
            Action::Cross | Action::Pass => Spot::only("go-on"),
        }
    }

    fn determinize(&mut self, seat: Seat, chance: &mut impl Chance) {
        self.redraw_hidden(seat, chance);
    }

    fn score_sheet(&self, _viewer: Viewer) -> ScoreSheet {
        self.sheet()
    }

    fn standings(&self) -> Option<Standings> {
        self.result()
    }

    fn pieces(&self, seat: Seat) -> Vec<Piece> {
        self.had_by(seat)
    }

    fn round(&self) -> u32 {
        u32::from(self.era).min(ERAS as u32)
    }

    fn is_broken(&self) -> bool {
        self.broken
    }

    fn audit(&self) -> Result<(), String> {
        self.check_invariants()
    }
}

impl Civolution {
    /// Redraws what a seat cannot know: the other players' hand cards, the cards they look at or choose from, and which
    /// unseen cards lie where in the face-down stacks. All cards of a type go back before the first is drawn, so the new
    /// cards do not depend on the old ones.
    fn redraw_hidden(&mut self, seat: Seat, chance: &mut impl Chance) {
        if self.is_over() {
            // All hands are open now. Only the face-down stacks are still hidden.
            for (stack, stream) in self.face_down.iter_mut().zip(stream::CARDS) {
                stack.determinize(seat, stream, chance);
            }
            return;
        }
        let looker = self.looker();
        for deck in Deck::ALL {
            let mut stack = self.face_down[deck.index()];
            let stream = stream::CARDS[deck.index()];
            let of_deck: CardSet = CardId::of(deck).map(CardId::id).collect();
            let others = self.seats().filter(|other| *other != seat);
            let mut hidden = [0; 4];
            let mut offered = [0; 4];
            for other in others.clone() {
                let secret = self.hands[other].intersection(&of_deck).minus(&self.open_hands);
                let options = self.choosing[other].cards.intersection(&of_deck);
                hidden[other.index()] = secret.len();
                offered[other.index()] = options.len();
                self.hands[other] = self.hands[other].minus(&secret);
                self.choosing[other].cards = self.choosing[other].cards.minus(&options);
                secret.iter().chain(options.iter()).for_each(|card| stack.put_back(card));
            }
            let looks = looker.is_some_and(|looker| looker != seat);
            if looks {
                self.looking.iter().filter(|card| card.deck() == deck).for_each(|card| stack.put_back(card.id()));
            }
            stack.determinize(seat, stream, chance);
            for other in others {
                for _ in 0..hidden[other.index()] {
                    if let Some(card) = stack.draw_unseen(stream, chance) {
                        self.hands[other].insert(card);
                    }
                }
                for _ in 0..offered[other.index()] {
                    if let Some(card) = stack.draw_unseen(stream, chance) {
                        self.choosing[other].cards.insert(card);
                    }
                }
            }
            if looks {
                for card in self.looking.iter_mut().filter(|card| card.deck() == deck) {
                    if let Some(drawn) = stack.draw_unseen(stream, chance).and_then(CardId::new) {
                        *card = drawn;
                    }
                }
            }
            self.face_down[deck.index()] = stack;
        }
        if self.is_choosing() {
            self.redraw_marker_cards(seat, chance);
        }
    }

    /// Redraws starting marker cards in the same way: those of the other players and those in the box.
    fn redraw_marker_cards(&mut self, seat: Seat, chance: &mut impl Chance) {
        let newcomers = usize::from(self.newcomers);
        let fixed = self.seats().filter(|other| *other == seat || other.index() < newcomers);
        let fixed: MarkerCardSet = fixed
            .flat_map(|other| self.choosing[other].marker_cards.iter().chain(self.choosing[other].marker_card))
            .collect();
        let mut pool: IdSet<1> = fixed.complement().iter().map(MarkerCardId::id).collect();
        for other in self.seats().filter(|other| *other != seat && other.index() >= newcomers) {
            let choosing = &mut self.choosing[other];
            let count = choosing.marker_cards.len();
            choosing.marker_cards = MarkerCardSet::EMPTY;
            for _ in 0..count {
                if let Some(card) = pool.take(stream::STARTS, chance).and_then(MarkerCardId::new) {
                    choosing.marker_cards.insert(card);
                }
            }
            if choosing.marker_card.is_some() {
                choosing.marker_card = pool.take(stream::STARTS, chance).and_then(MarkerCardId::new);
            }
        }
    }
}

engine::audited!(Civolution);
