// The score chart and table of a finished game.

const read = (event) => {
  const column = event.target.closest?.("[data-read]");
  const line = column && $(".curve-read", column.closest("svg").parentElement);
  if (line) line.textContent = column.dataset.read;
};
on("pointerover", read);
on("focusin", read);
on("keydown", (event) => {
  const column = event.target.closest?.("[data-read]");
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!column || !by) return;
  event.preventDefault();
  const all = $$("[data-read]", column.closest("svg"));
  const next = all[Math.max(0, Math.min(all.length - 1, all.indexOf(column) + by))];
  for (const one of all) one.setAttribute("tabindex", one === next ? "0" : "-1");
  next.focus();
});

function sort(button) {
  const head = button.closest("th");
  const column = [...head.parentElement.children].indexOf(head);
  const rows = $$("tbody tr", head.closest("table"));
  const down = head.getAttribute("aria-sort") !== "descending";
  for (const other of head.parentElement.children) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", down ? "descending" : "ascending");
  const value = (row) => Number(row.children[column].textContent.replace("−", "-"));
  rows.sort((a, b) => (value(b) - value(a)) * (down ? 1 : -1));
  rows[0]?.parentElement.append(...rows);
}
