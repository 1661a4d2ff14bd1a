// Since your turn: shows again on the board what the others did. The server sends the table as it was before, with the list
// of steps and what glides in each. All of it is one piece of work in the queue: whatever changes meanwhile is shown after.

import { connection } from "./live.js";
import { address, inTurn, isStill, isTyping, table } from "./page.js";
import { fetchPart, refresh } from "./post.js";
import { speak } from "./speak.js";
import { swap } from "./swap.js";

const STEP = 1100;
const SHORTEST_STEP = 450;
const WHOLE = 30000;
const MOST_AT_ONCE = 12;
const MOVES_FOCUS = { Tab: true, Shift: true };
const PRESSES = { Enter: true, " ": true };

// What is shown now: the bar, the length of a step, the speed, whether it is paused or over, and what flies.
let run = null;

const find = (selector) => table().querySelector(".board")?.querySelector(selector);
const all = (selector) => Array.from(table().querySelector(".board")?.querySelectorAll(selector) ?? []);
const named = (attribute, name) => `[data-${attribute}="${CSS.escape(name)}"]`;

// Shows it from the beginning, and then the present.
export function show(link) {
  link.setAttribute("aria-busy", "true");
  inTurn(replay).then(refresh, refresh).then(() => {
    link.removeAttribute("aria-busy");
    document.getElementById("since-link")?.focus({ preventScroll: true });
  });
}

document.addEventListener("click", (event) => {
  const target = event.target.closest?.(".replay.plays .prompt-actions :is(a, button)");
  if (!target || !run || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  if (target.id === "replay-pause") pause();
  else if (target.id === "replay-fast") hurry();
  else end();
});

// Any key pauses or goes on, and Escape ends. Keys of the table do nothing meanwhile.
document.addEventListener("keydown", (event) => {
  if (!run || isTyping(event) || event.altKey || event.ctrlKey || event.metaKey || event.key in MOVES_FOCUS) return;
  const isPress = event.key in PRESSES && event.target.closest?.(".replay :is(a, button)");
  event.stopImmediatePropagation();
  if (isPress) return;
  event.preventDefault();
  ({ Escape: end }[event.key] ?? pause)();
}, true);

function pause() {
  run.isPaused = !run.isPaused;
  const button = document.getElementById("replay-pause");
  button.textContent = run.isPaused ? button.dataset.goOn : button.dataset.pause;
  for (const flight of run.flights) run.isPaused ? flight.pause() : flight.play();
}

function hurry() {
  run.speed = run.speed === 1 ? 2 : 1;
  document.getElementById("replay-fast").setAttribute("aria-pressed", run.speed === 2);
  for (const flight of run.flights) flight.playbackRate = run.speed;
}

function end() {
  run.isOver = true;
  for (const flight of run.flights) flight.finish();
}

async function replay() {
  let html;
  try { html = await fetchPart(address() + "/since"); } catch { return connection("offline"); }
  if (!html) return;
  await swap(html, { glides: false });
  const bar = document.getElementById("prompt");
  const steps = Array.from(bar.querySelectorAll(".replay-steps > li"));
  if (!steps.length) return;
  const step = Math.max(SHORTEST_STEP, Math.min(STEP, WHOLE / steps.length));
  run = { bar, step, speed: 1, isPaused: false, isOver: false, flights: new Set() };
  bar.classList.add("plays");
  for (const button of bar.querySelectorAll("button")) button.hidden = false;
  document.getElementById("replay-pause").focus({ preventScroll: true });
  const others = Array.from(table().querySelectorAll(".board > *, .bar, .side"));
  for (const part of others) part.inert = true;
  try {
    await wait(run.step / 2);
    const signs = table().querySelectorAll(".since-run > :not(.emblem)");
    for (const [index, line] of steps.entries()) {
      if (run.isOver) break;
      tell(line);
      signs[index - 1]?.classList.remove("now");
      signs[index]?.classList.add("now");
      signs[index]?.scrollIntoView({ block: "nearest", inline: "center" });
      const glides = Array.from(line.querySelector("template")?.content.children ?? []);
      await Promise.all([wait(run.step), ...glides.flatMap(glide)]);
    }
    await wait(run.step / 2);
  } finally {
    run = null;
    document.getElementById("gliding")?.remove();
    for (const part of table().querySelectorAll("[inert]")) part.inert = false;
  }
}

const wait = (time) => new Promise((done) => {
  const tick = () => {
    if (!run || run.isOver || time <= 0) return done();
    if (!run.isPaused) time -= 50 * run.speed;
    setTimeout(tick, 50);
  };
  tick();
});

// Shows and speaks the sentence of a step, and adds its line to the log.
function tell(line) {
  const sentence = line.querySelector(".said").textContent;
  document.getElementById("replay-says").textContent = sentence;
  speak([sentence]);
  run.bar.className = "prompt replay plays " + line.className;
  const list = table().querySelector(".events .event-list");
  const copy = line.cloneNode(true);
  for (const old of list?.querySelectorAll(".new") ?? []) old.classList.remove("new");
  copy.classList.add("new");
  list?.prepend(copy);
}

// Shows what moves in a step, and returns when it has arrived.
function glide(what) {
  const { closeUp, from, to, kind, moves } = what.dataset;
  if (closeUp) return gather(closeUp.split(" "));
  const count = Number(what.dataset.count);
  if (kind === "picture") return [carry(what, from, to, count)];
  const target = to && find(named("place", to));
  if (kind === "new") {
    const piece = what.firstElementChild.cloneNode(true);
    return target ? [move(piece, target, whereIs(from))] : [];
  }
  const at = from && (from[0] === "@" ? find(named("piece", from.slice(1)))?.dataset.at : from);
  const pieces = all(named("piece", moves)).filter((piece) => !from || piece.dataset.at === at);
  return pieces.slice(-count).map((piece, index) => move(piece, target, piece, index < MOST_AT_ONCE));
}

// The element where a way begins or ends.
const whereIs = (name) => !name ? null : name[0] === "@" ? find(named("piece", name.slice(1))) : find(named("place", name));

// Moves the pieces at these places up to the first ones.
function gather(names) {
  const places = names.map((name) => find(named("place", name))).filter(Boolean);
  const pieces = places.map((place) => place.querySelector(":scope > [data-piece]")).filter(Boolean);
  return pieces.flatMap((piece, index) => piece.parentElement === places[index] ? [] : [move(piece, places[index], piece)]);
}

// Moves a piece to a place. A place with a number takes it in.
async function move(piece, target, start, isSeen = true) {
  const before = start?.getBoundingClientRect();
  if (!target || number(target)) {
    const ghost = piece.cloneNode(true);
    piece.remove();
    if (isSeen && before) await fly(ghost, before, target?.getBoundingClientRect());
    return add(target, 1);
  }
  const gap = target.querySelector(":scope > :empty, :scope > .empty");
  if (gap && target.dataset.slot) gap.append(piece);
  else if (gap) gap.replaceWith(piece);
  else if (target.dataset.slot) {
    const slot = document.createElement("span");
    slot.className = target.dataset.slot;
    slot.append(piece);
    target.append(slot);
  } else target.append(piece);
  piece.dataset.at = target.dataset.place;
  if (!isSeen) return;
  const after = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true);
  piece.classList.add("away-now");
  await fly(ghost, before ?? { ...box(after), y: after.y - 24 }, after);
  piece.classList.remove("away-now");
}

// Shows a picture on its way from one place to another.
async function carry(what, from, to, count) {
  const [start, target] = [whereIs(from), whereIs(to)];
  add(start, -count);
  const picture = document.createElement("span");
  picture.className = "glide-picture";
  // What is not counted has a count of 0.
  if (count > 1 || (to && count)) picture.append((to ? "+" : "") + count);
  if (!to && from && number(start)) picture.prepend("−");
  picture.append(...Array.from(what.childNodes, (node) => node.cloneNode(true)));
  const ends = [start, target].map((place) => place?.getBoundingClientRect());
  if (ends[0] || ends[1]) await fly(picture, ends[0], ends[1], true);
  add(target, count);
}

// The number that a place shows.
const number = (place) => place?.querySelector(":scope > b");

function add(place, more) {
  const shown = number(place);
  const now = parseInt(shown?.textContent.replace("−", "-"), 10);
  if (Number.isNaN(now)) return;
  const sign = shown.textContent.startsWith("+") ? "+" : "";
  shown.textContent = sign + String(now + more).replace("-", "−");
  if (place.classList.contains("count")) place.classList.toggle("none", now + more <= 0);
}

const box = ({ x, y, width, height }) => ({ x, y, width, height });

// Lets a thing fly over the page. A picture keeps its size; without a beginning or an end, it appears or disappears.
async function fly(thing, from, to, isPicture = false) {
  if (!run || run.isOver || isStill() || run.flights.size >= MOST_AT_ONCE) return;
  let layer = document.getElementById("gliding");
  if (!layer) {
    layer = document.createElement("div");
    layer.id = "gliding";
    layer.className = "gliding";
    layer.setAttribute("aria-hidden", "true");
    table().querySelector(".board").append(layer);
  }
  thing.removeAttribute("data-piece");
  layer.append(thing);
  if (!isPicture) {
    thing.style.width = from.width + "px";
    thing.style.height = from.height + "px";
  }
  const own = thing.getBoundingClientRect();
  const at = (place, lift) => {
    // What only appears, such as dice, stands above the people.
    if (isPicture && !to) lift += own.height;
    const scale = isPicture ? 1 : Math.min(2, place.height / own.height);
    const [x, y] = [place.x + (place.width - own.width * scale) / 2, place.y + (place.height - own.height * scale) / 2 - lift];
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const frames = [
    { transform: at(from ?? to, from ? 0 : 36), opacity: from && to ? 1 : 0 },
    { transform: at(from ?? to, from && to ? 0 : 18), opacity: 1, offset: from && to ? 0.05 : 0.25 },
    { transform: at(to ?? from, to ? 0 : 18), opacity: 1, offset: from && to ? 0.95 : 0.75 },
    { transform: at(to ?? from, to ? 0 : 36), opacity: from && to ? 1 : 0 },
  ];
  const flight = thing.animate(frames, { duration: run.step * 0.8, easing: "cubic-bezier(.3, .1, .2, 1)", fill: "both" });
  flight.playbackRate = run.speed;
  if (run.isPaused) flight.pause();
  run.flights.add(flight);
  const { flights } = run;
  try { await flight.finished; } catch { /* Cancelled: it has arrived. */ }
  flights.delete(flight);
  thing.remove();
}
