//! A position that holds what a viewer knows, in which the rules carry out an action.
//!
//! Nothing in it is secret: what the viewer does not know is empty, or filled with any pieces that may be there. What
//! depends on them is not told.

use engine::answers::Asks;
use engine::bag::IdSet;
use engine::chance::Chance;
use engine::{BySeat, Journal, Stream};

use crate::action::Action;
use crate::content::{ArtifactColor, CardId, CardSet, CrateId, CrateSet, ModuleId};
use crate::event::Event;
use crate::flow::Flow;
use crate::player::Player;
use crate::rules::empty_seat;
use crate::state::{BUDGET, Course, ForAction, ForNext, ForTurn, Now, Revive, Supply};
use crate::task::Task;
use crate::view::{NowView, View};

/// A position after an action.
pub(super) struct Imagined {
    /// The position. Only the tasks that the action has brought are on its agenda.
    pub(super) game: Revive,
    /// What the player who acts had before.
    pub(super) before: Player,
    /// What has happened, without what was drawn.
    pub(super) events: Vec<Event>,
    /// Whether something was drawn.
    pub(super) drawn: bool,
    /// The actions carried out.
    pub(super) answers: Vec<Action>,
}

impl Imagined {
    /// Carries out answers of the player who is asked, and what follows from each until someone is asked or something is
    /// drawn. `next` returns the next answer, after this number of answers. Stops if it has none, or none that is legal.
    /// Returns `None` if no player is asked.
    pub(super) fn after(view: &View, mut next: impl FnMut(usize, Task, &Player) -> Option<Action>) -> Option<Self> {
        let step = view.asked?;
        view.player(step.seat)?;
        let mut game = position(view);
        let before = *game.player(step.seat);
        let mut flow = Foresight::default();
        let mut answers = Vec::new();
        // Choices of the setup have no consequences that a page could show, and what follows a turn is not its own.
        if !matches!(step.task, Task::ChooseTribe | Task::KeepArtifactCard) {
            game.push(step.seat, step.task);
        }
        while let Some(asked) = game.top().filter(|asked| asked.seat == step.seat && !flow.drawn) {
            let Some(action) = next(answers.len(), asked.task, game.player(step.seat)) else { break };
            if action == Action::End || (!answers.is_empty() && !game.is_legal(step.seat, &action)) {
                break;
            }
            game.carry_out_alone(action, &mut flow, |flow| flow.drawn);
            answers.push(action);
        }
        Some(Self { game, before, events: flow.events, drawn: flow.drawn, answers })
    }
}

/// Records what happens, and whether chance is needed for it.
#[derive(Default)]
struct Foresight {
    events: Vec<Event>,
    drawn: bool,
}

impl Chance for Foresight {
    fn below(&mut self, _: Stream, _: u32) -> u32 {
        self.drawn = true;
        0
    }

    fn draw<const W: usize>(&mut self, _: Stream, from: &IdSet<W>) -> Option<u16> {
        self.drawn = true;
        from.nth(0)
    }
}

impl Journal<Event> for Foresight {
    fn record(&mut self, event: Event) {
        match event {
            // These were drawn, so the true ones are others.
            Event::CardShown { .. }
            | Event::ModuleShown { .. }
            | Event::MachineShown { .. }
            | Event::TurnedUp { .. }
            | Event::Recruited { blind: true, .. } => return,
            // The display is refilled.
            Event::TookMachine { .. } | Event::TookModule { .. } | Event::Recruited { .. } => self.drawn = true,
            _ => {}
        }
        let seen = match event {
            Event::GainedCrate { seat, .. } => Event::GainedCrate { seat, found: None },
            event => event,
        };
        self.events.push(seen);
    }
}

/// Returns the position that a viewer sees, without pending tasks.
fn position(view: &View) -> Revive {
    let (crates, closed) = crates(view);
    let mut players = BySeat::from_fn(|_| empty_seat());
    for (player, closed) in view.seats.iter().zip(closed) {
        players[player.seat] = Player {
            closed,
            artifact_card: player.artifact_card,
            offered: player.offered.iter().copied().collect(),
            ..player.board
        };
    }
    Revive {
        content: view.pack,
        player_count: view.players,
        unlocked: view.unlocked,
        chapter: view.goal.as_ref().map(|goal| goal.chapter),
        artifact_rule: view.artifact_rule,
        course: match view.last_turns {
            _ if view.standings.is_some() => Course::Over,
            Some(after) => Course::Last(after + 1),
            None => Course::Open,
        },
        start: view.start,
        turn: view.turn,
        turns: (view.round.saturating_sub(1) * u32::from(view.players)) as u16,
        cube: view.budget.map_or(0, |left| BUDGET.saturating_sub(left)),
        map: view.map,
        supply: Supply {
            citizens: unseen_citizens(view),
            citizen_display: view.citizens,
            machines: IdSet::EMPTY,
            machine_display: view.machines,
            modules: unseen_modules(view),
            module_display: view.modules,
            crates: crates.iter().map(CrateId::id).collect(),
            energy: view.energy,
            artifacts: view.artifacts,
            extra_artifacts: view.extra_artifacts,
            end_tile: view.players > 1 && !view.seats.iter().any(|player| player.board.end_tile),
            boxed_cards: CardSet::EMPTY,
            boxed_modules: IdSet::EMPTY,
            boxed_machines: IdSet::EMPTY,
            boxed_artifacts: [0; ArtifactColor::COUNT],
        },
        players,
        now: now(&view.now),
        agenda: engine::agenda::Agenda::default(),
        broken: false,
    }
}

const fn now(now: &NowView) -> Now {
    Now {
        next: ForNext { range: now.range, discount: now.discount, explore_any: now.explore_any, rotate: now.rotate },
        action: ForAction { all_colors: now.all_colors },
        turn: ForTurn { hibernates: now.hibernates, leaving: now.all_leaving, hibernated: now.hibernated },
    }
}

/// Returns the crates of the stack and each player's closed ones. Those that the viewer does not know are any that they
/// have not seen.
fn crates(view: &View) -> (CrateSet, Vec<CrateSet>) {
    let known =
        view.seats.iter().flat_map(|player| player.known_crates.iter().copied().chain(player.board.opened.iter()));
    let mut unseen = known.collect::<CrateSet>().complement().iter();
    let closed = view.seats.iter().map(|player| {
        let hidden = usize::from(player.closed_crates).saturating_sub(player.known_crates.len());
        player.known_crates.iter().copied().chain(unseen.by_ref().take(hidden)).collect()
    });
    let closed = closed.collect();
    (unseen.take(usize::from(view.crate_stack)).collect(), closed)
}

/// Returns as many cards as are in the deck, of those that are nowhere to be seen.
fn unseen_citizens(view: &View) -> CardSet {
    let shown = view.citizens.iter().flatten().map(|card| card.id()).collect();
    let seen = view.seats.iter().fold(shown, |seen: CardSet, player| seen.union(&player.board.cards()));
    let unseen = CardId::citizens().map(CardId::id).filter(|id| !seen.contains(*id));
    unseen.take(usize::from(view.citizen_deck)).collect()
}

/// Returns as many modules as are in the pile, of those that are nowhere to be seen.
fn unseen_modules(view: &View) -> IdSet<1> {
    let placed = view.seats.iter().flat_map(|player| player.board.modules.iter().flatten());
    let seen: IdSet<1> = view.modules.iter().flatten().chain(placed).map(|module| module.id()).collect();
    ModuleId::all().map(ModuleId::id).filter(|id| !seen.contains(*id)).take(usize::from(view.module_pile)).collect()
}

impl Revive {
    /// Carries out an action and everything that follows from it without a decision, as long as `stops` allows it. The
    /// rest of a turn is not carried out.
    fn carry_out_alone<F: Flow>(&mut self, action: Action, flow: &mut F, stops: impl Fn(&F) -> bool) {
        let Some(step) = self.top() else { return };
        self.answer(step, action, flow);
        while !stops(flow) {
            let rest_of_turn = |task| matches!(task, Task::Turn { .. }) && !self.now.turn.hibernates;
            if self.top().is_none_or(|step| rest_of_turn(step.task)) || !self.proceed_by_one(flow) {
                return;
            }
        }
    }
}
