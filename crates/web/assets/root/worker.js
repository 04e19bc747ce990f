// The service worker: shows a page of its own when the server cannot be reached. Everything else comes from the server,
// always: a page that was kept could show an old position.
// The server writes three lines above this file: OFFLINE, the address of that page, FILES, the files that it needs, and ICON,
// the picture beside a notice. Their addresses contain hashes, so a new version of the program is a new worker.

const CACHE = `tarsas ${FILES.join(" ")}`;

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    // The page has just loaded the files: they need not come over the network again.
    await cache.addAll([new Request(OFFLINE, { cache: "no-cache" }), ...FILES]);
    await skipWaiting();
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await registration.navigationPreload?.enable();
    await clients.claim();
  })());
});

// Whether the last page could not be loaded: then its files come from here too.
let unreachable = false;

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (unreachable && origin === location.origin && FILES.includes(pathname)) event.respondWith(file(request, pathname));
});

async function page(event) {
  try {
    const answer = (await event.preloadResponse) || (await fetch(event.request));
    unreachable = false;
    return answer;
  } catch {
    unreachable = true;
    return (await caches.match(OFFLINE)) || Response.error();
  }
}

async function file(request, pathname) {
  return (await caches.match(pathname)) || fetch(request);
}

// A notice: what happened at a table.
addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag, icon: ICON, badge: ICON, data: url }));
});

// A click on a notice leads to the page of the table, perhaps one that is open.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const { href, pathname } = new URL(event.notification.data, location.origin);
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = pages.find((page) => new URL(page.url).pathname === pathname);
    return open ? open.focus() : clients.openWindow(href);
  })());
});
