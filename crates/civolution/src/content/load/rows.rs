//! Converts rows to pieces.

use engine::pack::Written;

use super::{RowReader, Tables, ability, activity, bonus};
use crate::content::file::{AttributeRow, CardRow, ChipCardRow, EventRow, GoalRow, IncomeRow, MarkerCardRow};
use crate::content::{
    AttributeChip, AttributeId, Card, CardId, ChipCard, ChipCardId, EventCard, EventId, Goal, GoalId, IncomeId,
    MarkerCard, MarkerCardId, Requirement, SPACES, Space, Toll, Top, Winners, grammar, validate,
};
use crate::effect::BonusId;
use crate::vici::PROSPERITY_GRID;

/// The names of the cost spaces of a card in errors.
pub(in crate::content) const COST: [&str; SPACES] = ["cost 1", "cost 2", "cost 3", "cost 4", "cost 5"];

/// Transposes an optional field. The result is `None` if the field is present but could not be read.
fn perhaps<T>(read: Option<Option<T>>) -> Option<Option<T>> {
    match read {
        None => Some(None),
        Some(read) => read.map(Some),
    }
}

impl Written<Tables> for CardRow {
    type Id = CardId;
    type Piece = Card;

    fn read(self, id: CardId, row: &mut RowReader<'_>) -> Option<Card> {
        let cost = self.cost(row);
        let points = self.points.as_slice().try_into();
        row.must(points.is_ok(), "points", || format!("expected {SPACES} numbers, found {}", self.points.len()));
        let top = self.top(row);
        let bonus = perhaps(self.bonus.map(|text| bonus(row, "bonus", &text)));
        let card = Card { id, number: self.number, cost: cost?, points: points.ok()?, top: top?, bonus: bonus? };
        validate::check_card(row, &card);
        Some(card)
    }
}

impl CardRow {
    fn cost(&self, row: &mut RowReader<'_>) -> Option<[Space; SPACES]> {
        let found = self.cost.len();
        row.must(found == SPACES, "cost", || format!("expected {SPACES} spaces, found {found}"));
        let spaces: Vec<Option<Space>> =
            self.cost.iter().zip(COST).map(|(text, field)| row.read(field, grammar::space(text))).collect();
        spaces.into_iter().collect::<Option<Vec<Space>>>()?.try_into().ok()
    }

    fn top(&self, row: &mut RowReader<'_>) -> Option<Top> {
        match (&self.activity, &self.ability, self.point_bonus) {
            (None, None, None) => Some(Top::Nothing),
            (Some(text), None, None) => activity(row, "activity", text).map(Top::Activity),
            (None, Some(text), None) => ability(row, "ability", text).map(Top::Ability),
            (None, None, Some(points)) => Some(Top::PointBonus(points)),
            _ => row.wrong(None, "expected at most one of `activity`, `ability` and `point-bonus`"),
        }
    }
}

impl Written<Tables> for EventRow {
    type Id = EventId;
    type Piece = EventCard;

    fn read(self, id: EventId, row: &mut RowReader<'_>) -> Option<EventCard> {
        let winners = self.winners(row);
        let toll = perhaps(self.toll.as_deref().map(|text| match text {
            "farm" => Some(Toll::Farm),
            "boat" => Some(Toll::Boat),
            _ => row.wrong(Some("toll"), format!("expected one of farm, boat, found `{text}`")),
        }));
        let proxy = perhaps(
            self.proxy
                .as_deref()
                .map(|spaces| row.bits("proxy", spaces, PROSPERITY_GRID.0).map(|_| spaces.iter().copied().collect())),
        );
        let bonus = bonus(row, "bonus", &self.bonus);
        let (winners, toll, bonus, proxy) = (winners?, toll?, bonus?, proxy?);
        let event = EventCard { id, weather: self.weather, winners, toll, bonus, proxy };
        validate::check_event(row, &event);
        Some(event)
    }
}

impl EventRow {
    fn winners(&self, row: &mut RowReader<'_>) -> Option<Winners> {
        match (&self.most, &self.need) {
            (Some(most), None) => {
                let count = row.read("most", grammar::count(most))?;
                Some(Winners::Most { count, shared: self.shared.unwrap_or(false) })
            }
            (None, Some(need)) => {
                for (field, given) in
                    [("shared", self.shared.is_some()), ("toll", self.toll.is_some()), ("proxy", self.proxy.is_some())]
                {
                    row.must(!given, field, || "expected only together with `most`".to_owned());
                }
                row.read("need", grammar::need(need)).map(|(count, number)| Winners::AtLeast(count, number))
            }
            (Some(_), Some(_)) | (None, None) => row.wrong(None, "expected either `most` or `need`"),
        }
    }
}

impl Written<Tables> for GoalRow {
    type Id = GoalId;
    type Piece = Goal;

    fn read(self, id: GoalId, row: &mut RowReader<'_>) -> Option<Goal> {
        let requirement = match (self.need, self.pay) {
            (Some(need), None) => {
                row.read("need", grammar::need(&need)).map(|(count, number)| Requirement::Have(count, number))
            }
            (None, Some(material)) => Some(Requirement::Pay(material)),
            (Some(_), Some(_)) | (None, None) => row.wrong(None, "expected either `need` or `pay`"),
        };
        Some(Goal { id, requirement: requirement? })
    }
}

impl Written<Tables> for IncomeRow {
    type Id = IncomeId;
    type Piece = (IncomeId, BonusId);

    fn read(self, id: IncomeId, row: &mut RowReader<'_>) -> Option<(IncomeId, BonusId)> {
        Some((id, bonus(row, "bonus", &self.bonus)?))
    }
}

impl Written<Tables> for AttributeRow {
    type Id = AttributeId;
    type Piece = AttributeChip;

    fn read(self, id: AttributeId, row: &mut RowReader<'_>) -> Option<AttributeChip> {
        row.must(matches!(self.need, 3 | 4), "need", || format!("expected 3 or 4, found {}", self.need));
        let ability = ability(row, "ability", &self.ability)?;
        Some(AttributeChip { id, feature: self.feature, need: self.need, ability })
    }
}

impl Written<Tables> for MarkerCardRow {
    type Id = MarkerCardId;
    type Piece = MarkerCard;

    fn read(self, id: MarkerCardId, row: &mut RowReader<'_>) -> Option<MarkerCard> {
        let markers = row.read("markers", grammar::markers(&self.markers))?;
        let card = MarkerCard { id, number: self.number, markers };
        validate::check_marker_card(row, &card);
        Some(card)
    }
}

impl Written<Tables> for ChipCardRow {
    type Id = ChipCardId;
    type Piece = (ChipCard, BonusId);

    fn read(self, id: ChipCardId, row: &mut RowReader<'_>) -> Option<(ChipCard, BonusId)> {
        let bonus = bonus(row, "bonus", &self.bonus)?;
        Some((ChipCard { id, number: self.number, module: self.module }, bonus))
    }
}
