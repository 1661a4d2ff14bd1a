// The script of the pages. Every page works without it: it only adds live updates, movement and keys. Each module is one
// of these, written by hand and served as it is.

import "./forms.js";
import "./hints.js";
import "./install.js";
import "./keys.js";
import "./notice.js";
import "./picks.js";
import "./post.js";
import "./preview.js";
import "./since.js";
import "./times.js";
import "./touch.js";
import { listen } from "./live.js";

listen();
