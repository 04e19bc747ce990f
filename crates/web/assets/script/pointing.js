// Highlighting elements that the log mentions.

let brackets = [];

function point(ids) {
  unpoint();
  for (const id of ids) {
    const target = element(id);
    if (!target) continue;
    target.setAttribute("data-pointed", "");
    const box = target.getBoundingClientRect();
    if (!box.width && !box.height) continue;
    const frame = document.createElement("div");
    frame.className = "brackets";
    frame.append(...[1, 2, 3, 4].map(() => document.createElement("i")));
    Object.assign(frame.style, {
      left: `${box.left - 6}px`, top: `${box.top - 6}px`, width: `${box.width + 12}px`, height: `${box.height + 12}px`,
    });
    body.append(frame);
    brackets.push(frame);
  }
}

function unpoint() {
  for (const frame of brackets) frame.remove();
  brackets = [];
  for (const target of $$("[data-pointed]")) target.removeAttribute("data-pointed");
}

const pointed = (event) => event.target.closest?.("[data-points]");
const pointFrom = (event) => { const link = pointed(event); if (link) point(link.dataset.points.split(" ")); };
on("pointerover", pointFrom);
on("focusin", pointFrom);
on("pointerout", (event) => { if (pointed(event)) unpoint(); });
on("focusout", (event) => { if (pointed(event)) unpoint(); });

/** Brings an element of the table into view. */
function bring(target) {
  const pane = target.closest("[data-pane]");
  if (pane && phone.matches && !pane.hasAttribute("data-active")) tab(pane.dataset.pane);
  const mat = target.closest(".mat:not(.own)");
  if (mat) mat.setAttribute("data-open", "");
  const view = $("#viewport");
  if (view?.contains(target)) {
    const [box, frame] = [target.getBoundingClientRect(), view.getBoundingClientRect()];
    if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom) {
      view.scrollBy({
        left: box.left + box.width / 2 - frame.left - frame.width / 2,
        top: box.top + box.height / 2 - frame.top - frame.height / 2,
        behavior: still() ? "auto" : "smooth",
      });
    }
  } else {
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
