//! The technologies of the viewer's tribe.

use engine::page::Page;
use engine::say;
use engine::words::Phrase;

use crate::view::{PlayerView, View};
use crate::words::{Key, phrase, technology};

pub(super) fn list(own: &PlayerView, view: &View, page: &mut Page<'_>) {
    if !own.has_tribe {
        return;
    }
    page.part(&page.say(say!(PlainPartTechnologies)));
    let printed = own.board.board(&view.pack);
    for (technology, number) in printed.technologies.iter().zip(0..) {
        let text = technology::full(&view.pack, number, technology);
        let state = if own.board.technologies.contains(number) {
            say!(PlainUnlocked)
        } else if own.unlockable.contains(number) {
            say!(PlainUnlockable)
        } else {
            let links = view.pack.links()[usize::from(number)];
            let after = links.iter().map(|other| Phrase::verbatim((other + 1).to_string()));
            say!(PlainLocked, after = phrase::choice(after))
        };
        page.item(&page.say(say!(PlainTechnology, state = state, text = text)));
    }
}
