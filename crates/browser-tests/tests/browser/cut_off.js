// What a person cannot read or reach on this page, however they scroll: one line each. A text that is cut with an ellipsis
// may be if the whole is its title. A picture shows a part of a table on purpose.
const shown = (one) => one.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true })
  && one.getClientRects().length > 0 && !one.closest(".visually-hidden, .skip, template, [hidden]");
const name = (one) => `${one.localName}${one.id ? `#${one.id}` : ""}.${one.getAttribute("class") ?? ""} “${(one.textContent || one.ariaLabel || "").trim().slice(0, 40)}”`;
const found = new Set();

const cuts = (style, side) => ["hidden", "clip"].includes(style[`overflow${side}`]);
const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = texts.nextNode(); node; node = texts.nextNode()) {
  if (!node.data.trim() || !shown(node.parentElement) || node.parentElement.closest("svg, [role=img]")) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const boxes = [...range.getClientRects()];
  for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    // For screen readers only.
    if (style.clipPath !== "none" && at.clientWidth <= 1) break;
    if (scrolls(style)) break;
    const frame = at.getBoundingClientRect();
    const wide = cuts(style, "X") && boxes.some((box) => box.right > frame.right + 1 || box.left < frame.left - 1);
    const tall = cuts(style, "Y") && boxes.some((box) => box.bottom > frame.bottom + 3 || box.top < frame.top - 3);
    if ((wide && !(style.textOverflow === "ellipsis" && (at.title || at.closest("[title], [aria-label]")))) || tall) {
      found.add(`cut off: ${name(node.parentElement)} by ${name(at)}`);
    }
  }
}

const controls = "a[href], button, input:not([type=hidden]), select, summary, [role=button]";
for (const one of document.querySelectorAll(controls)) {
  if (!shown(one) || one.disabled || one.closest("[role=img]")) continue;
  one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const hits = [...one.getClientRects()].some((box) => {
    const [x, y] = [Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1), Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1)];
    const hit = document.elementFromPoint(x, y);
    return hit && (one.contains(hit) || hit.contains(one) || hit.closest("label")?.control === one);
  });
  if (!hits) found.add(`out of reach: ${name(one)}`);
}
return [...found];
