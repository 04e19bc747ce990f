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
  for (const choice of found.slice(0, 2)) {
    choice.setAttribute("data-preview", "");
    const words = document.createElement("b");
    words.textContent = $(".label", choice).textContent;
    const numbers = $(".numbers", choice);
    line?.append(words, ...(numbers ? [...numbers.cloneNode(true).children] : []));
    for (const target of (choice.dataset.targets || "").split(" ")) if (target) element(target)?.setAttribute("data-preview", "");
  }
  const after = $("#mat-after");
  if (after) after.textContent = $(".after", found[0])?.textContent || "";
}

function clearPreview() {
  previewed = null;
  for (const old of $$("[data-preview]")) old.removeAttribute("data-preview");
  $("#preview")?.replaceChildren();
  $("#mat-after")?.replaceChildren();
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
