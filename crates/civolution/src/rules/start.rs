//! Setting up a game (p. 6 to 10, 39).

use engine::agenda::Agenda;
use engine::bag::IdSet;
use engine::pack::PackRef;
use engine::{BySeat, Seat, SeatSet, SetupError};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::category::{Category, ERAS};
use crate::civilization::{BOATS, Civilization, RESET_COLUMNS};
use crate::content::{
    AttributeId, CardId, CardSet, ChipCardId, Content, Deck, EventId, GoalId, GoalSet, IncomeId, IncomeSet,
    MarkerCardId, MarkerCardSet,
};
use crate::continent::{Layout, Territory};
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow, MORE};
use crate::land::{Land, Tribe};
use crate::material::Material;
use crate::setup::Setup;
use crate::stages::{FIRST_STAGE, STARTING_COLUMN};
use crate::state::{Choosing, Civolution, Display, FaceDown, Rounds, Weather, append, stream};
use crate::task::{Chore, Phase, Task};
use crate::vici::{VICI_TRIBES, Vici};

/// The number of territory tokens, and how many cover encampments with 2, 3 and 4 civilizations.
const TOKENS: u8 = 16;
const COVERING: [u8; 3] = [10, 4, 0];
/// The number of ready-made starting hands.
const HANDS: u16 = 6;
/// The number of starting marker cards a player chooses from, and the number of cards of each deck.
const MARKER_CARDS_DEALT: usize = 3;
const CARDS_DEALT: usize = 2;

impl Civolution {
    pub(crate) fn set_up(setup: &Setup, content: &'static Content, flow: &mut impl Flow) -> Result<Self, SetupError> {
        let civilizations = setup.players.max(2);
        let tiles = content.tiles();
        let layout = if setup.first_continent { Layout::first_play(tiles, flow) } else { Layout::random(tiles, flow) };
        let newcomers = if setup.free_cards { 0 } else { setup.newcomers.min(setup.players) };
        let mut categories = IdSet::<1>::first(Category::COUNT as u16);
        let mut category = || {
            let drawn = categories.take(stream::CATEGORIES, flow).unwrap_or(0);
            Category::ALL[usize::from(drawn) % Category::COUNT]
        };
        let era_categories: [Category; ERAS] = std::array::from_fn(|_| category());
        let final_tiles: [Category; 3] = std::array::from_fn(|_| category());
        let mut game = Self {
            content: PackRef(content),
            player_count: setup.players,
            chosen_start: if setup.players == 1 { Some(Seat::ALL[0]) } else { setup.start },
            newcomers,
            hand_numbers: BySeat::default(),
            era: 1,
            phase: None,
            start: Seat::ALL[0],
            turn: Seat::ALL[0],
            resets: 0,
            rounds: Rounds::Open,
            land: Land::new(layout.map_err(|error| SetupError::Pack(error.to_string()))?, civilizations),
            civilizations: BySeat::default(),
            hands: BySeat::default(),
            display: Display {
                goals: [None; _],
                incomes: [None; _],
                attributes: [None; _],
                activation_dice: civilizations + 1,
                fate_dice: civilizations + 1,
                hunting_tokens: TOKENS - COVERING[usize::from(civilizations - 2)],
            },
            face_down: Deck::ALL.map(|deck| FaceDown::new(CardId::of(deck).map(CardId::id).collect())),
            face_up: [ArrayVec::new(); Deck::COUNT],
            open_hands: CardSet::EMPTY,
            card_stage: [0; CardId::COUNT],
            pieces_installed: 0,
            card_order: [0; CardId::COUNT],
            attribute_order: [0; AttributeId::COUNT],
            boxed_cards: CardSet::EMPTY,
            goal_bag: GoalSet::first(GoalId::COUNT as u16),
            goal_under: [None; GoalId::COUNT],
            goals_done: BySeat::default(),
            income_bag: IncomeSet::first(IncomeId::IN_BAG as u16),
            income_slot: [(0, 0); IncomeId::COUNT],
            attribute_bag: IdSet::first(AttributeId::COUNT as u16),
            attribute_stage: [0; AttributeId::COUNT],
            events: IdSet::first(EventId::COUNT as u16),
            event: None,
            events_won: BySeat::default(),
            weather: Weather::Mild,
            beyond: false,
            era_categories,
            final_tiles,
            agenda: Agenda::default(),
            broken: false,
            let_lie: BySeat::default(),
            moved: ArrayVec::new(),
            draw_decks: ArrayVec::new(),
            looking: ArrayVec::new(),
            income_left: IncomeSet::EMPTY,
            choosing: BySeat::default(),
            chip_cards: ArrayVec::new(),
            vici: Vici::new(setup.difficulty, setup.harder_reset),
        };
        game.lay_start_materials(setup.first_materials, flow);
        for seat in game.all() {
            game.settle_start(seat);
        }
        game.refill_goals(flow);
        for index in 0..game.display.incomes.len() {
            game.refill_income(index, flow);
            game.refill_attribute(index, flow);
        }
        game.deal(setup.free_cards, flow);
        if !game.is_choosing() {
            game.finish_choosing(flow);
        }
        game.proceed(flow);
        Ok(game)
    }

    fn lay_start_materials(&mut self, first_play: bool, flow: &mut impl Flow) {
        let starts = [(Territory::FOREST_START, Material::Wood), (Territory::GRASSLAND_START, Material::Papyrus)];
        for (territory, material) in starts {
            let drawn = if first_play { None } else { self.draw_material(territory, flow) };
            self.land.develop(territory, drawn.unwrap_or(material));
        }
    }

    /// Places tribes and markers on the starts, and markers on boats and in reset columns. V.I.C.I has provisions
    /// instead.
    fn settle_start(&mut self, seat: Seat) {
        let vici = Some(seat) == self.vici_seat();
        let mut civ = Civilization::new();
        if vici {
            civ.tribes = VICI_TRIBES;
            civ.dice = [0; 6];
            civ.used_dice = 6;
            civ.supply -= self.vici.evolution + self.vici.prosperity;
        } else {
            civ.boat_markers = BOATS;
            civ.reset_markers = RESET_COLUMNS;
            civ.supply -= BOATS + RESET_COLUMNS;
        }
        for territory in [Territory::FOREST_START, Territory::GRASSLAND_START] {
            let mut camps = self.land.open_camps(territory).filter(|camp| !camp.is_fire());
            if let Some(camp) = camps.find(|camp| self.land.camp(*camp).is_none()) {
                civ.tribes -= 1;
                self.land.occupy(camp, Tribe { seat, strong: true });
            }
            civ.supply -= 1;
            if vici {
                self.land.provisions[territory.index()] += 1;
            } else {
                self.land.add_raw(territory, seat);
            }
        }
        *self.civ_mut(seat) = civ;
    }

    /// Deals starting cards: ready-made hands first, then the cards the other players choose from.
    fn deal(&mut self, freely: bool, flow: &mut impl Flow) {
        let content = self.content;
        let mut numbers: IdSet<1> = (1..=HANDS).collect();
        let mut marker_cards = IdSet::<1>::first(MarkerCardId::COUNT as u16);
        for seat in self.seats().take(usize::from(self.newcomers)) {
            let Some(number) = numbers.take(stream::STARTS, flow) else { continue };
            let number = number as u8;
            self.hand_numbers[seat] = number;
            let numbered = |own: Option<u8>| own == Some(number);
            // All players see the number of the hand, and its contents are no secret.
            let hand: CardSet =
                CardId::all().filter(|card| numbered(content.card(*card).number)).map(CardId::id).collect();
            self.hands[seat] = hand;
            self.open_hands = self.open_hands.union(&hand);
            let marker_card = MarkerCardId::all().find(|card| numbered(content.marker_card(*card).number));
            self.choosing[seat].marker_card = marker_card;
            if let Some(card) = marker_card {
                marker_cards.remove(card.id());
            }
        }
        let taken = self.open_hands;
        let left = |deck: Deck| CardId::of(deck).map(CardId::id).filter(|id| !taken.contains(*id)).collect();
        self.face_down = Deck::ALL.map(|deck| FaceDown::new(left(deck)));
        for seat in self.seats().skip(usize::from(self.newcomers)) {
            if freely {
                self.choosing[seat] = Choosing {
                    marker_cards: MarkerCardSet::ALL,
                    marker_card: None,
                    cards: CardSet::first(CardId::COUNT as u16),
                    freely,
                };
                self.face_down = [FaceDown::default(); Deck::COUNT];
                continue;
            }
            for deck in Deck::ALL {
                for _ in 0..CARDS_DEALT {
                    let drawn = self.face_down[deck.index()].draw(seat, stream::CARDS[deck.index()], flow);
                    if let Some(card) = drawn {
                        self.choosing[seat].cards.insert(card);
                    }
                }
            }
            for _ in 0..MARKER_CARDS_DEALT {
                if let Some(card) = marker_cards.take(stream::STARTS, flow).and_then(MarkerCardId::new) {
                    self.choosing[seat].marker_cards.insert(card);
                }
            }
        }
    }

    // Choosing in secret (option B).

    /// Checks whether a player is still choosing starting cards.
    pub(crate) fn is_choosing(&self) -> bool {
        self.seats().any(|seat| self.has_to_choose(seat))
    }

    pub(crate) fn has_to_choose(&self, seat: Seat) -> bool {
        let choosing = &self.choosing[seat];
        !choosing.marker_cards.is_empty() || !choosing.cards.is_empty()
    }

    pub(crate) fn choosers(&self) -> SeatSet {
        self.seats().filter(|seat| self.has_to_choose(*seat)).collect()
    }

    pub(super) fn each_choice(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        if seat.index() >= usize::from(self.player_count) {
            return MORE;
        }
        let choosing = &self.choosing[seat];
        for card in choosing.marker_cards.iter() {
            out(Action::MarkerCard(card))?;
        }
        choosing.cards.iter().filter_map(CardId::new).try_for_each(|card| out(Action::Keep(card)))
    }

    pub(super) fn choose(&mut self, seat: Seat, action: Action, flow: &mut impl Flow) {
        let choosing = &mut self.choosing[seat];
        match action {
            Action::MarkerCard(card) => {
                choosing.marker_cards = MarkerCardSet::EMPTY;
                choosing.marker_card = Some(card);
                flow.record(Event::ChoseCard { seat, card: None });
            }
            Action::Keep(card) => {
                let deck = card.deck();
                let offered: CardSet = CardId::of(deck).map(CardId::id).collect();
                let mut others = choosing.cards.intersection(&offered);
                others.remove(card.id());
                choosing.cards = choosing.cards.minus(&offered);
                let freely = choosing.freely;
                self.hands[seat].insert(card.id());
                flow.record(Event::ChoseCard { seat, card: Some(card) });
                if freely {
                    self.face_down[deck.index()] = FaceDown::new(others);
                } else {
                    for other in others.iter() {
                        self.put_under(other, deck, seat);
                    }
                }
            }
            _ => {}
        }
        if !self.is_choosing() {
            // All marker cards are revealed together.
            flow.reveal();
            self.finish_choosing(flow);
        }
    }

    /// Finishes the choice: starting markers, the starting civilization, starting chip cards. Then the first era
    /// begins.
    fn finish_choosing(&mut self, flow: &mut impl Flow) {
        for seat in self.seats() {
            let Some(card) = self.choosing[seat].marker_card else { continue };
            flow.record(Event::MarkerCard { seat, card });
            self.place_starting_markers(seat, card);
        }
        self.start = match self.chosen_start {
            Some(seat) => seat,
            None => {
                let drawn = flow.below(stream::START, u32::from(self.player_count));
                Seat::new(drawn as usize).unwrap_or_default()
            }
        };
        flow.record(Event::Monolith { seat: self.start });
        self.push(self.start, Task::Chore(Chore::Begin(Phase::NewCards)));
        self.lay_out_chip_cards(flow);
    }

    fn place_starting_markers(&mut self, seat: Seat, card: MarkerCardId) {
        let content = self.content;
        for (slot, count) in &content.marker_card(card).markers {
            self.civ_mut(seat).place(*slot, *count);
        }
    }

    /// While starting cards are chosen, returns the game with the markers of those chosen so far. An evaluation needs
    /// these, because a marker card gives nothing until all are revealed.
    pub(crate) fn with_chosen_markers(&self) -> Option<Self> {
        if !self.is_choosing() {
            return None;
        }
        let mut game = *self;
        for seat in self.seats() {
            if let Some(card) = self.choosing[seat].marker_card {
                game.place_starting_markers(seat, card);
            }
        }
        Some(game)
    }

    fn lay_out_chip_cards(&mut self, flow: &mut impl Flow) {
        let content = self.content;
        let mut cards = IdSet::<1>::first(ChipCardId::COUNT as u16);
        for seat in self.seats().take(usize::from(self.newcomers)) {
            let number = Some(self.hand_numbers[seat]);
            let Some(card) = ChipCardId::all().find(|card| content.chip_card(*card).number == number) else { continue };
            cards.remove(card.id());
            if let Some(goal) = self.goal_bag.take(stream::GOALS, flow).and_then(GoalId::new) {
                self.receive_chip_card(seat, card, goal, flow);
            }
        }
        let advanced = usize::from(self.player_count - self.newcomers);
        if advanced == 0 {
            return;
        }
        for _ in 0..=advanced {
            let card = cards.take(stream::STARTS, flow).and_then(ChipCardId::new);
            let goal = self.goal_bag.take(stream::GOALS, flow).and_then(GoalId::new);
            if let (Some(card), Some(goal)) = (card, goal) {
                append(&mut self.chip_cards, (card, goal), &mut self.broken);
            }
        }
        // The player to the right of the starting civilization chooses first, then counter-clockwise.
        let newcomers = usize::from(self.newcomers);
        for seat in self.people().filter(|seat| seat.index() >= newcomers) {
            self.push(seat, Task::ChooseChipCard);
        }
    }

    pub(super) fn list_chip_cards(&self, out: &mut impl Answers) -> Enough {
        self.chip_cards.iter().try_for_each(|(card, _)| out(Action::ChipCard(*card)))
    }

    pub(super) fn take_chip_card(&mut self, seat: Seat, card: ChipCardId, flow: &mut impl Flow) {
        let Some(index) = self.chip_cards.iter().position(|(shown, _)| *shown == card) else { return };
        let (card, goal) = self.chip_cards.remove(index);
        self.receive_chip_card(seat, card, goal, flow);
        let last = self.agenda.iter().all(|step| step.task != Task::ChooseChipCard);
        if last {
            // The goal chip of the card that was left over goes back into the bag.
            for (_, goal) in std::mem::take(&mut self.chip_cards) {
                self.goal_bag.insert(goal.id());
            }
        }
    }

    fn receive_chip_card(&mut self, seat: Seat, card: ChipCardId, goal: GoalId, flow: &mut impl Flow) {
        flow.record(Event::ChipCard { seat, card, goal });
        let chip = IncomeId::starting(card);
        let module = self.content.chip_card(card).module;
        let civ = self.civ_mut(seat);
        civ.incomes.insert(chip.id());
        civ.levels[module.index()] = 2;
        self.income_slot[chip.index()] = (STARTING_COLUMN.number(), FIRST_STAGE[STARTING_COLUMN.index()]);
        self.receive_goal(seat, goal);
    }
}
