// The waiting room: the browser adds a random number of its own to the seed, after the page has shown the hash of the
// server's seed. The server takes one number per seat.

let adding = false;

async function addNonce() {
  if (adding || !$("[data-add-nonce] code")) return;
  adding = true;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    const answer = await fetch(`/t/${code}/nonce`, {
      method: "POST",
      body: new URLSearchParams({ nonce }),
      headers: { "accept": "text/html", "x-fragment": "table" },
    });
    const text = await answer.text();
    if (answer.ok && compareView(text) >= 0) show(text);
  } catch { /* the next update tries again */ }
  adding = false;
}
