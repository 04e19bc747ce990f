// What one can do now, and the meanings of terms.

/** Opens the help, with what is possible now. */
function openHelp() {
  const dialog = $("#help");
  if (!dialog || dialog.open) return;
  for (const row of $$("[data-needs]", dialog)) row.hidden = !$(row.dataset.needs);
  $("#help-task").textContent = $("#prompt .task")?.textContent.trim() || "";
  dialog.showModal();
}
on("click", (event) => {
  if (event.target.id === "help" || event.target.closest("[data-close-help]")) $("#help")?.close();
});

const meaning = (term) => term && document.getElementById(term.dataset.term || "");

/** Shows what a term means; it stays until something else is clicked. */
function showMeaning(term) {
  meaning(term)?.showPopover({ source: term });
}

/** Leads to the next term in view, and shows its meaning. */
function nextTerm() {
  const all = $$("#lesson .term, #prompt .term, .card:not([hidden]) .term").filter((one) => one.getClientRects().length);
  if (!all.length) return;
  const next = all[(all.indexOf(document.activeElement) + 1) % all.length];
  next.focus();
  showMeaning(next);
}

on("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const term = event.target.closest?.("[data-term]");
  if (term) { showMeaning(term); return; }
  // An update may replace a term under the mouse; then the mouse never leaves it.
  for (const card of $$(".term-card:popover-open")) {
    if (card !== meaning(document.activeElement)) card.hidePopover();
  }
});
on("pointerout", (event) => {
  if (event.pointerType === "mouse") meaning(event.target.closest?.("[data-term]"))?.hidePopover();
});
on("click", (event) => {
  const term = event.target.closest?.("[data-term]");
  if (term && !meaning(term)?.matches(":popover-open")) showMeaning(term);
});
on("focusout", (event) => { meaning(event.target.closest?.("[data-term]"))?.hidePopover(); });
