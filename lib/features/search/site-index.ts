import 'server-only';
import {
  duplicatesByName,
  withWithin,
  type ContentType,
} from '@/lib/features/content-types/content-type';
import { staticPageEntries } from '@/lib/features/content-types/page-entries';
import { entry, type SearchEntry } from '@/lib/features/content-types/search-entry';
import { contentTypes } from '@/lib/features/content-types/table';
import { addEntries, emptyIndex, type SiteIndex } from '@/lib/features/search/entry-index';
import { neverRefreshed, refreshOnce, whenReady } from '@/lib/server/cache/background-refresh';
import { globalSingleton } from '@/lib/util/process.mts';

/** Yields the entries of a type's records, and of those within them, one at a time. */
export function* entriesOf(type: ContentType, records: readonly object[]): Iterable<SearchEntry> {
  const duplicates = duplicatesByName(type, records);
  for (const record of records) {
    for (const part of withWithin(type, record)) {
      const { title, path, id, hasDuplicateNames } = part.type;
      const known = part.type.entry?.(part.record);
      if (!known) continue;
      const own = entry(known.kind, title(part.record), path(part.record), known);
      const ownId = id?.(part.record) ?? 0;
      yield hasDuplicateNames && duplicates.has(ownId) ? { ...own, id: ownId } : own;
    }
  }
}

/** The content types that have entries in their lists. */
const listedTypes = Object.values(contentTypes).filter(
  ({ read, entry: ownEntry, within }) => read && (ownEntry ?? within),
);

type Lists = Map<ContentType, readonly object[]>;

/** Reads the lists again. An unavailable list stays as it was. */
async function readLists(lists: Lists): Promise<void> {
  for (const type of listedTypes) {
    const result = await type.read?.();
    if (result?.status === 'found') lists.set(type, result.value);
  }
}

/** Builds the index of these lists and of the fixed pages. */
async function buildIndex(lists: Lists): Promise<SiteIndex> {
  const index = emptyIndex();
  await addEntries(index, staticPageEntries());
  for (const [type, records] of lists) await addEntries(index, entriesOf(type, records));
  return index;
}

const site = globalSingleton('site-index', () => ({
  index: undefined as SiteIndex | undefined,
  lists: new Map() as Lists,
  state: neverRefreshed(),
}));

async function refresh(): Promise<boolean> {
  await readLists(site.lists);
  site.index = await buildIndex(site.lists);
  return true;
}

/** Refreshes the index, at most every 15 s and once for concurrent callers. Never rejects. */
export const refreshSiteIndex = (): Promise<void> => refreshOnce(site.state, refresh);

/** Returns the index, refreshed in the background. Only a process's first calls wait, up to 2 s. */
export async function siteIndex(): Promise<SiteIndex | undefined> {
  return (await whenReady(site.state, refresh)) ? site.index : undefined;
}
