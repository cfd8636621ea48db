import 'server-only';
import { hash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { nameKey } from '@/lib/util/name-keys';
import { textOf } from '@/lib/content/html/text';
import { globalSingleton } from '@/lib/util/global-singleton';

/** In characters; the gateway's longest list fits (lib/content/gateway/size-limits.ts). */
const MAX_SIZE = 32 * 1024 * 1024;

const textStore = () =>
  new LRUCache<string, string>({
    maxSize: MAX_SIZE,
    sizeCalculation: (text, key) => text.length + key.length,
  });

/** Folded texts by the key of their HTML: parsing HTML is most of a search's cost. */
const folded = globalSingleton('indexed-texts', textStore);
const unfolded = globalSingleton('cached-html', textStore);

/** Texts folded before yielding to other work, about 10 ms. */
const CHUNK_SIZE = 50;

/** The key of a text: its hash. */
export function textKey(html: string): string {
  return hash('sha1', html, 'base64url');
}

/** Stores gateway HTML for `indexTexts`; returns its key. */
export function cacheText(html: string): string {
  const key = textKey(html);
  if (!folded.has(key)) unfolded.set(key, html);
  return key;
}

/** Folds the cached HTML of these keys; returns whether `indexedText` now has all of them. */
export async function indexTexts(keys: readonly string[]): Promise<boolean> {
  for (const [at, key] of keys.entries()) {
    const html = unfolded.get(key);
    if (html === undefined) continue;
    folded.set(key, nameKey(textOf(html)));
    unfolded.delete(key);
    if (at % CHUNK_SIZE === CHUNK_SIZE - 1) await pause();
  }
  return keys.every((key) => folded.has(key));
}

/** The text without accents and letter case, for searching only; undefined if evicted. */
export function indexedText(key: string): string | undefined {
  return folded.get(key);
}

/** The words of a search term, folded the same way. */
export function searchWords(term: string): string[] {
  return nameKey(term).split(' ').filter(Boolean);
}
