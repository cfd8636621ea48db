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

/** Returns the words of a text, without accents and in lower case. */
export const searchWords = (text: string): string[] => nameKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const fields: Record<string, (document: SearchDocument) => string> = {
  key: ({ key }) => key,
  title: ({ title }) => title,
  text: ({ html }) => textOf(html),
};

async function build(store: Store): Promise<SearchIndex> {
  const engine = new MiniSearch<SearchDocument>({
    idField: 'key',
    fields: ['title', 'text'],
    extractField: (document, name) => fields[name]?.(document),
    tokenize: searchWords,
    // The tokenizer folds words already.
    processTerm: (term) => term,
    searchOptions: { boost: { title: 3 } },
  });
  const list = await searchDocuments(store);
  const documents: Documents = new Map(list.map((document) => [document.key, document]));
  // This yields to other work after each few documents.
  await engine.addAllAsync([...documents.values()]);
  return { engine, documents };
}

/** Returns the index of the current content. */
export async function searchIndexOf(store: Store): Promise<SearchIndex> {
  const sources = await Promise.all(SEARCHED_FILES.map((name) => store.value(name)));
  const last = known.get(store);
  if (last?.sources.every((source, position) => source === sources[position])) return last.index;
  const index = build(store);
  known.set(store, { sources, index });
  // The next search builds it again.
  index.catch(() => known.delete(store));
  return index;
}
