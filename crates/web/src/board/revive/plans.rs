//! Several answers with one press: payments, gains, steps and trades of more than one piece, and everything that a card
//! activates or a building brings, in the order that is shown.

use ::revive::content::{CardId, Content};
use ::revive::effect::{Clause, Coin, Effect, Pay};
use ::revive::resource::{Color, Purse, Resource};
use ::revive::{Action, Foretold, Player, PlayerView, Revive, Rewards, Task, View, foretell_answers, names};
use engine::words::Phrase;
use engine::{Seat, say};
use maud::{Markup, html};
use table::Plan;

use super::super::plan::{Answers, typed};
use super::{Scene, icon, preview};
use crate::picks::{Picks, fixed};
use crate::words::Key;

/// The most mixtures that are offered.
const MOST_MIXTURES: usize = 10;
/// The most resources that are chosen as a mixture. For more, one is chosen at a time.
const MOST_MIXED: u8 = 3;

engine::vocabulary! {
    /// A question that several answers follow.
    enum Kind {
        /// Pay for a gain.
        Pay = "pay",
        /// Gain basic resources of the player's choice.
        Gain = "gain",
        /// Choose basic resources instead of crystals that do not fit.
        Spare = "spare",
        /// Advance on machine tracks.
        Step = "step",
        /// Give basic resources for a trade.
        Give = "give",
        /// Activate everything in this order.
        Activate = "activate",
        /// Take all rewards of the board in this order.
        Collect = "collect",
    }
}

/// Answers to questions of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Batch {
    kind: Kind,
    /// What the first question says: how much is left to choose, or which slot it is about.
    at: u8,
    /// How often each resource or track is chosen.
    picked: Picked,
}

/// What is chosen how often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Picked {
    resources: Purse,
    steps: [u8; Color::COUNT],
    /// What each payment is for, if that is chosen, too.
    gain: Option<Gain>,
}

/// What is chosen after each payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gain {
    /// A basic resource.
    Resource(Resource),
    /// One of two effects: the first is 0.
    Option(u8),
}

impl Gain {
    const OPTIONS: [&str; 2] = ["first", "second"];

    /// Returns what the field of a form is called for it.
    fn field(self) -> String {
        match self {
            Self::Resource(which) => format!("for-{which}"),
            Self::Option(number) => format!("for-{}", Self::OPTIONS[usize::from(number.min(1))]),
        }
    }

    fn read(picks: &Picks) -> Option<Self> {
        let all = Resource::BASIC.into_iter().map(Self::Resource).chain([0, 1].map(Self::Option));
        { all }.find(|gain| picks.count(&gain.field()) > 0)
    }
}

impl Picked {
    fn of(resources: Purse) -> Self {
        Self { resources, ..Self::default() }
    }

    /// Returns the answers in the order in which they are given.
    fn answers(&self) -> impl Iterator<Item = Action> + use<> {
        let Self { resources, steps, .. } = *self;
        let takes = Resource::ALL
            .into_iter()
            .flat_map(move |which| std::iter::repeat_n(Action::Take(which), resources[which].into()));
        let tracks = Color::ALL
            .into_iter()
            .flat_map(move |color| std::iter::repeat_n(Action::Track(color), steps[color.index()].into()));
        takes.chain(tracks)
    }

    /// Returns the fields that a form posts for it.
    fn fields(&self) -> Vec<(String, u8)> {
        let resources = Resource::ALL.into_iter().map(|which| (which.name().to_owned(), self.resources[which]));
        let steps = Color::ALL.into_iter().map(|color| (color.name().to_owned(), self.steps[color.index()]));
        let gain = self.gain.map(|gain| (gain.field(), 1));
        resources.chain(steps).chain(gain).filter(|(_, count)| *count > 0).collect()
    }
}

/// Reads the plan that a button of the tray posts.
pub(super) fn plan(picks: &Picks) -> Option<Box<dyn Plan>> {
    Some(typed::<Revive>(read(picks)?, picks))
}

fn read(picks: &Picks) -> Option<Batch> {
    let resources =
        Resource::ALL.into_iter().fold(Purse::NOTHING, |purse, which| purse.plus(which, picks.count(which.name())));
    let steps = Color::ALL.map(|color| picks.count(color.name()));
    let kind = Kind::ALL.into_iter().find(|kind| kind.name() == picks.kind)?;
    Some(Batch { kind, at: picks.at.parse().ok()?, picked: Picked { resources, steps, gain: Gain::read(picks) } })
}

impl Batch {
    /// Returns the next answer to a question, after this number of answers.
    fn answer(&self, given: usize, task: Task, player: &Player, content: &Content) -> Option<Action> {
        // The rules give the last answers of a kind themselves where nothing is left to choose.
        let done = match (self.kind, task) {
            (Kind::Activate, Task::Triggers { slot, cards, modules }) if slot == self.at => {
                let card = cards.set().iter().filter_map(CardId::new).map(Action::Card).next();
                return card.or_else(|| modules.iter().next().map(Action::ModuleSpace));
            }
            (Kind::Collect, Task::Rewards) => return first_reward(&player.rewards),
            // Payments and choices of what they bring take turns.
            (Kind::Pay, Task::Basic { .. } | Task::PayEither { .. }) => {
                return match (self.picked.gain?, task) {
                    (Gain::Resource(which), Task::Basic { .. }) if given % 2 == 1 => Some(Action::Take(which)),
                    (Gain::Option(number), Task::PayEither { .. }) if given % 2 == 1 => Some(Action::Option(number)),
                    _ => None,
                };
            }
            (Kind::Pay, Task::Pay { pay, left, paid, .. }) => {
                let (pay, times) = (content.pay(pay), self.at.checked_sub(left)?);
                match pay.coin {
                    _ if self.picked.gain.is_some() => {
                        let is_next = usize::from(times) * 2 == given;
                        return self.picked.answers().nth(times.into()).filter(|_| is_next);
                    }
                    Coin::Only(_) => times,
                    Coin::Basic => times.checked_mul(pay.count)?.checked_add(paid)?,
                }
            }
            (Kind::Gain, Task::Basic { left })
            | (Kind::Spare, Task::SpareCrystals(left))
            | (Kind::Step, Task::Step { left, .. })
            | (Kind::Give, Task::TradeAway { left, .. }) => self.at.checked_sub(left)?,
            _ => return None,
        };
        if usize::from(done) < given { None } else { self.picked.answers().nth(done.into()) }
    }

    fn picks(&self) -> Picks {
        let fields = self.picked.fields();
        Picks::of(self.kind.name(), &self.at.to_string(), fields.iter().map(|(name, count)| (name.as_str(), *count)))
    }
}

/// Returns the first of the rewards of the board that wait: steps, then crystals, then water.
fn first_reward(rewards: &Rewards) -> Option<Action> {
    let step = Color::ALL.into_iter().find(|color| rewards.steps[color.index()] > 0).map(Action::Track);
    let crystals = || (rewards.crystals > 0).then_some(Action::Crystals);
    step.or_else(crystals).or_else(|| rewards.waters.iter().next().map(Action::At))
}

impl Answers<Revive> for Batch {
    fn next(&self, given: usize, seat: Seat, view: &View) -> Option<Action> {
        let task = view.asked.filter(|step| step.seat == seat)?.task;
        self.answer(given, task, &view.player(seat)?.board, &view.pack)
    }

    fn fault(&self, _: Seat, _: &View) -> Option<Phrase> {
        None
    }
}

/// Several answers that one button gives.
struct Offer {
    batch: Batch,
    label: Phrase,
    picture: Markup,
    /// What is paid or given.
    cost: Purse,
    told: Option<Foretold>,
}

/// The buttons that give several answers to the question at once, if there are any.
pub(super) fn batches(scene: Scene<'_>) -> Markup {
    let offers = offers(scene);
    let moves = &scene.page.moves;
    html! {
        @if !offers.is_empty() {
            div.batches role="group" aria-label=(scene.say(say!(ReviveBatches))) {
                @for offer in &offers {
                    @let told = offer.told.as_ref();
                    @let said = told.and_then(|told| names::foretold(scene.view, told));
                    @let label = match said {
                        Some(more) => say!(DrawnWith, what = offer.label.clone(), more = more),
                        None => offer.label.clone(),
                    };
                    @let marks = told.map(|told| preview::marks(told, None));
                    (fixed(&offer.batch.picks(), moves, "button batch", &scene.title(label), marks.as_deref(), &offer.picture))
                }
            }
        }
    }
}

/// Lists what is offered at once for the question that the viewer is asked.
fn offers(scene: Scene<'_>) -> Vec<Offer> {
    let view = scene.view;
    let (Some(task), Some(player)) = (scene.asked(), scene.page.moves.seat.and_then(|seat| view.player(seat))) else {
        return Vec::new();
    };
    if scene.page.moves.offers.is_empty() {
        return Vec::new();
    }
    let (have, limits) = (player.purse, view.pack.player_board().limits);
    let room = |which: Resource| limits[which].saturating_sub(have[which]);
    let gains = |kind, left: u8| {
        let mixed = if left <= MOST_MIXED { mixtures(left, room) } else { alike(left, room) };
        let offer =
            move |picked: Picked| take(kind, left, picked, say!(ReviveGainAll, what = names::purse(picked.resources)));
        mixed.into_iter().map(offer).collect()
    };
    let offers: Vec<Offer> = match task {
        Task::Pay { pay, left, paid: 0, .. } if chooses(view.pack.pay(pay)) => {
            swaps(view.pack.pay(pay), left, have, room, &view.pack)
        }
        Task::Pay { pay, left, paid, .. } => {
            let pay = view.pack.pay(pay);
            let mixed = match pay.coin {
                // A payment that has begun is completed one by one.
                _ if paid > 0 => Vec::new(),
                // Once is a single answer, which has a button of its own.
                Coin::Only(which) => (2..=left.min(have[which].checked_div(pay.count).unwrap_or(0)))
                    .map(|times| (times, Picked::of(Purse::of(which, times)), Purse::of(which, times * pay.count)))
                    .collect(),
                Coin::Basic => payments(pay.count, left, |which| have[which]),
            };
            let offer = |(times, picked, cost): (u8, Picked, Purse)| {
                let label = say!(RevivePayTimes, what = names::purse(cost), times = times);
                Offer { picture: icon::purse(cost), cost, ..take(Kind::Pay, left, picked, label) }
            };
            mixed.into_iter().map(offer).collect()
        }
        Task::Basic { left } => gains(Kind::Gain, left),
        Task::SpareCrystals(left) => gains(Kind::Spare, left),
        Task::TradeAway { left, .. } => {
            let offer = |picked: Picked| {
                take(Kind::Give, left, picked, say!(ReviveGiveAll, what = names::purse(picked.resources)))
            };
            mixtures(left, |which| have[which]).into_iter().map(offer).collect()
        }
        Task::Step { color, left } => steps(color, left).into_iter().map(|steps| walk(left, steps)).collect(),
        Task::Triggers { slot, .. } => vec![all(Kind::Activate, slot)],
        Task::Rewards => vec![all(Kind::Collect, 0)],
        Task::Chore(_)
        | Task::ChooseTribe
        | Task::KeepArtifactCard
        | Task::Turn { .. }
        | Task::Either { .. }
        | Task::PayEither { .. }
        | Task::Points(_)
        | Task::Unlock
        | Task::TakeModule
        | Task::PlaceModule(_)
        | Task::Tribe
        | Task::Piece(_)
        | Task::Recharge
        | Task::TakeArtifact { .. }
        | Task::RemoveArtifact
        | Task::TakeMachine { .. }
        | Task::Rest { .. }
        | Task::Wake
        | Task::Play(_)
        | Task::TakeCard(_)
        | Task::Act { .. }
        | Task::Recruit
        | Task::Orient { .. }
        | Task::Retire
        | Task::AllColors
        | Task::Reopen
        | Task::ToCrystal
        | Task::TradeFor { .. }
        | Task::MoveFigure
        | Task::MoveFigureTo(_)
        | Task::HibernationReward
        | Task::ClearDisplay
        | Task::CopyCard
        | Task::Spare { .. } => Vec::new(),
    };
    // A single answer has a button of its own.
    let is_several = |offer: &Offer| match offer.batch.kind {
        Kind::Activate | Kind::Collect => true,
        Kind::Pay if offer.batch.picked.gain.is_some() => true,
        _ => offer.batch.picked.answers().nth(1).is_some(),
    };
    offers.into_iter().filter(is_several).filter_map(|offer| offer.foretold(player, view)).collect()
}

impl Offer {
    /// Returns the offer with what it brings. `None` if another question comes before all answers are given. Steps are worth
    /// giving together even then: the rest is asked again.
    fn foretold(mut self, player: &PlayerView, view: &View) -> Option<Self> {
        let next = |given, task, player: &Player| self.batch.answer(given, task, player, &view.pack);
        let told = foretell_answers(view, next)?;
        let picked = self.batch.picked;
        let is_whole = match self.batch.kind {
            Kind::Pay | Kind::Give => {
                let chosen = picked.gain.map_or(0, |_| 2 * picked.answers().count());
                told.paid == self.cost && told.answers >= chosen
            }
            Kind::Gain | Kind::Spare => {
                let gained = |which: Resource| told.have[which] >= player.purse[which] + picked.resources[which];
                Resource::BASIC.into_iter().all(gained)
            }
            Kind::Step => true,
            Kind::Activate | Kind::Collect => {
                let goes_on = told.asks.is_none_or(|step| matches!(step.task, Task::Turn { .. }));
                told.answers > 1 && goes_on && !told.draws
            }
        };
        self.told = Some(told);
        is_whole.then_some(self)
    }
}

fn take(kind: Kind, at: u8, picked: Picked, label: Phrase) -> Offer {
    Offer {
        batch: Batch { kind, at, picked },
        label,
        picture: icon::purse(picked.resources),
        cost: picked.resources,
        told: None,
    }
}

/// Steps on several tracks.
fn walk(left: u8, steps: [u8; Color::COUNT]) -> Offer {
    let each = || Color::ALL.into_iter().map(|color| (color, steps[color.index()])).filter(|(_, count)| *count > 0);
    let told = each().map(|(color, count)| say!(ReviveStepsOn, color = color, count = count));
    let what = told.reduce(|first, second| say!(ReviveAnd, first = first, second = second));
    Offer {
        batch: Batch { kind: Kind::Step, at: left, picked: Picked { steps, ..Picked::default() } },
        label: say!(ReviveAdvance, what = what.unwrap_or_else(|| Phrase::verbatim(""))),
        picture: html! { @for (color, count) in each() { span.cl { (icon::counted(count, &icon::step(Some(color)))) } } },
        cost: Purse::NOTHING,
        told: None,
    }
}

/// Everything in the order that is shown.
fn all(kind: Kind, at: u8) -> Offer {
    let label = say!(ReviveAllInOrder);
    Offer {
        batch: Batch { kind, at, picked: Picked::default() },
        label,
        picture: html! { (icon::icon("rv-step-any")) },
        cost: Purse::NOTHING,
        told: None,
    }
}

/// Lists the mixtures of this many basic resources, or of as many as there are.
fn mixtures(count: u8, most: impl Fn(Resource) -> u8) -> Vec<Picked> {
    let all: u8 = Resource::BASIC.into_iter().map(&most).sum();
    let count = count.min(all);
    let [gears, books, food] = Resource::BASIC.map(&most);
    let mut mixed = Vec::new();
    for gear in (0..=count.min(gears)).rev() {
        for book in (0..=(count - gear).min(books)).rev() {
            let rest = count - gear - book;
            if rest <= food {
                let purse = Purse::of(Resource::Gear, gear).plus(Resource::Book, book).plus(Resource::Food, rest);
                mixed.push(Picked::of(purse));
            }
        }
    }
    if mixed.len() > MOST_MIXTURES { Vec::new() } else { mixed }
}

/// Checks whether something is chosen after each payment, which takes one answer.
fn chooses(pay: &Pay) -> bool {
    let is_one = pay.count == 1 || pay.coin != Coin::Basic;
    is_one && matches!(pay.gain, Clause::One(Effect::Basic(1)) | Clause::Either(..))
}

/// Lists payments with what is chosen for them: one kind for one other, several times.
fn swaps(pay: &Pay, left: u8, have: Purse, room: impl Fn(Resource) -> u8, content: &Content) -> Vec<Offer> {
    let coins = match pay.coin {
        Coin::Only(which) => vec![which],
        Coin::Basic => Resource::BASIC.to_vec(),
    };
    let gains: Vec<Gain> = match pay.gain {
        Clause::One(_) => Resource::BASIC.map(Gain::Resource).to_vec(),
        Clause::Either(..) => [0, 1].map(Gain::Option).to_vec(),
    };
    let most = |coin: Resource, gain: Gain| {
        let paid = left.min(have[coin].checked_div(pay.count).unwrap_or(0));
        match gain {
            Gain::Resource(which) if which == coin => 0,
            Gain::Resource(which) => paid.min(room(which)),
            Gain::Option(_) => paid,
        }
    };
    let pairs: Vec<_> = coins.iter().flat_map(|coin| gains.iter().map(|gain| (*coin, *gain))).collect();
    let each = |wanted: &dyn Fn(u8, u8) -> bool| -> Vec<(u8, Resource, Gain)> {
        let times = pairs.iter().flat_map(|&(coin, gain)| {
            let most = most(coin, gain);
            (1..=most).filter(move |times| wanted(*times, most)).map(move |times| (times, coin, gain))
        });
        times.collect()
    };
    let all = [each(&|_, _| true), each(&|times, most| times == 1 || times == most), each(&|times, _| times == 1)];
    let chosen = all.into_iter().find(|some| some.len() <= MOST_MIXTURES).unwrap_or_default();
    chosen.into_iter().map(|(times, coin, gain)| swap(pay, left, times, coin, gain, content)).collect()
}

/// A payment, made a number of times for the same gain.
fn swap(pay: &Pay, left: u8, times: u8, coin: Resource, gain: Gain, content: &Content) -> Offer {
    let cost = Purse::of(coin, times * pay.count);
    let brings = match (gain, pay.gain) {
        (Gain::Resource(which), _) => Clause::One(Effect::Gain(which, times)),
        (Gain::Option(0), Clause::Either(Effect::Gain(which, count), _))
        | (Gain::Option(_), Clause::Either(_, Effect::Gain(which, count))) => {
            Clause::One(Effect::Gain(which, times * count))
        }
        (Gain::Option(0), Clause::Either(first, _)) => Clause::One(first),
        (Gain::Option(_), Clause::Either(_, second)) => Clause::One(second),
        (Gain::Option(_), Clause::One(_)) => pay.gain,
    };
    Offer {
        batch: Batch {
            kind: Kind::Pay,
            at: left,
            picked: Picked { gain: Some(gain), ..Picked::of(Purse::of(coin, times)) },
        },
        label: say!(RevivePayFor, what = names::purse(cost), times = times, gain = names::clause(content, brings)),
        picture: html! { (icon::purse(cost)) (icon::arrow()) (icon::clause(content, brings)) },
        cost,
        told: None,
    }
}

/// Lists the choices of many resources that are all the same.
fn alike(count: u8, room: impl Fn(Resource) -> u8) -> Vec<Picked> {
    let fits = Resource::BASIC.into_iter().filter(|which| room(*which) >= count);
    fits.map(|which| Picked::of(Purse::of(which, count))).collect()
}

/// Lists the payments of several basic resources, for each number of times, as long as there are few.
fn payments(count: u8, left: u8, most: impl Fn(Resource) -> u8 + Copy) -> Vec<(u8, Picked, Purse)> {
    let mut payments = Vec::new();
    let all: u8 = Resource::BASIC.into_iter().map(most).sum();
    for times in 1..=left {
        let due = times * count;
        if due > all {
            break;
        }
        let mixed = mixtures(due, most);
        if mixed.is_empty() || payments.len() + mixed.len() > MOST_MIXTURES {
            break;
        }
        payments.extend(mixed.into_iter().map(|picked| (times, picked, picked.resources)));
    }
    payments
}

/// Lists the mixtures of this many steps.
fn steps(color: Option<Color>, count: u8) -> Vec<[u8; Color::COUNT]> {
    if let Some(color) = color {
        let mut steps = [0; Color::COUNT];
        steps[color.index()] = count;
        return vec![steps];
    }
    let pairs = (0..=count).rev().flat_map(|first| (0..=count - first).rev().map(move |second| (first, second)));
    let mixed: Vec<_> = pairs.map(|(first, second)| [first, second, count - first - second]).collect();
    if mixed.len() > MOST_MIXTURES { Vec::new() } else { mixed }
}
