//! What an action does, and what it is worth where that is known.

use engine::Seat;

use super::place::{at, tribe};
use super::thing::{feature, material, value};
use super::{activity, deed, phrase, piece, say, worth};
use crate::action::{Action, Payment};
use crate::civilization::Civilization;
use crate::content::{ActivityId, CardId, Top};
use crate::continent::Territory;
use crate::effect::Project;
use crate::module::{Module, Panel};
use crate::rules::ideas_to_activate;
use crate::site::Site;
use crate::stages::{Column, Half, STAGE_POINTS, printed_points};
use crate::task::Task;
use crate::view::View;

/// What is asked of whom, with his console.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Option<Seat>,
    pub(super) task: Option<Task>,
    pub(super) civ: Option<&'a Civilization>,
}

impl<'a> Asked<'a> {
    fn new(view: &'a View) -> Self {
        let seat = view.asked.map(|step| step.seat).or(view.viewer);
        let civ = seat.and_then(|seat| view.civilization(seat)).map(|civ| &civ.console);
        Self { view, seat, task: view.asked.map(|step| step.task), civ }
    }

    /// Where a tribe would settle now.
    fn camp(self) -> Option<Territory> {
        match self.task? {
            Task::Arrive(journey) => Some(journey.at),
            Task::Settle { territory, .. } | Task::EncampAt { territory, .. } | Task::WeakCamp { territory, .. } => {
                Some(territory)
            }
            _ => None,
        }
    }
}

pub(super) fn tell(action: &Action, view: &View) -> String {
    let asked = Asked::new(view);
    let content = &view.pack;
    match *action {
        Action::Keep(card) => {
            say!(ActionKeep, card = piece::card_title(content, card), does = piece::card_does(content, card))
        }
        Action::MarkerCard(card) => {
            say!(ActionMarkerCard, card = piece::name(content, card), markers = piece::marker_card(content, card))
        }
        Action::ChipCard(card) => {
            let goal = view.chip_cards.iter().find(|(shown, _)| *shown == card).map(|(_, goal)| *goal);
            let goal = goal.map_or_else(|| say!(GoalUnknown), |goal| piece::goal_full(content, goal));
            let (name, does) = (piece::name(content, card), piece::chip_card(content, card));
            say!(ActionChipCard, card = name, does = does, goal = goal)
        }
        Action::Activate(panel) => {
            let level = match panel {
                Panel::Main(module) => asked.civ.map_or(1, |civ| civ.level(module)),
                Panel::Feature(_) | Panel::Sleep => 1,
            };
            let (dice, does) = (piece::panel_dice(panel), piece::panel(panel, level));
            match asked.civ.map_or(0, |civ| ideas_to_activate(civ, panel)) {
                0 => say!(ActionActivate, panel = phrase::panel(panel), dice = dice, does = does),
                ideas => {
                    let ideas = phrase::ideas(ideas);
                    say!(ActionActivateIdeas, panel = phrase::panel(panel), dice = dice, ideas = ideas, does = does)
                }
            }
        }
        Action::Pay(payment) => pay(payment, asked),
        Action::Reset => say!(ActionReset, used = asked.civ.map_or(0, |civ| civ.used_dice)),
        Action::Reroll(count) => match asked.task {
            Some(Task::Reroll { value, .. }) => say!(ActionReroll, count = count, value = value),
            Some(Task::Recover(_)) => say!(ActionRecover, count = count),
            _ => say!(ActionRerollUnknown, count = count),
        },
        Action::Do(deed) => deed::tell(deed, asked),
        Action::Alternative(number) => alternative(number, asked),
        Action::At(territory) => at(territory, asked),
        Action::Tribe(who) => tribe(who, asked),
        Action::SettleFire => settle_fire(asked),
        Action::SettleCamp => say!(ActionSettleCamp),
        Action::Displace { seat, strong } => displace(seat, strong, asked),
        Action::Cross => match asked.camp() {
            Some(territory) => say!(ActionCross, territory = phrase::territory(territory)),
            None => say!(ActionCrossUnknown),
        },
        Action::Terrain(terrain) => say!(ActionTerrain, terrain = phrase::terrain(terrain)),
        Action::Material(of) => material(of, asked),
        Action::Feature(of) => feature(of, asked),
        Action::Track(track) => {
            let space = asked.civ.map_or(0, |civ| civ.track(track));
            say!(ActionTrack, track = phrase::track(track), space = space)
        }
        Action::Value(number) => value(number, asked),
        Action::TakeOpen(deck) => match view.face_up[deck.index()].last() {
            Some(card) => {
                let (name, does) = (piece::card_title(content, *card), piece::card_does(content, *card));
                say!(ActionTakeOpen, card = name, does = does)
            }
            None => say!(ActionTakeOpenUnknown, deck = phrase::deck(deck)),
        },
        Action::Draw(deck) => say!(ActionDraw, deck = phrase::deck(deck)),
        Action::Goal(number) => match view.goals.get(usize::from(number).wrapping_sub(1)).copied().flatten() {
            Some(goal) => say!(ActionGoal, goal = piece::goal_full(content, goal)),
            None => say!(ActionGoalUnknown, number = number),
        },
        Action::Space(space) => goal_space(space, asked),
        Action::Income(number) => match view.incomes.get(usize::from(number).wrapping_sub(1)).copied().flatten() {
            Some(chip) => say!(ActionIncome, chip = piece::income_full(content, chip)),
            None => say!(ActionIncomeUnknown, number = number),
        },
        Action::Attribute(number) => {
            match view.attributes.get(usize::from(number).wrapping_sub(1)).copied().flatten() {
                Some(chip) => say!(ActionAttribute, chip = piece::attribute_full(content, chip)),
                None => say!(ActionAttributeUnknown, number = number),
            }
        }
        Action::Chip(chip) => say!(ActionChip, chip = piece::income_full(content, chip)),
        Action::Point(chip) => {
            let points = phrase::points(asked.civ.map_or(1, worth::income_points));
            match asked.task {
                Some(Task::IncomeActions(_)) => say!(ActionPointAny, points = points),
                _ => say!(ActionPoint, points = points, chip = piece::name(content, chip)),
            }
        }
        Action::Install(card) => install(card, view),
        Action::Column(number) => column(number, asked),
        Action::Half(half) => match half {
            Half::Left => say!(ActionHalfLeft),
            Half::Right => say!(ActionHalfRight),
        },
        Action::Level(stage) => level(stage, asked),
        Action::Ignore(space) => ignore(space, asked),
        Action::Settlements(spaces) => settlements(spaces),
        Action::Upgrade(module) => upgrade(module, asked),
        Action::Tile(stage) => say!(ActionTile, stage = stage, points = stage_points(stage)),
        Action::Activity(card) => start_activity(card, view),
        Action::Build(project) => build(project),
        Action::Settlement(number) => {
            let index = usize::from(number).wrapping_sub(1);
            let diamonds = content.board().settlements.get(index).map_or(0, |plan| plan.diamonds);
            let cost = piece::settlement_cost(content, index);
            say!(ActionSettlement, number = number, cost = cost, count = diamonds)
        }
        Action::Site(spot) => match view.land.site(spot).and_then(Site::ground) {
            Some(ground) => say!(
                ActionGround,
                ground = phrase::ground(ground),
                spot = phrase::spot(spot),
                territories = phrase::territories(view.land.layout.around(spot).iter()),
            ),
            None => say!(
                ActionSite,
                spot = phrase::spot(spot),
                territories = phrase::territories(view.land.layout.around(spot).iter()),
            ),
        },
        Action::Island => say!(ActionIsland),
        Action::From(seat) => say!(ActionFrom, player = phrase::player_in(view, seat, &[])),
        Action::FeedAll => {
            let need = asked.seat.and_then(|seat| view.civilization(seat)).map_or(0, |civ| civ.food_needed);
            say!(ActionFeedAll, food = need)
        }
        Action::Feed(count) => feed(count, view),
        Action::Spare(count) => say!(ActionSpare, count = count),
        Action::Return(slot) => say!(ActionReturn, what = phrase::slot(slot, 1)),
        Action::ReturnRaw(territory) => say!(ActionReturnRaw, territory = phrase::territory(territory)),
        Action::Pass => deed::pass(asked),
    }
}

fn pay(payment: Payment, asked: Asked<'_>) -> String {
    let with = phrase::payment(payment);
    let value = asked.task.and_then(worth::value_asked);
    let ideas = asked.civ.zip(value).map_or(0, |(civ, value)| worth::ideas_to_pay(civ, payment, value));
    if ideas == 0 {
        say!(ActionPay, with = with)
    } else {
        say!(ActionPayIdeas, with = with, ideas = phrase::ideas(ideas))
    }
}

fn alternative(number: u8, asked: Asked<'_>) -> String {
    let Some(Task::Alternative(bonus)) = asked.task else { return say!(ActionAlternative, number = number) };
    let either = &asked.view.pack.bonus(bonus).either;
    let chosen = either.get(usize::from(number).wrapping_sub(1));
    chosen.map_or_else(
        || say!(ActionAlternative, number = number),
        |effects| phrase::capital(&super::effect::effects(effects)),
    )
}

fn settle_fire(asked: Asked<'_>) -> String {
    let (Some(territory), Some(civ)) = (asked.camp(), asked.civ) else { return say!(ActionSettleFireUnknown) };
    let points = phrase::points(worth::fire_points(asked.view, civ, territory));
    match territory.fire_camp().and_then(|camp| asked.view.land.camp(camp)) {
        Some(tribe) => {
            let other = whose(tribe.seat, tribe.strong, asked);
            say!(ActionSettleFireDisplace, other = other, points = points)
        }
        None => say!(ActionSettleFire, points = points),
    }
}

fn whose(seat: Seat, strong: bool, asked: Asked<'_>) -> String {
    if asked.seat == Some(seat) {
        return if strong { say!(OwnStrong) } else { say!(OwnWeak) };
    }
    let player = phrase::player_in(asked.view, seat, &[]);
    if strong { say!(OtherStrong, player = player) } else { say!(OtherWeak, player = player) }
}

fn displace(seat: Seat, strong: bool, asked: Asked<'_>) -> String {
    say!(ActionDisplace, other = whose(seat, strong, asked))
}

fn goal_space(space: u8, asked: Asked<'_>) -> String {
    let top = asked.civ.and_then(|civ| civ.goals.get(usize::from(space).wrapping_sub(1)).copied().flatten());
    match (top, asked.task) {
        (Some(goal), Some(Task::Cover(_))) => {
            say!(ActionCover, space = space, goal = piece::goal_full(&asked.view.pack, goal))
        }
        (Some(goal), _) => say!(ActionInstallGoal, space = space, goal = piece::goal_full(&asked.view.pack, goal)),
        (None, _) => say!(ActionSpaceUnknown, space = space),
    }
}

fn install(card: CardId, view: &View) -> String {
    let content = &view.pack;
    let (name, does) = (piece::name(content, card), piece::card_does(content, card));
    say!(ActionInstall, card = name, cost = piece::cost(content.card(card)), does = does)
}

fn stage_points(stage: u8) -> String {
    phrase::points(u16::from(printed_points(stage)))
}

fn column(column: Column, asked: Asked<'_>) -> String {
    use crate::stages::Half;
    let Some(civ) = asked.civ else { return say!(ActionColumnUnknown, column = column.number()) };
    let stages = &civ.stages;
    let stage = match asked.task {
        Some(Task::GoalColumn(_)) => {
            Half::ALL.into_iter().map(|half| stages.free_half(column, half)).min().unwrap_or(0)
        }
        _ => stages.free_stage(column).unwrap_or(0),
    };
    let (number, points) = (column.number(), stage_points(stage));
    if !civ.is_active(stage) {
        say!(ActionColumnInactive, column = number, stage = stage, points = points)
    } else if usize::from(stage) > STAGE_POINTS.len() {
        say!(ActionColumnAbove, column = number, stage = stage)
    } else {
        say!(ActionColumn, column = number, stage = stage, points = points)
    }
}

/// Fulfilling the cost of a stage: what it asks for, and the points under it.
fn level(stage: u8, asked: Asked<'_>) -> String {
    let Some(Task::CardLevel { card, .. }) = asked.task else { return say!(ActionLevelUnknown, stage = stage) };
    let active = worth::active_spaces(asked.view, card, stage);
    let printed = asked.view.pack.card(card);
    let spaces = phrase::in_set(&printed.cost, u32::from(active)).map(|space| piece::space(&space));
    let (cost, points) = (phrase::list(spaces), worth::space_points(asked.view, card, active));
    let points = phrase::points(points);
    say!(ActionLevel, stage = stage, cost = cost, points = points)
}

fn ignore(space: u8, asked: Asked<'_>) -> String {
    let Some(Task::CardIgnore(installation)) = asked.task else { return say!(ActionIgnoreUnknown, space = space) };
    let printed = asked.view.pack.card(installation.card);
    let text = piece::cost_space(printed, usize::from(space).wrapping_sub(1)).unwrap_or_default();
    say!(ActionIgnore, space = space, text = text)
}

fn settlements(spaces: u8) -> String {
    let numbers: Vec<String> =
        (1..=5).filter(|space| spaces >> (space - 1) & 1 == 1).map(|n: u8| n.to_string()).collect();
    let count = numbers.len();
    if count == 0 {
        say!(ActionNoSettlements)
    } else {
        say!(ActionSettlements, count = count, spaces = phrase::list(numbers))
    }
}

fn upgrade(module: Module, asked: Asked<'_>) -> String {
    let level = asked.civ.map_or(1, |civ| civ.level(module)) + 1;
    say!(ActionUpgrade, module = phrase::module(module), level = level, does = piece::module_level(module, level))
}

fn start_activity(card: Option<CardId>, view: &View) -> String {
    let content = &view.pack;
    match card.map(|card| (card, content.card(card).top)) {
        None => say!(ActionActivityConsole, activity = activity(content, ActivityId::CONSOLE)),
        Some((card, Top::Activity(id))) => {
            say!(ActionActivity, card = piece::name(content, card), activity = activity(content, id))
        }
        Some((card, Top::Nothing | Top::Ability(_) | Top::PointBonus(_))) => {
            say!(ActionActivityUnknown, card = piece::name(content, card))
        }
    }
}

fn build(project: Project) -> String {
    match project {
        Project::Farm => say!(ActionBuildFarm),
        Project::Boat => say!(ActionBuildBoat),
        Project::Statue => say!(ActionBuildStatue),
        Project::Settlement => say!(ActionBuildSettlement),
    }
}

fn feed(count: u8, view: &View) -> String {
    match view.feeding {
        Some((_, all, each)) => say!(ActionFeed, count = count, all = all, food = count.saturating_mul(each)),
        None => say!(ActionFeedUnknown, count = count),
    }
}
