// Animation of moved pieces.

const corner = (piece) => {
  const root = piece.ownerSVGElement;
  const box = piece.getBoundingClientRect();
  const matrix = root?.getScreenCTM()?.inverse();
  const point = matrix ? new DOMPoint(box.left, box.top).matrixTransform(matrix) : new DOMPoint(box.left, box.top);
  return { root, x: point.x, y: point.y };
};

const pieces = () => $$("#table :is(.piece, [data-piece])[id]");

/** The positions of all pieces, and the announced paths. */
function measure() {
  const ways = $$("#table [data-coming]").map((place) => [place.id, place.dataset.coming.split(";")]);
  return { places: new Map(pieces().map((piece) => [piece.id, corner(piece)])), ways: new Map(ways) };
}

/** Moves a piece along a path: points in drawing units, relative to its new position. About 250 ms per basin. */
function travel(piece, way) {
  const points = [...way.split(" ").map((point) => point.split(",").map(Number)), [0, 0]];
  const lengths = points.map(([x, y], i) => (i ? Math.hypot(x - points[i - 1][0], y - points[i - 1][1]) : 0));
  const whole = lengths.reduce((sum, part) => sum + part, 0) || 1;
  let gone = 0;
  const frames = points.map(([x, y], i) => ({ translate: `${x}px ${y}px`, offset: Math.min(1, (gone += lengths[i]) / whole) }));
  piece.animate(frames, { duration: Math.max(250, Math.min(whole, 3000)), easing: "linear" });
}

/** Slides every moved piece from its old position; new pieces appear. */
function animate({ places, ways }) {
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
    } else if (ways.get(piece.parentElement.id)?.length) {
      // Water comes down its river as it was forecast.
      travel(piece, ways.get(piece.parentElement.id).shift());
    } else if (piece.parentElement.dataset.way) {
      travel(piece, piece.parentElement.dataset.way);
    } else {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: "ease-out" });
    }
  }
}
