//! Tribe abilities and technologies (section “Clarification of tribe abilities and technologies”).

use engine::Seat;

use super::cards::leave_slots;
use super::effects::can_afford;
use crate::content::CardId;
use crate::effect::{Clause, Coin, Effect, EffectsId, Piece};
use crate::event::Event;
use crate::flow::{Enough, Flow};
use crate::resource::{Color, Purse, Resource};
use crate::space::{Space, SpaceSet};
use crate::state::{Now, Revive};
use crate::task::{Chore, Task};
use crate::tribe::Gives;

/// Number of spaces that the falcon flies for each marker removed from the tribe board.
pub(crate) const FLIGHT: u32 = 3;

/// Returns true if the range to the space of a piece must be paid.
pub(crate) const fn takes_range(piece: Piece) -> bool {
    matches!(piece, Piece::Forest | Piece::Temple | Piece::Sand)
}

/// The prospect of carrying out a step of a tribe ability.
enum Prospect {
    /// The step always happens, even without any gain.
    Happens,
    /// A cost or a piece. If it is not possible, neither is the ability.
    Needed(bool),
    /// An action or a card. At least one of those that the ability names must be possible.
    Named(bool),
}

impl Prospect {
    const fn can(self) -> bool {
        match self {
            Self::Happens => true,
            Self::Needed(can) | Self::Named(can) => can,
        }
    }
}

impl Revive {
    /// Returns the effects of a player's tribe ability.
    fn ability(&self, seat: Seat) -> EffectsId {
        self.player(seat).board(&self.content).ability
    }

    /// Returns true if the tribe ability places a piece. The ability counts as carried out only when the piece is
    /// placed.
    fn waits_for_piece(&self, seat: Seat) -> bool {
        self.piece_of(seat).is_some()
    }

    /// Returns true if the tribe ability can be carried out: its cost can be paid, its piece can be placed, and at
    /// least one of the actions and cards that it names is possible (A12). Gains of earlier steps count.
    pub(crate) fn can_activate_tribe(&self, seat: Seat) -> bool {
        let steps = self.content.0.effects(self.ability(seat));
        let mut purse = self.player(seat).purse;
        let (mut names, mut possible) = (false, false);
        for step in steps {
            match self.prospect(seat, *step, &mut purse) {
                Prospect::Happens => {}
                Prospect::Needed(false) => return false,
                Prospect::Needed(true) => {}
                Prospect::Named(can) => {
                    names = true;
                    possible |= can;
                }
            }
        }
        !names || possible
    }

    /// Returns the prospect of a step of the tribe ability with these resources, and updates them to those after the
    /// step.
    fn prospect(&self, seat: Seat, step: Clause, purse: &mut Purse) -> Prospect {
        match step {
            Clause::One(Effect::Pay(id)) => {
                let pay = self.content.pay(id);
                if !can_afford(*purse, pay, 0) {
                    return Prospect::Needed(false);
                }
                if let Coin::Only(resource) = pay.coin {
                    purse[resource] -= pay.count;
                }
                match self.prospect(seat, pay.gain, purse) {
                    Prospect::Happens => Prospect::Needed(true),
                    gain => gain,
                }
            }
            Clause::One(effect) => self.prospect_of(seat, effect, purse),
            Clause::Either(first, second) => {
                let (mut one, mut other) = (*purse, *purse);
                match (self.prospect_of(seat, first, &mut one), self.prospect_of(seat, second, &mut other)) {
                    (Prospect::Happens, _) | (_, Prospect::Happens) => Prospect::Happens,
                    (first, second) => Prospect::Named(first.can() || second.can()),
                }
            }
        }
    }

    fn prospect_of(&self, seat: Seat, effect: Effect, purse: &mut Purse) -> Prospect {
        let player = self.player(seat);
        let any = &mut |_| Enough::Break(());
        // With the gains of earlier steps.
        let can_act = |purse: Purse, action, range| {
            if purse == player.purse {
                return self.list_board_actions(seat, action, range, &mut |_| Enough::Break(())).is_break();
            }
            let mut then = *self;
            then.player_mut(seat).purse = purse;
            then.list_board_actions(seat, action, range, &mut |_| Enough::Break(())).is_break()
        };
        Prospect::Named(match effect {
            Effect::Gain(resource, count) => {
                let room = self.content.player_board().limits[resource].saturating_sub(purse[resource]);
                purse[resource] += count.min(room);
                return Prospect::Happens;
            }
            Effect::Piece(piece) => return Prospect::Needed(!self.piece_spaces(seat, piece).is_empty()),
            Effect::Act(action) => can_act(*purse, Some(action), 0),
            Effect::FreeAction(range) => can_act(*purse, None, range),
            Effect::Play(color) => self.list_plays(seat, color, any).is_break(),
            Effect::Card(color) => self.list_display(color, any).is_break(),
            Effect::Rest => !player.played().is_empty(),
            Effect::Wake => !player.resting.is_empty(),
            _ => return Prospect::Happens,
        })
    }

    /// Activates the tribe ability: moves a marker to the progress track and carries out all effects. An ability with a
    /// piece does so only when the piece is placed. Free actions may come before that, and if they leave no space for
    /// the piece, nothing is carried out.
    pub(crate) fn activate_tribe(&mut self, seat: Seat, flow: &mut impl Flow) {
        let content = self.content.0;
        let ability = self.ability(seat);
        flow.record(Event::UsedAbility { seat });
        if self.waits_for_piece(seat) {
            return self.push_effects(seat, ability, None);
        }
        self.push_more_of_ability(seat);
        if let Some(Clause::One(Effect::Pay(id))) = content.effects(ability).first().copied()
            && let Coin::Only(resource) = content.pay(id).coin
        {
            // The ability is not possible without its first payment, which is therefore not optional.
            self.push(seat, Task::Chore(Chore::Effects { list: ability, at: 1, card: None }));
            self.pay(seat, (id, content.pay(id).times, 0), None, resource, flow);
        } else {
            self.push_effects(seat, ability, None);
        }
        self.move_tribe_marker(seat, flow);
    }

    /// Puts the effects that technologies add to the tribe ability on the agenda. They are mandatory, like effects that
    /// technologies give immediately.
    fn push_more_of_ability(&mut self, seat: Seat) {
        let content = self.content.0;
        for gives in self.player(seat).gives(content) {
            if let Gives::AbilityMore(list) = gives {
                self.push(seat, Task::Chore(Chore::Technology { list, at: 0 }));
            }
        }
    }

    /// Moves a marker from the tribe board to the progress track, if any is left.
    fn move_tribe_marker(&mut self, seat: Seat, flow: &mut impl Flow) {
        if self.player(seat).tribe_markers > 0 {
            self.player_mut(seat).tribe_markers -= 1;
            self.make_progress(seat, flow);
        }
    }

    /// Returns the number of markers that count for the flight: those that were removed from the tribe board and,
    /// before the falcon lands, the one that this ability removes.
    fn flight_markers(&self, seat: Seat) -> u32 {
        let player = self.player(seat);
        u32::from(player.abilities_used()) + u32::from(player.tribe_markers > 0 && self.waits_for_piece(seat))
    }

    /// Returns the spaces where a piece can be placed, or where the falcon can land.
    pub(crate) fn piece_spaces(&self, seat: Seat, piece: Piece) -> SpaceSet {
        let purse = self.player(seat).purse;
        if !self.has_piece(seat, piece) || purse[Resource::Crystal] < piece.crystals() {
            return SpaceSet::EMPTY;
        }
        let spaces = self.piece_ground(seat, piece);
        if takes_range(piece) { spaces & self.reach(seat, 0, purse[Resource::Food]).all() } else { spaces }
    }

    /// Returns true if a player has a piece left to place. The falcon is always there.
    pub(super) fn has_piece(&self, seat: Seat, piece: Piece) -> bool {
        piece == Piece::Falcon || self.player(seat).tribe_tiles > 0
    }

    /// Returns the spaces where a piece can be placed, or where the falcon can land, regardless of the cost.
    pub(super) fn piece_ground(&self, seat: Seat, piece: Piece) -> SpaceSet {
        let map = &self.map;
        let falcon = map.falcon.map_or(SpaceSet::EMPTY, SpaceSet::only);
        match piece {
            Piece::Forest => map.sand & !self.all_buildings() & !map.targets,
            Piece::Temple => map.water & !map.temples,
            Piece::Target => (map.sand | map.all_locations()) & !self.player(seat).pieces() & !map.targets,
            Piece::Sand => map.all_terrain() & !map.workshops & !falcon,
            Piece::Workshop => map.all_terrain() & !map.workshops,
            Piece::Falcon => self.flight(self.flight_markers(seat)),
        }
    }

    /// Returns the amount of food for the range to the space of a piece.
    pub(crate) fn piece_range(&self, seat: Seat, piece: Piece, space: Space) -> u8 {
        if takes_range(piece) { self.reach(seat, 0, u8::MAX).food(SpaceSet::only(space)).unwrap_or(0) } else { 0 }
    }

    /// Returns the terrain where the falcon can land. It flies over explored spaces and the chasm, and may land where
    /// it started.
    fn flight(&self, markers: u32) -> SpaceSet {
        let Some(from) = self.map.falcon else { return SpaceSet::EMPTY };
        let explored = self.map.explored();
        let mut reached = SpaceSet::only(from);
        let mut rim = reached;
        for _ in 0..markers * FLIGHT {
            rim = self.content.board().next_to_any(rim) & explored & !reached;
            if rim.is_empty() {
                break;
            }
            reached |= rim;
        }
        reached & self.map.all_terrain()
    }

    /// Places a piece of the tribe, or moves the falcon.
    pub(crate) fn place_piece(&mut self, seat: Seat, piece: Piece, space: Space, flow: &mut impl Flow) {
        // Only tribe abilities place pieces, and each ability places at most one.
        self.push_more_of_ability(seat);
        if piece.crystals() > 0 {
            self.spend(seat, Resource::Crystal, piece.crystals(), flow);
        }
        if takes_range(piece) {
            let food = self.piece_range(seat, piece, space);
            if food > 0 {
                self.spend(seat, Resource::Food, food, flow);
            }
            self.use_up(seat, Now::use_range);
        }
        if piece != Piece::Falcon {
            self.player_mut(seat).tribe_tiles -= 1;
        }
        flow.record(Event::PlacedPiece { seat, piece, space });
        let color = self.map.color_of(space);
        match piece {
            Piece::Forest => self.place_forest(seat, space, flow),
            Piece::Temple => {
                self.map.temples.insert(space);
                if let Some(effects) = self.map.water_reward(space, self.content.0) {
                    self.push_effects(seat, effects, None);
                }
            }
            Piece::Target => self.map.targets.insert(space),
            Piece::Sand => {
                for terrain in &mut self.map.terrain {
                    terrain.remove(space);
                }
                self.map.forests.remove(space);
                self.map.sand.insert(space);
                self.map.sands.insert(space);
                self.push(seat, Task::TakeCard(color));
            }
            Piece::Workshop => {
                self.map.workshops.insert(space);
                if let Some(color) = color {
                    self.advance(seat, color, flow);
                }
            }
            Piece::Falcon => {
                self.map.falcon = Some(space);
                let count = self.player(seat).sum_of(&self.content, |gives| match gives {
                    Gives::FalconResources(count) => count,
                    _ => 0,
                });
                if let (Some(color), 1..) = (color, count) {
                    self.gain(seat, color.resource(), count, flow);
                }
            }
        }
        self.move_tribe_marker(seat, flow);
    }

    /// Places a forest: all players with a building next to it advance, then its owner gains books for its chain.
    fn place_forest(&mut self, seat: Seat, space: Space, flow: &mut impl Flow) {
        self.map.sand.remove(space);
        self.map.sands.remove(space);
        self.map.terrain[Color::Green.index()].insert(space);
        self.map.forests.insert(space);
        for owner in self.seats_from(seat).rev() {
            self.reach_buildings(owner, SpaceSet::only(space));
        }
        let mut chain = SpaceSet::only(space);
        loop {
            let more = self.content.board().next_to_any(chain) & self.map.forests & !chain;
            if more.is_empty() {
                break;
            }
            chain |= more;
        }
        self.gain(seat, Resource::Book, chain.len() as u8, flow);
    }

    /// Returns true if a technology that trades or moves a card can be used now.
    pub(crate) fn can_use_technology(&self, seat: Seat, number: u8) -> bool {
        let player = self.player(seat);
        if !player.technologies.contains(number) {
            return false;
        }
        match player.board(&self.content).technologies[usize::from(number)].gives {
            Gives::Trade { coin: Coin::Only(resource), count, .. } => player.purse[resource] >= count,
            Gives::Trade { coin: Coin::Basic, count, .. } => {
                Resource::BASIC.into_iter().map(|basic| player.purse[basic]).sum::<u8>() >= count
            }
            Gives::RestForCrystal => player.purse[Resource::Crystal] > 0 && !player.played().is_empty(),
            _ => false,
        }
    }

    /// Returns true if a technology trades basic resources away.
    pub(super) fn spends_basics(&self, seat: Seat, number: u8) -> bool {
        match self.player(seat).board(&self.content).technologies[usize::from(number)].gives {
            Gives::Trade { coin, .. } => coin != Coin::Only(Resource::Crystal),
            _ => false,
        }
    }

    /// Uses a technology that trades or moves a card.
    pub(crate) fn use_technology(&mut self, seat: Seat, number: u8, flow: &mut impl Flow) {
        match self.player(seat).board(&self.content).technologies[usize::from(number)].gives {
            Gives::Trade { coin: Coin::Only(resource), count, .. } => {
                self.spend(seat, resource, count, flow);
                self.trade_gain(seat, number, flow);
            }
            Gives::Trade { coin: Coin::Basic, count, .. } => {
                self.push(seat, Task::TradeAway { technology: number, left: count });
            }
            Gives::RestForCrystal => {
                self.spend(seat, Resource::Crystal, 1, flow);
                self.push(seat, Task::Rest { not: None });
            }
            _ => {}
        }
    }

    /// Gives one resource for the trade of a technology.
    pub(crate) fn trade_away(&mut self, seat: Seat, number: u8, left: u8, resource: Resource, flow: &mut impl Flow) {
        self.spend(seat, resource, 1, flow);
        if left > 1 {
            self.push(seat, Task::TradeAway { technology: number, left: left - 1 });
        } else {
            self.trade_gain(seat, number, flow);
        }
    }

    /// Gives the gain of a technology's trade, or asks for its kind.
    fn trade_gain(&mut self, seat: Seat, number: u8, flow: &mut impl Flow) {
        match self.player(seat).board(&self.content).technologies[usize::from(number)].gives {
            Gives::Trade { gain: Coin::Only(resource), gained, .. } => self.gain(seat, resource, gained, flow),
            Gives::Trade { gain: Coin::Basic, .. } => self.push(seat, Task::TradeFor { technology: number }),
            _ => {}
        }
    }

    /// Gains resources of one kind for a trade.
    pub(crate) fn trade_for(&mut self, seat: Seat, number: u8, resource: Resource, flow: &mut impl Flow) {
        if let Gives::Trade { gained, .. } =
            self.player(seat).board(&self.content).technologies[usize::from(number)].gives
        {
            self.gain(seat, resource, gained, flow);
        }
    }

    /// Returns the locations that a figure can move to: regular ones without another figure of the player.
    pub(crate) fn figure_goals(&self, seat: Seat) -> SpaceSet {
        self.map.locations & !self.player(seat).figures
    }

    /// Moves a figure.
    pub(crate) fn move_figure(&mut self, seat: Seat, from: Space, to: Space, flow: &mut impl Flow) {
        let player = self.player_mut(seat);
        player.figures.remove(from);
        player.figures.insert(to);
        flow.record(Event::MovedFigure { seat, from, to });
    }

    /// Returns the face-up cards of other players.
    pub(crate) fn cards_to_copy(&self, seat: Seat) -> crate::content::CardSet {
        self.others(seat).fold(crate::content::CardSet::EMPTY, |all, other| {
            let player = self.player(other);
            all.union(&player.active).union(&player.played())
        })
    }

    /// Removes a card from the game.
    pub(crate) fn box_card(&mut self, seat: Seat, card: CardId, flow: &mut impl Flow) {
        let player = self.player_mut(seat);
        leave_slots(player, card);
        player.active.remove(card.id());
        player.resting.remove(card.id());
        self.supply.boxed_cards.insert(card.id());
        flow.record(Event::LeftGame { seat, card });
    }
}
