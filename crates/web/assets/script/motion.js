// Animation of moved pieces and rolled dice, and the sounds they make.

const corner = (piece) => {
  const root = piece.ownerSVGElement;
  const box = piece.getBoundingClientRect();
  const matrix = root?.getScreenCTM()?.inverse();
  const point = matrix ? new DOMPoint(box.left, box.top).matrixTransform(matrix) : new DOMPoint(box.left, box.top);
  return { root, x: point.x, y: point.y };
};

const pieces = () => $$("#table :is(.piece, [data-piece])[id]");

const dice = () => $$("#table :is([data-el] [data-die], [data-el][data-die])");
const face = (die) => `${die.closest("[data-el]").dataset.el} ${die.dataset.die}`;
const money = () => $("#own-numbers [data-money]")?.dataset.money;

/** The positions of all pieces, the announced paths, the dice, the player's money. */
function measure() {
  const ways = $$("#table [data-coming]").map((place) => [place.id, place.dataset.coming.split(" ")]);
  return {
    places: new Map(pieces().map((piece) => [piece.id, corner(piece)])), ways: new Map(ways),
    faces: new Set(dice().map(face)), money: money(), log: lastLog(),
  };
}

/** Rolls the dice that show something new. Dice that come back by an undo are not rolled. */
function roll({ faces, log }) {
  const rolled = lastLog() > log ? dice().filter((die) => !faces.has(face(die))) : [];
  if (rolled.length < 2) return false;
  for (const die of rolled) {
    if (still()) break;
    die.animate([{ rotate: "-540deg", scale: .7 }, { rotate: "0deg", scale: 1 }], { duration: 400, easing: "ease-out" });
  }
  return true;
}

/** Moves a piece along the points of a way, which ends at its place. About 250 ms per basin. */
function travel(piece, way) {
  const all = document.getElementById(way).dataset.way.split(" ").map((point) => point.split(",").map(Number));
  const points = all.map(([x, y]) => [x - all.at(-1)[0], y - all.at(-1)[1]]);
  const lengths = points.map(([x, y], i) => (i ? Math.hypot(x - points[i - 1][0], y - points[i - 1][1]) : 0));
  const whole = lengths.reduce((sum, part) => sum + part, 0) || 1;
  let gone = 0;
  const frames = points.map(([x, y], i) => ({ translate: `${x}px ${y}px`, offset: Math.min(1, (gone += lengths[i]) / whole) }));
  piece.animate(frames, { duration: Math.max(250, Math.min(whole, 3000)), easing: "linear" });
}

/** From where a new piece comes: the panel of its player, relative to its place. */
function fromPlayer(piece) {
  const seat = (piece.closest("[data-seat]") || piece).dataset.seat;
  const box = seat && $(`#panel-${CSS.escape(seat)}`)?.getBoundingClientRect();
  if (!box?.width) return null;
  const to = corner(piece);
  const matrix = to.root?.getScreenCTM()?.inverse();
  const start = new DOMPoint(box.left + 10, box.top + box.height / 2);
  const from = matrix ? start.matrixTransform(matrix) : start;
  return [from.x - to.x, from.y - to.y];
}

/** What changed without being moved lights up for a moment. */
function glow(ids) {
  for (const found of new Set(ids.map(element).filter(Boolean))) {
    if (still()) {
      found.setAttribute("data-just-changed", "");
      setTimeout(() => found.removeAttribute("data-just-changed"), 1500);
    } else {
      found.animate([{ opacity: 1 }, { opacity: .3 }, { opacity: 1 }, { opacity: .5 }, { opacity: 1 }], { duration: 1200 });
    }
  }
}

/** Slides every moved piece from its old position; new pieces come from their player. */
function animate(before) {
  const { places, ways } = before;
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
  const flows = moved.some(([piece, by]) => !by && (ways.has(piece.parentElement.id) || piece.parentElement.dataset.way));
  if (roll(before)) sound("dice");
  else if (flows) sound("water");
  else if (moved.length) sound("place");
  if (money() !== before.money) sound("coin");
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
      const home = fromPlayer(piece);
      const start = home ? { opacity: .4, translate: `${home[0]}px ${home[1]}px` } : { opacity: 0 };
      const end = home ? { opacity: 1, translate: "0 0" } : { opacity: 1 };
      piece.animate([start, end], { duration: home ? 600 : 300, easing: "ease-out" });
    }
  }
}
