// Zooming and panning the board.

let zoom = 1;
let panned = 0;

function setZoom(next, at) {
  const view = $("#viewport");
  const camera = $("#camera");
  if (!view || !camera) return;
  const old = zoom;
  zoom = Math.max(1, Math.min(6, next));
  const frame = view.getBoundingClientRect();
  const x = at ? at.x - frame.left : frame.width / 2;
  const y = at ? at.y - frame.top : frame.height / 2;
  const [left, top] = [(view.scrollLeft + x) / old, (view.scrollTop + y) / old];
  camera.style.width = camera.style.height = zoom === 1 ? "" : `${zoom * 100}%`;
  view.scrollLeft = left * zoom - x;
  view.scrollTop = top * zoom - y;
  remember({ zoom, left: view.scrollLeft / zoom, top: view.scrollTop / zoom });
  drawMinimap();
}

/** The zoom at which the board is half as large again as it was drawn: nearer, one sees only a part of what one decides about. */
function nearest() {
  const drawing = $("#camera > svg");
  const width = drawing?.viewBox?.baseVal?.width;
  return width ? Math.max(1, 1.5 * zoom * width / drawing.getBoundingClientRect().width) : 3;
}

/** On a phone the board fills the height of its pane and is moved sideways. */
function fullHeight() {
  const [view, drawing] = [$("#viewport"), $("#camera > svg")];
  const box = drawing?.viewBox?.baseVal;
  if (!phone.matches || !view || !box?.height) return 1;
  // A board that is longer than the pane is scrolled.
  if (drawing.getBoundingClientRect().height / zoom > view.clientHeight + 1) return 1;
  const fit = Math.min(view.clientWidth / box.width, view.clientHeight / box.height);
  return Math.max(1, Math.min(3, view.clientHeight / (box.height * fit)));
}

function frameTargets() {
  const view = $("#viewport");
  const legal = $$("[data-legal][data-el]", view || document.createElement("i"));
  if (!view || Date.now() - panned < 5000) return;
  if (!legal.length) { setZoom(fullHeight()); return; }
  setZoom(1);
  const frame = view.getBoundingClientRect();
  const boxes = legal.map((target) => target.getBoundingClientRect());
  const [x, y] = [frame.left - view.scrollLeft, frame.top - view.scrollTop];
  const left = Math.min(...boxes.map((box) => box.left)) - x;
  const right = Math.max(...boxes.map((box) => box.right)) - x;
  const top = Math.min(...boxes.map((box) => box.top)) - y;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) - y;
  const fit = Math.min(frame.width / (right - left + 60), frame.height / (bottom - top + 60));
  // A board taller than the screen is not scaled down but scrolled to the first target.
  const long = view.scrollHeight > view.clientHeight + 1;
  setZoom(long ? 1 : Math.max(fullHeight(), Math.min(fit, nearest(), 3)));
  view.scrollLeft = ((left + right) / 2) * zoom - frame.width / 2;
  view.scrollTop = bottom - top > frame.height ? top - 8 : ((top + bottom) / 2) * zoom - frame.height / 2;
}

on("wheel", (event) => {
  const view = event.target.closest?.("#viewport");
  // Where the page scrolls, the wheel belongs to the page.
  if (!view || (!event.ctrlKey && $(".page-over, .page-replay"))) return;
  event.preventDefault();
  panned = Date.now();
  setZoom(zoom * Math.exp(-event.deltaY * (event.ctrlKey ? .01 : .0016)), { x: event.clientX, y: event.clientY });
}, { passive: false });

let pinch = null;
const spread = (event) => Math.hypot(
  event.touches[0].clientX - event.touches[1].clientX, event.touches[0].clientY - event.touches[1].clientY);
on("touchstart", (event) => {
  if (event.touches.length === 2 && event.target.closest("#viewport")) pinch = { from: spread(event), zoom };
}, { passive: true });
on("touchmove", (event) => {
  if (event.target.closest?.("#viewport")) panned = Date.now();
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const [a, b] = event.touches;
  setZoom(pinch.zoom * spread(event) / pinch.from, { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
}, { passive: false });
on("touchend", () => { pinch = null; });

// Dragging with the mouse moves the board.
let dragged = false;
on("pointerdown", (event) => {
  const view = event.target.closest("#viewport");
  dragged = false;
  if (!view || event.pointerType !== "mouse" || event.button !== 0 || zoom === 1) return;
  const start = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
  const move = (to) => {
    const [dx, dy] = [to.clientX - start.x, to.clientY - start.y];
    if (!dragged && Math.hypot(dx, dy) < 6) return;
    dragged = true;
    panned = Date.now();
    view.dataset.dragging = "";
    view.scrollLeft = start.left - dx;
    view.scrollTop = start.top - dy;
  };
  const up = () => {
    delete view.dataset.dragging;
    document.removeEventListener("pointermove", move);
    document.removeEventListener("pointerup", up);
    remember({ left: view.scrollLeft / zoom, top: view.scrollTop / zoom });
  };
  on("pointermove", move);
  on("pointerup", up);
});
