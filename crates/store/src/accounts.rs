//! Persons with several browsers: signing in by a code that was sent by e-mail, linked devices, reserved names. The other way to sign
//! in is a passkey (`passkeys.rs`).
//!
//! A person is a visitor without a cookie. A browser that is linked acts as the person; what it had before stays with its own row,
//! and it has that again when it is unlinked.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::database::{Row, query};
use crate::error::is_duplicate;
use crate::rows;
use crate::statements as sql;
use crate::token::hash;
use crate::{Result, Store, StoreError, Time, Visitor, VisitorId, Writing, bump, lock_table, repeated};

/// A linked browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// The browser.
    pub browser: VisitorId,
    /// Its name, for the person.
    pub name: String,
    /// When it was linked.
    pub since: Time,
    /// The time of its last visit.
    pub seen: Time,
}

/// A browser that becomes a person's.
#[derive(Clone, Copy, Debug)]
pub struct NewDevice<'a> {
    /// The browser.
    pub browser: VisitorId,
    /// Its new token: the old one may be known to whoever used the browser before.
    pub token: &'a str,
    /// The name of the device.
    pub device: &'a str,
    /// Whether the person gets the tables of the browser.
    pub take: bool,
}

/// A browser that uses the code that was sent.
#[derive(Clone, Copy, Debug)]
pub struct SignIn<'a> {
    /// The browser.
    pub browser: VisitorId,
    /// The code.
    pub code: &'a str,
    /// The new token of the browser: somebody who used the browser before may know the old one.
    pub token: &'a str,
    /// The name of the device.
    pub device: &'a str,
    /// Whether the person gets the tables of the browser.
    pub take: bool,
}

impl Visitor {
    /// Whether the browser is linked to a person.
    #[must_use]
    pub fn is_signed_in(&self) -> bool {
        self.id != self.browser
    }
}

impl Store {
    /// Keeps the hash of the code that is sent to an address, for this browser alone. It replaces an earlier one.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn ask_sign_in(&self, browser: VisitorId, email: &str, code: &str, until: Time) -> Result<()> {
        let set = query(sql::SET_SIGN_IN).bind(browser.0).bind(email).bind(hash(code)).bind(until.0);
        self.write_one(set).await?;
        Ok(())
    }

    /// Whether a browser waits for a code.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn asked_sign_in(&self, browser: VisitorId, now: Time) -> Result<bool> {
        let mut reading = self.db.read().await?;
        let asked: i64 = query(sql::ASKED_SIGN_IN).bind(browser.0).bind(now.0).value(&mut reading).await?;
        Ok(asked > 0)
    }

    /// Links a browser to the person with the address to which its code was sent; a new address makes a new person. With
    /// [`take`](SignIn::take) the person gets the browser's tables, except those where the person has another seat or another
    /// try of the same daily table, and its ratings in games where the person has none. Returns the codes of the tables that changed; nothing if the code is not that of this browser,
    /// was used or is too old.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if the browser is linked already.
    pub async fn sign_in(&self, sign_in: SignIn<'_>, at: Time) -> Result<Option<Vec<String>>> {
        repeated(|| self.try_sign_in(sign_in, at)).await
    }

    async fn try_sign_in(&self, sign_in: SignIn<'_>, at: Time) -> Result<Option<Vec<String>>> {
        let SignIn { browser, code, token, device, take } = sign_in;
        let mut writing = self.db.write().await?;
        let used = query(sql::USE_SIGN_IN).bind(browser.0).bind(hash(code)).bind(at.0);
        let Some(email) = used.value_optional::<String>(&mut writing).await? else { return Ok(None) };
        let known = query(sql::PERSON_OF_EMAIL).bind(&email).value_optional(&mut writing).await?;
        let person = match known {
            Some(person) => VisitorId(person),
            None => insert_person(&mut writing, browser, token, Some(&email), take, at).await?,
        };
        let changed = link(&mut writing, person, NewDevice { browser, token, device, take }, at).await?;
        writing.commit().await?;
        Ok(Some(changed))
    }

    /// The e-mail address of a person; `None` for a browser that is not linked.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn email(&self, person: VisitorId) -> Result<Option<String>> {
        let mut reading = self.db.read().await?;
        Ok(query(sql::EMAIL).bind(person.0).value_optional(&mut reading).await?)
    }

    /// The linked browsers of a person, the first one first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn devices(&self, person: VisitorId) -> Result<Vec<Device>> {
        let mut reading = self.db.read().await?;
        query(sql::DEVICES).bind(person.0).fetch_all(&mut reading).await?.iter().map(device).collect()
    }

    /// Renames a linked browser of a person.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if the person has no such browser.
    pub async fn rename_device(&self, person: VisitorId, browser: VisitorId, name: &str) -> Result<()> {
        let renamed = query(sql::RENAME_DEVICE).bind(person.0).bind(browser.0).bind(name);
        if self.write_one(renamed).await? == 1 { Ok(()) } else { Err(StoreError::NotFound("device")) }
    }

    /// Unlinks a browser of a person: it is what it was before, and is told nothing any more. Everything else remains.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if the person has no such browser.
    pub async fn unlink_device(&self, person: VisitorId, browser: VisitorId) -> Result<()> {
        let mut writing = self.db.write().await?;
        let unlinked = query(sql::DELETE_DEVICE).bind(person.0).bind(browser.0).execute(&mut writing).await?;
        if unlinked == 0 {
            return Err(StoreError::NotFound("device"));
        }
        let silent = query(sql::DELETE_CHANNELS_OF_BROWSER).bind(person.0).bind(browser.0);
        silent.execute(&mut writing).await?;
        writing.commit().await
    }

    /// Reserves the present name of a person with a linked browser, or gives it free. Nobody else can take a reserved name; upper
    /// and lower case, accents, spaces and punctuation make no difference.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if somebody else has reserved it; [`StoreError::NotFound`] if there is no such person, or nothing is
    /// left of the name.
    pub async fn claim_name(&self, person: VisitorId, claim: bool) -> Result<()> {
        let mut writing = self.db.write().await?;
        let name: Option<String> = query(sql::NAME).bind(person.0).value_optional(&mut writing).await?;
        let folded = name.and_then(|name| fold(&name)).ok_or(StoreError::NotFound("name"))?;
        let set = query(sql::CLAIM_NAME).bind(person.0).bind(claim.then_some(&*folded));
        let set = match set.execute(&mut writing).await {
            Err(error) if is_duplicate(&error) => return Err(StoreError::Taken("name")),
            set => set?,
        };
        if set == 0 {
            return Err(StoreError::NotFound("person"));
        }
        writing.commit().await
    }

    /// Whether somebody other than this visitor has reserved a name.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn is_reserved(&self, name: &str, visitor: VisitorId) -> Result<bool> {
        let mut reading = self.db.read().await?;
        let claims: i64 = query(sql::RESERVED).bind(fold(name)).bind(visitor.0).value(&mut reading).await?;
        Ok(claims > 0)
    }

    /// Whether a person has reserved the present name.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn has_claim(&self, person: VisitorId) -> Result<bool> {
        let mut reading = self.db.read().await?;
        let claims: i64 = query(sql::HAS_CLAIM).bind(person.0).value(&mut reading).await?;
        Ok(claims > 0)
    }
}

/// Whether two names are the same one: upper and lower case, accents, spaces and punctuation make no difference.
#[must_use]
pub fn same_name(one: &str, other: &str) -> bool {
    fold(one) == fold(other)
}

/// A name without case, accents, spaces and punctuation; `None` if nothing is left.
pub(crate) fn fold(name: &str) -> Option<String> {
    // Twice, because lower case may have marks of its own.
    let plain = |text: &str| text.nfkd().filter(|&c| !is_combining_mark(c)).collect::<String>();
    let folded: String = plain(&plain(name).to_lowercase()).chars().filter(|c| c.is_alphanumeric()).collect();
    (!folded.is_empty()).then_some(folded)
}

/// A new person with the preferences of the browser, and its name if the person gets its tables.
pub(crate) async fn insert_person(
    writing: &mut Writing,
    browser: VisitorId,
    token: &str,
    email: Option<&str>,
    take: bool,
    at: Time,
) -> Result<VisitorId> {
    // No cookie has such a hash.
    let no_token = format!("person {}", hash(token));
    let insert =
        query(sql::INSERT_PERSON).bind(browser.0).bind(no_token).bind(email).bind(i64::from(take)).bind(at.0);
    match insert.value(writing).await {
        // Another browser with the same address was faster.
        Err(error) if is_duplicate(&error) => Err(StoreError::Interrupted),
        inserted => Ok(VisitorId(inserted?)),
    }
}

/// Links a browser to a person. Returns the codes of the tables that changed.
pub(crate) async fn link(
    writing: &mut Writing,
    person: VisitorId,
    new: NewDevice<'_>,
    at: Time,
) -> Result<Vec<String>> {
    let NewDevice { browser, token, device, take } = new;
    query(sql::SET_TOKEN).bind(browser.0).bind(hash(token)).execute(writing).await?;
    let link = query(sql::INSERT_DEVICE).bind(browser.0).bind(person.0).bind(device).bind(at.0);
    match link.execute(writing).await {
        Err(error) if is_duplicate(&error) => return Err(StoreError::Taken("device")),
        linked => linked?,
    };
    if take { take_tables(writing, browser, person, at).await } else { Ok(Vec::new()) }
}

/// Gives a person what a browser has, except for tables where the person has something that excludes it.
async fn take_tables(
    writing: &mut Writing,
    browser: VisitorId,
    person: VisitorId,
    at: Time,
) -> Result<Vec<String>> {
    let codes: Vec<String> = query(sql::TABLES_ABOUT).bind(browser.0).values(writing).await?;
    let mut changed = Vec::new();
    for code in codes {
        lock_table(writing, &code).await?;
        let clash = query(sql::CLASH).bind(browser.0).bind(person.0).bind(&code);
        if clash.value::<i64>(writing).await? > 0 {
            continue;
        }
        for take in sql::TAKE_TABLE {
            query(take).bind(browser.0).bind(person.0).bind(&code).execute(writing).await?;
        }
        for leave in sql::LEAVE_TABLE {
            query(leave).bind(browser.0).bind(&code).execute(writing).await?;
        }
        bump(writing, &code, at).await?;
        changed.push(code);
    }
    for take in sql::TAKE_HISTORY {
        query(take).bind(browser.0).bind(person.0).execute(writing).await?;
    }
    query(sql::DELETE_NOTICES_OF).bind(browser.0).execute(writing).await?;
    query(sql::TAKE_CHANNELS).bind(browser.0).bind(person.0).execute(writing).await?;
    Ok(changed)
}

fn device(row: &Row) -> Result<Device> {
    Ok(Device {
        browser: VisitorId(row.try_get("browser")?),
        name: row.try_get("name")?,
        since: rows::time(row, "since")?,
        seen: rows::time(row, "seen")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_folded() {
        for (name, folded) in [
            ("Béla", "bela"),
            ("BELA", "bela"),
            ("Be\u{301}la", "bela"),
            (" b.e-l_a ", "bela"),
            ("İstvan", "istvan"),
            ("Ｂｅｌａ", "bela"),
            ("Őrs 2", "ors2"),
            ("Анна", "анна"),
        ] {
            assert_eq!(fold(name).as_deref(), Some(folded), "{name}");
        }
        assert_eq!((fold(""), fold("—!"), fold("❤")), (None, None, None));
    }
}
