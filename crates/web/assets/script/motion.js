// Animation of moved pieces and rolled dice, and the sounds they make.

const corner = (piece) => {
  const root = piece.ownerSVGElement;
  const box = piece.getBoundingClientRect();
  const matrix = root?.getScreenCTM()?.inverse();
  const point = matrix ? new DOMPoint(box.left, box.top).matrixTransform(matrix) : new DOMPoint(box.left, box.top);
  return { root, x: point.x, y: point.y, left: box.left, top: box.top, seen: box.width > 0 };
};

/** A point of the screen relative to where a piece is, in the units of its drawing. */
function offset({ root, x, y }, left, top) {
  const matrix = root?.getScreenCTM()?.inverse();
  const from = matrix ? new DOMPoint(left, top).matrixTransform(matrix) : new DOMPoint(left, top);
  return [from.x - x, from.y - y];
}

const pieces = () => $$("#table :is(.piece, [data-piece])[id]");

const dice = () => $$("#table :is([data-el] [data-die], [data-el][data-die])");
const face = (die) => `${die.closest("[data-el]").dataset.el} ${die.dataset.die}`;
const purses = () => $$("#table [data-money]").map((purse) => [purse.closest("[id]").id, purse]);

/** The positions of all pieces, the announced paths, the dice, everybody's money. */
function measure() {
  const ways = $$("#table [data-coming]").map((place) => [place.id, place.dataset.coming.split(" ")]);
  return {
    places: new Map(pieces().map((piece) => [piece.id, corner(piece)])), ways: new Map(ways),
    faces: new Set(dice().map(face)), log: lastLog(),
    money: new Map(purses().map(([id, purse]) => [id, Number(purse.dataset.money)])),
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
  piece.animate(frames, { duration: Math.max(250, Math.min(whole, 1400)), easing: "linear" });
}

/** From where a new piece comes: the panel of its player, relative to its place. */
function fromPlayer(piece) {
  const seat = (piece.closest("[data-seat]") || piece).dataset.seat;
  const box = seat && $(`#panel-${CSS.escape(seat)}`)?.getBoundingClientRect();
  if (!box?.width) return null;
  return offset(corner(piece), box.left + 10, box.top + box.height / 2);
}

/** Beside each purse that changed rises what came in or went out; says whether the player's own changed. */
function countMoney(before) {
  let own = false;
  for (const [id, purse] of purses()) {
    const by = Number(purse.dataset.money) - before.get(id);
    if (!by) continue;
    own ||= id === "own-numbers";
    const box = purse.getBoundingClientRect();
    if (still() || !box.width) continue;
    const sum = document.createElement("span");
    sum.className = `sum ${by > 0 ? "gain" : "loss"}`;
    sum.setAttribute("aria-hidden", "true");
    sum.textContent = `${by > 0 ? "+" : "−"}${Math.abs(by)}`;
    sum.style.left = `${Math.min(box.right, innerWidth) - 44}px`;
    sum.style.top = `${box.top}px`;
    body.append(sum);
    const rise = [{ opacity: 1, translate: "0 8px" }, { opacity: 1, translate: "0 -8px", offset: .7 }, { opacity: 0, translate: "0 -12px" }];
    sum.animate(rise, { duration: 1200, easing: "ease-out" }).onfinish = () => sum.remove();
  }
  return own;
}

// A click ends every motion: a viewer who knows what happened need not wait. Animations of the style sheet continue.
on("pointerdown", () => {
  for (const motion of document.getAnimations()) {
    if (!(motion instanceof CSSAnimation || motion instanceof CSSTransition)) motion.finish();
  }
});

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
    if (!to.seen || from?.seen === false) continue;
    if (!from) moved.push([piece, null]);
    else {
      // From another drawing, such as a market, it comes over the screen.
      const by = from.root === to.root ? [from.x - to.x, from.y - to.y] : offset(to, from.left, from.top);
      if (Math.hypot(...by) > 1) moved.push([piece, by]);
    }
  }
  if (!places.size || moved.length > 60) return;
  const flows = moved.some(([piece, by]) => !by && (ways.has(piece.parentElement.id) || piece.parentElement.dataset.way));
  if (roll(before)) sound("dice");
  else if (flows) sound("water");
  else if (moved.length) sound("place");
  if (countMoney(before.money)) sound("coin");
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
      piece.animate([start, end], { duration: home ? 400 : 300, easing: "ease-out" });
    }
  }
}
