// The form for a new table: what depends on another field is shown when it matters, and of a group one box is ticked.

/** Whether a condition holds: `name=a|b`, or `name*=a` for any field whose name begins so; `!` instead of `=` negates. */
function fieldHolds(form, condition) {
  const [, name, sign, values] = condition.match(/^([^=!]+)([=!])(.*)$/);
  const chosen = [...new FormData(form)].filter(([field]) => name.endsWith("*")
    ? field.startsWith(name.slice(0, -1)) && field !== "seats" && field !== "seating"
    : field === name);
  return chosen.some(([, value]) => values.split("|").includes(value)) === (sign === "=");
}

function showWhatMatters(form) {
  for (const part of $$("[data-when]", form)) part.classList.toggle("off", !fieldHolds(form, part.dataset.when));
}

on("change", (event) => {
  const form = event.target.closest?.(".new-table");
  if (!form) return;
  const { group } = event.target.dataset;
  if (group && event.target.checked) {
    for (const other of $$(`[data-group="${CSS.escape(group)}"]`, form)) if (other !== event.target) other.checked = false;
  }
  showWhatMatters(form);
});
// A page that comes back from the browser's history keeps what was chosen.
on("DOMContentLoaded", () => $$(".new-table").forEach(showWhatMatters));
