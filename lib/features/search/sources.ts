import 'server-only';
import { found } from '@/lib/content/gateway/result';
import {
  namesakesOf,
  withWithin,
  type ContentType,
  type Listing,
} from '@/lib/features/content-types/content-type';
import { staticPageEntries } from '@/lib/features/content-types/page-entries';
import { entry, type SearchEntry } from '@/lib/features/content-types/search-entry';
import { contentTypes } from '@/lib/features/content-types/table';

/** A part of the index, with entries of its own. */
export interface EntrySource {
  name: string;
  /** Entries are rebuilt only when the list is another. */
  read(): Listing<object>;
  entries(records: readonly object[]): Iterable<SearchEntry>;
}

/** The entries of a type's records, and of those within them, one at a time: thousands at once would block the event loop. */
export function* entriesOf(type: ContentType, records: readonly object[]): Iterable<SearchEntry> {
  const namesakes = namesakesOf(type, records);
  for (const record of records) {
    for (const part of withWithin(type, record)) {
      const { title, path, id, hasNamesakes } = part.type;
      const known = part.type.entry?.(part.record);
      if (!known) continue;
      const own = entry(known.kind, title(part.record), path(part.record), known);
      const ownId = id?.(part.record) ?? 0;
      yield hasNamesakes && namesakes.has(ownId) ? { ...own, id: ownId } : own;
    }
  }
}

const pages = found([]);

/** The fixed pages, then every content type that has entries. */
export const entrySources: readonly EntrySource[] = [
  { name: 'pages', read: async () => pages, entries: staticPageEntries },
  ...Object.entries<ContentType>(contentTypes).flatMap(([name, type]): EntrySource[] => {
    const { read } = type;
    if (!read || !(type.entry ?? type.within)) return [];
    return [{ name, read, entries: (records) => entriesOf(type, records) }];
  }),
];
