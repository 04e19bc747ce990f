// The rules in a drawer beside the table.

async function openRules(address) {
  const drawer = $("#drawer");
  try {
    const answer = await fetch(address);
    const parsed = new DOMParser().parseFromString(await answer.text(), "text/html");
    const head = document.createElement("div");
    head.className = "drawer-head";
    const heading = document.createElement("h2");
    heading.textContent = $("h1", parsed)?.textContent || "";
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = words.close;
    close.addEventListener("click", () => drawer.close());
    head.append(heading, close);
    drawer.replaceChildren(head, $("#rules-text", parsed) || "");
    if (!drawer.open) drawer.showModal();
    const clause = new URL(address, location.href).hash.slice(1);
    const place = clause && drawer.querySelector(`[id="${CSS.escape(clause)}"]`);
    if (place) {
      place.scrollIntoView({ block: "center" });
      place.setAttribute("data-just-changed", "");
    }
  } catch { location.assign(address); }
}

function filterRules(form, text) {
  const wanted = text.trim().toLowerCase();
  let count = 0;
  for (const line of $$(`${form.dataset.filter} :is(.clause, p, tr)`)) {
    const hit = !wanted || line.textContent.toLowerCase().includes(wanted);
    line.hidden = !hit;
    if (hit) count += 1;
  }
  $("#filter-count").textContent = wanted ? count : "";
}
