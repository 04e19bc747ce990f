// The page of devices: makes passkeys and signs in with them. Bytes travel as base64 for addresses, without padding.

const toBytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const fromBytes = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const post = (path, fields) => fetch(path, { method: "POST", body: new URLSearchParams(fields) });

/** What the browser is asked to make or to sign. */
async function challenge(make) {
  const answer = await post("/devices/passkeys/challenge", { make });
  if (!answer.ok) throw new Error(await answer.text());
  const options = await answer.json();
  options.challenge = toBytes(options.challenge);
  if (options.user) options.user.id = toBytes(options.user.id);
  for (const known of options.excludeCredentials || []) known.id = toBytes(known.id);
  return options;
}

async function makePasskey() {
  const { response } = await navigator.credentials.create({ publicKey: await challenge(true) });
  return post("/devices/passkeys", {
    client_data: fromBytes(response.clientDataJSON),
    authenticator: fromBytes(response.getAuthenticatorData()),
  });
}

async function signWithPasskey() {
  const { rawId, response } = await navigator.credentials.get({ publicKey: await challenge(false) });
  return post("/devices/passkeys/sign-in", {
    credential: fromBytes(rawId),
    client_data: fromBytes(response.clientDataJSON),
    authenticator: fromBytes(response.authenticatorData),
    signature: fromBytes(response.signature),
    handle: fromBytes(response.userHandle || new ArrayBuffer(0)),
    take: $("#passkey-take")?.checked === false ? "no" : "yes",
  });
}

/** What went wrong, in a sentence. */
function passkeyProblem(error) {
  const place = $("#passkeys");
  if (error.name === "InvalidStateError") return place.dataset.known;
  return error.name === "NotAllowedError" || error.name === "AbortError" ? place.dataset.cancelled : error.message || words.failed;
}

async function withPasskey(button, act) {
  button.disabled = true;
  let problem;
  try {
    const answer = await act();
    // The answer leads to the page that says what was done.
    if (answer.redirected) { location.assign(answer.url); return; }
    problem = await answer.text();
  } catch (error) {
    problem = passkeyProblem(error);
  }
  button.disabled = false;
  toast(problem);
  announce(problem);
}

function offerPasskeys() {
  const place = $("#passkeys");
  if (!place || !window.PublicKeyCredential || !window.AuthenticatorAttestationResponse?.prototype.getAuthenticatorData) return;
  place.hidden = false;
  $("#passkeys-none").hidden = true;
  const [create, signIn] = [$("#passkey-create"), $("#passkey-sign-in")];
  create.addEventListener("click", () => withPasskey(create, makePasskey));
  signIn?.addEventListener("click", () => withPasskey(signIn, signWithPasskey));
}

offerPasskeys();
