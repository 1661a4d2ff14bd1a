use std::fs;
use std::net::TcpListener;

use super::{Server, assert_contains, data, path, refused};

#[test]
fn a_taken_port_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let message = refused(&["serve", "--listen", &address, "--data", path(&data(&folder))]);
    let port = format!("port {} is in use, perhaps by another Tessera", address.rsplit_once(':').unwrap().1);
    assert_contains(
        &message,
        &[&port, &format!("open http://{address}"), "choose another port with `--listen 127.0.0.1:"],
    );
    assert!(!data(&folder).exists(), "a server that fails to bind creates no folder");
}

#[test]
fn a_folder_that_cannot_be_used_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(data(&folder), "a letter").unwrap();
    for place in [data(&folder), data(&folder).join("deeper")] {
        let message = refused(&["serve", "--listen", "127.0.0.1:0", "--data", path(&place)]);
        assert_contains(&message, &[path(&place), "cannot be created", "choose another folder for the data"]);
    }
    assert_eq!(fs::read_to_string(data(&folder)).unwrap(), "a letter");
}

#[test]
fn a_file_that_is_not_a_database_is_explained_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(data(&folder)).unwrap();
    let file = data(&folder).join("tessera.db");
    let letter = "a letter, which is longer than the beginning of a database. ".repeat(20);
    fs::write(&file, &letter).unwrap();
    let message = refused(&["serve", "--listen", "127.0.0.1:0", "--data", path(&data(&folder))]);
    assert_contains(&message, &[path(&file), "it is not a database", "restore it from a backup"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), letter);
}

#[test]
fn a_second_server_on_the_same_data_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder);
    let message = refused(&["serve", "--listen", "127.0.0.1:0", "--data", path(&data(&folder))]);
    assert_contains(&message, &["another server uses this folder already", "stop it, or choose another folder"]);
    // The first server is not affected, and frees the folder when it ends.
    assert_eq!(super::api::Api::new(&server.base).get("/healthz", "").unwrap().text, "ok");
    server.kill();
    Server::start(&folder);
}

#[test]
fn a_malformed_public_url_is_explained() {
    for url in
        ["games.example.org", "https://", "https://games.example.org/tessera", "ftp://games.example.org", "https://a b"]
    {
        let message = refused(&["serve", "--public-url", url]);
        assert_contains(&message, &[url, "--public-url", "expected only a scheme and a host, such as https://games"]);
    }
}

#[test]
fn a_malformed_address_is_explained() {
    for address in ["8420", "localhost", "127.0.0.1:99999"] {
        assert_contains(&refused(&["serve", "--listen", address]), &[address, "--listen"]);
    }
}
