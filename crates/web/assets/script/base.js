// Társas: the script of all pages. The server draws. This script sends the player's choices, replaces the old drawing by
// the new one, and keeps the player's state: focus, typed text, scroll position, zoom, open cards.
// The files of this folder are served as one module, in the order of `src/assets.rs`.

// Shared helpers.
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

// State that a browser tab keeps about a table, so that a reload changes nothing.
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
