//! Bounds the number of tasks that can wait for one another in a pack, because the agenda of a state has limited room.
//!
//! Free actions are possible while at most [`MOST_INTERRUPTED`] tasks wait. Above that limit only the tasks on the
//! agenda continue, and this module computes how many there can be. An effect list leaves its remaining steps waiting
//! while one step is carried out. A step may begin something else, and so on. Three things can begin *within* one
//! another: played cards, modules that are placed on activation symbols, and technologies with an immediate effect. The
//! paths between them are short, because a tribe ability activates no other ability and the rewards of the board are
//! simple. So the maximum is what each link of the longest chain leaves waiting, plus what the last link needs.
//!
//! The chain is finite, because the numbers of activation symbols and technologies are. A card is fired again only
//! after it has gone to rest and woken. Above the limit only cards cause these moves, at most one move each, apart from
//! the effect that comes first. So each card that plays others occurs once, and once more for every two of these moves.
//! Cards that stay in their slot, because they let others in, are also fired by cards that play none: by those that let
//! others in themselves, by one more for each slot, and by one more for each that goes to rest.

use engine::pack::PackError;

use crate::content::file::PackFile;
use crate::content::{Card, CardId, Content, Ground, Half, SLOTS, StartingSet};
use crate::effect::{Begins, BoardAction, Clause, Effect, EffectsId};
use crate::state::{MOST_INTERRUPTED, MOST_TASKS};
use crate::tribe::{Gives, TECHNOLOGIES};

use super::endless::{Counting, Moves};
use super::error;

/// The maximum number of players. The rewards of a tile wait for each of them.
const SEATS: u32 = engine::MAX_SEATS as u32;
/// The tasks of an unlock, with its reward and the bonus of its progress marker.
const UNLOCK: u32 = 3;
/// The tasks outside the chain: the action that a free action is part of, and the remaining steps of a machine that
/// retires a card or reopens a crate.
const OUTSIDE: u32 = 2;

/// What can begin within something else.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Link {
    /// A card is played.
    Play,
    /// A module is placed.
    Module,
    /// A technology is unlocked.
    Technology,
}

const LINKS: [Link; 3] = [Link::Play, Link::Module, Link::Technology];

/// Rejects a pack if more tasks can wait than the agenda has room for.
pub(super) fn check(content: &Content) -> Option<PackError> {
    let most = Waiting::of(content).most().map(|most| most as usize + MOST_INTERRUPTED);
    if most.is_some_and(|most| most <= MOST_TASKS) {
        return None;
    }
    let found = most.map_or("no limit".to_owned(), |most| format!("up to {most}"));
    let problem = format!(
        "expected effects that leave at most {MOST_TASKS} tasks waiting for one another, found {found}: use fewer cards and no \
         modules that play, rest or wake cards, and put steps that begin something else at the end of their lists"
    );
    Some(error(PackFile::Citizens, None, "card", problem))
}

/// Returns true if a half lets other cards into its slot.
const fn stays(card: &Card, half: Half) -> bool {
    card.slot[half.index()]
}

struct Waiting<'a> {
    content: &'a Content,
    /// The maximum number of point track bonuses that one gain of points can reach.
    bonuses: u32,
    /// The maximum number of technologies on one board that add to the tribe ability.
    more: u32,
}

impl<'a> Waiting<'a> {
    fn of(content: &'a Content) -> Self {
        let adds = |gives| matches!(gives, Gives::AbilityMore(_));
        let boards = content.tribes.iter();
        let more = boards.map(|board| board.technologies.iter().filter(|one| adds(one.gives)).count()).max();
        let bonuses = content.tracks.point_bonuses.len().max(1) as u32;
        Self { content, bonuses, more: more.unwrap_or(0) as u32 }
    }

    /// Returns the maximum number of tasks that can wait above the limit, or `None` if there is no maximum.
    fn most(&self) -> Option<u32> {
        let roots = self.all_lists();
        let (own, again) = self.plays()?;
        // The other effects that a slot activates wait beneath a card.
        let beneath = |lists: &[EffectsId], link| self.deepest(lists, link).map_or(0, |way| 1 + way);
        let every_half = self.halves(|_, _| true);
        let into = |link| {
            let others = self.deepest(&roots, link).unwrap_or(0);
            others.max(beneath(&every_half, link))
        };
        let cards = own * into(Link::Play) + again * beneath(&self.halves(stays), Link::Play);
        let symbols = SEATS * self.content.player_board().activation.len();
        let within = [(self.modules(), Link::Module, symbols), (self.technologies(), Link::Technology, self.unlocks())];
        let within = within.map(|(lists, link, most)| match self.leads_on(&lists) {
            true => (most * into(link), 0),
            false => (0, into(link)),
        });
        // A link that nothing begins within ends the chain, so there is only one of these.
        let tokens: u32 = within.iter().map(|(each, _)| each).sum::<u32>()
            + within.map(|(_, last)| last).into_iter().max().unwrap_or(0);
        let last = roots.iter().map(|list| self.peak(*list)).max().unwrap_or(0) + 1;
        Some(OUTSIDE + cards + tokens + last)
    }

    /// Returns how many technologies can be unlocked within one another, each once. The other players can only unlock
    /// some if a module that they gain in this turn says so.
    fn unlocks(&self) -> u32 {
        let seats = if self.deepest(&self.modules(), Link::Technology).is_some() { SEATS } else { 1 };
        seats * TECHNOLOGIES as u32
    }

    /// Returns true if something begins within one of these lists.
    fn leads_on(&self, lists: &[EffectsId]) -> bool {
        LINKS.into_iter().any(|link| self.deepest(lists, link).is_some())
    }

    /// Returns how many cards can be played within one another, and how many of these plays fire a card that was
    /// already in the slot. `None` if there is no maximum.
    fn plays(&self) -> Option<(u32, u32)> {
        let moves = Moves::of(self.content, Counting::ByCards);
        let (most, beside) = moves.with_a_card();
        let plays = |list: EffectsId| self.way(list, Link::Play).is_some();
        let by_cards = self.count(|card, half| plays(card.effects[half.index()]));
        let by_modules = self.modules().into_iter().any(plays);
        let by_technologies = self.technologies().into_iter().any(plays);
        if by_cards == 0 && !by_modules {
            // The effect that comes first, and technologies.
            return Some((1 + if by_technologies { self.unlocks() } else { 0 }, 0));
        }
        if most > 1 || beside > 0 || by_modules || by_technologies {
            return None;
        }
        let movers = self.count(|card, half| moves.list(card.effects[half.index()]) > 0);
        let at_once = self.technologies().into_iter().map(|list| moves.list(list)).sum::<u32>();
        let first = self.all_lists().into_iter().map(|list| moves.list(list)).max().unwrap_or(0);
        // Two moves bring a card back, and a mover that comes back gives one more: of `n` movers at most `n` come back.
        let back = movers + at_once + first;
        let own = 1 + by_cards + back;
        if self.count(|card, half| stays(card, half) && plays(card.effects[half.index()])) == 0 {
            return Some((own, 0));
        }
        let others = self.count(|card, half| stays(card, half) && !plays(card.effects[half.index()]));
        Some((own, others + SLOTS as u32 + 2 * back))
    }

    /// Returns how many cards with a half that fits a player can have.
    fn count(&self, fits: impl Fn(&Card, Half) -> bool) -> u32 {
        let either = |card: &CardId| Half::ALL.into_iter().any(|half| fits(self.content.card(*card), half));
        let of_set = StartingSet::ALL.into_iter().map(|set| CardId::of(set).filter(either).count());
        (CardId::citizens().filter(either).count() + of_set.max().unwrap_or(0)) as u32
    }

    fn halves(&self, fits: impl Fn(&Card, Half) -> bool) -> Vec<EffectsId> {
        let cards = self.content.cards.iter();
        let halves = cards.flat_map(|card| Half::ALL.map(|half| (card, half)));
        halves.filter(|(card, half)| fits(card, *half)).map(|(card, half)| card.effects[half.index()]).collect()
    }

    fn modules(&self) -> Vec<EffectsId> {
        self.content.modules.iter().map(|module| module.effect).collect()
    }

    fn technologies(&self) -> Vec<EffectsId> {
        self.of_boards(|gives| match gives {
            Gives::AtOnce(list) => Some(list),
            _ => None,
        })
    }

    fn of_boards(&self, list: impl Fn(Gives) -> Option<EffectsId>) -> Vec<EffectsId> {
        let all = self.content.tribes.iter().flat_map(|board| board.technologies);
        all.filter_map(|technology| list(technology.gives)).collect()
    }

    /// Lists everything that can be carried out.
    fn all_lists(&self) -> Vec<EffectsId> {
        let content = self.content;
        let of_tribes = self.of_boards(|gives| match gives {
            Gives::AtOnce(list) | Gives::Machine(list) | Gives::AbilityMore(list) => Some(list),
            _ => None,
        });
        let machines = content.machines.iter().map(|machine| machine.effect);
        let others = content.crates.iter().copied().chain(content.tracks.hibernation.iter().copied());
        let abilities = content.tribes.iter().map(|board| board.ability);
        let tokens = self.modules().into_iter().chain(machines).chain(others).chain(abilities);
        self.halves(|_, _| true).into_iter().chain(of_tribes).chain(tokens).collect()
    }

    /// Lists the effects of a step, including those that are paid for.
    fn within(&self, clause: Clause) -> Vec<Effect> {
        let of = |clause: Clause| match clause {
            Clause::One(one) => vec![one],
            Clause::Either(first, second) => vec![first, second],
        };
        of(clause)
            .into_iter()
            .flat_map(|effect| match effect {
                Effect::Pay(pay) => [vec![effect], of(self.content.pay(pay).gain)].concat(),
                _ => vec![effect],
            })
            .collect()
    }

    fn deepest(&self, lists: &[EffectsId], link: Link) -> Option<u32> {
        lists.iter().filter_map(|list| self.way(*list, link)).max()
    }

    /// Returns how much waits when the link begins within a list, or `None` if it cannot begin there.
    fn way(&self, list: EffectsId, link: Link) -> Option<u32> {
        let clauses = self.content.effects(list);
        let steps = clauses.iter().enumerate().filter_map(|(at, clause)| {
            let rest = u32::from(at + 1 < clauses.len());
            let paid = u32::from(matches!(clause, Clause::One(Effect::Pay(_))));
            let ways = self.within(*clause).into_iter().filter_map(|effect| self.way_of(effect, link));
            ways.max().map(|way| rest + paid + way)
        });
        steps.max()
    }

    fn way_of(&self, effect: Effect, link: Link) -> Option<u32> {
        let waters = || {
            let hexes = self.content.tiles.iter().flat_map(|tile| tile.hexes);
            let lists = hexes.filter_map(|ground| match ground {
                Ground::Water(list) => Some(list),
                _ => None,
            });
            // The other rewards, and those of all other players.
            self.deepest(&lists.collect::<Vec<_>>(), link).map(|way| SEATS + way)
        };
        match effect.facts().begins {
            Begins::Play => (link == Link::Play).then_some(0),
            Begins::Module => (link == Link::Module).then_some(0),
            Begins::Ability => {
                let more = self.of_boards(|gives| match gives {
                    Gives::AbilityMore(list) => Some(list),
                    _ => None,
                });
                let abilities = self.content.tribes.iter().map(|board| board.ability);
                let lists: Vec<EffectsId> = more.into_iter().chain(abilities).collect();
                self.deepest(&lists, link).map(|way| self.more + 1 + way)
            }
            Begins::Piece => waters().map(|way| self.more + way),
            Begins::Action(action) => {
                let populates = matches!(action, None | Some(BoardAction::Populate));
                let unlocks = (populates && link == Link::Technology).then_some(0);
                let rewards = if action == Some(BoardAction::Populate) { None } else { waters() };
                unlocks.max(rewards)
            }
            Begins::Nothing | Begins::Bonuses | Begins::Unlock => None,
        }
    }

    /// Returns the maximum number of tasks that wait for a list while no other link begins within it.
    fn peak(&self, list: EffectsId) -> u32 {
        let clauses = self.content.effects(list);
        let steps = clauses.iter().enumerate().map(|(at, clause)| {
            let paid = u32::from(matches!(clause, Clause::One(Effect::Pay(_))));
            let most = self.within(*clause).into_iter().map(|effect| self.peak_of(effect)).max();
            u32::from(at + 1 < clauses.len()) + paid + most.unwrap_or(0).max(1)
        });
        steps.max().unwrap_or(0)
    }

    fn peak_of(&self, effect: Effect) -> u32 {
        let on_board = SEATS + 1 + UNLOCK.max(self.bonuses);
        match effect.facts().begins {
            Begins::Bonuses => self.bonuses,
            Begins::Unlock => 1 + UNLOCK,
            Begins::Action(_) => 2 + on_board,
            Begins::Piece => self.more + 1 + on_board,
            // The steps of the ability itself are already counted.
            Begins::Ability => self.more + 2 + on_board + UNLOCK,
            Begins::Nothing | Begins::Play | Begins::Module => 1,
        }
    }
}
