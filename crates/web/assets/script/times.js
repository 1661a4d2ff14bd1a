// Times: since when somebody is awaited, in the reader's own time, and always current.

import { always } from "./page.js";
import { refresh } from "./post.js";

const LANGUAGE = document.documentElement.lang;
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];
// Returns a number of seconds in the largest unit that fits.
function inUnits(seconds, round) {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[2];
  return [round(seconds / length), unit];
}

const clock = (then, now) => new Date(then).toLocaleString([],
  now - then < 86400e3 ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });

// What has not changed is left alone, so that nothing is read out again.
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const untilDue = (time, now) => Date.parse(time.dateTime) + 1000 - now;

function show() {
  const now = Date.now();
  for (const time of document.querySelectorAll("time.since")) {
    const then = Date.parse(time.dateTime);
    write(time.querySelector("[data-clock]"), clock(then, now));
    const [count, unit] = inUnits((now - then) / 1000, Math.floor);
    if (count < 1) continue;
    const span = new Intl.NumberFormat(LANGUAGE, { style: "unit", unit, unitDisplay: "long" }).format(count);
    write(time.querySelector("[data-span]"), span);
  }
  for (const time of document.querySelectorAll("time.until")) {
    const [count, unit] = inUnits(Math.max(1000, untilDue(time, now)) / 1000, Math.ceil);
    write(time, new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "always" }).format(count, unit));
  }
}

always(show);
// What is due is asked for at intervals only: if this clock is ahead of the server's, the answer is the same as before.
setInterval(() => {
  show();
  if (Array.from(document.querySelectorAll("time.until")).some((time) => untilDue(time, Date.now()) <= 0)) refresh();
}, 10_000);
