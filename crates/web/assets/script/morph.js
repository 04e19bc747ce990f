// Replacing the old drawing by the new one.

const kept = {
  "data-active": (node) => node.hasAttribute("data-pane"),
  "data-talk-active": () => true,
  "data-open": (node) => node.classList.contains("mat"),
  "data-pinned": (node) => node.classList.contains("mat"),
  "open": (node) => node.localName === "details",
  "aria-pressed": (node) => node.matches("[data-tab], [data-talk-tab], [data-pin-mat], #go-play"),
  "style": (node) => node.id === "camera",
  "tabindex": (node) => node.hasAttribute("data-el"),
};

/** Morphs `#table` into a new version; elements with an id are kept. */
function show(text, whole = false) {
  const parsed = new DOMParser().parseFromString(text, "text/html").getElementById("table");
  const old = table();
  if (!parsed || !old) return false;
  if (parsed.dataset.page !== old.dataset.page) { location.reload(); return true; }
  if (!whole && lacks(parsed)) { showWhole(); return true; }
  keepNotice(parsed);
  const before = { mine: isMine(), log: lastLog(), decision: decision(), focus: document.activeElement };
  const focusId = before.focus && before.focus !== body && old.contains(before.focus) ? before.focus.id : null;
  const region = before.focus?.closest?.("#pane-choices, #prompt, [data-pane]")?.id;
  const places = measure();
  const scrolls = $$("[data-scroll=end]").map((list) => [list.id, list.scrollHeight - list.scrollTop - list.clientHeight < 30]);
  Idiomorph.morph(old, document.importNode(parsed, true), {
    morphStyle: "outerHTML",
    // It also spares the children of the focused element, so it is for fields only, not for focused regions.
    ignoreActiveValue: Boolean(before.focus?.matches?.("input, textarea, select")),
    restoreFocus: true,
    callbacks: {
      beforeNodeMorphed: (from, to) => {
        if (from.nodeType !== 1) return true;
        if (from.dataset.still && from.dataset.still === to.dataset?.still) return false;
        if (from.hasAttribute("data-keep") && to.nodeType === 1 && to.hasAttribute("data-keep")) return false;
        if (from.id === "stepper" && sameStepper(from, to)) return false;
        return true;
      },
      beforeAttributeUpdated: (name, node) => !kept[name]?.(node),
    },
  });
  for (const [id, end] of scrolls) {
    const list = document.getElementById(id);
    if (end && list) list.scrollTop = list.scrollHeight;
  }
  enhance();
  animate(places);
  keepFocus(focusId, region);
  after(before);
  return true;
}

let noticed = 0;

/** Keeps an error message visible for a while, even if the next update arrives at once. */
function keepNotice(parsed) {
  const [old, fresh] = [$("#notice"), $("#notice", parsed)];
  if (fresh) noticed = Date.now();
  else if (old && Date.now() - noticed < 5000) $("#prompt .ask", parsed)?.append(old.cloneNode(true));
}

/** Whether an update relies on a static layer that this page does not have. */
const lacks = (parsed) => $$("[data-still]:empty", parsed)
  .some((layer) => document.getElementById(layer.id)?.dataset.still !== layer.dataset.still);

async function showWhole() {
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    const text = answer.ok ? await answer.text() : "";
    // Several requests may be under way: an older response must not replace a newer drawing.
    if (text && compareView(text) >= 0) show(text, true);
  } catch { /* the next update asks again */ }
}

const sameStepper = (from, to) =>
  ["prefix", "least", "most"].every((key) => from.dataset[key] === to.dataset?.[key]);

/** Moves the focus to a sensible place when the focused element is gone. */
function keepFocus(id, region) {
  if (id === null || (document.activeElement && document.activeElement !== body)) return;
  const places = [
    document.getElementById(id),
    region === "pane-choices" && $("#pane-choices .choice"),
    region === "pane-board" && targets()[0],
    region && document.getElementById(region),
    region === "pane-mat" && $(".mat.own"),
    $("#pane-choices"),
    $("#prompt button:not(:disabled)"),
    $("#tabs button"),
  ];
  // Not all of them can take the focus, and some are hidden.
  for (const place of places) {
    if (place) place.focus({ preventScroll: true });
    if (document.activeElement && document.activeElement !== body) return;
  }
}

const lastLog = () => Math.max(-1, ...$$("[data-log-id]").map((line) => Number(line.dataset.logId)));
const decision = () => $$("#choices-form [data-choice]").map((choice) => choice.dataset.choice).join("|");

/** After an update: announcements, title, and a view of the new decision. */
function after(before) {
  const mine = isMine();
  const news = $$("[data-log-id]").filter((line) => Number(line.dataset.logId) > before.log);
  const viewer = table()?.dataset.viewer;
  const others = news.filter((line) => line.closest("[data-seat]")?.dataset.seat !== viewer);
  const lines = others.map((line) => $$(".events p", line).map((event) => event.textContent.trim()).join(" "));
  if (mine && !before.mine) lines.push(words.yourTurn);
  announce(lines.join(" "));
  if (mine && !before.mine) sound();
  if (decision() !== before.decision) {
    pick([]);
    clearPreview();
    closeChooser();
    if (mine) lookAtDecision();
  } else {
    if (picked.length) pick(picked);
    refreshPreview();
  }
  showTitle();
}

const title = document.title;
function showTitle() {
  document.title = isMine() ? `● ${words.yourTurn} – ${title}` : title;
}

function sound() {
  if (body.dataset.sound !== "true") return;
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(.15, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(.001, audio.currentTime + .5);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + .5);
  } catch { /* no sound then */ }
}
