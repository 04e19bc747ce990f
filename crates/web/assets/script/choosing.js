// Legal targets: moving the focus through them, and choosing by clicking them.

const choices = () => $$("#choices-form [data-choice]");
/** A choice by its heading and its label; the whole sentence where it has no label. */
const nameOf = (choice) => {
  const label = $(".label", choice).textContent;
  const head = $(".sentence", choice) && choice.closest("[data-head]")?.dataset.head;
  return head ? `${head}: ${label}` : label;
};
const targetsOf = (choice) => (choice.dataset.targets || "").split(" ").filter(Boolean);
const pointing = (ids) => choices().filter((choice) => ids.every((id) => targetsOf(choice).includes(id)));
// A rarely meant choice is offered only when no other choice is left.
const choicesAt = (id) => {
  const found = pointing([...picked, id]);
  const usual = found.filter((choice) => !choice.hasAttribute("data-aside"));
  return usual.length ? usual : found;
};

/** The visible legal targets, in reading order. */
function targets() {
  const all = $$("#stage [data-legal][data-el]").filter((target) => target.getClientRects().length);
  const at = new Map(all.map((target) => [target, target.getBoundingClientRect()]));
  return all.sort((a, b) => {
    const [one, two] = [at.get(a), at.get(b)];
    return Math.abs(one.top - two.top) > 12 ? one.top - two.top : one.left - two.left;
  });
}

/** Lets Tab reach one of the targets; the arrow keys lead from there to the others. */
function rove(all) {
  const current = all.find((target) => target === document.activeElement) || all[0];
  for (const target of $$("#stage [data-el][tabindex]")) if (!all.includes(target)) target.removeAttribute("tabindex");
  for (const target of all) target.setAttribute("tabindex", target === current ? "0" : "-1");
}

function walk(by) {
  const all = targets();
  if (!all.length) return;
  const at = all.indexOf(document.activeElement);
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
  for (const target of all) target.setAttribute("tabindex", target === next ? "0" : "-1");
  next.focus({ preventScroll: true });
  bring(next);
}

let touched = false;
on("pointerdown", (event) => { touched = event.pointerType === "touch"; }, true);
on("keydown", () => { touched = false; }, true);

// The targets picked so far, of a choice with several targets. They may be clicked in any order.
let picked = [];

/** The choices of the kind that is open in the list; all choices if none is. */
function ofKind() {
  const kind = $("#choices-form .kind[open]");
  return kind ? $$("[data-choice]", kind) : choices();
}

/** Keeps the choices that point at all picked targets; targets of no remaining choice lose their ring. */
function pick(ids) {
  picked = ids;
  const left = ids.length ? pointing(ids) : ofKind();
  const some = ids.length > 0 || left.length < choices().length;
  const matters = new Set(left.flatMap(targetsOf));
  const settled = new Set(ids.length ? targetsOf(left[0]).filter((id) => left.every((one) => targetsOf(one).includes(id))) : []);
  for (const choice of choices()) choice.toggleAttribute("data-out", ids.length > 0 && !left.includes(choice));
  // A heading goes with its last choice.
  for (const list of $$("#choices-form > .choice-list, #choices-form .kind > .choice-list")) {
    const head = list.closest(".kind") || list.previousElementSibling;
    const out = !$("[data-choice]:not([data-out])", list);
    list.toggleAttribute("data-out", out);
    if (head?.matches(".kind, .group-head")) head.toggleAttribute("data-out", out);
  }
  for (const target of $$("#stage :is([data-legal], [data-rests])[data-el]")) {
    const rests = some && !matters.has(target.dataset.el);
    target.toggleAttribute("data-rests", rests);
    target.toggleAttribute("data-legal", !rests);
    target.toggleAttribute("data-selected", settled.has(target.dataset.el));
  }
  const line = $("#picked");
  if (line) {
    line.hidden = !ids.length;
    const text = $("span", line);
    text.textContent = text.dataset.words.replace("#", left.length);
  }
  settle();
  badges();
  wayThere();
}

// Opening a kind lights only its targets. The event does not bubble.
on("toggle", (event) => { if (event.target.matches?.(".kind")) pick([]); }, true);

/** A click or tap on a target. */
function choose(target, event) {
  const careful = touched || body.dataset.twoClicks === "true";
  const id = target.dataset.el;
  if (picked.includes(id)) { closeChooser(); pick(picked.filter((one) => one !== id)); return; }
  if (target.hasAttribute("data-rests")) { $("#choices-form .kind[open]")?.removeAttribute("open"); pick([]); }
  const near = touched && event ? neighbours(target, event) : [target];
  const meant = new Set(near.flatMap((one) => choicesAt(one.dataset.el)));
  const unique = meant.size > 5 ? choicesAt(id) : [...meant];
  if (!unique.length) return;
  if (near.length > 1 && unique.length > 1 && meant.size <= 5) { openChooser(target, unique, false); return; }
  if (unique.length > 1) {
    const differ = unique.some((choice) => targetsOf(choice).some((other) => !unique.every((one) => targetsOf(one).includes(other))));
    if (differ) pick([...picked, id]);
    if (!differ && unique.length > 5 && $("#stepper")) { $("#stepper").hidden = false; $("#stepper-value").focus(); return; }
    if (!differ || unique.length <= 5) openChooser(target, unique, false); else closeChooser();
    return;
  }
  if (careful && body.dataset.asked !== target.dataset.el) {
    preview(target.dataset.el);
    openChooser(target, unique, true);
    body.dataset.asked = target.dataset.el;
    return;
  }
  // The second click of a double click is ignored, even if the response has already arrived.
  if (!careful && event?.detail > 1 && !unique[0].hasAttribute("data-again")) return;
  unique[0].click();
}

/** The targets close enough to a tap to have been meant. */
function neighbours(target, event) {
  const near = targets().filter((other) => {
    const box = other.getBoundingClientRect();
    return Math.hypot(box.left + box.width / 2 - event.clientX, box.top + box.height / 2 - event.clientY) <= 22;
  });
  return [target, ...near.filter((other) => other !== target)];
}

function openChooser(target, found, asking) {
  const chooser = $("#chooser");
  chooser.replaceChildren();
  for (const choice of found.slice(0, 5)) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.chooses = choice.dataset.choice;
    if (asking) button.className = "confirm primary";
    const label = document.createElement("span");
    label.textContent = nameOf(choice);
    button.append(label, $(".numbers", choice)?.cloneNode(true) || "");
    button.addEventListener("click", () => { const id = choice.id; closeChooser(); document.getElementById(id)?.click(); });
    chooser.append(button);
  }
  if (found.length > 5) {
    const more = document.createElement("button");
    more.type = "button";
    more.textContent = words.more;
    more.addEventListener("click", () => { closeChooser(); talk("choices"); sheet("half"); found[0].focus(); });
    chooser.append(more);
  }
  chooser.dataset.for = target.dataset.el;
  chooser.hidden = false;
  body.dataset.choosing = "";
  beside(chooser, target.getBoundingClientRect());
  if (!touched) $("button", chooser).focus();
}

function closeChooser() {
  const chooser = $("#chooser");
  const inside = chooser.contains(document.activeElement);
  chooser.hidden = true;
  delete body.dataset.choosing;
  delete body.dataset.asked;
  // The focus returns to the target.
  if (inside) $(`[data-legal][data-el="${CSS.escape(chooser.dataset.for)}"]`)?.focus({ preventScroll: true });
}

/** Places a floating box beside a rectangle, inside the window, where it covers neither the prompt nor, if possible, legal targets. */
function beside(box, rect) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const within = (value, most) => Math.max(8, Math.min(value, most - 8));
  const [x, y] = [rect.left + rect.width / 2 - width / 2, rect.top + rect.height / 2 - height / 2];
  const places = [[rect.right + 10, y], [rect.left - 10 - width, y], [x, rect.bottom + 10], [x, rect.top - 10 - height]]
    .map(([left, top]) => [within(left, innerWidth - width), within(top, innerHeight - height)]);
  const covers = ([left, top], other) => left < other.right && left + width > other.left && top < other.bottom && top + height > other.top;
  const others = targets().map((target) => target.getBoundingClientRect());
  const bar = $("#prompt")?.getBoundingClientRect();
  const cost = (place) => (covers(place, rect) ? 1000 : 0) + (bar && covers(place, bar) ? 500 : 0) + others.filter((other) => covers(place, other)).length;
  const costs = places.map(cost);
  const [left, top] = places[costs.indexOf(Math.min(...costs))];
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
