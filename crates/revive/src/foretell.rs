//! What an action costs and brings, for pages that show it before it is taken.
//!
//! It is read from a [`View`], never from the true state, so it cannot tell more than its viewer may know. The rules
//! themselves carry the action out in a position that holds nothing but what the viewer knows (`imagine`). They go on
//! until a player is asked or something is drawn.

mod imagine;
#[cfg(test)]
mod tests;

use engine::Seat;

use crate::action::Action;
use crate::content::{CardId, CardSet, Content, ModuleId, RewardSpaces, TrackBonus};
use crate::effect::{Clause, Effect, Piece};
use crate::event::Event;
use crate::player::{Player, Rewards};
use crate::resource::{Color, Purse, Resource};
use crate::rules::due;
use crate::space::{Space, SpaceSet, TilePlace};
use crate::task::{Step, Task};
use crate::view::View;
use imagine::Imagined;

engine::vocabulary! {
    /// A number on a player's boards.
    pub enum Meter {
        /// Crystals.
        Crystal = "crystal",
        /// Gears.
        Gear = "gear",
        /// Books.
        Book = "book",
        /// Food.
        Food = "food",
        /// Energy in the storage.
        Energy = "energy",
        /// The space of the marker on the yellow machine track.
        Yellow = "track-yellow",
        /// The space of the marker on the green machine track.
        Green = "track-green",
        /// The space of the marker on the gray machine track.
        Gray = "track-gray",
        /// Markers on the progress track.
        Progress = "progress",
        /// Blue points.
        Points = "points",
        /// Cards in the active area.
        Active = "active",
        /// Cards in the resting area.
        Resting = "resting",
        /// Closed crates.
        Crates = "crates",
    }
}

impl Meter {
    /// Returns the meter of a resource.
    #[must_use]
    pub const fn of(resource: Resource) -> Self {
        match resource {
            Resource::Crystal => Self::Crystal,
            Resource::Gear => Self::Gear,
            Resource::Book => Self::Book,
            Resource::Food => Self::Food,
        }
    }

    /// Returns the meter of a machine track.
    #[must_use]
    pub const fn track(color: Color) -> Self {
        match color {
            Color::Yellow => Self::Yellow,
            Color::Green => Self::Green,
            Color::Gray => Self::Gray,
        }
    }
}

/// A number that an action changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Which number.
    pub meter: Meter,
    /// What it is now.
    pub before: u16,
    /// What it will be.
    pub after: u16,
}

/// Steps on a machine track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advance {
    /// The track.
    pub color: Color,
    /// The space of the marker now, counted from 1.
    pub from: u8,
    /// The space that it will reach.
    pub to: u8,
    /// Number of steps beyond the end of the track. Each brings the resource of the track.
    pub beyond: u8,
}

/// What an action puts on the board, or moves there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    /// The tile of this place is explored. It is turned up once a citizen is recruited.
    Tile(TilePlace),
    /// A building.
    Building {
        /// The space that it stands on.
        space: Space,
        /// Whether it is large.
        large: bool,
    },
    /// A population figure.
    Figure {
        /// The location.
        space: Space,
        /// The technology that it unlocks, counted from 0.
        technology: u8,
    },
    /// A figure that moves.
    Moved {
        /// The location that it leaves.
        from: Space,
        /// The location that it moves to.
        to: Space,
    },
    /// A piece of a tribe.
    Piece {
        /// Which piece.
        piece: Piece,
        /// The space that it is put on.
        space: Space,
    },
}

/// What a hibernation returns and takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hibernation {
    /// Number of energy tokens that come back from machines.
    pub energy: u8,
    /// The cards that come back from the resting area.
    pub wakes: CardSet,
    /// The cards that go from the slots to the resting area.
    pub rests: CardSet,
    /// The cards that leave the game.
    pub leaves: CardSet,
    /// Whether the switch token is ready again.
    pub switch: bool,
    /// The space of the hibernation marker before and after, counted from 0.
    pub space: (u8, u8),
    /// Number of rewards of the hibernation track to choose from. They are those of the first spaces after the start.
    pub rewards: u8,
    /// Whether an artifact is removed from the game.
    pub removes: bool,
}

/// What an action costs and brings, until a player is asked or something is drawn. Rewards of the board that wait until
/// their owner chooses an order count as if they were collected: their steps, crystals and resources.
#[derive(Clone, Debug, PartialEq)]
pub struct Foretold {
    /// The player who acts.
    pub seat: Seat,
    /// What is paid. Crystals that replace a resource count as that resource.
    pub paid: Purse,
    /// The part of it that crystals replace, one for each.
    pub instead: Purse,
    /// What the player then has.
    pub have: Purse,
    /// What does not fit and is lost.
    pub lost: Purse,
    /// The numbers on the player's boards that change.
    pub changes: Vec<Change>,
    /// The steps on machine tracks.
    pub tracks: Vec<Advance>,
    /// The reward spaces that these steps reach, or that are unlocked.
    pub unlocks: RewardSpaces,
    /// The bonuses of the progress track and of the point track.
    pub bonuses: Vec<TrackBonus>,
    /// Crystals of the rim.
    pub crystals: u8,
    /// Water spaces with a reward.
    pub waters: SpaceSet,
    /// What is put on the board or moves there.
    pub placed: Option<Placed>,
    /// The other cards that a played card activates.
    pub cards: Vec<CardId>,
    /// The modules that a played card activates.
    pub modules: Vec<ModuleId>,
    /// What other players gain.
    pub given: Vec<(Seat, Purse)>,
    /// What a hibernation returns and takes, if there is one.
    pub hibernation: Option<Hibernation>,
    /// The question that follows. `None` if that is not known.
    pub asks: Option<Step>,
    /// Whether something is drawn, so that more may change than is known.
    pub draws: bool,
    /// Number of answers that are foretold.
    pub answers: usize,
}

/// Foretells an action of the player who is asked. Returns `None` if no player is.
#[must_use]
pub fn foretell(view: &View, action: &Action) -> Option<Foretold> {
    foretell_answers(view, |given, _, _| (given == 0).then_some(*action))
}

/// Foretells several answers of the player who is asked, one after the other. `next` returns the next one, after this number
/// of answers, for the question that is then asked and what the player then has. Stops if it has none, or none that is
/// legal. Returns `None` if no player is asked.
#[must_use]
pub fn foretell_answers(view: &View, next: impl FnMut(usize, Task, &Player) -> Option<Action>) -> Option<Foretold> {
    let Step { seat, .. } = view.asked?;
    let imagined = Imagined::after(view, next)?;
    let actions = imagined.answers.as_slice();
    let content = &view.pack;
    let (before, after) = (&imagined.before, imagined.game.player(seat));
    let waiting = new_rewards(&before.rewards, &after.rewards);
    let brings = brings(view, actions, before, after);
    let mut told = Foretold {
        seat,
        paid: Purse::NOTHING,
        instead: Purse::NOTHING,
        have: after.purse,
        lost: Purse::NOTHING,
        changes: Vec::new(),
        tracks: Vec::new(),
        unlocks: RewardSpaces::EMPTY,
        bonuses: Vec::new(),
        // They may be collected already, if nothing else waits.
        crystals: brings.crystals,
        waters: waiting.waters,
        placed: None,
        cards: Vec::new(),
        modules: Vec::new(),
        given: Vec::new(),
        hibernation: None,
        asks: imagined.game.top().filter(|_| !actions.is_empty() && !imagined.drawn),
        draws: imagined.drawn,
        answers: actions.len(),
    };
    imagined.events.iter().for_each(|event| told.tell(event));
    if let [Action::Play { card, slot, .. }] = *actions
        && let Some(fires) = view.triggers.iter().find(|fires| (fires.card, fires.slot) == (card, slot))
    {
        told.cards.clone_from(&fires.cards);
        told.modules.clone_from(&fires.modules);
    }
    let mut then = *after;
    told.collect(&waiting, &mut then, view);
    let reached = due(content, &then, then.tracks).minus(due(content, before, before.tracks));
    told.unlocks = after.unlocked.minus(before.unlocked).union(reached);
    then.progress += reached.len() as u8;
    let new_spaces = usize::from(before.progress)..usize::from(then.progress);
    let progress = content.player_board().progress_bonus.get(new_spaces).into_iter().flatten().copied().flatten();
    told.bonuses.extend(progress);
    told.have = then.purse;
    told.tracks = Color::ALL.into_iter().filter_map(|color| advance(color, before, &then, &brings)).collect();
    told.changes = Meter::ALL.into_iter().filter_map(|meter| change(meter, before, &then)).collect();
    if imagined.events.contains(&Event::Hibernated { seat }) {
        told.hibernation = Some(hibernation(before, after, &imagined));
    }
    Some(told)
}

/// Returns the rewards in `after` that were not yet in `before`.
fn new_rewards(before: &Rewards, after: &Rewards) -> Rewards {
    Rewards {
        steps: std::array::from_fn(|color| after.steps[color].saturating_sub(before.steps[color])),
        crystals: after.crystals.saturating_sub(before.crystals),
        waters: after.waters & !before.waters,
    }
}

impl Foretold {
    /// Adds what an event says about payments, bonuses and pieces.
    fn tell(&mut self, event: &Event) {
        let me = self.seat;
        match *event {
            Event::Paid { seat, cost, instead } if seat == me => {
                self.paid = self.paid.and(cost);
                self.instead = self.instead.and(instead);
            }
            Event::Traded { seat, .. } if seat == me => self.paid = self.paid.plus(Resource::Crystal, 1),
            Event::Overflowed { seat, resource, count } if seat == me => self.lost = self.lost.plus(resource, count),
            Event::PointBonus { seat, bonus, .. } if seat == me => self.bonuses.push(bonus),
            Event::Watered { seat, space } if seat == me => self.waters.insert(space),
            Event::Gained { seat, resource, count } if seat != me => self.give(seat, resource, count),
            Event::Explored { place, .. } => self.placed = Some(Placed::Tile(place)),
            Event::Built { space, large, .. } => self.placed = Some(Placed::Building { space, large }),
            Event::Populated { space, technology, .. } => self.placed = Some(Placed::Figure { space, technology }),
            Event::MovedFigure { from, to, .. } => self.placed = Some(Placed::Moved { from, to }),
            Event::PlacedPiece { piece, space, .. } => self.placed = Some(Placed::Piece { piece, space }),
            _ => {}
        }
    }

    fn give(&mut self, seat: Seat, resource: Resource, count: u8) {
        match self.given.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, purse)) => *purse = purse.plus(resource, count),
            None => self.given.push((seat, Purse::of(resource, count))),
        }
    }

    /// Adds waiting rewards to what the player then has.
    fn collect(&mut self, waiting: &Rewards, then: &mut Player, view: &View) {
        let content = &view.pack;
        for color in Color::ALL {
            let (steps, at) = (waiting.steps[color.index()], then.tracks[color.index()]);
            let to = content.player_board().track_length.min(at.saturating_add(steps)).max(at);
            then.tracks[color.index()] = to;
            // Each step beyond the end brings the resource of the track.
            self.gain(color.resource(), steps - (to - at), then, content);
        }
        self.gain(Resource::Crystal, waiting.crystals, then, content);
        let rewards = waiting.waters.iter().filter_map(|space| view.map.water_reward(space, content));
        for step in rewards.flat_map(|list| content.effects(list)) {
            if let Clause::One(Effect::Gain(resource, count)) = *step {
                self.gain(resource, count, then, content);
            }
        }
    }

    /// Adds a gain. A crystal that does not fit is not lost: a basic resource may be chosen instead.
    fn gain(&mut self, resource: Resource, count: u8, then: &mut Player, content: &Content) {
        let fits = count.min(then.room(content, resource));
        then.purse[resource] += fits;
        if resource != Resource::Crystal {
            self.lost = self.lost.plus(resource, count - fits);
        }
    }
}

/// Returns the rewards of the board that actions bring, collected or waiting, or the steps that they take.
fn brings(view: &View, actions: &[Action], before: &Player, after: &Player) -> Rewards {
    let task = view.asked.map(|step| step.task);
    if task == Some(Task::Rewards) {
        // The last reward that waits is collected without a question.
        return new_rewards(&after.rewards, &before.rewards);
    }
    let each = actions.iter().map(|action| match (*action, task) {
        (Action::Build { .. }, _) => {
            let price = view.prices.iter().find(|price| price.action == *action);
            price.and_then(|price| price.brings).unwrap_or_default()
        }
        (Action::Turned(turned), _) => {
            let lays = view.lays.iter().filter(|lay| lay.turned == turned).map(|lay| lay.brings);
            lays.fold(Rewards::default(), both)
        }
        (Action::Track(color) | Action::SwitchStep(color), _) => step(color),
        (Action::At(space), Some(Task::Piece(Piece::Workshop))) => {
            view.map.color_of(space).map_or_else(Rewards::default, step)
        }
        _ => Rewards::default(),
    });
    each.fold(Rewards::default(), both)
}

/// Returns one step on a track.
fn step(color: Color) -> Rewards {
    let mut steps = [0; Color::COUNT];
    steps[color.index()] = 1;
    Rewards { steps, ..Rewards::default() }
}

/// Returns both rewards together.
fn both(one: Rewards, other: Rewards) -> Rewards {
    Rewards {
        steps: std::array::from_fn(|color| one.steps[color] + other.steps[color]),
        crystals: one.crystals + other.crystals,
        waters: one.waters | other.waters,
    }
}

/// Returns the steps on a track, if there are any. Those that the marker does not take go beyond its end.
fn advance(color: Color, before: &Player, then: &Player, brings: &Rewards) -> Option<Advance> {
    let (from, to) = (before.tracks[color.index()], then.tracks[color.index()]);
    let beyond = brings.steps[color.index()].saturating_sub(to - from);
    (from != to || beyond > 0).then_some(Advance { color, from, to, beyond })
}

/// Returns the change of a number, if it changes.
fn change(meter: Meter, before: &Player, then: &Player) -> Option<Change> {
    let (before, after) = (measure(meter, before), measure(meter, then));
    (before != after).then_some(Change { meter, before, after })
}

fn measure(meter: Meter, player: &Player) -> u16 {
    match meter {
        Meter::Crystal => player.purse[Resource::Crystal].into(),
        Meter::Gear => player.purse[Resource::Gear].into(),
        Meter::Book => player.purse[Resource::Book].into(),
        Meter::Food => player.purse[Resource::Food].into(),
        Meter::Energy => player.energy.into(),
        Meter::Yellow => player.tracks[Color::Yellow.index()].into(),
        Meter::Green => player.tracks[Color::Green.index()].into(),
        Meter::Gray => player.tracks[Color::Gray.index()].into(),
        Meter::Progress => player.progress.into(),
        Meter::Points => player.blue_points(),
        Meter::Active => player.active.len() as u16,
        Meter::Resting => player.resting.len() as u16,
        Meter::Crates => player.closed.len() as u16,
    }
}

/// Returns what a hibernation has returned and taken.
fn hibernation(before: &Player, after: &Player, imagined: &Imagined) -> Hibernation {
    let mut leaves = CardSet::EMPTY;
    for event in &imagined.events {
        if let Event::LeftGame { card, .. } = event {
            leaves.insert(card.id());
        }
    }
    let waits = |task| imagined.game.agenda.iter().any(|step| step.task == task);
    Hibernation {
        energy: after.energy.saturating_sub(before.energy),
        wakes: before.resting.intersection(&after.active),
        rests: after.resting.minus(&before.resting),
        leaves,
        switch: before.switched && !after.switched,
        space: (before.hibernation, after.hibernation),
        rewards: if waits(Task::HibernationReward) { after.hibernation } else { 0 },
        removes: waits(Task::RemoveArtifact)
            || imagined.events.iter().any(|event| matches!(event, Event::RemovedArtifact { .. })),
    }
}
