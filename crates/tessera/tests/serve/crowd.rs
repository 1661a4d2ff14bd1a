use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit, setrlimit};
use tokio::net::TcpSocket;

use super::api::Api;
use super::{PATIENCE, Server};

/// The address that opens many connections.
const CROWD: [u8; 4] = [127, 0, 0, 2];

impl Server {
    fn address(&self) -> SocketAddr {
        self.base.strip_prefix("http://").unwrap().parse().unwrap()
    }

    fn pid(&self) -> Option<Pid> {
        Pid::from_raw(self.child.id().try_into().unwrap())
    }

    /// Resident memory in bytes.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.split_whitespace().next().unwrap().parse::<u64>().unwrap() * 1024
    }
}

/// Opens `count` connections from one address, and sends the same text on each.
fn open_from(from: [u8; 4], to: SocketAddr, count: usize, said: &str) -> Vec<TcpStream> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let connect = async || {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::from((from, 0))).unwrap();
        let stream = socket.connect(to).await.unwrap().into_std().unwrap();
        stream.set_nonblocking(false).unwrap();
        stream
    };
    let mut open: Vec<TcpStream> = (0..count).map(|_| runtime.block_on(connect())).collect();
    for stream in &mut open {
        // Some may have been turned away already.
        let _ = stream.write_all(said.as_bytes());
    }
    open
}

/// Reads everything until the connection ends, in any way.
fn told(stream: &mut TcpStream) -> String {
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut told = Vec::new();
    let _ = stream.read_to_end(&mut told);
    String::from_utf8(told).unwrap()
}

/// Raises this process's limit on open files, so it can open enough connections.
fn raise_own_limit() {
    let limit = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }).unwrap();
}

#[test]
fn a_crowd_from_one_address_does_not_disturb_others() {
    raise_own_limit();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder);
    let api = Api::new(&server.base);
    let ada = api.person("Ada");
    let silent = open_from(CROWD, server.address(), 1200, "");
    let unfinished = open_from(CROWD, server.address(), 1500, "GET / HTTP/1.1\r\nhost: x\r\nx-unfinished: ");
    for number in 0..50 {
        let asked = Instant::now();
        let table = api.table(&ada, &["me", "random"]).unwrap();
        api.look(&format!("/api/tables/{table}"), &ada);
        assert_eq!(api.get("/", &ada).unwrap().status, 200);
        assert!(asked.elapsed() < Duration::from_secs(5), "number {number} took {:?}", asked.elapsed());
        assert!(server.memory() < 150 << 20, "{} bytes", server.memory());
    }
    // One more connection from there is told why it is refused, unless it is cut off while still sending.
    let begun = Instant::now();
    loop {
        let mut late = open_from(CROWD, server.address(), 1, "GET / HTTP/1.1\r\nhost: x\r\n\r\n");
        let told = told(&mut late[0]);
        if told.starts_with("HTTP/1.1 429 Too Many Requests\r\n") {
            assert!(told.contains("Too many connections from your address are open"), "{told}");
            break;
        }
        assert!(told.is_empty() && begun.elapsed() < PATIENCE, "{told}");
    }
    drop((silent, unfinished));
    assert_eq!(server.complaints(), "");
}

/// The system may refuse connections for a while. The server accepts them again as soon as it can.
#[test]
fn server_recovers_from_too_many_open_files() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder);
    let api = Api::new(&server.base);
    let ada = api.person("Ada");
    let before = getrlimit(Resource::Nofile);
    prlimit(server.pid(), Resource::Nofile, Rlimit { current: Some(3), ..before }).unwrap();
    let mut waiting = open_from(CROWD, server.address(), 5, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    std::thread::sleep(Duration::from_millis(500));
    assert!(server.complaints().contains("cannot accept connections"), "{}", server.complaints());
    prlimit(server.pid(), Resource::Nofile, Rlimit { current: before.maximum, ..before }).unwrap();
    for stream in &mut waiting {
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let mut answer = [0; 15];
        stream.read_exact(&mut answer).unwrap();
        assert_eq!(&answer, b"HTTP/1.1 200 OK");
    }
    api.table(&ada, &["me", "random"]).unwrap();
}

/// The server raises its limit on open files first; the number of connections follows from it.
#[test]
fn connections_are_limited_by_the_open_files_limit() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start_limited(&folder, "ulimit -n 64; ulimit -Sn 40");
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", server.child.id())).unwrap();
    let files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    assert_eq!(files.split_whitespace().skip(3).take(2).collect::<Vec<_>>(), ["64", "64"], "{files}");
    let held = open_from(CROWD, server.address(), 32, "GET / HTTP/1.1\r\n");
    let mut late = TcpStream::connect(server.address()).unwrap();
    late.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    let told = told(&mut late);
    assert!(told.starts_with("HTTP/1.1 503 Service Unavailable\r\n"), "{told}");
    drop(held);
    let begun = Instant::now();
    while Api::new(&server.base).get("/healthz", "").map(|answer| answer.status).ok() != Some(200) {
        assert!(begun.elapsed() < PATIENCE, "{}", server.complaints());
        std::thread::sleep(Duration::from_millis(20));
    }
}
