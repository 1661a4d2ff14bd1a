//! The calls of the API.

use engine::say;
use engine::words::Phrase;

use super::key::Key;
use crate::words::Mark;

/// Lists all calls, each with its description and the body that it takes or returns.
pub(super) fn all() -> Vec<(&'static str, Phrase, &'static str)> {
    vec![
        ("POST /api/people", say!(ApiCallPeople, body = Mark(0)), r#"{"name"} → {"token"}"#),
        ("GET /api/games", say!(ApiCallGames), ""),
        ("GET /api/tables", say!(ApiCallTables), ""),
        ("POST /api/tables", say!(ApiCallCreate), ""),
        ("GET /api/campaigns/{id}", say!(ApiCallCampaign), ""),
        ("GET /api/tables/{id}", say!(ApiCallTable), ""),
        ("POST /api/tables/{id}/sit", say!(ApiCallSit, body = Mark(0)), r#"{"seat", "code", "nonce"}"#),
        ("POST /api/tables/{id}/act", say!(ApiCallAct, body = Mark(0)), r#"{"answers", "action"}"#),
        ("POST /api/tables/{id}/act", say!(ApiCallPlan, body = Mark(0)), r#"{"answers", "actions": […]}"#),
        ("POST /api/tables/{id}/confirm", say!(ApiCallConfirm, body = Mark(0)), r#"{"answers"}"#),
        ("POST /api/tables/{id}/undo", say!(ApiCallUndo, body = Mark(0)), r#"{"answers"}"#),
        ("POST /api/tables/{id}/ask-undo", say!(ApiCallAskUndo, body = Mark(0)), r#"{"answers"}"#),
        ("POST /api/tables/{id}/consent", say!(ApiCallConsent, body = Mark(0)), r#"{"agree": true}"#),
        ("POST /api/tables/{id}/chat", say!(ApiCallChat, body = Mark(0)), r#"{"text"}"#),
        ("POST /api/tables/{id}/mute, unmute", say!(ApiCallMute, body = Mark(0)), r#"{"name"}"#),
        ("POST /api/tables/{id}/remove, let-back", say!(ApiCallRemove, body = Mark(0)), r#"{"name"}"#),
        ("POST /api/tables/{id}/watchers", say!(ApiCallWatchers, body = Mark(0)), r#"{"on"}"#),
        ("POST /api/tables/{id}/resign", say!(ApiCallResign, body = Mark(0)), "{}"),
        ("POST /api/tables/{id}/take-over", say!(ApiCallTakeOver, body = Mark(0)), r#"{"seat"}"#),
        ("POST /api/tables/{id}/hand-back", say!(ApiCallHandBack, body = Mark(0)), "{}"),
        ("POST /api/tables/{id}/fill", say!(ApiCallFill, body = Mark(0)), r#"{"bot"}"#),
        ("POST /api/tables/{id}/go-on", say!(ApiCallGoOn, body = Mark(0)), "{}"),
        ("POST /api/tables/{id}/abort", say!(ApiCallAbort, body = Mark(0)), "{}"),
        ("POST /api/tables/{id}/rematch", say!(ApiCallRematch, body = Mark(0)), r#"{"nonce"}"#),
        ("POST /api/tables/{id}/branch", say!(ApiCallBranch, body = Mark(0)), r#"{"position", "nonce"}"#),
        ("GET /api/tables/{id}/export", say!(ApiCallExport), ""),
        ("POST /api/import", say!(ApiCallImport, body = Mark(0)), r#"{"record"}"#),
        ("GET /api/tables/{id}/log", say!(ApiCallLog), ""),
        ("GET /api/tables/{id}/history/{position}", say!(ApiCallHistory), ""),
        ("GET /api/tables/{id}/rounds", say!(ApiCallRounds), ""),
        ("POST /api/tables/{id}/review", say!(ApiCallReview, body = Mark(0)), r#"{"seat"}"#),
        ("GET /api/tables/{id}/hint", say!(ApiCallHint), ""),
        ("GET /api/tables/{id}/events", say!(ApiCallEvents), ""),
        ("GET /healthz", say!(ApiCallAlive), ""),
        ("GET /readyz", say!(ApiCallReady), ""),
    ]
}
