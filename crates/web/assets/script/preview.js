// Shows what a choice costs and brings while the pointer rests on it or it has the focus: in the numbers of one's own
// board, and as figures where people would stand.

const marks = [];

function clear() {
  for (const undo of marks.splice(0)) undo();
}

function mark(part) {
  const [what, before, after] = part.split(":");
  if (what.startsWith("@")) {
    const place = document.querySelector(`[data-place="${what.slice(1)}"]`);
    const free = place?.matches(".rings") ? Array.from(place.querySelectorAll(".ring:not(.taken)")).slice(0, before) : [place];
    for (const spot of free.filter(Boolean)) {
      spot.classList.add("ghost");
      marks.push(() => spot.classList.remove("ghost"));
    }
    return;
  }
  for (const meter of document.querySelectorAll(`:is(.mine, .strip, .wallet) [data-meter="${what}"]`)) {
    const next = document.createElement("b");
    next.className = "foretold " + (+after > +before ? "more" : "less");
    next.textContent = "→ " + after.replace("-", "−");
    meter.append(next);
    marks.push(() => next.remove());
  }
}

export function foretell(parts) {
  clear();
  parts.forEach(mark);
}

const choice = (event) => event.target.closest?.("[data-preview]");
const show = (event) => { if (choice(event)) foretell(choice(event).dataset.preview.split(" ")); };
const leave = (event) => { if (choice(event)) clear(); };

document.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") show(event); });
document.addEventListener("pointerout", leave);
document.addEventListener("focusin", show);
document.addEventListener("focusout", leave);
// A panel that closes takes its picks with it.
document.addEventListener("toggle", (event) => { if (event.newState === "closed") clear(); }, true);
document.addEventListener("submit", clear, true);
document.addEventListener("tessera:shown", clear);
