//! What one viewer may know.

use engine::{Game, ScoreSheet, Seat, SeatSet, Standings, Viewer};
use serde::Serialize;

use crate::action::{Action, MachineSpot};
use crate::chapter::Chapter;
use crate::content::{
    ArtifactCardId, ArtifactCardSet, ArtifactColor, CardId, Category, ContentRef, CrateId, CrateSet, MachineId,
    ModuleId, SLOTS,
};
use crate::map::Map;
use crate::player::{Player, Rewards, Source};
use crate::resource::{Color, Purse};
use crate::setup::{ArtifactRule, Unlocked};
use crate::space::{LARGE_LOCATIONS, Space};
use crate::state::{Course, DISPLAY, MACHINE_DISPLAY, Now, Revive};
use crate::task::{Step, Task};
use crate::tribe::TechnologySet;

/// What one viewer may know of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The pack that is played with.
    pub pack: ContentRef,
    /// How many play.
    pub players: u8,
    /// The seat of the viewer, if he has one.
    pub viewer: Option<Seat>,
    /// What a campaign has unlocked.
    pub unlocked: Unlocked,
    /// The chapter of the campaign and how far everybody is with its goal.
    pub goal: Option<GoalView>,
    /// How artifact cards were given out.
    pub artifact_rule: ArtifactRule,
    /// Who began.
    pub start: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The round, from 1: everybody has a turn in each.
    pub round: u32,
    /// How many players still have a turn, once the last artifact is gone.
    pub last_turns: Option<u8>,
    /// What is left of the budget of a solo game.
    pub budget: Option<u8>,
    /// Whether whoever is asked can do nothing but hibernate.
    pub must_hibernate: bool,
    /// The game board. Nothing on it is secret: which tile lies face down is drawn when it is turned up.
    pub map: Map,
    /// Citizen cards on display.
    pub citizens: [Option<CardId>; DISPLAY],
    /// How many lie in the deck.
    pub citizen_deck: u8,
    /// Modules on display.
    pub modules: [Option<ModuleId>; DISPLAY],
    /// How many lie in the pile.
    pub module_pile: u8,
    /// Machines on display, by color.
    pub machines: [[Option<MachineId>; MACHINE_DISPLAY]; Color::COUNT],
    /// How many crates lie in the stack.
    pub crate_stack: u8,
    /// How much energy is in the supply.
    pub energy: u8,
    /// Major artifacts on the board, by color.
    pub artifacts: [u8; ArtifactColor::COUNT],
    /// Minor artifacts that a long game of four waits for.
    pub extra_artifacts: u8,
    /// Everybody who plays.
    pub seats: Vec<PlayerView>,
    /// What holds in this turn.
    pub now: NowView,
    /// Who is asked for what.
    pub asked: Option<Step>,
    /// What the actions on the board cost and bring that could be taken now.
    pub prices: Vec<PriceView>,
    /// What the cards that could be played now activate besides themselves.
    pub triggers: Vec<TriggersView>,
    /// What the asked player's buildings would gain from the tile that is laid.
    pub lays: Vec<LayView>,
    /// Who owes a decision.
    pub to_act: SeatSet,
    /// Everybody's points by source, as far as the viewer can know them.
    pub scores: ScoreSheet,
    /// The result, once the game is over.
    pub standings: Option<Standings>,
}

/// The goal of a chapter.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GoalView {
    /// The chapter.
    pub chapter: Chapter,
    /// How many reach it.
    pub want: u8,
    /// How many everybody has, clockwise.
    pub have: Vec<u8>,
}

/// What an action on the board costs and brings. Crystals that stand in are part of the action. An action whose cost a
/// discount spares in several ways is there once for each.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PriceView {
    /// Which.
    pub action: Action,
    /// For the action itself.
    pub cost: Purse,
    /// Books for others who are there.
    pub books: u8,
    /// Food for the range.
    pub range: u8,
    /// What crystals stand in for, one for each.
    pub instead: Purse,
    /// What lies next to a building, and waits for its owner.
    pub brings: Option<Rewards>,
}

/// What a building would gain from a tile next to it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LayView {
    /// Whether the tile lies turned round.
    pub turned: bool,
    /// The building.
    pub building: Space,
    /// What it gains.
    pub brings: Rewards,
}

/// What playing a card activates besides itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TriggersView {
    /// The card.
    pub card: CardId,
    /// Its slot, counted from 0.
    pub slot: u8,
    /// Cards that lie in the slot.
    pub cards: Vec<CardId>,
    /// Modules of the slot.
    pub modules: Vec<ModuleId>,
}

/// What holds in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct NowView {
    /// More range for the next action on the board.
    pub range: u8,
    /// What the next explore, build and populate action costs less.
    pub discount: [u8; 3],
    /// Whether the next explore action reaches every tile.
    pub explore_any: bool,
    /// Whether the next card may be played for its other half.
    pub rotate: bool,
    /// The card that counts as having all colors.
    pub all_colors: Option<CardId>,
    /// The card that leaves the game with a hibernation at the end of the turn; of several the first.
    pub leaving: Option<CardId>,
    /// Whether the turn ends with a hibernation, with or without such a card.
    pub hibernates: bool,
    /// Whether energy was returned: no machine can be used any more.
    pub hibernated: bool,
}

impl From<Now> for NowView {
    fn from(Now { next, action, turn }: Now) -> Self {
        Self {
            range: next.range,
            discount: next.discount,
            explore_any: next.explore_any,
            rotate: next.rotate,
            all_colors: action.all_colors,
            leaving: turn.leaving.nth(0).and_then(CardId::new),
            hibernates: turn.hibernates,
            hibernated: turn.hibernated,
        }
    }
}

/// What one viewer may know of a player. Nothing in [`Player`] is secret but closed crates and artifact cards, which
/// are taken out and given apart.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Whether there is a tribe yet: until one is chosen, that of the boards means nothing.
    pub has_tribe: bool,
    /// The boards, without closed crates and artifact cards.
    pub board: Player,
    /// How many closed crates there are.
    pub closed_crates: u8,
    /// Which, if the viewer may know.
    pub known_crates: Vec<CrateId>,
    /// The artifact card, if the viewer may know it.
    pub artifact_card: Option<ArtifactCardId>,
    /// The artifact cards to choose from, if the viewer may know them.
    pub offered: Vec<ArtifactCardId>,
    /// Blue points.
    pub points: u16,
    /// Flasks that can be seen, and all.
    pub flasks: (u8, u8),
    /// What blue points came from.
    pub sources: [u16; Source::COUNT],
    /// The resources.
    pub purse: Purse,
    /// The slots in which a card could be played.
    pub open: [bool; SLOTS],
    /// All machines there are.
    pub machines: Vec<MachineSpot>,
    /// The technologies that could be unlocked next.
    pub unlockable: TechnologySet,
    /// How many of each category there are.
    pub counts: [u8; Category::COUNT],
    /// What each large location is worth now, or would be with a figure there.
    pub large_points: [u16; LARGE_LOCATIONS],
}

impl View {
    pub(crate) fn new(game: &Revive, viewer: Viewer) -> Self {
        let viewer = if game.is_over() { Viewer::Everything } else { viewer };
        Self {
            pack: game.content,
            players: game.player_count,
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Everything => None,
            },
            unlocked: game.unlocked,
            goal: game.chapter.map(|chapter| GoalView {
                chapter,
                want: chapter.goal(),
                have: game.seats().map(|seat| game.towards_goal(chapter, seat)).collect(),
            }),
            artifact_rule: game.artifact_rule,
            start: game.start,
            turn: game.turn,
            round: game.round(),
            last_turns: match game.course {
                Course::Ending => Some(game.player_count - 1),
                Course::Last(left) => Some(left - 1),
                Course::Preparing | Course::Open | Course::Over => None,
            },
            budget: game.is_solo().then(|| crate::state::BUDGET.saturating_sub(game.cube)),
            must_hibernate: game.must_hibernate(),
            map: game.map,
            citizens: game.supply.citizen_display,
            citizen_deck: game.supply.citizens.len() as u8,
            modules: game.supply.module_display,
            module_pile: game.supply.modules.len() as u8,
            machines: game.supply.machine_display,
            crate_stack: game.supply.crates.len() as u8,
            energy: game.supply.energy,
            artifacts: game.supply.artifacts,
            extra_artifacts: game.supply.extra_artifacts,
            seats: game.seats().map(|seat| PlayerView::new(game, seat, viewer)).collect(),
            now: NowView::from(game.now),
            asked: game.top(),
            prices: game.prices(),
            triggers: game.possible_triggers(),
            lays: game.possible_lays(),
            to_act: game.to_act(),
            scores: game.score_sheet(viewer),
            standings: game.standings(),
        }
    }

    /// What is known of a player.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.seats.get(seat.index())
    }

    /// Whether the game ends when this turn does.
    #[must_use]
    pub fn ends_with_turn(&self) -> bool {
        self.budget == Some(0) || self.last_turns == Some(0)
    }

    /// Whether a major artifact is left on the board.
    #[must_use]
    pub fn has_artifacts(&self) -> bool {
        self.artifacts.iter().any(|count| *count > 0)
    }
}

impl PlayerView {
    fn new(game: &Revive, seat: Seat, viewer: Viewer) -> Self {
        let player = *game.player(seat);
        let sees = viewer.sees(seat);
        let sees_card = sees || game.artifact_rule == ArtifactRule::Shared;
        Self {
            seat,
            has_tribe: !game.agenda.contains(&Step { seat, task: Task::ChooseTribe }),
            closed_crates: player.closed.len() as u8,
            known_crates: if sees { player.closed.iter().collect() } else { Vec::new() },
            artifact_card: player.artifact_card.filter(|_| sees_card),
            offered: if sees { player.offered.iter().collect() } else { Vec::new() },
            points: player.blue_points(),
            flasks: (game.visible_flasks(seat), game.all_flasks(seat)),
            sources: player.points,
            purse: player.purse,
            open: std::array::from_fn(|slot| game.is_open(seat, slot)),
            machines: game.machines_of(seat).collect(),
            unlockable: game.unlockable(seat),
            counts: Category::ALL.map(|category| game.count(seat, category)),
            large_points: std::array::from_fn(|large| game.location_worth(seat, large)),
            board: Player { closed: CrateSet::EMPTY, artifact_card: None, offered: ArtifactCardSet::EMPTY, ..player },
        }
    }
}
