//! Turns rows into pieces.

use engine::pack::Written;

use super::{RowReader, Tables, effects, within};
use crate::content::file::{
    ArtifactCardRow, BackRow, CardRow, CrateRow, Edges, LargeRow, MachineRow, ModuleRow, TileRow,
};
use crate::content::{
    ArtifactCard, ArtifactCardId, BACKS, Back, Card, CardId, CrateId, Ground, LargeId, LargeScore, Machine, MachineId,
    Module, ModuleId, SIDES, Tile, TileId, grammar, validate,
};
use crate::effect::{Carrier, EffectsId};
use crate::resource::{Color, Colors, Purse, Resource};

const MOST_COST: u8 = 9;
const MOST_POINTS: u8 = 9;

impl Written<Tables> for BackRow {
    type Id = ();
    type Piece = Back;

    fn read(self, (): (), row: &mut RowReader<'_>) -> Option<Back> {
        let costs =
            [(Resource::Gear, self.cost.gear), (Resource::Book, self.cost.book), (Resource::Food, self.cost.food)];
        let cost = costs.into_iter().fold(Purse::NOTHING, |cost, (resource, count)| cost.plus(resource, count));
        for (_, count) in costs {
            within(row, "cost", count, 0, MOST_COST);
        }
        within(row, "points", self.points, 0, MOST_POINTS);
        Some(Back { cost, points: self.points })
    }
}

impl Written<Tables> for TileRow {
    type Id = TileId;
    type Piece = Tile;

    fn read(self, id: TileId, row: &mut RowReader<'_>) -> Option<Tile> {
        let back = match self.back {
            Some(back) if id.is_start() => {
                row.wrong(Some("back"), format!("expected none, because {id} is a starting tile, found {back}"))
            }
            None if !id.is_start() => row.wrong(Some("back"), format!("expected a number from 1 to {BACKS}")),
            None => Some(None),
            Some(back) => {
                within(row, "back", back, 1, BACKS as u8);
                Some(back.checked_sub(1))
            }
        };
        let hexes: Vec<Option<Ground>> = self.hexes.iter().map(|text| ground(row, text)).collect();
        let hexes = row.exactly("hexes", hexes);
        Some(Tile { id, back: back?, hexes: hexes? })
    }
}

fn ground(row: &mut RowReader<'_>, text: &str) -> Option<Ground> {
    let ground = grammar::ground(text, &mut row.loading.tables);
    let ground = row.read("hexes", ground)?;
    if let Ground::Water(reward) = ground {
        validate::check_effects(row, "hexes", Carrier::Water, reward);
    }
    Some(ground)
}

impl Written<Tables> for LargeRow {
    type Id = LargeId;
    type Piece = [LargeScore; SIDES];

    fn read(self, _: LargeId, row: &mut RowReader<'_>) -> Option<[LargeScore; SIDES]> {
        let sides = self.sides.iter().map(|text| row.read("sides", grammar::large(text))).collect();
        row.exactly("sides", sides)
    }
}

impl Written<Tables> for CardRow {
    type Id = CardId;
    type Piece = Card;

    fn read(self, id: CardId, row: &mut RowReader<'_>) -> Option<Card> {
        let top = effects(row, "top", Carrier::Card, &self.top);
        let bottom = effects(row, "bottom", Carrier::Card, &self.bottom);
        let slot = match self.slot {
            None => [false, false],
            Some(Edges::Top) => [true, false],
            Some(Edges::Bottom) => [false, true],
            Some(Edges::Both) => [true, true],
        };
        Some(Card { id, color: self.color, effects: [top?, bottom?], slot, flask: self.flask })
    }
}

/// The number of machines of each color.
const MACHINES_OF_COLOR: usize = MachineId::COUNT / Color::COUNT;

impl Written<Tables> for MachineRow {
    type Id = MachineId;
    type Piece = Machine;

    fn read(self, id: MachineId, row: &mut RowReader<'_>) -> Option<Machine> {
        let color = Color::ALL[id.index() / MACHINES_OF_COLOR];
        row.must(self.color == color, "color", || {
            let order = Color::NAMES.join(", ");
            format!(
                "expected {color}, because there are {MACHINES_OF_COLOR} machines of each color in the order {order}, \
                 found {}",
                self.color
            )
        });
        let effect = effects(row, "effect", Carrier::Machine, &self.effect);
        Some(Machine { id, color, effect: effect?, flask: self.flask })
    }
}

impl Written<Tables> for ModuleRow {
    type Id = ModuleId;
    type Piece = Module;

    fn read(self, id: ModuleId, row: &mut RowReader<'_>) -> Option<Module> {
        let colors: Colors = self.colors.iter().copied().collect();
        let good = matches!(self.colors.len(), 1 | 2) && colors.len() as usize == self.colors.len();
        row.must(good, "colors", || {
            let found: Vec<&str> = self.colors.iter().map(|color| color.name()).collect();
            let found = if found.is_empty() { "none".to_owned() } else { found.join(", ") };
            format!("expected one color or two different ones, found {found}")
        });
        let effect = effects(row, "effect", Carrier::Module, &self.effect);
        Some(Module { id, colors, effect: effect?, flask: self.flask })
    }
}

impl Written<Tables> for CrateRow {
    type Id = CrateId;
    type Piece = EffectsId;

    fn read(self, _: CrateId, row: &mut RowReader<'_>) -> Option<EffectsId> {
        effects(row, "effect", Carrier::Crate, &self.effect)
    }
}

impl Written<Tables> for ArtifactCardRow {
    type Id = ArtifactCardId;
    type Piece = ArtifactCard;

    fn read(self, id: ArtifactCardId, row: &mut RowReader<'_>) -> Option<ArtifactCard> {
        let fields = [("purple", &self.purple), ("orange", &self.orange), ("white", &self.white)];
        let [purple, orange, white] = fields.map(|(field, text)| row.read(field, grammar::category(text)));
        Some(ArtifactCard { id, categories: [purple?, orange?, white?] })
    }
}
