// Keyboard shortcuts.

const press1 = (selector) => { const button = $(selector); if (button && !button.disabled) button.click(); };

on("keydown", (event) => {
  if (event.key === "Escape") { escape(); return; }
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || $("#drawer")?.open || $("#help")?.open) return;
  const target = event.target.closest?.("[data-legal][data-el]");
  if (target && ["Enter", " "].includes(event.key)) {
    event.preventDefault();
    touched = false;
    if (body.hasAttribute("data-explaining")) explain(target.dataset.el, target); else choose(target, null);
    return;
  }
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  if (target && steps[event.key]) { event.preventDefault(); walk(steps[event.key]); return; }
  if (table()?.dataset.page === "replay" && replayKey(event)) { event.preventDefault(); return; }
  if (body.dataset.shortcuts !== "true" || !table()) return;
  if (shortcut(event, target)) event.preventDefault();
});

/** Moves the focus to a region of the table, on any layout. */
function visit(id) {
  const place = id && document.getElementById(id);
  if (!place) return;
  const pane = place.closest("[data-pane]");
  if (phone.matches && pane) tab(pane.dataset.pane);
  else if (phone.matches) sheet("half");
  if (place.dataset.talk && (pane || !phone.matches)) talk(place.dataset.talk);
  place.focus();
}

function shortcut(event, target) {
  switch (event.key) {
    case "[": walk(-1); return true;
    case "]": walk(1); return true;
    case "u": press1("#undo"); return true;
    case "U": press1("#undo-turn"); return true;
    case "e": case "E": press1($("#end-turn") ? "#end-turn" : "[data-quick=done]"); return true;
    case "h": case "H": playRecap("play"); return true;
    case "l": case "L": visit("pane-log"); return true;
    case "p": case "P": visit("pane-players"); return true;
    case "m": case "M": visit($(".mat.own")?.id); return true;
    case "b": case "B": visit("pane-board"); return true;
    case "r": case "R": {
      const rules = $("#menu a[data-rule]");
      if (rules) openRules(rules.href);
      return true;
    }
    case "?": {
      const focused = target || document.activeElement?.closest?.("[data-el]");
      const aimed = focused?.dataset.el || document.activeElement?.dataset?.targets?.split(" ")[0];
      if (aimed) explain(aimed, document.activeElement); else openHelp();
      return true;
    }
    case "n": press1("#lesson-known"); return true;
    case "N": press1("#lesson-back"); return true;
    case "t": case "T": nextTerm(); return true;
    case "+": case "=": setZoom(zoom * 1.4); return true;
    case "-": case "−": setZoom(zoom / 1.4); return true;
    case "0": setZoom(1); return true;
    default:
      if (/^[1-9]$/.test(event.key)) { press1(`[data-key="${event.key}"]:not([data-out])`); return true; }
      return false;
  }
}

function escape() {
  if (!$("#chooser").hidden) { closeChooser(); clearPreview(); pick([]); return; }
  if (picked.length) { pick([]); return; }
  if (!$("#card").hidden) { clearTimeout(hover); closeCard(); return; }
  if ($("#menu")?.open) { $("#menu").open = false; $("#menu summary").focus(); return; }
  const open = $$(".mat[data-open]:not([data-pinned])");
  if (open.length) { for (const mat of open) mat.removeAttribute("data-open"); return; }
  if (recap) { stopRecap(); return; }
  if (body.hasAttribute("data-explaining")) explainMode(false);
}
