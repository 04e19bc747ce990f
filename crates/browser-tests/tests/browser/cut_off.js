// What a person cannot read or reach on this page, however they scroll: one line each. A text that is cut with an ellipsis
// may be if the whole is its title.
const shown = (one) => one.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true })
  && one.getClientRects().length > 0 && !one.closest(".visually-hidden, .skip, template, [hidden]");
const name = (one) => `${one.localName}${one.id ? `#${one.id}` : ""}.${[...one.classList].join(".")} “${(one.textContent || one.ariaLabel || "").trim().slice(0, 40)}”`;
const found = [];

for (const one of document.querySelectorAll("body *:not(svg *)")) {
  if (!shown(one) || !one.clientWidth) continue;
  const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (!own) continue;
  const style = getComputedStyle(one);
  // For screen readers only.
  if (style.clipPath !== "none" && one.clientWidth <= 1) continue;
  const clips = style.overflowX === "hidden" || style.overflowX === "clip";
  if (clips && one.scrollWidth > one.clientWidth + 1 && !(style.textOverflow === "ellipsis" && one.title)) {
    found.push(`cut off: ${name(one)}`);
  }
  if ((style.overflowY === "hidden" || style.overflowY === "clip") && one.scrollHeight > one.clientHeight + 2) {
    found.push(`cut off below: ${name(one)}`);
  }
}

const controls = "a[href], button, input:not([type=hidden]), select, summary, [role=button]";
for (const one of document.querySelectorAll(controls)) {
  if (!shown(one) || one.disabled) continue;
  one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const hits = [...one.getClientRects()].some((box) => {
    const [x, y] = [Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1), Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1)];
    const hit = document.elementFromPoint(x, y);
    return hit && (one.contains(hit) || hit.contains(one) || hit.closest("label")?.control === one);
  });
  if (!hits) found.push(`out of reach: ${name(one)}`);
}
return found;
