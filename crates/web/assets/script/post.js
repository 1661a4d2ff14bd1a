// Posting and fetching: forms of the table are sent in the background, which keeps the page in place.

import { connection } from "./live.js";
import { address, inTurn, isPast, isTyping, table } from "./page.js";
import { swap } from "./swap.js";

const PART = { "tessera-part": "table" };

export async function fetchPart(url, options = {}) {
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

// Something that waits for its turn will show the newest anyway.
let waiting = null;
export const refresh = () => waiting ??= inTurn(async () => {
  waiting = null;
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
  const rest = () => table()?.removeAttribute("aria-busy");
  inTurn(async () => {
    try {
      const html = await fetchPart(action, { method: "POST", body: fields });
      if (isPreference) return await showAgain(fields);
      if (html) await swap(html, { shown: rest });
    } catch {
      connection("offline");
    } finally {
      rest();
    }
  });
});

// Shows the table with a changed preference.
async function showAgain(fields) {
  if (fields.get("key") === "still") document.documentElement.classList.toggle("still", fields.get("value") === "on");
  const html = await fetchPart(location.pathname + location.search);
  if (html) await swap(html);
}

// A form that leads to another page is submitted only once, even on repeated clicks.
function sendOnce(form) {
  if (form.method === "post") setTimeout(() => { for (const button of form.elements) button.disabled = true; });
}
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

// Steps through the history are loaded without leaving the page.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || !table()?.contains(link) || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const url = new URL(link.href);
  if (!isPast() || !url.pathname.includes("/history/")) return;
  event.preventDefault();
  go(url.pathname);
});

const go = (url) => inTurn(async () => {
  const html = await fetchPart(url);
  if (!html) return;
  history.replaceState(null, "", url);
  await swap(html);
});

document.addEventListener("input", (event) => {
  if (event.target.id === "history-position") go(address() + "/history/" + event.target.value);
});

document.addEventListener("keydown", (event) => {
  if (!isPast() || isTyping(event) || event.altKey || event.ctrlKey) return;
  const id = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  const step = id && document.getElementById("history-" + id);
  if (!step) return;
  event.preventDefault();
  step.click();
});
