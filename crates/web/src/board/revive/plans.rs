//! Several answers with one press: payments, gains, steps and trades of more than one piece, and everything that a card
//! activates or a building brings, in the order that is shown.

use ::revive::content::CardId;
use ::revive::effect::Coin;
use ::revive::resource::{Color, Purse, Resource};
use ::revive::{Action, Foretold, Revive, Task, View, foretell_all, names};
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
}

impl Picked {
    fn of(resources: Purse) -> Self {
        Self { resources, ..Self::default() }
    }

    /// Returns the answers in the order in which they are given.
    fn answers(&self) -> impl Iterator<Item = Action> + use<> {
        let Self { resources, steps } = *self;
        let takes = Resource::ALL
            .into_iter()
            .flat_map(move |which| std::iter::repeat_n(Action::Take(which), resources[which].into()));
        let tracks = Color::ALL
            .into_iter()
            .flat_map(move |color| std::iter::repeat_n(Action::Track(color), steps[color.index()].into()));
        takes.chain(tracks)
    }

    /// Returns the fields that a form posts for it.
    fn fields(&self) -> impl Iterator<Item = (&'static str, u8)> + use<> {
        let Self { resources, steps } = *self;
        let resources = Resource::ALL.into_iter().map(move |which| (which.name(), resources[which]));
        let steps = Color::ALL.into_iter().map(move |color| (color.name(), steps[color.index()]));
        resources.chain(steps).filter(|(_, count)| *count > 0)
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
    Some(Batch { kind, at: picks.at.parse().ok()?, picked: Picked { resources, steps } })
}

impl Answers<Revive> for Batch {
    fn next(&self, given: usize, seat: Seat, view: &View) -> Option<Action> {
        let task = view.asked.filter(|step| step.seat == seat)?.task;
        // The rules give the last answers of a kind themselves where nothing is left to choose.
        let done = match (self.kind, task) {
            (Kind::Activate, Task::Triggers { slot, .. }) if slot == self.at => return in_order(view).next(),
            (Kind::Collect, Task::Rewards) => return in_order(view).next(),
            (Kind::Pay, Task::Pay { pay, left, paid, .. }) => {
                let times = self.at.checked_sub(left)?;
                match view.pack.pay(pay).coin {
                    Coin::Only(_) => times,
                    Coin::Basic => times.checked_mul(view.pack.pay(pay).count)?.checked_add(paid)?,
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

    fn fault(&self, _: Seat, _: &View) -> Option<Phrase> {
        None
    }
}

/// Lists the answers that activate or take everything, in the order that is shown.
fn in_order(view: &View) -> impl Iterator<Item = Action> {
    let step = view.asked;
    let player = step.and_then(|step| view.player(step.seat));
    let triggers = match step.map(|step| step.task) {
        Some(Task::Triggers { cards, modules, .. }) => {
            let cards = cards.set().iter().filter_map(CardId::new).map(Action::Card).collect::<Vec<_>>();
            cards.into_iter().chain(modules.iter().map(Action::ModuleSpace)).collect()
        }
        Some(Task::Rewards) => player.map_or_else(Vec::new, |player| {
            let rewards = player.board.rewards;
            let steps = Color::ALL
                .into_iter()
                .flat_map(|color| std::iter::repeat_n(Action::Track(color), rewards.steps[color.index()].into()));
            let crystals = (rewards.crystals > 0).then_some(Action::Crystals);
            steps.chain(crystals).chain(rewards.waters.iter().map(Action::At)).collect()
        }),
        _ => Vec::new(),
    };
    triggers.into_iter()
}

/// Several answers that one button gives.
struct Offer {
    batch: Batch,
    label: Phrase,
    picture: Markup,
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

impl Batch {
    fn picks(&self) -> Picks {
        Picks::of(self.kind.name(), &self.at.to_string(), self.picked.fields())
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
    let mut offers: Vec<Offer> = match task {
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
                take(Kind::Pay, left, picked, say!(RevivePayTimes, what = names::purse(cost), times = times))
            };
            mixed
                .into_iter()
                .map(offer)
                .map(|offer| Offer { picture: cost(&offer, pay.coin, pay.count), ..offer })
                .collect()
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
    for offer in &mut offers {
        offer.foretell(view);
    }
    offers.retain(Offer::is_worth_it);
    offers
}

impl Offer {
    fn actions(&self, view: &View) -> Vec<Action> {
        match self.batch.kind {
            Kind::Activate | Kind::Collect => in_order(view).collect(),
            _ => self.batch.picked.answers().collect(),
        }
    }

    fn foretell(&mut self, view: &View) {
        let actions = self.actions(view);
        self.told = foretell_all(view, &actions).filter(|told| actions.len() > 1 && self.goes_through(told, &actions));
    }

    /// Checks whether no other question comes between the answers. Steps are worth giving together even if a reward that
    /// they unlock asks something: then the rest is asked again.
    fn goes_through(&self, told: &Foretold, actions: &[Action]) -> bool {
        let rest = match self.batch.kind {
            Kind::Step => return true,
            // The rules take the last reward, and activate the last thing, themselves.
            Kind::Activate | Kind::Collect if told.answers < 2 => return false,
            Kind::Activate | Kind::Collect => 1,
            Kind::Pay | Kind::Gain | Kind::Spare | Kind::Give => return told.answers == actions.len(),
        };
        told.answers + rest >= actions.len() && told.asks.is_none_or(|step| matches!(step.task, Task::Turn { .. }))
    }

    const fn is_worth_it(&self) -> bool {
        self.told.is_some()
    }
}

fn take(kind: Kind, at: u8, picked: Picked, label: Phrase) -> Offer {
    Offer { batch: Batch { kind, at, picked }, label, picture: icon::purse(picked.resources), told: None }
}

/// What is paid, in pieces.
fn cost(offer: &Offer, coin: Coin, count: u8) -> Markup {
    match coin {
        Coin::Only(which) => icon::counted(offer.batch.picked.resources[which] * count, &icon::resource(which)),
        Coin::Basic => icon::purse(offer.batch.picked.resources),
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
