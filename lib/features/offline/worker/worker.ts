/**
 * The service worker of the site (docs/decisions/0024-service-worker.md). It has a compiler
 * configuration of its own: the types of a worker and those of a page exclude each other.
 */
import { supportPhone, telHref } from '@/lib/company';
import { isPageUsed, PROBE_PATH, type PageUsed } from '@/lib/features/offline/messages';
import { keepAhead, pagesAhead } from '@/lib/features/offline/worker/ahead';
import { networkFirst } from '@/lib/features/offline/worker/answer';
import { loadSeenPage, loadUsedFile } from '@/lib/features/offline/worker/load';
import {
  isAhead,
  isAsset,
  isAssetUrl,
  isDocument,
  pageKey,
} from '@/lib/features/offline/worker/requests';
import { createStore, readOtherIndexes, removeOthers } from '@/lib/features/offline/worker/store';
import { routes } from '@/lib/server/routing/routes';

declare const self: ServiceWorkerGlobalScope;
/** The id of the build, set by scripts/build/service-worker.mjs. */
declare const RELEASE: string;

const { origin } = self.location;
const OFFLINE = routes.offline();
const ALWAYS = [routes.home(), routes.contact(), OFFLINE];
const store = createStore(RELEASE, ALWAYS);

/**
 * What is not here by then comes after the installation. A slow line must not hold it up, and Chromium
 * has three requests of a new release under way at a time for as long as it is being installed.
 */
const INSTALL_LIMIT_MS = 3_000;
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What the browser sends for pictures: by it they stand in its cache. */
let acceptPicture = '';

/** What is under way: asked for again, it goes on after that. */
let ahead: Promise<void> = Promise.resolve();

/** Failures are no reason to do without the worker: what is missing is tried again with each page. */
function keepMissing(): Promise<void> {
  const load = async () => {
    const paths = pagesAhead(ALWAYS, await readOtherIndexes(store.name), self.navigator);
    await keepAhead(paths, store, origin);
  };
  return (ahead = ahead.then(load).catch(() => undefined));
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  // Pages that are open belong to nobody only when this is the first worker of the device.
  if ((await removeOthers(store)) === 0) await self.clients.claim();
}

async function keepUsed({ url, files, loadedAt, isNew }: PageUsed): Promise<void> {
  const path = pageKey(url);
  if (path === undefined || new URL(url).origin !== origin) return;
  const [keptAt, seenAt] = [Math.round(loadedAt), Date.now()];
  if (isNew) await store.keepPage(path, await loadSeenPage(url, loadedAt), { keptAt, seenAt });
  const assets = files.filter((file) => file.startsWith(`${origin}/`) && isAssetUrl(file));
  await store.keepAssets(path, assets, loadUsedFile(acceptPicture));
}

const LAST_RESORT = `<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sin conexión</title></head><body style="font:1.125rem/1.6 system-ui,sans-serif;padding:2rem;color:#0f1c36"><h1 style="color:#003da5">Sin conexión</h1><p>Revise su conexión e intente de nuevo, o llámenos al <a href="${telHref(supportPhone)}">${supportPhone}</a>.</p></body></html>`;

/** Where nothing was kept, as on a device that saves data or has no room. */
const lastResort = (): Response =>
  new Response(LAST_RESORT, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });

/** Open documents that are copies. */
const copies = new Set<string>();

async function answerDocument(event: FetchEvent): Promise<Response> {
  const path = pageKey(event.request.url);
  const noted = <T>(copy: T): T => {
    if (copy) copies.add(event.resultingClientId);
    return copy;
  };
  const network = event.preloadResponse.then(
    (preloaded: Response | undefined) => preloaded ?? fetch(event.request),
  );
  // Files that are opened by a link pass through. So does what is fetched ahead: a copy would be shown
  // at the click, though the line may be back by then.
  if (path === undefined || isAhead(event.request)) return network;
  return networkFirst(
    network,
    async (reason) => noted(await store.findCopy(path, reason)),
    async () => noted((await store.findAsset(OFFLINE)) ?? lastResort()),
  );
}

/**
 * Whether the worker answers for a page's files. Where the site has answered they are the browser's
 * own business; Firefox reports each of them that a visitor leaves behind as an error of the worker.
 */
const answersFiles = ({ clientId, request }: FetchEvent) =>
  isAsset(request, origin) && (copies.has(clientId) || !self.navigator.onLine);

function answerAsset({ request }: FetchEvent): Promise<Response> {
  return networkFirst(
    fetch(request),
    () => store.findAsset(request.url),
    () => Response.error(),
  );
}

/** Missing in TypeScript’s types of workers; Chromium alone has it. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?: (rule: { condition: Record<string, string>; source: string }) => Promise<void>;
}

/**
 * Documents do not wait for the worker: the browser itself asks the site, at the same time. One that
 * refuses the rule is as one that does not know any.
 */
const race = (event: RoutingEvent) =>
  event.addRoutes?.({
    condition: { requestMode: 'navigate', requestMethod: 'get' },
    source: 'race-network-and-fetch-handler',
  });

self.addEventListener('install', (event) => {
  const installed = Promise.race([keepMissing(), after(INSTALL_LIMIT_MS)]);
  event.waitUntil(Promise.allSettled([race(event), installed]));
});
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (isPageUsed(event.data)) event.waitUntil(keepUsed(event.data).finally(keepMissing));
});
self.addEventListener('fetch', (event) => {
  if (isDocument(event.request, origin)) return event.respondWith(answerDocument(event));
  if (answersFiles(event)) return event.respondWith(answerAsset(event));
  if (event.request.url !== origin + PROBE_PATH) return;
  acceptPicture = event.request.headers.get('accept') ?? '';
  event.respondWith(new Response(null, { status: 204 }));
});
