// The script of a table. Every page works without it: it only adds live updates. It listens for changes, fetches the
// part of the page that this viewer may see, and swaps the regions that differ. Pieces glide to their new places.
"use strict";

const PART = { "tessera-part": "table" };
// The texts for people come with the page.
const WORDS = { ...document.currentScript.dataset };
const table = () => document.getElementById("table");
const address = () => table()?.dataset.address;
const isPast = () => location.pathname.includes("/history/");

// Fair dice: this browser draws its part when a form that needs it is submitted.
document.addEventListener("submit", (event) => {
  for (const field of event.target.querySelectorAll("input[data-nonce]")) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    field.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}, true);

// --- Swapping changed regions

// Returns the regions of a page by id.
const regions = (root) => new Map(Array.from(root.querySelectorAll("[data-region]"), (region) => [region.id, region]));

// The text field that had the focus when it disappeared. It gets the focus back when it returns.
let leftField = null;
document.addEventListener("focusin", () => { leftField = null; });
document.addEventListener("pointerdown", () => { leftField = null; });

// Remembers what a swap must not lose: the focus, half-typed text, open menus. Returns a function that restores it.
function holdOn() {
  const focus = document.activeElement;
  const held = focus?.id && table()?.contains(focus) ? focus : leftField;
  const typed = held?.matches("input:not([type=range]), textarea") ? held : null;
  const selection = typed && [typed.value, typed.selectionStart, typed.selectionEnd];
  const open = Array.from(document.querySelectorAll(":popover-open"), (panel) => panel.id);
  return () => {
    for (const id of open) {
      const panel = document.getElementById(id);
      const source = document.querySelector(`[popovertarget="${id}"]`);
      if (panel?.popover && !panel.matches(":popover-open")) panel.showPopover({ source });
    }
    const found = held && document.getElementById(held.id);
    leftField = found ? null : typed;
    if (!found || found === document.activeElement) return;
    found.focus({ preventScroll: true });
    if (selection && found.matches("input, textarea")) {
      found.value = selection[0];
      found.setSelectionRange(selection[1], selection[2]);
    }
  };
}

// Pairs the old and new elements of pieces that move. Pieces that stay in place are left out.
function movedPieces(olds, news) {
  const byPlace = (pieces) => {
    const places = new Map();
    for (const piece of pieces) {
      const key = piece.dataset.piece + " @ " + piece.dataset.at;
      places.set(key, [...(places.get(key) ?? []), piece]);
    }
    return places;
  };
  const [before, after] = [byPlace(olds), byPlace(news)];
  const left = [], come = new Map();
  for (const [key, pieces] of before) left.push(...pieces.slice(after.get(key)?.length ?? 0));
  for (const [key, pieces] of after) {
    for (const piece of pieces.slice(before.get(key)?.length ?? 0)) {
      const name = piece.dataset.piece;
      come.set(name, [...(come.get(name) ?? []), piece]);
    }
  }
  const pairs = [];
  for (const piece of left) {
    const next = come.get(piece.dataset.piece)?.shift();
    if (next) pairs.push([piece, next]);
  }
  return pairs;
}

let shownTick = 0;

async function swap(html) {
  const now = table();
  const page = new DOMParser().parseFromString(html, "text/html");
  const next = page.getElementById("table");
  if (!now || !next) return location.reload();
  const [oldRegions, newRegions] = [regions(now), regions(next)];
  const isSameKind = now.className.split(" ")[0] === next.className.split(" ")[0]
    && oldRegions.size === newRegions.size && [...newRegions.keys()].every((id) => oldRegions.has(id));
  const changed = [...newRegions].filter(([id, region]) => oldRegions.get(id)?.outerHTML !== region.outerHTML);
  const pieces = (roots) => roots.flatMap((root) => Array.from(root.querySelectorAll("[data-piece]")));
  const moved = isSameKind
    ? movedPieces(pieces(changed.map(([id]) => oldRegions.get(id))), pieces(changed.map(([, region]) => region)))
    : [];
  const update = () => {
    const restore = holdOn();
    if (isSameKind) {
      for (const [id, region] of changed) oldRegions.get(id).replaceWith(region);
      now.className = next.className;
      for (const { name, value } of next.attributes) now.setAttribute(name, value);
      announce(now, next);
    } else {
      now.replaceWith(next);
    }
    document.title = page.title;
    restore();
    dress();
  };
  const isStill = document.documentElement.classList.contains("still") || document.hidden
    || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !moved.length || !document.startViewTransition) return update();
  moved.forEach(([piece], index) => { piece.style.viewTransitionName = "piece-" + index; });
  const transition = document.startViewTransition(() => {
    update();
    moved.forEach(([, piece], index) => { piece.style.viewTransitionName = "piece-" + index; });
  });
  try { await transition.finished; } catch { /* Skipped: the page is correct anyway. */ }
  moved.forEach(([, piece]) => { piece.removeAttribute("style"); });
}

// Announces the news to screen readers. The element itself must stay, or it would not be read out.
function announce(now, next) {
  const [old, fresh] = [now.querySelector("#announce"), next.querySelector("#announce")];
  if (old && fresh && old.innerHTML !== fresh.innerHTML) old.innerHTML = fresh.innerHTML;
}

// --- Fetching and posting, one request at a time

let queue = Promise.resolve();
const inTurn = (work) => (queue = queue.then(work, work));

async function fetchPart(url, options = {}) {
  const answer = await fetch(url, { ...options, headers: { ...PART, ...options.headers }, credentials: "same-origin" });
  if (answer.redirected && new URL(answer.url).pathname !== new URL(url, location.href).pathname) {
    location.assign(answer.url);
    return null;
  }
  // Clear the typed move if it was made. Keep a refused one for correction.
  const line = document.getElementById("line");
  if (line && answer.ok && options.body?.has("action")) line.value = "";
  return answer.status === 204 ? "" : answer.text();
}

const refresh = () => inTurn(async () => {
  try {
    const html = await fetchPart(location.pathname + location.search);
    if (html) await swap(html);
  } catch { connection("offline"); }
});

// Forms that change the table are posted in the background, which keeps the page in place.
document.addEventListener("submit", (event) => {
  const form = event.target;
  const action = form.getAttribute("action") ?? "";
  const deed = action.startsWith(address() + "/") ? action.slice(address().length + 1) : null;
  const isPreference = action === "/me/preferences" && table() && address();
  const isDeed = deed && !["rematch", "branch", "history"].includes(deed);
  if (form.method !== "post" || isPast() || !(isDeed || isPreference)) return sendOnce(form);
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form, event.submitter));
  form.closest("[popover]:popover-open")?.matches(".menu, .choices, .reason") && form.closest("[popover]").hidePopover();
  if (deed === "chat") form.reset();
  // Block other choices until the answer arrives: they would concern an outdated table.
  if (deed !== "chat") table().setAttribute("aria-busy", "true");
  inTurn(async () => {
    try {
      const html = await fetchPart(action, { method: "POST", body: fields });
      if (isPreference) return location.reload();
      if (html) await swap(html);
    } catch {
      connection("offline");
    } finally {
      table()?.removeAttribute("aria-busy");
    }
  });
});

// A form that leads to another page is submitted only once, even on repeated clicks.
function sendOnce(form) {
  if (form.method === "post") setTimeout(() => { for (const button of form.elements) button.disabled = true; });
}
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

// Hints and steps through the history are loaded without leaving the page.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || !table()?.contains(link) || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const url = new URL(link.href);
  const isStep = isPast() && url.pathname.includes("/history/");
  if (isStep || url.search === "?hint=1") {
    event.preventDefault();
    go(url.pathname + url.search, isStep);
  }
});

const go = (url, isStep) => inTurn(async () => {
  // A hint takes a moment.
  if (!isStep) document.getElementById("go-hint")?.setAttribute("aria-busy", "true");
  const html = await fetchPart(url);
  if (!html) return;
  if (isStep) history.replaceState(null, "", url);
  await swap(html);
  document.getElementById("go-hint")?.removeAttribute("aria-busy");
});

document.addEventListener("input", (event) => {
  if (event.target.id === "history-position") go(address() + "/history/" + event.target.value, true);
});

document.addEventListener("keydown", (event) => {
  if (!isPast() || event.target.matches("input:not([type=range]), textarea") || event.altKey || event.ctrlKey) return;
  const id = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  const step = id && document.getElementById("history-" + id);
  if (!step) return;
  event.preventDefault();
  step.click();
});

// --- The connection

function connection(state) {
  const sign = document.getElementById("connection");
  if (!sign) return;
  sign.dataset.state = state;
  sign.textContent = WORDS[state];
}

function listen() {
  if (!address() || isPast()) return;
  const stream = new EventSource(address() + "/events");
  stream.addEventListener("open", () => connection("live"));
  stream.addEventListener("changed", (event) => {
    const { tick } = JSON.parse(event.data);
    // The first event only tells the current state. After a reconnect it shows whether anything was missed.
    if (tick !== shownTick) refresh();
    shownTick = tick;
  });
  stream.addEventListener("error", () => {
    connection(navigator.onLine ? "reconnecting" : "offline");
    shownTick = -1;
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  });
  addEventListener("pagehide", () => stream.close());
}

// --- Small conveniences

function dress() {
  for (const field of document.querySelectorAll("[data-copy]:not([data-dressed])")) {
    field.dataset.dressed = "";
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button quiet";
    button.textContent = WORDS.copy;
    button.addEventListener("click", async () => {
      field.select();
      await navigator.clipboard?.writeText(field.value);
      button.textContent = WORDS.copied;
    });
    field.after(button);
  }
}

// A saved game can be chosen as a file instead of pasted.
document.addEventListener("change", async (event) => {
  const target = event.target.dataset?.fills && document.getElementById(event.target.dataset.fills);
  if (target && event.target.files?.[0]) target.value = await event.target.files[0].text();
});

dress();
listen();
