//! E-mails, over the SMTP server of the operator.

use std::fmt;
use std::net::IpAddr;
use std::time::Duration;

use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};
use lettre::transport::smtp;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use maud::{DOCTYPE, html};
use ui_kit::Language;
use url::{Host, Url};

use crate::pages::MESSAGES;
use crate::token;

/// Time for each step of the conversation with the server.
const PATIENCE: Duration = Duration::from_secs(15);

/// The longest address (RFC 5321).
const LONGEST: usize = 254;

/// Sends e-mails.
#[derive(Clone)]
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// The address of this server, for links. It never comes from a request.
    base: String,
}

/// An e-mail, which is sent as text and as HTML.
pub(crate) struct Letter {
    pub(crate) language: Language,
    pub(crate) subject: String,
    pub(crate) parts: Vec<Part>,
    /// The link that ends such letters.
    pub(crate) unsubscribe: Option<String>,
}

/// A paragraph of a [`Letter`].
pub(crate) enum Part {
    Words(String),
    /// Words, and where they lead.
    Link(String, String),
    /// Something to be typed.
    Code(String),
}

/// Why a letter was not sent.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Undelivered {
    /// There is no such address.
    NoSuchAddress,
    /// Another time it may work.
    Failed(String),
}

impl Mailer {
    /// Reads the settings: the server (`smtps://user@mail.example.org`), its password, the sender, and the public address of this
    /// server. Only a server on this machine may be reached without encryption.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn new(server: &str, password: Option<&str>, from: &str, base: &str) -> Result<Self, String> {
        let bad = || bad_server(server);
        let mut url = Self::check(server)?;
        let local = match url.host().ok_or_else(bad)? {
            // In such an address the library takes numbers for a name too.
            Host::Domain(name) => {
                name == "localhost" || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
            }
            Host::Ipv4(ip) => ip.is_loopback(),
            Host::Ipv6(ip) => ip.is_loopback(),
        };
        match (url.username().is_empty(), password) {
            (true, None) => {}
            // The library decodes it.
            (false, Some(password)) => {
                url.set_password(Some(&password.replace('%', "%25"))).map_err(|()| bad())?;
            }
            (true, Some(_)) => return Err(format!("smtp \"{server}\" names no user for the password")),
            (false, None) => return Err("smtp names a user: smtp-password-file is missing".to_owned()),
        }
        if url.scheme() == "smtp" && !local {
            url.set_query(Some("tls=required"));
        }
        let own = Url::parse(base).ok().and_then(|base| base.host_str().map(str::to_owned));
        // The name with which the server is greeted.
        url.set_path(&own.ok_or_else(|| format!("public-url {base} has no host"))?);
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.as_str()).map_err(|_| bad())?;
        let from: Mailbox = from.parse().map_err(|_| {
            format!("mail-from \"{from}\" is not a sender such as Társas <tarsas@example.org>")
        })?;
        let transport = builder.timeout(Some(PATIENCE)).build();
        Ok(Self { transport, from, base: base.to_owned() })
    }

    /// Checks the address of a mail server, which must not contain a password.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn check(server: &str) -> Result<Url, String> {
        let url = Url::parse(server).map_err(|_| bad_server(server))?;
        if url.password().is_some() {
            return Err("smtp contains a password: write it into a file and name that in smtp-password-file"
                .to_owned());
        }
        let plain = matches!(url.path(), "" | "/") && url.query().is_none() && url.fragment().is_none();
        if plain && matches!(url.scheme(), "smtp" | "smtps") { Ok(url) } else { Err(bad_server(server)) }
    }

    /// The address of a page of this server.
    pub(crate) fn link(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    /// Sends a letter to an [`address`].
    pub(crate) async fn send(&self, to: &str, letter: &Letter) -> Result<(), Undelivered> {
        let message = self.message(to, letter).map_err(Undelivered::Failed)?;
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) if is_dead(&error) => Err(Undelivered::NoSuchAddress),
            // The answer of the server may repeat the address.
            Err(error) => Err(Undelivered::Failed(match error.status() {
                Some(code) => format!("the server answered {code}"),
                None => error.to_string(),
            })),
        }
    }

    fn message(&self, to: &str, letter: &Letter) -> Result<Message, String> {
        let failed = |error: &dyn fmt::Display| error.to_string();
        let to: Address = to.parse().map_err(|error| failed(&error))?;
        let header = |name: &'static str, value: &str| {
            HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
        };
        let subject: String = letter.subject.chars().filter(|c| !c.is_control()).collect();
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .message_id(Some(format!("<{}@{}>", token::secret(), self.from.email.domain())))
            .raw_header(header("Auto-Submitted", "auto-generated"));
        if let Some(link) = &letter.unsubscribe {
            message = message
                .raw_header(header("List-Unsubscribe", &format!("<{link}>")))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let body = MultiPart::alternative_plain_html(letter.text(), letter.html());
        message.multipart(body).map_err(|error| failed(&error))
    }
}

fn bad_server(server: &str) -> String {
    format!("smtp \"{server}\" is not an address such as smtps://user@mail.example.org")
}

impl fmt::Debug for Mailer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Mailer(…)")
    }
}

impl Letter {
    /// An empty letter with this subject.
    pub(crate) fn new(language: Language, subject: String) -> Self {
        Self { language, subject, parts: Vec::new(), unsubscribe: None }
    }

    /// Adds the words of a message.
    pub(crate) fn words(mut self, key: &str) -> Self {
        self.parts.push(Part::Words(MESSAGES.text(self.language, key, &[])));
        self
    }

    /// Adds a link with the words of a message.
    pub(crate) fn link(mut self, key: &str, url: String) -> Self {
        self.parts.push(Part::Link(MESSAGES.text(self.language, key, &[]), url));
        self
    }

    fn text(&self) -> String {
        let paragraph = |part: &Part| match part {
            Part::Words(text) | Part::Code(text) => format!("{text}\n"),
            Part::Link(words, url) => format!("{words}:\n{url}\n"),
        };
        self.parts.iter().map(paragraph).collect::<Vec<_>>().join("\n")
    }

    fn html(&self) -> String {
        let page = html! {
            (DOCTYPE)
            html lang=(self.language) {
                head { meta charset="utf-8"; title { (self.subject) } }
                body style="font: 16px/1.5 sans-serif" {
                    @for part in &self.parts {
                        @match part {
                            Part::Words(text) => p { (text) },
                            Part::Link(words, url) => p { a href=(url) { (words) } },
                            Part::Code(code) => p style="font: bold 22px monospace" { (code) },
                        }
                    }
                }
            }
        };
        page.into_string()
    }
}

/// An e-mail address as it is stored and compared, in lower case; `None` if it cannot be one. Quoted names and bare network
/// addresses are left out, and other letters than ASCII, which could look like another address.
pub(crate) fn address(text: &str) -> Option<String> {
    let address = text.trim().to_ascii_lowercase();
    let plain = address.len() <= LONGEST && address.is_ascii() && !address.contains(['"', '[', ' ', '\\']);
    let (_, domain) = address.rsplit_once('@')?;
    let named = domain.contains('.') && !domain.ends_with(|last: char| last.is_ascii_digit());
    (plain && named && address.parse::<Address>().is_ok()).then_some(address)
}

/// Whether the server says that the address itself does not exist: an answer about the sender or the server is none about the address
/// (RFC 3463).
fn is_dead(error: &smtp::Error) -> bool {
    let answer = error.to_string();
    error.is_permanent()
        && ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10"].iter().any(|code| says(&answer, code))
}

/// Whether an answer contains this code as a word.
fn says(answer: &str, code: &str) -> bool {
    answer.split(|c: char| !c.is_ascii_digit() && c != '.').any(|word| word == code)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BASE: &str = "https://games.example";
    const FROM: &str = "Társas <tarsas@games.example>";

    #[test]
    fn addresses_are_folded_and_tricks_are_refused() {
        assert_eq!(address(" Anna.K+x@Mail.Example ").as_deref(), Some("anna.k+x@mail.example"));
        for bad in [
            "",
            "anna",
            "@mail.example",
            "anna@",
            "anna@localhost",
            "anna@[127.0.0.1]",
            "anna@127.0.0.1",
            "\"a b\"@mail.example",
            "a b@mail.example",
            "anna@mail.example\r\nBcc: x@mail.example",
            "anna@mail.example,x@mail.example",
            "Anna <anna@mail.example>",
            "anna@mail.example>",
            "ann\u{e1}@mail.example",
            "anna@ma\u{131}l.example",
        ] {
            assert_eq!(address(bad), None, "{bad:?}");
        }
        assert_eq!(address(&format!("{}@mail.example", "a".repeat(LONGEST))), None);
    }

    #[test]
    fn wrong_settings_are_named() {
        for (server, password, from, said) in [
            ("mail.example", None, FROM, "is not an address such as"),
            ("https://mail.example", None, FROM, "is not an address such as"),
            ("smtps://mail.example/x", None, FROM, "is not an address such as"),
            ("smtp://mail.example?tls=opportunistic", None, FROM, "is not an address such as"),
            ("smtps://me:secret@mail.example", None, FROM, "smtp contains a password"),
            ("smtps://me@mail.example", None, FROM, "smtp-password-file is missing"),
            ("smtps://mail.example", Some("secret"), FROM, "names no user"),
            ("smtps://mail.example", None, "x", "mail-from \"x\" is not a sender"),
        ] {
            let error = Mailer::new(server, password, from, BASE).expect_err(server);
            assert!(error.contains(said) && !error.contains("secret@"), "{server}: {error}");
        }
        for (server, password) in [
            ("smtps://me%40mail.example@mail.example", Some("p%40:/ő")),
            ("smtp://mail.example:2525", None),
            ("smtp://127.0.0.1", None),
        ] {
            let mailer = Mailer::new(server, password, FROM, BASE).expect(server);
            assert_eq!(format!("{mailer:?}"), "Mailer(…)");
        }
    }

    #[test]
    fn only_an_answer_about_the_address_makes_it_dead() {
        let dead = |answer: &str| says(answer, "5.1.1");
        assert!(dead("permanent error (550): 5.1.1 <x@y>: Recipient address rejected"));
        assert!(
            !dead("permanent error (550): 5.7.1 relaying denied") && !dead("permanent error (550): 15.1.1")
        );
    }

    #[tokio::test]
    async fn a_letter_is_text_and_html_and_its_names_are_no_headers() {
        let mailer = Mailer::new("smtp://127.0.0.1", None, FROM, BASE).expect("good settings");
        let mut letter = Letter::new(Language::En, "It is your turn\r\nBcc: x@mail.example".to_owned());
        letter.parts.push(Part::Words("Anna <b>built</b>".to_owned()));
        letter.parts.push(Part::Link("Open".to_owned(), mailer.link("/t/ABCDEF")));
        letter.unsubscribe = Some(mailer.link("/unsubscribe/x"));
        let message = mailer.message("anna@mail.example", &letter).expect("a message").formatted();
        let message = String::from_utf8(message).expect("ASCII");
        let (head, body) = message.split_once("\r\n\r\n").expect("a head");
        let lines: Vec<&str> = head.lines().collect();
        assert!(lines.contains(&"Subject: It is your turnBcc: x@mail.example"), "{head}");
        assert!(!lines.iter().any(|line| line.starts_with("Bcc")), "{head}");
        assert!(lines.contains(&"List-Unsubscribe: <https://games.example/unsubscribe/x>"), "{head}");
        assert!(lines.contains(&"List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{head}");
        assert!(
            body.contains("Anna <b>built</b>") && body.contains("Anna &lt;b&gt;built&lt;/b&gt;"),
            "{body}"
        );
        assert!(body.contains("Open:\r\nhttps://games.example/t/ABCDEF"), "{body}");
        assert!(mailer.message("anna@mail.example\r\nBcc: x@y.example", &letter).is_err());
    }
}
