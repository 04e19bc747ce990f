// The stream of new pictures.

let stream = null;
let retry = 0;
let watch = 0;

/** How a view compares with the page: negative if it is older, 0 if the page shows it already, positive if it is newer. */
function compareView(text) {
  const number = (name) => Number(new RegExp(`data-${name}="(\\d+)"`).exec(text)?.[1] ?? Infinity);
  return number("decision-version") - version() || number("drawn") - Number(table()?.dataset.drawn || 0);
}

function connect() {
  if (!body.dataset.stream || stream) return;
  stream = new EventSource(body.dataset.stream);
  stream.onopen = () => { retry = 0; connected(); };
  stream.addEventListener("alive", connected);
  stream.onmessage = (message) => {
    connected();
    const text = message.data;
    const order = compareView(text);
    // A server that was restarted counts drawings from the beginning: the first view after reconnecting is always shown.
    if (order > 0 || (first && reconnected)) showSoon(text, first && reconnected);
    first = false;
  };
  stream.addEventListener("reload", () => { disconnect(); location.reload(); });
  stream.onerror = () => {
    first = true;
    reconnected = true;
    if (stream && stream.readyState === EventSource.CLOSED) {
      disconnect();
      retry = Math.min(retry + 1, 6);
      setTimeout(() => { if (!document.hidden) connect(); }, 500 * 2 ** (retry - 1));
    }
  };
  first = true;
  quiet = 0;
}
let first = true;
let reconnected = false;

// Of views that arrive together only the last is shown.
let newest = null;
function showSoon(text, always) {
  if (!newest) {
    setTimeout(() => {
      const last = newest;
      newest = null;
      // The answer to a request may have been faster.
      if (last.always || compareView(last.text) > 0) show(last.text);
    });
  }
  newest = { text, always: always || newest?.always };
}

function disconnect() {
  stream?.close();
  stream = null;
  reconnected = true;
}

// The server gives a sign of life every second. Quarters are counted and not milliseconds: a page that was busy for long
// has not looked, which is no silence of the server.
const SILENT = 8;
const DEAD = 24;
let quiet = 0;

setInterval(() => {
  if (!body.dataset.stream || document.hidden) return;
  quiet += 1;
  if (quiet === SILENT) disconnected();
  // Nobody told that the line is dead: another one is tried.
  if (quiet === DEAD) { disconnect(); connect(); }
}, 250);

function disconnected() {
  const line = $("#connection");
  if (line) { line.textContent = words.reconnecting; line.hidden = false; }
  body.dataset.offline = "";
}

function connected() {
  quiet = 0;
  delete body.dataset.offline;
  const line = $("#connection");
  if (line) line.hidden = true;
}

// A hidden tab gives its connection back and only asks now and then whether it is its turn.
on("visibilitychange", () => {
  if (!body.dataset.stream) return;
  clearInterval(watch);
  if (document.hidden) {
    disconnect();
    watch = setInterval(async () => {
      try {
        const answer = await fetch(location.pathname, { headers: { accept: "text/html", "x-hidden": "1" } });
        if (answer.ok && document.hidden) show(await answer.text());
      } catch { /* next time */ }
    }, 20000);
  } else {
    connect();
  }
});
addEventListener("offline", () => { disconnect(); disconnected(); });
addEventListener("online", connect);
addEventListener("pagehide", disconnect);
addEventListener("pageshow", (event) => { if (event.persisted) connect(); });
