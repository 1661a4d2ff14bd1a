// Small conveniences for forms.

import { always, WORDS } from "./page.js";

// Fair dice: this browser draws its part when a form that needs it is submitted.
document.addEventListener("submit", (event) => {
  for (const field of event.target.querySelectorAll("input[data-nonce]")) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    field.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}, true);

function dress() {
  for (const field of document.querySelectorAll("[data-copy]:not([data-dressed])")) {
    field.dataset.dressed = "";
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button quiet";
    button.textContent = WORDS.copy;
    button.addEventListener("click", async () => {
      field.select();
      await navigator.clipboard?.writeText(field.value);
      button.textContent = WORDS.copied;
    });
    field.after(button);
  }
}

// A saved game can be chosen as a file instead of pasted.
document.addEventListener("change", async (event) => {
  const target = event.target.dataset?.fills && document.getElementById(event.target.dataset.fills);
  if (target && event.target.files?.[0]) target.value = await event.target.files[0].text();
});

always(dress);
