import 'server-only';
import { log } from '@/lib/server/observability/logger';
import { globalSingleton } from '@/lib/util/global-singleton';
import { emptyIndex, updateSource, type SiteIndex } from '@/lib/features/search/engine';
import { entrySources, type EntrySource } from '@/lib/features/search/sources';

/** How often the lists are looked at again at most; they are cached themselves. Milliseconds. */
const LOOK_EVERY = 15_000;
/** A search waits no longer for an index that is not there yet. Milliseconds. */
const WAIT_MS = 2_000;

/** What the index holds of one source. */
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

/** A list that is unavailable leaves what the index has of it. */
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
  // One after the other: together they would hold the processor for longer.
  for (const source of entrySources) {
    await refreshSource(source).catch((error: unknown) => {
      log.error({ source: source.name, reason: String(error) }, 'search index');
    });
  }
  site.isBuilt = true;
}

/**
 * Brings the index up to date with the gateway's lists, at most every 15 seconds, and once for all
 * who ask meanwhile. Never rejects.
 */
export function refreshSiteIndex(): Promise<void> {
  if (site.refreshing) return site.refreshing;
  if (performance.now() - site.lookedAt < LOOK_EVERY) return Promise.resolve();
  site.lookedAt = performance.now();
  site.refreshing = refresh().finally(() => {
    site.refreshing = undefined;
  });
  return site.refreshing;
}

/**
 * The index as it is: no search waits for lists, which are looked at meanwhile. Only the first of a
 * process waits, for two seconds at most. Undefined where the index is not there by then.
 */
export async function siteIndex(): Promise<SiteIndex | undefined> {
  const refreshing = refreshSiteIndex();
  if (!site.isBuilt) {
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, WAIT_MS);
    await Promise.race([refreshing, late]);
    clearTimeout(timer);
  }
  return site.isBuilt ? site.index : undefined;
}
