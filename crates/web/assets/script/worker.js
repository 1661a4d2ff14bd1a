// The service worker. The server writes KEPT, OFFLINE and NEEDED above: the name of the cache, the page that is shown
// without a connection, and everything that the page needs. Tables and everything else always come from the server.

self.addEventListener("install", (event) => {
  const fill = async () => {
    await (await caches.open(KEPT)).addAll([OFFLINE, ...NEEDED]);
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (NEEDED.includes(new URL(request.url).pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

// A notification leads to the page that sent it.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(([page]) => page?.focus()));
});
