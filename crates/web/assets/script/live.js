// The connection: listens for changes of the table, and says whether it can.

import { address, isPast, WORDS } from "./page.js";
import { refresh } from "./post.js";
import { speak } from "./speak.js";

let shownTick = 0;

export function connection(state) {
  const sign = document.getElementById("connection");
  if (!sign) return;
  // That all is well at first goes without saying.
  if (state !== (sign.dataset.state ?? "live")) speak([WORDS[state]]);
  sign.dataset.state = state;
  sign.textContent = WORDS[state];
}

export function listen() {
  if (!address() || isPast()) return;
  const stream = new EventSource(address() + "/events");
  stream.addEventListener("open", () => connection("live"));
  stream.addEventListener("changed", (event) => {
    const { tick } = JSON.parse(event.data);
    // The first event only tells the current state. After a reconnect it shows whether anything was missed.
    if (tick !== shownTick) refresh();
    shownTick = tick;
  });
  stream.addEventListener("error", () => {
    connection(navigator.onLine ? "reconnecting" : "offline");
    shownTick = -1;
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  });
  addEventListener("pagehide", () => stream.close());
}
