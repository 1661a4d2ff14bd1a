// Panels on which several things are picked: buttons that pick and take back, and the total while it runs.

import { always, table } from "./page.js";
import { foretell } from "./preview.js";

// What was picked in this position, so that it outlives updates of the page: the values of fields by id, and by form the
// picks in order, so that they can be taken back.
const kept = { version: null, values: new Map(), history: new Map() };
const fields = (form) => Array.from(form.querySelectorAll(".pick-row input"));
const count = (field) => Math.max(0, Math.min(Math.trunc(+field.value) || 0, +field.max));
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

const left = (field, gains) => +field.dataset.have + (gains === undefined ? -1 : 1) * count(field);

function isCurrent() {
  if (kept.version === table()?.dataset.version) return true;
  kept.version = table()?.dataset.version;
  kept.values.clear();
  kept.history.clear();
  return false;
}

const historyOf = (form) => kept.history.get(form.querySelector(".primary").id) ?? [];

function addUp(form) {
  const { least, most, kinds, gains } = form.querySelector("[data-picks]").dataset;
  const rows = fields(form);
  const all = sum(rows.map(count));
  const chosen = rows.filter((field) => count(field)).length;
  const worth = sum(rows.map((field) => count(field) * field.dataset.worth));
  const fits = all >= least && all <= most && (kinds === undefined || chosen === +kinds);
  const show = { count: all, kinds: chosen, missing: Math.max(0, least - all) };
  for (const number of form.querySelectorAll("[data-sum]")) number.textContent = show[number.dataset.sum];
  for (const number of form.querySelectorAll("[data-per]")) {
    number.textContent = Math.floor((+number.dataset.base + worth) / number.dataset.per);
  }
  for (const field of rows) {
    const row = field.closest(".pick-row");
    row.querySelector(".pick-stock b").textContent = left(field, gains);
    row.querySelector("[data-step='-1']").disabled = !count(field);
    row.querySelector("[data-step='1']").disabled = count(field) >= field.max || all >= most;
    row.classList.toggle("picked", count(field) > 0);
  }
  form.querySelector(".pick-fit").classList.toggle("met", fits);
  form.querySelector(".pick-do .primary").disabled = !fits;
  form.querySelector("[data-back]").disabled = !historyOf(form).length;
}

// Shows the picks on one's own board, too.
function changed(form) {
  const { gains } = form.querySelector("[data-picks]").dataset;
  isCurrent();
  for (const field of fields(form)) kept.values.set(field.id, field.value);
  addUp(form);
  const picked = fields(form).filter(count);
  foretell(picked.map((field) => [field.name.replace("pick-", ""), field.dataset.have, left(field, gains)].join(":")));
}

function step(form, field, by) {
  field.value = count(field) + by;
  changed(form);
}

document.addEventListener("click", (event) => {
  const form = event.target.closest?.("form.picks");
  if (!form) return;
  const pressed = event.target.closest("[data-step]");
  if (pressed) {
    const field = pressed.closest(".pick-row").querySelector("input");
    isCurrent();
    kept.history.set(form.querySelector(".primary").id, [...historyOf(form), [field.id, +pressed.dataset.step]]);
    step(form, field, +pressed.dataset.step);
    // A button that has just been switched off would lose the focus.
    if (pressed.disabled) field.focus({ preventScroll: true });
  } else if (event.target.closest("[data-back]")) {
    const [id, by] = historyOf(form).pop() ?? [];
    const field = id && document.getElementById(id);
    if (field) step(form, field, -by);
  }
});

document.addEventListener("input", (event) => {
  const form = event.target.closest?.("form.picks");
  if (form) changed(form);
});

always(() => {
  const isSame = isCurrent();
  for (const form of document.querySelectorAll("form.picks")) {
    for (const field of isSame ? fields(form) : []) field.value = kept.values.get(field.id) ?? field.value;
    addUp(form);
  }
});

// What is typed replaces the number, however the field got the focus.
document.addEventListener("focusin", ({ target }) => {
  if (target.matches(".pick-row input")) target.select();
});
