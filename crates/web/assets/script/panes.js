// Tabs, the bottom sheet of the phone layout, and the number of targets on each tab.

function tab(name) {
  const panes = $$(".page-table [data-pane]");
  if (!panes.some((pane) => pane.dataset.pane === name)) return;
  for (const pane of panes) pane.toggleAttribute("data-active", pane.dataset.pane === name);
  for (const button of $$("[data-tab]")) button.setAttribute("aria-pressed", String(button.dataset.tab === name));
  remember({ tab: name });
  // On a phone the log, the chat and the notes share a tab.
  if (name === "log" && !$("[data-pane=log][data-talk-active]")) talk("log");
  rove();
  wayThere();
}

function talk(name) {
  for (const pane of $$("[data-talk]")) pane.toggleAttribute("data-talk-active", pane.dataset.talk === name);
  for (const button of $$("[data-talk-tab]")) button.setAttribute("aria-pressed", String(button.dataset.talkTab === name));
  remember({ talk: name });
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
  $("#prompt .ask")?.append(button);
}

/** At the start of a decision on a phone: opens the right tab and zooms to the targets. */
function lookAtDecision() {
  if (!phone.matches || !$(".page-table")) return;
  const active = $("#stage [data-pane][data-active]");
  const counts = $$("#stage [data-pane]").map((pane) => [pane.dataset.pane, $$("[data-legal][data-el]", pane).length]);
  const here = counts.find(([name]) => name === active?.dataset.pane)?.[1] || 0;
  const there = counts.filter(([, count]) => count).sort((a, b) => b[1] - a[1])[0];
  if (!here && there) tab(there[0]);
  if ($("#pane-board")?.hasAttribute("data-active")) frameTargets();
}
