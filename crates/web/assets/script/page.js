// What all modules of the script share: the table of this page, its words, and one request at a time.

const own = document.getElementById("script");
// The texts for people come with the page.
export const WORDS = { ...own.dataset };
export const table = () => document.getElementById("table");
export const address = () => table()?.dataset.address;
export const isPast = () => location.pathname.includes("/history/");

// Whether nothing should move: a preference of the person or of the device, or nobody is looking.
export const isStill = () => document.documentElement.classList.contains("still") || document.hidden
  || matchMedia("(prefers-reduced-motion: reduce)").matches;

// Whether a key press belongs to a field, where letters are text.
export const isTyping = (event) => event.target.matches("input:not([type=range], [type=checkbox], [type=radio]), textarea, select");

let queue = Promise.resolve();
// Does one piece of work after the other.
export const inTurn = (work) => (queue = queue.then(work, work));

// Calls a function now, and again whenever the table shows something new.
export function always(work) {
  work();
  document.addEventListener("tessera:shown", work);
}
