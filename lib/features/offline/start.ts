import { sweepDrafts } from '@/lib/features/forms/draft';
import { METRIC, type Copy } from '@/lib/features/offline/copy';
import { PROBE_PATH, type PageUsed } from '@/lib/features/offline/messages';
import { routes } from '@/lib/server/routing/routes';

/** Which copy the page shows; undefined for one that came from the site. */
export function shownCopy(): Copy | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const timing = entry?.serverTiming?.find(({ name }) => name === METRIC);
  const [, reason, keptAt] = /^(offline|silent)-(\d+)$/.exec(timing?.description ?? '') ?? [];
  if (keptAt === undefined) return undefined;
  return { reason: reason === 'offline' ? 'offline' : 'silent', keptAt: Number(keptAt) };
}

const relative = () => new Intl.RelativeTimeFormat('es-MX', { numeric: 'always' });

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

function age(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 1) return 'hace un momento';
  if (minutes < HOUR_MINUTES) return relative().format(-minutes, 'minute');
  if (minutes < DAY_MINUTES) return relative().format(-Math.floor(minutes / HOUR_MINUTES), 'hour');
  return relative().format(-Math.floor(minutes / DAY_MINUTES), 'day');
}

/** "Sin conexión. Esta copia es de hace 2 horas." */
export function copyText({ reason, keptAt }: Copy, now: number): string {
  const why = reason === 'offline' ? 'Sin conexión.' : 'El sitio no responde.';
  return `${why} Esta copia es de ${age(Math.max(0, now - keptAt))}.`;
}

/** Safari has no idle callbacks. */
const whenIdle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  );

/** A page that was open before the first worker is taken over by it. */
const whenControlled = () =>
  new Promise<unknown>((resolve) =>
    navigator.serviceWorker.controller
      ? resolve(undefined)
      : navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );

const probe = () =>
  new Promise<unknown>((resolve) => {
    const image = new Image();
    image.onload = image.onerror = resolve;
    image.src = PROBE_PATH;
  });

/** Back and forward show what the browser has, however old. */
function isNewDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return shownCopy() === undefined && entry?.type !== 'back_forward';
}

function tell(isNew: boolean): void {
  const message: PageUsed = {
    type: 'page-used',
    url: window.location.href,
    files: performance.getEntriesByType('resource').map(({ name }) => name),
    loadedAt: performance.timeOrigin,
    isNew,
  };
  navigator.serviceWorker.controller?.postMessage(message);
}

const tellWhenHidden = () => document.hidden && tell(false);

/**
 * Registers the service worker and tells it what this page has used. It asks nothing first: `/sw.js`
 * decides whether there is a worker. Called again for what is opened in a page and has a URL of its own.
 *
 * @param onCopy is told what to say of a page that is a copy.
 */
export async function startOffline(onCopy: (notice: string) => void): Promise<void> {
  const copy = shownCopy();
  if (copy) onCopy(copyText(copy, Date.now()));
  sweepDrafts(Date.now());
  if (!('serviceWorker' in navigator)) return;
  await whenIdle();
  await navigator.serviceWorker.register(routes.serviceWorker(), { updateViaCache: 'none' });
  await whenControlled();
  await probe();
  tell(isNewDocument());
  // What was loaded since: parts that came with a press, pictures further down.
  document.addEventListener('visibilitychange', tellWhenHidden);
}
