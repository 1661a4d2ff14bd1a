//! The page of a campaign: the stories of its chapters, their results, and the form for the next one.

use engine::say;
use engine::words::{Phrase, Speaker};
use maud::{Markup, html};
use table::DynGame;
use table::hall::{Campaign, CampaignChapter, Summary};
use table::store::{Status, TableSummary};

use super::home::lists;
use super::setup::{Choices, form};
use super::site::{ago, problem, site};
use crate::campaign::{address, beginning};
use crate::words::{Key, Mark, and, marked};

/// Everything that the page of a campaign shows.
pub struct CampaignPage<'a> {
    /// The speaker of the game and the page.
    pub speaker: &'a Speaker<'a>,
    /// The person's name, if they are known.
    pub me: Option<&'a str>,
    /// The game.
    pub kind: &'a dyn DynGame,
    /// The campaign.
    pub campaign: &'a Campaign,
    /// The address of the server: `https://games.example.org`.
    pub base: &'a str,
    /// The chapter that the form is for.
    pub to_play: Option<&'a str>,
    /// The choices in the form.
    pub choices: &'a Choices,
    /// The ticket for the next table's dice.
    pub ticket: &'a str,
    /// The commitment to the secret of that ticket.
    pub commitment: &'a str,
    /// Why the last request failed, as a sentence.
    pub problem: Option<&'a Phrase>,
    /// The current time in milliseconds since 1970.
    pub now: i64,
}

/// Renders the page of a campaign.
#[must_use]
pub fn campaign(page: &CampaignPage<'_>) -> Markup {
    let chapters = &page.campaign.chapters;
    let reached = chapters.iter().filter(|chapter| chapter.is_reached()).count();
    let speaker = page.speaker;
    let count = speaker.say(say!(CampaignGoalsCount, reached = reached, chapters = chapters.len()));
    let goals = marked(speaker, say!(CampaignGoals, count = Mark(0)), &[html! { b { (count) } }]);
    site(
        speaker,
        page.me,
        &html! {
            main.page.campaign-page id="content" tabindex="-1" {
                p.eyebrow { (speaker.say(say!(CampaignOf, game = page.kind.title()))) }
                h1 { (page.campaign.name) }
                p.lead { (speaker.say(say!(CampaignLead))) }
                @if let Some(id) = &page.campaign.id {
                    p.copy-row {
                        input.link type="text" id="campaign-link" readonly data-copy
                            aria-label=(speaker.say(say!(CampaignLink)))
                            value={ (page.base) (address(page.campaign.game, id)) };
                    }
                } @else {
                    p.fine { (speaker.say(say!(CampaignLinkLater))) }
                }
                p.campaign-goals { (goals) }
                (problem(speaker, page.problem))
                ol.chapters {
                    @for (number, chapter) in (1_usize..).zip(chapters) { (this_chapter(page, number, chapter)) }
                }
            }
        },
    )
}

fn this_chapter(page: &CampaignPage<'_>, number: usize, chapter: &CampaignChapter) -> Markup {
    let (speaker, id) = (page.speaker, chapter.chapter.id);
    let (state, label) = match chapter {
        chapter if chapter.is_reached() => ("reached", say!(CampaignReached)),
        chapter if chapter.is_played() => ("played", say!(CampaignPlayed)),
        chapter if chapter.is_open => ("open", say!(CampaignOpen)),
        _ => ("closed", say!(CampaignClosed)),
    };
    // The titles of later chapters stay secret.
    let title = if chapter.is_open {
        say!(CampaignChapterTitled, number = number, title = chapter.chapter.title.clone())
    } else {
        say!(CampaignChapter, number = number)
    };
    let told = |label: Phrase, text: &Phrase| html! { p { b { (speaker.say(label)) } " " (speaker.say(text)) } };
    html! {
        li class={ "card-panel chapter " (state) } id={ "chapter-" (id) } {
            div.chapter-head {
                h2 { (speaker.say(title)) }
                span.chapter-state { (speaker.say(label)) }
            }
            @if chapter.is_open {
                p.story { (speaker.say(&chapter.chapter.story)) }
                (told(say!(CampaignNews), &chapter.chapter.news))
                (told(say!(CampaignGoal), &chapter.chapter.goal))
                @if !chapter.tables.is_empty() {
                    div.table-list { ul { @for table in &chapter.tables { (line(page, table)) } } }
                }
                @if page.to_play == Some(id) {
                    (form::form(speaker, page.kind, page.choices, (page.ticket, page.commitment), None))
                } @else {
                    p {
                        a.button href={ (here(page.campaign)) "chapter=" (id) } {
                            (speaker.say(if chapter.is_played() { say!(CampaignPlayAgain) } else { say!(SitePlay) }))
                        }
                    }
                }
            }
        }
    }
}

/// Returns the address of the campaign, ready for query parameters.
fn here(campaign: &Campaign) -> String {
    match &campaign.id {
        Some(id) => address(campaign.game, id) + "?",
        None => beginning(campaign.game, campaign.name.as_str()) + "&",
    }
}

/// Renders the page for a campaign name that is not among the visitor's campaigns.
#[must_use]
pub fn not_yours(speaker: &Speaker<'_>, me: Option<&str>, (game, name): (&str, &str), beginning: &str) -> Markup {
    site(
        speaker,
        me,
        &html! {
            main.page.campaign-page id="content" tabindex="-1" {
                p.eyebrow { (speaker.say(say!(CampaignOf, game = game))) }
                h1 { (name) }
                p.lead { (speaker.say(say!(CampaignNotYours))) }
                p { (speaker.say(say!(CampaignNotYoursAbout))) }
                p {
                    a.button.primary id="begin-campaign" href=(beginning) { (speaker.say(say!(CampaignBegin))) }
                }
            }
        },
    )
}

/// A table at which the chapter is or was played.
fn line(page: &CampaignPage<'_>, table: &TableSummary) -> Markup {
    let speaker = page.speaker;
    let summary = Summary::of(table);
    let state = match table.status {
        Status::Over => match and(lists::names(table, &summary.reached)) {
            Some(names) => say!(CampaignReachedBy, players = names),
            None => say!(CampaignMissed),
        },
        Status::Gathering => say!(CampaignWaiting),
        Status::Playing | Status::Aborted => say!(HomeInPlay),
    };
    let end = if table.status == Status::Over { "/result" } else { "" };
    html! {
        li {
            a.table-line href={ "/tables/" (table.id) (end) } {
                b.game { (speaker.say(state)) }
                span.list-turn { @if let Some(outcome) = lists::outcome(table, &summary) { (speaker.say(outcome)) } }
                @if summary.scores.is_empty() { (lists::who(speaker, table)) }
                @else { (lists::scores(speaker, table, &summary)) }
                span.list-when { (speaker.say(ago(table.changed_at, page.now))) }
            }
        }
    }
}
