// The preview of a choice: cost and gain.

let previewed = null;
/** Whether the preview was opened by the keyboard and stays when the page moves under the pointer. */
let held = false;

function preview(id, only) {
  clearPreview();
  const found = only ? [only] : choicesAt(id);
  if (!found.length) return;
  previewed = { id, only };
  const line = $("#preview");
  for (const choice of found) choice.setAttribute("data-preview", "");
  for (const target of found.length > 1 ? [id] : targetsOf(found[0])) element(target)?.setAttribute("data-preview", "");
  if (found.length > 1) { line?.append(words.options.replace("#", found.length)); return; }
  const label = document.createElement("b");
  label.textContent = nameOf(found[0]);
  line?.append(label, ...($(".numbers", found[0])?.cloneNode(true).children || []));
  const after = $("#mat-after");
  after?.replaceChildren(...($(".after", found[0])?.cloneNode(true).childNodes || []));
}

function clearPreview() {
  previewed = null;
  for (const old of $$("[data-preview]")) old.removeAttribute("data-preview");
  $("#preview")?.replaceChildren();
  $("#mat-after")?.replaceChildren();
  markHeld();
}

function refreshPreview() {
  if (!previewed) return;
  const { id, only } = previewed;
  preview(id, only && document.getElementById(only.id));
}

const previewFrom = (event) => {
  const target = event.target.closest?.("[data-legal][data-el]");
  if (target) return preview(target.dataset.el);
  const choice = event.target.closest?.("[data-choice]");
  if (choice) preview(choice.dataset.targets?.split(" ")[0] || "", choice);
};
const previewTo = (event) => {
  const from = event.target.closest?.("[data-legal][data-el], [data-choice]");
  if (from && !from.contains(event.relatedTarget) && !body.dataset.asked) clearPreview();
};
on("pointerover", (event) => { if (event.pointerType !== "touch" && !held) previewFrom(event); });
on("pointerout", (event) => { if (event.pointerType !== "touch" && !held) previewTo(event); });
on("pointermove", (event) => { if (held) { held = false; previewFrom(event); } });
// A tap focuses before it clicks, so a preview must not move the target away from under the finger.
on("focusin", (event) => { if (!touched) previewFrom(event); });
on("focusout", previewTo);
