// The minimap of the phone layout: the whole board with the part in view and the legal targets. A tap moves the view.

const NAMESPACE = "http://www.w3.org/2000/svg";
const shape = (name, attributes) => {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

let mapping = false;

/** Draws the minimap anew with the next frame. */
function drawMinimap() {
  if (mapping) return;
  mapping = true;
  requestAnimationFrame(() => { mapping = false; minimap(); });
}

function minimap() {
  const [map, view, drawing] = [$("#minimap"), $("#viewport"), $("#camera > svg")];
  if (!map) return;
  const box = drawing?.viewBox?.baseVal;
  const matrix = drawing?.getScreenCTM()?.inverse();
  const hides = view && (view.scrollWidth > view.clientWidth + 1 || view.scrollHeight > view.clientHeight + 1);
  map.hidden = !(phone.matches && hides && box?.width && matrix);
  if (map.hidden) return;
  const seen = (rect) => {
    const from = new DOMPoint(rect.left, rect.top).matrixTransform(matrix);
    const to = new DOMPoint(rect.right, rect.bottom).matrixTransform(matrix);
    return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  };
  map.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  const grounds = $$("[data-still][id]", drawing).map((layer) => shape("use", { href: `#${layer.id}` }));
  const dots = $$("[data-legal][data-el]", drawing).map((target) => {
    const { x, y, width, height } = seen(target.getBoundingClientRect());
    return shape("circle", { class: "dot", cx: x + width / 2, cy: y + height / 2, r: box.height / 28 });
  });
  map.replaceChildren(...grounds, ...dots, shape("rect", { class: "frame", ...seen(view.getBoundingClientRect()) }));
}

/** Moves the middle of the view to the point of the minimap that was tapped. */
function lookAt(event) {
  const [map, view, drawing] = [$("#minimap"), $("#viewport"), $("#camera > svg")];
  const point = new DOMPoint(event.clientX, event.clientY)
    .matrixTransform(map.getScreenCTM().inverse())
    .matrixTransform(drawing.getScreenCTM());
  const frame = view.getBoundingClientRect();
  panned = Date.now();
  view.scrollBy({
    left: point.x - frame.left - frame.width / 2,
    top: point.y - frame.top - frame.height / 2,
    behavior: still() ? "auto" : "smooth",
  });
}

on("scroll", (event) => { if (event.target.id === "viewport") drawMinimap(); }, { capture: true, passive: true });
addEventListener("resize", drawMinimap);
