// What the others did since the player's last turn, below the choices. The log has the same lines.

/** At most this many turns, the latest ones. */
const TURNS_TOLD = 6;

function tellSince() {
  $("#since")?.remove();
  const pane = $("#pane-choices");
  if (!pane || !isMine()) return;
  const viewer = table().dataset.viewer;
  const turns = $$("#log-list .turn[data-seat]")
    .filter((turn) => turn.dataset.seat !== viewer && $(".line.new:not([hidden])", turn));
  if (!turns.length) return;
  const list = document.createElement("ol");
  // The log begins with the latest turn.
  for (const turn of turns.slice(0, TURNS_TOLD).reverse()) {
    const name = $("h4", turn).textContent.trim();
    const said = $$(".line.new:not([hidden]) .events p", turn).map((event) => event.textContent.trim());
    // What the game did after the move is told by the log alone.
    const own = said.filter((text) => text.startsWith(name)).map((text) => text.slice(name.length).replace(/^[ :]+|\.$/g, ""));
    const deeds = [...new Set(own)].map((deed) => {
      const times = own.filter((other) => other === deed).length;
      return times > 1 ? `${deed} (${times}×)` : deed;
    });
    if (!deeds.length) continue;
    const item = document.createElement("li");
    item.append(...[...$("h4 .named", turn).childNodes].map((part) => part.cloneNode(true)), " ", deeds.join(", "));
    list.append(item);
  }
  if (!list.childElementCount) return;
  const part = document.createElement("section");
  part.id = "since";
  part.className = "since";
  part.append(Object.assign(document.createElement("h2"), { className: "group-head", textContent: words.since }), list);
  pane.append(part);
}
