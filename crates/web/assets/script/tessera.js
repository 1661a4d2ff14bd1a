// The script of the pages. Every page works without it: it only adds live updates, movement and keys. Each module is one
// of these, written by hand and served without its comments.

import "./forms.js";
import "./hints.js";
import "./install.js";
import "./keys.js";
import "./look.js";
import "./notice.js";
import "./picks.js";
import "./post.js";
import "./preview.js";
import "./times.js";
import { listen } from "./live.js";

listen();

// Only fingers cannot rest on things.
if (matchMedia("(hover: none) and (pointer: coarse)").matches) import("./touch.js");

// What others did is shown again when somebody asks for it, so its module is only fetched then.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("#since-link");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  if (!link.hasAttribute("aria-busy")) import("./since.js").then(({ show }) => show(link), () => location.assign(link.href));
});
