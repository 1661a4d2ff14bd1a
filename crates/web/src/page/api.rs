//! The documentation of the API.

use maud::{Markup, html};

use super::site::site;

/// All calls, with what they are for.
const CALLS: &[(&str, &str)] = &[
    ("POST /api/people", r#"Makes you known: {"name"} → {"token"}."#),
    ("GET /api/games", "The games with their setup options, and the bots."),
    ("GET /api/tables", "Your tables, open ones, those that are finished or aborted, and your campaigns."),
    (
        "POST /api/tables",
        r#"Opens a table. Seats are "me", "open" or a bot; "pace" is how many milliseconds bots wait. "grace" is how long whoever is to act may give no sign before a bot can play for them: "live" (2 minutes), "days" (3 days), or minutes. "campaign" is the name of a campaign of yours, new or known, of which the option "chapter" is played; "campaign_id" that of any, as its link ends with it. With "watchers_speak": true those who only watch may speak at a table that is not listed."#,
    ),
    (
        "GET /api/campaigns/{id}",
        "A campaign whose link you have, chapter by chapter. It is yours as well from then on.",
    ),
    (
        "GET /api/tables/{id}",
        "The table as you see it: whose turn it is, what you may do, the view, points, the latest log.",
    ),
    (
        "POST /api/tables/{id}/sit",
        r#"Sits down: {"seat", "code", "nonce"}. The code is the end of a seat's link; a listed table needs none."#,
    ),
    (
        "POST /api/tables/{id}/act",
        r#"Takes an action: {"answers", "action"}. With "confirm": false the turn is not handed on: you can undo."#,
    ),
    ("POST /api/tables/{id}/confirm", r#"Hands the turn on: {"answers"}."#),
    ("POST /api/tables/{id}/undo", r#"Takes your last action back: {"answers"}."#),
    (
        "POST /api/tables/{id}/ask-undo",
        r#"Asks the others whether you may take your last turn back: {"answers"}. “asked” shows the question."#,
    ),
    ("POST /api/tables/{id}/consent", r#"Answers such a question: {"agree": true}."#),
    ("POST /api/tables/{id}/chat", r#"Says something: {"text"}. At most 20 lines in a minute."#),
    ("POST /api/tables/{id}/mute, unmute", r#"Listens to somebody no more, or again: {"name"}."#),
    (
        "POST /api/tables/{id}/remove, let-back",
        r#"Sends somebody away who only watches, or lets them back: {"name"}. For the host."#,
    ),
    (
        "POST /api/tables/{id}/watchers",
        r#"Says whether those who watch a table that is not listed may speak: {"on"}. For the host."#,
    ),
    ("POST /api/tables/{id}/resign", "Gives your seat up: {}. A bot plays on."),
    ("POST /api/tables/{id}/take-over", r#"Lets a bot play for you, or for somebody who is away: {"seat"}."#),
    ("POST /api/tables/{id}/hand-back", "Takes your seat back from the bot: {}."),
    ("POST /api/tables/{id}/fill", r#"Puts bots into all open seats: {"bot"}. For the host."#),
    (
        "POST /api/tables/{id}/go-on",
        "Lets a game that stands still go on from the last position that can be replayed: {}. For the host.",
    ),
    ("POST /api/tables/{id}/abort", "Ends the game without a result: {}. For the host."),
    (
        "POST /api/tables/{id}/rematch",
        r#"Opens a table for the same people and bots when the game is over: {"nonce"}, which may be left out."#,
    ),
    (
        "POST /api/tables/{id}/branch",
        r#"Opens a table that plays on from a position of this one: {"position", "nonce"}."#,
    ),
    (
        "GET /api/tables/{id}/export",
        "The game as text: its “record” if it is over, otherwise the “log” as far as you may know it.",
    ),
    ("POST /api/import", r#"Brings a finished game in as a table: {"record"}."#),
    ("GET /api/tables/{id}/log", "Everything that happened, as far as you may know it."),
    (
        "GET /api/tables/{id}/history/{position}",
        "The game as it stood after so many actions, as far as you may know it: its view, points and log.",
    ),
    ("GET /api/tables/{id}/rounds", "Everybody's points at the end of each round, once the game is over."),
    (
        "POST /api/tables/{id}/review",
        r#"Has your decisions looked at once more when the game is over: {"seat"}, which may be left out. GET says how far that has come, and the “review” when it is done."#,
    ),
    ("GET /api/tables/{id}/hint", "What a bot would do in your seat. One hint of yours is thought about at a time."),
    ("GET /api/tables/{id}/events", r#"A stream of server-sent events: "changed" whenever you should look again."#),
    ("GET /healthz", "That the server lives: always “ok”, under any name."),
    (
        "GET /readyz",
        "Whether what is done would be kept: “ok” if something could be written a moment ago, otherwise 503.",
    ),
];

/// What a table has, with what it means.
const FIELDS: &[(&str, &str)] = &[
    ("status", "gathering, playing, over or aborted."),
    ("number", "The number of the last move: what you send as “answers”."),
    (
        "grace",
        "How many seconds whoever is to act may give no sign, by looking, streaming or acting, before others can let a bot play for them. Whoever comes back takes the seat back.",
    ),
    ("position", "How many actions the game has; an undo takes some away."),
    ("seats", "Who sits where. Seats are called P1 to P4, clockwise."),
    ("me, mine", "The seat that you look from, and all that are yours."),
    ("to_act", "The seats that owe a decision; none when the game is over."),
    ("to_confirm", "The seat that has to hand on its turn before anybody else acts."),
    ("request", "What the game waits for, as a sentence."),
    ("actions", "What you may do now: the action as you send it, a label, and the thing on the board."),
    ("view", "Everything that you may know about the game. Seats are numbers from 0 in here."),
    (
        "score, standings",
        "Points by source, and the result once the game is over. Against a rival each row ends with its points.",
    ),
    ("rival", "Name and points of an opponent that no seat plays, once the game is over."),
    (
        "standstill",
        "Why the game cannot be played, and how many of its moves can be replayed (“plays_to”); null if it can.",
    ),
    ("log", "The latest sentences."),
    ("chat, talk", "What was said; who may speak, whom you do not listen to, and for the host who watches."),
    ("asked", "Who wants to take a turn back, and whether that is yours to answer."),
    ("host", "Whether you are the host."),
    (
        "campaign, campaign_id",
        "The campaign that the game is a chapter of, and for those who play the end of its link.",
    ),
];

/// What a refusal can be.
const REFUSALS: &[(&str, &str)] = &[
    ("401", "Nobody is known by your token, or you sent none."),
    ("403", "It is not yours to do."),
    ("404", "There is no such table, game or position."),
    ("408", "It did not arrive in time: headers have ten seconds, a body twenty."),
    ("409", "It cannot be done now. If others were faster, “current” holds the table as it is now."),
    ("421", "The server is found under another name."),
    ("422", "It makes no sense: a word that is not in the notation, a seat that does not exist."),
    ("429", "It was too much at once, or too many connections or streams are yours: wait a few seconds."),
    ("500", "The server could not do it, because of something that its log says."),
    ("503", "Too many people are here, or the server is shutting down: try again in a minute."),
];

/// The documentation, with examples for the server at this base.
#[must_use]
pub fn api(me: Option<&str>, base: &str) -> Markup {
    site(
        me,
        &html! {
            main.page.api-page {
                h1 { "API" }
                p.lead { "Everything that you can do at a table, a program can do too: JSON in, JSON out." }
                (who(base))
                (a_game(base))
                section {
                    h2 { "All calls" }
                    table.calls {
                        tbody { @for (call, what) in CALLS { tr { th scope="row" { code { (call) } } td { (what) } } } }
                    }
                }
                section { h2 { "What a table is" } (list(FIELDS)) }
                section {
                    h2 { "When something is refused" }
                    p { "Nothing has changed then, and " code { "error" } " is a sentence that says why." }
                    (list(REFUSALS))
                }
            }
        },
    )
}

fn who(base: &str) -> Markup {
    let json = "-H 'Content-Type: application/json'";
    html! {
        section {
            h2 { "Who you are" }
            p {
                "Whoever wants to play sends a token. One for a program that is you, you get on "
                a href="/me" { "your page" } ". Without one you are a spectator. A program gets one for itself:"
            }
            (example(&format!("curl {base}/api/people {json} \\\n  -d '{{\"name\": \"My bot\"}}'")))
            p { "Whoever has a token is that person, so keep it to yourself." }
        }
    }
}

fn a_game(base: &str) -> Markup {
    let token = "-H 'Authorization: Bearer TOKEN'";
    let json = "-H 'Content-Type: application/json'";
    let table = r#"{"game": "stone-age", "options": {"open-cards": "on"},
       "seats": ["me", "medium", "hard"], "pace": 0}"#;
    let action = r#"{"answers": 12, "action": "place forest 3"}"#;
    html! {
        section {
            h2 { "A game" }
            p { "Open a table against two bots that answer at once:" }
            (example(&format!("curl {base}/api/tables {token} \\\n  {json} \\\n  -d '{table}'")))
            p { "Look at it, and choose one of the " code { "actions" } " if your seat is in " code { "to_act" } ":" }
            (example(&format!("curl {base}/api/tables/ID {token}")))
            p {
                "Take it. " code { "answers" } " is the " code { "number" } " that you saw, so that a move is never \
                 made in a position you do not know, and sending it twice does no harm:"
            }
            (example(&format!("curl {base}/api/tables/ID/act {token} \\\n  {json} \\\n  -d '{action}'")))
            p { "The answer is the table after the move. Wait for your next turn with the stream of events:" }
            (example(&format!("curl -N {base}/api/tables/ID/events {token}")))
        }
    }
}

fn list(lines: &[(&str, &str)]) -> Markup {
    html! { dl.fields { @for (name, what) in lines { dt { code { (name) } } dd { (what) } } } }
}

fn example(text: &str) -> Markup {
    html! { pre.example tabindex="0" { code { (text) } } }
}
