// An accessibility scan of the page as it stands: one line for each thing that is wrong. What a browser computes itself (names
// and roles) is looked at elsewhere.
const found = [];
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const shown = (one) => one.checkVisibility({ checkVisibilityCSS: true }) && one.getClientRects().length > 0;
const name = (one) => `<${one.localName}${one.id ? ` id=${one.id}` : ""} class="${one.getAttribute("class") ?? ""}"> ${(one.textContent ?? "").trim().slice(0, 40)}`;
const wrong = (rule, one) => found.push(`${rule}: ${name(one)}`);

// 3.1.1, 2.4.2: language and title.
if (document.documentElement.lang !== LANGUAGE) found.push(`the page is in ${document.documentElement.lang}, not in ${LANGUAGE}`);
if (!document.title.trim()) found.push("the page has no title");

// Ids are unique, and what refers to one finds it.
const ids = new Map();
for (const one of all("[id]")) ids.set(one.id, (ids.get(one.id) ?? 0) + 1);
for (const [id, count] of ids) if (count > 1) found.push(`the id ${id} is there ${count} times`);
for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-activedescendant", "for", "list"]) {
  for (const one of all(`[${attribute}]`)) {
    for (const id of one.getAttribute(attribute).split(/\s+/)) if (!ids.has(id)) wrong(`${attribute} names ${id}, which is not there`, one);
  }
}
for (const one of all("a[href^='#']")) {
  const id = decodeURIComponent(one.hash.slice(1));
  if (id && !ids.has(id) && !one.hasAttribute("data-points")) wrong(`a link to ${id}, which is not there`, one);
}

// 1.3.1: landmarks, headings, lists, tables.
const mains = all("main, [role=main]").filter(shown);
// A grid of panes has a main without a box of its own.
if (all("main, [role=main]").length !== 1) found.push(`${mains.length} main landmarks`);
if (all("h1").length !== 1) found.push(`${all("h1").length} headings of level 1`);
let level = 0;
for (const heading of all("h1, h2, h3, h4, h5, h6").filter((one) => one.checkVisibility())) {
  const next = Number(heading.localName[1]);
  if (next > level + 1) wrong(`a heading of level ${next} after one of level ${level}`, heading);
  if (!heading.textContent.trim()) wrong("an empty heading", heading);
  level = next;
}
for (const list of all("ul, ol")) for (const child of list.children) if (!child.matches("li, template, script")) wrong(`in a list is a ${child.localName}`, list);
for (const item of all("li")) if (!item.parentElement.matches("ul, ol, menu")) wrong("an item outside of a list", item);
for (const part of all("dt, dd")) if (!part.closest("dl")) wrong("a definition outside of a list", part);
for (const head of all("th")) if (!head.hasAttribute("scope")) wrong("a heading of a table without scope", head);
for (const table of all("table")) if (!table.querySelector("th")) wrong("a table without headings", table);

// 4.1.2: roles and states exist; nothing focusable is hidden; no control is in another.
const roles = "alert button dialog group img link list listitem log main navigation none note presentation region row status tab tablist tabpanel table toolbar checkbox radio radiogroup search switch separator".split(" ");
for (const one of all("[role]")) if (!roles.includes(one.getAttribute("role"))) wrong(`the role ${one.getAttribute("role")}`, one);
const states = "activedescendant atomic busy checked controls current describedby disabled expanded haspopup hidden invalid keyshortcuts label labelledby level live modal multiselectable orientation owns placeholder posinset pressed readonly relevant required roledescription selected setsize sort valuemax valuemin valuenow valuetext".split(" ");
for (const one of all("*")) {
  for (const attribute of one.getAttributeNames()) {
    if (attribute.startsWith("aria-") && !states.includes(attribute.slice(5))) wrong(`the attribute ${attribute}`, one);
  }
}
const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab]";
for (const one of all(controls)) {
  if (one.parentElement.closest(controls.replace("summary, ", ""))) wrong("a control inside of a control", one);
  if (one.closest("[aria-hidden=true]") && one.tabIndex >= 0) wrong("hidden from screen readers, yet it takes the focus", one);
}
for (const one of all("[tabindex]")) if (one.tabIndex > 0) wrong("an order of its own for Tab", one);
for (const one of all("img")) if (!one.hasAttribute("alt")) wrong("an image without words", one);
// A drawing inside of another is a part of it.
for (const one of all("svg:not(svg svg)")) {
  const said = one.closest("[aria-hidden=true]") || one.getAttribute("aria-label") || one.getAttribute("aria-labelledby") || one.querySelector(":scope > title")
    || one.closest("[role=img][aria-label], button[aria-label], a[aria-label]");
  if (!said) wrong("a drawing without words", one);
}
for (const one of all("[aria-pressed]")) if (!["true", "false", "mixed"].includes(one.getAttribute("aria-pressed"))) wrong("aria-pressed", one);
for (const one of all("[autofocus], meta[http-equiv=refresh], marquee, blink")) wrong("not allowed", one);
const viewport = document.querySelector("meta[name=viewport]")?.content ?? "";
if (/user-scalable\s*=\s*no|maximum-scale/.test(viewport)) found.push("the page cannot be enlarged");

// 1.3.5: what a field about the person is for.
for (const one of all("input[name=name]")) if (!one.autocomplete) wrong("a field for a name without autocomplete", one);

// 2.5.8: targets of 24 pixels, links in running text excepted, and those with room around them.
const targets = all(controls).filter(shown).filter((one) => !one.matches(".skip:not(:focus)") && !one.closest(".visually-hidden, [role=img]") && !one.disabled);
const inText = (one) => one.localName === "a" && getComputedStyle(one).display === "inline";
const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
const boxes = new Map(targets.map((one) => [one, (one.type === "radio" || one.type === "checkbox" ? one.labels[0] ?? one : one).getBoundingClientRect()]));
for (const [one, box] of boxes) {
  if (inText(one) || (box.width >= 23.5 && box.height >= 23.5)) continue;
  const [x, y] = middle(box);
  const crowded = [...boxes].some(([other, its]) => {
    if (other === one || other.contains(one) || one.contains(other) || (one.dataset.el && other.dataset.el === one.dataset.el)) return false;
    const [dx, dy] = [Math.max(its.left - x, 0, x - its.right), Math.max(its.top - y, 0, y - its.bottom)];
    return Math.hypot(dx, dy) < 12;
  });
  if (crowded) wrong(`a target of ${Math.round(box.width)} × ${Math.round(box.height)}`, one);
}

// 1.4.11: the line of a field or button stands out from its ground by 3:1, unless its own ground or its words do all the work.
const numbers = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
const light = (rgb) => {
  const [r, g, b] = rgb.map((part) => (part / 255 <= .04045 ? part / 255 / 12.92 : ((part / 255 + .055) / 1.055) ** 2.4));
  return .2126 * r + .7152 * g + .0722 * b;
};
const ratio = (one, two) => {
  const [high, low] = [light(one), light(two)].sort((a, b) => b - a);
  return (high + .05) / (low + .05);
};
const ground = (one) => {
  for (let at = one; at; at = at.parentElement) {
    const [r, g, b, a = 1] = numbers(getComputedStyle(at).backgroundColor);
    if (a > .99) return [r, g, b];
  }
  return document.documentElement.matches("[data-theme=dark]") ? [0, 0, 0] : [255, 255, 255];
};
for (const one of all("button, .button, select, input:not([type=hidden]):not([type=range]):not([type=radio])").filter(shown)) {
  const style = getComputedStyle(one);
  if (one.disabled || style.borderTopStyle === "none" || parseFloat(style.borderTopWidth) < .5) continue;
  const [r, g, b, a = 1] = numbers(style.borderTopColor);
  const around = ground(one.parentElement);
  if (a > .1 && ratio([r, g, b], around) < 3 && ratio(ground(one), around) < 3) {
    wrong(`a line of ${ratio([r, g, b], around).toFixed(2)}:1`, one);
  }
}
return [...new Set(found)];
