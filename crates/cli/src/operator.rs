//! `tarsas operator`: asks a running server, since it keeps its tables in memory.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use base64::prelude::{BASE64_STANDARD, Engine as _};

use crate::args::{Common, OperatorAct, OperatorArgs, ServeArgs};
use crate::serve::{address, reachable};
use crate::settings::Settings;

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) fn run(args: &OperatorArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let settings = Settings::new(&ServeArgs {
        config: args.config.clone(),
        host: args.host.clone(),
        port: args.port,
        admin_token: args.admin_token.clone(),
        admin_token_file: args.admin_token_file.clone(),
        ..ServeArgs::default()
    })?;
    let secret = settings.admin_token.as_deref();
    let secret = secret.context("the operator's secret is needed: --admin-token-file or --admin-token")?;
    let server = reachable(address(&settings.host, settings.port)?);
    let (path, form) = request(&args.act)?;
    let login = BASE64_STANDARD.encode(format!("operator:{secret}"));
    let head = format!(
        "{} {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\nAccept: text/plain\r\n\
         Accept-Language: {}\r\nAuthorization: Basic {login}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
        if form.is_empty() { "GET" } else { "POST" },
        common.language.code(),
        form.len(),
    );
    let (status, body) =
        ask(server, &head).with_context(|| format!("no server answers at http://{server}/"))?;
    match status {
        200 => Ok(out.write_all(body.as_bytes())?),
        401 => bail!("the server at http://{server}/ does not accept this secret"),
        404 if body.trim().is_empty() || form.is_empty() => {
            bail!(
                "the server at http://{server}/ has no such table, or was started without an operator's secret"
            )
        }
        _ => bail!("{}", body.trim()),
    }
}

/// Path and form of an action. A code must be a plain word: it becomes part of the request.
fn request(act: &OperatorAct) -> Result<(String, String)> {
    let plain = |code: &String| match code.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-') {
        true => Ok(code.clone()),
        false => Err(anyhow!("\"{code}\" is not the code of a table")),
    };
    let on_table =
        |act: &str, code: &String| Ok(("/admin".to_owned(), format!("act={act}&table={}", plain(code)?)));
    let on_visitor =
        |act: &str, visitor: u64| Ok(("/admin".to_owned(), format!("act={act}&visitor={visitor}")));
    match act {
        OperatorAct::List => Ok(("/admin".to_owned(), String::new())),
        OperatorAct::Table { code } => Ok((format!("/admin?table={}", plain(code)?), String::new())),
        OperatorAct::Close { code } => on_table("close", code),
        OperatorAct::Hide { code } => on_table("hide", code),
        OperatorAct::Show { code } => on_table("show", code),
        OperatorAct::Unwatch { code } => on_table("unwatch", code),
        OperatorAct::HandOver { code, seat } => on_table(&format!("hand-over&seat={seat}"), code),
        OperatorAct::Delete { code, .. } => on_table(&format!("delete&confirm={}", plain(code)?), code),
        OperatorAct::Mute { visitor } => on_visitor("mute", *visitor),
        OperatorAct::Ban { visitor } => on_visitor("ban", *visitor),
        OperatorAct::Pardon { visitor } => on_visitor("pardon", *visitor),
    }
}

/// Status and body of the answer.
fn ask(server: SocketAddr, request: &str) -> Result<(u16, String)> {
    let mut stream = TcpStream::connect_timeout(&server, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(request.as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").context("the answer is cut off")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok((status.context("the answer is not HTTP")?, body.to_owned()))
}
