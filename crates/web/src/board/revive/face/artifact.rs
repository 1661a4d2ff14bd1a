//! Artifact cards.

use ::revive::content::{ArtifactCardId, ArtifactColor};
use ::revive::names;
use maud::{Markup, html};

use super::Pack;
use crate::board::revive::icon;

/// An artifact card: for each color of artifact what it is worth, as pictures and in words.
pub(in super::super) fn artifact_card(pack: Pack<'_>, id: ArtifactCardId) -> Markup {
    let categories = pack.content.artifact_card(id).categories;
    html! {
        span.artifact-card {
            b.aname { (pack.say(names::name(id))) }
            @for color in ArtifactColor::ALL {
                @let (category, points) = categories[color.index()];
                span.arow {
                    (icon::artifact(Some(color)))
                    (icon::artifact_worth(category, points))
                    span.words { (pack.title(names::artifact_category(pack.content, id, color))) }
                }
            }
        }
    }
}
