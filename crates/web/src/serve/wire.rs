//! Raw answers for connections that hyper does not answer.

use std::io::{self, IoSlice, Read, Write};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};

use axum::http::StatusCode;
use engine::say;
use engine::words::{ENGLISH, Phrase};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use crate::words::{self, Key};

/// Answers without waiting for the request, then closes the connection.
pub(super) fn turn_away(stream: TcpStream, status: StatusCode, sentence: &Phrase) {
    /// Maximum number of bytes of the request to read.
    const LEFT: usize = 4096;
    // The runtime does not know yet whether the stream is writable.
    let Ok(mut stream) = stream.into_std() else { return };
    // Unread input would make the close discard the answer. It does not matter if nothing has arrived yet or if
    // the client is gone.
    let _ = stream.read(&mut [0; LEFT]);
    let _ = stream.write(answer(status, sentence).as_bytes());
}

/// An answer to a request that was not read. Its language is unknown, so this is English.
fn answer(status: StatusCode, sentence: &Phrase) -> String {
    let sentence = words::speaker(ENGLISH).say(sentence);
    let length = sentence.len();
    format!(
        "HTTP/1.1 {status}\r\nconnection: close\r\ncache-control: no-store\r\ncontent-type: text/plain; charset=utf-8\r\n\
         content-length: {length}\r\n\r\n{sentence}"
    )
}

/// A stream that sends a final answer if it is dropped while a slow request is still incomplete.
pub(super) struct Wire {
    stream: TcpStream,
    /// Whether bytes were received since the last answer.
    is_asked: bool,
    /// Set before the drop if the client took too long.
    is_late: Arc<AtomicBool>,
}

impl Wire {
    pub(super) const fn new(stream: TcpStream, is_late: Arc<AtomicBool>) -> Self {
        Self { stream, is_asked: false, is_late }
    }
}

/// Hyper closes slow connections without an answer.
impl Drop for Wire {
    fn drop(&mut self) {
        if self.is_asked && self.is_late.load(Ordering::Relaxed) {
            // Best effort: a client that does not read misses the answer.
            let _ = self.stream.try_write(answer(StatusCode::REQUEST_TIMEOUT, &say!(FailureHeadersTooSlow)).as_bytes());
        }
    }
}

impl AsyncRead for Wire {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buf))?;
        self.is_asked |= buf.filled().len() > before;
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Wire {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        self.is_asked = false;
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.is_asked = false;
        Pin::new(&mut self.stream).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
