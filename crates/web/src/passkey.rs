//! Verifies passkeys (Web Authentication, <https://www.w3.org/TR/webauthn-2/>): what a browser sends when it has made a key, and when
//! it has signed with one.
//!
//! Whether a challenge is that of the browser and unused is the store's business, and so are foreign keys and the counter.

use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine as _};
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey,
};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use url::{Host, Url};

/// The kinds of keys, by their numbers in COSE: ES256, which nearly everything has, and RS256 for older Windows.
pub(crate) const ALGORITHMS: [i32; 2] = [-7, -257];

/// The longest id of a key, in bytes.
const LONGEST_ID: usize = 1023;

/// Why something is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bad {
    /// It cannot be read.
    Unreadable,
    /// It was made for something else.
    Purpose,
    /// It was made on another site.
    Origin,
    /// The key belongs to another site.
    Site,
    /// Nobody was there, or who it was was not verified.
    Person,
    /// The signature is not that of the key.
    Signature,
}

/// A site to which keys belong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    /// The host, without the port: browsers keep keys by it.
    pub(crate) host: String,
    origin: String,
}

/// What a browser says of its part.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    #[serde(rename = "type")]
    purpose: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

/// A key that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NewKey {
    /// The id by which the device knows the key.
    pub(crate) id: Vec<u8>,
    /// The key as it is stored.
    pub(crate) key: String,
    /// The number of signatures so far.
    pub(crate) signatures: u32,
}

/// Bytes as browsers and the store have them: base64 for addresses, without padding.
pub(crate) fn text(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// The bytes of such a text.
pub(crate) fn bytes(text: &str) -> Option<Vec<u8>> {
    BASE64_URL_SAFE_NO_PAD.decode(text).ok()
}

/// The challenge that a browser has signed; it is looked up before anything else.
pub(crate) fn challenge(client_data: &[u8]) -> Result<String, Bad> {
    read(client_data).map(|data| data.challenge)
}

fn read(client_data: &[u8]) -> Result<ClientData, Bad> {
    serde_json::from_slice(client_data).map_err(|_| Bad::Unreadable)
}

impl Site {
    /// The site at this address; `None` if browsers keep no keys for it: they do so for a name that is reached over https, and for
    /// `localhost`, but not for a numeric address.
    pub(crate) fn of(base: &str) -> Option<Self> {
        let url = Url::parse(base).ok()?;
        let Host::Domain(host) = url.host()? else { return None };
        let local = host == "localhost" || host.ends_with(".localhost");
        let fits = url.scheme() == "https" || url.scheme() == "http" && local;
        fits.then(|| Self { host: host.to_owned(), origin: url.origin().ascii_serialization() })
    }

    /// Verifies a key that was made. It vouches for itself only (attestation `none`), so that there is nothing more to verify.
    pub(crate) fn made(&self, client_data: &[u8], authenticator: &[u8]) -> Result<NewKey, Bad> {
        self.judge(client_data, "webauthn.create")?;
        let (flags, signatures, rest) = self.judge_authenticator(authenticator)?;
        if flags & KEY == 0 {
            return Err(Bad::Unreadable);
        }
        let (_model, rest) = rest.split_at_checked(16).ok_or(Bad::Unreadable)?;
        let (length, rest) = rest.split_first_chunk::<2>().ok_or(Bad::Unreadable)?;
        let length = usize::from(u16::from_be_bytes(*length));
        let (id, rest) = rest.split_at_checked(length).ok_or(Bad::Unreadable)?;
        let (key, rest) = Key::split(rest).ok_or(Bad::Unreadable)?;
        if id.is_empty() || length > LONGEST_ID || (flags & EXTENSIONS == 0 && !rest.is_empty()) {
            return Err(Bad::Unreadable);
        }
        Ok(NewKey { id: id.to_vec(), key: text(key), signatures })
    }

    /// Verifies a signature by a stored key; returns the number of signatures that the key has made.
    pub(crate) fn signed(
        &self,
        client_data: &[u8],
        authenticator: &[u8],
        signature: &[u8],
        key: &str,
    ) -> Result<u32, Bad> {
        self.judge(client_data, "webauthn.get")?;
        let (_, signatures, _) = self.judge_authenticator(authenticator)?;
        let key = bytes(key).ok_or(Bad::Unreadable)?;
        let key = Key::read(&key).ok_or(Bad::Unreadable)?;
        let message = [authenticator, &Sha256::digest(client_data)[..]].concat();
        key.verify(&message, signature).map_err(|_| Bad::Signature)?;
        Ok(signatures)
    }

    /// What the browser says: what it was for, and where.
    fn judge(&self, client_data: &[u8], purpose: &str) -> Result<(), Bad> {
        let data = read(client_data)?;
        if data.purpose != purpose {
            return Err(Bad::Purpose);
        }
        // A page of ours in a frame of another site is not ours to trust.
        if data.origin != self.origin || data.cross_origin {
            return Err(Bad::Origin);
        }
        Ok(())
    }

    /// What the device says: for which site, and whether it has verified the person. Returns the flags, the number of signatures and
    /// what follows.
    fn judge_authenticator<'a>(&self, data: &'a [u8]) -> Result<(u8, u32, &'a [u8]), Bad> {
        let (site, rest) = data.split_first_chunk::<32>().ok_or(Bad::Unreadable)?;
        let (&flags, rest) = rest.split_first().ok_or(Bad::Unreadable)?;
        let (signatures, rest) = rest.split_first_chunk::<4>().ok_or(Bad::Unreadable)?;
        if site[..] != Sha256::digest(self.host.as_bytes())[..] {
            return Err(Bad::Site);
        }
        if flags & PRESENT == 0 || flags & VERIFIED == 0 {
            return Err(Bad::Person);
        }
        // What cannot be copied cannot have been copied.
        if flags & COPIED != 0 && flags & CAN_BE_COPIED == 0 {
            return Err(Bad::Unreadable);
        }
        Ok((flags, u32::from_be_bytes(*signatures), rest))
    }
}

// The flags of a device.
const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const CAN_BE_COPIED: u8 = 0x08;
const COPIED: u8 = 0x10;
const KEY: u8 = 0x40;
const EXTENSIONS: u8 = 0x80;

/// A public key. Devices write COSE keys in the one canonical form of CBOR, so that a key of each kind is always the same bytes around
/// its numbers.
enum Key<'a> {
    /// A point of the curve P-256.
    Es256 { x: &'a [u8], y: &'a [u8] },
    /// A modulus of 2048 bits; the exponent is 65537.
    Rs256 { modulus: &'a [u8] },
}

impl<'a> Key<'a> {
    /// The map of five: elliptic curve, ES256, P-256; x, 32 bytes.
    const ES256: &'static [u8] = &[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
    /// y, 32 bytes.
    const Y: &'static [u8] = &[0x22, 0x58, 0x20];
    /// The map of four: RSA, RS256; modulus, 256 bytes.
    const RS256: &'static [u8] = &[0xa4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20, 0x59, 0x01, 0x00];
    /// The exponent, three bytes: 65537.
    const EXPONENT: &'static [u8] = &[0x21, 0x43, 0x01, 0x00, 0x01];

    /// The bytes of a key, and what follows.
    fn split(bytes: &'a [u8]) -> Option<(&'a [u8], &'a [u8])> {
        let length = match bytes {
            _ if bytes.starts_with(Self::ES256) => Self::ES256.len() + 32 + Self::Y.len() + 32,
            _ if bytes.starts_with(Self::RS256) => Self::RS256.len() + 256 + Self::EXPONENT.len(),
            _ => return None,
        };
        let (key, rest) = bytes.split_at_checked(length)?;
        Self::read(key).map(|_| (key, rest))
    }

    fn read(bytes: &'a [u8]) -> Option<Self> {
        if let Some(rest) = bytes.strip_prefix(Self::ES256) {
            let (x, rest) = rest.split_at_checked(32)?;
            let y = rest.strip_prefix(Self::Y)?;
            return (y.len() == 32).then_some(Self::Es256 { x, y });
        }
        let modulus = bytes.strip_prefix(Self::RS256)?.strip_suffix(Self::EXPONENT)?;
        (modulus.len() == 256).then_some(Self::Rs256 { modulus })
    }

    fn verify(&self, message: &[u8], signature: &[u8]) -> Result<(), ring::error::Unspecified> {
        match self {
            Self::Es256 { x, y } => {
                let point = [&[4], *x, *y].concat();
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(message, signature)
            }
            Self::Rs256 { modulus } => RsaPublicKeyComponents { n: *modulus, e: &[1, 0, 1][..] }.verify(
                &RSA_PKCS1_2048_8192_SHA256,
                message,
                signature,
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};

    use super::*;

    const BASE: &str = "https://games.example";
    const GOOD: u8 = PRESENT | VERIFIED;

    fn site() -> Site {
        Site::of(BASE).unwrap()
    }

    fn client_data(purpose: &str, origin: &str) -> Vec<u8> {
        let data = serde_json::json!({ "type": purpose, "challenge": "abc", "origin": origin, "crossOrigin": false, "more": 1 });
        data.to_string().into_bytes()
    }

    fn create() -> Vec<u8> {
        client_data("webauthn.create", BASE)
    }

    fn get() -> Vec<u8> {
        client_data("webauthn.get", BASE)
    }

    /// What a device says.
    fn authenticator(host: &str, flags: u8, signatures: u32) -> Vec<u8> {
        [&Sha256::digest(host.as_bytes())[..], &[flags], &signatures.to_be_bytes()].concat()
    }

    /// A device with one key.
    struct Device(EcdsaKeyPair);

    impl Device {
        fn new() -> Self {
            let (algorithm, random) = (&ECDSA_P256_SHA256_ASN1_SIGNING, SystemRandom::new());
            let pair = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
            Self(EcdsaKeyPair::from_pkcs8(algorithm, pair.as_ref(), &random).unwrap())
        }

        fn key(&self) -> Vec<u8> {
            let point = self.0.public_key().as_ref();
            [Key::ES256, &point[1..33], Key::Y, &point[33..]].concat()
        }

        fn made(&self, flags: u8) -> Vec<u8> {
            self.made_as(b"key", flags)
        }

        fn made_as(&self, id: &[u8], flags: u8) -> Vec<u8> {
            let head = authenticator("games.example", flags, 7);
            let length = u16::try_from(id.len()).unwrap().to_be_bytes();
            [&head[..], &[0; 16], &length, id, &self.key()].concat()
        }

        fn sign(&self, client_data: &[u8], authenticator: &[u8]) -> Vec<u8> {
            let message = [authenticator, &Sha256::digest(client_data)[..]].concat();
            self.0.sign(&SystemRandom::new(), &message).unwrap().as_ref().to_vec()
        }
    }

    #[test]
    fn keys_are_kept_for_names_over_https_and_for_this_machine() {
        for (base, host) in [
            ("https://games.example", Some("games.example")),
            ("https://games.example:8443", Some("games.example")),
            ("http://localhost:8080", Some("localhost")),
            ("http://tarsas.localhost", Some("tarsas.localhost")),
            ("http://games.example", None),
            ("http://127.0.0.1:8080", None),
            ("https://192.0.2.1", None),
            ("https://[::1]", None),
            ("http://localhost.example", None),
            ("", None),
        ] {
            assert_eq!(Site::of(base).map(|site| site.host).as_deref(), host, "{base}");
        }
    }

    #[test]
    fn a_key_that_was_made_is_read() {
        let device = Device::new();
        let made = site().made(&create(), &device.made(GOOD | KEY)).unwrap();
        let key = text(&device.key());
        assert_eq!(made, NewKey { id: b"key".to_vec(), key, signatures: 7 });
        assert_eq!(challenge(&create()).as_deref(), Ok("abc"));
        let with_extension = [device.made(GOOD | KEY | EXTENSIONS), vec![0xa0]].concat();
        assert!(site().made(&create(), &with_extension).is_ok());
    }

    #[test]
    fn a_key_with_anything_wrong_is_refused() {
        let device = Device::new();
        let good = device.made(GOOD | KEY);
        let refused = |data: &[u8], made: &[u8]| site().made(data, made).unwrap_err();
        assert_eq!(refused(&get(), &good), Bad::Purpose);
        for origin in ["https://evil.example", "http://games.example", "https://games.example:8443", ""] {
            assert_eq!(refused(&client_data("webauthn.create", origin), &good), Bad::Origin, "{origin}");
        }
        let framed = String::from_utf8(create()).unwrap().replace("false", "true");
        assert_eq!(refused(framed.as_bytes(), &good), Bad::Origin);
        let other = Site::of("https://other.example").unwrap();
        let data = client_data("webauthn.create", "https://other.example");
        assert_eq!(other.made(&data, &good), Err(Bad::Site));
        for flags in [KEY, PRESENT | KEY, VERIFIED | KEY] {
            assert_eq!(refused(&create(), &device.made(flags)), Bad::Person, "{flags}");
        }
        for flags in [GOOD, GOOD | KEY | COPIED] {
            assert_eq!(refused(&create(), &device.made(flags)), Bad::Unreadable, "{flags}");
        }
        for length in 0..good.len() {
            assert_eq!(refused(&create(), &good[..length]), Bad::Unreadable, "{length} bytes");
        }
        assert_eq!(refused(&create(), &[&good[..], &[0]].concat()), Bad::Unreadable, "something follows");
        for (length, fits) in [(0, false), (1, true), (LONGEST_ID, true), (LONGEST_ID + 1, false)] {
            let made = site().made(&create(), &device.made_as(&vec![7; length], GOOD | KEY));
            assert_eq!(made.is_ok(), fits, "an id of {length} bytes");
        }
        // Another kind of key: EdDSA.
        let mut other = good.clone();
        other[32 + 5 + 16 + 2 + 3 + 2] = 1;
        assert_eq!(refused(&create(), &other), Bad::Unreadable);
        for data in ["", "{}", "null", "[]", "{\"type\":\"webauthn.create\"}", "\u{0}"] {
            assert_eq!(refused(data.as_bytes(), &good), Bad::Unreadable, "{data}");
        }
    }

    #[test]
    fn only_the_signature_of_the_key_is_good() {
        let (device, stranger) = (Device::new(), Device::new());
        let key = text(&device.key());
        let says = authenticator("games.example", GOOD, 9);
        let signature = device.sign(&get(), &says);
        let judged = |data: &[u8], says: &[u8], signature: &[u8]| site().signed(data, says, signature, &key);
        assert_eq!(judged(&get(), &says, &signature), Ok(9));
        assert_eq!(judged(&get(), &says, &stranger.sign(&get(), &says)), Err(Bad::Signature));
        assert_eq!(judged(&get(), &says, &[]), Err(Bad::Signature));
        assert_eq!(
            judged(&get(), &authenticator("games.example", GOOD, 10), &signature),
            Err(Bad::Signature)
        );
        let other = String::from_utf8(get()).unwrap().replace("abc", "abd");
        assert_eq!(judged(other.as_bytes(), &says, &signature), Err(Bad::Signature), "another challenge");
        // Everything else, properly signed.
        let signed = |data: &[u8], says: &[u8]| judged(data, says, &device.sign(data, says));
        assert_eq!(signed(&create(), &says), Err(Bad::Purpose));
        assert_eq!(signed(&client_data("webauthn.get", "https://evil.example"), &says), Err(Bad::Origin));
        assert_eq!(signed(&get(), &authenticator("evil.example", GOOD, 9)), Err(Bad::Site));
        assert_eq!(signed(&get(), &authenticator("games.example", PRESENT, 9)), Err(Bad::Person));
        assert_eq!(signed(&get(), &authenticator("games.example", VERIFIED, 9)), Err(Bad::Person));
        assert_eq!(signed(&get(), &says[..36]), Err(Bad::Unreadable));
        assert_eq!(site().signed(&get(), &says, &signature, "00"), Err(Bad::Unreadable));
    }

    proptest! {
        /// Whatever is sent as a new key: it is refused, or a key of known form.
        #[test]
        fn a_damaged_key_is_never_anything_else(
            rsa: bool, at: usize, byte: u8, cut in 0_usize..3, more in vec(any::<u8>(), 0..3),
        ) {
            let mut made = Device::new().made(GOOD | KEY | EXTENSIONS);
            if rsa {
                made.truncate(made.len() - 77);
                made.extend([Key::RS256, &[9; 256], Key::EXPONENT].concat());
            }
            let at = at % made.len();
            made[at] = byte;
            made.truncate(made.len() - cut);
            made.extend(more);
            if let Ok(new) = site().made(&create(), &made) {
                prop_assert!((1..=LONGEST_ID).contains(&new.id.len()));
                let key = bytes(&new.key).unwrap();
                prop_assert!(matches!(key.len(), 77 | 272) && Key::read(&key).is_some());
            }
        }

        /// Whatever is sent as a signature: unless it is what the key has signed, it is refused.
        #[test]
        fn a_damaged_signature_signs_nobody_in(
            part in 0_usize..4, at: usize, change in 1_u8.., noise in vec(any::<u8>(), 0..400),
        ) {
            let device = Device::new();
            let (says, key) = (authenticator("games.example", GOOD, 9), device.key());
            let signature = device.sign(&get(), &says);
            let mut parts = [get(), says, signature, key];
            prop_assert!(site().signed(&parts[0], &parts[1], &parts[2], &text(&parts[3])).is_ok());
            let at = at % parts[part].len();
            parts[part][at] ^= change;
            prop_assert!(site().signed(&parts[0], &parts[1], &parts[2], &text(&parts[3])).is_err());
            parts[part] = noise;
            prop_assert!(site().signed(&parts[0], &parts[1], &parts[2], &text(&parts[3])).is_err());
        }
    }

    #[test]
    fn rsa_keys_of_windows_are_verified() {
        let key = [Key::RS256, &bytes(RSA_MODULUS).unwrap(), Key::EXPONENT].concat();
        let (read, rest) = Key::split(&key).unwrap();
        assert_eq!((read, rest), (&key[..], &[][..]));
        let key = Key::read(&key).unwrap();
        let signature = bytes(RSA_SIGNATURE).unwrap();
        assert!(key.verify(b"signed by openssl", &signature).is_ok());
        assert!(key.verify(b"signed by somebody", &signature).is_err());
    }

    // openssl genrsa 2048; openssl dgst -sha256 -sign
    const RSA_MODULUS: &str = "txkFmVfYEb16MYxBj4s_VxhFEnlNC0GcVXEjKQQM5MO12XfDGWM_ctK0YXVh-88rMlFuis38qoriQO6g-3dlbVEfYUiQ_dVeCOpU4YhKZhLMFQpLan2k5FTpfT8MHMjxff5uGxRsoqIhLwQ6hNmJlHcyOjZN0ngzoAXjPGH-a6sFesScL_mlsAl6VsecjDsNBZhRmf4VRKUZ3ahSjceT14sCRl9rN2-IcHLFc5soDpGCtbOV_-teJ2E8fIavW7N9PEi_qtgQtEN1y1fZd1hzG38osXA5WSa6K7PP7MnmS6lININ9winI3soSVRRWO9DLwWfxC2I0LrLsq8zyzeYEOQ";
    const RSA_SIGNATURE: &str = "qaAbt4iIvOdsqjxJ_ZVmAEf4yu4a9vIYMm_aEenspdW8CDCuLH4Z8PfcNxSfuKvcZKEjcTUBsN8bzpaa_0H3MA77OMrkCA7zgeGgEQZwOXDgCSSUCUVZ8rduOB4UijCw28MZ8H7AITkWq_nmi8sFBXIMc2H0nulVcv8cDNcUtKW48GlEjbuFBimzwGZeAJMT63pWks9hlO2B6MfouG2h9KGBk5RnYp1y8BV8EnxUqxI4BetGUFlAhnO0AR5cfZ2nvltdgDG6V4bnHQRLDEaA0IvsWbxC6yn49lDRTfgml35yw2Vbd9wO0b8dFiR7J-j0FpuP3QUSzTWT2H9QgZ3o5A";
}
