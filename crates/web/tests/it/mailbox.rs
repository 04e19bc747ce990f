//! A mail server of our own.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use web::{Config, Mailer};

/// A letter that arrived.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) to: String,
    pub(crate) head: String,
    /// The text, without the lines of its transport.
    pub(crate) text: String,
}

/// A mail server that keeps what it gets.
#[derive(Clone)]
pub(crate) struct Mailbox {
    address: SocketAddr,
    letters: Arc<Mutex<Vec<Letter>>>,
    arrived: Arc<Notify>,
    /// What it answers to every recipient.
    answer: Arc<Mutex<&'static str>>,
}

impl Mailbox {
    pub(crate) async fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let mailbox = Self {
            address: listener.local_addr().expect("an address"),
            letters: Arc::default(),
            arrived: Arc::default(),
            answer: Arc::new(Mutex::new("250 2.1.5 Ok")),
        };
        let own = mailbox.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let own = own.clone();
                tokio::spawn(async move { own.talk(stream).await });
            }
        });
        mailbox
    }

    /// A server that sends its e-mails here.
    pub(crate) fn config(&self) -> Config {
        let base = "https://games.example";
        let server = format!("smtp://{}", self.address);
        let mail = Mailer::new(&server, None, "Társas <tarsas@games.example>", base).expect("good settings");
        Config { mail: Some(mail), public_url: Some(base.to_owned()), ..Config::default() }
    }

    pub(crate) fn answer(&self, answer: &'static str) {
        *self.answer.lock().expect("no panic") = answer;
    }

    /// What has arrived since the last call.
    pub(crate) fn take(&self) -> Vec<Letter> {
        std::mem::take(&mut *self.letters.lock().expect("no panic"))
    }

    /// Waits for one letter.
    pub(crate) async fn next(&self) -> Letter {
        let wait = async {
            loop {
                let arrived = self.arrived.notified();
                let mut letters = self.take();
                if let Some(letter) = letters.pop() {
                    assert!(letters.is_empty(), "{letters:?}");
                    return letter;
                }
                arrived.await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), wait).await.expect("a letter")
    }

    /// One conversation as in RFC 5321.
    async fn talk(&self, mut stream: TcpStream) {
        let (read, mut write) = stream.split();
        let mut lines = BufReader::new(read).lines();
        let (mut to, mut letter) = (String::new(), None::<String>);
        write.write_all(b"220 mail.example ready\r\n").await.expect("a client");
        while let Ok(Some(line)) = lines.next_line().await {
            let answer = match &mut letter {
                Some(text) if line == "." => {
                    let letter = read_letter(&to, text);
                    self.letters.lock().expect("no panic").push(letter);
                    self.arrived.notify_one();
                    "250 Ok"
                }
                Some(text) => {
                    text.push_str(line.strip_prefix('.').unwrap_or(&line));
                    text.push('\n');
                    continue;
                }
                None if line.starts_with("RCPT TO:") => {
                    to = line["RCPT TO:<".len()..].split('>').next().unwrap_or_default().to_owned();
                    *self.answer.lock().expect("no panic")
                }
                None if line == "DATA" => "354 go on",
                None if line == "QUIT" => "221 bye",
                None => "250 Ok",
            };
            match answer {
                "354 go on" => letter = Some(String::new()),
                "250 Ok" if letter.is_some() => letter = None,
                _ => {}
            }
            if write.write_all(format!("{answer}\r\n").as_bytes()).await.is_err() {
                return;
            }
        }
    }
}

/// A letter, decoded if it is quoted-printable.
fn read_letter(to: &str, text: &str) -> Letter {
    let (head, body) = text.split_once("\n\n").expect("a head");
    let body = body.replace("=\n", "");
    let mut bytes = Vec::new();
    let mut rest = body.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        let code = after.get(..2).and_then(|code| std::str::from_utf8(code).ok());
        let code = code.filter(|_| byte == b'=').and_then(|code| u8::from_str_radix(code, 16).ok());
        bytes.push(code.unwrap_or(byte));
        rest = if code.is_some() { &after[2..] } else { after };
    }
    let text = String::from_utf8(bytes).expect("UTF-8");
    Letter { to: to.to_owned(), head: head.replace("\n ", " "), text }
}

impl Letter {
    /// The address behind the first link to a page, without the server.
    pub(crate) fn link(&self, to: &str) -> String {
        let start = self.text.find(&format!("https://games.example{to}")).expect("a link");
        let link = self.text[start..].split_whitespace().next().expect("a link");
        link.strip_prefix("https://games.example").expect("a page").to_owned()
    }

    /// The code to sign in.
    pub(crate) fn code(&self) -> String {
        self.link("/devices/code/").rsplit('/').next().expect("a code").to_owned()
    }
}
