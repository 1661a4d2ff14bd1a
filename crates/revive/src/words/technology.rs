//! Phrases for technologies and tribe abilities.

use engine::say;
use engine::words::{Arg, Phrase};

use super::effect::{Of, effects};
use super::{Key, phrase};
use crate::content::Content;
use crate::effect::Coin;
use crate::resource::Color;
use crate::tribe::{Gives, Passing, Side, Technology, Tribe};
use crate::view::View;

/// `your fifth card slot`, `immediately: gain 1 crate`.
pub(crate) fn gives(content: &Content, gives: Gives) -> Phrase {
    told(content, gives, Of::Other)
}

/// What a technology gives in the current position: minor artifacts if no major ones are left.
pub(crate) fn gives_now(view: &View, gives: Gives) -> Phrase {
    told(&view.pack, gives, if view.has_artifacts() { Of::Other } else { Of::Late })
}

fn told(content: &Content, gives: Gives, of: Of) -> Phrase {
    match gives {
        Gives::AtOnce(list) => say!(GivesAtOnce, effects = effects(content, list, of)),
        Gives::Machine(list) => say!(GivesMachine, effects = effects(content, list, of)),
        Gives::AbilityMore(list) => say!(GivesAbilityMore, effects = effects(content, list, of)),
        Gives::Trade { coin, count, gain, gained } => {
            let gain = match gain {
                Coin::Only(resource) => phrase::resources(resource, gained),
                Coin::Basic => say!(BasicsAlike, what = phrase::basics(gained), count = gained),
            };
            say!(GivesTrade, price = phrase::coins(coin, count), gain = gain)
        }
        Gives::CardResource => say!(GivesCardResource, resources = by_color(1, Phrase::from)),
        Gives::FalconResources(count) => say!(GivesFalconResources, resources = by_color(count, phrase::terrain)),
        regular => regular.phrase().unwrap_or_else(|| say!(EffectNothing)),
    }
}

/// `1 food (yellow), 1 book (green) or 1 gear (gray)`.
fn by_color(count: u8, name: impl Fn(Color) -> Phrase) -> Phrase {
    phrase::choice(
        Color::ALL.map(|color| say!(InBrackets, text = phrase::resources(color.resource(), count), more = name(color))),
    )
}

impl From<Passing> for Arg {
    fn from(passing: Passing) -> Self {
        let terrains = passing.terrain.iter().map(phrase::terrain);
        phrase::list(terrains.chain(passing.water.then(|| say!(Water)))).into()
    }
}

/// A technology with its number, cost and points: `technology 2 (2 books, 1 point): …`.
pub(crate) fn full(content: &Content, number: u8, technology: &Technology) -> Phrase {
    say!(
        TechnologyFull,
        number = number + 1,
        books = technology.cost,
        points = technology.points,
        text = gives(content, technology.gives),
    )
}

/// The effects of a tribe ability.
pub(crate) fn ability(content: &Content, tribe: Tribe, side: Side) -> Phrase {
    effects(content, content.tribe(tribe, side).ability, Of::Other)
}

/// The technologies of a tribe that are not on every tribe board, with their numbers: `2 exploring costs 1 less food`.
pub(crate) fn of_its_own(content: &Content, tribe: Tribe, side: Side) -> Phrase {
    let printed =
        |tribe, side| content.tribe(tribe, side).technologies.map(|technology| gives(content, technology.gives));
    let boards: Vec<_> = Tribe::ALL.into_iter().flat_map(|of| Side::ALL.map(|on| printed(of, on))).collect();
    let own = printed(tribe, side).into_iter().enumerate();
    let own = own.filter(|(_, text)| !boards.iter().all(|board| board.contains(text)));
    phrase::semicolons(own.map(|(number, text)| say!(PlainNumbered, number = number + 1, text = text)))
}

/// Returns the technology of a tribe with this number, if there is one.
pub(crate) fn of(content: &Content, tribe: Tribe, side: Side, number: u8) -> Option<&Technology> {
    content.tribe(tribe, side).technologies.get(usize::from(number))
}
