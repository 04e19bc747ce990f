// The rulebook: its page, and the drawer beside the table.

async function openRules(address) {
  const drawer = $("#drawer");
  try {
    const answer = await fetch(address);
    const parsed = new DOMParser().parseFromString(await answer.text(), "text/html");
    const head = document.createElement("div");
    head.className = "drawer-head";
    const heading = document.createElement("h2");
    heading.textContent = $("h1", parsed)?.textContent || "";
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = words.close;
    close.addEventListener("click", () => drawer.close());
    head.append(heading, close);
    drawer.replaceChildren(head, $("#rules-text", parsed) || "");
    if (!drawer.open) drawer.showModal();
    layPictures(drawer);
    showClause(new URL(address, location.href).hash.slice(1), drawer);
  } catch { location.assign(address); }
}

/** Opens everything that is folded around a section or clause, and scrolls to it. */
function showClause(id, root = document) {
  const place = id && $(`[id="${CSS.escape(decodeURIComponent(id))}"]`, root);
  if (!place) return;
  for (let fold = place.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  place.scrollIntoView({ block: place.matches(".clause, tr") ? "center" : "start" });
  for (const old of $$("[data-shown]", root)) old.removeAttribute("data-shown");
  place.setAttribute("data-shown", "");
}

on("click", (event) => {
  const link = event.target.closest("#rules-text a[href^='#'], .contents a[href^='#'], .book-tools a[href^='#']");
  if (link) {
    const drawer = link.closest("#drawer");
    if (drawer) event.preventDefault();
    showClause(link.hash.slice(1), drawer || document);
    if (phone.matches && link.closest(".contents")) link.closest("details").open = false;
  }
  if (event.target.closest("[data-print]")) print();
});

/** A mouse that rests on a term shows its meaning, as a click does. */
on("pointerover", (event) => {
  const term = event.pointerType === "mouse" && event.target.closest?.(".term");
  if (term) term.popoverTargetElement?.showPopover({ source: term });
});
on("pointerout", (event) => {
  if (event.pointerType === "mouse") event.target.closest?.(".term")?.popoverTargetElement?.hidePopover();
});

/** Shows the blocks and clauses that contain the words, with the headings above them. */
function filterRules(form, text) {
  const wanted = text.trim().toLowerCase();
  const root = $(form.dataset.filter);
  const found = [];
  let count = 0;
  const headings = [];
  for (const line of $$(".block, .picture, .exact h3, .exact h4, .exact .clause, .exact tr, .exact div > p", root)) {
    const level = /^H([234])$/.exec(line.tagName)?.[1];
    const hit = !wanted || line.textContent.toLowerCase().includes(wanted);
    line.hidden = !hit;
    if (level) {
      headings.splice(level - 2);
      headings[level - 2] = line;
    }
    if (!hit || !wanted) continue;
    if (!level) count += 1;
    for (const heading of headings) if (heading) heading.hidden = false;
    found.push(...hits(line, wanted));
    for (let fold = line.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    const rare = $("details.rare", line);
    if (rare) rare.open = true;
  }
  if (CSS.highlights) CSS.highlights.set("found", new Highlight(...found));
  $("#filter-count").textContent = wanted ? count : "";
}

/** Where a block contains the words. */
function hits(block, wanted) {
  const ranges = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.toLowerCase();
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** The contents mark the section that is being read. */
function followContents() {
  const links = $$(".contents a");
  const places = links.map((link) => document.getElementById(link.hash.slice(1)));
  const mark = () => {
    let here = 0;
    places.forEach((place, at) => { if (place && place.getBoundingClientRect().top < innerHeight / 3) here = at; });
    links.forEach((link, at) => {
      if (at !== here) { link.removeAttribute("aria-current"); return; }
      if (link.hasAttribute("aria-current")) return;
      link.setAttribute("aria-current", "location");
      const list = link.closest(".contents");
      const [box, row] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
      if (row.top < box.top || row.bottom > box.bottom) list.scrollTop += row.top - box.top - box.height / 2;
    });
  };
  let waiting = false;
  addEventListener("scroll", () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; mark(); });
  }, { passive: true });
  mark();
}

const SVG = "http://www.w3.org/2000/svg";
const drawn = (name, attributes, text) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
};

/** Cuts a picture to the parts it is about, and puts numbers, rings and arrows on it. */
function layPicture(figure) {
  const frame = $(".frame", figure);
  const panes = $(".panes", frame);
  const width = frame.clientWidth;
  if (!width) return;
  panes.style.transform = "none";
  panes.style.zoom = "";
  const origin = panes.getBoundingClientRect();
  const { prefix } = figure.dataset;
  const find = (name) => (name.startsWith(".") ? $(name, panes) : $(`[id="${CSS.escape(prefix + name)}"]`, panes));
  const boxOf = (part) => {
    const box = part.getBoundingClientRect();
    return { left: box.left - origin.left, top: box.top - origin.top, right: box.right - origin.left, bottom: box.bottom - origin.top };
  };
  const list = (key) => (figure.dataset[key] || "").split(" ").filter(Boolean);
  const labels = $$(".legend li", figure);
  const arrows = list("arrows").map((arrow) => arrow.split(">"));
  // Everything is measured before the picture is moved.
  const boxes = new Map();
  for (const name of [...list("crop"), ...list("rings"), ...arrows.flat(), ...labels.map((label) => label.dataset.at)]) {
    const found = find(name);
    if (found) boxes.set(name, boxOf(found));
  }
  const part = (name) => boxes.get(name);
  const whole = { left: 0, top: 0, right: origin.width, bottom: origin.height };
  const cut = list("crop").map(part).filter((box) => box && box.right > box.left);
  let view = whole;
  if (cut.length) {
    view = {
      left: Math.min(...cut.map((box) => box.left)), top: Math.min(...cut.map((box) => box.top)),
      right: Math.max(...cut.map((box) => box.right)), bottom: Math.max(...cut.map((box) => box.bottom)),
    };
    const air = 14 + 0.06 * Math.max(view.right - view.left, view.bottom - view.top);
    view = {
      left: Math.max(view.left - air, 0), top: Math.max(view.top - air, 0),
      right: Math.min(view.right + air, whole.right), bottom: Math.min(view.bottom + air, whole.bottom),
    };
  }
  const scale = Math.min(width / (view.right - view.left), (html.classList.contains("printing") ? 420 : phone.matches ? 1100 : 620) / (view.bottom - view.top), 2.4);
  const height = Math.ceil((view.bottom - view.top) * scale);
  const aside = Math.max((width - (view.right - view.left) * scale) / 2, 0);
  frame.style.height = `${height}px`;
  // On paper a drawing is laid out as small as it is drawn: what is cut off would make the browser shrink the whole text.
  const zoom = html.classList.contains("printing") ? Math.min(scale, 1) : 1;
  panes.style.zoom = zoom;
  panes.style.transform = `translate(${aside / zoom}px, 0) scale(${scale / zoom}) translate(${-view.left}px, ${-view.top}px)`;
  const place = (box) => box && ({
    left: (box.left - view.left) * scale + aside, top: (box.top - view.top) * scale,
    right: (box.right - view.left) * scale + aside, bottom: (box.bottom - view.top) * scale,
  });
  const over = drawn("svg", { class: "picture-marks", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
  for (const name of list("rings")) {
    const box = place(part(name));
    if (!box) continue;
    const shape = { x: box.left - 3, y: box.top - 3, width: box.right - box.left + 6, height: box.bottom - box.top + 6, rx: 8 };
    over.append(drawn("rect", { ...shape, class: "ring-edge" }), drawn("rect", { ...shape, class: "ring" }));
  }
  for (const arrow of arrows) over.append(...arrowOf(...arrow.map(part).map(place)));
  const taken = [];
  labels.forEach((item, at) => {
    const box = place(part(item.dataset.at));
    if (!box) return;
    const [x, y] = freePlace("inside" in figure.dataset ? inner(box) : box, taken, width, height);
    taken.push([x, y]);
    over.append(drawn("circle", { cx: x, cy: y, r: 12, class: "badge" }), drawn("text", { x, y: y + 5, class: "badge-number" }, at + 1));
  });
  $(".picture-marks", frame)?.remove();
  frame.append(over);
  figure.dataset.laid = "";
}

/** The middle of a box. A number on the corner of a hexagon would lie on its neighbour. */
function inner({ left, top, right, bottom }) {
  const [x, y] = [(right - left) / 4, (bottom - top) / 4];
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
}

/** A place for a number on the edge of a part, inside the picture and away from other numbers. */
function freePlace(box, taken, width, height) {
  const inside = (at, most) => Math.min(Math.max(at, 14), most - 14);
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const places = [[box.left, box.top], [box.right, box.top], [box.left, box.bottom], [box.right, box.bottom], [middleX, box.top],
    [box.left, middleY], [box.right, middleY], [middleX, box.bottom], [middleX, middleY]].map(([x, y]) => [inside(x, width), inside(y, height)]);
  const far = ([x, y]) => Math.min(Infinity, ...taken.map((other) => Math.hypot(x - other[0], y - other[1])));
  return places.find((at) => far(at) > 28) || places.sort((a, b) => far(b) - far(a))[0];
}

function arrowOf(from, to) {
  if (!from || !to) return [];
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [bendX, bendY] = [(x1 + x2) / 2 - dy * length * 0.15, (y1 + y2) / 2 + dx * length * 0.15];
  const line = `M${x1} ${y1}Q${bendX} ${bendY} ${x2} ${y2}`;
  const turn = Math.atan2(y2 - bendY, x2 - bendX);
  const wing = (side) => `${x2 - 13 * Math.cos(turn + side)} ${y2 - 13 * Math.sin(turn + side)}`;
  const shape = `${line}M${wing(0.5)}L${x2} ${y2}L${wing(-0.5)}`;
  return [drawn("path", { d: shape, class: "arrow-edge" }), drawn("path", { d: shape, class: "arrow" })];
}

function layPictures(root = document) {
  for (const figure of $$(".picture", root)) layPicture(figure);
}

/** On paper rare cases are open, and pictures have the width of the paper. The exact rules are printed only if they are open. */
function layForPaper() {
  for (const fold of $$(".rare:not([open])")) { fold.open = true; fold.dataset.folded = ""; }
  html.classList.add("printing");
  layPictures();
}

function layForScreen() {
  for (const fold of $$("[data-folded]")) { fold.open = false; delete fold.dataset.folded; }
  html.classList.remove("printing");
  layPictures();
}

if ($(".page-rules")) {
  layPictures();
  document.fonts.ready.then(() => layPictures());
  let width = innerWidth;
  addEventListener("resize", () => { if (innerWidth !== width) { width = innerWidth; layPictures(); } });
  addEventListener("beforeprint", layForPaper);
  addEventListener("afterprint", layForScreen);
  addEventListener("hashchange", () => showClause(location.hash.slice(1)));
  if (phone.matches) $(".contents details").open = false;
  followContents();
  showClause(location.hash.slice(1));
}
