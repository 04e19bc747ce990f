// Work after every update, and the start of the script.

function enhance() {
  if (memory.namedLater) $("#ask-name")?.remove();
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
  markNews();
  rove();
  badges();
  wayThere();
  if (phone.matches && $(".page-table")) fitSheet();
  countDown();
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
    setZoom(memory.zoom);
    const view = $("#viewport");
    view?.scrollTo(memory.left * zoom, memory.top * zoom);
  }
  const draft = $("#chat-text");
  if (draft && memory.draft) draft.value = memory.draft;
  const link = $("form[data-open-at-once]");
  if (link) link.submit();
  on("input", (event) => { if (event.target.id === "chat-text") remember({ draft: event.target.value }); });
  on("reset", () => remember({ draft: "" }));
  on("click", (event) => {
    if (!event.target.closest("[data-later]")) return;
    remember({ namedLater: true });
    enhance();
  });
  enhance();
  for (const list of $$("[data-scroll=end]")) list.scrollTop = list.scrollHeight;
  $(".line[aria-current]")?.scrollIntoView({ block: "center" });
  if (isMine() && !memory.zoom) lookAtDecision();
  showTitle();
  if (!document.hidden) connect();
}

start();
