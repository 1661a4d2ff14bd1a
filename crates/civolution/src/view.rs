//! What one viewer may know.

use engine::answers::Asks;
use engine::{Game, Seat, SeatSet, Standings, Viewer};
use serde::Serialize;

use crate::action::{Action, Deed};
use crate::category::{Category, ERAS};
use crate::civilization::Civilization;
use crate::content::{
    AttributeId, CardId, CardSet, ChipCardId, ContentRef, Deck, EventId, GoalId, IncomeId, MarkerCardId,
};
use crate::count::Count;
use crate::flow::MORE;
use crate::land::{Land, Who};
use crate::module::Panel;
use crate::state::{CHIP_DISPLAY, Civolution, GOAL_DISPLAY, Rounds, Weather};
use crate::task::{Chore, Phase, Step, Task};
use crate::vici::{ActionCards, Vici};

/// What one viewer may know of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The content pack of the game.
    pub pack: ContentRef,
    /// Number of human players.
    pub players: u8,
    /// The seat of the viewer, or `None` for spectators.
    pub viewer: Option<Seat>,
    /// The era, from 1.
    pub era: u8,
    /// The phase. `None` before the first phase and after the last.
    pub phase: Option<Phase>,
    /// The holder of the starting monolith. Not meaningful while starting cards are being chosen.
    pub start: Seat,
    /// The seat whose turn it is in the action phase.
    pub turn: Seat,
    /// Number of resets that have moved the phase indicator in this era, and the number that ends the action phase.
    pub resets: (u8, u8),
    /// Whether this is the last round of the action phase.
    pub last_round: bool,
    /// The weather, and whether the indicator crossed a white line.
    pub weather: (Weather, bool),
    /// The event of this era.
    pub event: Option<EventId>,
    /// The category of each era.
    pub era_categories: [Category; ERAS],
    /// The categories with a tile in the final scoring.
    pub final_tiles: [Category; 3],
    /// The continent. Nothing on it is secret, because face-down pieces are drawn only when they are turned up.
    pub land: Land,
    /// All civilizations, including V.I.C.I.
    pub civilizations: Vec<CivilizationView>,
    /// Goal chips on display.
    pub goals: [Option<GoalId>; GOAL_DISPLAY],
    /// Income chips on display.
    pub incomes: [Option<IncomeId>; CHIP_DISPLAY],
    /// Attribute chips on display.
    pub attributes: [Option<AttributeId>; CHIP_DISPLAY],
    /// Number of activation dice and of fate dice on display.
    pub dice: (u8, u8),
    /// Number of hunting tokens on display.
    pub hunting_tokens: u8,
    /// Number of cards in each face-down research stack.
    pub face_down: [u8; Deck::COUNT],
    /// The face-up research stacks, each with its top card last.
    pub face_up: [Vec<CardId>; Deck::COUNT],
    /// The starting chip cards to choose from, with the goal chip of each.
    pub chip_cards: Vec<(ChipCardId, GoalId)>,
    /// The decision that the game waits for. `None` while starting cards are chosen in secret, and once the game is
    /// over.
    pub asked: Option<Step>,
    /// The seats that owe a decision.
    pub to_act: SeatSet,
    /// The cards the viewer is looking at, in the order drawn.
    pub looking: Vec<CardId>,
    /// Income chips not yet used in this income phase.
    pub income_left: Vec<IncomeId>,
    /// The stacks a player has chosen to draw from so far.
    pub drawing: Vec<Deck>,
    /// The named options of the player who decides. Empty if the viewer may not know them, because they depend on the
    /// player's hand.
    pub deeds: Vec<Deed>,
    /// Whether the player who decides could gain an activation die, and whether a fate die.
    pub gainable_dice: (bool, bool),
    /// The module that ends if the player passes, and whether nothing has been done with it.
    pub ends: Option<(Panel, bool)>,
    /// The group of tribes to be fed now, the number of tribes in it, and the food each needs.
    pub feeding: Option<(Who, u8, u8)>,
    /// V.I.C.I's cards and grids, if it plays.
    pub vici: Option<ViciView>,
    /// The result, once the game is over.
    pub standings: Option<Standings>,
}

/// One civilization, as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CivilizationView {
    /// The seat of the civilization.
    pub seat: Seat,
    /// The console and the discs, which are public.
    pub console: Civilization,
    /// Number of success points.
    pub points: u32,
    /// Number of hand cards of each type, which is public because the backs differ.
    pub hand: [u8; Deck::COUNT],
    /// The hand cards that the viewer knows.
    pub known_hand: Vec<CardId>,
    /// The goal chips in the goal area, from the top of each space down.
    pub goals: Vec<Vec<GoalId>>,
    /// Installed goal chips.
    pub goals_done: Vec<GoalId>,
    /// Installed cards, each with its stage.
    pub installed: Vec<(CardId, u8)>,
    /// Cards already placed in a stage whose abilities do not apply until their instant bonuses have been gained.
    pub arriving: Vec<(CardId, u8)>,
    /// Installed income chips, each with its column and stage.
    pub incomes: Vec<(IncomeId, u8, u8)>,
    /// Installed attribute chips, each with its stage.
    pub attributes: Vec<(AttributeId, u8)>,
    /// Number of active diamonds.
    pub diamonds: u16,
    /// The food that its tribes need.
    pub food_needed: u16,
    /// The starting cards offered, if the viewer may see them.
    pub offered: Vec<CardId>,
    /// The starting marker cards offered, if the viewer may see them.
    pub offered_markers: Vec<MarkerCardId>,
    /// Whether the player is still choosing starting cards.
    pub choosing: bool,
    /// The points it would have if the game ended now.
    pub final_points: u32,
}

/// V.I.C.I's cards and grids.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ViciView {
    /// Number of markers in the Evolution grid.
    pub evolution: u8,
    /// Number of markers in the Prosperity grid.
    pub prosperity: u8,
    /// The action cards that lie face up, counted from 1.
    pub revealed: Vec<u8>,
    /// The action cards in the discard pile, counted from 1. Players may not look through it (p. 44), but all of them
    /// saw the cards go there.
    pub discarded: Vec<u8>,
    /// Numbers of blue and red icons on the face-up cards.
    pub icons: (u8, u8),
    /// Number of cards in the face-down stack.
    pub stack: u8,
    /// Whether the red halves count in this era.
    pub red: bool,
    /// What the event of this era compares, and V.I.C.I's number of it. `None` if the event compares nothing.
    pub event: Option<(Count, u16)>,
}

impl ViciView {
    fn new(vici: &Vici, era: u8, event: Option<(Count, u16)>) -> Self {
        let cards = |set: ActionCards| set.iter().map(|card| card + 1).collect();
        Self {
            evolution: vici.evolution,
            prosperity: vici.prosperity,
            revealed: cards(vici.revealed),
            discarded: cards(vici.revealed.union(vici.stack).complement()),
            icons: vici.icons(),
            stack: vici.stack.len() as u8,
            // After the last era, the value of the last era remains.
            red: vici.difficulty.is_red_in(era.min(ERAS as u8)),
            event,
        }
    }
}

impl View {
    pub(crate) fn new(game: &Civolution, viewer: Viewer) -> Self {
        let viewer = if game.is_over() { Viewer::Everything } else { viewer };
        let asked = if game.is_choosing() { None } else { game.top() };
        let looks = game.looker().filter(|seat| viewer.sees(*seat));
        Self {
            pack: game.content,
            players: game.player_count,
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Everything => None,
            },
            era: game.era,
            phase: game.phase,
            start: game.start,
            turn: game.turn,
            resets: (if game.phase < Some(Phase::Action) { 0 } else { game.resets }, game.reset_end()),
            last_round: game.rounds == Rounds::Last,
            weather: (game.weather, game.beyond),
            event: game.event,
            era_categories: game.era_categories,
            final_tiles: game.final_tiles,
            land: game.land,
            civilizations: game.all().map(|seat| CivilizationView::new(game, seat, viewer)).collect(),
            goals: game.display.goals,
            incomes: game.display.incomes,
            attributes: game.display.attributes,
            dice: (game.display.activation_dice, game.display.fate_dice),
            hunting_tokens: game.display.hunting_tokens,
            face_down: game.face_down.map(|stack| stack.len() as u8),
            face_up: game.face_up.map(|stack| stack.to_vec()),
            chip_cards: game.chip_cards.to_vec(),
            asked,
            to_act: game.to_act(),
            looking: looks.map_or_else(Vec::new, |_| game.looking.to_vec()),
            income_left: game.income_left.iter().filter_map(IncomeId::new).collect(),
            drawing: game.draw_decks.iter().filter_map(|deck| Deck::ALL.get(usize::from(*deck)).copied()).collect(),
            deeds: asked.filter(|step| viewer.sees(step.seat)).map_or_else(Vec::new, |step| deeds(game, step)),
            gainable_dice: asked.map_or((false, false), |step| {
                (game.can_gain_die(step.seat, false), game.can_gain_die(step.seat, true))
            }),
            ends: asked.and_then(|step| game.module_ended_by(step)),
            feeding: asked.and_then(|step| match step.task {
                Task::FeedGroup { group, .. } | Task::Spare { group, .. } => Some(game.feeding_group(step.seat, group)),
                _ => None,
            }),
            vici: game.vici_seat().map(|seat| ViciView::new(&game.vici, game.era, game.compared(seat))),
            standings: game.standings(),
        }
    }

    /// Returns what is known of a civilization.
    #[must_use]
    pub fn civilization(&self, seat: Seat) -> Option<&CivilizationView> {
        self.civilizations.get(seat.index())
    }
}

/// Lists the named options of a decision.
fn deeds(game: &Civolution, step: Step) -> Vec<Deed> {
    let mut deeds = Vec::new();
    let _ = game.each_answer(step.seat, &step.task, &mut |action| {
        if let Action::Do(deed) = action {
            deeds.push(deed);
        }
        MORE
    });
    deeds
}

impl CivilizationView {
    fn new(game: &Civolution, seat: Seat, viewer: Viewer) -> Self {
        let sees = viewer.sees(seat);
        let hand = game.hands[seat];
        let known = if sees { hand } else { hand.intersection(&game.open_hands) };
        let cards = |set: CardSet| set.iter().filter_map(CardId::new).collect::<Vec<_>>();
        let console = *game.civ(seat);
        let choosing = &game.choosing[seat];
        let stack =
            |top: Option<GoalId>| std::iter::successors(top, |goal| game.goal_under[goal.index()]).collect::<Vec<_>>();
        let arriving = game.agenda.iter().filter(|step| step.seat == seat).filter_map(|step| match step.task {
            Task::Chore(Chore::Insert { card, .. }) => Some((card, game.card_stage[card.index()])),
            _ => None,
        });
        Self {
            seat,
            console,
            points: console.total_points(),
            hand: Deck::ALL.map(|deck| game.hand_of(seat, deck).count() as u8),
            known_hand: cards(known),
            goals: console.goals.into_iter().map(stack).collect(),
            goals_done: game.goals_done[seat].iter().filter_map(GoalId::new).collect(),
            installed: cards(console.installed).into_iter().map(|card| (card, game.card_stage[card.index()])).collect(),
            arriving: arriving.collect(),
            incomes: console
                .incomes
                .iter()
                .filter_map(IncomeId::new)
                .map(|chip| (chip, game.income_slot[chip.index()].0, game.income_slot[chip.index()].1))
                .collect(),
            attributes: console.attributes.iter().map(|chip| (chip, game.attribute_stage[chip.index()])).collect(),
            diamonds: game.diamonds(seat),
            food_needed: game.food_for_all(seat),
            offered: if sees { cards(choosing.cards) } else { Vec::new() },
            offered_markers: if sees { choosing.marker_cards.iter().collect() } else { Vec::new() },
            choosing: game.has_to_choose(seat),
            final_points: game.final_total(seat),
        }
    }
}
