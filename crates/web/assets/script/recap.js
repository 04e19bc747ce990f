// The recap since the player's last turn, step by step.

let recap = null;

function playRecap(act) {
  const box = $("#recap");
  if (!box) return;
  const player = $("#recap-player");
  if (act === "play") {
    recap = { at: Number(box.dataset.from), to: Number(box.dataset.to), paused: false };
    player.hidden = false;
    stepRecap();
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

function stepRecap() {
  clearTimeout(recap.timer);
  if (recap.at >= recap.to) { stopRecap(); return; }
  const line = $(`[data-log-id="${recap.at}"]`);
  const name = line?.closest(".turn")?.querySelector("h4")?.textContent.trim() || "";
  const text = line ? $$(".events p", line).map((p) => p.textContent).join(" ") : "";
  $("#recap-line").textContent = text.startsWith(name) ? text : `${name}: ${text}`;
  point(line ? $$("[data-points]", line).flatMap((link) => link.dataset.points.split(" ")) : []);
  recap.at += 1;
  if (!recap.paused) recap.timer = setTimeout(stepRecap, 1600);
}

function stopRecap() {
  clearTimeout(recap?.timer);
  recap = null;
  unpoint();
  const player = $("#recap-player");
  if (player) player.hidden = true;
}
