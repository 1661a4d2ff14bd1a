//! The progress tracks with their lines, the Favor of Agera track, upgrades and stage tiles (p. 23, 27, 31).

use engine::Seat;

use crate::ability::{Trait, Trigger};
use crate::action::{Action, Deed};
use crate::civilization::{HIGHEST_FAVOR, Source};
use crate::effect::UpgradeChoice;
use crate::event::Event;
use crate::flow::{Answers, Enough, Flow};
use crate::module::{Module, Track};
use crate::stages::TILE_STAGES;
use crate::state::Civolution;
use crate::task::{Chore, Origin, Task};

/// The points of a line that gives points.
pub(crate) const LINE_POINTS: u16 = 3;
/// The points of a step beyond the end of a track.
pub(crate) const BEYOND_POINTS: u16 = 2;

/// What crossing a line gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// An upgrade of a module with the value of the track.
    Upgrade,
    /// A step of favor or an income action.
    FavorOrIncome,
    /// Success points.
    Points,
    /// A stage tile or points.
    TileOrPoints,
}

/// Returns the line that lies before a space of a track.
pub(crate) const fn line_before(space: u8) -> Option<Line> {
    match space {
        2 | 6 => Some(Line::Upgrade),
        4 => Some(Line::FavorOrIncome),
        8 | 12 => Some(Line::Points),
        10 => Some(Line::TileOrPoints),
        _ => None,
    }
}

impl Civolution {
    /// Advances step by step. Each line gives its bonus before the next step.
    pub(super) fn advance(&mut self, seat: Seat, track: Track, steps: u8, flow: &mut impl Flow) {
        let Some(left) = steps.checked_sub(1) else { return };
        if left > 0 {
            self.push(seat, Task::Chore(Chore::Advance { track, steps: left }));
        }
        let Some(line) = self.step(seat, track, flow) else { return };
        self.trigger(seat, Trigger::LineCrossed(Some(track)));
        match line {
            Line::Upgrade => self.push(seat, Task::Upgrade(UpgradeChoice::Colour(track))),
            Line::FavorOrIncome => self.push(seat, Task::FavorOrIncome),
            Line::Points => self.score(seat, Source::Tracks, LINE_POINTS, flow),
            Line::TileOrPoints => self.push(seat, Task::TileOrPoints),
        }
    }

    /// Takes one step, which gives points beyond the end of the track. Returns the line it crosses.
    fn step(&mut self, seat: Seat, track: Track, flow: &mut impl Flow) -> Option<Line> {
        let space = self.civ(seat).track(track);
        if space >= Track::END {
            let more = u16::from(self.civ(seat).traits[Trait::Summit]);
            self.score(seat, Source::Tracks, BEYOND_POINTS + more, flow);
            return None;
        }
        let space = space + 1;
        self.civ_mut(seat).tracks[track.index()] = space;
        flow.record(Event::Advanced { seat, track, space });
        line_before(space)
    }

    /// Advances V.I.C.I, which only takes points.
    pub(super) fn vici_advance(&mut self, seat: Seat, track: Track, flow: &mut impl Flow) {
        // V.I.C.I takes the points where the line offers a stage tile or points.
        if let Some(Line::Points | Line::TileOrPoints) = self.step(seat, track, flow) {
            self.score(seat, Source::Tracks, LINE_POINTS, flow);
        }
    }

    pub(super) fn list_tracks(&self, seat: Seat, lowest: bool, out: &mut impl Answers) -> Enough {
        let tracks = &self.civ(seat).tracks;
        let least = tracks.iter().min().copied().unwrap_or(0);
        for track in Track::ALL {
            if !lowest || tracks[track.index()] == least {
                out(Action::Track(track))?;
            }
        }
        out(Action::Pass)
    }

    pub(super) fn list_favor_or_income(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        if self.civ(seat).favor < HIGHEST_FAVOR {
            out(Action::Do(Deed::Favor))?;
        }
        out(Action::Do(Deed::Income))?;
        out(Action::Pass)
    }

    pub(super) fn favor_or_income(&mut self, seat: Seat, deed: Deed, flow: &mut impl Flow) {
        match deed {
            Deed::Favor => self.gain_favor(seat, 1, None, flow),
            _ => self.push(seat, Task::IncomeActions(1)),
        }
    }

    /// Advances on the Favor of Agera track. Steps beyond its end are lost.
    pub(super) fn gain_favor(&mut self, seat: Seat, steps: u8, by: Option<Origin>, flow: &mut impl Flow) {
        let favor = &mut self.civ_mut(seat).favor;
        let space = favor.saturating_add(steps).min(HIGHEST_FAVOR);
        if space > *favor {
            *favor = space;
            flow.record(Event::Favor { seat, space, by });
        }
    }

    /// Moves back on the Favor of Agera track.
    pub(super) fn lose_favor(&mut self, seat: Seat, steps: u8, flow: &mut impl Flow) {
        let favor = &mut self.civ_mut(seat).favor;
        let space = favor.saturating_sub(steps).max(1);
        if space < *favor {
            *favor = space;
            flow.record(Event::Favor { seat, space, by: None });
        }
    }

    pub(super) fn list_tile_or_points(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        if self.civ(seat).stage_tiles.contains(&false) {
            out(Action::Do(Deed::StageTile))?;
        }
        out(Action::Do(Deed::Points))
    }

    pub(super) fn tile_or_points(&mut self, seat: Seat, deed: Deed, flow: &mut impl Flow) {
        match deed {
            Deed::StageTile => self.push(seat, Task::StageTile),
            _ => self.score(seat, Source::Tracks, LINE_POINTS, flow),
        }
    }

    // Stage tiles.

    pub(super) fn list_stage_tiles(&self, seat: Seat, out: &mut impl Answers) -> Enough {
        let tiles = self.civ(seat).stage_tiles;
        for (active, stage) in tiles.into_iter().zip(TILE_STAGES) {
            if !active {
                out(Action::Tile(stage))?;
            }
        }
        out(Action::Pass)
    }

    pub(super) fn flip_stage_tile(&mut self, seat: Seat, stage: u8, flow: &mut impl Flow) {
        let Some(index) = TILE_STAGES.iter().position(|tile| *tile == stage) else { return };
        self.civ_mut(seat).stage_tiles[index] = true;
        flow.record(Event::StageTile { seat, stage });
        self.trigger(seat, Trigger::StageFlipped);
    }

    // Upgrades.

    pub(super) fn list_upgrades(&self, seat: Seat, choice: UpgradeChoice, out: &mut impl Answers) -> Enough {
        for module in Module::ALL {
            if choice.allows(module) && self.civ(seat).level(module) < Module::TOP_LEVEL {
                out(Action::Upgrade(module))?;
            }
        }
        out(Action::Pass)
    }

    pub(super) fn upgrade(&mut self, seat: Seat, module: Module, flow: &mut impl Flow) {
        let level = &mut self.civ_mut(seat).levels[module.index()];
        if *level >= Module::TOP_LEVEL {
            return;
        }
        *level += 1;
        let level = *level;
        flow.record(Event::Upgraded { seat, module, level });
        self.trigger(seat, Trigger::Upgraded);
    }

    /// Gives a completion bonus of stages 1 and 2 (p. 27). Returns whether there was one.
    pub(super) fn complete_stages(&mut self, seat: Seat, flow: &mut impl Flow) -> bool {
        let civ = self.civ(seat);
        for (index, task) in [Task::GainIncome, Task::StageTile].into_iter().enumerate() {
            let stage = index as u8 + 1;
            if !civ.completed[index] && civ.stages.is_complete(stage) {
                self.civ_mut(seat).completed[index] = true;
                flow.record(Event::StageCompleted { seat, stage });
                self.push(seat, Task::Chore(Chore::EndPart));
                self.push(seat, task);
                return true;
            }
        }
        false
    }
}

impl UpgradeChoice {
    /// Checks whether this module may be chosen.
    #[must_use]
    pub const fn allows(self, module: Module) -> bool {
        match self {
            Self::Any => true,
            Self::Only(only) => only as u8 == module as u8,
            Self::Colour(track) => module.has_colour_of(track),
        }
    }
}
