//! Range: the distance of actions on the board, and their cost (sections “Range”, “Explore”, “Populate”, “Build”).

use engine::Seat;
use serde::{Serialize, Serializer};

use crate::content::{CardId, Content};
use crate::effect::{BoardAction, Lasting, Piece};
use crate::resource::{Color, Purse, Resource};
use crate::space::{Space, SpaceSet};
use crate::state::Revive;
use crate::task::{Chore, Task};
use crate::tribe::Gives;

/// Cost of a small building in gears.
pub const SMALL_COST: u8 = 3;
/// Cost of a large building in gears.
pub const LARGE_COST: u8 = 5;
/// Discount of a target on its owner's action.
pub(crate) const TARGET_DISCOUNT: u8 = 2;
/// Discount of a workshop on its owner's action.
pub(crate) const WORKSHOP_DISCOUNT: u8 = 1;
/// More food than a player can pay, crystals included.
pub(crate) const FAR: usize = 10;

/// The spaces that a player can reach. Each layer has the spaces within reach of that amount of food.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach([SpaceSet; FAR]);

impl Reach {
    /// Returns all spaces within reach.
    #[must_use]
    pub fn all(&self) -> SpaceSet {
        self.0.iter().fold(SpaceSet::EMPTY, |all, layer| all | *layer)
    }

    /// Returns the spaces that can be reached with this amount of food or less.
    #[must_use]
    pub fn within(&self, food: u8) -> SpaceSet {
        self.0[usize::from(food).min(FAR - 1)]
    }

    /// Returns the amount of food to the nearest of these spaces, or `None` if none is within reach.
    #[must_use]
    pub fn food(&self, spaces: SpaceSet) -> Option<u8> {
        self.0.iter().position(|reached| reached.meets(spaces)).map(|food| food as u8)
    }

    /// Returns the amount of food to a space, or `None` if it is out of reach.
    #[must_use]
    pub fn to(&self, space: Space) -> Option<u8> {
        self.food(SpaceSet::only(space))
    }
}

/// Written as the amount of food to each space within reach.
impl Serialize for Reach {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.all().iter().filter_map(|space| Some((space, self.to(space)?))))
    }
}

/// The reach and discounts of a player's actions on the board now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    pub(crate) reach: Reach,
    /// Discount on each action, regardless of its space.
    pub(crate) discount: [u8; BoardAction::COUNT],
    /// The spaces next to the player's workshops.
    by_workshops: SpaceSet,
    /// The spaces next to the player's falcon, and the discount on actions there.
    by_falcon: (SpaceSet, u8),
    /// The player's targets.
    targets: SpaceSet,
    /// Mountains, if the player has a discount for them. Empty if not.
    mountains: SpaceSet,
    /// Discount on exploring in food.
    pub(crate) explore_food: u8,
    /// Whether the player owes no books to others.
    no_books: bool,
    /// Sand without a building.
    pub(crate) vacant: SpaceSet,
    /// All spaces within the player's reach.
    pub(crate) reached: SpaceSet,
    /// The spaces of places whose exploration has begun, but whose tile is not turned up yet.
    pub(crate) begun: SpaceSet,
}

/// The cost of an action on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Price {
    /// Cost of the action itself.
    pub(crate) action: Purse,
    /// Number of books for other players who are there.
    pub(crate) books: u8,
    /// Amount of food for the range.
    pub(crate) range: u8,
}

impl Price {
    /// Returns the whole cost.
    pub(crate) fn total(&self) -> Purse {
        self.action.plus(Resource::Book, self.books).plus(Resource::Food, self.range)
    }
}

/// Returns the number of basic resources that are missing for a cost.
pub(super) fn missing(purse: Purse, cost: Purse) -> u8 {
    Resource::BASIC.into_iter().map(|basic| cost[basic].saturating_sub(purse[basic])).sum()
}

/// Returns the number of crystals that must replace missing resources, or `None` if there are not enough.
pub(crate) fn crystals_for(purse: Purse, cost: Purse) -> Option<u8> {
    let missing = missing(purse, cost);
    (missing <= purse[Resource::Crystal]).then_some(missing)
}

impl Revive {
    /// Returns the kind of piece that a player's tribe ability places, if it places one.
    pub(crate) fn piece_of(&self, seat: Seat) -> Option<Piece> {
        let ability = self.player(seat).board(&self.content).ability;
        self.content.effects(ability).iter().find_map(|clause| match clause {
            crate::effect::Clause::One(crate::effect::Effect::Piece(piece)) => Some(*piece),
            _ => None,
        })
    }

    /// Returns the player whose tribe places this kind of piece.
    pub(crate) fn owner_of(&self, piece: Piece) -> Option<Seat> {
        self.seats().find(|seat| self.piece_of(*seat) == Some(piece))
    }

    /// Lists the lasting effects of a player's cards in slots and unlocked technologies.
    fn lasting(&self, seat: Seat) -> impl Iterator<Item = Lasting> {
        let content: &'static Content = self.content.0;
        let player = *self.player(seat);
        let played = player.played();
        let cards = played
            .iter()
            .filter_map(CardId::new)
            .flat_map(move |card| content.lasting(content.card(card).effects[player.shown(card).index()]));
        let technologies = player.gives(content).filter_map(|gives| match gives {
            Gives::Lasting(lasting) => Some(lasting),
            _ => None,
        });
        cards.chain(technologies)
    }

    /// Returns the number of spaces that a player passes for free.
    fn free_range(&self, seat: Seat) -> u8 {
        let lasting = self.lasting(seat).map(|lasting| match lasting {
            Lasting::Range(range) => range,
            Lasting::Discount(..) => 0,
        });
        self.next_of(seat).range + lasting.sum::<u8>()
    }

    /// Returns the spaces that cost a player nothing to pass.
    fn free_paths(&self, seat: Seat) -> SpaceSet {
        self.player(seat).gives(&self.content).fold(SpaceSet::EMPTY, |free, gives| {
            let Gives::FreePath(passing) = gives else { return free };
            let free = passing.terrain.iter().fold(free, |free, color| free | self.map.terrain[color.index()]);
            if passing.water { free | self.map.water } else { free }
        })
    }

    /// Returns the terms of a player's actions on the board now, with `more` additional range, as far as the player can
    /// pay.
    pub(crate) fn terms(&self, seat: Seat, more: u8) -> Terms {
        let purse = self.player(seat).purse;
        self.terms_within(seat, more, purse[Resource::Food] + purse[Resource::Crystal])
    }

    /// Returns the terms of a player's actions on the board now, as far as this amount of food goes.
    pub(crate) fn terms_within(&self, seat: Seat, more: u8, food: u8) -> Terms {
        let board = self.content.board();
        let piece = self.piece_of(seat);
        let only_if = |wanted: Piece, spaces: SpaceSet| if piece == Some(wanted) { spaces } else { SpaceSet::EMPTY };
        let falcon = self.map.falcon.map_or(SpaceSet::EMPTY, |falcon| board.next_to(falcon));
        let player = self.player(seat);
        let explore_food = player.sum_of(&self.content, |gives| match gives {
            Gives::ExploreFood(food) => food,
            _ => 0,
        });
        // The discount on exploring can come off the range.
        let reach = self.reach(seat, more, food.saturating_add(explore_food));
        let mut terms = Terms {
            reach,
            reached: reach.all(),
            discount: self.next_of(seat).discount,
            by_workshops: board.next_to_any(only_if(Piece::Workshop, self.map.workshops)),
            by_falcon: (only_if(Piece::Falcon, falcon), 0),
            targets: only_if(Piece::Target, self.map.targets),
            mountains: SpaceSet::EMPTY,
            explore_food,
            no_books: false,
            vacant: self.map.sand & !self.all_buildings(),
            begun: self.begun(),
        };
        for lasting in self.lasting(seat) {
            if let Lasting::Discount(action, discount) = lasting {
                terms.discount[action.index()] += discount;
            }
        }
        for gives in player.gives(&self.content) {
            match gives {
                Gives::FalconDiscount(discount) => terms.by_falcon.1 += discount,
                Gives::MountainDiscount => terms.mountains = self.map.terrain[Color::Gray.index()],
                Gives::NoBooks => terms.no_books = true,
                _ => {}
            }
        }
        terms
    }

    /// Returns the spaces of places that are being explored. Their tile is turned up once a citizen is recruited.
    fn begun(&self) -> SpaceSet {
        self.agenda.iter().fold(SpaceSet::EMPTY, |all, step| match step.task {
            Task::Chore(Chore::TurnUp(place)) => all | place.spaces(),
            _ => all,
        })
    }

    /// Returns the spaces within reach of at most this amount of food, with `more` additional range.
    pub(super) fn reach(&self, seat: Seat, more: u8, food: u8) -> Reach {
        let player = self.player(seat);
        let piece = self.piece_of(seat);
        let origins = self.origins(seat, piece);
        let skipped = self.free_range(seat) + more;
        let mut reach = self.spread(seat, origins, skipped, food);
        if piece == Some(Piece::Temple) && !self.map.temples.is_empty() {
            let temple = player.sum_of(&self.content, |gives| match gives {
                Gives::TempleRange(range) => range,
                _ => 0,
            });
            let from_temples = self.spread(seat, self.map.temples, skipped + temple, food);
            for (near, far) in reach.0.iter_mut().zip(from_temples.0) {
                *near |= far;
            }
        }
        reach
    }

    /// Returns the amount of food to every space, regardless of what the player has, with `more` additional range. The
    /// player's own pieces cost nothing to reach.
    pub(super) fn range_to_all(&self, seat: Seat, more: u8) -> Reach {
        let mut reach = self.reach(seat, more, u8::MAX);
        let origins = self.origins(seat, self.piece_of(seat));
        for layer in &mut reach.0 {
            *layer |= origins;
        }
        reach
    }

    /// Returns the spaces from which a player with this kind of piece counts range. Temples are not among them.
    fn origins(&self, seat: Seat, piece: Option<Piece>) -> SpaceSet {
        let mut origins = self.player(seat).pieces();
        if origins.is_empty() {
            origins.insert(Space::CHASM);
        }
        if let (Some(Piece::Falcon), Some(falcon)) = (piece, self.map.falcon) {
            origins.insert(falcon);
        }
        origins
    }

    /// Returns true if a path leads to one of these spaces, regardless of its cost.
    pub(super) fn has_way(&self, seat: Seat, spaces: SpaceSet) -> bool {
        let piece = self.piece_of(seat);
        let mut passed = self.origins(seat, piece);
        if piece == Some(Piece::Temple) {
            passed |= self.map.temples;
        }
        loop {
            let next = self.content.board().next_to_any(passed);
            let more = next & self.map.explored() & !passed;
            if next.meets(spaces) || more.is_empty() {
                return next.meets(spaces);
            }
            passed |= more;
        }
    }

    /// Returns the spaces within reach of `origins` with at most `most` food, if `skipped` spaces on a path cost nothing to
    /// pass.
    fn spread(&self, seat: Seat, origins: SpaceSet, skipped: u8, most: u8) -> Reach {
        let board = self.content.board();
        let (explored, free) = (self.map.explored(), self.free_paths(seat));
        let most = usize::from(most).min(FAR - 1);
        let mut passed = origins;
        let mut next = board.next_to_any(passed);
        let mut layers = [SpaceSet::EMPTY; FAR];
        for weight in 0..=most + usize::from(skipped) {
            // Free spaces add no weight.
            loop {
                let more = next & explored & free & !passed;
                if more.is_empty() {
                    break;
                }
                passed |= more;
                next |= board.next_to_any(more);
            }
            let food = weight.saturating_sub(usize::from(skipped));
            layers[food] = next;
            let more = next & explored & !passed;
            if more.is_empty() {
                layers[food..=most].fill(next);
                break;
            }
            passed |= more;
            next |= board.next_to_any(more);
        }
        Reach(layers)
    }

    /// Returns the price of building on a space, or `None` if it is out of reach.
    pub(crate) fn build_price(&self, space: Space, large: bool, terms: &Terms) -> Option<Price> {
        let range = terms.reach.food(SpaceSet::only(space))?;
        let mountains = self.content.board().next_to(space) & terms.mountains;
        let discount = terms.discount(BoardAction::Build, SpaceSet::only(space)) + mountains.len() as u8;
        let gears = if large { LARGE_COST } else { SMALL_COST };
        Some(Price { action: Purse::of(Resource::Gear, gears.saturating_sub(discount)), books: 0, range })
    }

    /// Returns the price of populating a location, or `None` if it is out of reach.
    pub(crate) fn populate_price(&self, seat: Seat, space: Space, technology: u8, terms: &Terms) -> Option<Price> {
        let range = terms.reach.food(SpaceSet::only(space))?;
        let discount = terms.discount(BoardAction::Populate, SpaceSet::only(space));
        let unlocks = self.player(seat).board(&self.content).technologies[usize::from(technology)];
        // The technology already applies to the action that unlocks it.
        let books = if terms.no_books || unlocks.gives == Gives::NoBooks {
            0
        } else {
            self.others(seat).filter(|other| self.player(*other).figures.contains(space)).count() as u8
        };
        Some(Price { action: Purse::of(Resource::Book, unlocks.cost.saturating_sub(discount)), books, range })
    }
}

impl Terms {
    /// Returns the discount on an action on these spaces. Several workshops count once.
    pub(super) fn discount(&self, action: BoardAction, spaces: SpaceSet) -> u8 {
        let workshop = if self.by_workshops.meets(spaces) { WORKSHOP_DISCOUNT } else { 0 };
        let falcon = if self.by_falcon.0.meets(spaces) { self.by_falcon.1 } else { 0 };
        let target = if self.targets.meets(spaces) { TARGET_DISCOUNT } else { 0 };
        self.discount[action.index()] + workshop + falcon + target
    }
}
