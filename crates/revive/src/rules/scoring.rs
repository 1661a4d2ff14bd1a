//! Points, especially those at the end of the game, and the result (sections “Game end”, “Scoring of artifact cards”,
//! “Scoring of large locations”).

use engine::{ScoreRow, ScoreSheet, Seat, Standings, Viewer};

use crate::content::{ArtifactCard, ArtifactColor, Category, LargeScore, PRESENCE, Reward};
use crate::effect::Piece;
use crate::player::Source;
use crate::resource::Color;
use crate::setup::ArtifactRule;
use crate::space::{Space, SpaceSet};
use crate::state::Revive;

/// Number of points for the end game tile.
pub const END_TILE: u16 = 4;
/// Number of points for a minor artifact.
pub const MINOR_ARTIFACT: u16 = 2;
/// Number of points for a recruited card of an unlocked color.
pub const CARD_BONUS: u16 = 2;
/// Number of resources that give a point.
pub(crate) const RESOURCES: u8 = 5;

const SOURCES: [&str; Source::COUNT] = ["score-exploring", "score-effects", "score-sand-tiles"];
const ARTIFACTS: [&str; ArtifactColor::COUNT] =
    ["score-purple-artifacts", "score-orange-artifacts", "score-white-artifacts"];

/// What a color of an artifact card is worth to its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArtifactWorth {
    /// The category.
    pub category: Category,
    /// The number that the owner has of it.
    pub count: u8,
    /// The number that counts: pairs of modules, otherwise the same.
    pub units: u8,
    /// The points for each of them.
    pub points: u8,
    /// How often the category is scored: once, and once more for each artifact of its color.
    pub times: u8,
}

impl ArtifactWorth {
    pub(crate) fn of(
        card: &ArtifactCard,
        color: ArtifactColor,
        artifacts: u8,
        count: impl FnOnce(Category) -> u8,
    ) -> Self {
        let (category, points) = card.categories[color.index()];
        let count = count(category);
        let units = if category == Category::Modules { count / 2 } else { count };
        Self { category, count, units, points, times: 1 + artifacts }
    }

    /// Returns the points if the game ended now.
    #[must_use]
    pub fn now(&self) -> u16 {
        self.more() * u16::from(self.times)
    }

    /// Returns the additional points for another artifact of this color.
    #[must_use]
    pub fn more(&self) -> u16 {
        u16::from(self.units) * u16::from(self.points)
    }
}

impl Revive {
    /// Returns the number that a player has of a category.
    pub(crate) fn count(&self, seat: Seat, category: Category) -> u8 {
        let player = self.player(seat);
        match category {
            Category::Crates => player.closed.union(player.opened).len() as u8,
            Category::Energy => player.all_energy(),
            Category::Modules => player.module_count(),
            Category::Figures => player.figures.len() as u8,
            Category::TribeMarkers => player.abilities_used(),
            Category::Flasks => self.all_flasks(seat),
            Category::Cards => player.recruited(&self.content, None),
            Category::Waters => (player.waters | self.temples_of(seat)).len() as u8,
            Category::Crystals => self.crystals_touched(seat),
        }
    }

    /// Returns the water spaces with a player's temples.
    fn temples_of(&self, seat: Seat) -> SpaceSet {
        let temples = self.map.temples;
        if !temples.is_empty() && self.piece_of(seat) == Some(Piece::Temple) { temples } else { SpaceSet::EMPTY }
    }

    /// Returns the number of crystals along the rim next to a player's buildings, each counted once.
    fn crystals_touched(&self, seat: Seat) -> u8 {
        let board = self.content.board();
        let buildings = self.player(seat).buildings();
        let in_game = |vast: bool| !vast || self.unlocked.vast;
        board.crystals().iter().filter(|crystal| in_game(crystal.vast) && crystal.touches.meets(buildings)).count()
            as u8
    }

    /// Returns the points of the progress track.
    pub(crate) fn progress_points(&self, seat: Seat) -> u16 {
        let values = self.content.player_board().progress;
        u16::from(values[usize::from(self.player(seat).progress).min(values.len() - 1)])
    }

    /// Returns the points of unlocked technologies.
    pub(crate) fn technology_points(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let board = player.board(&self.content);
        player.technologies.iter().map(|number| u16::from(board.technologies[usize::from(number)].points)).sum()
    }

    /// Returns the points of all large locations with a figure of the player.
    pub(crate) fn location_points(&self, seat: Seat) -> u16 {
        let here = self.player(seat).figures & SpaceSet::LARGE;
        here.iter().filter_map(Space::as_large).map(|large| self.large_points(seat, large)).sum()
    }

    /// Returns the points of a large location for a player who has a figure there.
    pub(crate) fn large_points(&self, seat: Seat, large: usize) -> u16 {
        let player = self.player(seat);
        let (tile, side) = self.map.large[large];
        let each = |count: u32, points: u8| count as u16 * u16::from(points);
        match self.content.large(tile, usize::from(side)) {
            LargeScore::Each(category, points) => each(u32::from(self.count(seat, category)), points),
            LargeScore::Track(color) => u16::from(player.tracks[color.index()]),
            LargeScore::LargeBuildings(points) => each(player.large.len(), points),
            LargeScore::FiguresInLarge(points) => each((player.figures & SpaceSet::LARGE).len(), points),
            LargeScore::Presence(points) => {
                let tiles = self.tiles_present(seat);
                let reached = PRESENCE.into_iter().zip(points).filter(|(need, _)| tiles >= *need);
                reached.map(|(_, points)| u16::from(points)).max().unwrap_or(0)
            }
            LargeScore::FlasksAndEnergy(points) => each(u32::from(self.all_flasks(seat)), points),
        }
    }

    /// Returns the points of unlocked end game bonuses for cards.
    pub(crate) fn card_points(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let rewards = &self.content.player_board().rewards;
        let unlocked = player.unlocked.iter().map(|number| rewards[usize::from(number)].reward);
        let of_color = |color: Color| CARD_BONUS * u16::from(player.recruited(&self.content, Some(color)));
        unlocked.map(|reward| if let Reward::Cards(color) = reward { of_color(color) } else { 0 }).sum()
    }

    /// Returns the points of the end game tile and of minor artifacts.
    pub(crate) fn ending_points(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        u16::from(player.end_tile) * END_TILE + u16::from(player.minor_artifacts) * MINOR_ARTIFACT
    }

    /// Returns the points of remaining resources.
    pub(crate) fn resource_points(&self, seat: Seat) -> u16 {
        u16::from(self.player(seat).purse.total() / RESOURCES)
    }

    /// Returns the points of a category of the artifact card: once, and once more for each artifact of its color.
    pub(crate) fn artifact_points(&self, seat: Seat, color: ArtifactColor) -> u16 {
        let player = self.player(seat);
        let Some(card) = player.artifact_card else { return 0 };
        let card = self.content.artifact_card(card);
        let count = |category| self.count(seat, category);
        ArtifactWorth::of(card, color, player.artifacts[color.index()], count).now()
    }

    /// Returns all points, blue and purple.
    pub(crate) fn total_points(&self, seat: Seat) -> u16 {
        let artifacts: u16 = ArtifactColor::ALL.into_iter().map(|color| self.artifact_points(seat, color)).sum();
        self.open_points(seat) + self.resource_points(seat) + artifacts
    }

    /// Returns the points that all players can see.
    pub(crate) fn open_points(&self, seat: Seat) -> u16 {
        self.player(seat).blue_points()
            + self.progress_points(seat)
            + self.technology_points(seat)
            + self.location_points(seat)
            + self.card_points(seat)
            + self.ending_points(seat)
    }

    /// Returns all players' points by source, as far as the viewer may know them.
    pub(crate) fn sheet(&self, viewer: Viewer) -> ScoreSheet {
        let over = self.is_over();
        let shared = over || self.artifact_rule == ArtifactRule::Shared;
        let row = |source: &'static str, counted: bool, points: &dyn Fn(Seat) -> Option<u16>| ScoreRow {
            source,
            counted,
            points: self.seats().map(|seat| points(seat).map(i32::from)).collect(),
        };
        let blue = Source::ALL
            .into_iter()
            .map(|source| row(SOURCES[source.index()], true, &|seat| Some(self.player(seat).points[source.index()])));
        let purple = [
            row("score-progress", over, &|seat| Some(self.progress_points(seat))),
            row("score-technologies", over, &|seat| Some(self.technology_points(seat))),
            row("score-locations", over, &|seat| Some(self.location_points(seat))),
            row("score-card-bonus", over, &|seat| Some(self.card_points(seat))),
            row("score-ending", over, &|seat| Some(self.ending_points(seat))),
            row("score-resources", over, &|seat| Some(self.resource_points(seat))),
        ];
        let artifacts = ArtifactColor::ALL.into_iter().map(|color| {
            row(ARTIFACTS[color.index()], over, &|seat| {
                (shared || viewer.sees(seat)).then(|| self.artifact_points(seat, color))
            })
        });
        ScoreSheet { rows: blue.chain(purple).chain(artifacts).collect(), rival: None }
    }

    /// Returns the result, or `None` until the game is over.
    pub(crate) fn result(&self) -> Option<Standings> {
        self.is_over().then(|| {
            Standings::by_score(self.seats().map(|seat| {
                let player = self.player(seat);
                let left = i32::from(player.purse.total() % RESOURCES);
                let markers = player.tracks.iter().map(|at| i32::from(*at)).sum();
                (seat, i32::from(self.total_points(seat)), vec![left, markers])
            }))
        })
    }
}
