import { METRIC, type Copy } from '@/lib/features/offline/copy';

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
