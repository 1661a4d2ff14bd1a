// Keys: a letter for each tool and each part of a table (the markup says which), digits in an open panel, and arrows
// from answer to answer.

import { isPast, isTyping, table } from "./page.js";

const isShown = (element) => element.checkVisibility();
const openPanel = () => Array.from(document.querySelectorAll(".panel:popover-open")).at(-1);

// Returns what can be chosen now: in the open panel if it has something to choose, otherwise at the whole table.
function answers() {
  const within = (root) => Array.from(root?.querySelectorAll(".can, button[data-key=e]") ?? []).filter(isShown);
  const inPanel = within(openPanel());
  return inPanel.length ? inPanel : within(table());
}

// Presses the button or opens the panel with this key, or focuses its part of the table.
function press(key) {
  const thing = Array.from(document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`))
    .map((found) => found.matches(".act") ? found.querySelector("button") : found)
    .find((found) => found.popover || isShown(found));
  if (!thing) return false;
  if (thing.popover) {
    thing.togglePopover();
  } else if (thing.matches("button, a")) {
    // From its button, the focus finds into a panel.
    if (thing.popoverTargetElement) thing.focus();
    if (!table().hasAttribute("aria-busy")) thing.click();
  } else {
    thing.focus();
  }
  return true;
}

function next() {
  const all = answers();
  const from = document.activeElement;
  const isLater = (answer) => from.compareDocumentPosition(answer) & Node.DOCUMENT_POSITION_FOLLOWING;
  const found = all.find((answer) => answer !== from && isLater(answer)) ?? all[0];
  found?.focus();
  return !!found;
}

// Chooses in the open panel: the number itself where numbers are asked, otherwise the answer at this place.
function choose(digit) {
  const all = Array.from(openPanel()?.querySelectorAll(".can") ?? []).filter(isShown);
  const numbers = all.filter((answer) => answer.matches(".number"));
  // Behind the number may stand what it brings.
  const number = (answer) => (answer.querySelector(".pictures") ?? answer).firstChild.textContent.trim();
  const found = numbers.length ? numbers.find((answer) => number(answer) === digit) : all[digit - 1];
  if (found && !table().hasAttribute("aria-busy")) found.click();
  return !!found;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Moves the focus to the nearest answer in a direction. Sideways counts twice.
function move([right, down]) {
  const from = document.activeElement;
  if (!table()?.contains(from)) return false;
  const all = answers();
  const panel = openPanel();
  // Into an open panel, whatever the direction.
  if (panel && !panel.contains(from) && panel.contains(all[0])) return all[0].focus() ?? true;
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let found = null, least = Infinity;
  for (const answer of all) {
    const [toX, toY] = middle(answer);
    const along = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    if (answer === from || along < 4 || along + 2 * aside >= least) continue;
    [found, least] = [answer, along + 2 * aside];
  }
  found?.focus();
  return !!found;
}

function does(event) {
  const arrow = ARROWS[event.key];
  // In the history, arrows are steps.
  if (arrow) return !isPast() && !event.shiftKey && !event.target.matches("input") && move(arrow);
  if (event.repeat || !table()?.hasAttribute("data-keys")) return false;
  if (/^[1-9]$/.test(event.key)) return choose(event.key);
  const key = event.shiftKey ? event.key : event.key.toLowerCase();
  return key === "n" ? next() : key.length === 1 && key !== " " && press(key);
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
  // A question that must be answered first has all keys to itself.
  if (document.querySelector(":modal")) return;
  if (does(event)) event.preventDefault();
});
