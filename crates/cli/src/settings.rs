//! The settings of the server, from its options, the environment and a configuration file.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use serde::{Deserialize, Serialize};
use store::Location;
use web::{Limits, Mailer};

use crate::args::ServeArgs;

/// Minimum length of the operator's secret.
const SHORTEST_SECRET: usize = 16;

/// The shortest time between two scheduled backups.
const SHORTEST_INTERVAL: Duration = Duration::from_secs(1);

/// The shortest time after which tables are deleted.
const SHORTEST_EXPIRY: Duration = Duration::from_secs(24 * 60 * 60);

/// The value of a time that never comes.
const NEVER: &str = "never";

/// All settings of the server. This is also the format of the configuration file.
#[derive(Debug, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Settings {
    pub(crate) host: String,
    pub(crate) port: u16,
    #[serde(with = "location")]
    pub(crate) data: Location,
    pub(crate) public_url: Option<String>,
    pub(crate) behind_proxy: bool,
    /// The operator's secret itself; the file holds only [`admin_token_file`](Self::admin_token_file).
    #[serde(skip)]
    pub(crate) admin_token: Option<String>,
    pub(crate) admin_token_file: Option<PathBuf>,
    smtp: Option<String>,
    smtp_password_file: Option<PathBuf>,
    mail_from: Option<String>,
    pub(crate) log: String,
    pub(crate) log_json: bool,
    pub(crate) backup_to: Option<PathBuf>,
    backup_every: String,
    pub(crate) backup_keep: u32,
    expire_tables: String,
    pub(crate) limits: Limits,
}

/// The place of a database that was named on the command line. The argument is not repeated: it may contain a password.
///
/// # Errors
/// If it is neither a file nor a server.
pub(crate) fn place(argument: &str) -> Result<Location> {
    argument.parse().map_err(|reason| anyhow!("the database cannot be used: {reason}"))
}

/// A database in the configuration file. The password of a server is not printed.
mod location {
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;
    use store::Location;

    pub(super) fn serialize<S: Serializer>(location: &Location, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(location)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Location, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            host: "127.0.0.1".to_owned(),
            port: 8080,
            data: Location::File("tarsas.db".into()),
            public_url: None,
            behind_proxy: false,
            admin_token: None,
            admin_token_file: None,
            smtp: None,
            smtp_password_file: None,
            mail_from: None,
            log: "warn".to_owned(),
            log_json: false,
            backup_to: None,
            backup_every: "1h".to_owned(),
            backup_keep: 24,
            expire_tables: NEVER.to_owned(),
            limits: Limits::default(),
        }
    }
}

impl Settings {
    /// Reads the configuration file, if there is one, and applies the options and the environment.
    ///
    /// # Errors
    /// A sentence that names the setting and where it is wrong.
    pub(crate) fn new(args: &ServeArgs) -> Result<Self> {
        let mut settings = args.config.as_deref().map_or_else(|| Ok(Self::default()), Self::read)?;
        settings.apply(args);
        if let Some(data) = &args.data {
            settings.data = place(data)?;
        }
        settings.admin_token = settings.secret(args)?;
        settings.backup_interval()?;
        settings.expiry()?;
        // Such a password would be printed with the settings.
        if let Some(server) = &settings.smtp {
            Mailer::check(server).map_err(|reason| anyhow!(reason))?;
        }
        ensure!(settings.backup_keep > 0, "backup-keep is 0: at least one copy is kept");
        Ok(settings)
    }

    fn read(file: &Path) -> Result<Self> {
        let name = file.display();
        let text = fs::read_to_string(file).with_context(|| format!("{name} cannot be read"))?;
        // The message of the parser has several lines, with the place in the first.
        toml::from_str(&text).map_err(|error| {
            let message = error.to_string();
            anyhow!("{name}: {}", message.split_whitespace().collect::<Vec<_>>().join(" "))
        })
    }

    fn apply(&mut self, args: &ServeArgs) {
        fn set<T: Clone>(setting: &mut T, option: Option<&T>) {
            if let Some(value) = option {
                setting.clone_from(value);
            }
        }
        fn set_optional<T: Clone>(setting: &mut Option<T>, option: Option<&T>) {
            if let Some(value) = option {
                *setting = Some(value.clone());
            }
        }
        set(&mut self.host, args.host.as_ref());
        set(&mut self.port, args.port.as_ref());
        set_optional(&mut self.public_url, args.public_url.as_ref());
        set(&mut self.behind_proxy, args.behind_proxy.as_ref());
        set_optional(&mut self.admin_token_file, args.admin_token_file.as_ref());
        set_optional(&mut self.smtp, args.smtp.as_ref());
        set_optional(&mut self.smtp_password_file, args.smtp_password_file.as_ref());
        set_optional(&mut self.mail_from, args.mail_from.as_ref());
        set(&mut self.log, args.log.as_ref());
        set(&mut self.log_json, args.log_json.as_ref());
        set_optional(&mut self.backup_to, args.backup_to.as_ref());
        set(&mut self.backup_every, args.backup_every.as_ref());
        set(&mut self.backup_keep, args.backup_keep.as_ref());
        set(&mut self.expire_tables, args.expire_tables.as_ref());
    }

    /// The operator's secret, from the option or from its file.
    fn secret(&self, args: &ServeArgs) -> Result<Option<String>> {
        let (secret, source) = match (&args.admin_token, &self.admin_token_file) {
            (Some(secret), _) => (secret.clone(), "--admin-token".to_owned()),
            (None, Some(file)) => (secret_in(file)?, file.display().to_string()),
            (None, None) => return Ok(None),
        };
        ensure!(
            secret.len() >= SHORTEST_SECRET,
            "the secret of {source} is too short: it needs at least {SHORTEST_SECRET} characters"
        );
        Ok(Some(secret))
    }

    /// Sends e-mails; `None` without a mail server. `public_url` is where their links lead.
    ///
    /// # Errors
    /// If a setting is wrong or missing.
    pub(crate) fn mailer(&self, public_url: Option<&str>) -> Result<Option<Mailer>> {
        let Some(server) = &self.smtp else { return Ok(None) };
        let base = public_url.context("smtp needs public-url: the links in e-mails lead there")?;
        let from = self.mail_from.as_deref().context("smtp needs mail-from, the sender of e-mails")?;
        let password = self.smtp_password_file.as_deref().map(secret_in).transpose()?;
        Mailer::new(server, password.as_deref(), from, base).map(Some).map_err(|reason| anyhow!(reason))
    }

    /// The time between two scheduled backups.
    ///
    /// # Errors
    /// If it is not a time.
    pub(crate) fn backup_interval(&self) -> Result<Duration> {
        let text = &self.backup_every;
        let interval = humantime::parse_duration(text)
            .map_err(|_| anyhow!("backup-every \"{text}\" is not a time such as 15m, 1h or 1d"))?;
        ensure!(interval >= SHORTEST_INTERVAL, "backup-every \"{text}\" is less than a second");
        Ok(interval)
    }

    /// After which time without a change an unfinished table is deleted; `None`: never.
    ///
    /// # Errors
    /// If it is not a time, or so short that games would be deleted while people play.
    pub(crate) fn expiry(&self) -> Result<Option<Duration>> {
        let text = &self.expire_tables;
        if text == NEVER {
            return Ok(None);
        }
        let time = humantime::parse_duration(text).map_err(|_| {
            anyhow!("expire-tables \"{text}\" is not a time such as 90d, and not \"{NEVER}\"")
        })?;
        ensure!(time >= SHORTEST_EXPIRY, "expire-tables \"{text}\" is less than a day");
        Ok(Some(time))
    }

    /// The settings as a configuration file, without secrets.
    pub(crate) fn print(&self) -> Result<String> {
        Ok(toml::to_string(self)?)
    }
}

/// The secret in a file.
fn secret_in(file: &Path) -> Result<String> {
    let text = fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    Ok(text.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> (tempfile::TempDir, ServeArgs) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tarsas.toml");
        fs::write(&file, text).unwrap();
        (folder, ServeArgs { config: Some(file), ..ServeArgs::default() })
    }

    #[test]
    fn an_option_wins_over_the_file_and_the_file_over_the_default() {
        let (_folder, mut args) = written("port = 9000\nhost = \"::1\"\n[limits]\ntables = [3, 1]\n");
        args.port = Some(9001);
        let settings = Settings::new(&args).unwrap();
        assert_eq!((settings.host.as_str(), settings.port, settings.log.as_str()), ("::1", 9001, "warn"));
        assert_eq!((settings.limits.tables, settings.limits.chat), ((3, 1), Limits::default().chat));
    }

    #[test]
    fn tables_expire_only_if_it_is_asked_for() {
        let (_folder, args) = written("");
        assert_eq!(Settings::new(&args).unwrap().expiry().unwrap(), None);
        let (_folder, args) = written("expire-tables = \"90d\"\n[limits]\nbot-tables = 1");
        let settings = Settings::new(&args).unwrap();
        assert_eq!(settings.expiry().unwrap(), Some(Duration::from_secs(90 * 24 * 60 * 60)));
        assert_eq!(settings.limits.bot_tables, 1);
    }

    #[test]
    fn what_is_printed_can_be_read_again() {
        let (_folder, args) = written("public-url = \"https://a.example\"\nbackup-to = \"copies\"\n");
        let printed = Settings::new(&args).unwrap().print().unwrap();
        let (_folder, args) = written(&printed);
        let again = Settings::new(&args).unwrap();
        assert_eq!(again.print().unwrap(), printed);
        assert_eq!(again.public_url.as_deref(), Some("https://a.example"));
    }

    #[test]
    fn wrong_settings_are_named() {
        for (text, named) in [
            ("prot = 1", "unknown field `prot`"),
            ("port = 70000", "line 1"),
            ("backup-every = \"soon\"", "backup-every \"soon\" is not a time"),
            ("backup-every = \"0s\"", "less than a second"),
            ("backup-keep = 0", "backup-keep is 0"),
            ("expire-tables = \"soon\"", "expire-tables \"soon\" is not a time"),
            ("expire-tables = \"1h\"", "expire-tables \"1h\" is less than a day"),
            ("admin-token = \"a secret in the file\"", "unknown field `admin-token`"),
            ("admin-token-file = \"/no/such/file\"", "/no/such/file cannot be read"),
            ("[limits]\ntabels = [1, 1]", "unknown field `tabels`"),
        ] {
            let (_folder, args) = written(text);
            let error = format!("{:#}", Settings::new(&args).unwrap_err());
            assert!(error.contains(named), "{text}: {error}");
            assert_eq!(error.lines().count(), 1, "{error}");
        }
    }

    #[test]
    fn a_mail_server_needs_an_address_and_a_sender_and_its_password_is_in_a_file() {
        const BASE: Option<&str> = Some("https://games.example.org");
        let complete = "smtp = \"smtps://me@mail.example\"\nmail-from = \"Me <me@mail.example>\"\n";
        let (folder, args) = written(complete);
        let settings = Settings::new(&args).unwrap();
        let refused = |settings: &Settings, base| format!("{:#}", settings.mailer(base).unwrap_err());
        assert!(refused(&settings, None).contains("smtp needs public-url"));
        assert!(refused(&settings, BASE).contains("smtp-password-file is missing"));
        let file = folder.path().join("password");
        let settings = Settings { smtp_password_file: Some(file.clone()), ..settings };
        assert!(refused(&settings, BASE).contains("password cannot be read"));
        fs::write(&file, "correct horse\n").unwrap();
        assert!(settings.mailer(BASE).unwrap().is_some());
        assert!(!settings.print().unwrap().contains("horse"));
        let nobody = Settings { mail_from: None, ..settings };
        assert!(refused(&nobody, BASE).contains("smtp needs mail-from"));
        let (_folder, args) = written("smtp = \"smtps://me:horse@mail.example\"");
        let refused = format!("{:#}", Settings::new(&args).unwrap_err());
        assert!(refused.contains("smtp contains a password") && !refused.contains("horse"), "{refused}");
        assert!(Settings::default().mailer(None).unwrap().is_none());
    }

    #[test]
    fn the_secret_is_read_from_its_file_and_never_printed() {
        let (folder, mut args) = written("");
        let file = folder.path().join("token");
        fs::write(&file, "correct horse battery\n").unwrap();
        args.admin_token_file = Some(file.clone());
        let settings = Settings::new(&args).unwrap();
        assert_eq!(settings.admin_token.as_deref(), Some("correct horse battery"));
        assert!(!settings.print().unwrap().contains("horse"));
        fs::write(&file, "short\n").unwrap();
        assert!(Settings::new(&args).unwrap_err().to_string().contains("at least 16 characters"));
    }
}
