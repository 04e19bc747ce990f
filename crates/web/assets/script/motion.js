// Pieces that lie elsewhere now slide there.

const corner = (piece) => {
  const root = piece.ownerSVGElement;
  const box = piece.getBoundingClientRect();
  const matrix = root?.getScreenCTM()?.inverse();
  const point = matrix ? new DOMPoint(box.left, box.top).matrixTransform(matrix) : new DOMPoint(box.left, box.top);
  return { root, x: point.x, y: point.y };
};

const pieces = () => $$("#table :is(.piece, [data-piece])[id]");

function measure() {
  return new Map(pieces().map((piece) => [piece.id, corner(piece)]));
}

/** Lets every piece that lies elsewhere now slide from its old place; a new one appears. */
function animate(places) {
  const moved = [];
  for (const piece of pieces()) {
    const from = places.get(piece.id);
    const to = corner(piece);
    if (!from) moved.push([piece, null]);
    else if (from.root === to.root && Math.hypot(from.x - to.x, from.y - to.y) > 1) {
      moved.push([piece, [from.x - to.x, from.y - to.y]]);
    }
  }
  if (!places.size || moved.length > 60) return;
  for (const [piece, by] of moved) {
    if (still()) {
      piece.setAttribute("data-just-changed", "");
      setTimeout(() => piece.removeAttribute("data-just-changed"), 1500);
    } else if (by) {
      piece.animate([{ translate: `${by[0]}px ${by[1]}px` }, { translate: "0 0" }], { duration: 380, easing: "ease-in-out" });
    } else if (piece.parentElement.dataset.way) {
      // Water comes down its river.
      const way = piece.parentElement.dataset.way.split(" ").map((point) => ({ translate: point.split(",").map((part) => `${part}px`).join(" ") }));
      piece.animate([...way, { translate: "0 0" }], { duration: 250, easing: "linear" });
    } else {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: "ease-out" });
    }
  }
}
