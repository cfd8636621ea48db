import MiniSearch from 'minisearch';
import { entryKey, namesakeKey, type SearchEntry } from '@/lib/features/content-types/search-entry';
import { countWords, emptyVocabulary } from '@/lib/features/search/vocabulary';
import { formsOf, isStopWord, wordsOf } from '@/lib/util/spanish/words';
import { eventLoopTurns } from '@/lib/util/event-loop-turns';

/** Before any source is read: it finds nothing. */
export function emptyIndex() {
  const engine = new MiniSearch<SearchEntry & { key: string }>({
    idField: 'key',
    fields: ['title', 'context', 'keywords', 'text'],
    tokenize: wordsOf,
    // A title may consist of stop words: 'Quiénes somos'.
    processTerm: (word, field) => (field !== 'title' && isStopWord(word) ? null : formsOf(word)),
  });
  return { engine, entries: new Map<string, SearchEntry>(), vocabulary: emptyVocabulary() };
}

/** The site's own index, in memory. */
export type SiteIndex = ReturnType<typeof emptyIndex>;

const FIELDS = ['title', 'href', 'line', 'context', 'keywords', 'text'] as const;

const isSame = (a: SearchEntry, b: SearchEntry) => FIELDS.every((field) => a[field] === b[field]);

/** The page of a record that shares its title with another. Its source, a content type, is named as its kind. */
export const pageOfNamesake = ({ entries }: SiteIndex, kind: 'news' | 'press', id: number) =>
  entries.get(`${kind} ${namesakeKey(kind, id)}`)?.href;

function discard({ engine, entries, vocabulary }: SiteIndex, key: string): void {
  const old = entries.get(key);
  if (!old) return;
  engine.discard(key);
  entries.delete(key);
  countWords(vocabulary, old, -1);
}

/** Updates the entries of one source and returns their keys; `known` are the current ones. */
export async function updateSource(
  index: SiteIndex,
  source: string,
  known: ReadonlySet<string>,
  entries: Iterable<SearchEntry>,
): Promise<Set<string>> {
  const turn = eventLoopTurns();
  const keys = new Set<string>();
  for (const entry of entries) {
    const key = `${source} ${entryKey(entry)}`;
    const old = index.entries.get(key);
    if (!keys.has(key) && !(old && isSame(old, entry))) {
      discard(index, key);
      index.entries.set(key, entry);
      index.engine.add({ key, ...entry });
      countWords(index.vocabulary, entry, 1);
    }
    keys.add(key);
    await turn();
  }
  for (const key of known) {
    if (!keys.has(key)) discard(index, key);
    await turn();
  }
  return keys;
}
