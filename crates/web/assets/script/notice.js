// Notices: sounds, notifications and marks on the tab, as the person has chosen. The stream of events says only that
// something has changed; whose turn it is stands in the part of the page that is fetched then.

import { address, always, isPast, table } from "./page.js";

const chosen = new Set(document.getElementById("script").dataset.notices.split(" "));

// Each note of a sound: when it begins, its pitch, its loudness, how long it rings.
const SOUNDS = {
  turn: [[0, 659, .2, .5], [.16, 988, .2, .8]],
  moves: [[0, 196, .14, .12], [.05, 294, .07, .1]],
  chat: [[0, 1175, .05, .25], [.09, 1397, .05, .4]],
};

let audio = null;
async function play(name) {
  if (!window.AudioContext) return;
  audio ??= new AudioContext();
  const asked = Date.now();
  // Without a press on the page, this waits for one. The sound is then out of date.
  if (audio.state !== "running") await audio.resume();
  if (Date.now() - asked > 1000) return;
  for (const [begin, pitch, loudness, length] of SOUNDS[name]) {
    const at = audio.currentTime + begin + .02;
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(.0001, at);
    volume.gain.exponentialRampToValueAtTime(loudness, at + .015);
    volume.gain.exponentialRampToValueAtTime(.0001, at + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
const sound = (name) => chosen.has(name) && play(name);

let note = null;
function notify(title, body, tag) {
  if (window.Notification?.permission !== "granted") return;
  const about = { body, tag, icon: document.getElementById("icon").href };
  try {
    note = new Notification(title, about);
    note.onclick = () => { focus(); note.close(); };
  } catch {
    // Some phones let only a service worker do this.
    navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, about));
  }
}

// The tables where it is the person's turn, as far as pages of this browser have shown it: from address to move number. All
// tabs share it, so that only the first one that shows a turn makes itself heard.
const TURNS = "tessera-turns";
async function turns(change) {
  const work = () => {
    const known = JSON.parse(localStorage.getItem(TURNS) ?? "{}");
    const outcome = change(known);
    localStorage.setItem(TURNS, JSON.stringify(known));
    const count = Object.keys(known).length;
    if (chosen.has("mark")) (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => {});
    return outcome;
  };
  return navigator.locks ? navigator.locks.request(TURNS, work) : work();
}

// Returns whether this is the first tab to show this turn.
const claim = (here, version) => turns((known) => {
  const isNew = !(here in known);
  known[here] = version;
  return isNew;
});
const release = (here, version) => turns((known) => { if (known[here] < version) delete known[here]; });

function mark(isOn) {
  const icon = document.getElementById("icon");
  icon.dataset.usual ??= icon.href;
  icon.href = isOn ? icon.dataset.turn : icon.dataset.usual;
}

const wait = (time) => new Promise((done) => { setTimeout(done, time); });

async function summon(here, version) {
  // A tab that is being looked at comes first: nobody has to be called there.
  if (document.hidden) await wait(250);
  if (!await claim(here, version)) return;
  sound("turn");
  const { summons, asks } = table()?.dataset ?? {};
  if (document.hidden && chosen.has("notify") && summons) notify(summons, asks, here);
}

const lastLine = () => document.querySelector("#chat .chat-lines")?.lastElementChild?.innerHTML;
let ownLine = false;
document.addEventListener("submit", (event) => { if (event.target.matches(".chat-form")) ownLine = true; });

// What the page showed last.
let before = null;
function look() {
  const [shown, here] = [table(), address()];
  if (!shown || !here || isPast()) return;
  const isMine = shown.matches(".task-decide, .task-confirm");
  const now = { isMine, version: Number(shown.dataset.version), line: lastLine() };
  const was = before;
  before = now;
  if (chosen.has("mark")) mark(isMine);
  if (!isMine) {
    note?.close();
    release(here, now.version);
  }
  // Who has just opened the page sees for themselves.
  if (!was) return isMine && claim(here, now.version);
  if (isMine && !was.isMine) summon(here, now.version);
  else if (!isMine && !was.isMine && now.version > was.version) sound("moves");
  if (now.line !== was.line && now.line?.includes("<b>")) {
    if (!ownLine) sound("chat");
    ownLine = false;
  }
}
always(look);
document.addEventListener("visibilitychange", () => { if (!document.hidden) note?.close(); });

// The home page knows which tables wait.
if (document.querySelector(".home-page")) {
  const waiting = Array.from(document.querySelectorAll(".my-tables.waiting a[href]"), (link) => link.pathname);
  turns((known) => { for (const here of Object.keys(known)) if (!waiting.includes(here)) delete known[here]; });
}

// The page where all of this is chosen.
const page = document.querySelector(".notices-page");

function showPermission() {
  const state = document.getElementById("notify-state");
  state.textContent = state.dataset[window.Notification?.permission ?? "missing"];
}

async function ask() {
  if (window.Notification?.permission === "default") await Notification.requestPermission();
  showPermission();
}

async function tryOut(name) {
  if (name === "notify") {
    await ask();
    notify(page.dataset.testTitle, page.dataset.test, "try");
  } else if (name === "mark") {
    mark(true);
    await wait(4000);
    mark(false);
  } else {
    play(name);
  }
}

if (page) {
  showPermission();
  page.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-try], #prefer-notice-notify");
    if (button?.dataset.try) return tryOut(button.dataset.try);
    // Permission is asked for only here, and before the page goes.
    if (!button || button.ariaChecked === "true" || window.Notification?.permission !== "default") return;
    event.preventDefault();
    await ask();
    button.form.requestSubmit(button);
  });
}
