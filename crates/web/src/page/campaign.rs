//! The page of a campaign: what its chapters tell, what came of them, and the form for the next one.

use engine::words::Speaker;
use maud::{Markup, html};
use table::GameKind;
use table::hall::{Campaign, CampaignChapter, Summary};
use table::store::{Status, TableSummary};

use super::home::{Choices, form, lists};
use super::site::{ago, and, problem, site};
use crate::campaign::{address, beginning};

/// Everything that the page of a campaign shows.
pub struct CampaignPage<'a> {
    /// Who says what the game tells and what stands on the page.
    pub speaker: &'a Speaker<'a>,
    /// What the person is called, if he is known.
    pub me: Option<&'a str>,
    /// The game.
    pub kind: &'a dyn GameKind,
    /// The campaign.
    pub campaign: &'a Campaign,
    /// Where the server is found: `https://games.example.org`.
    pub base: &'a str,
    /// The chapter that the form is for.
    pub to_play: Option<&'a str>,
    /// What was chosen in the form.
    pub choices: &'a Choices,
    /// The ticket of the next table's dice.
    pub ticket: &'a str,
    /// The hash that binds the server to that ticket.
    pub commitment: &'a str,
    /// Why the last thing was not done, as a sentence.
    pub problem: Option<&'a str>,
    /// Milliseconds since 1970.
    pub now: i64,
}

/// The page of a campaign.
#[must_use]
pub fn campaign(page: &CampaignPage<'_>) -> Markup {
    let chapters = &page.campaign.chapters;
    let reached = chapters.iter().filter(|chapter| chapter.is_reached()).count();
    site(
        page.me,
        &html! {
            main.page.campaign-page {
                p.eyebrow { (crate::words::title(page.kind)) ", a campaign" }
                h1 { (page.campaign.name) }
                p.lead {
                    "A chapter opens when the one before it has been played to its end. Whoever has the link of the \
                     campaign can look at it and go on with it, with any players."
                }
                @if let Some(id) = &page.campaign.id {
                    p.copy-row {
                        input.link type="text" id="campaign-link" readonly data-copy aria-label="The link of the campaign"
                            value={ (page.base) (address(page.campaign.game, id)) };
                    }
                } @else {
                    p.fine { "It gets its link when its first chapter begins." }
                }
                p.campaign-goals { "Goals reached: " b { (reached) " of " (chapters.len()) } }
                (problem(page.problem))
                ol.chapters {
                    @for (number, chapter) in (1..).zip(chapters) { (this_chapter(page, number, chapter)) }
                }
            }
        },
    )
}

fn this_chapter(page: &CampaignPage<'_>, number: usize, chapter: &CampaignChapter) -> Markup {
    let id = chapter.chapter.id;
    let (state, label) = match chapter {
        chapter if chapter.is_reached() => ("reached", "Goal reached"),
        chapter if chapter.is_played() => ("played", "Played"),
        chapter if chapter.is_open => ("open", "Open"),
        _ => ("closed", "Not open yet"),
    };
    html! {
        li class={ "card-panel chapter " (state) } id={ "chapter-" (id) } {
            div.chapter-head {
                h2 {
                    "Chapter " (number)
                    @if chapter.is_open { ": " (page.speaker.say(&chapter.chapter.title)) }
                }
                span.chapter-state { (label) }
            }
            // What comes later is not told before.
            @if chapter.is_open {
                p.story { (page.speaker.say(&chapter.chapter.story)) }
                p { b { "New: " } (page.speaker.say(&chapter.chapter.news)) }
                p { b { "Goal: " } (page.speaker.say(&chapter.chapter.goal)) }
                @if !chapter.tables.is_empty() {
                    div.table-list { ul { @for table in &chapter.tables { (line(page, table)) } } }
                }
                @if page.to_play == Some(id) {
                    (form::fields(page.kind, page.choices, (page.ticket, page.commitment)))
                } @else {
                    p {
                        a.button href={ (here(page.campaign)) "chapter=" (id) } {
                            @if chapter.is_played() { "Play it again" } @else { "Play" }
                        }
                    }
                }
            }
        }
    }
}

/// The address of the campaign, ready for something that is asked of it.
fn here(campaign: &Campaign) -> String {
    match &campaign.id {
        Some(id) => address(campaign.game, id) + "?",
        None => beginning(campaign.game, campaign.name.as_str()) + "&",
    }
}

/// What is said of a campaign's name that is none of one's own.
#[must_use]
pub fn not_yours(me: Option<&str>, game: &str, name: &str, beginning: &str) -> Markup {
    site(
        me,
        &html! {
            main.page.campaign-page {
                p.eyebrow { (game) ", a campaign" }
                h1 { (name) }
                p.lead { "You have no campaign of this name." }
                p {
                    "A campaign belongs to those who play it, and is found by its link. If others have begun it, ask them \
                     for the link: they find it on the page of the campaign. If you have begun it in another browser, \
                     come back by your personal link first."
                }
                p { a.button.primary id="begin-campaign" href=(beginning) { "Begin a new campaign of this name" } }
            }
        },
    )
}

/// A table at which the chapter is or was played.
fn line(page: &CampaignPage<'_>, table: &TableSummary) -> Markup {
    let summary = Summary::of(table);
    let names: Vec<&str> = summary.reached.iter().map(|seat| lists::name(table, *seat)).collect();
    let end = if table.status == Status::Over { "/result" } else { "" };
    html! {
        li {
            a.table-line href={ "/tables/" (table.id) (end) } {
                b.game {
                    @match table.status {
                        Status::Over if names.is_empty() => { "Goal not reached" }
                        Status::Over => { "Goal reached by " (and(&names)) }
                        Status::Gathering => { "Waiting for players" }
                        Status::Playing | Status::Aborted => { "Being played" }
                    }
                }
                span.list-turn { (lists::outcome(table, &summary)) }
                @if summary.scores.is_empty() { (lists::who(table)) } @else { (lists::scores(table, &summary)) }
                span.list-when { (ago(table.changed_at, page.now)) }
            }
        }
    }
}
