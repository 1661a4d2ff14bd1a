//! The points of an era and of the final scoring, and the winner (p. 35 to 37).

use engine::{Rival, ScoreRow, ScoreSheet, Seat, Standings};

use crate::category::{Category, ERA_POINTS};
use crate::civilization::Source;
use crate::content::{CardId, Top};
use crate::stages::{Column, Holding, STAGE_POINTS};
use crate::state::Civolution;

const VICI: &str = "vici";
const SOURCES: [&str; Source::COUNT] = [
    "score-fires",
    "score-sites",
    "score-cards",
    "score-bonuses",
    "score-sales",
    "score-tracks",
    "score-income",
    "score-oaks",
    "score-strong-tribes",
    "score-eras",
    "score-statues",
    "score-action-cards",
];
const FINAL: [&str; Category::COUNT] = [
    "score-technology",
    "score-prestige",
    "score-knowledge",
    "score-construction",
    "score-culture",
    "score-evolution",
    "score-prosperity",
    "score-population",
    "score-expansion",
];

impl Civolution {
    /// Returns the points of a unit of this era's category.
    pub(crate) fn era_points(&self) -> u16 {
        ERA_POINTS.get(usize::from(self.era) - 1).copied().map_or(0, u16::from)
    }

    /// Returns the points of a category in the final scoring.
    pub(crate) fn final_points(&self, seat: Seat, category: Category) -> u16 {
        let tile = self.final_tiles.contains(&category);
        self.units(seat, category) * u16::from(category.final_points(tile))
    }

    /// Returns the points of the stage partition in the final scoring (p. 37).
    pub(crate) fn stage_points(&self, seat: Seat) -> u16 {
        if Some(seat) == self.vici_seat() {
            return 0;
        }
        let civ = self.civ(seat);
        let stages = 1..=STAGE_POINTS.len() as u8;
        stages.map(|stage| civ.stages.pieces_in(stage) * u16::from(civ.stage_worth(stage))).sum()
    }

    /// Returns the points of cards with a point bonus in the final scoring (p. 37).
    pub(crate) fn point_bonuses(&self, seat: Seat) -> u16 {
        let civ = self.civ(seat);
        let cards = civ.installed.iter().filter_map(CardId::new);
        cards
            .map(|card| match self.content.card(card).top {
                Top::PointBonus(points) => {
                    let column = civ.stages.column_of(Holding::of(card.deck()));
                    let pieces = column.map_or(0, |column: Column| civ.stages.pile(column).cards_and_income);
                    u16::from(points) * u16::from(pieces)
                }
                Top::Nothing | Top::Activity(_) | Top::Ability(_) => 0,
            })
            .sum()
    }

    /// Returns the total points, including the final scoring.
    pub(crate) fn final_total(&self, seat: Seat) -> u32 {
        let categories: u16 = Category::ALL.into_iter().map(|category| self.final_points(seat, category)).sum();
        let rest = categories + self.stage_points(seat) + self.point_bonuses(seat);
        self.civ(seat).total_points() + u32::from(rest)
    }

    /// Returns all players' points by source. None of them are secret.
    pub(crate) fn sheet(&self) -> ScoreSheet {
        let over = self.is_over();
        let row = |source: &'static str, counted: bool, points: &dyn Fn(Seat) -> i32| ScoreRow {
            source,
            counted,
            points: self.all().map(|seat| Some(points(seat))).collect(),
        };
        let rival = self.vici_seat().map(|_| VICI);
        let gained = Source::ALL
            .into_iter()
            .filter(|source| rival.is_some() || *source != Source::ActionCards)
            .map(|source| row(SOURCES[source.index()], true, &|seat| i32::from(self.civ(seat).points[source.index()])));
        let categories = Category::ALL
            .into_iter()
            .map(|category| row(FINAL[category.index()], over, &|seat| i32::from(self.final_points(seat, category))));
        let console = [
            row("score-stages", over, &|seat| i32::from(self.stage_points(seat))),
            row("score-point-bonuses", over, &|seat| i32::from(self.point_bonuses(seat))),
        ];
        ScoreSheet { rows: gained.chain(categories).chain(console).collect(), rival }
    }

    /// Returns the standings once the game is over.
    pub(crate) fn result(&self) -> Option<Standings> {
        if !self.is_over() {
            return None;
        }
        // If upgrades do not break a tie, the first player in seating order wins it (p. 37).
        let places = self.people().zip((0..=self.player_count).rev()).map(|(seat, order)| {
            let tie_break = vec![i32::from(self.civ(seat).upgrades()), i32::from(order)];
            (seat, self.final_total(seat) as i32, tie_break)
        });
        let standings = Standings::by_score(places);
        Some(match self.vici_seat() {
            Some(vici) => standings.against(Rival { name: VICI, score: self.final_total(vici) as i32 }),
            None => standings,
        })
    }
}
