import 'server-only';
import { log } from '@/lib/server/observability/logger';
import { globalSingleton } from '@/lib/util/global-singleton';
import { emptyIndex, updateSource, type SiteIndex } from '@/lib/features/search/engine';
import { entrySources, type EntrySource } from '@/lib/features/search/sources';

/** The lists are cached themselves. Milliseconds. */
const REFRESH_MS = 15_000;
/** Limit of the wait for the first index. Milliseconds. */
const TIMEOUT_MS = 2_000;

interface Held {
  value: unknown;
  keys: ReadonlySet<string>;
}

interface Site {
  index: SiteIndex;
  held: Map<string, Held>;
  isBuilt: boolean;
  lookedAt: number;
  refreshing: Promise<void> | undefined;
}

const site = globalSingleton<Site>('site-index', () => ({
  index: emptyIndex(),
  held: new Map(),
  isBuilt: false,
  lookedAt: -Infinity,
  refreshing: undefined,
}));

/** An unavailable list keeps its current entries. */
async function refreshSource({ name, read }: EntrySource): Promise<void> {
  const held = site.held.get(name);
  const result = await read();
  if (result.status === 'unavailable') return;
  const value = result.status === 'found' ? result.value.value : undefined;
  if (held && held.value === value) return;
  const entries = result.status === 'found' ? result.value.entries() : [];
  const keys = await updateSource(site.index, name, held?.keys ?? new Set(), entries);
  site.held.set(name, { value, keys });
}

async function refresh(): Promise<void> {
  // In sequence: together they would block the event loop for longer.
  for (const source of entrySources) {
    await refreshSource(source).catch((error: unknown) => {
      log.error({ source: source.name, reason: String(error) }, 'search index');
    });
  }
  site.isBuilt = true;
}

/** Refreshes the index, at most every 15 s and once for concurrent callers. Never rejects. */
export function refreshSiteIndex(): Promise<void> {
  if (site.refreshing) return site.refreshing;
  if (performance.now() - site.lookedAt < REFRESH_MS) return Promise.resolve();
  site.lookedAt = performance.now();
  site.refreshing = refresh().finally(() => {
    site.refreshing = undefined;
  });
  return site.refreshing;
}

/** The current index, refreshed in the background. Only a process's first calls wait, up to 2 s. */
export async function siteIndex(): Promise<SiteIndex | undefined> {
  const refreshing = refreshSiteIndex();
  if (!site.isBuilt) {
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, TIMEOUT_MS);
    await Promise.race([refreshing, late]);
    clearTimeout(timer);
  }
  return site.isBuilt ? site.index : undefined;
}
