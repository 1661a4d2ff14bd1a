// Swapping: compares a fetched page with this one, region by region, and replaces what differs. Pieces that moved glide to
// their new places.

import { keepHint } from "./hints.js";
import { holdOn } from "./hold.js";
import { isStill, table } from "./page.js";
import { hearNews } from "./speak.js";

// Returns the regions of a page by id.
const regions = (root) => new Map(Array.from(root.querySelectorAll("[data-region]"), (region) => [region.id, region]));

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

// Shows a fetched page. Pieces glide if they may; `shown` is called as soon as the page stands, while they still do.
export async function swap(html, { glides = true, shown } = {}) {
  const now = table();
  const page = new DOMParser().parseFromString(html, "text/html");
  const next = page.getElementById("table");
  if (!now || !next) return location.reload();
  if (next.matches("[data-base]") && !document.querySelector(".table-base")) return location.reload();
  keepHint(now, next);
  const [oldRegions, newRegions] = [regions(now), regions(next)];
  // Other pages need other style sheets.
  if (!next.matches(".is-board, .is-plain, .curtain") && next.className !== now.className) return location.reload();
  const isSameKind = now.className.split(" ")[0] === next.className.split(" ")[0]
    && oldRegions.size === newRegions.size && [...newRegions.keys()].every((id) => oldRegions.has(id));
  const changed = [...newRegions].filter(([id, region]) => oldRegions.get(id)?.outerHTML !== region.outerHTML);
  const pieces = (roots) => roots.flatMap((root) => Array.from(root.querySelectorAll("[data-piece]")));
  const moved = isSameKind
    ? movedPieces(pieces(changed.map(([id]) => oldRegions.get(id))), pieces(changed.map(([, region]) => region)))
    : [];
  const update = () => {
    const [restore, tell] = [holdOn(), hearNews()];
    if (isSameKind) {
      for (const [id, region] of changed) oldRegions.get(id).replaceWith(region);
      now.className = next.className;
      for (const { name, value } of next.attributes) now.setAttribute(name, value);
      for (const { name } of [...now.attributes]) if (name !== "aria-busy" && !next.hasAttribute(name)) now.removeAttribute(name);
    } else {
      now.replaceWith(next);
    }
    document.title = page.title;
    restore();
    tell();
    shown?.();
    document.dispatchEvent(new Event("tessera:shown"));
  };
  if (!glides || isStill() || !moved.length || !document.startViewTransition) return update();
  moved.forEach(([piece], index) => { piece.style.viewTransitionName = "piece-" + index; });
  const transition = document.startViewTransition(() => {
    update();
    moved.forEach(([, piece], index) => { piece.style.viewTransitionName = "piece-" + index; });
  });
  try { await transition.finished; } catch { /* Skipped: the page is correct anyway. */ }
  moved.forEach(([, piece]) => { piece.removeAttribute("style"); });
}
