//! Web Push: a message for a browser (RFC 8030), encrypted for it (RFC 8291) and signed by this server (RFC 8292).

use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine as _};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use store::Time;
use url::Url;

/// The most bytes of a message: push services take 4096 with everything around it.
pub(crate) const LONGEST: usize = 3000;

/// How long the signature of a message is valid, in seconds: at most a day.
const VALID: i64 = 12 * 60 * 60;

/// The length of a public key, uncompressed.
const PUBLIC: usize = 65;

/// The key by which push services know this server. Browsers subscribe for it, so it must never change.
pub(crate) struct ServerKey(EcdsaKeyPair);

/// The keys of a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BrowserKeys {
    public: Vec<u8>,
    secret: Vec<u8>,
}

impl ServerKey {
    /// A new key, as it is stored.
    pub(crate) fn generate() -> String {
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        BASE64_URL_SAFE_NO_PAD.encode(key.expect("the system gives random bytes"))
    }

    /// Reads a stored key.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).ok()?;
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &SystemRandom::new())
            .ok()
            .map(Self)
    }

    /// The public key, which browsers need to subscribe.
    pub(crate) fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.0.public_key())
    }

    /// The value of the header `Authorization` for a message to this address. `contact` is the address of this server.
    pub(crate) fn authorization(&self, to: &Url, contact: Option<&str>, now: Time) -> String {
        let encode = |value: &serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let mut claims = json!({ "aud": to.origin().ascii_serialization(), "exp": now.0 / 1000 + VALID });
        if let Some(contact) = contact.filter(|contact| contact.starts_with("https:")) {
            claims["sub"] = contact.into();
        }
        let signed = format!("{}.{}", encode(&json!({ "typ": "JWT", "alg": "ES256" })), encode(&claims));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature.expect("the system gives random bytes"));
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

impl BrowserKeys {
    /// Reads the keys that a browser gave: its public key and its secret, in the URL-safe alphabet, perhaps padded.
    pub(crate) fn parse(public: &str, secret: &str) -> Option<Self> {
        let decode = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let keys = Self { public: decode(public)?, secret: decode(secret)? };
        // The marker of an uncompressed point; whether it is on the curve is seen when something is encrypted.
        let good = keys.public.len() == PUBLIC && keys.public[0] == 4 && keys.secret.len() == 16;
        (good && keys.encrypt(b"").is_some()).then_some(keys)
    }

    /// As they are stored.
    pub(crate) fn to_text(&self) -> String {
        let encode = |bytes: &[u8]| BASE64_URL_SAFE_NO_PAD.encode(bytes);
        format!("{} {}", encode(&self.public), encode(&self.secret))
    }

    pub(crate) fn from_text(text: &str) -> Option<Self> {
        text.split_once(' ').and_then(|(public, secret)| Self::parse(public, secret))
    }

    /// The body of a message that only this browser can read; `None` if its public key is not on the curve.
    pub(crate) fn encrypt(&self, message: &[u8]) -> Option<Vec<u8>> {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
        let own_public = own.compute_public_key().ok()?;
        let salt = crate::token::random::<16>();
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.public);
        agree_ephemeral(own, &theirs, |shared| self.seal(shared, own_public.as_ref(), salt, message)).ok()?
    }

    /// RFC 8291, section 3.4, and RFC 8188, section 2: one record.
    fn seal(&self, shared: &[u8], own_public: &[u8], salt: [u8; 16], message: &[u8]) -> Option<Vec<u8>> {
        let info = [b"WebPush: info\0", &*self.public, own_public];
        let secret: [u8; 32] = expand(&Salt::new(HKDF_SHA256, &self.secret).extract(shared), &info)?;
        let salted = Salt::new(HKDF_SHA256, &salt).extract(&secret);
        let key: [u8; 16] = expand(&salted, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; 12] = expand(&salted, &[b"Content-Encoding: nonce\0"])?;
        // A byte of 2 ends the last record.
        let mut record = [message, &[2]].concat();
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).ok()?;
        let length = u8::try_from(own_public.len()).ok()?;
        Some([&salt[..], &4096_u32.to_be_bytes(), &[length], own_public, &record].concat())
    }
}

/// Derives bytes from a key.
fn expand<const N: usize>(key: &Prk, info: &[&[u8]]) -> Option<[u8; N]> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut bytes = [0; N];
    key.expand(info, Length(N)).ok()?.fill(&mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    fn decode(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    const PUBLIC_KEY: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

    /// The example of RFC 8291, appendix A.
    #[test]
    fn a_message_is_encrypted_as_in_the_standard() {
        let keys = BrowserKeys::parse(PUBLIC_KEY, "BTBZMqHH6r4Tts7J_aSIgg").unwrap();
        let own =
            decode("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared = decode("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = decode("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let sealed = keys.seal(&shared, &own, salt, b"When I grow up, I want to be a watermelon").unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(sealed), expected);
    }

    #[test]
    fn keys_round_trip_and_nonsense_is_no_key() {
        let secret = "BTBZMqHH6r4Tts7J_aSIgg==";
        let keys = BrowserKeys::parse(PUBLIC_KEY, secret).unwrap();
        assert_eq!(BrowserKeys::from_text(&keys.to_text()), Some(keys));
        let off_the_curve = PUBLIC_KEY.replace("wiw4", "wiw8").replace("Aiw4", "Aiw8");
        for bad in ["", "x", "BCVxsr7N", &off_the_curve] {
            assert_eq!(BrowserKeys::parse(bad, secret), None, "{bad}");
        }
        assert_eq!(BrowserKeys::parse(PUBLIC_KEY, "AAAA"), None);
    }

    #[test]
    fn the_signature_names_the_push_service_and_can_be_checked() {
        let key = ServerKey::parse(&ServerKey::generate()).unwrap();
        let to = Url::parse("https://push.example:8443/send/abc?x=1").unwrap();
        let header = key.authorization(&to, Some("https://games.example"), Time(1_000_000));
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(public));
        public.verify(signed.as_bytes(), &decode(signature)).unwrap();
        let claims: serde_json::Value =
            serde_json::from_slice(&decode(signed.split_once('.').unwrap().1)).unwrap();
        let expected = json!({ "aud": "https://push.example:8443", "exp": 1000 + VALID, "sub": "https://games.example" });
        assert_eq!(claims, expected);
        assert!(ServerKey::parse("nonsense").is_none());
    }
}
