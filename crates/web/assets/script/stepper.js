// The number field that replaces many choices.

function stepTo(value) {
  const stepper = $("#stepper");
  if (!stepper) return;
  const { prefix, least, most } = stepper.dataset;
  const amount = Math.max(Number(least), Math.min(Number(most), Math.round(value) || Number(least)));
  $("#stepper-value").value = amount;
  const choice = $(`[data-choice="${CSS.escape(`${prefix} ${amount}`)}"]`);
  const go = $("#stepper-go");
  go.value = `${prefix} ${amount}`;
  go.dataset.quick = go.value;
  const said = choice ? ($(".sentence", choice) || $(".label", choice)).textContent : go.dataset.words;
  go.textContent = said.charAt(0).toUpperCase() + said.slice(1);
  if (choice) preview("", choice);
}

on("input", (event) => {
  if (event.target.id === "stepper-value" && event.target.value !== "") {
    const amount = Number(event.target.value);
    const { least, most } = $("#stepper").dataset;
    if (amount >= Number(least) && amount <= Number(most)) stepTo(amount);
  }
  const filter = event.target.closest("[data-filter]");
  if (filter) filterRules(filter, event.target.value);
  if (event.target.id === "at") go(`${location.pathname}?at=${event.target.value}`);
});
on("change", (event) => { if (event.target.id === "stepper-value") stepTo(Number(event.target.value)); });
