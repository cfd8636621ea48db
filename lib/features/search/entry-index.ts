import { setImmediate as pause } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import {
  entryKey,
  duplicateKey,
  type EntryKind,
  type SearchEntry,
} from '@/lib/features/content-types/search-entry';
import { isStopWord, stem, wordsOf } from '@/lib/util/spanish/words';

/** Words that describe every entry of a kind. */
const IMPLIED: Partial<Record<EntryKind, string>> = {
  branch: 'sucursal oficina dirección ubicación teléfono horario hora día basura camión pasa',
  zone: 'zona colonia horario hora día basura camión pasa',
};

const isPlace = ({ kind }: SearchEntry) => kind === 'zone' || kind === 'branch';

/** Returns the fields of an entry that are indexed. */
const documentOf = (entry: SearchEntry) => ({
  ...entry,
  key: entryKey(entry),
  // People write the names of places as one word: "ahkimpech".
  joined: isPlace(entry) ? wordsOf(entry.title).join('') : '',
  implied: IMPLIED[entry.kind] ?? '',
});

/** Returns an index without entries. */
export const emptyIndex = () => ({
  engine: new MiniSearch<ReturnType<typeof documentOf>>({
    idField: 'key',
    fields: ['title', 'joined', 'context', 'keywords', 'text', 'implied'],
    tokenize: wordsOf,
    // A title may consist of stop words: 'Quiénes somos'.
    processTerm: (word, field) => (field !== 'title' && isStopWord(word) ? null : stem(word)),
  }),
  entries: new Map<string, SearchEntry>(),
});

/** The index of the site's pages, in memory. */
export type SiteIndex = ReturnType<typeof emptyIndex>;

/** The number of entries between two pauses for other work. */
const CHUNK_SIZE = 20;

/** Adds entries to an index, with pauses for other work. */
export async function addEntries(index: SiteIndex, entries: Iterable<SearchEntry>): Promise<void> {
  let added = 0;
  for (const entry of entries) {
    const document = documentOf(entry);
    // The gateway may list a record twice.
    if (!index.entries.has(document.key)) {
      index.entries.set(document.key, entry);
      index.engine.add(document);
    }
    added += 1;
    if (added % CHUNK_SIZE === 0) await pause();
  }
}

/** Returns the page of a record that shares its title with another. */
export const pageOfDuplicate = ({ entries }: SiteIndex, kind: 'news' | 'press', id: number) =>
  entries.get(duplicateKey(kind, id))?.href;
