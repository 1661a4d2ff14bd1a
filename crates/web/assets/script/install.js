// Installing: the worker shows a page of its own while the server cannot be reached.

navigator.serviceWorker?.register("/worker.js").catch(() => { /* Only secure origins may have one. */ });
