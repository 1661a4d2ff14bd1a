//! Counts how many tasks can wait at the same time, to ensure that they fit on the agenda of a game.
//!
//! The agenda is a stack. While a task is carried out, the tasks that were added together with it wait below, and so do
//! the remaining parts of everything that it belongs to. No cause leads back to itself (see
//! [`endless`](super::endless)), so every chain is finite. The maximum number of tasks along it can be counted:
//! [`Cost::most`].
//!
//! That check does not follow what uses up something that does not come back. Such *beginnings* are counted separately.
//! Each starts a chain of its own on top of the tasks that wait where it happens ([`Cost::open`]): the income action
//! behind a line of a track (five lines), the income chip of a settlement (four), the instant bonus of a card (each
//! card once), and the triggers of an attribute chip, which can be taken at any time (twelve chips).
//!
//! All cards with the same trigger are resolved by a single task (`Chore::Happened`), so their number does not matter.
//! All numbers are upper bounds: they assume that every civilization may own every card.

use engine::pack::{FileOfPack, PackError};

use super::Pieces;
use super::endless::of_effect;
use crate::ability::{Ability, Trigger};
use crate::civilization::SETTLEMENTS;
use crate::content::bonuses::Bonuses;
use crate::content::file::PackFile;
use crate::content::{AttributeId, Board, Need, SPACES, Top};
use crate::continent::Terrain;
use crate::effect::{
    Activity, Bonus, BonusId, Cause, Effect, MaterialChoice, Price, Project, TrackChoice, UpgradeChoice,
};
use crate::module::{Module, Track};
use crate::state::MOST_TASKS;

/// Number of tasks below the current part of a module in the Action phase: the next turn, the end of this one, the
/// triggers of the module, its other parts, and sites.
const BELOW_MODULE: usize = 7;
/// Number of tasks below a step of another phase: its end, its next step, and six for each of four civilizations.
const BELOW_STEP: usize = 26;

/// The beginnings that are counted separately.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Apart {
    /// The income action behind a line of a track.
    Line,
    /// The income action of the chip that comes with a settlement.
    Settlement,
    /// The instant bonus of a card.
    Card,
    /// The triggers of an attribute chip.
    Chip,
}

/// The number of tasks that something puts on the agenda, itself included.
#[derive(Clone, Copy, Default)]
struct Cost {
    /// Maximum number of tasks on the agenda at the same time.
    most: usize,
    /// For each beginning, the maximum number of tasks that wait when it happens; `None` if it cannot happen.
    open: [Option<usize>; 4],
}

impl Cost {
    /// Adds this many tasks that wait below.
    fn above(self, below: usize) -> Self {
        Self { most: self.most + below, open: self.open.map(|open| open.map(|open| open + below)) }
    }

    fn or(self, other: Self) -> Self {
        let open = std::array::from_fn(|apart| self.open[apart].max(other.open[apart]));
        Self { most: self.most.max(other.most), open }
    }

    /// Notes that a beginning can happen while this many tasks wait.
    fn beginning(mut self, apart: Apart, waiting: usize) -> Self {
        let open = &mut self.open[apart as usize];
        *open = (*open).max(Some(waiting));
        self
    }

    fn opens(self, apart: Apart) -> Option<usize> {
        self.open[apart as usize]
    }
}

struct Count<'a> {
    bonuses: &'a Bonuses,
    activities: &'a [Activity],
    incomes: Vec<BonusId>,
    /// The triggers of cards and chips, with their bonuses.
    waiting: Vec<(Trigger, BonusId)>,
    /// Maximum number of materials paid for a card or settlement, one after another.
    paid: usize,
    /// Whether taking an attribute chip triggers a bonus.
    chips_matter: bool,
    known: Vec<(Cause, Cost)>,
}

/// Refuses a pack with which more tasks could wait than fit on the agenda.
pub(super) fn check(
    pieces: &Pieces,
    board: Option<&Board>,
    bonuses: &Bonuses,
    activities: &[Activity],
) -> Option<PackError> {
    let most = most(pieces, board, bonuses, activities);
    (most > MOST_TASKS).then(|| {
        PackFile::Pack.wrong(format!(
            "expected bonuses that leave at most {MOST_TASKS} tasks waiting, but there could be {most}: \
             let each bonus give less"
        ))
    })
}

fn most(pieces: &Pieces, board: Option<&Board>, bonuses: &Bonuses, activities: &[Activity]) -> usize {
    let abilities = pieces.cards.iter().filter_map(|card| match card.top {
        Top::Ability(ability) => Some(ability),
        Top::Nothing | Top::Activity(_) | Top::PointBonus(_) => None,
    });
    let abilities = abilities.chain(pieces.attributes.iter().map(|chip| chip.ability));
    let waiting: Vec<(Trigger, BonusId)> = abilities
        .filter_map(|ability| match ability {
            Ability::When(trigger, bonus) => Some((trigger, bonus)),
            Ability::Trait(..) => None,
        })
        .collect();
    let of_cards = pieces.cards.iter().map(|card| {
        let returned = (0..SPACES).filter_map(|space| match card.cost[space].need {
            Some(Need::Return(_, count)) => Some(usize::from(count)),
            _ => None,
        });
        returned.sum()
    });
    let of_settlements = board.into_iter().flat_map(|board| &board.settlements).map(|plan| plan.cost.len() as usize);
    let mut count = Count {
        bonuses,
        activities,
        incomes: pieces.incomes.iter().map(|(_, bonus)| *bonus).collect(),
        paid: of_cards.chain(of_settlements).max().unwrap_or(0),
        chips_matter: waiting.iter().any(|(trigger, _)| *trigger == Trigger::AttributeTaken),
        waiting,
        known: Vec::new(),
    };
    let first = count.beginnings(pieces).into_iter().reduce(Cost::or).unwrap_or_default();
    count.again(first, pieces)
}

impl Count<'_> {
    /// Returns the number of tasks that a trigger puts on the agenda: one resolves all its bonuses.
    fn waits(&self, happened: Trigger) -> usize {
        usize::from(self.waiting.iter().any(|(trigger, _)| trigger.covers(happened)))
    }

    /// Combines several costs that are added together, the topmost first.
    fn together(&mut self, costs: Vec<Cost>) -> Cost {
        let below = (0..costs.len()).rev();
        costs.into_iter().zip(below).map(|(cost, below)| cost.above(below)).reduce(Cost::or).unwrap_or_default()
    }

    /// Returns the cost of tasks that set nothing off. During each of them an attribute chip can be taken.
    fn plain(&self, tasks: usize) -> Cost {
        let mut cost = Cost { most: tasks, ..Cost::default() };
        cost.open[Apart::Chip as usize] = self.chips_matter.then_some(tasks);
        cost
    }

    fn bonus(&mut self, bonus: &Bonus) -> Cost {
        let mut cost = self.plain(1);
        for list in &bonus.either {
            let effects = list.iter().map(|effect| self.effect(*effect)).collect();
            cost = cost.or(self.together(effects));
        }
        if bonus.favor_test {
            // The triggers of the favor test come after its result.
            cost = cost.above(1).or(self.favor());
        }
        cost
    }

    /// Returns the cost of the triggers of a favor test.
    fn favor(&mut self) -> Cost {
        let passed = self.happens(&[(Cause::Trigger(Trigger::FavorPassed), 1)]);
        passed.or(self.happens(&[(Cause::Trigger(Trigger::FavorFailed), 1)]))
    }

    /// Returns the number of tasks for the triggers of these causes. Activities and income actions need none, because
    /// they are carried out immediately.
    fn waiting(&self, all: &[(Cause, usize)]) -> usize {
        let each = all.iter().map(|(happening, times)| match happening {
            Cause::Trigger(trigger) => times * self.waits(*trigger),
            Cause::Activity | Cause::IncomeAction => 0,
        });
        each.sum()
    }

    /// Returns the cost of these causes, each of which happens this many times.
    fn happens(&mut self, all: &[(Cause, usize)]) -> Cost {
        let happening = all.iter().filter(|(_, times)| *times > 0).map(|(happening, _)| *happening);
        let highest = happening.map(|happening| self.one(happening)).reduce(Cost::or).unwrap_or_default();
        highest.above(self.waiting(all))
    }

    /// Returns the highest cost of a bonus that this cause sets off.
    fn one(&mut self, happening: Cause) -> Cost {
        if let Some((_, cost)) = self.known.iter().find(|(known, _)| *known == happening) {
            return *cost;
        }
        let bonuses = self.bonuses;
        let cost = match happening {
            Cause::Trigger(happened) => {
                let waiting: Vec<BonusId> = self
                    .waiting
                    .iter()
                    .filter(|(trigger, _)| trigger.covers(happened))
                    .map(|(_, bonus)| *bonus)
                    .collect();
                waiting.into_iter().map(|bonus| self.bonus(bonuses.get(bonus))).reduce(Cost::or)
            }
            Cause::IncomeAction => {
                let incomes = self.incomes.clone();
                incomes.into_iter().map(|bonus| self.bonus(bonuses.get(bonus))).reduce(Cost::or)
            }
            Cause::Activity => {
                let activities = self.activities;
                activities.iter().map(|activity| self.activity(activity)).reduce(Cost::or)
            }
        };
        let cost = cost.unwrap_or_default();
        self.known.push((happening, cost));
        cost
    }

    /// Returns the cost of an activity. Its prices come first. The triggers of paid tribes wait below its bonus.
    fn activity(&mut self, activity: &Activity) -> Cost {
        let tribes =
            activity.price.iter().map(|price| if let Price::Tribes(count) = *price { usize::from(count) } else { 0 });
        let lost = [(Cause::Trigger(Trigger::TribeLost), tribes.sum())];
        let (below, lost) = (self.waiting(&lost), self.happens(&lost));
        let bonuses = self.bonuses;
        self.bonus(bonuses.get(activity.bonus)).above(below).or(lost)
    }

    fn effect(&mut self, effect: Effect) -> Cost {
        let trigger = Cause::Trigger;
        // One of several options is chosen.
        let ways: Vec<Effect> = match effect {
            Effect::Advance(TrackChoice::Any | TrackChoice::Lowest, steps) => {
                Track::ALL.map(|track| Effect::Advance(TrackChoice::Only(track), steps)).to_vec()
            }
            Effect::Build(None) => Project::ALL.map(|project| Effect::Build(Some(project))).to_vec(),
            Effect::Advance(TrackChoice::Only(track), steps) => {
                // Behind a line there is an upgrade, an income action, or a stage tile.
                let line = (trigger(Trigger::LineCrossed(Some(track))), 1);
                let behind = [Trigger::Upgraded, Trigger::StageFlipped].map(|behind| [line, (trigger(behind), 1)]);
                let below = usize::from(steps > 1);
                let cost = behind.iter().map(|all| self.effect_of(all, below, 2)).reduce(Cost::or).unwrap_or_default();
                return cost.beginning(Apart::Line, below + self.waiting(&[line]));
            }
            Effect::Build(Some(Project::Statue)) => {
                let built = [(trigger(Trigger::Built(Project::Statue)), 1)];
                let cost = self.effect_of(&built, 0, 2 + self.paid);
                return cost.or(self.effect(Effect::Advance(TrackChoice::Any, 1)).above(self.waiting(&built)));
            }
            _ => Vec::new(),
        };
        if !ways.is_empty() {
            return ways.into_iter().map(|way| self.effect(way)).reduce(Cost::or).unwrap_or_default();
        }
        let facts = effect.facts();
        let (times, below) = (usize::from(facts.times), usize::from(facts.below));
        let named = |happening: &Cause| *happening != trigger(Trigger::CardInstalled(None));
        let all: Vec<(Cause, usize)> =
            of_effect(effect).into_iter().filter(named).map(|happening| (happening, times)).collect();
        let cost = self.effect_of(&all, below, 2 + if facts.pays { self.paid } else { 0 });
        match effect {
            // The reward of the fourth settlement waits too.
            Effect::Build(Some(Project::Settlement)) => {
                cost.beginning(Apart::Settlement, below + self.waiting(&all) + 1)
            }
            // The card itself waits.
            Effect::Install(_) => cost.beginning(Apart::Card, below + 1),
            _ => cost,
        }
    }

    /// Returns the cost of an effect, with `below` tasks below what it causes and at most `own` tasks of its own.
    fn effect_of(&mut self, all: &[(Cause, usize)], below: usize, own: usize) -> Cost {
        let waiting = below + self.waiting(all);
        let mut cost = self.plain(waiting + 1);
        cost.most = waiting + own;
        cost.or(self.happens(all).above(below))
    }

    /// Lists the costs of everything that the rules can start, on top of the tasks that wait then.
    fn beginnings(&mut self, pieces: &Pieces) -> Vec<Cost> {
        use Cause::{Activity, IncomeAction};
        let trigger = Cause::Trigger;
        let test = 1;
        let mut costs: Vec<Cost> =
            EVERY_EFFECT.iter().map(|effect| self.effect(*effect).above(BELOW_MODULE + test)).collect();
        let installing = pieces.cards.iter().map(|card| Effect::Install(card.id.deck()));
        let installing: Vec<Effect> = installing.collect();
        costs.extend(installing.into_iter().map(|effect| self.effect(effect).above(BELOW_MODULE + test)));
        for module in Module::ALL {
            costs.push(self.happens(&[(trigger(Trigger::Activated(module)), 1)]).above(BELOW_MODULE));
        }
        let won = self.waits(Trigger::EventWon);
        let terrains: Vec<(Cause, usize)> =
            Terrain::ALL.into_iter().map(|terrain| (trigger(Trigger::SitePhase(terrain)), 1)).collect();
        let steps: [&[(Cause, usize)]; 10] = [
            &[(trigger(Trigger::Slept), 1), (trigger(Trigger::FeatureGained), 1), (trigger(Trigger::Reset), 1)],
            &[(trigger(Trigger::ExtraFind), 1)],
            &terrains,
            &[(trigger(Trigger::TribeLost), 1), (trigger(Trigger::Fed), 1)],
            &[(Activity, 1)],
            &[(IncomeAction, 1)],
            &[(trigger(Trigger::EventWon), 1)],
            &[(trigger(Trigger::EraLed), 1)],
            &[(trigger(Trigger::IncomePhase), 1)],
            &[(trigger(Trigger::AttributeTaken), 1)],
        ];
        for step in steps {
            costs.push(self.happens(step).above(BELOW_STEP + won));
        }
        costs.push(self.plain(3).above(BELOW_STEP));
        // The completion bonus of a stage, and the bonus of an event with its toll.
        costs.push(self.effect(Effect::IncomeChip).above(BELOW_STEP + won));
        let bonuses = self.bonuses;
        for event in &pieces.events {
            costs.push(self.bonus(bonuses.get(event.bonus)).above(BELOW_STEP + won + 1));
        }
        costs
    }

    /// Returns the maximum number of tasks with all separately counted beginnings on top of each other.
    fn again(&mut self, first: Cost, pieces: &Pieces) -> usize {
        let bonuses = self.bonuses;
        // If a displaced civilization can begin something in the turn of another, all of them can.
        let displaced = self.happens(&[(Cause::Trigger(Trigger::WasDisplaced), 1)]);
        let civilizations = if displaced.open.iter().any(Option::is_some) { 4 } else { 1 };
        let action = self.happens(&[(Cause::IncomeAction, 1)]);
        let taken = self.happens(&[(Cause::Trigger(Trigger::AttributeTaken), 1)]);
        let instant: Vec<Cost> =
            pieces.cards.iter().filter_map(|card| card.bonus).map(|bonus| self.bonus(bonuses.get(bonus))).collect();
        let begun = instant.iter().copied().chain([action, taken]).reduce(Cost::or).unwrap_or_default();
        let lines = civilizations * Track::COUNT;
        let settlements = civilizations * SETTLEMENTS;
        let chips = civilizations * AttributeId::COUNT;
        // A card is installed during something else by the instant bonus of another, or by an income action or chip.
        let by_cards = instant.iter().filter(|cost| cost.opens(Apart::Card).is_some()).count();
        let by_actions = if action.opens(Apart::Card).is_some() { lines + settlements } else { 0 };
        let by_chips = if taken.opens(Apart::Card).is_some() { chips } else { 0 };
        let most_open = |cost: Cost| cost.open.iter().flatten().max().copied().unwrap_or(0);
        let cards = instant.iter().map(|cost| most_open(*cost)).max().unwrap_or(0) * (by_cards + by_actions + by_chips);
        let chips = if self.chips_matter { chips * most_open(taken) } else { 0 };
        let actions = (if begun.or(first).opens(Apart::Line).is_some() { lines } else { 0 }
            + if begun.or(first).opens(Apart::Settlement).is_some() { settlements } else { 0 })
            * most_open(action);
        first.most.max(most_open(first) + actions + cards + chips + begun.most)
    }
}

/// The effects of modules, activities and phases, each with the number that makes the most tasks wait.
const EVERY_EFFECT: &[Effect] = &[
    Effect::Features(None, 2),
    Effect::Mutate(2),
    Effect::Materials(MaterialChoice::Any, 2),
    Effect::Advance(TrackChoice::Any, 3),
    Effect::ActivationDie,
    Effect::Cards(None, 2),
    Effect::Draw { draw: 4, keep: 2 },
    Effect::GoalChip,
    Effect::InstallGoal,
    Effect::IncomeChip,
    Effect::IncomeActions(2),
    Effect::Activity,
    Effect::Upgrade(UpgradeChoice::Any),
    Effect::Migrations(3),
    Effect::Procreations(2),
    Effect::Strengthen(4),
    Effect::Hunts(2),
    Effect::LuckyFinds(2),
    Effect::Explore,
    Effect::RevealSite,
    Effect::Produce(4),
    Effect::Transport(6),
    Effect::Build(None),
    Effect::Sales(2),
    Effect::Purchases(2),
];
