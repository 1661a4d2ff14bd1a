//! What the panels of Stone Age ask at once: payments, tools, and two resources of any kind.

use engine::Seat;
use engine::say;
use engine::words::Phrase;
use maud::Markup;
use names::Label;
use stone_age::{
    Acquisition, Action, Bill, ByValue, Gathering, Place, Purpose, Resource, Resources, Slot, StoneAge, Task,
    ToolChoice, View, names,
};
use table::Plan;

use super::super::plan::{Answers, typed};
use super::{Scene, icon, spot_name};
use crate::picks::{Panel, Picks, Row, Total};
use crate::words::Key;

/// The kinds of plans.
pub(super) const PAY: &str = "pay";
pub(super) const TOOLS: &str = "tools";
pub(super) const TWO: &str = "two";
/// What the payment for missing food is about.
pub(super) const FOOD: &str = "food";

/// What a panel asks at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// Buy something, or feed people, and pay with these resources.
    Pay(Purpose, Resources),
    /// Add these tools to a roll.
    Tools(ToolChoice),
    /// Turn in a card, and take these two resources.
    Two(Resources),
}

/// Reads the plan that a panel posts.
pub(super) fn plan(picks: &Picks) -> Option<Box<dyn Plan>> {
    let answer = match picks.kind.as_str() {
        PAY => Answer::Pay(purpose(&picks.at)?, resources(picks)),
        TOOLS => Answer::Tools(ToolChoice { tiles: tools(picks, "tool"), one_use: tools(picks, "once") }),
        TWO => Answer::Two(resources(picks)),
        _ => return None,
    };
    Some(typed::<StoneAge>(answer, picks))
}

fn resources(picks: &Picks) -> Resources {
    let mut resources = Resources::NONE;
    for resource in Resource::ALL {
        resources[resource] = u16::from(picks.count(resource.name()));
    }
    resources
}

fn tools(picks: &Picks, kind: &str) -> ByValue {
    std::array::from_fn(|index| picks.count(&tool_field(kind, index + 1)))
}

fn tool_field(kind: &str, value: usize) -> String {
    format!("{kind}-{value}")
}

/// Returns the name of what is paid for.
pub(super) fn name(purpose: Purpose) -> String {
    match purpose {
        Purpose::Acquire(what) => spot_name(Place::Acquisition(what)),
        Purpose::Food => FOOD.to_owned(),
    }
}

fn purpose(at: &str) -> Option<Purpose> {
    let of_slot = |slot| [Acquisition::Card(slot), Acquisition::Building(slot)].map(Purpose::Acquire);
    Slot::ALL.into_iter().flat_map(of_slot).chain([Purpose::Food]).find(|purpose| name(*purpose) == at)
}

/// A payment that is asked for, or would be asked for next.
struct Payment {
    bill: Bill,
    paid: Resources,
    /// The resources that can still be paid, cheapest first.
    from: &'static [Resource],
}

impl Payment {
    /// Returns the payment for this purpose, if the seat could make it now and it leaves a choice of resources.
    fn now(purpose: Purpose, seat: Seat, view: &View) -> Option<Self> {
        let task = view.asked.filter(|step| step.seat == seat)?.task;
        let whole = |bill| Self { bill, paid: Resources::NONE, from: Resource::ALL.as_slice() };
        match (task, purpose) {
            (Task::Pay { purpose: asked, bill, paid, next }, _) if asked == purpose => {
                Some(Self { bill, paid, from: Resource::ALL.get(next.index()..)? })
            }
            (Task::Use, Purpose::Acquire(Acquisition::Card(slot))) => Some(whole(Bill::exactly(slot.number()))),
            (Task::Use, Purpose::Acquire(Acquisition::Building(slot))) => {
                let top = view.stacks.get(slot.index())?.top?;
                Some(whole(Bill::for_building(&top.cost)?))
            }
            (Task::Feed { missing }, Purpose::Food) => Some(whole(Bill::exactly(missing))),
            _ => None,
        }
    }

    /// Checks whether these resources complete the payment.
    fn is_met_by(&self, more: &Resources, have: &Resources) -> bool {
        let mut paid = self.paid;
        paid.add(more);
        have.cover(more) && more.iter().all(|(resource, _)| self.from.contains(&resource)) && self.bill.is_met_by(&paid)
    }
}

impl Answers<StoneAge> for Answer {
    fn next(&self, given: usize, seat: Seat, view: &View) -> Option<Action> {
        let task = view.asked.filter(|step| step.seat == seat)?.task;
        let is_first = given == 0;
        match (*self, task) {
            (Self::Pay(purpose, paid), Task::Pay { purpose: asked, next, .. }) if asked == purpose => {
                Some(Action::Pay { resource: next, count: u8::try_from(paid[next]).ok()? })
            }
            (Self::Pay(purpose @ Purpose::Acquire(what), _), Task::Use) if is_first => {
                Payment::now(purpose, seat, view).map(|_| Action::Buy { what })
            }
            (Self::Pay(Purpose::Food, _), Task::Feed { .. }) if is_first => Some(Action::Feed),
            (Self::Tools(choice), Task::Tools { .. }) if is_first => Some(Action::Tools(choice)),
            (Self::Two(two), Task::Gain) if given <= 1 => {
                let mut each =
                    two.iter().flat_map(|(resource, count)| std::iter::repeat_n(resource, usize::from(count)));
                Some(Action::Gain { first: each.next()?, second: each.next()? })
            }
            (Self::Two(_), _) if is_first => Some(Action::Cash),
            _ => None,
        }
    }

    fn fault(&self, seat: Seat, view: &View) -> Option<Phrase> {
        let unfit = |bill: &Bill| Some(say!(PicksUnfit, need = names::bill(bill)));
        match self {
            Self::Pay(purpose, resources) => {
                let payment = Payment::now(*purpose, seat, view)?;
                let have = &view.player(seat)?.resources;
                if payment.is_met_by(resources, have) { None } else { unfit(&payment.bill) }
            }
            Self::Two(resources) if resources.total() != 2 => unfit(&Bill::exactly(2)),
            Self::Two(_) | Self::Tools(_) => None,
        }
    }
}

/// Whether a hint recommends an action that only the panel of this kind takes.
pub(super) fn takes_hint(kind: &str, scene: Scene<'_>) -> bool {
    let best = scene.page.moves.hints.first();
    let hinted = scene.offers().find(|(_, offered)| best.is_some_and(|best| *best == offered.notation));
    hinted.is_some_and(|(action, _)| match action {
        Action::Feed => kind == PAY,
        Action::Tools(_) => kind == TOOLS,
        Action::Cash => kind == TWO,
        _ => false,
    })
}

/// The panel that pays for something, from the thing itself or in the middle of the payment. `None` if the price leaves no
/// choice.
pub(super) fn pay(purpose: Purpose, scene: Scene<'_>) -> Option<Markup> {
    let seat = scene.page.moves.seat?;
    let have = scene.view.player(seat)?.resources;
    let Payment { bill, paid, from } = Payment::now(purpose, seat, scene.view)?;
    let is_begun = matches!(scene.view.asked?.task, Task::Pay { .. });
    if !is_begun && !bill.leaves_choice(&have) {
        return None;
    }
    let rest = |pieces: u8| u16::from(pieces).saturating_sub(paid.total());
    let is_building = matches!(purpose, Purpose::Acquire(Acquisition::Building(_)));
    let points = is_building.then(|| Total { label: Label::BuildingPoints.into(), base: paid.value(), per: 1 });
    let panel = Panel {
        kind: PAY,
        at: name(purpose),
        need: say!(DrawnValue, label = names::purpose(purpose), value = names::bill(&bill)),
        amount: (rest(bill.least), rest(bill.most)),
        gains: false,
        kinds: bill.kinds.map(|kinds| u16::from(kinds).saturating_sub(paid.iter().count() as u16)),
        rows: from
            .iter()
            .copied()
            .filter(|&resource| have[resource] > 0)
            .map(|resource| row(resource, &have))
            .collect(),
        totals: points.into_iter().collect(),
        confirm: Label::Pay.into(),
    };
    Some(panel.form(&scene.page.moves))
}

fn row(resource: Resource, have: &Resources) -> Row {
    Row {
        name: resource.name().to_owned(),
        picture: icon::resource(resource),
        label: resource.into(),
        have: have[resource],
        worth: resource.value(),
    }
}

/// The panel that chooses tools for a roll.
pub(super) fn choose_tools(gathering: Gathering, pips: u8, scene: Scene<'_>) -> Option<Markup> {
    let player = scene.view.player(scene.page.moves.seat?)?;
    let kinds = [("tool", player.tools.ready, "ready"), ("once", player.one_use_tools, "once")];
    let rows = kinds.into_iter().flat_map(|(kind, counts, look)| {
        let each = (1_u8..).zip(counts).filter(|(_, count)| *count > 0);
        each.map(move |(value, count)| Row {
            name: tool_field(kind, usize::from(value)),
            picture: icon::tool(value, look),
            label: names::tool(value, kind == "once"),
            have: u16::from(count),
            worth: u16::from(value),
        })
    });
    let rows: Vec<Row> = rows.collect();
    let most = rows.iter().map(|row| row.have).sum();
    let total = |label: Phrase, per: u8| Total { label, base: u16::from(pips), per: u16::from(per) };
    let panel = Panel {
        kind: TOOLS,
        at: String::new(),
        need: names::pips(pips),
        amount: (0, most),
        gains: false,
        kinds: None,
        rows,
        totals: vec![total(Label::Pips.into(), 1), total(names::gathered(gathering), gathering.pips_per_piece())],
        confirm: Label::UseTools.into(),
    };
    Some(panel.form(&scene.page.moves))
}

/// The panel that turns in a card for two resources of any kind.
pub(super) fn two(scene: Scene<'_>) -> Option<Markup> {
    let have = scene.view.player(scene.page.moves.seat?)?.resources;
    let panel = Panel {
        kind: TWO,
        at: String::new(),
        need: names::bill(&Bill::exactly(2)),
        amount: (2, 2),
        gains: true,
        kinds: None,
        rows: Resource::ALL.map(|resource| row(resource, &have)).into(),
        totals: Vec::new(),
        confirm: Label::TakeTwo.into(),
    };
    Some(panel.form(&scene.page.moves))
}
