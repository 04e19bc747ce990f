// Cards that explain a component.

const cards = new Map();
let hover = 0;
let clicked = null;
let leave = 0;
let pinned = false;

async function explain(id, at, wanted = () => true) {
  if (!id || !code) return;
  const key = `${id} ${version()}`;
  try {
    if (!cards.has(key)) {
      const moment = table().dataset.at;
      const answer = await fetch(`${table().dataset.place || `/t/${code}`}/explain/${encodeURIComponent(id)}${moment ? `?at=${moment}` : ""}`);
      if (!answer.ok) return;
      cards.set(key, await answer.text());
    }
  } catch { return; }
  if (!wanted()) return;
  // Leaving another element closes its card, not this one.
  clearTimeout(leave);
  const card = $("#card");
  const parsed = new DOMParser().parseFromString(cards.get(key), "text/html");
  const tools = document.createElement("div");
  tools.className = "card-tools";
  for (const [label, act] of [[words.pin, "pin"], [words.close, "close"]]) {
    const button = document.createElement("button");
    button.type = "button";
    if (act === "pin") button.append(pinIcon()); else button.textContent = "✕";
    button.setAttribute("aria-label", label);
    button.dataset.card = act;
    tools.append(button);
  }
  pinned = false;
  card.replaceChildren(...parsed.body.childNodes, tools);
  card.dataset.for = id;
  card.hidden = false;
  beside(card, (at?.isConnected ? at : element(id) || table()).getBoundingClientRect());
}

function pinIcon() {
  const names = "http://www.w3.org/2000/svg";
  const icon = document.createElementNS(names, "svg");
  icon.setAttribute("class", "icon");
  icon.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(names, "use");
  use.setAttribute("href", words.pinIcon);
  icon.append(use);
  return icon;
}

function closeCard() {
  const card = $("#card");
  pinned = false;
  if (card) card.hidden = true;
}

on("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  if (event.target.closest("#card")) { clearTimeout(leave); return; }
  const target = event.target.closest("[data-el]");
  clearTimeout(hover);
  if (!target) return;
  if ($("#card").dataset.for === target.dataset.el) clearTimeout(leave);
  // No card opens under a mouse that rests where it clicked: it would cover the next target.
  if (clicked && Math.hypot(event.clientX - clicked.clientX, event.clientY - clicked.clientY) < 4) return;
  clicked = null;
  if (!pinned) hover = setTimeout(() => explain(target.dataset.el, target, () => !clicked && target.matches(":hover")), 300);
});
on("pointerout", (event) => {
  if (!event.target.closest("[data-el], #card")) return;
  if (event.relatedTarget?.closest?.("#card")) return;
  clearTimeout(hover);
  clearTimeout(leave);
  leave = setTimeout(() => { if (!pinned && !$("#card").matches(":hover")) closeCard(); }, 250);
});

// Long press.
let press = 0;
let pressedLong = false;
let pressedAt = 0;
on("pointerdown", (event) => {
  pressedLong = false;
  pressedAt = event.timeStamp;
  const target = event.target.closest("[data-el]");
  if (event.pointerType !== "touch" || !target) return;
  const { clientX, clientY } = event;
  press = setTimeout(() => { pressedLong = true; explain(target.dataset.el, target); }, 450);
  const stop = (move) => {
    if (move.type === "pointermove" && Math.hypot(move.clientX - clientX, move.clientY - clientY) < 10) return;
    clearTimeout(press);
    for (const type of ["pointerup", "pointercancel", "pointermove"]) document.removeEventListener(type, stop);
  };
  for (const type of ["pointerup", "pointercancel", "pointermove"]) on(type, stop);
});
on("contextmenu", (event) => { if (pressedLong) event.preventDefault(); });

function explainMode(state) {
  const button = $("#explain-mode");
  if (!button) return;
  const now = state ?? !body.hasAttribute("data-explaining");
  body.toggleAttribute("data-explaining", now);
  button.setAttribute("aria-pressed", String(now));
  if (now) toast(words.explaining);
}
