//! The documentation of the API.

mod calls;
mod fields;
pub(crate) mod key;

use engine::say;
use engine::words::{Phrase, Speaker};
use maud::{Markup, html};

use super::site::site;
use crate::words::{Mark, marked};
use key::Key;

/// Renders the documentation, with examples for the server at `base`.
#[must_use]
pub fn api(speaker: &Speaker<'_>, me: Option<&str>, base: &str) -> Markup {
    let error = html! { code { "error" } };
    site(
        speaker,
        me,
        &html! {
            main.page.api-page id="content" tabindex="-1" {
                h1 { (speaker.say(say!(ApiTitle))) }
                p.lead { (speaker.say(say!(ApiLead))) }
                (who(speaker, base))
                (a_game(speaker, base))
                section {
                    h2 { (speaker.say(say!(ApiCalls))) }
                    table.calls {
                        tbody {
                            @for (call, what, body) in calls::all() {
                                tr { th scope="row" { code { (call) } } td { (with_body(speaker, what, body)) } }
                            }
                        }
                    }
                }
                section { h2 { (speaker.say(say!(ApiFields))) } (list(speaker, fields::of_a_table())) }
                section {
                    h2 { (speaker.say(say!(ApiRefusals))) }
                    p { (marked(speaker, say!(ApiRefusalsAbout, error = Mark(0)), &[error])) }
                    (list(speaker, fields::refusals()))
                }
            }
        },
    )
}

fn who(speaker: &Speaker<'_>, base: &str) -> Markup {
    let json = "-H 'Content-Type: application/json'";
    let page = html! { a href="/me" { (speaker.say(say!(ApiYourPage))) } };
    html! {
        section {
            h2 { (speaker.say(say!(ApiWho))) }
            p { (marked(speaker, say!(ApiWhoAbout, page = Mark(0)), &[page])) }
            (example(&format!("curl {base}/api/people {json} \\\n  -d '{{\"name\": \"My bot\"}}'")))
            p { (speaker.say(say!(ApiWhoWarning))) }
        }
    }
}

fn a_game(speaker: &Speaker<'_>, base: &str) -> Markup {
    let token = "-H 'Authorization: Bearer TOKEN'";
    let json = "-H 'Content-Type: application/json'";
    let table = r#"{"game": "stone-age", "options": {"open-cards": "on"},
       "seats": ["me", "medium", "hard"], "pace": 0}"#;
    let action = r#"{"answers": 12, "action": "place forest 3"}"#;
    let to_look = [html! { code { "actions" } }, html! { code { "to_act" } }];
    let to_act = [html! { code { "answers" } }, html! { code { "number" } }];
    html! {
        section {
            h2 { (speaker.say(say!(ApiGame))) }
            p { (speaker.say(say!(ApiGameOpen))) }
            (example(&format!("curl {base}/api/tables {token} \\\n  {json} \\\n  -d '{table}'")))
            p { (marked(speaker, say!(ApiGameLook, actions = Mark(0), field = Mark(1)), &to_look)) }
            (example(&format!("curl {base}/api/tables/ID {token}")))
            p { (marked(speaker, say!(ApiGameAct, answers = Mark(0), number = Mark(1)), &to_act)) }
            (example(&format!("curl {base}/api/tables/ID/act {token} \\\n  {json} \\\n  -d '{action}'")))
            p { (speaker.say(say!(ApiGameWait))) }
            (example(&format!("curl -N {base}/api/tables/ID/events {token}")))
        }
    }
}

/// Describes a call. The body that it takes or returns appears where its message names it.
fn with_body(speaker: &Speaker<'_>, what: Phrase, body: &str) -> Markup {
    marked(speaker, what, &[html! { code { (body) } }])
}

fn list(speaker: &Speaker<'_>, lines: Vec<(&str, Phrase)>) -> Markup {
    html! { dl.fields { @for (name, what) in lines { dt { code { (name) } } dd { (speaker.say(what)) } } } }
}

fn example(text: &str) -> Markup {
    html! { pre.example tabindex="0" { code { (text) } } }
}
