// Every text that can be seen: its words, where it is, its colour and how opaque it is.

// The part of a box that no ancestor cuts off.
const shown = ({ left, top, right, bottom }, one) => {
  for (let at = one; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.overflow !== "visible" && style.display !== "inline") {
      const cut = at.getBoundingClientRect();
      [left, top] = [Math.max(left, cut.left), Math.max(top, cut.top)];
      [right, bottom] = [Math.min(right, cut.right), Math.min(bottom, cut.bottom)];
    }
    if (style.position === "fixed") break;
  }
  return { left, top, right, bottom };
};

const texts = [];
const numbers = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walk.nextNode(); node; node = walk.nextNode()) {
  const one = node.parentElement;
  if (!node.data.trim() || !one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) || one.closest(".visually-hidden, .skip, option")) continue;
  // For screen readers only.
  const spoken = (at) => at && (at.clientWidth <= 1 && getComputedStyle(at).overflow !== "visible" || spoken(at.parentElement));
  if (!one.closest("svg") && spoken(one)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const style = getComputedStyle(one);
  const drawn = one.closest("svg") && !one.closest("foreignObject");
  const [r, g, b, a = 1] = numbers(drawn ? style.fill : style.color);
  if (r === undefined) continue;
  let opacity = a;
  for (let at = one; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
  for (const rect of range.getClientRects()) {
    const box = shown(rect, one);
    if (box.right - box.left < 2 || box.bottom - box.top < 4 || box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) continue;
    texts.push({ words: node.data.trim().slice(0, 40), of: `${one.localName}.${one.getAttribute("class") ?? ""} in ${one.closest("[id]")?.id ?? ""}`,
      box: [box.left, box.top, box.right, box.bottom].map(Math.round), colour: [r, g, b], opacity });
  }
}
return texts;
