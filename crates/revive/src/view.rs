//! The part of a game that one viewer may know.

use engine::{Game, ScoreSheet, Seat, SeatSet, Standings, Viewer};
use serde::Serialize;

use crate::action::{Action, MachineSpot};
use crate::chapter::Chapter;
use crate::content::{
    ArtifactCardId, ArtifactCardSet, ArtifactColor, CardId, CardSet, Category, Content, ContentRef, CrateId, CrateSet,
    MachineId, ModuleId, RewardSpaces, SLOTS,
};
use crate::map::Map;
use crate::player::{Player, Rewards, Source};
use crate::resource::{Color, Purse, Resource};
use crate::rules::{ArtifactWorth, Prices, Reach, due};
use crate::setup::{ArtifactRule, Unlocked};
use crate::space::{LARGE_LOCATIONS, Space};
use crate::state::{Course, DISPLAY, MACHINE_DISPLAY, Now, Revive};
use crate::task::{Step, Task};
use crate::tribe::TechnologySet;

/// The part of a game that one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The content pack.
    pub pack: ContentRef,
    /// Number of players.
    pub players: u8,
    /// The seat of the viewer, or `None` for a spectator. Also `None` once the game is over.
    pub viewer: Option<Seat>,
    /// The parts of the game that a campaign has unlocked.
    pub unlocked: Unlocked,
    /// The chapter of the campaign, and each player's progress towards its goal.
    pub goal: Option<GoalView>,
    /// The way in which artifact cards were given out.
    pub artifact_rule: ArtifactRule,
    /// The starting player.
    pub start: Seat,
    /// The player whose turn it is.
    pub turn: Seat,
    /// The round, counted from 1. Each player has one turn in a round.
    pub round: u32,
    /// Number of players who have another turn after this one, once the last artifact is gone.
    pub last_turns: Option<u8>,
    /// Number of card actions left in a solo game.
    pub budget: Option<u8>,
    /// Whether hibernation is the only option of the player who must decide.
    pub must_hibernate: bool,
    /// The game board. It holds no secrets: a face-down tile is drawn only when it is turned up.
    pub map: Map,
    /// Citizen cards on display.
    pub citizens: [Option<CardId>; DISPLAY],
    /// Number of cards in the deck.
    pub citizen_deck: u8,
    /// Modules on display.
    pub modules: [Option<ModuleId>; DISPLAY],
    /// Number of modules in the pile.
    pub module_pile: u8,
    /// Machines on display, by color.
    pub machines: [[Option<MachineId>; MACHINE_DISPLAY]; Color::COUNT],
    /// Number of crates in the stack.
    pub crate_stack: u8,
    /// Number of energy tokens in the supply.
    pub energy: u8,
    /// Number of major artifacts on the board, by color.
    pub artifacts: [u8; ArtifactColor::COUNT],
    /// Number of minor artifacts left next to the board, which a long game of four uses.
    pub extra_artifacts: u8,
    /// All players.
    pub seats: Vec<PlayerView>,
    /// The temporary effects of this turn.
    pub now: NowView,
    /// The pending task and the seat that it is for.
    pub asked: Option<Step>,
    /// Costs and rewards of the actions on the board that are possible now.
    pub prices: Vec<PriceView>,
    /// The same for those that would be possible with more resources, once for each tile, building or technology. What a
    /// player can never have enough food to reach is not listed.
    pub unaffordable: Vec<PriceView>,
    /// The amount of food that it takes each player to reach every space, clockwise from the first seat, regardless of what
    /// they have. The player who is asked has the additional range of the pending action. A space is missing if no path
    /// leads there, or only one that costs more food than a player can pay.
    pub ranges: Vec<Reach>,
    /// For each card that can be played now, the other cards and modules that it activates.
    pub triggers: Vec<TriggersView>,
    /// Rewards of the player's buildings from the tile to lay, for both orientations.
    pub lays: Vec<LayView>,
    /// The players whose decisions are pending.
    pub to_act: SeatSet,
    /// All players' points by source, as far as the viewer may know them.
    pub scores: ScoreSheet,
    /// The result, once the game is over.
    pub standings: Option<Standings>,
}

/// The goal of a chapter.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GoalView {
    /// The chapter.
    pub chapter: Chapter,
    /// The number that reaches it.
    pub want: u8,
    /// Each player's number, clockwise from the first seat.
    pub have: Vec<u8>,
}

/// The cost and rewards of an action on the board. The number of crystals that replace resources is part of the action.
/// If a discount can be taken off in several ways, the action is listed once for each. If the player cannot pay it, the
/// number of crystals is the one that it would take.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PriceView {
    /// The action.
    pub action: Action,
    /// Cost of the action itself.
    pub cost: Purse,
    /// Number of books for other players who are there.
    pub books: u8,
    /// Amount of food for the range.
    pub range: u8,
    /// The resources that crystals replace, one crystal for each, as far as the crystals go. Gears come first, food last.
    pub instead: Purse,
    /// The resources that the player still needs. Nothing exactly if the action is possible.
    pub missing: Purse,
    /// Rewards next to the new building, which its owner then collects. `None` for other actions.
    pub brings: Option<Rewards>,
}

/// The next step of a player on a machine track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextStep {
    /// The space that it reaches, counted from 1. `None` at the end of the track, where it brings the resource of the
    /// track.
    pub space: Option<u8>,
    /// The reward spaces that it unlocks.
    pub unlocks: RewardSpaces,
}

impl NextStep {
    pub(crate) fn of(content: &Content, player: &Player, color: Color) -> Self {
        let at = player.tracks[color.index()];
        if at >= content.player_board().track_length {
            return Self { space: None, unlocks: RewardSpaces::EMPTY };
        }
        let mut tracks = player.tracks;
        tracks[color.index()] += 1;
        let unlocks = due(content, player, tracks).minus(due(content, player, player.tracks));
        Self { space: Some(at + 1), unlocks }
    }
}

/// The rewards of a building from a new tile next to it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LayView {
    /// Whether the tile lies after a half turn.
    pub turned: bool,
    /// The space of the building.
    pub building: Space,
    /// Its rewards.
    pub brings: Rewards,
}

/// The other cards and modules that playing a card activates.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TriggersView {
    /// The card.
    pub card: CardId,
    /// Its slot, counted from 0.
    pub slot: u8,
    /// Cards in the slot that are activated, too.
    pub cards: Vec<CardId>,
    /// Modules of the slot that are activated, too.
    pub modules: Vec<ModuleId>,
}

/// The temporary effects of this turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct NowView {
    /// Additional range for the next action on the board.
    pub range: u8,
    /// Discounts on the next explore, build and populate action.
    pub discount: [u8; 3],
    /// Whether the next explore action reaches every tile.
    pub explore_any: bool,
    /// Whether the next card may be played for its other half.
    pub rotate: bool,
    /// The card that counts as having all colors.
    pub all_colors: Option<CardId>,
    /// The card that leaves the game with a hibernation at the end of the turn. The first one if there are several.
    pub leaving: Option<CardId>,
    /// All cards that leave the game with it.
    pub all_leaving: CardSet,
    /// Whether the turn ends with a hibernation, with or without such a card.
    pub hibernates: bool,
    /// Whether a hibernation returned the energy. After that no machine can be used.
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
            all_leaving: turn.leaving,
            hibernates: turn.hibernates,
            hibernated: turn.hibernated,
        }
    }
}

/// The part of a player's state that one viewer may know. The only secrets in [`Player`] are closed crates and artifact
/// cards. They are removed from `board` and listed separately.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    /// The player's seat.
    pub seat: Seat,
    /// Whether the player has a tribe. Until one is chosen, the tribe in `board` is meaningless.
    pub has_tribe: bool,
    /// The boards, without closed crates and artifact cards.
    pub board: Player,
    /// Number of closed crates.
    pub closed_crates: u8,
    /// The closed crates, or none if the viewer may not know them.
    pub known_crates: Vec<CrateId>,
    /// The artifact card, or `None` if the viewer may not know it.
    pub artifact_card: Option<ArtifactCardId>,
    /// The artifact cards to choose from, or none if the viewer may not know them.
    pub offered: Vec<ArtifactCardId>,
    /// Number of blue points.
    pub points: u16,
    /// Number of visible flasks, and number of all flasks.
    pub flasks: (u8, u8),
    /// Number of blue points from each source.
    pub sources: [u16; Source::COUNT],
    /// The resources.
    pub purse: Purse,
    /// Whether each slot has room for a card.
    pub open: [bool; SLOTS],
    /// All machines that the player has, used or not.
    pub machines: Vec<MachineSpot>,
    /// The technologies that can be unlocked next.
    pub unlockable: TechnologySet,
    /// The number that the player has of each category.
    pub counts: [u8; Category::COUNT],
    /// Number of points for each large location now, counted as if the player had a figure there.
    pub large_points: [u16; LARGE_LOCATIONS],
}

impl PriceView {
    /// Returns the whole cost.
    #[must_use]
    pub fn total(&self) -> Purse {
        self.cost.plus(Resource::Book, self.books).plus(Resource::Food, self.range)
    }
}

impl View {
    pub(crate) fn new(game: &Revive, viewer: Viewer) -> Self {
        let viewer = if game.is_over() { Viewer::Everything } else { viewer };
        let Prices { paid, unpaid } = game.prices();
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
            prices: paid,
            unaffordable: unpaid,
            ranges: game.ranges(),
            triggers: game.possible_triggers(),
            lays: game.possible_lays(),
            to_act: game.to_act(),
            scores: game.score_sheet(viewer),
            standings: game.standings(),
        }
    }

    /// Returns the view of a player, or `None` if the seat is empty.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.seats.get(seat.index())
    }

    /// Returns the amount of food that it takes a player to reach a space, or `None` if it is out of reach.
    #[must_use]
    pub fn range(&self, seat: Seat, space: Space) -> Option<u8> {
        self.ranges.get(seat.index())?.to(space)
    }

    /// Returns the next step of a player on a machine track, or `None` if the seat is empty.
    #[must_use]
    pub fn next_step(&self, seat: Seat, color: Color) -> Option<NextStep> {
        Some(NextStep::of(&self.pack, &self.player(seat)?.board, color))
    }

    /// Returns what a player's artifacts of a color are worth now. `None` if the viewer may not know the artifact card.
    #[must_use]
    pub fn artifact_worth(&self, seat: Seat, color: ArtifactColor) -> Option<ArtifactWorth> {
        let player = self.player(seat)?;
        let card = self.pack.artifact_card(player.artifact_card?);
        let count = |category: Category| player.counts[category.index()];
        Some(ArtifactWorth::of(card, color, player.board.artifacts[color.index()], count))
    }

    /// Returns true if the game ends with this turn.
    #[must_use]
    pub fn ends_with_turn(&self) -> bool {
        self.budget == Some(0) || self.last_turns == Some(0)
    }

    /// Returns true if a major artifact is left on the board.
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
