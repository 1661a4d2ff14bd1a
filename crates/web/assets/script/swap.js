// Swapping: compares a fetched page with this one, region by region, and replaces what differs. Pieces that moved glide to
// their new places.

import { isStill, table } from "./page.js";

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
      // Fields for numbers have no selection.
      if (selection[1] !== null) found.setSelectionRange(selection[1], selection[2]);
    }
  };
}

// More would be a swarm that nobody can follow.
const MOST_GLIDING = 12;

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
  return pairs.slice(0, MOST_GLIDING);
}

export async function swap(html) {
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
    document.dispatchEvent(new Event("tessera:shown"));
  };
  if (isStill() || !moved.length || !document.startViewTransition) return update();
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
