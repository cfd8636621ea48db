import 'server-only';
import { log } from '@/lib/server/observability/logger';
import { neverRefreshed, refreshOnce, whenReady } from '@/lib/server/cache/background-refresh';
import { globalSingleton } from '@/lib/util/global-singleton';
import { emptyIndex, updateSource, type SiteIndex } from '@/lib/features/search/engine';
import { entrySources, type EntrySource } from '@/lib/features/search/sources';

const site = globalSingleton('site-index', () => ({
  index: emptyIndex(),
  /** Of each source, the list that its entries are made of, and their keys. */
  held: new Map<string, { value: unknown; keys: ReadonlySet<string> }>(),
  state: neverRefreshed(),
}));

/** An unavailable list keeps its current entries. */
async function refreshSource({ name, read, entries }: EntrySource): Promise<void> {
  const held = site.held.get(name);
  const result = await read();
  if (result.status === 'unavailable' || held?.value === result.value) return;
  const { value } = result;
  const keys = await updateSource(site.index, name, held?.keys ?? new Set(), entries(value));
  site.held.set(name, { value, keys });
}

async function refresh(): Promise<boolean> {
  // In sequence: together they would block the event loop for longer.
  for (const source of entrySources) {
    await refreshSource(source).catch((error: unknown) => {
      log.error({ source: source.name, reason: String(error) }, 'search index');
    });
  }
  return true;
}

/** Refreshes the index, at most every 15 s and once for concurrent callers. Never rejects. */
export const refreshSiteIndex = (): Promise<void> => refreshOnce(site.state, refresh);

/** The current index, refreshed in the background. Only a process's first calls wait, up to 2 s. */
export async function siteIndex(): Promise<SiteIndex | undefined> {
  return (await whenReady(site.state, refresh)) ? site.index : undefined;
}
