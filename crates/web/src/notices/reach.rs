//! Sends something to an address that a visitor named. Such an address must not lead into the network of the server: its name is
//! looked up once, every address behind it is checked, and the connection goes to one that was checked.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use url::{Host, Url};

/// The longest address.
pub(crate) const LONGEST: usize = 1000;

/// Time for everything: looking up the name, connecting, sending, the head of the answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why something was not sent.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Unsent {
    /// The address is not one that may be reached.
    Forbidden,
    /// Nobody answered, or not in time.
    Failed(String),
}

/// The address, if it is one that a server on the internet may have: `https`, without a password. Those in `allowed` may be anywhere,
/// and need no encryption.
pub(crate) fn parse(address: &str, allowed: &[SocketAddr]) -> Option<Url> {
    let url = Url::parse(address).ok().filter(|_| address.len() <= LONGEST)?;
    let (host, port) = (url.host()?, url.port_or_known_default()?);
    let literal = match host {
        Host::Ipv4(ip) => Some(IpAddr::V4(ip)),
        Host::Ipv6(ip) => Some(IpAddr::V6(ip)),
        Host::Domain(_) => None,
    };
    let plain = url.username().is_empty() && url.password().is_none();
    let good = match literal {
        Some(ip) if allowed.contains(&SocketAddr::new(ip, port)) => matches!(url.scheme(), "http" | "https"),
        Some(ip) => url.scheme() == "https" && is_public(ip),
        None => url.scheme() == "https",
    };
    (plain && good).then_some(url)
}

/// Sends a request with the path of its address; returns the status of the answer. Redirections are not followed.
pub(crate) async fn post(
    url: &Url,
    headers: &[(&'static str, String)],
    body: Vec<u8>,
    allowed: &[SocketAddr],
) -> Result<StatusCode, Unsent> {
    let sent = tokio::time::timeout(PATIENCE, send(url, headers, body, allowed)).await;
    sent.unwrap_or_else(|_| Err(Unsent::Failed("no answer in time".to_owned())))
}

async fn send(
    url: &Url,
    headers: &[(&'static str, String)],
    body: Vec<u8>,
    allowed: &[SocketAddr],
) -> Result<StatusCode, Unsent> {
    let url = parse(url.as_str(), allowed).ok_or(Unsent::Forbidden)?;
    let failed = |error: &dyn std::fmt::Display| Unsent::Failed(error.to_string());
    let host = url.host_str().ok_or(Unsent::Forbidden)?;
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let port = url.port_or_known_default().ok_or(Unsent::Forbidden)?;
    let found: Vec<SocketAddr> =
        tokio::net::lookup_host((bare, port)).await.map_err(|error| failed(&error))?.collect();
    check(&found, allowed)?;
    let stream = TcpStream::connect(&*found).await.map_err(|error| failed(&error))?;
    let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let named = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let mut request = Request::post(path).header(header::HOST, named).header(header::USER_AGENT, "tarsas");
    for (name, value) in headers {
        request = request.header(*name, value);
    }
    let request = request.body(Body::from(body)).map_err(|error| failed(&error))?;
    if url.scheme() == "http" {
        return exchange(stream, request).await;
    }
    exchange(encrypt(stream, bare, &TLS).await?, request).await
}

/// Encrypts a connection, if the other side has a certificate for this name.
async fn encrypt(
    stream: TcpStream,
    name: &str,
    tls: &Arc<ClientConfig>,
) -> Result<TlsStream<TcpStream>, Unsent> {
    let name = ServerName::try_from(name.to_owned()).map_err(|error| Unsent::Failed(error.to_string()))?;
    let stream = TlsConnector::from(Arc::clone(tls)).connect(name, stream).await;
    stream.map_err(|error| Unsent::Failed(error.to_string()))
}

/// Every address must be public or allowed: a name must not have a private one beside a public one.
fn check(found: &[SocketAddr], allowed: &[SocketAddr]) -> Result<(), Unsent> {
    let good = |address: &SocketAddr| is_public(address.ip()) || allowed.contains(address);
    if !found.is_empty() && found.iter().all(good) { Ok(()) } else { Err(Unsent::Forbidden) }
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Body>,
) -> Result<StatusCode, Unsent> {
    let failed = |error: hyper::Error| Unsent::Failed(error.to_string());
    let (mut sender, connection) = hyper::client::conn::http1::Builder::new()
        .max_headers(100)
        .max_buf_size(16 * 1024)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(failed)?;
    // It ends with the connection: nobody waits for the body of the answer.
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    connection.abort();
    Ok(answer.map_err(failed)?.status())
}

/// The certificates that browsers trust.
static TLS: LazyLock<Arc<ClientConfig>> =
    LazyLock::new(|| trusting(RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() }));

fn trusting(roots: RootCertStore) -> Arc<ClientConfig> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider supports the usual versions");
    Arc::new(config.with_root_certificates(roots).with_no_client_auth())
}

/// Whether an address is one of the internet: not of this machine, a private network, a group of machines, or reserved.
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let special = match (a, b, c) {
        // This network, IETF assignments, relays to IPv6, tests of devices, carriers' own addresses, reserved.
        (0, ..) | (192, 0, 0) | (192, 88, 99) | (198, 18 | 19, _) | (100, 64..=127, _) | (240.., ..) => true,
        _ => false,
    };
    !(special
        || ip.is_loopback()
        || ip.is_private()
        || ip.is_link_local()
        || ip.is_multicast()
        || ip.is_documentation())
}

/// Only global unicast addresses, and of these none that are reserved, documentation, or contain an IPv4 address.
fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    let global = a & 0xE000 == 0x2000;
    let special = match (a, b) {
        (0x2001, 0..=0x01FF | 0x0DB8) | (0x2002, _) => true,
        (0x3FFF, b) => b < 0x1000,
        _ => false,
    };
    global && !special
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use axum::http::Response;
    use hyper::service::service_fn;
    use rustls::ServerConfig;
    use rustls::pki_types::PrivatePkcs8KeyDer;
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;

    use super::*;

    #[test]
    fn only_addresses_of_the_internet_are_public() {
        for public in ["1.1.1.1", "100.63.255.255", "100.128.0.1", "172.32.0.1", "2606:4700::1111", "2a00::1"]
        {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for private in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:1.1.1.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "100::1",
            "2001:db8::1",
            "2001::1",
            "2002:7f00:1::",
            "3fff::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }

    #[test]
    fn only_encrypted_addresses_without_a_password_are_accepted() {
        let allowed = ["127.0.0.1:9".parse().unwrap()];
        for good in [
            "https://push.example/x?y",
            "https://push.example:8443/",
            "https://1.1.1.1/",
            "http://127.0.0.1:9/x",
        ] {
            assert!(parse(good, &allowed).is_some(), "{good}");
        }
        for bad in [
            "",
            "x",
            "http://push.example/",
            "ftp://push.example/",
            "https://me@push.example/",
            "https://me:pw@x.example/",
            "https://127.0.0.1/",
            "https://127.1/",
            "https://0x7f000001/",
            "https://2130706433/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "http://127.0.0.1:10/",
            "https://10.0.0.1/",
            "javascript:alert(1)",
        ] {
            assert!(parse(bad, &allowed).is_none(), "{bad}");
        }
        assert!(parse(&format!("https://x.example/{}", "a".repeat(LONGEST)), &allowed).is_none());
    }

    #[test]
    fn one_private_address_among_public_ones_is_too_many() {
        let address = |text: &str| text.parse::<SocketAddr>().unwrap();
        let (public, private) = (address("1.1.1.1:443"), address("10.0.0.1:443"));
        assert_eq!(check(&[public], &[]), Ok(()));
        assert_eq!(check(&[public, private], &[]), Err(Unsent::Forbidden));
        assert_eq!(check(&[private, public], &[]), Err(Unsent::Forbidden));
        assert_eq!(check(&[], &[]), Err(Unsent::Forbidden));
        assert_eq!(check(&[private], &[private]), Ok(()));
    }

    /// A server with a certificate for `push.example` that nobody signed; it answers every request.
    async fn encrypted_server() -> SocketAddr {
        let certificate = include_bytes!("../../tests/data/push.example.der").to_vec();
        let key = include_bytes!("../../tests/data/push.example-key.der").to_vec();
        let config = ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.into()], PrivatePkcs8KeyDer::from(key).into())
            .unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let Ok(stream) = TlsAcceptor::from(Arc::new(config.clone())).accept(stream).await else {
                    continue;
                };
                let answer = service_fn(async |request: Request<hyper::body::Incoming>| {
                    let named = request.headers()[header::HOST] == "push.example" && request.uri() == "/x";
                    let status = if named { StatusCode::CREATED } else { StatusCode::BAD_REQUEST };
                    Ok::<_, Infallible>(Response::builder().status(status).body(Body::empty()).unwrap())
                });
                let served =
                    hyper::server::conn::http1::Builder::new().serve_connection(TokioIo::new(stream), answer);
                // The client leaves without a word.
                let _ = served.await;
            }
        });
        address
    }

    #[tokio::test]
    async fn only_who_has_a_trusted_certificate_for_the_name_is_told() {
        let address = encrypted_server().await;
        let mut roots = RootCertStore::empty();
        roots.add(include_bytes!("../../tests/data/push.example.der").to_vec().into()).unwrap();
        let trusting = trusting(roots);
        let connect = async || TcpStream::connect(address).await.unwrap();
        let stream = encrypt(connect().await, "push.example", &trusting).await.unwrap();
        let request =
            Request::post("/x").header(header::HOST, "push.example").body(Body::from("words")).unwrap();
        assert_eq!(exchange(stream, request).await, Ok(StatusCode::CREATED));
        assert!(encrypt(connect().await, "other.example", &trusting).await.is_err(), "another name");
        assert!(encrypt(connect().await, "push.example", &TLS).await.is_err(), "nobody signed it");
    }

    /// The name is harmless, what is behind it is not.
    #[tokio::test]
    async fn a_name_of_this_machine_is_not_reached() {
        let url = Url::parse("https://localhost/").unwrap();
        assert_eq!(post(&url, &[], Vec::new(), &[]).await, Err(Unsent::Forbidden));
    }
}
