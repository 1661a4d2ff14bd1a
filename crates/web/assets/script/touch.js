// Touch: fingers cannot rest on a thing to see what it does, so one with a single answer first opens a panel that says so.

import { table } from "./page.js";

const panel = () => document.getElementById("touch-panel");
// The button that the panel is about, by its id: it may be replaced while the panel is open.
let pressed = "";

document.addEventListener("click", (event) => {
  const button = event.target.closest?.(".board .spot.can[name=action]");
  if (!button || !panel() || button.closest(".panel")) return;
  event.preventDefault();
  pressed = button.id;
  const name = button.querySelector(":scope > .visually-hidden")?.textContent ?? button.ariaLabel ?? button.textContent;
  document.getElementById("touch-says").textContent = name;
  const picture = (button.querySelector(".card-face, .building-face, .card, .module, .mach") ?? button.querySelector("svg"))?.cloneNode(true);
  for (const piece of picture?.querySelectorAll("[data-piece], [id]") ?? []) piece.removeAttribute("id"), piece.removeAttribute("data-piece");
  picture?.removeAttribute("data-piece");
  document.getElementById("touch-picture").replaceChildren(...(picture ? [picture] : []));
  panel().showPopover({ source: button });
});

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("#do-it")) return;
  const button = document.getElementById(pressed);
  panel().hidePopover();
  if (button?.form && !table().hasAttribute("aria-busy")) button.form.requestSubmit(button);
});
