// Work after every update, and the start of the script.

function enhance() {
  if ($("#stepper") && document.activeElement?.id !== "stepper-value") {
    const value = $("#stepper-value");
    const go = $("#stepper-go");
    if (value && go && go.value !== `${$("#stepper").dataset.prefix} ${value.value}`) stepTo(Number(value.value));
  }
  for (const head of $$("[data-sortable] thead th.number:not(:has(button))")) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.sort = "";
    button.textContent = head.textContent;
    head.replaceChildren(button);
  }
  markHeld();
  markNews();
  tellSince();
  badges();
  wayThere();
  teach();
  if (phone.matches && $(".page-table")) fitSheet();
  countDown();
  settle();
  addNonce();
}

/** Shows the step that waits for "End turn" as chosen, with the ghost of its piece. */
function markHeld() {
  for (const id of $("[data-held]")?.dataset.drops.split(" ") || []) {
    const target = element(id);
    target?.setAttribute("data-selected", "");
    target?.setAttribute("data-preview", "");
  }
}

/** Marks the log lines since the player's last turn. Turns that are not sent again would keep old marks. */
function markNews() {
  const seen = Number($("#log-list")?.dataset.seen ?? NaN);
  if (Number.isNaN(seen)) return;
  for (const line of $$("#log-list [data-log-id]")) line.classList.toggle("new", Number(line.dataset.logId) >= seen);
}

function start() {
  html.classList.add("js");
  if (memory.sheet) body.dataset.sheet = memory.sheet;
  if (memory.tab) tab(memory.tab);
  if (memory.talk) talk(memory.talk);
  if (memory.zoom > 1) {
    // A hidden board has no scroll position: it gets the remembered one when its tab is opened.
    const { left, top } = memory;
    setZoom(memory.zoom);
    remember({ left, top });
    $("#viewport")?.scrollTo(left * zoom, top * zoom);
  }
  const draft = $("#chat-text");
  if (draft && memory.draft) draft.value = memory.draft;
  const link = $("form[data-open-at-once]");
  if (link) link.submit();
  on("input", (event) => { if (event.target.id === "chat-text") remember({ draft: event.target.value }); });
  on("reset", () => remember({ draft: "" }));
  enhance();
  for (const list of $$("[data-scroll=end]")) list.scrollTop = list.scrollHeight;
  showLine();
  if (isMine() && !memory.zoom) lookAtDecision();
  showTitle();
  if (!document.hidden) connect();
}

start();
