// Ending a turn automatically.

let countdown = 0;

/** Counts down on "End turn", if the player has chosen that; any other action stops it. */
function countDown() {
  const button = $("#end-turn[data-countdown]");
  if (!button || button.dataset.left) return;
  const label = button.textContent.trim();
  let left = Number(button.dataset.countdown);
  const tick = () => {
    if (!button.isConnected) { clearInterval(countdown); return; }
    if (left === 0) { stopCountDown(); button.click(); return; }
    button.dataset.left = left;
    button.textContent = `${label} (${left})`;
    left -= 1;
  };
  clearInterval(countdown);
  countdown = setInterval(tick, 1000);
  tick();
}

function stopCountDown() {
  clearInterval(countdown);
  const button = $("#end-turn[data-left]");
  if (button) button.textContent = button.textContent.replace(/ \(\d+\)$/, "");
}
on("pointerdown", (event) => { if (!event.target.closest("#end-turn")) stopCountDown(); }, true);
on("keydown", stopCountDown, true);
