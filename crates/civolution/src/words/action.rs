//! What an action does, and what it is worth if that is known.

use engine::words::Phrase;
use engine::{Seat, say};

use super::place::{at, tribe};
use super::thing::{feature, material, value};
use super::{Key, activity, cost, deed, effect, phrase, piece, worth};
use crate::ability::Trait;
use crate::action::{Action, Payment};
use crate::civilization::Civilization;
use crate::content::{ActivityId, CardId, Top};
use crate::continent::Territory;
use crate::effect::{Effect, Marker, Project, UpgradeChoice};
use crate::module::{Module, Panel, Track};
use crate::rules::{
    ActivationPrice, BEYOND_POINTS, LINE_POINTS, Line, activation_price, line_before, statue_materials,
};
use crate::site::{Ground, Site};
use crate::stages::{Column, Half, STAGE_POINTS, printed_points};
use crate::task::Task;
use crate::view::View;

/// The current request: the task, the player who is asked, and their console.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Option<Seat>,
    pub(super) task: Option<Task>,
    pub(super) civ: Option<&'a Civilization>,
}

impl<'a> Asked<'a> {
    pub(super) fn new(view: &'a View) -> Self {
        let seat = view.asked.map(|step| step.seat).or(view.viewer);
        let civ = seat.and_then(|seat| view.civilization(seat)).map(|civ| &civ.console);
        Self { view, seat, task: view.asked.map(|step| step.task), civ }
    }

    /// Returns the territory where a tribe would settle now.
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

pub(super) fn tell(action: &Action, view: &View) -> Phrase {
    let asked = Asked::new(view);
    let content = &view.pack;
    match *action {
        Action::Keep(card) => {
            let (name, does) = (piece::name(card), piece::card_does(content, card));
            let cost = piece::cost(content.card(card));
            say!(ActionKeep, card = name, deck = card.deck(), cost = cost, does = does)
        }
        Action::MarkerCard(card) => {
            say!(ActionMarkerCard, card = piece::name(card), markers = piece::marker_card(content, card))
        }
        Action::ChipCard(card) => {
            let goal = view.chip_cards.iter().find(|(shown, _)| *shown == card).map(|(_, goal)| *goal);
            let goal = goal.map_or_else(|| say!(GoalUnknown), |goal| piece::goal_full(content, goal));
            let (name, does) = (piece::name(card), piece::chip_card(content, card));
            say!(ActionChipCard, card = name, does = does, goal = goal)
        }
        Action::Activate(panel) => {
            let level = match panel {
                Panel::Main(module) => asked.civ.map_or(1, |civ| civ.level(module)),
                Panel::Feature(_) | Panel::Sleep => 1,
            };
            let (dice, does) = (piece::panel_dice(panel), piece::panel(panel, level));
            let panel_name = phrase::panel(panel);
            match asked.civ.and_then(|civ| activation(activation_price(civ, panel))) {
                None => say!(ActionActivate, panel = panel_name, dice = dice, does = does),
                Some(price) => {
                    say!(ActionActivateFor, panel = panel_name, dice = dice, price = price, does = does)
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
        Action::Terrain(terrain) => say!(ActionTerrain, terrain = terrain),
        Action::Material(of) => material(of, asked),
        Action::Feature(of) => feature(of, asked),
        Action::Track(of) => track(of, asked),
        Action::Value(number) => value(number, asked),
        Action::TakeOpen(deck) => match view.face_up[deck.index()].last() {
            Some(card) => {
                let (name, does) = (piece::name(*card), piece::card_does(content, *card));
                let cost = piece::cost(content.card(*card));
                say!(ActionTakeOpen, card = name, deck = deck, cost = cost, does = does)
            }
            None => say!(ActionTakeOpenUnknown, deck = deck),
        },
        Action::Draw(deck) => say!(ActionDraw, deck = deck),
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
                _ => say!(ActionPoint, points = points, chip = piece::name(chip)),
            }
        }
        Action::Install(card) => install(card, view),
        Action::Column(number) => column(number, asked),
        Action::Half(side) => half(side, asked),
        Action::Level(stage) => cost::level(stage, asked),
        Action::Ignore(space) => cost::ignore(space, asked),
        Action::Settlements(spaces) => cost::settlements(spaces, asked),
        Action::Upgrade(module) => upgrade(module, asked),
        Action::Tile(stage) => say!(ActionTile, stage = stage, points = stage_points(stage)),
        Action::Activity(card) => start_activity(card, view),
        Action::Build(project) => build(project),
        Action::Settlement(number) => {
            let index = usize::from(number).wrapping_sub(1);
            let diamonds = content.board().settlements.get(index).map_or(0, |plan| plan.diamonds);
            let cost = piece::settlement_cost(content, index, asked.civ);
            say!(ActionSettlement, number = number, cost = cost, count = diamonds)
        }
        Action::Site(spot) => match view.land.site(spot).and_then(Site::ground) {
            Some(ground) => {
                let (name, spot_name) = (phrase::ground(ground), phrase::spot(spot));
                let territories = phrase::territories(view.land.layout.around(spot).iter());
                match statue_of(ground, asked) {
                    Some(with) => {
                        say!(
                            ActionGroundStatue,
                            ground = name,
                            spot = spot_name,
                            territories = territories,
                            with = with
                        )
                    }
                    None => say!(ActionGround, ground = name, spot = spot_name, territories = territories),
                }
            }
            None => {
                let territories = phrase::territories(view.land.layout.around(spot).iter());
                match asked.task {
                    Some(Task::SiteOrder { .. }) => {
                        say!(ActionSiteFirst, spot = phrase::spot(spot), territories = territories)
                    }
                    _ => say!(ActionSite, spot = phrase::spot(spot), territories = territories),
                }
            }
        },
        Action::Island => match statue_of(Ground::ISLAND, asked) {
            Some(with) => say!(ActionIslandStatue, with = with),
            None => say!(ActionIsland),
        },
        Action::From(seat) if asked.seat == Some(seat) => say!(ActionFromSelf),
        Action::From(seat) => say!(ActionFrom, player = seat),
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

fn pay(payment: Payment, asked: Asked<'_>) -> Phrase {
    let with = phrase::payment(payment);
    let value = asked.task.and_then(worth::value_asked);
    let ideas = asked.civ.zip(value).map_or(0, |(civ, value)| worth::ideas_to_pay(civ, payment, value));
    if ideas == 0 {
        say!(ActionPay, with = with)
    } else {
        say!(ActionPayIdeas, with = with, ideas = phrase::ideas(ideas))
    }
}

fn alternative(number: u8, asked: Asked<'_>) -> Phrase {
    let Some(Task::Alternative(bonus, _)) = asked.task else { return say!(ActionAlternative, number = number) };
    let either = &asked.view.pack.bonus(bonus).either;
    let chosen = either.get(usize::from(number).wrapping_sub(1));
    chosen.map_or_else(|| say!(ActionAlternative, number = number), |effects| phrase::capital(effect::effects(effects)))
}

/// Describes what an activation takes in addition to dice and planning markers.
fn activation(price: ActivationPrice) -> Option<Phrase> {
    let ideas = (price.ideas > 0).then(|| phrase::ideas(price.ideas));
    let focus = match price.focus {
        0 => None,
        1 => Some(say!(OwnFocus)),
        more => Some(phrase::markers(Marker::Focus, more)),
    };
    let both: Vec<Phrase> = ideas.into_iter().chain(focus).collect();
    match price.instead {
        Some(ideas) => Some(say!(FocusOrIdeas, price = phrase::list(both), ideas = phrase::ideas(ideas))),
        None if both.is_empty() => None,
        None => Some(phrase::list(both)),
    }
}

/// Describes where a disc moves, and the bonuses of the lines that it crosses.
fn track(track: Track, asked: Asked<'_>) -> Phrase {
    let name = Phrase::from(track);
    let (Some(Task::ChooseTrack { steps, .. }), Some(civ)) = (asked.task, asked.civ) else {
        return say!(ActionTrackUnknown, track = name);
    };
    let from = civ.track(track);
    let to = from.saturating_add(steps).min(Track::END);
    let lines = (from + 1..=to).filter_map(line_before).map(|line| match line {
        Line::Upgrade => effect(Effect::Upgrade(UpgradeChoice::Colour(track))),
        Line::FavorOrIncome => say!(AskedFavorOrIncome),
        Line::Points => effect(Effect::Points(LINE_POINTS as u8)),
        Line::TileOrPoints => say!(AskedTileOrPoints),
    });
    let beyond = u16::from(steps - (to - from)) * (BEYOND_POINTS + u16::from(civ.traits[Trait::Summit]));
    let beyond = (beyond > 0).then(|| say!(EffectPoints, count = beyond));
    let bonus: Vec<Phrase> = lines.chain(beyond).collect();
    if bonus.is_empty() {
        say!(ActionTrack, track = name, space = to)
    } else {
        say!(ActionTrackBonus, track = name, space = to, bonus = phrase::semicolons(bonus))
    }
}

/// Lists the materials that a statue on a ground could be made of, if a statue is being built.
fn statue_of(ground: Ground, asked: Asked<'_>) -> Option<Phrase> {
    let (Some(Task::BuildAt(Project::Statue)), Some(civ)) = (asked.task, asked.civ) else { return None };
    let accepted = asked.view.pack.board().grounds[ground.index()];
    let stored = statue_materials(civ, accepted)
        .map(|material| say!(StatueMaterial, material = material, have = civ.stored(material)));
    phrase::choice(stored)
}

/// Checks whether the settling tribe is weakened by displacing another (p. 15).
fn is_weakened(asked: Asked<'_>) -> bool {
    let strong = match asked.task {
        Some(Task::Arrive(journey)) => journey.strong,
        Some(Task::Settle { strong, .. }) => strong,
        _ => false,
    };
    strong && asked.civ.is_some_and(|civ| !civ.traits.has(Trait::Conqueror))
}

fn settle_fire(asked: Asked<'_>) -> Phrase {
    let (Some(territory), Some(civ)) = (asked.camp(), asked.civ) else { return say!(ActionSettleFireUnknown) };
    let points = phrase::points(worth::fire_points(asked.view, civ, territory));
    match territory.fire_camp().and_then(|camp| asked.view.land.camp(camp)) {
        Some(tribe) => {
            let other = whose(tribe.seat, tribe.strong, asked);
            if is_weakened(asked) {
                say!(ActionSettleFireDisplaceWeak, other = other, points = points)
            } else {
                say!(ActionSettleFireDisplace, other = other, points = points)
            }
        }
        None => say!(ActionSettleFire, points = points),
    }
}

fn whose(seat: Seat, strong: bool, asked: Asked<'_>) -> Phrase {
    if asked.seat == Some(seat) {
        return if strong { say!(OwnStrong) } else { say!(OwnWeak) };
    }
    if strong { say!(OtherStrong, player = seat) } else { say!(OtherWeak, player = seat) }
}

fn displace(seat: Seat, strong: bool, asked: Asked<'_>) -> Phrase {
    let other = whose(seat, strong, asked);
    if is_weakened(asked) { say!(ActionDisplaceWeak, other = other) } else { say!(ActionDisplace, other = other) }
}

fn goal_space(space: u8, asked: Asked<'_>) -> Phrase {
    let top = asked.civ.and_then(|civ| civ.goals.get(usize::from(space).wrapping_sub(1)).copied().flatten());
    match (top, asked.task) {
        (Some(goal), Some(Task::Cover(_))) => {
            say!(ActionCover, space = space, goal = piece::goal_full(&asked.view.pack, goal))
        }
        (Some(goal), _) => say!(ActionInstallGoal, space = space, goal = piece::goal_full(&asked.view.pack, goal)),
        (None, _) => say!(ActionSpaceUnknown, space = space),
    }
}

fn install(card: CardId, view: &View) -> Phrase {
    let content = &view.pack;
    let (name, does) = (piece::name(card), piece::card_does(content, card));
    say!(ActionInstall, card = name, cost = piece::cost(content.card(card)), does = does)
}

fn stage_points(stage: u8) -> Phrase {
    phrase::points(u16::from(printed_points(stage)))
}

fn column(column: Column, asked: Asked<'_>) -> Phrase {
    use crate::stages::Half;
    let Some(civ) = asked.civ else { return say!(ActionColumnUnknown, column = column.number()) };
    let stages = &civ.stages;
    let stage = match asked.task {
        Some(Task::GoalColumn(_)) => {
            Half::ALL.into_iter().map(|half| stages.free_half(column, half)).min().unwrap_or(0)
        }
        _ => stages.free_stage(column).unwrap_or(0),
    };
    let worth = stage_worth(civ, stage);
    match asked.task {
        Some(Task::CardColumn { card, special }) => {
            let price = cost::lowest(card, stage, special, asked);
            say!(ActionColumnCosts, column = column.number(), stage = stage, worth = worth, price = price)
        }
        _ => say!(ActionColumn, column = column.number(), stage = stage, worth = worth),
    }
}

/// Describes what a card or chip in a stage is worth in the final scoring.
fn stage_worth(civ: &Civilization, stage: u8) -> Phrase {
    let points = stage_points(stage);
    if !civ.is_active(stage) {
        say!(WorthInactive, points = points)
    } else if usize::from(stage) > STAGE_POINTS.len() {
        say!(WorthNothing)
    } else {
        say!(WorthPoints, points = points)
    }
}

/// Describes placing a goal chip in half of a column.
fn half(half: Half, asked: Asked<'_>) -> Phrase {
    let (Some(Task::GoalHalf { column, .. }), Some(civ)) = (asked.task, asked.civ) else {
        return match half {
            Half::Left => say!(ActionHalfLeftUnknown),
            Half::Right => say!(ActionHalfRightUnknown),
        };
    };
    let stage = civ.stages.free_half(column, half);
    let worth = stage_worth(civ, stage);
    match half {
        Half::Left => say!(ActionHalfLeft, stage = stage, worth = worth),
        Half::Right => say!(ActionHalfRight, stage = stage, worth = worth),
    }
}

fn upgrade(module: Module, asked: Asked<'_>) -> Phrase {
    let level = asked.civ.map_or(1, |civ| civ.level(module)) + 1;
    say!(ActionUpgrade, module = module, level = level, does = piece::module_level(module, level))
}

fn start_activity(card: Option<CardId>, view: &View) -> Phrase {
    let content = &view.pack;
    match card.map(|card| (card, content.card(card).top)) {
        None => say!(ActionActivityConsole, activity = activity(content, ActivityId::CONSOLE)),
        Some((card, Top::Activity(id))) => {
            say!(ActionActivity, card = piece::name(card), activity = activity(content, id))
        }
        Some((card, Top::Nothing | Top::Ability(_) | Top::PointBonus(_))) => {
            say!(ActionActivityUnknown, card = piece::name(card))
        }
    }
}

fn build(project: Project) -> Phrase {
    match project {
        Project::Farm => say!(ActionBuildFarm),
        Project::Boat => say!(ActionBuildBoat),
        Project::Statue => say!(ActionBuildStatue),
        Project::Settlement => say!(ActionBuildSettlement),
    }
}

fn feed(count: u8, view: &View) -> Phrase {
    match view.feeding {
        Some((_, all, each)) => say!(ActionFeed, count = count, all = all, food = count.saturating_mul(each)),
        None => say!(ActionFeedUnknown, count = count),
    }
}
