//! The technologies of the viewer's tribe.

use engine::page::Page;
use engine::say;
use engine::words::Phrase;

use crate::tribe::TECHNOLOGIES;
use crate::view::{PlayerView, View};
use crate::words::{Key, phrase, technology};

pub(super) fn list(own: &PlayerView, view: &View, page: &mut Page<'_>) {
    if !own.has_tribe {
        return;
    }
    page.part(&page.say(say!(PlainPartTechnologies)));
    let printed = own.board.board(&view.pack);
    for (number, technology) in printed.technologies.iter().enumerate() {
        let text = technology::full(&view.pack, number, technology);
        let state = if own.board.technologies >> number & 1 == 1 {
            say!(PlainUnlocked)
        } else if own.unlockable >> number & 1 == 1 {
            say!(PlainUnlockable)
        } else {
            let links = view.pack.links()[number];
            let after = (0..TECHNOLOGIES)
                .filter(|other| links >> other & 1 == 1)
                .map(|other| Phrase::verbatim((other + 1).to_string()));
            say!(PlainLocked, after = phrase::choice(after))
        };
        page.item(&page.say(say!(PlainTechnology, state = state, text = text)));
    }
}
