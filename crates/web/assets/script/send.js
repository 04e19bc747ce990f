// Sending forms.

let busy = null;
let waiting = null;
let sentAt = -Infinity;

// A button pressed during a request is sent after it, if the button still exists. Pressing the same button again is a
// double click, except on buttons that count.
function wait(form, button) {
  const same = busy.form === form.id && busy.button === button?.id;
  if (!same || button?.hasAttribute("data-again")) {
    waiting = { form: form.id, button: button?.id, again: (waiting?.button === button?.id ? waiting.again : 0) + 1 };
  }
}

function sendWaiting() {
  if (!waiting) return;
  const { form, button, again } = waiting;
  waiting = again > 1 ? { form, button, again: again - 1 } : null;
  const pressed = button ? document.getElementById(button) : null;
  const place = pressed?.form || document.getElementById(form);
  if (place && (!button || (pressed && !pressed.disabled))) send(place, pressed);
  else waiting = null;
}

async function send(form, button) {
  if (busy) { wait(form, button); return; }
  busy = { form: form.id, button: button?.id };
  sentAt = performance.now();
  const pressed = button || form;
  pressed.setAttribute("data-pressed", "");
  body.dataset.sent = "";
  const data = button ? new FormData(form, button) : new FormData(form);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), 12000);
  try {
    const answer = await fetch(button?.getAttribute("formaction") || form.action, {
      method: "POST",
      body: new URLSearchParams(data),
      headers: { "accept": "text/html", "x-fragment": "table" },
      signal: limit.signal,
    });
    const here = new URL(answer.url).pathname;
    if (answer.redirected && code && here !== `/t/${code}`) { location.assign(answer.url); return; }
    const text = await answer.text();
    // The stream may have been faster. An answer with a notice has something to say even if the table is the same.
    const order = compareView(text);
    const shown = text && (order < 0 || (order === 0 && !text.includes('id="notice"')) || show(text));
    if (!answer.ok && !shown) toast(message(text) || words.failed);
    else if (form.id === "chat-form") form.reset();
    else if (!shown && !code) location.reload();
  } catch {
    waiting = null;
    toast(words.failed);
  } finally {
    clearTimeout(timer);
    busy = null;
    delete body.dataset.sent;
    pressed.removeAttribute("data-pressed");
    sendWaiting();
  }
}

/** The message of a response that is no table. */
function message(text) {
  const parsed = new DOMParser().parseFromString(text, "text/html");
  return ($("#main .error h1", parsed) || $("#notice", parsed) || parsed.body)?.textContent.trim().slice(0, 200);
}

on("submit", (event) => {
  const form = event.target;
  if (form.dataset.confirm && !confirm(form.dataset.confirm)) { event.preventDefault(); return; }
  if (form.hasAttribute("data-code-form")) { event.preventDefault(); openCode(form.elements.code.value); return; }
  if (form.hasAttribute("data-filter")) { event.preventDefault(); return; }
  if (!form.hasAttribute("data-send")) return;
  event.preventDefault();
  const button = event.submitter;
  if (body.hasAttribute("data-explaining") && button?.matches("[data-choice], [data-quick]")) {
    const target = button.dataset.targets?.split(" ")[0];
    if (target) explain(target, button);
    return;
  }
  form.closest("#menu")?.removeAttribute("open");
  send(form, button);
});

on("change", (event) => {
  const form = event.target.closest("form[data-auto]");
  if (form) send(form, null);
});

function openCode(text) {
  const found = /\/t\/([^/?#]+)/.exec(text);
  location.assign(`/t/${encodeURIComponent((found ? decodeURIComponent(found[1]) : text).trim())}`);
}
