import MiniSearch from 'minisearch';
import type { Json } from '../core/json';
import { SEARCHED_FILES, searchDocuments, type SearchDocument } from './documents';
import type { Store } from '../core/store';
import { plainText, wordsOf } from '../core/text';

type Documents = ReadonlyMap<string, SearchDocument>;

/** What there is to find, by key, and the engine that finds the keys. */
export type SearchIndex = { engine: MiniSearch<SearchDocument>; documents: Documents };

type Known = { sources: readonly (Json | undefined)[]; index: Promise<SearchIndex> };

const known = new WeakMap<Store, Known>();

/** Taken in before others have their turn, in some milliseconds: thousands take seconds. */
const AT_ONCE = 5;

const fields: Record<string, (document: SearchDocument) => string> = {
  key: ({ key }) => key,
  title: ({ title }) => title,
  text: ({ html }) => plainText(html),
};

function emptyIndex(): SearchIndex {
  const engine = new MiniSearch<SearchDocument>({
    idField: 'key',
    fields: ['title', 'text'],
    extractField: (document, name) => fields[name]?.(document),
    tokenize: wordsOf,
    // Words come folded from the tokenizer already.
    processTerm: (term) => term,
    searchOptions: { boost: { title: 3 } },
  });
  return { engine, documents: new Map() };
}

const isSame = (a: SearchDocument, b: SearchDocument | undefined) =>
  a.title === b?.title && a.html === b.html;

/** Brings an index up to date; what is as it was stays in it. */
async function update({ engine, documents: old }: SearchIndex, store: Store): Promise<SearchIndex> {
  const documents: Documents = new Map(
    (await searchDocuments(store)).map((document) => [document.key, document]),
  );
  for (const [key, document] of old) {
    if (!isSame(document, documents.get(key))) engine.discard(key);
  }
  const fresh = [...documents.values()].filter(({ key }) => !engine.has(key));
  await engine.addAllAsync(fresh, { chunkSize: AT_ONCE });
  return { engine, documents };
}

/** The index of what the content files hold now. */
export async function searchIndexOf(store: Store): Promise<SearchIndex> {
  const sources = await Promise.all(SEARCHED_FILES.map((name) => store.value(name)));
  const last = known.get(store);
  if (last?.sources.every((source, position) => source === sources[position])) return last.index;
  const index = (last?.index ?? Promise.resolve(emptyIndex())).then((old) => update(old, store));
  known.set(store, { sources, index });
  // Half an update is none: whoever asks next has it made anew.
  index.catch(() => known.delete(store));
  return index;
}
