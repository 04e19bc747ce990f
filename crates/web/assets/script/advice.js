// Clicking a row of a hint points at its choice; playing it takes another click.

function showAdvised(notation) {
  const choice = choices().find((one) => one.dataset.choice === notation);
  if (!choice) return;
  talk("choices");
  if (phone.matches) sheet("half");
  choice.closest("details")?.setAttribute("open", "");
  const { prefix } = $("#stepper")?.dataset || {};
  if (prefix && notation.startsWith(`${prefix} `)) stepTo(Number(notation.slice(prefix.length + 1)));
  choice.scrollIntoView({ block: "nearest" });
  choice.focus({ preventScroll: true });
  preview("", choice);
  held = true;
}
