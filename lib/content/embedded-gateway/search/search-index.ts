import MiniSearch from 'minisearch';
import { textOf } from '@/lib/content/html/text';
import { nameKey } from '@/lib/util/names';
import type { Json } from '../core/json';
import { SEARCHED_FILES, searchDocuments, type SearchDocument } from './documents';
import type { Store } from '../core/store';

type Documents = ReadonlyMap<string, SearchDocument>;

/** The engine, and the documents by the keys of its hits. */
export type SearchIndex = { engine: MiniSearch<SearchDocument>; documents: Documents };

type Known = { sources: readonly (Json | undefined)[]; index: Promise<SearchIndex> };

const known = new WeakMap<Store, Known>();

/** Documents indexed before yielding to other work. */
const CHUNK_SIZE = 5;

/** Returns the words of a text, without accents and in lower case. */
export const searchWords = (text: string): string[] => nameKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const fields: Record<string, (document: SearchDocument) => string> = {
  key: ({ key }) => key,
  title: ({ title }) => title,
  text: ({ html }) => textOf(html),
};

function emptyIndex(): SearchIndex {
  const engine = new MiniSearch<SearchDocument>({
    idField: 'key',
    fields: ['title', 'text'],
    extractField: (document, name) => fields[name]?.(document),
    tokenize: searchWords,
    // The tokenizer folds words already.
    processTerm: (term) => term,
    searchOptions: { boost: { title: 3 } },
  });
  return { engine, documents: new Map() };
}

const isSame = (a: SearchDocument, b: SearchDocument | undefined) =>
  a.title === b?.title && a.html === b.html;

async function update({ engine, documents: old }: SearchIndex, store: Store): Promise<SearchIndex> {
  const documents: Documents = new Map(
    (await searchDocuments(store)).map((document) => [document.key, document]),
  );
  for (const [key, document] of old) {
    if (!isSame(document, documents.get(key))) engine.discard(key);
  }
  const fresh = [...documents.values()].filter(({ key }) => !engine.has(key));
  await engine.addAllAsync(fresh, { chunkSize: CHUNK_SIZE });
  return { engine, documents };
}

/** Returns the index of the current content. */
export async function searchIndexOf(store: Store): Promise<SearchIndex> {
  const sources = await Promise.all(SEARCHED_FILES.map((name) => store.value(name)));
  const last = known.get(store);
  if (last?.sources.every((source, position) => source === sources[position])) return last.index;
  const index = (last?.index ?? Promise.resolve(emptyIndex())).then((old) => update(old, store));
  known.set(store, { sources, index });
  // A failed update may be partial: the next search rebuilds the index.
  index.catch(() => known.delete(store));
  return index;
}
