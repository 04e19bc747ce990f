// Mouse clicks and taps.

on("click", (event) => {
  // On a busy device the timer may fire early: measure how long the finger was really down.
  if (pressedLong && event.timeStamp - pressedAt < 400) { pressedLong = false; closeCard(); }
  if (pressedLong || dragged) {
    pressedLong = dragged = false;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const target = event.target.closest("[data-el]");
  if (target && body.hasAttribute("data-explaining")) {
    event.preventDefault();
    clearTimeout(hover);
    explain(target.dataset.el, target);
    return;
  }
  const marked = event.target.closest("[data-el]:is([data-legal], [data-rests])") || nearby(event);
  // The target of a step that waits for "End turn" is marked, but clicking it takes the step back.
  const legal = $("[data-held]") ? null : marked;
  if (table()?.hasAttribute("data-thinking") && event.target.closest("#stage")) hurry();
  // The second click of a double click belongs to the first, except on buttons that count.
  if (target && event.detail > 1 && event.timeStamp - sentAt < 600
    && !(legal && choicesAt(legal.dataset.el).some((choice) => choice.hasAttribute("data-again")))) return;
  // A click closes the card that hovering opened.
  if (legal) { clicked = event; clearTimeout(hover); if (!pinned) closeCard(); choose(legal, event); return; }
  // A double click undoes nothing: its first click may have placed the piece.
  const step = target && event.detail < 2 && stepAt(event);
  if (step) { step.click(); return; }
  if (event.target.closest("#lesson")) { clicked = event; clearTimeout(hover); }
  if (event.target.closest("#unpick")) { closeChooser(); pick([]); return; }
  if (!event.target.closest("#chooser") && !$("#chooser").hidden) { closeChooser(); clearPreview(); }
  if (!event.target.closest("#card") && !pinned) closeCard();
  if (!event.target.closest("#menu")) $("#menu")?.removeAttribute("open");
  act(event);
});

/** Asks the bots to play the rest of their moves at once. */
const hurry = () => fetch(`/t/${code}/next`, { method: "POST", headers: { "x-fragment": "table" } }).catch(() => {});

/** The draft step that placed a piece there; the piece may cover the step's target. */
function stepAt(event) {
  const here = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest("[data-el]")?.dataset.el);
  return $$("[data-drops]").find((step) => step.dataset.drops.split(" ").some((id) => here.includes(id)));
}

/** The target meant by a tap next to small targets. */
function nearby(event) {
  if (!touched || !event.target.closest("#viewport")) return null;
  const far = (target) => {
    const box = target.getBoundingClientRect();
    return Math.hypot(box.left + box.width / 2 - event.clientX, box.top + box.height / 2 - event.clientY);
  };
  return targets().filter((target) => far(target) <= 22).sort((a, b) => far(a) - far(b))[0] || null;
}

function act(event) {
  const at = (selector) => event.target.closest(selector);
  let found;
  if ((found = at("[data-tab]"))) tab(found.dataset.tab);
  else if ((found = at("[data-talk-tab]"))) talk(found.dataset.talkTab);
  else if ((found = at("[data-zoom]"))) {
    panned = Date.now();
    setZoom({ in: zoom * 1.4, out: zoom / 1.4, fit: zoom > fullHeight() ? fullHeight() : 1 }[found.dataset.zoom]);
  } else if (at("#minimap")) lookAt(event);
  else if (at("#grip")) { if (!grip?.moved) nextSheet(body.dataset.sheet === "full" ? -2 : 1); }
  else if (at("#explain-mode")) explainMode();
  else if ((found = at("[data-mat]"))) {
    const mat = document.getElementById(found.dataset.mat);
    if (phone.matches) { tab("mat"); mat?.scrollIntoView({ block: "start" }); } else mat?.toggleAttribute("data-open");
  } else if ((found = at("[data-pin-mat]"))) pinMat(found);
  else if ((found = at("[data-close-mat]"))) {
    const mat = found.closest(".mat");
    mat.removeAttribute("data-open");
    mat.removeAttribute("data-pinned");
  }
  else if ((found = at("[data-recap]"))) playRecap(found.dataset.recap);
  else if ((found = at("[data-step]"))) {
    const now = Number($("#stepper-value").value);
    stepTo(found.dataset.step === "most" ? Infinity : now + Number(found.dataset.step));
  } else if ((found = at("[data-card]"))) {
    if (found.dataset.card === "close") closeCard();
    else { pinned = !pinned; found.setAttribute("aria-pressed", String(pinned)); }
  } else if ((found = at(".skips a"))) { event.preventDefault(); visit(found.hash.slice(1)); }
  else if ((found = at("[data-shows]"))) { event.preventDefault(); showAdvised(found.dataset.shows); }
  else if ((found = at("[data-copy]"))) { event.preventDefault(); copy(found.dataset.copy); }
  else if ((found = at("a[data-points]"))) {
    event.preventDefault();
    const ids = found.dataset.points.split(" ");
    const first = ids.map(element).find(Boolean);
    if (first) { bring(first); setTimeout(() => point(ids), still() ? 0 : 350); setTimeout(unpoint, 3500); }
  } else if ((found = at("a[data-rule]")) && (code || $("#drawer").open)) { event.preventDefault(); openRules(found.href); }
  else if ((found = at("a[data-go]"))) { event.preventDefault(); if (found.href) go(found.href); }
  else if (at("#go-play")) playReplay();
  else if ((found = at("[data-sort]"))) sort(found);
}

/** A pinned mat stays open beside the board when others are opened and closed. */
function pinMat(button) {
  const mat = button.closest(".mat");
  const pinned = mat.toggleAttribute("data-pinned");
  mat.setAttribute("data-open", "");
  button.setAttribute("aria-pressed", String(pinned));
}

async function copy(link) {
  const address = new URL(link, location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    toast(words.copied);
  } catch { prompt("", address); }
}
