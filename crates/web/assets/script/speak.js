// Speaking: tells screen readers what happened, in the one live region of the page, which no swap replaces.

import { isPast, table } from "./page.js";

const MOST = 60;

// Says these sentences, one after the other.
export function speak(sentences) {
  const region = document.getElementById("announce");
  for (const sentence of sentences) {
    const line = document.createElement("p");
    line.textContent = sentence;
    region?.append(line);
  }
  while (region?.children.length > MOST) region.firstElementChild.remove();
}

// Returns the sentences of the table that are to be said when they are new, from last to first: what happened stands
// newest first and after what is asked now.
function sentences() {
  const found = new Map();
  for (const element of table()?.querySelectorAll("[data-say]") ?? []) {
    const text = Array.from((element.querySelector(".said") ?? element).childNodes, (part) => part.textContent.trim()).filter(Boolean).join(" ");
    let key = element.dataset.say + " " + text;
    while (found.has(key)) key += "+";
    found.set(key, { element, text });
  }
  return found;
}

// What the table said when its present was last shown. While steps are shown again, it is the past that is shown.
let present = sentences();

// Returns a function that says what is new on the table.
export function hearNews() {
  const old = isPast() ? sentences() : present;
  return () => {
    if (document.querySelector(".replay")) return;
    present = sentences();
    const news = Array.from(present).filter(([key, { text }]) => text && !old.has(key)).reverse();
    // A focused question is read out anyway.
    const isRead = (element) => element.contains(document.activeElement);
    speak(news.filter(([, { element }]) => !isRead(element)).map(([, { text }]) => text));
  };
}
