// Hints: the table stays usable while one is computed. It is shown until it is closed or something is done.

import { connection } from "./live.js";
import { inTurn, table } from "./page.js";
import { fetchPart } from "./post.js";
import { swap } from "./swap.js";

const panel = () => document.getElementById("hint-panel");
const version = () => table()?.dataset.version;
const isPlain = (event) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);

// The panel is closed by the script from here on, so a new view of this page must not ask again.
if (panel()) history.replaceState(null, "", location.pathname);

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("#go-hint, #close-hint");
  if (!link || !isPlain(event)) return;
  event.preventDefault();
  if (link.id === "close-hint") close();
  else if (!link.hasAttribute("aria-busy")) ask(link);
});

document.addEventListener("keydown", (event) => {
  if (panel() && !document.querySelector(":popover-open")) ({ Escape: close })[event.key]?.();
});

async function ask(link) {
  const asked = version();
  link.setAttribute("aria-busy", "true");
  try {
    const html = await fetchPart(link.href);
    // What has been done in the meantime has made the hint worthless.
    if (html && version() === asked) await inTurn(() => swap(html));
    panel()?.focus({ preventScroll: true });
  } catch {
    connection("offline");
  } finally {
    document.getElementById("go-hint")?.removeAttribute("aria-busy");
  }
}

function close() {
  const hadFocus = panel()?.contains(document.activeElement);
  document.getElementById("hint")?.replaceChildren();
  for (const thing of document.querySelectorAll("[data-hint]")) {
    thing.classList.remove("hinted");
    delete thing.dataset.hint;
  }
  if (hadFocus) document.getElementById("go-hint")?.focus();
}

// Keeps an open hint on a new page of the same position that comes without one, as after a chat message.
export function keepHint(now, next) {
  const [shown, fresh] = [now, next].map((root) => root.querySelector("#hint"));
  const isKept = shown?.hasChildNodes() && fresh && !fresh.hasChildNodes() && now.dataset.version === next.dataset.version;
  if (!isKept) return;
  fresh.innerHTML = shown.innerHTML;
  for (const old of now.querySelectorAll("[data-hint]")) {
    const thing = next.querySelector("#" + CSS.escape(old.id));
    thing?.classList.toggle("hinted", old.matches(".hinted"));
    thing?.setAttribute("data-hint", old.dataset.hint);
  }
}
