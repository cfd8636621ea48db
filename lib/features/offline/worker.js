/**
 * The service worker. It shows a stored copy of a zone page when the site cannot be reached, and a page
 * with the phone number in place of any other page. app/sw.js/route.ts puts the constant OFFLINE_PAGE
 * in front of it.
 */
/* global OFFLINE_PAGE */

/** Each zone page has a cache of its own, which also holds the page's files. */
const PREFIX = 'zona:';
const MAX_ZONES = 3;
/** How long a visitor waits for the site before a copy is shown, in milliseconds. */
const PATIENCE_MS = 3_000;

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the names of the zone caches; the page stored last is at the end. */
const zoneCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

async function fetchWhole(url) {
  const response = await fetch(url);
  if (response.status !== 200 || response.redirected) throw new Error(`Not stored: ${url}`);
  return response;
}

/** Replaces the stored copy of a zone page once the page and all its files have arrived. */
async function store({ path, files }) {
  const urls = [path, ...files];
  const responses = await Promise.all(urls.map(fetchWhole));
  const name = PREFIX + path;
  await caches.delete(name);
  const cache = await caches.open(name);
  await Promise.all(responses.map((response, index) => cache.put(urls[index], response)));
  for (const old of (await zoneCaches()).slice(0, -MAX_ZONES)) await caches.delete(old);
}

/** Returns the copy of a page, with a line that says how old it is. */
async function findCopy(path) {
  if (!(await caches.has(PREFIX + path))) return undefined;
  const copy = await (await caches.open(PREFIX + path)).match(path);
  if (!copy) return undefined;
  const format = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeStyle: 'short' });
  const date = format.format(new Date(copy.headers.get('date')));
  const notice = `<p role="status" style="padding:12px 16px;background:#fff3cd;color:#0f1c36;font-weight:700">Sin conexión: ves una copia del ${date}</p>`;
  const html = (await copy.text()).replace(/<body[^>]*>/, (body) => body + notice);
  return new Response(html, { headers: copy.headers });
}

/** Returns the page for a visitor without a connection: the phone number and the stored zones. */
async function offlinePage() {
  const names = (await zoneCaches()).toReversed();
  const links = names.map(async (name) => {
    const path = name.slice(PREFIX.length);
    const html = await (await (await caches.open(name)).match(path)).text();
    const [, title = path] = /<title>([^<|]+)/.exec(html) ?? [];
    return `<li><a href="${path}" style="background:#fff;color:#003da5">${title}</a></li>`;
  });
  const list = (await Promise.all(links)).join('');
  const zones =
    list &&
    `<section><h2>Zonas guardadas</h2><ul style="padding:8px 0;list-style:none">${list}</ul></section>`;
  return new Response(OFFLINE_PAGE.replace('</main>', `${zones}</main>`), {
    // Browsers discard a prefetched page with this status, and try again at the click.
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

async function answerPage({ request, preloadResponse }) {
  const load = async () => {
    const response = (await preloadResponse) ?? (await fetch(request));
    // Firefox resolves a failed preload with an error response.
    if (response.type === 'error') throw new Error('Unreachable');
    return response;
  };
  const network = load();
  const copy = await findCopy(new URL(request.url).pathname);
  if (!copy) return network.catch(offlinePage);
  const response = await Promise.race([network.catch(() => undefined), after(PATIENCE_MS)]);
  return response && response.status < 500 ? response : copy;
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const removeOthers = async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith(PREFIX));
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  event.waitUntil(
    Promise.all([
      removeOthers(),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});
self.addEventListener('message', (event) => {
  event.waitUntil(store(event.data).catch(() => undefined));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (!self.navigator.onLine && pathname.startsWith('/_next/static/'))
    event.respondWith(
      caches.match(request.url, { ignoreVary: true }).then((copy) => copy ?? fetch(request)),
    );
});
