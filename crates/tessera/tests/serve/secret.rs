use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use serde_json::json;

use super::api::Api;
use super::{Server, assert_contains, data, path, refused, tessera};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// All files in the folder with their permissions.
fn modes(folder: &Path) -> Vec<(String, u32)> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut modes: Vec<_> =
        files.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), mode(&path))).collect();
    modes.sort();
    modes
}

#[test]
fn data_is_private_to_its_owner_even_in_an_existing_folder() {
    for limits in ["umask 000", "umask 022", "umask 277"] {
        let folder = tempfile::tempdir().unwrap();
        let data = data(&folder);
        fs::create_dir(&data).unwrap();
        fs::set_permissions(&data, Permissions::from_mode(0o755)).unwrap();
        fs::write(data.join("tessera.db.old"), "a copy").unwrap();
        fs::set_permissions(data.join("tessera.db.old"), Permissions::from_mode(0o644)).unwrap();
        let check = |server: &Server| {
            Api::new(&server.base).person("Ada");
            assert_eq!(Api::new(&server.base).get("/readyz", "").unwrap().text, "ok");
            assert_eq!(mode(&data), 0o700, "{limits}");
            let names = ["tessera.db", "tessera.db-shm", "tessera.db-wal", "tessera.db.old", "tessera.lock"];
            assert_eq!(modes(&data), names.map(|name| (name.to_owned(), 0o600)), "{limits}");
        };
        let server = Server::start_limited(&folder, limits);
        check(&server);
        // Killing the server leaves its journal behind.
        server.kill();
        fs::set_permissions(&data, Permissions::from_mode(0o777)).unwrap();
        for (name, _) in modes(&data) {
            fs::set_permissions(data.join(name), Permissions::from_mode(0o666)).unwrap();
        }
        check(&Server::start_limited(&folder, limits));
    }
}

#[test]
fn a_world_writable_folder_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    fs::set_permissions(folder.path(), Permissions::from_mode(0o1777)).unwrap();
    let message = refused(&["serve", "--listen", "127.0.0.1:0", "--data", path(folder.path())]);
    assert_contains(&message, &[path(folder.path()), "this folder is shared by all users; choose a folder inside it"]);
    assert_eq!(fs::metadata(folder.path()).unwrap().permissions().mode() & 0o7777, 0o1777);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// Root could change the permissions, so as root the server runs as another user.
#[test]
fn a_readable_folder_of_another_user_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
    let shared = data(&folder);
    fs::create_dir(&shared).unwrap();
    fs::set_permissions(&shared, Permissions::from_mode(0o777)).unwrap();
    let (mut command, place) = if rustix::process::geteuid().is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=65534", "--regid=65534", "--clear-groups", env!("CARGO_BIN_EXE_tessera"), "serve"]);
        (command, shared.as_path())
    } else {
        (tessera(&["serve"]), Path::new("/"))
    };
    let output = command.args(["--listen", "127.0.0.1:0", "--data", path(place)]).output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert_contains(&message, &["others can read it, and that cannot be changed", "chmod 700", "of your own"]);
    assert_eq!(fs::read_dir(&shared).unwrap().count(), 0);
}

/// Anything that lets its holder sign in as another person or take a seat stays out of the log, at every log level.
#[test]
fn tokens_and_codes_never_reach_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start_limited(&folder, "export RUST_LOG=trace");
    let api = Api::new(&server.base);
    let ada = api.person("Ada");
    let order = json!({ "game": "stone-age", "seats": ["me", "open", "open"], "pace": 0 });
    let table = api.post("/api/tables", &ada, &order).unwrap().json(201);
    let id = table["id"].as_str().unwrap();
    let codes: Vec<&str> =
        table["invitations"].as_array().unwrap().iter().map(|line| line["code"].as_str().unwrap()).collect();
    let answer = api.submit("/me", "", &[("name", "Bob")]).unwrap();
    let bob = answer.cookies[0].split(['=', ';']).nth(1).unwrap().to_owned();
    let (made_up, wrong) = ("0123456789abcdef".repeat(4), "letmeinplease");
    let paths = [
        format!("/come-back/{ada}"),
        format!("/come-back/{made_up}"),
        format!("/come-back/{ada}/x"),
        format!("/nowhere/{ada}?token={bob}"),
        format!("/?token={ada}"),
        format!("/join/{id}/{}", codes[0]),
        format!("/join/{id}/{wrong}"),
        format!("/tables/{id}?code={}", codes[0]),
        format!("/tables/{id}/{ada}"),
        format!("/assets/{ada}"),
        format!("/api/{ada}"),
        format!("/api/tables/{ada}"),
    ];
    for path in &paths {
        for token in [&ada, &bob, &made_up] {
            // The answer does not matter here.
            let _ = api.get(path, token).unwrap();
            let _ = api.submit(path, token, &[("code", codes[1]), ("token", &made_up)]).unwrap();
        }
    }
    api.submit("/me/link", &ada, &[]).unwrap();
    let sit = [("seat", "P2"), ("name", "Bob"), ("code", codes[0])];
    api.submit(&format!("/tables/{id}/sit"), &bob, &sit).unwrap();
    let sit = json!({ "seat": "P3", "code": codes[1], "nonce": 7, "nothing": wrong });
    api.post(&format!("/api/tables/{id}/sit"), &bob, &sit).unwrap();
    api.post(&format!("/api/tables/{id}/sit"), &bob, &json!({ "seat": "P3", "code": codes[1] })).unwrap();
    let log = server.complaints();
    assert_contains(&log, &["/tables/{id}/sit", "/join/{id}/{code}", "sqlx::query"]);
    for secret in [&*ada, &*bob, &*made_up, wrong].into_iter().chain(codes) {
        let line = log.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "`{secret}` is in the log");
    }
}
