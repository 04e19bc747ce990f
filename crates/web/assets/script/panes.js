// Tabs, the bottom sheet of the phone layout, and the number of targets on each tab.

function tab(name) {
  const panes = $$(".page-table [data-pane]");
  if (!panes.some((pane) => pane.dataset.pane === name)) return;
  for (const pane of panes) pane.toggleAttribute("data-active", pane.dataset.pane === name);
  for (const button of $$("[data-tab]")) button.setAttribute("aria-pressed", String(button.dataset.tab === name));
  remember({ tab: name });
  // On a phone the log, the chat and the notes share a tab.
  if (name === "log" && !$("[data-pane=log][data-talk-active]")) talk("log");
  if (name === "board" && memory.zoom > 1) $("#viewport")?.scrollTo(memory.left * zoom, memory.top * zoom);
  settle();
  wayThere();
  drawMinimap();
  teach();
}

function talk(name) {
  for (const pane of $$("[data-talk]")) pane.toggleAttribute("data-talk-active", pane.dataset.talk === name);
  for (const button of $$("[data-talk-tab]")) button.setAttribute("aria-pressed", String(button.dataset.talkTab === name));
  remember({ talk: name });
  settle();
}

const heights = ["peek", "half", "full"];
function sheet(height, raised = false) {
  if (!heights.includes(height)) return;
  body.dataset.sheet = height;
  remember({ sheet: height, raised });
}

/** Opens the sheet for a decision that is one form, and closes it afterwards unless the player has moved it. */
let hadForm = false;
function fitSheet() {
  const form = !!$("#worksheet");
  if (form && !hadForm && body.dataset.sheet === "peek") sheet("half", true);
  if (!form && memory.raised) sheet("peek");
  hadForm = form;
}
const nextSheet = (by) => {
  const at = heights.indexOf(body.dataset.sheet || "peek");
  sheet(heights[Math.max(0, Math.min(2, at + by))]);
};

let grip = null;
on("pointerdown", (event) => { if (event.target.id === "grip") grip = { y: event.clientY, moved: false }; });
on("pointermove", (event) => {
  if (!grip || grip.moved) return;
  const by = grip.y - event.clientY;
  if (Math.abs(by) < 30) return;
  grip.moved = true;
  nextSheet(by > 0 ? 1 : -1);
});
on("pointerup", () => { if (grip?.moved) setTimeout(() => { grip = null; }, 50); else grip = null; });

function badges() {
  for (const pane of $$("#stage [data-pane]")) {
    const badge = document.getElementById(`badge-${pane.dataset.pane}`);
    const count = $$("[data-legal][data-el]", pane).length;
    if (badge) { badge.textContent = count; badge.hidden = !count; }
  }
  drawMinimap();
}

/** On a phone, if all targets are on another tab: a button that leads there. */
function wayThere() {
  $("#way-there")?.remove();
  const active = $(".page-table [data-pane][data-active]");
  if (!phone.matches || !isMine() || !active || $("[data-legal][data-el]", active)) return;
  const there = $$("#stage [data-pane]").find((pane) => $("[data-legal][data-el]", pane));
  if (!there) return;
  const button = document.createElement("button");
  button.type = "button";
  button.id = "way-there";
  button.dataset.tab = there.dataset.pane;
  button.textContent = `${words.showIn}: ${$(`#tab-${CSS.escape(there.dataset.pane)} .word`).textContent} ▸`;
  $("#prompt .second")?.prepend(button);
}

/** At the start of a decision on a phone: lowers the sheet, opens the right tab and zooms to the targets. */
function lookAtDecision() {
  if (!phone.matches || !$(".page-table")) return;
  if (!$("#worksheet") && $("#stage [data-legal][data-el]")) sheet("peek");
  const active = $("#stage [data-pane][data-active]");
  const counts = $$("#stage [data-pane]").map((pane) => [pane.dataset.pane, $$("[data-legal][data-el]", pane).length]);
  const here = counts.find(([name]) => name === active?.dataset.pane)?.[1] || 0;
  const there = counts.filter(([, count]) => count).sort((a, b) => b[1] - a[1])[0];
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  if (there && here * 2 < all && here < there[1]) tab(there[0]);
  if ($("#pane-board")?.hasAttribute("data-active")) frameTargets();
  teachAgain();
}

/** The regions of the table that scroll and have nothing to focus in them. */
function barrenScrolls() {
  const focusable = ":is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex='-1'], :disabled)";
  const scrolls = (one) => (one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
    && /auto|scroll/.test(getComputedStyle(one).overflow);
  return $$("#table, #table :not(svg, svg *)").filter((one) => scrolls(one) && !$(focusable, one));
}

/** Lets the keys scroll whatever scrolls: a region without anything to focus takes the focus itself. */
function reachScrolls(regions) {
  for (const one of regions) {
    if (one.getAttribute("tabindex") === "0") continue;
    one.dataset.reached = one.getAttribute("tabindex") ?? "";
    one.tabIndex = 0;
  }
  for (const one of $$("#table [data-reached]")) {
    if (regions.includes(one) || one === document.activeElement) continue;
    if (one.dataset.reached) one.setAttribute("tabindex", one.dataset.reached);
    else one.removeAttribute("tabindex");
    delete one.dataset.reached;
  }
}

/** Sets what Tab reaches by what is visible now. It waits for the next frame, which computes the layout anyway. */
let settling = false;
function settle() {
  if (settling) return;
  settling = true;
  requestAnimationFrame(() => {
    settling = false;
    // First all that reads the layout, then all that changes it.
    const [all, regions] = [targets(), barrenScrolls()];
    rove(all);
    reachScrolls(regions);
  });
}
addEventListener("resize", settle);
document.fonts.ready.then(settle);
