// Társas: everything the pages do in the browser. The server draws; this script sends what a person chose, puts the
// new drawing in place of the old one, and keeps what belongs to the person: focus, typed text, scroll, zoom, open cards.
(() => {
  "use strict";

  // ---------- helpers ----------
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const body = document.body;
  const html = document.documentElement;
  const words = $("#words") ? $("#words").dataset : {};
  const on = (type, handler, options) => document.addEventListener(type, handler, options);
  const table = () => $("#table");
  const code = body.dataset.table || "";
  const phone = matchMedia("(max-width: 767.98px), (max-height: 500px)");
  const still = () => html.dataset.motion === "off"
    || (html.dataset.motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  const element = (id) => $(`[data-el="${CSS.escape(id)}"]`) || document.getElementById(id);
  const typing = (target) => !!target.closest("input, textarea, select, [contenteditable]");
  const version = () => Number(table()?.dataset.decisionVersion || 0);
  const isMine = () => !!table()?.hasAttribute("data-mine");

  // What a tab of the browser remembers about a table, so that a reload changes nothing.
  const memoryKey = `tarsas:${code || location.pathname}`;
  const memory = (() => {
    try { return JSON.parse(sessionStorage.getItem(memoryKey)) || {}; } catch { return {}; }
  })();
  const remember = (changes) => {
    Object.assign(memory, changes);
    try { sessionStorage.setItem(memoryKey, JSON.stringify(memory)); } catch { /* a private window may refuse */ }
  };

  function toast(text) {
    $(".toast")?.remove();
    const note = document.createElement("p");
    note.className = "toast";
    note.setAttribute("role", "status");
    note.textContent = text;
    body.append(note);
    setTimeout(() => note.remove(), 2500);
  }

  function announce(text) {
    const status = $("#status");
    if (status && text) status.textContent = text;
  }

  // ---------- morphing ----------
  const kept = {
    "data-active": (node) => node.hasAttribute("data-pane"),
    "data-talk-active": () => true,
    "data-open": (node) => node.classList.contains("mat"),
    "data-pinned": (node) => node.classList.contains("mat"),
    "open": (node) => node.localName === "details",
    "aria-pressed": (node) => node.matches("[data-tab], [data-talk-tab], [data-pin-mat], #go-play"),
    "style": (node) => node.id === "camera",
    "tabindex": (node) => node.hasAttribute("data-el"),
  };

  /** Puts a new `#table` in place of the old one; everything with an id lives on. */
  function show(text, whole = false) {
    const parsed = new DOMParser().parseFromString(text, "text/html").getElementById("table");
    const old = table();
    if (!parsed || !old) return false;
    if (parsed.dataset.page !== old.dataset.page) { location.reload(); return true; }
    if (!whole && lacks(parsed)) { showWhole(); return true; }
    keepNotice(parsed);
    const before = { mine: isMine(), log: lastLog(), decision: decision(), focus: document.activeElement };
    const focusId = before.focus && before.focus !== body && old.contains(before.focus) ? before.focus.id : null;
    const region = before.focus?.closest?.("#pane-choices, #prompt, [data-pane]")?.id;
    const places = measure();
    const scrolls = $$("[data-scroll=end]").map((list) => [list.id, list.scrollHeight - list.scrollTop - list.clientHeight < 30]);
    Idiomorph.morph(old, document.importNode(parsed, true), {
      morphStyle: "outerHTML",
      // It also spares the children of the focused element, so it is for fields only, not for focused regions.
      ignoreActiveValue: Boolean(before.focus?.matches?.("input, textarea, select")),
      restoreFocus: true,
      callbacks: {
        beforeNodeMorphed: (from, to) => {
          if (from.nodeType !== 1) return true;
          if (from.dataset.still && from.dataset.still === to.dataset?.still) return false;
          if (from.hasAttribute("data-keep") && to.nodeType === 1 && to.hasAttribute("data-keep")) return false;
          if (from.id === "stepper" && sameStepper(from, to)) return false;
          return true;
        },
        beforeAttributeUpdated: (name, node) => !kept[name]?.(node),
      },
    });
    for (const [id, end] of scrolls) {
      const list = document.getElementById(id);
      if (end && list) list.scrollTop = list.scrollHeight;
    }
    enhance();
    animate(places);
    keepFocus(focusId, region);
    after(before);
    return true;
  }

  let noticed = 0;

  /** What went wrong stays to be read for a while, even if the next picture comes at once. */
  function keepNotice(parsed) {
    const [old, fresh] = [$("#notice"), $("#notice", parsed)];
    if (fresh) noticed = Date.now();
    else if (old && Date.now() - noticed < 5000) $("#prompt .ask", parsed)?.append(old.cloneNode(true));
  }

  /** Whether a new picture takes a layer for granted that this page does not have. */
  const lacks = (parsed) => $$("[data-still]:empty", parsed)
    .some((layer) => document.getElementById(layer.id)?.dataset.still !== layer.dataset.still);

  async function showWhole() {
    try {
      const answer = await fetch(location.href, { headers: { accept: "text/html" } });
      const text = answer.ok ? await answer.text() : "";
      // Several may be under way: an older one must not come back over a newer picture.
      if (text && !isOld(text)) show(text, true);
    } catch { /* the next update asks again */ }
  }

  const sameStepper = (from, to) =>
    ["prefix", "least", "most"].every((key) => from.dataset[key] === to.dataset?.[key]);

  /** The focus must never fall to the page because its element is gone. */
  function keepFocus(id, region) {
    if (id === null || (document.activeElement && document.activeElement !== body)) return;
    const places = [
      document.getElementById(id),
      region === "pane-choices" && $("#pane-choices .choice"),
      region === "pane-board" && targets()[0],
      region && document.getElementById(region),
      region === "pane-mat" && $(".mat.own"),
      $("#pane-choices"),
      $("#prompt button:not(:disabled)"),
      $("#tabs button"),
    ];
    // Not all of them can take it, and some are not shown.
    for (const place of places) {
      if (place) place.focus({ preventScroll: true });
      if (document.activeElement && document.activeElement !== body) return;
    }
  }

  const lastLog = () => Math.max(-1, ...$$("[data-log-id]").map((line) => Number(line.dataset.logId)));
  const decision = () => $$("#choices-form [data-choice]").map((choice) => choice.dataset.choice).join("|");

  /** What follows a new picture: announcements, title, the look at a new decision. */
  function after(before) {
    const mine = isMine();
    const news = $$("[data-log-id]").filter((line) => Number(line.dataset.logId) > before.log);
    const viewer = table()?.dataset.viewer;
    const others = news.filter((line) => line.closest("[data-seat]")?.dataset.seat !== viewer);
    const lines = others.map((line) => $$(".events p", line).map((event) => event.textContent.trim()).join(" "));
    if (mine && !before.mine) lines.push(words.yourTurn);
    announce(lines.join(" "));
    if (mine && !before.mine) sound();
    if (decision() !== before.decision) {
      picked = [];
      clearPreview();
      closeChooser();
      if (mine) lookAtDecision();
    } else {
      if (picked.length) pick(picked);
      refreshPreview();
    }
    showTitle();
  }

  const title = document.title;
  function showTitle() {
    document.title = isMine() ? `● ${words.yourTurn} – ${title}` : title;
  }

  function sound() {
    if (body.dataset.sound !== "true") return;
    try {
      const audio = new AudioContext();
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = 660;
      volume.gain.setValueAtTime(.15, audio.currentTime);
      volume.gain.exponentialRampToValueAtTime(.001, audio.currentTime + .5);
      tone.connect(volume).connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + .5);
    } catch { /* no sound then */ }
  }

  // ---------- moving pieces ----------
  const corner = (piece) => {
    const root = piece.ownerSVGElement;
    const box = piece.getBoundingClientRect();
    const matrix = root?.getScreenCTM()?.inverse();
    const point = matrix ? new DOMPoint(box.left, box.top).matrixTransform(matrix) : new DOMPoint(box.left, box.top);
    return { root, x: point.x, y: point.y };
  };

  const pieces = () => $$("#table :is(.piece, [data-piece])[id]");

  function measure() {
    return new Map(pieces().map((piece) => [piece.id, corner(piece)]));
  }

  /** Lets every piece that lies elsewhere now slide from its old place; a new one appears. */
  function animate(places) {
    const moved = [];
    for (const piece of pieces()) {
      const from = places.get(piece.id);
      const to = corner(piece);
      if (!from) moved.push([piece, null]);
      else if (from.root === to.root && Math.hypot(from.x - to.x, from.y - to.y) > 1) {
        moved.push([piece, [from.x - to.x, from.y - to.y]]);
      }
    }
    if (!places.size || moved.length > 60) return;
    for (const [piece, by] of moved) {
      if (still()) {
        piece.setAttribute("data-just-changed", "");
        setTimeout(() => piece.removeAttribute("data-just-changed"), 1500);
      } else if (by) {
        piece.animate([{ translate: `${by[0]}px ${by[1]}px` }, { translate: "0 0" }], { duration: 380, easing: "ease-in-out" });
      } else if (piece.parentElement.dataset.way) {
        // Water comes down its river.
        const way = piece.parentElement.dataset.way.split(" ").map((point) => ({ translate: point.split(",").map((part) => `${part}px`).join(" ") }));
        piece.animate([...way, { translate: "0 0" }], { duration: 250, easing: "linear" });
      } else {
        piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: "ease-out" });
      }
    }
  }

  // ---------- the stream ----------
  let stream = null;
  let silence = 0;
  let retry = 0;
  let watch = 0;

  /** Whether an answer shows less than what is on the page: another decision, or an earlier picture of the same one. */
  function isOld(text) {
    const number = (name) => Number(new RegExp(`data-${name}="(\\d+)"`).exec(text)?.[1] ?? Infinity);
    const shown = number("decision-version");
    return shown < version() || (shown === version() && number("drawn") < Number(table()?.dataset.drawn || 0));
  }

  function connect() {
    if (!body.dataset.stream || stream) return;
    stream = new EventSource(body.dataset.stream);
    stream.onopen = () => { retry = 0; connected(); };
    stream.onmessage = (message) => {
      connected();
      const text = message.data;
      if (!isOld(text) || Date.now() - opened < 3000) show(text);
    };
    stream.addEventListener("reload", () => { disconnect(); location.reload(); });
    stream.onerror = () => {
      disconnected();
      if (stream && stream.readyState === EventSource.CLOSED) {
        disconnect();
        retry = Math.min(retry + 1, 6);
        setTimeout(() => { if (!document.hidden) connect(); }, 500 * 2 ** (retry - 1));
      }
    };
    opened = Date.now();
  }
  let opened = 0;

  function disconnect() {
    stream?.close();
    stream = null;
  }

  function disconnected() {
    if (silence) return;
    silence = setTimeout(() => {
      const line = $("#connection");
      if (line) { line.textContent = words.reconnecting; line.hidden = false; }
      body.dataset.offline = "";
    }, 2000);
  }

  function connected() {
    clearTimeout(silence);
    silence = 0;
    delete body.dataset.offline;
    const line = $("#connection");
    if (line) line.hidden = true;
  }

  // A hidden tab gives its connection back and only asks now and then whether it is its turn.
  on("visibilitychange", () => {
    if (!body.dataset.stream) return;
    clearInterval(watch);
    if (document.hidden) {
      disconnect();
      watch = setInterval(async () => {
        try {
          const answer = await fetch(location.pathname, { headers: { accept: "text/html" } });
          if (answer.ok && document.hidden) show(await answer.text());
        } catch { /* next time */ }
      }, 20000);
    } else {
      connect();
    }
  });
  addEventListener("offline", () => { disconnect(); disconnected(); });
  addEventListener("online", connect);
  addEventListener("pagehide", disconnect);
  addEventListener("pageshow", (event) => { if (event.persisted) connect(); });

  // ---------- sending ----------
  let busy = null;
  let waiting = null;

  // What is pressed while a request runs is sent after it, if it is still there then. Pressing the same again is a double
  // click, except where a number is counted up and down.
  function wait(form, button) {
    const same = busy.form === form.id && busy.button === button?.id;
    if (!same || button?.hasAttribute("data-again")) {
      waiting = { form: form.id, button: button?.id, again: (waiting?.button === button?.id ? waiting.again : 0) + 1 };
    }
  }

  function sendWaiting() {
    if (!waiting) return;
    const { form, button, again } = waiting;
    waiting = again > 1 ? { form, button, again: again - 1 } : null;
    const pressed = button ? document.getElementById(button) : null;
    const place = pressed?.form || document.getElementById(form);
    if (place && (!button || (pressed && !pressed.disabled))) send(place, pressed);
    else waiting = null;
  }

  async function send(form, button) {
    if (busy) { wait(form, button); return; }
    busy = { form: form.id, button: button?.id };
    const pressed = button || form;
    pressed.setAttribute("data-pressed", "");
    body.dataset.sent = "";
    const data = button ? new FormData(form, button) : new FormData(form);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), 12000);
    try {
      const answer = await fetch(button?.getAttribute("formaction") || form.action, {
        method: "POST",
        body: new URLSearchParams(data),
        headers: { "accept": "text/html", "x-fragment": "table" },
        signal: limit.signal,
      });
      const here = new URL(answer.url).pathname;
      if (answer.redirected && code && here !== `/t/${code}`) { location.assign(answer.url); return; }
      const text = await answer.text();
      // The stream may have been faster and have shown what came after.
      const shown = text && (isOld(text) || show(text));
      if (!answer.ok && !shown) toast(message(text) || words.failed);
      else if (form.id === "chat-form") form.reset();
      else if (!shown && !code) location.reload();
    } catch {
      waiting = null;
      toast(words.failed);
    } finally {
      clearTimeout(timer);
      busy = null;
      delete body.dataset.sent;
      pressed.removeAttribute("data-pressed");
      sendWaiting();
    }
  }

  /** What an answer that is no table says. */
  function message(text) {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    return ($("#main .error h1", parsed) || $("#notice", parsed) || parsed.body)?.textContent.trim().slice(0, 200);
  }

  on("submit", (event) => {
    const form = event.target;
    if (form.dataset.confirm && !confirm(form.dataset.confirm)) { event.preventDefault(); return; }
    if (form.hasAttribute("data-code-form")) { event.preventDefault(); openCode(form.elements.code.value); return; }
    if (form.hasAttribute("data-filter")) { event.preventDefault(); return; }
    if (!form.hasAttribute("data-send")) return;
    event.preventDefault();
    const button = event.submitter;
    if (body.hasAttribute("data-explaining") && button?.matches("[data-choice], [data-quick]")) {
      const target = button.dataset.targets?.split(" ")[0];
      if (target) explain(target, button);
      return;
    }
    send(form, button);
  });

  on("change", (event) => {
    const form = event.target.closest("form[data-auto]");
    if (form) send(form, null);
  });

  function openCode(text) {
    const found = /\/t\/([^/?#]+)/.exec(text);
    location.assign(`/t/${encodeURIComponent((found ? decodeURIComponent(found[1]) : text).trim())}`);
  }

  // ---------- legal targets ----------
  const choices = () => $$("#choices-form [data-choice]");
  const targetsOf = (choice) => (choice.dataset.targets || "").split(" ").filter(Boolean);
  const pointing = (ids) => choices().filter((choice) => ids.every((id) => targetsOf(choice).includes(id)));
  // What is seldom meant is meant only when nothing else is left.
  const choicesAt = (id) => {
    const found = pointing([...picked, id]);
    const usual = found.filter((choice) => !choice.hasAttribute("data-aside"));
    return usual.length ? usual : found;
  };

  /** The legal targets that are shown, in reading order. */
  function targets() {
    const all = $$("#stage [data-legal][data-el]").filter((target) => target.getClientRects().length);
    const at = new Map(all.map((target) => [target, target.getBoundingClientRect()]));
    return all.sort((a, b) => {
      const [one, two] = [at.get(a), at.get(b)];
      return Math.abs(one.top - two.top) > 12 ? one.top - two.top : one.left - two.left;
    });
  }

  function rove() {
    const all = targets();
    const current = all.find((target) => target === document.activeElement) || all[0];
    for (const target of $$("#stage [data-el][tabindex]")) if (!all.includes(target)) target.removeAttribute("tabindex");
    for (const target of all) target.setAttribute("tabindex", target === current ? "0" : "-1");
  }

  function walk(by) {
    const all = targets();
    if (!all.length) return;
    const at = all.indexOf(document.activeElement);
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
    for (const target of all) target.setAttribute("tabindex", target === next ? "0" : "-1");
    next.focus({ preventScroll: true });
    bring(next);
  }

  let touched = false;
  on("pointerdown", (event) => { touched = event.pointerType === "touch"; }, true);
  on("keydown", () => { touched = false; }, true);

  // What was clicked of a choice that points at several things; they may be clicked in any order.
  let picked = [];

  /** Leaves the choices that point at all that was picked: what no longer matters loses its ring until they are back. */
  function pick(ids) {
    picked = ids;
    const left = ids.length ? pointing(ids) : choices();
    const matters = new Set(left.flatMap(targetsOf));
    const settled = new Set(ids.length ? targetsOf(left[0]).filter((id) => left.every((one) => targetsOf(one).includes(id))) : []);
    for (const choice of choices()) choice.toggleAttribute("data-out", !left.includes(choice));
    for (const target of $$("#stage :is([data-legal], [data-rests])[data-el]")) {
      const rests = ids.length > 0 && !matters.has(target.dataset.el);
      target.toggleAttribute("data-rests", rests);
      target.toggleAttribute("data-legal", !rests);
      target.toggleAttribute("data-selected", settled.has(target.dataset.el));
    }
    const line = $("#picked");
    if (line) {
      line.hidden = !ids.length;
      $("span", line).textContent = left.length;
    }
    rove();
    badges();
    wayThere();
  }

  /** A click or tap on a target. */
  function choose(target, event) {
    const careful = touched || body.dataset.twoClicks === "true";
    const id = target.dataset.el;
    if (picked.includes(id)) { closeChooser(); pick(picked.filter((one) => one !== id)); return; }
    if (target.hasAttribute("data-rests")) pick([]);
    const near = touched && event ? neighbours(target, event) : [target];
    const meant = new Set(near.flatMap((one) => choicesAt(one.dataset.el)));
    const unique = meant.size > 5 ? choicesAt(id) : [...meant];
    if (!unique.length) return;
    if (near.length > 1 && unique.length > 1 && meant.size <= 5) { openChooser(target, unique, false); return; }
    if (unique.length > 1) {
      const differ = unique.some((choice) => targetsOf(choice).some((other) => !unique.every((one) => targetsOf(one).includes(other))));
      if (differ) pick([...picked, id]);
      if (!differ && unique.length > 5 && $("#stepper")) { $("#stepper").hidden = false; $("#stepper-value").focus(); return; }
      if (!differ || unique.length <= 5) openChooser(target, unique, false); else closeChooser();
      return;
    }
    if (careful && body.dataset.asked !== target.dataset.el) {
      preview(target.dataset.el);
      openChooser(target, unique, true);
      body.dataset.asked = target.dataset.el;
      return;
    }
    // The second click of a double click belongs to the first, even if the answer was faster.
    if (event?.detail > 1 && !unique[0].hasAttribute("data-again")) return;
    unique[0].click();
  }

  /** The targets so near to a tap that they may have been meant. */
  function neighbours(target, event) {
    const near = targets().filter((other) => {
      const box = other.getBoundingClientRect();
      return Math.hypot(box.left + box.width / 2 - event.clientX, box.top + box.height / 2 - event.clientY) <= 22;
    });
    return [target, ...near.filter((other) => other !== target)];
  }

  function openChooser(target, found, asking) {
    const chooser = $("#chooser");
    chooser.replaceChildren();
    for (const choice of found.slice(0, 5)) {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.chooses = choice.dataset.choice;
      if (asking) button.className = "confirm primary";
      const label = document.createElement("span");
      label.textContent = asking ? `${words.confirm}: ${$(".label", choice).textContent}` : $(".label", choice).textContent;
      button.append(label, $(".numbers", choice)?.cloneNode(true) || "");
      button.addEventListener("click", () => { const id = choice.id; closeChooser(); document.getElementById(id)?.click(); });
      chooser.append(button);
    }
    if (found.length > 5) {
      const more = document.createElement("button");
      more.type = "button";
      more.textContent = words.more;
      more.addEventListener("click", () => { closeChooser(); talk("choices"); sheet("half"); found[0].focus(); });
      chooser.append(more);
    }
    chooser.dataset.for = target.dataset.el;
    chooser.hidden = false;
    beside(chooser, target.getBoundingClientRect());
    if (!touched) $("button", chooser).focus();
  }

  function closeChooser() {
    const chooser = $("#chooser");
    const inside = chooser.contains(document.activeElement);
    chooser.hidden = true;
    delete body.dataset.asked;
    // The focus goes back to what was asked about.
    if (inside) $(`[data-legal][data-el="${CSS.escape(chooser.dataset.for)}"]`)?.focus({ preventScroll: true });
  }

  /** Puts a floating box beside a rectangle, inside of the window, where it covers the fewest legal targets. */
  function beside(box, rect) {
    const { offsetWidth: width, offsetHeight: height } = box;
    const within = (value, most) => Math.max(8, Math.min(value, most - 8));
    const [x, y] = [rect.left + rect.width / 2 - width / 2, rect.top + rect.height / 2 - height / 2];
    const places = [[rect.right + 10, y], [rect.left - 10 - width, y], [x, rect.bottom + 10], [x, rect.top - 10 - height]]
      .map(([left, top]) => [within(left, innerWidth - width), within(top, innerHeight - height)]);
    const covers = ([left, top], other) => left < other.right && left + width > other.left && top < other.bottom && top + height > other.top;
    const others = targets().map((target) => target.getBoundingClientRect());
    const cost = (place) => (covers(place, rect) ? 1000 : 0) + others.filter((other) => covers(place, other)).length;
    const costs = places.map(cost);
    const [left, top] = places[costs.indexOf(Math.min(...costs))];
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
  }

  // ---------- previews ----------
  let previewed = null;

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
  on("pointerover", (event) => { if (event.pointerType !== "touch") previewFrom(event); });
  on("pointerout", (event) => { if (event.pointerType !== "touch") previewTo(event); });
  // A finger focuses before it clicks: what a preview moves must not move away from under it.
  on("focusin", (event) => { if (!touched) previewFrom(event); });
  on("focusout", previewTo);

  // ---------- pointing from the log ----------
  let brackets = [];

  function point(ids) {
    unpoint();
    for (const id of ids) {
      const target = element(id);
      if (!target) continue;
      target.setAttribute("data-pointed", "");
      const box = target.getBoundingClientRect();
      if (!box.width && !box.height) continue;
      const frame = document.createElement("div");
      frame.className = "brackets";
      frame.append(...[1, 2, 3, 4].map(() => document.createElement("i")));
      Object.assign(frame.style, {
        left: `${box.left - 6}px`, top: `${box.top - 6}px`, width: `${box.width + 12}px`, height: `${box.height + 12}px`,
      });
      body.append(frame);
      brackets.push(frame);
    }
  }

  function unpoint() {
    for (const frame of brackets) frame.remove();
    brackets = [];
    for (const target of $$("[data-pointed]")) target.removeAttribute("data-pointed");
  }

  const pointed = (event) => event.target.closest?.("[data-points]");
  const pointFrom = (event) => { const link = pointed(event); if (link) point(link.dataset.points.split(" ")); };
  on("pointerover", pointFrom);
  on("focusin", pointFrom);
  on("pointerout", (event) => { if (pointed(event)) unpoint(); });
  on("focusout", (event) => { if (pointed(event)) unpoint(); });

  /** Brings an element of the table into view. */
  function bring(target) {
    const pane = target.closest("[data-pane]");
    if (pane && phone.matches && !pane.hasAttribute("data-active")) tab(pane.dataset.pane);
    const mat = target.closest(".mat:not(.own)");
    if (mat) mat.setAttribute("data-open", "");
    const view = $("#viewport");
    if (view?.contains(target)) {
      const [box, frame] = [target.getBoundingClientRect(), view.getBoundingClientRect()];
      if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom) {
        view.scrollBy({
          left: box.left + box.width / 2 - frame.left - frame.width / 2,
          top: box.top + box.height / 2 - frame.top - frame.height / 2,
          behavior: still() ? "auto" : "smooth",
        });
      }
    } else {
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }

  // ---------- recap ----------
  let recap = null;

  function playRecap(act) {
    const box = $("#recap");
    if (!box) return;
    const player = $("#recap-player");
    if (act === "play") {
      recap = { at: Number(box.dataset.from), to: Number(box.dataset.to), paused: false };
      player.hidden = false;
      stepRecap();
    } else if (act === "pause" && recap) {
      recap.paused = !recap.paused;
      clearTimeout(recap.timer);
      if (!recap.paused) stepRecap();
    } else if (act === "next" && recap) {
      stepRecap();
    } else if (act === "stop") {
      stopRecap();
    }
  }

  function stepRecap() {
    clearTimeout(recap.timer);
    if (recap.at >= recap.to) { stopRecap(); return; }
    const line = $(`[data-log-id="${recap.at}"]`);
    const name = line?.closest(".turn")?.querySelector("h4")?.textContent.trim() || "";
    const text = line ? $$(".events p", line).map((p) => p.textContent).join(" ") : "";
    $("#recap-line").textContent = text.startsWith(name) ? text : `${name}: ${text}`;
    point(line ? $$("[data-points]", line).flatMap((link) => link.dataset.points.split(" ")) : []);
    recap.at += 1;
    if (!recap.paused) recap.timer = setTimeout(stepRecap, 1600);
  }

  function stopRecap() {
    clearTimeout(recap?.timer);
    recap = null;
    unpoint();
    const player = $("#recap-player");
    if (player) player.hidden = true;
  }

  // ---------- explain cards ----------
  const cards = new Map();
  let hover = 0;
  let leave = 0;
  let pinned = false;

  async function explain(id, at) {
    if (!id || !code) return;
    const key = `${id} ${version()}`;
    try {
      if (!cards.has(key)) {
        const moment = table().dataset.at;
        const answer = await fetch(`/t/${code}/explain/${encodeURIComponent(id)}${moment ? `?at=${moment}` : ""}`);
        if (!answer.ok) return;
        cards.set(key, await answer.text());
      }
    } catch { return; }
    const card = $("#card");
    const parsed = new DOMParser().parseFromString(cards.get(key), "text/html");
    const tools = document.createElement("div");
    tools.className = "card-tools";
    for (const [label, act] of [[words.pin, "pin"], [words.close, "close"]]) {
      const button = document.createElement("button");
      button.type = "button";
      if (act === "pin") button.append(pinIcon()); else button.textContent = "✕";
      button.setAttribute("aria-label", label);
      button.dataset.card = act;
      tools.append(button);
    }
    pinned = false;
    card.replaceChildren(...parsed.body.childNodes, tools);
    card.dataset.for = id;
    card.hidden = false;
    beside(card, (at?.isConnected ? at : element(id) || table()).getBoundingClientRect());
  }

  function pinIcon() {
    const names = "http://www.w3.org/2000/svg";
    const icon = document.createElementNS(names, "svg");
    icon.setAttribute("class", "icon");
    icon.setAttribute("aria-hidden", "true");
    const use = document.createElementNS(names, "use");
    use.setAttribute("href", words.pinIcon);
    icon.append(use);
    return icon;
  }

  function closeCard() {
    const card = $("#card");
    pinned = false;
    if (card) card.hidden = true;
  }

  on("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    if (event.target.closest("#card")) { clearTimeout(leave); return; }
    const target = event.target.closest("[data-el]");
    clearTimeout(hover);
    if (!target) return;
    if ($("#card").dataset.for === target.dataset.el) clearTimeout(leave);
    if (!pinned) hover = setTimeout(() => explain(target.dataset.el, target), 300);
  });
  on("pointerout", (event) => {
    if (!event.target.closest("[data-el], #card")) return;
    if (event.relatedTarget?.closest?.("#card")) return;
    clearTimeout(hover);
    clearTimeout(leave);
    leave = setTimeout(() => { if (!pinned && !$("#card").matches(":hover")) closeCard(); }, 250);
  });

  // Long press.
  let press = 0;
  let pressedLong = false;
  let pressedAt = 0;
  on("pointerdown", (event) => {
    pressedLong = false;
    pressedAt = event.timeStamp;
    const target = event.target.closest("[data-el]");
    if (event.pointerType !== "touch" || !target) return;
    const { clientX, clientY } = event;
    press = setTimeout(() => { pressedLong = true; explain(target.dataset.el, target); }, 450);
    const stop = (move) => {
      if (move.type === "pointermove" && Math.hypot(move.clientX - clientX, move.clientY - clientY) < 10) return;
      clearTimeout(press);
      for (const type of ["pointerup", "pointercancel", "pointermove"]) document.removeEventListener(type, stop);
    };
    for (const type of ["pointerup", "pointercancel", "pointermove"]) on(type, stop);
  });
  on("contextmenu", (event) => { if (pressedLong) event.preventDefault(); });

  function explainMode(state) {
    const button = $("#explain-mode");
    if (!button) return;
    const now = state ?? !body.hasAttribute("data-explaining");
    body.toggleAttribute("data-explaining", now);
    button.setAttribute("aria-pressed", String(now));
    if (now) toast(words.explaining);
  }

  // ---------- rules beside the table ----------
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

  // ---------- zoom ----------
  let zoom = 1;
  let panned = 0;

  function setZoom(next, at) {
    const view = $("#viewport");
    const camera = $("#camera");
    if (!view || !camera) return;
    const old = zoom;
    zoom = Math.max(1, Math.min(6, next));
    const frame = view.getBoundingClientRect();
    const x = at ? at.x - frame.left : frame.width / 2;
    const y = at ? at.y - frame.top : frame.height / 2;
    const [left, top] = [(view.scrollLeft + x) / old, (view.scrollTop + y) / old];
    camera.style.width = camera.style.height = zoom === 1 ? "" : `${zoom * 100}%`;
    view.scrollLeft = left * zoom - x;
    view.scrollTop = top * zoom - y;
    remember({ zoom, left: view.scrollLeft / zoom, top: view.scrollTop / zoom });
  }

  function frameTargets() {
    const view = $("#viewport");
    const legal = $$("[data-legal][data-el]", view || document.createElement("i"));
    if (!view || !legal.length || Date.now() - panned < 5000) return;
    setZoom(1);
    const frame = view.getBoundingClientRect();
    const boxes = legal.map((target) => target.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left)) - frame.left;
    const right = Math.max(...boxes.map((box) => box.right)) - frame.left;
    const top = Math.min(...boxes.map((box) => box.top)) - frame.top;
    const bottom = Math.max(...boxes.map((box) => box.bottom)) - frame.top;
    const fit = Math.min(frame.width / (right - left + 60), frame.height / (bottom - top + 60));
    setZoom(Math.max(1, Math.min(fit, 3)));
    view.scrollLeft = ((left + right) / 2) * zoom - frame.width / 2;
    view.scrollTop = ((top + bottom) / 2) * zoom - frame.height / 2;
  }

  on("wheel", (event) => {
    const view = event.target.closest?.("#viewport");
    if (!view) return;
    event.preventDefault();
    panned = Date.now();
    setZoom(zoom * Math.exp(-event.deltaY * (event.ctrlKey ? .01 : .0016)), { x: event.clientX, y: event.clientY });
  }, { passive: false });

  let pinch = null;
  const spread = (event) => Math.hypot(
    event.touches[0].clientX - event.touches[1].clientX, event.touches[0].clientY - event.touches[1].clientY);
  on("touchstart", (event) => {
    if (event.touches.length === 2 && event.target.closest("#viewport")) pinch = { from: spread(event), zoom };
  }, { passive: true });
  on("touchmove", (event) => {
    if (event.target.closest?.("#viewport")) panned = Date.now();
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const [a, b] = event.touches;
    setZoom(pinch.zoom * spread(event) / pinch.from, { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
  }, { passive: false });
  on("touchend", () => { pinch = null; });

  // Dragging with the mouse moves the board.
  let dragged = false;
  on("pointerdown", (event) => {
    const view = event.target.closest("#viewport");
    dragged = false;
    if (!view || event.pointerType !== "mouse" || event.button !== 0 || zoom === 1) return;
    const start = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
    const move = (to) => {
      const [dx, dy] = [to.clientX - start.x, to.clientY - start.y];
      if (!dragged && Math.hypot(dx, dy) < 6) return;
      dragged = true;
      panned = Date.now();
      view.dataset.dragging = "";
      view.scrollLeft = start.left - dx;
      view.scrollTop = start.top - dy;
    };
    const up = () => {
      delete view.dataset.dragging;
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", up);
      remember({ left: view.scrollLeft / zoom, top: view.scrollTop / zoom });
    };
    on("pointermove", move);
    on("pointerup", up);
  });

  // ---------- tabs, sheet, mats ----------
  function tab(name) {
    const panes = $$(".page-table [data-pane]");
    if (!panes.some((pane) => pane.dataset.pane === name)) return;
    for (const pane of panes) pane.toggleAttribute("data-active", pane.dataset.pane === name);
    for (const button of $$("[data-tab]")) button.setAttribute("aria-pressed", String(button.dataset.tab === name));
    remember({ tab: name });
    rove();
    wayThere();
  }

  function talk(name) {
    for (const pane of $$("[data-talk]")) pane.toggleAttribute("data-talk-active", pane.dataset.talk === name);
    for (const button of $$("[data-talk-tab]")) button.setAttribute("aria-pressed", String(button.dataset.talkTab === name));
    remember({ talk: name });
  }

  const heights = ["peek", "half", "full"];
  function sheet(height) {
    if (!heights.includes(height)) return;
    body.dataset.sheet = height;
    remember({ sheet: height });
  }
  const nextSheet = (by) => {
    const at = heights.indexOf(body.dataset.sheet || "peek");
    sheet(heights[Math.max(0, Math.min(2, at + by))]);
  };

  let grip = null;
  on("pointerdown", (event) => { if (event.target.id === "grip") grip = { y: event.clientY, moved: false }; });
  on("pointermove", (event) => {
    if (!grip || grip.moved) return;
    const by = grip.y - event.clientY;
    if (Math.abs(by) < 30) return;
    grip.moved = true;
    nextSheet(by > 0 ? 1 : -1);
  });
  on("pointerup", () => { if (grip?.moved) setTimeout(() => { grip = null; }, 50); else grip = null; });

  function badges() {
    for (const pane of $$("#stage [data-pane]")) {
      const badge = document.getElementById(`badge-${pane.dataset.pane}`);
      const count = $$("[data-legal][data-el]", pane).length;
      if (badge) { badge.textContent = count; badge.hidden = !count; }
    }
  }

  /** On a phone, if everything that can be clicked is on another tab: the way there. */
  function wayThere() {
    $("#way-there")?.remove();
    const active = $(".page-table [data-pane][data-active]");
    if (!phone.matches || !isMine() || !active || $("[data-legal][data-el]", active)) return;
    const there = $$("#stage [data-pane]").find((pane) => $("[data-legal][data-el]", pane));
    if (!there) return;
    const button = document.createElement("button");
    button.type = "button";
    button.id = "way-there";
    button.dataset.tab = there.dataset.pane;
    button.textContent = `${words.showIn}: ${$(`#tab-${CSS.escape(there.dataset.pane)} .word`).textContent} ▸`;
    $("#prompt .ask")?.append(button);
  }

  /** At the start of a decision: the right tab and a frame around what can be clicked, on a phone. */
  function lookAtDecision() {
    if (!phone.matches || !$(".page-table")) return;
    const active = $("#stage [data-pane][data-active]");
    const counts = $$("#stage [data-pane]").map((pane) => [pane.dataset.pane, $$("[data-legal][data-el]", pane).length]);
    const here = counts.find(([name]) => name === active?.dataset.pane)?.[1] || 0;
    const there = counts.filter(([, count]) => count).sort((a, b) => b[1] - a[1])[0];
    if (!here && there) tab(there[0]);
    if ($("#worksheet") && body.dataset.sheet === "peek") sheet("half");
    if ($("#pane-board")?.hasAttribute("data-active")) frameTargets();
  }

  // ---------- stepper ----------
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
    const said = choice ? $(".label", choice).textContent : go.dataset.words;
    go.textContent = said.charAt(0).toUpperCase() + said.slice(1);
    if (choice) preview("", choice);
  }

  on("input", (event) => {
    if (event.target.id === "stepper-value" && event.target.value !== "") {
      const amount = Number(event.target.value);
      const { least, most } = $("#stepper").dataset;
      if (amount >= Number(least) && amount <= Number(most)) stepTo(amount);
    }
    const fill = event.target.closest("[data-fill-in]");
    if (fill && event.target.type !== "radio") {
      const radio = $("input[type=radio]", fill);
      radio.value = event.target.value.trim() || radio.defaultValue;
      radio.checked = true;
    }
    const filter = event.target.closest("[data-filter]");
    if (filter) filterRules(filter, event.target.value);
    if (event.target.id === "at") go(`${location.pathname}?at=${event.target.value}`);
  });
  on("change", (event) => { if (event.target.id === "stepper-value") stepTo(Number(event.target.value)); });

  // ---------- clicks ----------
  on("click", (event) => {
    // On a busy device the timer may be early: what counts is how long the finger was really down.
    if (pressedLong && event.timeStamp - pressedAt < 400) { pressedLong = false; closeCard(); }
    if (pressedLong || dragged) {
      pressedLong = dragged = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const target = event.target.closest("[data-el]");
    if (target && body.hasAttribute("data-explaining")) {
      event.preventDefault();
      explain(target.dataset.el, target);
      return;
    }
    const legal = event.target.closest("[data-el]:is([data-legal], [data-rests])") || nearby(event);
    // Whoever acts has read the card that hovering opened.
    if (legal) { clearTimeout(hover); if (!pinned) closeCard(); choose(legal, event); return; }
    const step = target && $(`[data-drops~="${CSS.escape(target.dataset.el)}"]`);
    if (step) { step.click(); return; }
    if (event.target.closest("#unpick")) { closeChooser(); pick([]); return; }
    if (!event.target.closest("#chooser") && !$("#chooser").hidden) { closeChooser(); clearPreview(); }
    if (!event.target.closest("#card") && !pinned) closeCard();
    if (!event.target.closest("#menu")) $("#menu")?.removeAttribute("open");
    act(event);
  });

  /** What a finger meant that came down beside small targets. */
  function nearby(event) {
    if (!touched || !event.target.closest("#viewport")) return null;
    const far = (target) => {
      const box = target.getBoundingClientRect();
      return Math.hypot(box.left + box.width / 2 - event.clientX, box.top + box.height / 2 - event.clientY);
    };
    return targets().filter((target) => far(target) <= 22).sort((a, b) => far(a) - far(b))[0] || null;
  }

  function act(event) {
    const at = (selector) => event.target.closest(selector);
    let found;
    if ((found = at("[data-tab]"))) tab(found.dataset.tab);
    else if ((found = at("[data-talk-tab]"))) talk(found.dataset.talkTab);
    else if ((found = at("[data-zoom]"))) {
      panned = Date.now();
      setZoom({ in: zoom * 1.4, out: zoom / 1.4, fit: 1 }[found.dataset.zoom]);
    } else if (at("#grip")) { if (!grip?.moved) nextSheet(body.dataset.sheet === "full" ? -2 : 1); }
    else if (at("#explain-mode")) explainMode();
    else if ((found = at("[data-mat]"))) {
      const mat = document.getElementById(found.dataset.mat);
      if (phone.matches) { tab("mat"); mat?.scrollIntoView({ block: "start" }); } else mat?.toggleAttribute("data-open");
    } else if ((found = at("[data-pin-mat]"))) pinMat(found);
    else if ((found = at("[data-close-mat]"))) {
      const mat = found.closest(".mat");
      mat.removeAttribute("data-open");
      mat.removeAttribute("data-pinned");
    }
    else if ((found = at("[data-recap]"))) playRecap(found.dataset.recap);
    else if ((found = at("[data-step]"))) {
      const now = Number($("#stepper-value").value);
      stepTo(found.dataset.step === "most" ? Infinity : now + Number(found.dataset.step));
    } else if ((found = at("[data-card]"))) {
      if (found.dataset.card === "close") closeCard();
      else { pinned = !pinned; found.setAttribute("aria-pressed", String(pinned)); }
    } else if ((found = at(".skips a"))) { event.preventDefault(); visit(found.hash.slice(1)); }
    else if ((found = at("[data-copy]"))) { event.preventDefault(); copy(found.dataset.copy); }
    else if ((found = at("a[data-points]"))) {
      event.preventDefault();
      const ids = found.dataset.points.split(" ");
      const first = ids.map(element).find(Boolean);
      if (first) { bring(first); setTimeout(() => point(ids), still() ? 0 : 350); setTimeout(unpoint, 3500); }
    } else if ((found = at("a[data-rule]")) && (code || $("#drawer").open)) { event.preventDefault(); openRules(found.href); }
    else if ((found = at("a[data-go]"))) { event.preventDefault(); if (found.href) go(found.href); }
    else if (at("#go-play")) playReplay();
    else if ((found = at("[data-sort]"))) sort(found);
  }

  /** A pinned mat stays open beside the board when others are opened and closed. */
  function pinMat(button) {
    const mat = button.closest(".mat");
    const pinned = mat.toggleAttribute("data-pinned");
    mat.setAttribute("data-open", "");
    button.setAttribute("aria-pressed", String(pinned));
  }

  async function copy(link) {
    const address = new URL(link, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      toast(words.copied);
    } catch { prompt("", address); }
  }

  // ---------- keys ----------
  const press1 = (selector) => { const button = $(selector); if (button && !button.disabled) button.click(); };

  on("keydown", (event) => {
    if (event.key === "Escape") { escape(); return; }
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || $("#drawer")?.open) return;
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

  /** Goes to a region of the table, wherever it is shown. */
  function visit(id) {
    const place = id && document.getElementById(id);
    if (!place) return;
    const pane = place.closest("[data-pane]");
    if (phone.matches && pane) tab(pane.dataset.pane);
    else if (phone.matches) sheet("half");
    else if (place.dataset.talk) talk(place.dataset.talk);
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
        if (aimed) explain(aimed, document.activeElement); else explainMode();
        return true;
      }
      case "+": case "=": setZoom(zoom * 1.4); return true;
      case "-": case "−": setZoom(zoom / 1.4); return true;
      case "0": setZoom(1); return true;
      default:
        if (/^[1-9]$/.test(event.key)) { press1(`[data-key="${event.key}"]:not([data-out])`); return true; }
        return false;
    }
  }

  function escape() {
    if (!$("#chooser").hidden) { closeChooser(); clearPreview(); return; }
    if (picked.length) { pick([]); return; }
    if (!$("#card").hidden) { closeCard(); return; }
    if ($("#menu")?.open) { $("#menu").open = false; $("#menu summary").focus(); return; }
    const open = $$(".mat[data-open]:not([data-pinned])");
    if (open.length) { for (const mat of open) mat.removeAttribute("data-open"); return; }
    if (recap) { stopRecap(); return; }
    if (body.hasAttribute("data-explaining")) explainMode(false);
  }

  // ---------- replay ----------
  let playing = 0;
  let loading = false;

  async function go(address) {
    if (loading) { go.next = address; return; }
    loading = true;
    try {
      const answer = await fetch(address);
      if (answer.ok && show(await answer.text())) {
        history.replaceState(null, "", address);
        $(".line[aria-current]")?.scrollIntoView({ block: "nearest" });
      }
    } catch { toast(words.failed); }
    loading = false;
    if (go.next) { const next = go.next; go.next = null; go(next); }
  }

  const goTo = (at) => {
    const last = Number(table().dataset.moves);
    go(`${location.pathname}?at=${Math.max(0, Math.min(last, at))}`);
  };

  function playReplay() {
    const button = $("#go-play");
    const stop = () => { clearInterval(playing); playing = 0; button.setAttribute("aria-pressed", "false"); };
    if (playing) { stop(); return; }
    button.setAttribute("aria-pressed", "true");
    playing = setInterval(() => {
      const { at, moves } = table().dataset;
      if (Number(at) >= Number(moves)) stop(); else goTo(Number(at) + 1);
    }, 1100);
  }

  function replayKey(event) {
    const at = Number(table().dataset.at);
    const starts = $$(".turn").map((turn) => Number(turn.id.slice(5))).sort((a, b) => a - b);
    switch (event.key) {
      case "ArrowRight": goTo(event.shiftKey ? starts.find((start) => start > at) ?? Infinity : at + 1); return true;
      case "ArrowLeft": goTo(event.shiftKey ? starts.filter((start) => start < at).pop() ?? 0 : at - 1); return true;
      case "Home": goTo(0); return true;
      case "End": goTo(Infinity); return true;
      case " ":
        if (event.target.closest("button, a, summary")) return false;
        playReplay();
        return true;
      default: return false;
    }
  }

  // ---------- the end of a turn, by itself ----------
  let countdown = 0;

  /** Counts down on "End turn", if the player wants that; whatever the player does meanwhile stops it. */
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

  // ---------- the curve ----------
  const read = (event) => {
    const column = event.target.closest?.("[data-read]");
    const line = $("#curve-read");
    if (column && line) line.textContent = column.dataset.read;
  };
  on("pointerover", read);
  on("focusin", read);
  on("keydown", (event) => {
    const column = event.target.closest?.("[data-read]");
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!column || !by) return;
    event.preventDefault();
    const all = $$("[data-read]");
    const next = all[Math.max(0, Math.min(all.length - 1, all.indexOf(column) + by))];
    for (const one of all) one.setAttribute("tabindex", one === next ? "0" : "-1");
    next.focus();
  });

  // ---------- rules, scores ----------
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

  // ---------- start ----------
  function enhance() {
    if ($("#stepper") && document.activeElement?.id !== "stepper-value") {
      const value = $("#stepper-value");
      const go = $("#stepper-go");
      if (value && go && go.value !== `${$("#stepper").dataset.prefix} ${value.value}`) stepTo(Number(value.value));
    }
    for (const head of $$("[data-sortable] thead th.number:not(:has(button))")) {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.sort = "";
      button.textContent = head.textContent;
      head.replaceChildren(button);
    }
    rove();
    badges();
    wayThere();
    countDown();
  }

  function start() {
    html.classList.add("js");
    if (memory.sheet) body.dataset.sheet = memory.sheet;
    if (memory.tab) tab(memory.tab);
    if (memory.talk) talk(memory.talk);
    if (memory.zoom > 1) {
      setZoom(memory.zoom);
      const view = $("#viewport");
      view?.scrollTo(memory.left * zoom, memory.top * zoom);
    }
    const draft = $("#chat-text");
    if (draft && memory.draft) draft.value = memory.draft;
    const link = $("form[data-open-at-once]");
    if (link) link.submit();
    on("input", (event) => { if (event.target.id === "chat-text") remember({ draft: event.target.value }); });
    on("reset", () => remember({ draft: "" }));
    enhance();
    for (const list of $$("[data-scroll=end]")) list.scrollTop = list.scrollHeight;
    $(".line[aria-current]")?.scrollIntoView({ block: "center" });
    if (isMine() && !memory.zoom) lookAtDecision();
    showTitle();
    if (!document.hidden) connect();
  }

  start();
})();
