// The boards of another player: they are fetched when they are opened, like an update of the table, and close like a panel.

import { connection } from "./live.js";
import { inTurn } from "./page.js";
import { fetchPart } from "./post.js";
import { swap } from "./swap.js";

const opened = () => document.getElementById("opened");
const isOpen = () => new URLSearchParams(location.search).has("look");

// Shows the page at an address, and the focus where it goes on.
const show = (url, focus) => inTurn(async () => {
  try {
    const html = await fetchPart(url);
    if (!html) return;
    history.replaceState(null, "", url);
    await swap(html, { glides: false });
    document.getElementById(focus)?.focus({ preventScroll: true });
  } catch { connection("offline"); }
});

const close = () => show(opened().querySelector(".close").href, opened().dataset.from);

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-look]");
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (link) {
    event.preventDefault();
    return link.matches(".close") ? close() : show(link.href, "opened");
  }
  if (opened() && !opened().contains(event.target)) close();
});

document.addEventListener("keydown", (event) => {
  const does = ({ Escape: close })[event.key];
  if (!does || !opened() || document.querySelector(":popover-open")) return;
  event.preventDefault();
  does();
});

// An answer closes them.
document.addEventListener("tessera:shown", () => {
  if (isOpen() && !opened()) history.replaceState(null, "", location.pathname);
});
