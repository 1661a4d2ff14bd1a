// What a swap must not lose: the focus, half-typed text, open panels.

import { table } from "./page.js";

// The text field that had the focus when it disappeared. It gets the focus back when it returns.
let leftField = null;
document.addEventListener("focusin", () => { leftField = null; });
document.addEventListener("pointerdown", () => { leftField = null; });

// What had the focus until it was hidden or taken away, as happens to what is in a panel. A pointer may put the focus nowhere.
let lost = null;
let byPointer = false;
document.addEventListener("pointerdown", () => { byPointer = true; });
document.addEventListener("keydown", () => { byPointer = false; }, true);
document.addEventListener("focusin", () => { lost = null; });
document.addEventListener("focusout", ({ target, relatedTarget }) => {
  if (!relatedTarget && !byPointer && table()?.contains(target)) lost = target;
});

// The button that opened each panel, by ids: a panel stands next to it.
const openers = new Map();
document.addEventListener("click", (event) => {
  const opener = event.target.closest?.("[popovertarget]");
  if (opener) openers.set(opener.getAttribute("popovertarget"), opener.id);
}, true);

const openerOf = (panel) => document.getElementById(openers.get(panel) ?? "")
  ?? document.querySelector(`[popovertarget="${panel}"]`);

const byId = (element) => element?.id ? document.getElementById(element.id) : null;

// Returns a function that opens the panels again which are open now, where they stand and scrolled as they are.
function holdPanels() {
  const held = Array.from(document.querySelectorAll(":popover-open"), ({ id, scrollTop }) => ({ id, scrollTop, opener: openerOf(id) }));
  return () => {
    for (const { id, scrollTop, opener } of held) {
      const panel = document.getElementById(id);
      const source = openerOf(id);
      if (!panel?.popover) continue;
      if (panel.matches(":popover-open")) {
        // A panel whose opener was replaced would jump into the corner.
        if (source === opener) continue;
        panel.hidePopover();
      }
      panel.showPopover({ source });
      panel.scrollTop = scrollTop;
    }
  };
}

// Remembers what a swap must not lose. Returns a function that restores it.
export function holdOn() {
  const active = document.activeElement;
  const focus = table()?.contains(active) ? active : active === document.body ? lost : null;
  const held = leftField ?? focus;
  const typed = held?.matches("input:not([type=range]), textarea") ? held : null;
  const selection = typed && [typed.value, typed.selectionStart, typed.selectionEnd];
  const openPanels = holdPanels();
  return () => {
    openPanels();
    const found = [held, focus].map((element) => element?.isConnected ? element : byId(element)).find((element) => element);
    if (found && found !== document.activeElement) {
      found.focus({ preventScroll: true });
      if (selection && found.id === typed.id) {
        found.value = selection[0];
        // Fields for numbers have no selection.
        if (selection[1] !== null) found.setSelectionRange(selection[1], selection[2]);
      }
    }
    // The thing is gone: go on at what is asked now.
    if (focus && !table()?.contains(document.activeElement)) {
      (document.getElementById("question") ?? document.getElementById("content"))?.focus({ preventScroll: true });
    }
    leftField = typed && !typed.isConnected && !byId(typed) ? typed : null;
  };
}
