// The replay, move by move.

let playing = 0;
let loading = false;

/** Scrolls the log, and not the page, to the move that led to the position shown. */
function showLine() {
  const pane = $("#pane-log");
  const line = pane && $(".line[aria-current]", pane);
  if (line) pane.scrollTop += line.getBoundingClientRect().top - pane.getBoundingClientRect().top - pane.clientHeight / 2;
}

async function go(address) {
  if (loading) { go.next = address; return; }
  loading = true;
  try {
    const answer = await fetch(address);
    // This is a whole page, so an empty layer really is empty.
    if (answer.ok && show(await answer.text(), true)) {
      history.replaceState(null, "", address);
      showLine();
    }
  } catch { toast(words.failed); }
  loading = false;
  if (go.next) { const next = go.next; go.next = null; go(next); }
}

const goTo = (at) => {
  const last = Number(table().dataset.moves);
  go(`${location.pathname}?at=${Math.max(0, Math.min(last, at))}`);
};

function playReplay() {
  const button = $("#go-play");
  const stop = () => { clearInterval(playing); playing = 0; button.setAttribute("aria-pressed", "false"); };
  if (playing) { stop(); return; }
  button.setAttribute("aria-pressed", "true");
  playing = setInterval(() => {
    const { at, moves } = table().dataset;
    if (Number(at) >= Number(moves)) stop(); else goTo(Number(at) + 1);
  }, 1100);
}

function replayKey(event) {
  const at = Number(table().dataset.at);
  const starts = $$(".turn").map((turn) => Number(turn.id.slice(5))).sort((a, b) => a - b);
  switch (event.key) {
    case "ArrowRight": goTo(event.shiftKey ? starts.find((start) => start > at) ?? Infinity : at + 1); return true;
    case "ArrowLeft": goTo(event.shiftKey ? starts.filter((start) => start < at).pop() ?? 0 : at - 1); return true;
    case "Home": goTo(0); return true;
    case "End": goTo(Infinity); return true;
    case " ":
      if (event.target.closest("button, a, summary")) return false;
      playReplay();
      return true;
    default: return false;
  }
}
