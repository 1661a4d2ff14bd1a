//! Machines: tokens, those of the player board, and those of technologies.

use ::revive::content::{MachineId, Reward};
use ::revive::tribe::Gives;
use ::revive::{MachineSpot, Player, names};
use maud::{Markup, html};

use super::{Pack, about, flask};
use crate::board::revive::icon;

/// A machine token. Its border has its color.
pub(in super::super) fn machine(pack: Pack<'_>, id: MachineId) -> Markup {
    let printed = pack.content.machine(id);
    html! {
        span class={ "mach " (icon::color_class(Some(printed.color))) } {
            (icon::small_effects(pack.content, printed.effect))
            (flask(printed.flask))
        }
    }
}

/// A machine token in words.
pub(in super::super) fn about_machine(pack: Pack<'_>, id: MachineId) -> Markup {
    about(&pack.title(names::full_machine(pack.content, id)))
}

/// A machine that a player has, with its socket: a bolt is in it from when it is used to the next hibernation.
pub(in super::super) fn machine_at(pack: Pack<'_>, player: &Player, spot: MachineSpot, is_used: bool) -> Markup {
    let socket = html! { span.sock { (icon::energy(is_used)) } };
    let plain = |effects: Markup| html! { span class={ "mach c-any own" } { (socket) (effects) } };
    match spot {
        MachineSpot::Reward(number) => {
            let index = usize::from(number);
            let printed = pack.content.player_board().rewards.get(index).map(|space| space.reward);
            match (printed, player.machines.get(index).copied().flatten()) {
                (Some(Reward::Standard(standard)), _) => plain(icon::standard(standard)),
                (_, Some(id)) => {
                    let token = pack.content.machine(id);
                    html! {
                        span class={ "mach own " (icon::color_class(Some(token.color))) } {
                            (socket)
                            (icon::small_effects(pack.content, token.effect))
                            (flask(token.flask))
                        }
                    }
                }
                (_, None) => plain(html! {}),
            }
        }
        MachineSpot::Technology(number) => {
            let board = pack.content.tribe(player.tribe, player.side);
            match board.technologies.get(usize::from(number)).map(|technology| technology.gives) {
                Some(Gives::Machine(list)) => plain(icon::small_effects(pack.content, list)),
                _ => plain(html! {}),
            }
        }
    }
}
