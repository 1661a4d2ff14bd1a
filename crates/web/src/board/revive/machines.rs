//! A player's machines with their energy, and the places where more will come.

use engine::say;
use maud::{Markup, html};
use revive::content::{MachineId, Reward};
use revive::{Action, MachineSpot, Task, names};

use super::boards::{Boards, Part};
use super::face::{self, Pack};
use super::{icon, tracks};
use crate::words::Key;

/// The machines and places that fit into three rows of three.
const THREE_ROWS: usize = 9;

pub(super) fn machines(boards: Boards<'_>) -> Markup {
    let scene = boards.scene;
    let had = &boards.player.machines;
    let rewards = (0..).zip(boards.content().player_board().rewards);
    let reserved = rewards.filter(|(number, printed)| {
        matches!(printed.reward, Reward::Standard(_) | Reward::Machine(_))
            && !had.contains(&MachineSpot::Reward(*number))
    });
    let mut reserved: Vec<_> = reserved.collect();
    reserved.sort_by_key(|(_, printed)| printed.needs.iter().copied().max());
    html! {
        div.belt.more[had.len() + reserved.len() > THREE_ROWS] role="group" aria-label=(scene.say(say!(ReviveMachines))) {
            h3.cap { (icon::energy(true)) (scene.say(say!(ReviveMachines))) }
            div {
                @for spot in had { (machine(*spot, boards)) }
                @for (number, printed) in reserved {
                    @let label = scene.title(say!(ReviveMachineAt, needs = names::needs(printed.needs)));
                    @let lane = tracks::lane_of(&printed);
                    span class={ "mym none " (icon::color_class(lane.map(|(color, _)| color))) } title=(label)
                        data-place=[boards.place(format!("reward-{}", number + 1))] {
                        span.sock { (icon::icon("rv-lock")) }
                        @if let Some((color, need)) = lane { span { (icon::sign(color)) (need) } }
                    }
                }
            }
        }
    }
}

/// Checks whether the machines show an action.
pub(super) const fn draws(action: &Action) -> bool {
    matches!(action, Action::Machine(_))
}

/// A machine, with the energy that it holds.
fn machine(spot: MachineSpot, boards: Boards<'_>) -> Markup {
    let (content, board) = (boards.content(), &boards.player.board);
    let is_used = board.powered.contains(spot);
    let (name, does) = names::spot(content, board, spot);
    let label = say!(DrawnValue, label = name.clone(), value = does.clone());
    let label = if is_used { say!(ReviveMachineUsed, what = label) } else { label };
    let place = place(spot);
    let piece = token(spot, boards).and_then(|machine| boards.piece(&format!("machine-{machine}"), &place));
    let inner = html! {
        span.holder data-place=[boards.place(&place)] {
            (boards.standing(piece, &face::machine_at(Pack::of(boards.scene), board, spot, is_used)))
        }
    };
    let is_recharge = boards.scene.asked() == Some(Task::Recharge);
    boards.draw(Part {
        at: place,
        class: match (is_used, is_recharge) {
            (true, _) => "mym look used",
            (false, true) => "mym look",
            (false, false) => "mym look free",
        },
        title: name,
        label,
        offers: boards.offers(|action| *action == Action::Machine(spot)),
        wanted: Some(Action::Machine(spot)),
        about: Some(html! { p { (boards.scene.say(does)) } }),
        choices: None,
        inner,
    })
}

/// Returns what a machine is called in the page.
pub(super) fn place(spot: MachineSpot) -> String {
    match spot {
        MachineSpot::Reward(number) => format!("reward-{}", number + 1),
        MachineSpot::Technology(number) => format!("machine-of-technology-{}", number + 1),
    }
}

/// Returns the token of a machine, if it is one.
fn token(spot: MachineSpot, boards: Boards<'_>) -> Option<MachineId> {
    match spot {
        MachineSpot::Reward(number) => boards.player.board.machines.get(usize::from(number)).copied().flatten(),
        MachineSpot::Technology(_) => None,
    }
}
