//! Passkeys: signing in with a key that the device keeps. Signatures are verified by the caller.

use crate::accounts::{insert_person, link};
use crate::database::{Row, query};
use crate::error::is_duplicate;
use crate::rows;
use crate::statements as sql;
use crate::token::hash;
use crate::{NewDevice, Result, Store, StoreError, Time, VisitorId, Writing, repeated};

/// A passkey of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// The id by which the device knows it.
    pub credential: String,
    /// What the device knows of the person: the same for all passkeys of a person, and nothing that others know.
    pub handle: String,
    /// The public key.
    pub public_key: String,
    /// Its name, for the person.
    pub name: String,
    /// When it was made.
    pub since: Time,
    /// When it was last used.
    pub used: Time,
}

/// A passkey that a browser has made.
#[derive(Clone, Copy, Debug)]
pub struct NewPasskey<'a> {
    /// The id by which the device knows it.
    pub credential: &'a str,
    /// The handle that went with the challenge.
    pub handle: &'a str,
    /// The public key.
    pub public_key: &'a str,
    /// The number of signatures so far.
    pub signatures: u32,
    /// Its name.
    pub name: &'a str,
}

impl Store {
    /// Keeps the hash of what a browser is asked to sign, for this browser alone: to make a passkey with this handle, or to sign
    /// in. It replaces an earlier one.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_challenge(
        &self,
        browser: VisitorId,
        challenge: &str,
        handle: Option<&str>,
        until: Time,
    ) -> Result<()> {
        let set = query(sql::SET_CHALLENGE).bind(browser.0).bind(handle).bind(hash(challenge)).bind(until.0);
        self.write_one(set).await?;
        Ok(())
    }

    /// Uses up the challenge of a browser that makes a passkey, and returns its handle; nothing if it is not that of this browser, was
    /// meant to sign in, was used or is too old.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn use_challenge_to_make(
        &self,
        browser: VisitorId,
        challenge: &str,
        now: Time,
    ) -> Result<Option<String>> {
        self.use_challenge(browser, challenge, true, now).await
    }

    /// Uses up the challenge of a browser that signs in, and returns whether it is good.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn use_challenge_to_sign_in(
        &self,
        browser: VisitorId,
        challenge: &str,
        now: Time,
    ) -> Result<bool> {
        Ok(self.use_challenge(browser, challenge, false, now).await?.is_some())
    }

    async fn use_challenge(
        &self,
        browser: VisitorId,
        challenge: &str,
        make: bool,
        now: Time,
    ) -> Result<Option<String>> {
        let mut writing = self.db.write().await?;
        let used = query(sql::USE_CHALLENGE).bind(browser.0).bind(hash(challenge)).bind(now.0);
        let handle = used.bind(i64::from(make)).value_optional(&mut writing).await?;
        writing.commit().await?;
        Ok(handle)
    }

    /// Adds a passkey to a person.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if somebody has the passkey already.
    pub async fn add_passkey(&self, person: VisitorId, new: NewPasskey<'_>, at: Time) -> Result<()> {
        let mut writing = self.db.write().await?;
        add(&mut writing, person, new, at).await?;
        writing.commit().await
    }

    /// Makes a new person with a passkey, and links the browser. Returns the codes of the tables that changed.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if somebody has the passkey already, or the browser is linked.
    pub async fn sign_up(&self, device: NewDevice<'_>, new: NewPasskey<'_>, at: Time) -> Result<Vec<String>> {
        repeated(|| self.try_sign_up(device, new, at)).await
    }

    async fn try_sign_up(&self, device: NewDevice<'_>, new: NewPasskey<'_>, at: Time) -> Result<Vec<String>> {
        let mut writing = self.db.write().await?;
        let NewDevice { browser, token, take, .. } = device;
        let person = insert_person(&mut writing, browser, token, None, take, at).await?;
        add(&mut writing, person, new, at).await?;
        let changed = link(&mut writing, person, device, at).await?;
        writing.commit().await?;
        Ok(changed)
    }

    /// Links a browser to the person with a passkey, whose signature the caller has verified. `signatures` is the number that it
    /// gave: unless it counts none, that is more than before, or the key was copied. Returns the codes of the tables that changed;
    /// nothing if the passkey is unknown or the number not higher.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if the browser is linked already.
    pub async fn sign_in_with_passkey(
        &self,
        device: NewDevice<'_>,
        credential: &str,
        signatures: u32,
        at: Time,
    ) -> Result<Option<Vec<String>>> {
        repeated(|| self.try_sign_in_with_passkey(device, credential, signatures, at)).await
    }

    async fn try_sign_in_with_passkey(
        &self,
        device: NewDevice<'_>,
        credential: &str,
        signatures: u32,
        at: Time,
    ) -> Result<Option<Vec<String>>> {
        let mut writing = self.db.write().await?;
        let used = query(sql::USE_PASSKEY).bind(credential).bind(i64::from(signatures)).bind(at.0);
        let Some(person) = used.value_optional(&mut writing).await? else { return Ok(None) };
        let changed = link(&mut writing, VisitorId(person), device, at).await?;
        writing.commit().await?;
        Ok(Some(changed))
    }

    /// The passkey with this id.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn passkey(&self, credential: &str) -> Result<Option<Passkey>> {
        let mut reading = self.db.read().await?;
        let row = query(sql::PASSKEY).bind(credential).fetch_optional(&mut reading).await?;
        row.as_ref().map(passkey).transpose()
    }

    /// The passkeys of a person, the oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn passkeys(&self, person: VisitorId) -> Result<Vec<Passkey>> {
        let mut reading = self.db.read().await?;
        query(sql::PASSKEYS).bind(person.0).fetch_all(&mut reading).await?.iter().map(passkey).collect()
    }

    /// Renames a passkey of a person.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if the person has no such passkey.
    pub async fn rename_passkey(&self, person: VisitorId, credential: &str, name: &str) -> Result<()> {
        let renamed = query(sql::RENAME_PASSKEY).bind(person.0).bind(credential).bind(name);
        if self.write_one(renamed).await? == 1 { Ok(()) } else { Err(StoreError::NotFound("passkey")) }
    }

    /// Removes a passkey of a person; the last way to sign in only if that is wanted (`even_last`).
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if the person has no such passkey, or it is the last way to sign in.
    pub async fn remove_passkey(&self, person: VisitorId, credential: &str, even_last: bool) -> Result<()> {
        let removed = query(sql::DELETE_PASSKEY).bind(person.0).bind(credential).bind(i64::from(even_last));
        if self.write_one(removed).await? == 1 { Ok(()) } else { Err(StoreError::NotFound("passkey")) }
    }
}

async fn add(writing: &mut Writing, person: VisitorId, new: NewPasskey<'_>, at: Time) -> Result<()> {
    let insert = query(sql::INSERT_PASSKEY)
        .bind(new.credential)
        .bind(person.0)
        .bind(new.handle)
        .bind(new.public_key)
        .bind(i64::from(new.signatures))
        .bind(new.name)
        .bind(at.0);
    match insert.execute(writing).await {
        Err(error) if is_duplicate(&error) => Err(StoreError::Taken("passkey")),
        added => Ok(added.map(drop)?),
    }
}

fn passkey(row: &Row) -> Result<Passkey> {
    Ok(Passkey {
        credential: row.try_get("credential")?,
        handle: row.try_get("handle")?,
        public_key: row.try_get("public_key")?,
        name: row.try_get("name")?,
        since: rows::time(row, "since")?,
        used: rows::time(row, "used")?,
    })
}
