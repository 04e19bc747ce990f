// Puts positions on the open table, one after the other, and looks at every text that is shown: which overlap another, which
// leave the box they are written in, which are too small. One line for each fault.
const [positions, least] = arguments;
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const shown = (one) => one.getClientRects().length > 0;

function put({ language, options, board, areas, own, rivals, panels }) {
  document.documentElement.lang = language;
  document.querySelector("#table").dataset.options = options;
  document.querySelector("#camera").innerHTML = board;
  const panes = areas.map(({ id, title, content }) => {
    if (!document.querySelector(`#tab-${id}`)) document.querySelector("#tab-mat").insertAdjacentHTML("beforebegin", `<button id="tab-${id}" data-tab="${id}"></button>`);
    return `<section id="pane-${id}" class="pane area" data-pane="${id}" data-area="${id}"><h2>${title}</h2>${content}</section>`;
  });
  document.querySelector("#areas").innerHTML = panes.join("");
  document.querySelector("#table").dataset.areas = areas.length;
  document.querySelector(".mat.own .mat-body").innerHTML = own;
  document.querySelector("#own-numbers").innerHTML = panels[0];
  // How many rivals there are decides where their mats stand.
  window.mats ??= all("#rivals .mat");
  document.querySelector("#rivals").replaceChildren(...window.mats.slice(0, rivals.length));
  all("#rivals .mat").forEach((mat, i) => { mat.querySelector(".mat-body").innerHTML = rivals[i]; });
  document.querySelector("#table").dataset.seats = panels.length;
  all("#pane-players .panel").forEach((panel, i) => {
    panel.hidden = i >= panels.length;
    panel.querySelector(".numbers").innerHTML = panels[i] ?? "";
  });
  document.querySelector("#pane-players .panels").dataset.count = panels.length;
}

const clips = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
const colour = (text) => Number((text.match(/[\d.]+/g) ?? [])[3] ?? 1) > 0;
const painted = (style) => (style.backgroundColor !== "rgba(0, 0, 0, 0)" && colour(style.backgroundColor)) || style.backgroundImage !== "none"
  || (parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== "none");

/** The inked part of a line of text: letters leave room above and below. */
function ink(box, px, turned) {
  const room = Math.min((turned ? box.width : box.height) * .4, px * .24);
  const [x, y] = turned ? [room, 0] : [0, room];
  return { left: box.left + x, right: box.right - x, top: box.top + y, bottom: box.bottom - y };
}

/** Whether something is for screen readers only. */
const spoken = (at) => at && (at.clientWidth <= 1 && getComputedStyle(at).overflow !== "visible" || spoken(at.parentElement));

function texts(root) {
  const found = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !shown(one) || !one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) || one.closest(".visually-hidden, title, style")) continue;
    const drawn = one.closest("svg") && !one.closest("foreignObject") ? one : null;
    if (!drawn && spoken(one)) continue;
    const style = getComputedStyle(one);
    const matrix = (drawn ?? one.closest("foreignObject"))?.getScreenCTM();
    const px = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    // Names along a river or an edge are turned: their boxes say little.
    const turn = matrix ? Math.abs(Math.atan2(matrix.b, matrix.a)) : 0;
    const turned = Math.abs(turn - Math.PI / 2) < .02;
    if (turn > .02 && !turned) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 4) continue;
      found.push({ node, one, drawn, px, words: node.data.trim().slice(0, 30), box, ink: ink(box, px, turned) });
    }
  }
  return found;
}

/** What a text is written on: the last plate drawn before it around its middle; on the page the next box with a ground. */
function plate({ one, drawn, ink }) {
  const [x, y] = [(ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2];
  if (drawn) {
    const text = one.closest("text");
    for (let other = text?.previousElementSibling; other; other = other.previousElementSibling) {
      if (!other.matches("rect, circle, ellipse") || !shown(other)) continue;
      const style = getComputedStyle(other);
      if (style.fill === "none" || style.fill === "rgba(0, 0, 0, 0)" || Number(style.fillOpacity) < .3) continue;
      const box = other.getBoundingClientRect();
      if (box.left <= x && x <= box.right && box.top <= y && y <= box.bottom) return box;
    }
    return null;
  }
  for (let at = one; at && !at.matches("[data-pane], .mat, .panel"); at = at.parentElement) {
    const style = getComputedStyle(at);
    if (scrolls(style)) return null;
    if (painted(style)) return at.getBoundingClientRect();
  }
  return null;
}

/** What cuts a text off; `true` if nothing of it is seen. What scrolls or ends with an ellipsis may. */
function cut({ one, drawn, ink }) {
  let picture = drawn?.ownerSVGElement;
  while (picture?.ownerSVGElement) picture = picture.ownerSVGElement;
  const outside = (frame, by) => ink.left < frame.left - by || ink.right > frame.right + by || ink.top < frame.top - by || ink.bottom > frame.bottom + by;
  const apart = (frame) => ink.right <= frame.left || ink.left >= frame.right || ink.bottom <= frame.top || ink.top >= frame.bottom;
  for (let at = picture ?? one; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (at !== picture && !scrolls(style) && !clips(style)) continue;
    const frame = at.getBoundingClientRect();
    if (apart(frame)) return true;
    if (scrolls(style) && at !== picture) return null;
    if (outside(frame, at === picture ? .5 : 1)) return style.textOverflow === "ellipsis" && at.closest("[title], [aria-label]") ? null : at;
  }
  return null;
}

const meet = (a, b) => a.left < b.right - .5 && b.left < a.right - .5 && a.top < b.bottom - .5 && b.top < a.bottom - .5;

/** Whether something drawn later lies over a text. */
function covered({ one }, x, y) {
  for (const over of document.elementsFromPoint(x, y)) {
    if (over === one || over.contains(one)) return false;
    if (one.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING && !over.closest("text, tspan")) {
      const style = getComputedStyle(over);
      const drawn = over.ownerSVGElement;
      if (drawn ? style.fill !== "none" && Number(style.fillOpacity) > .8 && Number(style.opacity) > .8 && colour(style.fill) : painted(style)) return true;
    }
  }
  return false;
}

/** Texts of one kind have the same classes. */
const kind = (one) => {
  const own = one.getAttribute("class") ?? one.localName;
  return `${one.parentElement.getAttribute("class") ?? one.parentElement.localName} > ${own}`;
};
const place = ({ words, one }) => `“${words}” in ${one.closest("[data-el]")?.dataset.el ?? one.closest("[id]")?.id}`;

function faults(root) {
  const lines = [];
  const found = [];
  for (const text of texts(root)) {
    const clip = cut(text);
    if (clip === true) continue;
    found.push(text);
    if (clip) lines.push([`cut off: ${kind(text.one)} by ${clip.getAttribute("class") ?? clip.localName}`, place(text)]);
    if (text.px < least - .05) lines.push([`too small: ${kind(text.one)}`, `${place(text)}, ${text.px.toFixed(1)} px`]);
    const box = plate(text);
    if (box && (text.ink.left < box.left - 1.5 || text.ink.right > box.right + 1.5 || text.ink.top < box.top - 1.5 || text.ink.bottom > box.bottom + 1.5)) {
      const by = Math.max(box.left - text.ink.left, text.ink.right - box.right, box.top - text.ink.top, text.ink.bottom - box.bottom);
      lines.push([`leaves its box: ${kind(text.one)}`, `${place(text)}, ${by.toFixed(1)} px`]);
    }
  }
  found.sort((a, b) => a.ink.left - b.ink.left);
  found.forEach((one, i) => {
    for (let j = i + 1; j < found.length && found[j].ink.left < one.ink.right; j += 1) {
      const two = found[j];
      if (one.node === two.node || !meet(one.ink, two.ink)) continue;
      // The same text drawn again where it is lit.
      if (one.words === two.words && Math.hypot(one.box.x - two.box.x, one.box.y - two.box.y) < 1.5) continue;
      const x = (Math.max(one.ink.left, two.ink.left) + Math.min(one.ink.right, two.ink.right)) / 2;
      const y = (Math.max(one.ink.top, two.ink.top) + Math.min(one.ink.bottom, two.ink.bottom)) / 2;
      // What lies under a piece is not read.
      const [first, second] = one.one.compareDocumentPosition(two.one) & Node.DOCUMENT_POSITION_FOLLOWING ? [one, two] : [two, one];
      if (covered(first, x, y) || covered(second, x, y)) continue;
      lines.push([`overlap: ${kind(first.one)} and ${kind(second.one)}`, `${place(first)} and ${place(second)}`]);
    }
  });
  return [lines, found.length];
}

/** On a phone a wide board fills the height of its pane and is moved sideways. */
function fillHeight() {
  const [view, camera, drawing] = ["#viewport", "#camera", "#camera > svg"].map((one) => document.querySelector(one));
  camera.style.width = camera.style.height = "";
  const { width, height } = drawing.viewBox.baseVal;
  if (drawing.getBoundingClientRect().height > view.clientHeight + 1) return;
  const zoom = view.clientHeight / (height * Math.min(view.clientWidth / width, view.clientHeight / height));
  camera.style.width = camera.style.height = `${Math.max(1, Math.min(3, zoom)) * 100}%`;
}

const report = { texts: 0, faults: [] };
const roots = "#pane-board, .area, .mat.own .mat-body, #own-numbers, #pane-players .panel .numbers, #rivals .mat:not([hidden]) .mat-body";

positions.forEach((position, number) => {
  put(position);
  const note = (root) => {
    const [lines, count] = faults(root);
    report.texts += count;
    const where = root.id || root.closest("[id]").id;
    report.faults.push(...lines.map(([kind, what]) => ({ kind, place: `${what}, ${where}, ${position.name}` })));
  };
  const tabs = all("#tabs [data-tab]").filter(shown);
  for (const tab of tabs.length ? tabs : [null]) {
    tab?.click();
    if (tab?.dataset.tab === "board") fillHeight();
    all(roots).filter(shown).forEach(note);
  }
  if (tabs.length) return;
  // Of the mats of the others one is opened.
  const mats = all("#rivals .mat:not([hidden])");
  const mat = mats[number % mats.length];
  mat?.toggleAttribute("data-open", true);
  if (mat) note(mat.querySelector(".mat-body"));
  mat?.toggleAttribute("data-open", false);
});
return report;
