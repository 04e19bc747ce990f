// The lesson of a guided first game: what it speaks of is lit, and its box lies where it covers least.

let taught = "";
let placed = "";

/** All elements of the table with this id; an asterisk at the end stands for any ending. */
const named = (id) => id.endsWith("*") ? $$(`[data-el^="${id.slice(0, -1)}"]`)
  : [...$$(`[data-el="${CSS.escape(id)}"]`), document.getElementById(id)].filter(Boolean);

/** The part of an element that is in view; nothing if none is. */
function inView(target) {
  const box = target.getBoundingClientRect();
  // On a desktop the sheet has no box of its own.
  const frame = [target.closest("#viewport, .pane, .sheet")?.getBoundingClientRect()].find((one) => one?.width);
  const left = Math.max(box.left, frame?.left ?? 0, 0);
  const top = Math.max(box.top, frame?.top ?? 0, 0);
  const right = Math.min(box.right, frame?.right ?? innerWidth, innerWidth);
  // On a phone the sheet lies over the stage, and the tabs over the sheet.
  const over = phone.matches && (target.closest("#stage") ? $("#sheet") : target.closest("#sheet") && $("#tabs"));
  const floor = over ? over.getBoundingClientRect().top : innerHeight;
  const bottom = Math.min(box.bottom, frame?.bottom ?? innerHeight, floor);
  return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : null;
}

/** What the lesson speaks of: elements, the buttons of the move it asks for, or that move in the list. What matters most is first. */
function lit(box) {
  const parts = (box.dataset.lit || "").split(" ").filter(Boolean).flatMap(named);
  if (!box.hasAttribute("data-asks")) return parts;
  const end = $("#end-turn");
  if (end) return [...parts, end];
  const task = CSS.escape(box.dataset.task || "");
  const buttons = $$(`#prompt [data-quick="${task}"], #worksheet [data-choice="${task}"]`).filter((one) => one.getClientRects().length);
  const all = [...parts, ...buttons];
  // On a phone the tab of a part may have to be opened first.
  const shown = (one) => one.getClientRects().length || phone.matches && one.closest("[data-pane]");
  if (all.some((one) => one.closest("#stage, #prompt, #worksheet") && shown(one))) return all;
  const row = $(`#choices-form [data-choice="${task}"]`);
  return row ? [...all, row] : all;
}

/** A new lesson: the first thing it speaks of that this screen can show comes into view. */
function bringLit(parts) {
  for (const part of parts) {
    if (inView(part)) return;
    const kind = part.closest("details.kind");
    if (kind) kind.open = true;
    if (!phone.matches) { if (part.closest("#pane-choices")) talk("choices"); }
    else if (part.closest("#stage")) sheet("peek");
    else if (part.closest("#sheet")) sheet("half");
    bring(part);
    // What is on its way into view has a box already.
    if (part.getClientRects().length) return;
  }
}

/** Brings what the lesson speaks of into view again, after the table has turned to a new decision. */
function teachAgain() {
  taught = placed = "";
  teach();
}

function teach() {
  const box = $("#lesson");
  if (!box) { $(".veil")?.remove(); taught = placed = ""; return; }
  const parts = lit(box);
  const now = `${box.dataset.lesson} ${version()}`;
  if (now !== taught) { taught = now; bringLit(parts); }
  const holes = parts.map(inView).filter(Boolean);
  const { offsetWidth: width, offsetHeight: height } = box;
  const key = JSON.stringify([now, width, height, innerWidth, innerHeight, holes]);
  if (key === placed && box.hasAttribute("data-placed")) return;
  placed = key;
  veil(holes);
  const { x, y } = roomFor(width, height, holes);
  box.style.setProperty("--x", `${x}px`);
  box.style.setProperty("--y", `${y}px`);
  box.setAttribute("data-placed", "");
}

/** The shade over the table, with a hole over everything lit. It lets clicks through. */
function veil(holes) {
  if (!holes.length) { $(".veil")?.remove(); return; }
  const make = (name, attributes, ...inside) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...inside);
    return made;
  };
  const hole = ({ left, top, right, bottom }, attributes) => make("rect", {
    x: left - 5, y: top - 5, width: right - left + 10, height: bottom - top + 10, rx: 8, ...attributes,
  });
  const all = { width: "100%", height: "100%" };
  const mask = make("mask", { id: "veil-holes" },
    make("rect", { ...all, fill: "#fff" }), ...holes.map((one) => hole(one, { fill: "#000" })));
  const shade = make("svg", { class: "veil", "aria-hidden": "true" }, mask,
    make("rect", { ...all, class: "shade", mask: "url(#veil-holes)" }),
    // Neighbours have one line around all of them: the mask hides the lines between them.
    make("g", { mask: "url(#veil-holes)" },
      ...holes.map((one) => hole(one, { class: "edge" })), ...holes.map((one) => hole(one, { class: "ring" }))));
  $(".veil")?.remove();
  body.append(shade);
}

/** Where a box of this size covers nothing that is lit, and as little as possible that can be clicked, near to what is lit. */
function roomFor(width, height, holes) {
  const marks = $$("#stage [data-legal], #prompt .buttons button, #strip .tools, #tabs").filter((one) => one.getClientRects().length);
  const others = marks.map((one) => one.getBoundingClientRect());
  const overlap = (x, y, box) => Math.max(0, Math.min(x + width, box.right) - Math.max(x, box.left))
    * Math.max(0, Math.min(y + height, box.bottom) - Math.max(y, box.top));
  const gap = (x, y, box) => Math.max(0, box.left - x - width, x - box.right) + Math.max(0, box.top - y - height, y - box.bottom);
  const grown = holes.map((box) => ({ left: box.left - 14, top: box.top - 14, right: box.right + 14, bottom: box.bottom + 14 }));
  const cost = (x, y) => grown.reduce((sum, box) => sum + overlap(x, y, box), 0) * 10
    + others.reduce((sum, box) => sum + overlap(x, y, box), 0) / 100
    + (grown.length ? Math.min(...grown.map((box) => gap(x, y, box))) / 2 : innerHeight - y - height);
  const edge = 10;
  let best = { x: edge, y: edge, cost: Infinity };
  const places = (most) => { const all = []; for (let at = edge; at < most; at += 20) all.push(at); return [...all, Math.max(edge, most)]; };
  for (const x of places(innerWidth - width - edge)) {
    for (const y of places(innerHeight - height - edge)) {
      const now = cost(x, y);
      if (now < best.cost) best = { x, y, cost: now };
    }
  }
  return best;
}

// What is lit moves when the table scrolls, slides or is enlarged.
if ($(".page-table")) {
  addEventListener("resize", teach);
  on("scroll", teach, { capture: true, passive: true });
  setInterval(teach, 250);
}
