// The recap since the player's last turn: the board goes back and comes to the present again, step by step.

let recap = null;

function playRecap(act) {
  const box = $("#recap");
  if (!box) return;
  if (act === "play") {
    if (recap) stopRecap();
    recap = { at: Number(box.dataset.from), to: Number(box.dataset.to), paused: false, timer: 0 };
    $("#recap-player").hidden = false;
    enableRecap(true);
    tell(lineAt(recap));
    rewind(recap, recap.at).then(() => next(600));
  } else if (act === "pause" && recap) {
    recap.paused = !recap.paused;
    clearTimeout(recap.timer);
    if (!recap.paused) stepRecap();
  } else if (act === "next" && recap) {
    stepRecap();
  } else if (act === "stop") {
    stopRecap();
  }
}

function enableRecap(enabled) {
  for (const button of $$("#recap-player [data-recap]")) button.disabled = !enabled;
}

function next(pause) {
  if (recap && !recap.paused) recap.timer = setTimeout(stepRecap, pause);
}

/** The next line of the log. A move without a sentence is shown together with the move after it. */
function lineAt(now) {
  const said = () => $(`[data-log-id="${now.at}"]:not([hidden])`);
  while (now.at < now.to && !said()) now.at += 1;
  return now.at < now.to ? said() : null;
}

function tell(line) {
  const name = line?.closest(".turn")?.querySelector("h4")?.textContent.trim() || "";
  const text = line ? $$(".events p", line).map((p) => p.textContent).join(" ") : "";
  $("#recap-line").textContent = text.startsWith(name) ? text : `${name}: ${text}`;
}

async function stepRecap() {
  const now = recap;
  clearTimeout(now.timer);
  const line = lineAt(now);
  if (!line) { stopRecap(); return; }
  tell(line);
  now.at += 1;
  await rewind(now, now.at);
  if (recap !== now) return;
  clearTimeout(now.timer);
  point($$("[data-points]", line).flatMap((link) => link.dataset.points.split(" ")));
  next(1600);
}

/** Draws the board as the player saw it after this many moves. */
async function rewind(now, at) {
  let text = "";
  try {
    const answer = await fetch(`/t/${code}/replay?at=${at}`, { headers: { accept: "text/html" } });
    text = answer.ok ? await answer.text() : "";
  } catch { /* the sentence is shown without the board */ }
  if (!text || recap !== now) return;
  const past = new DOMParser().parseFromString(text, "text/html");
  const places = measure();
  now.rewound = true;
  for (const old of $$("#camera, [data-area]")) {
    const drawn = past.getElementById(old.id);
    if (!drawn) continue;
    Idiomorph.morph(old, drawn.innerHTML, {
      morphStyle: "innerHTML",
      callbacks: { beforeNodeMorphed: (from, to) => !(from.dataset?.still && from.dataset.still === to.dataset?.still) },
    });
  }
  animate(places);
}

/** Ends the recap; the board shows the present again, unless an update has just drawn it. */
function stopRecap(drawn = false) {
  clearTimeout(recap?.timer);
  const rewound = recap?.rewound;
  recap = null;
  unpoint();
  enableRecap(false);
  // The player stays for a moment, so that one click too many does not reach a choice below it.
  const hide = () => setTimeout(() => { if (!recap && $("#recap-player")) $("#recap-player").hidden = true; }, 400);
  if (rewound && !drawn) showWhole().then(hide); else hide();
}
