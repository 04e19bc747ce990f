// Replacing the old drawing by the new one.

const kept = {
  "data-active": (node) => node.hasAttribute("data-pane"),
  "data-talk-active": () => true,
  "data-open": (node) => node.classList.contains("mat"),
  "data-pinned": (node) => node.classList.contains("mat"),
  "open": (node) => node.localName === "details",
  "aria-pressed": (node) => node.matches("[data-tab], [data-talk-tab], [data-pin-mat], #go-play"),
  "style": (node) => node.id === "camera",
  "tabindex": (node) => node.hasAttribute("data-el") || node.hasAttribute("data-reached"),
  "data-reached": () => true,
};

// Contents marked `data-fresh` are replaced as a whole when the server sends others: what is new appears in its place
// instead of pushing the old around. The page compares what was sent, for it marks the elements in between.
const sent = new WeakMap();

function refresh(from, to) {
  if (from.nodeType !== 1 || to.nodeType !== 1 || !from.hasAttribute("data-fresh") || !to.hasAttribute("data-fresh")) return false;
  const content = to.innerHTML;
  const known = sent.get(from);
  sent.set(from, content);
  if (known === content) return false;
  // A stepper keeps the value that the player has set.
  const [old, fresh] = [$("#stepper", from), $("#stepper", to)];
  if (old && fresh && sameStepper(old, fresh)) $("input", fresh).value = $("input", old).value;
  // Static layers are sent once: the new content gets those of the old.
  for (const layer of $$("[data-still][id]", to)) {
    const known = document.getElementById(layer.id);
    if (known?.dataset.still === layer.dataset.still && from.contains(known)) layer.replaceWith(known);
  }
  from.replaceChildren(...to.childNodes);
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name) && !kept[name]?.(from)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (!kept[name]?.(from)) from.setAttribute(name, value);
  return true;
}

/** Puts back what an update leaves out because another attribute of the element has it. */
function lengthen(parsed) {
  for (const [name, other] of [["el", "id"], ["choice", "value"], ["points", "href"]]) {
    for (const one of $$(`[data-${name}=""]`, parsed)) one.dataset[name] = one.getAttribute(other).replace("#", "");
  }
  for (const one of $$("[data-choice]:not([id])", parsed)) one.id = `choice-${one.value.replaceAll(" ", "-")}`;
}

/** Morphs `#table` into a new version; elements with an id are kept. */
function show(text, whole = false) {
  const parsed = new DOMParser().parseFromString(text, "text/html").getElementById("table");
  const old = table();
  if (!parsed || !old) return false;
  lengthen(parsed);
  if (parsed.dataset.page !== old.dataset.page) {
    if (parsed.dataset.page === "over" && sound("end")) setTimeout(() => location.reload(), 900);
    else location.reload();
    return true;
  }
  if (!whole && lacks(parsed)) { showWhole(); return true; }
  keepNotice(parsed);
  if (recap) stopRecap(true);
  const before = { mine: isMine(), advised: Boolean($("#advice")), log: lastLog(), decision: decision(), focus: document.activeElement };
  const focusId = before.focus && before.focus !== body && old.contains(before.focus) ? before.focus.id : null;
  const region = before.focus?.closest?.("#pane-choices, #prompt, [data-pane]")?.id;
  const places = measure();
  const scrolls = $$("[data-scroll=end]").map((list) => [list.id, list.scrollHeight - list.scrollTop - list.clientHeight < 30]);
  Idiomorph.morph(old, document.adoptNode(parsed), {
    morphStyle: "outerHTML",
    // It also spares the children of the focused element, so it is for fields only, not for focused regions.
    ignoreActiveValue: Boolean(before.focus?.matches?.("input, textarea, select")),
    restoreFocus: true,
    callbacks: {
      beforeNodeMorphed: (from, to) => {
        if (from.nodeType !== 1) return true;
        if (refresh(from, to)) return false;
        if (from.dataset.still && from.dataset.still === to.dataset?.still) return false;
        if (from.hasAttribute("data-keep") && to.nodeType === 1 && to.hasAttribute("data-keep")) return false;
        if (from.id === "stepper" && sameStepper(from, to)) return false;
        return true;
      },
      beforeAttributeUpdated: (name, node) => !kept[name]?.(node),
    },
  });
  enhance();
  animate(places);
  for (const [id, end] of scrolls) {
    const list = document.getElementById(id);
    if (end && list) list.scrollTop = list.scrollHeight;
  }
  keepFocus(focusId, region);
  after(before);
  return true;
}

let noticed = 0;

/** Keeps an error message visible for a while, even if the next update arrives at once. */
function keepNotice(parsed) {
  const [old, fresh] = [$("#notice"), $("#notice", parsed)];
  if (fresh) noticed = Date.now();
  else if (old && Date.now() - noticed < 5000) $("#notes-over", parsed)?.prepend(old.cloneNode(true));
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

/** Whether something has the focus and keeps it: what was a target loses it with the next frame. */
const isFocused = () => document.activeElement && document.activeElement !== body
  && !document.activeElement.matches("#stage [data-el][tabindex]:not([data-legal])");

/** Moves the focus to a sensible place when the focused element is gone. */
function keepFocus(id, region) {
  if (id === null || isFocused()) return;
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
    if (!place) continue;
    // A new target gets its place in the order of Tab with the next frame only.
    if (place.matches("[data-el][data-legal]:not([tabindex])")) place.setAttribute("tabindex", "-1");
    place.focus({ preventScroll: true });
    if (isFocused()) return;
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
  const lines = others.map((line) => $$(".events p", line).map((event) => event.textContent.trim()).join(" ")).filter(Boolean);
  // The others may have moved within one update: then it is this player's turn again.
  const moved = others.some((line) => line.closest("[data-seat]"));
  const begins = mine && (!before.mine || moved);
  if (begins) lines.push(words.yourTurn);
  announce(lines.join(" "));
  glow(others.flatMap((line) => $$("[data-points]", line)).flatMap((link) => link.dataset.points.split(" ")));
  if (begins) sound("turn");
  if (decision() !== before.decision) {
    for (const kind of $$(".kind[open]")) kind.open = false;
    pick([]);
    clearPreview();
    closeChooser();
    if (mine) lookAtDecision();
  } else {
    if (picked.length) pick(picked);
    refreshPreview();
  }
  markHeld();
  // A hint lights up its best choice on the board.
  if (!before.advised && $("#advice-0")) showAdvised($("#advice-0").dataset.shows);
  showTitle();
}

const title = document.title;
function showTitle() {
  const now = isMine() ? `● ${words.yourTurn} – ${title}` : title;
  if (document.title !== now) document.title = now;
}
