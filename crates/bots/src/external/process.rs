use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::Fault;

/// The maximum number of bytes in a line.
pub(super) const LONGEST_LINE: u64 = 1 << 20;

/// The time a program has to end by itself after its game.
const GRACE: Duration = Duration::from_secs(1);

/// The time between two checks whether it has ended.
const LOOK: Duration = Duration::from_millis(2);

/// A running program. Two threads write to it and read from it, so a program that does not read, or does not stop
/// writing, blocks only itself. It is killed when this value is dropped.
pub(super) struct Process {
    child: Child,
    to: Sender<String>,
    from: Receiver<Heard>,
}

/// Something that was received from a program.
enum Heard {
    Line(Vec<u8>),
    TooLong,
    End,
}

impl Process {
    /// Starts a program, or returns what is wrong. Blanks separate the words of its command; there is no quoting.
    pub(super) fn start(command: &str) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("no command is named: expected one such as `cmd:./mybot`")?;
        let spawned = Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = spawned.map_err(|error| format!("`{program}` cannot be started: {error}"))?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (to, lines) = channel();
        // Limited to what fits in memory: a program that keeps writing has to wait.
        let (heard, from) = sync_channel(1);
        // From here on the program is killed in any case.
        let process = Self { child, to, from };
        let no_thread = |error| format!("a thread cannot be started: {error}");
        if let Some(stdin) = stdin {
            thread::Builder::new().spawn(move || write(stdin, &lines)).map_err(no_thread)?;
        }
        if let Some(stdout) = stdout {
            thread::Builder::new().spawn(move || read(stdout, &heard)).map_err(no_thread)?;
        }
        Ok(process)
    }

    /// Sends a line. The answer shows whether it arrived.
    pub(super) fn tell(&self, line: String) {
        let _ = self.to.send(line);
    }

    /// Waits for the next line.
    pub(super) fn listen(&mut self, patience: Duration) -> Result<Vec<u8>, Fault> {
        match self.from.recv_timeout(patience) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(Fault::TooLong),
            Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => Err(Fault::Gone(self.how_it_ended())),
            Err(RecvTimeoutError::Timeout) => Err(Fault::TooSlow(patience)),
        }
    }

    /// Closes the program's input and gives it a moment to end by itself.
    pub(super) fn end(mut self) {
        // The thread that writes ends after the last line, and closes the input.
        self.to = channel().0;
        // No one listens any more, so a program that is still writing can end.
        self.from = sync_channel(0).1;
        wait(&mut self.child, GRACE);
    }

    fn how_it_ended(&mut self) -> String {
        // Its output closes shortly before the process is gone.
        let status = wait(&mut self.child, GRACE / 4);
        status.unwrap_or_else(|| "it closed its output".to_owned())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Waits for a program to end by itself, and returns its exit status.
fn wait(child: &mut Child, patience: Duration) -> Option<String> {
    let begin = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status.to_string()),
            Ok(None) if begin.elapsed() < patience => thread::sleep(LOOK),
            Ok(None) | Err(_) => return None,
        }
    }
}

fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for mut line in lines {
        line.push('\n');
        // A program that does not read gets no more.
        if stdin.write_all(line.as_bytes()).is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, heard: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let what = match stdout.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => Heard::End,
            Ok(bytes) if bytes as u64 > LONGEST_LINE => Heard::TooLong,
            Ok(_) => Heard::Line(line),
        };
        let goes_on = matches!(what, Heard::Line(_));
        if heard.send(what).is_err() || !goes_on {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_does_not_read_blocks_no_one() {
        let begin = Instant::now();
        let mut process = Process::start("sleep 60").unwrap();
        // Much more than a pipe can hold.
        for _ in 0..10 {
            process.tell("x".repeat(1 << 20));
        }
        let patience = Duration::from_millis(100);
        assert_eq!(process.listen(patience), Err(Fault::TooSlow(patience)));
        process.end();
        assert!((GRACE..GRACE * 20).contains(&begin.elapsed()), "{:?}", begin.elapsed());
    }

    #[test]
    fn lines_come_one_by_one_and_then_the_end() {
        let mut process = Process::start("cat").unwrap();
        let patience = Duration::from_secs(20);
        process.tell("one".to_owned());
        process.tell("two".to_owned());
        assert_eq!(
            (process.listen(patience), process.listen(patience)),
            (Ok(b"one\n".to_vec()), Ok(b"two\n".to_vec()))
        );
        process.to = channel().0;
        assert_eq!(process.listen(patience), Err(Fault::Gone("exit status: 0".to_owned())));
    }
}
