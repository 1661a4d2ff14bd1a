//! Checks that no pack lets a player go on forever without paying.
//!
//! Most effects use up a component that does not come back within a turn: a tile, a figure, a building, a module, a
//! crate, an energy from the supply, or a card from the deck. A payment uses up resources. Its gain may cover the next
//! payment, but the player decides to pay each time. Three things come back for free:
//!
//! - *Trades.* A crystal can be traded for a basic resource, and some technologies offer other trades. Trades that lead
//!   back to what they cost could be repeated forever.
//! - *The tribe ability.* Anything may activate it except the ability itself (`check_effects` rejects that).
//! - *Cards and machines.* A played card comes back when it goes to rest and wakes, a machine when it is recharged. To
//!   play a card again, a player has to move it twice. To retire it again, they have to use a machine and wake the
//!   card. So a card covers at most half of its own way back if it gives only one move, or the energy for one, together
//!   with everything it activates. Moves that are paid for do not count.

use engine::pack::PackError;

use crate::content::file::PackFile;
use crate::content::{Card, CardId, Content, Half, ModuleId};
use crate::effect::{Clause, Coin, Effect, EffectsId, Returns};
use crate::resource::Resource;
use crate::tribe::{Gives, Side, Tribe, TribeBoard};

use super::error;

/// The number of moves that bring a card back.
const WAY_BACK: u32 = 2;

/// Lists everything that could go on forever.
pub(super) fn check(content: &Content) -> Vec<PackError> {
    let boards = Tribe::ALL.into_iter().flat_map(|tribe| Side::ALL.map(|side| (tribe, side)));
    let cycles = boards.filter_map(|(tribe, side)| cycle(content, tribe, side));
    cycles.chain(Moves::of(content, Counting::Free).check()).collect()
}

/// Returns an error if a tribe's trades form a cycle without a loss.
fn cycle(content: &Content, tribe: Tribe, side: Side) -> Option<PackError> {
    let board = content.tribe(tribe, side);
    let trades = board.technologies.iter().filter_map(|technology| match technology.gives {
        Gives::Trade { coin, count, gain, gained } => Some((coin, count, gain, gained)),
        _ => None,
    });
    // The best rate for trading the first resource for the second, as a fraction.
    let mut rates = [[(0_u32, 1_u32); Resource::COUNT]; Resource::COUNT];
    let mut better = |from: Resource, to: Resource, (gained, count): (u32, u32)| {
        let rate = &mut rates[from.index()][to.index()];
        if gained * rate.1 > rate.0 * count {
            *rate = (gained, count);
        }
    };
    Resource::BASIC.into_iter().for_each(|basic| better(Resource::Crystal, basic, (1, 1)));
    for (coin, count, gain, gained) in trades {
        for from in kinds(coin).iter() {
            kinds(gain).iter().for_each(|to| better(from, to, (gained.into(), count.into())));
        }
    }
    Resource::ALL.into_iter().any(|start| leads_back(&rates, start, start, Resources::EMPTY, (1, 1))).then(|| {
        let problem = "expected every cycle of trades to lose something, but with these technologies resources could be \
                       traded forever";
        error(PackFile::Tribes, Some(format!("{tribe} {side}")), "technology", problem.to_owned())
    })
}

engine::small_set! {
    struct Resources(u8) of Resource
}

/// Lists the resources that can be used as a coin.
fn kinds(coin: Coin) -> Resources {
    match coin {
        Coin::Only(resource) => Resources::only(resource),
        Coin::Basic => Resources::ALL.without(Resource::Crystal),
    }
}

/// Returns true if trades lead back from here to `start` without a loss.
fn leads_back(
    rates: &[[(u32, u32); Resource::COUNT]; Resource::COUNT],
    start: Resource,
    here: Resource,
    seen: Resources,
    (have, of): (u32, u32),
) -> bool {
    seen.complement().iter().any(|to| {
        let (gained, count) = rates[here.index()][to.index()];
        let then = (have * gained, of * count);
        then.0 > 0 && if to == start { then.0 >= then.1 } else { leads_back(rates, start, to, seen.with(to), then) }
    })
}

/// The moves that are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Counting {
    /// Free moves, including those of machines that use recharged energy.
    Free,
    /// Moves without machines, paid for or not.
    ByCards,
}

/// The moves that return cards and energy.
pub(super) struct Moves<'a> {
    content: &'a Content,
    counting: Counting,
    /// The maximum number of moves that a machine gives.
    machine: u32,
    /// The maximum number of moves that a tribe ability gives, including what technologies add to it.
    ability: u32,
}

impl<'a> Moves<'a> {
    pub(super) fn of(content: &'a Content, counting: Counting) -> Self {
        let boards = || content.tribes.iter();
        let mut moves = Self { content, counting, machine: 0, ability: 0 };
        let technologies =
            boards().flat_map(|board| board.technologies).filter_map(|technology| match technology.gives {
                Gives::Machine(list) => Some(list),
                _ => None,
            });
        let machines = content.machines.iter().map(|machine| machine.effect);
        moves.ability = boards().map(|board| moves.ability(board)).max().unwrap_or(0);
        if counting == Counting::Free {
            // The standard machine that moves a card to rest gives one.
            moves.machine = machines.chain(technologies).map(|list| moves.list(list)).fold(1, u32::max);
        }
        moves
    }

    fn ability(&self, board: &TribeBoard) -> u32 {
        let more = board.technologies.iter().map(|technology| match technology.gives {
            Gives::AbilityMore(list) => self.list(list),
            _ => 0,
        });
        self.list(board.ability) + more.sum::<u32>()
    }

    /// Returns the maximum number of moves that an effect list gives.
    pub(super) fn list(&self, list: EffectsId) -> u32 {
        self.content.effects(list).iter().map(|clause| self.clause(*clause)).sum()
    }

    fn clause(&self, clause: Clause) -> u32 {
        match clause {
            Clause::One(effect) => self.effect(effect),
            Clause::Either(first, second) => self.effect(first).max(self.effect(second)),
        }
    }

    fn effect(&self, effect: Effect) -> u32 {
        match effect {
            Effect::Pay(pay) if self.counting == Counting::ByCards => {
                let pay = self.content.pay(pay);
                u32::from(pay.times) * self.clause(pay.gain)
            }
            _ => match effect.facts().returns {
                Returns::Nothing => 0,
                Returns::Card => 1,
                Returns::Energy => self.machine,
                Returns::Ability => self.ability,
            },
        }
    }

    /// Lists all halves of cards with the moves that they give.
    fn halves(&self) -> impl Iterator<Item = (&'a Card, Half, u32)> {
        let cards = CardId::all().map(|id| self.content.card(id));
        cards.flat_map(|card| Half::ALL.map(|half| (card, half, self.list(card.effects[half.index()]))))
    }

    /// Returns the maximum number of moves that a half of a card gives itself, and the maximum from everything
    /// activated with it: other cards in its slot, and modules.
    pub(super) fn with_a_card(&self) -> (u32, u32) {
        let own = self.halves().map(|(_, _, moves)| moves).max().unwrap_or(0);
        let beside: u32 = self.staying().map(|(_, _, moves)| moves).sum();
        let modules = self.content.modules.iter().map(|module| self.list(module.effect));
        let mut each: Vec<u32> = modules.collect();
        each.sort_unstable_by(|one, other| other.cmp(one));
        let spaces = self.content.player_board().modules.into_iter().max().unwrap_or(0);
        (own, beside + each.iter().take(spaces.into()).sum::<u32>())
    }

    /// Lists the halves with moves that let other cards into their slot. They are activated with those cards.
    fn staying(&self) -> impl Iterator<Item = (&'a Card, Half, u32)> {
        self.halves().filter(|(card, half, moves)| card.slot[half.index()] && *moves > 0)
    }

    fn check(&self) -> Vec<PackError> {
        let (own, beside) = self.with_a_card();
        if own + beside < WAY_BACK {
            return Vec::new();
        }
        let modules = || ModuleId::all().map(|id| (id, self.list(self.content.module(id).effect)));
        let problem = |what: &str| {
            format!(
                "expected a card and everything it activates to give only one free `rest`, `wake` or `recharge`, \
                 because with {what} cards could be played again forever"
            )
        };
        let of_card = |(card, half, _): (&Card, Half, u32), what| {
            let file = if card.id.set().is_some() { PackFile::Starts } else { PackFile::Citizens };
            error(file, Some(card.id.to_string()), half.name(), problem(what))
        };
        let alone = self.halves().filter(|(_, _, moves)| *moves >= WAY_BACK);
        let alone: Vec<PackError> = alone.map(|one| of_card(one, "this")).collect();
        if !alone.is_empty() {
            return alone;
        }
        let tokens = modules().filter(|(_, moves)| *moves > 0);
        let tokens = tokens.map(|(id, _)| error(PackFile::Modules, Some(id.to_string()), "effect", problem("others")));
        self.staying().map(|one| of_card(one, "others")).chain(tokens).collect()
    }
}
