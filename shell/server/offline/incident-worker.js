// Service worker of the incident page: the page stays readable without a connection. Whoever is
// online always gets the answer of the server. A change of this file replaces the worker in use.
const CACHE = 'incident-1';
const PAGE = '/incident';
const FILE_OF_PAGE = /(?:href|src)="(\/(?:r\/|start-)[^"]+\.(?:m?js|css|woff2))"/g;

self.addEventListener('install', (event) => {
  event.waitUntil(
    fetch(PAGE)
      .then(keep)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === PAGE) event.respondWith(answer(event, PAGE, search === ''));
  } else if (/^\/(r\/|start-)/.test(pathname) && request.destination !== 'video') {
    event.respondWith(answer(event, request, false));
  }
});

/** The server's answer, or the copy when it cannot be reached. */
async function answer(event, kept, renewsCopy) {
  try {
    const response = await fetch(event.request);
    if (renewsCopy) event.waitUntil(keep(response.clone()));
    return response;
  } catch (unreachable) {
    const cache = await caches.open(CACHE);
    const copy = await cache.match(kept, { ignoreVary: true });
    if (copy) return copy;
    throw unreachable;
  }
}

/** Keeps a page with the files of its release, and no file of an earlier one. */
async function keep(page) {
  if (!page.ok) return;
  const html = await page.clone().text();
  // The server sends a page without content when it could not render it.
  if (!html.includes('<h1')) return;
  const files = [...new Set([...html.matchAll(FILE_OF_PAGE)].map(([, file]) => file))];
  const cache = await caches.open(CACHE);
  const there = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(files.filter((file) => !there.includes(file)));
  // Last, so that a copy is never without its files.
  await cache.put(PAGE, page);
  const old = there.filter((file) => file !== PAGE && !files.includes(file));
  await Promise.all(old.map((file) => cache.delete(file)));
}

async function forgetOtherCaches() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('incident-') && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}
